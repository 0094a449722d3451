"""How Oh Hell looks: as every game of hidden bids, with a sum of its own."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.tables.view import View
from bot.texts import Value, Words
from bot.texts.sentences import filled, text_id
from bot.ui.looks.bidding.look import look_of
from bot.ui.looks.bidding.manner import Manner
from bot.ui.looks.bidding.titles import state_of
from rules.contract import Line
from rules.ohhell.game import GAME
from rules.ohhell.hands import DECK, FEWEST_SEATS, MOST_CARDS, MOST_SEATS, largest, scheduled
from rules.ohhell.scoring import EXACT, EXACT_PER_TRICK

EXAMPLE: Final = 3
"""How many tricks are bet in the example of the rules."""
NUMBERS: Final[Mapping[str, Value]] = {
    "fewest": FEWEST_SEATS,
    "most": MOST_SEATS,
    "deck": DECK,
    "cards": MOST_CARDS,
    "six": largest(6),
    "seven": largest(7),
    "rounds": len(scheduled(FEWEST_SEATS)),
    "exact": EXACT,
    "trick": EXACT_PER_TRICK,
    "example": EXAMPLE,
    "example_points": EXACT + EXAMPLE * EXACT_PER_TRICK,
}
"""The numbers that the rules in words name: the very constants that the score is made with."""


def summary(table: View, words: Words) -> str:
    """Say how many rounds are played, and up to how many cards: for as many as sit here."""
    seats = max(len(table.chairs), FEWEST_SEATS)
    return words("ohhell-summary", rounds=len(scheduled(seats)), cards=largest(seats))


def terms(table: View, words: Words) -> dict[str, str]:
    """Say with how many cards the round is played, for which bets are made: less where one more joins."""
    return {words("ohhell-part-cards"): str(state_of(table).cards)}


def short(line: Line, names: Sequence[str], words: Words) -> str:
    """Say in a few words why a bet brought its points."""
    return words(text_id("ohhell-short", line.code), **filled(words, line.facts, names))


MANNER: Final = Manner(name="ohhell", colour=0x3E7C59, short=short)
LOOK: Final = replace(
    look_of(
        MANNER,
        GAME,
        summary=summary,
        topics=("aim", "setup", "round", "trick", "count", "end"),
        numbers=NUMBERS,
        verbs=("bet", "reveal", "tricks", "round"),
    ),
    terms=terms,
)
