"""The end of a game: what moves it, what it is made of, and an end that is undone."""

from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass

import pytest

from tests.games.skullking.first_round import ROUND as KING_ROUND
from tests.games.skyjo.first_round import MISTAKE as SKYJO
from tests.kit.first_rounds import Played, each, seated
from tests.kit.moved_ends import Ending
from tests.kit.playground_client import Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.rows_of_games import ENDINGS
from tests.kit.wire_evening import pressable

Fields = Mapping[str, object]
OVER = "The game is over"


@story
@pytest.mark.situation("M6", "M7")
@pytest.mark.parametrize("ending", ENDINGS, ids=str)
async def test_a_correction_that_moves_the_end_says_so(
    swift_playground: Playground, ending: Ending
) -> AsyncGenerator[None, None]:
    evening = await seated(swift_playground, ending)
    await evening.play(*ending.played)
    await swift_playground.settle()
    for door in ("command", "form", "button"):
        refused = await ending.move(evening, door)
        says = f"With it, the game would have ended after {ending.refused}"
        assert says in refused["message"]["content"]
    yield
    await evening.push("Léa", refused["message"], ending.undo)
    for times, door in enumerate(("command", "form"), 1):
        assert OVER in (await ending.move(evening, door))["message"]["content"]
        await evening.final()
        goes_on = f"The game goes on: {ending.comes}."
        assert goes_on in (await ending.move(evening, door, back=True))["message"]["content"]
        await swift_playground.settle()
        assert sum(goes_on in m["content"] for m in await evening.public()) == times


@story
@pytest.mark.situation("M20")
@pytest.mark.parametrize("ending", ENDINGS, ids=str)
async def test_an_end_by_a_correction_is_undone_and_put_back(
    swift_playground: Playground, ending: Ending
) -> AsyncGenerator[None, None]:
    evening = await seated(swift_playground, ending)
    await evening.play(*ending.played)
    refused = (await ending.move(evening, "command"))["message"]
    await evening.push("Léa", refused, ending.undo)
    await ending.move(evening, "command")
    await evening.final()
    yield
    undone = await evening.push("Tom", await evening.posted("Léa corrected "), "Undo the correction")
    assert f"The game goes on: {ending.comes}." in undone["message"]["content"]
    told = await evening.posted("Tom undid the correction of ")
    assert f"The game goes on: {ending.comes}." in told["content"]
    assert OVER in (await evening.press("Tom", told, "redo"))["message"]["content"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Last(Played):
    """A game of two rounds that the last one has ended."""

    played: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Over(Last):
    """Options that are changed then."""

    anew: Fields
    """With these it is over too."""
    won: tuple[str, str]
    """Who has won with the options it began with, and who with these."""
    longer: Fields
    """With these it goes on."""
    shorter: Fields
    """With these it is over again."""


SKULL_OVER = Last(game="skull", played=(("Léa", "won challenger:Tom"),) * 2)
OVERS = (
    Over(
        game="points",
        options="rounds:2",
        played=(*each("score points:", Léa="1", Tom="2", Camille="3") * 2,),
        anew={"wins": ["lowest"]},
        won=("Camille", "Léa"),
        longer={"rounds": "3"},
        shorter={"rounds": "2"},
    ),
    Over(
        game="skyjo",
        options="threshold:40",
        played=SKYJO.rounds[0] * 2,
        anew={"other_threshold": "45"},
        won=("Léa", "Léa"),
        longer={"other_threshold": "60"},
        shorter={"other_threshold": "45"},
    ),
    Over(
        game="skullking",
        options="rounds:3,3 kraken:False whale:False",
        played=(
            *KING_ROUND,
            *each("bet tricks:", Léa="1", Tom="0", Camille="3"),
            *each("result tricks:", Léa="1", Tom="0", Camille="2 fourteens:3 black_fourteen:True"),
        ),
        anew={"switches": ["loot", "bonus_on_miss"]},
        won=("Tom", "Camille"),
        longer={"list": "3,3,3"},
        shorter={"list": "3,3"},
    ),
)


@story
@pytest.mark.situation("M11", "M20")
@pytest.mark.parametrize("over", OVERS, ids=str)
async def test_options_after_the_end_make_the_result_anew_or_move_the_end(
    swift_playground: Playground, over: Over
) -> AsyncGenerator[None, None]:
    evening = await seated(swift_playground, over)

    async def choose(fields: Fields) -> str:
        done = await evening.send("Léa", await evening.type("Léa", "options"), **fields)
        await swift_playground.settle()
        return str(done["message"]["content"])

    await evening.play(*over.played)
    first = await evening.final()
    assert first["content"].split(": ")[1].startswith(over.won[0])
    await choose(over.anew)
    finals = [m for m in await evening.public() if pressable(m, "rematch")]
    assert len(finals) == len(set(over.won))  # the same result is not posted again
    assert finals[-1]["content"].split(": ")[1].startswith(over.won[1])
    yield
    assert (await evening.type("Tom", "options"))["outcome"] == "message"
    goes_on = "The game goes on: round 3 comes next."
    assert goes_on in await choose(over.longer)
    assert goes_on in (await evening.posted("Léa changed what is played"))["content"]
    assert OVER in await choose(over.shorter)
    told = await evening.posted("Léa changed what is played")
    undone = await evening.push("Léa", told, "Undo the change of options")
    assert goes_on in undone["message"]["content"]
    told = await evening.posted("Léa undid the change of what is played")
    assert goes_on in told["content"]
    assert OVER in (await evening.press("Léa", told, "redo"))["message"]["content"]


@story
@pytest.mark.situation("M20")
@pytest.mark.parametrize("last", [*OVERS, SKULL_OVER], ids=str)
async def test_an_end_by_the_last_round_is_undone_and_put_back(
    swift_playground: Playground, last: Last
) -> AsyncGenerator[None, None]:
    evening = await seated(swift_playground, last)
    await evening.play(*last.played)
    await evening.final()
    yield
    undone = await evening.type("Tom", "undo")
    told = await evening.posted("Tom undid ")
    what = "challenge 2" if last is SKULL_OVER else "round 2"
    assert f"The game goes on: {what} comes next." in undone["message"]["content"]
    assert what in told["content"].partition("Back to: ")[2]
    assert OVER in (await evening.press("Tom", told, "redo"))["message"]["content"]


@pytest.mark.thorough
@pytest.mark.situation("M13")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
