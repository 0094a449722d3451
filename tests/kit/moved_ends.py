"""Games whose end a correction moves: with it they would have been over before what was played since."""

from collections.abc import Mapping
from dataclasses import dataclass

from tests.kit.first_rounds import Played, Table
from tests.kit.playground_client import Json


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending(Played):
    """A game played beyond where a correction of an earlier round would have ended it."""

    played: tuple[tuple[str, str], ...]
    command: Mapping[str, object]
    """The correction."""
    back: Mapping[str, object]
    """What takes it back again."""
    form: Mapping[str, object]
    form_back: Mapping[str, object]
    """The same two, as they are filled into the form."""
    refused: str
    undo: str
    comes: str

    async def move(self, table: Table, door: str, *, back: bool = False) -> Json:
        """Correct, as Léa, what moves the end of the game, or correct that back."""
        typed = self.back if back else self.command
        if door == "command":
            return await table.command("Léa", "correct", **typed)
        form = await table.opened("Léa", door, self, int(str(typed["round"])))
        return await table.send("Léa", form, **(self.form_back if back else self.form))
