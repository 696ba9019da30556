"""Trading: an offer, the confirmation of both sides, and the exchange, whole or not at all."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from jajna.collection.cards import Copies
from jajna.collection.errors import CollectionError
from jajna.collection.profiles import Offer, Profile, Profiles
from jajna.formats.deck import Printing
from jajna.messages import Message
from jajna.text.catalogue import message

__all__ = ["confirm", "offer", "refuse"]

SAME: Final = message("{name} can't trade with themselves.")
NOTHING: Final = message("A trade needs cards from both sides.")
STRANGER: Final = message("{name} has no part in offer {number}, which is between {both}.")


def offer(
    profiles: Profiles, giver: str, taker: str, gives: Copies, wants: Copies
) -> tuple[Profiles, Offer]:
    """Offer a trade: the giver's cards for the taker's. Neither has confirmed it yet.

    Raises CollectionError for more copies than their side owns.
    """
    first, second = profiles.profile(giver), profiles.profile(taker)
    if first.name == second.name:
        raise CollectionError(Message(SAME, name=first.name))
    if not (gives and wants):
        raise CollectionError(Message(NOTHING))
    number = profiles.numbered + 1
    made = Offer(number, first.name, second.name, gives, wants)
    _exchanged(first, second, made)
    return replace(profiles, offers=(*profiles.offers, made), numbered=number), made


def confirm(profiles: Profiles, number: int, name: str) -> tuple[Profiles, Offer]:
    """Confirm an offer for one side; when both have, the cards change hands and it is over.

    Raises CollectionError for who has no part in it, and for a card that its side doesn't own by
    now: then nothing changes.
    """
    found = profiles.offer(number)
    side = _side(profiles, found, name)
    found = replace(found, confirmed=tuple(dict.fromkeys((*found.confirmed, side.name))))
    both = _exchanged(profiles.profile(found.giver), profiles.profile(found.taker), found)
    others = tuple(one for one in profiles.offers if one.number != number)
    if not found.agreed:
        return replace(profiles, offers=(*others, found)), found
    return replace(profiles.with_changed(*both), offers=others), found


def refuse(profiles: Profiles, number: int, name: str) -> Profiles:
    """Withdraw or turn down an offer. Raises CollectionError for who has no part in it."""
    found = profiles.offer(number)
    _side(profiles, found, name)
    return replace(profiles, offers=tuple(one for one in profiles.offers if one != found))


def _side(profiles: Profiles, found: Offer, name: str) -> Profile:
    side = profiles.profile(name)
    if side.name not in (found.giver, found.taker):
        both = f"{found.giver}, {found.taker}"
        raise CollectionError(Message(STRANGER, name=side.name, number=found.number, both=both))
    return side


def _exchanged(giver: Profile, taker: Profile, made: Offer) -> tuple[Profile, Profile]:
    """Both sides as they are after the trade.

    Each gives from what it owned before it got anything.
    """
    left = giver.cards.without(made.gives, giver.name)
    right = taker.cards.without(made.wants, taker.name)
    return (
        replace(giver, cards=left.with_cards(_each(made.wants))),
        replace(taker, cards=right.with_cards(_each(made.gives))),
    )


def _each(copies: Copies) -> list[Printing]:
    return [one for one, count in copies for _ in range(count)]
