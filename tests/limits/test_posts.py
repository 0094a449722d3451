"""Everything that a table posts, by people with long names: within every limit, in every language."""

from typing import Final

import pytest

from bot.store.store import Store
from bot.tables.outbox import ORDER
from bot.texts import LOCALES
from bot.ui.kit.look import Look
from bot.ui.looks import LOOKS
from tests.kit.brought_by_games import brought_by_all
from tests.kit.limits_checker import breaches
from tests.kit.long_names import SOME
from tests.limits.drawn_evening import LongEvening, posts_of

NOT_POSTED: Final[dict[str, frozenset[str]]] = brought_by_all("long_evening", "NOT_POSTED", frozenset)


@pytest.mark.parametrize("kind", SOME)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: str(look.game.name))
async def test_no_post_breaks_a_limit(store: Store, look: Look, locale: str, kind: str) -> None:
    told = await posts_of(LongEvening(store, look, kind, locale))
    for post, message in told:
        assert breaches(message) == [], (post, message.content)
    assert {post.kind for post, _ in told} == set(ORDER) - NOT_POSTED[look.game.name]
