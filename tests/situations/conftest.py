"""Fixtures: the playground of the wire, as fast as the bot is."""

from tests.wire.conftest import swift_playground

__all__ = ["swift_playground"]
