"""What people do at the playground: type a command, press a button, send a form."""

from typing import Any

from deploy.playground.catalogue import leaves, refusal
from deploy.playground.component_limits import BUTTON, LINK_STYLE, SELECTS, STRING_SELECT, walk
from deploy.playground.composer import find_command, find_option, read_text
from deploy.playground.errors import ControlError
from deploy.playground.forms import check_count, chosen, filled, forged
from deploy.playground.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, SUBMIT, Interactions
from deploy.playground.members import may
from deploy.playground.resolving import ENTITY_SELECTS, Resolver
from deploy.playground.values import Typing
from deploy.playground.world import Channel, Json, Kind, Message, Person, World

FORGED_FORM = ("custom_id", "channel", "message")


class Acts:
    """Everything that makes an interaction."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self.interactions = interactions

    async def type(self, asked: Json) -> Json:
        """Type a command, or ask for an option's completions."""
        person, channel = place_of(self._world, asked)
        known = leaves(self._world, channel)
        values: dict[str, Any]
        if asked.get("text") is not None:
            leaf, values = read_text(str(asked["text"]), known, person.locale)
        else:
            leaf = find_command(str(asked.get("command") or ""), known, person.locale)
            options = asked.get("options") or {}
            values = {
                find_option(leaf, name, person.locale)["name"]: value for name, value in options.items()
            }
        reason = refusal(self._world, leaf.command, person, channel)
        if reason is not None:
            raise ControlError(reason, 403)
        focused = None
        if asked.get("focused"):
            option = find_option(leaf, str(asked["focused"]), person.locale)
            if not option.get("autocomplete"):
                raise ControlError(f"The option {option['name']} has no completions.")
            focused = option["name"]
        typing = Typing(self._world, person, channel, leaf)
        data = typing.command(values, asked.get("files") or [], focused)
        return await self.interactions.begin(person, channel, AUTOCOMPLETE if focused else COMMAND, data)

    async def click(self, asked: Json) -> Json:
        """Press a button or choose in a select; with `forge` whether it is there or not."""
        person = actor(self._world, asked)
        channel, message = self._world.message(asked.get("message"))
        _refuse_stranger(self._world, person, channel)
        if message.dismissed or message.audience not in (None, person.id):
            raise ControlError(f"{person.name} does not see this message.", 404)
        data = _forged_press(asked) if asked.get("forge") else self._press(channel, message, asked)
        return await self.interactions.begin(person, channel, COMPONENT, data, message=message)

    def _press(self, channel: Channel, message: Message, asked: Json) -> Json:
        part = _part(message.data["components"], asked)
        if part.get("disabled"):
            raise ControlError("This is disabled.")
        data: Json = {"component_type": part["type"], "id": part["id"]}
        if part["type"] == BUTTON:
            if part["style"] == LINK_STYLE:
                raise ControlError("This is a link; it opens in a browser and the bot does not hear of it.")
        else:
            data["values"] = chosen(part, asked.get("values") or [])
            check_count(part, data["values"], "This")
            if part["type"] in ENTITY_SELECTS:
                resolver = Resolver(self._world, channel)
                data |= {"values": resolver.select(part, data["values"]), "resolved": resolver.resolved}
        data["custom_id"] = part["custom_id"]
        return data

    async def submit(self, asked: Json) -> Json:
        """Send the form that an interaction opened; with `forge` one that was never opened."""
        if asked.get("forge"):
            return await self._submit_forged(asked)
        if surplus := [key for key in FORGED_FORM if key in asked]:
            raise ControlError(f"`{surplus[0]}` belongs to a form that is forged.")
        person = self._world.person(asked.get("person"))
        opened = self.interactions.by_id.get(str(asked.get("interaction")))
        if opened is None or opened.modal is None:
            raise ControlError("This interaction has no open form.", 404)
        if opened.person is not person:
            raise ControlError(f"This form is not {person.name}’s.", 403)
        data = filled(opened.modal, asked.get("fields") or {}, Resolver(self._world, opened.channel))
        modal, opened.modal = opened.modal, None
        reaction = await self.interactions.begin(
            person, opened.channel, SUBMIT, data, message=opened.message, opened_by=opened
        )
        if reaction["outcome"] == "none":
            opened.modal = modal
        return reaction

    async def _submit_forged(self, asked: Json) -> Json:
        if "interaction" in asked or not asked.get("custom_id"):
            raise ControlError("A forged form goes by its `custom_id`.")
        message = None
        if "message" in asked:
            channel, message = self._world.message(asked["message"])
            asked = {**asked, "channel": channel.id}
        person, channel = place_of(self._world, asked)
        data = forged(asked["custom_id"], asked.get("fields") or {})
        opened_by = self.interactions.imagined(person, channel, message)
        return await self.interactions.begin(
            person, channel, SUBMIT, data, message=message, opened_by=opened_by
        )


