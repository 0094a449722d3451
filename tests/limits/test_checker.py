"""The checker finds each limit that is broken: a message, form, list or command that breaks just that one."""

from copy import deepcopy
from typing import Any, Final

import pytest

from tests.kit.limits_checker import Json, of_choices, of_commands, of_message, of_modal

BUTTON: Final[Json] = {"type": 2, "style": 2, "label": "Join", "custom_id": "th:join:1:2"}
PRIMARY: Final[Json] = {**BUTTON, "style": 1}
LINK: Final[Json] = {"type": 2, "style": 5, "label": "Look", "url": "https://discord.com/channels/1/2"}
SELECT: Final[Json] = {
    "type": 3,
    "custom_id": "th:first:1:2",
    "placeholder": "Who starts?",
    "min_values": 1,
    "max_values": 1,
    "options": [{"label": "Léa", "value": "0"}, {"label": "Tom", "value": "1"}],
}
MESSAGE: Final[Json] = {
    "content": "Who starts?",
    "embeds": [
        {
            "title": "Skull King",
            "description": "`1   60   +20` **Léa**",
            "footer": {"text": "Tom deals."},
            "fields": [{"name": "Playing", "value": "10 rounds", "inline": False}],
        }
    ],
    "components": [
        {"type": 1, "components": [BUTTON, LINK]},
        {"type": 1, "components": [SELECT]},
    ],
    "attachments": [{"id": 0, "filename": "totals.png", "description": "Léa leads."}],
}
TEXT: Final[Json] = {"type": 4, "custom_id": "points:1:2:", "style": 1, "max_length": 100, "value": "5"}
BOXES: Final[Json] = {
    "type": 22,
    "custom_id": "closed:1:2:",
    "required": False,
    "min_values": 0,
    "max_values": 1,
    "options": [{"label": "I closed the round", "value": "closed"}],
}
FORM: Final[Json] = {
    "custom_id": "th:total:1:2:0",
    "title": "Your points",
    "components": [
        {"type": 18, "label": "Points", "description": "Before doubling.", "component": TEXT},
        {"type": 18, "label": "Closing", "component": BOXES},
        {"type": 18, "label": "Who", "component": {**SELECT, "custom_id": "who:1:2:"}},
    ],
}
OPTION: Final[Json] = {"type": 3, "name": "player", "description": "Whose", "required": False}
COMMAND: Final[Json] = {
    "name": "skullking",
    "description": "Skull King",
    "options": [{"type": 1, "name": "bet", "description": "Bet", "options": [OPTION]}],
}
EMBED, FIRST, SECOND = ("embeds", 0), ("components", 0, "components"), ("components", 1, "components", 0)
Change = tuple[tuple[str | int, ...], Any, str]

