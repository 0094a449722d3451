"""Making, changing and showing messages."""

import mimetypes
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import quote

from deploy.playground import objects
from deploy.playground.component_limits import BUTTON, SELECTS
from deploy.playground.errors import ENTITY_TOO_LARGE, UNKNOWN_MESSAGE, DiscordError
from deploy.playground.message_limits import EPHEMERAL, refuse_empty
from deploy.playground.polls import shown_poll
from deploy.playground.replies import answered, reference, referring
from deploy.playground.world import Channel, File, Json, Kind, Message, Person, World

FILE_SIZE = 10 * 1024 * 1024
CHAT_INPUT_REPLY = 20
PLAIN = 0
LOADING = 128
MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(slots=True)
class Upload:
    """A file that came with a request, by its number in `files[n]`."""

    number: str
    name: str
    content: bytes
    content_type: str


@dataclass(slots=True)
class Draft:
    """What a message is to be made of."""

    body: Json
    uploads: list[Upload] = field(default_factory=list)
    audience: str | None = None
    token: str | None = None
    extra: Json = field(default_factory=dict)
    waiting: bool = False


def create(world: World, channel: Channel, draft: Draft) -> Message:
    """Post a message of the bot."""
    data = _plain(world, channel, objects.bot_user(world), draft.body.get("content") or "")
    data |= {
        "components": _components(draft.body.get("components")),
        "tts": bool(draft.body.get("tts")),
        "flags": (draft.body.get("flags") or 0) | (LOADING if draft.waiting else 0),
        **draft.extra,
        **reference(world, channel, draft.body.get("message_reference")),
    }
    if draft.body.get("poll"):
        data["poll"] = shown_poll(world.clock, draft.body["poll"])
    if draft.body.get("nonce") is not None:
        data["nonce"] = draft.body["nonce"]
    _attach(world, channel, data, draft, given=draft.body.get("attachments"))
    data["embeds"] = _embeds(data, draft.body.get("embeds"))
    _mention(world, data, draft.body.get("allowed_mentions"))
    if not draft.waiting:
        refuse_empty(data)
    return _keep(world, channel, Message(data, audience=draft.audience, token=draft.token))


def say(world: World, channel: Channel, person: Person, text: str) -> Message:
    """Post an ordinary message of a person."""
    data = _plain(world, channel, objects.user(person), text)
    _mention(world, data, {"parse": ["users"]})
    return _keep(world, channel, Message(data))


def edit(world: World, channel: Channel, message: Message, draft: Draft) -> Message:
    """Change a message: only the parts that are given."""
    body = draft.body
    data = dict(message.data)
    was_waiting = bool(data["flags"] & LOADING)
    data["flags"] &= ~LOADING
    if "content" in body:
        data["content"] = body["content"] or ""
    if body.get("poll") and was_waiting:
        data["poll"] = shown_poll(world.clock, body["poll"])
    if "components" in body:
        data["components"] = _components(body["components"])
    if body.get("flags") is not None:
        data["flags"] = body["flags"] | (data["flags"] & EPHEMERAL)
    if "attachments" in body or draft.uploads:
        _attach(world, channel, data, draft, given=body.get("attachments"))
    if "embeds" in body:
        data["embeds"] = _embeds(data, body["embeds"])
    if "content" in body or "allowed_mentions" in body:
        _mention(world, data, body.get("allowed_mentions"))
    refuse_empty(data)
    if not was_waiting:
        data["edited_timestamp"] = world.clock.iso()
    message.data = data
    world.changed({"channel": channel.id})
    return message


def delete(world: World, channel: Channel, message: Message) -> None:
    """Take a message away, with its files."""
    channel.messages.pop(message.data["id"], None)
    for attachment in message.data["attachments"]:
        world.files.pop(attachment["id"], None)
    world.changed({"channel": channel.id})


def find(channel: Channel, message_id: str) -> Message:
    """Find a message that the bot token may act on: an ephemeral one is unknown to it."""
    message = channel.messages.get(message_id)
    if message is None or message.audience is not None:
        raise DiscordError(UNKNOWN_MESSAGE)
    return message


def for_bot(world: World, channel: Channel, message: Message) -> Json:
    """Show a message to the bot.

    Without the privileged intent for message content it reads no text of other people in a server,
    except where they mention it.
    """
    data = referring(channel, message.data)
    own = data["author"]["id"] == world.bot_id
    if own or channel.kind is Kind.DM or world.bot_id in MENTION.findall(data["content"]):
        return dict(data)
    return {**data, "content": ""}


def visible(channel: Channel, person_id: str) -> list[Json]:
    """List what a person sees in a channel, oldest first."""
    return [
        {**referring(channel, message.data), "ephemeral": message.audience is not None}
        for message in channel.messages.values()
        if message.audience is None or (message.audience == person_id and not message.dismissed)
    ]


