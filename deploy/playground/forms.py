"""Filling in a modal, with the checks that Discord's client makes before it sends one."""

from typing import Any

from deploy.playground.component_limits import (
    CHECKBOX,
    CHECKBOX_GROUP,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
)
from deploy.playground.errors import ControlError
from deploy.playground.modal_limits import INPUT_VALUE
from deploy.playground.resolving import ENTITY_SELECTS, Resolver
from deploy.playground.world import Json


def filled(modal: Json, fields: dict[str, Any], resolver: Resolver) -> Json:
    """Make the data of a submitted form; fields left out keep what the form opened with."""
    left = dict(fields)
    components = [_row(row, left, resolver) for row in modal["components"]]
    if left:
        raise ControlError(f"The form has no field {next(iter(left))}.")
    for number, row in enumerate(components):
        row["id"] = number + 1
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    return data | ({"resolved": resolver.resolved} if resolver.resolved else {})


def forged(custom_id: str, fields: dict[str, Any]) -> Json:
    """Make the data of a form that was never opened; nothing is checked.

    A text is a text input's, true or false a checkbox's, a list a select's; an object is taken as it is.
    """
    rows = [
        {"type": LABEL, "id": 2 * number + 1, "component": _forged_input(name, value, 2 * number + 2)}
        for number, (name, value) in enumerate(fields.items())
    ]
    return {"custom_id": custom_id, "components": rows}


def chosen(select: Json, values: object) -> list[str]:
    """Check what was chosen in a select; a label stands for its value."""
    wanted = [str(value) for value in values] if isinstance(values, list) else [str(values)]
    if select["type"] in (STRING_SELECT, CHECKBOX_GROUP, RADIO_GROUP):
        wanted = [_value_of(select, value) for value in wanted]
    if len(set(wanted)) != len(wanted):
        raise ControlError("The same option is chosen twice.")
    return wanted


def check_count(select: Json, wanted: list[str], name: str) -> None:
    """Check how many were chosen."""
    most = select.get("max_values") or (len(select["options"]) if select["type"] == CHECKBOX_GROUP else 1)
    least = select.get("min_values")
    least = 1 if least is None else least
    if not wanted and select.get("required") is False:
        return
    if not least <= len(wanted) <= most:
        raise ControlError(f"{name} takes {least} to {most} choices, not {len(wanted)}.")


def _row(row: Json, left: dict[str, Any], resolver: Resolver) -> Json:
    if row["type"] == LABEL:
        return {"type": LABEL, "component": _input(row["component"], left, row["label"], resolver)}
    if row["type"] == TEXT_DISPLAY:
        return {"type": TEXT_DISPLAY}
    inside = [
        _input(part, left, part.get("label") or part["custom_id"], resolver) for part in row["components"]
    ]
    return {"type": ROW, "components": inside}


def _input(part: Json, left: dict[str, Any], name: str, resolver: Resolver) -> Json:
    kind = part["type"]
    given = part["custom_id"] in left
    value = left.pop(part["custom_id"], None)
    filled_in: Json = {"type": kind, "custom_id": part["custom_id"], "id": 0}
    if kind == TEXT_INPUT:
        filled_in["value"] = _text(part, str(value or "") if given else str(part.get("value") or ""), name)
    elif kind == CHECKBOX:
        filled_in["value"] = bool(value) if given else bool(part.get("default"))
    elif kind == RADIO_GROUP:
        wanted = _picked(part, value, given=given)
        if not wanted and part.get("required", True):
            raise ControlError(f"{name} needs a choice.")
        filled_in["value"] = wanted[0] if wanted else None
    elif kind == CHECKBOX_GROUP or kind in SELECTS:
        filled_in["values"] = _picked(part, value, given=given)
        check_count(part, filled_in["values"], name)
        if kind in ENTITY_SELECTS:
            filled_in["values"] = resolver.select(part, filled_in["values"])
    else:
        filled_in["values"] = []
    return filled_in


def _forged_input(custom_id: str, value: object, number: int) -> Json:
    part: Json = {"type": TEXT_INPUT, "custom_id": custom_id, "id": number}
    if isinstance(value, dict):
        return part | value
    if isinstance(value, bool):
        return part | {"type": CHECKBOX, "value": value}
    if isinstance(value, list):
        return part | {"type": STRING_SELECT, "values": [str(one) for one in value]}
    return part | {"value": "" if value is None else str(value)}


def _picked(part: Json, value: object, *, given: bool) -> list[str]:
    if not given:
        if part["type"] in ENTITY_SELECTS:
            return [str(default["id"]) for default in part.get("default_values") or []]
        return [option["value"] for option in part.get("options") or [] if option.get("default")]
    return [] if value is None or value == "" else chosen(part, value)


def _text(part: Json, value: str, name: str) -> str:
    least, most = part.get("min_length") or 0, part.get("max_length") or INPUT_VALUE
    if not value and part.get("required", True):
        raise ControlError(f"{name} must be filled in.")
    if value and not least <= len(value) <= most:
        raise ControlError(f"{name} takes {least} to {most} characters, not {len(value)}.")
    return value


def _value_of(select: Json, wanted: str) -> str:
    for option in select.get("options") or []:
        if wanted == option["value"]:
            return wanted
    for option in select.get("options") or []:
        if wanted == option["label"]:
            return str(option["value"])
    raise ControlError(f"There is no option {wanted}.")
