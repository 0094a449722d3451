"""Skull King in a score sheet: cards, bids, tricks, and what else a player declared."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from rules.bidding import sheet as bidding
from rules.bidding.play import by_seat, row
from rules.bidding.sheet import bids_and_result, check_players, coming, entries_of_round
from rules.bidding.state import round_number
from rules.contract import RuleError, Seat
from rules.sheet_form import (
    STEP_KEYS,
    Names,
    Played,
    SheetForm,
    a_list,
    an_object,
    by_player,
    check_keys,
    check_keys_of,
    flag,
    numbers_by_seat,
    players,
    whole_number,
)
from rules.skullking.entries import Bid, Bids, Bonuses, Deal, Declaration, Entry, Result
from rules.skullking.game import GAME
from rules.skullking.options import write_options
from rules.skullking.state import State

BEFORE_TRICKS: Final = ("cards", "bids", "cannonballs", "out", "walked_out")
"""What a round's course says in their place, where there is one."""
AFTER_BIDS: Final = ("tricks", "lost_tricks", "bonuses", "wagers", "bid_changes", "alliances")
STEPS: Final = ("cards", "bids", "cannonballs")
COUNTS: Final = ("fourteens", "mermaids", "pirates", "other")
FLAGS: Final = ("black_fourteen", "skull_king")
PAIR: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What a round of a sheet says: `plain`, as in any game of hidden bids, and what is Skull King's own.

    By player, in tricks, points or cards.
    """

    plain: bidding.Said
    cards: int | None
    cannonballs: tuple[Seat, ...]
    bonuses: dict[Seat, Bonuses]
    wagers: dict[Seat, int]
    bid_changes: dict[Seat, int]
    allies: dict[Seat, tuple[Seat, ...]]
    lost: int


def parse_round(played: Played, names: Names, number: int) -> Said:
    """Read what a round says, whatever went before it. RuleError `sheet_…`."""
    plain = bidding.parse_round(played, names, number, before=BEFORE_TRICKS, after=AFTER_BIDS)
    bonuses = by_player(played, "bonuses", names, number)
    return Said(
        plain=plain,
        cards=whole_number(played["cards"], "cards", number) if "cards" in played else None,
        cannonballs=players(played, "cannonballs", names, number),
        bonuses={seat: _parse_bonuses(said, number, seat) for seat, said in bonuses.items()},
        wagers=numbers_by_seat(played, "wagers", names, number),
        bid_changes=numbers_by_seat(played, "bid_changes", names, number),
        allies=_allies(played, names, number),
        lost=whole_number(played.get("lost_tricks", 0), "lost_tricks", number),
    )


def parse_step(step: Played, names: Names, number: int) -> Entry:
    """Read a step of a round's course: `cards`, or `bids` with their `cannonballs`. RuleError `sheet_…`."""
    check_keys(step, (*STEPS, *STEP_KEYS), number)
    if "cards" in step:
        check_keys(step, ("cards",), number)
        return Deal(whole_number(step["cards"], "cards", number))
    bids = bidding.parse_step(step, names, number, steps=STEPS)
    return _bids(bids, players(step, "cannonballs", names, number), len(names.all), number)


def read_round(state: State, said: Said) -> tuple[Entry, ...]:
    """Make the entries of a round. RuleError `stands_out` for one who is out, `sheet_player_missing`."""
    _check_players(state, said)

    def bids(tricks: Mapping[Seat, int]) -> Bids:
        return _bids(tricks, said.cannonballs, state.setup.seats, round_number(state))

    deal = () if said.cards is None else (Deal(said.cards),)
    return (*deal, *entries_of_round(state, said.plain, bids, _result(state, said)))


def write_round(state: State, entries: tuple[Entry, ...], names: Names) -> dict[str, object]:
    """Write a round as `read_round` reads it, from the state before it."""
    dealt = [entry.cards for entry in entries if isinstance(entry, Deal)]
    bids, result = bids_and_result(entries, Bids, Result)
    won, called = by_seat(result.declarations), names.all
    beside: dict[str, object] = {
        "lost_tricks": result.lost,
        "bonuses": {called[seat]: said for seat, own in won.items() if (said := _bonuses(own.bonuses))},
        "wagers": {called[seat]: own.wager for seat, own in won.items() if own.wager},
        "bid_changes": {called[seat]: own.bid_change for seat, own in won.items() if own.bid_change},
        "cannonballs": _cannonballs(bids, names),
        "alliances": [[called[seat], called[ally]] for seat, own in won.items() for ally in own.loot_with],
    }
    first = {"cards": dealt[-1] if dealt else state.cards}
    return bidding.write_round(state, entries, names, first=first, beside=beside)


