"""Where a game lists what can be given, its buttons press just that, no more and no less."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.tables.model import Table
from bot.tables.view import View, view
from bot.texts import words
from bot.ui.kit.message import Message, PeopleSelect, Press, Select
from bot.ui.looks.skull.challenge import challenge
from bot.ui.looks.skull.look import LOOK as SKULL
from bot.ui.looks.skullking.look import LOOK as SKULL_KING
from rules.skull.entries import Failed, Won
from rules.skullking.entries import Bid
from tests.kit.random_games import entries, ways
from tests.kit.replayed_tables import begun, drafted, entered, lobby

EN = words("en")
STEPS = 12
SHOTS = {"grape": False, "cannon": True}


@pytest.mark.parametrize("way", range(len(ways("skullking"))))
def test_a_panel_of_skull_king_offers_every_bid_and_no_other(way: int) -> None:
    chance = random.Random(way)
    table = begun(lobby(SKULL_KING.game, options=ways("skullking")[way]))
    for entry in list(entries(SKULL_KING.game, table.state, chance, STEPS)):
        for seat in range(len(table.chairs)):
            listed = SKULL_KING.game.legal(table.state, seat)
            given = drafted(table, {seat: chance.choice(listed)}) if listed else table
            pressed = list(_pressed(SKULL_KING.panel(view(given, seat), seat, EN)))
            numbers = [press.number(1) for press in pressed if press.action == "bet"]
            shots = [SHOTS[press.word(1)] for press in pressed if press.action == "shot"] or [False]
            assert [Bid(number, shot) for shot in shots for number in numbers] == list(listed)
        table = entered(table, entry)


@pytest.mark.parametrize("seed", range(4))
def test_the_steps_of_a_challenge_lead_to_every_one_that_there_can_be_and_to_no_other(seed: int) -> None:
    table = begun(lobby(SKULL.game))
    for entry in list(entries(SKULL.game, table.state, random.Random(seed), STEPS)):
        told = list(_told(view(table, 0), SKULL.panel(view(table, 0), 0, EN)))
        assert len(set(told)) == len(told)
        assert set(told) == set(_once(table))
        table = entered(table, entry)


def _told(table: View, message: Message) -> Iterator[Won | Failed]:
    """Give the challenges that pressing on and on leads to."""
    for press in _pressed(message):
        if press.action in ("won", "failed"):
            following = challenge(table, press.action, press.args, EN)
            if isinstance(following, Message):
                yield from _told(table, following)
            else:
                yield following


def _once(table: Table) -> Iterator[Won | Failed]:
    """Give each challenge once: no bid is noted of who failed, nor who starts where that is clear."""
    listed = SKULL.game.legal(table.state, 0)
    for part in listed:
        clear = isinstance(part, Failed) and part.next is not None and replace(part, next=None) in listed
        if isinstance(part, Won) or (part.bid is None and not clear):
            yield part


def _pressed(message: Message) -> Iterator[Press]:
    """Give what the enabled buttons carry, and the choices of selects."""
    for row in message.rows:
        if isinstance(row, Select):
            for choice in row.choices:
                yield replace(row.press, args=(*row.press.args, choice.value))
        elif not isinstance(row, PeopleSelect):
            for button in row:
                if isinstance(button.press, Press) and not button.disabled:
                    yield button.press
