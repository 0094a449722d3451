"""Skull King's own commands: what is typed becomes what the rules take."""

from collections.abc import Mapping
from typing import Any, Final

from discord import app_commands

from bot.tables.model import Table, TableError
from bot.ui.acts import lobby, play
from bot.ui.answer import visiting
from bot.ui.commands.players import complete_player, here, seat_or_none, seats_named
from bot.ui.commands.wording import add, choices, said
from bot.ui.desk import Desk
from bot.ui.faces.skullking.panel import panel
from bot.ui.faces.skullking.walk import walk
from bot.ui.visit import Interaction, Visit
from rules.contract import TABLE, Seat
from rules.skullking.abilities import BID_CHANGES, WAGERS
from rules.skullking.entries import Bid, Bonuses, Deal, Declaration, LostTricks
from rules.skullking.options import Scoring
from rules.skullking.structures import STRUCTURES

GAME: Final = "skullking"


def commands(group: app_commands.Group, desk: Desk) -> None:
    """Add Skull King's own commands to its group."""
    _add_new(group, desk)
    _add_bets(group, desk)
    _add_result(group, desk)
    _add_round(group, desk)


def _add_new(group: app_commands.Group, desk: Desk) -> None:
    async def new(
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
        async with visiting(desk, interaction) as visit:
            chosen = {name: value for name, value in options.items() if value is not None}
            await lobby.open_(visit, GAME, chosen)

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


def _add_bets(group: app_commands.Group, desk: Desk) -> None:
    async def bet(
        interaction: Interaction,
        tricks: app_commands.Range[int, 0, 10] | None = None,
        cannonball: bool | None = None,
        player: str | None = None,
    ) -> None:
        async with visiting(desk, interaction) as visit:
            table = await here(visit, GAME)
            seat = seat_or_none(table, player)
            if tricks is None:
                await _show(visit, table, seat)
                return
            bid = Bid(tricks, _cannonball(table, visit, seat) if cannonball is None else cannonball)
            await play.give(visit, table.id, bid, seat=seat)

    async def reveal(interaction: Interaction) -> None:
        async with visiting(desk, interaction) as visit:
            await play.reveal(visit, (await here(visit, GAME)).id)

    complete_player(add(group, "bet", bet), desk, "player")
    add(group, "reveal", reveal)


def _add_result(group: app_commands.Group, desk: Desk) -> None:
    async def result(
        interaction: Interaction,
        tricks: app_commands.Range[int, 0, 10],
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
        async with visiting(desk, interaction) as visit:
            table = await here(visit, GAME)
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
                wager=wager,
                bid_change=bid_change,
            )
            await play.give(visit, table.id, part, seat=seat_or_none(table, player))

    app_commands.choices(wager=_numbers(WAGERS), bid_change=_numbers(BID_CHANGES))(result)
    complete_player(add(group, "result", result), desk, "player", "loot_with")


def _add_round(group: app_commands.Group, desk: Desk) -> None:
    async def round_(
        interaction: Interaction,
        cards: app_commands.Range[int, 1, 10] | None = None,
        lost: app_commands.Range[int, 0, 2] | None = None,
    ) -> None:
        async with visiting(desk, interaction) as visit:
            table = await here(visit, GAME)
            if cards is not None:
                await play.enter(visit, table.id, Deal(cards))
            elif lost is not None:
                await play.give(visit, table.id, LostTricks(lost), seat=TABLE)
            else:
                play.check_speaks(visit, table, None)
                await visit.tell(walk(table, (), visit.words))

    add(group, "round", round_)


async def _show(visit: Visit, table: Table, seat: Seat | None) -> None:
    """Show what a seat has entered, to those who may know."""
    about = table.seat_of(visit.act.user) if seat is None else seat
    if about is None:
        raise TableError("not_seated")
    play.check_speaks(visit, table, about)
    own = table.seat_of(visit.act.user) == about
    await visit.tell(panel(table, about, visit.words, own=own))


def _cannonball(table: Table, visit: Visit, seat: Seat | None) -> bool:
    """Keep the shot that was chosen with an earlier bid."""
    about = table.seat_of(visit.act.user) if seat is None else seat
    drafted = None if about is None else table.drafts.get(about)
    return isinstance(drafted, Bid) and drafted.cannonball


def _numbers(values: tuple[int, ...]) -> list[app_commands.Choice[int]]:
    return [app_commands.Choice(name=f"{value:+d}" if value else "0", value=value) for value in values]
