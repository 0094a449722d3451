"""A trick's verdict as a person reads it: the cards, who wins and why, what it is worth."""

from collections.abc import Iterator
from typing import Final

from bot.texts import Words, signed
from bot.texts.sentences import card_name, text_id, why_sentence
from rules.skullking.bonuses import bonus_lines
from rules.skullking.cards import called
from rules.skullking.editions import WORTH
from rules.trick_sheet import TrickSheet

IN_FULL: Final = 100
"""Per cent of the bonuses that an exact bid pays."""


def verdict(sheet: TrickSheet, words: Words) -> str:
    """Tell the trick from the first card to who leads the next."""
    return "\n".join(
        (*_cards(sheet, words), "", _winner(sheet, words), *_worth(sheet, words), _leads(sheet, words))
    )


def _cards(sheet: TrickSheet, words: Words) -> Iterator[str]:
    width = max(map(len, sheet.names))
    for play in sheet.plays:
        yield f"{sheet.names[play.seat]:<{width}}  {card_name(words, called(play.card))}"


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
