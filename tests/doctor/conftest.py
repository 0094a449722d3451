"""A playground without a bot, in which the doctor breaks limits on purpose."""

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.kit.playground_client import Playground, client, process


@pytest.fixture(scope="module")
def empty_playground_url() -> Iterator[str]:
    """Run a playground that starts no bot."""
    with process("--serve-only") as running:
        yield running.url()


@pytest.fixture
async def playground(empty_playground_url: str) -> AsyncIterator[Playground]:
    """Return it to one test; faults and limits are as on Discord afterwards."""
    async with client(empty_playground_url) as connected:
        connected.expects_violations = True
        yield connected
        await connected.no_faults()
