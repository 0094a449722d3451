"""What stood out in a finished game of Skull King."""

from collections.abc import Iterator, Sequence

from bot.tables.view import View
from bot.texts import Words, signed
from bot.ui.kit.names import listed, marked
from bot.ui.looks.skullking.titles import state_of
from rules.contract import Seat
from rules.skullking.scoring import is_exact
from rules.skullking.state import State

MOST_NAMED = 3
"""An award shared by more than so many says nothing."""


def awards(table: View, words: Words) -> tuple[str, ...]:
    """Name the most exact bets, the boldest zero that held, the biggest round."""
    state = state_of(table)
    names = marked(table.names)
    return tuple(
        filter(None, (_exact(state, names, words), _zero(state, names, words), _round(state, names, words)))
    )


def _exact(state: State, names: Sequence[str], words: Words) -> str:
    made = [0] * state.setup.seats
    for played in state.played:
        for seat in range(state.setup.seats):
            made[seat] += is_exact(played.bids, played.declarations, seat)
    best = [seat for seat, count in enumerate(made) if count == max(made)]
    if not max(made) or len(best) > MOST_NAMED:
        return ""
    return words("final-exact", players=_named(best, names), count=max(made), rounds=len(state.played))


def _zero(state: State, names: Sequence[str], words: Words) -> str:
    held = list(_zeros(state))
    most = max((cards for cards, _ in held), default=0)
    best = sorted({seat for cards, seat in held if cards == most})
    if most <= 1 or len(best) > MOST_NAMED:
        return ""
    return words("final-zero", players=_named(best, names), cards=most)


def _zeros(state: State) -> Iterator[tuple[int, Seat]]:
    """List the zero bids that held: how many cards they were made with, and whose they were."""
    for played in state.played:
        for seat, bid in enumerate(played.bids):
            if bid is not None and not bid.tricks and is_exact(played.bids, played.declarations, seat):
                yield played.cards, seat


def _round(state: State, names: Sequence[str], words: Words) -> str:
    scored = [
        (points, number, seat)
        for number, played in enumerate(state.played, 1)
        for seat, points in enumerate(played.score.points)
        if points is not None
    ]
    most = max((points for points, _, _ in scored), default=0)
    best = [(number, seat) for points, number, seat in scored if points == most]
    if most <= 0 or len(best) > 1:
        return ""
    number, seat = best[0]
    return words("final-round", players=names[seat], points=signed(most), round=number)


def _named(seats: Sequence[Seat], names: Sequence[str]) -> str:
    return listed([names[seat] for seat in seats])
