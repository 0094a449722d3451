"""Who has given what is asked, and who is still waited for: said in words, never what was given."""

from collections.abc import Collection

from bot.tables.model import Table
from bot.texts import Words
from bot.texts.sentences import rule_sentence
from bot.ui.kit.names import listed, marked
from rules.contract import RuleError, Seat

GIVEN = "✅"
MISSING = "⏳"
MANY = 3
"""So many who are all still missing are not named one by one."""


def waiting(table: Table, words: Words) -> str:
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


def signs(table: Table) -> dict[Seat, str]:
    """Return each asked seat its sign: given or missing."""
    ask = table.ask
    if ask is None:
        return {}
    return {seat: GIVEN if seat in table.drafts else MISSING for seat in ask.seats}


def closed(table: Table, unreachable: Collection[Seat], words: Words) -> str:
    """Say whose direct messages are closed, where it matters; empty where nobody's are."""
    names = marked(table.names)
    shut = [names[seat] for seat in table.missing if seat in unreachable]
    return words("board-dms-closed", players=listed(shut)) if shut else ""


def trouble_sentence(table: Table, words: Words) -> str:
    """Say why what all seats gave does not fit together; empty while some are missing or it fits."""
    error = trouble(table)
    return "" if error is None else rule_sentence(words, error, marked(table.names))


def trouble(table: Table) -> RuleError | None:
    """Tell why what all seats gave does not fit together; None while some are missing or it fits."""
    ask = table.ask
    if ask is None or not ask.seats or table.missing:
        return None
    try:
        table.game.gather(table.state, table.drafts)
    except RuleError as error:
        return error
    return None
