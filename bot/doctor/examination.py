"""Each check once at the playground and once at the Discord in question, one after the other."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass

import discord

from bot.app.endpoint import talking_to
from bot.doctor.checks import CHECKS, Check
from bot.doctor.checks.account import wanted
from bot.doctor.facts import ANSWER, Facts, Finding, UntriedError, differences
from bot.doctor.patient import Patient, admitted, worded
from bot.doctor.rights import missing
from bot.doctor.standin import TOKEN, stand_in


@dataclass(frozen=True, slots=True)
class Bed:
    """Who is examined, and the address; an empty one is the real Discord's."""

    patient: Patient
    address: str


async def findings(bed: Bed, *, press: bool) -> AsyncGenerator[Finding, None]:
    """Open a playground with a channel of the same kind; give what each check finds."""
    patient = bed.patient
    async with (
        stand_in(patient.place.kind) as playground,
        admitted(playground.url, TOKEN, playground.channel, playground, patient.said) as healthy,
    ):
        patient.lacks = healthy.lacks = missing(wanted(patient.place.type), patient.place.may)
        for check in CHECKS:
            if press or not check.asked:
                yield await _finding(check, Bed(healthy, playground.url), bed)


async def _finding(check: Check, healthy: Bed, bed: Bed) -> Finding:
    lacking = missing(check.needs, bed.patient.place.may)
    if lacking:
        return Finding(check.name, untried=UntriedError("permission", permissions=" ".join(lacking)))
    try:
        with talking_to(healthy.address):
            expected = await check.run(healthy.patient)
        came = await _facts(check, bed)
    except UntriedError as error:
        return Finding(check.name, untried=error)
    return Finding(check.name, differences(expected, came))


async def _facts(check: Check, bed: Bed) -> Facts:
    """Carry out a check; what it does not reckon with is a difference too."""
    with talking_to(bed.address):
        try:
            return await check.run(bed.patient)
        except UntriedError:
            raise
        except discord.HTTPException as error:
            return {ANSWER: worded(error)}
        except Exception as error:  # noqa: BLE001 (what came had another shape than the library or we expect)
            return {ANSWER: type(error).__name__}
