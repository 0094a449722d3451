"""What holds of every trick, tried on cards drawn at random."""

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from rules.contract import RuleError
from rules.skullking.card_names import read_card
from rules.skullking.cards import Card, Numbered, Special, Suit
from rules.skullking.editions import Edition
from rules.skullking.entries import Bonuses
from rules.skullking.spoils import Play
from rules.skullking.trick import Trick, resolve
from tests.kit.hypothesis_profile import examples

DECK: tuple[Card, ...] = (
    *(Numbered(suit, number) for suit in Suit for number in range(1, 15)),
    *(special for special in Special for _ in range(2)),
)
TRICKS = st.lists(st.sampled_from(DECK), max_size=9).map(
    lambda cards: [Play(seat, card) for seat, card in enumerate(cards)]
)


def _judged(plays: list[Play], edition: Edition, ghost: int | None) -> Trick | None:
    with suppress(RuleError):
        return resolve(plays, edition, ghost)
    return None


@examples(100)
@given(TRICKS, st.sampled_from(Edition), st.none() | st.just(1))
def test_any_trick_has_one_winner_or_is_destroyed(
    plays: list[Play], edition: Edition, ghost: int | None
) -> None:
    trick = _judged(plays, edition, ghost)
    if trick is None:
        return
    seats = [play.seat for play in plays]
    cards = [play.card for play in plays]
    assert trick.leads in seats
    assert trick.destroyed == (trick.winner is None)
    if trick.destroyed:
        assert Special.KRAKEN in cards or Special.WHITE_WHALE in cards
        assert (trick.bonuses, trick.alliances) == (Bonuses(), ())
    else:
        assert trick.winner in seats
    assert trick.bonuses.mermaids <= 2
    assert not (trick.bonuses.pirates and trick.bonuses.skull_king)
    assert all(winner == trick.winner for _, winner in trick.alliances)
    assert all(player != winner for player, winner in trick.alliances)


@examples(100)
@given(TRICKS)
def test_a_card_that_loses_may_as_well_be_an_escape(plays: list[Play]) -> None:
    """Without leviathans, taking away the last card when it lost changes no winner."""
    plays = [play for play in plays if play.card not in (Special.KRAKEN, Special.WHITE_WHALE)]
    trick = _judged(plays, Edition.NEW, None)
    if trick is None or trick.winner == plays[-1].seat or plays[-1].card is Special.SKULL_KING:
        return
    assert resolve(plays[:-1]).winner == trick.winner


@examples(100)
@given(st.text(max_size=20))
def test_any_text_is_a_card_or_a_declared_error(text: str) -> None:
    with suppress(RuleError):
        assert read_card(text) in DECK
