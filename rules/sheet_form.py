"""What a game says about its rounds in a score sheet, and how single values of a sheet are read.

A sheet comes straight from JSON: nothing in it is taken on trust. Every refusal is a `RuleError`
`sheet_…` that names the round, the player and the key (0: a key of the sheet as a whole).
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from rules.contract import AnyGame, Fact, RuleError, Seat
from rules.limits import LONGEST_NAME, MOST_LISTED, MOST_NUMBER
from rules.names import as_seen
from rules.options import as_json, excerpt, is_flag_as_text, is_number_as_text

WHOLE_SHEET: Final = 0
"""Stands for the round in what concerns the sheet as a whole."""
ROUND_KEYS: Final = ("left", "back", "joined", "course")
"""What any game's round may say: who left, came back or joined before it, or all of that in its order."""
STEP_KEYS: Final = ("left", "back", "joined")
"""What any game's step of a course may say."""

Played = Mapping[str, object]
"""One element of a sheet's `played`, as it stands in the JSON."""


@dataclass(frozen=True, slots=True)
class Names:
    """The players of a sheet, in the order in which they sit; `later`: those who have not joined yet."""

    all: tuple[str, ...]
    later: tuple[str, ...] = ()

    def seated(self, seats: int) -> "Names":
        """Return the names of a moment at which so many had a seat."""
        everybody = (*self.all, *self.later)
        return Names(everybody[:seats], everybody[seats:])

    def seat(self, value: object, key: str, round_: int) -> Seat:
        """Return the seat of who is named, the name written just so or looking the same.

        RuleError `sheet_unknown_player`, `sheet_not_joined`.
        """
        seat = self.find(value)
        if seat is not None and seat < len(self.all):
            return seat
        if seat is not None:
            raise RuleError("sheet_not_joined", round=round_, key=key, seat=seat)
        raise RuleError("sheet_unknown_player", round=round_, key=key, given=excerpt(value))

    def find(self, value: object) -> Seat | None:
        """Return the seat of who is named, whether it is there yet or not; None: nobody's."""
        everybody = (*self.all, *self.later)
        if not isinstance(value, str) or len(value) > LONGEST_NAME:
            return None
        if value in everybody:
            return everybody.index(value)
        seen = [as_seen(name) for name in everybody]
        return seen.index(as_seen(value)) if as_seen(value) in seen else None


def nothing_beside(state: Any) -> tuple[dict[str, tuple[int, ...]], ...]:
    """Add nothing to any finished round of an answer."""
    del state
    return ()


def nobody(said: Any) -> tuple[Seat, ...]:
    """Name nobody: in most games, who leaves does so before a round."""
    del said
    return ()


def no_step(step: Played, names: Names, round_: int) -> Any:
    """Refuse a step that is neither. RuleError `sheet_unknown_key`, `sheet_key_missing`."""
    del names
    check_keys(step, STEP_KEYS, round_)
    raise RuleError("sheet_key_missing", round=round_, key=STEP_KEYS[0])


def no_step_written(entry: Any, names: Names) -> dict[str, object]:
    """Write no step: the games that have none are never asked. KeyError."""
    del names
    raise KeyError(entry)


def as_it_is(state: Any) -> Any:
    """Leave nothing out of a state."""
    return state


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetForm:
    """How a game stands in a score sheet. `rules.games` lists one for each game.

    A round is read in two goes: `parse_round` looks at the sheet alone, for all rounds before any
    is played; `read_round` knows the game's state.
    """

    game: AnyGame
    first: Literal["dealer", "first"]
    """The key that names who deals or starts."""
    parse_round: Callable[[Played, Names, int], Any]
    """What one played round says, each value of the right type and size. RuleError `sheet_…`."""
    read_round: Callable[[Any, Any], tuple[Any, ...]]
    """The entries of a parsed round, in this state. RuleError if it says what cannot be."""
    write_round: Callable[[Any, tuple[Any, ...], Names], dict[str, object]]
    """A played round, from the state before it and its entries: `read_round`'s inverse."""
    write_options: Callable[[Any], dict[str, object]]
    """The options by name: `read_options`' inverse."""
    coming: Callable[[Any], dict[str, object]]
    """What is known of the round to come, besides who deals or starts."""
    in_the_midst: Callable[[Any], tuple[Seat, ...]] = nobody
    """Who leaves in the midst of a parsed round, and not before it."""
    parse_step: Callable[[Played, Names, int], Any] = no_step
    """The entry of a step of a round's course that is neither leaving nor coming back."""
    write_step: Callable[[Any, Names], dict[str, object]] = no_step_written
    """Such a step, as `parse_step` reads it."""
    in_course: tuple[str, ...] = ()
    """The keys of a round that its course replaces, where there is one."""
    settled: Callable[[Any], Any] = as_it_is
    """The state without what a sheet leaves out: an unfinished round, who said a thing."""
    beside: Callable[[Any], tuple[dict[str, tuple[int, ...]], ...]] = nothing_beside
    """More that an answer says of each finished round, besides points and totals: a number a seat."""


def check_keys(values: Mapping[str, object], known: Collection[str], round_: int) -> None:
    """Refuse keys that a sheet does not have there. RuleError `sheet_unknown_key`."""
    for key in values:
        if key not in known:
            raise RuleError("sheet_unknown_key", round=round_, key=excerpt(key), choices=tuple(known))


