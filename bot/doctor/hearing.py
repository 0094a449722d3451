"""Every answer as it came over the wire: the library passes on neither headers nor refusals for rate."""

import asyncio
import json
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
from multidict import CIMultiDictProxy

API: Final = "/api/"
TOO_MANY: Final = 429


@dataclass(slots=True)
class Exchange:
    """A request and its answer."""

    method: str
    path: str
    status: int
    headers: CIMultiDictProxy[str]
    body: bytes = b""

    def json(self) -> dict[str, Any]:
        """Return the answer's object; an empty one where it is none."""
        try:
            read = json.loads(self.body)
        except ValueError:
            return {}
        return read if isinstance(read, dict) else {}


@dataclass(slots=True)
class Ear:
    """Hears what one client is answered."""

    exchanges: list[Exchange] = field(default_factory=list)
    slowed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once a request is refused for its rate, and its body has come."""

    def trace(self) -> aiohttp.TraceConfig:
        """Return what has the library's requests heard."""

        async def ends(
            _session: aiohttp.ClientSession, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
        ) -> None:
            if API in ended.url.path:
                answer = ended.response
                context.exchange = Exchange(ended.method, ended.url.path, answer.status, answer.headers)
                self.exchanges.append(context.exchange)

        async def goes_on(
            _session: aiohttp.ClientSession,
            context: SimpleNamespace,
            came: aiohttp.TraceResponseChunkReceivedParams,
        ) -> None:
            exchange = getattr(context, "exchange", None)
            if exchange is not None:
                exchange.body += came.chunk
                if exchange.status == TOO_MANY:
                    self.slowed.set()

        config = aiohttp.TraceConfig()
        config.on_request_end.append(ends)
        config.on_response_chunk_received.append(goes_on)
        return config

    def latest(self, method: str, ending: str) -> Exchange | None:
        """Return the latest exchange of this method whose path ends so."""
        for exchange in reversed(self.exchanges):
            if exchange.method == method and exchange.path.endswith(ending):
                return exchange
        return None
