"""What an entry belongs to: its round is said, and what crosses the end of one is asked about."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

import pytest

from tests.games.points.first_round import MISTAKE as POINTS
from tests.games.skull.first_round import MISTAKE as SKULL
from tests.games.skullking.first_round import MISTAKE as SKULL_KING
from tests.games.skyjo.first_round import MISTAKE as SKYJO
from tests.kit.first_rounds import Mistake, Table
from tests.kit.hand_made_messages import pressed
from tests.kit.playground_client import Json, Playground
from tests.kit.restarted_stories import restarted, story
from tests.kit.rows_of_games import MISTAKES
from tests.kit.wire_evening import pressable

NAMES: Final = ("Léa", "Tom", "Camille")
DOORS: Final = ("command", "button")
ROUND: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "points": (
        ("Camille", "score points:3"),
        ("Léa", "score points:1"),
        ("Léa", "score points:2 player:Tom"),
    ),
    "skyjo": (
        ("Camille", "score points:3"),
        ("Léa", "score points:1 finisher:True"),
        ("Léa", "score points:2 player:Tom"),
    ),
}
"""A round in which Léa, the host, enters for Tom."""
CARDS: Final = "5 1 2 3 / 5 4 6 7 / 5 8 9 10"
TYPED: Final[dict[str, tuple[str, dict[str, object], str]]] = {
    "points": ("score", {"points": 7}, "7"),
    "skyjo": ("score", {"points": 7, "finisher": True}, "7"),
    "skyjo cards": ("grid", {"cards": CARDS}, "5 1 2 3"),
}
"""What Tom types a second later: the verb, its options, and what is shown of it."""


async def begun(playground: Playground, game: str, options: str = "") -> Table:
    """Seat everybody."""
    named = game

    class Own(Table):
        game = named

    return await Own.seated(playground, NAMES, options=options)


async def crossed(playground: Playground, typed: str) -> tuple[Table, Json]:
    """Have the round scored with what Léa entered for Tom, who types his own right after it."""
    evening = await begun(playground, typed.partition(" ")[0])
    await evening.play(*ROUND[evening.game])
    verb, options, _ = TYPED[typed]
    return evening, (await evening.command("Tom", verb, **options))["message"]


@story
@pytest.mark.situation("E1", "E2")
@pytest.mark.parametrize("typed", TYPED)
async def test_what_crossed_the_end_of_a_round_is_asked_about(
    swift_playground: Playground, typed: str
) -> AsyncGenerator[None, None]:
    evening, asked = await crossed(swift_playground, typed)
    shown = TYPED[typed][2]
    assert "Round 1 was scored a moment ago" in asked["content"]
    assert f"Is {shown}" in asked["content"]
    await swift_playground.settle()
    assert "Waiting for everybody" in (await evening.board(2))["content"]
    yield
    given = await evening.push("Tom", asked, shown)
    assert "(round 2)" in given["message"]["content"]
    await swift_playground.settle()
    assert "Waiting for Léa, Camille" in (await evening.board(2))["content"].replace(" and ", ", ")
    if typed == "skyjo cards":  # nobody has closed this round yet
        return
    await evening.play(("Léa", "score points:1"), ("Camille", "score points:3"))
    await evening.board(3)
    again = str(pressable(asked, "give"))
    late = (await pressed(swift_playground, evening.people["Tom"], evening.channel, again))[again]
    assert "nothing was changed" in late["message"]["content"]


@story
@pytest.mark.situation("E2")
@pytest.mark.parametrize("mistake", MISTAKES, ids=str)
async def test_a_button_or_form_of_a_round_that_is_scored_changes_nothing(
    swift_playground: Playground, mistake: Mistake
) -> AsyncGenerator[None, None]:
    evening = await begun(swift_playground, mistake.game, mistake.options)
    await evening.play(*mistake.rounds[0][: mistake.bets])
    if mistake.bets:
        await evening.declaring(1)
    opened = await evening.press("Tom", await evening.board(1), mistake.opens)
    await evening.play(*mistake.rounds[0][mistake.bets :])
    await evening.board(2)
    yield
    if mistake.late:
        action, *args = mistake.late
        said = await evening.press("Tom", opened["message"], str(action), *args)
    else:
        said = await evening.send("Tom", opened, points="9")
    assert "nothing was changed" in said["message"]["content"]


@story
@pytest.mark.situation("E3")
@pytest.mark.parametrize("typed", ["won challenger:Tom bid:2", "failed challenger:Tom skull:Léa"])
async def test_the_same_challenge_by_two_is_asked_about(
    swift_playground: Playground, typed: str
) -> AsyncGenerator[None, None]:
    evening = await begun(swift_playground, "skull")
    answers = await asyncio.gather(*(evening.type(name, typed) for name in NAMES[1:]))
    asked = [answer["message"] for answer in answers if "Was there another" in answer["message"]["content"]]
    assert len(asked) == 1
    await evening.board(2)
    await swift_playground.settle()
    who = next(name for name, answer in zip(NAMES[1:], answers, strict=True) if answer["message"] == asked[0])
    yield
    again = await evening.push(who, asked[0], "Record it as challenge 2 too")
    assert "Scored (challenge 2)" in again["message"]["content"] or "over" in again["message"]["content"]


@story
@pytest.mark.situation("E4")
async def test_a_bet_after_the_reveal_and_tricks_after_the_scores_are_refused(
    swift_playground: Playground,
) -> AsyncGenerator[None, None]:
    evening = await begun(swift_playground, "skullking", SKULL_KING.options)
    await evening.play(*SKULL_KING.rounds[0][:3])
    await evening.declaring(1)
    yield
    refused = await evening.type("Tom", "bet tricks:2")
    assert pressable(refused["message"], "bet") is None
    assert "revealed already" in refused["message"]["content"]
    await evening.play(*SKULL_KING.rounds[0][3:])
    await evening.board(2)
    refused = await evening.type("Tom", "result tricks:2")
    assert "bids come first" in refused["message"]["content"]
    await swift_playground.settle()
    assert await evening.tom() == SKULL_KING.before
    assert "Waiting for everybody" in (await evening.board(2))["content"]


@story
@pytest.mark.situation("E5")
@pytest.mark.parametrize("mistake", MISTAKES, ids=str)
@pytest.mark.parametrize("door", DOORS)
async def test_a_receipt_names_its_round(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    evening = await begun(swift_playground, mistake.game, mistake.options)
    yield
    for who, typed in mistake.rounds[0]:
        said = (await evening.enter(who, door, typed))["message"]["content"]
        word = "challenge" if mistake is SKULL else "round"
        assert f"({word} 1)" in said or "shown in the channel" in said, said


@story
@pytest.mark.situation("E6")
@pytest.mark.parametrize("mistake", [SKULL_KING, SKYJO, POINTS], ids=str)
@pytest.mark.parametrize("door", DOORS)
async def test_the_last_parts_in_the_same_instant_score_once(
    swift_playground: Playground, mistake: Mistake, door: str
) -> AsyncGenerator[None, None]:
    evening = await begun(swift_playground, mistake.game, mistake.options)
    rows = mistake.rounds[0]
    await evening.play(*rows[:-2])
    if mistake is SKULL_KING:
        await evening.declaring(1)
    yield
    said = await asyncio.gather(*(evening.enter(who, door, typed) for who, typed in rows[-2:]))
    assert sum("Scored (round 1)" in one["message"]["content"] for one in said) == 1
    await evening.board(2)
    await swift_playground.settle()
    assert await evening.tom() == mistake.before


@story
@pytest.mark.situation("E11")
@pytest.mark.parametrize("told", ["points", "skyjo", "skullking", "skullking by button"])
async def test_who_sat_every_round_out_wins_nothing(
    swift_playground: Playground, told: str
) -> AsyncGenerator[None, None]:
    game = told.partition(" ")[0]
    options = {"points": "wins:lowest rounds:1", "skyjo": "threshold:50", "skullking": "rounds:2"}
    evening = await begun(swift_playground, game, options[game])
    if game == "skullking":
        await evening.play(("Léa", "bet tricks:0"), ("Camille", "bet tricks:0"))
        yield
        if told == game:
            await evening.type("Léa", "reveal")
        else:
            shown = (await evening.press("Léa", await evening.board(1), "menu"))["message"]
            asked = (await evening.press("Léa", shown, "reveal"))["message"]
            await evening.press("Léa", asked, "revealyes")
        await evening.play(("Léa", "result tricks:2"), ("Camille", "result tricks:0"))
    else:
        form = await evening.type("Léa", "round")
        yield
        closer = {"closer": ["0"]} if game == "skyjo" else {}
        await evening.send("Léa", form, lines="Léa: 5\nTom: x\nCamille: 70", **closer)
    final = await evening.final()
    winner = "Camille" if game == "skullking" else "Léa"
    assert winner in final["content"].split(",")[0].split(".")[0]
    rows = [line for line in final["embeds"][0]["description"].splitlines() if line.startswith("`")]
    assert "Tom" in rows[-1]
    assert "Tom" not in "".join(rows[:-1])


@pytest.mark.thorough
@pytest.mark.situation("E10")
async def test_a_restart_in_between_changes_nothing_of_that(mended_playground: Playground) -> None:
    await restarted(mended_playground, globals())