def check_keys_of(
    values: Mapping[str, object], known: Collection[str], key: str, round_: int, seat: Seat
) -> None:
    """Refuse what is not known of a player. RuleError `sheet_player_unknown_key`."""
    for name in values:
        if name not in known:
            choices = tuple(known)
            raise RuleError(
                "sheet_player_unknown_key",
                round=round_,
                seat=seat,
                key=key,
                given=excerpt(name),
                choices=choices,
            )


def required(values: Mapping[str, object], key: str, round_: int, seat: Seat | None = None) -> object:
    """Return the value of a key that must be there.

    RuleError `sheet_key_missing`, of a player's round `sheet_player_key_missing`.
    """
    if key in values:
        return values[key]
    if seat is None:
        raise RuleError("sheet_key_missing", round=round_, key=key)
    raise RuleError("sheet_player_key_missing", round=round_, seat=seat, key=key)


def an_object(value: object, key: str, round_: int, seat: Seat | None = None) -> Mapping[str, object]:
    """Return a JSON object.

    RuleError `sheet_not_object`, of a player's value `sheet_player_not_object`, without a key
    `sheet_itself_not_object`.
    """
    if isinstance(value, Mapping):
        return value
    if not key:
        raise RuleError("sheet_itself_not_object", given=as_json(value))
    if seat is None:
        raise RuleError("sheet_not_object", round=round_, key=key, given=as_json(value))
    raise RuleError("sheet_player_not_object", round=round_, seat=seat, key=key, given=as_json(value))


def a_list(
    value: object, key: str, round_: int, seat: Seat | None = None, most: int = MOST_LISTED
) -> tuple[object, ...]:
    """Return a JSON list of no more than so many.

    RuleError `sheet_not_list`, of a player's value `sheet_player_not_list`, `sheet_list_too_long`.
    """
    if not isinstance(value, list | tuple):
        if seat is None:
            raise RuleError("sheet_not_list", round=round_, key=key, given=as_json(value))
        raise RuleError("sheet_player_not_list", round=round_, seat=seat, key=key, given=as_json(value))
    if len(value) > most:
        raise RuleError("sheet_list_too_long", round=round_, key=key, given=len(value), high=most)
    return tuple(value)


def by_player(values: Mapping[str, object], key: str, names: Names, round_: int) -> dict[Seat, object]:
    """Return what a key says of each player named in it; nothing where it is left out.

    RuleError `sheet_not_object`, `sheet_unknown_player`, `sheet_player_twice`.
    """
    found: dict[Seat, object] = {}
    for name, value in an_object(values.get(key, {}), key, round_).items():
        seat = names.seat(name, key, round_)
        if seat in found:
            raise RuleError("sheet_player_twice", round=round_, seat=seat, key=key)
        found[seat] = value
    return found


def numbers_by_seat(values: Mapping[str, object], key: str, names: Names, round_: int) -> dict[Seat, int]:
    """Return the whole number that a key says of each player. RuleError as `by_player`, `whole`."""
    said = by_player(values, key, names, round_)
    return {seat: whole_number(value, key, round_, seat) for seat, value in said.items()}


def players(values: Mapping[str, object], key: str, names: Names, round_: int) -> tuple[Seat, ...]:
    """Return the players that a key lists; none where it is left out.

    RuleError `sheet_not_list`, `sheet_list_too_long`, `sheet_unknown_player`, `sheet_player_twice`.
    """
    seats: list[Seat] = []
    for name in a_list(values.get(key, []), key, round_):
        seat = names.seat(name, key, round_)
        if seat in seats:
            raise RuleError("sheet_player_twice", round=round_, seat=seat, key=key)
        seats.append(seat)
    return tuple(seats)


def whole_number(value: object, key: str, round_: int, seat: Seat | None = None) -> int:
    """Return a whole number of bearable size; `true` is none, and a text neither.

    RuleError `sheet_not_whole`, `sheet_number_too_large`; of a player's value
    `sheet_player_not_whole`, `sheet_player_number_too_large`.
    """
    quoted = is_number_as_text(value)
    if not isinstance(value, int) or isinstance(value, bool):
        if seat is None:
            raise RuleError("sheet_not_whole", round=round_, key=key, given=as_json(value), quoted=quoted)
        raise RuleError(
            "sheet_player_not_whole", round=round_, seat=seat, key=key, given=as_json(value), quoted=quoted
        )
    if -MOST_NUMBER <= value <= MOST_NUMBER:
        return value
    facts: dict[str, Fact] = {
        "round": round_,
        "key": key,
        "given": excerpt(value),
        "low": -MOST_NUMBER,
        "high": MOST_NUMBER,
    }
    if seat is None:
        raise RuleError("sheet_number_too_large", **facts)
    raise RuleError("sheet_player_number_too_large", seat=seat, **facts)


def flag(value: object, key: str, round_: int, seat: Seat | None = None) -> bool:
    """Return true or false. RuleError `sheet_not_flag`, with a player `sheet_player_not_flag`."""
    if isinstance(value, bool):
        return value
    quoted = is_flag_as_text(value)
    if seat is None:
        raise RuleError("sheet_not_flag", round=round_, key=key, given=as_json(value), quoted=quoted)
    raise RuleError(
        "sheet_player_not_flag", round=round_, seat=seat, key=key, given=as_json(value), quoted=quoted
    )
