"""Skull King's own commands: what is typed becomes what the rules take."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from discord import app_commands

from bot.tables.model import Table
from bot.ui.acts import correcting, lobby, play
from bot.ui.boards.rounds import last_round
from bot.ui.commands.players import complete_player, here, here_for, here_or_last, seat_or_none, seats_named
from bot.ui.commands.wording import add, choices, said
from bot.ui.controls.bidding.commands import Tricks, add_reveal, begin_walk, drafted_by, enter_bet
from bot.ui.controls.skullking.correcting import correct as correct_round
from bot.ui.controls.skullking.forms import FORMS
from bot.ui.controls.skullking.making import MAKING
from bot.ui.controls.skullking.referee import judge, tell_need
from bot.ui.request.answer import answering
from bot.ui.request.context import Context, Interaction
from bot.ui.request.services import Services
from rules.contract import TABLE, Seat
from rules.skullking.abilities import BID_CHANGES, WAGERS
from rules.skullking.entries import Bid, Bonuses, Deal, Declaration, LostTricks
from rules.skullking.options import Scoring
from rules.skullking.structures import STRUCTURES

GAME: Final = "skullking"


def commands(group: app_commands.Group, services: Services) -> None:
    """Add Skull King's own commands to its group."""
    _add_new(group, services)
    _add_bets(group, services)
    _add_result(group, services)
    _add_round(group, services)
    _add_correct(group, services)
    _add_questions(group, services)


