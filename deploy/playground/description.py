"""Placeholder."""

from pathlib import Path
from typing import Any

from deploy.playground.calls import Call
from deploy.playground.world import World


class Description:
    """Placeholder."""

    def __init__(self, path: Path, world: World) -> None:
        self._path = path
        self._world = world

    def check_request(self, call: Call) -> None:
        """Check."""

    def check_answer(self, call: Call, status: int, body: Any) -> None:
        """Check."""
