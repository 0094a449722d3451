"""`python -m tests.continuity.make FOLDER`: record what the present code leaves when it is killed.

Run once for a version, never again: the folder's name is the version, and its files stand for ever.
"""

import argparse
import asyncio
import re
import tempfile
from pathlib import Path
from types import FunctionType
from typing import Any, cast

from bot.store.store import Store
from bot.tables import Tables
from bot.tables.kinds import MessageKind
from bot.tables.model import Status
from tests.continuity import scenes_mended, scenes_others, scenes_skullking
from tests.continuity.play_on import play_on
from tests.continuity.recording import FILE, describe, finished, standings, write, write_expected
from tests.continuity.scene import PEOPLE, Scene
from tests.continuity.scenes_owed import OWED, Owed, Part
from tests.kit.databases import sqlite_url
from tests.kit.playground_client import Json, Playground, client, process
from tests.kit.wire_evening import eventually

GAMES = {
    "skullking": (*scenes_skullking.SCENES, *scenes_mended.SKULLKING),
    "skyjo": (*scenes_others.SKYJO, *scenes_mended.SKYJO),
    "skull": scenes_others.SKULL,
    "points": (*scenes_others.POINTS, *scenes_mended.POINTS),
}
KINDS = {"skullking-tricks": "voice", "skyjo-hidden": "thread"}
QUIET = 5.0
"""Seconds in which boards are edited for the last time: the courier edits one at most once a second."""
ALWAYS = 100_000
OK = 200
MESSAGES = r"/channels/{}/messages$"


async def record(folder: Path) -> None:
    """Play every scene, kill the bot, and write down what is there."""
    with tempfile.TemporaryDirectory() as room:
        file = Path(room) / FILE
        with process("--database", str(file)) as running:
            async with client(running.url()) as playground:
                await playground.rate_limits(on=False)
                store = await Store.open(sqlite_url(file))
                scenes = await _play(playground, Tables(store))
                await store.close()
        store = await Store.open(sqlite_url(file))
        told = await _told(Tables(store), scenes)
        await store.close()
        write(folder, file)
        write_expected(folder, {**told, "tables": await _with_ends(file, told["tables"])})


async def _play(playground: Playground, tables: Tables) -> dict[str, Scene]:
    people = {name: await playground.person(name, **given) for name, given in PEOPLE.items()}
    scenes: dict[str, Scene] = {}

    async def scene(name: str, game: str) -> Scene:
        channel = await playground.channel(name, kind=KINDS.get(name, "text"))
        scenes[name] = Scene(playground, tables, people, channel, game)
        return scenes[name]

    parts = [(_name(game, part), game, part) for game, parts in GAMES.items() for part in parts]
    for number, (name, game, part) in enumerate(parts[1::2] + parts[::2]):
        if number == len(parts) // 2:
            await _speak_french(playground, people, scenes)
        await part(await scene(name, game))
    owing = [(owed, await scene(f"owed-{owed.name}", owed.game)) for owed in OWED]
    for owed, there in owing:
        await owed.before(there)
    await playground.change_person(people["Hugo"], member=False)
    await eventually(lambda: _is_settled(tables), "every post")
    await asyncio.sleep(QUIET)
    since = (await playground.calls())[-1]["n"]
    unheard = await _go_dark(playground, owing)
    for owed, there in owing:
        await owed.then(there)

    async def got_through() -> bool:
        sent = {call["path"] for call in await playground.calls(since) if call["status"] == OK}
        return all(any(re.search(path, each) for each in sent) for path in unheard)

    await eventually(got_through, "the posts that the bot does not hear of")
    await playground.bot("kill")
    return scenes


def _name(game: str, part: Part) -> str:
    phase = cast("FunctionType", part).__name__.removeprefix(f"{game}_")
    return f"{game}-{phase}"


async def _speak_french(playground: Playground, people: dict[str, Json], scenes: dict[str, Scene]) -> None:
    """Choose French for what is said in public from here on, and for what is written to Manon."""
    channel = next(iter(scenes.values())).channel
    options = {"language": "fr"}
    await playground.type(people["Zoé"], channel, command="tally language", options=options)

    async def written_to() -> str | None:
        return await playground.dm_channel(people["Manon"])

    own = await eventually(written_to, "a direct message to Manon")
    await playground.type(people["Manon"], own, command="tally language", options=options)


async def _is_settled(tables: Tables) -> bool:
    """Return whether nothing is owed and every live table has its lobby or board."""
    if await tables.outbox.due_posts():
        return False
    for table in [await tables.get(number) for number in await tables.live()]:
        is_lobby = table.status is Status.LOBBY
        kind, key = (MessageKind.LOBBY, 0) if is_lobby else (MessageKind.BOARD, table.moment)
        if await tables.outbox.noted(table.id, kind, key) is None:
            return False
    return True


async def _go_dark(playground: Playground, owing: list[tuple[Owed, Scene]]) -> list[str]:
    """Let nothing more be posted, but for what shall get through unheard; give the paths of that."""
    unheard = []
    for owed, there in owing:
        if owed.sent in there.people:
            unheard.append(MESSAGES.format(await playground.dm_channel(there.people[owed.sent])))
        elif owed.sent:
            unheard.append(MESSAGES.format(there.channel["id"]))
    for path in unheard:
        await playground.fault(path, method="POST", drop="after", times=1)
    await playground.fault(MESSAGES.format(r"\d+"), method="POST", status=500, times=ALWAYS)
    return unheard


async def _told(tables: Tables, scenes: dict[str, Scene]) -> dict[str, Any]:
    told, guild = {}, 0
    for name, scene in scenes.items():
        table = await tables.last(int(scene.channel["id"]))
        assert table is not None, name
        guild = table.place.guild
        owed = [[post.seq, post.kind] for post in await tables.outbox.due_posts(table.id)]
        told[name] = {**describe(table), "owed": owed}
    people = next(iter(scenes.values())).people
    return {
        "guild": str(guild),
        "people": {name: person["id"] for name, person in people.items()},
        "tables": told,
        "history": [finished(each) for each in await tables.history.latest(guild, ALWAYS)],
    }


async def _with_ends(file: Path, told: dict[str, Json]) -> dict[str, Json]:
    """Play every live table on, and add how it ends."""
    store = await Store.open(sqlite_url(file))
    tables = Tables(store)
    ends = {name: standings(await play_on(tables, each["table"])) for name, each in told.items()}
    await store.close()
    return {name: {**each, "ends": ends[name]} for name, each in told.items()}


def main() -> None:
    """Read the folder's name and record."""
    parser = argparse.ArgumentParser(prog="python -m tests.continuity.make", description=__doc__)
    parser.add_argument("folder", type=Path)
    asyncio.run(record(parser.parse_args().folder))


if __name__ == "__main__":
    main()
