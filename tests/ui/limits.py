"""What Discord and a phone allow of a message, and what of it is broken."""

import re
from collections.abc import Iterator
from dataclasses import replace

from bot.ui.boards.buttons import LABEL, PER_ROW
from bot.ui.boards.names import width
from bot.ui.boards.standings import PHONE
from bot.ui.message import Button, Message, PeopleSelect, Press, Select
from bot.ui.press import LONGEST, MARK

CONTENT, EMBED, DESCRIPTION, TITLE, FOOTER, FIELD = 2000, 6000, 4096, 256, 2048, 1024
ROWS, CUSTOM_ID, PLACEHOLDER, CHOICES, CHOICE = 5, 100, 150, 25, 100
ALT = 250
_MARKS = re.compile(r"\*\*|~~|`|[\u2066-\u2069]|\\(?=[\\*_~`|<>@#\[\]:+-])")


def breaches(message: Message) -> list[str]:
    return [*_content(message), *_embed(message), *_rows(message), *_wide_rows(message), *_files(message)]


def shown(line: str) -> str:
    """A line as it is seen: without markdown."""
    return _MARKS.sub("", line)


def rows_of_numbers(message: Message) -> list[str]:
    description = (message.embed.description or "") if message.embed is not None else ""
    return [line for line in description.split("\n") if re.match(r"`[ \d–−+/]+` \*\*", line)]


def _content(message: Message) -> Iterator[str]:
    if not message.content.strip():
        yield "no content"
    if len(message.content) > CONTENT:
        yield f"content {len(message.content)}"


def _embed(message: Message) -> Iterator[str]:
    embed = message.embed
    if embed is None:
        return
    if len(embed) > EMBED:
        yield f"embed {len(embed)}"
    for name, text, limit in (
        ("title", embed.title, TITLE),
        ("description", embed.description, DESCRIPTION),
        ("footer", embed.footer.text, FOOTER),
    ):
        if len(text or "") > limit:
            yield f"{name} {len(text or '')}"
    for field in embed.fields:
        if not field.value or len(field.value) > FIELD or field.inline:
            yield f"field {field.name}"


def _rows(message: Message) -> Iterator[str]:
    if len(message.rows) > ROWS:
        yield f"{len(message.rows)} rows"
    ids: list[str] = []
    primary = 0
    for row in message.rows:
        if isinstance(row, PeopleSelect):
            ids.append(str(row.press))
            yield from _people_select(row)
            continue
        if isinstance(row, Select):
            ids.append(str(row.press))
            yield from _select(row)
            continue
        if not 1 <= len(row) <= PER_ROW:
            yield f"{len(row)} buttons in a row"
        primary += sum(button.style == "primary" for button in row)
        for button in row:
            ids.append(str(button.press))
            yield from _button(button)
    if len(set(ids)) < len(ids):
        yield f"the same custom_id twice: {sorted(ids)}"
    if any(len(custom_id) > CUSTOM_ID for custom_id in ids):
        yield "custom_id too long"
    if primary > 1:
        yield "two primary buttons"


def _button(button: Button) -> Iterator[str]:
    if not button.label or width(button.label) > LABEL or len(button.label) > 80:
        yield f"label {button.label!r}"
    if isinstance(button.press, Press) and Press.read(str(button.press)) != button.press:
        yield f"custom_id {button.press}"
    if isinstance(button.press, Press):
        yield from _no_room(button.press)


def _select(select: Select) -> Iterator[str]:
    if len(select.placeholder) > PLACEHOLDER or not 1 <= len(select.choices) <= CHOICES:
        yield f"select {select.placeholder!r} of {len(select.choices)}"
    if len({choice.value for choice in select.choices}) < len(select.choices):
        yield "the same value twice"
    yield from _no_room(select.press, *(choice.value for choice in select.choices[: select.most]))
    for choice in select.choices:
        if not choice.label or len(choice.label) > CHOICE:
            yield f"choice {choice.label!r}"


def _people_select(select: PeopleSelect) -> Iterator[str]:
    if len(select.placeholder) > PLACEHOLDER or not 1 <= select.most <= CHOICES:
        yield f"select {select.placeholder!r} of {select.most} people"
    yield from _no_room(select.press)


def _no_room(press: Press, *chosen: str) -> Iterator[str]:
    """Refuse a press that leaves no room for what is made from it."""
    own = (arg for arg in press.args if not arg.startswith(MARK))
    if len(str(replace(press, args=(*own, *chosen)))) > LONGEST:
        yield f"custom_id {press} with {chosen}"


def _wide_rows(message: Message) -> Iterator[str]:
    for line in rows_of_numbers(message):
        if width(shown(line)) > PHONE:
            yield f"{width(shown(line))} columns: {line}"


def _files(message: Message) -> Iterator[str]:
    for file in message.files:
        if not file.description or len(file.description) > ALT:
            yield f"alt text {len(file.description)}"
