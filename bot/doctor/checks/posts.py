"""Messages: with everything that the bot sends, silent, with a file, and once for a nonce."""

from typing import Final

import discord

from bot.doctor.facts import Fact, Facts, UntriedError
from bot.doctor.patient import Patient
from bot.ui.kit.message import Attachment, Button, Choice, Message, Press, Row, Select
from bot.ui.kit.send import sending, view
from bot.ui.press import DOCTOR

ROWS, BUTTONS = 3, 4
WORD: Final = "doctor"
FILE: Final = "doctor.txt"


def press(patient: Patient, what: str) -> Press:
    """Return what a button of this run carries."""
    return Press(DOCTOR, args=(patient.mark, what))


def whole(patient: Patient) -> Message:
    """Make a message with everything in it that is permitted."""
    embed = None
    if "embed_links" not in patient.lacks:
        embed = discord.Embed(title=WORD, description=WORD, colour=discord.Colour.teal())
        embed.add_field(name=WORD, value=WORD, inline=False).set_footer(text=WORD)
    rows: list[Row] = [
        tuple(Button(label=f"{row}.{at}", press=press(patient, f"{row}.{at}")) for at in range(BUTTONS))
        for row in range(ROWS)
    ]
    choices = tuple(Choice(label=str(at), value=str(at), description=WORD) for at in range(2))
    rows.append(Select(placeholder=WORD, press=press(patient, "one"), choices=choices))
    return Message(content=patient.text(), embed=embed, rows=tuple(rows), silent=False)


def posted(patient: Patient) -> int:
    """Return the message that the first check has posted. UntriedError `no_post`."""
    if "post" not in patient.noted:
        raise UntriedError("no_post")
    return int(patient.noted["post"])


async def post(patient: Patient) -> Facts:
    """Post content, an embed, and five rows of buttons and selects."""
    answer, message = await _post_whole(patient)
    if message is None:
        return {"answer": answer}
    patient.noted["post"] = message.id
    return {"answer": answer, "nonce": str(message.nonce) == _nonce(patient), **seen(message, whole(patient))}


def seen(message: discord.Message, sent: Message) -> dict[str, bool | tuple[str, ...]]:
    """Say what of a message came back as it was sent."""
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    ids = [part.custom_id for row in rows for part in row.children]
    ours = [part.to_component_dict().get("custom_id") for part in view(sent.rows).walk_children()]
    embed = message.embeds[0] if message.embeds else discord.Embed()
    came = sent.embed is None or _plain(sent.embed).items() <= _plain(embed).items()
    return {
        "content": message.content == sent.content,
        "embed": came,
        "rows": tuple(" ".join(part.type.name for part in row.children) for row in rows),
        "custom_ids": set(ours) <= set(ids),
        "silent": message.flags.suppress_notifications,
    }


async def same_nonce(patient: Patient) -> Facts:
    """Post the same with the same nonce: the first message comes back."""
    first = posted(patient)
    answer, message = await _post_whole(patient)
    return {"answer": answer, "same_message": message is not None and message.id == first}


async def nonce_of_the_deleted(patient: Patient) -> Facts:
    """Delete the message and post it with its nonce again."""
    deleted = await patient.remove(posted(patient))
    answer, _ = await _post_whole(patient)
    return {"deleted": deleted, "answer": answer}


async def file(patient: Patient) -> Facts:
    """Post a file with its description, silently."""
    attachment = Attachment(name=FILE, content=WORD.encode(), description=patient.mark)
    sent = Message(content=patient.text(), files=(attachment,), silent=True)
    answer, message = await patient.post(**sending(sent), nonce=f"{_nonce(patient)}f")
    if message is None:
        return {"answer": answer}
    there = message.attachments[0] if message.attachments else None
    return {
        "answer": answer,
        "silent": message.flags.suppress_notifications,
        "file": None if there is None else there.filename,
        "alt_text": there is not None and there.description == patient.mark,
    }


async def history(patient: Patient) -> Facts:
    """Read what was posted, as the bot does to find a message again whose sending was cut short."""
    first = posted(patient)
    answer, there = await patient.answer(patient.history())
    found = [message for message in there or () if message.id == first]
    return {
        "answer": answer,
        "found": bool(found),
        "content": bool(found) and patient.mark in found[0].content,
        "custom_ids": bool(found) and bool(found[0].components),
    }


async def _post_whole(patient: Patient) -> tuple[Fact, discord.Message | None]:
    message = whole(patient)
    given = sending(message)
    people: discord.ui.UserSelect[discord.ui.View] = discord.ui.UserSelect(
        custom_id=str(press(patient, "people")), max_values=ROWS, row=len(message.rows)
    )
    given["view"].add_item(people)
    return await patient.post(**given, nonce=_nonce(patient))


def _nonce(patient: Patient) -> str:
    return f"{patient.mark}-n"


def _plain(embed: discord.Embed) -> dict[str, object]:
    return {**embed.to_dict()}
