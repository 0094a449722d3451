"""What another version of the bot has left at Discord: buttons, forms and commands that are none of ours."""

import copy
from collections.abc import AsyncIterator
from typing import Any, Final

import aiohttp
import pytest

from tests.kit.first_rounds import Mistake, seated
from tests.kit.hand_bot import Rest
from tests.kit.hand_made_messages import pressed
from tests.kit.playground_client import Json, Playground
from tests.kit.rows_of_games import MISTAKES
from tests.kit.wire_evening import Evening, pressable
from tests.kit.wire_other_games import OtherEvening

STALE: Final = "This button is no longer up to date. Those that are stand here: "
CHANGED: Final = "This command has changed. Wait a minute, or restart Discord, and type it again."
TEXT: Final = 3
"""Discord's type of an option that is a text."""
OF_DISCORD: Final = ("id", "application_id", "version")
"""What Discord adds to a command."""
Command = dict[str, Any]


async def table_and_moment(evening: OtherEvening) -> tuple[str, str]:
    """Return what stands in the custom_ids of a table's board."""
    mine = pressable(await evening.board(1), "menu")
    assert mine is not None
    _, _, table, moment, *_ = mine.split(":")
    return table, moment


@pytest.mark.parametrize("mistake", MISTAKES, ids=str)
async def test_a_button_or_form_of_another_version_says_where_those_of_now_stand(
    swift_playground: Playground, mistake: Mistake
) -> None:
    evening = await seated(swift_playground, mistake)
    await swift_playground.settle()
    table, moment = await table_and_moment(evening)
    board = await evening.board(1)
    before = len(await swift_playground.log())
    custom_id = f"th:forecast:{table}:{moment}:0"
    answer = (await pressed(swift_playground, evening.people["Tom"], evening.channel, custom_id))[custom_id]
    sent = await swift_playground.forge_form(
        evening.people["Tom"], custom_id, {"forecast": "3"}, channel=evening.channel
    )
    for said in (answer, sent):
        assert said["message"]["ephemeral"]
        assert said["message"]["content"].startswith(STALE)
        assert board["id"] in said["message"]["content"]
    await swift_playground.settle()
    assert await evening.board(1) == board
    assert "unexpected" not in "\n".join((await swift_playground.log())[before:])


class Registered:
    """The commands as Discord knows them, which a version before may have told it."""

    def __init__(self, rest: Rest, application: str) -> None:
        self._rest = rest
        self._path = f"applications/{application}/commands"

    async def known(self) -> list[Command]:
        """Return all commands, without what Discord adds."""
        status, found = await self._rest.call("GET", f"{self._path}?with_localizations=true")
        assert status == 200, found
        return [{key: value for key, value in command.items() if key not in OF_DISCORD} for command in found]

    async def tell(self, commands: list[Command]) -> None:
        """Tell Discord other commands."""
        status, answer = await self._rest.call("PUT", self._path, commands)
        assert status == 200, answer


@pytest.fixture
async def registered(playground: Playground) -> AsyncIterator[Registered]:
    """Return the commands of a playground of one's own."""
    async with aiohttp.ClientSession() as session:
        rest = Rest(playground.url, session)
        _, application = await rest.call("GET", "oauth2/applications/@me")
        yield Registered(rest, str(application["id"]))


def verbs_of(commands: list[Command], game: str) -> dict[str, Command]:
    """Return a game's verbs by their names, to be changed."""
    (group,) = [command for command in commands if command["name"] == game]
    return {verb["name"]: verb for verb in group["options"]}


def option_of(verb: Command, name: str) -> Json:
    (option,) = [option for option in verb["options"] if option["name"] == name]
    return option  # type: ignore[no-any-return]


def as_before(commands: list[Command]) -> list[Command]:
    """Return commands as a version before may have had them: another verb, another type, other options."""
    old = copy.deepcopy(commands)
    verbs = verbs_of(old, "skullking")
    forecast = {**copy.deepcopy(verbs["bet"]), "name": "forecast", "name_localizations": None}
    (group,) = [command for command in old if command["name"] == "skullking"]
    group["options"].append(forecast)
    tricks = option_of(verbs["bet"], "tricks")
    tricks["type"] = TEXT
    for only_numbers in ("min_value", "max_value"):
        tricks.pop(only_numbers, None)
    verbs["result"]["options"] = [o for o in verbs["result"]["options"] if o["name"] != "tricks"]
    colour = {"type": TEXT, "name": "colour", "description": "No longer asked for"}
    verbs["scores"].setdefault("options", []).append(colour)
    return old


async def test_a_command_as_it_was_is_said_to_have_changed_and_is_told_anew_at_the_next_start(
    playground: Playground, registered: Registered
) -> None:
    evening = await Evening.open(playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:3,3")
    await playground.settle()
    ours = await registered.known()
    before = len(await playground.log())
    await registered.tell(as_before(ours))
    for typed in ("forecast tricks:1", "bet tricks:deux", "bet tricks:1", "result fourteens:1"):
        answer = await evening.type("Tom", typed)
        assert answer["message"]["ephemeral"], typed
        assert answer["message"]["content"] == CHANGED, typed
    assert "No finished round" in (await evening.type("Tom", "scores colour:red"))["message"]["content"]
    await playground.settle()
    said = "\n".join((await playground.log())[before:])
    assert "unexpected" not in said
    assert "commands_differ" in said
    assert "Waiting for Léa, Tom" in (await evening.board(1))["content"]
    await playground.bot("kill")
    await playground.bot("start")
    await playground.settle()
    assert await registered.known() == ours
    assert "Your bet: 1" in (await evening.type("Tom", "bet tricks:1"))["message"]["content"]


async def test_a_completion_of_a_command_as_it_was_offers_nothing(
    playground: Playground, registered: Registered
) -> None:
    evening = await Evening.open(playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:3,3")
    old = as_before(await registered.known())
    option_of(verbs_of(old, "skullking")["bet"], "player")["autocomplete"] = True
    await registered.tell(old)
    completed = await playground.type(
        evening.people["Léa"], evening.channel, command="skullking bet",
        options={"tricks": "deux", "player": "t"}, focused="player",
    )  # fmt: skip
    assert completed["choices"] == []
    assert "unexpected" not in "\n".join(await playground.log())
