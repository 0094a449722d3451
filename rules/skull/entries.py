"""What is entered in a game of Skull: one challenge after the other."""

from dataclasses import dataclass

from rules.contract import Back, Joined, Left, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Won:
    """The challenger turned up as many flowers as the bid. `bid` in discs; None: not noted."""

    challenger: Seat
    bid: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Failed:
    """The challenger turned up `skull`'s skull and loses a disc.

    `next`: who starts, named by a challenger who goes out by the own skull; None elsewhere.
    """

    challenger: Seat
    skull: Seat
    bid: int | None = None
    next: Seat | None = None


Part = Won | Failed
Entry = Won | Failed | Left | Back | Joined
