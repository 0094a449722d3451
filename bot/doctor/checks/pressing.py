"""A press and a form, by somebody at the keyboard: what comes of them over the gateway."""

from typing import Any, Final

import discord

from bot.doctor.checks.account import wanted
from bot.doctor.checks.gateway import effective
from bot.doctor.checks.posts import press
from bot.doctor.facts import Facts, UntriedError
from bot.doctor.listener import Listener, connected
from bot.doctor.patient import Patient
from bot.ui.kit.form import ChecksField, Form, PickField, TextField, modal, read
from bot.ui.kit.message import Button, Choice, Message
from bot.ui.kit.send import sending

READ: Final = (
    "app_permissions",
    "channel",
    "channel_id",
    "context",
    "data",
    "guild",
    "guild_id",
    "guild_locale",
    "locale",
    "member",
    "message",
    "token",
)
"""What the library and the bot read of an interaction."""
ANSWERED_ALREADY: Final = 40060


async def pressing(patient: Patient) -> Facts:
    """Have a button pressed, and the form that it opens sent as it is; change the message by that."""
    async with connected(patient) as listener:
        button = Button(label=patient.said("doctor-button"), press=press(patient, "open"), style="primary")
        shown = Message(content=patient.text("doctor-post-press"), rows=((button,),))
        answer, message = await patient.post(**sending(shown))
        if message is None:
            return {"answer": answer}
        async with patient.around.pressing(message.id, str(button.press)):
            return await _talk(patient, listener, message.id, button)


async def _talk(patient: Patient, listener: Listener, message: int, button: Button) -> Facts:
    form = _form(patient)
    pressed = await listener.act(str(button.press), patient.around.seconds)
    opened, _ = await patient.answer(pressed.response.send_modal(modal(form)))
    if opened == f"400/{ANSWERED_ALREADY}":
        raise UntriedError("other_process")
    sent = await listener.act(str(form.press), patient.around.seconds)
    changed, _ = await patient.answer(
        sent.response.edit_message(content=patient.text("doctor-post-thanks"), view=None)
    )
    raw, raw_form = listener.raw[str(pressed.id)], listener.raw[str(sent.id)]
    return {
        "answer": opened,
        "absent": tuple(name for name in READ if name not in raw),
        "absent_in_form": tuple(name for name in READ if name not in raw_form),
        **_place(patient, listener, pressed, raw),
        "custom_ids": raw["data"]["custom_id"] == str(button.press),
        "message": raw["message"]["id"] == str(message) and bool(raw["message"]["components"]),
        "form": tuple(_kind(row) for row in raw_form["data"]["components"]),
        "filled": _filled(raw_form["data"]),
        "changed_by_form": changed,
    }


def _place(
    patient: Patient, listener: Listener, pressed: discord.Interaction[Any], raw: dict[str, Any]
) -> dict[str, bool | int]:
    server, mask = listener.get_guild(patient.place.guild), wanted(patient.place.type)
    told = raw.get("guild") or {}
    return {
        "same_permissions": pressed.app_permissions & mask == effective(patient) & mask,
        "context": raw.get("context", -1),
        "features": isinstance(told.get("features"), list),
        "locale": server is not None and raw.get("guild_locale") == str(server.preferred_locale),
    }


def _form(patient: Patient) -> Form:
    """Make a form with every kind of field that the bot's forms have, filled in."""
    choices = tuple(Choice(label=str(at), value=str(at), chosen=at == 1) for at in range(3))
    said = patient.said
    return Form(
        title=said("doctor-form"),
        press=press(patient, "form"),
        fields=(
            TextField(name="line", label=said("doctor-form-line"), value="1"),
            TextField(name="lines", label=said("doctor-form-lines"), value="1\n2", tall=True),
            PickField(name="pick", label=said("doctor-form-pick"), choices=choices),
            ChecksField(name="checks", label=said("doctor-form-checks"), choices=choices),
            TextField(name="empty", label=said("doctor-form-empty")),
        ),
    )


def _filled(data: Any) -> tuple[str, ...]:
    """Return what the bot reads in the form, each field by its name; line ends may be the browser's."""
    values = {
        name: ", ".join(each).replace("\r\n", "\n").replace("\n", " / ") for name, each in read(data).items()
    }
    return tuple(f"{name}: {value}" for name, value in values.items())


def _kind(row: Any) -> str:
    """Return the numbers of Discord's component types, the outer one first."""
    inner = row.get("component") or {}
    return f"{row.get('type')} > {inner.get('type')}"