MESSAGES: Final[tuple[Change, ...]] = (
    (("content",), " ", "no content"),
    (("content",), "w" * 2_001, "content: Must be 2000 or fewer"),
    (("content",), "𝕸" * 1_001, "content: Must be 2000 or fewer"),
    ((*EMBED, "title"), "w" * 257, "embeds.0.title: Must be 256"),
    ((*EMBED, "description"), "w" * 4_097, "embeds.0.description: Must be 4096"),
    ((*EMBED, "footer", "text"), "w" * 2_049, "embeds.0.footer.text: Must be 2048"),
    ((*EMBED, "fields", 0, "name"), "w" * 257, "fields.0.name: Must be 256"),
    ((*EMBED, "fields", 0, "value"), "w" * 1_025, "fields.0.value: Must be 1024"),
    ((*EMBED, "fields", 0, "value"), "", "fields.0.value: This field is required"),
    ((*EMBED, "fields", 0, "inline"), True, "beside another"),
    (
        (*EMBED, "fields"),
        [{"name": "n", "value": "w" * 1_024, "inline": False}] * 6,
        "embeds: Embed size exceeds maximum size of 6000",
    ),
    ((*EMBED, "fields"), [{"name": "n", "value": "v"}] * 26, "fields: Must be between 0 and 25"),
    ((*EMBED, "description"), "`1 −1000000 −1000000` **WWWWWWWWWW**", "30 columns"),
    (("components",), [{"type": 1, "components": [LINK]}] * 6, "components: Must be between 0 and 5"),
    (FIRST, [], "components.0.components: Must be between 1 and 5"),
    (FIRST, [LINK] * 5, "5 buttons in a row"),
    (FIRST, [LINK] * 6, "components.0.components: Must be between 1 and 5"),
    (FIRST, [BUTTON, BUTTON], "Component custom id cannot be duplicated"),
    (FIRST, [PRIMARY, {**PRIMARY, "custom_id": "th:x:1:2"}], "two primary buttons"),
    (FIRST, [BUTTON, SELECT], "A select fills its row"),
    ((*FIRST, 0, "label"), "", "A button has to have a label"),
    ((*FIRST, 0, "label"), "w" * 39, "label of 39 columns"),
    ((*FIRST, 0, "label"), "a\u0301" * 41, "label: Must be 80"),
    ((*FIRST, 0, "custom_id"), "th:join:1:2:" + "w" * 89, "custom_id: Must be 100"),
    ((*FIRST, 0, "custom_id"), "th:join:1:2:" + "w" * 60, "custom_id th:join"),
    ((*FIRST, 0, "custom_id"), "join:1:2", "custom_id join:1:2"),
    ((*FIRST, 1, "url"), "https://" + "w" * 505, "url: Must be 512"),
    ((*FIRST, 1, "url"), "ftp://w", "Scheme must be one of"),
    ((*SECOND, "placeholder"), "w" * 151, "placeholder: Must be 150"),
    ((*SECOND, "options"), [], "options: Must be between 1 and 25"),
    ((*SECOND, "options"), [{"label": "w", "value": str(n)} for n in range(26)], "options: Must be between"),
    ((*SECOND, "options", 0, "label"), "w" * 101, "options.0.label: Must be 100"),
    ((*SECOND, "options", 0, "label"), "", "options.0.label: This field is required"),
    ((*SECOND, "options", 0, "description"), "w" * 101, "options.0.description: Must be 100"),
    ((*SECOND, "options", 0, "value"), "1", "The value is already used"),
    ((*SECOND, "options", 0, "value"), "w" * 60, "custom_id th:first"),
    ((*SECOND, "max_values"), 3, "There are fewer options than max_values"),
    (("attachments", 0, "description"), "", "alt text 0"),
    (("attachments", 0, "description"), "w" * 251, "alt text 251"),
)
FIELD: Final = ("components", 0)
FORMS: Final[tuple[Change, ...]] = (
    (("title",), "w" * 46, "data.title: Must be 45"),
    (("title",), "𝕸" * 23, "data.title: Must be 45"),
    (("custom_id",), "th:total:1:2:" + "w" * 88, "data.custom_id: Must be 100"),
    (("custom_id",), "th:total:1:2:" + "w" * 60, "custom_id th:total"),
    (("components",), [], "components: Must be between 1 and 5"),
    (("components",), [FORM["components"][0]] * 6, "components: Must be between 1 and 5"),
    (("components",), [FORM["components"][0]] * 2, "Component custom id cannot be duplicated"),
    ((*FIELD, "label"), "w" * 46, "label: Must be 45"),
    ((*FIELD, "label"), "", "label: This field is required"),
    ((*FIELD, "description"), "w" * 101, "description: Must be 100"),
    ((*FIELD, "component", "custom_id"), "w" * 101, "component.custom_id: Must be 100"),
    ((*FIELD, "component", "value"), "w" * 101, "component.value: Must be 100"),
    ((*FIELD, "component", "max_length"), 4_001, "max_length: int value should be less"),
    ((*FIELD, "component", "placeholder"), "w" * 101, "placeholder: Must be 100"),
    (("components", 1, "component", "options", 0, "label"), "w" * 101, "label: Must be 100"),
    (
        ("components", 1, "component", "options"),
        [{"label": "w", "value": str(n)} for n in range(11)],
        "options: Must be between 1 and 10",
    ),
    (
        ("components", 2, "component", "options"),
        [{"label": "w", "value": str(n)} for n in range(26)],
        "options: Must be between 1 and 25",
    ),
    (
        ("components", 2, "component", "options"),
        [{"label": "w", "value": str(n), "default": True} for n in range(2)],
        "Too many defaults",
    ),
)
INSIDE: Final = ("options", 0, "options", 0)
COMMANDS: Final[tuple[Change, ...]] = (
    (("name",), "Skull King", "name: Command name is invalid"),
    (("name",), "w" * 33, "name: Command name is invalid"),
    (("name_localizations",), {"fr": "Manche"}, "name_localizations.fr: Command name is invalid"),
    (("description",), "w" * 101, "description: Must be 100"),
    (("description",), "", "description: This field is required"),
    (("description_localizations",), {"fr": "w" * 101}, "description_localizations.fr: Must be 100"),
    ((*INSIDE, "description"), "w" * 101, "description: Must be 100"),
    ((*INSIDE, "choices"), [{"name": "w" * 101, "value": "w"}], "choices.0.name: Must be 100"),
    ((*INSIDE, "choices"), [{"name": "w", "value": "w" * 101}], "choices.0.value: Must be 100"),
    ((*INSIDE, "choices"), [{"name": "w", "value": "w"}] * 26, "choices: Must be between 0 and 25"),
    (("options", 0, "options"), [{**OPTION, "name": f"o{n}"} for n in range(26)], "between 0 and 25"),
    (
        ("options",),
        [
            {
                "type": 1,
                "name": f"c{n}",
                "description": "w" * 100,
                "description_localizations": {"fr": "w" * 100},
                "options": [{**OPTION, "description": "w" * 100, "name": f"o{m}"} for m in range(4)],
            }
            for n in range(20)
        ],
        "Command exceeds maximum size (8000)",
    ),
)


