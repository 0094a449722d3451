"""What Discord and a phone allow of what is shown, and what of it is broken.

Discord's limits are those of the playground, which is as strict. Its API counts code points (a developer of
Discord says so in discord/discord-api-docs#1315), its clients, written in JavaScript, UTF-16 units: here all
is counted in units, which are never fewer.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from bot.ui.boards.standings import PHONE
from bot.ui.kit.buttons import LABEL, PER_ROW
from bot.ui.kit.form import Form, modal
from bot.ui.kit.message import MARK, PREFIX, Message, Press
from bot.ui.kit.names import width
from bot.ui.kit.send import sending
from bot.ui.press import LONGEST
from deploy.playground.breaches import Breaches
from deploy.playground.command_limits import check_choices, check_commands
from deploy.playground.component_limits import BUTTON, ROW, SELECTS, STRING_SELECT, walk
from deploy.playground.errors import DiscordError
from deploy.playground.message_limits import ANSWER_FIELDS, FLAGS_OF_ANSWER, check_message
from deploy.playground.modal_limits import check_modal

Json = dict[str, Any]
ALT: Final = 250
PRIMARY: Final = 1
"""The style of the one button that stands out."""
_UNITS: Final = re.compile("[\U00010000-\U0010ffff]")
_MARKS: Final = re.compile(r"\*\*|~~|`|[\u2066-\u2069]|\\(?=[\\*_~`|<>@#\[\]:+-])")
_NUMBERS: Final = re.compile(r"`[ \d–−+/]+` \*\*")


def breaches(message: Message) -> list[str]:
    """What is broken of a message as it would be sent."""
    return of_message(wired(message))


def wired(message: Message) -> Json:
    """Return a message as Discord is told it."""
    arguments = sending(message)
    body: Json = {"content": arguments["content"]}
    if "embed" in arguments:
        body["embeds"] = [arguments["embed"].to_dict()]
    if "view" in arguments:
        body["components"] = arguments["view"].to_components()
    if "files" in arguments:
        body["attachments"] = [file.to_dict(at) for at, file in enumerate(arguments["files"])]
    return body


def breaches_of_form(form: Form) -> list[str]:
    """What is broken of a form as it would be shown."""
    return of_modal(modal(form).to_dict())


def of_message(body: Json) -> list[str]:
    """What is broken of the body of a request that sends or edits a message."""
    known = ANSWER_FIELDS | {"nonce"}
    found = _refused(lambda: check_message(stretched(body), known, FLAGS_OF_ANSWER))
    if "content" in body and not (body["content"] or "").strip():
        found.append("no content")
    return [*found, *_unseen(body), *_rows(body), *_wide(body), *_pictures(body)]


def of_modal(data: Json) -> list[str]:
    """What is broken of a form."""
    return [*_refused(lambda: check_modal(stretched(data))), *_room(data["custom_id"])]


def of_choices(choices: list[Json], kind: int) -> list[str]:
    """What is broken of the completions of an option of this type."""
    found = Breaches()
    check_choices(found, ("choices",), stretched(choices), kind)
    return list(_leaves(found.tree))


def of_commands(commands: list[Json]) -> list[str]:
    """What is broken of the commands as Discord is told them."""
    return _refused(lambda: check_commands(stretched(commands)))


def shown(line: str) -> str:
    """A line as it is seen: without markdown."""
    return _MARKS.sub("", line)


def rows_of_numbers(body: Json) -> list[str]:
    """The lines of a board that begin with numbers."""
    texts = [embed.get("description") or "" for embed in body.get("embeds") or ()]
    return [line for text in texts for line in text.split("\n") if _NUMBERS.match(line)]


def stretched(value: Any) -> Any:
    """Return the same with two letters where there is one beyond the first 65,536: a unit each."""
    if isinstance(value, str):
        return _UNITS.sub("\ufffd\ufffd", value)
    if isinstance(value, list):
        return [stretched(each) for each in value]
    if isinstance(value, dict):
        return {key: stretched(each) for key, each in value.items()}
    return value


def _refused(check: Callable[[], object]) -> list[str]:
    try:
        check()
    except DiscordError as error:
        return list(_leaves(error.errors or {})) or [str(error)]
    return []


def _leaves(tree: Json, path: str = "") -> Iterator[str]:
    for key, below in tree.items():
        if key == "_errors":
            yield from (f"{path}: {each['message']}" for each in below)
        else:
            yield from _leaves(below, f"{path}.{key}" if path else str(key))


def _unseen(body: Json) -> Iterator[str]:
    """Refuse what Discord takes and shows badly."""
    for embed in body.get("embeds") or ():
        for field in embed.get("fields") or ():
            if field.get("inline"):
                yield f"field {field['name']} beside another"


def _rows(body: Json) -> Iterator[str]:
    primary = 0
    for _, part in walk(body.get("components") or []):
        if part["type"] == ROW and len(part["components"]) > PER_ROW:
            yield f"{len(part['components'])} buttons in a row"
        if part["type"] == BUTTON:
            primary += part["style"] == PRIMARY
            if width(part.get("label") or "") > LABEL:
                yield f"label of {width(part['label'])} columns: {part['label']}"
        if part["type"] in (BUTTON, *SELECTS) and "custom_id" in part:
            chosen = [option["value"] for option in part.get("options") or ()]
            most = max(chosen, key=len, default="") if part["type"] == STRING_SELECT else ""
            yield from _room(part["custom_id"], *([most] if most else []))
    if primary > 1:
        yield "two primary buttons"


def _room(custom_id: str, *chosen: str) -> Iterator[str]:
    """Refuse a press that cannot be read again, or leaves no room for what is made from it."""
    press = Press.read(custom_id)
    if press is None or not custom_id.startswith(PREFIX) or str(press) != custom_id:
        yield f"custom_id {custom_id}"
        return
    own = (arg for arg in press.args if not arg.startswith(MARK))
    if len(str(replace(press, args=(*own, *chosen)))) > LONGEST:
        yield f"custom_id {custom_id} with {chosen}"


def _wide(body: Json) -> Iterator[str]:
    for line in rows_of_numbers(body):
        if width(shown(line)) > PHONE:
            yield f"{width(shown(line))} columns: {line}"


def _pictures(body: Json) -> Iterator[str]:
    for file in body.get("attachments") or ():
        said = file.get("description") or ""
        if "filename" in file and not 0 < len(stretched(said)) <= ALT:
            yield f"alt text {len(said)}"
