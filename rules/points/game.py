"""Points: any game that is counted in plain points; the highest or the lowest total wins."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

from rules.contract import (
    Ask,
    Back,
    Chance,
    Game,
    Joined,
    Left,
    Line,
    RuleError,
    Score,
    Seat,
    Setup,
    Standing,
)
from rules.limits import MOST_ROUNDS
from rules.options import MOST, check_known, excerpt, read_whole
from rules.points.entries import Entry, Part, Points, Scores
from rules.rounds import check_round, counted, totals
from rules.seats import (
    check_enough,
    check_join,
    check_present,
    check_seat,
    check_setup,
    come_back,
    from_seat,
    leave,
    one_seat_more,
    present,
    ranked_apart,
    widened,
)

FEWEST: Final = 2
MOST_SEATS: Final = 12
"""Seats that a board can still list on a phone (our choice: no rulebook speaks here)."""
MOST_POINTS: Final = MOST
LIKELY: Final = (-20, 60)
"""From where to where the points of a round lie in most games."""
RARE: Final = 0.04
"""How often a sample is as large or as small as can be."""
LONGEST_NAME: Final = 40
"""Characters of the game's name (our choice)."""

Wins = Literal["highest", "lowest"]
WINS: Final[tuple[Wins, ...]] = ("highest", "lowest")


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What is played: its name, which total wins, and when it ends.

    `threshold` in points: a round after which a total has reached it is the last. `rounds`: how
    many are played. Both: whichever comes first. Neither: until the table ends it, or a hundred.
    """

    name: str = ""
    wins: Wins = "highest"
    threshold: int | None = None
    rounds: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A game under way: its finished rounds and who has left."""

    setup: Setup[Options]
    rounds: tuple[Score, ...] = ()
    away: frozenset[Seat] = frozenset()


