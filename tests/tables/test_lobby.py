"""The lobby: seats, order, who starts, options, and who may change them."""

import pytest

from bot.tables import use_cases
from bot.tables.model import Place, Status, TableError
from rules.contract import RuleError
from tests.kit.table_evening import CHANNEL, GUILD, Evening

PLACE = Place(guild=GUILD, channel=CHANNEL, locale="fr")


async def test_who_opens_a_table_is_host_and_sits_first(evening: Evening) -> None:
    change = await evening.tables.open(evening.act(7), PLACE, "points", {"rounds": 3})
    table = change.after
    assert change.happened == ("opened",)
    assert (table.status, table.host, table.moment, table.log_length) == (Status.LOBBY, 7, 0, 0)
    assert [(chair.user, chair.name, chair.present) for chair in table.chairs] == [(7, "P7", True)]
    assert (table.place, dict(table.options), table.first) == (PLACE, {"rounds": 3}, None)
    assert await evening.tables.at(CHANNEL) == await evening.tables.get(table.id) == table


async def test_a_second_table_in_the_channel_is_refused_and_the_first_one_named(evening: Evening) -> None:
    table = await evening.lobby()
    with pytest.raises(TableError, match="table_here") as refused:
        await evening.tables.open(evening.act(9), PLACE, "skyjo", {})
    assert refused.value.facts == {"table": table, "status": "lobby"}
    other = Place(guild=GUILD, channel=CHANNEL + 1, locale="en")
    await evening.tables.open(evening.act(9), other, "skyjo", {})


async def test_options_that_the_game_refuses_open_nothing(evening: Evening) -> None:
    with pytest.raises(RuleError, match="option_threshold"):
        await evening.tables.open(evening.act(1), PLACE, "skyjo", {"threshold": -1})
    with pytest.raises(TableError, match="unknown_game"):
        await evening.tables.open(evening.act(1), PLACE, "chess", {})
    assert await evening.tables.at(CHANNEL) is None


async def test_nobody_sits_twice(evening: Evening) -> None:
    table = await evening.lobby(people=(1, 2))
    change = await evening.tables.change(evening.act(2), table, use_cases.join)
    assert change.happened == ("already_seated",)
    assert len(change.after.chairs) == 2


async def test_equal_names_are_told_apart_and_invisible_ones_refused(evening: Evening) -> None:
    table = await evening.lobby(people=(1,))
    change = await evening.tables.change(evening.act(1), table, use_cases.add_guest, "  P1 ")
    change = await evening.tables.change(evening.act(1), table, use_cases.add_guest, "P1")
    assert change.after.names == ("P1", "P1 (2)", "P1 (3)")
    for name in ("", "   ", "a\nb", "a\u202eb", "x" * 33, "\u200b"):
        with pytest.raises(TableError, match="bad_name"):
            await evening.tables.change(evening.act(1), table, use_cases.add_guest, name)


async def test_only_host_and_moderators_change_the_lobby(evening: Evening) -> None:
    table = await evening.lobby()
    for user in (2, 99):
        with pytest.raises(TableError, match="host_only") as refused:
            await evening.tables.change(evening.act(user), table, use_cases.add_guest, "Zoé")
        assert refused.value.facts == {"host": "P1"}
    change = await evening.tables.change(evening.act(99, moderates=True), table, use_cases.add_guest, "Zoé")
    assert change.after.names[-1] == "Zoé"


async def test_a_full_table_takes_nobody_more(evening: Evening) -> None:
    table = await evening.lobby("skull", people=(1, 2, 3, 4, 5, 6))
    with pytest.raises(TableError, match="too_many"):
        await evening.tables.change(evening.act(7), table, use_cases.join)


async def test_seats_are_reordered_and_the_first_one_moves_along(evening: Evening) -> None:
    table = await evening.lobby()
    await evening.tables.change(evening.act(1), table, use_cases.choose_first, 2)
    change = await evening.tables.change(evening.act(1), table, use_cases.reorder, (2, 0, 1))
    assert (change.after.names, change.after.first) == (("P3", "P1", "P2"), 0)
    change = await evening.tables.change(evening.act(1), table, use_cases.move, 0, -1)
    assert (change.after.names, change.after.first) == (("P1", "P2", "P3"), 2)
    with pytest.raises(TableError, match="bad_order"):
        await evening.tables.change(evening.act(1), table, use_cases.reorder, (0, 0, 1))


