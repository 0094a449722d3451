"""Small sheets that hold, for tests that break them."""

from typing import Any

Sheet = dict[str, Any]


def skyjo(*played: dict[str, Any], **rest: Any) -> Sheet:
    rounds = list(played) or [{"finisher": "A", "scores": {"A": 10, "B": 24, "C": 10}}]
    return {"game": "skyjo", "players": ["A", "B", "C"], "played": rounds, **rest}


def skull(*played: dict[str, Any], **rest: Any) -> Sheet:
    rounds = list(played) or [{"challenger": "A", "bid": 4, "won": True}]
    return {"game": "skull", "players": ["A", "B", "C"], "played": rounds, **rest}


def points(*played: dict[str, Any], **rest: Any) -> Sheet:
    rounds = list(played) or [{"scores": {"A": 1, "B": 2, "C": 3}}]
    return {"game": "points", "players": ["A", "B", "C"], "played": rounds, **rest}


def skull_king(*played: dict[str, Any], **rest: Any) -> Sheet:
    rounds = list(played) or [{"bids": {"A": 1, "B": 0, "C": 0}, "tricks": {"A": 1, "B": 0, "C": 0}}]
    return {"game": "skullking", "players": ["A", "B", "C"], "played": rounds, **rest}


GRID = [[1, 2, 3, 4], [1, 5, 6, 7], [1, 8, 9, 10]]
OVER = {"finisher": "A", "scores": {"A": 1, "B": 100, "C": 10}}


def grid_of_b(grid: object) -> Sheet:
    return skyjo({"finisher": "A", "scores": {"A": 1, "C": 3}, "grids": {"B": grid}})


def scores(a: object, b: object = 2, c: object = 3) -> Sheet:
    return skyjo({**OVER, "scores": {"A": a, "B": b, "C": c}})


def won(**rest: object) -> Sheet:
    return skull({"challenger": "A", "won": True, **rest})


def failed(times: int = 1, **rest: object) -> Sheet:
    return skull(*[{"challenger": "A", "won": False, **rest}] * times)


WIN = {"challenger": "A", "won": True}
BIDS = {"A": 1, "B": 0, "C": 0}


def of_a(**rest: object) -> Sheet:
    """A round of Skull King in which A won the only trick."""
    return skull_king({"bids": BIDS, "tricks": BIDS, **rest})


