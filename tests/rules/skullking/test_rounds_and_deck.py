"""How many cards each round deals: structures, lists, and what the deck allows."""

import pytest

from rules.contract import Setup
from rules.skullking.deck import cards_in_deck, most_cards, scheduled
from rules.skullking.editions import Edition
from rules.skullking.game import GAME
from rules.skullking.options import OPTION_NAMES, Options, Scoring, advised, read_options, write_options
from rules.skullking.structures import read_rounds
from tests.rules.skullking.skullking_shorthand import refused, table

STRUCTURES = [
    # English, French, cards a round, source
    ("standard", "Classique", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10), "S0"),
    ("even-keeled", "Pas d'impair", (2, 2, 4, 4, 6, 6, 8, 8, 10, 10), "FR-B, ES: two rounds each"),
    ("skip-to-the-brawl", "Prêt au combat", (6, 7, 8, 9, 10), "FR-B, EN24"),
    ("swift-n-salty", "Attaque éclair", (5, 5, 5, 5, 5), "FR-B, EN24"),
    ("Swift-n-Salty Skirmish", "attaque-eclair", (5, 5, 5, 5, 5), "EN24"),
    ("broadside", "Tir de barrage", (10,) * 10, "FR-B, EN24"),
    ("Broadside Barrage", "tir de barrage", (10,) * 10, "EN24"),
    ("whirlpool", "Tourbillon", (9, 9, 7, 7, 5, 5, 3, 3, 1, 1), "FR-B, ES: two rounds each"),
    ("bedtime", "L'heure du dodo", (1,), "FR-B, EN24"),
    ("Past Your Bedtime", "L’heure du dodo", (1,), "EN24"),
]


@pytest.mark.parametrize(("english", "french", "cards", "source"), STRUCTURES)
def test_a_structure_deals(english: str, french: str, cards: tuple[int, ...], source: str) -> None:
    assert read_rounds(english)[1] == cards, source
    assert read_rounds(french) == read_rounds(english)
    assert table(3, rounds=english).rounds == cards


@pytest.mark.parametrize("given", ["1,3,5", "1 3 5", "1,,3,5", " 1; 3 ;5", [1, 3, 5], (1, 3, 5)])
def test_a_table_may_have_its_own_list(given: object) -> None:
    assert read_rounds(given) == ("custom", (1, 3, 5))


@pytest.mark.parametrize(
    "given",
    [
        "",
        "tournament",
        "1,x",
        "0",
        "11",
        "1,-2",
        [0],
        [11],
        [True],
        [1.0],
        ["1"],
        5,
        None,
        {"1": 1},
        "9999",
    ],
)
def test_other_lists_are_refused(given: object) -> None:
    facts = refused("option_rounds", read_rounds, given)
    assert (facts["low"], facts["high"], facts["choices"][0]) == (1, 10, "standard")


@pytest.mark.parametrize(("given", "count"), [([], 0), ([1] * 51, 51), (",".join("1" * 51), 51)])
def test_a_list_has_from_1_to_50_rounds(given: object, count: int) -> None:
    facts = refused("option_rounds_number", read_rounds, given)
    assert facts == {"given": count, "low": 1, "high": 50}


def test_lists_of_one_and_of_fifty_rounds_are_taken() -> None:
    assert read_rounds([10])[1] == (10,)
    assert len(read_rounds([1] * 50)[1]) == 50


CAPS = [
    # edition, with Loot and leviathans, seats, the largest hand, source
    ("2021", True, 2, 10, "derived: three hands"),
    ("2021", True, 3, 10, "derived"),
    ("2021", True, 6, 10, "derived"),
    ("2021", True, 7, 10, "derived: 74/7"),
    ("2021", False, 7, 10, "derived: 70/7 deals the whole deck"),
    ("2021", True, 8, 8, "EN24, S0"),
    ("2021", False, 8, 8, "derived: 70/8"),
    ("2018", True, 7, 10, "derived"),
    ("2018", True, 8, 8, "S0"),
    ("first", True, 6, 10, "derived: 66/6 = 11"),
    ("first", True, 7, 9, "derived: 66/7"),
    ("first", True, 8, 8, "derived: 66/8"),
]


