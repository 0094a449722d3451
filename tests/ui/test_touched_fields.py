"""What a form says beside what it showed: only that is a wish."""

from bot.ui.kit.form import ChecksField, Form, PickField, TextField, stamped, touched
from bot.ui.kit.message import Choice, Press
from bot.ui.press import LONGEST

CHOICES = tuple(Choice(label=value, value=value, chosen=value == "b") for value in "abc")
OPENED = Press("correct", 9_999_999_999, 99_999, ("100", "11", "numbers"))
FORM = stamped(
    Form(
        title="Tom",
        press=OPENED,
        fields=(
            TextField(name="bet", label="Bet", value="2"),
            TextField(name="cards", label="Cards", value="1 2\n3 4", tall=True),
            TextField(name="other", label="Other"),
            PickField(name="closer", label="Closer", choices=CHOICES),
            ChecksField(name="taken", label="Taken", choices=CHOICES),
        ),
    )
)
SHOWN = {"bet": ("2",), "cards": ("1 2\n3 4",), "other": (), "closer": ("b",), "taken": ("b",)}


def test_a_form_as_it_was_shown_says_nothing() -> None:
    assert touched(FORM.press, SHOWN) == {}
    sent_otherwise = {**SHOWN, "bet": (" 2",), "cards": ("1 2\r\n3 4 ",), "other": ("\u3000",)}
    assert touched(FORM.press, sent_otherwise) == {}


def test_what_was_changed_or_emptied_is_said_and_nothing_else() -> None:
    for name, values in (
        ("bet", ("3",)),
        ("bet", ()),
        ("cards", ("1 2\n3 5",)),
        ("other", ("0",)),
        ("closer", ("c",)),
        ("taken", ()),
        ("taken", ("b", "c")),
    ):
        assert touched(FORM.press, {**SHOWN, name: values}) == {name: values}


def test_a_form_that_no_version_of_ours_has_marked_says_all_it_holds() -> None:
    assert touched(OPENED, SHOWN) == SHOWN
    assert touched(Press("correct"), SHOWN) == SHOWN


def test_the_mark_leaves_room_in_a_press() -> None:
    assert len(str(FORM.press)) <= LONGEST
