"""What goes wrong at a table over the wire, and that the game goes on."""

import asyncio

import pytest

from tests.kit.playground_client import DISCORDS_PATIENCE, Playground
from tests.kit.wire_evening import Evening, buttons, eventually, pressable

NAMES = ("Léa", "Tom", "Camille")


async def seated(playground: Playground, options: str = "rounds:5,5 kraken:True") -> Evening:
    evening = await Evening.open(playground, *NAMES)
    await evening.seat_all(first="Léa", options=options)
    return evening


async def bets(evening: Evening, *tricks: int) -> None:
    for name, number in zip(NAMES, tricks, strict=False):
        await evening.type(name, f"bet tricks:{number}")


async def test_closed_direct_messages_are_said_at_once_and_replaced_by_my_bet(
    swift_playground: Playground,
) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await swift_playground.change_person(evening.people["Tom"], dms="closed")
    await evening.seat_all(first="Léa", options="rounds:5")

    async def told() -> bool:
        board = await evening.board(1)
        return "Tom" in board["embeds"][0]["description"].split("\n\n")[0]

    await eventually(told, "the board saying that Tom gets no direct messages")
    panel = (await evening.press("Tom", await evening.board(1), "mine"))["message"]
    assert panel["ephemeral"]
    given = await evening.press("Tom", panel, "bet", 1, 3)
    assert "Your bet: 3" in given["message"]["content"]
    await bets(evening, 1)
    await evening.type("Camille", "bet tricks:0")
    await evening.revealed(1)


async def test_a_double_press_counts_once_and_a_late_one_is_told_where_the_table_is(
    swift_playground: Playground,
) -> None:
    evening = await seated(swift_playground)
    prompt = await evening.prompt("Camille")
    pick = pressable(prompt, "bet", 2, 1)
    await bets(evening, 2, 2)
    person = evening.people["Camille"]
    answers = await asyncio.gather(
        *(swift_playground.click(person, prompt, custom_id=pick) for _ in range(2)), return_exceptions=True
    )
    assert any("All bets are in" in str(answer) for answer in answers)
    await evening.revealed(1)
    await swift_playground.settle()
    assert len([m for m in await evening.public() if "Yo-ho-ho" in m["content"]]) == 1


async def test_a_button_of_an_old_round_changes_nothing(swift_playground: Playground) -> None:
    evening = await seated(swift_playground)
    old = (await evening.press("Tom", await evening.board(1), "mine"))["message"]
    await bets(evening, 2, 2, 1)
    for name, tricks in (("Léa", 2), ("Tom", 2), ("Camille", 1)):
        await evening.type(name, f"result tricks:{tricks}")
    board = await evening.board(2)
    late = await evening.press("Tom", old, "bet", 1, 5)
    assert board["id"] in late["message"]["content"]
    await swift_playground.settle()
    assert "✅" not in (await evening.board(2))["embeds"][0]["description"]


async def test_an_outsider_is_told_so_privately(swift_playground: Playground) -> None:
    evening = await seated(swift_playground)
    evening.people["Zoé"] = await swift_playground.person("Zoé", locale="fr")
    answer = await evening.press("Zoé", await evening.board(1), "mine")
    assert answer["message"]["ephemeral"]
    assert "Tu ne joues pas à cette table" in answer["message"]["content"]


async def test_a_second_new_leads_to_the_live_table(swift_playground: Playground) -> None:
    evening = await seated(swift_playground)
    answer = await evening.type("Tom", "new")
    assert answer["message"]["ephemeral"]
    resumed = await evening.press("Tom", answer["message"], "resume")
    assert (await evening.board(1))["id"] in resumed["message"]["content"]
    assert pressable(answer["message"], "end") is None
    for_the_host = await evening.type("Léa", "new")
    assert pressable(for_the_host["message"], "end")
    assert (await evening.type("Tom", "bet tricks:2"))["message"]["content"].startswith("Your bet: 2")


async def test_the_host_leaves_and_the_next_one_hosts(swift_playground: Playground) -> None:
    evening = await seated(swift_playground)
    await evening.type("Léa", "leave")
    await evening.posted("Léa")
    await evening.type("Tom", "bet tricks:1")
    answer = await evening.type("Tom", "reveal")
    assert "All bets are in" in answer["message"]["content"]


async def test_the_last_one_missing_leaves_and_the_round_moves_on(swift_playground: Playground) -> None:
    evening = await seated(swift_playground)
    await bets(evening, 2, 2)
    await evening.type("Camille", "leave")
    await evening.revealed(1)


async def test_a_deleted_board_is_posted_anew(swift_playground: Playground) -> None:
    evening = await seated(swift_playground)
    board = await evening.board(1)
    await swift_playground.delete(board)
    await evening.type("Tom", "bet tricks:1")
    again = await evening.board(1)
    assert again["id"] != board["id"]
    assert "Waiting for Léa, Camille." in again["content"]


async def test_who_asks_for_a_table_whose_board_is_gone_is_led_to_a_new_one(
    swift_playground: Playground,
) -> None:
    evening = await seated(swift_playground)
    await swift_playground.delete(await evening.board(1))
    answer = await evening.type("Tom", "new")
    resumed = await evening.press("Tom", answer["message"], "resume")
    assert (await evening.board(1))["id"] in resumed["message"]["content"]


