"""Skyjo as a game: rounds of twelve cards until a total reaches the threshold; the lowest wins."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from rules.contract import (
    TABLE,
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
from rules.options import MOST, check_known, read_whole
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
from rules.skyjo.entries import Entry, Finisher, Grid, Part, Scores, Total
from rules.skyjo.samples import finisher_by_chance, hand_by_chance
from rules.skyjo.scoring import check_hand, doubts, explained, round_points

FEWEST: Final = 2
MOST_SEATS: Final = 8
"""Players. Source: S1."""
THRESHOLD: Final = 100
SHORT_THRESHOLD: Final = 50
LONG_THRESHOLD: Final = 200
"""Points at which the round is the last; 50 for a short game, 200 for a long one. Source: S1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """When the game ends: after the round in which a total reaches `threshold` points."""

    threshold: int = THRESHOLD


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A game under way: what was entered in each round, what it made, and who has left."""

    setup: Setup[Options]
    entered: tuple[Scores, ...] = ()
    rounds: tuple[Score, ...] = ()
    away: frozenset[Seat] = frozenset()


def read_options(options: Mapping[str, object]) -> Options:
    """Read `threshold`: any positive number, 100 where it is left out or None.

    RuleError `option_unknown`, `option_threshold`.
    """
    check_known(options, ("threshold",))
    threshold = options.get("threshold")
    return (
        Options()
        if threshold is None
        else Options(threshold=read_whole(threshold, 1, MOST, "option_threshold"))
    )


def start(setup: Setup[Options]) -> State:
    """Open the game. RuleError `too_few_seats`, `too_many_seats`, `no_such_seat`."""
    check_setup(setup, FEWEST, MOST_SEATS)
    return State(setup=setup)


def ask(state: State) -> Ask | None:
    """Ask every seat that is there for its total or its cards; hidden until all are in."""
    if _over(state):
        return None
    return Ask(kind="scores", round=_round(state), seats=_present(state), hidden=True)


def check(state: State, seat: Seat, part: Part) -> None:
    """Refuse a hand or a finisher that cannot be, whatever the others entered.

    RuleError `game_over`, `no_such_seat`, `seat_left`, `finisher_is_tables`, and as `check_hand`.
    """
    _check_going_on(state)
    if isinstance(part, Finisher):
        if seat != TABLE:
            raise RuleError("finisher_is_tables", seat=seat)
        check_seat(state.setup.seats, part.seat)
        return
    check_present(state.setup.seats, state.away, seat, len(state.rounds) + 1)
    check_hand(part, _round(state), seat)


def sample(state: State, seat: Seat, others: Mapping[Seat, Part], chance: Chance) -> Part | None:
    """Make up a hand of which one says that it closed the round; now and then the table says so first."""
    if _over(state):
        return None
    if seat == TABLE:
        return finisher_by_chance(state.setup.seats, chance)
    there = _present(state)
    to_come = [other for other in there if other not in others]
    return hand_by_chance(len(to_come), others.values(), chance) if seat in there else None


def gather(state: State, parts: Mapping[Seat, Part]) -> Entry:
    """Put the hands together and find the one finisher.

    RuleError as `check`, `no_finisher` (nobody is named: ask), `two_finishers`, `nobody_scored`.
    """
    for seat, part in parts.items():
        check(state, seat, part)
    hands = {seat: part for seat, part in parts.items() if isinstance(part, Total | Grid)}
    claims = [seat for seat, hand in hands.items() if hand.finisher]
    claims += [part.seat for part in parts.values() if isinstance(part, Finisher)]
    if not claims:
        raise RuleError("no_finisher", round=_round(state))
    entry = Scores(hands=tuple(hands.get(seat) for seat in range(state.setup.seats)), finisher=min(claims))
    if len(set(claims)) > 1:
        raise RuleError("two_finishers", round=_round(state), seat=min(claims), other=max(claims))
    apply(state, entry)
    return entry


def without(state: State, seat: Seat, parts: Mapping[Seat, Part]) -> Mapping[Seat, Part]:
    """Let the hand of who leaves go; who closed the round stays the finisher (our choice)."""
    del state
    rest = {other: part for other, part in parts.items() if other != seat}
    own = parts.get(seat)
    if isinstance(own, Total | Grid) and own.finisher:
        return {TABLE: Finisher(seat), **rest}
    return rest


def split(state: State, entry: Entry) -> Mapping[Seat, Part]:
    """Return each seat's hand, and the finisher as the table's part where no hand claims it."""
    del state
    if not isinstance(entry, Scores):
        return {}
    parts: dict[Seat, Part] = {seat: hand for seat, hand in enumerate(entry.hands) if hand is not None}
    if not any(hand is not None and hand.finisher for hand in entry.hands):
        parts[TABLE] = Finisher(entry.finisher)
    return parts


def apply(state: State, entry: Entry) -> State:
    """Score the round, or note who left, came back or joined.

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
    _check_entry(state, entry)
    score = counted(state.rounds, round_points(entry))
    return replace(state, entered=(*state.entered, entry), rounds=(*state.rounds, score))


