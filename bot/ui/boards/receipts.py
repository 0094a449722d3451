"""What was changed afterwards, told to all: undone, put back, corrected, other cards or options."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.tables.consequences import MOVES
from bot.tables.kinds import RecordKind
from bot.tables.mend import parts_back
from bot.tables.records import Record, Step
from bot.tables.view import View
from bot.texts import Words
from bot.texts.sentences import text_id
from bot.ui.boards.seating import offer_of_left_seat
from bot.ui.boards.standings import NOTHING, ZERO, number_text
from bot.ui.boards.undo import reveals, stand_button, undo_button, undo_correction
from bot.ui.kit.buttons import WORDY, button, in_rows
from bot.ui.kit.look import Look
from bot.ui.kit.message import Message
from bot.ui.kit.names import listed, marked, spelled
from rules.contract import TABLE, Seat

NOTICED: Final = (
    RecordKind.ENTRY,
    RecordKind.CORRECT,
    RecordKind.TOGETHER,
    RecordKind.OPTIONS,
    RecordKind.UNDO,
    RecordKind.REDO,
)
"""Kinds of records that the game takes notice of."""


def undone(before: View, after: View, by: str | None, words: Words) -> Message:
    """Tell what was undone and where the game stands now; the button puts it back.

    Where no board follows, another one undoes what comes next.
    """
    content = words("receipt-undone", **_who(by, words), what=_what(before, after, words))
    back = "" if _changed_by(after, before) else _back_to(before, after, words)
    buttons = [button(words, "board-redo", after, "redo", after.log_length)]
    stands = _parts_kept(before, after)
    if back and stands and after.ask is not None and set(after.ask.seats) <= set(stands):
        buttons.insert(0, stand_button(after, words))
    if after.ask is None and after.last is not None:
        buttons.append(undo_button(after, words))
    buttons = [*offer_of_left_seat(before, after, words), *buttons]
    lines = (
        content,
        back,
        *_as_before(before, after, words),
        *([] if back else _goes_on(before, after, words)),
    )
    return Message(content=" ".join(filter(None, lines)), rows=in_rows(buttons, WORDY))


def redone(before: View, after: View, by: str | None, words: Words) -> Message:
    """Tell what was put back."""
    content = words("receipt-redone", **_who(by, words), what=_what(after, before, words))
    lines = (content, *_as_before(before, after, words), *_goes_on(before, after, words))
    buttons = [
        *offer_of_left_seat(before, after, words),
        button(words, "board-scores", after, "scores"),
        undo_button(after, words),
    ]
    return Message(content=" ".join(lines), rows=in_rows(buttons, WORDY))


def corrected(before: View, after: View, look: Look, by: str | None, words: Words) -> Message:
    """Tell what a correction changed: in the entry itself, and in the totals."""
    versions = _versions(before, after)
    asked = versions[-1][1].asked
    names = marked(after.names)
    seats = [
        (seat, changes)
        for seat in range(len(names))
        if (changes := [*_parts(versions, seat, after, look, words), *_total(before, after, seat, words)])
    ]
    head, about = _parts(versions, TABLE, after, look, words), None
    if len(seats) == 1 and not head:  # one sentence says it all
        ((seat, head),) = seats
        about, seats = (None if after.names[seat] == by else names[seat]), []
    content = words(
        "receipt-corrected",
        **_who(by, words),
        what=words("receipt-entry") if asked is None else words(f"receipt-{asked.kind}", round=asked.round),
        about="nobody" if about is None else "somebody",
        seat=about or "",
        changes=listed(head),
        more=len(head),
    )
    lines = [words("receipt-change", player=names[seat], changes=listed(changes)) for seat, changes in seats]
    if not (head or lines):
        lines = [words("receipt-same")]
    lines += _goes_on(before, after, words)
    buttons = [
        *offer_of_left_seat(before, after, words),
        button(words, "board-scores", after, "scores"),
        undo_correction(after, after.log_length, asked, words),
    ]
    return Message(content="\n".join((content, *lines)), rows=in_rows(buttons, WORDY))


def options_changed(before: View, after: View, look: Look, by: str | None, words: Words) -> Message:
    """Tell what is played now instead of what, and whose totals it changed."""
    old, new, names = look.chosen(before, words), look.chosen(after, words), marked(after.names)
    changes = [
        words("receipt-part", what=what, was=old.get(what, NOTHING), now=value)
        for what, value in new.items()
        if old.get(what) != value
    ]
    totals = {seat: _total(before, after, seat, words) for seat in range(len(names))}
    lines = [
        words("receipt-change", player=names[seat], changes=listed(said))
        for seat, said in totals.items()
        if said
    ]
    content = words("receipt-options-changed", **_who(by, words), changes=listed(changes))
    lines = [
        *(lines or [words("receipt-same")]),
        *_anew(before, after, words),
        *_goes_on(before, after, words),
    ]
    buttons = [
        *offer_of_left_seat(before, after, words),
        button(words, "board-scores", after, "scores", disabled=not after.game.scores(after.state)),
        button(words, "board-undo-options", after, "undo", after.log_length),
    ]
    return Message(content="\n".join((content, *lines)), rows=in_rows(buttons, WORDY))


def cards_changed(before: View, after: View, look: Look, by: str | None, words: Words) -> Message:
    """Tell with what the round is played now, instead of what."""
    old, asked = look.terms(before, words), after.ask
    changes = [
        words("receipt-part", what=what, was=old.get(what, NOTHING), now=value)
        for what, value in look.terms(after, words).items()
        if old.get(what) != value
    ]
    round_ = 0 if asked is None else asked.round
    content = words("receipt-cards", **_who(by, words), round=round_, changes=listed(changes))
    buttons = [button(words, "board-undo-last", after, "undo", after.log_length)]
    return Message(content=" ".join((content, *_anew(before, after, words))), rows=in_rows(buttons))


def extra(table: View, words: Words) -> Message:
    """Tell that first place is tied, so that one more round is played unless the win is shared."""
    standings = table.game.standings(table.state)
    names = marked(table.names)
    first = [row for row in standings if row.rank == 1]
    content = words("receipt-extra", players=listed([names[row.seat] for row in first]), total=first[0].score)
    return Message(content=content, rows=in_rows([button(words, "menu-share", table, "share")]))


def _who(by: str | None, words: Words) -> dict[str, str]:
    return {"player": spelled(by) if by else words("receipt-somebody")}


def _what(longer: View, shorter: View, words: Words) -> str:
    """Name what one table has and the other has not: an entry, a correction, other options."""
    record = _changed_by(longer, shorter) or _changed_by(shorter, longer)
    if record is not None and record.kind == RecordKind.OPTIONS:
        return words("receipt-options")
    if record is not None:
        corrected = {record.concerns, *(seq for seq, _ in record.entries)}
        asked = next((step.asked for step in longer.steps if step.seq in corrected), None)
        if asked is not None:
            return words("receipt-correction", game=longer.game.name, round=asked.round)
    kept = {step.seq for step in shorter.steps}
    gone = [step for step in longer.steps if step.seq not in kept]
    return _named(longer, gone[-1], words) if gone else words("receipt-entry")


def _changed_by(after: View, before: View) -> Record | None:
    """Return the correction or change of options that was taken back or put back last; None: an entry was."""
    if len(after.records) <= len(before.records):
        return None
    known = {record.seq: record for record in after.records}
    record: Record | None = after.records[-1]
    while record is not None and record.kind in (RecordKind.UNDO, RecordKind.REDO):
        record = known.get(record.concerns or 0)
    return None if record is None or record.kind == RecordKind.ENTRY else record


def _named(table: View, step: Step, words: Words) -> str:
    scored = len(table.game.scores(step.after))
    if type(step.entry) in MOVES:
        return words(
            f"receipt-move-{text_id(MOVES[type(step.entry)])}", player=marked(table.names)[step.entry.seat]
        )
    if step.asked is not None and scored > len(table.game.scores(step.before)):
        return words(f"receipt-{step.asked.kind}", round=scored)
    if step.asked is not None and reveals(table, step):
        return words("receipt-reveal", round=step.asked.round)
    return words("receipt-entry")


def _back_to(before: View, after: View, words: Words) -> str:
    """Say what is asked again, and that what was entered for it stands, where it does."""
    ask = after.ask
    if ask is None:
        return ""
    back, stands = words(f"receipt-at-{ask.kind}", round=ask.round), f"receipt-stands-{ask.kind}"
    # from the log, not from what is half entered by now: a receipt is the same whenever it is posted
    kept = _parts_kept(before, after)
    return f"{back} {words(stands)}" if kept and words.has(stands) else back


def _parts_kept(before: View, after: View) -> Mapping[Seat, Any]:
    """Return the parts that an undo left as they were."""
    return parts_back(after.game, before.steps, after.steps, after.ask)


def _anew(before: View, after: View, words: Words, text: str = "anew") -> list[str]:
    """Say that what was given in secret no longer counts: it was given on other terms."""
    game, was, now = after.game, before.game.ask(before.state), after.game.ask(after.state)
    if was is None or now is None or not now.hidden or (was.kind, was.round) != (now.kind, now.round):
        return []
    if game.terms(before.state) == game.terms(after.state):
        return []
    return [words(f"receipt-{text}-{now.kind}", round=now.round)]


def _as_before(before: View, after: View, words: Words) -> list[str]:
    """Say when what was given in secret on the terms of now counts again: where nothing was entered since."""
    mended = next(reversed(after.records), None)
    last = next((record for record in reversed(before.records) if record.kind in NOTICED), None)
    back = (
        mended is None
        or last is None
        or RecordKind.REDO in (mended.kind, last.kind)
        or last.seq == mended.concerns
    )
    return _anew(before, after, words, "back" if back else "anew")


def _goes_on(before: View, after: View, words: Words) -> list[str]:
    """Say that a game which was over goes on, and with what."""
    asked = after.game.ask(after.state)
    if asked is None or before.game.ask(before.state) is not None:
        return []
    return [words("receipt-goes-on", game=after.game.name, next=asked.round)]


def _versions(before: View, after: View) -> list[tuple[Step, Step]]:
    """Find the entries that were corrected, each as it was and as it is."""
    old = {step.seq: step for step in before.steps}
    changed = [
        (old[step.seq], step) for step in after.steps if step.seq in old and old[step.seq].entry != step.entry
    ]
    return changed or [(after.steps[-1], after.steps[-1])]


def _parts(
    versions: Sequence[tuple[Step, Step]], seat: Seat, after: View, look: Look, words: Words
) -> list[str]:
    """Say what is not as it was in what the entries say of a seat, or of the whole table."""
    names = marked(after.names)
    said = []
    for each in versions:
        if seat >= len(after.game.standings(each[1].before)):  # who joined later has no part in it
            continue
        old, new = (look.details(step.entry, seat, names, words) for step in each)
        said += [
            words("receipt-part", what=what, was=old.get(what, NOTHING), now=new.get(what, NOTHING))
            for at, what in enumerate({**old, **new})
            if old.get(what) != new.get(what) and (what in old or at == 0 or new[what] not in ZERO)
        ]
    return said


def _total(before: View, after: View, seat: Seat, words: Words) -> list[str]:
    """Say how a seat's total changed, if it did."""
    old, new = after.game.scores(before.state), after.game.scores(after.state)
    was, now = (scores[-1].totals[seat] if scores else 0 for scores in (old, new))
    own = f"receipt-total-{after.game.name}"
    text = own if words.has(own) else "receipt-total"
    return [words(text, before=number_text(was), total=number_text(now))] if was != now else []
