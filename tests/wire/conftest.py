"""Fixtures for evenings over the wire."""

from collections.abc import AsyncIterator

import pytest

from tests.playground_client import Playground


@pytest.fixture
async def swift_playground(shared_playground: Playground) -> AsyncIterator[Playground]:
    """Give the shared playground with Discord's rate limits off: evenings as fast as the bot is."""
    await shared_playground.rate_limits(on=False)
    yield shared_playground
    await shared_playground.rate_limits(on=True)
