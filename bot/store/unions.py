"""What a question to several tables at once is made of: parts, and their columns that hold nothing."""

from typing import Any, Final

from sqlalchemy import BigInteger, Integer, String, cast, literal_column, null, select

from bot.store.schema import Instant

NUMBER: Final = cast(null(), Integer)
LARGE: Final = cast(null(), BigInteger)
WORD: Final = cast(null(), String)
MOMENT: Final = cast(null(), Instant)


def part(what: int, *columns: Any) -> Any:
    """Select these columns, with `what` before them: it tells from which part a row of the answer is."""
    tag: Any = literal_column(str(what))
    return select(tag.label("what"), *columns)
