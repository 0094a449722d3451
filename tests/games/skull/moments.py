"""The moments of Skull at which anything may be tried."""

from typing import Final

from tests.kit.moments_of_games import BEGIN, HOST, REMATCH, TOM, Moment

WON: Final = (HOST, "won challenger:Léa bid:3")

MOMENTS: Final = (
    Moment(game="skull", name="lobby", next=BEGIN),
    Moment(game="skull", name="challenge", typed=(BEGIN,), next=WON),
    Moment(game="skull", name="next challenge", typed=(BEGIN, WON), next=(TOM, "won challenger:Tom bid:2")),
    Moment(game="skull", name="over", typed=(BEGIN, WON, WON), next=REMATCH),
)
