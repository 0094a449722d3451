"""What is entered in a game of Oh Hell: bids and tricks, as in any game of hidden bids."""

from dataclasses import dataclass

from rules.bidding import entries as bidding
from rules.bidding.entries import Bid, Declaration
from rules.contract import Back, Joined, Left


@dataclass(frozen=True, slots=True)
class Bids(bidding.Bids):
    """Every seat's bid, revealed together. None: the seat stands out for the round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result(bidding.Result):
    """What every seat won; None for those who stand out."""


Part = Bid | Declaration
Entry = Bids | Result | Left | Back | Joined
