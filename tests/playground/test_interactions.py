"""The rules of interactions, answered by hand: when, how often, with what, for how long."""

import asyncio

import pytest

from tests.kit.hand_bot import HELD_MS, HandBot
from tests.kit.playground_client import Refused
from tests.playground.room_by_hand import (
    CHOICES,
    DEFER,
    DEFER_UPDATE,
    MESSAGE,
    MODAL,
    UPDATE,
    Room,
)

TEXT = {"type": 18, "label": "l", "component": {"type": 4, "style": 1, "custom_id": "a"}}
FORM = {"title": "t", "custom_id": "f", "components": [TEXT]}


async def test_a_command_in_the_server_carries_the_member_and_the_place(at: Room) -> None:
    act = await at.says("/say what:a b")
    told = act.interaction
    await act.answer(MESSAGE, {"content": "x"})
    assert told["member"]["user"]["id"] == at.person["id"]
    assert (told["locale"], told["context"], told["channel"]["id"]) == ("fr", 0, at.channel["id"])
    assert told["data"]["options"] == [{"name": "what", "type": 3, "value": "a b"}]
    assert "user" not in told
    reaction = await act.reaction()
    assert (reaction["interaction"], reaction["outcome"]) == (told["id"], "message")


async def test_an_answer_tells_interaction_and_message(at: Room) -> None:
    act = await at.says()
    status, answer = await act.answer(MESSAGE, {"content": "x"})
    assert (status, answer["interaction"]["id"], answer["resource"]["type"]) == (
        200,
        act.interaction["id"],
        MESSAGE,
    )
    assert answer["resource"]["message"]["interaction_metadata"]["user"]["id"] == at.person["id"]


async def test_a_private_answer_is_seen_by_one_and_unknown_to_the_bots_token(at: Room) -> None:
    act = await at.says()
    await act.answer(MESSAGE, {"content": "secret", "flags": 64})
    message = (await act.reaction())["message"]
    assert message["ephemeral"] is True
    other = await at.playground.person("Tom")
    assert [entry["content"] for entry in await at.playground.messages(at.channel, at.person)] == ["secret"]
    assert await at.playground.messages(at.channel, other) == []
    path = f"channels/{at.channel['id']}/messages/{message['id']}"
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        assert await at.rest.refusal(method, path, body) == (404, 10008)
    assert (await act.webhook("PATCH", "/messages/@original", {"content": "still"}))[0] == 200


async def test_a_dismissed_message_is_gone(at: Room) -> None:
    message = await at.button(flags=64)
    await at.playground.dismiss(at.person, message)
    assert await at.playground.messages(at.channel, at.person) == []
    with pytest.raises(Refused, match="does not see"):
        await at.playground.click(at.person, message, "Go")


async def test_the_second_answer_is_refused(at: Room) -> None:
    act = await at.says()
    await act.answer(MESSAGE, {"content": "x"})
    assert await at.refusal(act, MESSAGE, {"content": "y"}) == (400, 40060)


async def test_after_three_seconds_nobody_listens(at: Room) -> None:
    act = await at.says()
    await at.playground.advance(3.1)
    assert await at.refusal(act, MESSAGE, {"content": "late"}) == (404, 10062)
    assert (await act.reaction())["outcome"] == "none"
    assert (await act.webhook("POST", "", {"content": "x"}))[0] == 404


async def test_the_token_dies_after_a_quarter_of_an_hour(at: Room) -> None:
    act = await at.says()
    await act.answer(MESSAGE, {"content": "x"})
    await at.playground.advance(15 * 60 - 5)
    assert (await act.webhook("PATCH", "/messages/@original", {"content": "y"}))[0] == 200
    await at.playground.advance(10)
    status, answer = await act.webhook("PATCH", "/messages/@original", {"content": "z"})
    assert (status, answer["code"]) == (401, 50027)