def changed(whole: Json, path: tuple[str | int, ...], value: Any) -> Json:
    one = deepcopy(whole)
    inside: Any = one
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    return one


def told(row: Change) -> str:
    path, _, said = row
    return f"{'.'.join(map(str, path))}: {said}"


def test_what_keeps_every_limit_breaks_none() -> None:
    assert of_message(MESSAGE) == []
    assert of_modal(FORM) == []
    assert of_commands([COMMAND]) == []
    assert of_choices([{"name": "w" * 100, "value": "w" * 100}] * 25, 3) == []


@pytest.mark.parametrize("row", MESSAGES, ids=told)
def test_a_message_that_breaks_a_limit_is_found(row: Change) -> None:
    path, value, said = row
    assert any(said in each for each in of_message(changed(MESSAGE, path, value)))


@pytest.mark.parametrize("row", FORMS, ids=told)
def test_a_form_that_breaks_a_limit_is_found(row: Change) -> None:
    path, value, said = row
    assert any(said in each for each in of_modal(changed(FORM, path, value)))


@pytest.mark.parametrize("row", COMMANDS, ids=told)
def test_a_command_that_breaks_a_limit_is_found(row: Change) -> None:
    path, value, said = row
    assert any(said in each for each in of_commands([changed(COMMAND, path, value)]))


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ([{"name": "w" * 101, "value": "w"}], "0.name: Must be 100"),
        ([{"name": "𝕸" * 51, "value": "w"}], "0.name: Must be 100"),
        ([{"name": "", "value": "w"}], "0.name: This field is required"),
        ([{"name": "w", "value": "w" * 101}], "0.value: Must be 100"),
        ([{"name": "w", "value": "w"}] * 26, "choices: Must be between 0 and 25"),
    ],
)
def test_completions_that_break_a_limit_are_found(choices: list[Json], said: str) -> None:
    assert any(said in each for each in of_choices(choices, 3))
