"""Where a Discord is not as the playground, each difference is told, and what was posted is removed."""

import signal

import aiohttp
import pytest

from tests.doctor.doctor_process import PATIENCE, begun, ended, examined
from tests.kit.playground_client import Playground
from tests.kit.wire_evening import eventually


async def test_each_difference_is_told_by_itself(playground: Playground) -> None:
    room = await playground.channel("doctor", denied=["attach_files"])
    await playground.fault(r"/channels/\d+/messages/\d+$", method="PATCH", status=400, code=50035, times=1)
    await playground.fault(r"/commands$", method="PUT", status=403, code=20012, times=1)
    await playground.logins(heartbeat=20)

    said = await examined(playground, room, "--json")
    await playground.logins(heartbeat=41.25)

    assert said.status == 1
    assert said.found == {
        "permissions": [("missing", [], ["attach_files"])],
        "gateway": [("hello", 41_250, 20_000)],
        "commands": [("answer", "200", "403/20012")],
        "edit": [("answer", "200", "400/50035")],
    }
    assert said.report["differences"] == 4
    assert said.untried["file"] == "Needs Attach Files."
    assert await playground.messages(room) == []


@pytest.mark.thorough
async def test_a_message_whose_answer_was_lost_is_found_and_removed(playground: Playground) -> None:
    room = await playground.channel("doctor", "voice")
    await playground.fault(r"/gateway/bot$", status=403, times=2)
    await playground.fault(r"/messages$", method="POST", drop="after", times=1)

    said = await examined(playground, room, LC_ALL="fr_FR.UTF-8")

    assert said.status == 1
    assert [line.partition(":")[2] for line in said.lines if line.startswith("    réponse")] == [
        " attendu 200, reçu 403",
        " attendu rien, reçu GatewayNotFound",
        " attendu 200, reçu rien",
    ]
    assert said.lines[-1] == "Différences avec le petit Discord\N{NO-BREAK SPACE}: 3."
    assert await playground.messages(room) == []


@pytest.mark.thorough
async def test_what_cannot_be_removed_is_told(playground: Playground) -> None:
    room = await playground.channel("doctor")
    await playground.fault(r"/messages/\d+$", method="DELETE", status=403, code=50013, times=100)

    said = await examined(playground, room)

    there = [message["id"] for message in await playground.messages(room)]
    assert said.status == 1
    assert f"Please delete what could not be removed: {', '.join(there)}" in said.out


@pytest.mark.parametrize(
    ("number", "status"),
    [(signal.SIGINT, 130), pytest.param(signal.SIGTERM, 143, marks=pytest.mark.thorough)],
)
async def test_whoever_interrupts_it_leaves_nothing_there(
    playground: Playground, number: signal.Signals, status: int
) -> None:
    room = await playground.channel("doctor")
    await playground.fault(rf"/channels/{room['id']}/messages$", method="POST", delay_ms=1_500, times=1)

    async def being_sent() -> bool:
        return await playground.faults() == []

    async with begun(playground, room) as running:
        await eventually(being_sent, "the first message", patience=PATIENCE)
        running.send_signal(number)
        said = await ended(running)

    assert said.status == status
    calls = [call for call in await playground.calls() if room["id"] in call["path"]]
    assert ("POST", 200) in [(call["method"], call["status"]) for call in calls]
    assert await playground.messages(room) == []


@pytest.mark.thorough
async def test_commands_of_another_version_stay(playground: Playground) -> None:
    room = await playground.channel("doctor")
    async with aiohttp.ClientSession(headers={"Authorization": "Bot x"}) as session:
        rest = f"{playground.url}/api/v10"
        async with session.get(f"{rest}/users/@me") as answer:
            commands = f"{rest}/applications/{(await answer.json())['id']}/commands"
        async with session.put(commands, json=[{"name": "older", "description": "d"}]) as answer:
            there = await answer.json()

        said = await examined(playground, room, "--json")

        async with session.get(commands) as answer:
            assert await answer.json() == there
        async with session.put(commands, json=[]) as answer:
            assert answer.status == 200
    assert said.untried["commands"].startswith("The commands of another version")