def scores(state: State) -> tuple[Score, ...]:
    """Return every finished round, points after doubling."""
    return state.rounds


def standings(state: State) -> tuple[Standing, ...]:
    """Rank by total, lowest first; those who left, then those who never took part, come last. Source: S1."""
    return ranked_apart(state.rounds, state.setup.seats, "lowest", state.away)


def winners(state: State) -> tuple[Seat, ...]:
    """Name the lowest total among those who stayed, once the game is over. Source: S1.

    Equal totals win together: the rulebook names no tie-break. Source: SJ1.
    """
    if not _over(state):
        return ()
    return tuple(row.seat for row in standings(state) if row.rank == 1)


def first_of_round(state: State) -> Seat | None:
    """Return who starts: the last round's finisher or, where that one has left, the next on the left.

    The first round is started by whoever the table named (highest two cards). Source: S1, SJ1.
    """
    if _over(state):
        return None
    starter = state.entered[-1].finisher if state.entered else state.setup.first
    return from_seat(starter, _present(state), state.setup.seats)


def why(state: State, round_: int, seat: Seat) -> tuple[Line, ...]:
    """Return the sum behind a seat's points of a round. RuleError `no_such_round`, `no_such_seat`."""
    check_round(state.rounds, round_)
    check_seat(state.setup.seats, seat)
    return explained(state.entered[round_ - 1], seat)


def warnings(state: State, entry: Entry) -> tuple[RuleError, ...]:
    """List what the table should be asked about before this is entered: errors to be told, not raised."""
    if not isinstance(entry, Scores):
        return ()
    hands = [(seat, hand) for seat, hand in enumerate(entry.hands) if hand is not None]
    return tuple(doubt for seat, hand in hands for doubt in doubts(hand, _round(state), seat))


def _joined(state: State, joined: Joined) -> State:
    """Add a seat that was in none of the rounds. RuleError as `check_join`, `joined_past_end`."""
    check_join(joined, state.setup.seats, MOST_SEATS, state.rounds)
    after = replace(
        state,
        setup=one_seat_more(state.setup),
        entered=tuple(replace(entry, hands=(*entry.hands, None)) for entry in state.entered),
        rounds=widened(state.rounds, joined),
    )
    if _over(after):
        raise RuleError("joined_past_end", given=joined.points, high=state.setup.options.threshold)
    return after


def _round(state: State) -> int:
    return len(state.rounds) + 1


def _present(state: State) -> tuple[Seat, ...]:
    return present(state.setup.seats, state.away)


def _over(state: State) -> bool:
    """Return whether a total has reached the threshold, doubling included. Source: S1, SJ1 §13.

    A game of a hundred rounds is over as well: a sheet holds no more (our choice).
    """
    reached = max(totals(state.rounds, state.setup.seats)) >= state.setup.options.threshold
    return reached or len(state.rounds) >= MOST_ROUNDS


def _check_going_on(state: State) -> None:
    if _over(state):
        raise RuleError("game_over")


def _check_entry(state: State, entry: Scores) -> None:
    if len(entry.hands) != state.setup.seats:
        raise RuleError("seats_do_not_match", wanted=state.setup.seats, given=len(entry.hands))
    check_seat(state.setup.seats, entry.finisher)
    for seat, hand in enumerate(entry.hands):
        if hand is None:
            continue
        check(state, seat, hand)
        if hand.finisher and seat != entry.finisher:
            raise RuleError("two_finishers", round=_round(state), seat=entry.finisher, other=seat)
    if not any(hand is not None for hand in entry.hands):
        raise RuleError("nobody_scored", round=_round(state))


GAME: Final[Game[Options, State, Part, Entry]] = Game(
    name="skyjo",
    fewest=FEWEST,
    most=MOST_SEATS,
    wins="lowest",
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
    late_totals=("highest",),
    without=without,
)
