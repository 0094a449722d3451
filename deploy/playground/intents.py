"""What a bot asks the gateway to be told of. Source: Discord's documentation, "Gateway Intents"."""

from deploy.playground.world import Json

GUILDS, VOICE_STATES, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 7, 1 << 9, 1 << 12
PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15)


def intended(data: Json, intents: int) -> Json:
    """Leave the voice states of a server out where they were not asked for."""
    return data if "voice_states" not in data or intents & VOICE_STATES else data | {"voice_states": []}
