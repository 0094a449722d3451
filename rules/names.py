"""Players' names: what a name may be, which names are the same, names put in the place of seats."""

import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Self

from rules.contract import SEAT_FACTS, Fact, RuleError
from rules.limits import LONGEST_NAME
from rules.options import as_json, excerpt

NOT_IN_A_NAME: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Unicode categories that would break a line or cannot be written."""
BLANK_LETTERS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters and signs by their category, blanks to the eye: fillers of Korean, the empty pattern of Braille."""
LOOKS: Final = frozenset("\u034f\u180b\u180c\u180d\u180f\ufe0e\ufe0f")
"""Marks that only choose how the letter before them looks, or nothing at all."""
WITHOUT_STROKE: Final = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe"})
"""Letters that Unicode does not take apart, as people type them without the key for them."""


def player_name(value: object) -> str:
    """Return a player's name: a text of one line. RuleError `sheet_not_a_name`, `sheet_name_too_long`."""
    if isinstance(value, str) and len(value) > LONGEST_NAME:
        raise RuleError("sheet_name_too_long", given=excerpt(value), high=LONGEST_NAME)
    if not isinstance(value, str) or is_blank(value) or _breaks(value):
        raise RuleError("sheet_not_a_name", given=as_json(value))
    return value


def is_blank(text: str) -> bool:
    """Return whether nothing of a text is seen."""
    return all(unicodedata.combining(letter) for letter in as_seen(text))


def trimmed(text: str) -> str:
    """Return a text without what nobody sees at its ends; marks on its last letter stay."""
    edge = [at for at, letter in enumerate(text) if not (_is_space(letter) or _is_control(letter))]
    return text[edge[0] : edge[-1] + 1] if edge else ""


def as_seen(name: str) -> str:
    """Return a name as the eye takes it: composed, blanks as one space each, without what nobody sees.

    Two players whose names look the same are not told apart by it.
    """
    kept = "".join(" " if _is_space(letter) else letter for letter in name if not _is_unseen(letter))
    return " ".join(unicodedata.normalize("NFC", kept).split())


def unaccented(text: str) -> str:
    """Return a text without accents and capitals, each letter as plain as Unicode makes it."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def folded(name: str) -> str:
    """Return a name without accents and capitals too, for comparing it with what somebody types."""
    return as_seen(unaccented(as_seen(name)).translate(WITHOUT_STROKE))


def apart_from(
    name: str, taken: Collection[str], *, key: Callable[[str], str], fit: Callable[[str, str], str]
) -> str:
    """Return a name that differs from those taken: the name itself, or else "Tom (2)", "Tom (3)".

    `key` makes equal what is held to be the same name; `taken` holds keys. `fit` puts an ending behind
    a name and shortens the name to make room for it.
    """
    number, told = 1, fit(name, "")
    while key(told) in taken:
        number += 1
        told = fit(name, f" ({number})")
    return told


@dataclass(frozen=True, slots=True)
class KnownNames:
    """Names to find a typed one among: each way of writing it, with the places where it is so."""

    exact: Mapping[str, tuple[int, ...]]
    seen: Mapping[str, tuple[int, ...]]
    cased: Mapping[str, tuple[int, ...]]
    folded: Mapping[str, tuple[int, ...]]

    @classmethod
    def of(cls, names: Sequence[str]) -> Self:
        """Take up the names, in their order."""
        return cls(*(_places(names, way) for way in (str, as_seen, _cased, folded)))

    def meant(self, typed: str) -> tuple[int, ...]:
        """List the places of the names that a text means: several where it does not say which.

        The name written just so is meant; else those that differ in capitals, and in accents where
        none was typed.
        """
        found = self.exact.get(typed) or self.seen.get(as_seen(typed))
        if found or is_blank(typed):
            return found or ()
        alike = self.folded.get(folded(typed), ())
        accented = _cased(typed) != folded(typed)
        return (self.cased.get(_cased(typed)) if accented else None) or alike


def with_names(facts: Mapping[str, Fact], names: tuple[str, ...]) -> dict[str, Fact]:
    """Put names in the place of seats; what is no seat of these stays as it is."""
    return {key: _named(fact, names) if key in SEAT_FACTS else fact for key, fact in facts.items()}


def _cased(name: str) -> str:
    return as_seen(name).casefold()


def _places(names: Sequence[str], way: Callable[[str], str]) -> Mapping[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for place, name in enumerate(names):
        found[way(name)] = (*found.get(way(name), ()), place)
    return found


def _is_space(letter: str) -> bool:
    return letter.isspace() or letter in BLANK_LETTERS


def _is_unseen(letter: str) -> bool:
    return letter in LOOKS or _is_control(letter)


def _is_control(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "C" and not letter.isspace()


def _breaks(name: str) -> bool:
    return any(unicodedata.category(sign) in NOT_IN_A_NAME for sign in name)


def _named(fact: Fact, names: tuple[str, ...]) -> Fact:
    if isinstance(fact, tuple):
        return tuple(str(_named(each, names)) for each in fact)
    if isinstance(fact, int) and 0 <= fact < len(names):
        return names[fact]
    return fact
