"""Which Discord the library talks to: the real one, or a playground on this machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app.settings import is_loopback

REAL: Final = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)


def use_playground(url: str) -> None:
    """Point both of the library's addresses at a playground. ValueError for one not on this machine.

    The library has no setting for it, and both are needed: with one alone it would try the real Discord.
    """
    if not is_loopback(url):
        raise ValueError("a playground is only ever on this machine")
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1)) / "gateway"


@contextmanager
def talking_to(url: str) -> Iterator[None]:
    """Point the library at a playground for as long as this lasts; with an empty address at the real Discord.

    ValueError as in `use_playground`.
    """
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    try:
        if url:
            use_playground(url)
        else:
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = REAL
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
