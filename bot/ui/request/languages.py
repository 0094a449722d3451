"""Which language each person was last seen to use: what a direct message is written in.

Discord tells a person's language with each interaction only. Kept in memory, for a bounded
number of people: after a restart the table's language serves until the person acts again.
"""

from collections import OrderedDict
from typing import Final

MOST: Final = 10_000


class Languages:
    """The language of the people seen lately."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, str] = OrderedDict()

    def seen(self, user: int, locale: str) -> None:
        """Remember the language in which this person was answered."""
        self._seen[user] = locale
        self._seen.move_to_end(user)
        if len(self._seen) > MOST:
            self._seen.popitem(last=False)

    def forget(self, user: int) -> None:
        """Remember nothing of this person."""
        self._seen.pop(user, None)

    def of(self, user: int, otherwise: str) -> str:
        """Return this person's language, or `otherwise` where it is not known."""
        return self._seen.get(user, otherwise)
