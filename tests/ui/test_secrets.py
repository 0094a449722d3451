"""While something is hidden, what anybody else can see is the same whatever it is, in each such game."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.tables.model import Table
from bot.tables.view import view
from bot.texts import LOCALES, Words, words
from bot.ui.boards import menu, seats, standings
from bot.ui.boards.help import help_
from bot.ui.kit.look import Look
from bot.ui.kit.message import Message
from bot.ui.kit.send import fingerprint
from bot.ui.looks import LOOKS
from bot.ui.looks.skullking.look import LOOK as SKULL_KING
from rules.contract import Seat
from rules.skullking.entries import Bid, Bids, Declaration, Result
from tests.kit.message_text import printed
from tests.kit.random_entries import MADE, OPTIONS
from tests.kit.replayed_tables import begun, drafted, entered, lobby

STEPS = 12
"""Entries of an evening."""
DRAWS = 4
"""How often two tables are compared before each of them."""
OPEN = ["skull"]
"""What is entered there lies on the table already."""
HIDING = [look for look in LOOKS if look.game.name not in OPEN]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("look", HIDING, ids=lambda look: str(look.game.name))
@pytest.mark.parametrize("variant", range(max(map(len, OPTIONS.values()))))
def test_nobody_else_sees_a_hidden_value(look: Look, variant: int, locale: str) -> None:
    chance, options = random.Random(variant), OPTIONS[look.game.name]
    table = begun(lobby(look.game, options=options[variant % len(options)]))
    compared = 0
    for _ in range(STEPS):
        for one, other in _two_drafts(look, table, chance):
            seen = [_seen_by_others(look, drafted(table, drafts), words(locale)) for drafts in (one, other)]
            assert seen[0] == seen[1], (one, other)
            compared += one != other
        if look.game.ask(table.state) is None:
            break
        table = entered(table, MADE[look.game.name](table.state, chance))
    assert compared


def _two_drafts(
    look: Look, table: Table, chance: random.Random
) -> Iterator[tuple[Mapping[Seat, Any], Mapping[Seat, Any]]]:
    """Give what some of the players have entered, twice: the same seats, other values."""
    ask = look.game.ask(table.state)
    if ask is None or not ask.hidden:
        return
    for _ in range(DRAWS):
        made = [look.game.split(table.state, MADE[look.game.name](table.state, chance)) for _ in range(2)]
        both = [seat for seat in ask.seats if seat in made[0] and seat in made[1]]
        some = chance.sample(both, k=chance.randint(1, len(both)))
        one, other = ({seat: parts[seat] for seat in some} for parts in made)
        yield one, other


def _seen_by_others(look: Look, table: Table, said: Words) -> list[tuple[str, str]]:
    """Print what everybody sees, and the panels of those who have entered nothing."""
    messages: list[Message] = [
        look.board(view(table, None), said),
        standings.scores(view(table, None), look, said),
        help_(view(table, None), look, 100, said),
        menu.menu(view(table, None), look, said, host=True),
        menu.confirm_reveal(view(table, None), said),
        seats.pick(view(table, None), (0, 1, 2), said),
        *(
            look.panel(view(table, seat), seat, said)
            for seat in range(len(table.chairs))
            if seat not in table.drafts
        ),
    ]
    return [(printed(message), fingerprint(message)) for message in messages]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_taken_back_result_does_not_hide_what_was_revealed(locale: str) -> None:
    said = words(locale)
    table = entered(begun(lobby(SKULL_KING.game)), Bids((Bid(0), Bid(1), Bid(1))))
    shown = printed(SKULL_KING.board(view(drafted(table, {0: Declaration(tricks=1)}), None), said))
    assert "`0  1` **Léa**" in shown
    assert "`1  –` **Tom**" in shown
    after = entered(table, Result(declarations=(Declaration(tricks=1), *(Declaration(tricks=0),) * 2)))
    assert "`3   −10` **Léa**" not in shown
    assert "−10` **Léa**" in printed(SKULL_KING.board(view(after, None), said))
