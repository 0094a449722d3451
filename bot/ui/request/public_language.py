"""The language of what is said in public: on a server, and at a table that somebody opens there."""

from collections.abc import Collection
from typing import Final

from bot.tables import Tables
from bot.texts import DEFAULT, language_of

COMMUNITY: Final = "COMMUNITY"
"""The feature of servers that can choose a language. Any other's locale is en-US, whatever people speak
there (Discord's documentation, "Guild Object", `preferred_locale`)."""


async def server_language(tables: Tables, guild: int, features: Collection[str], locale: str) -> str | None:
    """Return the language of a server: as chosen with `/tally language`, else a COMMUNITY server's own.

    `features` and `locale` as Discord tells them. None: nothing says which it is, or there are no texts in
    it. StoreError.
    """
    chosen = await tables.servers.locale(guild)
    own = locale if COMMUNITY in features else ""
    return language_of(chosen or "") or language_of(own)


async def opening_language(
    tables: Tables, guild: int, features: Collection[str], locale: str, opener: str
) -> str:
    """Return the language of a table that is opened: the server's, else that of who opens it, else English.

    `opener`: that person's locale; the rest and StoreError as `server_language`.
    """
    server = await server_language(tables, guild, features, locale)
    return server or language_of(opener) or DEFAULT
