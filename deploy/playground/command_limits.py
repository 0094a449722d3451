"""What registered commands may look like, and how they are kept."""

import re
from collections.abc import Iterable

from deploy.playground.breaches import Breaches, Path
from deploy.playground.errors import TOO_MANY_COMMANDS, DiscordError
from deploy.playground.objects import LOCALES
from deploy.playground.world import Json, World

COMMANDS = 100
OPTIONS = 25
CHOICES = 25
CHOICE_TEXT = 100
DESCRIPTION = 100
WHOLE_COMMAND = 8000
(
    SUB_COMMAND,
    SUB_COMMAND_GROUP,
    STRING,
    INTEGER,
    BOOLEAN,
    USER,
    CHANNEL,
    ROLE,
    MENTIONABLE,
    NUMBER,
    ATTACHMENT,
) = range(1, 12)
CHAT_INPUT = 1
NAME = re.compile(r"[-_'\w]{1,32}")
COMMAND_FIELDS = frozenset(
    {
        "id",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "options",
        "default_member_permissions",
        "default_permission",
        "dm_permission",
        "contexts",
        "integration_types",
        "type",
        "nsfw",
        "handler",
    }
)
OPTION_FIELDS = frozenset(
    {
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "required",
        "choices",
        "options",
        "channel_types",
        "min_value",
        "max_value",
        "min_length",
        "max_length",
        "autocomplete",
    }
)
OWN = ""
"""In place of a locale: the name that a command has where no other is given."""
CHOICE_FIELDS = frozenset({"name", "name_localizations", "value"})


def check_commands(commands: object) -> list[Json]:
    """Refuse a set of commands that breaks a limit; give it back as a list."""
    breaches = Breaches()
    if breaches.count((), commands, COMMANDS):
        assert isinstance(commands, list)  # noqa: S101 -- count has said so
        for index, command in enumerate(commands):
            if breaches.mapping((index,), command):
                _check_command(breaches, (index,), command)
        _check_names(breaches, (), commands)
    breaches.refuse()
    return list(commands) if isinstance(commands, list) else []


def check_command(command: object, others: list[Json]) -> Json:
    """Refuse a command that breaks a limit, by itself or beside the others; give it back."""
    if len(others) >= COMMANDS:
        raise DiscordError(TOO_MANY_COMMANDS)
    breaches = Breaches()
    if breaches.mapping((), command):
        assert isinstance(command, dict)  # noqa: S101 -- mapping has said so
        _check_command(breaches, (), command)
        _check_names(breaches, (), [*others, command])
    breaches.refuse()
    return dict(command) if isinstance(command, dict) else {}


def keep_commands(world: World, scope: str, commands: list[Json]) -> list[Json]:
    """Register commands in place of those there were, with the same ids for the same names."""
    ids = {(command["type"], command["name"]): command["id"] for command in world.commands.get(scope, [])}
    known = {name: name for name in ids.values()}
    kept = []
    for command in commands:
        kind = command.get("type") or CHAT_INPUT
        shown: Json = {
            "id": known.get(command.get("id"), ids.get((kind, command["name"]))) or world.ids.take(),
            "application_id": world.bot_id,
            "version": world.ids.take(),
            "type": kind,
            "name": command["name"],
            "name_localizations": command.get("name_localizations"),
            "description": command.get("description") or "",
            "description_localizations": command.get("description_localizations"),
            "default_member_permissions": _as_text(command.get("default_member_permissions")),
            "dm_permission": command.get("dm_permission", True) is not False,
            "contexts": command.get("contexts"),
            "integration_types": command.get("integration_types") or [0],
            "nsfw": bool(command.get("nsfw")),
            "options": [_option(option) for option in command.get("options") or []],
        }
        if scope:
            shown["guild_id"] = scope
        kept.append(shown)
    world.commands[scope] = kept
    world.command_puts += 1
    world.changed({"commands": True})
    return kept


def _check_command(breaches: Breaches, path: Path, command: Json) -> None:
    breaches.fields(path, command, COMMAND_FIELDS)
    if (command.get("type") or CHAT_INPUT) == CHAT_INPUT:
        _check_name(breaches, path, command)
        breaches.text((*path, "description"), command.get("description"), DESCRIPTION, 1)
    _check_localizations(breaches, path, command, DESCRIPTION)
    _check_options(breaches, path, command.get("options"), 0)
    if _size(command) > WHOLE_COMMAND:
        breaches.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({WHOLE_COMMAND})")


