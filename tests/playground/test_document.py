"""docs/playground.md: every call of the control interface with its keys, and an example that runs."""

import re
import subprocess
import sys
from pathlib import Path

from deploy.playground.asked import CALLS

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "playground.md").read_text(encoding="utf-8")
ROWS = {
    (method, path): row
    for method, path, row in re.findall(
        r"^\| `(GET|POST) /playground/([^`]+)` \|(.*)\|$", DOCUMENT, re.MULTILINE
    )
}
STREAM = ("GET", "events")
"""Served beside the calls, for it never ends."""


def test_every_call_is_in_the_document_and_nothing_else() -> None:
    assert ROWS.keys() == {*CALLS, STREAM}


def test_every_key_of_a_call_is_in_its_row() -> None:
    missing = [(call, key) for call, takes in CALLS.items() for key in takes if f"`{key}`" not in ROWS[call]]
    assert missing == []


def test_newcomers_find_the_document() -> None:
    assert "(docs/playground.md)" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_the_example_runs(shared_playground_url: str) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    run = subprocess.run(
        [sys.executable, "-c", example, shared_playground_url], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "/points score points:35 → message" in run.stdout
    assert "Darts" in run.stdout
