"""What each call of the control interface takes: its keys, and what each of them has to be.

An address and a body are checked here before the call sees them; docs/playground.md says what they mean.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from deploy.playground.errors import ControlError
from deploy.playground.world import Json


@dataclass(frozen=True, slots=True)
class Type:
    """What a value may be, and how a sentence names that."""

    name: str
    fits: Callable[[object], bool]


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _id(value: object) -> bool:
    return isinstance(value, str) or _whole(value)


def _number(value: object) -> bool:
    return isinstance(value, float) or _whole(value)


def _list_of(kind: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(kind(one) for one in value)


TEXT = Type("a text", lambda value: isinstance(value, str))
ID = Type("an id", _id)
FLAG = Type("true or false", lambda value: isinstance(value, bool))
WHOLE = Type("a whole number", _whole)
COUNT = Type("a whole number", lambda value: _whole(value) or (isinstance(value, str) and value.isdecimal()))
"""In an address every value is a text."""
NUMBER = Type("a number", _number)
OBJECT = Type("an object", lambda value: isinstance(value, dict))
IDS = Type("a list of ids", _list_of(_id))
TEXTS = Type("a list of texts", _list_of(TEXT.fits))
FILES = Type(
    "a list of files, {name, base64}",
    _list_of(
        lambda one: (
            isinstance(one, dict) and {"name", "base64"} == one.keys() and all(map(TEXT.fits, one.values()))
        )
    ),
)
ROLES = Type(
    "a list of roles, each a name or {name, permissions}",
    _list_of(
        lambda one: (
            TEXT.fits(one)
            or (
                isinstance(one, dict)
                and {"name", "permissions"} == one.keys()
                and TEXT.fits(one["name"])
                and TEXTS.fits(one["permissions"])
            )
        )
    ),
)
CHOSEN = Type("a list of what is chosen", lambda value: _id(value) or _list_of(_id)(value))
DROP = Type(
    "true, “before” or “after”", lambda value: isinstance(value, bool) or value in ("before", "after")
)

Keys = Mapping[str, Type]
PERSON: Keys = {"locale": TEXT, "dms": TEXT, "moderator": FLAG}
CALLS: Mapping[tuple[str, str], Keys] = {
    ("POST", "servers"): {
        "name": TEXT,
        "locale": TEXT,
        "community": FLAG,
        "bot": TEXT,
        "denied": TEXTS,
    },
    ("POST", "people"): {"name": TEXT, "bot": FLAG, **PERSON},
    ("POST", "people/{id}"): {
        **PERSON,
        "member": FLAG,
        "server": ID,
        "nick": TEXT,
        "roles": ROLES,
    },
    ("POST", "channels"): {
        "name": TEXT,
        "kind": TEXT,
        "denied": TEXTS,
        "server": ID,
        "members": IDS,
    },
    ("POST", "channels/{id}"): {
        "denied": TEXTS,
        "deleted": FLAG,
        "archived": FLAG,
        "locked": FLAG,
        "members": IDS,
    },
    ("POST", "voice"): {"person": ID, "channel": ID},
    ("POST", "type"): {
        "person": ID,
        "channel": ID,
        "text": TEXT,
        "command": TEXT,
        "options": OBJECT,
        "focused": TEXT,
        "files": FILES,
    },
    ("POST", "click"): {
        "person": ID,
        "message": ID,
        "custom_id": TEXT,
        "label": TEXT,
        "values": CHOSEN,
        "forge": FLAG,
    },
    ("POST", "submit"): {
        "person": ID,
        "interaction": ID,
        "fields": OBJECT,
        "forge": FLAG,
        "custom_id": TEXT,
        "channel": ID,
        "message": ID,
    },
    ("POST", "chat"): {"person": ID, "channel": ID, "text": TEXT, "times": WHOLE},
    ("POST", "delete"): {"message": ID},
    ("POST", "dismiss"): {"person": ID, "message": ID},
    ("POST", "faults"): {
        "method": TEXT,
        "path": TEXT,
        "status": WHOLE,
        "code": WHOLE,
        "retry_after": NUMBER,
        "delay_ms": NUMBER,
        "drop": DROP,
        "times": WHOLE,
        "clear": FLAG,
    },
    ("POST", "kill"): {"at": WHOLE, "when": TEXT, "method": TEXT, "path": TEXT, "clear": FLAG},
    ("POST", "gateway"): {
        "action": TEXT,
        "seconds": NUMBER,
        "starts": WHOLE,
        "max_concurrency": WHOLE,
        "identify_seconds": NUMBER,
        "heartbeat": NUMBER,
    },
    ("POST", "bot"): {"action": TEXT, "server": ID},
    ("POST", "clock"): {"advance": NUMBER},
    ("POST", "limits"): {
        "on": FLAG,
        "answer_seconds": NUMBER,
        "dm_openings": WHOLE,
        "quarantined": FLAG,
        "old_edits": WHOLE,
        "old_edit_seconds": NUMBER,
    },
    ("GET", "servers"): {},
    ("GET", "people"): {},
    ("GET", "channels"): {},
    ("GET", "commands"): {"person": ID, "channel": ID},
    ("GET", "guild"): {},
    ("GET", "status"): {},
    ("GET", "messages"): {"channel": ID, "person": ID},
    ("GET", "dms"): {"person": ID},
    ("GET", "calls"): {"since": COUNT},
    ("GET", "violations"): {},
    ("GET", "faults"): {},
    ("GET", "log"): {"since": COUNT},
}


def check(asked: Json, takes: Keys) -> Json:
    """Return what was asked without what is null; refuse an unknown key and a value of another type."""
    for key, value in asked.items():
        if key not in takes:
            known = ", ".join(takes) or "nothing"
            raise ControlError(f"There is no `{key}` in this call; it takes {known}.")
        if value is not None and not takes[key].fits(value):
            raise ControlError(f"`{key}` has to be {takes[key].name}.")
    return {key: value for key, value in asked.items() if value is not None}
