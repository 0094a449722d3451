"""What must I bid, and make, to pass another player, or to win?"""

from rules.skullking.need import Need, need
from tests.rules.skullking.skullking_shorthand import OUT, Player, bid, play, refused, table


def test_the_smallest_bids_that_pass_a_player() -> None:
    state = play(table(3, rounds=[5, 4]), Player(4, 4), Player(0, 1), Player(0, 0))
    # 80, -50, 50 before a round of four cards: bids of 0…4 are worth 40, 20, 40, 60, 80
    assert need(state, 2, 0) == Need(rival=0, gap=30, bids=(0, 2, 3, 4), cannonballs=())
    assert need(state, 2) == need(state, 2, 0), "the leader, unless somebody is named"
    assert need(state, 1, 0) == Need(rival=0, gap=130, bids=(), cannonballs=())
    assert need(state, 0) == Need(rival=2, gap=-30, bids=(0, 1, 2, 3, 4), cannonballs=())


def test_drawing_level_is_not_passing() -> None:
    state = play(table(3, rounds=[2, 2]), Player(2, 2), Player(0, 0), Player(0, 0))
    assert need(state, 1, 0) == Need(rival=0, gap=20, bids=(2,), cannonballs=())
    assert need(state, 1, 2) == Need(rival=2, gap=0, bids=(0, 1, 2), cannonballs=())


def test_under_rascals_scoring_a_cannonball_may_be_needed() -> None:
    state = play(table(3, rounds=[4, 3], scoring="rascal"), Player(4, 4), Player(2, 0), Player(0, 0))
    assert need(state, 1, 0) == Need(rival=0, gap=40, bids=(), cannonballs=(0, 1, 2, 3))
    assert need(state, 2, 0).bids == (0, 1, 2, 3)


def test_once_the_bids_are_in_only_ones_own_counts() -> None:
    state = play(table(3, rounds=[5, 4]), Player(4, 4), Player(0, 1), Player(0, 0))
    assert need(bid(state, 0, 1, 1), 2, 0).bids == ()
    assert need(bid(state, 0, 1, 3), 2, 0).bids == (3,)
    assert need(bid(state, 0, 1, None), 2, 0).bids == ()


def test_need_of_nobody_is_refused() -> None:
    state = table(3, rounds=[1])
    assert refused("need_oneself", need, state, 1, 1) == {"round": 1, "seat": 1}
    refused("no_such_seat", need, state, 3)
    refused("no_such_seat", need, state, 0, 3)
    refused("no_such_seat", need, state, 0, -1)
    refused("game_over", need, play(state, Player(1, 1), Player(0, 0), OUT), 0)
