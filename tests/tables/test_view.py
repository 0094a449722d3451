"""A view: the table as one reader may know it."""

from dataclasses import replace
from typing import Any

from bot.tables.model import Status, Table
from bot.tables.records import HeldCorrection
from bot.tables.undone import UndoneEntry
from bot.tables.view import view, view_of
from rules.contract import TABLE, Seat
from rules.skullking.entries import Bid, Bids, Declaration, LostTricks, Result
from rules.skullking.game import GAME as SKULL_KING
from rules.skyjo.entries import Total
from rules.skyjo.game import GAME as SKYJO
from tests.kit.replayed_tables import begun, drafted, entered, lobby

BIDS = {0: Bid(1), 1: Bid(0), 2: Bid(1)}
HOST, PLAYER, STRANGER = 100, 101, 999


def _bidding(**lobbied: Any) -> Table:
    return drafted(begun(lobby(SKULL_KING, **lobbied)), BIDS)


def test_a_hidden_part_is_seen_from_its_own_seat_alone() -> None:
    table = _bidding()
    assert view(table, 1).drafts == {1: Bid(0)}
    assert view(table, None).drafts == {}
    assert view(table, None).given == {0, 1, 2}
    assert view(table, None).missing == ()


def test_a_host_sees_the_own_part_and_those_of_the_guests() -> None:
    table = _bidding(guests=[2])
    assert view_of(table, HOST).drafts == {0: Bid(1), 2: Bid(1)}
    assert view_of(table, PLAYER).drafts == {1: Bid(0)}
    assert view_of(table, STRANGER).drafts == {}


def test_what_is_not_hidden_is_seen_by_everybody() -> None:
    table = entered(begun(lobby(SKULL_KING)), Bids((Bid(0), Bid(1), Bid(1))))
    tricks = {0: Declaration(tricks=1), TABLE: LostTricks(1)}
    assert view(drafted(table, tricks), None).drafts == tricks


def test_that_all_is_in_as_before_an_undo_is_known_without_the_values() -> None:
    bid = entered(begun(lobby(SKULL_KING)), Bids((Bid(1), Bid(0), Bid(1))))
    undone = replace(_bidding(), undone_entry=UndoneEntry(step=bid.steps[-1], by=0))
    assert view(undone, None).waits
    assert not view(drafted(undone, {**BIDS, 0: Bid(0)}), None).waits


def test_a_correction_of_what_is_asked_in_secret_again_is_seen_from_its_own_seat_alone() -> None:
    held = {
        (1, 0): HeldCorrection(kind="bids", part=Bid(0)),
        (2, 0): HeldCorrection(kind="tricks", part=Declaration(tricks=1)),
    }
    table = replace(begun(lobby(SKULL_KING)), held_corrections=held)
    assert view(table, 0).held_corrections == held
    assert view(table, 1).held_corrections.keys() == view(table, None).held_corrections.keys() == {(2, 0)}


def test_every_state_in_a_view_is_as_its_game_shows_it() -> None:
    def shown(state: Any, seat: Seat | None) -> Any:
        return (state, seat)

    game = replace(SKULL_KING, view=shown)
    nothing = Result(declarations=(Declaration(tricks=1), *(Declaration(tricks=0),) * 2))
    table = entered(begun(lobby(SKULL_KING)), Bids((Bid(0), Bid(1), Bid(1))), nothing)
    last = table.steps[-1]
    table = replace(table, game=game, undone_entry=UndoneEntry(step=last, by=0), status=Status.ENDED)
    seen = view(table, 1)
    assert seen.state == (table.state, 1)
    assert [(step.before, step.after) for step in seen.steps] == [
        ((step.before, 1), (step.after, 1)) for step in table.steps
    ]
    assert seen.undone_entry is not None
    assert seen.undone_entry.step.before == (last.before, 1)


def test_why_all_does_not_fit_is_known_to_all_once_all_is_in() -> None:
    table = drafted(begun(lobby(SKYJO)), dict.fromkeys(range(3), Total(4)))
    seen = view(table, None)
    assert seen.drafts == {}
    assert seen.trouble is not None
    assert (seen.trouble.code, dict(seen.trouble.facts)) == ("no_finisher", {"round": 1})
    assert view(drafted(table, {0: Total(4)}), None).trouble is None


def test_a_view_can_be_viewed_again() -> None:
    table = _bidding()
    assert view(view(table, 1), None) == view(table, None)
    assert view(view(table, None), 1).given == {0, 1, 2}
