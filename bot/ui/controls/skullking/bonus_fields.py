"""The fields of a form in which the bonuses of a round are said, and what they say."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.tables.model import TableError
from bot.texts import Words
from bot.ui.kit.form import ChecksField, Field, Filled, PickField, TextField, one
from bot.ui.kit.message import Choice, whole_in_button
from bot.ui.typed.numbers import read_number
from rules.contract import Seat
from rules.skullking.deck import COLOURED_FOURTEENS, LOOTS, MERMAIDS, PIRATES, TIGRESSES
from rules.skullking.editions import WORTH
from rules.skullking.entries import Bonuses, Declaration
from rules.skullking.options import Options

MOST_PIRATES: Final = PIRATES + TIGRESSES
"""Pirates that one Skull King can take: the Tigress may be one (EN21)."""
OF_BONUSES: Final = frozenset(field for field in Bonuses.__slots__)


def bonus_fields(
    given: Declaration, options: Options, allies: Mapping[Seat, str], words: Words, *, tricks: bool = True
) -> tuple[Field, ...]:
    """Make the fields, filled with what is given; nothing that the table has not agreed on.

    `allies`: who may have taken this player's Loot, by seat. `tricks`: whether a trick was won, which
    all but a Loot and the house bonus need.
    """
    fields: list[Field] = []
    if tricks:
        fields += [_taken(given, options, words), _pirates(given, words)]
    if options.loot and WORTH[options.edition].loot and allies:
        fields.append(_loot(given, allies, words))
    if tricks:
        fields.append(_powers(given, words))
    return (*fields, other_field(given, words))


def other_field(given: Declaration, words: Words) -> TextField:
    """Make the field of the house bonus."""
    return TextField(
        name="other",
        label=words("form-other"),
        hint=words("form-other-hint"),
        value=str(given.bonuses.other or ""),
    )


def bonuses_said(filled: Filled) -> dict[str, Any]:
    """Read what the fields say, by the names of bonuses and declarations.

    TableError `not_a_number`, `contradiction`.
    """
    said: dict[str, Any] = {}
    if "taken" in filled:
        taken = filled["taken"]
        said |= {
            "fourteens": sum(name.startswith("fourteen-") for name in taken),
            "black_fourteen": "black-fourteen" in taken,
            "mermaids": sum(name.startswith("mermaid-") for name in taken),
            "skull_king": "skull-king" in taken,
        }
    if "pirates" in filled:
        said["pirates"] = whole_in_button(one(filled, "pirates") or "0")
    if "loot" in filled:
        said["loot_with"] = tuple(whole_in_button(seat) for seat in filled["loot"])
    if "powers" in filled:
        said |= _powers_said(filled["powers"])
    if "other" in filled:
        said["other"] = read_number(one(filled, "other")) if one(filled, "other") else 0
    return said


def changed(given: Declaration, said: Mapping[str, Any]) -> Declaration:
    """Return the declaration with what is said instead; what is not said stays."""
    bonuses = {name: value for name, value in said.items() if name in OF_BONUSES}
    others = {name: value for name, value in said.items() if name not in OF_BONUSES}
    kept: Bonuses = replace(given.bonuses, **bonuses)
    return replace(given, bonuses=kept, **others)


def _taken(given: Declaration, options: Options, words: Words) -> ChecksField:
    worth, bonuses = WORTH[options.edition], given.bonuses
    numbered = [
        *(
            (f"fourteen-{n}", bonuses.fourteens >= n, worth.fourteen)
            for n in range(1, COLOURED_FOURTEENS + 1)
        ),
        ("black-fourteen", bonuses.black_fourteen, worth.black_fourteen),
        *((f"mermaid-{n}", bonuses.mermaids >= n, worth.mermaid) for n in range(1, MERMAIDS + 1)),
        ("skull-king", bonuses.skull_king, worth.skull_king),
    ]
    choices = tuple(
        Choice(label=words(f"form-{name}"), value=name, chosen=chosen)
        for name, chosen, points in numbered
        if points
    )
    return ChecksField(name="taken", label=words("form-taken"), choices=choices)


def _pirates(given: Declaration, words: Words) -> PickField:
    choices = tuple(
        Choice(
            label=words("form-pirates-count", count=number),
            value=str(number),
            chosen=number == given.bonuses.pirates,
        )
        for number in range(MOST_PIRATES + 1)
    )
    return PickField(name="pirates", label=words("form-pirates"), choices=choices)


def _loot(given: Declaration, allies: Mapping[Seat, str], words: Words) -> PickField:
    return PickField(
        name="loot",
        label=words("form-loot"),
        hint=words("form-loot-hint"),
        most=min(LOOTS, len(allies)),
        choices=tuple(
            Choice(label=name, value=str(ally), chosen=ally in given.loot_with)
            for ally, name in allies.items()
        ),
    )


def _powers(given: Declaration, words: Words) -> ChecksField:
    ticked = {f"wager-{given.wager}", {1: "bid-up", -1: "bid-down"}.get(given.bid_change, "")}
    return ChecksField(
        name="powers",
        label=words("form-powers"),
        choices=tuple(
            Choice(label=words(f"form-{power}"), value=power, chosen=power in ticked)
            for power in ("wager-10", "wager-20", "bid-up", "bid-down")
        ),
    )


def _powers_said(powers: Sequence[str]) -> dict[str, int]:
    wagers = [whole_in_button(power.partition("-")[2]) for power in powers if power.startswith("wager-")]
    changes = [1 if power == "bid-up" else -1 for power in powers if power.startswith("bid-")]
    if len(wagers) > 1 or len(changes) > 1:
        raise TableError("contradiction")
    return {"wager": wagers[0] if wagers else 0, "bid_change": changes[0] if changes else 0}
