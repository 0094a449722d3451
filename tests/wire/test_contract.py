"""What people's fingers rely on: every command and option of the contract, in both languages."""

from typing import Final

from tests.kit.brought_by_games import brought_by_all
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, standings_in

EVERY_GAME = {
    "join": "",
    "leave": "",
    "guest": "name:",
    "begin": "first",
    "scores": "",
    "why": "player round",
    "undo": "",
    "seat add": "name person start",
    "seat everyone": "",
    "seat ask": "",
    "seat host": "player",
    "seat replace": "player: person name",
    "seat remove": "player:",
    "seat reorder": "order",
    "end": "",
    "rematch": "",
    "rules": "topic",
}
GAMES: Final[dict[str, dict[str, str]]] = brought_by_all("commands", "COMMANDS", dict)
TALLY = {
    "help": "",
    "table": "",  # ours: shows the table again
    "stats": "player",
    "leaderboard": "game",
    "history": "",
    "export": "",
    "import": "file:",
    "language": "language:",
    "dm": "wanted:",
    "privacy": "",
    "forget-me": "",
}
WHERE_NAMES_ARE_TYPED = ("player", "first", "loot_with", "challenger", "skull", "next")


def options_of(command: Json) -> set[str]:
    return {f"{o['name']}:" if o["required"] else o["name"] for o in command["options"]}


async def test_every_command_and_option_of_the_contract_is_there(swift_playground: Playground) -> None:
    person = await swift_playground.person("Léa")
    found = {command["name"]: options_of(command) for command in await swift_playground.commands(person)}
    wanted = {f"tally {verb}": set(options.split()) for verb, options in TALLY.items()}
    for game, own in GAMES.items():
        wanted |= {f"{game} {verb}": set(options.split()) for verb, options in {**EVERY_GAME, **own}.items()}
    assert found == wanted


async def test_names_and_descriptions_are_french_for_the_french(swift_playground: Playground) -> None:
    english = {c["name"]: c for c in await swift_playground.commands(await swift_playground.person("Al"))}
    camille = await swift_playground.person("Camille", locale="fr")
    for command in await swift_playground.commands(camille):
        name = command["name"]
        assert command["description"] != english[name]["description"], name
        for own, other in zip(command["options"], english[name]["options"], strict=True):
            assert own["description"] != other["description"], (name, own["name"])
    typed = await swift_playground.type(
        camille, await swift_playground.channel("salon"), "/skullking nouvelle manches:standard"
    )
    assert typed["outcome"] == "message"


async def test_where_a_player_is_named_the_seats_are_offered(swift_playground: Playground) -> None:
    person = await swift_playground.person("Al")
    for command in await swift_playground.commands(person):
        for option in command["options"]:
            if option["name"] in WHERE_NAMES_ARE_TYPED:
                assert option["autocomplete"], (command["name"], option["name"])


async def test_a_player_is_a_name_a_mention_or_an_id(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:2")
    tom = evening.people["Tom"]["id"]
    for bid, player in enumerate(("tom", f"<@{tom}>", tom)):
        await evening.type("Léa", f"bet tricks:{bid} player:{player}")
    await evening.type("Léa", "bet tricks:0")
    assert "Tom 2" in (await evening.revealed(1))["content"]


async def test_seats_are_reordered_replaced_and_removed_by_command(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom", "Zoé")
    await evening.type("Léa", "new rounds:2")
    await evening.type("Tom", "join")
    await evening.command("Léa", "guest", name="Mamie")
    refused = await evening.command("Léa", "seat reorder", order="Tom, Léa")
    assert "every seat once" in refused["message"]["content"]
    await evening.command("Léa", "seat reorder", order="Mamie, Tom, Léa")
    await evening.posted("Mamie, Tom, Léa")
    await evening.command("Léa", "seat replace", player="Mamie", person=evening.people["Zoé"]["id"])
    await evening.posted("Zoé, Tom, Léa")
    await evening.command("Léa", "seat remove", player="Tom")
    await evening.posted("Zoé, Léa")
    refused = await evening.command("Zoé", "seat remove", player="Léa")
    assert "the host" in refused["message"]["content"]


async def test_results_of_somebody_are_asked_by_name_or_mention(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léonie", "Timothée")
    await evening.seat_all(first="Léonie", options="rounds:2")
    for name in evening.people:
        await evening.type(name, "bet tricks:2")
    await evening.type("Léonie", "result tricks:2")
    await evening.type("Timothée", "result tricks:0")
    assert standings_in(await evening.offering("rematch")) == {"Léonie": 40, "Timothée": -20}

    async def stats(player: str) -> Json:
        options = {"player": player}
        answer = await swift_playground.type(
            evening.people["Léonie"], evening.channel, command="tally stats", options=options
        )
        message: Json = answer["message"]
        return message

    for player in ("timothée", f"<@{evening.people['Timothée']['id']}>"):
        shown = await stats(player)
        assert "Timothée" in shown["content"]
        assert "Skull King" in shown["embeds"][0]["description"]
    assert "nobody here called “Nobody”" in (await stats("Nobody"))["content"]
    offered = await swift_playground.type(
        evening.people["Léonie"],
        evening.channel,
        command="tally stats",
        options={"player": "timo"},
        focused="player",
    )
    assert [choice["value"] for choice in offered["choices"]] == ["Timothée"]


async def test_what_concerns_a_person_works_in_direct_messages(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:2,2")
    await evening.prompt("Tom")
    direct = await swift_playground.dm_channel(evening.people["Tom"])
    assert direct is not None

    async def says(text: str) -> str:
        answer = await swift_playground.type(evening.people["Tom"], direct or "", f"/tally {text}")
        return str(answer["message"]["content"])

    assert "français" in await says("language language:fr")
    await evening.type("Tom", "bet tricks:1")
    await evening.type("Léa", "bet tricks:1")
    await evening.revealed(1)
    for name in ("Léa", "Tom"):
        await evening.type(name, "result tricks:1")
    moment = str((await evening.board(2))["components"][0]["components"][0]["custom_id"].split(":")[3])
    assert "Retour à la table" in str((await evening.prompt("Tom", moment))["components"])
    assert "I keep" in await says("privacy")
    assert "gone" in await says("forget-me")
    assert await says("help")
