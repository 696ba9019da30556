"""Mentions: the players and objects in a text, and the nouns that refer back to them. CR 608.2c."""

from __future__ import annotations

from typing import Final

from jajna.ir.base import Filter, Pattern, Ref, field_names, walk
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import (
    AnyTarget,
    Card,
    Commander,
    OfSubtype,
    OfType,
    Opponent,
    Outlaw,
    Permanent,
    Player,
    Spell,
    StackAbility,
    Teammate,
    Token,
)
from jajna.ir.filters.owners import Controlled, ControlledByOpponent
from jajna.ir.mentions import Mention, bound_to, is_player_filter
from jajna.ir.players import (
    ActivePlayer,
    ControllerOf,
    DefendingPlayer,
    OpponentsOf,
    OwnerOf,
    YourTeam,
    YourTeammates,
)
from jajna.ir.refs import (
    And,
    Attached,
    Bound,
    Each,
    EachOf,
    EventObject,
    EventPlayer,
    It,
    NamedSource,
    Same,
    Target,
    That,
    TheOne,
    This,
    ThisSpell,
    You,
    YourCommander,
)
from jajna.subtypes import type_of
from jajna.text.agreement import agreement_of
from jajna.vocab import Term, Type

__all__ = [
    "are_of_one_type",
    "common_mentions",
    "fits_noun",
    "is_of_several",
    "is_opposing",
    "is_player_target",
    "mention_of",
    "parts_of",
    "said_again",
    "speaks_of_player",
]


PERMANENT_OR_PLAYER: Final = Either((Permanent(), Player()))
"""The noun "permanent or player", which refers back to a target that may be either."""


def is_player_target(fits: Filter) -> bool | None:
    """Whether a target phrase describes players; None if it describes objects and players."""
    parts = fits.parts if isinstance(fits, All) else (fits,)
    if any(isinstance(part, AnyTarget) for part in parts) or (
        isinstance(fits, Either) and any(is_player_filter(part) for part in fits.parts)
    ):
        return None
    return is_player_filter(fits)


def is_opposing(fits: Filter) -> bool:
    """Whether a filter says that an opponent controls it: "creature an opponent controls"."""
    return isinstance(fits, All) and any(
        isinstance(part, ControlledByOpponent) for part in fits.parts
    )


def speaks_of_player(pattern: Pattern) -> bool:
    """Whether a trigger event names a player besides "you": "under an opponent's control"."""
    for node in walk(pattern):
        if isinstance(node, (ControlledByOpponent, ControllerOf)):
            return True
        if isinstance(node, Attached) and is_player_filter(node.noun):
            return True
        if has_trait(node, Trait.NAMES_PLAYER):
            return True
        for name in field_names(node):
            value: object = getattr(node, name)
            if value is True and name == "opposing":
                return True
            said = str(value) if isinstance(value, (str, Term)) else ""
            if "player" in said or "opponent" in said:
                return True
    return False


def mention_of(ref: Ref) -> Mention | None:
    """The mention that a reference makes; None for pronouns and "you"."""
    if isinstance(ref, (This, NamedSource, ThisSpell)):
        return Mention(ref, None, False, False)
    if isinstance(ref, Target):
        player = is_player_filter(ref.filter)
        return Mention(ref, ref.filter, ref.maximum != 1, player)
    if isinstance(ref, Each):
        player = is_player_filter(ref.filter)
        plural = not player and not ref.is_singular()
        return Mention(ref, ref.filter, plural, player)
    if isinstance(ref, And):
        described = [part.filter for part in ref.parts if isinstance(part, (Target, Each))]
        players = any(is_player_filter(one) for one in described)
        named = sum(1 for part in ref.parts if isinstance(part, This))
        if players or not described or len(described) + named < len(ref.parts):
            return None
        return Mention(ref, Either(tuple(described)), True, False)
    if isinstance(ref, EventPlayer):
        return Mention(ref, Player(), False, True) if ref.first else None
    if isinstance(ref, Attached):
        return Mention(ref, ref.noun, False, is_player_filter(ref.noun))
    if isinstance(ref, YourCommander):
        return Mention(ref, Commander(), False, False)
    if has_trait(ref, Trait.NAMES_CREATURE):
        return Mention(ref, OfType(Type.CREATURE), False, False)
    if isinstance(ref, EachOf):
        # "Each of those creatures deals damage equal to its power": each its own.
        several = said_again(ref.of)
        if several is None:
            return None
        each = Mention(several.ref, several.fits, False, several.player)
        each.present = True
        return each
    if isinstance(ref, Bound):
        return Mention(ref, None, False, False)
    if isinstance(ref, TheOne):
        return Mention(ref, ref.noun, ref.plural, False)
    if isinstance(ref, (It, That, Same, You)):
        return None
    if isinstance(
        ref,
        (
            ControllerOf,
            OwnerOf,
            OpponentsOf,
            DefendingPlayer,
            ActivePlayer,
            YourTeam,
            YourTeammates,
        ),
    ):
        return Mention(ref, Player(), agreement_of(ref).plural, True)
    return None


