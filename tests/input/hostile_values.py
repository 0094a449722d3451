"""What people and scripts may put where something else belongs: texts, numbers, JSON of any shape.

`texts()` for what somebody types (options, fields of forms, names), `numbers()` for what stands in the
place of a number, `values()` for any place of a JSON file. The tuples are the rows behind them.
"""

from typing import Any, Final

from hypothesis import strategies as st

LONG: Final = 10_000
"""Characters: more than any sentence, field or name can hold."""
DEEP: Final = 60
"""Lists in lists: more than anything nests, less than JSON's own depth."""

BLANKS: Final = (
    "",
    " ",
    "   ",
    "\t",
    "\n",
    "\r\n",
    "\N{NO-BREAK SPACE}",
    "\N{IDEOGRAPHIC SPACE}",
    "\N{BRAILLE PATTERN BLANK}",
    "\N{HANGUL FILLER}",
    "\N{ZERO WIDTH SPACE}",
    "\N{ZERO WIDTH JOINER}",
    "\N{ZERO WIDTH NO-BREAK SPACE}",
    "\N{MONGOLIAN VOWEL SEPARATOR}",
    "\N{LINE SEPARATOR}",
    "\N{PARAGRAPH SEPARATOR}",
    "\N{WORD JOINER}\N{SOFT HYPHEN}",
)
DIGITS: Final = (
    "2",
    "-1",
    "+3",
    " 2 ",
    "2.0",
    "1e3",
    "0x10",
    "1_000",
    "1,000",
    "\N{MINUS SIGN}5",
    "\N{FULLWIDTH DIGIT TWO}",
    "\N{DEVANAGARI DIGIT FOUR}",
    "\N{SUPERSCRIPT TWO}",
    "\N{ROMAN NUMERAL EIGHT}",
    "\N{CIRCLED DIGIT SEVEN}",
    "NaN",
    "Infinity",
    "9" * 26,
    "9" * 5_000,
)
CONTROLS: Final = (
    "\x00",
    "a\x00b",
    "\x07",
    "\x1b[31mred",
    "\x1b]0;title\x07",
    "\x7f",
    "\x85",
    "a\nb",
    "a\u2028b",
    "\x0b\x0c",
)
BIDIRECTIONAL: Final = (
    "\N{RIGHT-TO-LEFT OVERRIDE}moT",
    "\N{RIGHT-TO-LEFT ISOLATE}Léa",
    "\N{RIGHT-TO-LEFT MARK}",
    "\N{POP DIRECTIONAL ISOLATE}\N{FIRST STRONG ISOLATE}",
    "שלום",
    "مرحبا 12",
)
EMOJI: Final = (
    "👨‍👩‍👧‍👦",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "👍🏽",
    "5️⃣",
    "🇫🇷",
    "❤️\N{ZERO WIDTH JOINER}🔥",
    "Z̸̡a̷͎l̴̖g̸̰o̵̢" + "\N{COMBINING ACUTE ACCENT}" * 200,
)
MARKUP: Final = (
    "[bold]",
    "{ $round }",
    "{0} %s %(x)s",
    "@everyone",
    "<@1>",
    "`*_~|>#",
    "'; DROP TABLE tables; --",
    "../../etc/passwd",
    "\\u0041\\",
    '"',
    "null",
    "true",
    "__proto__",
)
LONGS: Final = (
    "x" * LONG,
    "é" * LONG,
    "👨‍👩‍👧‍👦" * (LONG // 7),
    "\N{COMBINING ACUTE ACCENT}" * LONG,
    " " * LONG,
    "1," * (LONG // 2),
    "a b " * (LONG // 4),
)
TEXTS: Final = (*BLANKS, *DIGITS, *CONTROLS, *BIDIRECTIONAL, *EMOJI, *MARKUP, *LONGS)
HALVES: Final = ("\ud800", "a\udfffb")
"""Half characters: JSON can escape them, UTF-8 and Discord cannot carry them."""

WHOLE: Final = (
    0,
    -1,
    1,
    101,
    -1001,
    1001,
    1_000_001,
    2**31,
    2**63,
    -(2**64),
    10**26,
    -(10**26),
    10**400,
    10**4000,
)
"""Whole numbers, small ones out of place too."""
FLOATS: Final = (1.0, -0.0, 0.5, 1e-9, 1e26, 1e308, float("nan"), float("inf"), float("-inf"))

NOTHING: Final[tuple[Any, ...]] = (None, True, False, [], {}, [[]], [{}], {"": None}, [None] * 3)


def texts() -> st.SearchStrategy[str]:
    """Return texts that a person or a script may type: the rows above, and any others."""
    return st.sampled_from(TEXTS) | st.text(max_size=50)


def numbers() -> st.SearchStrategy[Any]:
    """Return what may stand in the place of a number: huge ones, no numbers, other types."""
    return st.sampled_from((*WHOLE, *FLOATS, *DIGITS, True, None)) | st.integers() | st.floats()


def values() -> st.SearchStrategy[Any]:
    """Return anything that JSON can hold, half characters and deep nesting included."""
    leaves = texts() | st.sampled_from(HALVES) | numbers() | st.sampled_from(NOTHING)
    shapes = st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts(), inner, max_size=3),
        max_leaves=6,
    )
    return shapes | st.builds(nested, leaves) | st.builds(repeated, leaves)


def nested(value: object) -> object:
    """Wrap a value into many lists and objects."""
    for depth in range(DEEP):
        value = [value] if depth % 2 else {"x": value}
    return value


def repeated(value: object) -> list[object]:
    """List a value many times."""
    return [value] * 1000
