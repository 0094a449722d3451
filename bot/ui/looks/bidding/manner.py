"""What a game of hidden bids has of its own, in what else such games look alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.tables.records import Step
from bot.tables.view import View
from bot.texts import Words
from bot.ui.kit.message import Button
from rules.bidding.entries import Bid, Declaration
from rules.contract import Line, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class More:
    """What a game adds to a board or a panel, beside what all such games show."""

    problem: str = ""
    """What may have led to tricks that do not add up: said behind the problem, on the board."""
    declared: str = ""
    """How many tricks are declared, where the game says more of it than their number; on the board."""
    lines: Sequence[str] = ()
    """On a panel above the problem, on the board below the rows."""
    beside: Sequence[Button] = ()
    """On a panel, beside what every game offers: below the numbers of a bet, above those of tricks."""
    below: Sequence[Button] = ()


def bet_as_number(bid: Bid, words: Words) -> str:
    """Return a bid in words: its tricks."""
    del words
    return str(bid.tricks)


def unmarked(bid: Bid, words: Words) -> str:
    """Return nothing: every bid is of one kind."""
    del bid, words
    return ""


def tricks_alone(declaration: Declaration, names: Sequence[str], words: Words) -> str:
    """Return a declaration in words: its tricks."""
    del names
    return words("bidding-tricks", tricks=declaration.tricks)


def other_part(part: object, words: Words) -> str:
    """Return nothing: there are no other parts than bids and declarations."""
    del part, words
    return ""


def no_more(table: View, words: Words) -> More:
    """Add nothing to the board."""
    del table, words
    return More()


def no_more_for(table: View, seat: Seat, words: Words, *, yours: bool) -> More:
    """Add nothing to a panel."""
    del table, seat, words, yours
    return More()


def nothing_after(step: Step, names: Sequence[str], words: Words) -> Sequence[str]:
    """Add nothing to a finished round."""
    del step, names, words
    return ()


def made_exactly(bid: Bid, declaration: Declaration) -> bool:
    """Return whether the bid was made: as many tricks as were bet."""
    return bid.tricks == declaration.tricks


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """A game of hidden bids: its colour, how it calls things, what it adds. Its texts begin with its name."""

    name: str
    """The game's: the ids of its texts begin with it (`NAME-name`; in a game with extra rounds also
    `NAME-title-extra` and `NAME-next-extra`)."""
    colour: int
    short: Callable[[Line, Sequence[str], Words], str]
    """A line of a sum in a few words, points included where the words do not say them."""
    revealed: str = "bidding-revealed"
    """The id of the sentence that tells all bids at once."""
    bet: Callable[[Any, Words], str] = bet_as_number
    mark: Callable[[Any, Words], str] = unmarked
    """What stands behind a bid on the board: which kind of bid it is."""
    declared: Callable[[Any, Sequence[str], Words], str] = tricks_alone
    other: Callable[[object, Words], str] = other_part
    """A part that is neither a bid nor a declaration, in words."""
    on_board: Callable[[View, Words], More] = no_more
    on_panel: Callable[..., More] = no_more_for
    after_round: Callable[[Step, Sequence[str], Words], Sequence[str]] = nothing_after
    """What else is told of a finished round, a line each."""
    exact: Callable[[Any, Any], bool] = made_exactly
