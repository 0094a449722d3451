"""Texts name commands and options as the client of who reads them shows them, to be tapped where possible."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bot
from bot.texts import LOCALES, words
from rules.games import GAMES
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening

SPELT = re.compile(r"(?<![\w:/.…])/(?=[^\W\d_]|$)")
"""A slash that begins a name, or a value that follows: not one in an address or between two things."""
GROUPS = (*(game.name for game in GAMES), "tally")
PARTED = {"skullking seat reorder", "tally forget-me"}
"""A command of a group within a group, and one of two words: both are looked for among all names."""


class Named(Visitor):
    """What a text says in letters, and what it names by COMMAND and OPTION."""

    def __init__(self) -> None:
        self.spelt: list[str] = []
        self.commands: list[tuple[str | None, ...]] = []
        self.options: list[str | None] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.spelt.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802 - the library's name
        self.spelt.append(node.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the library's name
        given = [
            one.value if isinstance(one, ast.StringLiteral) else None for one in node.arguments.positional
        ]
        if node.id.name == "COMMAND":
            self.commands.append(tuple(given))
        else:
            assert node.id.name == "OPTION"
            self.options += given


@cache
def named_in(locale: str) -> dict[str, Named]:
    """Read every text of a language."""
    found: dict[str, Named] = {}
    for file in (files("bot.texts") / locale).iterdir():
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = Named()
                found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_spells_the_name_of_a_command(locale: str) -> None:
    spelt = [
        (text, said) for text, named in named_in(locale).items() for said in named.spelt if SPELT.search(said)
    ]
    assert spelt == []


def test_no_code_spells_the_name_of_a_command() -> None:
    named, begun = re.compile(rf"(?<![\w:/.])/({'|'.join(GROUPS)})\b"), re.compile(r"[^\w<]?/")
    for path in Path(bot.__file__).parent.rglob("*.py"):
        tree = python.parse(path.read_text("utf-8"))
        docstrings = set(map(id, _docstrings(tree)))
        for node in python.walk(tree):
            first = node.values[0] if isinstance(node, python.JoinedStr) and node.values else node
            if not isinstance(first, python.Constant) or not isinstance(first.value, str):
                continue
            assert id(node) in docstrings or not named.search(first.value), (path, first.value)
            assert first is node or not begun.fullmatch(first.value), (path, first.value)


def _docstrings(tree: python.AST) -> Iterator[python.Constant]:
    """Return the strings that stand alone: those of modules, classes, functions and values."""
    for node in python.walk(tree):
        if isinstance(node, python.Expr) and isinstance(node.value, python.Constant):
            yield node.value


async def test_the_names_are_those_that_a_client_shows(swift_playground: Playground) -> None:
    for locale in LOCALES:
        said = words(locale)
        person = await swift_playground.person("Al", locale=locale if locale != "en" else "en-US")
        shown = {command["name"]: command for command in await swift_playground.commands(person)}
        assert shown.keys() >= PARTED
        for name, command in shown.items():
            assert said.command(*name.split()) == f"/{command['localized']}"
            for option in command["options"]:
                assert said.option(option["name"]) == option["localized"], (name, option["name"])


async def test_what_texts_name_exists(swift_playground: Playground) -> None:
    commands: list[Json] = await swift_playground.commands(await swift_playground.person("Al"))
    names = {tuple(command["name"].split()) for command in commands}
    options = {option["name"] for command in commands for option in command["options"]}
    for locale in LOCALES:
        for text, named in named_in(locale).items():
            assert set(named.options) <= options, text
            for group, *rest in named.commands:
                games = [game.name for game in GAMES] if group is None else [group]
                assert all(not rest or (game, *rest) in names for game in games), text


async def test_who_reads_french_can_tap_the_command_or_reads_its_french_name(
    swift_playground: Playground,
) -> None:
    evening = await Evening.open(swift_playground, "Camille", locale="fr")
    none = (await evening.type("Camille", "rejoindre"))["message"]["content"]
    assert re.search(r"</skullking new:\d+> en lance une nouvelle", none)
    assert words("fr")("tabletop-no-table", game="skullking").endswith(
        " /skullking nouvelle en lance une nouvelle."
    )
    assert "/tally aide" in words("fr")("tabletop-no-table", game="tally")
    # a group is no command: it cannot be tapped
    await evening.type("Camille", "nouvelle")
    helped = await swift_playground.type(evening.people["Camille"], evening.channel, "/tally aide")
    assert "/skullking place" in helped["message"]["embeds"][0]["description"]
    described = {c["name"]: c for c in await swift_playground.commands(evening.people["Camille"])}
    assert "/tally exporter" in described["tally import"]["options"][0]["description"]
