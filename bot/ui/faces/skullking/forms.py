"""Skull King's forms: the bonuses of a round, and what a table plays."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from bot.tables.model import Table, TableError
from bot.tables.rights import chair_at, may_enter_all, may_set_up
from bot.texts import Words
from bot.ui.acts import lobby, play
from bot.ui.boards.names import plain
from bot.ui.faces.skullking.correcting import CORRECT
from bot.ui.faces.skullking.titles import state_of
from bot.ui.form import ChecksField, Filled, Form, PickField, TextField, one
from bot.ui.message import Choice, Press, whole_in_button
from bot.ui.numbers import whole
from bot.ui.visit import FormSteps, Visit
from rules.contract import RuleError, Seat
from rules.skullking.deck import COLOURED_FOURTEENS, LOOTS, MERMAIDS, PIRATES, TIGRESSES
from rules.skullking.editions import WORTH, Edition
from rules.skullking.entries import Bonuses, Deal, Declaration
from rules.skullking.options import Options, Scoring
from rules.skullking.state import bidders, cards_now, round_number
from rules.skullking.structures import CUSTOM, STRUCTURES

MOST_PIRATES: Final = PIRATES + TIGRESSES
"""Pirates that one Skull King can take: the Tigress may be one (EN21)."""
SWITCHES: Final = ("kraken", "whale", "loot", "bonus_on_miss", "house_rules")


async def _bonuses(visit: Visit, press: Press) -> Form:
    table, seat, given = await _declared(visit, press)
    words, options = visit.words, state_of(table).setup.options
    worth = WORTH[options.edition]
    taken = tuple(
        Choice(label=words(f"form-{name}"), value=name, chosen=chosen)
        for name, chosen, points in (
            *(
                (f"fourteen-{number}", given.bonuses.fourteens >= number, worth.fourteen)
                for number in range(1, COLOURED_FOURTEENS + 1)
            ),
            ("black-fourteen", given.bonuses.black_fourteen, worth.black_fourteen),
            *(
                (f"mermaid-{number}", given.bonuses.mermaids >= number, worth.mermaid)
                for number in range(1, MERMAIDS + 1)
            ),
            ("skull-king", given.bonuses.skull_king, worth.skull_king),
        )
        if points
    )
    fields: list[ChecksField | PickField | TextField] = [
        ChecksField(name="taken", label=words("form-taken"), choices=taken),
        PickField(
            name="pirates",
            label=words("form-pirates"),
            choices=tuple(
                Choice(
                    label=words("form-pirates-count", count=number),
                    value=str(number),
                    chosen=number == given.bonuses.pirates,
                )
                for number in range(MOST_PIRATES + 1)
            ),
        ),
    ]
    if options.loot and worth.loot:
        fields.append(_loot_field(table, seat, given, words))
    fields += [
        _pirates_field(given, words),
        TextField(
            name="other",
            label=words("form-other"),
            hint=words("form-other-hint"),
            value=str(given.bonuses.other or ""),
        ),
    ]
    return Form(title=words("form-bonuses-title", tricks=given.tricks), press=press, fields=tuple(fields))


async def _bonuses_given(visit: Visit, press: Press, filled: Filled) -> None:
    _, seat, given = await _declared(visit, press)
    part = read_bonuses(given, filled)
    await play.give(visit, press.table, part, seat=seat, moment=press.moment)


async def _declared(visit: Visit, press: Press) -> tuple[Table, Seat, Declaration]:
    """Give what the press is about, to those who may speak for the seat. TableError `host_only`.

    Who has declared nothing yet took what was bet: bonuses are for exact bids.
    """
    table = await play.fresh(visit, press)
    seat = chair_at(table, press.number(0)).seat
    play.check_speaks(visit, table, seat)
    if table.ask is None or table.ask.hidden:
        raise TableError("not_asked")
    given = table.drafts.get(seat)
    if isinstance(given, Declaration):
        return table, seat, given
    bid = (state_of(table).bids or {seat: None})[seat]
    if bid is None:
        raise TableError("not_asked")
    return table, seat, Declaration(tricks=bid.tricks)


def read_bonuses(given: Declaration, filled: Filled) -> Declaration:
    """Give the declaration with what the form says beside the tricks.

    TableError `not_a_number`, `contradiction`.
    """
    taken = filled.get("taken", ())
    powers = filled.get("powers", ())
    wagers = [whole_in_button(power.partition("-")[2]) for power in powers if power.startswith("wager-")]
    changes = [1 if power == "bid-up" else -1 for power in powers if power.startswith("bid-")]
    if len(wagers) > 1 or len(changes) > 1:
        raise TableError("contradiction")
    other = one(filled, "other")
    return replace(
        given,
        bonuses=Bonuses(
            fourteens=sum(name.startswith("fourteen-") for name in taken),
            black_fourteen="black-fourteen" in taken,
            mermaids=sum(name.startswith("mermaid-") for name in taken),
            pirates=whole_in_button(one(filled, "pirates") or "0"),
            skull_king="skull-king" in taken,
            other=whole(other) if other else 0,
        ),
        loot_with=tuple(whole_in_button(seat) for seat in filled.get("loot", ())),
        wager=wagers[0] if wagers else 0,
        bid_change=changes[0] if changes else 0,
    )


def _loot_field(table: Table, seat: Seat, given: Declaration, words: Words) -> PickField:
    names = plain(table.names)
    others = [other for other in bidders(state_of(table)) if other != seat]
    return PickField(
        name="loot",
        label=words("form-loot"),
        hint=words("form-loot-hint"),
        most=min(LOOTS, len(others)),
        choices=tuple(
            Choice(label=names[other], value=str(other), chosen=other in given.loot_with) for other in others
        ),
    )


def _pirates_field(given: Declaration, words: Words) -> ChecksField:
    ticked = {f"wager-{given.wager}", {1: "bid-up", -1: "bid-down"}.get(given.bid_change, "")}
    return ChecksField(
        name="powers",
        label=words("form-powers"),
        choices=tuple(
            Choice(label=words(f"form-{power}"), value=power, chosen=power in ticked)
            for power in ("wager-10", "wager-20", "bid-up", "bid-down")
        ),
    )


async def _options(visit: Visit, press: Press) -> Form:
    table = await visit.read(press.table)
    words = visit.words
    now: Options = table.agreed
    own_list = now.structure == CUSTOM
    return Form(
        title=words("form-options-title"),
        press=press,
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


async def _options_given(visit: Visit, press: Press, filled: Filled) -> None:
    table = await visit.read(press.table)
    on = filled.get("switches", ())
    # what was left as it stood goes on following the number of players
    options: dict[str, object] = {
        name: name in on for name in SWITCHES if (name in on) is not getattr(table.agreed, name)
    }
    rounds = one(filled, "list") or one(filled, "rounds")
    if rounds:
        options["rounds"] = rounds
    for name in ("scoring", "edition"):
        if one(filled, name):
            options[name] = one(filled, name)
    await lobby.choose_options(visit, press.table, options)


async def _deal(visit: Visit, press: Press) -> Form:
    table = await play.fresh(visit, press)
    if table.ask is None or not table.ask.hidden:
        raise RuleError("not_now", round=round_number(state_of(table)), wanted="tricks")
    cards = str(cards_now(state_of(table)))
    field = TextField(name="cards", label=visit.words("form-deal-cards"), value=cards, required=True)
    return Form(title=visit.words("form-deal-title"), press=press, fields=(field,))


async def _dealt(visit: Visit, press: Press, filled: Filled) -> None:
    await play.enter(visit, press.table, Deal(whole(one(filled, "cards"))), moment=press.moment)


FORMS: Final[Mapping[str, FormSteps]] = MappingProxyType(
    {
        "bonuses": FormSteps(_bonuses, _bonuses_given),
        "options": FormSteps(_options, _options_given, may_set_up),
        "deal": FormSteps(_deal, _dealt, may_enter_all),
        "correct": CORRECT,
    }
)
