"""Which commands Discord was told of, so that a start tells them only where they have changed."""

from bot.store import commands as store_commands
from bot.store.store import Store


class KnownCommands:
    """The commands of each application as Discord knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def known(self, application: int) -> tuple[str, dict[str, int]] | None:
        """Return the fingerprint of the commands that Discord knows, and their ids by name."""
        async with self._store.reading() as transaction:
            found = await store_commands.known(transaction, application)
        return None if found is None else (found[0], dict(found[1]))

    async def remember(self, application: int, looks: str, ids: dict[str, int]) -> None:
        """Note which commands Discord was told of."""
        await self._store.write(
            lambda transaction: store_commands.remember(transaction, application, looks, ids)
        )

    async def doubt(self, application: int) -> None:
        """Have the commands told anew at the next start."""
        await self._store.write(lambda transaction: store_commands.doubt(transaction, application))
