"""Skyjo's own commands: what is typed becomes what the rules take."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.tables.model import Table, TableError
from bot.ui.acts import correcting, lobby, play
from bot.ui.boards.rounds import last_round
from bot.ui.commands.players import complete_player, here, here_or_last, seat_or_none
from bot.ui.commands.wording import add, said
from bot.ui.controls.skyjo.cards import LONGEST, read_grid
from bot.ui.controls.skyjo.correcting import Changes, correct
from bot.ui.controls.skyjo.forms import FORMS, GRID, ROUND, THRESHOLDS
from bot.ui.kit.message import AGAIN, Button, Message, Press
from bot.ui.looks.skyjo.cards import CLOSED
from bot.ui.looks.skyjo.giving import drafted
from bot.ui.request.answer import answering, explained
from bot.ui.request.context import Context, Interaction
from bot.ui.request.services import Services
from bot.ui.request.typed_again import refused_form
from rules.contract import RuleError, Seat
from rules.options import MOST
from rules.skyjo.entries import Total
from rules.skyjo.scoring import HIGHEST_ENTRY, LOWEST_ENTRY

GAME: Final = "skyjo"
Points = app_commands.Range[int, LOWEST_ENTRY, HIGHEST_ENTRY]
Cards = app_commands.Range[str, 1, LONGEST]


def commands(group: app_commands.Group, services: Services) -> None:
    """Add Skyjo's own commands to its group."""
    _add_new(group, services)
    _add_score(group, services)
    _add_grid(group, services)
    _add_round(group, services)
    _add_correct(group, services)


def _add_new(group: app_commands.Group, services: Services) -> None:
    async def new(
        interaction: Interaction, threshold: app_commands.Range[int, 1, MOST] | None = None
    ) -> None:
        async with answering(services, interaction) as context:
            await lobby.open_(context, GAME, {} if threshold is None else {"threshold": threshold})

    async def thresholds(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        del interaction
        return [
            app_commands.Choice(name=said(f"command-choice-threshold-{number}"), value=number)
            for number in THRESHOLDS
            if str(number).startswith(current.strip())
        ]

    command: app_commands.Command[Any, Any, Any] = add(group, "new", new)
    command.autocomplete("threshold")(thresholds)


def _add_score(group: app_commands.Group, services: Services) -> None:
    async def score(
        interaction: Interaction, points: Points, finisher: bool | None = None, player: str | None = None
    ) -> None:
        async with answering(services, interaction) as context:
            await context.once()
            table = await here(context, GAME)
            seat = seat_or_none(table, player)
            closed = _closed(context, table, seat, finisher)
            await play.give(context, table.id, Total(points, finisher=closed), seat=seat)

    complete_player(add(group, "score", score), services, "player")


def _add_grid(group: app_commands.Group, services: Services) -> None:
    async def grid(
        interaction: Interaction, cards: Cards, finisher: bool | None = None, player: str | None = None
    ) -> None:
        async with answering(services, interaction) as context:
            await context.once()
            table = await here(context, GAME)
            seat = seat_or_none(table, player)
            closed = _closed(context, table, seat, finisher)
            try:
                await play.give(context, table.id, read_grid(cards, finisher=closed), seat=seat)
            except (RuleError, TableError) as error:
                if not await _offer_again(context, table, seat, cards, closed=closed, error=error):
                    raise

    command = add(group, "grid", grid)
    app_commands.describe(
        cards=said("command-option-skyjo-cards"),
        finisher=said("command-option-finisher"),
        player=said("command-option-player"),
    )(command)
    complete_player(command, services, "player")


def _add_round(group: app_commands.Group, services: Services) -> None:
    async def round_(interaction: Interaction) -> None:
        async with answering(services, interaction) as context:
            table = await here(context, GAME)
            await context.form(await FORMS[ROUND].made(context, Press(ROUND, table.id, table.moment)))

    add(group, "round", round_)


def _add_correct(group: app_commands.Group, services: Services) -> None:
    async def correct_(  # noqa: PLR0917 (a command takes its options as they come)
        interaction: Interaction,
        round_: app_commands.Range[int, 1, 100] | None = None,
        player: str | None = None,
        points: Points | None = None,
        cards: Cards | None = None,
        finisher: bool | None = None,
    ) -> None:
        async with answering(services, interaction) as context:
            table = await here_or_last(context, GAME)
            number = last_round(table) if round_ is None else round_
            changes = Changes(points=points, cards=cards, finisher=finisher)
            seat = seat_or_none(table, player)
            if changes == Changes():
                await correcting.ask(context, table, number, FORMS["correct"], seat)
                return
            await correct(context, table, number, seat, changes)

    command = add(group, "correct", correct_)
    app_commands.describe(
        round_=said("command-option-round"),
        player=said("command-option-player"),
        points=said("command-option-points"),
        cards=said("command-option-skyjo-cards"),
        finisher=said("command-option-finisher"),
    )(command)
    complete_player(command, services, "player")


def _closed(context: Context, table: Table, seat: Seat | None, finisher: bool | None) -> bool:
    """Return whether the seat is said to have closed the round; where nothing is said now, as before."""
    if finisher is not None:
        return finisher
    hand = drafted(table, table.seat_of(context.act.user) if seat is None else seat)
    return hand is not None and hand.finisher


async def _offer_again(
    context: Context,
    table: Table,
    seat: Seat | None,
    cards: str,
    *,
    closed: bool,
    error: RuleError | TableError,
) -> bool:
    """Refuse twelve cards with a button that opens them in the form; tell whether that makes sense."""
    args = () if seat is None else (str(seat),)
    press = Press("grid", table.id, table.moment, args)
    try:
        form = await GRID.made(context, press)
    except (RuleError, TableError):
        return False
    refused = await explained(context, error)
    if refused is None:
        return False
    typed: discord.Embed = refused_form(form, {"cards": (cards,), CLOSED: (CLOSED,) if closed else ()})
    again = Button(
        label=context.words("form-correct"),
        press=Press("grid", table.id, table.moment, (*args, AGAIN)),
        style="primary",
    )
    await context.tell(Message(content=refused.content, embed=typed, rows=((again,),)))
    return True
