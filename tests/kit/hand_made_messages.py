"""Messages of the bot with buttons that it would not make now: of another version, of another database."""

from collections.abc import Mapping, Sequence
from typing import Any

import aiohttp

from tests.kit.playground_client import Json, Playground

ANY_TOKEN = {"Authorization": "Bot any"}
PER_ROW = 5
ROW, BUTTON, SECONDARY = 1, 2, 2
CREATED = 200


async def with_buttons(
    playground: Playground, channel: str | Mapping[str, Any], custom_ids: Sequence[str]
) -> Json:
    """Have the bot say something with these buttons, at most 25."""
    place = channel if isinstance(channel, str) else str(channel["id"])
    buttons = [
        {"type": BUTTON, "style": SECONDARY, "label": custom_id[:38], "custom_id": custom_id}
        for custom_id in custom_ids
    ]
    rows = [{"type": ROW, "components": buttons[at : at + PER_ROW]} for at in range(0, len(buttons), PER_ROW)]
    body = {"content": "What is left of another time.", "components": rows}
    url = f"{playground.url}/api/v10/channels/{place}/messages"
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, json=body, headers=ANY_TOKEN) as response,
    ):
        assert response.status == CREATED, await response.text()
        made: Json = await response.json()
        return made


async def pressed(
    playground: Playground, person: Json, channel: str | Mapping[str, Any], *custom_ids: str
) -> dict[str, Json]:
    """Press such buttons, one after the other; give each one's answer, by its custom_id."""
    answers = {}
    for at in range(0, len(custom_ids), PER_ROW * PER_ROW):
        some = custom_ids[at : at + PER_ROW * PER_ROW]
        message = await with_buttons(playground, channel, some)
        for custom_id in some:
            answers[custom_id] = await playground.click(person, message, custom_id=custom_id)
    return answers


async def door(playground: Playground, person: Json) -> str:
    """Open the bot's direct messages with somebody; give the channel's id."""
    url = f"{playground.url}/api/v10/users/@me/channels"
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, json={"recipient_id": person["id"]}, headers=ANY_TOKEN) as response,
    ):
        assert response.status == CREATED, await response.text()
        return str((await response.json())["id"])
