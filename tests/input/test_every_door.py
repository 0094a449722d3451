"""Whatever is typed, pressed, sent or imported: an answer in words, and a table that can be played on.

Nothing here says which answer is right; other tests do. Each act is answered within Discord's limits, with
a result or a refusal that the bot means; the bot's log names no error and nothing that was typed; the
table's own log can be replayed, and where the acts have changed the table, an evening goes on there.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.input import drawn_acts
from tests.input.acts_sent import Act, Brought
from tests.input.broken_sheets import CHANGES, changed, places
from tests.input.broken_sheets import Path as Place
from tests.input.hostile_values import numbers, texts, values
from tests.input.moments import MOMENTS
from tests.input.tried_playground import House
from tests.kit.brought_by_games import golden_sheets
from tests.kit.hypothesis_profile import FACTOR, examples
from tests.kit.moments_of_games import Moment

SHEETS: Final = [
    json.loads(path.read_text("utf-8"))["sheet"] for path in golden_sheets() if path.stat().st_size < 2_000
]
"""The short ones: an odd place is met sooner."""
PLACES: Final = [(sheet, place) for sheet in SHEETS for place in places(sheet)]
LARGEST: Final = 128 * 1024
"""Bytes of a sheet that is looked at."""
FILES: Final = (
    b"",
    b"\x00",
    b"\xff\xfe{}",
    b"\xef\xbb\xbf{}",
    b"[" * LARGEST,
    b" " * (LARGEST + 1),
    b'{"game":' * 9_000,
)
"""Files that are no sheets."""
LONGEST_NAME: Final = 200
Drawn = tuple[Moment, Sequence[Act]]

pytestmark = [pytest.mark.timeout(600 * max(FACTOR, 1)), pytest.mark.thorough]


def at_any(acts_of: Callable[[Moment], Iterable[st.SearchStrategy[Act]]]) -> st.SearchStrategy[Drawn]:
    """Return a moment, and one of each of these acts in any order."""

    def drawn_at(moment: Moment) -> st.SearchStrategy[Drawn]:
        shuffled = st.permutations(list(acts_of(moment)))
        return st.tuples(st.just(moment), shuffled.flatmap(lambda each: st.tuples(*each)))

    return st.sampled_from(MOMENTS).flatmap(drawn_at)


def broken_sheets() -> st.SearchStrategy[bytes]:
    """Return golden sheets, mostly with something odd at one of their places; odd numbers most often."""
    places_of_numbers = [(sheet, place) for sheet, place in PLACES if isinstance(at(sheet, place), int)]
    numbers_replaced = st.tuples(st.sampled_from(places_of_numbers), st.just("replace"), numbers())
    anything_changed = st.tuples(st.sampled_from(PLACES), st.sampled_from(CHANGES), values() | numbers())
    return st.one_of(numbers_replaced, anything_changed).map(
        lambda drawn: written(changed(*drawn[0], *drawn[1:]))
    )


def at(sheet: Any, place: Place) -> Any:
    """Return what stands at a place of a sheet."""
    return reduce(lambda inside, key: inside[key], place, sheet)


def no_sheets() -> st.SearchStrategy[bytes]:
    """Return files that are JSON of any shape, or none."""
    return values().map(written) | st.sampled_from(FILES) | st.binary()


def written(value: Any) -> bytes:
    """Write a value as JSON, NaN and half characters too; of too much, too much is enough."""
    return json.dumps(value).encode()[: LARGEST + 1]


def file_names() -> st.SearchStrategy[str]:
    """Return names that a file may have."""
    return texts().map(lambda text: text[:LONGEST_NAME] or "sheet.json")


@pytest.mark.hypothesis
def test_whatever_is_typed_is_answered(house: House) -> None:
    @examples(7, shrink=False)
    @given(at_any(lambda moment: map(drawn_acts.command, drawn_acts.commands_of(house.leaves, moment.game))))
    def answered(drawn: Drawn) -> None:
        house.try_out(*drawn)

    answered()


@pytest.mark.hypothesis
def test_whatever_is_begun_suggestions_are_given(house: House) -> None:
    @examples(4, shrink=False)
    @given(
        at_any(lambda moment: map(drawn_acts.completions, drawn_acts.completed_of(house.leaves, moment.game)))
    )
    def answered(drawn: Drawn) -> None:
        house.try_out(*drawn)

    answered()


@examples(6, shrink=False)
@given(drawn=at_any(lambda moment: map(drawn_acts.press, drawn_acts.actions_of(moment.game))))
def test_whatever_is_pressed_is_answered(house: House, drawn: Drawn) -> None:
    house.try_out(*drawn)


@examples(16, shrink=False)
@given(drawn=at_any(lambda moment: map(drawn_acts.form, drawn_acts.forms_of(moment.game))))
def test_whatever_is_sent_in_a_form_is_answered(house: House, drawn: Drawn) -> None:
    house.try_out(*drawn)


@examples(40, shrink=False)
@given(file=st.builds(Brought, broken_sheets() | no_sheets(), file_names()))
def test_whatever_is_imported_is_answered(house: House, file: Brought) -> None:
    house.bring(file)
