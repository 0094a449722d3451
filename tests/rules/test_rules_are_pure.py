"""rules/ is readable beside the box: the standard library alone, and no function longer than a screen."""

import ast
import sys
from pathlib import Path
from typing import Final

import pytest

import rules

SCREEN: Final = 40
"""Lines."""
FILES: Final = sorted(Path(rules.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_file_of_the_rules_imports_only_the_standard_library_and_the_rules(file: Path) -> None:
    imported: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").partition(".")[0])
    assert imported <= sys.stdlib_module_names | {"rules"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_function_of_the_rules_is_longer_than_a_screen(file: Path) -> None:
    functions = [n for n in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(n, ast.FunctionDef)]
    assert [f.name for f in functions if (f.end_lineno or 0) - f.lineno >= SCREEN] == []
