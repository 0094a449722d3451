"""Every documented limit of registered commands, one row each."""

from typing import Any

import pytest

from deploy.playground.breaches import noting_ignored
from deploy.playground.command_limits import check_commands
from deploy.playground.errors import DiscordError

Json = dict[str, Any]


def command(**given: object) -> Json:
    return {"name": "bet", "description": "d", "type": 1, **given}


def option(name: str = "o", kind: int = 3, **given: object) -> Json:
    return {"name": name, "description": "d", "type": kind, **given}


def choices(count: int) -> list[Json]:
    return [{"name": f"c{n}", "value": f"v{n}"} for n in range(count)]


def sub(name: str, *options: Json, kind: int = 1) -> Json:
    return option(name, kind, options=list(options))


def with_option(**given: Any) -> Json:
    return command(options=[option(**given)])


WIDE = [{"name": f"choice {n}", "value": f"value {n}"} for n in range(25)]
LONG = [option(f"o{n}", description="x" * 100, choices=WIDE) for n in range(25)]
TRANSLATED = {"fr": "x" * 100, "de": "y" * 50}
ALLOWED = {
    "names of every script": command(name="пари-été_9'"),
    "a name of 32": command(name="x" * 32),
    "a description of 100": command(description="x" * 100),
    "a localised name": command(name_localizations={"fr": "parier"}),
    "25 options": command(options=[option(f"o{n}") for n in range(25)]),
    "25 choices": with_option(choices=choices(25)),
    "a choice of 100": with_option(choices=[{"name": "x" * 100, "value": "x" * 100}]),
    "sub-commands in groups": command(options=[sub("group", sub("leaf", option()), kind=2)]),
    "a name that is another's in another language": command(
        options=[option("a", name_localizations={"fr": "b"}), option("b", name_localizations={"fr": "a"})]
    ),
    "a user command without description": {"name": "Look at", "type": 2},
    "the longest localisation counts once": command(
        options=[option(f"o{n}", description_localizations=TRANSLATED) for n in range(25)]
    ),
}
IGNORED = {
    "an unknown field": (command(colour="red"), "0.colour"),
    "an option's unknown field": (with_option(default=1), "0.options.0.default"),
}
REFUSED = {
    "a name of 33": (command(name="x" * 33), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "a name in capitals": (command(name="Bet"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "a name with a space": (command(name="my bet"), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "no name": (command(name=None), "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "a description of 101": (command(description="x" * 101), "0.description", "BASE_TYPE_MAX_LENGTH"),
    "no description": (command(description=""), "0.description", "BASE_TYPE_REQUIRED"),
    "a locale that is none": (
        command(description_localizations={"fr-FR": "d"}),
        "0.description_localizations.fr-FR",
        "BASE_TYPE_CHOICES",
    ),
    "a localised name in capitals": (
        command(name_localizations={"fr": "Parier"}),
        "0.name_localizations.fr",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "a localised description of 101": (
        command(description_localizations={"fr": "x" * 101}),
        "0.description_localizations.fr",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 options": (
        command(options=[option(f"o{n}") for n in range(26)]),
        "0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "the same option twice": (
        command(options=[option(), option()]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "the same localised name twice": (
        command(
            options=[option("a", name_localizations={"fr": "c"}), option("b", name_localizations={"fr": "c"})]
        ),
        "0.options.1.name_localizations.fr",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "a localised name that is another's own name": (
        command(options=[option("a"), option("b", name_localizations={"fr": "a"})]),
        "0.options.1.name_localizations.fr",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "two sub-commands of one localised name": (
        command(
            options=[
                sub("group", sub("a"), {**sub("b"), "name_localizations": {"de": "a"}}, kind=2),
            ]
        ),
        "0.options.0.options.1.name_localizations.de",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "a required option after another": (
        command(options=[option("a"), option("b", required=True)]),
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "an option name in capitals": (
        with_option(name="O"),
        "0.options.0.name",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "an option's description of 101": (
        with_option(description="x" * 101),
        "0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a twelfth type": (with_option(kind=12), "0.options.0.type", "BASE_TYPE_CHOICES"),
    "26 choices": (with_option(choices=choices(26)), "0.options.0.choices", "BASE_TYPE_BAD_LENGTH"),
    "a choice name of 101": (
        with_option(choices=[{"name": "x" * 101, "value": "v"}]),
        "0.options.0.choices.0.name",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a choice of the wrong type": (
        with_option(kind=4, choices=[{"name": "c", "value": "one"}]),
        "0.options.0.choices.0.value",
        "NUMBER_TYPE_COERCE",
    ),
    "choices and autocomplete": (
        with_option(choices=choices(1), autocomplete=True),
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_CHOICES_EXCLUSIVE",
    ),
    "groups in groups": (
        command(options=[sub("g", sub("h", kind=2), kind=2)]),
        "0.options.0.options.0.type",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "more than 8,000 characters": (command(options=LONG), "0", "APPLICATION_COMMAND_TOO_LARGE"),
}


@pytest.mark.parametrize("body", ALLOWED.values(), ids=ALLOWED)
def test_a_command_may_have(body: Json) -> None:
    assert check_commands([body]) == [body]


@pytest.mark.parametrize(("body", "path"), IGNORED.values(), ids=IGNORED)
def test_what_discord_ignores_in_a_command_is_noted(body: Json, path: str) -> None:
    with noting_ignored() as ignored:
        check_commands([body])
    node: Any = ignored
    for step in path.split("."):
        assert step in node, f"{path} is not in {ignored}"
        node = node[step]
    assert [reason["code"] for reason in node["_errors"]] == ["UNKNOWN_FIELD"]


@pytest.mark.parametrize(("body", "path", "code"), REFUSED.values(), ids=REFUSED)
def test_a_command_may_not_have(body: Json, path: str, code: str) -> None:
    with pytest.raises(DiscordError) as refused:
        check_commands([body])
    node: Any = refused.value.errors
    for step in path.split("."):
        assert step in node, f"{path} is not in {refused.value.errors}"
        node = node[step]
    assert code in [reason["code"] for reason in node["_errors"]]


def test_two_commands_of_one_name_are_refused() -> None:
    with pytest.raises(DiscordError):
        check_commands([command(), command()])


def test_two_commands_of_one_localised_name_are_refused() -> None:
    with pytest.raises(DiscordError) as refused:
        check_commands([command(), command(name="other", name_localizations={"fr": "bet"})])
    assert refused.value.errors is not None
    assert refused.value.errors["1"]["name_localizations"]["fr"]["_errors"]
    check_commands([command(), {"name": "bet", "type": 2}])


def test_101_commands_are_refused() -> None:
    with pytest.raises(DiscordError):
        check_commands([command(name=f"c{n}") for n in range(101)])
