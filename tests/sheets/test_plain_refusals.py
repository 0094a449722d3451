"""What a refusal says, word for word: who, where, what it is and what to do about it."""
# ruff: noqa: E501 (a sentence stands whole)

from typing import Any

import pytest

from bot.sheets.refusal import refusal
from rules.contract import RuleError
from rules.games import GAMES
from rules.sheet import read
from tests.kit.small_sheets import BIDS, grid_of_b, of_a, points, skull_king, skyjo

NO_BREAK = "\N{NO-BREAK SPACE}"
GAME_NAMES = ", ".join(game.name for game in GAMES)
TAKING = {"A": {"pirates": 1, "skull_king": True}}
SAID: list[tuple[str, Any, str, str]] = [
    (
        "a number as text is text",
        points({"scores": {"A": 1, "B": "2", "C": 3}}),
        'Round 1, B, “scores”: "2" is not a whole number. It is written as text: take the quotation marks off.',
        (
            'Manche 1, B, « scores » : "2" n’est pas un nombre entier. '
            "C’est écrit comme un texte : enlève les guillemets."
        ),
    ),
    (
        "a word is only no number",
        points({"scores": {"A": 1, "B": "two", "C": 3}}),
        'Round 1, B, “scores”: "two" is not a whole number.',
        'Manche 1, B, « scores » : "two" n’est pas un nombre entier.',
    ),
    (
        "a threshold as text",
        skyjo(options={"threshold": "100"}),
        (
            "The threshold “100” cannot be used. Choose a whole number from 1 to 1000000. "
            "It is written as text: take the quotation marks off."
        ),
        (
            "Le seuil « 100 » ne convient pas. Choisis un nombre entier de 1 à 1000000. "
            "C’est écrit comme un texte : enlève les guillemets."
        ),
    ),
    (
        "a flag as text",
        of_a(bonuses={"A": {"black_fourteen": "true"}}),
        (
            'Round 1, A, “black_fourteen”: "true" is neither true nor false. '
            "It is written as text: take the quotation marks off."
        ),
        (
            'Manche 1, A, « black_fourteen » : "true" n’est ni true ni false. '
            "C’est écrit comme un texte : enlève les guillemets."
        ),
    ),
    (
        "a yes or no as text",
        skull_king(options={"loot": "false"}),
        (
            "“false” cannot be chosen for “loot”. It is either true or false. "
            "It is written as text: take the quotation marks off."
        ),
        (
            "« false » ne convient pas pour « loot ». C’est true ou false. "
            "C’est écrit comme un texte : enlève les guillemets."
        ),
    ),
    (
        "a bonus that is none",
        of_a(bonuses={"A": {"parrots": 2}}),
        (
            "Round 1, A, “bonuses”: “parrots” is not known here. Known are: "
            "fourteens, mermaids, pirates, other, black_fourteen, skull_king."
        ),
        (
            "Manche 1, A, « bonuses » : « parrots » est inconnu ici. On y connaît : "
            "fourteens, mermaids, pirates, other, black_fourteen, skull_king."
        ),
    ),
    (
        "bonuses as a list",
        of_a(bonuses={"A": ["fourteens"]}),
        'Round 1, A, “bonuses”: ["fourteens"] stands where an object in braces belongs.',
        'Manche 1, A, « bonuses » : ["fourteens"] se trouve à la place d’un objet entre accolades.',
    ),
    (
        "a row that is none",
        grid_of_b([[1, 2, 3, 4], {"x": None}, [1, 2, 3, True]]),
        'Round 1, B, “grids”: {"x": null} stands where a list in brackets belongs.',
        'Manche 1, B, « grids » : {"x": null} se trouve à la place d’une liste entre crochets.',
    ),
    (
        "a game written as a list",
        {**skyjo(), "game": ["skullking"]},
        f'Sheet: there is no game “["skullking"]”. The games are: {GAME_NAMES}.',
        f'Feuille : le jeu « ["skullking"] » n’existe pas. Les jeux sont : {GAME_NAMES}.',
    ),
    (
        "one Skull King, of one player",
        of_a(bids={"A": 2, "B": 0, "C": 0}, tricks={"A": 2, "B": 0, "C": 0}, cards=2, bonuses=TAKING),
        "Round 1, A: there is one Skull King. He takes Pirates for one player, or is taken once.",
        "Manche 1, A : il n’y a qu’un Skull King. Il capture pour un seul joueur, ou se fait capturer une fois.",
    ),
    (
        "one lost trick where none is",
        skull_king(
            {"bids": BIDS, "tricks": dict.fromkeys(BIDS, 0), "lost_tricks": 1},
            options=dict.fromkeys(("kraken", "whale"), False),
        ),
        "Round 1: 1 lost trick is not possible. Kraken and White Whale are not played with here.",
        "Manche 1 : 1 pli perdu, c’est impossible. On joue ici sans Kraken ni Baleine blanche.",
    ),
    (
        "three lost tricks",
        of_a(lost_tricks=3),
        "Round 1: 3 lost tricks are not possible. Kraken and White Whale lose 2 at most here.",
        "Manche 1 : 3 plis perdus, c’est impossible. Kraken et Baleine blanche en perdent 2 au plus ici.",
    ),
    (
        "one trick and one lost",
        of_a(cards=3, lost_tricks=1),
        "Round 1: one trick declared and 1 lost for 3 cards: A 1, B 0, C 0. Who corrects?",
        "Manche 1 : 1 pli déclaré et 1 perdu pour 3 cartes : A 1, B 0, C 0. Qui corrige ?",
    ),
    (
        "one name of a pair",
        of_a(alliances=[["A"]]),
        "Round 1, “alliances”: one name where two belong: who played the Loot, who won the trick.",
        "Manche 1, « alliances » : un nom au lieu de deux, qui a joué le Butin et qui a remporté le pli.",
    ),
    (
        "a stranger, and where",
        of_a(wagers={"Zoé": 10}),
        "Round 1, “wagers”: “Zoé” is not a player of this sheet. Check the name.",
        "Manche 1, « wagers » : « Zoé » n’est pas un joueur de cette feuille. Vérifie le nom.",
    ),
    (
        "too many rounds",
        points(*[{"scores": {"A": 1, "B": 2, "C": 3}}] * 2000),
        "Sheet: 2000 rounds are too many. A game has 100 at most.",
        "Feuille : 2000 manches, c’est trop. Une partie en a 100 au plus.",
    ),
    (
        "a number of 26 digits",
        of_a(tricks={"A": 10**25, "B": 0, "C": 0}),
        f"Round 1, A, “tricks”: {10**25} is out of range. Numbers go from −1000000 to 1000000.",
        f"Manche 1, A, « tricks » : {10**25} est hors limites. Les nombres vont de −1000000 à 1000000.",
    ),
]


@pytest.mark.parametrize(
    ("sheet", "english", "french"), [row[1:] for row in SAID], ids=[row[0] for row in SAID]
)
def test_a_refusal_says_who_where_what_it_is_and_what_to_do(sheet: Any, english: str, french: str) -> None:
    with pytest.raises(RuleError) as refused:
        read(sheet)
    assert refusal(refused.value, "en") == english
    assert refusal(refused.value, "fr").replace(NO_BREAK, " ") == french


def test_an_edition_may_be_written_as_a_number() -> None:
    assert (
        read(skull_king(options={"edition": 2018})).setup
        == read(skull_king(options={"edition": "2018"})).setup
    )
