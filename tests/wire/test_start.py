"""The bot as a process: every way in which it cannot start is one clear sentence, never a traceback."""

import asyncio
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from bot.ui.kit.invitation import application_of, invitation
from deploy.playground.tokens import PLAYGROUND_TOKEN, WRONG_TOKEN
from tests.kit.bot_process import ANY_TOKEN, PATIENCE, ended, started
from tests.kit.hand_bot import connect
from tests.kit.playground_client import Playground, client, process
from tests.kit.wire_evening import eventually

WRONG_TOKEN_CLOSE = 4004
IN_UTF_8 = "Save it as plain text in UTF-8, where the bot’s user may read it."
SHAPED_TOKEN = {"DISCORD_TOKEN": "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc.def"}
"""A token begins with the application's id in base 64: 123456789012345678."""


@pytest.fixture
def playground_url() -> Iterator[str]:
    with process("--serve-only") as running:
        yield running.url()


async def test_without_a_token_it_says_how_to_get_one_and_names_make_play(tmp_path: Path) -> None:
    status, _, said = await ended(tmp_path)
    assert status == 2
    assert "https://discord.com/developers/applications" in said
    assert "make play" in said


async def test_in_french_where_the_terminal_is_french(tmp_path: Path) -> None:
    status, _, said = await ended(tmp_path, LC_ALL="fr_FR.UTF-8")
    assert status == 2
    assert "Tallyho a besoin du jeton" in said


async def test_a_wrong_token_is_one_sentence(tmp_path: Path, playground_url: str) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}"
    status, _, said = await ended(
        tmp_path, DISCORD_TOKEN=WRONG_TOKEN, TALLYHO_DISCORD_URL=playground_url, DATABASE_URL=database
    )
    assert status == 2
    assert "does not accept this token" in said


async def test_an_address_that_is_not_this_machine_is_refused(tmp_path: Path) -> None:
    status, _, said = await ended(tmp_path, **ANY_TOKEN, TALLYHO_DISCORD_URL="http://192.0.2.1:80")
    assert status == 2
    assert "TALLYHO_DISCORD_URL" in said


@pytest.mark.parametrize(
    ("database", "sentence", "wrong"),
    [
        ("sqlite+aiosqlite:////nowhere/at/all/bot.sqlite3", "does not exist", 1),
        ("mysql://localhost/bot", "does not know", 2),
        ("no address", "cannot be read", 2),
        ("postgresql+asyncpg://nobody:secret@127.0.0.1:9/bot", "cannot be reached", 1),
    ],
)
async def test_a_database_that_cannot_be_opened_is_one_sentence(
    tmp_path: Path, database: str, sentence: str, wrong: int
) -> None:
    status, _, said = await ended(tmp_path, **ANY_TOKEN, DATABASE_URL=database)
    assert status == wrong  # 2: trying again does not help
    assert sentence in said
    assert "secret" not in said


async def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "bot.sqlite3").write_text("This is a letter, not a database. " * 40)
    database = f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}"
    status, _, said = await ended(tmp_path, **ANY_TOKEN, DATABASE_URL=database)
    assert status == 1
    assert "is not a database" in said


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is a folder in which nobody can write")
async def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    status, _, said = await ended(tmp_path, **ANY_TOKEN, DATABASE_URL="sqlite+aiosqlite:////proc/bot.sqlite3")
    assert status == 1
    assert "cannot be opened" in said
    assert "permissions" in said


async def test_discord_unreachable_is_said_and_tried_again_until_it_is_stopped(tmp_path: Path) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port = held.getsockname()[1]
    running = await started(
        tmp_path,
        **ANY_TOKEN,
        TALLYHO_DISCORD_URL=f"http://127.0.0.1:{port}",
        DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}",
    )
    assert running.stderr is not None
    lines: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while not any("cannot be reached" in line for line in lines):
            lines.append((await running.stderr.readline()).decode())
    running.send_signal(signal.SIGTERM)
    _, err = await asyncio.wait_for(running.communicate(), PATIENCE)
    assert running.returncode == 0
    assert "Traceback" not in "".join(lines) + err.decode()


