"""The referee: which card wins a trick, who leads next, and what the trick is worth.

The steps follow the rulebook of 2021 (EN21, FAQ) and the house's notes (S0, S4).
"""

from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.contract import RuleError, Seat
from rules.skullking import deck
from rules.skullking.cards import (
    AS_PIRATE,
    CHARACTERS,
    HIGHEST_OF_FIRST_EDITION,
    LEVIATHANS,
    Card,
    Numbered,
    Special,
    Suit,
    called,
)
from rules.skullking.editions import Edition
from rules.skullking.entries import Bonuses
from rules.skullking.loot import Alliance
from rules.skullking.spoils import Play, alliances_of, bonuses_of

MOST_PLAYS: Final = 8
"""One card from each of at most eight players (EN21)."""
COPIES: Final[dict[Card, int]] = {
    Special.ESCAPE: deck.ESCAPES,
    Special.PIRATE: deck.PIRATES,
    Special.TIGRESS_PIRATE: deck.TIGRESSES,
    Special.MERMAID: deck.MERMAIDS,
    Special.SKULL_KING: deck.SKULL_KINGS,
    Special.KRAKEN: deck.KRAKENS,
    Special.WHITE_WHALE: deck.WHALES,
    Special.LOOT: deck.LOOTS,
}
NO_BONUSES: Final = Bonuses()
NUMBERED_COPIES: Final = 1
"""Each number is once in each colour (EN21)."""


class Reason(StrEnum):
    """Why a card won, or why nobody did."""

    MERMAID_TAKES_SKULL_KING = "mermaid_takes_skull_king"
    SKULL_KING = "skull_king"
    FIRST_PIRATE = "first_pirate"
    FIRST_MERMAID = "first_mermaid"
    HIGHEST_BLACK = "highest_black"
    HIGHEST_OF_SUIT = "highest_of_suit"
    FIRST_ESCAPE = "first_escape"
    WHALE_HIGHEST_NUMBER = "whale_highest_number"
    WHALE_NO_NUMBER = "whale_no_number"
    KRAKEN = "kraken"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trick:
    """`winner` and `card`: None when the trick is destroyed. `leads`: who leads the next one.

    `reason`: why that card won, or why nobody did. `suit`: the colour to follow, if there was one.
    `bonuses` and `alliances`: what the trick gives its winner, and who is allied by a Loot.
    """

    winner: Seat | None
    card: Card | None
    leads: Seat
    reason: Reason
    suit: Suit | None
    bonuses: Bonuses
    alliances: tuple[Alliance, ...]

    @property
    def destroyed(self) -> bool:
        """Whether nobody won it."""
        return self.winner is None


def resolve(plays: Sequence[Play], edition: Edition = Edition.NEW, ghost: Seat | None = None) -> Trick:
    """Judge the cards of a trick, in the order played. `ghost`: Graybeard's seat, where two play.

    RuleError `trick_empty`, `trick_too_many_cards`, `trick_same_player`, `trick_too_many_of_card`,
    `trick_number_unknown`.
    """
    _check(plays, edition)
    played = [_as_ghost_plays(play) if play.seat == ghost else play for play in plays]
    leviathan = _acting_leviathan(played)
    if leviathan is None:
        winning, reason = _strongest(played)
        return _won(played, winning, reason, edition, ghost)
    if leviathan.card is Special.KRAKEN:
        return _destroyed(played, _leader_after_kraken(played), Reason.KRAKEN, ghost)
    highest = _highest(played, *Suit)
    if highest is None:
        return _destroyed(played, leviathan.seat, Reason.WHALE_NO_NUMBER, ghost)
    return _won(played, highest, Reason.WHALE_HIGHEST_NUMBER, edition, ghost)


def lead_suit(plays: Sequence[Play]) -> Suit | None:
    """Return the colour to follow: the first numbered card's, none where a character was led first.

    Escape, Loot, Tigress as Escape pass the choice on (EN21, FR-B p. 12, FAQ); so do Kraken and White
    Whale here, for the question who would have won.
    """
    for play in plays:
        if isinstance(play.card, Numbered):
            return play.card.suit
        if play.card in CHARACTERS:
            return None
    return None


