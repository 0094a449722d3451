"""What can be sent to the bot at a table: commands, suggestions, presses, forms, files, each odd somewhere.

An act is drawn without knowing the table. Where it says nothing (None), what really is there is taken.
"""

import reprlib
from dataclasses import dataclass, fields
from typing import Any, Final

from bot.ui.kit.message import PREFIX
from tests.input.moments import Prepared, pressables
from tests.kit.playground_client import Json, Refused

TEXT_INPUT: Final = 4
"""Discord's type of a field to type into."""
CUSTOM_ID_MOST: Final = 100
"""Characters of a custom_id."""
CANARY: Final = "xyzzy-8642097531"
"""Typed now and then: what people type is nothing for the log."""
FIELD_NAMES: Final = ("name", "list", "points", "scores-0", "x", "")

SHORT: Final = reprlib.Repr()
SHORT.maxstring = SHORT.maxother = 200


def _short(act: Any) -> str:
    """Show an act without the whole of its longest texts."""
    values = (f"{part.name}={SHORT.repr(getattr(act, part.name))}" for part in fields(act))
    return f"{type(act).__name__}({', '.join(values)})"


@dataclass(frozen=True, slots=True, repr=False)
class Typed:
    """A command with its options; `focused`: the option whose suggestions are asked for."""

    who: str
    command: str
    options: dict[str, Any]
    files: dict[str, bytes]
    focused: str | None = None

    __repr__ = _short

    async def do(self, at: Prepared) -> Json:
        given: dict[str, Any] = {"focused": self.focused} if self.focused else {}
        options = {name: _person(at, value) for name, value in self.options.items()}
        person, playground = at.room.people[self.who], at.room.playground
        return await playground.type(
            person, at.channel, command=self.command, options=options, files=self.files, **given
        )


@dataclass(frozen=True, slots=True, repr=False)
class Pressed:
    """A press of what is on some message, with other parts in its custom_id."""

    who: str
    button: int
    action: str | None
    table: str | None
    moment: str | None
    args: tuple[str, ...] | None
    values: list[str] | None
    direct: bool

    __repr__ = _short

    async def do(self, at: Prepared) -> Json:
        message, custom_id = await _something_to_press(at, self.who, self.button, direct=self.direct)
        pressed = _mixed(custom_id, self.action, self.table, self.moment, self.args)
        return await at.room.playground.click(
            at.room.people[self.who], message, custom_id=pressed, values=self.values, forge=True
        )


@dataclass(frozen=True, slots=True, repr=False)
class Sent:
    """A form, opened where it can be, with these values field by field; sent as Discord allows, or forged."""

    who: str
    action: str
    table: str | None
    moment: str | None
    args: tuple[str, ...]
    values: tuple[Any, ...]
    missing: int | None
    unknown: bool

    __repr__ = _short

    async def do(self, at: Prepared) -> Json:
        playground, person = at.room.playground, at.room.people[self.who]
        message, custom_id = await _something_to_press(at, self.who, 0, direct=False)
        now = await at.by_now()
        right = _mixed(custom_id, self.action, str(now.id), str(now.moment), self.args)
        opened = await playground.click(person, message, custom_id=right, forge=True)
        if opened["outcome"] != "modal":
            named = {
                name: value for name, value in zip(FIELD_NAMES, self.values, strict=True) if value is not ...
            }
            changed = _mixed(right, None, self.table, self.moment, None)
            return await playground.forge_form(person, changed, named, message=message)
        filled = dict(
            _field(label["component"], value)
            for label, value in zip(opened["modal"]["components"], self.values, strict=False)
        )
        if self.missing is not None and filled:
            filled.pop([*filled][self.missing % len(filled)])
        if self.unknown:
            filled["x"] = "2"
        if self.table is None and self.moment is None:
            try:
                return await playground.submit_fields(person, opened, filled)
            except Refused:
                pass  # Discord's own client would not send it: another might
        changed = _mixed(opened["modal"]["custom_id"], None, self.table, self.moment, None)
        return await playground.forge_form(person, changed, filled, message=message)


@dataclass(frozen=True, slots=True, repr=False)
class Brought:
    """A file that is imported as a score sheet."""

    content: bytes
    name: str

    __repr__ = _short


Act = Typed | Pressed | Sent


def _field(component: Json, value: Any) -> tuple[str, Any]:
    """Return a field's id, and a value that its kind can hold where the drawn one is a text or numbers."""
    options = [option["value"] for option in component.get("options") or ()]
    if value is ...:
        default = [option["value"] for option in component.get("options") or () if option.get("default")]
        value = default if options else component.get("value") or ""
    elif isinstance(value, list) and all(isinstance(each, int) for each in value):
        chosen = [options[each % len(options)] for each in value] if options else []
        value = list(dict.fromkeys(chosen)) if options else ",".join(map(str, value))
    elif isinstance(value, str) and options:
        value = [value]
    return component["custom_id"], value


def _mixed(
    custom_id: str, action: str | None, table: str | None, moment: str | None, args: tuple[str, ...] | None
) -> str:
    """Put other parts in place of those of a custom_id."""
    _, *parts = custom_id.split(":")
    own = parts[3:] if args is None else args
    given = [
        part if new is None else new for part, new in zip(parts[:3], (action, table, moment), strict=True)
    ]
    return ":".join((PREFIX, *given, *own))[:CUSTOM_ID_MOST]


async def _something_to_press(at: Prepared, who: str, number: int, *, direct: bool) -> tuple[Json, str]:
    """Return a button that somebody sees, in the channel or in the direct messages."""
    playground, person = at.room.playground, at.room.people[who]
    found = pressables(await playground.dms(person)) if direct else []
    found = found or pressables(await playground.messages(at.channel, person))
    if found:
        return found[-1 - number % len(found)]
    helped = await at.room.type(who, at.channel, "/tally help")
    return helped["message"], f"{PREFIX}:mine:{at.table.id}:{at.table.moment}"


def _person(at: Prepared, value: Any) -> Any:
    if not isinstance(value, tuple):
        return value
    person = at.room.people.get(value[1])
    return value[1] if person is None else person["id"]
