"""The language of what is said in public at a table: chosen by its host, in the lobby or later."""

from bot.tables.edit import Edit
from bot.tables.kinds import RecordKind
from bot.tables.rights import need_live_host


def choose_language(edit: Edit, locale: str) -> None:
    """Speak another language from here on; what came before is told as it was. TableError as the right."""
    need_live_host(edit.before, edit.act)
    if edit.locale == locale:
        edit.say("same")
        return
    edit.record(RecordKind.LANGUAGE, spoken=edit.locale)
    edit.locale = locale
    edit.say("language_chosen")
