"""Mentions: the things a text has named, to which later words can refer again. CR 608.2c."""

from __future__ import annotations

from typing import Final, final

from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Filter, Node, Ref, children
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.nouns import Opponent, Player, Spell, StackAbility, Teammate, Token
from jajna.ir.refs import (
    And,
    Attached,
    Each,
    It,
    NamedSource,
    Same,
    Target,
    That,
    This,
    ThisFrom,
)

__all__ = [
    "ANYTHING",
    "SPELL_OR_ABILITY",
    "TARGETING",
    "Mention",
    "bound_to",
    "counts_several",
    "is_ability_filter",
    "is_player_filter",
    "may_be_player",
]


@final
class Mention:
    """Something the text has named: a reference to it and the known facts about it."""

    def __init__(
        self,
        ref: Ref,
        fits: Filter | None,
        plural: bool,
        player: bool,
        taken_from: Ref | None = None,
    ) -> None:
        self.ref = ref
        self.fits = fits
        self.plural = plural
        self.player = player
        self.taken_from = taken_from
        """The players whose things they are: several players have several things."""
        self.each = isinstance(ref, Each) and not player
        """Whether it is each of several things, which "those" can mean as well."""
        self.present = False
        """Whether it is the one of several things that just acts: "each of those creatures"."""
        self.later = False
        """Whether it is known only when something happens later: of that event, or done then."""

    def is_named(self) -> bool:
        """Whether the text calls it by its name."""
        return isinstance(self.ref, (This, NamedSource))

    def is_token(self) -> bool:
        """Whether it is a token, which no text calls a card. CR 111.6."""
        parts = self.fits.parts if isinstance(self.fits, All) else (self.fits,)
        return any(isinstance(one, Token) for one in parts)


SPELL_OR_ABILITY: Final = Either((Spell(), StackAbility()))
"""The noun by which a text refers again to the cause of becoming a target."""

TARGETING: Final = "targeting"
"""Name under which the spell or ability that targets is bound."""

ANYTHING: Final = All(())
"""Stands for things of unknown kind that an instruction chose."""


def bound_to(ref: Ref) -> Ref:
    """The reference for which a bound pronoun stands; for others the reference itself."""
    if isinstance(ref, (It, That, Same)) and ref.of is not None:
        return ref.of
    return ref


def counts_several(node: Node) -> bool:
    """Whether a node, or the choice made for it, has a count other than one, or any number."""
    count: object = getattr(node, "count", None)
    if isinstance(count, Amount):
        return count != Number(1)
    return any(
        isinstance(child, Ref)
        and child.is_choice()
        and (child.is_any_number() or counts_several(child))
        for child in children(node)
    )


def is_player_filter(fits: Filter) -> bool:
    """Whether a filter describes players only."""
    if isinstance(fits, Is):
        return may_be_player(fits.ref)
    if isinstance(fits, All):
        return any(is_player_filter(part) for part in fits.parts)
    return isinstance(fits, (Player, Opponent, Teammate))


def is_ability_filter(fits: Filter) -> bool:
    """Whether a filter describes abilities only."""
    if isinstance(fits, Either):
        return all(is_ability_filter(part) for part in fits.parts)
    parts = fits.parts if isinstance(fits, All) else (fits,)
    return any(isinstance(part, StackAbility) for part in parts)


def may_be_player(ref: Ref) -> bool:
    """Whether a reference may mean a player."""
    if isinstance(ref, And):
        return all(may_be_player(part) for part in ref.parts)
    if isinstance(ref, (Target, Each)):
        return is_player_filter(ref.filter)
    if isinstance(ref, (That, Attached)):
        return is_player_filter(ref.noun)
    if isinstance(ref, It):
        return ref.plural
    return not isinstance(ref, (This, ThisFrom)) and not has_trait(ref, Trait.NAMES_CREATURE)
