"""The language of the terminal that the bot was started from."""

import os


def terminal_locale() -> str:
    """Return the language as the usual variables name it ("fr_FR.UTF-8" is "fr_FR")."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value.partition(".")[0]
    return "en"
