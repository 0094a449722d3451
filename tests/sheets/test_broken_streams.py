"""The command line where standard input, output or error are closed, full, gone, or in other letters."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.thorough import thoroughly
from tests.sheets.example_files import EXAMPLE, TRICK, written

pytestmark = pytest.mark.skipif(os.name != "posix", reason="descriptors are closed by the shell of POSIX")


def shell(line: str, **environment: str) -> tuple[int, str, str]:
    """Run `bot …` in a shell, for its redirections; give status, output, errors."""
    done = subprocess.run(
        ["sh", "-c", line.replace("bot ", f"{sys.executable} -m bot ", 1)],
        capture_output=True,
        timeout=60,
        check=False,
        env={**os.environ, **environment},
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode("utf-8", "replace")


def check_one_line(err: str, words: str) -> None:
    assert err.count("\n") == 1, err
    assert words in err
    assert "Traceback" not in err


@pytest.mark.parametrize("where", [">&-", ">/dev/full"])
@pytest.mark.parametrize("command", ["score", "trick", *map(thoroughly, ("score --json", "trick --lang fr"))])
def test_an_answer_that_cannot_be_written_is_one_line(command: str, where: str, tmp_path: Path) -> None:
    path = written(tmp_path, TRICK if command.startswith("trick") else EXAMPLE)
    status, _, err = shell(f"bot {command} {path} {where}")
    assert status == 2
    check_one_line(err, "sortie standard" if "fr" in command else "standard output")


@pytest.mark.parametrize("where", [">&-", ">/dev/full"])
@pytest.mark.parametrize("command", ["--help", "score --help", "invite"])
def test_help_and_invitation_that_cannot_be_written_are_one_line_too(command: str, where: str) -> None:
    status, _, err = shell(f"bot {command} {where}", DISCORD_TOKEN="MTIz.x.y")  # noqa: S106 (none: "123")
    assert status == 2
    check_one_line(err, "standard output")


@pytest.mark.parametrize("command", ["score", "trick"])
def test_closed_standard_input_is_one_line(command: str) -> None:
    status, out, err = shell(f"bot {command} - <&-")
    assert (status, out) == (2, "")
    check_one_line(err, "nothing to read")


@pytest.mark.parametrize(
    "where",
    ["2>&-", *map(thoroughly, ("2>/dev/full", "2>&- >&-", "2>/dev/full >/dev/full")), "2>&- >&- <&-"],
)
@pytest.mark.parametrize("command", ["score nowhere.json", "score -", "invite", "run", "scor"])
def test_where_nobody_can_be_told_the_status_still_tells(command: str, where: str, tmp_path: Path) -> None:
    line = f"cd {tmp_path} && PYTHONPATH={Path.cwd()} bot {command} {where}"
    status, out, err = shell(line, DISCORD_TOKEN="", DATABASE_URL="nothing", TALLYHO_DISCORD_URL="")
    assert (status, out, err) == (2, "", "")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8"])
def test_a_terminal_with_other_letters_gets_a_plain_line(encoding: str) -> None:
    status, out, err = shell("bot score nowhere.json --lang fr", PYTHONIOENCODING=encoding)
    assert (status, out) == (2, "")
    check_one_line(err, "Le fichier ")
    assert "\\u201" not in err
    assert shell("bot score --help", PYTHONIOENCODING=encoding)[:1] == (0,)


def test_a_path_of_any_length_and_letters_is_refused_in_one_line() -> None:
    for path in ("x" * 3000, "d/" * 3000, "a\nb", "$(printf '\\377')", "''"):
        status, out, err = shell(f"bot score {path!r}" if "printf" not in path else f"bot score {path}")
        assert (status, out) == (2, "")
        check_one_line(err, "file")


def test_a_file_that_may_not_be_read_or_never_ends_is_refused(tmp_path: Path) -> None:
    status, _, err = shell("bot score /dev/zero")
    assert status == 2
    check_one_line(err, "16 MB")
    locked = tmp_path / "locked.json"
    locked.write_text("{}")
    locked.chmod(0)
    status, _, err = shell(f"bot score {locked}")
    assert status == 2
    assert err.count("\n") == 1


def test_a_pipe_with_a_name_is_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    status, out, err = shell(f"cat {written(tmp_path, TRICK)} > {pipe} & exec bot trick {pipe}")
    assert (status, err) == (0, "")
    assert "Nico wins" in out


def test_an_interrupted_reading_ends_without_a_word(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    command = [sys.executable, "-m", "bot", "score", str(pipe)]
    with (
        interruptible(),
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reading,
        pipe.open("wb"),  # opens as soon as the other end is read
    ):
        out, err = interrupted(reading)
    assert (reading.returncode, out, err) == (130, b"", b"")


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """Let what is started here hear Ctrl-C, even where these tests run in the background and do not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def interrupted(process: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
    """Press Ctrl-C, and again where Python was about to wait and has not heard it; give what was printed."""
    for _ in range(10):
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=10)
    process.kill()
    raise AssertionError("Ctrl-C does not end it")
