"""The choice of the language that a table speaks in public: one button a language, each in its own name."""

from typing import Final

from bot.tables.view import View
from bot.texts import LOCALES, Words, words
from bot.ui.kit.buttons import button, in_rows, worded
from bot.ui.kit.message import Button, Message, Press

ASK: Final = "language"
"""The press that asks which it shall be."""
CHOOSE: Final = "speak"
"""The press that chooses it for the table."""
EVERYWHERE: Final = "speakall"
"""The press that chooses it for the whole server: it belongs to no table."""
CHOSEN: Final = "✓"


def ask(table: View, said: Words) -> Message:
    """Ask which language the table shall speak; the one that it speaks is ticked."""
    spoken = words(table.place.locale).locale
    buttons = [_choice(table, locale, chosen=locale == spoken) for locale in LOCALES]
    return Message(content=said("language-ask"), rows=in_rows(buttons))


def chosen(table: View, said: Words, *, everywhere: bool) -> Message:
    """Say which language the table speaks now; `everywhere`: offer it for the whole server."""
    spoken = words(table.place.locale)
    content = said("language-chosen", language=spoken("language-name"))
    offer = Button(label=said("language-everywhere"), press=Press(EVERYWHERE, args=(spoken.locale,)))
    return Message(content=content, rows=in_rows([offer]) if everywhere else ())


def ask_everywhere(said: Words) -> Message:
    """Ask which language shall be spoken on the whole server."""
    buttons = [
        Button(label=words(locale)("language-name"), press=Press(EVERYWHERE, args=(locale,)))
        for locale in LOCALES
    ]
    return Message(content=said("language-ask-everywhere"), rows=in_rows(buttons))


def here_too(table: View, locale: str, said: Words) -> Button:
    """Offer the language that was chosen for the server for this table as well."""
    return button(said, "language-here-too", table, CHOOSE, locale)


def _choice(table: View, locale: str, *, chosen: bool) -> Button:
    name = words(locale)("language-name")
    label = f"{CHOSEN} {name}" if chosen else name
    return worded(label, table, CHOOSE, locale, style="success" if chosen else "secondary")
