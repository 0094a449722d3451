"""Loot at the table: who is asked to confirm, where, and until when."""

from dataclasses import replace

from bot.tables.model import Table
from bot.tables.records import HeldCorrection
from bot.tables.view import view
from bot.texts import words
from bot.ui.controls.bidding.presses import parts_of
from bot.ui.controls.skullking.making import MAKING
from bot.ui.kit.message import Message, Press
from bot.ui.looks.skullking.look import LOOK
from rules.contract import Seat
from rules.skullking.entries import Bid, Bids, Declaration, Result
from tests.kit.message_text import labels, printed
from tests.kit.replayed_tables import begun, drafted, entered, lobby

EN, FR = words("en"), words("fr")
NAMED, TOOK, NOTHING = (
    Declaration(tricks=2, loot_with=(1,)),
    Declaration(tricks=1, took_loot=(0,)),
    Declaration(tricks=1),
)


def declared(drafts: dict[Seat, Declaration]) -> Table:
    table = begun(lobby(LOOK.game, options={"rounds": [4, 4]}, guests=[2]))
    return drafted(entered(table, Bids((Bid(2), Bid(1), Bid(0)))), drafts)


def presses(message: Message, action: str) -> list[tuple[str, ...]]:
    return [
        button.press.args
        for row in message.rows
        if isinstance(row, tuple | list)
        for button in row
        if isinstance(button.press, Press) and button.press.action == action
    ]


def test_the_table_is_told_who_is_to_confirm() -> None:
    board = LOOK.board(view(declared({0: NAMED, 1: NOTHING, 2: NOTHING}), None), EN)
    assert board.content == (
        "Round 1: Léa says that Tom won the trick with the Loot. Tom confirms, or the host. "
        "If it is not so, Léa corrects the declaration."
    )
    assert labels(board)[:2] == [["Declare"], ["Tom took Léa’s Loot"]]
    assert presses(board, "loot") == [("1", "0")]
    french = LOOK.board(view(declared({0: NAMED, 1: NOTHING, 2: NOTHING}), None), FR)
    assert labels(french)[:2] == [["Déclarer"], ["Butin de Léa\u00a0: à Tom"]]


def test_while_somebody_is_missing_only_the_ally_is_asked() -> None:
    table = declared({0: NAMED, 1: NOTHING})
    assert presses(LOOK.board(view(table, None), EN), "loot") == []
    panel = LOOK.panel(view(table, 1), 1, EN)
    assert panel.content.endswith(
        "Léa says that you won the trick with the Loot. "
        "Confirm it below; if it is not so, ask for a correction."
    )
    assert labels(panel)[-1] == ["I took Léa’s Loot"]
    assert "Loot" not in LOOK.panel(view(table, 2), 2, EN).content


def test_an_ally_who_has_not_declared_does_that_first() -> None:
    panel = LOOK.panel(view(declared({0: NAMED}), 1), 1, EN)
    assert panel.content.endswith("Declare your tricks, then confirm it.")
    assert presses(panel, "loot") == []


def test_once_confirmed_nobody_is_asked_any_more() -> None:
    table = declared({0: NAMED, 1: TOOK})
    assert LOOK.panel(view(table, 1), 1, EN).content.endswith("You have confirmed it.")
    assert presses(LOOK.panel(view(table, 1), 1, EN), "loot") == []
    guest = declared({0: Declaration(tricks=2, loot_with=(2,)), 2: Declaration(tricks=1, took_loot=(0,))})
    assert LOOK.panel(view(guest, 2), 2, EN, own=False).content.endswith(
        "that Camille won the trick with the Loot: confirmed."
    )


def test_the_host_reads_of_a_guest_in_the_third_person() -> None:
    panel = LOOK.panel(
        view(declared({0: Declaration(tricks=2, loot_with=(2,)), 2: NOTHING}), None), 2, EN, own=False
    )
    assert panel.content.endswith("Camille won the trick with the Loot, which is to be confirmed.")
    assert labels(panel)[-1] == ["Camille took Léa’s Loot"]


def test_a_correction_that_names_an_ally_waits_on_the_board_for_it() -> None:
    bids = Bids((Bid(2), Bid(1), Bid(0)))
    result = Result(declarations=(Declaration(tricks=2), NOTHING, NOTHING))
    table = entered(begun(lobby(LOOK.game, options={"rounds": [4, 4]})), bids, result)
    board = LOOK.board(
        view(replace(table, held_corrections={(1, 0): HeldCorrection(kind="tricks", part=NAMED)}), None), EN
    )
    assert "Round 1: Léa says that Tom won the trick with the Loot." in printed(board)
    assert presses(board, "loot") == [("1", "0", "1")]
    confirmed = LOOK.board(
        view(
            replace(
                table,
                held_corrections={
                    (1, 0): HeldCorrection(kind="tricks", part=NAMED),
                    (1, 1): HeldCorrection(kind="tricks", part=TOOK),
                },
            ),
            None,
        ),
        EN,
    )
    assert presses(confirmed, "loot") == []


def test_a_host_who_enters_everybody_confirms_for_the_allies() -> None:
    parts = parts_of(MAKING, declared({0: NAMED, 1: NOTHING}), ("2", "1", "1"))
    assert parts == {0: NAMED, 1: TOOK, 2: NOTHING}
