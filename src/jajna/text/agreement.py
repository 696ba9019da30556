"""The number, person and gender of nodes, with which verbs and adjectives agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from jajna.ir.amounts import Number, PerEach
from jajna.ir.base import Amount, Filter, Ref
from jajna.ir.choices import described, number_chosen
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Either, Several
from jajna.ir.filters.nouns import (
    AnyTarget,
    Card,
    OfSubtype,
    OfType,
    Opponent,
    Player,
    Source,
    Spell,
    StackAbility,
    Teammate,
    Token,
)
from jajna.ir.players import (
    ActivePlayer,
    ControllerOf,
    DefendingPlayer,
    Opponents,
    OwnerOf,
    YourTeam,
)
from jajna.ir.refs import (
    And,
    Attached,
    Each,
    EachOf,
    EitherOf,
    EventPlayer,
    It,
    Same,
    Target,
    That,
    TheOne,
    You,
)
from jajna.text.lexicon import NOUNS, TYPE_WORDS
from jajna.text.spanish.subtypes import SPANISH_SUBTYPES
from jajna.vocab import Type
from jajna.wording import NOUN_OF

__all__ = [
    "SINGULAR",
    "Agreement",
    "agreement_of",
    "is_feminine",
    "is_feminine_description",
    "is_person",
    "is_plural",
    "owners",
]


@final
@dataclass(frozen=True)
class Agreement:
    """Grammatical person (``you`` or third), number and gender.

    ``implied`` asks for an imperative, ``bare`` for the infinitive after "have".
    """

    plural: bool = False
    you: bool = False
    implied: bool = False
    bare: bool = False
    feminine: bool = False


SINGULAR: Final = Agreement()


def agreement_of(value: object) -> Agreement:
    """The agreement of a verb with a reference or filter as its subject."""
    if isinstance(value, You):
        return Agreement(you=True, implied=value.implied)
    if isinstance(value, Same) and value.bare:
        return Agreement(you=True, implied=True)
    if isinstance(value, Same):
        return agreement_of(value.of) if value.of is not None else SINGULAR
    if isinstance(value, Target):
        return Agreement(value.maximum != 1, feminine=is_feminine(value.filter))
    if isinstance(value, Each):
        return Agreement(not value.is_singular(), feminine=is_feminine(value.filter))
    if isinstance(value, It):
        feminine = agreement_of(value.of).feminine if value.of is not None else False
        return Agreement(value.plural, feminine=feminine)
    if isinstance(value, (EachOf, EitherOf)):
        return Agreement(feminine=agreement_of(value.of).feminine)
    if isinstance(value, (That, TheOne)):
        return Agreement(value.plural, feminine=is_feminine(value.noun))
    if isinstance(value, And):
        return Agreement(True)
    if isinstance(value, Opponents):
        return Agreement(True)
    if isinstance(value, Ref) and (noun := NOUN_OF.get(type(value))) is not None:
        feminine = is_feminine_description(noun.types, ())
        return Agreement(getattr(value, noun.plural_in), feminine=feminine)
    if isinstance(value, OwnerOf):
        return Agreement(owners(value.of))
    if isinstance(value, Attached):
        return Agreement(feminine=is_feminine(value.noun))
    if isinstance(value, Ref) and value.is_choice():
        return _of_choice(value)
    if isinstance(value, Is):
        return agreement_of(value.ref)
    if isinstance(value, Filter):
        return Agreement(True, feminine=is_feminine(value))
    return SINGULAR


def _of_choice(choice: Ref) -> Agreement:
    """The agreement of chosen objects; they are plural unless a number makes them singular."""
    count = number_chosen(choice)
    fits = described(choice)
    feminine = fits is not None and is_feminine(fits)
    return Agreement(count is None or is_plural(count), feminine=feminine)


def is_plural(amount: Amount) -> bool:
    """Whether a noun after the amount is plural."""
    if isinstance(amount, PerEach):
        return is_plural(amount.times)
    return not (isinstance(amount, Number) and amount.number == 1)


def is_person(ref: Ref) -> bool:
    """Whether a reference is to players; English calls a single player "they" too."""
    if isinstance(ref, (It, Same)):
        return ref.of is not None and is_person(ref.of)
    if isinstance(ref, (Target, Each)):
        return is_player_filter(ref.filter)
    if isinstance(ref, (That, Attached)):
        return is_player_filter(ref.noun)
    return isinstance(
        ref,
        (
            ActivePlayer,
            ControllerOf,
            DefendingPlayer,
            EventPlayer,
            Opponents,
            OwnerOf,
            You,
            YourTeam,
        ),
    )


def is_player_filter(fits: Filter) -> bool:
    """Whether a filter describes players only."""
    if isinstance(fits, All):
        return any(is_player_filter(part) for part in fits.parts)
    return isinstance(fits, (Player, Opponent, Teammate))


def owners(of: Ref) -> bool:
    """Whether the owners of these objects are plural."""
    return agreement_of(of).plural


def is_feminine(fits: Filter) -> bool:
    """Whether a noun phrase is feminine in Spanish: it has the gender of its head."""
    if isinstance(fits, All):
        heads = [part for part in fits.parts if _is_noun(part)]
        strong = [
            part for part in heads if isinstance(part, (Card, Source, Spell, StackAbility, Token))
        ]
        typed = [part for part in heads if isinstance(part, (OfType, Either))]
        if strong or typed:
            return is_feminine((strong or typed)[0 if strong else -1])
        return is_feminine(heads[-1]) if heads else False
    if isinstance(fits, Several):
        return is_feminine(fits.fits)
    if isinstance(fits, Either):
        return is_feminine(fits.parts[0])  # "la criatura o planeswalker objetivo"
    if isinstance(fits, OfType):
        return TYPE_WORDS[fits.type][4] == "f"
    if isinstance(fits, OfSubtype):
        return SPANISH_SUBTYPES.get(fits.name, ("", "m"))[1] == "f"
    if isinstance(fits, StackAbility):
        return True
    if isinstance(fits, (Player, Opponent, Teammate, AnyTarget)):
        return False
    for noun, _, _, _, _, gender in NOUNS:
        if noun == fits:
            return gender == "f"
    return False


def is_feminine_description(types: int, subtypes: tuple[object, ...]) -> bool:
    """Whether an object of these types, or else these subtypes, is feminine in Spanish.

    ``types`` is a mask of card types.
    """
    for bit in _HEADS:
        if types & bit:
            return TYPE_WORDS[bit][4] == "f"
    return SPANISH_SUBTYPES.get(str(subtypes[0]), ("", "m"))[1] == "f" if subtypes else False


_HEADS: Final = (Type.CREATURE, Type.ARTIFACT, Type.ENCHANTMENT, Type.LAND)
"""Card types in the order in which they become the noun for an object with several."""


def _is_noun(part: Filter) -> bool:
    known = [row[0] for row in NOUNS]
    if isinstance(part, Either):
        return all(_is_noun(one) for one in part.parts)
    return isinstance(part, (OfType, OfSubtype, StackAbility, All)) or part in known
