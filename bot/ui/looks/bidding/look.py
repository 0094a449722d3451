"""How games of hidden bids look: what they share, put together for one of them."""

from collections.abc import Callable, Mapping
from functools import partial

from bot.tables.view import View
from bot.texts import Value, Words
from bot.ui.boards.menu import for_all
from bot.ui.boards.standings import totals_now
from bot.ui.kit.buttons import button
from bot.ui.kit.look import Look
from bot.ui.kit.message import Button
from bot.ui.looks.bidding.awards import awards
from bot.ui.looks.bidding.board import board
from bot.ui.looks.bidding.manner import Manner
from bot.ui.looks.bidding.panel import panel
from bot.ui.looks.bidding.reveal import reveal
from bot.ui.looks.bidding.scores import scores
from bot.ui.looks.bidding.titles import details, title
from rules.bidding.checks import BIDS, TRICKS
from rules.contract import AnyGame


def look_of(
    manner: Manner,
    game: AnyGame,
    *,
    summary: Callable[[View, Words], str],
    topics: tuple[str, ...],
    numbers: Mapping[str, Value],
    verbs: tuple[str, ...],
) -> Look:
    """Return the look of a game of hidden bids; what it shows otherwise, it replaces."""
    return Look(
        game=game,
        title=partial(title, manner),
        summary=summary,
        board=partial(board, manner),
        panel=partial(panel, manner),
        reveal=partial(reveal, manner),
        scores=partial(scores, manner),
        rows=totals_now,
        awards=partial(awards, manner),
        details=partial(details, manner),
        menu=for_all,
        prompted=(BIDS, TRICKS),
        topics=topics,
        numbers=numbers,
        verbs=verbs,
    )


def need_button(table: View, words: Words) -> Button:
    """Return the button that says how many tricks a player needs to win."""
    return button(words, "bidding-need", table, "need")
