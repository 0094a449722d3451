"""What a button does that an earlier version left is still known: actions are stored in live messages."""

from itertools import chain

import pytest

from bot.ui.acts.correcting import CORRECT
from bot.ui.acts.options import OPTIONS
from bot.ui.controls import controls_of
from bot.ui.kit.message import Press
from bot.ui.press import COMMON, COMMON_FORMS
from tests.continuity.recording import Recording, pressables, recordings

LEADING = (OPTIONS, CORRECT)
"""Presses of every game that lead to one of its own forms."""


@pytest.mark.parametrize("recording", recordings(), ids=lambda recording: str(recording.version))
def test_every_action_of_an_old_button_is_known(recording: Recording) -> None:
    with recording.in_memory() as database:
        games = dict(database.execute("SELECT id, game FROM tables"))
    unknown, seen = set(), 0
    for channel in recording.world()["channels"]:
        for part in chain.from_iterable(pressables(message["data"]) for message in channel["messages"]):
            press = Press.read(part["custom_id"])
            assert press is not None, part
            seen += 1
            own = controls_of(games[press.table]) if press.table in games else None
            known = {*COMMON, *COMMON_FORMS, *LEADING, *(() if own is None else (*own.presses, *own.forms))}
            if press.action not in known:
                unknown.add((games.get(press.table), press.action))
    assert seen
    assert unknown == set()
