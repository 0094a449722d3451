"""The first message on a server, and what its buttons lead to: games, rules, languages."""

from collections.abc import Callable
from typing import Final

from bot.texts import LOCALES, Words, words
from bot.ui.kit.buttons import LABEL, WORDY, in_rows
from bot.ui.kit.message import Button, Message, Press, Style
from rules.games import GAMES

START: Final = "start"
OPEN: Final = "open"
MINUTE: Final = "minute"
LANGUAGE: Final = "serverlanguage"
"""What the presses do: show the games, open one, show rules, show the languages."""
SEPARATOR: Final = " · "
Speak = Callable[[str], Words]
"""Gives the texts of a language."""


def welcome(locale: str | None, speak: Speak) -> Message:
    """Say what this is and how it starts; where the server's language is not known, in every language.

    `speak` gives texts whose commands can be tapped.
    """
    if locale is None:
        content = "\n\n".join(speak(each)("welcome-what") for each in LOCALES)
    else:
        said = speak(locale)
        content = f"{_what(said)}\n{said('welcome-how')}"
    start = _button(locale, "welcome-start", START, style="primary")
    others = (_button(locale, "welcome-minute", MINUTE), _button(locale, "welcome-language", LANGUAGE))
    return Message(content=content, rows=((start,), others))


def games(said: Words) -> Message:
    """Ask which game is to be opened here."""
    return _asked(said("welcome-which-game"), OPEN, said)


def rules(said: Words) -> Message:
    """Ask of which game the rules are to be shown."""
    return _asked(said("welcome-which-rules"), MINUTE, said)


def told_who_chooses(said: Words) -> Message:
    """Tell somebody who may not choose what the welcome says, in their own language, and who chooses."""
    return Message(content=f"{_what(said)}\n{said('welcome-language-who')}")


def _asked(content: str, action: str, said: Words) -> Message:
    buttons = [
        Button(label=said(f"{game.name}-name"), press=Press(action, args=(game.name,))) for game in GAMES
    ]
    return Message(content=content, rows=in_rows(buttons, WORDY))


def _button(locale: str | None, text: str, action: str, style: Style = "secondary") -> Button:
    if locale is not None:
        return Button(label=words(locale)(text), press=Press(action), style=style)
    every = list(dict.fromkeys(words(each)(text) for each in LOCALES))
    joined = SEPARATOR.join(every)
    return Button(label=joined if len(joined) <= LABEL else every[0], press=Press(action), style=style)


def _what(said: Words) -> str:
    return f"{said('welcome-what')} {said('welcome-bets')}"
