"""Every form of every game, opened over the wire at a full table of long names: within every limit."""

import json
import random
from collections.abc import Iterator

import pytest

from bot.texts import LOCALES
from bot.ui.controls import controls_of
from bot.ui.kit.look import Look
from bot.ui.kit.message import Press
from bot.ui.kit.names import escape
from bot.ui.looks import LOOKS
from bot.ui.press import COMMON_FORMS, CORRECT
from rules.contract import Left, Setup
from rules.sheet_writing import write
from tests.kit.limits_checker import of_modal
from tests.kit.long_names import SOME, names
from tests.kit.playground_client import Json, Playground
from tests.kit.random_games import entries
from tests.kit.wire_evening import buttons
from tests.limits.drawn_evening import LONG

ON_DISCORD = {"en": "en-US"}
"""What Discord calls a language, where it is not as we do."""
ENTRIES = 4
"""Two rounds at least."""


class FormsOf:
    """One game's table in a channel: a host who may do everything, and guests."""

    def __init__(
        self, playground: Playground, look: Look, called: list[str], host: Json, channel: Json
    ) -> None:
        self.playground, self.look, self.host, self.channel = playground, look, host, channel
        self.called = called
        self.left = {
            (action, aspect)
            for action in (*controls_of(look.game.name).forms, *COMMON_FORMS)
            for aspect in (look.aspects if action == CORRECT else ()) or ("",)
        }
        """The forms that were not opened yet: each one's action, and what of a player it corrects."""

    async def types(self, text: str, **options: object) -> None:
        """Type a command of the game as host."""
        command = f"{self.look.game.name} {text}"
        given = await self.playground.type(self.host, self.channel, command=command, options=options)
        self.shows_names_as_they_are(given["message"])

    async def opens(self, seats: int) -> None:
        """Open each form that can be opened now, and hold it against the limits."""
        await self.playground.settle()
        messages = await self.playground.messages(self.channel)
        for each in messages:
            self.shows_names_as_they_are(each)
        message, table, moment = newest(messages)
        for action, aspect in sorted(self.left):
            for args in arguments(seats, aspect):
                press = str(Press(action, table, moment, args))
                given = await self.playground.click(self.host, message, custom_id=press, forge=True)
                if given["outcome"] == "modal":
                    assert of_modal(given["modal"]) == [], press
                    self.left.discard((action, aspect))

    def shows_names_as_they_are(self, message: Json) -> None:
        """Refuse a text in which a name would be taken for markdown or a mention."""
        texts = [message["content"], *(embed.get("description") or "" for embed in message["embeds"])]
        raw = [name for name in self.called if name != escape(name)]
        assert not [(name, text) for name in raw for text in texts if name in text]

    async def presses(self, action: str, *args: object) -> None:
        """Press what a private panel would offer."""
        message, table, moment = newest(await self.playground.messages(self.channel))
        press = str(Press(action, table, moment, tuple(map(str, args))))
        await self.playground.click(self.host, message, custom_id=press, forge=True)


def newest(messages: list[Json]) -> tuple[Json, int, int]:
    """Return a message of the newest table, the table, and the moment at which it is."""
    found = [
        (press.table, press.moment, number)
        for number, message in enumerate(messages)
        for button in buttons(message)
        if (press := Press.read(button.get("custom_id", ""))) is not None
    ]
    table, moment, number = max(found)
    return messages[number], table, moment


def arguments(seats: int, aspect: str) -> Iterator[tuple[str, ...]]:
    """Return what a press can carry that leads to a form: nothing, a seat, a round and a seat."""
    if not aspect:
        yield from ((), *((str(seat),) for seat in (1, seats - 1)))
    own = [aspect] if aspect else []
    yield from ((str(round_), str(seat), *own) for round_ in (1, 2) for seat in (1, seats - 1))


def sheet(look: Look, called: list[str]) -> bytes:
    """Write the score sheet of a game that these people have begun, and that the last of them has left."""
    game = look.game
    setup = Setup(seats=len(called), first=0, options=game.read_options(LONG[game.name]))
    played = [*entries(game, game.start(setup), random.Random(1), ENTRIES), Left(len(called) - 1)]
    return json.dumps(write(game.name, called, setup, played)).encode()


@pytest.mark.parametrize("kind", SOME)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: str(look.game.name))
async def test_no_form_breaks_a_limit(
    swift_playground: Playground, look: Look, locale: str, kind: str
) -> None:
    first, *others = called = names(kind, look.game.most)
    spoken = ON_DISCORD.get(locale, locale)
    server = await swift_playground.server("*" * 100, bot="member", locale=spoken, community=True)
    rooms = [await swift_playground.channel("#" * 100, server=server["id"]) for _ in range(2)]
    host = await swift_playground.person(first, locale=spoken, moderator=True)
    begun, brought = (FormsOf(swift_playground, look, called, host, room) for room in rooms)
    await begun.types("new")
    for name in others:
        await begun.types("guest", name=name)
    await begun.opens(len(called))
    await begun.types("begin")
    await begun.opens(len(called))
    for seat in range(len(called)):  # where nothing is bet, this is told, and no more
        await begun.presses("bet", seat, 1)
    await begun.opens(len(called))
    files = {"sheet.json": sheet(look, called)}
    await swift_playground.type(host, brought.channel, "/tally import", files=files)
    await brought.opens(len(called))
    assert begun.left & brought.left == set()
    assert await swift_playground.violations() == []
