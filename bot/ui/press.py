"""Every press of a button, choice in a select and submit of a form, led to its handler by its custom_id.

Nothing is remembered between an open message or form and its press: all works after a restart.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord

from bot.tables.model import Glimpse, TableError
from bot.tables.rights import need_known_game
from bot.ui.acts import (
    correcting,
    ending,
    language,
    lobby,
    mending,
    menu,
    options,
    people,
    picked_people,
    play,
    reading,
    seating,
    welcoming,
)
from bot.ui.boards import welcome
from bot.ui.boards.language import ASK, CHOOSE, EVERYWHERE
from bot.ui.controls import controls_of
from bot.ui.courier.prompt_look import STOP
from bot.ui.kit.form import Filled, Form, read
from bot.ui.kit.links import NOWHERE
from bot.ui.kit.message import AGAIN, MARK, Button, Message, Press, whole_in_button
from bot.ui.request.answer import answering, explained
from bot.ui.request.chosen import chosen_in, is_of_people
from bot.ui.request.context import Context, Interaction
from bot.ui.request.controls import Forms, FormSteps, Presses
from bot.ui.request.services import Services
from bot.ui.request.typed_again import refused_form, typed_again
from rules.contract import RuleError

NOT_CHOSEN: Final = "-"
OPTIONS: Final = options.OPTIONS
CORRECT: Final = correcting.CORRECT
DOCTOR: Final = "doctor"
"""Begins what `python -m bot doctor` posts; it listens for that itself, beside a running bot too."""
LONGEST: Final = 64
"""Characters of a press without its marks, more than any of ours has: what is made from it has to find
room in the 100 of a custom_id."""


def _of_table(act: Callable[[Context, int], Awaitable[None]]) -> Callable[[Context, Press], Awaitable[None]]:
    async def pressed(context: Context, press: Press) -> None:
        await act(context, press.table)

    return pressed


async def _why(context: Context, press: Press) -> None:
    chosen = [None if arg == NOT_CHOSEN else whole_in_button(arg) for arg in press.args[:2]]
    await reading.show_why(context, press.table, *chosen)


async def _rules(context: Context, press: Press) -> None:
    table = await context.read(press.table)
    await reading.show_rules(context, table.game.name, press.args[0] if press.args else None)


async def _rules_of(context: Context, press: Press) -> None:
    await reading.show_rules(context, press.word(0), *press.args[1:2])


async def _help(context: Context, press: Press) -> None:
    await reading.show_help(context, await context.read(press.table) if press.table else None)


COMMON: Final[Presses] = {
    "join": _of_table(lobby.join),
    "leave": _of_table(lobby.leave),
    "leaveyes": lambda context, press: lobby.leave(context, press.table, sure=True),
    "removeyes": lambda context, press: lobby.remove(context, press.table, press.number(0), sure=True),
    "reopen": _of_table(seating.go_on),
    "askseat": _of_table(seating.ask),
    "takeseat": lambda context, press: seating.ask(context, press.table, press.number(0)),
    "accept": seating.accept,
    "hosting": _of_table(seating.choose_host),
    "hostto": lambda context, press: seating.host(context, press.table, press.number(0)),
    "claim": _of_table(seating.claim),
    "here": seating.here,
    "everyone": _of_table(picked_people.seat_voices),
    "players": _of_table(picked_people.show_players),
    "seatpicked": picked_people.seat_picked,
    "addplayer": _of_table(picked_people.show_late),
    "seatlate": picked_people.seat_late,
    "givewho": picked_people.show_giving,
    "giveto": picked_people.give_left,
    "order": _of_table(lobby.show_order),
    "move": lambda context, press: lobby.move(context, press.table, press.number(0)),
    "first": lambda context, press: lobby.choose_first(context, press.table, press.word(-1)),
    "remove": lambda context, press: lobby.remove(context, press.table, press.number(-1)),
    "begin": _of_table(lobby.begin),
    "rematch": _of_table(lobby.rematch),
    "resume": _of_table(lobby.resume),
    "rules": _rules,
    "rulesof": _rules_of,
    "help": _help,
    "mine": play.show_panel,
    "seat": play.show_panel_of,
    "scores": _of_table(reading.show_scores),
    "why": _why,
    "whyof": _why,
    "undo": lambda context, press: mending.undo(context, press.table, press.number(0)),
    "redo": lambda context, press: mending.redo(context, press.table, press.number(0)),
    "reveal": play.confirm_reveal,
    "drop": lambda context, press: mending.drop(context, press.table, press.number(0)),
    "stand": lambda context, press: mending.let_stand(context, press.table, press.moment),
    "revealyes": _of_table(play.reveal),
    "share": _of_table(play.share),
    "menu": _of_table(menu.show_menu),
    "back": _of_table(menu.show_menu),
    "end": _of_table(ending.confirm_end),
    "endyes": _of_table(ending.end),
    ASK: language.ask,
    CHOOSE: language.choose,
    EVERYWHERE: language.choose_everywhere,
    STOP: people.stop_dms,
    people.GO_ON: people.resume_dms,
    welcome.START: welcoming.show_games,
    welcome.OPEN: welcoming.open_game,
    welcome.MINUTE: welcoming.show_minute,
    welcome.LANGUAGE: welcoming.show_languages,
}
"""Presses that mean the same in every game."""

COMMON_FORMS: Final[Forms] = {"guest": lobby.GUEST, "addseat": seating.ADD, "giveseat": seating.GIVE}


async def route(services: Services, interaction: Interaction) -> None:
    """Answer a press or a submitted form. TableError `button_changed`: it is from another version."""
    data: Any = interaction.data
    if _is_the_doctors(data):
        return
    async with answering(services, interaction) as context:
        press = Press.read(str(data["custom_id"]))
        if press is None:
            raise TableError("button_changed")
        if _is_second_tap(context):
            await context.acknowledge()
            return
        again = AGAIN in press.args
        press = replace(press, args=tuple(arg for arg in press.args if not arg.startswith(MARK)))
        glimpse = await _admit(context, press)
        if is_of_people(data):
            context.chosen = chosen_in(data)
        else:
            press = replace(press, args=(*press.args, *(str(value) for value in data.get("values", ()))))
        if len(str(press)) > LONGEST:
            raise TableError("button_changed")
        if interaction.type is discord.InteractionType.modal_submit:
            await _submitted(context, press, glimpse, read(data))
            return
        if again and interaction.message is not None:
            context.typed = typed_again(interaction.message)
        await _pressed(context, press, glimpse)


def _is_the_doctors(data: Any) -> bool:
    """Return whether this is answered by the process that posted it."""
    press = Press.read(str(data["custom_id"]))
    return press is not None and press.action == DOCTOR


def _is_second_tap(context: Context) -> bool:
    """Return whether a press lands on a button that has just come under the finger."""
    pressed = context.interaction.message
    is_button = context.interaction.type is discord.InteractionType.component
    return is_button and pressed is not None and context.services.double_presses.is_second(pressed.id)


async def _admit(context: Context, press: Press) -> Glimpse | None:
    """Let only those go on whose press belongs to where it was made.

    That is the table's own channel, or direct messages of somebody who sits there: elsewhere the
    table would be shown to people who may not see its channel. Return what the table's row says; None: the
    press is of no table. TableError `table_gone`, `elsewhere`, `elsewhere_direct`.
    """
    if not press.table:
        return None
    glimpse = await context.tables.glimpse(press.table)
    if glimpse is None:
        raise TableError("table_gone")
    place = glimpse.place
    guild, channel = context.interaction.guild_id, context.interaction.channel_id
    if guild is None:
        if not await context.tables.is_seated(press.table, context.act.user):
            raise TableError("elsewhere_direct", link=NOWHERE)
    elif guild != place.guild:
        raise TableError("elsewhere", link=NOWHERE)
    elif channel != place.channel:
        raise TableError("elsewhere", table=press.table)
    context.about = press.table
    return glimpse


async def _pressed(context: Context, press: Press, glimpse: Glimpse | None) -> None:
    presses, forms = _known(press, glimpse)
    if press.action in presses:
        await presses[press.action](context, press)
    elif press.action in forms:
        await context.form(await forms[press.action].made(context, press))
    else:
        raise TableError("button_changed")


async def _submitted(context: Context, press: Press, glimpse: Glimpse | None, filled: Filled) -> None:
    _, forms = _known(press, glimpse)
    if press.action not in forms:
        raise TableError("button_changed")
    steps = forms[press.action]
    try:
        (await steps.made(context, press)).need(filled)
        await steps.submit(context, press, filled)
    except (RuleError, TableError) as error:
        form = await _rebuilt(context, steps, press)
        said = await explained(context, error)
        if form is None or said is None or context.answered:
            raise
        correct = Button(
            label=context.words("form-correct"),
            press=replace(press, args=(*press.args, AGAIN)),
            style="primary",
        )
        await context.tell(_refused(said, correct, refused_form(form, filled)))


async def _rebuilt(context: Context, steps: FormSteps, press: Press) -> Form | None:
    """Return the form that was refused; None where it makes no sense any more."""
    try:
        return await steps.made(context, press)
    except (RuleError, TableError):
        return None


def _refused(said: Message, correct: Button, typed: discord.Embed) -> Message:
    return replace(said, rows=((correct,), *said.rows), embed=typed)


def _known(press: Press, glimpse: Glimpse | None) -> tuple[Presses, Forms]:
    """Return the handlers: those of every game, then the game's own, and what leads to its own forms.

    TableError `unreadable`: the table is of a game that this version does not have.
    """
    if press.action in COMMON_FORMS or press.action in COMMON:
        return COMMON, COMMON_FORMS
    if glimpse is None:
        raise TableError("button_changed")
    need_known_game(glimpse)
    own = controls_of(glimpse.game)
    leading: Presses = {
        OPTIONS: partial(options.pressed, forms=own.forms),
        CORRECT: partial(correcting.pressed, form=own.forms[CORRECT]),
    }
    return {**own.presses, **leading}, {**own.forms, **COMMON_FORMS}
