"""The repository's documents as text: their links, headings, code and labelled blocks."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCE: Final = re.compile(r"^```([\w-]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def read(name: str) -> str:
    """Read a document by its path from the root."""
    return (ROOT / name).read_text("utf-8")


def blocks(text: str) -> dict[str, str]:
    """Return the fenced blocks that have a label, without the last line's end."""
    return {label: body.rstrip("\n") for label, body in FENCE.findall(text) if label}


def prose(text: str) -> str:
    """Leave out all blocks of code."""
    lines = FENCE.sub("", text).splitlines()
    return "\n".join(line for line in lines if not line.startswith("    "))


def code(text: str) -> list[str]:
    """Return every line of code: in fenced blocks, in indented ones, and between backticks."""
    fenced = [line for _, body in FENCE.findall(text) for line in body.splitlines()]
    plain = FENCE.sub("", text)
    indented = [line.strip() for line in plain.splitlines() if line.startswith("    ")]
    return [*fenced, *indented, *re.findall(r"`([^`\n]+)`", prose(text))]


def links(text: str) -> list[str]:
    """Return where the text's links and pictures lead."""
    plain = re.sub(r"`[^`\n]*`", "", prose(text))
    return re.findall(r"\]\(([^)\s]+)\)", plain) + re.findall(r"(?:src|href)=\"([^\"]+)\"", plain)


def anchors(text: str) -> set[str]:
    """Return the names of the headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def column(text: str, title: str) -> list[str]:
    """Return the first cells of the table whose first column has this title."""
    lines = text.splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(f"| {title} |"))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append(line.split("|")[1].strip())
    return rows
