"""How long the courier waits after failures: later and later, and never for ever at a short pace."""

import pytest

from bot.store.errors import StoreError
from bot.ui.courier.retries import Retries
from bot.ui.courier.sender import BarredError

MINUTE, HOUR = 60.0, 3600.0


@pytest.mark.parametrize(
    ("error", "first", "longest"),
    [
        (OSError(), [2, 4, 8, 16], 4 * HOUR),
        (BarredError(), [MINUTE, 2 * MINUTE, 4 * MINUTE, 8 * MINUTE], 4 * HOUR),
        (StoreError("unreachable"), [2, 4, 8, 16], MINUTE),
    ],
)
def test_a_pause_is_twice_as_long_after_each_failure(
    error: Exception, first: list[float], longest: float
) -> None:
    retries = Retries()
    assert [retries.after(error) for _ in first] == first
    assert [retries.after(error) for _ in range(100)][-1] == longest
    retries.failures = 0
    assert retries.after(error) == first[0]
