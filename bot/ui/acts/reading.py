"""What people look up: the standings, why a score is what it is, the rules, help."""

from dataclasses import replace
from typing import Final

from bot.tables.model import Table, TableError
from bot.tables.rights import chair_at, need_corrector
from bot.ui.boards import help as help_board
from bot.ui.boards import rulebook, standings, why
from bot.ui.kit.message import Button, Press, Row
from bot.ui.looks import look_named, look_of
from bot.ui.request.missing_permissions_notice import with_what_lacks
from bot.ui.request.visit import Visit
from rules.contract import Seat

CORRECT: Final = "correct"


async def show_scores(visit: Visit, table: int) -> None:
    """Show the standings now."""
    found = await visit.read(table)
    await visit.tell(standings.scores(visit.view(found), look_of(found), visit.words))


async def show_why(visit: Visit, table: int, round_: int | None = None, seat: Seat | None = None) -> None:
    """Show the sum behind a seat's points: by default one's own, in the last finished round."""
    found = await visit.read(table)
    finished = len(found.game.scores(found.state)) if found.state is not None else 0
    if finished == 0:
        raise TableError("no_round_yet")
    chosen = finished if round_ is None else round_
    if not 1 <= chosen <= finished:
        raise TableError("no_such_round", given=chosen, high=finished)
    about = found.seat_of(visit.act.user) if seat is None else seat
    if about is None:
        about = found.game.standings(found.state)[0].seat
    shown = why.why(visit.view(found), chosen, chair_at(found, about).seat, visit.words)
    await visit.show(replace(shown, rows=(*shown.rows, *_mending(visit, found, chosen))))


def _mending(visit: Visit, table: Table, round_: int) -> tuple[Row, ...]:
    """Offer to correct this round to those who may: whoever sits here, the host, moderators."""
    try:
        need_corrector(table, visit.act)
    except TableError:
        return ()
    press = Press(CORRECT, table.id, table.moment, (str(round_),))
    return ((Button(label=visit.words("form-correct-open", round=round_), press=press),),)


async def show_rules(visit: Visit, game: str, topic: str | None = None) -> None:
    """Show the rules in short, by topic. TableError `unknown_game`, `no_such_topic`."""
    look = look_named(game)
    if look is None:
        raise TableError("unknown_game")
    if topic is not None and topic not in look.topics:
        raise TableError("no_such_topic", given=topic, topics=look.topics)
    await visit.show(rulebook.rules(look, topic, visit.words))


async def show_help(visit: Visit, table: Table | None) -> None:
    """Show what to do next, here and now, and what the bot lacks here."""
    look, seen = (None, None) if table is None else (look_of(table), visit.view(table))
    await visit.tell(with_what_lacks(visit, help_board.help_(seen, look, visit.act.user, visit.words)))
