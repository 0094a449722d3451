"""The plainest game of hidden bids in a score sheet: bids and tricks of each player."""

from collections.abc import Mapping
from typing import Final

from rules.bidding import sheet
from rules.bidding.entries import Bid, Declaration
from rules.bidding.play import row
from rules.bidding.sheet import BEFORE_TRICKS, Said, check_players, entries_of_round
from rules.contract import Seat
from rules.sheet_form import Names, Played, SheetForm
from tests.rules.bidding.plain import GAME, Bids, Entry, Options, Result, State


def parse_step(step: Played, names: Names, number: int) -> Bids:
    """Read a step of a round's course: `bids`. RuleError `sheet_…`."""
    return _bids(sheet.parse_step(step, names, number), len(names.all))


def read_round(state: State, said: Said) -> tuple[Entry, ...]:
    """Make the entries of a round. RuleError as `check_players`."""
    check_players(state, said)
    declared = {seat: Declaration(tricks=own) for seat, own in said.tricks.items()}
    result = Result(declarations=row(state, declared))
    return entries_of_round(state, said, lambda tricks: _bids(tricks, state.setup.seats), result)


def write_options(options: Options) -> dict[str, object]:
    """Write nothing: there is nothing to choose."""
    del options
    return {}


def _bids(tricks: Mapping[Seat, int], seats: int) -> Bids:
    return Bids(tuple(Bid(tricks[seat]) if seat in tricks else None for seat in range(seats)))


FORM: Final = SheetForm(
    game=GAME,
    first="dealer",
    parse_round=sheet.parse_round,
    read_round=read_round,
    write_round=sheet.write_round,
    write_options=write_options,
    coming=sheet.coming,
    in_the_midst=lambda said: said.left,
    parse_step=parse_step,
    write_step=sheet.write_step,
    in_course=BEFORE_TRICKS,
    settled=sheet.settled,
)
