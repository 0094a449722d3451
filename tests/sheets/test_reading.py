"""Sheets read and written: every refusal names what, where and who; what is written reads back."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.sheets.refusal import one_line, refusal
from rules.contract import Back, Fact, Left, RuleError, Setup
from rules.games import GAMES
from rules.names import with_names
from rules.sheet import answer, read
from rules.sheet_writing import told_apart, write
from rules.skull.entries import Failed, Won
from rules.skullking.entries import Bid, Bids
from tests.kit.brought_by_games import shortest_golden_sheet
from tests.kit.hypothesis_profile import examples
from tests.kit.small_sheets import REFUSED, Sheet, points, skull, skull_king, skyjo


@pytest.mark.parametrize(
    ("sheet", "code", "round_", "player"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sheet_that_breaks_a_rule_is_refused_naming_round_and_player(
    sheet: object, code: str, round_: int | None, player: str | None, language: str
) -> None:
    with pytest.raises(RuleError) as refused:
        read(sheet)
    assert refused.value.code == code
    assert refused.value.facts.get("round", refused.value.facts.get("sheet_round")) == round_
    sentence = refusal(refused.value, language)
    assert "\n" not in sentence
    assert not round_ or str(round_) in sentence
    if player is not None:
        assert player in {refused.value.facts.get("seat"), refused.value.facts.get("other")}
        assert player in sentence


@pytest.mark.parametrize("sheet", [skyjo(), skull(), points(), skull_king()])
def test_who_starts_is_the_first_one_named_unless_said_otherwise(sheet: Sheet) -> None:
    assert read(sheet).setup.first == 0
    assert read({**sheet, "first": "C"}).setup.first == 2
    assert read({**sheet, "dealer": "B"}).setup.first == 1


@pytest.mark.parametrize("sheet", [skyjo(), skull(), points(), skull_king()])
def test_a_tie_may_be_said_to_be_shared_or_not_in_any_game(sheet: Sheet) -> None:
    assert answer(read({**sheet, "shared": False})) == answer(read(sheet))
    if sheet["game"] != "skullking":
        assert answer(read({**sheet, "shared": True})) == answer(read(sheet))


def test_next_may_be_said_of_a_won_challenge_where_it_is_true() -> None:
    assert answer(read(skull({"challenger": "B", "won": True, "next": "B"})))["next"] == {"first": "B"}


def test_one_who_left_need_not_be_named_again_as_out() -> None:
    gone = {"left": ["B"], "finisher": "B", "scores": {"A": 3, "C": 4}}
    assert answer(read(skyjo(gone))) == answer(read(skyjo({**gone, "out": ["B"]})))


def test_a_sheet_of_tuples_is_read_like_one_of_lists() -> None:
    assert answer(read({**points(), "players": ("A", "B", "C")})) == answer(read(points()))


def test_equal_names_are_told_apart_when_written() -> None:
    assert told_apart(["Léa", "Tom", "Léa", "Léa", "Léa (2)"]) == (
        "Léa",
        "Tom",
        "Léa (2)",
        "Léa (3)",
        "Léa (2) (2)",
    )


def test_a_round_that_is_not_finished_is_left_out_when_written() -> None:
    setup = read(skull_king()).setup
    bids = Bids((Bid(0), Bid(1), Bid(1)))
    written = write("skullking", ["A", "B", "C"], setup, [bids])
    assert written["played"] == []
    assert written["dealer"] == "A"


def test_leaving_and_coming_back_is_written_where_it_changes_something() -> None:
    setup = Setup(seats=4, options=read(skull()).setup.options)
    entries = [Left(1), Back(1), Left(2), Won(challenger=0), Back(2), Failed(challenger=0, skull=2), Left(3)]
    written: dict[str, Any] = write("skull", list("ABCD"), setup, entries)
    assert written["played"][0]["left"] == ["C"]
    assert written["played"][1]["back"] == ["C"]
    assert "left" not in written["played"][1]
    assert written["left"] == ["D"]


def test_a_shared_win_is_written_and_read_back() -> None:
    tied = {"bids": {"A": 0, "B": 0, "C": 1}, "tricks": {"A": 0, "B": 0, "C": 1}}
    sheet = skull_king({**tied, "cards": 1}, options={"rounds": [1]}, shared=True)
    tied_again = {"bids": {"A": 0, "B": 0, "C": 0}, "tricks": {"A": 0, "B": 0, "C": 1}}
    for one in (sheet, skull_king(tied_again, options={"rounds": [1]}, shared=True)):
        try:
            once = read(one)
        except RuleError as error:
            assert error.code == "game_over"  # noqa: PT017 (a sole winner has nothing to share)
            continue
        written = write("skullking", once.names, once.setup, once.entries)
        assert written["shared"] is True
        assert answer(read(written)) == answer(once)
        assert answer(once)["winners"] == ["A", "B"]


def test_a_game_that_is_none_cannot_be_written() -> None:
    with pytest.raises(KeyError):
        write("canasta", ["A"], Setup(seats=1, options=None), [])


def test_facts_that_are_no_seats_of_the_sheet_stay_as_they_are() -> None:
    facts: dict[str, Fact] = {"seat": 1, "other": 7, "seats": (0, 1), "given": 1, "ally": "Zoé", "round": 1}
    assert with_names(facts, ("A", "B")) == {
        "seat": "B",
        "other": 7,
        "seats": ("A", "B"),
        "given": 1,
        "ally": "Zoé",
        "round": 1,
    }


def test_a_refusal_is_one_line_whatever_it_repeats() -> None:
    assert one_line("a\nb\x1b[31mc\u2028d") == "a b [31mc d"


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-30, 200)
    | st.floats()
    | st.sampled_from(("A", "B", "C", "D", "")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("ABCD"), inner, max_size=3),
    max_leaves=12,
)


@examples(80)
@given(chance=st.randoms(use_true_random=True), value=JSON)
@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_sheet_with_anything_in_any_place_is_played_or_refused(
    name: str, chance: Random, value: object
) -> None:
    small = {"skyjo": skyjo, "skull": skull, "points": points, "skullking": skull_king}
    good = small[name]() if name in small else shortest_golden_sheet(name)
    sheet = _broken(good, chance, value)
    try:
        answer(read(sheet))
    except RuleError as error:
        assert refusal(error, "fr")  # noqa: PT017 (what is refused is half of the property)


def _broken(value: Any, chance: Random, by: object) -> Any:
    """Put something else in one place of a sheet, or under a key it does not have."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(
            [*value, chance.choice(("left", "back", "options", "out", "grids", "next", "bid"))]
        )
        return {**value, key: _broken(value.get(key), chance, by)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        return [*value[:at], _broken(value[at], chance, by), *value[at + 1 :]]
    return by
