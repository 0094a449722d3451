"""How Skyjo looks: where each function of its face comes from."""

from typing import Final

from bot.tables.model import Status, Table
from bot.texts import Words
from bot.ui.boards.buttons import button
from bot.ui.boards.standings import rows as standing_rows
from bot.ui.face import Look
from bot.ui.faces.skyjo.awards import awards
from bot.ui.faces.skyjo.board import board
from bot.ui.faces.skyjo.cards import typed
from bot.ui.faces.skyjo.panel import panel
from bot.ui.faces.skyjo.scores import scores
from bot.ui.faces.skyjo.titles import chosen, details, state_of, summary, title
from bot.ui.message import Button
from rules.skyjo.game import GAME, standings


def rows(table: Table, words: Words) -> tuple[str, ...]:
    """Give the standings now, with what the last round brought; medals once the game is over."""
    del words
    state = state_of(table)
    score = state.rounds[-1] if state.rounds and table.live else None
    return standing_rows(table.names, standings(state), score=score, medals=table.status is Status.OVER)


def menu(table: Table, words: Words) -> tuple[Button, ...]:
    """Give the host's buttons: enter for all, go on without the missing."""
    if table.ask is None:
        return ()
    return (
        button(words, "skyjo-enter-all", table, "all"),
        button(words, "menu-reveal", table, "reveal", disabled=not table.drafts),
    )


LOOK: Final = Look(
    game=GAME,
    title=title,
    summary=summary,
    board=board,
    panel=panel,
    reveal=scores,
    scores=scores,
    rows=rows,
    awards=awards,
    details=details,
    menu=menu,
    chosen=chosen,
    typed=typed,
)
