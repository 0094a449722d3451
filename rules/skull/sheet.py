"""Skull in a score sheet: who challenged, whether it was won, whose skull it was."""

from typing import Final

from rules.contract import RuleError
from rules.sheet_form import Names, Played, SheetForm, check_keys, flag, required, whole
from rules.skull.entries import Entry, Failed, Won
from rules.skull.game import GAME, Options, State, discs

KEYS: Final = ("challenger", "bid", "won", "skull", "next")


def read_round(state: State, played: Played, names: Names) -> tuple[Entry, ...]:
    """Read a challenge. RuleError `sheet_…`, `sheet_skull_of_won`, `next_wrong`, `next_after_end`."""
    round_ = len(state.challenges) + 1
    check_keys(played, KEYS, round_)
    challenger = names.seat(required(played, "challenger", round_), round_)
    won = flag(required(played, "won", round_), "won", round_)
    bid = whole(played["bid"], "bid", round_) if "bid" in played else None
    starts = names.seat(played["next"], round_) if "next" in played else None
    if won and "skull" in played:
        raise RuleError("sheet_skull_of_won", round=round_, seat=challenger)
    if not won:
        skull = names.seat(required(played, "skull", round_), round_)
        return (Failed(challenger=challenger, skull=skull, bid=bid, next=starts),)
    entry = Won(challenger=challenger, bid=bid)
    if starts is not None:
        leads = GAME.leads(GAME.apply(state, entry))
        if leads is None:
            raise RuleError("next_after_end", round=round_, other=starts)
        if leads != starts:
            raise RuleError("next_wrong", round=round_, seat=leads, other=starts)
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
    read_round=read_round,
    write_round=write_round,
    write_options=write_options,
    coming=coming,
    beside=beside,
)
