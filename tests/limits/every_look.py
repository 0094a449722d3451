"""Every look that a message can have, but for what a table posts: `tests.limits.drawn_evening` does that."""

import random
from collections.abc import Iterator
from dataclasses import replace

from bot.tables.model import Table
from bot.tables.undone import UndoneEntry
from bot.tables.view import view
from bot.texts import LOCALES, Words, words
from bot.ui.boards import correcting, language, menu, picking, receipts, rulebook, seats, standings, welcome
from bot.ui.boards import final as final_board
from bot.ui.boards.help import help_
from bot.ui.boards.lobby import lobby as lobby_board
from bot.ui.boards.lobby import order
from bot.ui.boards.undo import with_stand
from bot.ui.boards.why import why
from bot.ui.kit.look import Look
from bot.ui.kit.message import Message
from bot.ui.looks import LOOKS
from bot.ui.looks.bidding.walk import walk
from bot.ui.looks.skull.challenge import challenge
from bot.ui.looks.skull.look import LOOK as SKULL
from bot.ui.looks.skullking.look import LOOK as SKULL_KING
from tests.kit.random_games import entries, ways
from tests.kit.replayed_tables import begun, drafted, entered, lobby


def of_no_table(said: Words) -> Iterator[Message]:
    """Return what is shown where no table is: the welcome, languages, rules."""
    for locale in (None, *LOCALES):
        yield welcome.welcome(locale, words)
    yield welcome.games(said)
    yield welcome.rules(said)
    yield welcome.told_who_chooses(said)
    yield language.ask_everywhere(said)
    yield help_(None, None, 100, said)
    for look in LOOKS:
        yield rulebook.in_a_minute(look, said)
        for topic in look.topics:
            yield rulebook.rules(look, topic, said)


def of_a_table(look: Look, names: list[str], rng: random.Random, said: Words) -> Iterator[Message]:
    """Every message that an evening with these names can show."""
    options = rng.choice(ways(look.game.name))
    table = lobby(look.game, names, options, guests=[1])
    yield lobby_board(view(table, None), look, said)
    given = tuple(replace(chair, given_by=100, giver_name=names[0]) for chair in table.chairs)
    yield lobby_board(view(replace(table, chairs=given), None), look, said, voice=True)
    yield picking.players(view(table, None), said)
    yield Message(
        content=picking.seated_said(
            said, view(table, None), seated=names, no_room=names, bots=names, gone=names, by_name=True
        )
    )
    yield order(view(table, None), said)
    table = begun(table, first=rng.randrange(len(names)))
    yield from _boards(look, table, said)
    for entry in list(entries(look.game, table.state, rng, 60)):
        before, table = table, entered(table, entry)
        step = table.steps[-1]
        number = len(table.game.scores(table.state))
        if number > len(table.game.scores(before.state)):
            yield look.scores(view(table, None), step, said)
            yield why(view(table, None), number, rng.randrange(len(names)), said)
        else:
            yield look.reveal(view(table, None), step, said)
        if rng.random() < 0.2:
            yield receipts.undone(view(table, None), view(before, None), names[0], said)
            yield receipts.redone(view(before, None), view(table, None), None, said)
            yield from _boards(look, table, said)
            if table.ask is not None:
                parts = look.game.split(before.state, entry)
                yield from _boards(look, drafted(before, parts), said)
                undone = replace(drafted(before, parts), undone_entry=UndoneEntry(step=step, by=0))
                yield with_stand(look.panel(view(undone, 0), 0, said), view(undone, None), said, may=True)
    yield from _to_correct(look, table, said)
    yield standings.scores(view(table, None), look, said)
    yield final_board.final(view(table, None), look, said)


def _boards(look: Look, table: Table, said: Words) -> Iterator[Message]:
    ask, seen = table.ask, view(table, 0)
    if ask is None:
        return
    yield look.board(view(table, None), said, unreachable=frozenset(range(len(table.chairs))))
    for seat in range(len(table.chairs)):
        yield look.panel(view(table, seat), seat, said)
    yield menu.menu(seen, look, said, host=True)
    yield language.ask(seen, said)
    yield language.chosen(seen, said, everywhere=True)
    yield menu.confirm_reveal(seen, said)
    yield menu.confirm_end(seen, said)
    yield help_(seen, look, 100, said)
    yield picking.late(seen, said)
    yield picking.giving(seen, 0, said)
    if ask.seats:
        yield seats.pick(seen, ask.seats, said)
    if look is SKULL_KING:
        yield walk(seen, (), said)
        yield walk(seen, ("10",) * len(ask.seats), said)
    if look is SKULL:
        for action, args in (("won", ()), ("won", ("0",)), ("failed", ()), ("failed", ("0",))):
            shown = challenge(seen, action, args, said)
            assert isinstance(shown, Message)
            yield shown


def _to_correct(look: Look, table: Table, said: Words) -> Iterator[Message]:
    """Ask what is to be corrected of the first and of the newest round."""
    seen = view(table, None)
    yield correcting.which(seen, said)
    for round_ in {1, len(table.game.scores(table.state))}:
        there = correcting.seats_of(seen, round_)
        yield correcting.whom(seen, round_, there, said)
        for seat in there:
            yield correcting.what(seen, look, round_, seat, said, others=True)
