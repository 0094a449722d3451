"""What the work under way has read and kept so far: for saying truly what became of it, should it fail."""

from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final


@dataclass(slots=True)
class Kept:
    """Whether anything was to be written, and whether it was; how often a table was read."""

    tried: bool = False
    done: bool = False
    loads: int = 0
    """Tables read and replayed: each costs more than all the rest of an answer."""


_UNDER_WAY: Final[ContextVar[Kept | None]] = ContextVar("kept", default=None)


def watched() -> Kept:
    """Begin to watch the work of this task; give what will be known of it."""
    kept = Kept()
    _UNDER_WAY.set(kept)
    return kept


def trying() -> None:
    """Note that something is to be written."""
    kept = _UNDER_WAY.get()
    if kept is not None:
        kept.tried = True


def loaded() -> None:
    """Note that a table was read."""
    kept = _UNDER_WAY.get()
    if kept is not None:
        kept.loads += 1


def done() -> None:
    """Note that something was written."""
    kept = _UNDER_WAY.get()
    if kept is not None:
        kept.done = True
