"""The bot's own limit of requests: never more than so many in any second, what people wait for first."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
import yarl
from discord.http import Route

from bot.ui.courier.pace import Pace
from bot.ui.courier.rate_limit import PATIENCE, ROUNDED, Queue, RateLimit, Urgency, counts, urgency

DISCORDS_LIMIT = 50
"""Requests in a second, as Discord documents its global limit."""


def gone(queue: Queue[str], *, until: float, since: float = 0.0) -> Iterator[tuple[float, str]]:
    """Let everybody go who may, at the moments that the queue itself names; give when each went."""
    now = since
    while now <= until and len(queue):
        while (who := queue.take(now)) is not None:
            yield now, who
        now += queue.wait(now)


def most_in_a_second(times: list[float]) -> int:
    return max(sum(start <= time < start + 1 - ROUNDED for time in times) for start in times)


def test_no_second_has_more_than_discord_takes() -> None:
    most = Pace().requests
    assert most < DISCORDS_LIMIT
    chance = Random(1)
    queue: Queue[str] = Queue(most)
    times: list[float] = []
    now = 0.0
    for number in range(2_000):
        now += chance.choice((0, 0, 0, 0.001, 0.05))
        queue.join(str(number), chance.choice(list(Urgency)), now)
        while queue.take(now) is not None:
            times.append(now)
    times += [time for time, _ in gone(queue, until=now + 100, since=now)]
    assert len(times) == 2_000
    assert most_in_a_second(times) == most


def test_what_people_wait_for_goes_first_and_nothing_waits_for_ever() -> None:
    queue: Queue[str] = Queue(10)
    for how in reversed(Urgency):
        for number in range(20):
            queue.join(f"{how.name} {number}", how, 0.0)
    order = [who for _, who in gone(queue, until=60)]
    assert order == [f"{how.name} {number}" for how in Urgency for number in range(20)]
    queue.join("old", Urgency.CLEARED, 100.0)
    later = 100.0 + PATIENCE[Urgency.CLEARED] + 1
    for number in range(3):
        queue.join(f"new {number}", Urgency.WAITED_FOR, later)
    assert next(who for _, who in gone(queue, until=later + 5, since=later)) == "old"


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/channels/1/messages", True),
        ("/users/@me/channels", True),
        ("/gateway/bot", True),
        ("/interactions/1/token/callback?with_response=1", False),
        ("/webhooks/1/token", False),
        ("/webhooks/1/token/messages/@original", False),
    ],
)
def test_answers_to_interactions_do_not_count(path: str, counted: bool) -> None:
    assert counts(yarl.URL(Route.BASE + path)) is counted
    assert not counts(yarl.URL("https://cdn.discordapp.com" + path))


async def test_a_request_that_was_given_up_takes_nobodys_turn() -> None:
    now = 0.0
    requests = RateLimit(1, clock=lambda: now)
    await requests.turn()
    waiting = [asyncio.create_task(requests.turn()) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    now = 1.0
    await waiting[1]


async def test_a_block_is_never_more_urgent_than_the_one_around_it() -> None:
    now = 0.0
    requests = RateLimit(1, clock=lambda: now)
    order: list[str] = []

    async def request(name: str, *levels: Urgency) -> None:
        with urgency(levels[0]), urgency(levels[-1]):
            await requests.turn()
        order.append(name)

    await requests.turn()
    tasks = [
        asyncio.create_task(request("cleared", Urgency.CLEARED, Urgency.WAITED_FOR)),
        asyncio.create_task(request("redrawn", Urgency.REDRAWN)),
        asyncio.create_task(request("waited for", Urgency.WAITED_FOR)),
    ]
    await asyncio.sleep(0)  # all of them wait now
    for task in reversed(tasks):
        now += 1.0
        await task
    assert order == ["waited for", "redrawn", "cleared"]
