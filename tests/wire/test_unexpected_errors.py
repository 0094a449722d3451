"""An error that nobody has thought of: one sentence with a code, and a line of the log with that code."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.kit.playground_client import Json, Playground, client, process
from tests.kit.spoilt_database import spoil
from tests.kit.wire_evening import Evening, pressable

CODE: Final = re.compile(r"\bcode ([0-9A-Z]{4})\b")
NOT_SHOWN: Final = "I could not show this. Nothing was changed. Try again; if it repeats, give code {}."
COUNTS: Final = (
    "This counts, but I could not show what came of it. Look at the table; if it repeats, give code {}."
)
INVALID_FORM_BODY: Final = 50035
SPOILT: Final = "UPDATE tables SET host_seen = 'no instant'"
"""Reading a table ends in an error that is none of ours."""
MENDED: Final = "UPDATE tables SET host_seen = 0"


def code_in(content: str) -> str:
    """Return the code that a sentence gives."""
    (code,) = CODE.findall(content)
    return str(code)


async def logged(playground: Playground, code: str) -> str:
    """Return the one line of the log that has the code."""
    (line,) = [line for line in await playground.log() if f"reference={code}" in line]
    assert " unexpected " in line
    return line


async def seated(playground: Playground) -> Evening:
    evening = await Evening.open(playground, "Léa", "Tom")
    await evening.seat_all(first="Léa", options="rounds:3,3")
    await playground.settle()
    return evening


def alone(answer: Json) -> str:
    """Return what one person alone was told."""
    assert answer["message"]["ephemeral"]
    return str(answer["message"]["content"])


async def test_an_error_in_our_own_code_is_a_sentence_with_the_code_of_its_line_in_the_log(
    tmp_path: Path,
) -> None:
    file = tmp_path / "bot.sqlite3"
    with process("--database", str(file)) as running:
        async with client(running.url()) as playground:
            evening = await seated(playground)
            panel = (await evening.press("Tom", await evening.board(1), "mine"))["message"]
            menu = (await evening.press("Léa", await evening.board(1), "menu"))["message"]
            form = await evening.press("Léa", menu, "options")
            await playground.settle()
            before = len(await playground.log())
            spoil(file, SPOILT)
            said = [
                alone(await evening.type("Tom", "scores")),
                alone(await evening.press("Tom", panel, "bet", 1, 1)),
                alone(await playground.submit_fields(evening.people["Léa"], form, {})),
            ]
            codes = [code_in(content) for content in said]
            assert said == [NOT_SHOWN.format(code) for code in codes]
            assert len(set(codes)) == len(codes)
            for code in codes:
                assert "TypeError" in await logged(playground, code)
            completed = await playground.type(
                evening.people["Tom"], evening.channel, command="skullking why", options={"player": "t"},
                focused="player",
            )  # fmt: skip
            assert completed["choices"] == []
            assert len((await playground.log())[before:]) == len(codes) + 1
            spoil(file, MENDED)
            assert "Your bet: 1" in alone(await evening.type("Tom", "bet tricks:1"))


async def test_the_french_are_told_in_french(mended_playground: Playground) -> None:
    evening = await Evening.open(mended_playground, "Léa", "Tom", locale="fr")
    await evening.seat_all(first="Léa", options="rounds:3,3")
    await fail_to_answer(mended_playground)
    said = alone(await evening.type("Tom", "scores"))
    (code,) = re.findall(r"code ([0-9A-Z]{4})\b", said)
    assert said.startswith("Je n’ai pas pu")
    await logged(mended_playground, code)


async def fail_to_answer(playground: Playground) -> None:
    """Have Discord refuse the next answer for a reason that nobody has thought of."""
    await playground.settle()
    await playground.fault("/callback$", method="POST", status=400, code=INVALID_FORM_BODY, times=1)


@pytest.mark.parametrize("door", ["command", "button"])
async def test_what_counts_though_its_answer_failed_is_said_to_count(
    mended_playground: Playground, door: str
) -> None:
    evening = await seated(mended_playground)
    panel = (await evening.press("Tom", await evening.board(1), "mine"))["message"]
    await fail_to_answer(mended_playground)
    answer = await (
        evening.type("Tom", "bet tricks:1") if door == "command" else evening.press("Tom", panel, "bet", 1, 1)
    )
    said = alone(answer)
    code = code_in(said)
    assert said == COUNTS.format(code)
    assert "HTTPException" in await logged(mended_playground, code)
    await evening.posted("Waiting for Léa.")
    assert pressable((await evening.press("Tom", await evening.board(1), "mine"))["message"], "unbet", 1)
