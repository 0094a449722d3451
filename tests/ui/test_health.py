"""The socket on which the bot tells whether it has anything left to do."""

from pathlib import Path

import aiohttp

from bot.app.health import health


async def asked(socket: Path, seconds: float) -> tuple[int, object]:
    """Ask whether the bot is idle, waiting so long for it."""
    async with (
        aiohttp.ClientSession(connector=aiohttp.UnixConnector(str(socket))) as session,
        session.get("http://bot/idle", params={"seconds": seconds}) as answer,
    ):
        return answer.status, await answer.json()


async def test_it_answers_as_soon_as_nothing_is_left(tmp_path: Path) -> None:
    looks = iter([False, False, True])
    async with health(tmp_path / "health.sock", lambda: next(looks)):
        assert await asked(tmp_path / "health.sock", 15) == (200, {"idle": True})
    assert next(looks, None) is None


async def test_it_says_so_when_there_is_always_something_left(tmp_path: Path) -> None:
    async with health(tmp_path / "health.sock", lambda: False):
        assert await asked(tmp_path / "health.sock", 0) == (503, {"idle": False})


async def test_without_a_path_nothing_is_served() -> None:
    async with health(None, lambda: True):
        pass
