"""The playground's file: all that a script can make survives, and what an earlier version wrote is read."""

import json
from pathlib import Path

import aiohttp

from tests.kit.hand_bot import Rest
from tests.kit.playground_client import Json, Playground, client, process

OLD: Json = {
    "bot_id": "1444000000000000001",
    "last_id": 1444000000000000099,
    "guild": {
        "id": "1444000000000000002",
        "name": "Tallyho",
        "locale": "fr",
        "bot_role": "1444000000000000003",
        "owner": "1444000000000000004",
    },
    "default_locale": "fr",
    "people": [
        {
            "id": "1444000000000000005",
            "name": "Léa",
            "username": "lea0005",
            "locale": "fr",
            "joined_at": "2025-11-29T12:00:00+00:00",
            "dms_open": True,
            "moderator": False,
            "member": True,
        }
    ],
    "channels": [
        {
            "id": "1444000000000000006",
            "name": "card-table",
            "kind": "text",
            "denied": [],
            "archived": False,
            "archived_at": None,
            "parent": None,
            "recipient": None,
            "position": 0,
            "messages": [],
            "last_message_id": None,
        },
        {
            "id": "1444000000000000007",
            "name": "Léa",
            "kind": "dm",
            "denied": [],
            "archived": False,
            "archived_at": None,
            "parent": None,
            "recipient": "1444000000000000005",
            "position": 0,
            "messages": [],
            "last_message_id": None,
        },
    ],
    "dms": {"1444000000000000005": "1444000000000000007"},
    "commands": {},
    "files": [],
    "url": "http://127.0.0.1:1",
}
"""As the playground wrote it when it had one server."""


async def everything(playground: Playground) -> list[list[Json]]:
    """Return all that the control interface tells of servers, people and channels."""
    return [await playground.servers(), await playground.people(), await playground.channels()]


async def test_servers_roles_threads_and_voices_survive(tmp_path: Path) -> None:
    file = str(tmp_path / "bot.sqlite3")
    with process("--serve-only", "--database", file) as running:
        async with client(running.url()) as playground:
            person = (await playground.people())[0]
            second = await playground.server("Second", locale="fr", community=True)
            await playground.server("Commands", bot="commands-only")
            gone = await playground.server("Gone")
            await playground.kick(gone)
            members = [person["id"], "bot"]
            thread = await playground.channel(
                "secret", "private-thread", server=second["id"], members=members
            )
            await playground.change_channel(thread, locked=True, archived=True)
            cabin = await playground.channel("cabin", "voice", denied=["connect"])
            await playground.voice(person, cabin)
            await playground.change_person(person, nick="Cap’n", roles=["Pirates", "moderator"])
            await playground.change_person(person, member=False, server=gone["id"])
            before = await everything(playground)
    with process("--serve-only", "--database", file) as again:
        async with client(again.url()) as playground, aiohttp.ClientSession() as session:
            assert await everything(playground) == before
            rest = Rest(playground.url, session)
            _, guild = await rest.call("GET", f"guilds/{second['id']}")
            assert (guild["features"], guild["roles"][-1]["name"]) == (["COMMUNITY"], "moderator")
            assert await rest.refusal("GET", f"guilds/{gone['id']}") == (404, 10004)


async def test_a_file_from_when_there_was_one_server_is_read(tmp_path: Path) -> None:
    (tmp_path / "bot.sqlite3.playground.json").write_text(json.dumps(OLD), encoding="utf-8")
    with process("--serve-only", "--database", str(tmp_path / "bot.sqlite3")) as running:
        async with client(running.url()) as playground, aiohttp.ClientSession() as session:
            (server,), (person,), (channel,) = await everything(playground)
            rest = Rest(playground.url, session)
            status, posted = await rest.call("POST", f"channels/{channel['id']}/messages", {"content": "x"})
            dm = await rest.call("POST", f"channels/{OLD['channels'][1]['id']}/messages", {"content": "x"})
    assert (server["id"], server["locale"], server["community"]) == (OLD["guild"]["id"], "fr", True)
    assert (channel["server"], channel["members"], channel["locked"]) == (server["id"], [], False)
    assert (person["nick"], person["roles"], person["voice"], person["left"]) == (None, [], None, [])
    assert (status, posted["content"], dm[0]) == (200, "x", 200)
