"""What follows from an entry: the messages it owes the channel, and what is told of it. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, get_args

from bot.tables.happened import Happened
from bot.tables.kinds import PostKind
from bot.tables.replay import kind_and_round
from rules.contract import AnyGame, Back, Joined, Left, RuleError, Shared

MOVES: Final[Mapping[type[object], Happened]] = MappingProxyType(
    {Left: "left", Back: "come_back", Joined: "seat_added"}
)


@dataclass(frozen=True, slots=True)
class Consequence:
    """One thing that an entry brought about, and the post that tells of it."""

    happened: Happened
    post: PostKind | None = None


def consequences(game: AnyGame, before: Any, after: Any, entry: Any) -> tuple[Consequence, ...]:
    """List what this entry brought about, in the order in which it is told."""
    asked, asks = game.ask(before), game.ask(after)
    scored = len(game.scores(after)) > len(game.scores(before))
    moved = kind_and_round(asked) != kind_and_round(asks)
    found: list[Consequence] = []
    if type(entry) in MOVES:
        found.append(Consequence(MOVES[type(entry)], PostKind.SEAT))
    elif isinstance(entry, Shared):
        found.append(Consequence("shared"))
    elif scored:
        found.append(Consequence("scored", PostKind.SCORES))
    elif moved and asked is not None and asked.hidden:
        found.append(Consequence("revealed", PostKind.REVEAL))
    elif not moved and game.terms(before) != game.terms(after):
        found.append(Consequence("entered", PostKind.CARDS))
    else:
        found.append(Consequence("entered"))
    if asks is None:
        found.append(Consequence("over", PostKind.FINAL))
    elif scored and is_extra(game, after):
        found.append(Consequence("extra_round", PostKind.EXTRA))
    elif scored:
        found.append(Consequence("round_opened"))
    return tuple(found)


def is_extra(game: AnyGame, state: Any) -> bool:
    """Return whether the round to come breaks a tie: those tied could share the win instead."""
    if Shared not in get_args(game.entry):
        return False
    try:
        game.apply(state, Shared())
    except RuleError:
        return False
    return True
