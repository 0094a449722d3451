"""The moments of Skyjo at which anything may be tried."""

from typing import Final

from tests.kit.moments_of_games import BEGIN, COUNTED, REMATCH, TOM, Moment, all_type

FINISHED: Final = (BEGIN, *all_type("score points:5 finisher:True", "score points:10", "score points:7"))
FINISHED_TWICE: Final = (
    *FINISHED,
    *all_type("score points:5 finisher:True", "score points:60", "score points:7"),
)
MOMENTS: Final = (
    Moment(game="skyjo", name="lobby", next=BEGIN),
    Moment(game="skyjo", name="scores", typed=COUNTED[:2], next=(TOM, "score points:3")),
    Moment(game="skyjo", name="no finisher", typed=COUNTED, next=(TOM, "score points:3 finisher:True")),
    Moment(game="skyjo", name="next scores", typed=FINISHED, next=(TOM, "score points:3")),
    Moment(game="skyjo", name="over", opened="new threshold:50", typed=FINISHED_TWICE, next=REMATCH),
)
