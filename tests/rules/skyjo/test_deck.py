"""The cards in the box of Skyjo."""

from rules.skyjo.deck import CARDS, COPIES


def test_the_deck_is_that_of_the_box() -> None:
    """150 cards, 760 points in all. Source: S1, SJ1."""
    assert CARDS == 150
    assert sum(value * copies for value, copies in COPIES.items()) == 760
    assert [COPIES[value] for value in (-2, -1, 0, 1, 12)] == [5, 10, 15, 10, 10]
    assert sorted(COPIES) == list(range(-2, 13))
