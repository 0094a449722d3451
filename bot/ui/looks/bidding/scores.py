"""A finished round: points with the reason in words, totals, ranks, who deals next."""

from bot.tables.records import Step
from bot.tables.view import View
from bot.texts import Words, signed
from bot.ui.boards.frame import small
from bot.ui.boards.rounds import scored
from bot.ui.kit.message import Message
from bot.ui.kit.names import footed, marked
from bot.ui.looks.bidding.manner import Manner
from bot.ui.looks.bidding.titles import title_of
from rules.bidding.state import AnyState, is_past_schedule, opener, round_number
from rules.contract import Seat


def scores(manner: Manner, table: View, step: Step, words: Words) -> Message:
    """Show the round that this entry finished."""
    state: AnyState = step.after
    played, names = state.played[-1], marked(table.names)
    told = [seat for seat, bid in enumerate(played.bids) if bid is not None or seat not in state.left]
    lines = ["", *(_sentence(manner, table, step, seat, words) for seat in told)]
    lines += map(small, manner.after_round(step, names, words))
    title = title_of(manner, state, len(state.played), played.cards, words)
    return scored(
        table,
        step,
        words,
        title=title,
        lines=lines,
        footer=_next(manner, table, state, words),
        colour=manner.colour,
    )


def _sentence(manner: Manner, table: View, step: Step, seat: Seat, words: Words) -> str:
    """Say what a seat bet, took and got for it in the last round, with the sum in short."""
    state, names = step.after, marked(table.names)
    played = state.played[-1]
    bid, declared = played.bids[seat], played.declarations[seat]
    if bid is None or declared is None:
        return words("bidding-stood-out", player=names[seat])
    return words(
        "bidding-scored",
        player=names[seat],
        bid=bid.tricks,
        tricks=declared.tricks,
        points=signed(played.score.points[seat] or 0),
        sum=", ".join(
            manner.short(line, names, words) for line in table.game.why(state, len(state.played), seat)
        ),
    )


def _next(manner: Manner, table: View, state: AnyState, words: Words) -> str:
    if table.game.ask(state) is None:
        return words("scores-over")
    names = footed(table.names)
    return words(
        f"{manner.name}-next-extra" if is_past_schedule(state) else "bidding-next",
        round=round_number(state),
        cards=state.cards,
        dealer=names[state.dealer],
        opener=names[opener(state)],
    )
