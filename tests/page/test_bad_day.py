"""Several servers on the page, and its part for a bad day: what is taken from the bot by mouse."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from tests.kit.hand_bot import Rest
from tests.kit.page_driver import PageDriver
from tests.kit.page_window import driven
from tests.kit.playground_client import Json, Playground, client, process
from tests.page.held_requests import held

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONE, DESK = 390, 1280


@pytest.fixture(scope="module")
def own_url() -> Iterator[str]:
    """Run a playground of these tests alone: what they change stands on every page."""
    with process("--serve-only") as running:
        yield running.url()


@pytest_asyncio.fixture(loop_scope="session")
async def own(own_url: str) -> AsyncIterator[Playground]:
    """Return that playground."""
    async with client(own_url) as playground:
        yield playground


@pytest_asyncio.fixture(loop_scope="session")
async def page(own_url: str, browser: Browser, request: pytest.FixtureRequest) -> AsyncIterator[PageDriver]:
    """Return a page with one column, as wide as is asked for."""
    async with driven(browser, width=getattr(request, "param", DESK), height=844) as opened:
        await opened.open(own_url)
        yield opened


async def menu(page: PageDriver) -> Locator:
    """Open the playground's menu by mouse; give its part for a bad day."""
    drawer = page.column().locator("[data-open-drawer]")
    if await drawer.is_visible():
        await drawer.click()
    await page.page.locator("[data-open-menu]").click()
    return page.page.locator("[data-mishaps]")


async def press(part: Locator, words: str) -> Locator:
    """Press a switch; give it."""
    await part.locator(".switch").filter(has_text=words).click()
    return part.get_by_role("switch", name=words)


async def until(look: object, wanted: object) -> None:
    """Wait until the playground says what it should."""
    assert callable(look)
    for _ in range(1200):
        found = await look()
        if found == wanted:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"{found} is not {wanted}")


@pytest.mark.parametrize("page", [DESK, PHONE], indirect=True)
async def test_a_permission_is_taken_and_given_back(page: PageDriver, own: Playground) -> None:
    room = await own.channel("stormy", "voice")
    part = await menu(page)
    await part.locator("select").select_option(label="stormy")

    async def denied() -> object:
        return next(one["denied"] for one in await own.channels() if one["id"] == room["id"])

    await press(part, "write")
    await until(denied, ["send_messages"])
    await expect(await press(part, "connect")).not_to_be_checked()
    await until(denied, ["connect", "send_messages"])
    await expect(await press(part, "write")).to_be_checked()
    await until(denied, ["connect"])
    assert not await page.scrolls_sideways()
    await own.change_channel(room, deleted=True)
    await expect(part.locator("option").filter(has_text="stormy")).to_have_count(0)


async def test_writing_in_a_thread_is_a_permission_of_its_own(page: PageDriver, own: Playground) -> None:
    thread = await own.channel("knot", "thread")
    part = await menu(page)
    await part.locator("select").select_option(label="knot")
    await expect(await press(part, "write")).not_to_be_checked()

    async def denied() -> object:
        return next(one["denied"] for one in await own.channels() if one["id"] == thread["id"])

    await until(denied, ["send_messages_in_threads"])


async def test_everybodys_direct_messages_are_closed_and_opened(page: PageDriver, own: Playground) -> None:
    part = await menu(page)

    async def doors() -> object:
        return {one["dms"] for one in await own.people()}

    await expect(await press(part, "Everybody takes direct messages")).not_to_be_checked()
    await until(doors, {"closed"})
    await expect(await press(part, "Everybody takes direct messages")).to_be_checked()
    await until(doors, {"open"})


async def test_the_bot_is_removed_and_invited(page: PageDriver, own: Playground) -> None:
    part = await menu(page)

    async def standing() -> object:
        return (await own.servers())[0]["bot"]

    heading = page.page.locator(".places h2").first
    await expect(await press(part, "The bot is in Tallyho")).not_to_be_checked()
    await until(standing, "gone")
    await expect(heading).to_contain_text("without the bot")
    await expect(await press(part, "The bot is in Tallyho")).to_be_checked()
    await until(standing, "member")
    await expect(heading).not_to_contain_text("without the bot")


