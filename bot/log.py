"""Log lines: one event each, with fields; never a bet, never a token."""

import logging
import re
import sys
import traceback
from pathlib import Path
from typing import Final

import structlog

_TELLING: Final = re.compile(r"\d+|\b(?:True|False)\b", re.ASCII)
"""What could be a hidden bet in an error's text: masked before it is written down."""


FRAMES: Final = 12
"""How many places an unexpected error's description names."""


def set_up(level: str, shape: str) -> None:
    """Send our events and the libraries' to standard error, from `level` up."""
    number = getattr(logging, level.upper())
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: structlog.types.Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if shape == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[*shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _without_traceback,
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(max(number, logging.WARNING))
    # its complaint about the message intent is about something that this bot never asks for
    logging.getLogger("discord.client").setLevel(logging.ERROR)


def traced(error: BaseException) -> dict[str, str]:
    """Describe an unexpected error for the log: its kind, where it arose, its text without numbers."""
    frames = traceback.extract_tb(error.__traceback__)
    # a connection that fails is no riddle
    told = frames[-1:] if isinstance(error, OSError) else frames[-FRAMES:]
    return {
        "error": type(error).__name__,
        "text": _TELLING.sub("#", str(error))[:500],
        "at": " < ".join(
            f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(told)
        ),
    }


def _without_traceback(
    _logger: object, _method: str, event: structlog.types.EventDict
) -> structlog.types.EventDict:
    """Replace a library's traceback, whose last line could tell what was typed, by `traced`."""
    found = event.pop("exc_info", None)
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event.update(traced(error))
    return event
