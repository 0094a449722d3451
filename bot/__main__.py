"""The command line: `run` the bot (also without a word), `invite` it, have a `doctor` look at a channel.

`score` a sheet, judge a `trick`.

Each sub-command imports only what it needs, when it is called: a score is there in a blink.
"""

import argparse
import gc
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from bot import streams

PRESS_SECONDS: Final = 120
PRESS_MOST: Final = 900
LANGUAGES: Final = ("en", "fr")
"""As `bot.texts.LOCALES`, which costs more to import than a score in JSON."""
SHEET_EXAMPLE: Final = """{"game": "skyjo", "players": ["Léa", "Tom"],
   "played": [{"finisher": "Léa", "scores": {"Léa": 10, "Tom": 24}}]}"""
TRICK_EXAMPLE: Final = """{"plays": [["Léa", "yellow 14"], ["Tom", "pirate"]]}"""
DONE: Final = 0
REFUSED: Final = 2
INTERRUPTED: Final = 130
"""As shells say of what Ctrl-C has ended: 128 and the number of the signal."""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; give the exit status."""
    streams.make_ready()
    try:
        given = _parser().parse_args(arguments)
        command: Callable[[argparse.Namespace], int] = given.command
        return command(given)
    except KeyboardInterrupt:
        return INTERRUPTED
    except streams.CannotPrintError:
        return _unprinted(LANGUAGES[0])


class _Parser(argparse.ArgumentParser):
    """Prints its help and its complaints as we print everything."""

    def _print_message(self, message: str, file: Any = None) -> None:
        show = streams.print_out if file is sys.stdout else streams.complain
        show(message.rstrip())


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m bot", description="Tallyho keeps score on Discord.")
    parser.set_defaults(command=_run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    run = commands.add_parser("run", help="run the bot (what happens without a command, too)")
    run.set_defaults(command=_run)
    invite = commands.add_parser("invite", help="print the address that invites the bot to a server")
    invite.set_defaults(command=_invite)
    _doctor_command(commands)
    score = _sheet_command(commands, "score", "play a score sheet and tell what it comes to", SHEET_EXAMPLE)
    score.set_defaults(command=_score)
    trick = _sheet_command(commands, "trick", "tell who wins a trick of Skull King", TRICK_EXAMPLE)
    trick.set_defaults(command=_trick)
    return parser


def _doctor_command(commands: Any) -> None:
    purpose = "compare a Discord with the playground that the tests know"
    doctor: argparse.ArgumentParser = commands.add_parser(
        "doctor",
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}: in one channel, in some thirty requests. What it"
        " posts there is removed at the end. Exit status 0: no differences, 1: some, 2: it could not begin.",
    )
    doctor.add_argument("channel", metavar="CHANNEL", help="the id of a text or voice channel or of a thread")
    doctor.add_argument("--json", action="store_true", help="answer with one JSON object")
    doctor.add_argument(
        "--press", action="store_true", help="try a button and a form too, which you press in the channel"
    )
    doctor.add_argument(
        "--wait",
        metavar="SECONDS",
        type=_seconds,
        default=PRESS_SECONDS,
        help="how long to wait for you to press (default: %(default)s)",
    )
    doctor.add_argument(
        "--leave",
        action="store_true",
        help="leave one message there: an hour later, the next run tries edits of old messages with it",
    )
    doctor.set_defaults(command=_doctor)


def _seconds(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= PRESS_MOST:
        raise argparse.ArgumentTypeError(f"give whole seconds, 1 to {PRESS_MOST}")
    return int(text)


def _sheet_command(commands: Any, name: str, purpose: str, example: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name,
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}.",
        epilog=f"an example of a {name} file:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("path", metavar="FILE.json", help="a JSON file, or - for standard input")
    command.add_argument("--json", action="store_true", help="answer with one JSON object")
    command.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language of the answer")
    return command


def _run(given: argparse.Namespace) -> int:
    # a hundred thousand objects come with the libraries, and all of them stay: nothing to clear away
    gc.disable()
    from bot.app.main import main as run  # noqa: PLC0415 (Discord's library costs half a second)

    gc.freeze()
    gc.enable()
    del given
    return run()


def _invite(given: argparse.Namespace) -> int:
    from bot.app.invite import main as invite  # noqa: PLC0415 (as in _run)

    del given
    return invite()


def _doctor(given: argparse.Namespace) -> int:
    from bot.doctor.main import Asked  # noqa: PLC0415 (as in _run)
    from bot.doctor.main import main as doctor  # noqa: PLC0415 (as in _run)

    return doctor(Asked(given.channel, given.json, given.wait if given.press else None, given.leave))


def _score(given: argparse.Namespace) -> int:
    from bot.sheets.score import score  # noqa: PLC0415 (a trick needs no games)

    return _answered(score, given)


def _trick(given: argparse.Namespace) -> int:
    from bot.sheets.trick import trick  # noqa: PLC0415 (a score needs no referee)

    return _answered(trick, given)


def _answered(answer: Callable[..., str], given: argparse.Namespace) -> int:
    """Print the answer, or one line that says why there is none."""
    from bot.sheets.source import SourceError  # noqa: PLC0415 (running the bot reads no sheet)
    from rules.contract import RuleError  # noqa: PLC0415 (as above)

    try:
        streams.print_out(answer(given.path, language=None if given.json else given.lang))
    except (SourceError, RuleError) as error:
        from bot.sheets.refusal import refusal  # noqa: PLC0415 (what can be read needs no sentence)

        streams.complain(refusal(error, given.lang))
        return REFUSED
    except streams.CannotPrintError:
        return _unprinted(given.lang)
    return DONE


def _unprinted(language: str) -> int:
    from bot.texts import words  # noqa: PLC0415 (what can be printed needs no sentence)

    streams.complain(words(language)("sheet-cannot-print"))
    return REFUSED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