async def test_the_network_is_slow_until_it_is_fast_again(
    page: PageDriver, own: Playground, own_url: str
) -> None:
    part = await menu(page)

    async def delays() -> object:
        return [one["delay_ms"] for one in await own.faults()]

    await expect(await press(part, "The network is fast")).not_to_be_checked()
    await until(delays, [1500])
    before = len(await own.calls())
    async with aiohttp.ClientSession() as session:
        await Rest(own_url, session).call("GET", "users/@me")
    assert (await own.calls())[before]["ms"] >= 1500
    await page.page.keyboard.press("Escape")
    again = await menu(page)
    await expect(again.get_by_role("switch", name="The network is fast")).not_to_be_checked()
    await press(again, "The network is fast")
    await until(delays, [])


async def test_what_cannot_be_done_is_said_and_the_switch_goes_back(
    page: PageDriver, own: Playground
) -> None:
    room = await own.channel("fleeting")
    part = await menu(page)
    await part.locator("select").select_option(label="fleeting")
    await page.page.route("**/playground/channels/*", lambda route: route.abort())
    await expect(await press(part, "write")).to_be_checked()
    await expect(page.page.locator("dialog.menu [role=alert]")).to_contain_text("does not answer")
    await own.change_channel(room, deleted=True)


async def test_it_is_said_in_french(own_url: str, own: Playground, browser: Browser) -> None:
    del own
    async with driven(browser) as page:
        await page.open(own_url, lang="fr")
        part = await menu(page)
        await expect(part).to_contain_text("Les mauvais jours")
        await expect(part).to_contain_text("Tout le monde accepte les messages privés")
        await expect(part.get_by_role("switch", name="Le bot est sur Tallyho")).to_be_checked()


@pytest.mark.parametrize("page", [DESK, PHONE], indirect=True)
async def test_channels_stand_below_their_server(page: PageDriver, own: Playground) -> None:
    server: Json = await own.server(f"Second {page.page.viewport_size}", bot="commands-only")
    await own.channel("far away", server=server["id"])
    secret = await own.channel("secret", "private-thread", server=server["id"])
    places = page.page.locator(".places")
    heading = places.locator(f'[data-server="{server["id"]}"]')
    await expect(heading).to_contain_text(f"{server['name']} · commands only")
    below = heading.locator("xpath=following-sibling::button[1]")
    await expect(below).to_contain_text("far away")
    await expect(places.locator("h2").first).to_have_text("Tallyho")
    await expect(places.locator('[data-place-name="secret"]')).to_have_count(0)
    eyes = await page.column().get_attribute("data-person")
    await own.change_channel(secret, members=[str(eyes)], locked=True)
    await expect(places.locator('[data-place-name="secret"]')).to_contain_text("locked")
    drawer = page.column().locator("[data-open-drawer]")
    if await drawer.is_visible():
        await drawer.click()
    await below.click()
    await expect(page.column().locator(".tab-name")).to_have_text("far away")
    await expect(page.page.locator("h1.guild")).to_have_text(server["name"])
    await own.change_person(str(eyes), member=False, server=server["id"])
    await expect(page.column().locator(".empty-note")).to_contain_text("has left the server")
    await own.change_person(str(eyes), member=True)
    await own.change_channel(secret, deleted=True)


async def test_what_changes_while_the_page_opens_is_shown(
    own_url: str, own: Playground, browser: Browser
) -> None:
    async with driven(browser, width=DESK, height=844) as opened:
        async with held(opened, "events"):
            await opened.open(own_url)
            await own.channel("overlooked")
        await expect(opened.page.locator("nav.places")).to_contain_text("overlooked")
