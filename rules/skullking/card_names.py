"""Cards read as people write them, in English and French: "noir 14", "14 noir", "n14", "sirène".

Suits go by their colours and by their names in the rulebooks ("Jolly Roger 14"), Pirates by their own
names. Accents, case, order and little words are ignored, and any beginning of a word will do that is
not the beginning of another card's; a colour goes before a suit of another name ("p 5" is purple).
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from rules.contract import RuleError
from rules.names import unaccented
from rules.options import excerpt
from rules.skullking.cards import HIGHEST, LOWEST, Card, Numbered, Special, Suit, called

LONGEST: Final = 100
"""Characters of a text that may still be a card (our choice): no name is half as long."""
COLOUR_NAMES: Final = {
    "green": Suit.GREEN,
    "vert": Suit.GREEN,
    "verte": Suit.GREEN,
    "yellow": Suit.YELLOW,
    "jaune": Suit.YELLOW,
    "purple": Suit.PURPLE,
    "violet": Suit.PURPLE,
    "violette": Suit.PURPLE,
    "black": Suit.BLACK,
    "noir": Suit.BLACK,
    "noire": Suit.BLACK,
}
SUIT_NAMES: Final = {
    "parrot": Suit.GREEN,
    "perroquet": Suit.GREEN,
    "treasure chest": Suit.YELLOW,
    "chest": Suit.YELLOW,
    "coffre": Suit.YELLOW,
    "coffre tresor": Suit.YELLOW,
    "treasure map": Suit.PURPLE,
    "map": Suit.PURPLE,
    "tresor": Suit.PURPLE,
    "jolly roger": Suit.BLACK,
    "drapeau": Suit.BLACK,
    "drapeau pirate": Suit.BLACK,
    "drapeau noir": Suit.BLACK,
    "black flag": Suit.BLACK,
}
"""How the rulebooks call the suits (EN21, FR-A), without little words: "carte au trésor" is "tresor"."""
SPECIAL_NAMES: Final = {
    "escape": Special.ESCAPE,
    "fuite": Special.ESCAPE,
    "pirate": Special.PIRATE,
    "rascal": Special.PIRATE,
    "rascal roatan": Special.PIRATE,
    "rascal flambeur": Special.PIRATE,
    "harry": Special.PIRATE,
    "harry giant": Special.PIRATE,
    "harry geant": Special.PIRATE,
    "rosie": Special.PIRATE,
    "rosie douce": Special.PIRATE,
    "rosie d laney": Special.PIRATE,
    "rosie dlaney": Special.PIRATE,
    "bendt": Special.PIRATE,
    "bendt bandit": Special.PIRATE,
    "will": Special.PIRATE,
    "will bandit": Special.PIRATE,
    "juanita": Special.PIRATE,
    "juanita jade": Special.PIRATE,
    "tigress pirate": Special.TIGRESS_PIRATE,
    "tigresse pirate": Special.TIGRESS_PIRATE,
    "scary mary pirate": Special.TIGRESS_PIRATE,
    "tp": Special.TIGRESS_PIRATE,
    "tigress escape": Special.TIGRESS_ESCAPE,
    "tigresse escape": Special.TIGRESS_ESCAPE,
    "tigresse fuite": Special.TIGRESS_ESCAPE,
    "scary mary escape": Special.TIGRESS_ESCAPE,
    "scary mary fuite": Special.TIGRESS_ESCAPE,
    "te": Special.TIGRESS_ESCAPE,
    "tf": Special.TIGRESS_ESCAPE,
    "mermaid": Special.MERMAID,
    "sirene": Special.MERMAID,
    "skull king": Special.SKULL_KING,
    "skullking": Special.SKULL_KING,
    "sk": Special.SKULL_KING,
    "kraken": Special.KRAKEN,
    "whale": Special.WHITE_WHALE,
    "baleine": Special.WHITE_WHALE,
    "white whale": Special.WHITE_WHALE,
    "baleine blanche": Special.WHITE_WHALE,
    "ww": Special.WHITE_WHALE,
    "bb": Special.WHITE_WHALE,
    "loot": Special.LOOT,
    "butin": Special.LOOT,
}
LITTLE_WORDS: Final = frozenset(
    {
        *("a", "an", "as", "card", "of", "played", "the"),
        *("au", "carte", "comme", "de", "du", "en", "joue", "jouee", "la", "le"),
    }
)

Named = TypeVar("Named", Suit, Special)


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards with commas, semicolons or lines between them. RuleError as `read_card`."""
    return tuple(read_card(word) for word in re.split(r"[,;\n]+", text) if word.strip())


