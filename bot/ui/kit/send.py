"""A `Message` turned into what discord.py sends: for a new message, for an edit, for a test of sameness."""

import hashlib
import io
import json
from dataclasses import replace
from typing import Any, Final

import discord

from bot.ui.kit.lengths import shortened, units
from bot.ui.kit.links import channel_of
from bot.ui.kit.message import Button, Message, PeopleSelect, Press, Row, Select

CONTENT_LIMIT: Final = 2_000
UNKNOWN_MESSAGE: Final = 10008
STYLES: Final = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


async def send_once(place: discord.abc.Messageable, message: Message, nonce: str) -> discord.Message:
    """Send a message, once for its nonce.

    For some minutes Discord answers the nonce of a message that somebody has deleted with an error, as if
    that one were wanted: then the message goes under another nonce, the same each time.
    """
    try:
        return await place.send(**sending(message), nonce=nonce)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
    return await place.send(**sending(message), nonce=nonce[::-1])


def sending(message: Message) -> dict[str, Any]:
    """Return the arguments of `send` (of a channel, a response or a follow-up)."""
    arguments: dict[str, Any] = {"content": message.content, "silent": message.silent}
    if message.embed is not None:
        arguments["embed"] = message.embed
    if message.rows:
        arguments["view"] = view(message.rows)
    if message.files:
        arguments["files"] = _files(message)
    return arguments


def editing(message: Message) -> dict[str, Any]:
    """Return the arguments of `edit`: everything that the old message had is replaced."""
    return {
        "content": message.content,
        "embed": message.embed,
        "view": view(message.rows) if message.rows else None,
        "attachments": _files(message),
    }


def view(rows: tuple[Row, ...]) -> discord.ui.View:
    """Lay out rows of buttons and selects, which the library keeps no track of: custom_ids are routed."""
    laid = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        if isinstance(row, PeopleSelect):
            laid.add_item(_people_select(row, number))
        elif isinstance(row, Select):
            laid.add_item(_select(row, number))
        else:
            for button in row:
                laid.add_item(_button(button, number))
    laid.stop()
    return laid


def flattened(message: Message) -> Message:
    """Say everything in the content, for a channel where the bot may not embed."""
    embed = message.embed
    if embed is None:
        return message
    lines = [message.content, f"**{embed.title}**" if embed.title else "", embed.description or ""]
    lines += [f"**{field.name}**\n{field.value}" for field in embed.fields]
    lines.append(embed.footer.text or "")
    text = "\n".join(line for line in lines if line)
    return replace(message, content=shortened(text, CONTENT_LIMIT), embed=None)


def with_note(content: str, note: str) -> str:
    """Put a note below what a message says; where both are too long, the note is what stays whole."""
    return f"{shortened(content, CONTENT_LIMIT - units(note) - 1)}\n{note}"


def fingerprint(message: Message) -> str:
    """Return a short text that is the same for two messages that look the same."""
    seen = (
        message.content,
        message.embed.to_dict() if message.embed else None,
        [_plain(row) for row in message.rows],
        [(file.name, file.description) for file in message.files],
    )
    return hashlib.sha256(json.dumps(seen, sort_keys=True, default=str).encode()).hexdigest()[:16]


def _plain(row: Row) -> Any:
    if isinstance(row, PeopleSelect):
        return (str(row.press), row.placeholder, row.most)
    if isinstance(row, Select):
        return (str(row.press), row.placeholder, [(c.label, c.value, c.chosen) for c in row.choices])
    return [(_carried(b), b.label, b.style, b.disabled, b.emoji) for b in row]


def _carried(button: Button) -> str:
    """Return what a button carries; of an address the channel alone, for messages come and go."""
    return str(button.press) if isinstance(button.press, Press) else channel_of(button.press)


def _button(button: Button, row: int) -> discord.ui.Button[discord.ui.View]:
    if isinstance(button.press, Press):
        return discord.ui.Button(
            label=button.label,
            custom_id=str(button.press),
            style=STYLES[button.style],
            disabled=button.disabled,
            emoji=button.emoji,
            row=row,
        )
    return discord.ui.Button(label=button.label, url=button.press, emoji=button.emoji, row=row)


def _select(select: Select, row: int) -> discord.ui.Select[discord.ui.View]:
    return discord.ui.Select(
        custom_id=str(select.press),
        placeholder=select.placeholder,
        min_values=select.fewest,
        max_values=select.most,
        options=[
            discord.SelectOption(
                label=choice.label, value=choice.value, description=choice.description, default=choice.chosen
            )
            for choice in select.choices
        ],
        row=row,
    )


def _people_select(select: PeopleSelect, row: int) -> discord.ui.UserSelect[discord.ui.View]:
    return discord.ui.UserSelect(
        custom_id=str(select.press),
        placeholder=select.placeholder,
        min_values=1,
        max_values=select.most,
        row=row,
    )


def _files(message: Message) -> list[discord.File]:
    return [
        discord.File(io.BytesIO(file.content), filename=file.name, description=file.description)
        for file in message.files
    ]
