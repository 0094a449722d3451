"""Score sheets that repeat one thing until they are large: rounds, players, nesting, keys, numbers …"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

PLAYERS: Final = ["A", "B", "C"]
BIDS: Final = {"A": 1, "B": 0, "C": 0}
ROUND: Final = {"bids": BIDS, "tricks": BIDS}
HERE: Final = "@"
"""Stands in a sheet for what is repeated."""
GRID_ROW: Final = [1, 2, 3, 4]


def sheet(game: str = "skullking", **rest: Any) -> str:
    """Return a sheet as JSON, with a place for what is repeated."""
    return json.dumps({"game": game, "players": PLAYERS, "played": [ROUND], **rest})


def one_round(**rest: Any) -> str:
    """Return a sheet of Skull King of one round."""
    return sheet(played=[{**ROUND, **rest}])


def repeated(text: str, part: str, between: str = ", ") -> Callable[[int], bytes]:
    """Fill the place of a sheet with so many bytes of the same."""
    before, _, after = text.partition(f'"{HERE}"')

    def made(size: int) -> bytes:
        times = max(1, size // len((part + between).encode()))
        return (before + between.join([part] * times) + after).encode()

    return made


def listed(text: str, part: str) -> Callable[[int], bytes]:
    """Fill the place with a list."""
    return repeated(text.replace(f'"{HERE}"', f'["{HERE}"]'), part)


def keyed(text: str, value: str) -> Callable[[int], bytes]:
    """Fill the place with an object of ever new keys."""
    before, _, after = text.partition(f'"{HERE}"')

    def made(size: int) -> bytes:
        pairs = (f'"k{number}": {value}' for number in range(max(1, size // (12 + len(value)))))
        return (before + "{" + ", ".join(pairs) + "}" + after).encode()

    return made


KINDS: Final[Mapping[str, Callable[[int], bytes]]] = {
    "rounds": listed(sheet(played=HERE), json.dumps(ROUND)),
    "rounds_of_points": listed(sheet("points", played=HERE), '{"scores": {"A": 1, "B": 2, "C": 3}}'),
    "empty_rounds": listed(sheet(played=HERE), "{}"),
    "players": listed(sheet(players=HERE), '"A"'),
    "new_players": lambda size: json.dumps(
        {"game": "points", "players": [f"P{number}" for number in range(size // 10)], "played": []}
    ).encode(),
    "a_long_name": repeated(sheet(players=["A", "B", HERE]).replace(f'"{HERE}"', f'""{HERE}""'), "é", ""),
    "a_long_text": repeated(sheet(options={"rounds": HERE}).replace(f'"{HERE}"', f'""{HERE}""'), "1,", ""),
    "escaped_text": repeated(sheet(game=HERE).replace(f'"{HERE}"', f'""{HERE}""'), "\\u00e9", ""),
    "nested_lists": repeated(sheet(played=HERE), "[", ""),
    "nested_objects": repeated(sheet(options=HERE), '{"a": ', ""),
    "shallow_lists": listed(one_round(alliances=HERE), "[[[]]]"),
    "keys": keyed(sheet(options=HERE), "1"),
    "keys_of_a_round": keyed(one_round(bonuses={"A": HERE}), "[]"),
    "one_key": repeated(sheet(options={"x": HERE}).replace(f'"x": "{HERE}"', f'"{HERE}"'), '"kraken": true'),
    "bids_of_strangers": keyed(one_round(wagers=HERE), "10"),
    "alliances": listed(one_round(alliances=HERE), '["A", "B"]'),
    "one_alliance": listed(one_round(alliances=[HERE]), '"A"'),
    "out": listed(one_round(out=HERE), '"B"'),
    "left": listed(sheet(left=HERE), '"B"'),
    "course": listed(sheet(course=HERE), '{"left": "B"}'),
    "rows": listed(sheet("skyjo", played=[{"finisher": "A", "grids": {"A": HERE}}]), json.dumps(GRID_ROW)),
    "cards": listed(sheet("skyjo", played=[{"finisher": "A", "grids": {"A": [HERE]}}]), "1"),
    "listed_rounds": listed(sheet(options={"rounds": HERE}), "1"),
    "a_long_number": repeated(one_round(cards=HERE), "9", ""),
    "a_long_fraction": repeated(one_round(cards=f"{HERE}").replace(f'"{HERE}"', f'0."{HERE}"'), "3", ""),
    "long_numbers": listed(one_round(out=HERE), "9" * 4000),
    "fractions": listed(one_round(out=HERE), "0.1"),
    "whitespace": repeated(sheet().replace("[", f'["{HERE}"', 1), " \n", ""),
    "whitespace_after": lambda size: sheet().encode() + b" " * size,
    "nothing_but_whitespace": lambda size: b"\n" * size,
    "no_utf8": lambda size: b" " * size + b"\xff",
}
"""Each kind of repetition, as a sheet of about so many bytes."""
