"""Whatever people are called and however they play, no board, post or panel is too long or too wide."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.texts import LOCALES, Words, words
from bot.ui.boards import final as final_board
from bot.ui.boards import language, menu, picking, receipts, seats, standings
from bot.ui.boards.help import help_
from bot.ui.boards.lobby import lobby as lobby_board
from bot.ui.boards.lobby import order
from bot.ui.boards.why import why
from bot.ui.face import Face
from bot.ui.faces.points import FACE as POINTS
from bot.ui.faces.skull import FACE as SKULL
from bot.ui.faces.skull.challenge import challenge
from bot.ui.faces.skullking import FACE as SKULL_KING
from bot.ui.faces.skullking.look import walk
from bot.ui.faces.skyjo import FACE as SKYJO
from bot.ui.message import Message
from tests.chance import examples
from tests.limits.checker import breaches
from tests.limits.names import AWKWARD
from tests.ui.evenings import OPTIONS, entries
from tests.ui.tables import begun, drafted, entered, lobby

FACES = (SKULL_KING, SKYJO, SKULL, POINTS)
NAMES = st.one_of(
    st.sampled_from(AWKWARD),
    st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1, max_size=32),
)


def everything(face: Face, names: list[str], rng: random.Random, said: Words) -> Iterator[Message]:
    """Every message that an evening with these names can show."""
    options = rng.choice(OPTIONS[face.game.name])
    table = lobby(face.game, names, options, guests=[1])
    yield lobby_board(table, face, said)
    given = tuple(replace(chair, by=100, by_name=names[0]) for chair in table.chairs)
    yield lobby_board(replace(table, chairs=given), face, said, voice=True)
    yield picking.players(table, said)
    yield Message(
        content=picking.told(said, table, seated=names, no_room=names, bots=names, gone=names, by_name=True)
    )
    yield order(table, said)
    table = begun(table, first=rng.randrange(len(names)))
    yield from _boards(face, table, said)
    for entry in list(entries(face.game, table.state, rng, 60)):
        before, table = table, entered(table, entry)
        step = table.steps[-1]
        number = len(table.game.scores(table.state))
        if number > len(table.game.scores(before.state)):
            yield face.scores(table, step, said)
            yield why(table, number, rng.randrange(len(names)), said)
        else:
            yield face.reveal(table, step, said)
        if rng.random() < 0.2:
            yield receipts.undone(table, before, names[0], said)
            yield receipts.redone(before, table, None, said)
            yield from _boards(face, table, said)
            if table.ask is not None:
                parts = face.game.split(before.state, entry)
                yield from _boards(face, drafted(before, parts), said)
    yield standings.scores(table, face, said)
    yield final_board.final(table, face, said)


def _boards(face: Face, table: Any, said: Words) -> Iterator[Message]:
    ask = table.ask
    if ask is None:
        return
    yield face.board(table, said, unreachable=frozenset(range(len(table.chairs))))
    for seat in range(len(table.chairs)):
        yield face.panel(table, seat, said)
    yield menu.menu(table, face, said, host=True)
    yield language.ask(table, said)
    yield language.chosen(table, said, everywhere=True)
    yield menu.confirm_reveal(table, said)
    yield menu.confirm_end(table, said)
    yield help_(table, 100, said)
    yield picking.late(table, said)
    yield picking.giving(table, 0, said)
    if ask.seats:
        yield seats.pick(table, ask.seats, said)
    if face is SKULL_KING:
        yield walk(table, (), said)
        yield walk(table, ("10",) * len(ask.seats), said)
    if face is SKULL:
        for action, args in (("won", ()), ("won", ("0",)), ("failed", ()), ("failed", ("0",))):
            shown = challenge(table, action, args, said)
            assert isinstance(shown, Message)
            yield shown


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("face", FACES, ids=lambda face: str(face.game.name))
@examples(6, shrink=False)
@given(data=st.data(), seed=st.integers(0, 10_000))
def test_no_message_breaks_a_limit(face: Face, locale: str, data: st.DataObject, seed: int) -> None:
    count = data.draw(st.integers(face.game.fewest, face.game.most))
    names = data.draw(st.lists(NAMES, min_size=count, max_size=count))
    for message in everything(face, names, random.Random(seed), words(locale)):
        assert breaches(message) == [], message.content


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("face", FACES, ids=lambda face: str(face.game.name))
def test_the_fullest_tables_with_the_worst_names_fit(face: Face, locale: str) -> None:
    for seed in range(2):
        names = list(AWKWARD[: face.game.most])
        for message in everything(face, names, random.Random(seed), words(locale)):
            assert breaches(message) == [], message.content


@pytest.mark.parametrize("locale", LOCALES)
def test_however_many_are_before_a_stage_the_answer_fits(locale: str) -> None:
    table, crowd = lobby(POINTS.game), [f"{AWKWARD[number % len(AWKWARD)]}{number}" for number in range(500)]
    lists = {"seated": crowd, "no_room": crowd, "bots": crowd, "gone": crowd}
    said = picking.told(words(locale), table, by_name=True, **lists)
    assert breaches(Message(content=said)) == []
    assert said.count(", 489 ") == 4