def write_step(entry: Deal | Bids, names: Names) -> dict[str, object]:
    """Write a step of a round's course as `parse_step` reads it."""
    if isinstance(entry, Deal):
        return {"cards": entry.cards}
    step, cannonballs = bidding.write_step(entry, names), _cannonballs(entry, names)
    return {**step, "cannonballs": cannonballs} if cannonballs else step


def settled(state: State) -> State:
    """Leave out what an unfinished round has entered."""
    return replace(bidding.settled(state), dealt=None, graybeard=False)


def _check_players(state: State, said: Said) -> None:
    """RuleError as `check_players`, and `stands_out` for an alliance of one who has no tricks."""
    beside: dict[str, Mapping[Seat, object]] = {
        "bonuses": said.bonuses,
        "wagers": said.wagers,
        "bid_changes": said.bid_changes,
    }
    check_players(state, said.plain, beside)
    for seat in said.allies:
        if seat not in said.plain.tricks:
            raise RuleError("stands_out", round=round_number(state), seat=seat, key="alliances")


def _bids(tricks: Mapping[Seat, int], cannonballs: tuple[Seat, ...], seats: int, number: int) -> Bids:
    for seat in cannonballs:
        if seat not in tricks:
            raise RuleError("stands_out", round=number, seat=seat, key="cannonballs")
    bids = {seat: Bid(own, cannonball=seat in cannonballs) for seat, own in tricks.items()}
    return Bids(tuple(bids.get(seat) for seat in range(seats)))


def _result(state: State, said: Said) -> Result:
    declarations = {
        seat: Declaration(
            tricks=tricks,
            bonuses=said.bonuses.get(seat, Bonuses()),
            loot_with=said.allies.get(seat, ()),
            wager=said.wagers.get(seat, 0),
            bid_change=said.bid_changes.get(seat, 0),
        )
        for seat, tricks in said.plain.tricks.items()
    }
    return Result(declarations=row(state, declarations), lost=said.lost)


def _cannonballs(entry: Bids, names: Names) -> list[str]:
    return [names.all[seat] for seat, own in by_seat(entry.bids).items() if own.cannonball]


def _parse_bonuses(value: object, number: int, seat: Seat) -> Bonuses:
    said = an_object(value, "bonuses", number, seat)
    check_keys_of(said, (*COUNTS, *FLAGS), "bonuses", number, seat)
    counts: dict[str, Any] = {key: whole_number(said.get(key, 0), key, number, seat) for key in COUNTS}
    flags = {key: flag(said.get(key, False), key, number, seat) for key in FLAGS}
    return Bonuses(**counts, **flags)


def _bonuses(bonuses: Bonuses) -> dict[str, object]:
    return {key: value for key in (*COUNTS, *FLAGS) if (value := getattr(bonuses, key))}


def _allies(played: Played, names: Names, number: int) -> dict[Seat, tuple[Seat, ...]]:
    allies: dict[Seat, tuple[Seat, ...]] = {}
    for pair in a_list(played.get("alliances", []), "alliances", number):
        both = a_list(pair, "alliances", number)
        if len(both) != PAIR:
            raise RuleError("sheet_not_a_pair", round=number, key="alliances", given=len(both))
        player, winner = (names.seat(name, "alliances", number) for name in both)
        allies[player] = (*allies.get(player, ()), winner)
    return allies


FORM: Final = SheetForm(
    game=GAME,
    first="dealer",
    parse_round=parse_round,
    read_round=read_round,
    write_round=write_round,
    write_options=write_options,
    coming=coming,
    in_the_midst=lambda said: said.plain.left,
    parse_step=parse_step,
    write_step=write_step,
    in_course=BEFORE_TRICKS,
    settled=settled,
)
