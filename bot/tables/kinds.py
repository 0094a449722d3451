"""What kinds of records, posts and messages there are. Their values stand in databases: they never change."""

from enum import StrEnum


class RecordKind(StrEnum):
    """What a record of the log does. The game takes no notice of those from SEAT on."""

    ENTRY = "entry"
    """`entry` was entered."""
    CORRECT = "correct"
    """`entry` counts instead of that of record `concerns`."""
    TOGETHER = "together"
    """Each of `entries` counts instead of that of the record it names."""
    UNDO = "undo"
    """Record `concerns`, an entry, a correction or other options, counts no more."""
    REDO = "redo"
    """What the undo `concerns` took back counts again."""
    OPTIONS = "options"
    """All that was entered counts by `options`."""
    SEAT = "seat"
    """Another person took seat `seat`."""
    HOST = "host"
    """Seat `seat` is host now."""
    CLAIM = "claim"
    """Who acted asks to be host."""
    ASK = "ask"
    """Somebody asks for a seat, `seat` or a new one."""
    END = "end"
    """The table was closed."""
    REOPEN = "reopen"
    """The table goes on."""
    DROP = "drop"
    """A correction of seat `seat` that waited was let go of."""
    LANGUAGE = "language"
    """The table speaks another language than `spoken` from here on."""


class PostKind(StrEnum):
    """What a post tells, in the order in which the posts of one record are told."""

    UNDONE = "undone"
    REDONE = "redone"
    CORRECTED = "corrected"
    OPTIONS = "options"
    SEAT = "seat"
    """Somebody left, came back, joined, or was replaced."""
    CARDS = "cards"
    """The round is played with others."""
    HOST = "host"
    CLAIM = "claim"
    ASK = "ask"
    REOPENED = "reopened"
    REVEAL = "reveal"
    SCORES = "scores"
    EXTRA = "extra"
    """First place is tied, and one more round is played."""
    FINAL = "final"


class MessageKind(StrEnum):
    """What a message of a table is that is no post: most are edited as things happen."""

    BOARD = "board"
    LOBBY = "lobby"
    PROMPT = "prompt"
    TOLD = "told"
    """Tells the host that the table's channel is gone: it is sent once, and never edited."""
