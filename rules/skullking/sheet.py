"""Skull King in a score sheet: cards, bids, tricks, and what else a player declared."""

from collections.abc import Mapping
from typing import Any, Final

from rules.contract import Back, Left, RuleError, Seat
from rules.sheet_form import (
    Names,
    Played,
    SheetForm,
    a_list,
    an_object,
    by_player,
    check_keys,
    flag,
    players,
    required,
    whole,
)
from rules.skullking.entries import Bid, Bids, Bonuses, Deal, Declaration, Entry, Result
from rules.skullking.game import GAME
from rules.skullking.options import write_options
from rules.skullking.state import State, cards_now, present, round_number

KEYS: Final = (
    "cards",
    "bids",
    "tricks",
    "lost_tricks",
    "bonuses",
    "wagers",
    "bid_changes",
    "cannonballs",
    "alliances",
    "out",
    "walked_out",
)
OF_PLAYERS: Final = ("bids", "tricks", "bonuses", "wagers", "bid_changes")
COUNTS: Final = ("fourteens", "mermaids", "pirates", "other")
FLAGS: Final = ("black_fourteen", "skull_king")
PAIR: Final = 2


def read_round(state: State, played: Played, names: Names) -> tuple[Entry, ...]:
    """Read a round into its entries. RuleError `sheet_…` for its format, `stands_out` for one who is out.

    `walked_out` names who left the game after bidding, with that bid: it is bid, then void.
    """
    number = round_number(state)
    check_keys(played, KEYS, number)
    required(played, "bids", number)
    required(played, "tricks", number)
    out = players(played, "out", names, number)
    said = {key: by_player(played, key, names, number) for key in OF_PLAYERS}
    gone = by_player(played, "walked_out", names, number)
    _check_players(state, said, (*out, *gone))
    bids = _bids(said["bids"] | gone, played, names, number)
    result = _result(said, played, names, number)
    deal = (Deal(whole(played["cards"], "cards", number)),) if "cards" in played else ()
    back = tuple(Back(seat) for seat in gone if seat in state.left)
    returned = tuple(Back(seat) for seat in gone if seat not in state.left)
    return (*deal, *back, bids, *(Left(seat) for seat in gone), *returned, result)


def write_round(state: State, entries: tuple[Entry, ...], names: Names) -> dict[str, object]:
    """Write a round as `read_round` reads it, from the state before it."""
    dealt = [entry.cards for entry in entries if isinstance(entry, Deal)]
    bids = [entry for entry in entries if isinstance(entry, Bids)][-1].bids
    (result,) = (entry for entry in entries if isinstance(entry, Result))
    bid = {seat: own for seat, own in enumerate(bids) if own is not None}
    won = {seat: own for seat, own in enumerate(result.declarations) if own is not None}
    called = names.all
    written: dict[str, object] = {
        "cards": dealt[-1] if dealt else cards_now(state),
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


def coming(state: State) -> dict[str, object]:
    """Say how many cards the round at the table deals to each."""
    return {"cards": cards_now(state)}


def _check_players(state: State, said: Mapping[str, Mapping[Seat, object]], out: tuple[Seat, ...]) -> None:
    """RuleError unless all who play have bid and tricks, and all who are out have nothing."""
    number = round_number(state)
    for key, values in said.items():
        for seat in values:
            if seat in out:
                raise RuleError("stands_out", round=number, seat=seat, key=key)
            if seat not in said["bids"]:
                raise RuleError("sheet_player_missing", round=number, seat=seat, key="bids")
    for seat in present(state):
        for key in ("bids", "tricks"):
            if seat not in out and seat not in said[key]:
                raise RuleError("sheet_player_missing", round=number, seat=seat, key=key)


def _bids(said: Mapping[Seat, object], played: Played, names: Names, number: int) -> Bids:
    cannonballs = players(played, "cannonballs", names, number)
    for seat in cannonballs:
        if seat not in said:
            raise RuleError("stands_out", round=number, seat=seat, key="cannonballs")
    bids = {
        seat: Bid(whole(tricks, "bids", number, seat), cannonball=seat in cannonballs)
        for seat, tricks in said.items()
    }
    return Bids(tuple(bids.get(seat) for seat in range(len(names.all))))


def _result(said: Mapping[str, Mapping[Seat, object]], played: Played, names: Names, number: int) -> Result:
    allies = _allies(played, names, number)
    for seat in allies:
        if seat not in said["tricks"]:
            raise RuleError("stands_out", round=number, seat=seat, key="alliances")
    declarations = {
        seat: Declaration(
            tricks=whole(tricks, "tricks", number, seat),
            bonuses=_read_bonuses(said["bonuses"].get(seat, {}), number, seat),
            loot_with=allies.get(seat, ()),
            wager=whole(said["wagers"].get(seat, 0), "wagers", number, seat),
            bid_change=whole(said["bid_changes"].get(seat, 0), "bid_changes", number, seat),
        )
        for seat, tricks in said["tricks"].items()
    }
    return Result(
        declarations=tuple(declarations.get(seat) for seat in range(len(names.all))),
        lost=whole(played.get("lost_tricks", 0), "lost_tricks", number),
    )


def _read_bonuses(value: object, number: int, seat: Seat) -> Bonuses:
    said = an_object(value, "bonuses", number)
    check_keys(said, (*COUNTS, *FLAGS), number)
    counts: dict[str, Any] = {key: whole(said.get(key, 0), key, number, seat) for key in COUNTS}
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
        player, winner = (names.seat(name, number) for name in both)
        allies[player] = (*allies.get(player, ()), winner)
    return allies


FORM: Final = SheetForm(
    game=GAME,
    first="dealer",
    read_round=read_round,
    write_round=write_round,
    write_options=write_options,
    coming=coming,
)
