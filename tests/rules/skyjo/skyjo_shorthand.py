"""Short ways to say what happens at a table, for the tests of Skyjo."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.contract import RuleError, Setup
from rules.skyjo.entries import Grid, Scores, Total
from rules.skyjo.game import GAME, State

Hand = int | Sequence[Sequence[int | None]] | None


def table(seats: int = 3, first: int = 0, **options: object) -> State:
    return GAME.start(Setup(seats=seats, first=first, options=GAME.read_options(options)))


def hand(said: Hand, finisher: bool = False) -> Total | Grid | None:
    if said is None:
        return None
    return Total(said, finisher) if isinstance(said, int) else Grid(tuple(map(tuple, said)), finisher)


def round_of(finisher: int, *hands: Hand) -> Scores:
    return Scores(hands=tuple(hand(said) for said in hands), finisher=finisher)


def play(state: State, finisher: int, *hands: Hand) -> State:
    return GAME.apply(state, round_of(finisher, *hands))


def last_points(state: State) -> tuple[int | None, ...]:
    return GAME.scores(state)[-1].points


def refused(code: str, act: Any, *args: Any) -> dict[str, Any]:
    """Expect a refusal and give its facts."""
    with pytest.raises(RuleError) as caught:
        act(*args)
    assert caught.value.code == code
    return dict(caught.value.facts)
