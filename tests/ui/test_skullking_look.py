"""Skull King as people read it: an evening's first round, and what stands out."""

from dataclasses import replace
from typing import Final

import pytest

from bot.tables.model import Status
from bot.tables.records import HeldCorrection
from bot.tables.view import view
from bot.texts import words
from bot.ui.boards import receipts
from bot.ui.boards.final import final
from bot.ui.boards.help import help_
from bot.ui.boards.lobby import lobby as lobby_board
from bot.ui.boards.menu import menu
from bot.ui.boards.why import why
from bot.ui.kit.message import AnySelect
from bot.ui.looks.bidding.walk import walk
from bot.ui.looks.skullking.look import LOOK
from rules.contract import TABLE, Left
from rules.skullking.entries import Bid, Bids, Bonuses, Declaration, LostTricks, Result
from tests.kit.message_text import labels, printed
from tests.kit.replayed_tables import begun, drafted, entered, lobby

EN, FR = words("en"), words("fr")
FIVE: Final = {"rounds": [5]}
BIDS: Final = Bids((Bid(2), Bid(0), Bid(3)))
LEA: Final = Declaration(tricks=2, bonuses=Bonuses(black_fourteen=True))
RESULT: Final = Result(declarations=(LEA, Declaration(tricks=1), Declaration(tricks=1)), lost=1)


def test_the_lobby_says_what_is_missing_to_begin() -> None:
    assert lobby_board(view(lobby(LOOK.game, ["Léa"]), None), LOOK, EN).content == (
        "Skull King: Léa is in. One more player to begin (2 to 8)."
    )
    assert lobby_board(view(lobby(LOOK.game), None), LOOK, FR).content == (
        "Skull King\u00a0: Léa, Tom, Camille jouent. Tout est prêt\u00a0: Commencer."
    )


def test_what_is_played_is_said_in_words() -> None:
    said = LOOK.summary(view(lobby(LOOK.game, options={"kraken": False, "scoring": "rascal"}), None), EN)
    assert said == (
        "Standard: 10 rounds (1 to 10 cards). Rascal’s scoring, with grapeshot or cannonball. "
        "In the deck: Loot."
    )
    few = LOOK.summary(view(lobby(LOOK.game), None), EN)
    assert few.endswith("In the deck: Loot. Kraken and White Whale join from 4 players on.")
    assert LOOK.summary(view(lobby(LOOK.game, list("abcd")), None), EN).endswith(
        "In the deck: Kraken, White Whale, Loot."
    )
    assert "fantôme de Barbe Grise" in LOOK.summary(view(lobby(LOOK.game, ["A", "B"]), None), FR)
    assert "10 rounds (1, 2, 3, 4, 5, 6, 7, 8, 8, 8 cards)" in LOOK.summary(
        view(lobby(LOOK.game, list("abcdefgh")), None), EN
    )


def test_the_board_says_who_is_waited_for_never_what_was_bet() -> None:
    table = drafted(begun(lobby(LOOK.game, options=FIVE)), {0: Bid(2)})
    shown = printed(LOOK.board(view(table, None), EN))
    assert shown.startswith("Round 1, 5 cards: bets are open. Waiting for Tom, Camille.")
    assert "**Léa** ✅" in shown
    assert "**Tom** ⏳" in shown
    assert "Léa deals, Tom plays first." in shown


def test_a_bet_has_a_button_for_each_number_up_to_the_cards() -> None:
    table = begun(lobby(LOOK.game, options=FIVE))
    before = LOOK.panel(view(table, 0), 0, EN)
    after = LOOK.panel(view(drafted(table, {0: Bid(2)}), 0), 0, EN)
    assert labels(before) == [["0", "1", "2", "3"], ["4", "5"]]
    assert labels(after) == [["0", "1", "✓ 2", "3"], ["4", "5"], ["Take back"]]
    assert after.content == "Your bet: 2 (round 1). You can change it until the reveal."
    assert LOOK.panel(view(drafted(table, {0: Bid(2)}), 0), 0, FR).content == (
        "Ton pari\u00a0: 2 (manche 1). Tu peux le changer jusqu’à la révélation."
    )


