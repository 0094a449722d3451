"""Whatever a game can be told is written down and read back the same."""

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.codec import freeze, read_entry, read_part, thaw, write_entry, write_part
from bot.tables.model import TableError
from rules.contract import AnyGame
from rules.games import GAMES
from rules.skull.entries import Won
from rules.skullking.entries import Bid


def members(union: Any) -> tuple[Any, ...]:
    return get_args(union) or (union,)


@pytest.mark.hypothesis
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_part_and_entry_is_read_back_the_same(game: AnyGame) -> None:
    @given(st.data())
    def read_back(data: st.DataObject) -> None:
        for kind in members(game.part):
            part = data.draw(st.from_type(kind))
            assert read_part(game, write_part(game, part)) == part
        for kind in members(game.entry):
            entry = data.draw(st.from_type(kind))
            assert read_entry(game, write_entry(game, entry)) == entry

    read_back()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_options_are_frozen_as_the_game_reads_them(game: AnyGame) -> None:
    assert thaw(game, freeze(game, {})) == game.read_options({})
    with pytest.raises(TableError, match="unreadable"):
        thaw(game, '{"threshold":"many","rounds":"many"')


def test_what_belongs_to_another_game_is_not_written() -> None:
    points = next(game for game in GAMES if game.name == "points")
    with pytest.raises(TableError, match="not_of_this_game") as refused:
        write_part(points, Bid(3))
    assert refused.value.facts == {"game": "points", "given": "Bid"}
    with pytest.raises(TableError, match="not_of_this_game"):
        write_entry(points, Won(challenger=0))
