"""Skyjo, Skull and plain points as people read them."""

from bot.tables.view import view
from bot.texts import words
from bot.ui.boards.final import final
from bot.ui.boards.lobby import lobby as lobby_board
from bot.ui.boards.standings import scores
from bot.ui.boards.why import why
from bot.ui.kit.message import Message
from bot.ui.looks.points.look import LOOK as POINTS
from bot.ui.looks.skull.challenge import challenge
from bot.ui.looks.skull.look import LOOK as SKULL
from bot.ui.looks.skyjo.look import LOOK as SKYJO
from rules.points.entries import Scores as PointScores
from rules.skull.entries import Failed, Won
from rules.skyjo.entries import Grid, Scores, Total
from tests.kit.message_text import labels, printed
from tests.kit.replayed_tables import begun, drafted, entered, lobby

EN, FR = words("en"), words("fr")
GRID = Grid(((5, 1, -2, None), (5, 4, 6, None), (5, 8, 9, None)))


def test_skyjo_shows_a_grid_back_with_its_removed_columns_struck_out() -> None:
    shown = SKYJO.panel(view(drafted(begun(lobby(SKYJO.game)), {0: GRID}), 0), 0, EN).content
    assert shown.split("\n") == [
        "You entered 26 points, columns 1, 4 removed (round 1). You can change it until everyone is in.",
        "~~` 5`~~ ` 1` `−2` ~~` –`~~",
        "~~` 5`~~ ` 4` ` 6` ~~` –`~~",
        "~~` 5`~~ ` 8` ` 9` ~~` –`~~",
    ]


def test_skyjo_asks_who_closed_the_round_once_all_are_in() -> None:
    table = drafted(begun(lobby(SKYJO.game)), {0: Total(3), 1: Total(4), 2: Total(5)})
    doors = ["Enter a total", "Enter twelve cards"]
    assert SKYJO.board(view(table, None), EN).content == "Round 1: all points are in. Who closed the round?"
    assert labels(SKYJO.board(view(table, None), EN))[:2] == [["My points"], ["Léa", "Tom", "Camille"]]
    assert labels(SKYJO.board(view(begun(lobby(SKYJO.game)), None), EN))[:2] == [doors, ["My points"]]
    assert labels(POINTS.board(view(begun(lobby(POINTS.game)), None), EN))[0] == [
        "Enter the points",
        "My points",
    ]


def test_skyjo_explains_the_doubling_and_warns_near_the_end() -> None:
    table = entered(begun(lobby(SKYJO.game)), Scores(hands=(Total(10), Total(24), Total(10)), finisher=0))
    shown = printed(SKYJO.scores(view(table, None), table.steps[-1], EN))
    assert shown.startswith("Round 1: Camille +10 leads with 10, Léa 20, Tom 24.")
    assert "**Léa** closed the round: 20 (10 doubled, somebody had 10)" in shown
    assert "Léa starts round 2." in shown
    table = entered(table, Scores(hands=(Total(60), Total(5), Total(6)), finisher=1))
    assert "`████████░░` Nearly the end: Léa has 80 of 100." in printed(SKYJO.board(view(table, None), EN))


def test_skyjo_ends_with_the_lowest_first_and_winners_together() -> None:
    scores = Scores(hands=(Total(10), Total(120), Total(10)), finisher=1)
    table = entered(begun(lobby(SKYJO.game)), scores)
    assert final(view(table, None), SKYJO, EN).content == (
        "Skyjo is over: Léa, Camille share the win with 10, then Tom 240."
    )
    assert "gagnent ensemble" in final(view(table, None), SKYJO, FR).content


def test_a_challenge_won_takes_three_presses() -> None:
    table = begun(lobby(SKULL.game))
    first = challenge(view(table, None), "won", (), EN)
    second = challenge(view(table, None), "won", ("1",), EN)
    assert isinstance(first, Message)
    assert labels(first) == [["Léa", "Tom", "Camille"]]
    assert isinstance(second, Message)
    assert labels(second)[-1] == ["9", "10", "11", "12"] or labels(second)[-1][-1] == "Not noted"
    assert challenge(view(table, None), "won", ("1", "4"), EN) == Won(challenger=1, bid=4)
    assert challenge(view(table, None), "won", ("1", "-"), EN) == Won(challenger=1)


