"""In which language a table speaks to everybody: that of its server, else of who opens it."""

import json
from collections.abc import AsyncGenerator

import pytest

from tests.kit.playground_client import Json, Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.wire_evening import Evening, buttons, eventually, pressable

PLAIN: Json = {}
"""A server that has no language of its own: Discord tells of each as of an English one."""
OVER = {
    "game": "skyjo",
    "players": ["Léa", "Tom"],
    "played": [{"finisher": "Léa", "scores": {"Léa": 1, "Tom": 109}}],
}
SPOKEN = {"en": "At this table I speak English.", "fr": "À cette table, je parle français."}


def community(locale: str) -> Json:
    return {"locale": locale, "community": True}


async def meeting(playground: Playground, server: Json, **locales: str) -> Evening:
    """Bring people together in a channel of a server of its own, each with their client's language."""
    place = await playground.server("Somewhere", **server)
    people = {name: await playground.person(name, locale=locale) for name, locale in locales.items()}
    return Evening(playground, await playground.channel("table", server=place["id"]), people)


async def choose(evening: Evening, language: str) -> Json:
    """Have a moderator choose the language of the server; give the answer."""
    evening.people["Mo"] = mo = await evening.playground.person("Mo", moderator=True)
    answered = await evening.playground.type(mo, evening.channel, f"/tally language language:{language}")
    message: Json = answered["message"]
    assert message["ephemeral"]
    return message


@pytest.mark.parametrize(
    ("server", "opener", "chosen", "spoken"),
    [
        (PLAIN, "fr", None, "fr"),
        (PLAIN, "en-GB", None, "en"),
        (PLAIN, "es-419", None, "en"),
        (PLAIN, "en-US", "fr", "fr"),
        (PLAIN, "fr", "en", "en"),
        (community("fr"), "en-US", None, "fr"),
        (community("en-GB"), "fr", None, "en"),
        (community("fr"), "fr", "en", "en"),
        # servers in whose language there are no texts
        (community("pt-BR"), "fr", None, "fr"),
        (community("pt-BR"), "es-419", None, "en"),
        (community("de"), "en-US", "fr", "fr"),
    ],
)
async def test_a_table_speaks_the_language_of_its_server_else_of_who_opens_it(
    swift_playground: Playground, server: Json, opener: str, chosen: str | None, spoken: str
) -> None:
    evening = await meeting(swift_playground, server, Léa=opener)
    if chosen is not None:
        await choose(evening, chosen)
    lobby = (await evening.type("Léa", "new"))["message"]
    assert says(lobby, spoken)
    # Tom's client does not matter: what everybody sees has one language
    evening.people["Tom"] = await swift_playground.person("Tom", locale="fr" if spoken == "en" else "en-US")
    assert says((await evening.press("Tom", lobby, "join"))["message"], spoken)


def says(lobby: Json, language: str) -> bool:
    """Return whether a lobby is all in this language."""
    begin = {"en": "Begin", "fr": "Commencer"}
    label = next(
        button["label"]
        for row in lobby["components"]
        for button in row["components"]
        if ":begin:" in button["custom_id"]
    )
    return bool(label == begin[language])


async def imported(evening: Evening, who: str, sheet: Json) -> Json:
    answered = await evening.playground.type(
        evening.people[who],
        evening.channel,
        "/tally import",
        files={"sheet.json": json.dumps(sheet).encode()},
    )
    message: Json = answered["message"]
    return message


def labels(message: Json) -> list[str]:
    return [str(button["label"]) for button in buttons(message)]


def table_of(message: Json) -> str:
    """Read from a lobby's buttons which table it shows."""
    return str(pressable(message, "begin")).split(":")[2]


async def test_a_game_that_is_brought_and_its_rematches_go_on_in_its_language(
    swift_playground: Playground,
) -> None:
    evening = await meeting(swift_playground, PLAIN, Léa="fr", Tom="en-US")
    assert "a apporté" in (await imported(evening, "Léa", OVER))["content"]
    final = await evening.offering("rematch")
    assert "Revanche" in labels(final)
    await choose(evening, "en")  # for what is opened anew
    lobby = (await evening.press("Léa", final, "rematch"))["message"]
    assert says(lobby, "fr")
    await swift_playground.type(evening.people["Léa"], evening.channel, "/skyjo fermer")
    await evening.press("Léa", (await told(evening, "Léa", "endyes")), "endyes")
    again = await swift_playground.type(evening.people["Léa"], evening.channel, "/skyjo revanche")
    assert says(again["message"], "fr")


async def told(evening: Evening, who: str, offers: str) -> Json:
    """Wait for a private message with such a button."""

    async def look() -> Json | None:
        seen = await evening.playground.messages(evening.channel, evening.people[who])
        return next((m for m in reversed(seen) if m.get("ephemeral") and pressable(m, offers)), None)

    return await eventually(look, f"a button {offers} for {who} alone")


async def spoken(evening: Evening, language: str) -> Json:
    """Wait for the lobby in this language."""

    async def look() -> Json | None:
        found = next((m for m in reversed(await evening.public()) if pressable(m, "begin")), None)
        return found if found is not None and says(found, language) else None

    return await eventually(look, f"the lobby in {language}")


