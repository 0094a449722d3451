"""Who has given what is asked, and who is still waited for: said in words, never what was given."""

from collections.abc import Collection

from bot.tables.view import View
from bot.texts import Words
from bot.texts.sentences import rule_sentence
from bot.ui.kit.message import Message
from bot.ui.kit.names import listed, marked
from rules.contract import Ask, Seat

GIVEN = "✅"
MISSING = "⏳"
MANY = 3
"""So many who are all still missing are not named one by one."""


def waiting(table: View, words: Words) -> str:
    """Say who is still waited for: "Waiting for Tom, Camille."."""
    missing = table.missing
    if table.waits and table.ask is not None:
        return words(f"board-waits-{table.ask.kind}")
    if not missing:
        return words("board-all-in")
    if len(missing) >= MANY and table.ask is not None and missing == table.ask.seats:
        return words("board-waiting-all")
    names = marked(table.names)
    return words("board-waiting", players=listed([names[seat] for seat in missing]))


def ask_of(table: View, seat: Seat, words: Words, *, absent: str = "board-closed-seat") -> Ask | Message:
    """Return what a seat is asked; where it is asked nothing, what its panel says instead.

    `absent`: the id of the sentence for a seat that is not among those asked.
    """
    ask = table.ask
    if table.state is None or ask is None:
        return Message(content=words("board-not-begun" if table.state is None else "board-over"))
    return ask if seat in ask.seats else Message(content=words(absent, round=ask.round))


def signs(table: View) -> dict[Seat, str]:
    """Return each asked seat its sign: given or missing."""
    ask = table.ask
    if ask is None:
        return {}
    return {seat: GIVEN if seat in table.given else MISSING for seat in ask.seats}


def closed(table: View, unreachable: Collection[Seat], words: Words) -> str:
    """Say whose direct messages are closed, where it matters; empty where nobody's are."""
    names = marked(table.names)
    shut = [names[seat] for seat in table.missing if seat in unreachable]
    return words("board-dms-closed", players=listed(shut)) if shut else ""


def trouble_sentence(table: View, words: Words) -> str:
    """Say why what all seats gave does not fit together; empty while some are missing or it fits."""
    error = table.trouble
    return "" if error is None else rule_sentence(words, error, marked(table.names))
