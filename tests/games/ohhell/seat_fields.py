"""Which fields of the entries speak of seats."""

from typing import Final

PER_SEAT: Final[frozenset[str]] = frozenset({"bids", "declarations"})
"""Fields that hold something for each seat, in the order of the seats."""
SEATS: Final[frozenset[str]] = frozenset()
"""Fields that name a seat, or several."""
