"""Lists in JSON, as MTGJSON has decks."""

from __future__ import annotations

import msgspec

from jajna.formats.deck import Finish
from jajna.formats.dialects.lists import Listed, Listing, Part
from jajna.limits import MOST_COPIES
from jajna.messages import Message
from jajna.typed import clean_name

__all__ = ["listing_of_json"]


class _Copies(msgspec.Struct, rename="camel"):
    """Copies of a card in MTGJSON's words."""

    name: str
    count: int = 1
    set_code: str = ""
    number: str = ""
    is_foil: bool = False
    is_etched: bool = False

    @property
    def finish(self) -> Finish:
        """The surface of the card."""
        if self.is_etched:
            return Finish.ETCHED
        return Finish.FOIL if self.is_foil else Finish.PLAIN


class _Deck(msgspec.Struct, rename="camel"):
    """A deck in MTGJSON's words."""

    main_board: list[_Copies]
    name: str = ""
    side_board: list[_Copies] = []
    commander: list[_Copies] = []
    tokens: list[_Copies] = []
    planes: list[_Copies] = []
    schemes: list[_Copies] = []


def listing_of_json(text: str) -> Listing:
    """What a deck in JSON says; a problem of the listing says what is wrong with it."""
    listing = Listing()
    try:
        found = _decoded(text)
    except msgspec.DecodeError as error:
        listing.report(0, Message("this is no deck in JSON: {why}", why=str(error)))
        return listing
    listing.name = clean_name(found.name)
    for part, copies in (
        (Part.COMMANDER, found.commander),
        (Part.MAIN, found.main_board),
        (Part.SIDEBOARD, found.side_board),
        (Part.SUPPLEMENTARY, [*found.planes, *found.schemes]),
        (Part.ASIDE, [*found.tokens]),
    ):
        for one in copies:
            if 0 < one.count <= MOST_COPIES:
                code = one.set_code.upper()
                listing.add(Listed(0, part, one.count, one.name, code, one.number, one.finish))
            else:
                listing.report(
                    0,
                    Message(
                        "{count} copies: the count must be 1 to {most}",
                        count=one.count,
                        most=MOST_COPIES,
                    ),
                )
    return listing


def _decoded(text: str) -> _Deck:
    """The deck of a file, or one alone. Raises DecodeError for neither."""
    raw = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    if "data" in raw:
        return msgspec.json.decode(raw["data"], type=_Deck)
    return msgspec.json.decode(text, type=_Deck)
