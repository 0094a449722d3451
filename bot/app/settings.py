"""Settings from the environment and from a file .env in the working directory."""

import ipaddress
import os
from datetime import timedelta
from functools import cached_property
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.store.store import PATIENCE
from bot.texts import Words
from bot.ui.courier.pace import Pace

DATABASE_FILE: Final = "tallyho.sqlite3"
ENV_FILE: Final = ".env"
EXIT_SETTINGS: Final = 2
"""The exit status where a setting is missing or wrong: trying again does not help."""
LOOPBACK_NAME: Final = "localhost"


class SettingsError(Exception):
    """Why the settings cannot be used: a sentence for a person."""


class Settings(BaseSettings):
    """What the bot is told from outside. Nothing here has a secret default."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding="utf-8", extra="ignore", frozen=True
    )

    discord_token: str = Field(default="", repr=False)
    """The bot's token; empty: not set."""
    database_url: str = Field(default="", repr=False)
    """An SQLAlchemy address; empty: an SQLite file in the person's data folder."""
    tallyho_discord_url: str = ""
    """Where a playground stands in for Discord: only ever on this machine."""
    tallyho_alive_file: Path | None = None
    """A file that is touched while Discord and the database answer: what a health check looks at."""
    tallyho_health_socket: Path | None = None
    """The path of a Unix socket on which is told whether there is anything left to do; unset: on none."""
    tallyho_defer_after: float = Field(default=1.5, gt=0)
    """Seconds of work after which Discord, which awaits an answer for three, is asked for more time."""
    tallyho_double_tap: float = Field(default=0.6, ge=0)
    """Seconds within which a second press on a private message that has just changed is left out."""
    tallyho_new_dm_seconds: float = Field(default=1.0, ge=0)
    """Seconds between two new channels of direct messages."""
    tallyho_dm_pause_seconds: float = Field(default=600.0, gt=0)
    """For how many seconds none is opened after Discord has refused one."""
    tallyho_edit_seconds: float = Field(default=1.0, ge=0)
    """Seconds between two edits of one message."""
    tallyho_lock_seconds: float = Field(default=PATIENCE, gt=0)
    """Seconds to wait for the database where another change is being written, before giving up."""
    tallyho_requests_per_second: int = Field(default=45, ge=1)
    """How many requests go out in a second; where several processes share a token, each has its part."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("discord_token", mode="after")
    @classmethod
    def _stripped(cls, value: str) -> str:
        return value.strip()

    @field_validator("tallyho_discord_url")
    @classmethod
    def _on_this_machine(cls, value: str) -> str:
        if value and not is_loopback(value):
            raise ValueError("the playground's address must be on this machine (127.0.0.1)")
        return value.rstrip("/")

    @cached_property
    def pace(self) -> Pace:
        """How fast people are written to."""
        return Pace(
            opening=timedelta(seconds=self.tallyho_new_dm_seconds),
            pause=timedelta(seconds=self.tallyho_dm_pause_seconds),
            edits=self.tallyho_edit_seconds,
            requests=self.tallyho_requests_per_second,
        )

    @cached_property
    def database(self) -> str:
        """The database's address, with the default filled in."""
        return self.database_url or f"sqlite+aiosqlite:///{data_folder() / DATABASE_FILE}"


def load_settings(said: Words) -> Settings:
    """Read the settings. SettingsError: a value is wrong, or the file .env is no text in UTF-8."""
    try:
        return Settings()
    except ValidationError as error:
        names = ", ".join(str(each["loc"][0]).upper() for each in error.errors() if each["loc"])
        raise SettingsError(said("start-setting-wrong", names=names)) from None
    except (UnicodeDecodeError, OSError):
        place = str(Path(ENV_FILE).absolute())
        raise SettingsError(said("start-env-unreadable", place=place)) from None


def is_loopback(url: str) -> bool:
    """Return whether an http address leads to this very machine."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        _ = parts.port
    except ValueError:
        return False
    if parts.scheme != "http":
        return False
    if host == LOOPBACK_NAME:
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def data_folder() -> Path:
    """Return the folder for what Tallyho keeps, as the desktop's conventions name it."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tallyho"
