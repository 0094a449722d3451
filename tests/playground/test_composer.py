"""What somebody types, read as Discord's client would read it."""

from typing import Any

import pytest

from deploy.playground.catalogue import Leaf
from deploy.playground.composer import read_text
from deploy.playground.errors import ControlError

Json = dict[str, Any]
ROUND = {"name": "round", "name_localizations": {"fr": "manche"}, "description": "d", "type": 4}
OPTIONS = [
    {"name": "cards", "name_localizations": {"fr": "cartes"}, "description": "d", "type": 3},
    {"name": "player", "description": "d", "type": 3},
    ROUND,
]
BET: Json = {"name": "bet", "name_localizations": {"fr": "parier"}, "type": 1, "options": OPTIONS}
KING: Json = {"name": "skullking", "type": 1, "options": [BET]}
KNOWN = [Leaf(KING, (KING, BET)), Leaf(KING, (KING, {"name": "join", "type": 1})), Leaf(BET, (BET,))]

READ = {
    "no options": ("/skullking bet", "skullking bet", {}),
    "spaces around": ("  /skullking   bet  ", "skullking bet", {}),
    "one": ("/skullking bet round:2", "skullking bet", {"round": "2"}),
    "two": ("/skullking bet cards:green 14 round:2", "skullking bet", {"cards": "green 14", "round": "2"}),
    "in French": (
        "/skullking parier cartes:verte 3 manche: 2",
        "skullking bet",
        {"cards": "verte 3", "round": "2"},
    ),
    "a colon in a value": ("/bet cards:at 10:30 sharp", "bet", {"cards": "at 10:30 sharp"}),
    "an option's name in quotes": (
        '/bet cards:"round:2" player:Léa',
        "bet",
        {"cards": "round:2", "player": "Léa"},
    ),
    "French quotes": ("/bet cards:« à toi »", "bet", {"cards": "à toi"}),
    "an open quote": ('/bet cards:"half', "bet", {"cards": '"half'}),
    "several lines": ("/bet cards:1 2\n3 4\nround:2", "bet", {"cards": "1 2\n3 4", "round": "2"}),
    "an empty value": ("/bet cards: round:2", "bet", {"cards": "", "round": "2"}),
}
REFUSED = {
    "no slash": ("bet", "nobody to talk to"),
    "nothing": ("", "nobody to talk to"),
    "a group alone": ("/skullking", "no command"),
    "an unknown command": ("/skullking nix", "no command /skullking nix"),
    "an unknown option": ("/bet nix:2", "no option nix"),
    "a bare word": ("/bet two", "no option two"),
    "an option of another command": ("/skullking join round:2", "no option round"),
    "twice": ("/bet round:1 manche:2", "twice"),
}


@pytest.mark.parametrize(("text", "name", "values"), READ.values(), ids=READ)
def test_a_line_is_read(text: str, name: str, values: Json) -> None:
    leaf, read = read_text(text, KNOWN, "fr")
    assert (leaf.name, read) == (name, values)


@pytest.mark.parametrize(("text", "sentence"), REFUSED.values(), ids=REFUSED)
def test_a_line_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ControlError, match=sentence):
        read_text(text, KNOWN, "fr")


def test_another_language_does_not_read_french() -> None:
    with pytest.raises(ControlError):
        read_text("/skullking parier", KNOWN, "en-GB")
