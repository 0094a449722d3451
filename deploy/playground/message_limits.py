"""What a message may hold: the limits of content, embeds, attachments and flags."""

from datetime import datetime

from deploy.playground.breaches import Breaches, Path
from deploy.playground.component_limits import check_components, check_layout
from deploy.playground.errors import EMPTY_MESSAGE, DiscordError
from deploy.playground.polls import check_poll
from deploy.playground.world import Json

CONTENT = 2000
EMBEDS = 10
EMBED_TEXTS = {"title": 256, "description": 4096, "url": 2048}
EMBED_FIELDS = 25
FIELD_NAME = 256
FIELD_VALUE = 1024
FOOTER = 2048
AUTHOR = 256
ALL_EMBEDS = 6000
COLOR = 0xFFFFFF
NONCE = 25
FILES = 10
ALT_TEXT = 1024

EPHEMERAL = 64
COMPONENTS_V2 = 1 << 15
SUPPRESS_EMBEDS = 4
SILENT = 1 << 12
FLAGS_OF_MESSAGE = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
FLAGS_OF_ANSWER = FLAGS_OF_MESSAGE | EPHEMERAL

ANSWER_FIELDS = frozenset(
    {
        "content",
        "tts",
        "embeds",
        "allowed_mentions",
        "components",
        "attachments",
        "flags",
        "poll",
        "enforce_nonce",
    }
)
CREATE_FIELDS = ANSWER_FIELDS | {"nonce", "message_reference", "sticker_ids"}
WEBHOOK_FIELDS = ANSWER_FIELDS | {"username", "avatar_url", "thread_name", "applied_tags"}
PICTURE_KEYS = ("url", "proxy_url", "width", "height", "content_type", "description", "flags")
EMBED_KEYS = frozenset(
    {
        "title",
        "type",
        "description",
        "url",
        "timestamp",
        "color",
        "footer",
        "image",
        "thumbnail",
        "video",
        "provider",
        "author",
        "fields",
        "flags",
        "content_scan_version",
    }
)
EMBED_PARTS = {
    "footer": ("text", "icon_url", "proxy_icon_url"),
    "author": ("name", "url", "icon_url", "proxy_icon_url"),
    "image": PICTURE_KEYS,
    "thumbnail": PICTURE_KEYS,
}
WEB = ("http://", "https://")
PICTURES = (*WEB, "attachment://")
MENTION_KEYS = frozenset({"parse", "users", "roles", "replied_user"})
MENTION_KINDS = frozenset({"users", "roles", "everyone"})
MENTIONS = 100


def check_message(body: Json, known: frozenset[str], flags: int = FLAGS_OF_MESSAGE) -> None:
    """Refuse a message that breaks a limit."""
    breaches = Breaches()
    breaches.fields((), body, known)
    breaches.optional_text(("content",), body.get("content"), CONTENT)
    _check_embeds(breaches, body.get("embeds"))
    _check_mentions(breaches, body.get("allowed_mentions"))
    _check_attachments(breaches, body.get("attachments"))
    _check_flags(breaches, body.get("flags"), flags)
    check_poll(breaches, body.get("poll"))
    if isinstance(body.get("nonce"), str):
        breaches.text(("nonce",), body["nonce"], NONCE)
    components = body.get("components")
    if components is not None:
        layout = bool((body.get("flags") or 0) & COMPONENTS_V2)
        (check_layout if layout else check_components)(breaches, components)
        if layout:
            _check_nothing_beside_a_layout(breaches, body)
    breaches.refuse()


def refuse_empty(message: Json) -> None:
    """Refuse a message that would show nothing."""
    parts = ("embeds", "attachments", "components", "poll")
    if not message["content"].strip() and not any(message.get(part) for part in parts):
        raise DiscordError(EMPTY_MESSAGE)


