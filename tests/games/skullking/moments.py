"""The moments of Skull King at which anything may be tried."""

from typing import Final

from tests.kit.moments_of_games import BEGIN, HOST, REMATCH, TOM, Moment, all_type

ONE_AND_ONE: Final = "new rounds:2,1 loot:True"
BETS: Final = (BEGIN, *all_type("bet tricks:1", "bet tricks:0", "bet tricks:2"))
TRICKS: Final = (*BETS, *all_type("result tricks:1", "result tricks:1", "result tricks:0"))
LOOT: Final = (*BETS, *all_type("result tricks:1 loot_with:Tom", "result tricks:1", "result tricks:0"))
LAST_BETS: Final = (*TRICKS, *all_type("bet tricks:1", "bet tricks:0", "bet tricks:0"))
LAST_TRICKS: Final = (*LAST_BETS, *all_type("result tricks:1", "result tricks:0", "result tricks:0"))
MOMENTS: Final = (
    Moment(game="skullking", name="lobby", opened=ONE_AND_ONE, next=BEGIN),
    Moment(game="skullking", name="bets", opened=ONE_AND_ONE, typed=BETS[:2], next=(TOM, "bet tricks:1")),
    Moment(game="skullking", name="tricks", opened=ONE_AND_ONE, typed=BETS, next=(TOM, "result tricks:1")),
    Moment(game="skullking", name="Loot", opened=ONE_AND_ONE, typed=LOOT, next=(HOST, "result tricks:2")),
    Moment(game="skullking", name="next bets", opened=ONE_AND_ONE, typed=TRICKS, next=(TOM, "bet tricks:1")),
    Moment(
        game="skullking",
        name="held correction",
        opened=ONE_AND_ONE,
        typed=(*TRICKS, (HOST, "correct round:1 player:Léa tricks:2")),
        next=(TOM, "bet tricks:1"),
    ),
    Moment(game="skullking", name="over", opened=ONE_AND_ONE, typed=LAST_TRICKS, next=REMATCH),
)