async def test_a_follow_up_before_the_answer_is_refused(at: Room) -> None:
    act = await at.says()
    status, answer = await act.webhook("POST", "", {"content": "x"})
    assert (status, answer["code"]) == (404, 10015)
    await act.answer(MESSAGE, {"content": "x"})


async def test_a_follow_up_fills_the_waiting_message(at: Room) -> None:
    act = await at.says()
    status, answer = await act.answer(DEFER, {"flags": 64})
    assert (status, answer["interaction"]["response_message_loading"]) == (200, True)
    _, filled = await act.webhook("POST", "", {"content": "here"})
    reaction = await act.reaction()
    assert (reaction["outcome"], reaction["message"]["content"]) == ("message", "here")
    assert reaction["message"]["ephemeral"] is True
    _, more = await act.webhook("POST", "", {"content": "more"})
    assert filled["id"] == answer["interaction"]["response_message_id"] != more["id"]


async def test_a_waiting_message_is_filled_by_an_edit(at: Room) -> None:
    act = await at.says()
    await act.answer(DEFER)
    await act.webhook("PATCH", "/messages/@original", {"content": "here"})
    reaction = await act.reaction()
    assert (reaction["outcome"], reaction["message"]["content"]) == ("message", "here")


async def test_a_waiting_message_can_be_taken_away(at: Room) -> None:
    act = await at.says()
    await act.answer(DEFER)
    assert (await act.webhook("DELETE", "/messages/@original"))[0] == 204
    assert (await act.reaction())["outcome"] == "none"
    assert await at.playground.messages(at.channel, at.person) == []


async def test_a_button_updates_its_message(at: Room) -> None:
    message = await at.button()
    act = await at.presses(message)
    assert act.interaction["message"]["id"] == message["id"]
    assert act.interaction["data"]["custom_id"] == "go"
    await act.answer(UPDATE, {"content": "pressed", "components": []})
    reaction = await act.reaction()
    assert (reaction["outcome"], reaction["message"]["content"]) == ("update", "pressed")
    assert reaction["message"]["id"] == message["id"]


async def test_a_deferred_update_is_waited_for(at: Room) -> None:
    act = await at.presses(await at.button(flags=64))
    assert (await act.answer(DEFER_UPDATE))[0] == 200
    await act.webhook("PATCH", "/messages/@original", {"content": "pressed"})
    reaction = await act.reaction()
    assert (reaction["outcome"], reaction["message"]["content"]) == ("update", "pressed")


async def test_a_follow_up_after_a_deferred_update_is_a_message_of_its_own(at: Room) -> None:
    message = await at.button()
    act = await at.presses(message)
    await act.answer(DEFER_UPDATE)
    _, follow_up = await act.webhook("POST", "", {"content": "besides", "flags": 64})
    reaction = await act.reaction()
    assert (reaction["outcome"], follow_up["id"] != message["id"]) == ("message", True)


async def test_a_button_on_a_deleted_message_cannot_be_updated(at: Room) -> None:
    message = await at.button()
    act = await at.presses(message)
    await at.playground.delete(message)
    assert await at.refusal(act, UPDATE, {"content": "x"}) == (404, 10008)
    await act.answer(MESSAGE, {"content": "x"})


async def test_a_form_is_sent_and_answered(at: Room) -> None:
    act = await at.presses(await at.button())
    await act.answer(MODAL, FORM)
    opened = await act.reaction()
    assert (opened["outcome"], opened["modal"]["title"]) == ("modal", "t")
    sent = await at.sends(opened)
    part = sent.interaction["data"]["components"][0]["component"]
    assert (part["type"], part["custom_id"], part["value"]) == (4, "a", "typed")
    assert sent.interaction["message"]["content"] == "press"
    await sent.answer(UPDATE, {"content": "sent"})
    assert (await sent.reaction())["outcome"] == "update"


