"""A trick of Skull King as JSON gives it: who played which card, and the referee's answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.contract import RuleError
from rules.names import player_name, with_names
from rules.options import shown
from rules.sheet_form import a_list, an_object, check_keys, required
from rules.skullking.card_names import read_card
from rules.skullking.cards import Card
from rules.skullking.editions import Edition
from rules.skullking.spoils import Play
from rules.skullking.trick import Trick, resolve

KEYS: Final = ("plays", "edition", "ghost")
PAIR: Final = 2
"""A play is who played, and the card."""
NO_ROUND: Final = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickSheet:
    """The cards in the order played, who played them, and the verdict."""

    names: tuple[str, ...]
    plays: tuple[Play, ...]
    edition: Edition
    trick: Trick


def read(raw: object) -> TrickSheet:
    """Read and judge a trick: `plays`, and where wanted `edition` and `ghost` (who is Graybeard).

    RuleError for whatever the rules or the format forbid; it names players by their names.
    """
    values = an_object(raw, "", NO_ROUND)
    check_keys(values, KEYS, NO_ROUND)
    plays = [_pair(play) for play in a_list(required(values, "plays", NO_ROUND), "plays", NO_ROUND)]
    names = tuple(dict.fromkeys(player_name(name) for name, _ in plays))
    seats = {name: seat for seat, name in enumerate(names)}
    played = tuple(Play(seats[str(name)], _card(card)) for name, card in plays)
    ghost = values.get("ghost")
    if ghost is not None and ghost not in names:
        raise RuleError("sheet_unknown_player", round=NO_ROUND, given=shown(ghost))
    edition = _edition(values)
    try:
        verdict = resolve(played, edition, None if ghost is None else names.index(str(ghost)))
    except RuleError as error:
        raise RuleError(error.code, **with_names(error.facts, names)) from error
    return TrickSheet(names=names, plays=played, edition=edition, trick=verdict)


def answer(sheet: TrickSheet) -> dict[str, object]:
    """Say who wins, who leads next, and what the trick is worth, as one JSON object."""
    trick, names = sheet.trick, sheet.names
    return {
        "winner": None if trick.winner is None else names[trick.winner],
        "leads": names[trick.leads],
        "destroyed": trick.destroyed,
        "bonuses": {
            "fourteens": trick.bonuses.fourteens,
            "black_fourteen": trick.bonuses.black_fourteen,
            "mermaids": trick.bonuses.mermaids,
            "pirates": trick.bonuses.pirates,
            "skull_king": trick.bonuses.skull_king,
        },
        "alliances": [[names[player], names[winner]] for player, winner in trick.alliances],
    }


def _pair(play: object) -> tuple[object, object]:
    both = a_list(play, "plays", NO_ROUND)
    if len(both) != PAIR:
        raise RuleError("trick_not_a_play", given=shown(play))
    return both[0], both[1]


def _card(card: object) -> Card:
    if not isinstance(card, str):
        raise RuleError("card_unknown", given=shown(card))
    return read_card(card)


def _edition(values: Mapping[str, object]) -> Edition:
    given = values.get("edition", Edition.NEW)
    for edition in Edition:
        if given == edition.value:
            return edition
    choices = tuple(edition.value for edition in Edition)
    raise RuleError("option_choice", option="edition", given=shown(given), choices=choices)
