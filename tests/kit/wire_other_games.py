"""An evening of Skyjo, Skull or plain points over the wire, and the acts that people need for it."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

from rules.sheet import answer, read
from tests.kit.playground_client import Json, Playground
from tests.kit.wire_evening import Evening, buttons, eventually, pressable


class OtherEvening(Evening):
    """An evening of the game that `game` names. `acts` counts what each person typed, pressed and sent."""

    game: ClassVar[str]

    def __init__(self, playground: Playground, channel: Json, people: dict[str, Json]) -> None:
        super().__init__(playground, channel, people)
        self.acts: Counter[str] = Counter()

    @classmethod
    async def gathered(cls, playground: Playground, names: Sequence[str], *, locale: str = "en-US") -> Self:
        """Have people come together in a channel, without a table yet."""
        people = {name: await playground.person(name, locale=locale) for name in names}
        return cls(playground, await playground.channel(cls.game), people)

    @classmethod
    async def seated(
        cls, playground: Playground, names: Sequence[str], *, options: str = "", locale: str = "en-US"
    ) -> Self:
        """Open a table where everybody sits, and begin."""
        evening = await cls.gathered(playground, names, locale=locale)
        lobby = (await evening.type(names[0], f"new {options}".strip()))["message"]
        for name in names[1:]:
            await evening.press(name, lobby, "join")
        await evening.press(names[0], lobby, "begin")
        await evening.board(1)
        evening.acts.clear()
        return evening

    async def type(self, who: str, text: str) -> Json:
        self.acts[who] += 1
        return await self.playground.type(self.people[who], self.channel, f"/{self.game} {text}")

    async def command(self, who: str, verb: str, **options: object) -> Json:
        self.acts[who] += 1
        return await self.playground.type(
            self.people[who], self.channel, command=f"{self.game} {verb}", options=options
        )

    async def press(self, who: str, message: Json, action: str, *args: object) -> Json:
        self.acts[who] += 1
        return await super().press(who, message, action, *args)

    async def send(self, who: str, opened: Json, **typed: object) -> Json:
        """Fill in the form that was opened, field by field, and send it."""
        self.acts[who] += 1
        assert opened["outcome"] == "modal", opened
        ids = field_ids(opened["modal"])
        fields = {ids[name.replace("_", "-")]: value for name, value in typed.items()}
        return await self.playground.submit_fields(self.people[who], opened, fields)

    async def panel(self, who: str, round_: int = 1) -> Json:
        """Return somebody's own private panel."""
        panel: Json = (await self.press(who, await self.board(round_), "mine"))["message"]
        return panel

    async def scored(self, round_: int) -> Json:
        """Wait for the public scores of a round: the message of that round which is no board."""

        async def look() -> Json | None:
            for message in reversed(await self.public()):
                ids = "\n".join(str(button.get("custom_id")) for button in buttons(message))
                if f" {round_}: " in message["content"] and ":undo:" in ids and "@board" not in ids:
                    return message
            return None

        return await eventually(look, f"the scores of round {round_}")

    async def final(self) -> Json:
        """Wait for the final leaderboard."""

        async def look() -> Json | None:
            return next((m for m in await self.public() if pressable(m, "rematch")), None)

        return await eventually(look, "the final leaderboard", patience=60)


def totals_in(message: Json) -> dict[str, int]:
    """Read names and totals from rows such as `1   120   +60` **Léa**; other lines are passed over."""
    rows = re.findall(
        r"^` *\d+ +([−\d]+)[^`]*` \*\*(.*)\*\*", message["embeds"][0]["description"], re.MULTILINE
    )
    return {name: int(total.replace("−", "-")) for total, name in rows}


def field_ids(modal: Json) -> dict[str, str]:
    """Return the custom_id of each field of a form, by the field's name."""
    ids = [str(label["component"]["custom_id"]) for label in modal["components"]]
    return {custom_id.partition(":")[0]: custom_id for custom_id in ids}


def shown_in(modal: Json) -> dict[str, Any]:
    """Return what stands in a form's fields: a text, or the values that are chosen."""
    shown: dict[str, Any] = {}
    for label in modal["components"]:
        component = label["component"]
        name = str(component["custom_id"]).partition(":")[0]
        if "options" in component:
            shown[name] = [o["value"] for o in component["options"] if o.get("default")]
        else:
            shown[name] = component.get("value") or ""
    return shown


def sheet_answer(game: str, names: Sequence[str], played: Sequence[Mapping[str, Any]], **options: Any) -> Any:
    """Return what the score sheet says of the rounds that were played."""
    return answer(read({"game": game, "players": list(names), "options": options, "played": list(played)}))
