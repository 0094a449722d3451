"""Whole evenings of every game at fewest and most seats, by command and by button, in English and French."""

import asyncio
import re
from collections.abc import Awaitable
from typing import Protocol

import pytest

from tests.games.points import whole_evening as points
from tests.games.skull import whole_evening as skull
from tests.games.skullking import whole_evening as skullking
from tests.games.skyjo import whole_evening as skyjo
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_other_games import OtherEvening

HIGH_SIGN = re.compile(r"(?<![\u00a0\d:])[:;!?](?=\s|$)")
"""What French puts a no-break space before."""
SKULL_KING = {skullking.TWO: (1, 3, 5, 7, 9), skullking.EIGHT: (2, 5, 8)}
"""Cards dealt in the rounds of an evening, by its players."""


class Played(Protocol):
    """An evening that is played to its end and checked against the score sheet."""

    def __call__(
        self, playground: Playground, names: tuple[str, ...], *, locale: str
    ) -> Awaitable[OtherEvening]: ...


async def skullking_by_command(
    playground: Playground, names: tuple[str, ...], *, locale: str
) -> OtherEvening:
    played = skullking.invented(names, SKULL_KING[names], 1)
    return await skullking.by_command(playground, names, played, locale=locale)


async def skullking_by_button(playground: Playground, names: tuple[str, ...], *, locale: str) -> OtherEvening:
    played = skullking.invented(names, SKULL_KING[names], 2)
    return await skullking.by_button(playground, names, played, locale=locale)


EVERY_GAME = pytest.mark.parametrize(
    ("by_command", "by_button", "names", "begins"),
    [
        pytest.param(
            by_command,
            by_button,
            names,
            begins,
            id=f"{game}-{seats}",
            marks=[pytest.mark.thorough] if seats == "most" else [],
        )
        for game, by_command, by_button, fewest, most, begins in (
            ("skullking", skullking_by_command, skullking_by_button, *SKULL_KING, "Manche 1"),
            ("skyjo", skyjo.by_command, skyjo.by_button, skyjo.TWO, skyjo.EIGHT, "Manche 1"),
            ("skull", skull.by_command, skull.by_button, skull.THREE, skull.SIX, "Défi 1"),
            ("points", points.by_command, points.by_button, points.TWO, points.TWELVE, "Manche 1"),
        )
        for seats, names in (("fewest", fewest), ("most", most))
    ],
)
"""`begins`: how the first round's own message begins in French."""


@EVERY_GAME
async def test_evenings_in_english_end_as_the_score_sheet_says(
    swift_playground: Playground, by_command: Played, by_button: Played, names: tuple[str, ...], begins: str
) -> None:
    del begins
    await asyncio.gather(
        by_command(swift_playground, names, locale="en-US"),
        by_button(swift_playground, names, locale="en-US"),
    )


@pytest.mark.thorough
@EVERY_GAME
async def test_evenings_in_french_end_as_the_score_sheet_says(
    swift_playground: Playground,
    by_command: Played,
    by_button: Played,
    names: tuple[str, ...],
    begins: str,
) -> None:
    """On a server of which Discord says that it is English: who opens the table is French."""
    evenings = await asyncio.gather(
        by_command(swift_playground, names, locale="fr"), by_button(swift_playground, names, locale="fr")
    )
    for evening in evenings:
        await check_french(evening, begins)


async def test_an_evening_of_people_who_are_french_is_french_from_the_lobby_to_the_end(
    swift_playground: Playground,
) -> None:
    names = ("Léa", "Tom")
    played = skullking.invented(names, (1, 3), 1)
    evening = await skullking.by_command(swift_playground, names, played, locale="fr")
    await check_french(evening, "Manche 1")
    said = [text for message in await evening.public() for text in texts_of(message)]
    assert "Skull King\u00a0: qui joue\u00a0?" in said
    assert "À cette table, je parle français." in said


async def check_french(evening: OtherEvening, begins: str) -> None:
    """Look at everything that was said: French, with its no-break spaces, nothing left in English."""
    said: list[Json] = []
    for person in evening.people.values():
        said += await evening.playground.messages(evening.channel, person)
    texts = [text for message in said for text in texts_of(message)]
    assert any(text.startswith(begins) for text in texts)
    for text in texts:
        assert not HIGH_SIGN.search(re.sub(r"https?://\S+", "", text)), text
        assert not re.search(r"\b(round|points? of|starts|waiting|undo|enter)\b", text, re.IGNORECASE), text


def texts_of(message: Json) -> list[str]:
    """Return a message's own words and those of its embeds and buttons."""
    texts = [message["content"]]
    for embed in message["embeds"]:
        texts += [embed.get("title") or "", embed.get("description") or ""]
        texts.append((embed.get("footer") or {}).get("text") or "")
    texts += [str(button.get("label") or "") for row in message["components"] for button in row["components"]]
    return texts