async def test_a_form_cannot_be_answered_with_a_form(at: Room) -> None:
    act = await at.says()
    await act.answer(MODAL, FORM)
    sent = await at.sends(await act.reaction())
    assert await at.refusal(sent, MODAL, FORM) == (400, 50035)
    assert (await at.playground.violations())[-1]["errors"].keys() == {"type"}
    await sent.answer(MESSAGE, {"content": "x"})
    assert (await sent.reaction())["outcome"] == "message"


async def test_a_form_of_a_command_has_no_message_to_update(at: Room) -> None:
    act = await at.says()
    await act.answer(MODAL, FORM)
    sent = await at.sends(await act.reaction())
    assert await at.refusal(sent, UPDATE, {"content": "x"}) == (400, 50035)
    await sent.answer(MESSAGE, {"content": "x"})


async def test_a_form_is_only_for_who_opened_it_and_is_sent_once(at: Room) -> None:
    act = await at.says()
    await act.answer(MODAL, FORM)
    opened = await act.reaction()
    with pytest.raises(Refused, match="not Tom’s"):
        await at.playground.submit(await at.playground.person("Tom"), opened, a="x")
    sent = await at.sends(opened)
    await sent.answer(MESSAGE, {"content": "x"})
    await sent.reaction()
    with pytest.raises(Refused, match="no open form"):
        await at.playground.submit(at.person, opened, a="x")


@pytest.mark.parametrize("kind", [DEFER_UPDATE, UPDATE, CHOICES, 10, None])
async def test_a_command_takes_only_some_answers(at: Room, kind: int) -> None:
    act = await at.says()
    assert await at.refusal(act, kind, {"content": "x"}) == (400, 50035)
    await act.answer(MESSAGE, {"content": "x"})


async def test_completions_are_given(at: Room) -> None:
    act = await at.asks()
    assert act.interaction["data"]["options"][0]["focused"] is True
    await act.answer(CHOICES, {"choices": [{"name": "A", "value": "a"}]})
    reaction = await act.reaction()
    assert (reaction["outcome"], reaction["choices"]) == ("choices", [{"name": "A", "value": "a"}])


async def test_26_completions_are_refused(at: Room) -> None:
    act = await at.asks()
    choices = [{"name": f"c{n}", "value": f"v{n}"} for n in range(26)]
    assert await at.refusal(act, CHOICES, {"choices": choices}) == (400, 50035)
    assert await at.refusal(act, MESSAGE, {"content": "x"}) == (400, 50035)
    await act.answer(CHOICES, {"choices": choices[:25]})


async def test_answers_to_interactions_know_no_rate_limit(at: Room) -> None:
    await at.playground.rate_limits(on=True)
    for _ in range(12):
        act = await at.says()
        assert (await act.answer(MESSAGE, {"content": "x"}))[0] == 200


async def test_a_silent_acknowledgement_may_be_all(at: Room, hand: HandBot) -> None:
    message = await at.button()
    act = await at.presses(message)
    await act.answer(DEFER_UPDATE)
    alive = asyncio.create_task(hand.beat())
    reaction = await act.reaction()
    alive.cancel()
    assert (reaction["outcome"], reaction["message"]["id"]) == ("update", message["id"])
    assert reaction["ms"] < HELD_MS


async def test_a_bot_that_dies_thinking_is_not_waited_for(at: Room, hand: HandBot) -> None:
    act = await at.says()
    await act.answer(DEFER)
    await hand.socket.close()
    reaction = await act.reaction()
    assert (reaction["outcome"], reaction["ms"] < 10_000) == ("none", True)


async def test_an_edit_with_the_bots_token_ends_the_wait_for_an_update(at: Room) -> None:
    message = await at.button()
    act = await at.presses(message)
    await act.answer(DEFER_UPDATE)
    await at.rest.call("PATCH", f"channels/{at.channel['id']}/messages/{message['id']}", {"content": "new"})
    reaction = await act.reaction()
    assert (reaction["outcome"], reaction["message"]["content"]) == ("update", "new")
    assert reaction["ms"] < 3000
