"""`python -m bot doctor CHANNEL`: the verb, from its arguments to its exit status."""

import asyncio
import contextlib
import logging
import re
import signal
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord
import structlog

from bot.app.endpoint import talking_to
from bot.app.main import StartError, read_settings
from bot.app.settings import EXIT_SETTINGS, Settings
from bot.app.terminal import terminal_locale
from bot.doctor.examination import Bed, findings
from bot.doctor.facts import Finding
from bot.doctor.patient import admitted, worded
from bot.doctor.people import People, leave
from bot.doctor.place import NoPlaceError
from bot.doctor.report import as_json, closing, count, lines, opening, permissions_named
from bot.doctor.rights import missing, needed
from bot.log import set_up, traced
from bot.streams import CannotPrintError, complain, print_out
from bot.texts import Words, words
from bot.texts.sentences import text_id

log = structlog.get_logger("bot.doctor")

SAME, DIFFERENT = 0, 1
"""Exit statuses."""
ENDED_BY: Final = 128
"""The exit status of what a signal has ended is so much more than its number, as shells have it."""
CHANNEL: Final = re.compile(r"(?:.*/|<#)?([0-9]{1,19})>?")
"""An id, a mention, or the address that "Copy Link" gives."""
REFUSALS: Final = {
    401: "start-token-wrong",
    10003: "doctor-unknown-channel",
    10004: "doctor-no-access",
    10007: "doctor-no-access",
    50001: "doctor-no-access",
}
"""What is said of an answer, by its code or its status."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says. `press`: seconds for which somebody is waited for; None: nobody."""

    channel: str
    as_object: bool = False
    press: int | None = None
    leave: bool = False


def main(asked: Asked) -> int:
    """Examine a channel; give the exit status. CannotPrintError."""
    said = words(terminal_locale())
    ended: list[signal.Signals] = []
    try:
        settings = read_settings(said)
        set_up(settings.log_level, settings.log_format)
        # the library warns of what is tried on purpose
        library = logging.getLogger("discord")
        library.addHandler(logging.NullHandler())
        library.propagate = settings.log_level == "debug"
        return asyncio.run(examine(settings, asked, said, ended.append))
    except StartError as error:
        complain(error.sentence)
        return error.status
    except asyncio.CancelledError:
        return ENDED_BY + (ended[0] if ended else signal.SIGTERM)
    except CannotPrintError:
        raise
    except Exception as error:  # noqa: BLE001 (the last door: one sentence, never a traceback)
        log.error("failed", **traced(error))  # noqa: TRY400 (in `traced`)
        complain(said("start-failed", kind=type(error).__name__))
        return EXIT_SETTINGS


async def examine(
    settings: Settings, asked: Asked, said: Words, ended: Callable[[signal.Signals], object]
) -> int:
    """Examine what is asked for; give the exit status. `ended` is told of a signal that ends it.

    StartError, CannotPrintError.
    """
    _end_on_signals(ended)
    found: list[Finding] = []
    async with _admitted(settings, asked, said) as bed:
        patient = bed.patient
        _say(asked, opening(said, patient))
        async with contextlib.aclosing(findings(bed, press=asked.press is not None)) as coming:
            async for finding in coming:
                found.append(finding)
                for line in lines(said, finding):
                    _say(asked, line)
        with talking_to(bed.address):
            left = await patient.remove_all()
            if asked.leave:
                await leave(patient, said)
    requests = len(patient.ear.exchanges)
    if asked.as_object:
        print_out(as_json(said, patient, found, requests, left))
    for line in closing(said, found, requests, left):
        _say(asked, line)
    return DIFFERENT if count(found) else SAME


@contextlib.asynccontextmanager
async def _admitted(settings: Settings, asked: Asked, said: Words) -> AsyncIterator[Bed]:
    """Log in where the bot would. StartError: there is nothing to be examined."""
    given, address = CHANNEL.fullmatch(asked.channel.strip()), settings.tallyho_discord_url
    if given is None:
        raise StartError(said("doctor-no-channel"), EXIT_SETTINGS)
    around = People(said, asked.press or 0)
    async with contextlib.AsyncExitStack() as open_now:
        try:
            patient = await open_now.enter_async_context(
                admitted(address, settings.discord_token, int(given[1]), around, said)
            )
        except (discord.DiscordException, NoPlaceError, aiohttp.ClientError, OSError) as error:
            raise StartError(_refusal(error, said), EXIT_SETTINGS) from None
        lacking = missing(needed(patient.place.type), patient.place.may)
        if lacking:
            names = permissions_named(said, lacking)
            raise StartError(
                said("doctor-stopped", channel=patient.place.name, permissions=names), EXIT_SETTINGS
            )
        yield Bed(patient, address)


def _refusal(error: Exception, said: Words) -> str:
    match error:
        case NoPlaceError(reason=reason):
            return said(text_id("doctor", reason))
        case discord.LoginFailure():
            return said("start-token-wrong")
        case discord.HTTPException(status=status, code=code):
            known = REFUSALS.get(code) or REFUSALS.get(status)
            return said(known) if known else said("doctor-refused", answer=worded(error))
        case _:
            return said("doctor-unreachable")


def _say(asked: Asked, line: str) -> None:
    if not asked.as_object:
        print_out(line)


def _end_on_signals(ended: Callable[[signal.Signals], object]) -> None:
    """End on SIGINT and SIGTERM, ignored ones too, as in the background; what was posted is removed first."""
    running = asyncio.current_task()

    def end(number: signal.Signals) -> None:
        if running is not None:
            ended(number)
            running.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(
            NotImplementedError
        ):  # Windows has no such handlers: Ctrl-C interrupts there
            asyncio.get_running_loop().add_signal_handler(number, end, number)
