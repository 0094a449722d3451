"""The doors: whatever is pressed or typed is answered, in a sentence that says what to do."""

import pytest

from tests.kit.hand_made_messages import pressed
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, moment_of, pressable
from tests.kit.wire_other_games import OtherEvening

CONTENT = 2_000
"""Characters that a message may have."""
NOT_OURS = (
    "hello",
    "th",
    "th:",
    "th:bet",
    "th:bet:x:1",
    "th:bet:-1:1:0:1",
    "th:bet:٣:1:0:1",
    "other:bet:1:1",
)
TOO_LARGE = (f"th:bet:{2**63}:1:0:1", f"th:scores:{2**64}:1", f"th:why:{'9' * 60}:1")
NUMBERS = (
    "",
    ":",
    ":x",
    ":-1",
    ":-2",
    ":٣",
    ":1.5",
    ":99",
    f":{2**63}",
    f":{'9' * 50}",
    ":0:x",
    ":0:",
    ":0:-1",
)
ACTIONS = {
    "skullking": (
        *("bet", "shot", "unbet", "tricks", "lost", "loot", "all", "walk", "walkyes", "spoils", "bonuses"),
        *("deal", "correct", "why", "whyof", "seat", "move", "first", "remove", "undo", "redo", "rulesof"),
        *("options", "guest", "reveal", "nonsense"),
    ),
    "skyjo": ("closed", "unbet", "total", "grid", "all", "correct", "options"),
    "skull": ("won", "failed", "correct"),
    "points": ("unbet", "total", "all", "correct", "options"),
}


def said(answer: Json) -> str:
    """Return what a private answer says; a code in it would mean an error that nobody had thought of."""
    assert answer["outcome"] in ("message", "update"), answer
    content = str(answer["message"]["content"])
    assert "code " not in content, content
    return content


async def begun(playground: Playground, game: str) -> tuple[OtherEvening, str, str]:
    """Begin a game; give its table and moment too."""

    class Game(OtherEvening):
        pass

    Game.game = game
    evening = await Game.seated(playground, ("Léa", "Tom", "Zoé"))
    custom_id = next(
        str(button["custom_id"])
        for row in (await evening.board(1))["components"]
        for button in row["components"]
        if button.get("custom_id")
    )
    _, _, table, moment, *_ = custom_id.split(":")
    return evening, table, moment


@pytest.mark.parametrize("custom_id", [*NOT_OURS, *TOO_LARGE, "th:scores:4000000:1", "th:join:4000000:0"])
async def test_a_button_of_no_table_known_here_is_answered(
    swift_playground: Playground, custom_id: str
) -> None:
    evening = await Evening.open(swift_playground, "Léa")
    answer = (await pressed(swift_playground, evening.people["Léa"], evening.channel, custom_id))[custom_id]
    assert "button" in said(answer)


@pytest.mark.thorough
@pytest.mark.parametrize("game", list(ACTIONS))
async def test_buttons_with_broken_arguments_are_answered(swift_playground: Playground, game: str) -> None:
    evening, table, moment = await begun(swift_playground, game)
    await press_all(evening, game, table, moment)
    if game == "skullking":
        for name in evening.people:
            await evening.type(name, "bet tricks:1")
        moment = moment_of(await evening.declaring(1), "mine")
        await press_all(evening, game, table, moment)
    await press_all(evening, game, table, "0")
    await evening.press("Léa", (await evening.type("Léa", "end"))["message"], "endyes")
    await press_all(evening, game, table, moment)
    lobby = (await evening.type("Léa", "new"))["message"]
    await press_all(evening, game, str(pressable(lobby, "join")).split(":")[2], "0")


async def press_all(evening: OtherEvening, game: str, table: str, moment: str) -> None:
    """Press everything with whatever numbers, as the host; none may end in an error nobody thought of."""
    playground = evening.playground
    before = len(await playground.log())
    made = [f"th:{action}:{table}:{moment}{args}" for action in ACTIONS[game] for args in NUMBERS]
    made += [f"th:scores:{table}:{2**63}", f"th:undo:{table}:{2**64}:1"]
    for custom_id, answer in (
        await pressed(playground, evening.people["Léa"], evening.channel, *made)
    ).items():
        assert answer["outcome"] in ("message", "update", "modal"), custom_id
        if answer["outcome"] != "modal":
            assert "code " not in answer["message"]["content"], (custom_id, answer["message"]["content"])
    since = "\n".join((await playground.log())[before:])
    assert "unexpected" not in since
    assert "_failed" not in since


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_what_is_typed_too_long_is_answered(swift_playground: Playground, locale: str) -> None:
    evening = await Evening.open(swift_playground, "Léa", "Tom", locale=locale)
    long = "w" * CONTENT
    assert len(said(await evening.command("Léa", "rules", topic=long))) <= CONTENT
    await evening.seat_all(first="Léa", options="rounds:5")
    for verb, options in (
        ("why", {"player": long}),
        ("bet", {"tricks": 1, "player": "x" * 6000}),
        ("guest", {"name": long}),
        ("seat remove", {"player": long}),
        ("seat reorder", {"order": ", ".join([long] * 2)}),
        ("trick", {"cards": long}),
        ("result", {"tricks": 1, "loot_with": long}),
    ):
        assert len(said(await evening.command("Léa", verb, **options))) <= CONTENT
    for verb in ("stats",):
        answer = await swift_playground.type(
            evening.people["Léa"], evening.channel, command=f"tally {verb}", options={"player": long}
        )
        assert len(said(answer)) <= CONTENT
        huge = await swift_playground.type(
            evening.people["Léa"],
            evening.channel,
            command=f"tally {verb}",
            options={"player": f"<@{'9' * 40}>"},
        )
        assert said(huge)
