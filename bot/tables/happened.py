"""What can come of a use-case, as codes: each names the sentence that tells it."""

from typing import Literal

Happened = Literal[
    # the lobby
    "opened",
    "rematch",
    "imported",
    "joined",
    "already_seated",
    "guest_added",
    "people_seated",
    "reordered",
    "first_chosen",
    "options_chosen",
    "language_chosen",
    "begun",
    # what is entered
    "given",
    "changed",
    "same",
    "taken_back",
    "revealed",
    "scored",
    "round_opened",
    "extra_round",
    "entered",  # an entry that moved nothing on, as cards dealt
    "shared",
    "over",
    # what is mended
    "undone",
    "redone",
    "dropped",
    "corrected",
    "correction_held",
    "options_changed",  # in mid-game
    "parts_dropped",  # what `seats` had given no longer counts
    "reopened",  # a finished game goes on
    # seats
    "left",
    "come_back",
    "removed",
    "replaced",
    "seat_added",
    "asked",
    "host_passed",
    "claimed",
    "host_here",
    "too_few_left",  # who left ended the table
    # the table
    "ended",
    "went_on",  # a table that was closed
    "repeated",  # this interaction has acted before
]
