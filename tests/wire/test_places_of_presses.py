"""A press belongs to its table's channel, or to direct messages of somebody who sits there."""

import pytest

from tests.kit.hand_made_messages import door, pressed
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, moment_of, pressable

ACTIONS = (
    *("join:0", "leaveyes:0", "mine:1", "menu:1", "end:1", "endyes:1", "undo:1:1", "bet:1:1:2", "unbet:1:1"),
    *("scores:1", "why:1", "whyof:1:1:0", "rules:1", "help:1", "options:1", "guest:0", "correct:1:1"),
    *("order:0", "reveal:1", "revealyes:1", "resume:1", "nonsense:1"),
)


async def playing(playground: Playground, *, kind: str = "text") -> tuple[Evening, str]:
    """Begin a game of three, the bet of one given; give its table too."""
    evening = await Evening.open(playground, "Léa", "Tom", "Camille", kind=kind)
    board = await evening.seat_all(first="Léa", options="rounds:7")
    await evening.type("Camille", "bet tricks:6")
    evening.people["Zoé"] = await playground.person("Zoé")
    return evening, str(pressable(board, "mine")).split(":")[2]


def made(table: str) -> list[str]:
    """Return a button of each kind, as the table has them."""
    return [f"th:{name}:{table}:{rest}" for name, rest in (action.split(":", 1) for action in ACTIONS)]


async def unchanged(evening: Evening) -> bool:
    """Return whether the game waits for the same two as before."""
    await evening.playground.settle()
    content = (await evening.board(1))["content"]
    return "Waiting for Léa, Tom." in content


@pytest.mark.parametrize("kind", ["text", "thread"])
async def test_a_press_in_another_channel_does_nothing_and_says_where_the_game_is(
    swift_playground: Playground, kind: str
) -> None:
    evening, table = await playing(swift_playground, kind=kind)
    board = await evening.board(1)
    elsewhere = await swift_playground.channel("elsewhere")
    for who in ("Tom", "Léa", "Zoé"):
        answers = await pressed(swift_playground, evening.people[who], elsewhere, *made(table))
        for custom_id, answer in answers.items():
            assert answer["outcome"] == "message", custom_id
            assert answer["message"]["ephemeral"]
            assert "another channel" in answer["message"]["content"], custom_id
            assert f"{evening.channel['id']}/{board['id']}" in answer["message"]["content"]
            assert not answer["message"]["components"]
    assert await unchanged(evening)


async def test_a_form_sent_in_another_channel_does_nothing(swift_playground: Playground) -> None:
    evening, table = await playing(swift_playground)
    elsewhere = await swift_playground.channel("elsewhere")
    fields: dict[str, dict[str, object]] = {
        f"th:guest:{table}:0": {"name": "Mamie"},
        f"th:deal:{table}:1": {"cards": "3"},
        f"th:correct:{table}:1:1": {"player": ["0"], "bet": "3", "tricks": "", "lost": "", "other": ""},
    }
    for custom_id, typed in fields.items():
        sent = await swift_playground.forge_form(evening.people["Léa"], custom_id, typed, channel=elsewhere)
        assert "another channel" in sent["message"]["content"], custom_id
    assert await unchanged(evening)


async def test_direct_messages_are_for_those_who_sit_at_the_table(swift_playground: Playground) -> None:
    evening, table = await playing(swift_playground)
    moment = moment_of(await evening.board(1), "mine")
    bet = f"th:bet:{table}:{moment}:1:2"
    outsider = evening.people["Zoé"]
    answers = await pressed(swift_playground, outsider, await door(swift_playground, outsider), *made(table))
    for custom_id, answer in answers.items():
        content = answer["message"]["content"]
        assert "no longer play" in content, custom_id
        assert "Camille" not in str(answer["message"])
        assert "discord.com" not in content
    assert await unchanged(evening)
    tom = evening.people["Tom"]
    own: Json = (await pressed(swift_playground, tom, await door(swift_playground, tom), bet))[bet]
    assert own["message"]["content"].startswith("Your bet: 2")
