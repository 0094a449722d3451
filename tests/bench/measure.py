"""Measuring: several rounds of two things side by side, their medians and the ratio of these."""

import statistics
import time
from collections.abc import Awaitable, Callable

Act = Callable[[], Awaitable[None]]


async def rate(act: Act, times: int) -> float:
    """Do it so many times, one after the other; give how many a second."""
    begun = time.perf_counter()
    for _ in range(times):
        await act()
    return times / (time.perf_counter() - begun)


async def side_by_side(one: Act, other: Act, *, rounds: int, times: int) -> tuple[float, float, float]:
    """Take turns, A B A B …; give both medians (a second) and the median of the pairs' ratios one/other."""
    pairs = [(await rate(one, times), await rate(other, times)) for _ in range(rounds)]
    ones, others = zip(*pairs, strict=True)
    ratio = statistics.median(a / b for a, b in pairs)
    return statistics.median(ones), statistics.median(others), ratio
