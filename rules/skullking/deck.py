"""The cards in the box: how many of each kind, and how large a hand they allow."""

from typing import Final

from rules.skullking.editions import Edition
from rules.skullking.options import Options
from rules.skullking.structures import MOST_CARDS

FIRST_EDITION_CARDS: Final = 66
"""Four suits from 1 to 13 and fourteen special cards (OLD)."""
BASE_CARDS: Final = 70
"""Four suits from 1 to 14 and fourteen special cards, without Loot and leviathans (EN21)."""

COLOURED_FOURTEENS: Final = 3
BLACK_FOURTEENS: Final = 1
MERMAIDS: Final = 2
PIRATES: Final = 5
TIGRESSES: Final = 1
SKULL_KINGS: Final = 1
ESCAPES: Final = 5
LOOTS: Final = 2
KRAKENS: Final = 1
WHALES: Final = 1
LARGEST_DECK: Final = BASE_CARDS + LOOTS + KRAKENS + WHALES
"""Cards of the whole box (EN21): no house rule makes more of any."""
RASCALS: Final = 1
HARRYS: Final = 1

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 8
"""From two players to eight (EN21, FR-A)."""
GRAYBEARD_PLAYERS: Final = 2
"""Two players play against Graybeard's ghost, who holds a third hand (S0)."""
GRAYBEARD_HANDS: Final = 3
EIGHT_PLAYERS: Final = 8
EIGHT_PLAYERS_CARDS: Final = 8
"""Eight players never hold more, even where the deck has nine for each (S0, EN24)."""


def cards_in_deck(options: Options) -> int:
    """Count the cards of the box that the table plays with (EN21, OLD)."""
    if options.edition is Edition.FIRST:
        return FIRST_EDITION_CARDS
    return (
        BASE_CARDS
        + (LOOTS if options.loot else 0)
        + (KRAKENS if options.kraken else 0)
        + (WHALES if options.whale else 0)
    )


def most_cards(seats: int, options: Options) -> int:
    """Return the largest hand of a round: what the deck has for each, at most 10; 8 for eight players.

    Under house rules eight players may be dealt what the deck has. Sources: S0, EN21, EN24, derived.
    """
    hands = GRAYBEARD_HANDS if seats == GRAYBEARD_PLAYERS else seats
    most = min(MOST_CARDS, cards_in_deck(options) // hands)
    if seats == EIGHT_PLAYERS and not options.house_rules:
        return min(most, EIGHT_PLAYERS_CARDS)
    return most


def scheduled(seats: int, options: Options) -> tuple[int, ...]:
    """Return the cards of each round: the structure's, repeating the largest hand where it ends.

    Eight players stay at eight here, house rules or not. Sources: S0, EN21, FR-B p. 6.
    """
    most = most_cards(seats, options)
    if seats == EIGHT_PLAYERS:
        most = min(most, EIGHT_PLAYERS_CARDS)
    return tuple(min(cards, most) for cards in options.rounds)


def most_lost_tricks(options: Options) -> int:
    """Count the tricks of a round that nobody can win: one for the Kraken, one for the Whale (S4)."""
    return (KRAKENS if options.kraken else 0) + (WHALES if options.whale else 0)


def cards_in_a_trick(players: int, *, graybeard: bool) -> int:
    """Count the cards of a trick: one for each player, three where Graybeard plays (S0)."""
    return GRAYBEARD_HANDS if graybeard else players
