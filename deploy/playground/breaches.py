"""Breaches of Discord's documented limits, collected by place and told as Discord tells them."""

import contextlib
from collections.abc import Collection, Iterator
from contextvars import ContextVar
from typing import Any

from deploy.playground.errors import INVALID_FORM_BODY, DiscordError

Path = tuple[str | int, ...]
Tree = dict[str, Any]
_IGNORED: ContextVar[Tree | None] = ContextVar("ignored", default=None)


@contextlib.contextmanager
def noting_ignored() -> Iterator[Tree]:
    """Return a tree that fills, while this lasts, with the fields that Discord does not know and ignores."""
    tree: Tree = {}
    token = _IGNORED.set(tree)
    try:
        yield tree
    finally:
        _IGNORED.reset(token)


class Breaches:
    """What is wrong with a request's body, as the tree of reasons that Discord answers with."""

    def __init__(self) -> None:
        self.tree: Tree = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note a breach at a place of the body."""
        _add(self.tree, path, code, message)

    def refuse(self) -> None:
        """Raise what was found, if anything was."""
        if self.tree:
            raise DiscordError(INVALID_FORM_BODY, errors=self.tree)

    def text(self, path: Path, value: object, most: int, least: int = 0) -> None:
        """Check a text's type and length."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_STRING", "Could not interpret value as string.")
        elif len(value) > most:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif len(value) < least or (least and not value.strip()):
            self.required_or_short(path, value, least)

    def required_or_short(self, path: Path, value: str, least: int) -> None:
        """Note a text that is empty or shorter than allowed."""
        if value.strip():
            self.add(path, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
        else:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def optional_text(self, path: Path, value: object, most: int, least: int = 0) -> None:
        """Check a text that may be absent."""
        if value is not None:
            self.text(path, value, most, least)

    def count(self, path: Path, items: object, most: int, least: int = 0) -> bool:
        """Check a list's length; say whether it is a list at all."""
        if not isinstance(items, list):
            self.add(path, "BASE_TYPE_ITERABLE", "Only iterables may be used in an array field.")
            return False
        if not least <= len(items) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return True

    def whole(self, path: Path, value: object, least: int, most: int) -> None:
        """Check a whole number and its range; null passes."""
        if value is None:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        elif value < least:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")

    def mapping(self, path: Path, value: object) -> bool:
        """Check that a value is an object."""
        if isinstance(value, dict):
            return True
        self.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return False

    def fields(self, path: Path, value: dict[str, Any], known: Collection[str]) -> None:
        """Note fields that Discord does not know; it ignores them, so nothing is refused for them."""
        ignored = _IGNORED.get()
        for name in value:
            if name not in known and ignored is not None:
                _add(ignored, (*path, name), "UNKNOWN_FIELD", "This field does not exist.")

    def address(self, path: Path, value: object, schemes: tuple[str, ...]) -> None:
        """Check a URL's scheme; null passes."""
        if isinstance(value, str) and value and not value.startswith(schemes):
            allowed = ", ".join(scheme.removesuffix("://") for scheme in schemes)
            self.add(path, "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of ({allowed}).")


def _add(tree: Tree, path: Path, code: str, message: str) -> None:
    node = tree
    for step in path:
        node = node.setdefault(str(step), {})
    node.setdefault("_errors", []).append({"code": code, "message": message})
