"""Every sentence that a person reads, in .ftl files: one folder a language, one file a subject.

The first word of a text's id names its file: `skullking-why-exact` stands in skullking.ftl.
Files are read when first needed, so that a short command does not pay for all of them.
"""

import re
from collections.abc import Mapping
from functools import cache, partial
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

LOCALES: Final = ("en", "fr")
DEFAULT: Final = LOCALES[0]
MINUS: Final = "\N{MINUS SIGN}"
_HYPHEN_MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")

NO_MENTIONS: Final[Mapping[str, str]] = MappingProxyType({})

Value = str | int
_plain = partial(fluent_number, useGrouping=False)


class Words:
    """The texts of one language.

    A text names a command by `COMMAND("tally", "help")` and an option by `OPTION("player")`, in the
    contract's words: what is read is the name that this language's clients show.
    """

    def __init__(self, locale: str, mentions: Mapping[str, str] = NO_MENTIONS) -> None:
        """`mentions`: commands by their full English names, as mentions that can be tapped."""
        self.locale = locale
        self._mentions = mentions
        functions: dict[str, Any] = {"COMMAND": self.command, "OPTION": self.option}
        self._bundle = FluentBundle([locale], functions=functions, use_isolating=False)
        self._subjects: set[str] = set()

    def __call__(self, text: str, **values: Value) -> str:
        """Return a sentence by its id, with its values filled in.

        Whole numbers are written with a true minus and no grouping; a value that was cut ends a sentence.
        KeyError for an id that no file has, ValueError for a value that is missing.
        """
        self._read(text.partition("-")[0])
        pattern = self._bundle.get_message(text).value
        if pattern is None:
            raise KeyError(text)
        shown = {name: _plain(value) if isinstance(value, int) else value for name, value in values.items()}
        sentence, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise ValueError(f"{self.locale}/{text}: {errors[0]}")
        return _HYPHEN_MINUS.sub(MINUS, str(sentence)).replace("….", "…")

    def command(self, group: str, *names: str) -> str:
        """Name a command or a group of them: to be tapped where that is known, else by its name here.

        Discord shows a mention to everybody by its English name, and opens the command by no other one.
        """
        mention = self._mentions.get(" ".join((group, *names)))
        return mention or "/" + " ".join((group, *(self._named(f"command-{name}", name) for name in names)))

    def option(self, name: str) -> str:
        """Name an option of a command as this language's clients show it."""
        return self._named(f"command-option-{name.replace('_', '-')}", name)

    def has(self, text: str) -> bool:
        """Return whether this language has a text of that id."""
        self._read(text.partition("-")[0])
        return bool(self._bundle.has_message(text))

    def _named(self, text: str, otherwise: str) -> str:
        name = f"{text}-name"
        return self(name) if self.has(name) else otherwise

    def _read(self, subject: str) -> None:
        if subject in self._subjects:
            return
        self._subjects.add(subject)
        resource = _resource(self.locale, subject)
        if resource is not None:
            self._bundle.add_resource(resource)


@cache
def _resource(locale: str, subject: str) -> Resource | None:
    source = files("bot.texts") / locale / f"{subject}.ftl"
    return FluentResource(source.read_text("utf-8")) if source.is_file() else None


def language_of(locale: str) -> str | None:
    """Return the language in which a Discord or POSIX locale ("fr", "en-GB", "fr_CA") is answered.

    None: there are no texts in it.
    """
    language = locale.replace("_", "-").partition("-")[0].lower()
    return language if language in LOCALES else None


@cache
def words(locale: str) -> Words:
    """Return the texts for a Discord or POSIX locale; English where there are none in its language."""
    return Words(language_of(locale) or DEFAULT)


def signed(points: int) -> str:
    """Write points with their sign: +60, −20, 0."""
    return f"{points:+d}".replace("-", MINUS) if points else "0"
