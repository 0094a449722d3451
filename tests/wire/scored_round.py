"""A first round of Skull King that is scored, and the form that corrects it."""

from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening

NAMES = ("Léa", "Tom", "Camille")


async def scored(playground: Playground, options: str = "rounds:5,5") -> Evening:
    """Play a first round: Léa 40, Tom 20, Camille 40."""
    evening = await Evening.open(playground, *NAMES)
    await evening.seat_all(first="Léa", options=options)
    for name, bid in zip(NAMES, (2, 1, 2), strict=True):
        await evening.type(name, f"bet tricks:{bid}")
    await evening.revealed(1)
    for name, tricks in zip(NAMES, (2, 1, 2), strict=True):
        await evening.type(name, f"result tricks:{tricks}")
    await evening.posted("Round 1: ")
    await evening.board(2)
    return evening


async def send(evening: Evening, who: str, form: Json, **typed: object) -> Json:
    assert form["outcome"] == "modal", form
    ids = {
        str(label["component"]["custom_id"]).partition(":")[0]: label["component"]["custom_id"]
        for label in form["modal"]["components"]
    }
    fields = {ids[name]: value for name, value in typed.items()}
    return await evening.playground.submit_fields(evening.people[who], form, fields)
