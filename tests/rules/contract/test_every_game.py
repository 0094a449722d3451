"""What holds for every game, whatever is played: one suite over all that `rules.games` lists."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import fields, replace
from itertools import accumulate
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import sheet, sheet_writing
from rules.contract import TABLE, Back, Joined, Left, RuleError, Setup, Shared
from rules.games import GAMES, game
from rules.ranking import ranked
from tests.kit.random_games import Played, parts_of, played
from tests.rules.contract.seats_moved import moved, moved_row, moved_setup

NAMES = tuple(each.name for each in GAMES)
every_game = pytest.mark.parametrize("name", NAMES)
MOST_TRIED = 40
"""Parts of a long list."""
chances = st.randoms(use_true_random=True)


def test_each_game_is_listed_once() -> None:
    assert len(set(NAMES)) == len(NAMES)


def test_a_game_is_found_by_its_name_and_no_other() -> None:
    assert [game(name).name for name in NAMES] == list(NAMES)
    with pytest.raises(KeyError):
        game("canasta")


@every_game
def test_what_is_advised_for_so_many_seats_is_an_option_of_the_game(name: str) -> None:
    one = game(name)
    for seats in range(one.fewest, one.most + 1):
        advised = one.advise(seats)
        read = one.read_options(advised)
        assert {option: getattr(read, option) for option in advised} == advised


@every_game
@given(chance=chances)
def test_replaying_any_prefix_gives_the_state_of_its_time(name: str, chance: Random) -> None:
    one = played(name, chance)
    state = one.game.start(one.setup)
    for entry, later in zip(one.entries, one.states[1:], strict=True):
        state = one.game.apply(state, entry)
        assert state == later


@every_game
@given(chance=chances)
def test_applying_twice_gives_the_same_and_changes_nothing(name: str, chance: Random) -> None:
    one = played(name, chance)
    for entry, before in zip(one.entries, one.states[:-1], strict=True):
        kept = repr(before)
        assert one.game.apply(before, entry) == one.game.apply(before, entry)
        assert repr(before) == kept


@every_game
@given(chance=chances)
def test_the_terms_of_a_question_follow_from_the_state_alone(name: str, chance: Random) -> None:
    one = played(name, chance)
    state = one.game.start(one.setup)
    for entry, later in zip(one.entries, one.states[1:], strict=True):
        state = one.game.apply(state, entry)
        assert one.game.terms(state) == one.game.terms(later)


@every_game
@given(chance=chances)
def test_moving_everybody_moves_their_points_with_them(name: str, chance: Random) -> None:
    one = played(name, chance)
    places = list(range(one.setup.seats))
    chance.shuffle(places)
    places += range(one.setup.seats, one.seats)  # who joins late sits last
    other = _moved(one, places)
    for here, there in zip(one.game.scores(one.states[-1]), one.game.scores(other), strict=True):
        assert moved_row(here.points, places) == there.points
        assert moved_row(here.totals, places) == there.totals
    assert {places[seat] for seat in one.game.winners(one.states[-1])} == set(one.game.winners(other))
    here_rank = {places[row.seat]: (row.score, row.rank) for row in one.game.standings(one.states[-1])}
    assert here_rank == {row.seat: (row.score, row.rank) for row in one.game.standings(other)}


@every_game
@given(chance=chances)
def test_turning_the_table_turns_who_leads(name: str, chance: Random) -> None:
    one = played(name, chance)
    seats, turn = one.setup.seats, chance.randrange(one.setup.seats)
    if seats != one.seats:
        return  # a seat that is added does not turn with the others
    places = [(seat + turn) % seats for seat in range(seats)]
    here, there = one.game.first_of_round(one.states[-1]), one.game.first_of_round(_moved(one, places))
    assert there == (None if here is None else places[here])


@every_game
@given(chance=chances, data=st.data())
def test_any_entry_gives_a_state_or_a_declared_error(name: str, chance: Random, data: st.DataObject) -> None:
    one = played(name, chance)
    state = chance.choice(one.states)
    entry = data.draw(st.one_of(*(st.from_type(kind) for kind in get_args(one.game.entry))))
    try:
        after = one.game.apply(state, entry)
    except RuleError:
        return
    assert one.game.split(state, entry) is not None
    joined = isinstance(entry, Joined)
    assert len(one.game.standings(after)) == len(one.game.standings(state)) + joined


@every_game
@given(chance=chances, data=st.data())
def test_any_parts_give_an_entry_or_a_declared_error(name: str, chance: Random, data: st.DataObject) -> None:
    one = played(name, chance)
    state = chance.choice(one.states)
    kinds = get_args(one.game.part) or (one.game.part,)
    part = st.one_of(*(st.from_type(kind) for kind in kinds))
    parts: Mapping[int, Any] = data.draw(st.dictionaries(st.integers(TABLE, 9), part, max_size=3))
    for seat, said in parts.items():
        with suppress(RuleError):
            one.game.check(state, seat, said)
    try:
        one.game.apply(state, one.game.gather(state, parts))
    except RuleError:
        return


@every_game
@given(
    options=st.dictionaries(
        st.sampled_from(("threshold", "rounds", "wins", "name", "scoring", "edition", "loot", "colour")),
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats()
        | st.text("abc1,é\n", max_size=60)
        | st.lists(st.integers()),
    )
)
def test_any_options_are_read_or_refused(name: str, options: dict[str, object]) -> None:
    refused = ""
    try:
        game(name).read_options(options)
    except RuleError as error:
        refused = error.code
    assert not refused or refused.startswith("option_")


@every_game
@given(chance=chances)
def test_all_that_can_be_given_can_be_and_is_there_exactly_where_something_is_asked(
    name: str, chance: Random
) -> None:
    one = played(name, chance)
    state = chance.choice(one.states)
    ask = one.game.ask(state)
    for seat in range(one.seats + 1):
        listed, made = one.game.legal(state, seat), one.game.sample(state, seat, {}, chance)
        for part in chance.sample(listed, min(len(listed), MOST_TRIED)):
            one.game.check(state, seat, part)
        if made is not None:
            one.game.check(state, seat, made)
        asked = ask is not None and (seat in ask.seats or not ask.seats)
        assert (bool(listed) or made is not None) == asked


@every_game
@given(chance=chances)
def test_what_is_made_up_seat_after_seat_can_be(name: str, chance: Random) -> None:
    one = played(name, chance)
    for state in one.states:
        if one.game.ask(state) is not None:
            for seat, part in parts_of(one.game, state, chance).items():
                one.game.check(state, seat, part)


@every_game
@given(chance=chances)
def test_what_is_next_to_a_listed_part_is_listed_or_refused(name: str, chance: Random) -> None:
    one = played(name, chance)
    state, seat = chance.choice(one.states), chance.randrange(one.seats)
    listed = one.game.legal(state, seat)
    known = set(listed)
    assert len(known) == len(listed)
    for part in chance.sample(listed, min(len(listed), MOST_TRIED)):
        for other in _next_to(part) - known:
            with pytest.raises(RuleError):
                one.game.check(state, seat, other)


def _next_to(part: Any) -> set[Any]:
    """Every part that differs in one field: by one, or yes for no."""
    beside: set[Any] = set()
    for field in fields(part):
        value = getattr(part, field.name)
        if isinstance(value, bool):
            beside.add(replace(part, **{field.name: not value}))
        elif isinstance(value, int):
            beside |= {replace(part, **{field.name: value + off}) for off in (-1, 1)}
    return beside


@every_game
@given(chance=chances)
def test_what_a_seat_sees_of_a_state_asks_and_scores_the_same(name: str, chance: Random) -> None:
    one = played(name, chance)
    state = chance.choice(one.states)
    for seat in (None, *range(one.seats)):
        seen = one.game.view(state, seat)
        assert one.game.view(seen, seat) == seen
        for told in (
            one.game.ask,
            one.game.scores,
            one.game.standings,
            one.game.winners,
            one.game.first_of_round,
        ):
            assert told(seen) == told(state)


@every_game
@given(chance=chances)
def test_a_game_is_over_exactly_when_somebody_has_won(name: str, chance: Random) -> None:
    one = played(name, chance)
    for state in one.states:
        winners, over = one.game.winners(state), one.game.ask(state) is None
        assert bool(winners) == over
        assert (one.game.first_of_round(state) is None) == over
        first = [row.seat for row in one.game.standings(state) if row.rank == 1]
        assert not over or sorted(winners) == sorted(first)


@every_game
@given(chance=chances)
def test_nothing_can_be_entered_once_a_game_is_over(name: str, chance: Random) -> None:
    one = played(name, chance)
    if one.game.ask(one.states[-1]) is not None:
        return
    for entry in (*one.entries, Left(0), Back(0)):
        with pytest.raises(RuleError) as refused:
            one.game.apply(one.states[-1], entry)
        assert refused.value.code == "game_over"


@every_game
@given(chance=chances)
def test_parts_of_an_entry_make_it_again(name: str, chance: Random) -> None:
    one = played(name, chance)
    for entry, before in zip(one.entries, one.states[:-1], strict=True):
        parts = one.game.split(before, entry)
        if parts:
            assert one.game.gather(before, parts) == entry
        else:
            assert isinstance(entry, Left | Back | Joined | Shared) or type(entry).__name__ == "Deal"


@every_game
@given(chance=chances)
def test_parts_of_an_entry_fit_beside_each_other(name: str, chance: Random) -> None:
    one = played(name, chance)
    for entry, before in zip(one.entries, one.states[:-1], strict=True):
        parts = one.game.split(before, entry)
        for seat, part in parts.items():
            others = {other: own for other, own in parts.items() if other != seat}
            one.game.beside(before, seat, part, others)


@every_game
@given(chance=chances)
def test_the_reasons_add_up_to_the_points_and_the_points_to_the_totals(name: str, chance: Random) -> None:
    one = played(name, chance)
    state = one.states[-1]
    scores = one.game.scores(state)
    began = {entry.seat: entry.points for entry in one.entries if isinstance(entry, Joined)}
    for seat in range(one.seats):
        points = [score.points[seat] for score in scores]
        for number, gained in enumerate(points, start=1):
            lines = one.game.why(state, number, seat)
            assert lines
            assert sum(line.points for line in lines) == (gained or 0)
        sums = accumulate((gained or 0 for gained in points), initial=began.get(seat, 0))
        assert [score.totals[seat] for score in scores] == list(sums)[1:]


@every_game
@given(chance=chances)
def test_standings_name_every_seat_once_and_equal_rows_keep_their_order(name: str, chance: Random) -> None:
    one = played(name, chance)
    rows = one.game.standings(one.states[-1])
    assert sorted(row.seat for row in rows) == list(range(one.seats))
    assert [(row.rank, row.seat) for row in rows] == sorted((row.rank, row.seat) for row in rows)
    ranks = [row.rank for row in rows]
    assert ranks == sorted(row.rank for row in ranked([-rank for rank in ranks], "highest"))


@every_game
@given(chance=chances)
def test_a_finished_table_written_as_a_sheet_is_read_back_the_same(name: str, chance: Random) -> None:
    one = played(name, chance)
    names = [f"Player {seat}" for seat in range(one.seats)]
    written = sheet_writing.write(name, names, one.setup, one.entries)
    again = sheet.read(written)
    assert one.game.scores(again.state) == one.game.scores(one.states[-1])
    assert one.game.standings(again.state) == one.game.standings(one.states[-1])
    assert one.game.winners(again.state) == one.game.winners(one.states[-1])
    assert one.game.first_of_round(again.state) == one.game.first_of_round(one.states[-1])
    assert sheet_writing.write(name, names, again.setup, again.entries) == written


@every_game
def test_a_table_too_small_or_too_large_is_refused(name: str) -> None:
    one = game(name)
    options = one.read_options({})
    for seats, code in ((one.fewest - 1, "too_few_seats"), (one.most + 1, "too_many_seats")):
        with pytest.raises(RuleError) as refused:
            one.start(Setup(seats=seats, options=options))
        assert refused.value.code == code
        assert (refused.value.facts["low"], refused.value.facts["high"]) == (one.fewest, one.most)
    with pytest.raises(RuleError) as refused:
        one.start(Setup(seats=one.fewest, first=one.fewest, options=options))
    assert refused.value.code == "no_such_seat"


@every_game
def test_reasons_of_a_round_or_seat_that_is_not_there_are_refused(name: str) -> None:
    one = played(name, Random(7))
    state = one.states[-1]
    for number in (0, -1, len(one.game.scores(state)) + 1):
        with pytest.raises(RuleError) as refused:
            one.game.why(state, number, 0)
        assert refused.value.code == "no_such_round"
    with pytest.raises(RuleError) as refused:
        one.game.why(state, 1, one.seats)
    assert refused.value.code == "no_such_seat"


def _moved(one: Played, places: list[int]) -> Any:
    state = one.game.start(moved_setup(one.setup, places))
    for entry in one.entries:
        state = one.game.apply(state, moved(entry, places))
    return state