def _won(plays: list[Play], winning: Play, reason: Reason, edition: Edition, ghost: Seat | None) -> Trick:
    """Return the trick to its winner. What Graybeard wins with it is lost, and allies nobody (KR)."""
    return Trick(
        winner=winning.seat,
        card=winning.card,
        leads=_leader(plays, winning.seat, ghost),
        reason=reason,
        suit=lead_suit(plays),
        bonuses=NO_BONUSES if winning.seat == ghost else bonuses_of(plays, winning, edition),
        alliances=tuple(pair for pair in alliances_of(plays, winning.seat) if ghost not in pair),
    )


def _destroyed(plays: list[Play], leads: Seat, reason: Reason, ghost: Seat | None) -> Trick:
    leader = _leader(plays, leads, ghost)
    suit = lead_suit(plays)
    return Trick(
        winner=None, card=None, leads=leader, reason=reason, suit=suit, bonuses=NO_BONUSES, alliances=()
    )


def _leader(plays: list[Play], seat: Seat, ghost: Seat | None) -> Seat:
    """Let the winner lead, but never Graybeard: for him, who led this trick (S0 "always second", EN24)."""
    if seat != ghost:
        return seat
    return next((play.seat for play in plays if play.seat != ghost), seat)


def _acting_leviathan(plays: list[Play]) -> Play | None:
    """Of Kraken and White Whale the one played last acts, the other is an Escape (S4, FAQ, EN21)."""
    return next((play for play in reversed(plays) if play.card in LEVIATHANS), None)


def _leader_after_kraken(plays: list[Play]) -> Seat:
    """Find who would have won had no leviathan been played (S4, FAQ); with no other card, the first."""
    others = [play for play in plays if play.card not in LEVIATHANS]
    return _strongest(others)[0].seat if others else plays[0].seat


def _strongest(plays: list[Play]) -> tuple[Play, Reason]:
    """Find the winning card where no leviathan acts: the first of these there is (S0, EN21)."""
    mermaid = _first(plays, {Special.MERMAID})
    skull_king = _first(plays, {Special.SKULL_KING})
    in_order = (
        (mermaid if skull_king else None, Reason.MERMAID_TAKES_SKULL_KING),
        (skull_king, Reason.SKULL_KING),
        (_first(plays, AS_PIRATE), Reason.FIRST_PIRATE),
        (mermaid, Reason.FIRST_MERMAID),
        (_highest(plays, Suit.BLACK), Reason.HIGHEST_BLACK),
        (_highest(plays, lead_suit(plays)), Reason.HIGHEST_OF_SUIT),
        (plays[0], Reason.FIRST_ESCAPE),
    )
    return next((play, reason) for play, reason in in_order if play is not None)


def _first(plays: list[Play], cards: AbstractSet[Card]) -> Play | None:
    return next((play for play in plays if play.card in cards), None)


def _highest(plays: list[Play], *suits: Suit | None) -> Play | None:
    """Find the highest number of these suits; of equal ones the first played (EN21; KRYO)."""
    numbers = [
        (play.card.number, play)
        for play in plays
        if isinstance(play.card, Numbered) and play.card.suit in suits
    ]
    return max(numbers, key=lambda own: own[0])[1] if numbers else None


def _as_ghost_plays(play: Play) -> Play:
    """Play Graybeard's Tigress as an Escape (S0)."""
    return Play(play.seat, Special.TIGRESS_ESCAPE) if play.card is Special.TIGRESS_PIRATE else play


def _check(plays: Sequence[Play], edition: Edition) -> None:
    if not plays:
        raise RuleError("trick_empty")
    if len(plays) > MOST_PLAYS:
        raise RuleError("trick_too_many_cards", given=len(plays), high=MOST_PLAYS)
    for seat, count in Counter(play.seat for play in plays).items():
        if count > 1:
            raise RuleError("trick_same_player", seat=seat, given=count)
    for card, count in Counter(_piece(play.card) for play in plays).items():
        copies = NUMBERED_COPIES if isinstance(card, Numbered) else COPIES[card]
        if count > copies:
            raise RuleError("trick_too_many_of_card", card=called(card), given=count, high=copies)
        if edition is Edition.FIRST and isinstance(card, Numbered) and card.number > HIGHEST_OF_FIRST_EDITION:
            raise RuleError("trick_number_unknown", card=called(card), high=HIGHEST_OF_FIRST_EDITION)


def _piece(card: Card) -> Card:
    """Name the card itself: the Tigress is one, however she is played."""
    return Special.TIGRESS_PIRATE if card is Special.TIGRESS_ESCAPE else card
