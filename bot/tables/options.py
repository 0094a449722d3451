"""What is played: chosen in the lobby, changed in mid-game for all that was entered."""

from collections.abc import Mapping
from typing import Any

from bot.tables.edit import Edit
from bot.tables.kinds import PostKind, RecordKind
from bot.tables.mend import follow_the_end, later_entry
from bot.tables.model import Status
from bot.tables.rights import need_options_host
from rules.contract import RuleError


def choose_options(edit: Edit, options: Mapping[str, Any]) -> None:
    """Change some options. Once the game has begun they count for it from its start.

    RuleError `option_…`, or (`later_round` among the facts) an entry could not have been with them;
    TableError as `need_options_host` and `later_entry`.
    """
    need_options_host(edit.before, edit.act)
    chosen = {**edit.options, **options}
    game_options = edit.game.read_options(chosen)
    if edit.before.status is Status.LOBBY:
        edit.options = chosen
        edit.say("options_chosen")
    elif game_options == edit.before.game_options:
        edit.say("same")
    else:
        _change(edit, chosen)


def _change(edit: Edit, chosen: Mapping[str, Any]) -> None:
    before = edit.playing
    try:
        record = edit.record(RecordKind.OPTIONS, options=chosen)
    except RuleError as error:
        raise later_entry(edit, error) from None
    edit.set_aside(record.seq, edit.before.drafts)
    edit.posts.append((record.seq, PostKind.OPTIONS))
    edit.say("options_changed")
    if edit.ask is not None:
        edit.say_dropped(tuple(edit.before.drafts))
    follow_the_end(edit, before, record.seq)
    edit.settle()
