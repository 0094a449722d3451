"""What a check saw, and how it differs from what the same check saw at the playground."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

Fact = bool | int | str | tuple[str, ...] | None
"""None: nothing came. A tuple is a list of Discord's own words."""
Facts = Mapping[str, Fact]
ANSWER: Final = "answer"
"""The fact that says how a request was answered: "200", or "404/10008" with Discord's code."""


class UntriedError(Exception):
    """A check could not be tried; `reason` selects the sentence, `facts` fill it."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


class Outcome(StrEnum):
    """What came of a check."""

    OK = "ok"
    DIFFERS = "differs"
    UNTRIED = "untried"


@dataclass(frozen=True, slots=True)
class Difference:
    """One fact that is not as at the playground."""

    what: str
    expected: Fact
    came: Fact


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of one check. `untried`: why it was not tried."""

    check: str
    differences: tuple[Difference, ...] = ()
    untried: UntriedError | None = None

    @property
    def outcome(self) -> Outcome:
        """Say it in a word."""
        if self.untried is not None:
            return Outcome.UNTRIED
        return Outcome.DIFFERS if self.differences else Outcome.OK


def differences(expected: Facts, came: Facts) -> tuple[Difference, ...]:
    """Return what is not the same; where the very answer differs, what follows from it is left out."""
    answers = expected.get(ANSWER), came.get(ANSWER)
    if answers[0] != answers[1]:
        return (Difference(ANSWER, *answers),)
    return tuple(
        Difference(what, fact, came.get(what)) for what, fact in expected.items() if came.get(what) != fact
    )
