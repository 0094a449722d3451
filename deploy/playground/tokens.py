"""Which bot tokens the playground takes: any but one, so that a wrong token can be tried."""

WRONG_TOKEN = "wrong"  # noqa: S105 -- no secret: the one token that is refused
PLAYGROUND_TOKEN = "playground-token"  # noqa: S105 -- no secret: what the playground starts its own bot with


def accepted(token: object) -> bool:
    """Say whether a token lets a bot in."""
    return isinstance(token, str) and bool(token.strip()) and token.removeprefix("Bot ") != WRONG_TOKEN
