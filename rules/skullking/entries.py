"""What is entered in a game of Skull King: a seat's parts, and the entries they make."""

from dataclasses import dataclass, field

from rules.bidding import entries as bidding
from rules.contract import Back, Joined, Left, Seat, Shared


@dataclass(frozen=True, slots=True)
class Bid(bidding.Bid):
    """A seat's bid, in tricks. `cannonball`: under Rascal's scoring, all or nothing."""

    cannonball: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonuses:
    """What a seat holds or took in a round, in cards; `other` in points (house bonus)."""

    fourteens: int = 0
    black_fourteen: bool = False
    mermaids: int = 0
    pirates: int = 0
    skull_king: bool = False
    other: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration(bidding.Declaration):
    """What a seat declares after the round.

    `tricks` won; `loot_with`: the seats that won the tricks in which this seat played a Loot;
    `took_loot`: the seats whose Loot this one confirms to have taken, said while parts are gathered
    and not kept in the result; `wager`: Rascal of Roatan's 0, 10 or 20 points; `bid_change`: Harry
    the Giant's −1, 0 or +1.
    """

    bonuses: Bonuses = field(default_factory=Bonuses)
    loot_with: tuple[Seat, ...] = ()
    took_loot: tuple[Seat, ...] = ()
    wager: int = 0
    bid_change: int = 0


@dataclass(frozen=True, slots=True)
class LostTricks:
    """The table's own part: tricks that nobody won (Kraken, White Whale)."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Deal:
    """The round is dealt another number of cards than the structure says."""

    cards: int


@dataclass(frozen=True, slots=True)
class Bids(bidding.Bids):
    """Every seat's bid, revealed together. None: the seat stands out for the round."""

    bids: tuple[Bid | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Result(bidding.Result):
    """What every seat won; None for those who stand out. `lost`: tricks that nobody won."""

    declarations: tuple[Declaration | None, ...]
    lost: int = 0


Part = Bid | Declaration | LostTricks
Entry = Deal | Bids | Result | Left | Back | Joined | Shared
