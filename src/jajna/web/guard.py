"""The guard of a server: only its own pages are answered, and they load nothing from elsewhere."""

from __future__ import annotations

from typing import Final, final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Sent

__all__ = ["CLOSED_BY_RULE", "Guard", "is_own"]

CLOSED_BY_RULE: Final = 1008
"""The code by which a socket is closed that broke a rule of the server."""

POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none';"
    " base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
"""What a page may load: nothing from elsewhere."""


@final
class Guard:
    """Answers only requests to a name of this server, from pages of its own, and says what they
    may load: neither DNS rebinding nor another site's page gets at a table.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if not is_own(scope, self.hosts):
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": CLOSED_BY_RULE})
            else:
                await PlainTextResponse("this isn't the name of this server", 421)(
                    scope, receive, send
                )
            return

        async def guarded(message: Sent) -> None:
            if message["type"] == "http.response.start":
                added = MutableHeaders(scope=message)
                added["content-security-policy"] = POLICY
                added["x-content-type-options"] = "nosniff"
                added["referrer-policy"] = "no-referrer"
            await send(message)

        await self.app(scope, receive, guarded)


def is_own(scope: Scope, hosts: tuple[str, ...]) -> bool:
    """Whether what is asked names one of these hosts, and comes from no page of another."""
    headers = Headers(scope=scope)
    origin = headers.get("origin", "")
    host = headers.get("host", "").lower()
    return host in hosts and (not origin or origin.partition("://")[2] == host)
