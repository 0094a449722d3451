"""A form before it is shown, and what was typed into it once it comes back.

Nothing of an open form is kept here: its custom_id says what it belongs to, so that a submit is
understood after a restart. Phones remember fields by their ids, so those carry table and moment too.
"""

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final
from zlib import crc32

import discord

from bot.tables.model import TableError
from bot.ui.kit.lengths import shortened, units
from bot.ui.kit.message import Choice, Press
from rules.names import is_blank, trimmed

TITLE_LIMIT: Final = 45
TEXT_LIMIT: Final = 1_000
"""Characters of one field: what a refusal can still show back."""
MARK_LENGTH: Final = 3
"""Signs of six bits that stand for a field's value in a form's custom_id: one change in 260,000 is missed."""

Filled = Mapping[str, tuple[str, ...]]
"""What each field holds, by the field's name: one value for a text, any number for choices."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TextField:
    """A line or, where `tall`, a paragraph to type into."""

    name: str
    label: str
    hint: str = ""
    value: str = ""
    required: bool = False
    tall: bool = False
    longest: int = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class ChecksField:
    """Boxes to tick, 1 to 10 of them."""

    name: str
    label: str
    hint: str = ""
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PickField:
    """A select, 1 to 25 choices."""

    name: str
    label: str
    hint: str = ""
    choices: tuple[Choice, ...]
    fewest: int = 0
    most: int = 1


Field = TextField | ChecksField | PickField


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """A form: its title, what it belongs to (action, table, moment), one to five fields."""

    title: str
    press: Press
    fields: tuple[Field, ...]

    def need(self, filled: Filled) -> None:
        """Refuse a form where a field is empty that must be filled in. TableError `field_missing`."""
        for field in self.fields:
            if _required(field) and not filled.get(field.name):
                raise TableError("field_missing", name=field.label)

    def filled_with(self, filled: Filled) -> "Form":
        """Return the same form with these values in its fields; a field not named keeps its own."""
        return replace(self, fields=tuple(_refilled(field, filled) for field in self.fields))


def modal(form: Form) -> discord.ui.Modal:
    """Lay out a form. The library keeps no track of it: submits are routed by custom_id."""
    laid = discord.ui.Modal(title=shortened(form.title, TITLE_LIMIT), custom_id=str(form.press), timeout=None)
    for field in form.fields:
        custom_id = f"{field.name}:{form.press.table}:{form.press.moment}:{':'.join(form.press.args)}"[:100]
        laid.add_item(
            discord.ui.Label(
                text=field.label, description=field.hint or None, component=_component(field, custom_id)
            )
        )
    laid.stop()
    return laid


def read(data: Mapping[str, Any]) -> Filled:
    """Read a submitted form's fields from the interaction's data; one of blanks alone is empty."""
    filled: dict[str, tuple[str, ...]] = {}
    for outer in data.get("components", ()):
        inner = [outer["component"]] if "component" in outer else outer.get("components", ())
        for component in inner:
            name = str(component.get("custom_id", "")).partition(":")[0]
            values = component.get("values")
            if values is None:
                value = component.get("value")
                values = () if value is None or is_blank(str(value)) else (value,)
            filled[name] = tuple(str(value) for value in values)
    return filled


def stamped(form: Form) -> Form:
    """Return the same form with a mark of what its fields show, by which `touched` knows them again."""
    marks = "".join(_mark(_shown(field)) for field in form.fields)
    return replace(form, press=replace(form.press, args=(*form.press.args, marks)))


def touched(press: Press, filled: Filled) -> Filled:
    """Return the fields of a `stamped` form that hold something else than it showed.

    What nobody touched is no wish: somebody else may have changed it since the form was opened.
    """
    marks = press.args[-1] if press.args else ""
    return {
        name: values
        for at, (name, values) in enumerate(filled.items())
        if _mark(values) != marks[at * MARK_LENGTH : (at + 1) * MARK_LENGTH]
    }


def one(filled: Filled, name: str) -> str:
    """Return the single value of a field, without the blanks around it; empty where nothing was typed."""
    values = filled.get(name, ())
    return trimmed(values[0]) if values else ""


def _component(field: Field, custom_id: str) -> discord.ui.Item[Any]:
    if isinstance(field, TextField):
        return discord.ui.TextInput(
            custom_id=custom_id,
            style=discord.TextStyle.paragraph if field.tall else discord.TextStyle.short,
            default=field.value or None,
            required=field.required,
            # what stands there fits, however its letters are counted
            max_length=min(max(field.longest, units(field.value)), TEXT_LIMIT),
        )
    if isinstance(field, ChecksField):
        return discord.ui.CheckboxGroup(
            custom_id=custom_id,
            required=False,
            min_values=0,
            max_values=len(field.choices),
            options=[
                discord.CheckboxGroupOption(
                    label=choice.label,
                    value=choice.value,
                    description=choice.description,
                    default=choice.chosen,
                )
                for choice in field.choices
            ],
        )
    return discord.ui.Select(
        custom_id=custom_id,
        required=field.fewest > 0,
        min_values=field.fewest,
        max_values=min(field.most, len(field.choices)),
        options=[
            discord.SelectOption(
                label=choice.label, value=choice.value, description=choice.description, default=choice.chosen
            )
            for choice in field.choices
        ],
    )


def _required(field: Field) -> bool:
    if isinstance(field, PickField):
        return field.fewest > 0
    return isinstance(field, TextField) and field.required


def _shown(field: Field) -> tuple[str, ...]:
    if isinstance(field, TextField):
        return (field.value,) if field.value else ()
    return tuple(choice.value for choice in field.choices if choice.chosen)


def _mark(values: tuple[str, ...]) -> str:
    text = "\0".join(sorted(trimmed(value.replace("\r\n", "\n")) for value in values))
    number = crc32(text.encode(errors="backslashreplace"))
    return urlsafe_b64encode(number.to_bytes(4, "big")).decode()[:MARK_LENGTH]


def _refilled(field: Field, filled: Filled) -> Field:
    if field.name not in filled:
        return field
    values = filled[field.name]
    if isinstance(field, TextField):
        return replace(field, value=values[0] if values else "")
    chosen = tuple(replace(choice, chosen=choice.value in values) for choice in field.choices)
    return replace(field, choices=chosen)
