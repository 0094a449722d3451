"""The bot is removed from a server: its tables rest there, and go on once it is invited again."""

from tests.kit.playground_client import Playground
from tests.kit.wire_other_games import OtherEvening
from tests.wire.requests_of_a_start import GREETINGS, started

NO_ACCESS = 50001


class Skyjo(OtherEvening):
    game = "skyjo"


async def test_what_was_owed_when_it_was_removed_comes_once_it_is_back(playground: Playground) -> None:
    await playground.rate_limits(on=False)
    evening = await Skyjo.seated(playground, ("Léa", "Tom"), options="threshold:100")
    await evening.type("Léa", "score points:5 finisher:True")
    await playground.settle()
    server = await playground.guild()
    path = rf"/channels/{evening.channel['id']}/messages$"
    await playground.fault(path, method="POST", code=NO_ACCESS)
    await evening.type("Tom", "score points:9")
    await playground.settle()
    await playground.kick(server)
    await playground.settle()
    await playground.bot("kill")
    calls = await started(playground)
    assert {call["path"] for call in calls} <= GREETINGS, calls
    await playground.invite(server)
    await evening.posted("Round 1:")
    await playground.settle()
    contents = [message["content"] for message in await evening.public()]
    assert len([content for content in contents if content.startswith("Round 1:")]) == 1
    assert len([content for content in contents if content.startswith("Round 2:")]) == 1
