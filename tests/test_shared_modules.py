"""What tests share stands in modules of its own, each under a name of its own: never in a test file."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent
FILES: Final = sorted(FOLDER.rglob("*.py"))
TEST_FILE: Final = re.compile(r"\.test_[a-z0-9_]+")
GAMES: Final = FOLDER / "games"
"""Where each game has a folder, all with modules of the same names."""
SAME_EVERYWHERE: Final = frozenset({"__init__", "__main__", "conftest"})


def imported(file: Path) -> Iterator[str]:
    """Return the modules, and the names in them, that a file imports."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module or '.'}.{alias.name}" for alias in node.names)


def test_nothing_is_imported_from_a_test_file() -> None:
    wrong = [
        f"{file.relative_to(FOLDER)} imports {name}"
        for file in FILES
        for name in imported(file)
        if name.startswith("tests.") and TEST_FILE.search(name)
    ]
    assert wrong == []


def test_no_two_shared_modules_have_the_same_name() -> None:
    known: dict[str, list[str]] = defaultdict(list)
    for file in FILES:
        if (
            not file.name.startswith("test_")
            and GAMES not in file.parents
            and file.stem not in SAME_EVERYWHERE
        ):
            known[file.stem].append(str(file.relative_to(FOLDER)))
    assert [paths for paths in known.values() if len(paths) > 1] == []
