"""A finished round of Skyjo: all points at once, the doubling explained, who starts next."""

from collections.abc import Iterator, Sequence

from bot.tables.records import Step
from bot.tables.view import View
from bot.texts import Words
from bot.texts.sentences import filled, rule_sentence, text_id
from bot.ui.boards.frame import small
from bot.ui.boards.rounds import scored
from bot.ui.boards.standings import number_text
from bot.ui.boards.threshold import progress
from bot.ui.kit.message import Message
from bot.ui.kit.names import footed, marked
from bot.ui.looks.skyjo.titles import COLOUR, grid_lines
from rules.contract import Seat
from rules.skyjo.entries import Grid
from rules.skyjo.game import GAME, State, first_of_round, why
from rules.skyjo.scoring import doubts


def scores(table: View, step: Step, words: Words) -> Message:
    """Show the round that this entry finished."""
    state: State = step.after
    number, names, first = len(state.rounds), marked(table.names), first_of_round(state)
    lines = ["", *_sentences(state, names, words), *_doubts(state, names, words)]
    ask = GAME.ask(state)
    threshold = state.setup.options.threshold
    if ask is not None:
        lines += ["", progress(state.rounds[-1].totals, ask.seats, names, threshold, words)]
    return scored(
        table,
        step,
        words,
        title=words("skyjo-title", round=number, threshold=threshold),
        lines=lines,
        footer=words("scores-over")
        if first is None
        else words("skyjo-next", player=footed(table.names)[first], round=number + 1),
        colour=COLOUR,
    )


def _sentences(state: State, names: Sequence[str], words: Words) -> Iterator[str]:
    """Say each seat's points with their reason; a grid is shown as it lay."""
    entry = state.entered[-1]
    for seat, hand in enumerate(entry.hands):
        if hand is None:
            if seat not in state.away:
                yield words("skyjo-stood-out", player=names[seat])
            continue
        points = number_text(state.rounds[-1].points[seat] or 0)
        text = "skyjo-scored-finisher" if seat == entry.finisher else "skyjo-scored"
        reasons = _reasons(state, seat, names, words)
        yield words(text, player=names[seat], points=points, why=reasons, more=min(len(reasons), 1))
        if isinstance(hand, Grid):
            yield from grid_lines(hand)


def _doubts(state: State, names: Sequence[str], words: Words) -> list[str]:
    """Say which hands are allowed but hardly right."""
    hands = enumerate(state.entered[-1].hands)
    found = [
        doubt for seat, hand in hands if hand is not None for doubt in doubts(hand, len(state.rounds), seat)
    ]
    return [small(rule_sentence(words, doubt, names)) for doubt in found]


def _reasons(state: State, seat: Seat, names: Sequence[str], words: Words) -> str:
    lines = why(state, len(state.rounds), seat)
    told = [line for line in lines if line.code not in ("entered", "cards")]
    return words("scores-between").join(
        words(text_id("skyjo-short", line.code), **filled(words, line.facts, names)) for line in told
    )
