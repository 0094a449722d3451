"""What a game looks like at the table: the functions that a look is made of. They change nothing."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal, Protocol

from bot.tables.records import Step
from bot.tables.view import View
from bot.texts import Value, Words
from bot.ui.kit.message import Button, Message
from rules.contract import AnyGame, Seat


class Board(Protocol):
    """Shows the table in public while something is waited for; never a value that is still hidden."""

    def __call__(self, table: View, words: Words, *, unreachable: frozenset[Seat] = frozenset()) -> Message:
        """Render it; `unreachable`: the seats whose direct messages are closed."""


class Panel(Protocol):
    """Shows one person what a seat may enter now, and what it has entered."""

    def __call__(self, table: View, seat: Seat, words: Words, *, own: bool = True) -> Message:
        """Render it; `own`: the reader sits there, and is spoken to."""


def _nothing_chosen(table: View, words: Words) -> Mapping[str, str]:
    """Return nothing: the game has no options."""
    del table, words
    return {}


def _no_buttons(table: View, words: Words) -> tuple[Button, ...]:
    """Return nothing: the game has no buttons of its own there."""
    del table, words
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """A game's look. To add a game, make one and name it in `LOOKS`."""

    game: AnyGame
    title: Callable[[View, Words], str]
    """The game's name and where it is: "Skull King · round 5 of 10 · 5 cards"."""
    summary: Callable[[View, Words], str]
    """What is being played, in words: the options."""
    board: Board
    panel: Panel
    reveal: Callable[[View, Step, Words], Message]
    """A post: what was hidden until now."""
    scores: Callable[[View, Step, Words], Message]
    """A post: a finished round."""
    rows: Callable[[View, Words], tuple[str, ...]]
    """The standings now, best first, each within a phone's width."""
    awards: Callable[[View, Words], tuple[str, ...]]
    """What stood out in a finished game, a sentence each."""
    details: Callable[[Any, Seat, Sequence[str], Words], Mapping[str, str]]
    """What an entry says of a seat, or of the whole table (TABLE), with the seats' names: each value
    under what it is, for a correction to compare."""
    menu: Callable[[View, Words], tuple[Button, ...]] = _no_buttons
    """The host's buttons that only this game has."""
    own_menu: Callable[[View, Words], tuple[Button, ...]] = _no_buttons
    """The players' buttons that only this game has."""
    chosen: Callable[[View, Words], Mapping[str, str]] = _nothing_chosen
    """What is being played, each option's value under its name, for a change of it to compare."""
    typed: Callable[[Any], tuple[str, ...]] | None = None
    """What a button carries so that its press, "give", enters this part or challenge; the first word of
    it is shown. None: what is typed never crosses the end of a round."""
    terms: Callable[[View, Words], Mapping[str, str]] = _nothing_chosen
    """On what the answers to what is asked now depend, each value under its name, where it can be changed."""
    corrected: Literal["seat", "round"] = "seat"
    """Whether a past round is corrected player by player, or whole."""
    aspects: tuple[str, ...] = ()
    """What is corrected of a player, where that takes several forms: `form-correct-of-ASPECT` names each."""
    prompted: tuple[str, ...] = ()
    """The kinds of questions that people get a direct message for: the first opens it, the others edit it."""
    topics: tuple[str, ...]
    """The topics of the rules in words, in the order in which one explains the game."""
    numbers: Mapping[str, Value] = field(default_factory=dict)
    """The numbers that the rules in words name."""
    verbs: tuple[str, ...]
    """The game's own commands that its help names."""
    charted: bool = True
    """Whether a chart of the totals says anything."""

    @property
    def has_options(self) -> bool:
        """Whether there is anything to choose about how the game is played."""
        return bool(fields(self.game.options))
