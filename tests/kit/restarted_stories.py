"""Situations that are told twice: straight through, and with the bot killed and started in the middle.

A story is an asynchronous generator: where it yields, the bot may be killed and started.
"""

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Mapping
from functools import wraps
from itertools import product
from typing import Any

from tests.kit.playground_client import Playground

Story = Callable[..., AsyncGenerator[None, None]]
Test = Callable[..., Awaitable[None]]
_STORIES: dict[Test, Story] = {}


def story(written: Story) -> Test:
    """Make a test of a story. It stands above the marks of pytest, whose parameters are the story's."""

    @wraps(written)
    async def straight_through(**given: Any) -> None:
        async for _ in written(**given):
            pass

    _STORIES[straight_through] = written
    return straight_through


async def restarted(playground: Playground, module: Mapping[str, Any]) -> None:
    """Tell every story of a module, in each of its variants, with one restart in the middle of all."""
    begun: list[tuple[str, AsyncGenerator[None, None]]] = []
    for test in [test for test in _STORIES if module.get(test.__name__) is test]:
        for given in _variants(test):
            telling = _STORIES[test](swift_playground=playground, **given)
            await anext(telling)
            begun.append((f"{test.__name__}[{'-'.join(map(str, given.values()))}]", telling))
    assert begun
    await playground.bot("kill")
    await playground.bot("start")
    failed: list[Exception] = []
    for name, telling in begun:
        try:
            async for _ in telling:
                pass
        except Exception as error:  # noqa: BLE001 (each story is told to its end, and all that failed are named)
            error.add_note(name)
            failed.append(error)
    if failed:
        raise ExceptionGroup("after a restart", failed)


def _variants(test: Any) -> Iterator[dict[str, Any]]:
    """Return every combination of the parameters that the marks of a test name."""
    marks = [mark.args for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    names = [name for name, *_ in marks]
    for values in product(*(values for _, values, *_ in marks)):
        yield dict(zip(names, values, strict=True))