def keep_file(world: World, channel: Channel, upload: Upload) -> File:
    """Keep an uploaded file so that it can be fetched."""
    if len(upload.content) > FILE_SIZE:
        raise DiscordError(ENTITY_TOO_LARGE)
    guessed = mimetypes.guess_type(upload.name)[0] or upload.content_type or "application/octet-stream"
    file = File(world.ids.take(), channel.id, upload.name, upload.content, guessed)
    world.files[file.id] = file
    return file


def attachment(world: World, file: File, description: str | None = None) -> Json:
    """Show a file as an attachment."""
    url = f"{world.url}/attachments/{file.channel}/{file.id}/{quote(file.name)}"
    shown: Json = {
        "id": file.id,
        "filename": file.name,
        "size": len(file.content),
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
    }
    if description:
        shown["description"] = description
    if file.content[:8] == b"\x89PNG\r\n\x1a\n":
        shown["width"] = int.from_bytes(file.content[16:20], "big")
        shown["height"] = int.from_bytes(file.content[20:24], "big")
    return shown


def _attach(world: World, channel: Channel, data: Json, draft: Draft, given: list[Json] | None) -> None:
    described = {str(entry["id"]): entry for entry in given or []}
    old = data["attachments"]
    kept = old if given is None else [entry for entry in old if entry["id"] in described]
    for entry in old:
        if entry not in kept:
            world.files.pop(entry["id"], None)
    new = []
    for upload in draft.uploads:
        entry = described.get(upload.number, {})
        upload.name = entry.get("filename") or upload.name
        new.append(attachment(world, keep_file(world, channel, upload), entry.get("description")))
    data["attachments"] = [*kept, *new]


def _embeds(data: Json, embeds: list[Json] | None) -> list[Json]:
    files = {f"attachment://{entry['filename']}": entry for entry in data["attachments"]}
    shown = []
    for embed in embeds or []:
        clean = {key: value for key, value in embed.items() if value is not None and value != {}}
        clean["type"] = "rich"
        if "fields" in clean:
            clean["fields"] = [{**entry, "inline": bool(entry.get("inline"))} for entry in clean["fields"]]
        for key in ("image", "thumbnail"):
            if key in clean:
                clean[key] = _picture(clean[key], files)
        shown.append(clean)
    return shown


def _picture(picture: Json, files: dict[str, Json]) -> Json:
    entry = files.get(picture.get("url", ""))
    if entry is None:
        return picture
    shown = {"url": entry["url"], "proxy_url": entry["proxy_url"], "width": 0, "height": 0}
    return shown | {key: entry[key] for key in ("width", "height", "content_type") if key in entry}


def _plain(world: World, channel: Channel, author: Json, content: str) -> Json:
    return {
        "id": world.ids.take(),
        "channel_id": channel.id,
        "type": PLAIN,
        "content": content,
        "author": author,
        "embeds": [],
        "attachments": [],
        "components": [],
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
        "timestamp": world.clock.iso(),
        "edited_timestamp": None,
        "flags": 0,
    }


def _keep(world: World, channel: Channel, message: Message) -> Message:
    channel.messages[message.data["id"]] = message
    if message.audience is None:
        channel.last_message_id = message.data["id"]
    world.changed({"channel": channel.id})
    return message


def _components(components: list[Json] | None) -> list[Json]:
    numbers = iter(range(1, 1000))
    return [_component(part, numbers) for part in components or []]


def _component(part: Json, numbers: Iterable[int]) -> Json:
    shown = {key: value for key, value in part.items() if value is not None and key != "required"}
    shown.setdefault("id", next(iter(numbers)))
    if "components" in shown:
        shown["components"] = [_component(inner, numbers) for inner in shown["components"]]
    if "accessory" in shown:
        shown["accessory"] = _component(shown["accessory"], numbers)
    if shown["type"] in SELECTS:
        shown.setdefault("min_values", 1)
        shown.setdefault("max_values", 1)
        shown["options"] = [_given(option) for option in shown.get("options", [])]
        if not shown["options"]:
            del shown["options"]
    if shown["type"] == BUTTON:
        shown.setdefault("disabled", False)
    if "emoji" in shown:
        shown["emoji"] = _given(shown["emoji"])
    return shown


def _given(part: Json) -> Json:
    """Leave out what is null, and the nulls of an emoji inside."""
    shown = {key: value for key, value in part.items() if value is not None}
    return shown | {key: _given(value) for key, value in shown.items() if isinstance(value, dict)}


def _mention(world: World, data: Json, allowed: Json | None) -> None:
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or [])
    named = set() if allowed is None else {str(user) for user in allowed.get("users") or []}
    ids = dict.fromkeys(MENTION.findall(data["content"]))
    data["mentions"] = [
        objects.user(world.people[user])
        for user in ids
        if user in world.people and ("users" in parse or user in named)
    ]
    data["mentions"] += [user for user in answered(data, allowed) if user not in data["mentions"]]
    data["mention_everyone"] = "everyone" in parse and bool(re.search(r"@(everyone|here)", data["content"]))
