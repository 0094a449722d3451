"""The slash commands, told to Discord as the bot tells them."""

import json
from collections.abc import Iterator
from typing import Any, Final, cast

import discord
from discord import app_commands

from bot.doctor.facts import Facts, UntriedError
from bot.doctor.patient import Patient
from bot.ui.commands.registering import payload
from bot.ui.commands.wording import Translation
from bot.ui.request.services import Services
from bot.ui.slash_commands import all_groups

NOBODY: Final = cast("Services", None)
"""Nothing is carried out here: the commands are only told."""
MOST: Final = 5
"""So many places that came back otherwise are named."""
Json = dict[str, Any]


async def commands(patient: Patient) -> Facts:
    """Register the commands: they come back as they were sent, in their order, under the ids that they had.

    What a bot of another version has registered stays: UntriedError `other_commands`.
    """
    application, http = patient.client.application_id or 0, patient.client.http
    told = await _told()
    answer, there = await patient.answer(http.get_global_commands(application))
    if there and sorted(map(_shape, there)) != sorted(map(_shape, told)):
        raise UntriedError("other_commands")
    before = {one["name"]: str(one["id"]) for one in there or ()}
    answer, came = await patient.answer(
        http.bulk_upsert_global_commands(application, payload=cast("Any", told))
    )
    if came is None:
        return {"answer": answer}
    names, ids = [one["name"] for one in told], {one["name"]: str(one["id"]) for one in came}
    return {
        "answer": answer,
        "order": [one["name"] for one in came] == names,
        "ids": before.items() <= ids.items(),
        "changed": tuple(_changes(told, [dict(one) for one in came], ""))[:MOST],
    }


async def _told() -> list[Json]:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    for group in all_groups(NOBODY):
        tree.add_command(group)
    await tree.set_translator(Translation())
    told: list[Json] = json.loads(json.dumps(await payload(tree)))
    return told


def _shape(named: Any) -> str:
    """Return what a running bot needs of a command: its name and type, and those of its options."""
    options = [_shape(option) for option in named.get("options") or ()]
    return json.dumps([named["type"], named["name"], bool(named.get("required")), options])


def _changes(sent: object, came: object, where: str) -> Iterator[str]:
    """Return the places where something else came back than was sent; what is empty may be left out."""
    if isinstance(sent, dict) and isinstance(came, dict):
        for key, value in sent.items():
            if value or came.get(key):
                yield from _changes(value, came.get(key), f"{where}.{key}" if where else key)
    elif isinstance(sent, list) and isinstance(came, list) and len(sent) == len(came):
        for at, (one, other) in enumerate(zip(sent, came, strict=True)):
            name = one["name"] if isinstance(one, dict) and "name" in one else str(at)
            yield from _changes(one, other, f"{where}.{name}" if where else name)
    elif sent != came and str(sent) != str(came):
        yield where