REFUSED: list[tuple[str, object, str, int | None, str | None]] = [
    # what is wrong, the sheet, code, round, player
    ("no object", [], "sheet_itself_not_object", None, None),
    ("null", None, "sheet_itself_not_object", None, None),
    ("empty", {}, "sheet_key_missing", 0, None),
    ("no game", {"players": ["A", "B"], "played": []}, "sheet_key_missing", 0, None),
    ("an unknown game", {**skyjo(), "game": "canasta"}, "sheet_unknown_game", None, None),
    ("a game that is no text", {**skyjo(), "game": ["skyjo"]}, "sheet_unknown_game", None, None),
    ("no players", {"game": "skyjo", "played": []}, "sheet_key_missing", 0, None),
    ("players that are no list", {**skyjo(), "players": "ABC"}, "sheet_not_list", 0, None),
    ("a player that is no text", {**skyjo(), "players": ["A", 2, "C"]}, "sheet_not_a_name", None, None),
    ("an empty name", {**skyjo(), "players": ["A", " ", "C"]}, "sheet_not_a_name", None, None),
    ("a name of two lines", {**skyjo(), "players": ["A", "B\nC"]}, "sheet_not_a_name", None, None),
    ("half a character", {**skyjo(), "players": ["A", "\ud800"]}, "sheet_not_a_name", None, None),
    ("a name twice", {**skyjo(), "players": ["A", "B", "A"]}, "sheet_name_twice", None, None),
    ("one player", {**skyjo(), "players": ["A"], "played": []}, "too_few_seats", None, None),
    ("nine at Skyjo", {**skyjo(), "players": list("ABCDEFGHI"), "played": []}, "too_many_seats", None, None),
    ("two at Skull", {**skull(), "players": ["A", "B"]}, "too_few_seats", None, None),
    ("no played", {"game": "skyjo", "players": ["A", "B"]}, "sheet_key_missing", 0, None),
    ("played that is no list", {**skyjo(), "played": {}}, "sheet_not_list", 0, None),
    ("a round that is no object", {**skyjo(), "played": [3]}, "sheet_not_object", 1, None),
    ("an unknown key", skyjo(colour="red"), "sheet_unknown_key", 0, None),
    ("options that are no object", skyjo(options=[]), "sheet_not_object", 0, None),
    ("an unknown option", skyjo(options={"limit": 3}), "option_unknown", None, None),
    ("an option of Skull", skull(options={"limit": 3}), "option_none", None, None),
    ("a threshold of true", skyjo(options={"threshold": True}), "option_threshold", None, None),
    ("dealer and first", skyjo(dealer="A", first="A"), "sheet_two_firsts", None, None),
    ("a first who is no player", skyjo(first="D"), "sheet_unknown_player", 0, None),
    ("a dealer who is no text", skyjo(dealer=1), "sheet_unknown_player", 0, None),
    ("shared that is no flag", skyjo(shared=1), "sheet_not_flag", 0, None),
    ("left that is no list", skyjo(left="A"), "sheet_not_list", 0, None),
    ("left twice", skyjo(left=["A", "A"]), "sheet_player_twice", 0, "A"),
    ("back who never left", skyjo(back=["A"]), "not_left", None, "A"),
    ("nobody left to play", skyjo(left=["A", "B"]), "too_few_left", None, None),
    ("thirteen at points", {**points(), "players": list("ABCDEFGHIJKLM")}, "too_many_seats", None, None),
    ("too many names", {**points(), "players": ["A"] * 999}, "too_many_seats", None, None),
    ("a name too long", {**skyjo(), "players": ["A", "B" * 81]}, "sheet_name_too_long", None, None),
    ("101 rounds", points(*[{"scores": BIDS}] * 101), "sheet_too_many_rounds", None, None),
    ("101 broken rounds", points(*[{}] * 101), "sheet_too_many_rounds", None, None),
    ("many named to be out", skyjo({**OVER, "out": ["A"] * 25}), "sheet_list_too_long", 1, None),
    ("broken after the end", skyjo(OVER, OVER, {**OVER, "out": 3}), "sheet_not_list", 3, None),
    # Skyjo
    ("an unknown key of a round", skyjo({**OVER, "bid": 3}), "sheet_unknown_key", 1, None),
    ("no finisher", skyjo({"scores": {"A": 1, "B": 2, "C": 3}}), "sheet_key_missing", 1, None),
    ("a finisher who does not play", skyjo({**OVER, "finisher": "D"}), "sheet_unknown_player", 1, None),
    ("two finishers", skyjo({**OVER, "finisher": ["A", "B"]}), "sheet_unknown_player", 1, None),
    ("scores that are no object", skyjo({**OVER, "scores": [1, 2, 3]}), "sheet_not_object", 1, None),
    ("a score missing", skyjo({"finisher": "A", "scores": {"A": 1, "B": 2}}), "sheet_value_missing", 1, "C"),
    ("a score of null", scores(1, 2, None), "sheet_player_not_whole", 1, "C"),
    ("a score of true", scores(1, True), "sheet_player_not_whole", 1, "B"),
    ("a score of 1.0", scores(1.0), "sheet_player_not_whole", 1, "A"),
    ("a score as text", scores("1"), "sheet_player_not_whole", 1, "A"),
    ("a score too low", scores(-25), "score_out_of_range", 1, "A"),
    ("a score too high", scores(1, 145), "score_out_of_range", 1, "B"),
    ("a stranger's score", skyjo({**OVER, "scores": {"D": 4}}), "sheet_unknown_player", 1, None),
    ("a total and a grid", skyjo({**OVER, "grids": {"B": GRID}}), "sheet_value_twice", 1, "B"),
    ("out with a score", skyjo({**OVER, "out": ["B"]}), "sheet_out_scored", 1, "B"),
    ("all out", skyjo({"finisher": "A", "out": ["A", "B", "C"]}), "nobody_scored", 1, None),
    ("a grid of two rows", grid_of_b(GRID[:2]), "grid_shape", 1, "B"),
    ("a grid that is no list", grid_of_b(5), "sheet_player_not_list", 1, "B"),
    ("a row that is no list", grid_of_b([1, 2, 3]), "sheet_player_not_list", 1, "B"),
    ("a card of 13", grid_of_b([*GRID[:2], [1, 2, 3, 13]]), "card_out_of_range", 1, "B"),
    ("a card of false", grid_of_b([*GRID[:2], [1, 2, 3, False]]), "sheet_player_not_whole", 1, "B"),
    ("half a column", grid_of_b([*GRID[:2], [None, 2, 3, 3]]), "column_half_removed", 1, "B"),
    ("a round after the end", skyjo(OVER, OVER), "sheet_round_after_end", 2, None),
    ("who left has a score", skyjo({**OVER, "left": ["B"]}), "sheet_out_scored", 1, "B"),
    ("back in a round who never left", skyjo({**OVER, "back": ["A"]}), "not_left", 1, "A"),
    ("too few left in a round", skyjo({**OVER, "left": ["A", "B"]}), "too_few_left", 1, None),
    ("left after the end", skyjo(OVER, left=["A"]), "game_over", None, None),
    # Skull
    ("no challenger", skull({"won": True}), "sheet_key_missing", 1, None),
    ("neither won nor failed", skull({"challenger": "A"}), "sheet_player_key_missing", 1, "A"),
    ("won that is no flag", skull({"challenger": "A", "won": 1}), "sheet_player_not_flag", 1, "A"),
    ("failed without a skull", failed(), "sheet_player_key_missing", 1, "A"),
    ("won with a skull", won(skull="B"), "sheet_skull_of_won", 1, "A"),
    ("a bid of none", won(bid=0), "bid_beyond_discs", 1, "A"),
    ("a bid of true", won(bid=True), "sheet_player_not_whole", 1, "A"),
    ("a bid of more than all", won(bid=13), "bid_beyond_discs", 1, "A"),
    ("a stranger's skull", failed(skull="D"), "sheet_unknown_player", 1, None),
    ("next against the rule", failed(skull="B", next="B"), "next_wrong", 1, "A"),
    ("next of a win against the rule", won(next="B"), "next_wrong", 1, "A"),
    ("next of the last win", skull(WIN, {**WIN, "next": "A"}), "next_after_end", 2, None),
    ("next missing", failed(4, skull="A"), "next_missing", 4, "A"),
    ("a challenge after the end", skull(WIN, WIN, WIN), "sheet_round_after_end", 3, None),
    ("a challenge by one who is out", failed(5, skull="B"), "challenger_out", 5, "A"),
    ("an unknown key of a challenge", won(score=1), "sheet_unknown_key", 1, None),
    # Points
    ("points missing", points({"scores": {"A": 1, "B": 2}}), "sheet_value_missing", 1, "C"),
    ("points of true", points({"scores": {"A": True, "B": 2, "C": 3}}), "sheet_player_not_whole", 1, "A"),
    ("too many points", points({"scores": {"A": 10**7}}), "sheet_player_number_too_large", 1, "A"),
    ("out with points", points({"scores": BIDS, "out": ["C"]}), "sheet_out_scored", 1, "C"),
    ("an unknown key of points", points({"points": {}}), "sheet_unknown_key", 1, None),
    ("wins of the middle", points(options={"wins": "middle"}), "option_choice", None, None),
    # Skull King: its own refusals are tested beside its rules
    ("bonuses as a list", of_a(bonuses={"A": ["fourteens"]}), "sheet_player_not_object", 1, "A"),
    ("a bonus that is none", of_a(bonuses={"A": {"parrots": 1}}), "sheet_player_unknown_key", 1, "A"),
    ("a number of 26 digits", of_a(lost_tricks=10**26), "sheet_number_too_large", 1, None),
    ("cards of 26 digits", of_a(cards=-(10**26)), "sheet_number_too_large", 1, None),
    ("a wager of 26 digits", of_a(wagers={"A": 10**26}), "sheet_player_number_too_large", 1, "A"),
    ("a house bonus of 1001", of_a(bonuses={"A": {"other": 1001}}), "other_out_of_range", 1, "A"),
    ("a house bonus of -1001", of_a(bonuses={"A": {"other": -1001}}), "other_out_of_range", 1, "A"),
    ("more 14s than cards", of_a(bonuses={"A": {"fourteens": 75}}), "bonus_too_many", 1, "A"),
    ("one alliance of many", of_a(alliances=[["A"] * 25]), "sheet_list_too_long", 1, None),
    ("a bid missing", skull_king({"bids": {"A": 1, "B": 0}, "tricks": BIDS}), "sheet_player_missing", 1, "C"),
    ("tricks astray", skull_king({"bids": BIDS, "tricks": BIDS | {"B": 1}}), "tricks_do_not_add_up", 1, None),
]  # fmt: skip
