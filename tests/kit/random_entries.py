"""Games played by chance, as far as their rules allow: entries for every game."""

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from rules.contract import AnyGame
from rules.points.entries import Scores as Points
from rules.skull.entries import Failed, Won
from rules.skull.game import discs_in_play, mats, playing
from rules.skullking.deck import most_lost_tricks
from rules.skullking.entries import Bid, Bids, Bonuses, Declaration, Result
from rules.skullking.options import Scoring
from rules.skullking.state import cards_now
from rules.skyjo.entries import Grid, Scores, Total


def entries(game: AnyGame, state: Any, rng: random.Random, most: int) -> Iterator[Any]:
    """Up to so many entries that the rules accept, one after the other."""
    make = MADE[game.name]
    for _ in range(most):
        if game.ask(state) is None:
            return
        entry = make(state, rng)
        state = game.apply(state, entry)
        yield entry


def skull_king(state: Any, rng: random.Random) -> Bids | Result:
    seats, cards = state.setup.seats, cards_now(state)
    if state.bids is None:
        rascal = state.setup.options.scoring is Scoring.RASCAL
        bids = [
            None if rng.random() < 0.1 else Bid(rng.randint(0, cards), rascal and rng.random() < 0.5)
            for _ in range(seats)
        ]
        bids[rng.randrange(seats)] = Bid(rng.randint(0, cards))
        return Bids(tuple(bids))
    playing_seats = [seat for seat, bid in enumerate(state.bids) if bid is not None]
    lost = min(rng.randint(0, most_lost_tricks(state.setup.options)), cards)
    tricks = dict.fromkeys(playing_seats, 0)
    for _ in range(cards - lost):
        tricks[rng.choice(playing_seats)] += 1
    return Result(
        declarations=tuple(
            _declaration(state, seat, tricks, cards, rng) if seat in tricks else None for seat in range(seats)
        ),
        lost=lost,
    )


def _declaration(
    state: Any, seat: int, tricks: dict[int, int], cards: int, rng: random.Random
) -> Declaration:
    allies = [other for other, won in tricks.items() if won and other != seat]
    loot = (
        tuple(rng.sample(allies, k=min(len(allies), rng.randint(0, 2)))) if state.setup.options.loot else ()
    )
    if not tricks[seat]:
        return Declaration(tricks=0, loot_with=loot)
    changes = [change for change in (-1, 0, 1) if 0 <= state.bids[seat].tricks + change <= cards]
    return Declaration(
        tricks=tricks[seat],
        bonuses=Bonuses(
            fourteens=rng.randint(0, 3),
            black_fourteen=rng.random() < 0.5,
            mermaids=rng.randint(0, 2),
            pirates=rng.randint(0, 6),
            skull_king=rng.random() < 0.5,
            other=rng.choice((0, 0, -15, 120)),
        ),
        loot_with=loot,
        wager=rng.choice((0, 10, 20)),
        bid_change=rng.choice(changes),
    )


def skyjo(state: Any, rng: random.Random) -> Scores:
    seats = range(state.setup.seats)
    hands = [Total(rng.randint(-24, 144)) if rng.random() < 0.4 else _grid(rng) for _ in seats]
    return Scores(hands=tuple(hands), finisher=rng.choice(seats))


def _grid(rng: random.Random) -> Grid:
    columns = [
        rng.choice(((None,) * 3, (-2,) * 3, tuple(rng.randint(-2, 12) for _ in range(3)))) for _ in range(4)
    ]
    return Grid(tuple(zip(*columns, strict=True)))


def skull(state: Any, rng: random.Random) -> Won | Failed:
    inside = playing(state)
    challenger, skull_of = rng.choice(inside), rng.choice(inside)
    if rng.random() < 0.15:
        return Won(challenger=challenger, bid=rng.choice((None, discs_in_play(state))))
    others = [seat for seat in inside if seat != challenger]
    out = skull_of == challenger and mats(state)[challenger].discs == 1
    return Failed(challenger=challenger, skull=skull_of, next=others[0] if out and len(others) > 1 else None)


def points(state: Any, rng: random.Random) -> Points:
    given = [
        rng.randint(-1_000_000, 1_000_000) if rng.random() < 0.9 else None for _ in range(state.setup.seats)
    ]
    given[0] = rng.randint(-9, 99)
    return Points(tuple(given))


MADE: Final[Mapping[str, Callable[[Any, random.Random], Any]]] = {
    "skullking": skull_king,
    "skyjo": skyjo,
    "skull": skull,
    "points": points,
}
OPTIONS: Final[Mapping[str, tuple[dict[str, object], ...]]] = {
    "skullking": (
        {"house_rules": True},
        {"house_rules": True, "scoring": "rascal", "rounds": [10, 9] * 15, "edition": "2018"},
        {"house_rules": True, "bonus_on_miss": True, "edition": "first", "kraken": False},
    ),
    "skyjo": ({}, {"threshold": 1000}),
    "skull": ({},),
    "points": (
        {"name": "*Oh* _Hell_ [x](y)" + "w" * 20},
        {"wins": "lowest", "rounds": 4, "threshold": 900_000},
    ),
}
