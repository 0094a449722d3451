"""The documents name only what exists: files, headings, verbs, commands, settings."""

import importlib.util
import re
import shlex
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.app.settings import Settings
from tests.deploy.documents import PAGES, ROOT, anchors, code, column, links, read

WEB = ("https://", "http://", "mailto:")
LINES = [
    (page.relative_to(ROOT).as_posix(), line) for page in PAGES for line in code(page.read_text("utf-8"))
]
OURS = re.compile(r"(?:python|python3) -m bot\b(.*)")
MODULES = re.compile(r"python3? -m ((?:bot|deploy|tests)[\w.]*)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = []
    for link in links(page.read_text("utf-8")):
        if link.startswith(WEB):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.exists() or (anchor and anchor not in anchors(target.read_text("utf-8"))):
            broken.append(link)
    assert broken == []


def test_every_verb_of_make_that_is_named_exists() -> None:
    verbs = set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))
    named = {
        verb
        for _, line in LINES
        for verb in re.findall(r"(?:^|&& |sudo |nice )make (?:-C \S+ )?([a-z]+)\b", line)
    }
    assert {"run", "play", "test"} <= named
    assert named - verbs == set()


def test_every_module_that_is_started_exists() -> None:
    named = {name for _, line in LINES for name in MODULES.findall(line)}
    assert {"bot", "deploy.playground"} <= named
    assert [name for name in sorted(named) if importlib.util.find_spec(name) is None] == []


def test_every_command_of_the_bot_that_is_named_can_be_helped_with(
    capsys: pytest.CaptureFixture[str],
) -> None:
    named = {words[0] for _, line in LINES for words in _arguments(line) if not words[0].startswith("-")}
    named -= {"…"}
    assert {"invite", "score", "trick"} <= named
    for command in sorted(named):
        with pytest.raises(SystemExit) as ended:
            main([command, "--help"])
        assert (command, ended.value.code) == (command, 0)
        assert f"python -m bot {command}" in capsys.readouterr().out


def _arguments(line: str) -> list[list[str]]:
    """Return what follows `python -m bot` in a line of code, and what `make run` hands on."""
    found = [*OURS.findall(line), *re.findall(r"make (?:-C \S+ )?run ARGS=(\S+)", line)]
    return [words for each in found if (words := shlex.split(each, comments=True))]


def test_every_setting_stands_in_the_readme_and_nothing_else_does() -> None:
    named = {name.strip("`") for name in column(read("README.md"), "variable")}
    assert named == {name.upper() for name in Settings.model_fields}
