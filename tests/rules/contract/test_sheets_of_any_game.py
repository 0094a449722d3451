"""Any table written as a sheet is read back the same, whoever left it and whenever."""

import json
from random import Random
from typing import Final

import pytest

from rules import sheet, sheet_writing
from rules.contract import Left, Setup
from rules.games import GAMES, game, sheet_form
from rules.skullking.entries import Bid, Bids, Declaration, Result
from tests.kit.random_games import COMING_AND_GOING, Played, played

NAMES: Final = tuple(each.name for each in GAMES)
SEEDS: Final = range(60)
RESTLESS: Final = 0.45
"""How often somebody leaves or comes back in a restless game, in the place of a step."""

every_game = pytest.mark.parametrize("name", NAMES)


def read_back(one: Played) -> sheet.Sheet:
    """Write the game and read it again, through JSON; refused is what is not the same."""
    names = [f"Player {seat}" for seat in range(one.states[-1].setup.seats)]
    written = json.loads(json.dumps(sheet_writing.write(one.game.name, names, one.setup, one.entries)))
    again = sheet.read(written)
    form, state = sheet_form(one.game.name), one.states[-1]
    assert form.settled(again.state) == form.settled(state)
    assert one.game.winners(again.state) == one.game.winners(state)
    assert one.game.standings(again.state) == one.game.standings(state)
    assert one.game.first_of_round(again.state) == one.game.first_of_round(state)
    assert sheet_writing.write(one.game.name, names, again.setup, again.entries) == written
    return again


@every_game
@pytest.mark.parametrize("unrest", [COMING_AND_GOING, RESTLESS])
def test_any_table_written_as_a_sheet_is_read_back_the_same_at_any_moment(name: str, unrest: float) -> None:
    for seed in SEEDS:
        one = played(name, Random(seed), unrest=unrest)
        moments = {len(one.entries), *Random(seed).sample(range(len(one.states)), min(4, len(one.states)))}
        for moment in moments:
            read_back(Played(one.game, one.setup, one.entries[:moment], one.states[: moment + 1]))


def test_a_table_whose_extra_round_one_of_those_tied_left_is_read_back() -> None:
    one = game("skullking")
    setup = Setup(seats=4, options=one.read_options({"rounds": "1"}))
    tied = Bids((Bid(0),) * 4), Result(declarations=(Declaration(tricks=0),) * 4, lost=1)
    after = Bids((None, Bid(0), Bid(1), Bid(0)))
    entries = (
        *tied,
        Left(0),
        after,
        Result(declarations=(None, *(Declaration(tricks=n) for n in (0, 1, 0)))),
    )
    states = [one.start(setup)]
    for entry in entries:
        states.append(one.apply(states[-1], entry))
    assert one.winners(states[-1]) == (2,)
    for moment in range(len(states)):
        read_back(Played(one, setup, entries[:moment], tuple(states[: moment + 1])))