async def test_with_no_login_left_it_waits_and_keeps_its_token(tmp_path: Path, playground_url: str) -> None:
    async with client(playground_url) as playground:
        await playground.logins(starts=0)
        running = await started(
            tmp_path,
            DISCORD_TOKEN=PLAYGROUND_TOKEN,
            TALLYHO_DISCORD_URL=playground_url,
            DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}",
        )
        assert running.stderr is not None
        async with asyncio.timeout(PATIENCE):
            said = (await running.stderr.readline()).decode()
        running.send_signal(signal.SIGTERM)
        await asyncio.wait_for(running.communicate(), PATIENCE)
        assert {call["status"] for call in await playground.calls()} == {200}
        assert (await playground.logins(identify_seconds=0))["starts"] == 0
    assert "logged in to Discord too often today" in said
    assert "It waits 24 h 0 min" in said or "It waits 23 h" in said
    assert running.returncode == 0


async def test_a_session_that_ends_with_no_login_left_is_not_begun_anew(playground: Playground) -> None:
    async def said() -> bool:
        return any("too often today" in line for line in await playground.log())

    await playground.logins(starts=0)
    await playground.gateway("invalidate")
    await eventually(said, "a sentence about logins")
    statuses = {call["status"] for call in await playground.calls() if "gateway/bot" in call["path"]}
    assert statuses == {200}  # the token is still taken


async def test_a_token_that_was_reset_meanwhile_is_one_sentence(playground: Playground) -> None:
    await playground.logins(starts=0)
    async with aiohttp.ClientSession() as session:
        other = await connect(playground.url, session)
        await other.send(2, {"token": PLAYGROUND_TOKEN, "intents": 1, "properties": {}})
        assert await other.closed() == WRONG_TOKEN_CLOSE

    async def ended_by_itself() -> str | None:
        status = await playground.status()
        return status["sentence"] if status["bot"] == "failed" else None

    assert "exit code 2" in await eventually(ended_by_itself, "the bot's end")
    assert any("does not accept this token" in line for line in await playground.log())


async def test_it_stops_cleanly_on_a_signal(tmp_path: Path, playground_url: str) -> None:
    alive = tmp_path / "alive"
    running = await started(
        tmp_path,
        DISCORD_TOKEN=PLAYGROUND_TOKEN,
        TALLYHO_DISCORD_URL=playground_url,
        DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}",
        TALLYHO_ALIVE_FILE=str(alive),
    )
    async with asyncio.timeout(PATIENCE):
        while not alive.exists():  # noqa: ASYNC110 (another process makes it)
            await asyncio.sleep(0.05)
    running.send_signal(signal.SIGTERM)
    _, err = await asyncio.wait_for(running.communicate(), PATIENCE)
    assert running.returncode == 0
    assert "Traceback" not in err.decode()


async def test_the_invitation_asks_for_exactly_what_is_needed(tmp_path: Path) -> None:
    status, out, _ = await ended(tmp_path, "invite", **SHAPED_TOKEN)
    assert status == 0
    assert out.strip() == invitation(123456789012345678)
    assert "client_id=123456789012345678" in out
    # view channel, send messages, embed links, attach files, read history, send in threads
    assert f"permissions={1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 38}" in out


async def test_without_a_token_there_is_no_invitation(tmp_path: Path) -> None:
    status, out, said = await ended(tmp_path, "invite")
    assert (status, out) == (2, "")
    assert "DISCORD_TOKEN" in said


@pytest.mark.parametrize("command", [(), ("invite",)])
async def test_an_env_file_that_is_no_plain_text_is_one_sentence(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    # as `echo DISCORD_TOKEN=… > .env` writes it in Windows PowerShell
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\n", "utf-16")
    status, out, said = await ended(tmp_path, *command)
    assert (status, out) == (2, "")
    assert said.strip() == f"The file {tmp_path / '.env'} cannot be read. " + IN_UTF_8


@pytest.mark.skipif(
    not Path("/proc/self/mem").exists(), reason="needs a file that nobody can read, as on Linux"
)
async def test_an_env_file_that_may_not_be_read_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / ".env").symlink_to("/proc/self/mem")
    status, out, said = await ended(tmp_path, "invite")
    assert (status, out) == (2, "")
    assert said.strip() == f"The file {tmp_path / '.env'} cannot be read. " + IN_UTF_8


async def test_what_is_wrong_with_the_settings_of_an_invitation_is_said(tmp_path: Path) -> None:
    status, out, said = await ended(tmp_path, "invite", **SHAPED_TOKEN, LOG_LEVEL="loud")
    assert (status, out) == (2, "")
    assert "LOG_LEVEL" in said
    status, out, said = await ended(tmp_path, "invite", **ANY_TOKEN)
    assert (status, out) == (2, "")
    assert "does not accept this token" in said


def test_what_is_no_token_has_no_application() -> None:
    assert [application_of(text) for text in ("", "x", "wrong.token.here", "MTIz")] == [None] * 4
