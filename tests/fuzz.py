"""`make fuzz`: every property of the suite tried with new seeds, for a minute with `ARGS=--quick`.

What it finds is printed with the example that shows it, and becomes a row of a table, so that
`make test` holds it from then on.
"""

import argparse
import os
import subprocess
import sys
import time
from secrets import randbelow
from typing import Final

SEEDS: Final = 2**32
QUICK, LONG = 60.0, 900.0
"""Seconds after which no further round is begun."""
QUICK_FACTOR, LONG_FACTOR = 3, 20
"""How many times the examples of `make test` one round tries."""
PASSED: Final = 0


def main() -> int:
    """Run rounds, each with a seed of its own, until the time is up or one finds something."""
    given = _arguments()
    seconds, factor = (QUICK, QUICK_FACTOR) if given.quick else (LONG, LONG_FACTOR)
    begun, rounds = time.monotonic(), 0
    while rounds == 0 or (given.seed is None and time.monotonic() - begun < seconds / 2):
        seed = randbelow(SEEDS) if given.seed is None else given.seed
        print(f"seed {seed}", flush=True)
        if _found(seed, factor, given.rest):
            again = f"make fuzz ARGS='{'--quick ' if given.quick else ''}--seed {seed}'"
            print(f"found something with seed {seed}: again with {again}")
            return 1
        rounds += 1
    took = time.monotonic() - begun
    print(f"nothing found: {rounds} x {factor} times the usual examples, {took:.0f} s")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="about a minute instead of a quarter of an hour")
    parser.add_argument("--seed", type=int, help="one round with this seed")
    parser.add_argument("rest", nargs="*", metavar="PATH", help="tests to look at (all, if left out)")
    return parser.parse_args()


def _found(seed: int, factor: int, paths: list[str]) -> bool:
    """Run the properties once and tell whether one of them failed."""
    command = [sys.executable, "-m", "pytest", "-n", "auto", "-q", "-m", "hypothesis", *paths]
    environment = {**os.environ, "TALLYHO_FUZZ": str(factor)}
    return (
        subprocess.run([*command, f"--hypothesis-seed={seed}"], env=environment, check=False).returncode
        != PASSED
    )


if __name__ == "__main__":
    sys.exit(main())
