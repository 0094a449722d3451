"""What a game's own controls are made of: its commands, what its buttons do, its forms."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from discord import app_commands

from bot.tables.model import Act, Table
from bot.tables.rights import anybody
from bot.ui.kit.form import Filled, Form
from bot.ui.kit.message import Press
from bot.ui.request.context import Context
from bot.ui.request.services import Services
from rules.contract import AnyGame

PressHandler = Callable[[Context, Press], Awaitable[None]]
Commands = Callable[[app_commands.Group, Services], None]


@dataclass(frozen=True, slots=True)
class FormSteps:
    """A form's two ends: how it is made when it is asked for, and what happens with what was typed.

    `may` refuses who may not open it, or not now: nobody fills in what would be refused afterwards.
    """

    build: Callable[[Context, Press], Awaitable[Form]]
    submit: Callable[[Context, Press, Filled], Awaitable[None]]
    may: Callable[[Table, Act], None] = anybody

    async def made(self, context: Context, press: Press) -> Form:
        """Make the form for who may open it. TableError, RuleError: it would be refused."""
        self.may(await context.read(press.table), context.act)
        return await self.build(context, press)


Presses = Mapping[str, PressHandler]
Forms = Mapping[str, FormSteps]


@dataclass(frozen=True, slots=True, kw_only=True)
class Controls:
    """A game's own commands, buttons and forms. To add a game, make them and name them in `CONTROLS`."""

    game: AnyGame
    commands: Commands
    """Adds the game's own commands to its group."""
    presses: Presses
    """What the game's own buttons do, by action."""
    forms: Forms
    """The game's own forms, by action: "correct" always, "options" where there is anything to choose."""
