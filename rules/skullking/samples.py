"""Every bid that a seat may make, and declarations made up by chance."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from rules.bidding.samples import legal_bids, tricks_by_chance, tricks_left
from rules.bidding.state import bidders
from rules.contract import TABLE, Chance, RuleError, Seat
from rules.skullking.abilities import BID_CHANGES, WAGERS
from rules.skullking.checks import check_declaration
from rules.skullking.deck import COLOURED_FOURTEENS, LOOTS, MERMAIDS, PIRATES, most_lost_tricks
from rules.skullking.entries import Bid, Bonuses, Declaration, LostTricks, Part
from rules.skullking.options import Scoring
from rules.skullking.plausible import implausible
from rules.skullking.state import State, is_over

SELDOM: Final = 0.25
"""How often each card that pays is declared, and each other thing that is not said every round."""
HOUSE_BONUSES: Final = (-15, 5, 120)
"""Points of house bonuses that are made up."""
NOT_YET: Final = "loot_needs_tricks"
"""Doubted of an ally who has not declared yet."""


def legal(state: State, seat: Seat) -> tuple[Bid, ...]:
    """List every bid of a seat that is asked for one: by cannonball too under Rascal's scoring."""
    if is_over(state):
        return ()
    shots = (False, True) if state.setup.options.scoring is Scoring.RASCAL else (False,)
    return tuple(Bid(tricks, shot) for shot in shots for tricks in legal_bids(state, seat))


def sample(state: State, seat: Seat, others: Mapping[Seat, Part], chance: Chance) -> Part | None:
    """Make up what a seat declares of the tricks that are left beside `others`, or tricks that nobody won."""
    if seat == TABLE:
        return _lost(state, chance)
    if seat not in bidders(state):
        return None
    declared = {other: own for other, own in others.items() if isinstance(own, Declaration)}
    room = _room(state, seat, declared, others.get(TABLE))
    plain = _tricks(state, seat, declared, room, chance)
    allies = [other for other in bidders(state) if other not in declared and other != seat]
    loots = min(LOOTS, room - plain.tricks) if state.setup.options.loot else 0
    rich = _enriched(plain, allies, loots, chance)
    return rich if _fits(state, seat, rich, declared) else plain


def _lost(state: State, chance: Chance) -> LostTricks | None:
    if state.bids is None or chance.random() >= SELDOM:
        return None
    return LostTricks(chance.randint(0, min(most_lost_tricks(state.setup.options), state.cards)))


def _room(state: State, seat: Seat, declared: Mapping[Seat, Declaration], lost: Part | None) -> int:
    """Count the tricks that are left for a seat: some are promised to allies who have not declared yet."""
    to_come = [other for other in bidders(state) if other not in declared and other != seat]
    kept = sum(_promised(declared, other) for other in to_come)
    return tricks_left(state, declared, kept + (lost.tricks if isinstance(lost, LostTricks) else 0))


def _promised(declared: Mapping[Seat, Declaration], ally: Seat) -> int:
    """Count the tricks in which others say that a seat took their Loots."""
    return max((own.loot_with.count(ally) for own in declared.values()), default=0)


def _tricks(
    state: State, seat: Seat, declared: Mapping[Seat, Declaration], room: int, chance: Chance
) -> Declaration:
    """Make up the tricks of a seat, those that others say it won among them; it confirms their Loots."""
    fewest = min(_promised(declared, seat), room)
    tricks = tricks_by_chance(state, range(fewest, room + 1), declared, chance, fewer=state.graybeard)
    named_by = tuple(other for other, own in declared.items() if seat in own.loot_with and tricks)
    return Declaration(tricks=tricks, took_loot=named_by)


def _enriched(plain: Declaration, allies: Sequence[Seat], loots: int, chance: Chance) -> Declaration:
    """Add what else may be said; at most so many Loots go to one of those who can still confirm them."""
    played = _seldom(loots, chance) if allies else 0
    loot_with = (chance.choice(allies),) * played if played else ()
    if not plain.tricks:
        return replace(plain, loot_with=loot_with)
    bonuses = Bonuses(
        fourteens=_seldom(COLOURED_FOURTEENS, chance),
        black_fourteen=chance.random() < SELDOM,
        mermaids=_seldom(MERMAIDS, chance),
        pirates=_seldom(PIRATES, chance),
        skull_king=chance.random() < SELDOM,
        other=chance.choice(HOUSE_BONUSES) if chance.random() < SELDOM else 0,
    )
    return replace(
        plain,
        bonuses=bonuses,
        loot_with=loot_with,
        wager=chance.choice(WAGERS) if chance.random() < SELDOM else 0,
        bid_change=chance.choice(BID_CHANGES) if chance.random() < SELDOM else 0,
    )


def _seldom(most: int, chance: Chance) -> int:
    return chance.randint(0, most) if chance.random() < SELDOM else 0


def _fits(state: State, seat: Seat, own: Declaration, declared: Mapping[Seat, Declaration]) -> bool:
    """Return whether the deck can hold it beside the others; under house rules it holds anything."""
    with suppress(RuleError):
        check_declaration(state, seat, own)
        if state.setup.options.house_rules:
            return True
        row = {**declared, seat: own}
        doubts = implausible(state, [row.get(other) for other in range(state.setup.seats)])
        return all(doubt.code == NOT_YET for doubt in doubts)
    return False
