"""Loot is an alliance of two: the one who won the trick confirms what the other declares."""

from rules.contract import TABLE
from rules.skullking.entries import Declaration, LostTricks, Part, Result
from rules.skullking.game import GAME
from rules.skullking.loot import confirmed, unconfirmed
from rules.skullking.state import State
from tests.rules.skullking.skullking_shorthand import bid, refused, table

PLAYED = Declaration(tricks=2, loot_with=(1,))
TOOK = Declaration(tricks=1, took_loot=(0,))
NOTHING = Declaration(tricks=1)


def revealed() -> State:
    return bid(table(rounds=[4]), 2, 1, 1)


def test_a_round_waits_until_the_ally_confirms() -> None:
    state = revealed()
    facts = refused("loot_unconfirmed", GAME.gather, state, {0: PLAYED, 1: NOTHING, 2: NOTHING})
    assert facts == {"round": 1, "seat": 0, "ally": 1}
    result = GAME.gather(state, {0: PLAYED, 1: TOOK, 2: NOTHING})
    assert result == Result(declarations=(PLAYED, NOTHING, NOTHING))


def test_what_does_not_add_up_is_told_before_what_is_not_confirmed() -> None:
    parts = {0: PLAYED, 1: NOTHING, 2: Declaration(tricks=0)}
    refused("tricks_do_not_add_up", GAME.gather, revealed(), parts)
    refused("declarations_missing", GAME.gather, revealed(), {0: PLAYED, 1: NOTHING})


def test_a_confirmation_that_nobody_asked_for_is_ignored_and_not_kept() -> None:
    parts = {0: Declaration(tricks=2), 1: TOOK, 2: Declaration(tricks=1, took_loot=(1, 2))}
    assert GAME.gather(revealed(), parts) == Result(declarations=(Declaration(tricks=2), NOTHING, NOTHING))


def test_another_ally_has_to_confirm_anew() -> None:
    changed = Declaration(tricks=2, loot_with=(2,))
    facts = refused("loot_unconfirmed", GAME.gather, revealed(), {0: changed, 1: TOOK, 2: NOTHING})
    assert facts["ally"] == 2


def test_split_brings_the_parts_back_confirmed() -> None:
    state = revealed()
    parts: dict[int, Part] = {0: PLAYED, 1: Declaration(tricks=1, took_loot=(0,)), 2: Declaration(tricks=0)}
    parts[TABLE] = LostTricks(1)
    result = GAME.gather(state, parts)
    assert GAME.split(state, result) == parts
    assert GAME.gather(state, GAME.split(state, result)) == result


def test_a_result_that_comes_whole_is_not_asked_about() -> None:
    result = Result(declarations=(PLAYED, NOTHING, NOTHING))
    assert GAME.scores(GAME.apply(revealed(), result))[0].points == (60, 40, 20)


def test_two_loots_are_confirmed_one_by_one() -> None:
    both = Declaration(tricks=1, loot_with=(1, 1, 2))
    declared = {0: both, 1: NOTHING, 2: Declaration(tricks=1, loot_with=(0,))}
    assert unconfirmed(declared) == ((0, 1), (0, 2), (2, 0))
    assert unconfirmed({0: both}) == ()
    assert unconfirmed({**declared, 1: TOOK}) == ((0, 2), (2, 0))
    assert unconfirmed(confirmed(declared)) == ()
    assert confirmed(declared)[2].took_loot == (0,)
