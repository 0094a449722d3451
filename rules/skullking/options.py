"""What a table agrees on before the first deal, frozen into the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.contract import RuleError
from rules.options import check_known, excerpt, is_flag_as_text, read_choice
from rules.skullking.editions import Edition
from rules.skullking.structures import CUSTOM, STRUCTURES, read_rounds

STANDARD: Final = "standard"
LEVIATHANS_FROM_SEATS: Final = 4
"""From how many players Kraken and White Whale are advised (S4)."""


class Scoring(StrEnum):
    """How bids are scored: the usual way, or Rascal's (EN21)."""

    STANDARD = "standard"
    RASCAL = "rascal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """`rounds`: cards a round before the deck's cap. `kraken`, `whale`, `loot`: in the deck or not.

    `bonus_on_miss`: 14s and captures count on a missed bid too, under the usual scoring.
    `house_rules`: what the deck cannot hold only warns.
    """

    structure: str = STANDARD
    rounds: tuple[int, ...] = STRUCTURES[STANDARD]
    scoring: Scoring = Scoring.STANDARD
    edition: Edition = Edition.NEW
    kraken: bool = True
    whale: bool = True
    loot: bool = True
    bonus_on_miss: bool = False
    house_rules: bool = False


OPTION_NAMES: Final = (
    "rounds",
    "scoring",
    "edition",
    "kraken",
    "whale",
    "loot",
    "bonus_on_miss",
    "house_rules",
)


def read_options(given: Mapping[str, object]) -> Options:
    """Read options by their names; one that is left out, or None, has its usual value.

    RuleError `option_unknown`, `option_rounds`, `option_rounds_number`, `option_choice`,
    `option_yes_no`.
    """
    check_known(given, OPTION_NAMES)
    stated = {name: value for name, value in given.items() if value is not None}
    structure, rounds = read_rounds(stated.get("rounds", STANDARD))
    return Options(
        structure=structure,
        rounds=rounds,
        scoring=read_choice(Scoring, "scoring", stated.get("scoring", Scoring.STANDARD)),
        edition=read_choice(Edition, "edition", stated.get("edition", Edition.NEW)),
        kraken=_yes_no("kraken", stated.get("kraken", True)),
        whale=_yes_no("whale", stated.get("whale", True)),
        loot=_yes_no("loot", stated.get("loot", True)),
        bonus_on_miss=_yes_no("bonus_on_miss", stated.get("bonus_on_miss", False)),
        house_rules=_yes_no("house_rules", stated.get("house_rules", False)),
    )


def write_options(options: Options) -> dict[str, object]:
    """Write options by their names, all of them: `read_options` reads them back."""
    own_list = options.structure == CUSTOM
    return {
        "rounds": list(options.rounds) if own_list else options.structure,
        "scoring": options.scoring.value,
        "edition": options.edition.value,
        "kraken": options.kraken,
        "whale": options.whale,
        "loot": options.loot,
        "bonus_on_miss": options.bonus_on_miss,
        "house_rules": options.house_rules,
    }


def advised(seats: int) -> Mapping[str, object]:
    """Advise which cards to play with: the leviathans from four players, Loot always (S4)."""
    leviathans = seats >= LEVIATHANS_FROM_SEATS
    return {"kraken": leviathans, "whale": leviathans, "loot": True}


def _yes_no(option: str, given: object) -> bool:
    if isinstance(given, bool):
        return given
    raise RuleError("option_yes_no", option=option, given=excerpt(given), quoted=is_flag_as_text(given))
