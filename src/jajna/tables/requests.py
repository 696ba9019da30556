"""Requests: what those at a table want, as data. Every adapter makes them, and JSON holds them."""

from __future__ import annotations

from typing import Final, TypeAlias, final

import msgspec

from jajna.errors import JajnaError
from jajna.messages import Message
from jajna.tables.offers import Offered
from jajna.tables.yields import Until

__all__ = [
    "AlwaysYield",
    "Answered",
    "Cancel",
    "Concede",
    "HelpProgram",
    "Hold",
    "NextGame",
    "OfferTo",
    "PassUntil",
    "PayByHand",
    "Reply",
    "Request",
    "RequestError",
    "Resume",
    "Revoke",
    "SetStops",
    "Undo",
    "request_in",
]


@final
class RequestError(JajnaError):
    """A message that is no request."""


class _Request(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a seat wants."""


class Answered(_Request, frozen=True, tag="answer"):
    """An answer to the question with this number, in the notation of ``jajna.decision``."""

    number: int
    notation: str


class Undo(_Request, frozen=True, tag="undo"):
    """Take back the latest answer of one's own."""


class Cancel(_Request, frozen=True, tag="cancel"):
    """Take back the spell or ability that is being cast or activated. CR 732.1."""


class Concede(_Request, frozen=True, tag="concede"):
    """Give up the game. CR 104.3a."""


class OfferTo(_Request, frozen=True, tag="offer"):
    """Offer something to the others: a draw, a pause, a rematch."""

    what: Offered


class Reply(_Request, frozen=True, tag="reply"):
    """Agree to the offer that stands, or not."""

    agree: bool


class Resume(_Request, frozen=True, tag="resume"):
    """Play on after a pause."""


class HelpProgram(_Request, frozen=True, tag="help"):
    """Answer in the usual way for the program that gave no answer, and play on."""


class SetStops(_Request, frozen=True, tag="stops"):
    """Set one's stops, as ``Stops.change`` reads them."""

    words: str


class PassUntil(_Request, frozen=True, tag="pass"):
    """Pass until something happens."""

    until: Until


class AlwaysYield(_Request, frozen=True, tag="yield"):
    """Yield to spells or abilities like one on the stack: only pass, or always say yes or no."""

    thing: int
    says: bool | None = None
    for_turn: bool = False


class Revoke(_Request, frozen=True, tag="revoke"):
    """Ask again about a yield, by its place in the list."""

    place: int


class Hold(_Request, frozen=True, tag="hold"):
    """Be asked wherever something could be done with priority, or where the stops say."""

    on: bool


class PayByHand(_Request, frozen=True, tag="pay"):
    """Be asked how each cost is paid, or have it paid in the best way."""

    on: bool


class NextGame(_Request, frozen=True, tag="next"):
    """Begin the next game of the match with this main deck, pairs of a card's name and its count;
    None for that of the game before. The rest is the sideboard.
    """

    main: list[tuple[str, int]] | None = None


Request: TypeAlias = (
    Answered
    | Undo
    | Cancel
    | Concede
    | OfferTo
    | Reply
    | Resume
    | HelpProgram
    | SetStops
    | PassUntil
    | AlwaysYield
    | Revoke
    | Hold
    | PayByHand
    | NextGame
)

_DECODER: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)


def request_in(content: bytes | str) -> Request:
    """The request that JSON holds. Raises RequestError for anything else."""
    try:
        return _DECODER.decode(content)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RequestError(Message("this message is no request: {why}", why=str(error))) from error
