"""A form's field with blanks alone is an empty one: what is missing is said, and the form opens again."""

import pytest

from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import moment_of, pressable
from tests.kit.wire_other_games import OtherEvening, shown_in

BLANKS = ("  ", "\u3000", "\n", "\u2800", "\u200b", "\ufeff", "\x07\x1b", "\u3164")
NAMES = ("Léa", "Tom", "Camille")


async def table(playground: Playground, game: str, *, begin: bool = True) -> tuple[OtherEvening, Json]:
    """Open a table, and begin; give its lobby too."""

    class Game(OtherEvening):
        pass

    Game.game = game
    evening = await Game.gathered(playground, NAMES)
    lobby = (await evening.type("Léa", "new"))["message"]
    for name in NAMES[1:]:
        await evening.press(name, lobby, "join")
    if begin:
        await evening.type("Léa", "begin")
        await evening.board(1)
    return evening, lobby


async def refused(evening: OtherEvening, opened: Json, *, about: str, **typed: object) -> None:
    """Send a form; what is missing must be said, and "Correct" open it again with the rest filled in."""
    sent = await evening.send("Léa", opened, **typed)
    content = sent["message"]["content"]
    assert content == f"“{about}” is empty: fill it in."
    again = await evening.playground.click(evening.people["Léa"], sent["message"], "Correct")
    assert again["outcome"] == "modal"
    kept = {name: value for name, value in typed.items() if isinstance(value, list)}
    assert {name: shown_in(again["modal"])[name] for name in kept} == kept


@pytest.mark.parametrize("blank", BLANKS)
async def test_a_guest_has_a_name(swift_playground: Playground, blank: str) -> None:
    evening, lobby = await table(swift_playground, "skyjo", begin=False)
    picking = (await evening.press("Léa", lobby, "players"))["message"]
    await refused(
        evening, await evening.press("Léa", picking, "guest"), about="Name of the guest", name=blank
    )
    by_command = await evening.command("Léa", "guest", name=blank)
    assert "visible characters" in by_command["message"]["content"]


@pytest.mark.parametrize(
    ("form", "field", "about"),
    [
        ("skyjo total", "points", "Points"),
        ("skyjo grid", "cards", "The twelve cards"),
        ("points total", "points", "Points"),
        ("skyjo all", "lines", "The points, a line for each player"),
        ("points all", "lines", "The points, a line for each player"),
        ("skullking deal", "cards", "How many cards each"),
    ],
)
@pytest.mark.parametrize("blank", ["\u3000", "\u2800\u200b"])
async def test_what_a_form_needs_is_asked_for(
    swift_playground: Playground, form: str, field: str, about: str, blank: str
) -> None:
    game, action = form.split()
    evening, _ = await table(swift_playground, game)
    if action in ("all", "deal"):
        source = (await evening.press("Léa", await evening.board(1), "menu"))["message"]
    else:
        source = await evening.panel("Léa")
    args = (0,) if action in ("total", "grid") else ()
    opened = await evening.press("Léa", source, action, *args)
    typed: dict[str, object] = {field: blank}
    if (game, action) == ("skyjo", "all"):
        typed["closer"] = ["0"]
    await refused(evening, opened, about=about, **typed)


@pytest.mark.parametrize("blank", ["\u3000", "\u2800", "\ufeff"])
async def test_blanks_in_a_field_that_may_be_empty_are_nothing(
    swift_playground: Playground, blank: str
) -> None:
    evening, lobby = await table(swift_playground, "skullking", begin=False)
    options = await evening.press("Léa", lobby, "options")
    sent = await evening.send(
        "Léa", options, rounds=["bedtime"], list=blank, scoring=["standard"], edition=["2021"], switches=[]
    )
    assert "Correct" not in str(sent["message"]["components"])
    await evening.type("Léa", "begin")
    for name in NAMES:
        await evening.type(name, "bet tricks:0")
    board = await evening.declaring(1)
    panel = (await evening.press("Léa", board, "mine"))["message"]
    form = await evening.press("Léa", panel, "bonuses", 0)
    declared = await evening.send("Léa", form, taken=[], other=blank)
    assert "0" in declared["message"]["content"]
    assert pressable(declared["message"], "bonuses", 0)
    for name, tricks in zip(NAMES, (1, 0, 0), strict=True):
        await evening.type(name, f"result tricks:{tricks}")
    await evening.board(2)
    whom = (await evening.type("Léa", "correct"))["message"]
    what = (await evening.press("Léa", whom, "correct", 1, 0))["message"]
    correct = await evening.press("Léa", what, "correct", 1, 0, "numbers")
    nothing = await evening.send("Léa", correct, other=blank)
    assert "it was so already" in nothing["message"]["content"]
    assert moment_of(await evening.board(2), "mine")


async def test_blanks_around_a_number_are_no_part_of_it(swift_playground: Playground) -> None:
    evening, _ = await table(swift_playground, "points")
    opened = await evening.press("Léa", await evening.panel("Léa"), "total", 0)
    sent = await evening.send("Léa", opened, points="\ufeff\u3000−5\u200b")
    assert "−5" in sent["message"]["content"]