def is_of_several(ref: Ref) -> bool:
    """Whether a reference stands for several objects or players, each of them or all together."""
    known = bound_to(ref)
    return isinstance(known, Each) or agreement_of(known).plural


def said_again(ref: Ref) -> Mention | None:
    """The mention that a bound pronoun makes anew; None for other references."""
    if not isinstance(ref, (It, That)) or ref.of is None:
        return None
    first = mention_of(ref.of)
    fits = ref.noun if isinstance(ref, That) else first.fits if first is not None else None
    return Mention(ref.of, fits, ref.plural, first is not None and first.player)


def fits_noun(mention: Mention, noun: Filter) -> bool:
    """Whether the noun can refer back to a mention: "that creature", "that player".

    A noun that says whose it is, "the creature you control", means only what was described so.
    """
    if says_whose(noun):
        said = parts_of(mention.fits) if mention.fits is not None else ()
        return not mention.player and all(part in said for part in parts_of(noun))
    head = noun.parts[-1] if isinstance(noun, All) else noun
    if isinstance(head, (Player, Opponent, Teammate)):
        return mention.player
    if head == PERMANENT_OR_PLAYER:
        return mention.fits is not None and is_player_target(mention.fits) is None
    if mention.player:
        return False
    if mention.fits is None:
        return False
    return _describes(mention.fits, head)


def says_whose(noun: Filter) -> bool:
    """Whether a noun ends with who controls it, and says nothing else: "creature you control"."""
    if not isinstance(noun, All) or len(noun.parts) != TYPE_AND_CONTROLLER:
        return False
    first, last = noun.parts
    plain = isinstance(first, (OfType, OfSubtype, Permanent))
    return plain and isinstance(last, (Controlled, ControlledByOpponent))


TYPE_AND_CONTROLLER: Final = 2
"""How many parts such a noun has."""


def parts_of(fits: Filter) -> tuple[Filter, ...]:
    """The parts of a noun phrase as a tuple, or the one word that it is."""
    return fits.parts if isinstance(fits, All) else (fits,)


def are_of_one_type(mention: Mention, noun: Filter) -> bool:
    """Whether a mention and a noun both speak of creatures, or of another card type."""
    return mention.fits is not None and _types_said(mention.fits) & _types_said(noun) != 0


def _types_said(fits: Filter) -> int:
    """Mask of the card types that a noun phrase names, by a type or a subtype."""
    if isinstance(fits, All):
        return _any_of([_types_said(part) for part in fits.parts])
    if isinstance(fits, OfType):
        return fits.type
    if isinstance(fits, AnyTarget):  # CR 115.4
        return Type.CREATURE | Type.PLANESWALKER | Type.BATTLE
    if isinstance(fits, Outlaw):
        return Type.CREATURE
    return type_of(fits.name) if isinstance(fits, OfSubtype) else 0


def _any_of(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _describes(fits: Filter, head: Filter) -> bool:
    if isinstance(fits, (All, Either)) and any(_describes(part, head) for part in fits.parts):
        return True
    if isinstance(head, OfType):
        if isinstance(fits, (OfSubtype, Outlaw)):
            return _types_said(fits) == head.type
        return fits == head
    if isinstance(head, Permanent):
        return isinstance(fits, (OfType, OfSubtype, Outlaw, Permanent, Token, Commander))
    if isinstance(head, (Card, Spell, Token)):
        return fits == head
    if head == StackAbility():
        return isinstance(fits, StackAbility)
    return fits == head and not isinstance(fits, AnyTarget)


def common_mentions(events: list[list[Mention]], ambiguous: bool) -> list[Mention]:
    """The mentions, as a list, that several trigger events have in common, of which one happens.

    The object of each of them is a card, however it is described: "sacrifices a permanent or
    discards a card". If ``ambiguous``, only the source is meant; it is the one object of the text
    where the other events are about no objects: "when ~ enters and whenever you gain life".
    """
    found: list[Mention] = []
    objects = [mention for event in events for mention in event if not mention.player]
    if objects and all(isinstance(one.ref, This) for one in objects):
        if not all(any(not one.player for one in event) for event in events):
            found.append(objects[0])
    for mention in events[0]:
        if ambiguous and not isinstance(mention.ref, This):
            continue
        if all(any(_same(mention, one) for one in others) for others in events[1:]):
            found.append(mention)
        elif mention.ref == EventObject() and all(
            any(_is_other_card(mention, one) for one in others) for others in events[1:]
        ):
            found.append(Mention(mention.ref, Card(), False, False))
    return found


def _same(one: Mention, other: Mention) -> bool:
    """Whether two mentions, from two trigger events, are of the same reference and noun."""
    return (one.ref, one.fits, one.player) == (other.ref, other.fits, other.player)


def _is_other_card(one: Mention, other: Mention) -> bool:
    """Whether two mentions are each of one object of its event, described otherwise."""
    several = one.plural or other.plural
    return one.ref == other.ref and not several and not other.player
