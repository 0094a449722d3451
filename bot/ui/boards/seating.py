"""Changes of seats and of the host, told to all in one sentence: names, points, and what follows."""

from bot.tables.model import Mention
from bot.tables.names import SOMEONE
from bot.tables.records import Record
from bot.tables.view import View
from bot.texts import Words
from bot.ui.boards.standings import number_text
from bot.ui.kit.buttons import WORDY, button, in_rows
from bot.ui.kit.message import Button, Message
from bot.ui.kit.names import marked, spelled
from rules.contract import Back, Joined, Left, Seat
from rules.rounds import totals


def moved(after: View, mention: Mention | None, words: Words) -> Message:
    """Tell who left, came back, joined, or took over a seat. `mention`: who had it before."""
    record = after.records[-1]
    entry = record.entry
    if isinstance(entry, Left):
        return _left(after, record, entry.seat, words)
    if isinstance(entry, Back | Joined):
        text = "receipt-came-back" if isinstance(entry, Back) else "receipt-joined"
        undo = button(words, "board-undo-seat", after, "undo", record.seq)
        return Message(content=words(text, **seat_facts(after, entry.seat, words)), rows=((undo,),))
    if record.seat is None:
        return Message(content=words("receipt-seats"))
    content = words(
        "receipt-replaced",
        **seat_facts(after, record.seat, words),
        known="no" if mention is None else "yes",
        before=_name(mention),
    )
    return Message(content=content, rows=((button(words, "board-scores", after, "scores"),),))


def new_host(table: View, mention: Mention | None, words: Words) -> Message:
    """Tell who is host now. `mention`: who it was in the lobby."""
    seat = table.records[-1].seat or 0
    player = marked(table.names)[seat] if mention is None else _name(mention)
    return Message(content=words("receipt-host", player=player))


def claimed(table: View, mention: Mention | None, words: Words) -> Message:
    """Tell that a player asks for the host's rights; one press of the host answers it."""
    here = button(words, "board-here", table, "here", table.records[-1].seq, style="primary")
    content = words("receipt-claim", **_asking(table, mention, words))
    return Message(content=content, rows=((here,),), silent=False)


def answered(table: View, mention: Mention | None, words: Words) -> Message:
    """Tell that the host is there, in the place of what asked for that."""
    return Message(content=words("receipt-claim-answered", **_asking(table, mention, words)))


def asked(table: View, mention: Mention | None, words: Words) -> Message:
    """Tell that somebody asks for a seat; one press of the host gives it."""
    record = table.records[-1]
    about = {} if record.seat is None else seat_facts(table, record.seat, words)
    content = words(
        "receipt-asked" if record.seat is None else "receipt-asked-seat",
        **{**about, "asker": words("receipt-somebody-asks") if mention is None else _name(mention)},
    )
    return Message(content=content, rows=in_rows(_accepting(table, record, words), WORDY), silent=False)


def reopened(words: Words) -> Message:
    """Tell that a table which was closed goes on."""
    return Message(content=words("receipt-reopened"))


def seat_facts(table: View, seat: Seat, words: Words) -> dict[str, str]:
    """Name a seat and the points it has, for a sentence."""
    scores = table.game.scores(table.state)
    points = totals(scores, len(table.chairs))[seat]
    return {
        "player": marked(table.names)[seat],
        "scored": "yes" if scores else "no",
        "points": words("receipt-points", game=table.game.name, points=points, shown=number_text(points)),
    }


def offer_of_left_seat(before: View, after: View, words: Words) -> list[Button]:
    """Make the buttons for the first seat that is empty after an undo, or in a game that goes on."""
    went_on = before.game.ask(before.state) is None and after.game.ask(after.state) is not None
    sat = {chair.seat for chair in before.chairs if chair.present}
    empty = [chair.seat for chair in after.chairs if not chair.present and (went_on or chair.seat in sat)]
    return _of_empty(after, empty[0], words) if len(empty) == 1 else []


def _of_empty(table: View, seat: Seat, words: Words) -> list[Button]:
    return [
        button(words, "board-take-seat", table, "takeseat", seat),
        button(words, "board-give-seat", table, "givewho", seat),
    ]


def _left(table: View, record: Record, seat: Seat, words: Words) -> Message:
    buttons = [
        *_of_empty(table, seat, words),
        button(words, "board-undo-seat", table, "undo", record.seq),
    ]
    facts = seat_facts(table, seat, words)
    if record.by == seat:
        content = words("receipt-left", **facts)
    else:
        by = words("receipt-somebody") if record.by is None else marked(table.names)[record.by]
        content = words("receipt-taken-out", **facts, by=by)
    return Message(content=content, rows=in_rows(buttons, WORDY))


def _accepting(table: View, record: Record, words: Words) -> list[Button]:
    """Make a button for each number of points that the seat may begin with."""
    scores = table.game.scores(table.state)
    if record.seat is not None or not scores or len(table.game.late_totals) < WORDY:
        return [button(words, "board-accept", table, "accept", record.seq, style="primary")]
    return [
        button(words, f"board-accept-{start}", table, "accept", record.seq, start)
        for start in table.game.late_totals
    ]


def _asking(table: View, mention: Mention | None, words: Words) -> dict[str, str]:
    """Name who asked for the host's rights with the newest record, and the host."""
    names, by = marked(table.names), table.records[-1].by
    host = None if table.host is None else table.seat_of(table.host)
    seated = words("receipt-somebody") if by is None or by >= len(names) else names[by]
    return {
        "player": seated if mention is None else _name(mention),
        "known": "no" if host is None else "yes",
        "host": "" if host is None else names[host],
    }


def _name(mention: Mention | None) -> str:
    return spelled(SOMEONE if mention is None else mention.name)
