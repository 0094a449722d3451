"""Playing: parts given and withdrawn, the reveal, whole entries."""

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any, Final

from bot.tables.codec import is_entry, is_part
from bot.tables.edit import Edit
from bot.tables.model import TableError
from bot.tables.records import Record, is_seat_entry
from bot.tables.replay import kind_and_round
from bot.tables.rights import (
    can_let_stand,
    is_host,
    need_host,
    need_playing,
    own_seat,
    seat_for,
)
from bot.tables.view import draft_seen_by
from rules.contract import TABLE, Ask, Seat

CROSSED: Final = timedelta(seconds=10)
"""What is typed so soon after a round was closed may have been meant for it."""


def give(edit: Edit, part: Any, *, seat: Seat | None = None, moment: int | None = None) -> None:
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
    if moment is None and wanted != TABLE:
        _need_same_round(edit, ask, wanted)
    edit.game.beside(edit.playing.state, wanted, part, edit.drafts)
    if wanted not in edit.drafts:
        edit.say("given")
    else:
        edit.say("same" if edit.drafts[wanted] == part else "changed")
    edit.drafts[wanted] = part
    edit.givers[wanted] = edit.speaker()
    edit.settle()


def revise(
    edit: Edit, change: Callable[[Any], Any], *, seat: Seat | None = None, moment: int | None = None
) -> None:
    """Give what `change` makes of the seat's part as it is now.

    None stands for no part, and for one that who acts may not see.
    `change` is called again where another process's change got in the way.
    """
    need_playing(edit.before)
    need_moment(edit, moment)
    wanted = seat_for(edit.before, edit.act, seat)
    drafted = draft_seen_by(edit.before, edit.act.user, wanted)
    give(edit, change(drafted), seat=wanted, moment=moment)


def take_back(edit: Edit, *, seat: Seat | None = None, moment: int | None = None) -> None:
    """Withdraw a part."""
    need_playing(edit.before)
    need_moment(edit, moment)
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
    edit.gathered()
    edit.settle()


def let_stand(edit: Edit, *, moment: int | None = None) -> None:
    """Close a round that was undone as it was: for the host, and for who undid it."""
    need_playing(edit.before)
    need_moment(edit, moment)
    if not edit.waits:
        raise TableError("stale", moment=edit.before.moment)
    if not can_let_stand(edit.before, edit.act):
        need_host(edit.before, edit.act)
    edit.gathered()
    edit.settle()


def enter(edit: Edit, entry: Any, *, moment: int | None = None) -> None:
    """Enter something whole: a challenge by anybody seated, the rest by the host."""
    need_playing(edit.before)
    need_moment(edit, moment)
    if not is_entry(edit.game, entry) or is_seat_entry(entry):
        raise TableError("not_of_this_game", game=edit.game.name, given=type(entry).__name__)
    ask = edit.ask
    if ask is not None and not ask.seats and is_part(edit.game, entry):
        if not is_host(edit.before, edit.act):
            own_seat(edit.before, edit.act)
        if moment is None:
            _need_another(edit, entry)
    else:
        need_host(edit.before, edit.act)
    edit.enter(entry, givers=_givers(edit, entry))
    edit.settle()


def need_moment(edit: Edit, moment: int | None) -> None:
    """Refuse a button made for what is no longer asked. TableError `stale`."""
    now = edit.before.moment
    if moment is not None and moment != now:
        kind, round_ = kind_and_round(edit.before.ask) or (None, None)
        raise TableError("stale", moment=now, round=round_, kind=kind)


def _givers(edit: Edit, entry: Any) -> Mapping[Seat, Seat]:
    """Return who gave the parts of a whole entry: who had given one, and the actor the rest. RuleError."""
    edit.game.apply(edit.playing.state, entry)  # what cannot be is refused before it is taken apart
    seats = edit.game.split(edit.playing.state, entry)
    entered = {seat: edit.speaker() for seat in seats if seat != TABLE and seat not in edit.drafts}
    return {**entered, **{seat: by for seat, by in edit.givers.items() if seat in seats}}


def _need_same_round(edit: Edit, ask: Ask, seat: Seat) -> None:
    """Refuse what was typed just after the round's end that somebody else brought about with another part.

    TableError `crossed`: it may have been meant for the round that was `closed`.
    """
    step = next((step for step in reversed(edit.playing.steps) if not is_seat_entry(step.entry)), None)
    if step is None or step.asked is None or step.asked.kind != ask.kind or step.asked.round == ask.round:
        return
    record = next(record for record in edit.playing.records if record.seq == step.seq)
    given = seat in edit.game.split(step.before, step.entry)
    giver = _speaker_of(record) if record.givers is None else record.givers.get(seat)
    if given and giver not in (None, edit.speaker()) and edit.now - record.at < CROSSED:
        raise TableError("crossed", closed=step.asked.round, round=ask.round, seat=seat)


def _need_another(edit: Edit, entry: Any) -> None:
    """Refuse what somebody else has just recorded word for word. TableError `just_recorded`."""
    step = edit.playing.steps[-1] if edit.playing.steps else None
    if step is None or step.asked is None or step.entry != entry:
        return
    record = next(record for record in edit.playing.records if record.seq == step.seq)
    if _speaker_of(record) != edit.speaker() and edit.now - record.at < CROSSED:
        round_ = step.asked.round
        raise TableError("just_recorded", seat=_speaker_of(record), round=round_, next=round_ + 1)


def _speaker_of(record: Record) -> Seat:
    return TABLE if record.by is None else record.by


def _asked(edit: Edit) -> Ask:
    ask = edit.ask
    if ask is None or not ask.seats:
        raise TableError("nothing_asked")
    return ask
