"""The playground's state in a file beside the bot's database, so that both survive together."""

import asyncio
import base64
import contextlib
import json
import time
from dataclasses import fields
from pathlib import Path

from deploy.playground.snowflakes import Snowflakes
from deploy.playground.world import (
    NO_LOCALE,
    Channel,
    File,
    Guild,
    Json,
    Kind,
    Message,
    Person,
    Standing,
    World,
)

SAVE_SECONDS = 1.0
SHARE = 20  # of the time, one part in so many may go into saving


class Saved:
    """Saves the state soon after each change."""

    def __init__(self, world: World, path: Path) -> None:
        self._world = world
        self._path = path
        self._dirty = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Watch for changes from now on."""
        self._world.watchers.append(lambda _what: self._dirty.set())
        self._task = asyncio.create_task(self._keep_saving())

    async def close(self) -> None:
        """Save once more and stop."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self.save()

    def save(self) -> None:
        """Write the file as a whole or not at all."""
        part = self._path.with_name(self._path.name + ".part")
        part.write_text(json.dumps(dump(self._world)), encoding="utf-8")
        part.replace(self._path)

    async def _keep_saving(self) -> None:
        took = 0.0
        while True:
            await self._dirty.wait()
            await asyncio.sleep(max(SAVE_SECONDS, took * SHARE))
            self._dirty.clear()
            started = time.perf_counter()
            self.save()
            took = time.perf_counter() - started


def dump(world: World) -> Json:
    """Turn the state into JSON."""
    return {
        "bot_id": world.bot_id,
        "last_id": world.ids.last,
        "guilds": [_flat(guild) for guild in world.guilds.values()],
        "default_locale": world.default_locale,
        "people": [_flat(person) for person in world.people.values()],
        "channels": [_channel(channel) for channel in world.channels.values()],
        "dms": world.dms,
        "commands": world.commands,
        "files": [_file(file) for file in world.files.values()],
        "url": world.url,
    }


def load(world: World, path: Path) -> None:
    """Put a saved state, if there is one, in place of the present one.

    What an earlier version saved has to be readable for ever: tests/continuity holds such files, which
    are never made anew. So a field that is added here or in `world` has a default.
    """
    if not path.exists():
        return
    saved = json.loads(path.read_text(encoding="utf-8"))
    world.bot_id = saved["bot_id"]
    world.ids = Snowflakes(world.clock, saved["last_id"])
    world.guilds = {entry["id"]: _read_guild(entry) for entry in saved.get("guilds") or [saved["guild"]]}
    world.default_locale = saved["default_locale"]
    world.people = {entry["id"]: Person(**entry) for entry in saved["people"]}
    world.channels = {
        entry["id"]: _read_channel(entry, saved["url"], world.url) for entry in saved["channels"]
    }
    for channel in world.channels.values():
        if channel.kind is not Kind.DM and channel.server is None:
            channel.server = world.guild.id  # saved when there was one server
    world.dms = saved["dms"]
    world.commands = saved["commands"]
    world.files = {entry["id"]: _read_file(entry) for entry in saved["files"]}


def _flat(thing: Guild | Person | Channel | Message) -> Json:
    """Return the fields as they are: `asdict` copies all that is in them, which is most of a save's time."""
    return {field.name: getattr(thing, field.name) for field in fields(thing)}


def _read_guild(saved: Json) -> Guild:
    # one that was saved before COMMUNITY had told every language
    community = saved.get("community", saved["locale"] != NO_LOCALE)
    return Guild(**{**saved, "community": community, "bot": Standing(saved.get("bot", Standing.MEMBER))})


def _channel(channel: Channel) -> Json:
    shown = {**_flat(channel), "denied": sorted(channel.denied), "kind": channel.kind.value}
    shown["messages"] = [
        _flat(message)
        for message in channel.messages.values()
        if not (message.audience and message.dismissed)
    ]
    return shown


def _read_channel(saved: Json, old_url: str, url: str) -> Channel:
    text = json.dumps(saved["messages"]).replace(f'"{old_url}/attachments/', f'"{url}/attachments/')
    read = [Message(**entry) for entry in json.loads(text)]
    return Channel(
        **{
            **saved,
            "denied": frozenset(saved["denied"]),
            "kind": Kind(saved["kind"]),
            "messages": {message.data["id"]: message for message in read},
        }
    )


def _file(file: File) -> Json:
    return {
        "id": file.id,
        "channel": file.channel,
        "name": file.name,
        "content_type": file.content_type,
        "base64": base64.b64encode(file.content).decode(),
    }


def _read_file(saved: Json) -> File:
    content = base64.b64decode(saved["base64"])
    return File(saved["id"], saved["channel"], saved["name"], content, saved["content_type"])
