"""Skull King's forms: the bonuses of a round, and what a table plays."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from bot.tables.model import Table, TableError
from bot.tables.rights import chair_at, need_game_host, need_options_host, need_speaker
from bot.texts import Words
from bot.ui.acts import options as choosing
from bot.ui.acts import play
from bot.ui.controls.skullking.bonus_fields import bonus_fields, bonuses_said, changed
from bot.ui.controls.skullking.correcting import CORRECT
from bot.ui.kit.form import ChecksField, Filled, Form, PickField, TextField, one, stamped, touched
from bot.ui.kit.message import Choice, Press
from bot.ui.kit.names import plain
from bot.ui.looks.skullking.titles import SWITCHES, state_of
from bot.ui.request.context import Context
from bot.ui.request.controls import FormSteps
from bot.ui.typed.numbers import read_number
from rules.bidding.state import bidders, round_number
from rules.contract import RuleError, Seat
from rules.skullking.editions import Edition
from rules.skullking.entries import Deal, Declaration
from rules.skullking.options import Options, Scoring
from rules.skullking.structures import CUSTOM, STRUCTURES


async def _bonuses(context: Context, press: Press) -> Form:
    table, seat, given = await _declared(context, press)
    names, state = plain(table.names), state_of(table)
    allies = {other: names[other] for other in bidders(state) if other != seat}
    return Form(
        title=context.words("form-bonuses-title", tricks=given.tricks),
        press=press,
        fields=bonus_fields(given, state.setup.options, allies, context.words),
    )


async def _bonuses_given(context: Context, press: Press, filled: Filled) -> None:
    _, seat, given = await _declared(context, press)
    part = changed(given, bonuses_said(filled))
    await play.give(context, press.table, part, seat=seat, moment=press.moment)


async def _declared(context: Context, press: Press) -> tuple[Table, Seat, Declaration]:
    """Return what the press is about, to those who may speak for the seat. TableError `host_only`.

    Who has declared nothing yet took what was bet: bonuses are for exact bids.
    """
    table = await play.fresh(context, press)
    seat = chair_at(table, press.number(0)).seat
    need_speaker(table, context.act, seat)
    if table.ask is None or table.ask.hidden:
        raise TableError("not_asked")
    given = table.drafts.get(seat)
    if isinstance(given, Declaration):
        return table, seat, given
    bid = (state_of(table).bids or {seat: None})[seat]
    if bid is None:
        raise TableError("not_asked")
    return table, seat, Declaration(tricks=bid.tricks)


async def _options(context: Context, press: Press) -> Form:
    table = await context.read(press.table)
    words = context.words
    now: Options = table.game_options
    own_list = now.structure == CUSTOM
    form = Form(
        title=words("form-options-title"),
        press=replace(press, args=()),
        fields=(
            PickField(
                name="rounds",
                label=words("form-rounds"),
                choices=tuple(
                    Choice(
                        label=words(f"command-choice-rounds-{name}"), value=name, chosen=name == now.structure
                    )
                    for name in STRUCTURES
                ),
            ),
            TextField(
                name="list",
                label=words("form-rounds-list"),
                hint=words("form-rounds-list-hint"),
                value=", ".join(str(cards) for cards in now.rounds) if own_list else "",
                longest=200,
            ),
            _choices("scoring", tuple(Scoring), now.scoring, words),
            _choices("edition", tuple(Edition), now.edition, words),
            ChecksField(
                name="switches",
                label=words("form-switches"),
                choices=tuple(
                    Choice(
                        label=words(f"form-switch-{name}".replace("_", "-")),
                        value=name,
                        chosen=getattr(now, name),
                    )
                    for name in SWITCHES
                ),
            ),
        ),
    )
    return stamped(form)


def _choices(name: str, values: tuple[Any, ...], now: Any, words: Words) -> PickField:
    return PickField(
        name=name,
        label=words(f"form-{name}"),
        fewest=1,
        choices=tuple(
            Choice(
                label=words(f"command-choice-{name}-{value.value}"), value=value.value, chosen=value is now
            )
            for value in values
        ),
    )


async def _options_given(context: Context, press: Press, filled: Filled) -> None:
    table, said = await context.read(press.table), touched(press, filled)
    on = said.get("switches")
    # what was left as it stood goes on following the number of players
    options: dict[str, object] = {
        name: name in on
        for name in SWITCHES
        if on is not None and (name in on) is not getattr(table.game_options, name)
    }
    rounds = one(said, "list") or one(said, "rounds")
    if rounds:
        options["rounds"] = rounds
    for name in ("scoring", "edition"):
        if one(said, name):
            options[name] = one(said, name)
    await choosing.choose(context, press.table, options)


async def _deal(context: Context, press: Press) -> Form:
    table = await play.fresh(context, press)
    if table.ask is None or not table.ask.hidden:
        raise RuleError("not_now", round=round_number(state_of(table)), wanted="tricks")
    cards = str(state_of(table).cards)
    field = TextField(name="cards", label=context.words("form-deal-cards"), value=cards, required=True)
    return Form(title=context.words("form-deal-title"), press=press, fields=(field,))


async def _dealt(context: Context, press: Press, filled: Filled) -> None:
    await play.enter(context, press.table, Deal(read_number(one(filled, "cards"))), moment=press.moment)


FORMS: Final[Mapping[str, FormSteps]] = MappingProxyType(
    {
        "bonuses": FormSteps(_bonuses, _bonuses_given),
        "options": FormSteps(_options, _options_given, need_options_host),
        "deal": FormSteps(_deal, _dealt, need_game_host),
        "correct": CORRECT,
    }
)
