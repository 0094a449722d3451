"""A trick's verdict as a person reads it: who wins and why, what it is worth, the cards."""

from collections.abc import Iterator
from typing import Final

from bot.texts import Words, signed
from bot.texts.sentences import card_name, text_id, why_sentence
from rules.skullking.bonuses import bonus_lines
from rules.skullking.cards import called
from rules.skullking.editions import WORTH
from rules.skullking.trick_sheet import TrickSheet

IN_FULL: Final = 100
"""Per cent of the bonuses that an exact bid pays."""


def verdict(sheet: TrickSheet, words: Words) -> str:
    """Tell the trick: who wins it and why, what it is worth, who leads the next, then the cards."""
    width = max(map(len, sheet.names))
    cards = (f"{name:<{width}}  {card}" for name, card in cards_of(sheet, words))
    return "\n".join((*verdict_lines(sheet, words), "", *cards))


def verdict_lines(sheet: TrickSheet, words: Words) -> tuple[str, ...]:
    """Say who wins the trick and why, what it is worth, who leads the next."""
    return (_winner(sheet, words), *_worth(sheet, words), _leads(sheet, words))


def cards_of(sheet: TrickSheet, words: Words) -> Iterator[tuple[str, str]]:
    """Name who played what, in the order played."""
    for play in sheet.plays:
        yield sheet.names[play.seat], card_name(words, called(play.card))


def _winner(sheet: TrickSheet, words: Words) -> str:
    trick = sheet.trick
    reason = words(text_id("verdict-reason", trick.reason))
    if trick.winner is None or trick.card is None:
        return words("verdict-nobody", reason=reason)
    card = card_name(words, called(trick.card))
    return words("verdict-wins", winner=sheet.names[trick.winner], card=card, reason=reason)


def _worth(sheet: TrickSheet, words: Words) -> Iterator[str]:
    trick = sheet.trick
    if trick.winner is None:
        return
    lines = bonus_lines(trick.bonuses, sheet.edition, share=IN_FULL, exact=True)
    points = signed(sum(line.points for line in lines))
    if lines:
        yield words("verdict-bonus", winner=sheet.names[trick.winner], points=points)
    else:
        yield words("verdict-no-bonus")
    for line in lines:
        yield f"  {signed(line.points)} {why_sentence(words, 'skullking', line, sheet.names)}"
    for player, winner in trick.alliances:
        each = signed(WORTH[sheet.edition].loot)
        yield words("verdict-alliance", player=sheet.names[player], winner=sheet.names[winner], each=each)


def _leads(sheet: TrickSheet, words: Words) -> str:
    return words("verdict-leads", leads=sheet.names[sheet.trick.leads])
