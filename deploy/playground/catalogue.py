"""The registered commands as a person's composer lists them."""

from dataclasses import dataclass

from deploy.playground import access
from deploy.playground.command_limits import CHAT_INPUT, SUB_COMMAND, SUB_COMMAND_GROUP
from deploy.playground.members import granted
from deploy.playground.world import Channel, Json, Kind, Person, World


@dataclass(frozen=True, slots=True)
class Leaf:
    """One command that can be sent: `/skullking bet` is a leaf, `/skullking` is not."""

    command: Json
    steps: tuple[Json, ...]

    @property
    def name(self) -> str:
        """Return the name in the developers' language."""
        return " ".join(step["name"] for step in self.steps)

    @property
    def options(self) -> list[Json]:
        """Return the options of the command."""
        return self.steps[-1].get("options") or []


def leaves(world: World, channel: Channel | None = None) -> list[Leaf]:
    """List all commands that there are in a channel's server, or anywhere."""
    found: list[Leaf] = []
    for scope in ("", *([channel.server] if channel is not None and channel.server else world.guilds)):
        for command in world.commands.get(scope, []):
            if command["type"] == CHAT_INPUT:
                found += _below(command, (command,))
    return found


def usable(world: World, person: Person, channel: Channel | None = None) -> list[Leaf]:
    """List the commands that somebody may use, in a channel or anywhere."""
    return [leaf for leaf in leaves(world, channel) if refusal(world, leaf.command, person, channel) is None]


def refusal(world: World, command: Json, person: Person, channel: Channel | None) -> str | None:
    """Say why somebody cannot use a command here; None where they can."""
    if channel is not None and not access.has_commands(world, channel):
        return "The bot has been removed from this server: it has no commands here."
    contexts = command.get("contexts")
    if channel is not None and channel.kind is Kind.DM:
        in_dms = (
            1 in contexts if contexts else command.get("dm_permission", True) and not command.get("guild_id")
        )
        if not in_dms:
            return f"/{command['name']} does not work in direct messages."
    elif channel is not None and contexts and 0 not in contexts:
        return f"/{command['name']} works in direct messages only."
    needed = int(command.get("default_member_permissions") or 0)
    if (
        needed & ~granted(person, world.guild_of(channel) if channel else None)
        or command.get("default_member_permissions") == "0"
    ):
        return f"{person.name} may not use /{command['name']}."
    return None


def in_locale(named: Json, key: str, locale: str) -> str:
    """Return a name or description in somebody's language."""
    texts = named.get(f"{key}_localizations") or {}
    return str(texts.get(locale) or named[key])


def listed(leaf: Leaf, locale: str) -> Json:
    """Describe a command for a composer."""
    return {
        "name": leaf.name,
        "localized": " ".join(in_locale(step, "name", locale) for step in leaf.steps),
        "description": in_locale(leaf.steps[-1], "description", locale),
        "options": [_option(option, locale) for option in leaf.options],
    }


def _below(command: Json, steps: tuple[Json, ...]) -> list[Leaf]:
    options = steps[-1].get("options") or []
    inner = [option for option in options if option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP)]
    if not inner:
        return [Leaf(command, steps)]
    return [leaf for option in inner for leaf in _below(command, (*steps, option))]


def _option(option: Json, locale: str) -> Json:
    choices = [
        {"name": in_locale(choice, "name", locale), "value": choice["value"]}
        for choice in option.get("choices") or []
    ]
    return {
        "name": option["name"],
        "localized": in_locale(option, "name", locale),
        "description": in_locale(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "choices": choices,
        "autocomplete": bool(option.get("autocomplete")),
        "min_value": option.get("min_value"),
        "max_value": option.get("max_value"),
    }
