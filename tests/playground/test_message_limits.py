"""Every documented limit of a message, one row each: what is at the limit passes, what is over it is told.

It is past 300 lines because it is one table.
"""

from typing import Any

import pytest

from deploy.playground.breaches import noting_ignored
from deploy.playground.errors import DiscordError
from deploy.playground.message_limits import (
    ANSWER_FIELDS,
    CREATE_FIELDS,
    FLAGS_OF_ANSWER,
    FLAGS_OF_MESSAGE,
    WEBHOOK_FIELDS,
    check_message,
)

Json = dict[str, Any]


def button(**given: object) -> Json:
    return {"type": 2, "style": 2, "label": "Go", "custom_id": "go", **given}


def select(**given: object) -> Json:
    return {"type": 3, "custom_id": "pick", "options": [option("a")], **given}


def option(value: str, **given: object) -> Json:
    return {"label": value, "value": value, **given}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def rows(count: int, each: int = 1) -> list[Json]:
    return [row(*(button(custom_id=f"{r}.{n}") for n in range(each))) for r in range(count)]


def embed(**given: object) -> Json:
    return {"embeds": [{"title": "t", **given}]}


def field(name: str = "n", value: str = "v") -> Json:
    return {"name": name, "value": value}


def options(count: int) -> list[Json]:
    return [option(str(n)) for n in range(count)]


def layout(*parts: Json) -> Json:
    return {"flags": 1 << 15, "components": list(parts)}


ALLOWED = {
    "content of 2,000": {"content": "x" * 2000},
    "ten embeds": {"embeds": [{"title": "t"}] * 10},
    "embed title of 256": embed(title="x" * 256),
    "description of 4,096": embed(description="x" * 4096),
    "25 fields": embed(fields=[field()] * 25),
    "field name of 256": embed(fields=[field(name="x" * 256)]),
    "field value of 1,024": embed(fields=[field(value="x" * 1024)]),
    "footer of 2,048": embed(footer={"text": "x" * 2048}),
    "author of 256": embed(author={"name": "x" * 256}),
    "6,000 over all embeds": {"embeds": [{"description": "x" * 3000}] * 2},
    "a moment": embed(timestamp="2026-01-31T20:15:00+00:00"),
    "an uploaded picture": embed(image={"url": "attachment://chart.png"}),
    "white": embed(color=0xFFFFFF),
    "five rows of five": {"components": rows(5, 5)},
    "label of 80": {"components": [row(button(label="x" * 80))]},
    "an emoji alone": {"components": [row(button(label=None, emoji={"name": "🃏"}))]},
    "custom_id of 100": {"components": [row(button(custom_id="x" * 100))]},
    "a link": {"components": [row({"type": 2, "style": 5, "label": "l", "url": "https://example.org"})]},
    "a select of 25": {"components": [row(select(options=options(25)))]},
    "option texts of 100": {"components": [row(select(options=[option("x" * 100, description="y" * 100)]))]},
    "a placeholder of 150": {"components": [row(select(placeholder="x" * 150))]},
    "a user select": {"components": [row({"type": 5, "custom_id": "who"})]},
    "mentions none": {"content": "x", "allowed_mentions": {"parse": []}},
    "silent": {"content": "x", "flags": 1 << 12},
    "a nonce of 25": {"content": "x", "nonce": "x" * 25, "enforce_nonce": True},
    "ten files": {"attachments": [{"id": n, "filename": "f"} for n in range(10)]},
    "alt text of 1,024": {"attachments": [{"id": 0, "description": "x" * 1024}]},
    "a layout": layout({"type": 10, "content": "x"}, row(button())),
}

