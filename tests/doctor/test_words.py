"""Whatever the doctor can find has its words, in every language."""

import re
from pathlib import Path

import pytest

import bot.doctor
from bot.app.endpoint import talking_to
from bot.doctor.checks import CHECKS
from bot.doctor.facts import Facts, UntriedError
from bot.doctor.patient import admitted
from bot.doctor.report import permissions_named
from bot.doctor.standin import TOKEN, stand_in
from bot.texts import LOCALES, words
from bot.texts.sentences import text_id
from bot.ui.kit.invitation import PERMISSIONS

SOURCES = Path(str(bot.doctor.__file__)).parent
REASON = re.compile(r'UntriedError\("(\w+)"|NoPlaceError\("(\w+)"')


async def every_fact() -> dict[str, Facts]:
    """Carry out every check at a playground in this process."""
    async with (
        stand_in("text") as playground,
        admitted(playground.url, TOKEN, playground.channel, playground, words("en")) as patient,
    ):
        with talking_to(playground.url):
            return {check.name: await check.run(patient) for check in CHECKS}


@pytest.mark.thorough
async def test_every_check_and_every_fact() -> None:
    found = await every_fact()
    texts = [text_id("doctor-check", name) for name in found]
    texts += [text_id("doctor-fact", fact) for facts in found.values() for fact in facts]
    lacking = [(locale, text) for locale in LOCALES for text in texts if not words(locale).has(text)]
    assert lacking == []
    assert all(found.values())


def test_every_reason_and_every_permission() -> None:
    reasons = [found for file in SOURCES.rglob("*.py") for found in REASON.findall(file.read_text("utf-8"))]
    texts = [
        text_id("doctor-untried", untried) if untried else text_id("doctor", no_place)
        for untried, no_place in reasons
    ]
    lacking = [(locale, text) for locale in LOCALES for text in texts if not words(locale).has(text)]
    assert len(reasons) > 8
    assert lacking == []
    used = [name for name, wanted in PERMISSIONS if wanted]
    for locale in LOCALES:
        named = permissions_named(words(locale), [*used, "connect"]).split(", ")
        assert len(set(named)) == len(used) + 1


def test_what_could_not_be_tried_says_why() -> None:
    error = UntriedError("nobody", seconds=5)
    assert words("en")(text_id("doctor-untried", error.reason), **error.facts).endswith("within 5 s.")