@pytest.mark.parametrize(("edition", "extras", "seats", "cap", "source"), CAPS)
def test_the_deck_caps_the_hand(edition: str, extras: bool, seats: int, cap: int, source: str) -> None:
    options = read_options({"edition": edition, "kraken": extras, "whale": extras, "loot": extras})
    assert most_cards(seats, options) == cap, source
    standard = tuple(min(cards, cap) for cards in range(1, 11))
    assert scheduled(seats, options) == standard, source


def test_house_rules_let_eight_players_have_what_the_deck_holds() -> None:
    assert most_cards(8, Options(house_rules=True)) == 9
    assert most_cards(8, Options(house_rules=True, edition=Edition.FIRST)) == 8
    assert scheduled(8, Options(house_rules=True))[-3:] == (8, 8, 8)


def test_cards_in_each_deck() -> None:
    assert cards_in_deck(Options()) == 74
    assert cards_in_deck(Options(kraken=False, whale=False, loot=False)) == 70
    assert cards_in_deck(Options(kraken=False, whale=False)) == 72
    assert cards_in_deck(Options(loot=False, whale=False)) == 71
    assert cards_in_deck(Options(loot=False, kraken=False)) == 71
    assert cards_in_deck(Options(edition=Edition.FIRST)) == 66


def test_options_left_out_have_their_usual_values() -> None:
    assert read_options({}) == Options()
    assert read_options({"rounds": None, "scoring": None, "kraken": None}) == Options()
    usual = Options()
    assert (usual.kraken, usual.whale, usual.loot) == (True, True, True)
    assert (usual.bonus_on_miss, usual.house_rules) == (False, False)
    assert (usual.structure, usual.scoring, usual.edition) == ("standard", Scoring.STANDARD, Edition.NEW)


@pytest.mark.parametrize(
    ("given", "code", "facts"),
    [
        ({"colour": "red"}, "option_unknown", {"given": "colour", "choices": OPTION_NAMES}),
        (
            {"scoring": "double"},
            "option_choice",
            {"option": "scoring", "given": "double", "choices": ("standard", "rascal")},
        ),
        (
            {"edition": "2020"},
            "option_choice",
            {"option": "edition", "given": "2020", "choices": ("2021", "2018", "first")},
        ),
        (
            {"edition": 2020},
            "option_choice",
            {"option": "edition", "given": "2020", "choices": ("2021", "2018", "first")},
        ),
        ({"kraken": 1}, "option_yes_no", {"option": "kraken", "given": "1"}),
        ({"whale": "yes"}, "option_yes_no", {"option": "whale", "given": "yes"}),
        ({"loot": 0}, "option_yes_no", {"option": "loot", "given": "0"}),
        ({"bonus_on_miss": []}, "option_yes_no", {"option": "bonus_on_miss", "given": "[]"}),
        ({"house_rules": "no"}, "option_yes_no", {"option": "house_rules", "given": "no", "quoted": False}),
        ({"loot": "true"}, "option_yes_no", {"option": "loot", "given": "true", "quoted": True}),
    ],
)
def test_options_that_are_none_are_refused(
    given: dict[str, object], code: str, facts: dict[str, object]
) -> None:
    assert facts.items() <= refused(code, read_options, given).items()


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        read_options({"rounds": "1,3,5", "scoring": "rascal", "edition": "first", "kraken": False}),
        read_options(
            {"rounds": "bedtime", "whale": False, "loot": False, "bonus_on_miss": True, "house_rules": True}
        ),
    ],
)
def test_options_are_written_and_read_back(options: Options) -> None:
    written = write_options(options)
    assert tuple(written) == OPTION_NAMES
    assert read_options(written) == options


@pytest.mark.parametrize(("seats", "leviathans"), [(2, False), (3, False), (4, True), (8, True)])
def test_leviathans_are_advised_from_four_players_and_loot_always(seats: int, leviathans: bool) -> None:
    assert advised(seats) == {"kraken": leviathans, "whale": leviathans, "loot": True}


def test_what_a_bid_is_made_for_is_the_cards_and_the_scoring() -> None:
    def terms(**options: object) -> object:
        return GAME.terms(GAME.start(Setup(seats=3, options=read_options(options))))

    assert terms(rounds=[3, 5]) == terms(rounds=[3, 9], edition="2018", loot=False)
    assert terms(rounds=[3, 5]) != terms(rounds=[4, 5])
    assert terms(rounds=[3, 5]) != terms(rounds=[3, 5], scoring="rascal")
