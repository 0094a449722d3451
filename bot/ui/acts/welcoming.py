"""What the first message on a server leads to: a game is opened, rules are read, a language is chosen."""

from bot.tables.model import TableError
from bot.ui.acts import lobby, people
from bot.ui.boards import language, rulebook, welcome
from bot.ui.kit.message import Message, Press
from bot.ui.looks import look_named
from bot.ui.request.context import Context, guild_of
from rules.games import GAMES


async def show_games(context: Context, press: Press) -> None:
    """Show the games, one press each."""
    del press
    await context.show(welcome.games(context.words))


async def open_game(context: Context, press: Press) -> None:
    """Open a game in this channel, as its command would; the list of games is put away. TableError."""
    game = _game(press)
    guild_of(context.interaction)
    pressed = context.interaction.message
    if pressed is not None:
        context.services.double_presses.redrawn(pressed.id)  # a second tap shall not ask for a second game
    lobby.check_may_post(context)
    change = await context.tables.open(context.act, await context.place(), game, {})
    try:
        await context.show(
            Message(content=context.words("welcome-opened", game=context.words(f"{game}-name")))
        )
        await lobby.publish(context, change.after)
    finally:  # the game is open, though the answer did not get through
        context.services.courier.wake(change.after.id)


async def show_minute(context: Context, press: Press) -> None:
    """Show a game's rules in a minute; first which game, where that is not said."""
    if not press.args:
        await context.show(welcome.rules(context.words))
        return
    look = look_named(press.word(0))
    if look is None:
        raise TableError("button_changed")
    await context.show(rulebook.in_a_minute(look, context.words))


async def show_languages(context: Context, press: Press) -> None:
    """Show the languages to who may choose; to others what the welcome says, in their own."""
    del press
    guild_of(context.interaction)
    if people.can_choose_server_language(context):
        await context.show(language.ask_everywhere(context.words))
    else:
        await context.show(welcome.told_who_chooses(context.words))


def _game(press: Press) -> str:
    game = press.word(0)
    if game not in {each.name for each in GAMES}:
        raise TableError("button_changed")
    return game
