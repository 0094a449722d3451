"""Entries, parts and options as text, and back: JSON tagged with the class's name, checked on reading."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, get_args

from pydantic import TypeAdapter, ValidationError

from bot.tables.model import TableError
from rules.contract import AnyGame

KINDS: Final = ","
"""Stands between the kinds of parts that are kept together."""


def write_part(game: AnyGame, part: Any) -> str:
    """Write a part. TableError `not_of_this_game`."""
    return _write(game.name, game.part, part)


def read_part(game: AnyGame, text: str) -> Any:
    """Read a part. TableError `unreadable`."""
    return _read(game.name, game.part, text)


def write_parts(game: AnyGame, parts: Sequence[Any]) -> str:
    """Write parts that belong together; a single one as `write_part` does. TableError `not_of_this_game`."""
    written = [write_part(game, part) for part in parts]
    return written[0] if len(written) == 1 else f"[{','.join(written)}]"


def read_parts(game: AnyGame, text: str) -> tuple[Any, ...]:
    """Read what `write_parts` wrote. TableError `unreadable`."""
    if not text.startswith("["):
        return (read_part(game, text),)
    return tuple(read_part(game, json.dumps(part)) for part in json.loads(text))


def write_entries(game: AnyGame, entries: Sequence[tuple[int, Any]]) -> str:
    """Write entries under the numbers of those whose place they take. TableError `not_of_this_game`."""
    return json.dumps({str(seq): json.loads(write_entry(game, entry)) for seq, entry in entries})


def read_entries(game: AnyGame, text: str) -> tuple[tuple[int, Any], ...]:
    """Read what `write_entries` wrote. TableError `unreadable`."""
    try:
        found = {int(seq): json.dumps(entry) for seq, entry in json.loads(text).items()}
    except (ValueError, AttributeError):
        raise TableError("unreadable", game=game.name) from None
    return tuple((seq, read_entry(game, entry)) for seq, entry in found.items())


def write_entry(game: AnyGame, entry: Any) -> str:
    """Write an entry. TableError `not_of_this_game`."""
    return _write(game.name, game.entry, entry)


def read_entry(game: AnyGame, text: str) -> Any:
    """Read an entry. TableError `unreadable`."""
    return _read(game.name, game.entry, text)


def freeze(game: AnyGame, options: Mapping[str, object]) -> str:
    """Write the options as the game reads them now, for good. RuleError `option_…`."""
    return _adapter_of(game.options).dump_json(game.read_options(options)).decode()


def thaw(game: AnyGame, text: str) -> Any:
    """Read frozen options. TableError `unreadable`."""
    try:
        return _adapter_of(game.options).validate_json(text)
    except ValidationError:
        raise TableError("unreadable", game=game.name) from None


def is_part(game: AnyGame, value: Any) -> bool:
    """Return whether this is a part of the game."""
    return type(value) in _members(game.part)


def is_entry(game: AnyGame, value: Any) -> bool:
    """Return whether this is an entry of the game, of whatever kind."""
    return type(value) in _members(game.entry)


def _write(name: str, union: Any, value: Any) -> str:
    if type(value) not in _members(union):
        raise TableError("not_of_this_game", game=name, given=type(value).__name__)
    body = _adapter_of(type(value)).dump_json(value).decode()
    return f'{{"{type(value).__name__}":{body}}}'


def _read(name: str, union: Any, text: str) -> Any:
    # a driver's or validator's own words would repeat what is secret
    classes = {member.__name__: member for member in _members(union)}
    try:
        ((tag, body),) = json.loads(text).items()
        return _adapter_of(classes[tag]).validate_json(json.dumps(body), strict=True)
    except (ValidationError, ValueError, KeyError, AttributeError):
        raise TableError("unreadable", game=name) from None


@cache
def _members(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def _adapter_of(kind: Any) -> TypeAdapter[Any]:
    return _adapter(kind)


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)
