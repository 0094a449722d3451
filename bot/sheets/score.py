"""`score`: a sheet is read, played, and answered."""

import json

from bot.sheets.source import read_json
from rules.sheet import answer, read


def score(path: str, language: str | None) -> str:
    """Return what a sheet comes to: JSON or, in a language, a table.

    SourceError, RuleError for what cannot be read or played.
    """
    sheet = read(read_json(path))
    if language is None:
        return json.dumps(answer(sheet), ensure_ascii=False)
    from bot.sheets.table import sheet_table  # noqa: PLC0415 (JSON need not pay for tables and texts)
    from bot.texts import words  # noqa: PLC0415 (as above)

    return sheet_table(sheet, words(language))
