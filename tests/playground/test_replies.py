"""Replies and polls: REST by hand."""

import pytest

from tests.kit.hand_bot import Rest
from tests.kit.playground_client import Json, Playground
from tests.playground.room_by_hand import post

POLL: Json = {
    "question": {"text": "Which game?"},
    "answers": [{"poll_media": {"text": "Skyjo"}}, {"poll_media": {"text": "Skull"}}],
    "duration": 2,
}


async def test_a_reply_shows_what_it_answers(bare: Playground, rest: Rest, room: Json, lea: Json) -> None:
    (asked,) = await bare.chat(lea, room, "Who is in?")
    reply = await post(rest, room, message_reference={"message_id": asked["id"]})
    assert (reply["type"], reply["referenced_message"]["id"]) == (19, asked["id"])
    assert reply["message_reference"]["channel_id"] == room["id"]
    assert [user["id"] for user in reply["mentions"]] == [lea["id"]]
    assert (await bare.messages(room))[-1]["referenced_message"]["content"] == "Who is in?"
    await bare.delete(asked)
    path = f"channels/{room['id']}/messages/{reply['id']}"
    assert (await rest.call("GET", path))[1]["referenced_message"] is None
    assert (await bare.messages(room))[-1]["referenced_message"] is None


async def test_a_reply_need_not_call_who_is_answered(
    bare: Playground, rest: Rest, room: Json, lea: Json
) -> None:
    (asked,) = await bare.chat(lea, room, "Who is in?")
    reference = {"message_id": asked["id"]}
    mentions: Json = {"parse": ["users"], "replied_user": False}
    assert (await post(rest, room, message_reference=reference, allowed_mentions=mentions))["mentions"] == []


async def test_a_reply_to_nothing_is_refused_or_a_message_by_itself(
    bare: Playground, rest: Rest, room: Json
) -> None:
    del bare
    gone: Json = {"message_id": "1"}
    path = f"channels/{room['id']}/messages"
    assert await rest.refusal("POST", path, {"content": "x", "message_reference": gone}) == (400, 50035)
    alone = await post(rest, room, message_reference={**gone, "fail_if_not_exists": False})
    assert (alone["type"], "message_reference" in alone) == (0, False)


async def test_a_reply_needs_the_channels_history(bare: Playground, rest: Rest) -> None:
    room = await bare.channel("room", denied=["read_message_history"])
    answered = await post(rest, room)
    body = {"content": "x", "message_reference": {"message_id": answered["id"]}}
    assert await rest.refusal("POST", f"channels/{room['id']}/messages", body) == (400, 160002)


async def test_a_poll_is_kept(bare: Playground, rest: Rest, room: Json) -> None:
    _, posted = await rest.call("POST", f"channels/{room['id']}/messages", {"poll": POLL})
    (seen,) = await bare.messages(room)
    assert seen["poll"] == posted["poll"]
    assert [answer["answer_id"] for answer in seen["poll"]["answers"]] == [1, 2]
    assert seen["poll"]["question"]["text"] == "Which game?"


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ({"question": {"text": "x" * 301}}, "question"),
        ({"answers": []}, "answers"),
        ({"answers": [{"poll_media": {"text": "x" * 56}}]}, "answers"),
        ({"duration": 769}, "duration"),
    ],
)
async def test_a_poll_has_limits(bare: Playground, rest: Rest, room: Json, wrong: Json, place: str) -> None:
    del bare
    path = f"channels/{room['id']}/messages"
    status, answer = await rest.call("POST", path, {"poll": {**POLL, **wrong}})
    assert (status, answer["code"], place in answer["errors"]["poll"]) == (400, 50035, True)
