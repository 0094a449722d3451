"""A playground where anything may be tried: a table at each moment, and what must hold after an act."""

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from bot.texts import LOCALES, words
from tests.input.acts_sent import CANARY, Act, Brought
from tests.input.moments import Prepared, Room, check_works, prepare
from tests.kit.moments_of_games import HOST, Moment
from tests.kit.playground_client import Json, Refused

UNEXPECTED: Final = ("tabletop-unknown", "tabletop-store", "tabletop-last-word")
"""What is said where the bot does not know what went wrong."""
CODE: Final = "7Q7Q"
SORRY: Final = re.compile(
    "|".join(
        re.escape(words(locale)(text, code=CODE)).replace(CODE, r"\w{4}")
        for locale in LOCALES
        for text in UNEXPECTED
    )
)
TROUBLE: Final = re.compile(r"\[(error|critical|warning) *\]|Traceback")


class House:
    """The room, a table at each moment as long as it stays as it was, and which traces have been read."""

    def __init__(self, runner: asyncio.Runner, room: Room, leaves: list[Json]) -> None:
        self.leaves = leaves
        """The commands that there are, as Discord was told."""
        self._runner = runner
        self._room = room
        self._standing: dict[Moment, Prepared] = {}
        self._lines = self._breaches = 0

    def try_out(self, moment: Moment, acts: Sequence[Act]) -> None:
        """Do these one after the other; where they have changed the table, look whether it works."""
        self._runner.run(self._try_out(moment, acts))

    def bring(self, file: Brought) -> None:
        """Import a file in a channel of its own; what was taken is looked at, and exported again."""
        self._runner.run(self._bring(file))

    def close(self) -> None:
        """Look whether the tables that stayed as they were take what they wait for."""
        for at in self._standing.values():
            self._runner.run(check_works(at))

    async def _try_out(self, moment: Moment, acts: Sequence[Act]) -> None:
        if moment not in self._standing:
            self._standing[moment] = await prepare(self._room, moment)
        at = self._standing[moment]
        for act in acts:
            with suppress(Refused):  # Discord's own client would not send it
                check(await act.do(at), act)
        if (await at.by_now()).version != at.table.version:
            del self._standing[moment]
            await check_works(at)
        await self._check_traces((moment, acts))

    async def _bring(self, file: Brought) -> None:
        room = self._room
        channel = await room.playground.channel("sheet")
        files = {file.name: file.content}
        check(await room.playground.type(room.people[HOST], channel, "/tally import", files=files), file)
        table = await room.tables.last(int(channel["id"]))
        if table is not None:
            for text in (f"/{table.game.name} scores", f"/{table.game.name} why", "/tally export"):
                check(await room.type(HOST, channel, text), (text, file))
        await self._check_traces(file)

    async def _check_traces(self, done: object) -> None:
        """Refuse errors in the bot's log, what was typed in it, and requests beyond Discord's limits."""
        playground = self._room.playground
        fresh = await playground.log(self._lines)
        self._lines += len(fresh)
        told = "\n".join(fresh)
        assert not TROUBLE.search(told), f"{done}: {told}"
        assert CANARY not in told, told
        broken = (await playground.violations())[self._breaches :]
        self._breaches += len(broken)
        assert broken == [], f"{done}: {broken}"


def check(reaction: Json, done: object) -> None:
    """Refuse a reaction that is none, or says that something unexpected happened."""
    assert reaction["outcome"] != "none", f"no answer to {done}"
    said = said_in(reaction)
    assert not SORRY.search(said), f"{done}: {said}"


def said_in(reaction: Json) -> str:
    """Return everything that an answer says."""
    message: Json = reaction["message"] or {}
    parts: list[Any] = [message.get("content")]
    for embed in message.get("embeds") or ():
        values = (field["value"] for field in embed.get("fields") or ())
        parts += [embed.get("title"), embed.get("description"), *values]
    return "\n".join(str(part) for part in parts if part)
