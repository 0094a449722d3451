"""Loot at the table: whose it was said to be, and the buttons by which the ally confirms it."""

from collections.abc import Iterator
from itertools import islice

from bot.tables.view import View
from bot.texts import Words
from bot.texts.sentences import rule_sentence
from bot.ui.kit.buttons import worded
from bot.ui.kit.message import Button, Style
from bot.ui.kit.names import listed, marked, plain
from rules.contract import RuleError, Seat
from rules.skullking.entries import Declaration
from rules.skullking.loot import Alliance, unconfirmed

MOST = 4
"""Loots that have a button at once; further ones follow once these are confirmed."""
SHORT = 11
"""Columns of a name, where two of them share a button."""
UNCONFIRMED = "loot_unconfirmed"


def declarations(table: View, round_: int | None = None) -> dict[Seat, Declaration]:
    """Return what the seats have declared in the round at the table; in a past one, with corrections."""
    parts = table.drafts if round_ is None else table.parts_of(round_, "tricks")
    return {seat: own for seat, own in parts.items() if isinstance(own, Declaration)}


def confirmations(
    table: View, words: Words, *, ally: Seat | None = None, yours: bool = False
) -> list[Button]:
    """Make a button for each Loot that waits for its ally.

    `ally`: for that one alone; `yours`: it is read by the ally itself.
    """
    waiting = [pair for pair in unconfirmed(declarations(table)) if ally in (None, pair[1])]
    return [_button(table, words, pair, None, yours=yours) for pair in waiting[:MOST]]


def corrections(table: View, words: Words) -> tuple[list[str], list[Button]]:
    """Say which Loots wait for their ally in corrections of past rounds, with a button for each."""
    names = marked(table.names)
    said, made = [], []
    for round_, pair in islice(_held(table), MOST):
        error = RuleError(UNCONFIRMED, round=round_, seat=pair[0], ally=pair[1])
        said.append(rule_sentence(words, error, names))
        made.append(_button(table, words, pair, round_, yours=False))
    return said, made


def claims(table: View, seat: Seat, words: Words, *, yours: bool) -> str:
    """Say who has declared a Loot in a trick of this seat, and whether it is confirmed; empty for nobody."""
    declared = declarations(table)
    by = [other for other, own in declared.items() if seat in own.loot_with]
    if not by:
        return ""
    own = declared.get(seat)
    done = own is not None and set(by) <= set(own.took_loot)
    names = marked(table.names)
    return words(
        f"skullking-loot-claimed-{'you' if yours else 'other'}",
        players=listed([names[other] for other in by]),
        count=len(by),
        player=names[seat],
        state="later" if own is None else "done" if done else "open",
    )


def _held(table: View) -> Iterator[tuple[int, Alliance]]:
    rounds = {
        round_ for (round_, _), held in table.held_corrections.items() if isinstance(held.part, Declaration)
    }
    for round_ in sorted(rounds):
        for pair in unconfirmed(declarations(table, round_)):
            yield round_, pair


def _button(table: View, words: Words, pair: Alliance, round_: int | None, *, yours: bool) -> Button:
    names = plain(table.names, SHORT)
    player, ally = pair
    label = words(f"skullking-loot-{'mine' if yours else 'theirs'}", player=names[player], ally=names[ally])
    style: Style = "secondary" if round_ else "success"
    return worded(label, table, "loot", ally, player, *([round_] if round_ else []), style=style)
