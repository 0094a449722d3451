"""`python -m deploy.playground`: a small Discord on this machine, with the bot in it."""

import argparse
import asyncio
import contextlib
import errno
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Iterator
from pathlib import Path

from deploy.playground.errors import ControlError
from deploy.playground.objects import LOCALES
from deploy.playground.saved import Saved, load
from deploy.playground.server import Server
from deploy.playground.starts import IDENTIFY_SECONDS
from deploy.playground.world import Kind, World

PORT = 8765
USAGE_EXIT = 2
LANGUAGES = {"en": "en-GB", "es": "es-ES", "pt": "pt-BR", "sv": "sv-SE", "zh": "zh-CN"}


def main() -> int:
    """Run the playground until it is interrupted."""
    asked = _arguments()
    locale = LANGUAGES.get(asked.lang, asked.lang)
    if locale not in LOCALES:
        return _refuse(f"Discord has no locale {asked.lang}.")
    with _database(asked) as (url, state), contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(_run(asked, locale, url, state))
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m deploy.playground", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help="0 takes a free one (default: %(default)s)")
    parser.add_argument(
        "--database", metavar="FILE", help="keep everything in FILE (default: forget it at the end)"
    )
    parser.add_argument("--serve-only", action="store_true", help="do not start the bot")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument("--lang", metavar="CODE", default="en-US", help="the server's language, such as fr")
    parser.add_argument(
        "--identify-seconds",
        type=float,
        metavar="N",
        default=IDENTIFY_SECONDS,
        help="how long a login keeps the next one waiting (default: %(default)s, as on Discord)",
    )
    return parser.parse_args()


@contextlib.contextmanager
def _database(asked: argparse.Namespace) -> Iterator[tuple[str | None, Path | None]]:
    """Return the bot's database and the file for the playground's own state."""
    with contextlib.ExitStack() as stack:
        if asked.database and "://" in asked.database:
            yield (None if asked.serve_only else asked.database), None
            return
        state = None
        if asked.database:
            file = Path(asked.database).resolve()
            file.parent.mkdir(parents=True, exist_ok=True)
            state = file.with_name(file.name + ".playground.json")
        else:
            file = (
                Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tallyho-"))) / "tallyho.sqlite3"
            )
        yield (None if asked.serve_only else f"sqlite+aiosqlite:///{file}"), state


async def _run(asked: argparse.Namespace, locale: str, url: str | None, state: Path | None) -> int:
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stopping.set)
    world = World(locale)
    server = Server(world, url)
    server.gateway.starts.seconds = asked.identify_seconds
    try:
        await server.listen(asked.port)
    except OSError as error:
        await server.close()
        reason = "is taken" if error.errno == errno.EADDRINUSE else "cannot be used"
        return _refuse(f"Port {asked.port} {reason}. Choose another with --port, or --port 0 for a free one.")
    saved = None
    if state is not None:
        saved = Saved(world, state)
        load(world, state)
    if not world.channels:
        _furnish(world)
    if saved is not None:
        saved.begin()
    try:
        await _open(server, asked, stopping)
    finally:
        await server.close()
        if saved is not None:
            await saved.close()
    return 0


async def _open(server: Server, asked: argparse.Namespace, stopping: asyncio.Event) -> None:
    stopped = asyncio.create_task(stopping.wait())
    if not asked.serve_only:
        lost = "forgotten at the end (--database FILE keeps it)"
        kept = f"kept in {asked.database}" if asked.database else lost
        _print(f"playground: the page is {server.world.url}; the bot is starting. Ctrl-C ends both.")
        _print(f"playground: what is played is {kept}.")
        starting = asyncio.create_task(server.bot.start())
        await asyncio.wait((starting, stopped), return_when=asyncio.FIRST_COMPLETED)
        if not starting.done():
            starting.cancel()
            return
        if isinstance(starting.exception(), ControlError):
            sys.stderr.write(f"playground: {starting.exception()}\n")
        else:
            starting.result()
    if asked.serve_only or server.bot.status()["bot"] == "ready":
        _print(f"playground ready: {server.world.url}")
        if not asked.no_browser and _has_display():
            await asyncio.to_thread(webbrowser.open, server.world.url)
    await stopped


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"playground: {sentence}\n")
    return USAGE_EXIT


def _furnish(world: World) -> None:
    """Set the table: four people and two places; who is first, and opens a table, reads English."""
    world.add_channel("card-table", Kind.TEXT)
    world.add_channel("Game night", Kind.VOICE)
    for name, locale in (("Tom", "en-GB"), ("Léa", "fr"), ("Nico", "en-US"), ("Camille", "fr")):
        world.add_person(name, locale)


if __name__ == "__main__":
    sys.exit(main())