def test_the_host_who_enters_for_somebody_is_not_spoken_to_as_them() -> None:
    table = drafted(begun(lobby(LOOK.game, options=FIVE, guests=[2])), {1: Bid(1), 2: Bid(0)})
    assert (
        LOOK.panel(view(table, 2), 2, EN).content
        == "Camille’s bet: 0 (round 1). It can change until the reveal."
    )
    assert (
        LOOK.panel(view(table, 1), 1, EN, own=False).content
        == "Tom’s bet: 1 (round 1). It can change until the reveal."
    )


def test_rascal_asks_for_grapeshot_or_cannonball_beside_the_bet() -> None:
    table = begun(lobby(LOOK.game, options={**FIVE, "scoring": "rascal"}))
    fired = LOOK.panel(view(drafted(table, {0: Bid(2, cannonball=True)}), 0), 0, EN)
    assert fired.content == "Your bet: 2, with a cannonball (round 1). You can change it until the reveal."
    assert labels(fired)[-1] == ["Grapeshot", "✓ Cannonball", "Take back"]


def test_all_bets_are_shown_at_once_against_the_cards() -> None:
    table = entered(begun(lobby(LOOK.game, options=FIVE)), BIDS)
    shown = printed(LOOK.reveal(view(table, None), table.steps[-1], EN))
    assert shown.startswith("Yo-ho-ho! Round 1: Léa 2, Tom 0, Camille 3.")
    assert "5 tricks bet, 5 cards: everybody can be right." in shown
    over = entered(begun(lobby(LOOK.game, options=FIVE)), Bids((Bid(5), None, Bid(2))))
    shown = printed(LOOK.reveal(view(over, None), over.steps[-1], EN))
    assert "7 tricks bet, 5 cards: somebody will miss." in shown
    assert "Sits this round out: Tom" in shown


def test_declaring_starts_with_the_bet_itself() -> None:
    table = entered(begun(lobby(LOOK.game, options=FIVE)), BIDS)
    shown = LOOK.panel(view(table, 0), 0, EN)
    assert shown.content == "Round 1: you bet 2. How many tricks did you win?"
    assert labels(shown)[0] == ["As bet (2)", "Bonuses…"]
    given = LOOK.panel(view(drafted(table, {0: LEA}), 0), 0, EN)
    assert given.content == (
        "You declared: 2 tricks, black 14 (round 1). You can change it until the round is scored."
    )


def test_tricks_that_do_not_add_up_are_told_with_who_declared_what() -> None:
    table = entered(begun(lobby(LOOK.game, options=FIVE)), BIDS)
    table = drafted(table, dict(enumerate(RESULT.declarations)))
    shown = LOOK.board(view(table, None), EN)
    assert "4" in shown.content
    assert "5" in shown.content
    assert "Léa 2" in shown.content
    assert labels(shown)[:2] == [["Declare"], ["Kraken: trick lost", "Whale: trick lost"]]
    assert shown.content.endswith("If the Kraken or the White Whale took one, press “Kraken” or “Whale”.")
    tame = entered(begun(lobby(LOOK.game, options={**FIVE, "kraken": False, "whale": False})), BIDS)
    assert LOOK.board(view(drafted(tame, dict(enumerate(RESULT.declarations))), None), EN).content.endswith(
        "corrects?"
    )
    lost = LOOK.board(view(drafted(table, {0: LEA, TABLE: LostTricks(1)}), None), EN)
    assert "Declared: 2 of 5 tricks, 1 more went to nobody." in printed(lost)
    assert "No trick lost" in labels(lost)[1]


