"""What the winner of a trick takes with it: 14s, captures, and who is allied by a Loot."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.contract import Seat
from rules.skullking.cards import AS_PIRATE, HIGHEST, Card, Numbered, Special, Suit
from rules.skullking.editions import WORTH, Edition
from rules.skullking.entries import Bonuses
from rules.skullking.loot import Alliance


@dataclass(frozen=True, slots=True)
class Play:
    """A card that a seat played."""

    seat: Seat
    card: Card


def bonuses_of(plays: Sequence[Play], winning: Play, edition: Edition) -> Bonuses:
    """Count the 14s of a trick, whoever played them, and what the winning card captured.

    A numbered card captures nothing, by the White Whale neither. Sources: S0, S4, EN21.
    """
    fourteens = [
        play.card.suit for play in plays if isinstance(play.card, Numbered) and play.card.number == HIGHEST
    ]
    black = Suit.BLACK in fourteens
    captured = _captures(plays, winning, edition)
    return Bonuses(
        fourteens=len(fourteens) - int(black),
        black_fourteen=black,
        mermaids=captured.mermaids,
        pirates=captured.pirates,
        skull_king=captured.skull_king,
    )


def alliances_of(plays: Sequence[Play], winner: Seat) -> tuple[Alliance, ...]:
    """Ally everyone who played a Loot with who won the trick; nobody with themselves (S4, EN21; KRYO)."""
    return tuple((play.seat, winner) for play in plays if play.card is Special.LOOT and play.seat != winner)


def _captures(plays: Sequence[Play], winning: Play, edition: Edition) -> Bonuses:
    """Count what a character took: a Mermaid only the Skull King, whoever else lies there (EN21)."""
    cards = [play.card for play in plays]
    if winning.card in AS_PIRATE and WORTH[edition].mermaid:
        return Bonuses(mermaids=cards.count(Special.MERMAID))
    if winning.card is Special.MERMAID:
        return Bonuses(skull_king=Special.SKULL_KING in cards)
    if winning.card is Special.SKULL_KING:
        return Bonuses(pirates=_pirates(cards, edition))
    return Bonuses()


def _pirates(cards: Sequence[Card], edition: Edition) -> int:
    """Count the Pirates that the Skull King took.

    All of the trick (EN21, OLD); in 2018 only those before him (KR, PLAN §4.3); in the first edition
    the Tigress too who was played as an Escape (OLD).
    """
    if edition is Edition.LEGENDARY:
        cards = cards[: cards.index(Special.SKULL_KING)]
    counted = AS_PIRATE | {Special.TIGRESS_ESCAPE} if edition is Edition.FIRST else AS_PIRATE
    return sum(card in counted for card in cards)
