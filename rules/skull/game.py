"""Skull as a game: one challenge after the other until two are won or one player is left."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from rules.contract import Ask, Back, Game, Joined, Left, Line, RuleError, Score, Seat, Setup, Standing
from rules.options import check_known
from rules.ranking import ranked
from rules.rounds import check_round, counted
from rules.seats import FEWEST_PRESENT, check_seat, check_setup, come_back, from_seat, idle, leave
from rules.skull.entries import Entry, Failed, Part, Won
from rules.skull.mats import WINS_NEEDED, Mat, Mats, failed, game_winner, in_play, won
from rules.skull.mats import discs_in_play as _discs_in_play
from rules.skull.turns import next_starter

FEWEST: Final = 3
MOST: Final = 6
"""Players. Source: S3, SK1, SK3, SK6."""


@dataclass(frozen=True, slots=True)
class Options:
    """Skull has no options."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A game under way: the challenges, the mats after each, who has left, who starts."""

    setup: Setup[Options]
    challenges: tuple[Won | Failed, ...] = ()
    mats: tuple[Mats, ...]
    """Before the first challenge, then after each."""
    rounds: tuple[Score, ...] = ()
    away: frozenset[Seat] = frozenset()
    starter: Seat


def read_options(options: Mapping[str, object]) -> Options:
    """Accept no option. RuleError `option_none`."""
    check_known(options, ())
    return Options()


def start(setup: Setup[Options]) -> State:
    """Lay a mat and four discs before each. RuleError `too_few_seats`, `too_many_seats`, `no_such_seat`."""
    check_setup(setup, FEWEST, MOST)
    return State(setup=setup, mats=((Mat(),) * setup.seats,), starter=setup.first)


def ask(state: State) -> Ask | None:
    """Ask for the next challenge: one entry by anybody is enough."""
    if winners(state):
        return None
    return Ask(kind="challenge", round=_round(state), seats=(), hidden=False)


def check(state: State, seat: Seat, part: Part) -> None:
    """Refuse a challenge that cannot be; whoever enters it. RuleError as `apply`."""
    del seat
    apply(state, part)


def legal(state: State, seat: Seat) -> tuple[Part, ...]:
    """List every challenge there can be now: whoever sits at the table may enter any of them."""
    del seat
    if winners(state):
        return ()
    bids = (None, *range(1, discs_in_play(state) + 1))
    there = playing(state)
    won_ = (Won(challenger=challenger, bid=bid) for challenger in there for bid in bids)
    lost = (
        Failed(challenger=challenger, skull=skull, bid=bid, next=starts)
        for challenger in there
        for skull in there
        for starts in _starters(state, challenger, skull)
        for bid in bids
    )
    return (*won_, *lost)


def gather(state: State, parts: Mapping[Seat, Part]) -> Entry:
    """Return the one challenge that was entered. RuleError `one_challenge`, and as `apply`."""
    if len(parts) != 1:
        raise RuleError("one_challenge", round=_round(state), given=len(parts))
    (part,) = parts.values()
    apply(state, part)
    return part


def split(state: State, entry: Entry) -> Mapping[Seat, Part]:
    """Return the challenge back as its challenger's part."""
    del state
    return {entry.challenger: entry} if isinstance(entry, Won | Failed) else {}


def apply(state: State, entry: Entry) -> State:
    """Count the challenge, or note who left (and is out of play) or came back.

    RuleError `game_over`, `no_such_seat`, `challenger_out`, `skull_out`, `bid_beyond_discs`,
    `next_missing`, `next_out`, `next_wrong`, `next_after_end`, `no_late_seat`, and those of leaving.
    """
    if winners(state):
        raise RuleError("game_over")
    match entry:
        case Left(seat):
            gone = _with_away(state, leave(state.setup.seats, state.away, seat))
            if not playing(gone):
                raise RuleError("too_few_left", low=FEWEST_PRESENT)
            return gone
        case Back(seat):
            return _with_away(state, come_back(state.setup.seats, state.away, seat))
        case Joined():
            raise RuleError("no_late_seat")
    return _after(state, entry)


def scores(state: State) -> tuple[Score, ...]:
    """Return every challenge: 1 for a challenger who won, 0 for the others in play; totals are the wins."""
    return state.rounds


def discs(state: State) -> tuple[tuple[int, ...], ...]:
    """Return each seat's discs left after every challenge; who left keeps the own for coming back."""
    return tuple(tuple(mat.discs for mat in mats) for mats in state.mats[1:])


def mats(state: State) -> Mats:
    """Return each seat's challenges won and discs left now."""
    return state.mats[-1]


def playing(state: State) -> tuple[Seat, ...]:
    """List who is in play: has a disc and has not left."""
    return in_play(state.mats[-1], state.away)


def discs_in_play(state: State) -> int:
    """Return the highest bid there can be now, in discs. Source: S3."""
    return _discs_in_play(state.mats[-1], state.away)


def must_name_next(state: State, challenger: Seat, skull: Seat) -> bool:
    """Return whether a challenge that failed so must say who starts: out by the own skull, game going on."""
    after = failed(mats(state), challenger)
    going_on = game_winner(after, state.away) is None
    return going_on and challenger == skull and after[challenger].discs == 0


