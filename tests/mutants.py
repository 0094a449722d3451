"""`make mutants`: changes the scoring and trick modules a token at a time; counts what the tests notice.

mutmut rather than cosmic-ray: it forks from a process that has the tests loaded, and runs for each
mutant only the tests that reach it, which is minutes instead of hours here.
"""

import argparse
import json
import os
import random
import secrets
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

KILLED_AT_LEAST: Final = 95.0
"""Per cent of mutants."""
FOUND_OUT: Final = ("killed", "timeout", "segfault", "suspicious")
FOLDER: Final = Path("mutants")
SEEDS: Final = 2**32
OF_EACH_FUNCTION: Final = 15
"""About as many mutants as a function has; the quick run takes two of each, chosen among so many."""
CHOSEN: Final = 2


def main() -> int:
    """Run mutmut over what pyproject.toml names; fail below 95 % killed, naming the survivors."""
    given = _arguments()
    mutmut = Path(sys.executable).with_name("mutmut")
    workers = str(os.cpu_count() or 1)
    wanted = _some(given.seed) if given.quick else given.mutants
    subprocess.run([mutmut, "run", "--max-children", workers, *wanted], check=True)
    subprocess.run([mutmut, "export-cicd-stats"], check=True, stdout=subprocess.DEVNULL)
    figures = Counter(json.loads((FOLDER / "mutmut-cicd-stats.json").read_text("utf-8")))
    killed = sum(figures[outcome] for outcome in FOUND_OUT)
    tried = killed + figures["survived"] + figures["no_tests"]
    share = 100 * killed / tried if tried else 0.0
    if killed < tried:
        survivors = subprocess.run([mutmut, "results"], check=True, capture_output=True, text=True).stdout
        print("\n".join(line for line in survivors.splitlines() if "not checked" not in line))
    print(
        f"{killed} of {tried} mutants found out: {share:.1f} % (at least {KILLED_AT_LEAST:.0f} % is wanted)"
    )
    return 0 if share >= KILLED_AT_LEAST else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="about a minute: two mutants of each function")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(SEEDS), help="which ones those are")
    parser.add_argument(
        "mutants", nargs="*", metavar="NAME", help="mutants by name, with * (all, if left out)"
    )
    return parser.parse_args()


def _some(seed: int) -> list[str]:
    """Return the names of two mutants of each function, the same for the same seed."""
    print(f"seed {seed}", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)  # what an earlier run has found is not counted
    numbers = random.Random(seed).sample(range(1, OF_EACH_FUNCTION + 1), CHOSEN)
    return [f"*__mutmut_{number}" for number in numbers]


if __name__ == "__main__":
    sys.exit(main())
