"""Half-entered parts that a change dropped, put back when that change is undone."""

from collections.abc import Mapping
from typing import Any

from bot.tables.edit import Edit
from rules.contract import Seat

Parts = Mapping[Seat, Any]


def bring_back(edit: Edit, aside: Parts, given: Parts, *, moved: bool, left: Seat | None = None) -> None:
    """Put back the parts that were set aside, but for seats that have given something since.

    Nothing comes back where something was given since and went.

    `given`: the parts before; `moved`: something else is asked now; `left`: who had left, and is there again.
    """
    if not moved and any(edit.drafts.get(seat) != part for seat, part in given.items()):
        return  # older than what was given since for the same question
    since: Parts = {} if left is None else edit.game.without(edit.playing.state, left, aside)
    for seat in {*aside, *since}:
        if edit.drafts.get(seat) != since.get(seat):
            continue
        if seat in aside:
            edit.drafts[seat] = aside[seat]
        else:
            del edit.drafts[seat]
