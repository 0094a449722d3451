"""A bot written with hikari at the playground: it finds nothing missing, and breaks nothing."""

import base64
import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.kit.hand_bot import TOKEN
from tests.kit.playground_client import Json, client, process
from tests.kit.wire_evening import eventually
from tests.playground.conftest import Table, ready

BOT = Path(__file__).with_name("hikari_bot.py")
COMPLAINT = re.compile(
    r"^(?:WARNING|ERROR|CRITICAL) .*|.*(?:[Uu]nknown|[Uu]nrecognised|Traceback).*", re.MULTILINE
)


def token_for(url: str) -> str:
    """Make a token like Discord's, which begins with the bot's id: hikari reads that from it."""
    asked = urllib.request.Request(f"{url}/api/v10/users/@me", headers=TOKEN)  # noqa: S310 (this machine)
    with urllib.request.urlopen(asked) as answer:  # noqa: S310
        bot: str = json.load(answer)["id"]
    return f"{base64.b64encode(bot.encode()).decode().rstrip('=')}.x.y"


class Hikari:
    """The bot's process and its log."""

    def __init__(self, url: str, log: Path) -> None:
        self.url = url
        self._log = log
        command = [sys.executable, str(BOT), url, token_for(url), str(log)]
        self.process = subprocess.Popen(command)

    def complaints(self) -> list[str]:
        """Return what hikari did not like or did not know, but for the dead line that a test makes."""
        found = COMPLAINT.findall(self._log.read_text(encoding="utf-8"))
        return [line for line in found if "has not received a HEARTBEAT_ACK" not in line]


@pytest.fixture(scope="module")
def hikari(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hikari]:
    with process("--serve-only") as running:
        bot = Hikari(running.url(), tmp_path_factory.mktemp("hikari") / "log")
        yield bot
        bot.process.kill()
        bot.process.wait()


@pytest.fixture
async def at(hikari: Hikari) -> AsyncIterator[Table]:
    """Return somebody in a channel with hikari; see at the end that neither finds fault with the other."""
    async with client(hikari.url) as playground:
        await ready(playground)
        await playground.rate_limits(on=True)
        yield Table(playground, await playground.channel("room"), await playground.person("Léa", locale="fr"))
        assert (await playground.status())["lacks"] == []
        assert await playground.violations() == []
    assert hikari.complaints() == []


async def shown(at: Table, what: str) -> Json:
    message: Json = (await at.types(f"/do what:{what}"))["message"]
    return message


async def test_commands_take_options_of_every_type(at: Table) -> None:
    voice = await at.playground.channel("talk", "voice")
    given = (
        f"/take text:hi number:3 share:0.5 loud:true who:{at.person['id']} role:Tallyho any:Tallyho"
        f" where:{voice['id']} file:0"
    )
    said = await at.says(given, files={"a.txt": b"x"})
    assert said == (
        "text=hi number=3 share=0.5 loud=True who=Léa role=Tallyho any=Tallyho where=talk file=a.txt"
    )
    assert await at.says("/single") == "by itself"


async def test_completions(at: Table) -> None:
    reaction = await at.types("/take text:c", focused="text")
    assert reaction["choices"] == [{"name": "Completed", "value": "completed"}]


async def test_buttons(at: Table) -> None:
    message = await shown(at, "buttons")
    for label, outcome, content in (
        ("Count", "update", "counted"),
        ("Later", "update", "later is now"),
        ("Quiet", "update", "later is now"),
    ):
        reaction = await at.playground.click(at.person, message, label)
        assert (reaction["outcome"], reaction["message"]["content"]) == (outcome, content)


async def test_selects_of_every_kind(at: Table) -> None:
    voice = await at.playground.channel("talk", "voice")
    message = await shown(at, "selects")
    for custom_id, values, said in (
        ("texts", ["red", "Blue"], "texts: red, blue"),
        ("user_select_menu", [at.person["id"]], "user_select_menu: Léa"),
        ("role_select_menu", ["Tallyho"], "role_select_menu: Tallyho"),
        ("mentionable_select_menu", ["@everyone"], "mentionable_select_menu: @everyone"),
        ("places", [voice["id"]], "places: talk"),
    ):
        reaction = await at.playground.click(at.person, message, custom_id=custom_id, values=values)
        assert reaction["message"]["content"] == said


async def test_a_form(at: Table) -> None:
    opened = await at.types("/do what:form")
    sent = await at.playground.submit(at.person, opened, note="hello")
    assert sent["message"]["content"] == "Léa|hello"


async def test_replies_edits_and_reactions(at: Table) -> None:
    assert await at.says("/do what:reply") == "REPLY to first"
    _, answer, _ = await at.playground.messages(at.channel)
    assert (answer["content"], answer["referenced_message"]["content"]) == ("second, edited", "first")
    assert answer["reactions"][0]["emoji"]["name"] == "👍"


async def test_files_go_both_ways(at: Table) -> None:
    reaction = await at.types("/do what:files")
    (attached,) = reaction["message"]["attachments"]
    assert await at.playground.fetch(attached["url"]) == b"two"


async def test_direct_messages_open_and_closed(at: Table) -> None:
    assert await at.says("/do what:direct") == "written"
    assert [message["content"] for message in await at.playground.dms(at.person)] == ["a direct message"]
    await at.playground.change_person(at.person, dms="closed")
    assert await at.says("/do what:direct") == "refused: 50007"


async def test_the_server_around_it(at: Table) -> None:
    assert await at.says("/do what:around") == "Tallyho 2 1 Hikari aside 1"


async def heard(at: Table) -> list[str]:
    reaction = await at.types("/do what:events")
    message = reaction["message"]
    return [] if message is None else str(message["content"]).split()


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("action", "event"),
    [("drop", "ShardResumedEvent"), ("reconnect", "ShardResumedEvent"), ("invalidate", "ShardReadyEvent")],
)
async def test_a_session_that_is_lost_is_taken_up_again(at: Table, action: str, event: str) -> None:
    before = (await heard(at)).count(event)
    await at.playground.gateway(action)
    await ready(at.playground)

    async def again() -> bool:
        return (await heard(at)).count(event) > before

    assert await eventually(again, f"{event} after {action}")


@pytest.mark.thorough
async def test_a_dead_line_is_noticed_and_the_session_resumed(at: Table) -> None:
    before = (await heard(at)).count("ShardResumedEvent")
    await at.playground.logins(heartbeat=0.5)
    await at.playground.gateway("drop")  # the next connection is told to send heartbeats more often
    await ready(at.playground)
    await at.playground.gateway("deaf")

    async def again() -> bool:
        return (await heard(at)).count("ShardResumedEvent") >= before + 2

    assert await eventually(again, "a session resumed after a dead line")
    await at.playground.logins(heartbeat=41.25)
