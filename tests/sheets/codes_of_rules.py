"""The codes that the rules raise and explain with, found in their source, each with its facts."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

import rules
from rules.skullking.entries import Bonuses

FOLDER: Final = Path(rules.__file__).parent


@dataclass(frozen=True, slots=True)
class Said:
    """A code and the facts that come with it at one place of the source; None where they are computed."""

    code: str
    facts: frozenset[str] | None
    where: str


RAISERS: Final = {
    "RuleError": (0, frozenset[str]()),
    "refusal": (1, frozenset({"round"})),
    "_doubt": (1, frozenset({"round"})),
    "read_whole": (3, frozenset({"given", "low", "high", "quoted"})),
    "_positive": (2, frozenset({"given", "low", "high", "quoted"})),
    "_check_in_play": (2, frozenset({"round", "seat"})),
}
"""What raises a code it is given: at which place that stands, which facts are added to the named ones."""


def errors() -> tuple[Said, ...]:
    """Find every code that is raised."""
    return tuple(said for path in _sources() for call in _calls(path) for said in _raised(path, call))


def lines(game: str) -> tuple[Said, ...]:
    """Find every code that a game explains points with."""
    named = [
        Said(said, facts, path.name)
        for path in sorted((FOLDER / game).glob("*.py"))
        for call in _calls(path)
        if _name(call) == "Line"
        for said, facts in _line(call)
    ]
    assert named
    return tuple(named)


def not_understood() -> tuple[str, ...]:
    """List the places where a code is raised that this walk cannot read."""
    return tuple(
        f"{path.name}:{call.lineno}"
        for path in _sources()
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef) and function.name not in RAISERS
        for call in ast.walk(function)
        if isinstance(call, ast.Call)
        and _name(call) in RAISERS
        and not tuple(_raised(path, call))
        and not _passes_on(call)
    )


def _sources() -> Iterator[Path]:
    yield from sorted(FOLDER.rglob("*.py"))


def _calls(path: Path) -> Iterator[ast.Call]:
    tree = ast.parse(path.read_text("utf-8"))
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _raised(path: Path, call: ast.Call) -> Iterator[Said]:
    place, added = RAISERS.get(_name(call), (-1, frozenset()))
    if 0 <= place < len(call.args):
        computed = any(keyword.arg is None for keyword in call.keywords)
        named = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
        for code in _texts(call.args[place]):
            yield Said(code, None if computed else named | added, f"{path.name}:{call.lineno}")


def _passes_on(call: ast.Call) -> bool:
    """Return whether a caught error is raised again with its own code."""
    return any(isinstance(arg, ast.Attribute) and arg.attr == "code" for arg in call.args)


def _texts(node: ast.expr) -> Iterator[str]:
    """Return the code, or both of "a if … else b"."""
    match node:
        case ast.Constant(value=str(code)):
            yield code
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*_texts(body), *_texts(orelse))


def _line(call: ast.Call) -> Iterator[tuple[str, frozenset[str] | None]]:
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    facts = given["facts"]
    names = None
    if isinstance(facts, ast.Dict):
        names = frozenset(str(key.value) for key in facts.keys if isinstance(key, ast.Constant))
    codes = tuple(_texts(given["code"]))
    if not codes:  # a bonus is explained by its own name
        assert ast.unparse(given["code"]) == "name"
        codes = tuple(field.name for field in fields(Bonuses) if field.name != "other")
    yield from ((code, names) for code in codes)