def read_options(options: Mapping[str, object]) -> Options:
    """Read the options by name; one that is None counts as left out.

    RuleError `option_unknown`, `option_name`, `option_choice`, `option_threshold`, `option_round_count`.
    """
    check_known(options, ("name", "wins", "threshold", "rounds"))
    said = {key: value for key, value in options.items() if value is not None}
    name = said.get("name", "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
        raise RuleError("option_name", given=excerpt(name), high=LONGEST_NAME)
    wins = said.get("wins", "highest")
    if wins not in WINS:
        raise RuleError("option_choice", option="wins", given=excerpt(wins), choices=WINS)
    return Options(
        name=name,
        wins="highest" if wins == "highest" else "lowest",
        threshold=_positive(options.get("threshold"), MOST, "option_threshold"),
        rounds=_positive(options.get("rounds"), MOST_ROUNDS, "option_round_count"),
    )


def start(setup: Setup[Options]) -> State:
    """Open the game. RuleError `too_few_seats`, `too_many_seats`, `no_such_seat`."""
    check_setup(setup, FEWEST, MOST_SEATS)
    return State(setup=setup)


def ask(state: State) -> Ask | None:
    """Ask every seat that is there for its points of the round."""
    if _over(state):
        return None
    return Ask(kind="scores", round=len(state.rounds) + 1, seats=_present(state), hidden=True)


def check(state: State, seat: Seat, part: Part) -> None:
    """Refuse points that cannot be.

    RuleError `game_over`, `no_such_seat`, `seat_left`, `points_out_of_range`.
    """
    _check_going_on(state)
    check_present(state.setup.seats, state.away, seat, len(state.rounds) + 1)
    if not -MOST_POINTS <= part.points <= MOST_POINTS:
        raise RuleError(
            "points_out_of_range",
            round=len(state.rounds) + 1,
            seat=seat,
            low=-MOST_POINTS,
            high=MOST_POINTS,
            given=part.points,
        )


def sample(state: State, seat: Seat, others: Mapping[Seat, Part], chance: Chance) -> Part | None:
    """Make up the points of a seat; now and then the most or the fewest there can be."""
    del others
    if _over(state) or seat not in _present(state):
        return None
    if chance.random() < RARE:
        return Points(chance.choice((-MOST_POINTS, MOST_POINTS)))
    return Points(chance.randint(*LIKELY))


def gather(state: State, parts: Mapping[Seat, Part]) -> Entry:
    """Put the seats' points together; who gave none stands out. RuleError as `check`, `nobody_scored`."""
    for seat, part in parts.items():
        check(state, seat, part)
    points = tuple(parts[seat].points if seat in parts else None for seat in range(state.setup.seats))
    entry = Scores(points)
    apply(state, entry)
    return entry


def split(state: State, entry: Entry) -> Mapping[Seat, Part]:
    """Return each seat's points of the round."""
    del state
    if not isinstance(entry, Scores):
        return {}
    return {seat: Points(points) for seat, points in enumerate(entry.points) if points is not None}


def apply(state: State, entry: Entry) -> State:
    """Count the round, or note who left, came back or joined.

    RuleError as `gather`, and those of leaving and joining.
    """
    _check_going_on(state)
    match entry:
        case Left(seat):
            away = leave(state.setup.seats, state.away, seat)
            check_enough(state.setup.seats, away)
            return replace(state, away=away)
        case Back(seat):
            return replace(state, away=come_back(state.setup.seats, state.away, seat))
        case Joined():
            return _joined(state, entry)
    return replace(state, rounds=(*state.rounds, _counted(state, entry.points)))


def scores(state: State) -> tuple[Score, ...]:
    """Return every finished round."""
    return state.rounds


def standings(state: State) -> tuple[Standing, ...]:
    """Rank by total, best first; those who left, then those who never took part, come last."""
    return ranked_apart(state.rounds, state.setup.seats, state.setup.options.wins, state.away)


def winners(state: State) -> tuple[Seat, ...]:
    """Name the best once the threshold or the number of rounds is reached; equals win together."""
    if not _over(state):
        return ()
    return tuple(row.seat for row in standings(state) if row.rank == 1)


def first_of_round(state: State) -> Seat | None:
    """Return who starts: it passes on to the left with each round, over those who left (our choice)."""
    if _over(state):
        return None
    seats = state.setup.seats
    return from_seat((state.setup.first + len(state.rounds)) % seats, _present(state), seats)


def why(state: State, round_: int, seat: Seat) -> tuple[Line, ...]:
    """Explain a seat's points of a round: as entered, or none. RuleError `no_such_round`, `no_such_seat`."""
    check_round(state.rounds, round_)
    check_seat(state.setup.seats, seat)
    points = state.rounds[round_ - 1].points[seat]
    if points is None:
        return (Line(code="out", points=0, facts={}),)
    return (Line(code="entered", points=points, facts={}),)


def _joined(state: State, joined: Joined) -> State:
    """Add a seat; whose turn it is to start stays as it was. RuleError as `check_join`, `joined_past_end`."""
    seats, played = state.setup.seats, len(state.rounds)
    check_join(joined, seats, MOST_SEATS, state.rounds)
    starts = (state.setup.first + played) % seats
    setup = replace(one_seat_more(state.setup), first=(starts - played) % (seats + 1))
    after = replace(state, setup=setup, rounds=widened(state.rounds, joined))
    if _over(after):
        raise RuleError("joined_past_end", given=joined.points, high=state.setup.options.threshold)
    return after


def _positive(value: object, high: int, code: str) -> int | None:
    return None if value is None else read_whole(value, 1, high, code)


def _present(state: State) -> tuple[Seat, ...]:
    return present(state.setup.seats, state.away)


def _over(state: State) -> bool:
    """Return whether the threshold or the last round is reached: a sheet holds no more than a hundred."""
    options = state.setup.options
    if len(state.rounds) >= (options.rounds or MOST_ROUNDS):
        return True
    return options.threshold is not None and max(totals(state.rounds, state.setup.seats)) >= options.threshold


def _check_going_on(state: State) -> None:
    if _over(state):
        raise RuleError("game_over")


def _counted(state: State, points: tuple[int | None, ...]) -> Score:
    if len(points) != state.setup.seats:
        raise RuleError("seats_do_not_match", wanted=state.setup.seats, given=len(points))
    for seat, gained in enumerate(points):
        if gained is not None:
            check(state, seat, Points(gained))
    if not any(gained is not None for gained in points):
        raise RuleError("nobody_scored", round=len(state.rounds) + 1)
    return counted(state.rounds, points)


GAME: Final[Game[Options, State, Part, Entry]] = Game(
    name="points",
    fewest=FEWEST,
    most=MOST_SEATS,
    wins="highest",
    options=Options,
    part=Part,
    entry=Entry,
    read_options=read_options,
    start=start,
    ask=ask,
    check=check,
    sample=sample,
    gather=gather,
    split=split,
    apply=apply,
    scores=scores,
    standings=standings,
    winners=winners,
    first_of_round=first_of_round,
    why=why,
)