def _check_embeds(breaches: Breaches, embeds: object) -> None:
    if embeds is None or not breaches.count(("embeds",), embeds, EMBEDS):
        return
    assert isinstance(embeds, list)  # noqa: S101 -- count has said so
    total = 0
    for index, embed in enumerate(embeds):
        path: Path = ("embeds", index)
        if breaches.mapping(path, embed):
            total += _check_embed(breaches, path, embed)
    if total > ALL_EMBEDS:
        breaches.add(
            ("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {ALL_EMBEDS}"
        )


def _check_embed(breaches: Breaches, path: Path, embed: Json) -> int:
    breaches.fields(path, embed, EMBED_KEYS)
    for key, most in EMBED_TEXTS.items():
        breaches.optional_text((*path, key), embed.get(key), most)
    breaches.whole((*path, "color"), embed.get("color"), 0, COLOR)
    _check_parts(breaches, path, embed)
    footer, author = _part(embed, "footer"), _part(embed, "author")
    if footer:
        breaches.text((*path, "footer", "text"), footer.get("text"), FOOTER, 1)
    if author:
        breaches.text((*path, "author", "name"), author.get("name"), AUTHOR, 1)
    fields = embed.get("fields") or []
    if breaches.count((*path, "fields"), fields, EMBED_FIELDS):
        for index, field in enumerate(fields):
            _check_field(breaches, (*path, "fields", index), field)
    if not _shows_something(embed):
        breaches.add((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    texts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
    texts += [field.get(key) for field in fields if isinstance(field, dict) for key in ("name", "value")]
    return sum(len(text) for text in texts if isinstance(text, str))


def _check_parts(breaches: Breaches, path: Path, embed: Json) -> None:
    breaches.address((*path, "url"), embed.get("url"), WEB)
    for key, known in EMBED_PARTS.items():
        part = embed.get(key)
        if part is None or not breaches.mapping((*path, key), part):
            continue
        breaches.fields((*path, key), part, known)
        for name in ("url", "icon_url"):
            schemes = WEB if (key, name) == ("author", "url") else PICTURES
            breaches.address((*path, key, name), part.get(name), schemes)
    timestamp = embed.get("timestamp")
    if timestamp is not None and not _is_moment(timestamp):
        breaches.add((*path, "timestamp"), "DATE_TIME_TYPE_PARSE", "Could not parse. Should be ISO8601.")


def _is_moment(text: object) -> bool:
    try:
        datetime.fromisoformat(str(text))
    except ValueError:
        return False
    return True


def _check_field(breaches: Breaches, path: Path, field: object) -> None:
    if not breaches.mapping(path, field):
        return
    assert isinstance(field, dict)  # noqa: S101 -- mapping has said so
    breaches.fields(path, field, ("name", "value", "inline"))
    breaches.text((*path, "name"), field.get("name"), FIELD_NAME, 1)
    breaches.text((*path, "value"), field.get("value"), FIELD_VALUE, 1)


def _part(embed: Json, key: str) -> Json:
    part = embed.get(key)
    return part if isinstance(part, dict) else {}


def _shows_something(embed: Json) -> bool:
    return any(
        embed.get(key) for key in ("title", "description", "fields", "footer", "author", "image", "thumbnail")
    )


def _check_mentions(breaches: Breaches, mentions: object) -> None:
    if mentions is None or not breaches.mapping(("allowed_mentions",), mentions):
        return
    assert isinstance(mentions, dict)  # noqa: S101 -- mapping has said so
    breaches.fields(("allowed_mentions",), mentions, MENTION_KEYS)
    parse = mentions.get("parse") or []
    for index, kind in enumerate(parse):
        if kind not in MENTION_KINDS:
            breaches.add(
                ("allowed_mentions", "parse", index), "BASE_TYPE_CHOICES", "Value must be one of the kinds."
            )
    for key in ("users", "roles"):
        names = mentions.get(key) or []
        breaches.count(("allowed_mentions", key), names, MENTIONS)
        if names and key in parse:
            breaches.add(
                ("allowed_mentions", "parse"),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f"parse:[{key}] and {key}: [ids...] are mutually exclusive.",
            )


def _check_attachments(breaches: Breaches, attachments: object) -> None:
    if attachments is None or not breaches.count(("attachments",), attachments, FILES):
        return
    assert isinstance(attachments, list)  # noqa: S101 -- count has said so
    for index, attachment in enumerate(attachments):
        path: Path = ("attachments", index)
        if breaches.mapping(path, attachment):
            if "id" not in attachment:
                breaches.add((*path, "id"), "BASE_TYPE_REQUIRED", "This field is required")
            breaches.optional_text((*path, "description"), attachment.get("description"), ALT_TEXT)


def _check_flags(breaches: Breaches, flags: object, allowed: int) -> None:
    if isinstance(flags, int) and flags & ~allowed:
        breaches.add(("flags",), "MESSAGE_FLAGS_INVALID", "Invalid flags for this message.")


def _check_nothing_beside_a_layout(breaches: Breaches, body: Json) -> None:
    for key in ("content", "embeds", "poll"):
        if body.get(key):
            breaches.add(
                (key,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
