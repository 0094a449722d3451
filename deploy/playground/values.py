"""Typed values turned into an option's type, as Discord's client does before it sends a command."""

import base64
import binascii
from typing import Any

from deploy.playground import messages
from deploy.playground.catalogue import Leaf, in_locale
from deploy.playground.command_limits import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUB_COMMAND,
    USER,
)
from deploy.playground.errors import ControlError
from deploy.playground.messages import Upload
from deploy.playground.resolving import Resolver
from deploy.playground.world import Channel, File, Json, Person, World

YES = frozenset({"true", "yes", "oui", "vrai", "1"})
NO = frozenset({"false", "no", "non", "faux", "0"})
STRING_MOST = 6000
SAFE_WHOLE = 2**53


class Typing:
    """One command being typed: its values, and the objects that they name."""

    def __init__(self, world: World, person: Person, channel: Channel, leaf: Leaf) -> None:
        self._world = world
        self._person = person
        self._channel = channel
        self._leaf = leaf
        self._resolver = Resolver(world, channel)

    def command(self, values: dict[str, Any], files: list[Json], focused: str | None) -> Json:
        """Make the data of the interaction."""
        uploads = [self._upload(file) for file in files]
        options = []
        for option in self._leaf.options:
            name = option["name"]
            if name == focused:
                typed = "" if values.get(name) is None else str(values[name])
                options.append({"name": name, "type": option["type"], "value": typed, "focused": True})
            elif option["type"] == ATTACHMENT and uploads and name not in values and option.get("required"):
                options.append(self._option(option, 0, uploads))
            elif values.get(name) is not None and values[name] != "":
                options.append(self._option(option, values[name], uploads))
            elif option.get("required") and focused is None:
                shown = in_locale(option, "name", self._person.locale)
                raise ControlError(f"/{self._leaf.name} needs the option {shown}.")
        return self._nest(options)

    def _nest(self, options: list[Json]) -> Json:
        for step in reversed(self._leaf.steps[1:]):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        command = self._leaf.command
        data: Json = {"id": command["id"], "name": command["name"], "type": SUB_COMMAND, "options": options}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        if self._resolver.resolved:
            data["resolved"] = self._resolver.resolved
        return data

    def _option(self, option: Json, value: object, uploads: list[File]) -> Json:
        kind = option["type"]
        if option.get("choices"):
            typed: object = self._choice(option, value)
        elif kind == STRING:
            typed = self._string(option, str(value))
        elif kind in (INTEGER, NUMBER):
            typed = self._number(option, value)
        elif kind == BOOLEAN:
            typed = self._boolean(option, value)
        elif kind == USER:
            typed = self._resolver.user(value)
        elif kind == ROLE:
            typed = self._resolver.role(value)
        elif kind == MENTIONABLE:
            typed = self._resolver.mentionable(value)
        elif kind == CHANNEL:
            typed = self._resolver.place(value, option.get("channel_types") or [])
        else:
            typed = self._attachment(value, uploads)
        return {"name": option["name"], "type": kind, "value": typed}

    def _choice(self, option: Json, value: object) -> object:
        for choice in option["choices"]:
            names = (choice["name"], in_locale(choice, "name", self._person.locale), str(choice["value"]))
            if value == choice["value"] or str(value) in names:
                return choice["value"]
        raise ControlError(f"{value} is none of the choices of {option['name']}.")

    def _string(self, option: Json, value: str) -> str:
        least, most = option.get("min_length") or 0, option.get("max_length") or STRING_MOST
        if not least <= len(value) <= most:
            raise ControlError(f"{option['name']} takes {least} to {most} characters.")
        return value

    def _number(self, option: Json, value: object) -> int | float:
        text = str(value).strip().replace("−", "-")
        try:
            number: int | float = int(text) if option["type"] == INTEGER else float(text)
        except ValueError:
            kind = "a whole number" if option["type"] == INTEGER else "a number"
            raise ControlError(f"{option['name']} takes {kind}, not “{value}”.") from None
        least, most = option.get("min_value"), option.get("max_value")
        if isinstance(value, bool) or abs(number) > SAFE_WHOLE:
            raise ControlError(f"{option['name']} does not take {value}.")
        if least is not None and number < least:
            raise ControlError(f"{option['name']} must be at least {least}.")
        if most is not None and number > most:
            raise ControlError(f"{option['name']} must be at most {most}.")
        return number

    def _boolean(self, option: Json, value: object) -> bool:
        text = str(value).strip().lower()
        if text not in YES | NO:
            raise ControlError(f"{option['name']} takes True or False, not “{value}”.")
        return text in YES

    def _attachment(self, value: object, uploads: list[File]) -> str:
        for number, file in enumerate(uploads):
            if str(value) in (str(number), file.name):
                self._resolver.resolved.setdefault("attachments", {})[file.id] = {
                    **messages.attachment(self._world, file),
                    "ephemeral": True,
                }
                return file.id
        raise ControlError(f"There is no file {value} with this command.")

    def _upload(self, file: Json) -> File:
        try:
            content = base64.b64decode(str(file.get("base64", "")), validate=True)
        except binascii.Error:
            raise ControlError(f"The file {file.get('name')} is not in base64.") from None
        return messages.keep_file(
            self._world, self._channel, Upload("0", str(file.get("name", "file")), content, "")
        )
