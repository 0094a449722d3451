"""Fixtures for evenings over the wire: one playground a worker, for starting one takes long."""

from collections.abc import AsyncIterator

import pytest

from tests.playground_client import PATIENCE_SECONDS, Playground


@pytest.fixture
async def swift_playground(shared_playground: Playground) -> AsyncIterator[Playground]:
    """Return the shared playground with Discord's rate limits off: evenings as fast as the bot is."""
    await shared_playground.rate_limits(on=False)
    yield shared_playground
    await shared_playground.rate_limits(on=True)


@pytest.fixture
async def mended_playground(swift_playground: Playground) -> AsyncIterator[Playground]:
    """Return the shared playground to a test that makes faults: they are called off after it."""
    yield swift_playground
    await swift_playground.no_faults()
    await swift_playground.answer_within(PATIENCE_SECONDS)
