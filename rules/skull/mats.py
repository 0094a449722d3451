"""What lies before each player: mats turned by challenges won, discs left, and who is still in play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rules.contract import Seat

DISCS: Final = 4
"""Three flowers and a skull each. Source: S3."""
WINS_NEEDED: Final = 2
"""Challenges to win for the game: the mat that is turned already. Source: S3."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mat:
    """A seat's challenges won (0…2) and discs left (0…4)."""

    wins: int = 0
    discs: int = DISCS


Mats = tuple[Mat, ...]


def in_play(mats: Mats, away: frozenset[Seat]) -> tuple[Seat, ...]:
    """List the seats that have a disc and have not left. Source: S3 (without a disc: eliminated)."""
    return tuple(seat for seat, mat in enumerate(mats) if mat.discs > 0 and seat not in away)


def discs_in_play(mats: Mats, away: frozenset[Seat]) -> int:
    """Add up the discs of those in play: the highest bid there can be. Source: S3."""
    return sum(mats[seat].discs for seat in in_play(mats, away))


def won(mats: Mats, challenger: Seat) -> Mats:
    """Turn the challenger's mat: one challenge more is won. Source: S3."""
    return _changed(mats, challenger, lambda mat: replace(mat, wins=mat.wins + 1))


def failed(mats: Mats, challenger: Seat) -> Mats:
    """Take a disc from the challenger for good, whoever's the skull was. Source: S3, SK1."""
    return _changed(mats, challenger, lambda mat: replace(mat, discs=mat.discs - 1))


def game_winner(mats: Mats, away: frozenset[Seat]) -> Seat | None:
    """Name who has won two challenges or is the last in play, whatever the wins. Source: S3, SK1."""
    for seat, mat in enumerate(mats):
        if mat.wins >= WINS_NEEDED:
            return seat
    playing = in_play(mats, away)
    return playing[0] if len(playing) == 1 else None


def _changed(mats: Sequence[Mat], seat: Seat, change: Callable[[Mat], Mat]) -> Mats:
    return tuple(change(mat) if at == seat else mat for at, mat in enumerate(mats))
