"""Which commands Discord was told of, and the ids that it gave them."""

import json
from collections.abc import Mapping

from sqlalchemy import delete, select

from bot.store import schema
from bot.store.store import Transaction
from bot.store.upsert import upsert

_COMMANDS = schema.commands


async def known(transaction: Transaction, application: int) -> tuple[str, Mapping[str, int]] | None:
    """Return the fingerprint of what Discord was told, and each command's id by its name."""
    found = await transaction.execute(select(_COMMANDS).where(_COMMANDS.c.application == application))
    row = found.one_or_none()
    return None if row is None else (row.looks, json.loads(row.ids))


async def remember(transaction: Transaction, application: int, looks: str, ids: Mapping[str, int]) -> None:
    """Note what Discord was told."""
    values = {"looks": looks, "ids": json.dumps(dict(ids))}
    await upsert(transaction, _COMMANDS, {"application": application}, values)


async def doubt(transaction: Transaction, application: int) -> None:
    """Forget it: the commands are told anew at the next start."""
    await transaction.execute(delete(_COMMANDS).where(_COMMANDS.c.application == application))
