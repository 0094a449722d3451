"""A finished round of Skull King: points with the reason in words, totals, ranks, who deals next."""

from collections.abc import Sequence

import discord

from bot.tables.records import Step
from bot.tables.view import View
from bot.texts import Words, signed
from bot.texts.sentences import filled, text_id
from bot.ui.boards.frame import small
from bot.ui.boards.rounds import round_line, took_the_lead
from bot.ui.boards.standings import rows
from bot.ui.boards.undo import undo_step
from bot.ui.kit.buttons import button, in_rows
from bot.ui.kit.message import Message
from bot.ui.kit.names import footed, marked
from bot.ui.looks.skullking.board import COLOUR
from bot.ui.looks.skullking.titles import leviathans, title_of
from rules.bidding.state import next_dealer, standings
from rules.contract import Line, Seat
from rules.skullking.game import why
from rules.skullking.results import warnings
from rules.skullking.state import PlayedRound, State, cards_now, is_extra, is_over

WITHOUT_POINTS = frozenset({"bid_changed", "loot_unpaid", "bonuses_lost", "not_in_edition"})
"""Lines that explain and pay nothing."""
MOST_DOUBTS = 3
"""Doubts about a round that are told one by one."""


def scores(table: View, step: Step, words: Words) -> Message:
    """Show the round that this entry finished."""
    state: State = step.after
    played = state.played[-1]
    number = len(state.played)
    names = marked(table.names)
    ranking = standings(state)
    lines = list(rows(table.names, ranking, score=played.score))
    if number > 1:
        lines += filter(None, [took_the_lead(standings(step.before), ranking, names, words)])
    lines += ["", *(sentence(state, number, seat, names, words) for seat in _seats(state, played))]
    lost = list(filter(None, [lost_sentence(state, played.lost, words)]))
    lines += [*map(small, lost), *_doubts(step, names, words)]
    embed = discord.Embed(
        title=title_of(state, number, played.cards, words), description="\n".join(lines), colour=COLOUR
    )
    embed.set_footer(text=_next(table, state, words))
    buttons = [
        button(words, "scores-why", table, "why", number, "-"),
        undo_step(table, step, words),
    ]
    content = round_line(table, number, played.score, ranking, words)
    return Message(content=content, embed=embed, rows=in_rows(buttons))


def sentence(state: State, number: int, seat: Seat, names: Sequence[str], words: Words) -> str:
    """Say what a seat bet, took and got for it, with the sum in short."""
    played = state.played[number - 1]
    bid, own = played.bids[seat], played.declarations[seat]
    if bid is None or own is None:
        return words("skullking-stood-out", player=names[seat])
    lines = why(state, number, seat)
    return words(
        "skullking-scored",
        player=names[seat],
        bid=bid.tricks,
        tricks=own.tricks,
        points=signed(played.score.points[seat] or 0),
        sum=", ".join(_short(line, names, words) for line in lines),
    )


def lost_sentence(state: State, lost: int, words: Words) -> str:
    """Say how many tricks nobody won, and by which cards; empty where each was won."""
    return words("skullking-lost", count=lost, cards=leviathans(state.setup.options)) if lost else ""


def _doubts(step: Step, names: Sequence[str], words: Words) -> list[str]:
    """Say what the deck does not hold of a round that house rules let pass."""
    found = warnings(step.before, step.entry)
    said = [
        words(text_id("skullking-doubt", doubt.code), **filled(words, doubt.facts, names)) for doubt in found
    ]
    more = len(said) - MOST_DOUBTS
    return [
        small(line)
        for line in (*said[:MOST_DOUBTS], *([words("scores-more", count=more)] if more > 0 else []))
    ]


def _short(line: Line, names: Sequence[str], words: Words) -> str:
    text = words(text_id("skullking-short", line.code), **filled(words, line.facts, names))
    first = line.code.partition("_")[0] in ("exact", "missed", "zero", "rascal")
    return text if first or line.code in WITHOUT_POINTS else f"{text} {signed(line.points)}"


def _seats(state: State, played: PlayedRound) -> list[Seat]:
    """List the seats that have something to be told: not those that had left before the round."""
    return [seat for seat, bid in enumerate(played.bids) if bid is not None or seat not in state.left]


def _next(table: View, state: State, words: Words) -> str:
    names = footed(table.names)
    if is_over(state):
        return words("scores-over")
    opener = next_dealer(state.setup.seats, state.left, state.dealer)
    text = "skullking-next-extra" if is_extra(state) else "skullking-next"
    return words(
        text,
        round=len(state.played) + 1,
        cards=cards_now(state),
        dealer=names[state.dealer],
        opener=names[opener],
    )