IGNORED = {
    "an unknown field": ({"content": "x", "contents": "y"}, "contents"),
    "a field's unknown field": (embed(fields=[{**field(), "x": 1}]), "embeds.0.fields.0.x"),
    "an embed's unknown field": (embed(text="x"), "embeds.0.text"),
    "a footer's unknown field": (embed(footer={"text": "x", "colour": 1}), "embeds.0.footer.colour"),
    "a button's unknown field": (
        {"components": [row(button(colour="red"))]},
        "components.0.components.0.colour",
    ),
}
REFUSED = {
    "content of 2,001": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "content that is a number": ({"content": 5}, "content", "BASE_TYPE_STRING"),
    "eleven embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
    "embed title of 257": (embed(title="x" * 257), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "description of 4,097": (embed(description="x" * 4097), "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    "26 fields": (embed(fields=[field()] * 26), "embeds.0.fields", "BASE_TYPE_BAD_LENGTH"),
    "field name of 257": (
        embed(fields=[field(name="x" * 257)]),
        "embeds.0.fields.0.name",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "empty field name": (embed(fields=[field(name="")]), "embeds.0.fields.0.name", "BASE_TYPE_REQUIRED"),
    "field value of 1,025": (
        embed(fields=[field(value="x" * 1025)]),
        "embeds.0.fields.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "empty field value": (embed(fields=[field(value=" ")]), "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED"),
    "footer of 2,049": (embed(footer={"text": "x" * 2049}), "embeds.0.footer.text", "BASE_TYPE_MAX_LENGTH"),
    "author of 257": (embed(author={"name": "x" * 257}), "embeds.0.author.name", "BASE_TYPE_MAX_LENGTH"),
    "6,001 over all embeds": (
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000, "title": "t"}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "an empty embed": ({"embeds": [{"color": 1}]}, "embeds.0.description", "BASE_TYPE_REQUIRED"),
    "a colour beyond white": (embed(color=0x1000000), "embeds.0.color", "NUMBER_TYPE_MAX"),
    "a moment that is none": (embed(timestamp="tonight"), "embeds.0.timestamp", "DATE_TIME_TYPE_PARSE"),
    "a picture from nowhere": (
        embed(image={"url": "chart.png"}),
        "embeds.0.image.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "a link to nowhere": (
        {"components": [row({"type": 2, "style": 5, "label": "l", "url": "example.org"})]},
        "components.0.components.0.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "six rows": ({"components": rows(6)}, "components", "BASE_TYPE_BAD_LENGTH"),
    "six buttons in a row": ({"components": rows(1, 6)}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "an empty row": ({"components": [row()]}, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "a button without a row": ({"components": [button()]}, "components.0.type", "BASE_TYPE_CHOICES"),
    "label of 81": (
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a button without a face": (
        {"components": [row(button(label=""))]},
        "components.0.components.0.label",
        "BUTTON_COMPONENT_INVALID_EMPTY",
    ),
    "custom_id of 101": (
        {"components": [row(button(custom_id="x" * 101))]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "no custom_id": (
        {"components": [row(button(custom_id=None))]},
        "components.0.components.0.custom_id",
        "BASE_TYPE_STRING",
    ),
    "the same custom_id twice": (
        {"components": [row(button()), row(button())]},
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a seventh style": (
        {"components": [row(button(style=7))]},
        "components.0.components.0.style",
        "NUMBER_TYPE_MAX",
    ),
    "a link with a custom_id": (
        {"components": [row(button(style=5, url="https://example.org"))]},
        "components.0.components.0",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE",
    ),
    "a link without an address": (
        {"components": [row({"type": 2, "style": 5, "label": "l"})]},
        "components.0.components.0.url",
        "BASE_TYPE_STRING",
    ),
    "a select beside a button": (
        {"components": [row(select(), button())]},
        "components.0.components.0",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "26 options": (
        {"components": [row(select(options=options(26)))]},
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no options": (
        {"components": [row(select(options=[]))]},
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option label of 101": (
        {"components": [row(select(options=[option("a", label="x" * 101)]))]},
        "components.0.components.0.options.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "option value of 101": (
        {"components": [row(select(options=[{"label": "a", "value": "x" * 101}]))]},
        "components.0.components.0.options.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "option description of 101": (
        {"components": [row(select(options=[option("a", description="x" * 101)]))]},
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "the same option twice": (
        {"components": [row(select(options=[option("a"), option("a")]))]},
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "more to choose than options": (
        {"components": [row(select(max_values=2))]},
        "components.0.components.0.max_values",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "two defaults for one choice": (
        {"components": [row(select(options=[option("a", default=True), option("b", default=True)]))]},
        "components.0.components.0.options",
        "SELECT_COMPONENT_DEFAULT_VALUE_MAX_EXCEEDED",
    ),
    "a placeholder of 151": (
        {"components": [row(select(placeholder="x" * 151))]},
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a text input in a message": (
        {"components": [row({"type": 4, "custom_id": "a", "style": 1, "label": "l"})]},
        "components.0.components.0.type",
        "BASE_TYPE_CHOICES",
    ),
    "an unknown kind of mention": (
        {"content": "x", "allowed_mentions": {"parse": ["all"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    "users parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions.parse",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "ephemeral with the bot's token": ({"content": "x", "flags": 64}, "flags", "MESSAGE_FLAGS_INVALID"),
    "a nonce of 26": ({"content": "x", "nonce": "x" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    "eleven files": ({"attachments": [{"id": n} for n in range(11)]}, "attachments", "BASE_TYPE_BAD_LENGTH"),
    "a file without a number": (
        {"attachments": [{"filename": "f"}]},
        "attachments.0.id",
        "BASE_TYPE_REQUIRED",
    ),
    "alt text of 1,025": (
        {"attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a layout with content": (
        {**layout({"type": 10, "content": "x"}), "content": "x"},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "a layout with 41 parts": (
        layout(*[{"type": 10, "content": "x"}] * 41),
        "components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a layout of 4,001 characters": (
        layout({"type": 10, "content": "x" * 4001}),
        "components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a bare button in a layout": (layout(button()), "components.0.type", "BASE_TYPE_CHOICES"),
}


def reasons(error: DiscordError, path: str) -> list[str]:
    """Return the codes at a place of the tree of reasons."""
    node: Any = error.errors
    for step in path.split("."):
        assert step in node, f"{path} is not in {error.errors}"
        node = node[step]
    return [reason["code"] for reason in node["_errors"]]


@pytest.mark.parametrize("body", ALLOWED.values(), ids=ALLOWED)
def test_a_message_may_hold(body: Json) -> None:
    check_message(body, CREATE_FIELDS)


@pytest.mark.parametrize(("body", "path"), IGNORED.values(), ids=IGNORED)
def test_what_discord_ignores_in_a_message_is_noted(body: Json, path: str) -> None:
    with noting_ignored() as ignored:
        check_message(body, CREATE_FIELDS)
    node: Any = ignored
    for step in path.split("."):
        assert step in node, f"{path} is not in {ignored}"
        node = node[step]
    assert [reason["code"] for reason in node["_errors"]] == ["UNKNOWN_FIELD"]


@pytest.mark.parametrize(("body", "path", "code"), REFUSED.values(), ids=REFUSED)
def test_a_message_may_not_hold(body: Json, path: str, code: str) -> None:
    with pytest.raises(DiscordError) as refused:
        check_message(body, CREATE_FIELDS)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert code in reasons(refused.value, path)


def test_an_answer_to_an_interaction_may_be_private() -> None:
    check_message({"content": "x", "flags": 64}, ANSWER_FIELDS, FLAGS_OF_ANSWER)


def test_an_answer_to_an_interaction_has_no_nonce() -> None:
    with noting_ignored() as ignored:
        check_message({"content": "x", "nonce": "1"}, ANSWER_FIELDS, FLAGS_OF_ANSWER)
    assert list(ignored) == ["nonce"]


def test_an_answer_may_say_that_it_enforces_no_nonce() -> None:
    with noting_ignored() as ignored:
        for fields in (ANSWER_FIELDS, WEBHOOK_FIELDS):
            check_message({"content": "x", "enforce_nonce": False}, fields, FLAGS_OF_ANSWER)
    assert ignored == {}


def test_a_follow_up_may_carry_a_webhooks_fields() -> None:
    check_message({"content": "x", "username": "x"}, WEBHOOK_FIELDS, FLAGS_OF_MESSAGE)
