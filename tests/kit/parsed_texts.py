"""The texts as Fluent reads them: sentences by name, with their variables and their words."""

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.texts import LOCALES

SUBJECTS = sorted(
    entry.name.removesuffix(".ftl")
    for entry in (files("bot.texts") / LOCALES[0]).iterdir()
    if entry.name.endswith(".ftl")
)


@cache
def messages(locale: str, subject: str) -> dict[str, ast.Message]:
    source = (files("bot.texts") / locale / f"{subject}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.texts.append(node.value)


def variables(message: ast.Message) -> Variables:
    found = Variables()
    found.visit(message)
    return found
