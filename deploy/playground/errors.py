"""The errors that Discord answers with, by their published codes."""

from typing import Any

VIA = "1.1 google"
"""What a 429 comes through on Discord; libraries tell by it that it is no other server's."""
UNAUTHORIZED = 0
UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_ROLE = 10011
UNKNOWN_USER = 10013
UNKNOWN_EMOJI = 10014
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
UNKNOWN_COMMAND = 10063
UNKNOWN_COMMAND_PERMISSIONS = 10066
QUARANTINED = 20026
TOO_MANY_REACTIONS = 30010
TOO_MANY_COMMANDS = 30032
TOO_MANY_OLD_EDITS = 30046
OPENING_DMS_TOO_FAST = 40003
ENTITY_TOO_LARGE = 40005
ALREADY_ACKNOWLEDGED = 40060
MISSING_ACCESS = 50001
NOT_IN_DIRECT_MESSAGES = 50003
ANOTHER_AUTHOR = 50005
EMPTY_MESSAGE = 50006
CANNOT_MESSAGE_USER = 50007
MISSING_PERMISSIONS = 50013
NOT_IN_THIS_CHANNEL = 50024
INVALID_WEBHOOK_TOKEN = 50027
INVALID_FORM_BODY = 50035
THREAD_ARCHIVED = 50083
INVALID_JSON = 50109
NO_MUTUAL_GUILD = 50278
NO_HISTORY_TO_REPLY = 160002
THREAD_HAS_ONE = 160004
THREAD_LOCKED = 160005

TABLE: dict[int, tuple[int, str]] = {
    UNKNOWN_CHANNEL: (404, "Unknown Channel"),
    UNKNOWN_GUILD: (404, "Unknown Guild"),
    UNKNOWN_MEMBER: (404, "Unknown Member"),
    UNKNOWN_MESSAGE: (404, "Unknown Message"),
    UNKNOWN_ROLE: (404, "Unknown Role"),
    UNKNOWN_USER: (404, "Unknown User"),
    UNKNOWN_EMOJI: (400, "Unknown Emoji"),
    UNKNOWN_WEBHOOK: (404, "Unknown Webhook"),
    UNKNOWN_INTERACTION: (404, "Unknown interaction"),
    UNKNOWN_COMMAND: (404, "Unknown application command"),
    UNKNOWN_COMMAND_PERMISSIONS: (404, "Unknown application command permissions"),
    TOO_MANY_REACTIONS: (400, "Maximum number of reactions reached (20)"),
    TOO_MANY_COMMANDS: (400, "Maximum number of application commands reached (100)."),
    QUARANTINED: (
        403,
        (
            "Your bot has been flagged by our anti-spam system for abusive behavior. Please reach out to our"
            " team by going to https://dis.gd/app-quarantine and appeal this action taken on your bot."
        ),
    ),
    TOO_MANY_OLD_EDITS: (
        429,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    ),
    OPENING_DMS_TOO_FAST: (403, "You are opening direct messages too fast."),
    ENTITY_TOO_LARGE: (413, "Request entity too large"),
    ALREADY_ACKNOWLEDGED: (400, "Interaction has already been acknowledged."),
    MISSING_ACCESS: (403, "Missing Access"),
    NOT_IN_DIRECT_MESSAGES: (403, "Cannot execute action on a DM channel"),
    ANOTHER_AUTHOR: (403, "Cannot edit a message authored by another user"),
    EMPTY_MESSAGE: (400, "Cannot send an empty message"),
    CANNOT_MESSAGE_USER: (403, "Cannot send messages to this user"),
    NOT_IN_THIS_CHANNEL: (400, "Cannot execute action on this channel type"),
    THREAD_HAS_ONE: (400, "A thread has already been created for this message"),
    MISSING_PERMISSIONS: (403, "Missing Permissions"),
    INVALID_WEBHOOK_TOKEN: (401, "Invalid Webhook Token"),
    INVALID_FORM_BODY: (400, "Invalid Form Body"),
    THREAD_ARCHIVED: (400, "Thread is archived"),
    INVALID_JSON: (400, "The request body contains invalid JSON."),
    NO_HISTORY_TO_REPLY: (400, "Cannot reply without permission to read message history"),
    NO_MUTUAL_GUILD: (403, "Cannot send messages to this user due to having no mutual guilds"),
    THREAD_LOCKED: (400, "Thread is locked"),
}


class DiscordError(Exception):
    """A refusal as Discord words it: a status, a code, a message and maybe a tree of reasons."""

    def __init__(
        self,
        code: int,
        *,
        status: int | None = None,
        message: str | None = None,
        errors: dict[str, Any] | None = None,
    ) -> None:
        known_status, known_message = TABLE.get(code, (400, "Error"))
        self.code = code
        self.status = known_status if status is None else status
        self.message = known_message if message is None else message
        self.errors = errors
        super().__init__(f"{self.status}/{code}: {self.message}")

    def body(self) -> dict[str, Any]:
        """Return the answer's JSON."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class TooManyError(DiscordError):
    """A refusal that says after how many seconds to try again, in its body and in its headers."""

    def __init__(self, code: int, seconds: float, headers: dict[str, str]) -> None:
        super().__init__(code, status=429)
        self.seconds = round(seconds + 0.001, 3)
        self.headers = {
            **headers,
            "X-RateLimit-Scope": "user",
            "Retry-After": str(int(self.seconds) + 1),
            "Via": VIA,
        }

    def body(self) -> dict[str, Any]:
        """Return the answer's JSON."""
        return {**super().body(), "retry_after": self.seconds, "global": False}


class ControlError(Exception):
    """What a person at the playground cannot do, as a sentence."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        self.sentence = sentence
        self.status = status
        super().__init__(sentence)
