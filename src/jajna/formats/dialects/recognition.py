"""Which dialect a list is written in: found in what it says, not in the name of its file."""

from __future__ import annotations

from jajna.formats.dialects.lines import listing_of_lines, with_commander
from jajna.formats.dialects.lists import Listing
from jajna.formats.dialects.markup import listing_of_markup
from jajna.formats.dialects.objects import listing_of_json
from jajna.formats.dialects.tables import is_table, listing_of_table

__all__ = ["listing_in"]


def listing_in(text: str) -> Listing:
    """What a list says, in whatever dialect it is. Its problems say what can't be understood."""
    plain = text.lstrip("\ufeff \t\r\n")
    if plain.startswith("<"):
        return with_commander(listing_of_markup(plain))
    if plain.startswith("{"):
        return listing_of_json(plain)
    if is_table(text.lstrip("\ufeff")):
        return listing_of_table(text.lstrip("\ufeff"))
    listing = listing_of_lines(text.lstrip("\ufeff"))
    return with_commander(listing) if listing.is_marked else listing
