"""The numbers that the rules in words name: the very constants that the score is made with."""

from typing import Final

from bot.texts import Value
from rules.skullking import bids, deck, options, rascal, structures
from rules.skullking.abilities import WAGERS
from rules.skullking.cards import HIGHEST, HIGHEST_OF_FIRST_EDITION, LOWEST
from rules.skullking.editions import WORTH, Edition

_WORTH = WORTH[Edition.NEW]
_STANDARD = structures.STRUCTURES[options.STANDARD]
NUMBERS: Final[dict[str, Value]] = {
    "fewest": deck.FEWEST_SEATS,
    "most": deck.MOST_SEATS,
    "rounds": len(_STANDARD),
    "last": _STANDARD[-1],
    "low": LOWEST,
    "high": HIGHEST,
    "first_high": HIGHEST_OF_FIRST_EDITION,
    "trick": bids.EXACT_PER_TRICK,
    "miss": -bids.MISSED_PER_TRICK,
    "zero": bids.ZERO_PER_CARD,
    "fourteen": _WORTH.fourteen,
    "black": _WORTH.black_fourteen,
    "mermaid": _WORTH.mermaid,
    "pirate": _WORTH.pirate,
    "king": _WORTH.skull_king,
    "king_before": WORTH[Edition.LEGENDARY].skull_king,
    "loot": _WORTH.loot,
    "wager": WAGERS[1],
    "wager_high": WAGERS[2],
    "hit": rascal.PER_CARD,
    "glancing": rascal.GLANCING_PER_CARD,
    "cannon": rascal.CANNONBALL_PER_CARD,
    "eight": deck.EIGHT_PLAYERS,
    "eight_cards": deck.EIGHT_PLAYERS_CARDS,
    "leviathans": options.LEVIATHANS_FROM_SEATS,
    "escapes": deck.ESCAPES,
    "pirates": deck.PIRATES,
    "mermaids": deck.MERMAIDS,
    "loots": deck.LOOTS,
    "hands": deck.GRAYBEARD_HANDS,
    "example_cards": 5,
    "example_exact": 2 * bids.EXACT_PER_TRICK + _WORTH.black_fourteen,
    "example_zero": bids.ZERO_PER_CARD * 5,
    "example_miss": -2 * bids.MISSED_PER_TRICK,
    "storm_cards": 6,
    "storm_one": bids.EXACT_PER_TRICK + _WORTH.loot,
    "storm_two": 2 * bids.EXACT_PER_TRICK + _WORTH.loot,
    "storm_miss": -bids.MISSED_PER_TRICK,
}
NUMBERS.update(
    {name.replace("-", "_"): ", ".join(map(str, cards)) for name, cards in structures.STRUCTURES.items()}
)
