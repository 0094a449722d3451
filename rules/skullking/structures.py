"""How many cards each round deals: the named structures and a table's own list.

Sources: EN21, FR-B p. 27, ES (the doubled rounds of Even Keeled and Whirlpool, pairwise).
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rules.contract import RuleError
from rules.limits import LONGEST_TEXT
from rules.names import unaccented
from rules.options import excerpt

FEWEST_CARDS: Final = 1
MOST_CARDS: Final = 10
"""The largest hand that any structure deals (EN21)."""
MOST_ROUNDS: Final = 50
"""A bound of ours: no evening is longer."""
CUSTOM: Final = "custom"

STRUCTURES: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        "standard": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
        "even-keeled": (2, 2, 4, 4, 6, 6, 8, 8, 10, 10),
        "skip-to-the-brawl": (6, 7, 8, 9, 10),
        "swift-n-salty": (5, 5, 5, 5, 5),
        "broadside": (10,) * 10,
        "whirlpool": (9, 9, 7, 7, 5, 5, 3, 3, 1, 1),
        "bedtime": (1,),
    }
)
OTHER_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "classique": "standard",
        "pas-d-impair": "even-keeled",
        "pret-au-combat": "skip-to-the-brawl",
        "swift-n-salty-skirmish": "swift-n-salty",
        "attaque-eclair": "swift-n-salty",
        "broadside-barrage": "broadside",
        "tir-de-barrage": "broadside",
        "tourbillon": "whirlpool",
        "past-your-bedtime": "bedtime",
        "l-heure-du-dodo": "bedtime",
    }
)


def read_rounds(given: object) -> tuple[str, tuple[int, ...]]:
    """Read a structure: its name in English or French, "1,3,5", or a list of cards a round.

    Gives its name and the cards of each round, before the deck's cap. RuleError `option_rounds` for
    what is neither a name nor cards from 1 to 10, `option_rounds_number` for no round or too many.
    """
    if isinstance(given, str) and len(given) <= LONGEST_TEXT:
        name = _as_id(given)
        name = OTHER_NAMES.get(name, name)
        if name in STRUCTURES:
            return name, STRUCTURES[name]
        return CUSTOM, _checked(_numbers(given), given)
    if isinstance(given, list | tuple):
        return CUSTOM, _checked(tuple(given), given)
    raise _refused(given)


def _as_id(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", unaccented(name)).strip("-")


def _numbers(text: str) -> tuple[int, ...]:
    words = re.split(r"[\s,;]+", text.strip())
    if not all(re.fullmatch(r"[0-9]{1,3}", word) for word in words):
        raise _refused(text)
    return tuple(int(word) for word in words)


def _checked(cards: tuple[object, ...], given: object) -> tuple[int, ...]:
    if not 1 <= len(cards) <= MOST_ROUNDS:
        raise RuleError("option_rounds_number", given=len(cards), low=1, high=MOST_ROUNDS)
    numbers = tuple(card for card in cards if isinstance(card, int) and not isinstance(card, bool))
    if len(numbers) < len(cards) or not all(FEWEST_CARDS <= number <= MOST_CARDS for number in numbers):
        raise _refused(given)
    return numbers


def _refused(given: object) -> RuleError:
    return RuleError(
        "option_rounds", given=excerpt(given), choices=tuple(STRUCTURES), low=FEWEST_CARDS, high=MOST_CARDS
    )
