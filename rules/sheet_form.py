"""What a game says about its rounds in a score sheet, and how single values of a sheet are read.

A sheet comes straight from JSON: nothing in it is taken on trust. Every refusal is a `RuleError`
`sheet_…` that names the round, the player and the key (0: a key of the sheet as a whole).
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from rules.contract import AnyGame, RuleError, Seat
from rules.options import shown

Played = Mapping[str, object]
"""One element of a sheet's `played`, as it stands in the JSON."""


@dataclass(frozen=True, slots=True)
class Names:
    """The players of a sheet, in the order in which they sit."""

    all: tuple[str, ...]

    def seat(self, value: object, round_: int) -> Seat:
        """Find who is named. RuleError `sheet_unknown_player`."""
        if not isinstance(value, str) or value not in self.all:
            raise RuleError("sheet_unknown_player", round=round_, given=shown(value))
        return self.all.index(value)


def nothing_beside(state: Any) -> tuple[dict[str, tuple[int, ...]], ...]:
    """Add nothing to any finished round of an answer."""
    del state
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetForm:
    """How a game stands in a score sheet. `rules.games` lists one for each game."""

    game: AnyGame
    first: Literal["dealer", "first"]
    """The key that names who deals or starts."""
    read_round: Callable[[Any, Played, Names], tuple[Any, ...]]
    """The entries of one played round, in this state. RuleError if it says what cannot be."""
    write_round: Callable[[Any, tuple[Any, ...], Names], dict[str, object]]
    """A played round, from the state before it and its entries: `read_round`'s inverse."""
    write_options: Callable[[Any], dict[str, object]]
    """The options by name: `read_options`' inverse."""
    coming: Callable[[Any], dict[str, object]]
    """What is known of the round to come, besides who deals or starts."""
    beside: Callable[[Any], tuple[dict[str, tuple[int, ...]], ...]] = nothing_beside
    """More that an answer says of each finished round, besides points and totals: a number a seat."""


def check_keys(values: Mapping[str, object], known: Collection[str], round_: int) -> None:
    """Refuse keys that a sheet does not have there. RuleError `sheet_unknown_key`."""
    for key in values:
        if key not in known:
            raise RuleError("sheet_unknown_key", round=round_, key=shown(key), choices=tuple(known))


def required(values: Mapping[str, object], key: str, round_: int) -> object:
    """Give the value of a key that must be there. RuleError `sheet_key_missing`."""
    if key not in values:
        raise RuleError("sheet_key_missing", round=round_, key=key)
    return values[key]


def an_object(value: object, key: str, round_: int) -> Mapping[str, object]:
    """Give a JSON object. RuleError `sheet_not_object`, without a key `sheet_itself_not_object`."""
    if not isinstance(value, Mapping):
        if not key:
            raise RuleError("sheet_itself_not_object", given=shown(value))
        raise RuleError("sheet_not_object", round=round_, key=key, given=shown(value))
    return value


def a_list(value: object, key: str, round_: int) -> tuple[object, ...]:
    """Give a JSON list. RuleError `sheet_not_list`."""
    if not isinstance(value, list | tuple):
        raise RuleError("sheet_not_list", round=round_, key=key, given=shown(value))
    return tuple(value)


def by_player(values: Mapping[str, object], key: str, names: Names, round_: int) -> dict[Seat, object]:
    """Give what a key says of each player named in it; nothing where it is left out.

    RuleError `sheet_not_object`, `sheet_unknown_player`.
    """
    said = an_object(values.get(key, {}), key, round_)
    return {names.seat(name, round_): value for name, value in said.items()}


def players(values: Mapping[str, object], key: str, names: Names, round_: int) -> tuple[Seat, ...]:
    """Give the players that a key lists; none where it is left out.

    RuleError `sheet_not_list`, `sheet_unknown_player`, `sheet_player_twice`.
    """
    seats = tuple(names.seat(name, round_) for name in a_list(values.get(key, []), key, round_))
    for seat in seats:
        if seats.count(seat) > 1:
            raise RuleError("sheet_player_twice", round=round_, seat=seat, key=key)
    return seats


def whole(value: object, key: str, round_: int, seat: Seat | None = None) -> int:
    """Give a whole number; `true` is none.

    RuleError `sheet_not_whole`; of a player's value `sheet_player_not_whole`.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if seat is None:
        raise RuleError("sheet_not_whole", round=round_, key=key, given=shown(value))
    raise RuleError("sheet_player_not_whole", round=round_, seat=seat, key=key, given=shown(value))


def flag(value: object, key: str, round_: int, seat: Seat | None = None) -> bool:
    """Give true or false. RuleError `sheet_not_flag`, with a player `sheet_player_not_flag`."""
    if isinstance(value, bool):
        return value
    if seat is None:
        raise RuleError("sheet_not_flag", round=round_, key=key, given=shown(value))
    raise RuleError("sheet_player_not_flag", round=round_, seat=seat, key=key, given=shown(value))
