"""What was typed into a refused form: refused_form to its owner, and read back when "Correct" is pressed.

The private refusal itself keeps it, so that nothing is lost in a restart or between two processes.
"""

from collections.abc import Callable
from typing import Final

import discord

from bot.ui.kit.form import Field, Filled, Form, TextField
from bot.ui.kit.lengths import shortened
from rules.names import is_blank

NOTHING: Final = "–"
SEPARATOR: Final = ", "
VALUE_LIMIT: Final = 1_024


def refused_form(form: Form, filled: Filled) -> discord.Embed:
    """List the form's fields with what was typed, in the form's order."""
    embed = discord.Embed()
    for field in form.fields:
        embed.add_field(
            name=field.label, value=shortened(_said(field, filled), VALUE_LIMIT) or NOTHING, inline=False
        )
    return embed


def typed_again(message: discord.Message) -> Callable[[Form], Filled]:
    """Return a reader of what `refused_form` wrote into this message."""
    fields = message.embeds[0].fields if message.embeds else []
    values = [field.value or "" for field in fields]

    def read(form: Form) -> Filled:
        if len(values) != len(form.fields):
            return {}
        return {field.name: _read(field, value) for field, value in zip(form.fields, values, strict=True)}

    return read


def _said(field: Field, filled: Filled) -> str:
    values = filled.get(field.name, ())
    if isinstance(field, TextField):
        return values[0] if values and not is_blank(values[0]) else ""
    return SEPARATOR.join(choice.label for choice in field.choices if choice.value in values)


def _read(field: Field, value: str) -> tuple[str, ...]:
    if value == NOTHING:
        return ()
    if isinstance(field, TextField):
        return (value,)
    labels = value.split(SEPARATOR)
    return tuple(choice.value for choice in field.choices if choice.label in labels)
