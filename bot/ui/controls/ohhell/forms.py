"""The forms of Oh Hell: the one in which a player's bet and tricks are corrected."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.ui.controls.bidding.correcting import correct_form
from bot.ui.request.controls import FormSteps

FORMS: Final[Mapping[str, FormSteps]] = MappingProxyType({"correct": correct_form()})
