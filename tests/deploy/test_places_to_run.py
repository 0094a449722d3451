"""Container and system service: they name only settings and files that exist, and their checks work."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

from bot.app.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
DOCKERFILE = (ROOT / "deploy/container/Dockerfile").read_text("utf-8").replace("\\\n", " ")
COMPOSE = (ROOT / "deploy/container/compose.yaml").read_text("utf-8")
UNIT = (ROOT / "deploy/systemd/tallyho.service").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
SETTINGS = {name.upper() for name in Settings.model_fields}
PYTHONS_OWN = {"PYTHONUNBUFFERED"}


def set_in_the_container() -> dict[str, str]:
    """Return what the Dockerfile's ENV sets."""
    lines = re.findall(r"^ENV (.*)$", DOCKERFILE, re.MULTILINE)
    return dict(pair.split("=", 1) for line in lines for pair in line.split())


def test_every_setting_that_is_named_exists() -> None:
    assert set(set_in_the_container()) - PYTHONS_OWN <= SETTINGS
    in_compose = re.findall(r"^ {6}([A-Z_]+):", COMPOSE, re.MULTILINE)
    in_unit = re.findall(r"^Environment=([A-Z_]+)=", UNIT, re.MULTILINE)
    in_readme = re.findall(r"^\| `([A-Z_]+)` \|", README, re.MULTILINE)
    assert in_compose
    assert in_unit
    assert {"DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL"} <= set(in_readme)
    assert {*in_compose, *in_unit, *in_readme} <= SETTINGS


def test_every_file_that_the_image_copies_exists() -> None:
    copied = re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE)
    names = [name for line in copied for name in line.split()[:-1]]
    assert {"rules", "bot", "requirements.lock"} <= set(names)
    assert [name for name in names if not (ROOT / name).exists()] == []


def test_the_image_runs_as_nobody_special_with_its_database_in_the_volume() -> None:
    assert re.search(r"^USER (?!root)\w+$", DOCKERFILE, re.MULTILINE)
    (volume,) = re.findall(r"^VOLUME (\S+)$", DOCKERFILE, re.MULTILINE)
    assert f"////{volume.strip('/')}/" in set_in_the_container()["DATABASE_URL"]
    assert f":{volume}" in COMPOSE
    assert re.search(r'^ENTRYPOINT \["[^"]*python", "-m", "bot"\]$', DOCKERFILE, re.MULTILINE)


@pytest.mark.parametrize(("age", "status"), [(0, 0), (60, 0), (600, 1), (None, 1)])
def test_the_health_check_tells_a_fresh_sign_of_life_from_an_old_one(
    tmp_path: Path, age: float | None, status: int
) -> None:
    alive = tmp_path / "alive"
    if age is not None:
        alive.touch()
        os.utime(alive, (time.time() - age, time.time() - age))
    (command,) = re.findall(r"^HEALTHCHECK .*?CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    _, *arguments = json.loads(command)
    environment = {**os.environ, "TALLYHO_ALIVE_FILE": str(alive)}
    ran = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, check=False)
    assert ran.returncode == status
    assert "TALLYHO_ALIVE_FILE" in set_in_the_container()


def test_everything_beside_the_code_is_installed_with_it() -> None:
    packages = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    named = {
        path
        for package, patterns in packages["package-data"].items()
        for pattern in patterns
        for path in (ROOT / package).glob(pattern)
    }
    beside = {
        path
        for folder in ("bot", "rules", "deploy/playground")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc")
    }
    assert beside - named == set()
    modules = [
        path for folder in ("bot", "rules", "deploy/playground") for path in (ROOT / folder).rglob("*.py")
    ]
    assert [path for path in modules if not path.with_name("__init__.py").exists()] == []


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")
def test_systemd_has_nothing_to_say_about_the_service() -> None:
    unit = ROOT / "deploy/systemd/tallyho.service"
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    said = [line for line in checked.stderr.splitlines() if "is not executable" not in line]
    assert [line for line in said if "tallyho" in line] == []
    assert "RestartPreventExitStatus=2" in UNIT
