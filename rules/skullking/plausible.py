"""What the deck cannot hold: refused, or only a warning where the table has house rules."""

from collections.abc import Iterator, Sequence

from rules.bidding.checks import refusal
from rules.bidding.state import bidders
from rules.contract import RuleError, Seat
from rules.skullking.deck import (
    BLACK_FOURTEENS,
    COLOURED_FOURTEENS,
    HARRYS,
    LOOTS,
    MERMAIDS,
    PIRATES,
    RASCALS,
    SKULL_KINGS,
    TIGRESSES,
    cards_in_a_trick,
)
from rules.skullking.entries import Declaration
from rules.skullking.state import State

Declared = Sequence[tuple[Seat, Declaration]]

LIMITS = {
    "fourteens": COLOURED_FOURTEENS,
    "black_fourteen": BLACK_FOURTEENS,
    "mermaids": MERMAIDS,
    "pirates": PIRATES + TIGRESSES,
    "loot": LOOTS,
    "rascal": RASCALS,
    "harry": HARRYS,
}
"""How many of a card can be declared in a round, over all seats (S0, EN21; PLAN)."""


def implausible(state: State, declarations: Sequence[Declaration | None]) -> tuple[RuleError, ...]:
    """List what this round's declarations ask of the deck that it does not have.

    `more_than_the_deck`, `one_skull_king`, `more_than_a_trick`, `bonuses_need_tricks`,
    `loot_needs_tricks`. Without house rules the first of them refuses the round.
    """
    declared = [(seat, own) for seat, own in enumerate(declarations) if own is not None]
    won = {seat: own.tricks for seat, own in declared}
    doubts = [*_over_all_seats(state, declared)]
    for seat, own in declared:
        doubts.extend(_in_their_tricks(state, seat, own))
        doubts.extend(_loots_of_one_ally(state, seat, own, won))
    return tuple(doubts)


def implausible_alone(state: State, seat: Seat, declaration: Declaration) -> tuple[RuleError, ...]:
    """List what one seat's declaration asks of the deck that it does not have, as `implausible`."""
    return (
        *_over_all_seats(state, [(seat, declaration)]),
        *_in_their_tricks(state, seat, declaration),
    )


def tricks_needed(declaration: Declaration, trick_cards: int) -> int:
    """Count the tricks that bonuses and abilities take at the least, of so many cards each (derived).

    The Skull King takes all his Pirates in one trick, a Mermaid takes him in another, Pirates take
    Mermaids in a third; Rascal and Harry win one each, which may be that third. 14s lie in the room
    left in these, then in further tricks.
    """
    bonuses = declaration.bonuses
    of_skull_king = min(1, bonuses.pirates)
    of_mermaid = int(bonuses.skull_king)
    of_pirates = max(min(1, bonuses.mermaids), min(1, declaration.wager) + abs(declaration.bid_change))
    room = (
        (of_skull_king + of_pirates) * (trick_cards - 1)
        + of_mermaid * (trick_cards - 2)
        - bonuses.pirates
        - bonuses.mermaids
    )
    without_room = max(0, bonuses.fourteens + int(bonuses.black_fourteen) - room)
    return of_skull_king + of_mermaid + of_pirates + -(-without_room // trick_cards)


def _over_all_seats(state: State, declared: Declared) -> Iterator[RuleError]:
    for card, limit in LIMITS.items():
        counts = {seat: _count(card, own) for seat, own in declared}
        given = sum(counts.values())
        if given > limit:
            seats = tuple(seat for seat, count in counts.items() if count)
            yield refusal(state, "more_than_the_deck", card=card, given=given, high=limit, seats=seats)
    meetings = [
        seat for seat, own in declared for met in (own.bonuses.pirates, own.bonuses.skull_king) if met
    ]
    if len(meetings) > SKULL_KINGS:
        yield refusal(state, "one_skull_king", seats=tuple(dict.fromkeys(meetings)))


def _count(card: str, declaration: Declaration) -> int:
    """Count a card; a Mermaid who took the Skull King is one that no Pirate took (derived)."""
    bonuses = declaration.bonuses
    return {
        "fourteens": bonuses.fourteens,
        "black_fourteen": int(bonuses.black_fourteen),
        "mermaids": bonuses.mermaids + int(bonuses.skull_king),
        "pirates": bonuses.pirates,
        "loot": len(declaration.loot_with),
        "rascal": min(1, declaration.wager),
        "harry": abs(declaration.bid_change),
    }[card]


def _in_their_tricks(state: State, seat: Seat, declaration: Declaration) -> Iterator[RuleError]:
    trick_cards = cards_in_a_trick(len(bidders(state)) + state.walked_out, graybeard=state.graybeard)
    most_taken = trick_cards - 1
    if declaration.bonuses.pirates > most_taken:
        given = declaration.bonuses.pirates
        yield refusal(state, "more_than_a_trick", seat=seat, card="pirates", given=given, high=most_taken)
    needed = tricks_needed(declaration, trick_cards)
    if needed > declaration.tricks:
        yield refusal(state, "bonuses_need_tricks", seat=seat, tricks=declaration.tricks, needed=needed)


def _loots_of_one_ally(
    state: State, seat: Seat, declaration: Declaration, won: dict[Seat, int]
) -> Iterator[RuleError]:
    """Doubt one ally with one trick for both Loots of a seat: they lie in two tricks (derived)."""
    for ally in dict.fromkeys(declaration.loot_with):
        needed = declaration.loot_with.count(ally)
        if needed > won.get(ally, 0):
            yield refusal(
                state, "loot_needs_tricks", seat=seat, ally=ally, tricks=won.get(ally, 0), needed=needed
            )