async def test_lots_are_drawn_for_who_starts(evening: Evening) -> None:
    table = await evening.lobby()
    drawn = {
        (await evening.tables.change(evening.act(1), table, use_cases.choose_first, None)).after.first
        for _ in range(20)
    }
    assert drawn == {0, 1, 2}


async def test_leaving_the_lobby_closes_the_gap_and_passes_the_host_on(evening: Evening) -> None:
    table = await evening.lobby()
    await evening.tables.change(evening.act(1), table, use_cases.choose_first, 1)
    change = await evening.tables.change(evening.act(1), table, use_cases.leave)
    assert change.happened == ("left", "host_passed")
    assert [(chair.seat, chair.name) for chair in change.after.chairs] == [(0, "P2"), (1, "P3")]
    assert (change.after.host, change.after.first) == (2, 0)
    await evening.tables.change(evening.act(2), table, use_cases.leave)
    change = await evening.tables.change(evening.act(3), table, use_cases.leave)
    assert (change.after.status, change.happened) == (Status.ENDED, ("left", "ended"))


async def test_only_guests_left_only_a_moderator_rules_and_who_joins_becomes_host(evening: Evening) -> None:
    table = await evening.lobby(people=(1,))
    await evening.tables.change(evening.act(1), table, use_cases.add_guest, "Zoé")
    change = await evening.tables.change(evening.act(1), table, use_cases.leave)
    assert change.after.host is None
    with pytest.raises(TableError, match="host_only"):
        await evening.tables.change(evening.act(1), table, use_cases.end)
    change = await evening.tables.change(evening.act(5), table, use_cases.join)
    assert change.after.host == 5


async def test_options_merge_and_are_checked_at_once(evening: Evening) -> None:
    table = await evening.lobby(options={"rounds": 3})
    change = await evening.tables.change(evening.act(1), table, use_cases.choose_options, {"wins": "lowest"})
    assert dict(change.after.options) == {"rounds": 3, "wins": "lowest"}
    with pytest.raises(RuleError, match="option_"):
        await evening.tables.change(evening.act(1), table, use_cases.choose_options, {"wins": "sideways"})
    assert dict((await evening.tables.get(table)).options) == {"rounds": 3, "wins": "lowest"}


async def test_too_few_cannot_begin(evening: Evening) -> None:
    table = await evening.lobby("skull", people=(1, 2))
    with pytest.raises(TableError, match="too_few") as refused:
        await evening.tables.change(evening.act(1), table, use_cases.begin)
    assert refused.value.facts == {"low": 3, "high": 6, "given": 2}


async def test_seat_zero_starts_where_nobody_was_chosen(evening: Evening) -> None:
    table = await evening.lobby()
    change = await evening.tables.change(evening.act(1), table, use_cases.begin)
    assert (change.after.first, change.after.moment, change.after.log_length) == (0, 1, 0)
    assert change.happened == ("begun",)


async def test_after_the_beginning_the_lobby_is_closed(evening: Evening) -> None:
    table = await evening.begun()
    with pytest.raises(TableError, match="playing_already"):
        await evening.tables.change(evening.act(9), table, use_cases.join)
    with pytest.raises(TableError, match="begun_already"):
        await evening.tables.change(evening.act(1), table, use_cases.reorder, (2, 1, 0))
    with pytest.raises(TableError, match="begun_already"):
        await evening.tables.change(evening.act(1), table, use_cases.begin)
    with pytest.raises(TableError, match="no_table"):
        await evening.tables.change(evening.act(1), table + 1000, use_cases.begin)


@pytest.mark.parametrize(
    ("people", "chosen", "kraken", "whale"),
    [
        # S4: Kraken and White Whale from four players on; what the table chose itself wins
        ((1, 2), {}, False, False),
        ((1, 2, 3), {}, False, False),
        ((1, 2, 3, 4), {}, True, True),
        ((1, 2, 3), {"kraken": True}, True, False),
        ((1, 2, 3, 4), {"whale": False}, True, False),
    ],
)
async def test_the_leviathans_follow_the_number_of_players_unless_chosen(
    evening: Evening, people: tuple[int, ...], chosen: dict[str, bool], kraken: bool, whale: bool
) -> None:
    table = await evening.lobby("skullking", people, chosen)
    lobby = await evening.tables.get(table)
    assert (lobby.game_options.kraken, lobby.game_options.whale, lobby.game_options.loot) == (
        kraken,
        whale,
        True,
    )
    begun = (await evening.tables.change(evening.act(1), table, use_cases.begin)).after
    assert begun.state is not None
    assert begun.state.setup.options == begun.game_options == lobby.game_options
