"""A correction as the table is told of it: what changed in the entry, and in the totals."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from bot.tables.model import Table
from bot.tables.view import view
from bot.texts import LOCALES, words
from bot.ui.boards.correcting import seats_of, what, whom
from bot.ui.boards.menu import menu
from bot.ui.boards.receipts import corrected, options_changed
from bot.ui.kit.look import Look
from bot.ui.looks.points.look import LOOK as POINTS
from bot.ui.looks.skull.look import LOOK as SKULL
from bot.ui.looks.skullking.look import LOOK as SKULL_KING
from bot.ui.looks.skyjo.look import LOOK as SKYJO
from rules.points.entries import Scores as Points
from rules.skull.entries import Failed, Won
from rules.skullking.entries import Bid, Bids, Bonuses, Declaration, Result
from rules.skyjo.entries import Grid, Scores, Total
from tests.kit.limits_checker import breaches
from tests.kit.long_names import AWKWARD
from tests.kit.random_games import entries, ways
from tests.kit.replayed_tables import begun, entered, lobby

EN, FR = words("en"), words("fr")
BIDS = Bids((Bid(2), Bid(0), Bid(3)))
LEA = Declaration(tricks=2, bonuses=Bonuses(black_fourteen=True))
ONE, NONE = Declaration(tricks=1), Declaration(tricks=0)


def receipt(look: Look, was: list[Any], now: list[Any], by: str | None = "Tom", locale: str = "en") -> str:
    options = {"rounds": [5, 5]} if look is SKULL_KING else {}
    table = begun(lobby(look.game, options=options))
    return corrected(
        view(entered(table, *was), None), view(entered(table, *now), None), look, by, words(locale)
    ).content


def result(*declarations: Declaration, lost: int = 1) -> Result:
    return Result(declarations=declarations, lost=lost)


def test_one_who_corrects_the_own_part_is_told_of_in_one_sentence() -> None:
    was, now = result(LEA, ONE, ONE), result(LEA, NONE, Declaration(tricks=2))
    both = receipt(SKULL_KING, [BIDS, was], [BIDS, now])
    assert both.split("\n") == [
        "Tom corrected round 1. ↩️",
        "**Tom**: tricks 1→0, total −50→50",
        "**Camille**: tricks 1→2, total −20→−10",
    ]
    black = result(Declaration(tricks=2, bonuses=Bonuses(black_fourteen=True, other=5)), ONE, ONE)
    own = receipt(SKULL_KING, [BIDS, result(LEA, ONE, ONE)], [BIDS, black], by="Léa")
    assert own == "Léa corrected round 1: house bonus 0→+5, total 60→65. ↩️"


def test_a_bet_corrected_by_somebody_else_names_whose_it_was() -> None:
    other = Bids((Bid(2), Bid(1), Bid(3)))
    played = result(LEA, ONE, ONE)
    said = receipt(SKULL_KING, [BIDS, played], [other, played], by=None)
    assert said == "A moderator corrected round 1, Tom: bet 0→1, total −50→20. ↩️"
    own = receipt(SKULL_KING, [BIDS, played], [other, played])
    assert own == "Tom corrected round 1: bet 0→1, total −50→20. ↩️"
    french = receipt(SKULL_KING, [BIDS, played], [other, played], locale="fr")
    assert french == "Tom a corrigé la manche 1\u00a0: pari 0→1, total −50→20. ↩️"


def test_what_the_table_itself_said_stands_in_the_first_sentence() -> None:
    said = receipt(SKULL_KING, [BIDS, result(LEA, ONE, ONE)], [BIDS, result(LEA, NONE, ONE, lost=2)])
    assert said.startswith("Tom corrected round 1: lost tricks 1→2. ↩️\n**Tom**: tricks 1→0")


def test_a_loot_is_told_for_both_allies() -> None:
    made = result(LEA, ONE, Declaration(tricks=2), lost=0)
    allied = result(
        Declaration(tricks=2, bonuses=LEA.bonuses, loot_with=(2,)), ONE, Declaration(tricks=2), lost=0
    )
    bids = Bids((Bid(2), Bid(0), Bid(2)))
    said = receipt(SKULL_KING, [bids, made], [bids, allied], by="Léa")
    assert said.split("\n")[1:] == ["**Léa**: Loot with –→Camille, total 60→80", "**Camille**: total 40→60"]


def test_skyjo_tells_points_and_who_closed() -> None:
    was = Scores(hands=(Total(10), Total(24), Total(12)), finisher=0)
    more = Scores(hands=(Total(10), Total(42), Total(12)), finisher=0)
    assert receipt(SKYJO, [was], [more]) == "Tom corrected round 1: points entered 24→42, total 24→42. ↩️"
    closed = Scores(hands=(Total(10), Total(24), Total(12)), finisher=2)
    assert receipt(SKYJO, [was], [closed]).split("\n") == [
        "Tom corrected round 1: round closed by Léa→Camille. ↩️",
        "**Camille**: total 12→24",
    ]
    claimed = Scores(hands=(Total(10, finisher=True), Total(24), Total(12)), finisher=0)
    assert receipt(SKYJO, [was], [claimed]).endswith("No points changed.")
    grid = Grid(((10, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)))
    same = Scores(hands=(grid, Total(24), Total(12)), finisher=0)
    assert receipt(SKYJO, [was], [same]) == "Tom corrected round 1. ↩️\nNo points changed."


def test_skull_tells_the_challenge() -> None:
    said = receipt(SKULL, [Won(challenger=0, bid=3)], [Failed(challenger=0, skull=2)])
    assert said.split("\n") == [
        "Tom corrected challenge 1: result won→failed, discs bid 3→–, skull of –→Camille. ↩️",
        "**Léa**: challenges won 1→0",
    ]


def test_points_tell_points() -> None:
    assert receipt(POINTS, [Points((3, -1, 4))], [Points((3, 1, 4))]) == (
        "Tom corrected round 1: points −1→1, total −1→1. ↩️"
    )
    assert "points –→1" in receipt(POINTS, [Points((3, None, 4))], [Points((3, 1, 4))])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("look", [SKULL_KING, SKYJO, SKULL, POINTS], ids=lambda look: str(look.game.name))
def test_the_longest_correction_fits(look: Look, locale: str) -> None:
    names = AWKWARD[: look.game.most]

    def played(seed: int) -> Table:
        table = begun(lobby(look.game, names, ways(look.game.name)[0]))
        return entered(table, *entries(look.game, table.state, random.Random(seed), 4))

    for seed in range(5):
        was, now = played(seed), played(seed + 100)
        assert breaches(corrected(view(was, None), view(now, None), look, names[0], words(locale))) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("look", [SKULL_KING, SKYJO, POINTS], ids=lambda look: str(look.game.name))
def test_the_longest_change_of_options_fits_and_says_from_what_to_what(look: Look, locale: str) -> None:
    names, said = AWKWARD[: look.game.most], words(locale)

    def played(options: Mapping[str, object]) -> Table:
        table = begun(lobby(look.game, names, options))
        return entered(table, *entries(look.game, table.state, random.Random(1), 1))

    was, now = played(ways(look.game.name)[1]), played(ways(look.game.name)[0])
    changed = options_changed(view(was, None), view(now, None), look, names[0], said)
    assert breaches(changed) == []
    assert "→" in changed.content
    assert look.chosen(view(was, None), said).keys() == look.chosen(view(now, None), said).keys()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("look", [SKULL_KING, SKYJO, SKULL, POINTS], ids=lambda look: str(look.game.name))
def test_the_questions_before_a_correction_fit(look: Look, locale: str) -> None:
    names, said = AWKWARD[: look.game.most], words(locale)
    table = begun(lobby(look.game, names, ways(look.game.name)[0]))
    table = entered(table, *entries(look.game, table.state, random.Random(3), 2))
    assert breaches(whom(view(table, None), 1, seats_of(view(table, None), 1), said)) == []
    for seat in range(len(names)):
        assert breaches(what(view(table, None), look, 1, seat, said, others=True)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_hosts_menu_fits_in_an_extra_round(locale: str) -> None:
    one = Result(declarations=(ONE, ONE), lost=0)
    table = begun(lobby(SKULL_KING.game, ("Léa", "Tom"), {"rounds": [2]}))
    table = entered(table, Bids((Bid(1), Bid(1))), one)
    assert breaches(menu(view(table, None), SKULL_KING, words(locale), host=True)) == []
