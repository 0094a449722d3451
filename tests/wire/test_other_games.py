"""Skyjo, Skull and plain points together: whole evenings in French, and a restart in mid-round."""

import asyncio
import re

from tests.playground_client import Json, Playground
from tests.wire import test_points as points
from tests.wire import test_skull as skull
from tests.wire import test_skyjo as skyjo
from tests.wire.other_evening import OtherEvening, totals_in

THREE = ("Léa", "Tom", "Camille")
HIGH_SIGN = re.compile(r"(?<![\u00a0\d:])[:;!?](?=\s|$)")
"""What French puts a no-break space before."""


async def test_evenings_in_french_by_command_and_by_form(playground: Playground) -> None:
    await playground.rate_limits(on=False)
    channel = await playground.channel("langue")
    host = await playground.person("Zoé", locale="fr", moderator=True)
    await playground.type(host, channel, "/tally language language:fr")
    await asyncio.gather(
        skyjo_in_french(playground), skull_in_french(playground), points_in_french(playground)
    )


async def skyjo_in_french(playground: Playground) -> None:
    played = skyjo.invented(THREE, 50, 5)
    evening = await skyjo.Skyjo.seated(playground, THREE, options="threshold:50", locale="fr")
    for round_, each in enumerate(played, 1):
        for name in THREE:
            closed = ["closed"] if name == each["finisher"] else []
            panel = await evening.panel(name, round_)
            if name in each["grids"]:
                form = await evening.press(name, panel, "grid")
                cards = skyjo.typed(each["grids"][name])
                assert form["modal"]["title"] == f"Tes points, manche {round_}"
                await evening.send(name, form, cards=cards, closed=closed)
            elif round_ % 2:
                form = await evening.press(name, panel, "total")
                await evening.send(name, form, points=str(each["scores"][name]), closed=closed)
            else:
                await evening.command(name, "score", points=each["scores"][name], finisher=bool(closed))
    assert totals_in(await evening.final()) == skyjo.totals(THREE, played, 50)
    await check_french(evening, "Manche 1")


async def skull_in_french(playground: Playground) -> None:
    played = skull.invented(THREE, 6, flowers=0.2)
    evening = await skull.Skull.seated(playground, THREE, locale="fr")
    for number, each in enumerate(played, 1):
        if number % 2:
            await evening.tell("Tom", number, each, THREE)
            continue
        options = {key: each[key] for key in ("challenger", "bid", "skull", "next") if key in each}
        await evening.command("Léa", "won" if each["won"] else "failed", **options)
    assert skull.rows_in(await evening.final()) == skull.expected(THREE, played)
    await check_french(evening, "Défi 1")


async def points_in_french(playground: Playground) -> None:
    played = points.invented(THREE, 4, 7)
    evening = await points.Points.seated(playground, THREE, options="wins:lowest rounds:4", locale="fr")
    for round_, each in enumerate(played, 1):
        await evening.board(round_)
        if round_ % 2:
            form = await evening.type("Léa", "round")
            lines = "\n".join(f"{name} : {scored}" for name, scored in each["scores"].items())
            await evening.send("Léa", form, lines=lines)
            continue
        for name in THREE:
            said = await evening.command(name, "score", points=each["scores"][name])
            assert "Tu as saisi" in said["message"]["content"] or name == THREE[-1]
    assert totals_in(await evening.final()) == points.totals(THREE, played, wins="lowest", rounds=4)
    await check_french(evening, "Manche 1")


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
    """Give a message's own words and those of its embeds and buttons."""
    texts = [message["content"]]
    for embed in message["embeds"]:
        texts += [embed.get("title") or "", embed.get("description") or ""]
        texts.append((embed.get("footer") or {}).get("text") or "")
    texts += [str(button.get("label") or "") for row in message["components"] for button in row["components"]]
    return texts


async def test_a_restart_in_mid_round_loses_nothing(playground: Playground) -> None:
    cards = await skyjo.Skyjo.seated(playground, THREE[:2])
    discs = await skull.Skull.seated(playground, THREE)
    plain = await points.Points.seated(playground, THREE[:2])
    await cards.type("Tom", "score points:4 finisher:True")
    await plain.type("Tom", "score points:4")
    form = await cards.press("Léa", await cards.panel("Léa"), "total", 0)
    asked = (await discs.press("Léa", await discs.board(1), "failed"))["message"]
    await playground.bot("kill")
    await playground.bot("start")
    await cards.send("Léa", form, points="9")
    asked = (await discs.press("Léa", asked, "failed", 1))["message"]
    await discs.press("Léa", asked, "failed", 1, 0)
    await plain.type("Léa", "score points:9")
    assert totals_in(await cards.scored(1)) == {"Tom": 4, "Léa": 9}
    assert "Tom failed on the skull of Léa" in (await discs.told(1))["content"]
    assert totals_in(await plain.scored(1)) == {"Léa": 9, "Tom": 4}
