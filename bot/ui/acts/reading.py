"""What people look up: the standings, why a score is what it is, the rules, help."""

from dataclasses import replace
from typing import Final

from bot.tables.model import Table, TableError
from bot.tables.rights import chair_at, need_corrector
from bot.ui.boards import help as help_board
from bot.ui.boards import rulebook, standings, why
from bot.ui.kit.message import Button, Press, Row
from bot.ui.looks import look_named, look_of
from bot.ui.request.context import Context
from bot.ui.request.missing_permissions_notice import with_what_lacks
from rules.contract import Seat

CORRECT: Final = "correct"


async def show_scores(context: Context, table: int) -> None:
    """Show the standings now."""
    found = await context.read(table)
    await context.tell(standings.scores(context.view(found), look_of(found), context.words))


async def show_why(context: Context, table: int, round_: int | None = None, seat: Seat | None = None) -> None:
    """Show the sum behind a seat's points: by default one's own, in the last finished round."""
    found = await context.read(table)
    finished = len(found.game.scores(found.state)) if found.state is not None else 0
    if finished == 0:
        raise TableError("no_round_yet")
    chosen = finished if round_ is None else round_
    if not 1 <= chosen <= finished:
        raise TableError("no_such_round", given=chosen, high=finished)
    about = found.seat_of(context.act.user) if seat is None else seat
    if about is None:
        about = found.game.standings(found.state)[0].seat
    shown = why.why(context.view(found), chosen, chair_at(found, about).seat, context.words)
    await context.show(replace(shown, rows=(*shown.rows, *_mending(context, found, chosen))))


def _mending(context: Context, table: Table, round_: int) -> tuple[Row, ...]:
    """Offer to correct this round to those who may: whoever sits here, the host, moderators."""
    try:
        need_corrector(table, context.act)
    except TableError:
        return ()
    press = Press(CORRECT, table.id, table.moment, (str(round_),))
    return ((Button(label=context.words("form-correct-open", round=round_), press=press),),)


async def show_rules(context: Context, game: str, topic: str | None = None) -> None:
    """Show the rules in short, by topic. TableError `unknown_game`, `no_such_topic`."""
    look = look_named(game)
    if look is None:
        raise TableError("unknown_game")
    if topic is not None and topic not in look.topics:
        raise TableError("no_such_topic", given=topic, topics=look.topics)
    await context.show(rulebook.rules(look, topic, context.words))


async def show_help(context: Context, table: Table | None) -> None:
    """Show what to do next, here and now, and what the bot lacks here."""
    look, seen = (None, None) if table is None else (look_of(table), context.view(table))
    await context.tell(
        with_what_lacks(context, help_board.help_(seen, look, context.act.user, context.words))
    )
