"""Playing: parts given and withdrawn, the reveal, whole entries."""

from collections.abc import Callable
from typing import Any

from bot.tables.codec import is_entry, is_part
from bot.tables.edit import Edit, is_seat_entry
from bot.tables.model import TableError
from bot.tables.replay import kind_and_round
from bot.tables.rights import is_host, need_host, need_playing, own_seat, seat_for
from rules.contract import TABLE, Ask, Seat


def give(edit: Edit, part: Any, *, seat: Seat | None, moment: int | None) -> None:
    """Give a seat's part; the last one that is missing makes the entry."""
    need_playing(edit.before)
    need_moment(edit, moment)
    if not is_part(edit.game, part):
        raise TableError("not_of_this_game", game=edit.game.name, given=type(part).__name__)
    wanted = seat_for(edit.before, edit.act, seat)
    ask = _asked(edit)
    if wanted != TABLE and wanted not in ask.seats:
        raise TableError("not_asked", seat=wanted, kind=ask.kind, round=ask.round)
    edit.game.check(edit.playing.state, wanted, part)
    edit.game.beside(edit.playing.state, wanted, part, edit.drafts)
    if wanted not in edit.drafts:
        edit.say("given")
    else:
        edit.say("same" if edit.drafts[wanted] == part else "changed")
    edit.drafts[wanted] = part
    edit.settle()


def revise(edit: Edit, change: Callable[[Any], Any], *, seat: Seat | None, moment: int | None) -> None:
    """Give what `change` makes of the seat's part as it is now; None where nothing was given."""
    need_playing(edit.before)
    need_moment(edit, moment)
    wanted = seat_for(edit.before, edit.act, seat)
    give(edit, change(edit.drafts.get(wanted)), seat=wanted, moment=moment)


def take_back(edit: Edit, *, seat: Seat | None) -> None:
    """Withdraw a part."""
    need_playing(edit.before)
    wanted = seat_for(edit.before, edit.act, seat)
    if wanted not in edit.drafts:
        raise TableError("nothing_given", seat=wanted)
    del edit.drafts[wanted]
    edit.say("taken_back")


def reveal(edit: Edit) -> None:
    """Go on without those who gave nothing: they stand out for the round."""
    need_playing(edit.before)
    need_host(edit.before, edit.act)
    ask = _asked(edit)
    if not any(seat in edit.drafts for seat in ask.seats):
        raise TableError("nothing_given", kind=ask.kind, round=ask.round)
    edit.enter(edit.game.gather(edit.playing.state, edit.drafts))
    edit.settle()


def let_stand(edit: Edit, *, moment: int | None) -> None:
    """Close a round that was undone as it was: for the host, and for who undid it."""
    need_playing(edit.before)
    need_moment(edit, moment)
    undone = edit.playing.taken_back
    if undone is None or not edit.waits:
        raise TableError("stale", moment=edit.before.moment)
    if undone.by is None or undone.by != edit.by():
        need_host(edit.before, edit.act)
    edit.enter(edit.game.gather(edit.playing.state, edit.drafts))
    edit.settle()


def enter(edit: Edit, entry: Any, *, moment: int | None) -> None:
    """Enter something whole: a challenge by anybody seated, the rest by the host."""
    need_playing(edit.before)
    need_moment(edit, moment)
    if not is_entry(edit.game, entry) or is_seat_entry(entry):
        raise TableError("not_of_this_game", game=edit.game.name, given=type(entry).__name__)
    ask = edit.ask
    if ask is not None and not ask.seats and is_part(edit.game, entry):
        if not is_host(edit.before, edit.act):
            own_seat(edit.before, edit.act)
    else:
        need_host(edit.before, edit.act)
    edit.enter(entry)
    edit.settle()


def need_moment(edit: Edit, moment: int | None) -> None:
    """Refuse a button made for what is no longer asked. TableError `stale`."""
    now = edit.before.moment
    if moment is not None and moment != now:
        kind, round_ = kind_and_round(edit.before.ask) or (None, None)
        raise TableError("stale", moment=now, round=round_, kind=kind)


def _asked(edit: Edit) -> Ask:
    ask = edit.ask
    if ask is None or not ask.seats:
        raise TableError("nothing_asked")
    return ask
