"""Every text is said somewhere: what nobody says any more is deleted."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentSerializer

import bot
import rules
from bot.texts import LOCALES
from tests.kit.parsed_texts import SUBJECTS, messages

HOLE = "?"
"""Stands for what a variable says in an id that is made of parts."""
DEPTH = 2
"""How often what a variable says is made of parts itself."""
REFERENCE = re.compile(r"{\s*-?([a-z][a-z0-9-]+)\s*[}(]")
"""A text named by another one."""

Parts = tuple[str, ...]


@cache
def said() -> tuple[frozenset[str], frozenset[Parts]]:
    """Return every word of the source, written as in an id, and the ids that are made of known parts."""
    words: set[str] = set()
    made: set[Parts] = set()
    for package in (bot, rules):
        for path in Path(package.__path__[0]).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                words.update(re.sub("[_ ]", "-", word) for word in words_of(node))
                made.add(tuple(parts_of(node)))
    return frozenset(words), frozenset(parts for parts in made if {*parts} - {HOLE, "-", ""})


def words_of(node: ast.AST) -> Iterator[str]:
    """Return what a node can name: a string, a parameter, a keyword."""
    match node:
        case ast.Constant(value=str(word)):
            yield word
        case ast.arg(arg=word) | ast.keyword(arg=str(word)):
            yield word


def parts_of(node: ast.AST) -> Iterator[str]:
    """Return the parts of an id that an expression makes: of a string with holes, or by `text_id`."""
    match node:
        case ast.JoinedStr(values=values):
            for value in values:
                yield str(value.value) if isinstance(value, ast.Constant) else HOLE
        case ast.Call(func=ast.Name(id="text_id"), args=args):
            for at, arg in enumerate(args):
                yield "-" if at else ""
                yield str(arg.value).replace("_", "-") if isinstance(arg, ast.Constant) else HOLE


@cache
def ids() -> frozenset[str]:
    """Return the id of every text."""
    return frozenset(name for subject in SUBJECTS for name in messages(LOCALES[0], subject))


def is_said(part: str, depth: int = DEPTH) -> bool:
    """Return whether an id, or a part of it, is named or made anywhere in the source."""
    words, made = said()
    return part in words or bool(depth and any(fits(part, parts, depth - 1) for parts in made))


def fits(name: str, parts: Parts, depth: int) -> bool:
    """Return whether an id is these parts, with what is said, a number or another id in the holes."""
    if not parts:
        return not name
    first, *others = parts
    if first != HOLE:
        return name.startswith(first) and fits(name[len(first) :], tuple(others), depth)
    return any(
        fits(name[end:], tuple(others), depth)
        and (end == 0 or name[:end].isdecimal() or name[:end] in ids() or is_said(name[:end], depth))
        for end in range(len(name) + 1)
    )


def test_every_text_is_said() -> None:
    serializer = FluentSerializer()
    texts = [message for subject in SUBJECTS for message in messages(LOCALES[0], subject).values()]
    named = {name for text in texts for name in REFERENCE.findall(serializer.serialize_entry(text))}
    assert [name for name in sorted(ids() - named) if not is_said(name)] == []


def test_a_text_that_nobody_says_is_found() -> None:
    assert not is_said("skyjo-purple-elephant")
