"""The permissions of Discord that matter to a slash-command bot."""

from deploy.playground.errors import ControlError

BITS = {
    "create_instant_invite": 1 << 0,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "connect": 1 << 20,
    "speak": 1 << 21,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "manage_roles": 1 << 28,
    "use_application_commands": 1 << 31,
    "pin_messages": 1 << 51,
}
MEMBER = (
    BITS["add_reactions"]
    | BITS["view_channel"]
    | BITS["send_messages"]
    | BITS["embed_links"]
    | BITS["attach_files"]
    | BITS["read_message_history"]
    | BITS["connect"]
    | BITS["speak"]
    | BITS["create_public_threads"]
    | BITS["send_messages_in_threads"]
    | BITS["use_application_commands"]
    | BITS["use_external_emojis"]
)
MODERATOR = MEMBER | BITS["manage_messages"] | BITS["manage_threads"] | BITS["pin_messages"]
BOT = MEMBER | BITS["pin_messages"]
ALL = sum(BITS.values())
VOID_WITHOUT_CONNECT = frozenset({"speak", "manage_channels"})
"""What whoever may not connect to a voice channel cannot do there either, whatever is said of it."""


def bits_of(names: frozenset[str]) -> int:
    """Add up named permissions."""
    return sum(BITS[name] for name in names)


def read_names(names: list[object]) -> frozenset[str]:
    """Read a list of permission names; refuse one that is unknown."""
    read = {str(name).strip().lower().replace(" ", "_").replace("-", "_") for name in names}
    unknown = sorted(read - BITS.keys())
    if unknown:
        raise ControlError(f"No permission is called {unknown[0]}. There are: {', '.join(BITS)}.")
    return frozenset(read)
