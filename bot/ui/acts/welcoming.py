"""What the first message on a server leads to: a game is opened, rules are read, a language is chosen."""

from bot.tables.model import TableError
from bot.ui.acts import lobby, people
from bot.ui.boards import language, rulebook, welcome
from bot.ui.kit.message import Message, Press
from bot.ui.looks import look_named
from bot.ui.request.visit import Visit, guild_of
from rules.games import GAMES


async def show_games(visit: Visit, press: Press) -> None:
    """Show the games, one press each."""
    del press
    await visit.show(welcome.games(visit.words))


async def open_game(visit: Visit, press: Press) -> None:
    """Open a game in this channel, as its command would; the list of games is put away. TableError."""
    game = _game(press)
    guild_of(visit.interaction)
    pressed = visit.interaction.message
    if pressed is not None:
        visit.desk.double_presses.redrawn(pressed.id)  # a second tap shall not ask for a second game
    lobby.check_may_post(visit)
    change = await visit.tables.open(visit.act, await visit.place(), game, {})
    try:
        await visit.show(Message(content=visit.words("welcome-opened", game=visit.words(f"{game}-name"))))
        await lobby.publish(visit, change.after)
    finally:  # the game is open, though the answer did not get through
        visit.desk.courier.wake(change.after.id)


async def show_minute(visit: Visit, press: Press) -> None:
    """Show a game's rules in a minute; first which game, where that is not said."""
    if not press.args:
        await visit.show(welcome.rules(visit.words))
        return
    look = look_named(press.word(0))
    if look is None:
        raise TableError("button_changed")
    await visit.show(rulebook.in_a_minute(look, visit.words))


async def show_languages(visit: Visit, press: Press) -> None:
    """Show the languages to who may choose; to others what the welcome says, in their own."""
    del press
    guild_of(visit.interaction)
    if people.can_choose_server_language(visit):
        await visit.show(language.ask_everywhere(visit.words))
    else:
        await visit.show(welcome.told_who_chooses(visit.words))


def _game(press: Press) -> str:
    game = press.word(0)
    if game not in {each.name for each in GAMES}:
        raise TableError("button_changed")
    return game