def read_card(text: str) -> Card:
    """Read one card.

    RuleError `card_unknown`, `card_number_missing` for a bare colour, `card_number_unknown`,
    `card_ambiguous` with the choices (for a bare number too).
    """
    if len(text) > LONGEST:
        raise RuleError("card_unknown", given=excerpt(text))
    words = _words(text)
    numbers = [word for word in words if word.isdecimal()]
    names = [word for word in words if not word.isdecimal()]
    if len(names) + len(numbers) == 0 or len(numbers) > 1:
        raise RuleError("card_unknown", given=excerpt(text))
    suits = _suits(names)
    if numbers:
        return _numbered(text, suits, numbers[0])
    cards = _named(names, SPECIAL_NAMES)
    if suits and not cards:
        raise RuleError("card_number_missing", given=excerpt(text), low=LOWEST, high=HIGHEST)
    return _only_one(text, cards)


def _words(text: str) -> list[str]:
    """Take letters and digits apart, without accents and little words; digits of any script count."""
    letters = "".join(_western(letter) for letter in unaccented(text))
    return [word for word in re.findall(r"[a-z]+|[0-9]+", letters) if word not in LITTLE_WORDS]


def _western(letter: str) -> str:
    digit = unicodedata.decimal(letter, None)
    return letter if digit is None else str(digit)


def _numbered(text: str, suits: set[Suit], digits: str) -> Card:
    if not suits:
        raise RuleError("card_unknown", given=excerpt(text))
    number = int(digits)
    if not LOWEST <= number <= HIGHEST:
        raise RuleError("card_number_unknown", given=excerpt(text), low=LOWEST, high=HIGHEST)
    return _only_one(text, {Numbered(suit, number) for suit in suits})


def _suits(words: list[str]) -> set[Suit]:
    """Find the suits so called, all of them without a word.

    Of a rulebook's name the first word is needed: "pirate 3" is no "drapeau pirate".
    """
    begun = {name: suit for name, suit in SUIT_NAMES.items() if any(map(name.startswith, words))}
    return _named(words, COLOUR_NAMES) or _named(words, begun)


def _named(words: list[str], names: Mapping[str, Named]) -> set[Named]:
    """Find what is so called: a whole name, else all words of a name begun, else some of them."""
    whole = names.get(" ".join(words))
    if whole is not None:
        return {whole}
    begun = {name: meant for name, meant in names.items() if _begin(words, name.split())}
    complete = {meant for name, meant in begun.items() if len(name.split()) == len(words)}
    return complete or set(begun.values())


def _begin(words: list[str], name: list[str]) -> bool:
    """Return whether each word begins a word of its own of the name, in any order."""
    if not words:
        return True
    first, *others = words
    return any(
        part.startswith(first) and _begin(others, [*name[:place], *name[place + 1 :]])
        for place, part in enumerate(name)
    )


def _only_one(text: str, cards: Iterable[Card]) -> Card:
    found = sorted(cards, key=called)
    if not found:
        raise RuleError("card_unknown", given=excerpt(text))
    if len(found) > 1:
        raise RuleError("card_ambiguous", given=excerpt(text), choices=tuple(map(called, found)))
    return found[0]