def standings(state: State) -> tuple[Standing, ...]:
    """Rank by challenges won, then discs left; the winner of a finished game before all.

    Who has left counts as having no disc left; who took part in no challenge comes last (our choice).
    """
    worth = [_worth(state, seat) for seat in range(state.setup.seats)]
    rising = sorted(set(worth))
    rows = ranked([rising.index(own) for own in worth], "highest")
    wins = [mat.wins for mat in mats(state)]
    return tuple(Standing(seat=row.seat, score=wins[row.seat], rank=row.rank) for row in rows)


def winners(state: State) -> tuple[Seat, ...]:
    """Name who has won two challenges or is the last in play. Source: S3.

    The last in play who took part in no challenge has won nothing yet (our choice).
    """
    winner = game_winner(state.mats[-1], state.away)
    return () if winner is None or winner in idle(state.rounds, state.setup.seats) else (winner,)


def first_of_round(state: State) -> Seat | None:
    """Return who starts; where that one is out of play or has left, the next one clockwise (our choice)."""
    if winners(state):
        return None
    return from_seat(state.starter, playing(state), state.setup.seats)


def why(state: State, round_: int, seat: Seat) -> tuple[Line, ...]:
    """Return what a challenge was to a seat: won, failed, or none of its own. RuleError `no_such_round`."""
    check_round(state.rounds, round_)
    check_seat(state.setup.seats, seat)
    challenge = state.challenges[round_ - 1]
    if state.rounds[round_ - 1].points[seat] is None:
        return (Line(code="out", points=0, facts={}),)
    if challenge.challenger != seat:
        return (Line(code="watched", points=0, facts={"challenger": challenge.challenger}),)
    mat = state.mats[round_][seat]
    if isinstance(challenge, Won):
        return (Line(code="won", points=1, facts={"wins": mat.wins, "needed": WINS_NEEDED}),)
    if challenge.skull == seat:
        return (Line(code="failed_own_skull", points=0, facts={"discs": mat.discs}),)
    return (Line(code="failed", points=0, facts={"skull": challenge.skull, "discs": mat.discs}),)


def _round(state: State) -> int:
    return len(state.challenges) + 1


def _worth(state: State, seat: Seat) -> tuple[bool, bool, int, int]:
    """Return what standings compare: winner, then who took part, then wins, then discs left."""
    mat = mats(state)[seat]
    discs_left = 0 if seat in state.away else mat.discs
    took_part = seat not in idle(state.rounds, state.setup.seats)
    return seat in winners(state), took_part, mat.wins, discs_left


def _starters(state: State, challenger: Seat, skull: Seat) -> tuple[Seat | None, ...]:
    """List whom a challenger who fails so may name as starting: the one who does, where that is clear."""
    after = failed(mats(state), challenger)
    if game_winner(after, state.away) is not None:
        return (None,)
    if must_name_next(state, challenger, skull):
        return in_play(after, state.away)
    return (None, challenger if after[challenger].discs else skull)


def _with_away(state: State, away: frozenset[Seat]) -> State:
    return replace(state, away=away)


def _after(state: State, challenge: Won | Failed) -> State:
    _check_challenge(state, challenge)
    before = playing(state)
    change = won if isinstance(challenge, Won) else failed
    after = change(mats(state), challenge.challenger)
    starter = _starter(state, challenge, after)
    gained = 1 if isinstance(challenge, Won) else 0
    points = tuple(
        None if seat not in before else gained if seat == challenge.challenger else 0
        for seat in range(state.setup.seats)
    )
    return replace(
        state,
        challenges=(*state.challenges, challenge),
        mats=(*state.mats, after),
        rounds=(*state.rounds, counted(state.rounds, points)),
        starter=starter,
    )


def _starter(state: State, challenge: Won | Failed, after: Mats) -> Seat:
    """Name who starts after the challenge; nobody new where it ended the game. RuleError as `apply`."""
    if game_winner(after, state.away) is None:
        left = after[challenge.challenger].discs
        return next_starter(challenge, left, in_play(after, state.away), _round(state))
    if isinstance(challenge, Failed) and challenge.next is not None:
        raise RuleError("next_after_end", round=_round(state), other=challenge.next)
    return state.starter


def _check_challenge(state: State, challenge: Won | Failed) -> None:
    """Refuse seats out of play and bids beyond the discs in play. Source: S3."""
    _check_in_play(state, challenge.challenger, "challenger_out")
    if isinstance(challenge, Failed):
        _check_in_play(state, challenge.skull, "skull_out")
        if challenge.next is not None:
            check_seat(state.setup.seats, challenge.next)
    most = discs_in_play(state)
    if challenge.bid is not None and not 1 <= challenge.bid <= most:
        raise RuleError(
            "bid_beyond_discs",
            round=_round(state),
            seat=challenge.challenger,
            low=1,
            high=most,
            given=challenge.bid,
        )


def _check_in_play(state: State, seat: Seat, code: str) -> None:
    check_seat(state.setup.seats, seat)
    if seat not in playing(state):
        raise RuleError(code, round=_round(state), seat=seat)


GAME: Final[Game[Options, State, Part, Entry]] = Game(
    name="skull",
    fewest=FEWEST,
    most=MOST,
    wins="highest",
    options=Options,
    part=Part,
    entry=Entry,
    read_options=read_options,
    start=start,
    ask=ask,
    check=check,
    legal=legal,
    gather=gather,
    split=split,
    apply=apply,
    scores=scores,
    standings=standings,
    winners=winners,
    first_of_round=first_of_round,
    why=why,
    late_totals=(),
)
