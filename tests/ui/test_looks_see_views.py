"""What is drawn is drawn from views: mypy refuses a table where a look or a board takes one."""

import inspect
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import get_args

from bot.tables.model import Table
from bot.texts import Words
from bot.ui import boards, looks
from bot.ui.kit import look


def test_whatever_puts_a_table_into_words_is_given_a_view() -> None:
    taken = [
        f"{module.__name__}.{name}"
        for module in (look, *_below(boards), *_below(looks))
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and all(kind in _taken(function) for kind in (Table, Words))
    ]
    assert taken == []


def _taken(function: Callable[..., object]) -> list[object]:
    """The types of its arguments, those of "this or None" each by itself."""
    kinds = list(function.__annotations__.values())
    return [*kinds, *(each for kind in kinds for each in get_args(kind))]


def _below(package: ModuleType) -> Iterator[ModuleType]:
    yield package
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield import_module(found.name)
