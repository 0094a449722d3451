"""What a mending changed, told to all: undone, put back, corrected, a seat left or taken over."""

from collections.abc import Iterator

from bot.tables.model import Step, Table
from bot.texts import Words, signed
from bot.ui.boards.buttons import button, in_rows
from bot.ui.boards.names import clean, cut, escape, listed, marked
from bot.ui.boards.standings import NOTHING, whole
from bot.ui.message import Message


def undone(before: Table, after: Table, by: str | None, words: Words) -> Message:
    """Tell what was undone and where the game stands now; the button puts it back."""
    content = words("receipt-undone", **_who(by, words), what=_what(before, after, words))
    return Message(
        content=f"{content} {_back_to(after, words)}",
        rows=in_rows([button(words, "board-redo", after, "redo", after.log_length)]),
    )


def redone(before: Table, after: Table, by: str | None, words: Words) -> Message:
    """Tell what was put back."""
    content = words("receipt-redone", **_who(by, words), what=_what(after, before, words))
    return Message(content=content, rows=in_rows([button(words, "board-scores", after, "scores")]))


def corrected(before: Table, after: Table, by: str | None, words: Words) -> Message:
    """Tell which round was corrected, and whose points and totals that changed."""
    lines = list(_changes(before, after, words)) or [words("receipt-same")]
    content = words("receipt-corrected", **_who(by, words), round=_corrected_round(before, after))
    buttons = [
        button(words, "board-scores", after, "scores"),
        button(words, "board-undo-last", after, "undo", after.log_length),
    ]
    return Message(content="\n".join((content, *lines)), rows=in_rows(buttons))


def seat_changed(before: Table, after: Table, words: Words) -> Message:
    """Tell who left, came back or took over a seat, and who is host now."""
    old, new = marked(before.names), marked(after.names)
    lines = []
    for was, now in zip(before.chairs, after.chairs, strict=False):
        if was.user != now.user and was.name != now.name:
            lines.append(words("receipt-replaced", player=new[now.seat], before=old[was.seat]))
        elif was.present and not now.present:
            lines.append(words("receipt-left", player=old[was.seat]))
        elif now.present and not was.present:
            lines.append(words("receipt-came-back", player=new[now.seat]))
    if before.host != after.host and after.host is not None:
        seat = after.seat_of(after.host)
        if seat is not None:
            lines.append(words("receipt-host", player=new[seat]))
    content = " ".join(lines) or words("receipt-seats")
    return Message(content=content, rows=in_rows([button(words, "board-scores", after, "scores")]))


def extra(table: Table, words: Words) -> Message:
    """Tell that first place is tied, so that one more round is played unless the win is shared."""
    standings = table.game.standings(table.state)
    names = marked(table.names)
    first = [row for row in standings if row.rank == 1]
    content = words("receipt-extra", players=listed([names[row.seat] for row in first]), total=first[0].score)
    return Message(content=content, rows=in_rows([button(words, "menu-share", table, "share")]))


def _who(by: str | None, words: Words) -> dict[str, str]:
    return {"player": escape(cut(clean(by))) if by else words("receipt-somebody")}


def _what(longer: Table, shorter: Table, words: Words) -> str:
    """Name the entry that one table has and the other has not."""
    kept = {step.seq for step in shorter.steps}
    gone = [step for step in longer.steps if step.seq not in kept]
    return _named(longer, gone[-1], words) if gone else words("receipt-entry")


def _named(table: Table, step: Step, words: Words) -> str:
    scored = len(table.game.scores(step.after))
    if step.asked is not None and scored > len(table.game.scores(step.before)):
        return words(f"receipt-{step.asked.kind}", round=scored)
    if step.asked is not None and step.asked.hidden and step.asked != table.game.ask(step.after):
        return words("receipt-reveal", round=step.asked.round)
    return words("receipt-entry")


def _back_to(table: Table, words: Words) -> str:
    ask = table.ask
    return words(f"receipt-at-{ask.kind}", round=ask.round) if ask is not None else ""


def _corrected_round(before: Table, after: Table) -> int:
    """Find the earliest round whose entry or points are not what they were."""
    old = {step.seq: step.entry for step in before.steps}
    for step in after.steps:
        if step.seq in old and old[step.seq] != step.entry and step.asked is not None:
            return step.asked.round
    pairs = zip(before.game.scores(before.state), after.game.scores(after.state), strict=False)
    return next((number for number, (was, now) in enumerate(pairs, 1) if was != now), 0)


def _changes(before: Table, after: Table, words: Words) -> Iterator[str]:
    """Say for each seat whose total changed: the corrected round's points, and the total now."""
    old, new = before.game.scores(before.state), after.game.scores(after.state)
    number = _corrected_round(before, after)
    if not new or not old or not 1 <= number <= min(len(old), len(new)):
        return
    names = marked(after.names)
    for seat, name in enumerate(names):
        was, now = old[number - 1].points[seat], new[number - 1].points[seat]
        if was != now or old[-1].totals[seat] != new[-1].totals[seat]:
            yield words(
                "receipt-change",
                player=name,
                was=NOTHING if was is None else signed(was),
                now=NOTHING if now is None else signed(now),
                before=whole(old[-1].totals[seat]),
                total=whole(new[-1].totals[seat]),
            )
