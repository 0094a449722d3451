"""What buttons, selects and layouts of a message may hold."""

from collections.abc import Iterator

from deploy.playground.breaches import Breaches, Path
from deploy.playground.world import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(
    1, 9
)
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LAYOUT_TOP = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)

ROWS = 5
BUTTONS_IN_ROW = 5
CUSTOM_ID = 100
BUTTON_LABEL = 80
URL = 512
PLACEHOLDER = 150
OPTIONS = 25
OPTION_TEXT = 100
LAYOUT_COMPONENTS = 40
LAYOUT_TEXT = 4000
LINK_STYLE = 5
LINK_SCHEMES = ("http://", "https://", "discord://")
PREMIUM_STYLE = 6

BUTTON_FIELDS = frozenset({"type", "id", "style", "label", "emoji", "custom_id", "sku_id", "url", "disabled"})
SELECT_FIELDS = frozenset(
    {
        "type",
        "id",
        "custom_id",
        "options",
        "placeholder",
        "min_values",
        "max_values",
        "disabled",
        "required",
        "channel_types",
        "default_values",
    }
)
OPTION_FIELDS = frozenset({"label", "value", "description", "emoji", "default"})


def check_components(breaches: Breaches, components: object) -> None:
    """Check a message's rows of buttons and selects."""
    if not breaches.count(("components",), components, ROWS):
        return
    assert isinstance(components, list)  # noqa: S101 -- count has said so
    for index, row in enumerate(components):
        path: Path = ("components", index)
        if not breaches.mapping(path, row):
            continue
        if row.get("type") != ROW:
            breaches.add((*path, "type"), "BASE_TYPE_CHOICES", 'Value of field "type" must be one of (1,).')
            continue
        check_row(breaches, path, row)
    _check_unique(breaches, components)


def check_layout(breaches: Breaches, components: object) -> None:
    """Check a message made of a layout (Components V2)."""
    if not breaches.count(("components",), components, LAYOUT_COMPONENTS, 1):
        return
    assert isinstance(components, list)  # noqa: S101 -- count has said so
    everything = [part for _, part in walk(components)]
    if len(everything) > LAYOUT_COMPONENTS:
        breaches.add(
            ("components",), "BASE_TYPE_BAD_LENGTH", f"Must be {LAYOUT_COMPONENTS} or fewer components."
        )
    if sum(len(part.get("content") or "") for part in everything) > LAYOUT_TEXT:
        breaches.add(("components",), "BASE_TYPE_MAX_LENGTH", f"Must be {LAYOUT_TEXT} or fewer in length.")
    for index, part in enumerate(components):
        if part.get("type") not in LAYOUT_TOP:
            breaches.add(
                ("components", index, "type"), "BASE_TYPE_CHOICES", "This component has to stand in a row."
            )
    for path, part in walk(components):
        if part.get("type") == ROW:
            check_row(breaches, path, part)
    _check_unique(breaches, components)


