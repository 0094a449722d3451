"""A note below an answer: it is what must be read, so it is never what is cut."""

import pytest

from bot.texts import words
from bot.ui.kit.send import CONTENT_LIMIT, with_note
from bot.ui.request.places import Barrier


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("barrier", list(Barrier))
def test_the_longest_answer_keeps_the_note_whole(locale: str, barrier: Barrier) -> None:
    note = words(locale)("tabletop-mute", barrier=barrier.value)
    said = with_note("x" * CONTENT_LIMIT, note)
    assert len(said) == CONTENT_LIMIT
    assert said.endswith(f"…\n{note}")
    assert with_note("Noted.", note) == f"Noted.\n{note}"
