"""Skull King in a score sheet: cards, bids, tricks, and what else a player declared."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from rules.bidding.state import present, round_number
from rules.contract import Back, Left, RuleError, Seat
from rules.sheet_form import (
    ROUND_KEYS,
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
    required,
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
    """What a round of a sheet says: by player, in tricks, points or cards.

    `gone`: the bids of who left after the bids; `left`: who of them stayed away.
    """

    cards: int | None
    bids: dict[Seat, int]
    gone: dict[Seat, int]
    left: tuple[Seat, ...]
    cannonballs: tuple[Seat, ...]
    out: tuple[Seat, ...]
    tricks: dict[Seat, int]
    bonuses: dict[Seat, Bonuses]
    wagers: dict[Seat, int]
    bid_changes: dict[Seat, int]
    allies: dict[Seat, tuple[Seat, ...]]
    lost: int


def parse_round(played: Played, names: Names, number: int) -> Said:
    """Read what a round says, whatever went before it. RuleError `sheet_…`.

    `walked_out` names who left the game after bidding, with that bid: it is bid, then void.
    """
    if "course" in played:
        check_keys(played, (*AFTER_BIDS, *ROUND_KEYS), number)
    else:
        check_keys(played, (*BEFORE_TRICKS, *AFTER_BIDS, *ROUND_KEYS), number)
        required(played, "bids", number)
    required(played, "tricks", number)
    bonuses = by_player(played, "bonuses", names, number)
    gone = numbers_by_seat(played, "walked_out", names, number)
    return Said(
        cards=whole_number(played["cards"], "cards", number) if "cards" in played else None,
        bids=numbers_by_seat(played, "bids", names, number),
        gone=gone,
        left=tuple(seat for seat in players(played, "left", names, number) if seat in gone),
        cannonballs=players(played, "cannonballs", names, number),
        out=players(played, "out", names, number),
        tricks=numbers_by_seat(played, "tricks", names, number),
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
    required(step, "bids", number)
    bids = numbers_by_seat(step, "bids", names, number)
    return _bids(bids, players(step, "cannonballs", names, number), len(names.all), number)


def read_round(state: State, said: Said) -> tuple[Entry, ...]:
    """Make the entries of a round. RuleError `stands_out` for one who is out, `sheet_player_missing`."""
    if state.bids is not None:  # the course of the round has come to its tricks
        bids = {seat: bid.tricks for seat, bid in enumerate(state.bids) if bid is not None}
        _check_players(state, said, bids, ())
        return (_result(said, state.setup.seats),)
    _check_players(state, said, said.bids, (*said.out, *said.gone))
    deal = () if said.cards is None else (Deal(said.cards),)
    back = tuple(Back(seat) for seat in said.gone if seat in state.left)
    bids_made = _bids(said.bids | said.gone, said.cannonballs, state.setup.seats, round_number(state))
    stays_away = {*said.left, *state.left}
    returned = tuple(Back(seat) for seat in said.gone if seat not in stays_away)
    gone = tuple(Left(seat) for seat in said.gone)
    return (*deal, *back, bids_made, *gone, *returned, _result(said, state.setup.seats))


def write_round(state: State, entries: tuple[Entry, ...], names: Names) -> dict[str, object]:
    """Write a round as `read_round` reads it, from the state before it."""
    dealt = [entry.cards for entry in entries if isinstance(entry, Deal)]
    bids = [entry for entry in entries if isinstance(entry, Bids)][-1].bids
    (result,) = (entry for entry in entries if isinstance(entry, Result))
    bid = {seat: own for seat, own in enumerate(bids) if own is not None}
    won = {seat: own for seat, own in enumerate(result.declarations) if own is not None}
    called = names.all
    written: dict[str, object] = {
        "cards": dealt[-1] if dealt else state.cards,
        "bids": {called[seat]: bid[seat].tricks for seat in won},
        "tricks": {called[seat]: own.tricks for seat, own in won.items()},
    }
    rest: dict[str, object] = {
        "lost_tricks": result.lost,
        "bonuses": {called[seat]: said for seat, own in won.items() if (said := _bonuses(own.bonuses))},
        "wagers": {called[seat]: own.wager for seat, own in won.items() if own.wager},
        "bid_changes": {called[seat]: own.bid_change for seat, own in won.items() if own.bid_change},
        "cannonballs": [called[seat] for seat, own in bid.items() if own.cannonball],
        "alliances": [[called[seat], called[ally]] for seat, own in won.items() for ally in own.loot_with],
        "out": [called[seat] for seat, own in enumerate(bids) if own is None],
        "walked_out": {called[seat]: own.tricks for seat, own in bid.items() if seat not in won},
    }
    return written | {key: value for key, value in rest.items() if value}


def write_step(entry: Deal | Bids, names: Names) -> dict[str, object]:
    """Write a step of a round's course as `parse_step` reads it."""
    if isinstance(entry, Deal):
        return {"cards": entry.cards}
    bid = {names.all[seat]: own for seat, own in enumerate(entry.bids) if own is not None}
    cannonballs = [name for name, own in bid.items() if own.cannonball]
    step: dict[str, object] = {"bids": {name: own.tricks for name, own in bid.items()}}
    return {**step, "cannonballs": cannonballs} if cannonballs else step


