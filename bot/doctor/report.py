"""What was found, for a person and as one JSON object."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.doctor.facts import Difference, Fact, Finding, Outcome
from bot.doctor.patient import Patient
from bot.texts import Words
from bot.texts.sentences import text_id
from bot.ui.request.missing_permissions import By
from bot.ui.request.missing_permissions_text import called

INDENT: Final = " " * 4
WORDS_OF_DISCORD: Final = frozenset({"missing", "allowed_anyway"})
"""Facts that list permissions, which have names of their own in every language."""


def opening(said: Words, patient: Patient) -> str:
    """Say who is examined where."""
    place = patient.place
    name = str(patient.client.user)
    return said("doctor-who", bot=name, server=place.server, channel=place.name)


def lines(said: Words, finding: Finding) -> Iterator[str]:
    """Say what came of a check; each difference has a line of its own."""
    words = {outcome: said(text_id("doctor", outcome)) for outcome in Outcome}
    width = max(map(len, words.values()))
    yield f"{words[finding.outcome]:<{width}}  {said(text_id('doctor-check', finding.check))}"
    if finding.untried is not None:
        yield INDENT + _reason(said, finding)
    for each in finding.differences:
        yield INDENT + _difference(said, each)


def closing(said: Words, findings: Sequence[Finding], requests: int, left: Sequence[int]) -> Iterator[str]:
    """Say what is left there, how many requests it took, and how many differences there are."""
    if left:
        yield said("doctor-left", messages=", ".join(map(str, left)))
    yield said("doctor-requests", count=requests)
    yield said("doctor-differences", count=count(findings))


def count(findings: Sequence[Finding]) -> int:
    """Count the differences."""
    return sum(len(finding.differences) for finding in findings)


def as_json(
    said: Words, patient: Patient, findings: Sequence[Finding], requests: int, left: Sequence[int]
) -> str:
    """Return everything as one object; ids are texts, as Discord writes them."""
    place = patient.place
    shown = {
        "bot": {"id": str(patient.me), "name": str(patient.client.user)},
        "server": {"id": str(place.guild), "name": place.server},
        "channel": {"id": str(place.channel), "name": place.name, "kind": place.kind},
        "checks": [_object(said, finding) for finding in findings],
        "requests": requests,
        "left": [str(message) for message in left],
        "differences": count(findings),
    }
    return json.dumps(shown, ensure_ascii=False)


def permissions_named(said: Words, names: Sequence[str]) -> str:
    """List permissions as Discord's settings call them."""
    return ", ".join(called(name, By.CHANNEL, said) for name in names)


def _object(said: Words, finding: Finding) -> dict[str, Any]:
    return {
        "check": finding.check,
        "outcome": finding.outcome,
        "differences": [
            {"what": each.what, "expected": each.expected, "came": each.came} for each in finding.differences
        ],
        "reason": None if finding.untried is None else _reason(said, finding),
    }


def _reason(said: Words, finding: Finding) -> str:
    untried = finding.untried
    assert untried is not None  # noqa: S101 -- the caller has looked
    facts = dict(untried.facts)
    if "permissions" in facts:
        facts["permissions"] = permissions_named(said, str(facts["permissions"]).split())
    return said(text_id("doctor-untried", untried.reason), **facts)


def _difference(said: Words, each: Difference) -> str:
    permissions = each.what in WORDS_OF_DISCORD
    expected, came = (_shown(said, fact, permissions=permissions) for fact in (each.expected, each.came))
    what = said(text_id("doctor-fact", each.what))
    return said("doctor-difference", what=what, expected=expected, came=came)


def _shown(said: Words, fact: Fact, *, permissions: bool) -> str:
    if fact is None:
        return said("doctor-nothing")
    if isinstance(fact, bool):
        return said("doctor-yes" if fact else "doctor-no")
    if isinstance(fact, tuple):
        listed = permissions_named(said, fact) if permissions else ", ".join(fact)
        return listed or said("doctor-none")
    return str(fact)
