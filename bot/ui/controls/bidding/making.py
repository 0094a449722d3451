"""How a game of hidden bids makes its parts of the numbers that are pressed or typed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.bidding.entries import Bid, Declaration
from rules.contract import Seat


def plain_bid(drafted: object, tricks: int) -> Bid:
    """Return a bid of so many tricks."""
    del drafted
    return Bid(tricks)


def plain_declaration(drafted: object, tricks: int) -> Declaration:
    """Return a declaration of so many tricks."""
    del drafted
    return Declaration(tricks=tricks)


def as_they_are(parts: Mapping[Seat, Any]) -> Mapping[Seat, Any]:
    """Return the parts that one enters for all unchanged."""
    return parts


@dataclass(frozen=True, slots=True, kw_only=True)
class Making:
    """How a game makes a bid or a declaration of a number; what was drafted beside the number is kept."""

    bid: Callable[[object, int], Bid] = plain_bid
    declaration: Callable[[object, int], Declaration] = plain_declaration
    for_all: Callable[[Mapping[Seat, Any]], Mapping[Seat, Any]] = as_they_are
    """What becomes of everybody's parts where one person enters them all, and confirms them."""


PLAIN = Making()
