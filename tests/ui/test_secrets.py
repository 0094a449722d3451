"""While something is hidden, what anybody else can see is the same whatever it is, in each such game."""

import discord
import pytest

from bot.tables.model import Table
from bot.tables.view import view, view_of
from bot.texts import LOCALES, Words, words
from bot.ui.boards import menu, seats, standings
from bot.ui.boards.help import help_
from bot.ui.courier.prompt_look import PromptLook
from bot.ui.kit.look import Look
from bot.ui.kit.message import Message
from bot.ui.kit.send import fingerprint
from bot.ui.looks import LOOKS
from bot.ui.looks.skullking.look import LOOK as SKULL_KING
from rules.contract import Seat
from rules.skullking.entries import Bid, Bids, Declaration, Result
from tests.kit.message_text import printed
from tests.kit.random_games import ways
from tests.kit.replayed_tables import begun, drafted, entered, lobby
from tests.kit.secret_drafts import hides, pairs

MOST_WAYS = max(len(ways(look.game.name)) for look in LOOKS)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: str(look.game.name))
@pytest.mark.parametrize("way", range(MOST_WAYS))
def test_nobody_else_sees_a_hidden_value(look: Look, way: int, locale: str) -> None:
    said, compared = words(locale), 0
    for pair in pairs(look.game, way):
        for reader in pair.in_the_dark:
            shown = [_seen_by(look, table, reader, said) for table in (pair.one, pair.other)]
            assert shown[0] == shown[1], (reader, pair.one.drafts, pair.other.drafts)
            compared += 1
    assert bool(compared) is hides(look.game)


def _seen_by(look: Look, table: Table, reader: Seat | None, said: Words) -> list[tuple[str, str]]:
    """Print what everybody sees, and what comes to one seat: its panel, its direct message, menus."""
    everyone = view(table, None)
    messages: list[Message] = [
        look.board(everyone, said),
        standings.scores(everyone, look, said),
        help_(everyone, look, 100, said),
    ]
    if reader is not None:
        chair = table.chairs[reader]
        seen = view(table, reader) if chair.user is None else view_of(table, chair.user)
        messages += [
            menu.menu(seen, look, said, host=True),
            menu.confirm_reveal(seen, said),
            seats.pick(seen, (0, 1, 2), said),
            *(look.panel(view(table, reader), seat, said) for seat in range(len(table.chairs))),
            PromptLook(discord.Client(intents=discord.Intents.none())).asking(table, chair, 1, said, "here"),
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
