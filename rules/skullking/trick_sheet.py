"""A trick of Skull King as JSON gives it: who played which card, and the referee's answer."""

import sys
from dataclasses import dataclass
from typing import Final

from rules.contract import RuleError
from rules.limits import LONGEST_TEXT
from rules.names import player_name, with_names
from rules.options import as_json, excerpt, read_choice
from rules.sheet_form import Names, a_list, an_object, check_keys, required
from rules.skullking.card_names import read_card
from rules.skullking.cards import Card
from rules.skullking.editions import Edition
from rules.skullking.spoils import Play
from rules.skullking.trick import MOST_PLAYS, Trick, resolve

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
    listed = a_list(required(values, "plays", NO_ROUND), "plays", NO_ROUND, most=sys.maxsize)
    if len(listed) > MOST_PLAYS:
        raise RuleError("trick_too_many_cards", given=len(listed), high=MOST_PLAYS)
    plays = [_pair(play) for play in listed]
    names = Names(tuple(dict.fromkeys(player_name(name) for name, _ in plays)))
    played = tuple(Play(names.all.index(str(name)), _card(card)) for name, card in plays)
    ghost = None if values.get("ghost") is None else names.seat(values["ghost"], "ghost", NO_ROUND)
    edition = read_choice(Edition, "edition", values.get("edition", Edition.NEW))
    try:
        verdict = resolve(played, edition, ghost)
    except RuleError as error:
        raise RuleError(error.code, **with_names(error.facts, names.all)) from error
    return TrickSheet(names=names.all, plays=played, edition=edition, trick=verdict)


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
    if not isinstance(play, list | tuple) or len(play) != PAIR:
        raise RuleError("trick_not_a_play", given=as_json(play))
    return play[0], play[1]


def _card(card: object) -> Card:
    if not isinstance(card, str) or len(card) > LONGEST_TEXT:
        raise RuleError("card_unknown", given=excerpt(card))
    return read_card(card)
