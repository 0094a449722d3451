"""Tricks that nobody won, at the table: how many were said to be lost, and the buttons that say so."""

from bot.tables.view import View
from bot.texts import Words
from bot.ui.kit.buttons import button
from bot.ui.kit.message import Button
from bot.ui.looks.skullking.titles import leviathans, state_of
from rules.contract import TABLE, RuleError
from rules.skullking.deck import most_lost_tricks
from rules.skullking.entries import LostTricks
from rules.skullking.state import State


def lost_drafted(table: View) -> int:
    """Count the tricks that were said to be nobody's in the round at the table."""
    lost = table.drafts.get(TABLE)
    return lost.tricks if isinstance(lost, LostTricks) else 0


def lost_buttons(table: View, words: Words) -> list[Button]:
    """Make the buttons for tricks that nobody won: one for each card that can do it."""
    state = state_of(table)
    options = state.setup.options
    lost = lost_drafted(table)
    full = lost >= most_lost_tricks(options)
    made = [
        button(words, f"skullking-{card}-took", table, "lost", lost + 1, card, disabled=full)
        for card in ("kraken", "whale")
        if getattr(options, card)
    ]
    if lost:
        made.append(button(words, "skullking-none-lost", table, "lost", 0, "none"))
    return made


def may_be_lost(doubt: RuleError, state: State) -> bool:
    """Return whether tricks are missing that a card may have taken from everybody."""
    facts = doubt.facts
    if doubt.code != "tricks_do_not_add_up" or leviathans(state.setup.options) == "none":
        return False
    lost, declared = int(str(facts["lost"])), int(str(facts["declared"]))
    return declared + lost < state.cards and lost < most_lost_tricks(state.setup.options)
