"""How far chance may look: at the same examples in every `make test`, at new ones in `make fuzz`."""

import os
from typing import Final

from hypothesis import HealthCheck, Phase, settings

FACTOR: Final = int(os.environ.get("TALLYHO_FUZZ", "0"))
"""How many times as many examples `make fuzz` tries; 0: this is `make test`."""
USUAL: Final = 30
"""Examples of a property that takes milliseconds."""


def examples(usual: int = USUAL, *, shrink: bool = True) -> settings:
    """Return the settings of a property that tries `usual` examples in `make test`.

    Nothing found is remembered between two runs, and a busy machine makes no test fail. Without
    `shrink` a counterexample is shown as it was found: for what is too slow to be tried again and again.
    """
    phases = [phase for phase in Phase if shrink or phase not in (Phase.shrink, Phase.explain)]
    return settings(
        max_examples=usual * max(FACTOR, 1),
        derandomize=not FACTOR,
        database=None,
        deadline=None,
        print_blob=bool(FACTOR),
        phases=phases,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    )


def use() -> None:
    """Make these the settings of every property that names none of its own."""
    settings.register_profile("tallyho", examples())
    settings.load_profile("tallyho")