def test_who_goes_out_by_the_own_skull_is_asked_who_starts() -> None:
    table = begun(lobby(SKULL.game))
    assert challenge(view(table, None), "failed", ("1", "1"), EN) == Failed(challenger=1, skull=1)
    for _ in range(3):
        table = entered(table, Failed(challenger=1, skull=2))
    whose = challenge(view(table, None), "failed", ("1",), EN)
    assert isinstance(whose, Message)
    assert labels(whose) == [["Own skull; Léa starts", "Own skull; Camille starts", "Léa"], ["Camille"]]
    assert isinstance(challenge(view(table, None), "failed", ("0",), EN), Message)
    asked = challenge(view(table, None), "failed", ("1", "1"), EN)
    assert isinstance(asked, Message)
    assert labels(asked) == [["Léa", "Camille"]]
    assert challenge(view(table, None), "failed", ("1", "1", "0"), EN) == Failed(
        challenger=1, skull=1, next=0
    )
    assert challenge(view(table, None), "failed", ("1", "2"), EN) == Failed(challenger=1, skull=2)


def test_skull_tells_mats_discs_and_who_is_out() -> None:
    table = begun(lobby(SKULL.game))
    for _ in range(4):
        table = entered(table, Failed(challenger=1, skull=2))
    shown = printed(SKULL.scores(view(table, None), table.steps[-1], EN))
    assert shown.startswith("Challenge 4: Tom failed on the skull of Camille and has no disc left: out.")
    assert "`3 0/2   0` **Tom** out" in shown
    assert "Camille starts challenge 5." in shown
    table = entered(table, Won(challenger=0, bid=4), Won(challenger=0))
    assert final(view(table, None), SKULL, EN).content == "Skull is over: Léa wins."
    assert SKULL.scores(view(table, None), table.steps[-1], EN).embed is None
    assert not final(view(table, None), SKULL, EN).files


def test_a_game_of_points_carries_the_name_it_was_given() -> None:
    table = begun(lobby(POINTS.game, options={"name": "Oh *Hell*", "wins": "lowest", "rounds": 2}))
    assert POINTS.summary(view(table, None), EN) == r"**Oh \*Hell\*** The lowest total wins. 2 rounds."
    table = entered(table, PointScores((3, -1, None)))
    shown = printed(POINTS.scores(view(table, None), table.steps[-1], EN))
    assert shown.startswith("Round 1: Tom −1 leads with −1, Léa 3, Camille 0.")
    assert r"Oh \*Hell\* · Round 1" in shown


def test_skyjo_doubts_what_twelve_cards_hardly_make() -> None:
    table = drafted(begun(lobby(SKYJO.game)), {0: Total(143)})
    assert "Léa: 143 points are hardly possible" in SKYJO.panel(view(table, 0), 0, EN).content
    assert "hardly" not in SKYJO.board(view(table, None), EN).content
    scored = entered(table, Scores(hands=(Total(143), Total(5), Total(6)), finisher=1))
    assert "-# Round 1, Léa: 143 points are hardly possible" in printed(
        SKYJO.scores(view(scored, None), scored.steps[-1], EN)
    )


def test_why_speaks_of_challenges_where_there_are_no_rounds() -> None:
    table = entered(begun(lobby(SKULL.game)), Won(challenger=0, bid=2))
    shown = why(view(table, None), 1, 0, EN)
    assert shown.content.startswith("Léa, challenge 1: +1, from 0 to 1.")
    assert labels(shown)[0] == ["Challenge before", "Challenge after"]
    assert (
        scores(view(table, None), SKULL, EN).content
        == "Léa leads with 1 challenge won, then Tom 0, Camille 0."
    )


def test_a_game_without_options_has_no_button_for_them() -> None:
    assert "[Options]" not in printed(lobby_board(view(lobby(SKULL.game), None), SKULL, EN))
    assert "[Options]" in printed(lobby_board(view(lobby(SKYJO.game), None), SKYJO, EN))


def test_a_named_game_is_called_so_from_its_lobby_to_its_end() -> None:
    table = lobby(POINTS.game, options={"name": "Belote", "rounds": 1})
    assert lobby_board(view(table, None), POINTS, EN).content.startswith("Belote: ")
    assert lobby_board(view(begun(table), None), POINTS, EN).content.startswith("Belote: ")
    over = entered(begun(table), PointScores((82, 80, 0)))
    assert final(view(over, None), POINTS, EN).content.startswith("Belote is over: Léa wins")
