"""How Skull King looks."""

from typing import Final

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.standings import totals_now
from bot.ui.kit.buttons import button
from bot.ui.kit.look import Look
from bot.ui.kit.message import Button
from bot.ui.looks.skullking.awards import awards
from bot.ui.looks.skullking.board import board
from bot.ui.looks.skullking.numbers import NUMBERS
from bot.ui.looks.skullking.panel import panel
from bot.ui.looks.skullking.reveal import reveal
from bot.ui.looks.skullking.scores import scores
from bot.ui.looks.skullking.titles import ASPECTS, chosen, details, summary, terms, title
from rules.skullking.game import GAME
from rules.skullking.state import State, is_extra


def menu(table: View, words: Words) -> tuple[Button, ...]:
    """Return the host's buttons: enter for all, reveal without the missing, other cards, share the win."""
    state: State | None = table.state
    ask = table.ask
    if state is None or ask is None:
        return ()
    made = [button(words, "skullking-enter-all", table, "all")]
    if ask.hidden:
        made.append(button(words, "menu-reveal", table, "reveal", disabled=not table.given))
        made.append(button(words, "skullking-deal", table, "deal"))
    if is_extra(state) and state.bids is None:
        made.append(button(words, "menu-share", table, "share"))
    return tuple(made)


def own_menu(table: View, words: Words) -> tuple[Button, ...]:
    """Return the button that says how many tricks a player needs to win."""
    return (button(words, "skullking-need", table, "need"),)


LOOK: Final = Look(
    game=GAME,
    title=title,
    summary=summary,
    board=board,
    panel=panel,
    reveal=reveal,
    scores=scores,
    rows=totals_now,
    awards=awards,
    details=details,
    own_menu=own_menu,
    chosen=chosen,
    terms=terms,
    aspects=ASPECTS,
    prompted=("bids", "tricks"),
    menu=menu,
    topics=(
        *("aim", "setup", "round", "bet", "trick", "special", "kraken", "whale", "loot", "pirates"),
        *("count", "example", "rascal", "modes", "end", "two", "editions", "traps", "questions"),
    ),
    numbers=NUMBERS,
    verbs=("bet", "need", "reveal", "result", "trick", "round"),
)
