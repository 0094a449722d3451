"""What the bot may not do in a place: what is missing for it, who takes it away and who can give it."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.texts import Words
from bot.texts.sentences import text_id
from bot.ui.kit.names import cut, escape
from bot.ui.request.missing_permissions import By, Lack, documented

MOST_ROLES: Final = 3
ROLE: Final = 24
"""Characters of a role's name."""
RIGHTS: Final = {By.CHANNEL: "manage-permissions", By.SERVER: "manage-roles", By.UNKNOWN: "manage-roles"}
"""Which permission it takes to give the bot one. Source: Discord's documentation, "Permissions"."""


def lacking(lacks: Sequence[Lack], roles: Sequence[str], words: Words, *, thread: bool, mute: bool) -> str:
    """Name each permission with what is missing without it, those of the channel and of the server apart.

    `roles`: the names of those that may give them. `mute`: the bot cannot write there at all.
    """
    lines = [words("permission-mute" if mute else "permission-here", count=len(lacks))]
    for by in By:
        lines += _group([lack for lack in lacks if lack.by is by], by, roles, words, thread=thread)
    return "\n".join(lines)


def called(name: str, by: By, words: Words) -> str:
    """Name a permission as Discord's settings of a channel or of a server do. KeyError."""
    return words(text_id("permission-name", documented(name)), where=by.value)


def _group(
    lacks: Sequence[Lack], by: By, roles: Sequence[str], words: Words, *, thread: bool
) -> Iterator[str]:
    if not lacks:
        return
    for lack in lacks:
        name = called(lack.name, by, words)
        place = "thread" if thread else "channel"
        without = words(text_id("permission-without", lack.name), place=place)
        yield words("permission-line", name=name, without=without)
    who = _who(roles, words(f"permission-{RIGHTS[by]}"), words)
    yield words(f"permission-by-{by.value}", count=len(lacks), who=who)


def _who(roles: Sequence[str], right: str, words: Words) -> str:
    if not roles:
        return words("permission-who-anybody", right=right)
    named = ", ".join(escape(cut(role, ROLE)) for role in roles[:MOST_ROLES])
    return words("permission-who-roles", right=right, roles=named)
