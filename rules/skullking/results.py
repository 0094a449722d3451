"""Whether what the players declare after a round fits together."""

from collections.abc import Mapping, Sequence

from rules.bidding.checks import check_all_declared, check_sum, refusal, sum_refused
from rules.contract import RuleError, Seat
from rules.skullking.checks import check_declaration, check_lost
from rules.skullking.entries import Declaration, Entry, LostTricks, Part, Result
from rules.skullking.plausible import implausible
from rules.skullking.state import State


def check_result(state: State, declarations: Sequence[Declaration | None], lost: int) -> None:
    """RuleError if what the bidders declare does not fit together.

    Tricks won and lost are the cards dealt; fewer where Graybeard plays, or somebody walked out (S0, S4,
    KR, PLAN §12.3).

    `declarations_missing`, `lost_out_of_range`, `tricks_do_not_add_up`, `loot_ally_without_trick`,
    those of each declaration, and unless the table has house rules those of `implausible`.
    """
    check_all_declared(state, declarations)
    for seat, own in enumerate(declarations):
        if own is not None:
            check_declaration(state, seat, own)
    check_lost(state, lost)
    check_sum(state, declarations, lost=lost, fewer=state.graybeard)
    _check_allies(state, declarations)
    if not state.setup.options.house_rules:
        for doubt in implausible(state, declarations):
            raise doubt


def check_beside(state: State, seat: Seat, part: Part, others: Mapping[Seat, Part]) -> None:
    """Refuse tricks that nobody won where those declared leave no room for them (S4).

    No later declaration makes room. RuleError `tricks_do_not_add_up`.
    """
    del seat
    if not isinstance(part, LostTricks) or not part.tricks:
        return
    won = {other: own.tricks for other, own in sorted(others.items()) if isinstance(own, Declaration)}
    if sum(won.values()) + part.tricks > state.cards:
        raise sum_refused(state, won, lost=part.tricks, at_most=True)


def warnings(state: State, entry: Entry) -> tuple[RuleError, ...]:
    """List what a table with house rules should be asked about before it enters this result."""
    return implausible(state, entry.declarations) if isinstance(entry, Result) else ()


def _check_allies(state: State, declarations: Sequence[Declaration | None]) -> None:
    """RuleError `loot_ally_without_trick`: the ally is who won the trick (S4)."""
    for seat, own in enumerate(declarations):
        for ally in own.loot_with if own is not None else ():
            other = declarations[ally]
            if other is None or not other.tricks:
                raise refusal(state, "loot_ally_without_trick", seat=seat, ally=ally)
