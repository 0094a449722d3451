"""The tables of situations in CONTRIBUTING.md and the tests that prove them name the same rows."""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
TABLES = (HERE.parents[1] / "CONTRIBUTING.md").read_text("utf-8")
ROW = re.compile(r"^\| ([EMS]\d+) \|", re.MULTILINE)
MARK = re.compile(r"mark\.situation\(([^)]*)\)")


def test_every_row_of_the_tables_is_proven_and_every_proof_has_its_row() -> None:
    rows = ROW.findall(TABLES)
    assert len(set(rows)) == len(rows)
    sources = [path.read_text("utf-8") for path in HERE.glob("test_*.py")]
    marks = {
        row for source in sources for named in MARK.findall(source) for row in re.findall(r"[EMS]\d+", named)
    }
    assert marks == set(rows)
