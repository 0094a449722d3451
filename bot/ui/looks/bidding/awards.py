"""What stood out in a finished game: the most exact bets, the boldest zero that held, the biggest round."""

from collections.abc import Iterator, Sequence

from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.rounds import best_round
from bot.ui.kit.names import listed, marked
from bot.ui.looks.bidding.manner import Manner
from bot.ui.looks.bidding.titles import state_of
from rules.bidding.entries import Bid
from rules.bidding.state import AnyState
from rules.contract import Seat

MOST_NAMED = 3
"""An award shared by more than so many says nothing."""


def awards(manner: Manner, table: View, words: Words) -> tuple[str, ...]:
    """Name the most exact bets, the boldest zero that held, the biggest round."""
    state, names = state_of(table), marked(table.names)
    gained = any((points or 0) > 0 for played in state.played for points in played.score.points)
    best = best_round(table, words) if gained else ""
    return tuple(
        filter(None, (_exact(manner, state, names, words), _zero(manner, state, names, words), best))
    )


def _exact(manner: Manner, state: AnyState, names: Sequence[str], words: Words) -> str:
    made = [0] * state.setup.seats
    for _, seat, _ in _held(manner, state):
        made[seat] += 1
    best = [seat for seat, count in enumerate(made) if count == max(made)]
    if not max(made) or len(best) > MOST_NAMED:
        return ""
    return words("final-exact", players=_named(best, names), count=max(made), rounds=len(state.played))


def _zero(manner: Manner, state: AnyState, names: Sequence[str], words: Words) -> str:
    held = [(cards, seat) for cards, seat, bid in _held(manner, state) if not bid.tricks]
    most = max((cards for cards, _ in held), default=0)
    best = sorted({seat for cards, seat in held if cards == most})
    if most <= 1 or len(best) > MOST_NAMED:
        return ""
    return words("final-zero", players=_named(best, names), cards=most)


def _held(manner: Manner, state: AnyState) -> Iterator[tuple[int, Seat, Bid]]:
    """List the bids that were made: with how many cards, whose they were, the bid."""
    for played in state.played:
        for seat, (bid, declared) in enumerate(zip(played.bids, played.declarations, strict=True)):
            if bid is not None and declared is not None and manner.exact(bid, declared):
                yield played.cards, seat, bid


def _named(seats: Sequence[Seat], names: Sequence[str]) -> str:
    return listed([names[seat] for seat in seats])
