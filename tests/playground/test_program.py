"""The playground as a program: its options, its end, and the bot that it starts."""

import socket
import sys
import time
from pathlib import Path

import aiohttp
import pytest

from tests.kit.playground_client import Playground, Process, Refused, client, process

PATIENCE_SECONDS = 60.0


def test_serving_alone_is_ready_at_once_and_ends_cleanly() -> None:
    with process("--serve-only") as running:
        assert running.url().startswith("http://127.0.0.1:")
        assert running.stop() == 0
        assert len(running.lines) == 1, running.lines


def test_a_taken_port_is_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        running = Process(["--serve-only", "--port", port])
        assert running.wait() == 2
    assert running.lines == [
        f"playground: Port {port} is taken. Choose another with --port, or --port 0 for a free one."
    ]
    running.stop()


def test_a_language_that_discord_does_not_have_is_one_sentence() -> None:
    running = Process(["--serve-only", "--port", "0", "--lang", "xx"])
    assert running.wait() == 2
    assert running.lines == ["playground: Discord has no locale xx."]
    running.stop()


async def test_the_table_is_set_for_four() -> None:
    with process("--serve-only") as running:
        async with client(running.url()) as playground:
            people = await playground.people()
            assert [(person["name"], person["locale"]) for person in people] == [
                ("Tom", "en-GB"),
                ("Léa", "fr"),
                ("Nico", "en-US"),
                ("Camille", "fr"),
            ]
            assert [(place["name"], place["kind"]) for place in await playground.channels()] == [
                ("card-table", "text"),
                ("Game night", "voice"),
            ]
            assert (await playground.guild())["name"] == "Tallyho"
            assert (await playground.status())["bot"] == "stopped"


async def test_the_language_is_the_servers_and_of_who_comes() -> None:
    with process("--serve-only", "--lang", "de") as running:
        async with client(running.url()) as playground:
            assert (await playground.person("Karl"))["locale"] == "de"


async def test_the_page_is_served_and_nothing_beside_it() -> None:
    with process("--serve-only") as running:
        url = running.url()
        async with aiohttp.ClientSession() as session:
            for path, status in (("/", 200), ("/page/index.html", 200), ("/page/..%2fworld.py", 404)):
                async with session.get(url + path) as response:
                    assert response.status == status, path


async def test_people_places_and_messages_survive_with_the_database(tmp_path: Path) -> None:
    file = str(tmp_path / "kept.sqlite3")
    with process("--serve-only", "--database", file) as running:
        async with client(running.url()) as playground:
            person = await playground.person("Zoé", dms="closed")
            thread = await playground.channel("kept", "thread", denied=["embed_links"])
    assert running.stop() == 0
    with process("--serve-only", "--database", file) as again:
        async with client(again.url()) as playground:
            assert (await playground.people())[-1] == person
            kept = (await playground.channels())[-1]
            assert (kept["id"], kept["denied"]) == (thread["id"], ["embed_links"])
            newer = await playground.person("Later")
            assert int(newer["id"]) > int(thread["id"])


@pytest.mark.parametrize(
    ("path", "body", "sentence"),
    [
        ("people", {"name": ""}, "needs a name"),
        ("people", {"name": "x", "locale": "xx"}, "no locale xx"),
        ("people", {"name": "x", "dms": "ajar"}, "open or closed"),
        ("people/1", {}, "no person 1"),
        ("channels", {"name": "x", "kind": "forum"}, "one of text"),
        ("channels", {"name": "x", "denied": ["fly"]}, "called fly"),
        ("channels/1", {}, "no channel 1"),
        ("type", {"person": "1"}, "no person 1"),
        ("delete", {"message": "1"}, "no message 1"),
        ("faults", {"path": "("}, "cannot be read"),
        ("gateway", {"action": "explode"}, "one of drop"),
        ("bot", {"action": "start"}, "only serves"),
        ("bot", {"action": "kill"}, "not running"),
    ],
)
async def test_what_cannot_be_is_a_sentence(bare: Playground, path: str, body: object, sentence: str) -> None:
    address = f"{bare.url}/playground/{path}"
    async with aiohttp.ClientSession() as session, session.post(address, json=body) as response:
        answer = await response.json()
    assert 400 <= response.status < 500
    assert sentence in answer["error"]


@pytest.mark.thorough
async def test_the_bot_is_started_killed_and_started_again(playground: Playground) -> None:
    assert (await playground.status())["bot"] == "ready"
    assert await playground.commands((await playground.people())[0])
    with pytest.raises(Refused, match="running already"):
        await playground.bot("start")
    assert (await playground.bot("kill"))["bot"] == "stopped"
    assert (await playground.bot("start"))["bot"] == "ready"
    assert (await playground.bot("stop"))["bot"] == "stopped"
    assert (await playground.bot("start"))["bot"] == "ready"


async def test_the_bot_answers_in_the_playground(playground: Playground) -> None:
    lea = (await playground.people())[0]
    place = (await playground.channels())[1]
    reaction = await playground.type(lea, place, "/tally help")
    assert reaction["outcome"] == "message"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a process that its parent is gone")
def test_the_bot_does_not_outlive_a_killed_playground(tmp_path: Path) -> None:
    with process("--database", str(tmp_path / "bot.sqlite3")) as running:
        running.url()
        bots = running.children()
        running.kill()
        assert bots
        until = time.monotonic() + PATIENCE_SECONDS
        while any(Path(f"/proc/{bot}").exists() for bot in bots):
            assert time.monotonic() < until, "the bot lives on"
            time.sleep(0.1)


async def test_a_bot_that_stops_by_itself_is_told() -> None:
    with process("--database", "nonsense://nowhere/nothing") as running:
        url = running.wait_for("playground: the page is ").partition(";")[0].strip()
        running.wait_for("playground: the bot stopped by itself, with exit code")
        async with client(url) as playground:
            status = await playground.status()
            assert (status["bot"], "by itself" in status["sentence"]) == ("failed", True)
            lines = await playground.log()
            assert set(lines) <= set(running.lines)
            assert await playground.log(since=len(lines)) == []
