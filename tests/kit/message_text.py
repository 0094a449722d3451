"""A message as text, to be read and compared."""

from bot.ui.kit.message import AnySelect, Message, PeopleSelect, Select


def printed(message: Message) -> str:
    lines = [message.content]
    embed = message.embed
    if embed is not None:
        lines += ["┌ " + (embed.title or "")]
        lines += ["│ " + line for line in (embed.description or "").split("\n")]
        for field in embed.fields:
            lines += [f"│ **{field.name}**", *("│ " + line for line in (field.value or "").split("\n"))]
        lines += ["└ " + (embed.footer.text or "")]
    for row in message.rows:
        if isinstance(row, PeopleSelect):
            lines.append(f"({row.placeholder}: people, {row.most} at most)")
        elif isinstance(row, Select):
            lines.append(f"({row.placeholder}: {' | '.join(choice.label for choice in row.choices)})")
        else:
            marks = {"primary": "*", "secondary": "", "success": "+", "danger": "!"}
            lines.append(
                " ".join(f"[{marks[b.style]}{b.label}{' (off)' if b.disabled else ''}]" for b in row)
            )
    lines += [f"<{file.name}: {file.description}>" for file in message.files]
    return "\n".join(lines)


def labels(message: Message) -> list[list[str]]:
    """The buttons' words, row by row; selects are left out."""
    return [[button.label for button in row] for row in message.rows if not isinstance(row, AnySelect)]