def test_a_round_is_told_in_one_line_then_a_sentence_each() -> None:
    table = entered(begun(lobby(LOOK.game, options={"rounds": [5, 5]})), BIDS, RESULT)
    shown = printed(LOOK.scores(view(table, None), table.steps[-1], EN))
    assert shown.startswith("Round 1: Léa +60 leads with 60, Camille −20, Tom −50.")
    assert "**Léa** bet 2, took 2: +60 (2×20, black 14 +20)" in shown
    assert "**Tom** bet 0, took 1: −50 (zero broken, 5×−10)" in shown
    assert "**Camille** bet 3, took 1: −20 (2\u00a0off)" in shown
    assert "-# 1 trick won by nobody (Kraken, White Whale)." in shown
    assert "Next: round 2, 5 cards. Tom deals, Camille plays first." in shown
    assert "**Tom**, pari 0, 1 pli\u00a0: −50" in printed(LOOK.scores(view(table, None), table.steps[-1], FR))


def test_a_correction_that_waits_is_told_with_whose_it_is_and_how_to_go_on() -> None:
    table = entered(begun(lobby(LOOK.game, options={"rounds": [5, 5]})), BIDS, RESULT)
    held = replace(
        table,
        held_corrections={
            (1, 1): HeldCorrection(kind="tricks", part=Declaration(tricks=2)),
            (1, TABLE): HeldCorrection(kind="tricks", part=LostTricks(2)),
        },
    )
    shown = printed(LOOK.board(view(held, None), EN))
    assert "a correction waits until the round adds up: the table (2 tricks), Tom (2 tricks)." in shown
    assert "“Why?”, then “Correct round 1…”." in shown
    assert "Tom (2 plis)" in printed(LOOK.board(view(held, None), FR))


def test_who_sits_there_may_correct_ask_and_leave() -> None:
    table = entered(begun(lobby(LOOK.game, options={"rounds": [5, 5]})), BIDS, RESULT)
    shown = labels(menu(view(table, None), LOOK, EN, host=False))
    assert shown == [["Correct round 1…", "What do I need?"], ["Leave the table", "The host is gone"]]
    assert labels(menu(view(begun(lobby(LOOK.game)), None), LOOK, EN, host=False)) == [
        ["What do I need?", "Leave the table"],
        ["The host is gone", "Help"],
    ]


def test_why_gives_the_sum_line_by_line() -> None:
    table = entered(begun(lobby(LOOK.game, options={"rounds": [5, 5]})), BIDS, RESULT)
    shown = why(view(table, None), 1, 0, EN)
    assert shown.content.startswith("Léa, round 1: +60, from 0 to 60.\n`  +40` ")
    assert labels(shown)[0] == ["Round before", "Round after"]


def test_the_end_names_the_winner_draws_the_totals_and_offers_a_rematch() -> None:
    table = entered(begun(lobby(LOOK.game, options={"rounds": [5, 5]})), BIDS, RESULT, BIDS, RESULT)
    shown = final(view(table, None), LOOK, EN)
    assert shown.content == "Skull King is over: Léa wins with 120, then Camille −40, Tom −100."
    assert not shown.silent
    assert "`1   120` **Léa** 🥇" in printed(shown)
    assert "Most exact bets: Léa, 2 of 2." in printed(shown)
    assert labels(shown) == [["Rematch", "Why?"]]
    assert shown.files[0].content.startswith(b"\x89PNG")
    assert shown.files[0].description == (
        "Totals over 2 rounds. Léa 120, ahead from round 1. Camille −40. Tom −100."
    )


def test_what_was_undone_is_told_with_where_the_game_stands() -> None:
    bet = entered(begun(lobby(LOOK.game, options={"rounds": [5, 5]})), BIDS)
    scored = entered(bet, RESULT)
    told = (
        "Tom undid round 1. ↩️ Back to: tricks of round 1."
        " What was declared stands: whoever was wrong declares again. If all was right, press “Score it”."
    )
    assert receipts.undone(view(scored, None), view(bet, None), "Tom", EN).content == told
    again = drafted(bet, {0: RESULT.declarations[0]})  # it is told the same, whatever was entered since
    assert receipts.undone(view(scored, None), view(again, None), "Tom", EN).content == told
    assert (
        receipts.redone(view(bet, None), view(scored, None), None, FR).content
        == "La modération a rétabli la manche 1."
    )