def _add_new(group: app_commands.Group, services: Services) -> None:
    async def new(  # noqa: PLR0917 (a command takes its options as they come)
        interaction: Interaction,
        rounds: str | None = None,
        scoring: str | None = None,
        edition: str | None = None,
        kraken: bool | None = None,
        whale: bool | None = None,
        loot: bool | None = None,
        bonus_on_miss: bool | None = None,
        house_rules: bool | None = None,
    ) -> None:
        options: Mapping[str, object] = {
            "rounds": rounds,
            "scoring": scoring,
            "edition": edition,
            "kraken": kraken,
            "whale": whale,
            "loot": loot,
            "bonus_on_miss": bonus_on_miss,
            "house_rules": house_rules,
        }
        async with answering(services, interaction) as context:
            chosen = {name: value for name, value in options.items() if value is not None}
            await lobby.open_(context, GAME, chosen)

    async def structures(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        del interaction
        return [
            app_commands.Choice(name=said(f"command-choice-rounds-{name}"), value=name)
            for name in STRUCTURES
            if current.casefold() in name
        ]

    app_commands.choices(
        scoring=choices("scoring", *Scoring), edition=choices("edition", "2021", "2018", "first")
    )(new)
    command: app_commands.Command[Any, Any, Any] = add(group, "new", new)
    command.autocomplete("rounds")(structures)


def _add_bets(group: app_commands.Group, services: Services) -> None:
    async def bet(
        interaction: Interaction,
        tricks: Tricks | None = None,
        cannonball: bool | None = None,
        player: str | None = None,
    ) -> None:
        async with answering(services, interaction) as context:
            table, seat = await here_for(context, GAME, player)
            fired = MAKING if cannonball is None else replace(MAKING, bid=lambda _, bet: Bid(bet, cannonball))
            await enter_bet(context, table, tricks, seat, fired)

    complete_player(add(group, "bet", bet), services, "player")
    add_reveal(group, services, GAME)


def _add_result(group: app_commands.Group, services: Services) -> None:
    async def result(  # noqa: PLR0917 (a command takes its options as they come)
        interaction: Interaction,
        tricks: Tricks,
        fourteens: app_commands.Range[int, 0, 3] = 0,
        black_fourteen: bool = False,
        mermaids: app_commands.Range[int, 0, 2] = 0,
        pirates: app_commands.Range[int, 0, 6] = 0,
        skull_king: bool = False,
        loot_with: str | None = None,
        wager: int = 0,
        bid_change: int = 0,
        other: app_commands.Range[int, -1000, 1000] = 0,
        player: str | None = None,
    ) -> None:
        async with answering(services, interaction) as context:
            table = await here(context, GAME)
            bonuses = Bonuses(
                fourteens=fourteens,
                black_fourteen=black_fourteen,
                mermaids=mermaids,
                pirates=pirates,
                skull_king=skull_king,
                other=other,
            )
            part = Declaration(
                tricks=tricks,
                bonuses=bonuses,
                loot_with=seats_named(table, loot_with),
                took_loot=_took_loot(table, context, seat_or_none(table, player)),
                wager=wager,
                bid_change=bid_change,
            )
            await play.give(context, table.id, part, seat=seat_or_none(table, player))

    app_commands.choices(wager=_numbers(WAGERS), bid_change=_numbers(BID_CHANGES))(result)
    complete_player(add(group, "result", result), services, "player", "loot_with")


def _add_round(group: app_commands.Group, services: Services) -> None:
    async def round_(
        interaction: Interaction,
        cards: app_commands.Range[int, 1, 10] | None = None,
        lost: app_commands.Range[int, 0, 2] | None = None,
    ) -> None:
        async with answering(services, interaction) as context:
            table = await here(context, GAME)
            if cards is not None:
                await play.enter(context, table.id, Deal(cards))
            elif lost is not None:
                await play.give(context, table.id, LostTricks(lost), seat=TABLE)
            else:
                await begin_walk(context, table)

    add(group, "round", round_)


def _add_correct(group: app_commands.Group, services: Services) -> None:
    async def correct(  # noqa: PLR0917 (a command takes its options as they come)
        interaction: Interaction,
        round_: app_commands.Range[int, 1, 100] | None = None,
        player: str | None = None,
        bet: Tricks | None = None,
        cannonball: bool | None = None,
        tricks: Tricks | None = None,
        fourteens: app_commands.Range[int, 0, 3] | None = None,
        black_fourteen: bool | None = None,
        mermaids: app_commands.Range[int, 0, 2] | None = None,
        pirates: app_commands.Range[int, 0, 6] | None = None,
        skull_king: bool | None = None,
        loot_with: str | None = None,
        wager: int | None = None,
        bid_change: int | None = None,
        other: app_commands.Range[int, -1000, 1000] | None = None,
        lost: app_commands.Range[int, 0, 2] | None = None,
    ) -> None:
        given = {
            "bet": bet,
            "cannonball": cannonball,
            "tricks": tricks,
            "fourteens": fourteens,
            "black_fourteen": black_fourteen,
            "mermaids": mermaids,
            "pirates": pirates,
            "skull_king": skull_king,
            "wager": wager,
            "bid_change": bid_change,
            "other": other,
            "lost": lost,
        }
        async with answering(services, interaction) as context:
            table = await here_or_last(context, GAME)
            number = last_round(table) if round_ is None else round_
            changes: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
            if loot_with is not None:
                changes["loot_with"] = seats_named(table, loot_with)
            seat = seat_or_none(table, player)
            if not changes:
                await correcting.ask(context, table, number, FORMS["correct"], seat)
                return
            await correct_round(context, table, number, seat, changes)

    app_commands.choices(wager=_numbers(WAGERS), bid_change=_numbers(BID_CHANGES))(correct)
    complete_player(add(group, "correct", correct), services, "player", "loot_with")


def _add_questions(group: app_commands.Group, services: Services) -> None:
    async def trick(interaction: Interaction, cards: str) -> None:
        async with answering(services, interaction) as context:
            channel = interaction.channel_id
            table = None if channel is None else await context.tables.at(channel)
            await judge(context, table, cards)

    async def need(interaction: Interaction, player: str | None = None) -> None:
        async with answering(services, interaction) as context:
            table = await here(context, GAME)
            await tell_need(context, table, seat_or_none(table, player))

    add(group, "trick", trick)
    complete_player(add(group, "need", need), services, "player")


def _took_loot(table: Table, context: Context, seat: Seat | None) -> tuple[Seat, ...]:
    """Keep what an earlier declaration has confirmed."""
    drafted = drafted_by(context, table, seat)
    return drafted.took_loot if isinstance(drafted, Declaration) else ()


def _numbers(values: tuple[int, ...]) -> list[app_commands.Choice[int]]:
    return [app_commands.Choice(name=f"{value:+d}" if value else "0", value=value) for value in values]
