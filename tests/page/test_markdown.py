"""Discord's markdown as the page draws it: what is typed, and the HTML that comes out."""

import pytest

from tests.page.conftest import Room

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

TABLE = {
    "plain": "plain",
    "a\nb": "a<br>b",
    "**bold**": "<strong>bold</strong>",
    "*it* and _it_": "<em>it</em> and <em>it</em>",
    "***both***": "<em><strong>both</strong></em>",
    "__under__": "<u>under</u>",
    "~~gone~~": "<s>gone</s>",
    "**a *b* c**": "<strong>a <em>b</em> c</strong>",
    "snake_case_name": "snake_case_name",
    "2 * 3 * 4": "2 * 3 * 4",
    r"\*not it\*": "*not it*",
    r"\_Tom\_ \<@1>": "_Tom_ &lt;@1&gt;",
    "`1   120`": '<code class="inline">1   120</code>',
    "`**no**`": '<code class="inline">**no**</code>',
    "``a`b``": '<code class="inline">a`b</code>',
    "```\nx  y\n**z**\n```": '<pre class="code"><code>x  y\n**z**</code></pre>',
    "```py\nx\n```": '<pre class="code"><code>x</code></pre>',
    "# One": '<h3 class="heading level1">One</h3>',
    "### Three": '<h5 class="heading level3">Three</h5>',
    "#no": "#no",
    "-# small": '<small class="subtext">small</small>',
    "> quoted": "<blockquote>quoted</blockquote>",
    ">>> a\nb": "<blockquote>a<br>b</blockquote>",
    "- a\n- b": "<ul><li>a</li><li>b</li></ul>",
    "- a\n  - b": "<ul><li>a<ul><li>b</li></ul></li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "- a\n1. b": '<ul><li>a</li></ul><ol start="1"><li>b</li></ol>',
    "<@11>": '<span class="mention">@Léa</span>',
    "<@99>": '<span class="mention">@unknown-user</span>',
    "<#22>": '<button type="button" class="mention">#card-table</button>',
    "</points new:7>": '<button type="button" class="mention" data-command="points new">/points new</button>',
    "@everyone": "@everyone",
    "−20 🥇 Zoë": "−20 🥇 Zoë",
    "**unclosed": "**unclosed",
    # attempts to bring in something that runs
    "<b>x</b>": "&lt;b&gt;x&lt;/b&gt;",
    "<script>alert(1)</script>": "&lt;script&gt;alert(1)&lt;/script&gt;",
    "<img src=x onerror=alert(1)>": "&lt;img src=x onerror=alert(1)&gt;",
    "`<b>`": '<code class="inline">&lt;b&gt;</code>',
    "```\n</code><b>\n```": '<pre class="code"><code>&lt;/code&gt;&lt;b&gt;</code></pre>',
    "[x](javascript:alert(1))": "[x](javascript:alert(1))",
    '<@11"><b>': '&lt;@11"&gt;&lt;b&gt;',
}

DRAW = """async ([text, lines]) => {
    const { markdown } = await import("/page/markdown.js");
    const names = { person: id => ({ 11: "Léa" })[id], channel: id => ({ 22: "card-table" })[id] };
    const box = document.createElement("div");
    box.append(markdown(text, names));
    if (!lines) box.querySelectorAll(".lines").forEach(one => one.replaceWith(...one.childNodes));
    return box.innerHTML;
}"""


async def test_markdown_is_drawn_as_discord_draws_it(room: Room) -> None:
    drawn = {text: await room.page.page.evaluate(DRAW, [text, False]) for text in TABLE}
    assert drawn == TABLE


async def test_links_lead_outside_in_a_new_tab(room: Room) -> None:
    for text, shown in (
        ("[rules](https://example.org/a)", "rules"),
        ("https://example.org/a", "https://example.org/a"),
        ("<https://example.org/a>", "https://example.org/a"),
    ):
        drawn = await room.page.page.evaluate(DRAW, [text, False])
        assert (
            drawn == f'<a href="https://example.org/a" target="_blank" rel="noopener noreferrer">{shown}</a>'
        )


async def test_timestamps_and_spoilers(room: Room) -> None:
    drawn = await room.page.page.evaluate(DRAW, ["<t:1700000000:D> ||secret||", False])
    assert '<time datetime="2023-11-14T22:13:20.000Z"' in drawn
    assert "November 14, 2023</time>" in drawn
    assert 'class="spoiler" role="button"' in drawn


async def test_markup_in_names_and_content_never_runs(room: Room) -> None:
    nasty = "<img src=x onerror=\"document.title='broken in'\">"
    await room.playground.person(nasty)
    await room.type(f"/show say text:{nasty}")
    await room.page.wait_for_text("<img src=x")
    assert await room.page.page.locator("img[src='x']").count() == 0
    await room.page.as_person(nasty)
    assert await room.page.page.title() != "broken in"
