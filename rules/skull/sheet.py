"""Skull in a score sheet: who challenged, whether it was won, whose skull it was."""

from dataclasses import dataclass
from typing import Final

from rules.contract import RuleError, Seat
from rules.sheet_form import ROUND_KEYS, Names, Played, SheetForm, check_keys, flag, required, whole_number
from rules.skull.entries import Entry, Failed, Won
from rules.skull.game import GAME, Options, State, discs

KEYS: Final = ("challenger", "bid", "won", "skull", "next")


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What a challenge of a sheet says; `skull` is None where it was won."""

    challenger: Seat
    bid: int | None
    skull: Seat | None
    next: Seat | None


def parse_round(played: Played, names: Names, number: int) -> Said:
    """Read what a challenge says, whatever went before it. RuleError `sheet_…`, `sheet_skull_of_won`."""
    check_keys(played, (*KEYS, *ROUND_KEYS), number)
    challenger = names.seat(required(played, "challenger", number), "challenger", number)
    won = flag(required(played, "won", number, challenger), "won", number, challenger)
    if won and "skull" in played:
        raise RuleError("sheet_skull_of_won", round=number, seat=challenger)
    skull = None if won else names.seat(required(played, "skull", number, challenger), "skull", number)
    return Said(
        challenger=challenger,
        bid=whole_number(played["bid"], "bid", number, challenger) if "bid" in played else None,
        skull=skull,
        next=names.seat(played["next"], "next", number) if "next" in played else None,
    )


def read_round(state: State, said: Said) -> tuple[Entry, ...]:
    """Make the challenge of it. RuleError `next_wrong`, `next_after_end`, and as applying it."""
    if said.skull is not None:
        return (Failed(challenger=said.challenger, skull=said.skull, bid=said.bid, next=said.next),)
    entry = Won(challenger=said.challenger, bid=said.bid)
    if said.next is not None:
        round_, leads = len(state.challenges) + 1, GAME.first_of_round(GAME.apply(state, entry))
        if leads is None:
            raise RuleError("next_after_end", round=round_, other=said.next)
        if leads != said.next:
            raise RuleError("next_wrong", round=round_, seat=leads, other=said.next)
    return (entry,)


def write_round(state: State, entries: tuple[Entry, ...], names: Names) -> dict[str, object]:
    """Write a challenge as `read_round` reads it."""
    del state
    (entry,) = (entry for entry in entries if isinstance(entry, Won | Failed))
    said: dict[str, object] = {"challenger": names.all[entry.challenger]}
    if entry.bid is not None:
        said["bid"] = entry.bid
    said["won"] = isinstance(entry, Won)
    if isinstance(entry, Failed):
        said["skull"] = names.all[entry.skull]
        if entry.next is not None:
            said["next"] = names.all[entry.next]
    return said


def write_options(options: Options) -> dict[str, object]:
    """Write nothing: there is nothing to choose."""
    del options
    return {}


def coming(state: State) -> dict[str, object]:
    """Say nothing of the next challenge besides who starts."""
    del state
    return {}


def beside(state: State) -> tuple[dict[str, tuple[int, ...]], ...]:
    """Say how many discs each player has left after every challenge."""
    return tuple({"discs": left} for left in discs(state))


FORM: Final = SheetForm(
    game=GAME,
    first="first",
    parse_round=parse_round,
    read_round=read_round,
    write_round=write_round,
    write_options=write_options,
    coming=coming,
    beside=beside,
)
