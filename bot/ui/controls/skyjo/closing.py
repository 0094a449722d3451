"""Who closed the round, where one person says it for all."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.contract import TABLE, Seat
from rules.skyjo.entries import Finisher


def closed_by(parts: Mapping[Seat, Any], finisher: Seat) -> dict[Seat, Any]:
    """Return everybody's parts with one finisher: said by the table, whatever the hands claim."""
    hands = {seat: replace(part, finisher=False) for seat, part in parts.items() if seat != TABLE}
    return {**hands, TABLE: Finisher(finisher)}
