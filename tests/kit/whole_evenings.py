"""An evening of a game that is played to its end over the wire and checked against the score sheet."""

from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Protocol

from tests.kit.playground_client import Playground
from tests.kit.wire_other_games import OtherEvening


class PlayedToTheEnd(Protocol):
    """Play an evening to its end and check it against the score sheet."""

    def __call__(
        self, playground: Playground, names: tuple[str, ...], *, locale: str
    ) -> Awaitable[OtherEvening]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeEvening:
    """A game's evening, by command alone and by buttons and forms alone."""

    by_command: PlayedToTheEnd
    by_button: PlayedToTheEnd
    fewest: tuple[str, ...]
    most: tuple[str, ...]
    """Who plays."""
    begins: str
    """How the first round's own message begins in French."""
