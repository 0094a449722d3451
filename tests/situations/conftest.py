"""Fixtures: the playground of the wire, as fast as the bot is."""

from tests.wire.conftest import mended_playground, swift_playground

__all__ = ["mended_playground", "swift_playground"]
