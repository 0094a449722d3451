"""Skull King in words: where the game is, what is being played, what somebody declared."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.tables.view import View
from bot.texts import Words, signed
from bot.ui.boards.standings import NOTHING
from bot.ui.kit.names import listed
from bot.ui.kit.state import state_as
from rules.contract import TABLE, Seat
from rules.skullking.deck import GRAYBEARD_PLAYERS, scheduled
from rules.skullking.editions import Edition
from rules.skullking.entries import Bids, Declaration, Entry, Result
from rules.skullking.options import LEVIATHANS_FROM_SEATS, Options, Scoring
from rules.skullking.state import State
from rules.skullking.structures import CUSTOM

SWITCHES: Final = ("kraken", "whale", "loot", "bonus_on_miss", "house_rules")
"""The options that are played with or without."""
LISTED_ROUNDS: Final = 12
"""Up to so many rounds, the cards of each are written out."""

NUMBERS: Final = "numbers"
BONUSES: Final = "bonuses"
ASPECTS: Final = (NUMBERS, BONUSES)
"""What is corrected of a player: bet and tricks, or bonuses."""

state_of: Final = partial(state_as, State)
"""Return the state of a table's game; TypeError in the lobby, where there is none."""


def summary(table: View, words: Words) -> str:
    """Say what is being played: rounds, scoring, the cards that may be left out, house rules."""
    options: Options = table.game_options
    seats = len(table.chairs)
    rounds = scheduled(max(seats, table.game.fewest), options)
    sentences = [_rounds(options, rounds, words)]
    if options.scoring is Scoring.RASCAL:
        sentences.append(words("skullking-scoring-rascal"))
    if options.edition is not Edition.NEW:
        sentences.append(words(f"skullking-edition-{options.edition}"))
    cards = [name for name in ("kraken", "whale", "loot") if getattr(options, name)]
    shown = listed([words(f"skullking-{name}") for name in cards])
    sentences.append(words("skullking-with-cards", cards=shown) if cards else words("skullking-no-cards"))
    if _would_join(table):
        sentences.append(words("skullking-leviathans-join", seats=LEVIATHANS_FROM_SEATS))
    if options.bonus_on_miss:
        sentences.append(words("skullking-bonus-on-miss"))
    if options.house_rules:
        sentences.append(words("skullking-house-rules"))
    if seats == GRAYBEARD_PLAYERS:
        sentences.append(words("skullking-graybeard"))
    return " ".join(sentences)


def chosen(table: View, words: Words) -> dict[str, str]:
    """Say each option as a value under its name."""
    options: Options = table.game_options
    own_list = options.structure == CUSTOM
    values = {
        "rounds": ", ".join(map(str, options.rounds))
        if own_list
        else words(f"skullking-structure-{options.structure}"),
        "scoring": words(f"skullking-option-scoring-{options.scoring}"),
        "edition": words(f"skullking-option-edition-{options.edition}"),
    }
    for switch in SWITCHES:
        said = "receipt-option-yes" if getattr(options, switch) else "receipt-option-no"
        values[switch.replace("_", "-")] = words(said)
    return {words(f"skullking-option-{name}"): value for name, value in values.items()}


def leviathans(options: Options) -> str:
    """Tell which cards of this game let a trick go to nobody: kraken, whale, both, none."""
    return {(True, True): "both", (True, False): "kraken", (False, True): "whale"}.get(
        (options.kraken, options.whale), "none"
    )


def _would_join(table: View) -> bool:
    """Return whether Kraken and White Whale stay out only because so few are in yet."""
    chosen = "kraken" in table.options or "whale" in table.options
    return not chosen and len(table.chairs) < LEVIATHANS_FROM_SEATS


def declared(declaration: Declaration, names: Sequence[str], words: Words) -> str:
    """Say what somebody declared: tricks, then whatever came with them."""
    bonuses = declaration.bonuses
    counted = (("fourteens", bonuses.fourteens), ("mermaids", bonuses.mermaids), ("pirates", bonuses.pirates))
    parts = [words("bidding-tricks", tricks=declaration.tricks)]
    parts += [words(f"skullking-has-{name}", count=count) for name, count in counted if count]
    if bonuses.black_fourteen:
        parts.append(words("skullking-has-black-fourteen"))
    if bonuses.skull_king:
        parts.append(words("skullking-has-skull-king"))
    parts += [words("skullking-has-loot", player=names[ally]) for ally in declaration.loot_with]
    if declaration.wager:
        parts.append(words("skullking-has-wager", wager=declaration.wager))
    if declaration.bid_change:
        parts.append(words("skullking-has-bid-change", change=signed(declaration.bid_change)))
    if bonuses.other:
        parts.append(words("skullking-has-other", points=signed(bonuses.other)))
    return listed(parts)


def terms(table: View, words: Words) -> dict[str, str]:
    """Say with how many cards the round is played, for which bets are made."""
    return {words("skullking-part-cards"): str(state_of(table).cards)}


def details(entry: Entry, seat: Seat, names: Sequence[str], words: Words) -> dict[str, str]:
    """Say what bids or a result hold of a seat, or the lost tricks, as values under their names."""
    match entry:
        case Bids() if seat != TABLE and (bid := entry.bids[seat]) is not None:
            shot = f" ({words('skullking-cannonball')})" if bid.cannonball else ""
            return {words("bidding-part-bet"): f"{bid.tricks}{shot}"}
        case Result() if seat == TABLE:
            return {words("skullking-part-lost"): str(entry.lost)}
        case Result() if (own := entry.declarations[seat]) is not None:
            return {words("bidding-part-tricks"): str(own.tricks), **_details(own, names, words)}
    return {}


def _details(part: Declaration, names: Sequence[str], words: Words) -> dict[str, str]:
    bonuses = part.bonuses
    values = {
        "fourteens": str(bonuses.fourteens),
        "black-fourteen": str(int(bonuses.black_fourteen)),
        "mermaids": str(bonuses.mermaids),
        "pirates": str(bonuses.pirates),
        "skull-king": str(int(bonuses.skull_king)),
        "loot": listed([names[ally] for ally in part.loot_with]) or NOTHING,
        "wager": str(part.wager),
        "bid-change": signed(part.bid_change),
        "other": signed(bonuses.other),
    }
    return {words(f"skullking-part-{name}"): value for name, value in values.items()}


def _rounds(options: Options, rounds: Sequence[int], words: Words) -> str:
    usual = tuple(rounds) == tuple(range(1, len(rounds) + 1)) and len(rounds) > 1
    if usual or len(rounds) > LISTED_ROUNDS:
        cards = words("skullking-cards-range", low=min(rounds), high=max(rounds))
    else:
        cards = words("skullking-cards-list", cards=listed([str(each) for each in rounds]), last=rounds[-1])
    name = words(f"skullking-structure-{CUSTOM if options.structure == CUSTOM else options.structure}")
    return words("skullking-rounds", structure=name, rounds=len(rounds), cards=cards)
