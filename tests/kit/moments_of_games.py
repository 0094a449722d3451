"""The moments of a game at which anything may be tried, and who is there."""

from dataclasses import dataclass
from typing import Final

HOST: Final = "Léa"
TOM: Final = "Tom"
ODD: Final = "\N{RIGHT-TO-LEFT OVERRIDE}*Camille* `x` @everyone 👨‍👩‍👧‍👦"
"""A player whom Discord lets be called so: at most 32 characters."""
SEATED: Final = (HOST, TOM, ODD)
MODERATOR: Final = "Zoé"
PASSERBY: Final = "Hugo"
EVERYBODY: Final = (*SEATED, MODERATOR, PASSERBY)
FRENCH: Final = frozenset({TOM, MODERATOR})

Typed = tuple[str, str]
"""Who types, and what after the name of the game."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Moment:
    """How a table comes to a moment of a game, and what can be entered then."""

    game: str
    name: str
    opened: str = "new"
    typed: tuple[Typed, ...] = ()
    next: Typed

    def __repr__(self) -> str:
        return f"{self.game}, {self.name}"


def all_type(*verbs: str) -> tuple[Typed, ...]:
    """Let those who are seated type something each, in their order."""
    return tuple(zip(SEATED, verbs, strict=True))


BEGIN: Final[Typed] = (HOST, "begin")
REMATCH: Final[Typed] = (HOST, "rematch")
COUNTED: Final = (BEGIN, *all_type("score points:5", "score points:10", "score points:7"))
"""A round of points, of which nobody says more."""
