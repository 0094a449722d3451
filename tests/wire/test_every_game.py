"""Whole evenings of every game at fewest and most seats, by command and by button, in English and French."""

import asyncio
import re

import pytest

from tests.games.skullking import whole_evening as skullking
from tests.kit.playground_client import Json, Playground
from tests.kit.rows_of_games import EVENINGS
from tests.kit.wire_other_games import OtherEvening

HIGH_SIGN = re.compile(r"(?<![\u00a0\d:])[:;!?](?=\s|$)")
"""What French puts a no-break space before."""
EVERY_GAME = pytest.mark.parametrize(
    ("game", "names"),
    [
        pytest.param(
            game, names, id=f"{game}-{seats}", marks=[pytest.mark.thorough] if seats == "most" else []
        )
        for game, evening in EVENINGS.items()
        for seats, names in (("fewest", evening.fewest), ("most", evening.most))
    ],
)


@EVERY_GAME
async def test_evenings_in_english_end_as_the_score_sheet_says(
    swift_playground: Playground, game: str, names: tuple[str, ...]
) -> None:
    evening = EVENINGS[game]
    await asyncio.gather(
        evening.by_command(swift_playground, names, locale="en-US"),
        evening.by_button(swift_playground, names, locale="en-US"),
    )


@pytest.mark.thorough
@EVERY_GAME
async def test_evenings_in_french_end_as_the_score_sheet_says(
    swift_playground: Playground, game: str, names: tuple[str, ...]
) -> None:
    """On a server of which Discord says that it is English: who opens the table is French."""
    whole = EVENINGS[game]
    evenings = await asyncio.gather(
        whole.by_command(swift_playground, names, locale="fr"),
        whole.by_button(swift_playground, names, locale="fr"),
    )
    for evening in evenings:
        await check_french(evening, whole.begins)


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
