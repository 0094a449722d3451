"""`python -m tests.pictures`: the documentation's pictures, from scripted evenings at the playground.

Needs Chromium. Everything that differs from one run to the next (times, colours of people) is left out.
"""

import argparse
import asyncio
import sys
from pathlib import Path

from tests.kit.page_window import chromium, driven
from tests.kit.playground_client import Playground, client, process
from tests.pictures.camera import PHONE, Camera
from tests.pictures.gallery import gallery
from tests.pictures.scenes import SCENES, Stage, board_for_the_readme, first_words, three_columns

DOCS = Path(__file__).resolve().parents[2] / "docs"
ENGLISH = "en"
TALL = 1500
"""A window in which every message and form stands whole."""
DISCORD = {ENGLISH: "en-GB", "fr": "fr"}


async def main() -> None:
    asked = arguments()
    asked.docs.joinpath("pictures").mkdir(parents=True, exist_ok=True)
    with process("--lang", asked.lang) as running:
        async with client(running.url()) as playground, chromium() as browser:
            await playground.rate_limits(on=False)
            await everybody_speaks(playground, asked.lang)
            if asked.lang == ENGLISH and asked.only in ("", "wide"):
                async with driven(browser, width=1500, height=820) as page:
                    await page.open(playground.url, columns=3, lang=asked.lang)
                    camera = Camera(page, asked.docs / "pictures")
                    await camera.prepare()
                    await three_columns(await Stage.set(playground, camera, "skullking", "card-table"))
            async with driven(browser, width=PHONE, height=TALL, scale=Camera.scale) as page:
                await page.open(playground.url, lang=asked.lang)
                camera = Camera(page, asked.docs / "pictures")
                await camera.prepare()
                if asked.only in ("", "first"):
                    await first_words(playground, camera)
                for game, scene in SCENES.items():
                    if asked.only in ("", game):
                        await scene(await Stage.set(playground, camera, game))
                if asked.lang == ENGLISH and asked.only in ("", "board"):
                    await board_for_the_readme(await Stage.set(playground, camera, "skullking", "Game night"))
    (asked.docs / "gallery.md").write_text(gallery(), "utf-8")
    sizes = [file.stat().st_size for file in sorted(asked.docs.glob("pictures/*.png"))]
    sys.stdout.write(f"{len(sizes)} pictures, {sum(sizes) / 1_000_000:.1f} MB\n")


async def everybody_speaks(playground: Playground, language: str) -> None:
    for person in await playground.people():
        await playground.change_person(person, locale=DISCORD[language])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("--docs", type=Path, default=DOCS, help="where gallery.md and pictures/ go")
    parser.add_argument("--lang", choices=sorted(DISCORD), default=ENGLISH)
    parser.add_argument("--only", default="", help="a game; first; or board, wide (English alone)")
    return parser.parse_args()


if __name__ == "__main__":
    asyncio.run(main())