@story
async def test_the_host_changes_the_language_in_the_lobby_and_later(
    swift_playground: Playground,
) -> AsyncGenerator[None, None]:
    evening = await meeting(swift_playground, PLAIN, Léa="fr", Tom="en-US", Zoé="en-US")
    lobby = (await evening.type("Léa", "new rounds:2,2"))["message"]
    for who in ("Tom", "Zoé"):
        assert refused(await evening.press(who, lobby, "language")), who
        by_hand = f"th:speak:{table_of(lobby)}:0:en"
        pressed = await swift_playground.click(evening.people[who], lobby, custom_id=by_hand, forge=True)
        assert refused(pressed), who
    asked = (await evening.press("Léa", lobby, "language"))["message"]
    assert asked["ephemeral"]
    assert labels(asked) == ["English", "✓ Français"]
    answered = (await evening.press("Léa", asked, "speak", "en"))["message"]
    assert "Langue de cette table à partir de maintenant\u00a0: English." in answered["content"]
    assert labels(answered) == []  # she may not choose for the server
    lobby = await spoken(evening, "en")
    assert SPOKEN["en"] in lobby["embeds"][0]["footer"]["text"]
    yield
    await evening.press("Tom", lobby, "join")
    await evening.type("Léa", "commencer")
    board = await evening.board(1)
    assert "Round 1" in board["content"]
    for who in ("Léa", "Tom"):
        await evening.type(who, "pari plis:1" if who == "Léa" else "bet tricks:1")
    await evening.revealed(1)
    assert "language" not in {action(button) for button in buttons(await menu(evening, "Tom"))}
    asked = (await evening.press("Léa", await menu(evening, "Léa"), "language"))["message"]
    assert labels(asked) == ["✓ English", "Français"]
    await evening.press("Léa", asked, "speak", "fr")
    await evening.posted("Manche 1\u00a0:", "mine")
    for who in ("Léa", "Tom"):
        await evening.type(who, "résultat plis:1" if who == "Léa" else "result tricks:1")
    await evening.posted("Manche 2,", "mine")
    await swift_playground.settle()
    told_of = [message["content"] for message in await evening.public()]
    assert [one for one in told_of if "Yo-ho-ho" in one] == ["Yo-ho-ho! Round 1: Léa 1, Tom 1."]
    assert [one for one in told_of if one.startswith("Manche 1\u00a0: ")]


def refused(answered: Json) -> bool:
    message = answered["message"]
    return bool(message["ephemeral"] and "Léa, the host" in message["content"])


def action(button: Json) -> str:
    return str(button.get("custom_id", "")).partition(":")[2].partition(":")[0]


async def menu(evening: Evening, who: str) -> Json:
    opened: Json = (await evening.press(who, await evening.offering("menu"), "menu"))["message"]
    return opened


async def test_who_manages_the_server_is_offered_the_language_for_all_of_it(
    swift_playground: Playground,
) -> None:
    evening = await meeting(swift_playground, PLAIN, Léa="fr", Tom="fr")
    evening.people["Mo"] = await swift_playground.person("Mo", moderator=True)
    lobby = (await evening.type("Léa", "new"))["message"]
    asked = (await evening.press("Mo", lobby, "language"))["message"]
    answered = (await evening.press("Mo", asked, "speak", "en"))["message"]
    assert labels(answered) == ["On the whole server"]
    by_hand = pressable(answered, "speakall")
    pressed = await swift_playground.click(evening.people["Tom"], lobby, custom_id=by_hand, forge=True)
    assert "gestion du serveur" in pressed["message"]["content"]
    chosen = await evening.press("Mo", answered, "speakall")
    assert "From the next table on" in chosen["message"]["content"]
    elsewhere = await swift_playground.channel(
        "another", server=lobby_server(await swift_playground.servers())
    )
    opened = await swift_playground.type(evening.people["Léa"], elsewhere, "/skyjo nouvelle")
    assert says(opened["message"], "en")
    again = await evening.press(
        "Mo", (await evening.press("Mo", lobby, "language"))["message"], "speak", "en"
    )
    assert labels(again["message"]) == []  # the server speaks it already


def lobby_server(servers: list[Json]) -> str:
    """Return the newest server: the one of this test."""
    return str(servers[-1]["id"])


async def test_who_chooses_for_the_server_is_offered_the_table_that_stands_there_too(
    swift_playground: Playground,
) -> None:
    evening = await meeting(swift_playground, PLAIN, Léa="en-US")
    await evening.type("Léa", "new")
    answered = await choose(evening, "fr")
    await spoken(evening, "en")
    assert labels(answered) == ["At this table too"]
    await evening.press("Mo", answered, "speak", "fr")
    await spoken(evening, "fr")
    assert labels(await choose(evening, "fr")) == []


async def test_what_could_not_be_posted_comes_in_the_language_of_then_and_once(
    swift_playground: Playground,
) -> None:
    evening = await meeting(swift_playground, PLAIN, Léa="en-US", Tom="en-US")
    await evening.seat_all(first="Léa", options="rounds:2,2")
    await evening.type("Léa", "bet tricks:1")
    board = await evening.board(1)
    await swift_playground.change_channel(evening.channel, denied=["send_messages"])
    await evening.type("Tom", "bet tricks:1")
    shown = (await evening.press("Léa", board, "menu"))["message"]
    asked = (await evening.press("Léa", shown, "language"))["message"]
    await evening.press("Léa", asked, "speak", "fr")
    await swift_playground.settle()
    await swift_playground.change_channel(evening.channel, denied=[])
    await evening.posted("Manche 1\u00a0:", "mine")
    await swift_playground.settle()
    reveals = [m["content"] for m in await evening.public() if "Yo-ho-ho" in m["content"]]
    assert reveals == ["Yo-ho-ho! Round 1: Léa 1, Tom 1."]


@pytest.mark.thorough
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
