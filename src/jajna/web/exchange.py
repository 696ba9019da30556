"""What pages post and are answered over HTTP, for all routes in the same way."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from jajna.messages import Message
from jajna.text.catalogue import LANGUAGES
from jajna.text.messages import worded

__all__ = ["MOST_BYTES", "as_json", "language_of", "posted", "refused", "sent_body"]

T = TypeVar("T")
MOST_BYTES: Final = 64 * 1024
"""Of a message from a page."""


async def posted(request: Request, kind: type[T], most: int = MOST_BYTES) -> T | Response:
    """What a page posts, or what is answered if it is nothing of the kind."""
    body = await sent_body(request, most)
    if body is None:
        why = Message("a request can have {most} bytes", most=most)
        return refused(worded(why, language_of(request)), 413)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        return refused(str(error))


async def sent_body(request: Request, most: int) -> bytes | None:
    """What a page posts, None if it is beyond the limit."""
    found = b""
    async for part in request.stream():
        found += part
        if len(found) > most:
            return None
    return found


def language_of(request: Request) -> str:
    """The code of the language in which a page wants to be answered."""
    code = request.query_params.get("lang", "en")
    return code if code in LANGUAGES else "en"


def as_json(data: object) -> Response:
    """Data as it is answered."""
    return Response(msgspec.json.encode(data), media_type="application/json")


def refused(why: str, status: int = 400) -> Response:
    """The answer to what can't be granted."""
    return Response(
        msgspec.json.encode({"why": why}), status_code=status, media_type="application/json"
    )
