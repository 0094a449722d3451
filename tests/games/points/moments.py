"""The moments of plain points at which anything may be tried."""

from typing import Final

from tests.kit.moments_of_games import BEGIN, COUNTED, REMATCH, TOM, Moment

MOMENTS: Final = (
    Moment(game="points", name="lobby", next=BEGIN),
    Moment(game="points", name="scores", typed=COUNTED[:2], next=(TOM, "score points:3")),
    Moment(game="points", name="next scores", typed=COUNTED, next=(TOM, "score points:3")),
    Moment(game="points", name="over", opened="new rounds:1", typed=COUNTED, next=REMATCH),
)