def place_of(world: World, asked: Json) -> tuple[Person, Channel]:
    """Find who writes where; refuse whoever cannot see the place, or not write there."""
    person = actor(world, asked)
    channel = world.place(asked.get("channel"))
    _refuse_stranger(world, person, channel)
    if channel.locked and not may(person, world.guild_of(channel), "manage_threads"):
        raise ControlError(f"This thread is locked: {person.name} may not write in it.", 403)
    return person, channel


def actor(world: World, asked: Json) -> Person:
    """Find who acts; a bot uses no commands."""
    person = world.person(asked.get("person"))
    if person.bot:
        raise ControlError(f"{person.name} is a bot: it types and presses nothing.", 403)
    return person


def is_there(world: World, person: Person, channel: Channel) -> bool:
    """Say whether somebody sees a place."""
    guild = world.guild_of(channel)
    if guild is None:
        return channel.recipient == person.id
    invited = channel.kind is not Kind.PRIVATE_THREAD or person.id in channel.members
    return person.belongs_to(guild) and (invited or may(person, guild, "manage_threads"))


def _refuse_stranger(world: World, person: Person, channel: Channel) -> None:
    if is_there(world, person, channel):
        return
    if channel.kind is Kind.DM:
        raise ControlError(f"These are not {person.name}’s direct messages.", 403)
    of = "this private thread" if channel.kind is Kind.PRIVATE_THREAD else "the server"
    raise ControlError(f"{person.name} is not a member of {of}.", 403)


def _forged_press(asked: Json) -> Json:
    """Make a press of something that need not be on the message."""
    if not asked.get("custom_id"):
        raise ControlError("A forged press goes by its `custom_id`.")
    data: Json = {"component_type": BUTTON, "id": 1, "custom_id": asked["custom_id"]}
    if "values" in asked:
        given = asked["values"]
        values = [str(value) for value in (given if isinstance(given, list) else [given])]
        data |= {"component_type": STRING_SELECT, "values": values}
    return data


def _part(components: list[Json], asked: Json) -> Json:
    wanted, label = asked.get("custom_id"), asked.get("label")
    parts = [part for _, part in walk(components) if part["type"] in (BUTTON, *SELECTS)]
    for part in parts:
        if wanted is not None and part.get("custom_id") == wanted:
            return part
    for part in parts:
        if (
            wanted is None
            and label is not None
            and label in (part.get("label"), part.get("placeholder"), _face(part))
        ):
            return part
    labels = ", ".join(
        f"“{part.get('label') or part.get('placeholder') or part.get('custom_id')}”" for part in parts
    )
    named = wanted if wanted is not None else label
    raise ControlError(
        f"There is no “{named}” on this message; there is {labels or 'nothing to press'}.", 404
    )


def _face(part: Json) -> str:
    return f"{(part.get('emoji') or {}).get('name') or ''} {part.get('label') or ''}".strip()
