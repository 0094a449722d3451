"""Every place of a good sheet, and what may happen there: replaced, deleted, doubled, inserted, renamed."""

from collections.abc import Iterator
from typing import Any, Final

Path = tuple[str | int, ...]

CHANGES: Final = ("replace", "delete", "double", "insert", "rename")


def places(value: Any, here: Path = ()) -> Iterator[Path]:
    """Name every place of a JSON value, the whole of it first."""
    yield here
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*here, key))
    if isinstance(value, list):
        for at, inner in enumerate(value):
            yield from places(inner, (*here, at))


def changed(value: Any, place: Path, change: str, by: Any) -> Any:
    """Return a JSON value with one place of it changed; what cannot be done there replaces it."""
    if not place:
        return by
    first: Any = place[0]
    rest = place[1:]
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    if rest:
        copy[first] = changed(value[first], rest, change, by)
        return copy
    match change:
        case "delete":
            del copy[first]
        case "double" if isinstance(copy, list):
            copy.insert(first, copy[first])
        case "insert" if isinstance(copy, list):
            copy.insert(first, by)
        case "insert":
            copy[str(by)] = by
        case "rename" if isinstance(copy, dict):
            copy[str(by)] = copy.pop(first)
        case _:
            copy[first] = by
    return copy
