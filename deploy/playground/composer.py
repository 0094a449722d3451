"""What somebody types: "/skullking bet tricks:2" read as a command, its options and their text."""

from deploy.playground.catalogue import Leaf, in_locale
from deploy.playground.errors import ControlError
from deploy.playground.world import Json

QUOTES = {'"': '"', "“": "”", "«": "»"}


def read_text(text: str, known: list[Leaf], locale: str) -> tuple[Leaf, dict[str, str]]:
    """Read a typed line; refuse what Discord's client would not send."""
    line = text.strip()
    if not line.startswith("/"):
        raise ControlError("There is nobody to talk to here: type a command, which starts with a slash.")
    words = line[1:].split()
    leaf, used = _match(words, known, locale)
    if leaf is None:
        raise ControlError(f"There is no command /{' '.join(words[:2])}.")
    rest = line[1:]
    for word in words[:used]:
        rest = rest.lstrip().removeprefix(word)
    return leaf, _read_options(rest.strip(), leaf, locale)


def find_command(name: str, known: list[Leaf], locale: str) -> Leaf:
    """Find a command by its whole name."""
    words = name.strip().removeprefix("/").split()
    leaf, used = _match(words, known, locale)
    if leaf is None or used != len(words):
        raise ControlError(f"There is no command /{' '.join(words)}.")
    return leaf


def find_option(leaf: Leaf, name: str, locale: str) -> Json:
    """Find an option by its name in either language."""
    for option in leaf.options:
        if name in (option["name"], in_locale(option, "name", locale)):
            return option
    raise ControlError(f"/{leaf.name} has no option {name}.")


def _match(words: list[str], known: list[Leaf], locale: str) -> tuple[Leaf | None, int]:
    best: tuple[Leaf | None, int] = (None, 0)
    for leaf in known:
        count = len(leaf.steps)
        if count <= best[1] or count > len(words):
            continue
        pairs = zip(leaf.steps, words, strict=False)
        if all(word in (step["name"], in_locale(step, "name", locale)) for step, word in pairs):
            best = (leaf, count)
    return best


def _read_options(rest: str, leaf: Leaf, locale: str) -> dict[str, str]:
    names = {in_locale(option, "name", locale): option["name"] for option in leaf.options}
    names |= {option["name"]: option["name"] for option in leaf.options}
    values: dict[str, str] = {}
    at = 0
    while at < len(rest):
        name = _name_at(rest, at, names)
        if name is None:
            word = rest[at:].split(maxsplit=1)[0]
            raise ControlError(f"/{leaf.name} has no option {word.split(':')[0]}.")
        start = at + len(name) + 1
        end = _end_of_value(rest, start, names)
        if names[name] in values:
            raise ControlError(f"The option {name} is given twice.")
        values[names[name]] = _unquoted(rest[start:end].strip())
        at = end
    return values


def _name_at(rest: str, at: int, names: dict[str, str]) -> str | None:
    for name in names:
        if rest.startswith(f"{name}:", at):
            return name
    return None


def _end_of_value(rest: str, start: int, names: dict[str, str]) -> int:
    at = start
    while at < len(rest) and rest[at] == " ":
        at += 1
    if at < len(rest) and rest[at] in QUOTES:
        closing = rest.find(QUOTES[rest[at]], at + 1)
        at = start if closing == -1 else closing + 1
    else:
        at = start
    while at < len(rest):
        if rest[at].isspace() and _name_at(rest, at + 1, names) is not None:
            return at + 1
        at += 1
    return at


def _unquoted(value: str) -> str:
    if len(value) > 1 and value[0] in QUOTES and value[-1] == QUOTES[value[0]]:
        return value[1:-1].strip() if value[0] == "«" else value[1:-1]
    return value
