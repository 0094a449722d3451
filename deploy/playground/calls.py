"""One REST request of the bot, read from the wire."""

import json
import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import BodyPartReader, web

from deploy.playground.errors import INVALID_JSON, DiscordError
from deploy.playground.messages import Upload

FILE_FIELD = re.compile(r"files\[(\d+)\]")


@dataclass(slots=True)
class Call:
    """A request: what is asked of which route, with what."""

    method: str
    path: str
    query: dict[str, str]
    route: str = ""
    names: tuple[str, ...] = ()
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)


async def read(request: web.Request, path: str) -> Call:
    """Read a request's body: JSON, or a form with `payload_json` and files."""
    call = Call(request.method, path, dict(request.query))
    if not request.can_read_body:
        return call
    if request.content_type == "multipart/form-data":
        await _read_form(request, call)
        return call
    raw = await request.read()
    if request.content_type == "application/x-www-form-urlencoded":
        call.body = _fields(dict(parse_qsl(raw.decode(errors="replace"), keep_blank_values=True)))
    elif raw:
        call.body = _parse(raw)
    return call


async def _read_form(request: web.Request, call: Call) -> None:
    fields: dict[str, str] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read(decode=False))
        number = FILE_FIELD.fullmatch(part.name or "")
        if number:
            kind = part.headers.get("Content-Type", "")
            call.uploads.append(Upload(number[1], part.filename or "file", content, kind))
        elif part.name:
            fields[part.name] = content.decode(errors="replace")
    call.body = _fields(fields)


def _fields(fields: dict[str, str]) -> Any:
    """Read a form's fields: all in `payload_json`, or each by itself."""
    return _parse(fields["payload_json"].encode()) if "payload_json" in fields else fields


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise DiscordError(INVALID_JSON) from None