def check_row(breaches: Breaches, path: Path, row: Json) -> None:
    """Check a row: one to five buttons, or one select."""
    breaches.fields(path, row, ("type", "id", "components"))
    inside = row.get("components")
    if not breaches.count((*path, "components"), inside, BUTTONS_IN_ROW, 1):
        return
    assert isinstance(inside, list)  # noqa: S101 -- count has said so
    for index, part in enumerate(inside):
        where: Path = (*path, "components", index)
        if not breaches.mapping(where, part):
            continue
        if part.get("type") == BUTTON:
            _check_button(breaches, where, part)
        elif part.get("type") in SELECTS:
            if len(inside) > 1:
                breaches.add(where, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select fills its row.")
            check_select(breaches, where, part)
        else:
            breaches.add(
                (*where, "type"),
                "BASE_TYPE_CHOICES",
                'Value of field "type" must be one of (2, 3, 5, 6, 7, 8).',
            )


def check_select(breaches: Breaches, path: Path, select: Json, most: int = OPTIONS) -> None:
    """Check a select menu and its options."""
    breaches.fields(path, select, SELECT_FIELDS)
    breaches.text((*path, "custom_id"), select.get("custom_id"), CUSTOM_ID, 1)
    breaches.optional_text((*path, "placeholder"), select.get("placeholder"), PLACEHOLDER)
    breaches.whole((*path, "min_values"), select.get("min_values"), 0, most)
    breaches.whole((*path, "max_values"), select.get("max_values"), 1, most)
    if select.get("type") == STRING_SELECT:
        check_options(breaches, path, select, most, 1)


def check_options(breaches: Breaches, path: Path, choice: Json, most: int, least: int) -> None:
    """Check the options of a select, a radio group or a checkbox group."""
    options = choice.get("options")
    if not breaches.count((*path, "options"), options, most, least):
        return
    assert isinstance(options, list)  # noqa: S101 -- count has said so
    values: set[object] = set()
    for index, option in enumerate(options):
        where: Path = (*path, "options", index)
        if not breaches.mapping(where, option):
            continue
        breaches.fields(where, option, OPTION_FIELDS)
        breaches.text((*where, "label"), option.get("label"), OPTION_TEXT, 1)
        breaches.text((*where, "value"), option.get("value"), OPTION_TEXT, 1)
        breaches.optional_text((*where, "description"), option.get("description"), OPTION_TEXT)
        if option.get("value") in values:
            breaches.add(
                (*where, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The value is already used."
            )
        values.add(option.get("value"))
    least_chosen, most_chosen = choice.get("min_values"), choice.get("max_values")
    if isinstance(most_chosen, int) and most_chosen > max(len(options), 1):
        breaches.add(
            (*path, "max_values"), "BASE_TYPE_BAD_LENGTH", "There are fewer options than max_values."
        )
    if isinstance(least_chosen, int) and least_chosen > (most_chosen if isinstance(most_chosen, int) else 1):
        breaches.add((*path, "min_values"), "BASE_TYPE_BAD_LENGTH", "min_values is more than max_values.")
    chosen = sum(bool(option.get("default")) for option in options if isinstance(option, dict))
    if chosen > (most_chosen if isinstance(most_chosen, int) else 1):
        breaches.add((*path, "options"), "SELECT_COMPONENT_DEFAULT_VALUE_MAX_EXCEEDED", "Too many defaults.")


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Go through components and all that is inside them, with their places."""
    for index, part in enumerate(components):
        if not isinstance(part, dict):
            continue
        where: Path = (*path, index)
        yield where, part
        yield from walk(part.get("components") or [], (*where, "components"))
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                yield (*where, key), part[key]


def _check_button(breaches: Breaches, path: Path, button: Json) -> None:
    breaches.fields(path, button, BUTTON_FIELDS)
    style = button.get("style")
    breaches.whole((*path, "style"), style, 1, PREMIUM_STYLE)
    breaches.optional_text((*path, "label"), button.get("label"), BUTTON_LABEL)
    if style == LINK_STYLE:
        breaches.text((*path, "url"), button.get("url"), URL, 1)
        breaches.address((*path, "url"), button.get("url"), LINK_SCHEMES)
        if button.get("custom_id"):
            breaches.add(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    elif style != PREMIUM_STYLE:
        breaches.text((*path, "custom_id"), button.get("custom_id"), CUSTOM_ID, 1)
        if button.get("url"):
            breaches.add(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    if isinstance(button.get("emoji"), dict):
        breaches.fields((*path, "emoji"), button["emoji"], ("id", "name", "animated"))
    if style != PREMIUM_STYLE and not button.get("label") and not button.get("emoji"):
        breaches.add(
            (*path, "label"), "BUTTON_COMPONENT_INVALID_EMPTY", "A button has to have a label or an emoji."
        )


def _check_unique(breaches: Breaches, components: list[Json]) -> None:
    seen: set[str] = set()
    for path, part in walk(components):
        custom_id = part.get("custom_id")
        if not isinstance(custom_id, str):
            continue
        if custom_id in seen:
            breaches.add(
                (*path, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        seen.add(custom_id)