async def test_faults_of_discord_lose_no_post_and_double_none(mended_playground: Playground) -> None:
    evening = await seated(mended_playground)
    await mended_playground.fault(r"/channels/\d+/messages", method="POST", status=500, times=2)
    await mended_playground.fault(
        r"/channels/\d+/messages", method="POST", status=429, retry_after=0.3, times=1
    )
    await bets(evening, 2, 2, 1)
    await evening.revealed(1)
    await mended_playground.fault(r"/channels/\d+/messages", method="POST", drop=True, times=1)
    for name, tricks in (("Léa", 3), ("Tom", 2), ("Camille", 0)):
        await evening.type(name, f"result tricks:{tricks}")
    await mended_playground.settle()
    contents = [m["content"] for m in await evening.public()]
    assert sum("Yo-ho-ho" in content for content in contents) == 1
    assert sum("Tom +40 leads with 40" in content for content in contents) == 1


@pytest.mark.thorough
async def test_the_gateway_drops_and_presses_work_after_it(mended_playground: Playground) -> None:
    evening = await seated(mended_playground)
    await mended_playground.answer_within(DISCORDS_PATIENCE)
    await mended_playground.gateway("drop")
    await mended_playground.settle()
    for action in ("drop", "invalidate"):
        await mended_playground.gateway(action)

        async def answered() -> bool:
            answer = await evening.type("Léa", "bet tricks:2")
            return bool(answer["outcome"] == "message")

        await eventually(answered, "an answer after the connection was lost")


async def test_a_restart_between_two_bets_loses_nothing(playground: Playground) -> None:
    evening = await seated(playground)
    prompt = await evening.prompt("Tom")
    await bets(evening, 2)
    await playground.bot("kill")
    await playground.bot("start")
    given = await evening.press("Tom", prompt, "bet", 1, 2)
    assert "Your bet: 2" in given["message"]["content"]
    panel = (await evening.press("Camille", await evening.board(1), "mine"))["message"]
    await evening.press("Camille", panel, "bet", 2, 1)
    assert "Léa 2, Tom 2, Camille 1" in (await evening.revealed(1))["content"]


async def test_a_crash_between_saving_and_posting_neither_loses_nor_doubles(playground: Playground) -> None:
    evening = await seated(playground)
    # the reveal is sent, but the bot dies before it hears so
    await bets(evening, 2, 2)
    await playground.settle()
    await playground.fault(r"/channels/\d+/messages$", method="POST", drop="after", times=1)
    await evening.type("Camille", "bet tricks:1")
    await evening.revealed(1)
    await playground.bot("kill")
    await playground.bot("start")
    await evening.offering("lost", 1)
    await playground.settle()
    assert len([m for m in await evening.public() if "Yo-ho-ho" in m["content"]]) == 1
    assert len([m for m in await evening.public() if list(buttons(m)) and "lost" in str(m)]) == 1


async def test_a_channel_without_embeds_says_everything_in_words(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await swift_playground.change_channel(evening.channel, denied=["EMBED_LINKS"])
    await evening.seat_all(first="Léa", options="rounds:5")
    board = await evening.board(1)
    assert not board["embeds"]
    assert "Léa deals, Tom plays first." in board["content"]


async def test_embeds_come_back_once_they_are_allowed_again(swift_playground: Playground) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await evening.seat_all(first="Léa", options="rounds:5")
    assert (await evening.board(1))["embeds"]
    await swift_playground.change_channel(evening.channel, denied=["EMBED_LINKS"])
    await bets(evening, 1)

    async def board_with(embeds: bool) -> bool:
        return bool((await evening.board(1))["embeds"]) is embeds

    await eventually(lambda: board_with(False), "a board in words alone")
    await swift_playground.change_channel(evening.channel, denied=[])
    await evening.type("Léa", "bet")
    await eventually(lambda: board_with(True), "a board with its embed")


async def test_a_channel_where_the_bot_may_not_write_is_refused_in_words(
    swift_playground: Playground,
) -> None:
    evening = await Evening.open(swift_playground, *NAMES)
    await swift_playground.change_channel(evening.channel, denied=["SEND_MESSAGES"])
    answer = await evening.type("Léa", "new")
    assert answer["message"]["ephemeral"]
    assert "Send Messages" in answer["message"]["content"]


async def test_two_tables_at_once_each_name_their_own_channel(swift_playground: Playground) -> None:
    first = await Evening.open(swift_playground, "Léa", "Tom", name="upstairs")
    second = Evening(swift_playground, await swift_playground.channel("downstairs"), first.people)
    await first.seat_all(first="Léa", options="rounds:5")
    await second.seat_all(first="Tom", options="rounds:3")

    async def both() -> bool:
        contents = [m["content"] for m in await swift_playground.dms(first.people["Léa"])]
        return any("upstairs" in c for c in contents) and any("downstairs" in c for c in contents)

    await eventually(both, "a prompt for each table")
