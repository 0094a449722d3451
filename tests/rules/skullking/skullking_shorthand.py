"""Short ways to say what happens at a table, for the tests of Skull King."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.contract import RuleError, Setup
from rules.skullking.entries import Bid, Bids, Bonuses, Deal, Declaration, Result
from rules.skullking.game import GAME
from rules.skullking.options import read_options
from rules.skullking.scoring import round_lines, round_points
from rules.skullking.state import State

CARDS_OF_BONUSES = ("fourteens", "black_fourteen", "mermaids", "pirates", "skull_king", "other")


class Player:
    """What one player bid and declares in a round."""

    def __init__(self, bid: int, tricks: int, *, cannonball: bool = False, **said: Any) -> None:
        self.bid = Bid(bid, cannonball)
        bonuses = Bonuses(**{name: said.pop(name) for name in CARDS_OF_BONUSES if name in said})
        self.declaration = Declaration(tricks=tricks, bonuses=bonuses, **said)


OUT = None
"""Stands for a player who takes no part in the round."""


def table(seats: int = 3, *, first: int = 0, **options: Any) -> State:
    return GAME.start(Setup(seats=seats, first=first, options=read_options(options)))


def bid(state: State, *bids: int | None) -> State:
    return GAME.apply(state, Bids(tuple(None if own is None else Bid(own) for own in bids)))


def play(state: State, *players: Player | None, cards: int | None = None, lost: int = 0) -> State:
    """Play a whole round: the cards where they are not as planned, the bids, the result."""
    if cards is not None:
        state = GAME.apply(state, Deal(cards))
    state = GAME.apply(state, Bids(tuple(None if player is None else player.bid for player in players)))
    return declare(state, *players, lost=lost)


def declare(state: State, *players: Player | None, lost: int = 0) -> State:
    """Enter the result of a round whose bids are in."""
    declarations = tuple(None if player is None else player.declaration for player in players)
    return GAME.apply(state, Result(declarations=declarations, lost=lost))


def points(cards: int, *players: Player | None, **options: object) -> tuple[int | None, ...]:
    """Score players for a round of so many cards, without a look at who else plays."""
    lines = round_lines(
        read_options(options),
        cards,
        [None if player is None else player.bid for player in players],
        [None if player is None else player.declaration for player in players],
    )
    return round_points(lines)


def codes(cards: int, player: Player, *others: Player, **options: object) -> list[str]:
    """Return the codes of the lines of the first player's sum."""
    everybody = (player, *others)
    lines = round_lines(
        read_options(options),
        cards,
        [own.bid for own in everybody],
        [own.declaration for own in everybody],
    )
    return [line.code for line in lines[0]]


def last_points(state: State) -> tuple[int | None, ...]:
    return GAME.scores(state)[-1].points


def refused(code: str, act: Any, *args: Any, **kwargs: Any) -> dict[str, Any]:
    """Expect a refusal and give its facts."""
    with pytest.raises(RuleError) as caught:
        act(*args, **kwargs)
    assert caught.value.code == code
    return dict(caught.value.facts)


def exactly(state: State, tricks: Sequence[int]) -> State:
    """Play a round in which everybody bids and makes these tricks."""
    return play(state, *(Player(own, own) for own in tricks))
