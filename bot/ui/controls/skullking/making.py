"""How a bet and a declaration of Skull King are made of a number: shot and bonuses stay as drafted."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.ui.controls.bidding.making import Making
from rules.contract import Seat
from rules.skullking.entries import Bid, Declaration
from rules.skullking.loot import confirmed


def bid(drafted: object, tricks: int) -> Bid:
    """Return the bid with so many tricks; without one, one that is no cannonball."""
    return Bid(tricks, isinstance(drafted, Bid) and drafted.cannonball)


def declaration(drafted: object, tricks: int) -> Declaration:
    """Return the declaration with so many tricks; where nothing was declared, one that has them alone."""
    return replace(drafted, tricks=tricks) if isinstance(drafted, Declaration) else Declaration(tricks=tricks)


def for_all(parts: Mapping[Seat, Any]) -> Mapping[Seat, Any]:
    """Confirm, with all declarations, the Loots among them for their allies."""
    declared = {seat: part for seat, part in parts.items() if isinstance(part, Declaration)}
    return {**parts, **confirmed(declared)}


MAKING: Final = Making(bid=bid, declaration=declaration, for_all=for_all)
