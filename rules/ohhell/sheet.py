"""Oh Hell in a score sheet: bids and tricks of each player."""

from collections.abc import Mapping
from typing import Final

from rules.bidding import sheet
from rules.bidding.entries import Bid, Declaration
from rules.bidding.play import row
from rules.bidding.sheet import Said, check_players, entries_of_round, plain_form
from rules.contract import Seat
from rules.ohhell.entries import Bids, Entry, Result
from rules.ohhell.game import GAME
from rules.ohhell.play import State
from rules.sheet_form import Names, Played


def parse_step(step: Played, names: Names, number: int) -> Bids:
    """Read a step of a round's course: `bids`. RuleError `sheet_…`."""
    return _bids(sheet.parse_step(step, names, number), len(names.all))


def read_round(state: State, said: Said) -> tuple[Entry, ...]:
    """Make the entries of a round. RuleError as `check_players`."""
    check_players(state, said)
    declared = {seat: Declaration(tricks=own) for seat, own in said.tricks.items()}
    result = Result(declarations=row(state, declared))
    return entries_of_round(state, said, lambda tricks: _bids(tricks, state.setup.seats), result)


def _bids(tricks: Mapping[Seat, int], seats: int) -> Bids:
    return Bids(tuple(Bid(tricks[seat]) if seat in tricks else None for seat in range(seats)))


FORM: Final = plain_form(GAME, parse_step=parse_step, read_round=read_round)
