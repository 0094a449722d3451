"""`trick`: the cards of a trick are read, judged, and answered."""

import json

from bot.sheets.source import read_json
from rules.skullking.trick_sheet import answer, read


def trick(path: str, language: str | None) -> str:
    """Tell who wins a trick: JSON or, in a language, sentences.

    SourceError, RuleError for what cannot be read or judged.
    """
    sheet = read(read_json(path))
    if language is None:
        return json.dumps(answer(sheet), ensure_ascii=False)
    from bot.sheets.verdict import verdict  # noqa: PLC0415 (JSON need not pay for texts)
    from bot.texts import words  # noqa: PLC0415 (as above)

    return verdict(sheet, words(language))