def settled(state: State) -> State:
    """Leave out what an unfinished round has entered."""
    return replace(state, dealt=None, bids=None, graybeard=False, walked_out=0)


def coming(state: State) -> dict[str, object]:
    """Say how many cards the round at the table deals to each."""
    return {"cards": state.cards}


def _check_players(state: State, said: Said, bids: Mapping[Seat, object], out: tuple[Seat, ...]) -> None:
    """RuleError unless all who play have bid and tricks, and all who are out have nothing."""
    number = round_number(state)
    told: dict[str, Mapping[Seat, object]] = {
        "bids": bids,
        "tricks": said.tricks,
        "bonuses": said.bonuses,
        "wagers": said.wagers,
        "bid_changes": said.bid_changes,
    }
    for key, values in told.items():
        for seat in values:
            if seat in out:
                raise RuleError("stands_out", round=number, seat=seat, key=key)
            if seat not in bids:
                raise RuleError("sheet_player_missing", round=number, seat=seat, key="bids")
    playing = present(state) if state.bids is None else tuple(bids)
    for seat in playing:
        for key in ("bids", "tricks"):
            if seat not in out and seat not in told[key]:
                raise RuleError("sheet_player_missing", round=number, seat=seat, key=key)
    for seat in said.allies:
        if seat not in said.tricks:
            raise RuleError("stands_out", round=number, seat=seat, key="alliances")


def _bids(tricks: Mapping[Seat, int], cannonballs: tuple[Seat, ...], seats: int, number: int) -> Bids:
    for seat in cannonballs:
        if seat not in tricks:
            raise RuleError("stands_out", round=number, seat=seat, key="cannonballs")
    bids = {seat: Bid(own, cannonball=seat in cannonballs) for seat, own in tricks.items()}
    return Bids(tuple(bids.get(seat) for seat in range(seats)))


def _result(said: Said, seats: int) -> Result:
    declarations = {
        seat: Declaration(
            tricks=tricks,
            bonuses=said.bonuses.get(seat, Bonuses()),
            loot_with=said.allies.get(seat, ()),
            wager=said.wagers.get(seat, 0),
            bid_change=said.bid_changes.get(seat, 0),
        )
        for seat, tricks in said.tricks.items()
    }
    return Result(declarations=tuple(declarations.get(seat) for seat in range(seats)), lost=said.lost)


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
    in_the_midst=lambda said: said.left,
    parse_step=parse_step,
    write_step=write_step,
    in_course=BEFORE_TRICKS,
    settled=settled,
)
