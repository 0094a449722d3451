"""What every handler works with: the use-cases, and who carries messages to the channels."""

from dataclasses import dataclass, field
from typing import Final, Protocol

from bot.tables import Tables
from bot.texts import Words, words
from bot.ui.kit.permissions import May
from bot.ui.request.double_presses import DoublePresses
from bot.ui.request.in_flight import InFlight
from bot.ui.request.languages import Languages

DEFER_AFTER: Final = 1.5


class Waker(Protocol):
    """Who brings channels and direct messages up to date after a change."""

    def wake(self, table: int) -> None:
        """Have this table's posts, board and direct messages looked after, soon."""

    def permitted(self, channel: int, may: May) -> None:
        """Learn from an interaction what is allowed in this channel now."""

    async def repost(self, table: int) -> None:
        """Make sure that this table's lobby or board stands, posted anew where it is gone."""


@dataclass(slots=True)
class Services:
    """The services of a running bot. One exists per process; handlers are given it."""

    tables: Tables
    courier: Waker
    languages: Languages = field(default_factory=Languages)
    mentions: dict[str, str] = field(default_factory=dict)
    """Every command by its full name, as a mention one can tap; filled once Discord has told the ids."""
    defer_after: float = DEFER_AFTER
    """Seconds of work after which an answer is deferred."""
    double_presses: DoublePresses = field(default_factory=DoublePresses)
    """Which private messages were redrawn under somebody's finger."""
    in_flight: InFlight = field(default_factory=InFlight)
    """What people wait for an answer to."""
    _words: dict[str, Words] = field(default_factory=dict)

    def words(self, locale: str) -> Words:
        """Return the texts for a Discord locale, with commands that can be tapped: for content.

        Labels and titles, where a mention is not one, take those of `bot.texts`.
        """
        language = words(locale).locale
        return self._words.setdefault(language, Words(language, self.mentions))
