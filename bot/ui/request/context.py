"""One interaction: who acts, in which language, and the one answer that the person gets.

Discord wants a first answer within three seconds. Whatever is still at work shortly before that
is deferred by itself, so that no handler has to guess how long the database will take.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec

import discord

from bot.store.kept import watched
from bot.tables.edit import Edit
from bot.tables.model import Act, Change, Place, Table, TableError
from bot.tables.view import View, view_of
from bot.texts import Words
from bot.ui.kit.form import Filled, Form, modal
from bot.ui.kit.message import Button, Message
from bot.ui.kit.send import editing, sending, with_note
from bot.ui.request.chosen import Chosen
from bot.ui.request.places import Barrier, barrier_at, barrier_here, with_way_in
from bot.ui.request.public_language import opening_language
from bot.ui.request.services import Services

Interaction = discord.Interaction[Any]
Said = ParamSpec("Said")
"""What a use-case takes besides the table."""


def guild_of(interaction: Interaction) -> int:
    """Return the id of the server where somebody acts. TableError `servers_only`."""
    if interaction.guild_id is None:
        raise TableError("servers_only")
    return interaction.guild_id


class Context:
    """What a handler is given: who acts and where, and the ways to answer, of which exactly one is used."""

    def __init__(self, services: Services, interaction: Interaction) -> None:
        self.services = services
        self.tables = services.tables
        self.interaction = interaction
        self.locale = str(interaction.locale)
        self.words: Words = services.words(self.locale)
        self.answered = False
        self.public = False
        """The answer is for everyone: where it is deferred, it is deferred so that everyone sees it."""
        self.table: Table | None = None
        """The table of this interaction, once read or changed: its names stand in error sentences."""
        self.about: int | None = None
        """The id of that table, once it is known that who acts may see it."""
        self.typed: Callable[[Form], Filled] | None = None
        """Where the press is "Correct" under a refused form: what had been typed into it."""
        self.chosen: tuple[Chosen, ...] = ()
        """Whom a select over the people of the server names."""
        self.says_why_mute = False
        """The answer itself says what keeps the bot from writing in the channel."""
        self.kept = watched()
        """What has been written for this interaction so far."""
        self._deferred = False
        self._lock = asyncio.Lock()
        services.languages.seen(interaction.user.id, self.locale)

    @property
    def act(self) -> Act:
        """Who acts, and by which interaction."""
        user = self.interaction.user
        return Act(
            interaction=self.interaction.id,
            user=user.id,
            name=user.display_name,
            moderates=self.interaction.permissions.manage_messages,
        )

    @property
    def private(self) -> bool:
        """Return whether the pressed message is seen by this person alone: it may be edited in place."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    async def place(self) -> Place:
        """Return where the person acts, with the language of what is said there in public."""
        guild, channel = guild_of(self.interaction), self.interaction.channel_id
        if channel is None:
            raise RuntimeError("an interaction of a server comes from a channel")
        server, locale = self.interaction.guild, str(self.interaction.guild_locale or "")
        features = server.features if server is not None else ()
        language = await opening_language(self.tables, guild, features, locale, self.locale)
        return Place(guild=guild, channel=channel, locale=language)

    async def read(self, table: int, *, anew: bool = False) -> Table:
        """Return a table as it was read first, or last changed, for this interaction. TableError `no_table`.

        `anew`: as it is now. What may have changed meanwhile is seen by the transaction that changes it.
        """
        if anew or self.table is None or self.table.id != table:
            self.table = await self.tables.get(table)
        return self.table

    async def change(
        self,
        table: int,
        use_case: Callable[Concatenate[Edit, Said], None],
        *args: Said.args,
        **kwargs: Said.kwargs,
    ) -> Change:
        """Have who acts do this at a table, which needs not be read before. Errors as `Tables.change`."""
        self.about = table
        change = await self.tables.change(self.act, table, use_case, *args, **kwargs)
        self.table = change.after
        return change

    def view(self, table: Table) -> View:
        """Return a table as who acts may see it."""
        return view_of(table, self.interaction.user.id)

    def barrier(self) -> Barrier | None:
        """Return what keeps the bot from writing where the table is played, or else where the person acts."""
        table = self.table
        if table is None or table.place.channel == self.interaction.channel_id:
            return barrier_here(self.interaction)
        return barrier_at(self.interaction.client, table.place)

    def _noting(self, message: Message) -> Message:
        """Return the answer with what keeps the bot from showing the table to all, if anything does."""
        table = self.table
        if table is None or not table.live or self.says_why_mute:
            return message
        barrier = self.barrier()
        if barrier is None:
            return message
        note = self.words("tabletop-mute", barrier=barrier.value)
        shown = replace(message, content=with_note(message.content, note))
        return with_way_in(shown, barrier, self.words, self.interaction.client, table.place.guild)

    async def tell(self, message: Message | str) -> None:
        """Answer this person alone."""
        message = self._noting(Message(content=message) if isinstance(message, str) else message)
        async with self._lock:
            response = self.interaction.response
            if not response.is_done():
                await response.send_message(**sending(message), ephemeral=True)
            elif self._waits_alone and not self.answered and not self.public:
                await self.interaction.edit_original_response(**editing(message))
            else:
                if self.public and self._waits_alone and not self.answered:
                    # what was deferred for everyone stays so: only without it is the next message private
                    await self.interaction.delete_original_response()
                await self.interaction.followup.send(**sending(message), ephemeral=True)
            self.answered = True

    async def show(self, message: Message) -> None:
        """Edit the private message that was pressed; where there is none, answer this person alone."""
        if not self.private or self.answered:
            await self.tell(message)
            return
        message = self._noting(message)
        async with self._lock:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**editing(message))
            else:
                await self.interaction.response.edit_message(**editing(message))
            self.answered = True
            if self.interaction.message is not None:
                self.services.double_presses.redrawn(self.interaction.message.id)

    async def redraw(self, message: Message) -> None:
        """Edit the public message that was pressed, as its answer."""
        async with self._lock:
            if self.interaction.response.is_done():
                await self.interaction.edit_original_response(**editing(message))
            else:
                await self.interaction.response.edit_message(**editing(message))
            self.answered = True

    async def publish(self, message: Message) -> int | None:
        """Answer for everyone to see, and give the message's id. `public` was set before anything slow."""
        async with self._lock:
            self.answered = True
            response = self.interaction.response
            if not response.is_done():
                sent = await response.send_message(**sending(message))
                return sent.message_id
            if self._waits_alone:
                return (await self.interaction.edit_original_response(**editing(message))).id
            return (await self.interaction.followup.send(**sending(message), wait=True)).id

    async def form(self, form: Form) -> None:
        """Show a form, filled with what had been typed if this is a second try.

        A form can only be a first answer: where the time for that is over, a button opens it.
        """
        if self.typed is not None:
            form = form.filled_with(self.typed(form))
        async with self._lock:
            if not self.interaction.response.is_done():
                opening = replace(form.press, args=(*form.press.args, f"@{self.interaction.id:x}"))
                await self.interaction.response.send_modal(modal(replace(form, press=opening)))
                self.answered = True
                return
        button = Button(label=self.words("form-open"), press=form.press, style="primary")
        await self.tell(Message(content=self.words("form-ready"), rows=((button,),)))

    async def acknowledge(self) -> None:
        """Answer a press without words: what it changed is seen elsewhere."""
        async with self._lock:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer()
            self.answered = True

    async def defer(self) -> None:
        """Ask Discord for more time; nothing happens where an answer was given."""
        async with self._lock:
            if self.interaction.response.is_done():
                return
            self._deferred = True
            if self._waits_alone:
                await self.interaction.response.defer(ephemeral=not self.public, thinking=True)
            else:
                await self.interaction.response.defer()

    async def once(self) -> None:
        """Go on only where Discord still waits for an answer: what may not be repeated comes after this.

        Where it does not, nothing happens, so that who types again does it once. HTTPException.
        """
        await self.defer()

    @property
    def _waits_alone(self) -> bool:
        """Return whether a deferred answer is a "thinking…" of its own, not the pressed message."""
        return self.interaction.message is None
