"""What a registered game has to bring beside its rules: a look, controls, texts, what the tests take."""

import random
from collections.abc import Iterator, Mapping

import pytest

from bot.texts import LOCALES, words
from bot.ui.controls import CONTROLS, controls_of
from bot.ui.kit.look import Look
from bot.ui.looks import LOOKS
from rules.contract import AnyGame, Ask
from rules.games import GAMES
from tests.kit.brought_by_games import lacking
from tests.kit.random_games import entries, ways
from tests.kit.replayed_tables import begun, lobby

STEPS = 30

of_every_game = pytest.mark.parametrize("look", LOOKS, ids=lambda look: str(look.game.name))


def test_every_game_is_in_each_list() -> None:
    names = {game.name for game in GAMES}
    assert [look.game.name for look in LOOKS] == [controls.game.name for controls in CONTROLS]
    assert {look.game.name for look in LOOKS} == names


@of_every_game
def test_it_has_the_forms_that_its_look_promises(look: Look) -> None:
    forms = controls_of(look.game.name).forms
    assert "correct" in forms
    assert ("options" in forms) is look.has_options


@of_every_game
def test_it_brings_all_that_the_shared_tests_take(look: Look) -> None:
    assert list(lacking(look.game.name)) == []


@pytest.mark.parametrize("locale", LOCALES)
@of_every_game
def test_it_has_every_text_that_names_it(look: Look, locale: str) -> None:
    said = words(locale)
    assert [text for text in dict.fromkeys(texts(look)) if not said.has(text)] == []


def texts(look: Look) -> Iterator[str]:
    """Give the texts that are asked for by a game's name, its topics and what it asks."""
    name = look.game.name
    yield from (f"{name}-name", f"{name}-played", f"sheet-game-{name}", f"command-{name}")
    yield f"rules-{name}-minute"
    for topic in look.topics:
        yield from (f"rules-{name}-{topic}", f"rules-{name}-{topic}-title")
    for verb in look.verbs:
        yield f"command-{verb}-name"
    for aspect in look.aspects:
        yield f"form-correct-of-{aspect}"
    for ask, scores in asks(look.game).items():
        yield from (f"{name}-help-{ask.kind}", f"receipt-{ask.kind}", f"receipt-at-{ask.kind}")
        if ask.seats:
            yield from (f"receipt-stands-{ask.kind}", f"board-stand-{ask.kind}", f"board-waits-{ask.kind}")
        if ask.hidden:
            yield from (f"receipt-anew-{ask.kind}", f"receipt-back-{ask.kind}")
        if scores:
            yield f"board-undo-{ask.kind}"


def asks(game: AnyGame) -> Mapping[Ask, bool]:
    """Give each kind of question that a game asks in the course of some evenings; does its answer score?"""
    found: dict[str, tuple[Ask, bool]] = {}
    for options in ways(game.name):
        state = begun(lobby(game, options=options)).state
        for entry in entries(game, state, random.Random(1), STEPS):
            ask = game.ask(state)
            assert ask is not None
            before, state = state, game.apply(state, entry)
            found[ask.kind] = ask, len(game.scores(state)) > len(game.scores(before))
    return dict(found.values())
