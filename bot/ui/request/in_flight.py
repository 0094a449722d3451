"""What is being done just now, counted: nothing is in flight once every act has ended."""

from collections.abc import Iterator
from contextlib import contextmanager


class InFlight:
    """How many acts have begun and not ended."""

    def __init__(self) -> None:
        self._acts = 0

    def __bool__(self) -> bool:
        """Return whether something is being done."""
        return self._acts > 0

    @contextmanager
    def act(self) -> Iterator[None]:
        """Count what is done inside the block."""
        self._acts += 1
        try:
            yield
        finally:
            self._acts -= 1
