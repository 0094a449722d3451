"""`make bench`: each part beside what bounds it, in one run. The last line is one JSON object."""

import asyncio
import json
import platform
import sys

from tests.bench import command_line, importing, rules, storage, wire

PARTS = {
    "rules": rules,
    "command_line": command_line,
    "storage": storage,
    "importing": importing,
    "wire": wire,
}


async def main() -> None:
    """Measure the parts named on the command line, or all of them."""
    figures: dict[str, object] = {"python": platform.python_version()}
    for name in sys.argv[1:] or PARTS:
        print(f"{name}: {PARTS[name].__doc__}".splitlines()[0], flush=True)
        measured = await PARTS[name].measure()
        for figure, value in measured.items():
            print(f"  {figure.replace('_', ' ')}: {value:g}", flush=True)
        figures[name] = measured
    print(json.dumps(figures))


if __name__ == "__main__":
    asyncio.run(main())
