"""The README's table of permissions names exactly those that the invitation asks for."""

import re
from pathlib import Path

from bot.texts import words
from bot.texts.sentences import text_id
from bot.ui.lacking import NAMES

README = Path(__file__).resolve().parents[2] / "README.md"


def test_the_readme_names_every_permission_and_no_other() -> None:
    table = README.read_text("utf-8").split("| permission |")[1].split("\n\n")[0]
    rows = re.findall(r"^\| ([A-Z][^|]*) \|", table, re.MULTILINE)
    called = [words("en")(text_id("permission-name", name), where="server") for name in NAMES]
    assert sorted(name for row in rows for name in row.split(", ")) == sorted(called)
