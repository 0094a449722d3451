"""Every sentence that a person reads, in .ftl files: one folder a language, one file a subject.

The first word of a text's id names its file: `skullking-why-exact` stands in skullking.ftl.
Files are read when first needed, so that a short command does not pay for all of them.
"""

import re
from functools import cache, partial
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LOCALES: Final = ("en", "fr")
DEFAULT: Final = LOCALES[0]
MINUS: Final = "\N{MINUS SIGN}"
_HYPHEN_MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")

Value = str | int
_plain = partial(fluent_number, useGrouping=False)


class Words:
    """The texts of one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._subjects: set[str] = set()

    def __call__(self, text: str, **values: Value) -> str:
        """Give a sentence by its id, with its values filled in.

        Whole numbers are written with a true minus and no grouping.
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
        return _HYPHEN_MINUS.sub(MINUS, str(sentence))

    def has(self, text: str) -> bool:
        """Tell whether this language has a text of that id."""
        self._read(text.partition("-")[0])
        return bool(self._bundle.has_message(text))

    def _read(self, subject: str) -> None:
        if subject in self._subjects:
            return
        self._subjects.add(subject)
        source = files("bot.texts") / self.locale / f"{subject}.ftl"
        if source.is_file():
            self._bundle.add_resource(FluentResource(source.read_text("utf-8")))


@cache
def words(locale: str) -> Words:
    """Give the texts for a Discord or POSIX locale ("fr", "en-GB", "fr_CA"); English for others."""
    language = locale.replace("_", "-").partition("-")[0].lower()
    return Words(language if language in LOCALES else DEFAULT)


def signed(points: int) -> str:
    """Write points with their sign: +60, −20, 0."""
    return f"{points:+d}".replace("-", MINUS) if points else "0"
