"""What is entered in a game of hidden bids: a seat's parts, and the entries they make."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat's bid, in tricks."""

    tricks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """What a seat declares after the round: the tricks it won."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Bids:
    """Every seat's bid, revealed together. None: the seat stands out for the round."""

    bids: tuple[Bid | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What every seat won; None for those who stand out."""

    declarations: tuple[Declaration | None, ...]
