"""Who comes late: a seat added by the host, or asked for and given with one press."""

from typing import Any, Final

from bot.tables.edit import Edit
from bot.tables.kinds import PostKind, RecordKind
from bot.tables.lobby import add_guest, seat_person
from bot.tables.model import Chair, Mention, Status, TableError
from bot.tables.names import display_name, guest_name, unlike
from bot.tables.records import Record
from bot.tables.rights import chair_at, need_host, need_live, need_playing
from bot.tables.seats import replace_person
from rules.contract import AnyGame, Back, Joined, Left, RuleError, Seat
from rules.rounds import totals

MENDING: Final = frozenset(
    {RecordKind.UNDO, RecordKind.REDO, RecordKind.CORRECT, RecordKind.TOGETHER, RecordKind.OPTIONS}
)
"""Kinds of records that change what is past."""


def begins_with(game: AnyGame, state: Any, start: str | None) -> int:
    """Return the points (of who is there) that a new seat begins with. RuleError `no_late_seat`.

    `start`: one of the game's own; None, or another one: the first of them.
    """
    if not game.late_totals:
        raise RuleError("no_late_seat")
    scores = game.scores(state)
    before = totals(scores, len(game.standings(state)))
    match start if start in game.late_totals else game.late_totals[0]:
        case "lowest":
            return min(before)
        case "highest":
            return max(before)
        case "average":
            return round(sum(before) / len(before))
        case _:
            return 0


def add_seat(edit: Edit, user: int | None, name: str, start: str | None = None) -> None:
    """Give somebody a new seat, as host; `user` None: a guest. TableError `seated_already`, `bad_name`.

    RuleError where the game takes nobody, or not now.
    """
    need_live(edit.before)
    need_host(edit.before, edit.act)
    if user is not None:
        forget_asks(edit, user)
    known = None if user is None else edit.before.seat_of(user)
    if known is not None:
        raise TableError("seated_already", seat=known)
    if edit.before.status is Status.LOBBY:
        if user is None:
            add_guest(edit, name)
        else:
            seat_person(edit, user, name)
        return
    seat = len(edit.chairs)
    called = guest_name(name) if user is None else display_name(name)
    others = (chair.name for chair in edit.chairs)
    # in the place of who joined and was undone
    edit.spare = (Chair(seat=seat, user=user, name=unlike(called, others), present=False, acted=False),)
    points = begins_with(edit.game, edit.playing.state, start)
    edit.enter(Joined(seat, points))
    edit.say(seat=seat, name=edit.chairs[seat].name, points=points)
    if edit.host is None and user is not None:
        edit.host = user


def ask_for_seat(edit: Edit, seat: Seat | None = None) -> None:
    """Ask the host for a seat: one that was left, or a new one. TableError `asked_already`, `seat_taken`."""
    need_playing(edit.before)
    user = edit.act.user
    own = edit.before.seat_of(user)
    if own is not None and edit.before.chairs[own].present:
        raise TableError("already_seated")
    if seat is None and not edit.game.late_totals:
        raise RuleError("no_late_seat")
    if seat is not None and chair_at(edit.before, seat).present:
        raise TableError("seat_taken", seat=seat)
    if any(_is_open(edit, asked) for asked in _asks_of(edit, user)):
        raise TableError("asked_already")
    forget_asks(edit, user)
    record = edit.record(RecordKind.ASK, seat=seat)
    edit.mentions[record.seq] = Mention(seq=record.seq, user=user, name=display_name(edit.act.name))
    edit.posts.append((record.seq, PostKind.ASK))
    edit.say("asked")


def accept(edit: Edit, seq: int, start: str | None = None) -> None:
    """Give the seat that was asked for, as host. TableError `ask_gone`, `seat_taken`."""
    need_playing(edit.before)
    need_host(edit.before, edit.act)
    asked = next((record for record in edit.before.records if record.seq == seq), None)
    mention = edit.mentions.get(seq)
    if asked is None or asked.kind != RecordKind.ASK or mention is None or mention.user is None:
        raise TableError("ask_gone")
    forget_asks(edit, mention.user)
    if asked.seat is None:
        add_seat(edit, mention.user, mention.name, start)
    elif edit.before.chairs[asked.seat].present:
        raise TableError("seat_taken", seat=asked.seat)
    else:
        replace_person(edit, asked.seat, mention.user, mention.name)
    edit.has_acted(mention.user)


def give_seat_to(edit: Edit, seat: Seat, user: int | None, name: str) -> None:
    """Give a seat to another person, as host, who need not ask for one any more. TableError as there."""
    replace_person(edit, seat, user, name)
    if user is not None:
        forget_asks(edit, user)


def give_left(edit: Edit, seat: Seat, user: int | None, name: str) -> None:
    """Give a seat that was left to another person, as host; `user` None: a guest. TableError `seat_taken`."""
    need_playing(edit.before)
    if chair_at(edit.before, seat).present:
        raise TableError("seat_taken", seat=seat)
    give_seat_to(edit, seat, user, name)


def forget_asks(edit: Edit, user: int) -> None:
    """Let go of what this person asked for, who has a seat now or asks anew."""
    for asked in _asks_of(edit, user):
        edit.mentions.pop(asked.seq)


def _asks_of(edit: Edit, user: int) -> list[Record]:
    mine = {mention.seq for mention in edit.mentions.values() if mention.user == user}
    return [record for record in edit.before.records if record.kind == RecordKind.ASK and record.seq in mine]


def _is_open(edit: Edit, asked: Record) -> bool:
    """Return whether a request still waits: since then nobody has moved that seat, or mended anything.

    Who asked for a seat that another one got may ask for the next; so may who asked in a game that was
    over for a while, for its button is gone.
    """
    since = [record for record in edit.before.records if record.seq > asked.seq]
    if any(record.kind in MENDING for record in since):
        return False
    moved = {record.entry.seat for record in since if isinstance(record.entry, Left | Back)}
    return asked.seat is None or asked.seat not in moved
