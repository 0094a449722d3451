"""The examples in the docstrings of rules/ give what they say."""

import doctest
import importlib
import pkgutil

import pytest

import rules

MODULES = [found.name for found in pkgutil.walk_packages(rules.__path__, "rules.")]
ASKED_MOST = [
    "rules.skullking.bids",
    "rules.skullking.rascal",
    "rules.skullking.loot",
    "rules.bidding.state",
    "rules.bidding.hands",
    "rules.skyjo.scoring",
    "rules.skyjo.grid",
    "rules.skull.turns",
    "rules.ranking",
]
"""Where the rules stand that people ask about most: zero bids, Loot, doubling, columns, who starts, ties."""


@pytest.mark.parametrize("module", MODULES)
def test_every_example_gives_what_it_says(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert not failed
    assert tried or module not in ASKED_MOST