def test_the_host_enters_everybody_and_confirms_where_no_digit_was() -> None:
    table = begun(lobby(LOOK.game, options=FIVE))
    first = walk(view(table, 0), (), EN)
    last = walk(view(table, 0), ("2", "-", "3"), EN)
    assert first.content == "Léa: which bet? (1 of 3)"
    assert last.content == "**Léa** 2, **Tom** –, **Camille** 3\n5 bet for 5 cards. Confirm?"
    assert labels(first)[-1] == ["Back", "Sits out"]
    assert labels(last)[-1] == ["Back", "Sits out", "Confirm"]
    numbers = [button for row in last.rows[:-1] if not isinstance(row, AnySelect) for button in row]
    assert all(button.disabled for button in numbers)


@pytest.mark.parametrize(
    ("declarations", "said"),
    [
        (
            (
                Declaration(tricks=2, bonuses=Bonuses(black_fourteen=True)),
                Declaration(tricks=3, bonuses=Bonuses(black_fourteen=True)),
            ),
            "More than the deck has: 2 × black 14 instead of 1 at most (Léa, Tom).",
        ),
        (
            (
                Declaration(tricks=2, bonuses=Bonuses(pirates=1)),
                Declaration(tricks=3, bonuses=Bonuses(skull_king=True)),
            ),
            "More than the deck has: the one Skull King took, or was taken, more than once (Léa, Tom).",
        ),
        (
            (Declaration(tricks=2, bonuses=Bonuses(pirates=5)), Declaration(tricks=3)),
            "More than a trick holds: 5 Pirates taken by the Skull King of Léa, 2 at most.",
        ),
        (
            (Declaration(tricks=1, bonuses=Bonuses(skull_king=True, mermaids=1)), Declaration(tricks=4)),
            "More than one trick holds: the bonuses of Léa take 2.",
        ),
        (
            (Declaration(tricks=4, loot_with=(1, 1)), Declaration(tricks=1)),
            "More than was won: 2 Loots of Léa in tricks of Tom, who won 1.",
        ),
    ],
)
def test_what_the_deck_does_not_hold_is_told_where_house_rules_allow_it(
    declarations: tuple[Declaration, ...], said: str
) -> None:
    table = begun(lobby(LOOK.game, ("Léa", "Tom"), {"rounds": [5, 5], "house_rules": True}))
    table = entered(table, Bids((Bid(2), Bid(3))), Result(declarations=declarations))
    lines = printed(LOOK.scores(view(table, None), table.steps[-1], EN)).split("\n")
    assert f"│ -# {said}" in lines
    assert "Plus qu" in printed(LOOK.scores(view(table, None), table.steps[-1], FR))


def test_a_table_closed_early_has_no_medals_and_undo_names_what_it_undoes() -> None:
    table = entered(begun(lobby(LOOK.game, options={"rounds": [5, 5]})), BIDS, RESULT)
    closed = printed(final(view(replace(table, status=Status.ENDED), None), LOOK, EN))
    assert closed == printed(final(view(table, None), LOOK, EN))
    assert "Skull King: scores when the table was closed" in closed
    assert "🥇" not in closed
    left = entered(table, Left(1))
    assert labels(LOOK.board(view(left, None), EN))[-1][0] == "Undo: Tom left"
    assert receipts.undone(view(left, None), view(table, None), "Tom", EN).content.startswith(
        "Tom undid Tom’s leaving."
    )


def test_an_empty_lobby_still_says_what_will_be_played() -> None:
    assert "10 rounds" in printed(lobby_board(view(lobby(LOOK.game, []), None), LOOK, EN))


def test_who_is_not_seated_is_not_told_to_come_back() -> None:
    table = begun(lobby(LOOK.game))
    assert "seat you left" not in printed(help_(view(table, None), LOOK, 999, EN))
    gone = replace(table, chairs=tuple(replace(chair, present=chair.seat != 1) for chair in table.chairs))
    assert "seat you left" in printed(help_(view(gone, None), LOOK, 101, EN))
