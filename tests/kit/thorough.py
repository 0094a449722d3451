"""What only `make thorough` tries."""

from typing import Any

import pytest


def thoroughly(value: object) -> Any:
    """Return a parameter's value with which a test is told thoroughly; the others are told each time."""
    return pytest.param(value, marks=pytest.mark.thorough)
