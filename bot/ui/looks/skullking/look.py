"""How Skull King looks."""

from dataclasses import replace
from typing import Final

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.menu import for_all
from bot.ui.kit.buttons import button
from bot.ui.kit.message import Button
from bot.ui.looks.bidding import look as bidding
from bot.ui.looks.skullking.manner import MANNER
from bot.ui.looks.skullking.numbers import NUMBERS
from bot.ui.looks.skullking.titles import ASPECTS, chosen, details, summary, terms
from rules.skullking.game import GAME
from rules.skullking.state import State, is_extra


def menu(table: View, words: Words) -> tuple[Button, ...]:
    """Return the host's buttons: as in every such game, then other cards, share the win."""
    made, state = list(for_all(table, words)), table.state
    if not made or not isinstance(state, State):
        return ()
    if state.bids is None:
        made.append(button(words, "skullking-deal", table, "deal"))
        if is_extra(state):
            made.append(button(words, "menu-share", table, "share"))
    return tuple(made)


def own_menu(table: View, words: Words) -> tuple[Button, ...]:
    """Return the button that says how many tricks a player needs to win."""
    return (bidding.need_button(table, words),)


LOOK: Final = replace(
    bidding.look_of(
        MANNER,
        GAME,
        summary=summary,
        topics=(
            *("aim", "setup", "round", "bet", "trick", "special", "kraken", "whale", "loot", "pirates"),
            *("count", "example", "rascal", "modes", "end", "two", "editions", "traps", "questions"),
        ),
        numbers=NUMBERS,
        verbs=("bet", "need", "reveal", "result", "trick", "round"),
    ),
    details=details,
    menu=menu,
    own_menu=own_menu,
    chosen=chosen,
    terms=terms,
    aspects=ASPECTS,
)