def _check_options(breaches: Breaches, path: Path, options: object, depth: int) -> None:
    if options is None or not breaches.count((*path, "options"), options, OPTIONS):
        return
    assert isinstance(options, list)  # noqa: S101 -- count has said so
    optional_seen = False
    for index, option in enumerate(options):
        where: Path = (*path, "options", index)
        if not breaches.mapping(where, option):
            continue
        _check_option(breaches, where, option, depth)
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            breaches.add(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
    _check_names(breaches, (*path, "options"), options)


def _check_option(breaches: Breaches, path: Path, option: Json, depth: int) -> None:
    breaches.fields(path, option, OPTION_FIELDS)
    _check_name(breaches, path, option)
    breaches.text((*path, "description"), option.get("description"), DESCRIPTION, 1)
    _check_localizations(breaches, path, option, DESCRIPTION)
    kind = option.get("type")
    if not isinstance(kind, int) or not SUB_COMMAND <= kind <= ATTACHMENT:
        breaches.add((*path, "type"), "BASE_TYPE_CHOICES", "Value must be one of the option types.")
    elif kind in (SUB_COMMAND, SUB_COMMAND_GROUP):
        if depth > (1 if kind == SUB_COMMAND else 0):
            breaches.add(
                (*path, "type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-commands cannot nest so deep.",
            )
        _check_options(breaches, path, option.get("options"), depth + 1)
    _check_choices(breaches, path, option)


def _check_choices(breaches: Breaches, path: Path, option: Json) -> None:
    choices = option.get("choices")
    if choices is None:
        return
    if option.get("autocomplete") and choices:
        message = "Autocomplete and choices cannot both be given"
        breaches.add((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_CHOICES_EXCLUSIVE", message)
    check_choices(breaches, (*path, "choices"), choices, option.get("type"))


def check_choices(breaches: Breaches, path: Path, choices: object, kind: object) -> None:
    """Check the choices of an option, or the completions of an autocomplete answer."""
    if not breaches.count(path, choices, CHOICES):
        return
    assert isinstance(choices, list)  # noqa: S101 -- count has said so
    for index, choice in enumerate(choices):
        where: Path = (*path, index)
        if not breaches.mapping(where, choice):
            continue
        breaches.fields(where, choice, CHOICE_FIELDS)
        breaches.text((*where, "name"), choice.get("name"), CHOICE_TEXT, 1)
        _check_localizations(breaches, where, choice, CHOICE_TEXT, names=False)
        value = choice.get("value")
        if kind == STRING:
            breaches.text((*where, "value"), value, CHOICE_TEXT)
        elif kind == INTEGER and (not isinstance(value, int) or isinstance(value, bool)):
            breaches.add((*where, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif kind == NUMBER and not isinstance(value, int | float):
            breaches.add((*where, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')


def _check_name(breaches: Breaches, path: Path, named: Json) -> None:
    name = named.get("name")
    if not isinstance(name, str) or not _is_name(name):
        message = "Command name is invalid"
        breaches.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", message)


def _is_name(name: str) -> bool:
    return bool(NAME.fullmatch(name)) and name == name.lower()


def _check_localizations(
    breaches: Breaches, path: Path, named: Json, most: int, *, names: bool = True
) -> None:
    for key in ("name_localizations", "description_localizations"):
        texts = named.get(key)
        if texts is None or not breaches.mapping((*path, key), texts):
            continue
        for locale, text in texts.items():
            where: Path = (*path, key, locale)
            if locale not in LOCALES:
                breaches.add(where, "BASE_TYPE_CHOICES", "This is no locale of Discord.")
            elif key == "name_localizations" and names:
                if not isinstance(text, str) or not _is_name(text):
                    breaches.add(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
            else:
                breaches.text(where, text, most, 1)


def _check_names(breaches: Breaches, path: Path, named: Iterable[object]) -> None:
    """Names are unique among neighbours, in every language as it is shown there."""
    entries = [(index, entry) for index, entry in enumerate(named) if isinstance(entry, dict)]
    locales = {locale for _, entry in entries for locale in _names_in(entry)}
    for locale in (OWN, *sorted(locales)):
        seen: set[object] = set()
        for index, entry in entries:
            key = (entry.get("type") if not path else 0, _names_in(entry).get(locale) or entry.get("name"))
            if key in seen:
                where: Path = (
                    (*path, index) if locale == OWN else (*path, index, "name_localizations", locale)
                )
                _note_twice(breaches, where, option=bool(path))
            seen.add(key)


def _names_in(named: Json) -> Json:
    names = named.get("name_localizations")
    return names if isinstance(names, dict) else {}


def _note_twice(breaches: Breaches, where: Path, *, option: bool) -> None:
    code = (
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS" if option else "APPLICATION_COMMANDS_DUPLICATE_NAME"
    )
    breaches.add(where, code, "Names have to be unique")


def _size(named: object) -> int:
    if not isinstance(named, dict):
        return 0
    total = 0
    for key in ("name", "description"):
        texts = [named.get(key) or "", *(named.get(f"{key}_localizations") or {}).values()]
        total += max(len(text) for text in texts if isinstance(text, str))
    for choice in named.get("choices") or []:
        total += _size(choice) + len(str(choice.get("value", "")))
    return total + sum(_size(option) for option in named.get("options") or [])


def _option(option: Json) -> Json:
    kept = {key: value for key, value in option.items() if value is not None}
    if "options" in kept:
        kept["options"] = [_option(inner) for inner in kept["options"]]
    return kept


def _as_text(bits: object) -> str | None:
    return None if bits is None else str(bits)
