"""While something is hidden, what anybody else can see is the same whatever it is."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.texts import LOCALES, words
from bot.ui.boards import menu, seats, standings
from bot.ui.boards.help import help_
from bot.ui.kit.look import Look
from bot.ui.kit.send import fingerprint
from bot.ui.looks.points.look import LOOK as POINTS
from bot.ui.looks.skullking.look import LOOK as SKULL_KING
from bot.ui.looks.skyjo.look import LOOK as SKYJO
from rules.points.entries import Points
from rules.skullking.entries import Bid, Bids, Declaration, Result
from rules.skyjo.entries import Grid, Total
from tests.ui.printing import printed
from tests.ui.tables import begun, drafted, entered, lobby

GRID = Grid(((5, 1, -2, 3), (5, 4, 6, 12), (5, 8, 9, 12)))
HIDDEN: tuple[tuple[Look, Mapping[str, object], Mapping[int, Any], Mapping[int, Any]], ...] = (
    (SKULL_KING, {}, {0: Bid(0), 1: Bid(1)}, {0: Bid(1), 1: Bid(0)}),
    (SKULL_KING, {"scoring": "rascal"}, {0: Bid(0), 1: Bid(1)}, {0: Bid(1, cannonball=True), 1: Bid(1)}),
    (SKYJO, {}, {0: Total(12), 2: GRID}, {0: GRID, 2: Total(-4)}),
    (SKYJO, {}, {0: Total(12), 1: Total(3), 2: GRID}, {0: GRID, 1: Total(140), 2: Total(-4)}),
    (POINTS, {}, {0: Points(12)}, {0: Points(-900)}),
)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("look", "options", "one", "other"), HIDDEN)
def test_nobody_else_sees_a_hidden_value(
    look: Look, options: Mapping[str, object], one: Mapping[int, Any], other: Mapping[int, Any], locale: str
) -> None:
    said = words(locale)
    table = begun(lobby(look.game, options=options))
    seen = []
    for drafts in (one, other):
        now = drafted(table, drafts)
        others = [look.panel(now, seat, said) for seat in range(3) if seat not in drafts]
        public = [look.board(now, said), standings.scores(now, look, said), help_(now, look, 100, said)]
        public += [menu.menu(now, look, said, host=True), menu.confirm_reveal(now, said)]
        public += [seats.pick(now, (0, 1, 2), said)]
        seen.append([(printed(message), fingerprint(message)) for message in (*others, *public)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_taken_back_result_does_not_hide_what_was_revealed(locale: str) -> None:
    said = words(locale)
    table = entered(begun(lobby(SKULL_KING.game)), Bids((Bid(0), Bid(1), Bid(1))))
    shown = printed(SKULL_KING.board(drafted(table, {0: Declaration(tricks=1)}), said))
    assert "`0  1` **Léa**" in shown
    assert "`1  –` **Tom**" in shown
    after = entered(table, Result(declarations=(Declaration(tricks=1), *(Declaration(tricks=0),) * 2)))
    assert "`3   −10` **Léa**" not in shown
    assert "−10` **Léa**" in printed(SKULL_KING.board(after, said))
