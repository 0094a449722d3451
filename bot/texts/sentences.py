"""What the rules say in codes and facts, as sentences: why something cannot be, whence the points."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.texts import Value, Words
from rules.contract import SEAT_FACTS, Fact, Line, RuleError

SEPARATOR: Final = ", "
OF_CARDS: Final = ("card_", "trick_")
"""How the codes of errors about cards begin, in which these facts are cards."""
CARD_FACTS: Final = ("card", "choices")


def rule_sentence(words: Words, error: RuleError, names: Sequence[str] = ()) -> str:
    """Say what a rule forbids: what is wrong, where, what to do. Seats are called by `names`."""
    facts = dict(error.facts)
    if error.code.startswith(OF_CARDS):
        facts |= {key: _called(words, facts[key]) for key in CARD_FACTS if key in facts}
    sentence = words(text_id("error", error.code), **filled(words, facts, names))
    if "later_seq" in facts:
        return words("error-later", sentence=sentence)
    if "sheet_round" in facts:  # what has no round at a table has one in a sheet
        return words("error-in-round", sheet_round=int(str(facts["sheet_round"])), sentence=sentence)
    return sentence


def why_sentence(words: Words, game_name: str, line: Line, names: Sequence[str] = ()) -> str:
    """Say one line of the sum behind a seat's points, without the points themselves."""
    return words(text_id("why", game_name, line.code), **filled(words, line.facts, names))


def text_id(*parts: str) -> str:
    """Return the id of a text made of a subject and codes."""
    return "-".join(parts).replace("_", "-")


def card_name(words: Words, card: str) -> str:
    """Call a card of Skull King, given by its name in the rules ("black 14"), in the reader's language."""
    suit, _, number = card.partition(" ")
    if number.isdecimal():
        return words(text_id("card", suit), number=int(number))
    text = text_id("card", card.replace(" ", "-"))
    return words(text) if words.has(text) else card


def filled(words: Words, facts: Mapping[str, Fact], names: Sequence[str]) -> dict[str, Value]:
    """Make facts into what texts take: names for seats, commas in tuples, yes and no as 1 and 0.

    What is absent is left out. Where seats stand beside their tricks, `who` says both together.
    """
    values = {key: _value(words, key, fact, names) for key, fact in facts.items() if fact is not None}
    seats, tricks = facts.get("seats"), facts.get("tricks")
    if isinstance(seats, tuple) and isinstance(tricks, tuple):
        called = [_value(words, "seat", seat, names) for seat in seats]
        values["who"] = SEPARATOR.join(f"{name} {won}" for name, won in zip(called, tricks, strict=True))
    return values


def _value(words: Words, key: str, fact: Fact, names: Sequence[str]) -> Value:
    if isinstance(fact, tuple):
        return SEPARATOR.join(str(_value(words, key, each, names)) for each in fact)
    if key in SEAT_FACTS and isinstance(fact, int):
        return names[fact] if 0 <= fact < len(names) else words("error-seat", number=fact + 1)
    if fact is None or isinstance(fact, bool):
        return int(bool(fact))
    return fact


def _called(words: Words, cards: Fact) -> Fact:
    if isinstance(cards, tuple):
        return tuple(card_name(words, str(card)) for card in cards)
    return card_name(words, str(cards))
