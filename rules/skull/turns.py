"""Who starts after a challenge: the three cases of the rulebook."""

from rules.contract import RuleError, Seat
from rules.skull.entries import Failed, Won


def names_next(challenge: Failed, discs_left: int) -> bool:
    """Return whether the challenger names who starts: gone out by the own skull. Source: S3, SK1, SK2."""
    return discs_left == 0 and challenge.skull == challenge.challenger


def next_starter(challenge: Won | Failed, discs_left: int, playing: tuple[Seat, ...], round_: int) -> Seat:
    """Name who starts after the challenge, while the game goes on.

    `discs_left`: the challenger's, after it; `playing`: who is in play after it.
    1. The challenger, won or failed, while in play (not the skull's owner). Source: S3, SK1.
    2. Gone out by another's skull: that skull's owner. Source: S3, SK1.
    3. Gone out by the own skull: whom the challenger names. Source: S3, SK1, SK2.

    RuleError `next_missing`, `next_out`, `next_wrong`.

    Seat 0 turned up the skull of seat 2: starts with a disc left, and makes way for 2 without one.

    >>> failed = Failed(challenger=0, skull=2)
    >>> next_starter(failed, discs_left=1, playing=(0, 1, 2), round_=1)
    0
    >>> next_starter(failed, discs_left=0, playing=(1, 2), round_=1)
    2
    """
    if isinstance(challenge, Won):
        return challenge.challenger
    if names_next(challenge, discs_left):
        return _named(challenge, playing, round_)
    starter = challenge.challenger if discs_left else challenge.skull
    if challenge.next not in (None, starter):
        raise RuleError("next_wrong", round=round_, seat=starter, other=challenge.next)
    return starter


def _named(challenge: Failed, playing: tuple[Seat, ...], round_: int) -> Seat:
    if challenge.next is None:
        raise RuleError("next_missing", round=round_, seat=challenge.challenger)
    if challenge.next not in playing:
        raise RuleError("next_out", round=round_, seat=challenge.challenger, other=challenge.next)
    return challenge.next
