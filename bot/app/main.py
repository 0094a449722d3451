"""The composition root: settings, log, database, use-cases and client, opened in turn, closed in reverse."""

import asyncio
import contextlib
import math
import signal
import sys
from datetime import timedelta
from typing import Final

import aiohttp
import discord
import structlog

from bot.app.client import NoLoginsError, Tallyho
from bot.app.endpoint import use_playground
from bot.app.health import health
from bot.app.settings import EXIT_SETTINGS, Settings, SettingsError, data_folder, load_settings
from bot.app.terminal import terminal_locale
from bot.backoff import Backoff
from bot.log import set_up, traced
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.streams import complain
from bot.tables import Tables
from bot.tables.repair import mend_results
from bot.texts import Words, words
from bot.texts.sentences import text_id

log = structlog.get_logger("bot.main")

EXIT_FAILED: Final = 1
WRONG_URLS: Final = frozenset({"bad_url", "unknown_database"})
"""What is wrong with DATABASE_URL itself, and not with the database that it names."""
TURN: Final = 0.001
"""Seconds after which a thread that counts (a sheet that is imported) lets others have their turn."""
FIRST_RETRY: Final = timedelta(seconds=2)
LONGEST_RETRY: Final = timedelta(minutes=1)
UNAUTHORISED: Final = 401
TOO_MANY: Final = 429
WRONG_TOKEN: Final = 4004
"""Discord closes the connection with it when the token was reset meanwhile."""
SERVER_TROUBLE: Final = 500


class StartError(Exception):
    """Why the bot cannot run: a sentence for a person, and the exit status."""

    def __init__(self, sentence: str, status: int = EXIT_FAILED) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


def main() -> int:
    """Run the bot until it is told to stop; give the exit status."""
    said = words(terminal_locale())
    try:
        settings = read_settings(said)
        set_up(settings.log_level, settings.log_format)
        asyncio.run(run(settings, said))
    except StartError as error:
        complain(error.sentence)
        return error.status
    except KeyboardInterrupt:
        return 0
    except Exception as error:  # noqa: BLE001 (the last door: one sentence, never a traceback)
        log.error("failed", **traced(error))  # noqa: TRY400 (in `traced`)
        complain(said("start-failed", kind=type(error).__name__))
        return EXIT_FAILED
    return 0


async def run(settings: Settings, said: Words) -> None:
    """Open everything, stay connected until a signal, close everything. StartError."""
    sys.setswitchinterval(TURN)
    stopped = asyncio.Event()
    _stop_on_signals(stopped)
    async with contextlib.AsyncExitStack() as open_now:
        store = await _opened(settings, said)
        open_now.push_async_callback(store.close)
        tables = Tables(store)
        await _mended(store, said)
        if settings.tallyho_discord_url:
            use_playground(settings.tallyho_discord_url)
        await _connected(settings, tables, stopped, said)


async def _connected(settings: Settings, tables: Tables, stopped: asyncio.Event, said: Words) -> None:
    """Stay connected; where Discord cannot be reached, say so and try again. StartError for a wrong token."""
    backoff = Backoff(FIRST_RETRY, LONGEST_RETRY)
    while not stopped.is_set():
        client = Tallyho(tables, settings)
        async with client, health(settings.tallyho_health_socket, client.is_idle):
            running = asyncio.create_task(client.start(settings.discord_token))
            stopping = asyncio.create_task(stopped.wait())
            await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            if not running.done():
                await client.close()
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
                return
            error = running.exception()
        if error is None:
            return
        if client.was_ready:
            backoff.failures = 0
        pause = error.seconds if isinstance(error, NoLoginsError) else backoff.after_failure()
        complain(_understood(error, said, pause))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stopped.wait(), pause)


def _understood(error: BaseException, said: Words, pause: float) -> str:
    """Say why the connection failed and that it is tried again. StartError where that does not help."""
    seconds = round(pause)
    match error:
        case NoLoginsError():
            return said("start-no-logins", hours=seconds // 3600, minutes=math.ceil(seconds % 3600 / 60))
        case discord.LoginFailure():
            raise StartError(said("start-token-wrong"), EXIT_SETTINGS) from None
        case discord.HTTPException(status=status) if status == UNAUTHORISED:
            raise StartError(said("start-token-wrong"), EXIT_SETTINGS) from None
        case discord.app_commands.CommandSyncFailure():
            raise StartError(said("start-commands-refused")) from None
        case discord.HTTPException(status=status) if status >= SERVER_TROUBLE or status == TOO_MANY:
            return said("start-discord-trouble", status=status, seconds=seconds)
        case discord.HTTPException(status=status):
            raise StartError(said("start-discord-refuses", status=status)) from None
        case aiohttp.ClientError() | discord.GatewayNotFound() | OSError() | TimeoutError():
            return said("start-discord-unreachable", seconds=seconds)
        case discord.ConnectionClosed(code=code) if code == WRONG_TOKEN:
            raise StartError(said("start-token-wrong"), EXIT_SETTINGS) from None
        case discord.ConnectionClosed(code=code):
            return said("start-connection-closed", code=code, seconds=seconds)
        case _:
            raise error


async def _opened(settings: Settings, said: Words) -> Store:
    try:
        if not settings.database_url:
            data_folder().mkdir(parents=True, exist_ok=True)
        return await Store.open(settings.database, patience=settings.tallyho_lock_seconds)
    except StoreError as error:
        status = EXIT_SETTINGS if error.code in WRONG_URLS else EXIT_FAILED
        raise StartError(database_refusal(error, said), status) from None
    except OSError:
        raise StartError(said("start-database-unopenable", place=str(data_folder()))) from None


async def _mended(store: Store, said: Words) -> None:
    try:
        await mend_results(store)
    except StoreError as error:
        raise StartError(database_refusal(error, said)) from None


def database_refusal(error: StoreError, said: Words) -> str:
    """Say why the database cannot be used, and which one it is."""
    facts = {key: "–" if fact is None else fact for key, fact in error.facts.items()}
    place = facts.get("path")
    if place is None and "host" in facts:
        place = f"{facts['host']}:{facts['port']}/{facts['database']}"
    name = text_id("start", "database", error.code)
    return said(
        name if said.has(name) else "start-database-failed", **{**facts, "place": place or "DATABASE_URL"}
    )


def read_settings(said: Words) -> Settings:
    """Read the settings, with a token among them. StartError."""
    try:
        settings = load_settings(said)
    except SettingsError as error:
        raise StartError(str(error), EXIT_SETTINGS) from None
    if not settings.discord_token:
        raise StartError(said("start-no-token"), EXIT_SETTINGS)
    return settings


def _stop_on_signals(stopped: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers
            loop.add_signal_handler(number, stopped.set)
