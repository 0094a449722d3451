"""Who may not do a thing, or not now, is told so before a question or a form opens."""

import pytest

from tests.kit.hand_made_messages import pressed
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, buttons, moment_of, pressable
from tests.kit.wire_other_games import OtherEvening

NAMES = ("Léa", "Tom", "Camille")
HOST_ONLY = "Léa, the host"
TO_THE_HOST = {"claim"}
"""What a player may do about what is for the host alone."""


async def seated(playground: Playground, game: str, *, begin: bool = True) -> tuple[OtherEvening, str]:
    """Open a table of three, with an outsider about, and begin; give its table too."""

    class Game(OtherEvening):
        pass

    Game.game = game
    evening = await Game.gathered(playground, NAMES)
    lobby = (await evening.type("Léa", "new"))["message"]
    for name in NAMES[1:]:
        await evening.press(name, lobby, "join")
    if begin:
        await evening.type("Léa", "begin")
    evening.people["Zoé"] = await playground.person("Zoé")
    return evening, str(pressable(lobby, "join")).split(":")[2]


def offered(message: Json) -> set[str]:
    """Return what the buttons of a message do."""
    return {str(button["custom_id"]).split(":")[1] for button in buttons(message)}


async def answer(evening: Evening, who: str, custom_id: str) -> Json:
    """Press such a button; it must be answered in a private sentence that asks nothing."""
    found = (await pressed(evening.playground, evening.people[who], evening.channel, custom_id))[custom_id]
    assert found["outcome"] == "message", (who, custom_id, found)
    message: Json = found["message"]
    assert message["ephemeral"]
    for asked in ("endyes", "revealyes", "move", "first"):
        assert pressable(message, asked) is None, (who, custom_id)
    return message


@pytest.mark.parametrize("game", ["skullking", "skyjo", "skull", "points"])
async def test_what_is_the_hosts_opens_for_nobody_else(swift_playground: Playground, game: str) -> None:
    evening, table = await seated(swift_playground, game, begin=False)
    for who in ("Tom", "Zoé"):
        for action in ("guest", "players", "order", "end"):
            said = (await answer(evening, who, f"th:{action}:{table}:0"))["content"]
            assert HOST_ONLY in said, (who, action)
        for verb in ("end", "seat reorder"):
            refused = await evening.type(who, verb)
            assert HOST_ONLY in refused["message"]["content"], (who, verb)
            assert offered(refused["message"]) <= TO_THE_HOST
    await evening.type("Léa", "begin")
    moment = moment_of(await evening.board(1), "menu")
    for who in ("Tom", "Zoé"):
        actions = {"skullking": ("all", "deal", "walk"), "skull": ()}.get(game, ("all",))
        late = () if game == "skull" else ("addplayer",)
        for action in (*actions, *late, "givewho", "end"):
            said = (await answer(evening, who, f"th:{action}:{table}:{moment}:0"))["content"]
            assert HOST_ONLY in said, (who, action)
        if game != "skull":
            assert HOST_ONLY in (await evening.type(who, "round"))["message"]["content"]


async def test_the_question_of_the_reveal_opens_for_the_host_when_there_is_something_to_show(
    swift_playground: Playground,
) -> None:
    evening, table = await seated(swift_playground, "skullking")
    moment = moment_of(await evening.board(1), "menu")
    reveal = f"th:reveal:{table}:{moment}"
    for who in ("Tom", "Zoé"):
        assert HOST_ONLY in (await answer(evening, who, reveal))["content"]
    assert "nothing to take back or to reveal" in (await answer(evening, "Léa", reveal))["content"]
    await evening.type("Tom", "bet tricks:1")
    asked = (await pressed(swift_playground, evening.people["Léa"], evening.channel, reveal))[reveal]
    assert pressable(asked["message"], "revealyes")


@pytest.mark.parametrize("game", ["skullking", "skyjo", "skull", "points"])
async def test_nothing_opens_for_the_host_either_when_its_moment_is_not_there(
    swift_playground: Playground, game: str
) -> None:
    evening, table = await seated(swift_playground, game)
    moment = moment_of(await evening.board(1), "menu")
    for action in ("guest", "players", "order"):
        said = (await answer(evening, "Léa", f"th:{action}:{table}:0"))["content"]
        assert "stay as they are" in said, action
    for round_ in ("1", "7"):
        said = (await answer(evening, "Léa", f"th:correct:{table}:{moment}:{round_}"))["content"]
        assert "yet" in said
        assert "yet" in (await evening.type("Léa", f"correct round:{round_}"))["message"]["content"]
    for who in ("Tom", "Zoé"):
        refused = await evening.type(who, "correct")
        assert refused["outcome"] == "message"


async def test_the_cards_are_asked_for_before_the_bets_alone(swift_playground: Playground) -> None:
    evening, table = await seated(swift_playground, "skullking")
    for name in NAMES:
        await evening.type(name, "bet tricks:1")
    moment = moment_of(await evening.declaring(1), "mine")
    said = (await answer(evening, "Léa", f"th:deal:{table}:{moment}"))["content"]
    assert said.startswith("Round 1: ")


@pytest.mark.parametrize("game", ["skyjo", "points"])
async def test_a_correction_is_offered_to_who_may_make_it(swift_playground: Playground, game: str) -> None:
    evening, table = await seated(swift_playground, game)
    for points, name in enumerate(NAMES):
        finisher = " finisher:True" if game == "skyjo" and name == "Léa" else ""
        await evening.type(name, f"score points:{points}{finisher}")
    moment = moment_of(await evening.board(2), "menu")
    press = f"th:correct:{table}:{moment}:1"
    assert "not at this table" in (await answer(evening, "Zoé", press))["content"]
    assert "not at this table" in (await evening.type("Zoé", "correct"))["message"]["content"]
    assert "Choose 1 to 1" in (await answer(evening, "Léa", f"th:correct:{table}:{moment}:2"))["content"]
    own = await evening.type("Tom", "correct")
    assert own["modal"]["title"] == "Tom, round 1"
    assert "the host" in (await answer(evening, "Tom", f"{press}:0"))["content"]
    asked = (await evening.type("Léa", "correct"))["message"]
    assert [pressable(asked, "correct", 1, seat) is not None for seat in range(4)] == [
        True,
        True,
        True,
        False,
    ]
    await evening.press("Léa", (await evening.type("Léa", "end"))["message"], "endyes")
    assert "closed" in (await answer(evening, "Léa", press))["content"]


@pytest.mark.parametrize("custom_id", ["options", "guest", "deal", "all"])
async def test_a_form_that_was_never_opened_is_refused_like_one_that_was(
    swift_playground: Playground, custom_id: str
) -> None:
    evening, table = await seated(swift_playground, "skyjo", begin=custom_id in ("deal", "all"))
    sent = await swift_playground.forge_form(
        evening.people["Tom"], f"th:{custom_id}:{table}:0", {"name": "x"}, channel=evening.channel
    )
    assert sent["message"]["ephemeral"]
    assert "code " not in sent["message"]["content"]
    assert offered(sent["message"]) <= TO_THE_HOST
