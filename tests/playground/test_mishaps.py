"""Bad days at Discord, with an unmodified discord.py: drops, pauses, restarts, a wrong token."""

import asyncio
import time

import pytest

from tests.playground.conftest import SampleBot, Table, gone, ready


@pytest.mark.parametrize("action", ["drop", "reconnect"])
async def test_a_lost_connection_is_resumed(table: Table, action: str) -> None:
    await table.playground.gateway(action)
    await table.playground.channel("meanwhile")
    said = ""
    for _ in range(100):
        if "resumed" in said:
            break
        await asyncio.sleep(0.1)
        reaction = await table.types("/try events")
        said = reaction["message"]["content"] if reaction["message"] else ""
    assert "created meanwhile" in said
    assert "message" not in said.split(", ")


async def test_an_invalid_session_logs_in_anew(table: Table) -> None:
    await table.playground.gateway("invalidate")
    await ready(table.playground)
    assert await table.says("/try add number:1") == "1"


async def test_a_paused_connection_answers_late_or_never(table: Table) -> None:
    started = time.monotonic()
    await table.playground.gateway("pause", 0.4)
    reaction = await table.types("/try add number:1")
    assert (reaction["outcome"], time.monotonic() - started >= 0.4) == ("message", True)


async def test_buttons_of_before_a_restart_work(table: Table, sample_bot: SampleBot) -> None:
    message = await table.buttons()
    sample_bot.kill()
    await gone(table.playground)
    sample_bot.start()
    await ready(table.playground)
    reaction = await table.playground.click(table.person, message, "Count 0")
    assert reaction["message"]["content"] == "counted 1"


def test_a_wrong_token_is_told_to_discord_py(serving: str) -> None:
    assert SampleBot(serving).start("wrong").wait(30) == 3
