"""Messages from a page: what its seat wants of the table, and what it wants to know."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from jajna.messages import Message
from jajna.tables import requests
from jajna.tables.requests import RequestError
from jajna.web.asked import Given

__all__ = [
    "AllowHands",
    "Answer",
    "Define",
    "Explain",
    "Look",
    "Preview",
    "Speak",
    "WhatLed",
    "WhyNot",
    "Wish",
    "wish_in",
]


class _Wish(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a page wants."""


class Answer(_Wish, frozen=True, tag="answer"):
    """An answer to the question with this number."""

    number: int
    given: Given


class Speak(_Wish, frozen=True, tag="speak"):
    """Go on in another language, by its code."""

    language: str


class Look(_Wish, frozen=True, tag="look"):
    """Send the whole state again."""


class Explain(_Wish, frozen=True, tag="explain"):
    """Say why a thing is what it is, effect by effect. CR 613."""

    thing: int


class AllowHands(_Wish, frozen=True, tag="hands"):
    """Let those who look on see the hands, as they do once all people at the table let them."""

    allow: bool


class Preview(_Wish, frozen=True, tag="preview"):
    """Say what would come of an answer to the question with this number."""

    number: int
    given: Given


class WhyNot(_Wish, frozen=True, tag="why_not"):
    """Say what can be done with a thing now, and why not."""

    thing: int


class WhatLed(_Wish, frozen=True, tag="what_led"):
    """Say what led to a line of the log, counted from the latest snapshot. CR 603.2, 608.2."""

    line: int


class Define(_Wish, frozen=True, tag="define"):
    """Say what a term means; "" asks for all terms."""

    word: str


Wish: TypeAlias = (
    Answer
    | Speak
    | Look
    | Explain
    | AllowHands
    | Preview
    | WhyNot
    | WhatLed
    | Define
    | requests.Undo
    | requests.Cancel
    | requests.Concede
    | requests.OfferTo
    | requests.Reply
    | requests.Resume
    | requests.HelpProgram
    | requests.SetStops
    | requests.PassUntil
    | requests.AlwaysYield
    | requests.Revoke
    | requests.Hold
    | requests.PayByHand
    | requests.NextGame
)

_DECODER: Final[msgspec.json.Decoder[Wish]] = msgspec.json.Decoder(Wish)


def wish_in(content: bytes | str) -> Wish:
    """The wish that JSON holds. Raises RequestError for anything else."""
    try:
        return _DECODER.decode(content)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RequestError(Message("this message is no request: {why}", why=str(error))) from error
