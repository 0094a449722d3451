"""What a modal (a form) may hold."""

from deploy.playground.breaches import Breaches, Path
from deploy.playground.component_limits import (
    CHECKBOX,
    CHECKBOX_GROUP,
    CUSTOM_ID,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    TEXT_DISPLAY,
    TEXT_INPUT,
    check_options,
    check_select,
    walk,
)
from deploy.playground.world import Json

TITLE = 45
ROWS = 5
LABEL_TEXT = 45
LABEL_DESCRIPTION = 100
INPUT_VALUE = 4000
INPUT_PLACEHOLDER = 100
GROUP_OPTIONS = 10
RADIO_LEAST = 2
DISPLAY_TEXT = 4000

INPUT_FIELDS = frozenset(
    {
        "type",
        "id",
        "custom_id",
        "style",
        "label",
        "min_length",
        "max_length",
        "required",
        "value",
        "placeholder",
    }
)
GROUP_FIELDS = frozenset({"type", "id", "custom_id", "options", "min_values", "max_values", "required"})


def check_modal(modal: object) -> None:
    """Refuse a form that breaks a limit."""
    breaches = Breaches()
    if breaches.mapping(("data",), modal):
        assert isinstance(modal, dict)  # noqa: S101 -- mapping has said so
        _check_modal(breaches, modal)
    breaches.refuse()


def _check_modal(breaches: Breaches, modal: Json) -> None:
    breaches.fields(("data",), modal, ("custom_id", "title", "components"))
    breaches.text(("data", "title"), modal.get("title"), TITLE, 1)
    breaches.text(("data", "custom_id"), modal.get("custom_id"), CUSTOM_ID, 1)
    rows = modal.get("components")
    if not breaches.count(("data", "components"), rows, ROWS, 1):
        return
    assert isinstance(rows, list)  # noqa: S101 -- count has said so
    for index, row in enumerate(rows):
        path: Path = ("data", "components", index)
        if breaches.mapping(path, row):
            _check_row(breaches, path, row)
    _check_unique(breaches, rows)


def _check_row(breaches: Breaches, path: Path, row: Json) -> None:
    kind = row.get("type")
    if kind == LABEL:
        breaches.fields(path, row, ("type", "id", "label", "description", "component"))
        breaches.text((*path, "label"), row.get("label"), LABEL_TEXT, 1)
        breaches.optional_text((*path, "description"), row.get("description"), LABEL_DESCRIPTION)
        if breaches.mapping((*path, "component"), row.get("component")):
            _check_input(breaches, (*path, "component"), row["component"])
    elif kind == TEXT_DISPLAY:
        breaches.fields(path, row, ("type", "id", "content"))
        breaches.text((*path, "content"), row.get("content"), DISPLAY_TEXT, 1)
    elif kind == ROW:
        inside = row.get("components")
        if breaches.count((*path, "components"), inside, 1, 1):
            _check_row_input(breaches, (*path, "components", 0), (inside or [{}])[0])
    else:
        breaches.add(
            (*path, "type"), "BASE_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).'
        )


def _check_row_input(breaches: Breaches, path: Path, part: Json) -> None:
    if part.get("type") == TEXT_INPUT:
        breaches.text((*path, "label"), part.get("label"), LABEL_TEXT, 1)
    _check_input(breaches, path, part)


def _check_input(breaches: Breaches, path: Path, part: Json) -> None:
    kind = part.get("type")
    breaches.text((*path, "custom_id"), part.get("custom_id"), CUSTOM_ID, 1)
    if kind == TEXT_INPUT:
        _check_text_input(breaches, path, part)
    elif kind in SELECTS:
        check_select(breaches, path, part)
    elif kind == RADIO_GROUP:
        breaches.fields(path, part, ("type", "id", "custom_id", "options", "required"))
        check_options(breaches, path, part, GROUP_OPTIONS, RADIO_LEAST)
    elif kind == CHECKBOX_GROUP:
        breaches.fields(path, part, GROUP_FIELDS)
        breaches.whole((*path, "min_values"), part.get("min_values"), 0, GROUP_OPTIONS)
        breaches.whole((*path, "max_values"), part.get("max_values"), 1, GROUP_OPTIONS)
        most = part.get("max_values") or len(part.get("options") or [])
        check_options(breaches, path, {**part, "max_values": most}, GROUP_OPTIONS, 1)
        if part.get("min_values") == 0 and part.get("required") is not False:
            breaches.add(
                (*path, "required"), "CHECKBOX_GROUP_REQUIRED", "required must be false if min_values is 0."
            )
    elif kind == CHECKBOX:
        breaches.fields(path, part, ("type", "id", "custom_id", "default"))
    elif kind != FILE_UPLOAD:
        breaches.add((*path, "type"), "BASE_TYPE_CHOICES", "This component cannot stand in a modal.")


def _check_text_input(breaches: Breaches, path: Path, part: Json) -> None:
    breaches.fields(path, part, INPUT_FIELDS)
    breaches.whole((*path, "style"), part.get("style"), 1, 2)
    breaches.whole((*path, "min_length"), part.get("min_length"), 0, INPUT_VALUE)
    breaches.whole((*path, "max_length"), part.get("max_length"), 1, INPUT_VALUE)
    breaches.optional_text((*path, "value"), part.get("value"), part.get("max_length") or INPUT_VALUE)
    breaches.optional_text((*path, "placeholder"), part.get("placeholder"), INPUT_PLACEHOLDER)


def _check_unique(breaches: Breaches, rows: list[Json]) -> None:
    seen: set[str] = set()
    for path, part in walk(rows, ("data", "components")):
        custom_id = part.get("custom_id")
        if custom_id in seen:
            breaches.add(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        if isinstance(custom_id, str):
            seen.add(custom_id)
