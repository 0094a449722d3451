"""Whether what the players declare after a round fits together."""

from collections.abc import Sequence

from rules.contract import RuleError
from rules.skullking.checks import check_declaration, check_lost, refusal
from rules.skullking.entries import Declaration, Entry, Result
from rules.skullking.plausible import implausible
from rules.skullking.state import State, bidders, cards_now


def check_result(state: State, declarations: Sequence[Declaration | None], lost: int) -> None:
    """RuleError if what the bidders declare does not fit together.

    `declarations_missing`, `lost_out_of_range`, `tricks_do_not_add_up`, `loot_ally_without_trick`,
    those of each declaration, and unless the table has house rules those of `implausible`.
    """
    missing = tuple(seat for seat in bidders(state) if declarations[seat] is None)
    if missing:
        raise refusal(state, "declarations_missing", seats=missing)
    for seat, own in enumerate(declarations):
        if own is not None:
            check_declaration(state, seat, own)
    check_lost(state, lost)
    _check_sum(state, declarations, lost)
    _check_allies(state, declarations)
    if not state.setup.options.house_rules:
        for doubt in implausible(state, declarations):
            raise doubt


def warnings(state: State, entry: Entry) -> tuple[RuleError, ...]:
    """List what a table with house rules should be asked about before it enters this result."""
    return implausible(state, entry.declarations) if isinstance(entry, Result) else ()


def _check_sum(state: State, declarations: Sequence[Declaration | None], lost: int) -> None:
    """Tricks won and lost are the cards dealt; fewer where Graybeard plays, or somebody walked out.

    Sources: S0, S4, KR, PLAN §12.3.
    """
    won = {seat: own.tricks for seat, own in enumerate(declarations) if own is not None}
    cards, given = cards_now(state), sum(won.values()) + lost
    at_most = state.graybeard or state.walked_out > 0
    if given > cards or (given < cards and not at_most):
        raise refusal(
            state,
            "tricks_do_not_add_up",
            declared=sum(won.values()),
            lost=lost,
            cards=cards,
            at_most=at_most,
            seats=tuple(won),
            tricks=tuple(won.values()),
        )


def _check_allies(state: State, declarations: Sequence[Declaration | None]) -> None:
    """RuleError `loot_ally_without_trick`: the ally is who won the trick (S4)."""
    for seat, own in enumerate(declarations):
        for ally in own.loot_with if own is not None else ():
            other = declarations[ally]
            if other is None or not other.tricks:
                raise refusal(state, "loot_ally_without_trick", seat=seat, ally=ally)
