"""Whatever button is shown, to whomever, in whichever phase: its press is answered."""

from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, buttons

NAMES = ("Léa", "Tom")
PEOPLE = 5
"""A select over the people of the server."""
ENDS = (
    *("begin", "join", "leave", "leaveyes", "remove", "endyes"),
    *("bet", "tricks", "lost", "revealyes", "walkyes", "undo", "redo", "resume", "stand", "drop"),
)
"""What would end the phase that is being looked at, or take its board away."""


Step = tuple[str, tuple[str, ...]]
"""A button's custom_id, and what is chosen where it is a select."""


async def follow(evening: Evening, who: str, message: Json, path: list[Step]) -> Json | None:
    """Press one button after the other, each in the answer to the one before; give the last answer."""
    shown: Json | None = message
    for custom_id, values in path:
        assert shown is not None
        answer = await evening.playground.click(
            evening.people[who], shown, custom_id=custom_id, values=list(values) or None
        )
        assert answer["outcome"] in ("message", "update", "modal"), (who, path, answer)
        shown = answer["message"]
        if shown is not None:
            assert "code" not in shown["content"], (who, path, shown["content"])
    return shown


def steps(message: Json) -> list[Step]:
    """List what can be pressed here without ending the phase, one button of each kind."""
    kinds: dict[str, Step] = {}
    for button in buttons(message):
        custom_id = str(button.get("custom_id", ""))
        action = custom_id.split(":")[1] if custom_id else ""
        if action and action not in ENDS and not button.get("disabled"):
            values = (str(button["options"][0]["value"]),) if button.get("options") else ()
            if button["type"] == PEOPLE:
                values = ("Tallyho",)  # on the list, and never seated
            kinds.setdefault(action, (custom_id, values))
    return list(kinds.values())


async def look_around(evening: Evening, message: Json) -> None:
    """Press all buttons of a public message, and those of the private answers, as everybody."""
    for who in evening.people:
        for first in steps(message):
            shown = await follow(evening, who, message, [first])
            if shown is not None and shown.get("ephemeral"):
                for second in steps(shown):
                    await follow(evening, who, message, [first, second])


async def test_every_button_answers_in_every_phase(swift_playground: Playground) -> None:
    before = len(await swift_playground.log())
    evening = await Evening.open(swift_playground, *NAMES)
    evening.people["Zoé"] = await swift_playground.person("Zoé", locale="fr", moderator=True)
    lobby = (await evening.type("Léa", "new rounds:1,2 scoring:rascal kraken:True whale:True"))["message"]
    await evening.press("Tom", lobby, "join")
    await look_around(evening, lobby)
    await evening.type("Léa", "new")
    await evening.type("Léa", "begin")
    await look_around(evening, await evening.board(1))
    await evening.type("Léa", "bet tricks:1 cannonball:True")
    await evening.type("Tom", "bet tricks:0")
    revealed = await evening.revealed(1)
    await look_around(evening, revealed)
    await look_around(evening, await evening.offering("lost"))
    await evening.type("Léa", "result tricks:1")
    await evening.type("Tom", "result tricks:0")
    await look_around(evening, await evening.posted("leads with"))
    await look_around(evening, await evening.board(2))
    await evening.type("Léa", "undo")
    await look_around(evening, await evening.posted("undid"))
    for name, tricks in (("Léa", 0), ("Tom", 1)):  # what was undone waits for another entry
        await evening.type(name, f"result tricks:{tricks}")
    await evening.board(2)
    for name, tricks in (("Léa", 1), ("Tom", 1)):
        await evening.type(name, f"bet tricks:{tricks}")
    await evening.revealed(2)
    for name, tricks in (("Léa", 2), ("Tom", 0)):
        await evening.type(name, f"result tricks:{tricks}")
    final = await evening.offering("rematch")
    await look_around(evening, final)
    said = "\n".join((await swift_playground.log())[before:])
    assert "unexpected" not in said
    assert "failed" not in said
