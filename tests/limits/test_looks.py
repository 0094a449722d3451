"""Whatever people are called and however they play, nothing that is shown is too long or too wide."""

import inspect
import pkgutil
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import CodeType, FrameType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.store.store import Store
from bot.tables.view import view
from bot.texts import LOCALES, words
from bot.ui import boards
from bot.ui import looks as faces
from bot.ui.boards import picking
from bot.ui.kit.look import Look
from bot.ui.kit.message import Message
from bot.ui.looks import LOOKS
from bot.ui.looks.points.look import LOOK as POINTS
from bot.ui.looks.skullking.look import LOOK as SKULL_KING
from tests.kit.hypothesis_profile import examples
from tests.kit.limits_checker import breaches
from tests.kit.long_names import AWKWARD, OTHERS, WORST, names
from tests.kit.replayed_tables import lobby
from tests.kit.thorough import thoroughly
from tests.limits.drawn_evening import LongEvening, posts_of
from tests.limits.every_look import of_a_table, of_no_table

NAMES = st.one_of(
    st.sampled_from(AWKWARD),
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=32),
)
in_each_language = pytest.mark.parametrize("locale", LOCALES)
of_each_game = pytest.mark.parametrize("look", LOOKS, ids=lambda look: str(look.game.name))


@in_each_language
@of_each_game
@examples(3, shrink=False)
@given(data=st.data(), seed=st.integers(0, 10_000))
def test_no_message_breaks_a_limit(look: Look, locale: str, data: st.DataObject, seed: int) -> None:
    count = data.draw(st.integers(look.game.fewest, look.game.most))
    called = data.draw(st.lists(NAMES, min_size=count, max_size=count))
    for message in of_a_table(look, called, random.Random(seed), words(locale)):
        assert breaches(message) == [], message.content


@pytest.mark.parametrize("kind", ["each", *WORST, *map(thoroughly, OTHERS)])
@in_each_language
@of_each_game
def test_the_fullest_tables_with_the_worst_names_fit(look: Look, locale: str, kind: str) -> None:
    called = list(AWKWARD[: look.game.most]) if kind == "each" else names(kind, look.game.most)
    for message in of_a_table(look, called, random.Random(kind), words(locale)):
        assert breaches(message) == [], message.content


@in_each_language
def test_what_is_shown_where_no_table_is_fits(locale: str) -> None:
    for message in of_no_table(words(locale)):
        assert breaches(message) == [], message.content


@in_each_language
def test_however_many_are_before_a_stage_the_answer_fits(locale: str) -> None:
    table, crowd = lobby(POINTS.game), [f"{AWKWARD[number % len(AWKWARD)]}{number}" for number in range(100)]
    lists = {"seated": crowd, "no_room": crowd, "bots": crowd, "gone": crowd}
    said = picking.seated_said(words(locale), view(table, None), by_name=True, **lists)
    assert breaches(Message(content=said)) == []
    assert said.count(", 89 ") == 4


async def test_every_look_is_among_these(store: Store) -> None:
    """A board or post that is added and drawn by none of these tests fails here, with its name."""
    wanted, said = looks(), words(LOCALES[0])
    with noting_calls() as drawn:
        assert list(of_no_table(said))
        assert await posts_of(
            LongEvening(store, SKULL_KING, WORST[0], LOCALES[0])
        )  # it posts all that there is
        for look in LOOKS:
            called = names(WORST[0], look.game.fewest)
            for _ in of_a_table(look, called, random.Random(1), said):
                pass
    assert {name for code, name in wanted.items() if code not in drawn} == set()


def looks() -> dict[CodeType, str]:
    """Return every function of the boards and of the games' faces that gives a message, with its name."""
    found: dict[CodeType, str] = {}
    for package in (boards, faces):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for function in vars(import_module(module.name)).values():
                if inspect.isfunction(function) and function.__module__.startswith(package.__name__):
                    gives = str(function.__annotations__.get("return"))
                    found |= {function.__code__: function.__qualname__} if "Message" in gives else {}
    return found


@contextmanager
def noting_calls() -> Iterator[set[CodeType]]:
    """Note what is called in the meantime."""
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            called.add(frame.f_code)

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)
