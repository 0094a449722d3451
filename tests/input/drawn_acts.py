"""Acts as chance draws them: for a command, a button or a form, with something odd in it."""

from collections.abc import Sequence
from typing import Any, Final

from hypothesis import strategies as st

from bot.ui.controls import controls_of
from bot.ui.press import COMMON, COMMON_FORMS
from tests.input.acts_sent import CANARY, TEXT_INPUT, Act, Pressed, Sent, Typed
from tests.input.hostile_values import BLANKS, DIGITS, TEXTS, WHOLE, texts
from tests.kit.moments_of_games import EVERYBODY, HOST, MODERATOR, ODD, PASSERBY, SEATED, TOM
from tests.kit.playground_client import Json

STRING, INTEGER, BOOLEAN, USER, ATTACHMENT = 3, 4, 5, 6, 11
"""Discord's types of options."""
TYPED_MOST: Final = 6_000
"""Characters of an option's text that Discord takes."""
SAFE_WHOLE: Final = 2**53
"""The largest whole number that Discord takes."""
NEAR: Final = (
    "Léa",
    "Tom",
    "tom",
    "Léa, Tom",
    "Tom,Tom,Tom",
    "Zoé",
    "Mamie",
    "1,2,3",
    "10",
    "standard",
    CANARY,
)
"""Texts that could be right."""

ODD_ACTIONS: Final = (None, "", "x", "__init__", "*")
ARGS: Final = (
    "0",
    "1",
    "2",
    "-1",
    "-2",
    "7",
    "12",
    "100",
    "-",
    "lots",
    "x",
    "@again",
    "@board",
    *BLANKS[:4],
    *DIGITS,
)


def commands_of(leaves: Sequence[Json], game: str) -> list[Json]:
    """List the commands of a game, and those of no game."""
    return [leaf for leaf in leaves if leaf["name"].split()[0] in (game, "tally")]


def completed_of(leaves: Sequence[Json], game: str) -> list[Json]:
    """List those among them that suggest something."""
    own = commands_of(leaves, game)
    return [leaf for leaf in own if any(option["autocomplete"] for option in leaf["options"])]


def forms_of(game: str) -> list[str]:
    """List the forms of a game."""
    return sorted({*controls_of(game).forms, *COMMON_FORMS})


def actions_of(game: str) -> list[str | None]:
    """List everything that can be pressed in a game, and what cannot be."""
    return [*sorted({*COMMON, *controls_of(game).presses, *forms_of(game)}), *ODD_ACTIONS]


def command(leaf: Json) -> st.SearchStrategy[Act]:
    """Return a command with any options that Discord would send."""
    return st.builds(
        Typed,
        st.sampled_from(EVERYBODY),
        st.just(leaf["name"]),
        _options(leaf),
        st.just({"sheet.json": b"{}"} if any(o["type"] == ATTACHMENT for o in leaf["options"]) else {}),
    )


def completions(leaf: Json) -> st.SearchStrategy[Act]:
    """Return the suggestions that may be asked for while a command is typed."""
    completed = [option["name"] for option in leaf["options"] if option["autocomplete"]]
    return st.builds(
        lambda who, options, focused, text: Typed(who, leaf["name"], options | {focused: text}, {}, focused),
        st.sampled_from(EVERYBODY),
        _options({"options": [option for option in leaf["options"] if option["type"] != ATTACHMENT]}),
        st.sampled_from(completed),
        _typed_text(),
    )


def press(action: str | None) -> st.SearchStrategy[Act]:
    """Return presses of this action (None: of what is there) that may be odd elsewhere."""
    return st.builds(
        Pressed,
        who=st.sampled_from(EVERYBODY),
        button=st.integers(0, 30),
        action=st.just(action),
        table=_often_right(_ids()),
        moment=_often_right(_ids()),
        args=st.none()
        | _few()
        | _few()
        | st.lists(st.sampled_from(ARGS) | st.text(max_size=5), max_size=6).map(tuple),
        values=st.none() | st.none() | st.lists(st.sampled_from(ARGS) | texts(), max_size=4),
        direct=st.sampled_from((False, False, True)),
    )


def form(action: str) -> st.SearchStrategy[Act]:
    """Return a form with odd values in some of its fields, fields that are missing and fields too many."""
    return st.builds(
        Sent,
        who=st.sampled_from((HOST, HOST, TOM, ODD, MODERATOR, PASSERBY)),
        action=st.just(action),
        table=_often_right(_ids()),
        moment=_often_right(_ids()),
        args=_few() | _few() | st.lists(st.sampled_from(ARGS), max_size=3).map(tuple),
        values=st.lists(_field_values(), min_size=6, max_size=6).map(tuple),
        missing=st.none() | st.none() | st.integers(0, 4),
        unknown=st.sampled_from((False, False, False, True)),
    )


def _options(leaf: Json) -> st.SearchStrategy[dict[str, Any]]:
    required = {o["name"]: _option(o) for o in leaf["options"] if o["required"]}
    optional = {o["name"]: _option(o) for o in leaf["options"] if not o["required"]}
    return st.fixed_dictionaries(required, optional=optional)


def _option(option: Json) -> st.SearchStrategy[Any]:
    if option["choices"]:
        return st.sampled_from([choice["value"] for choice in option["choices"]])
    kind = option["type"]
    if kind == STRING:
        return _typed_text()
    if kind == INTEGER:
        least = -SAFE_WHOLE if option["min_value"] is None else option["min_value"]
        most = SAFE_WHOLE if option["max_value"] is None else option["max_value"]
        return st.sampled_from((least, most)) | st.integers(least, most)
    if kind == BOOLEAN:
        return st.booleans()
    if kind == USER:
        return st.sampled_from((*EVERYBODY, "Tallyho")).map(lambda name: ("person", name))
    assert kind == ATTACHMENT, f"what is an option of type {kind}?"
    return st.just("0")


def _typed_text() -> st.SearchStrategy[str]:
    return (st.sampled_from((*NEAR, *SEATED)) | texts()).map(lambda text: text[:TYPED_MOST])


def _ids() -> st.SearchStrategy[str]:
    """Return what may stand in the place of a table's or a moment's number."""
    return st.sampled_from((*map(str, WHOLE[:-2]), *DIGITS, "", "x")) | st.integers(0, 300).map(str)


def _few() -> st.SearchStrategy[tuple[str, ...]]:
    """Return arguments that could be right."""
    return st.lists(st.sampled_from(("0", "1", "2")), max_size=2).map(tuple)


def _often_right(strategy: st.SearchStrategy[str]) -> st.SearchStrategy[str | None]:
    return st.integers(0, 3).flatmap(lambda chance: strategy if chance == 0 else st.none())


def _field_values() -> st.SearchStrategy[Any]:
    """Return what is put into a field: most often what its kind can hold."""
    kept = st.sampled_from((..., ...))
    near = st.sampled_from((*NEAR, *SEATED, "2", "5", "-3", "1,0,1", "x"))
    odd = st.sampled_from(
        (True, False, [], ["x"], ["0", "1"], [""], {"type": 3}, {"type": TEXT_INPUT, "value": None})
    )
    return kept | near | texts() | st.sampled_from(TEXTS) | odd | st.lists(st.integers(0, 9), max_size=5)
