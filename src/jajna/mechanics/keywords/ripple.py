"""Ripple: spells of the same name from the top of the library. CR 702.60."""

from __future__ import annotations

from typing import Final

from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.base import ON_STACK, Node
from jajna.ir.composites import Clause, Sequence
from jajna.ir.declared.names import REVEALED
from jajna.ir.filters.logic import All
from jajna.ir.filters.names import SameNameAs
from jajna.ir.filters.nouns import Card
from jajna.ir.refs import THIS, YOU, Bound
from jajna.mechanics.choices.among_found import REST
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.lasting.casting_while_resolving import CastWhileResolving, SpellAmong
from jajna.mechanics.moving.found_cards import Put
from jajna.mechanics.moving.places import Arrangement, Place
from jajna.mechanics.things.library import Reveal, TopCards
from jajna.mechanics.triggers.spells_and_abilities import CastThis
from jajna.wording import keyword

__all__ = ["ripple"]

SAME_NAME: Final = All((Card(), SameNameAs(THIS)))


def ripple(parameter: tuple[Node, ...]) -> Keyworded:
    """Ripple N. CR 702.60a, 702.60b."""
    steps = Sequence(
        (
            Reveal(TopCards(amount_in(parameter))),
            CastWhileResolving(SpellAmong(SAME_NAME, Bound(REVEALED), several=True)),
            Put(REST, Place.BOTTOM, Arrangement.ANY),
        )
    )
    ability = Triggered(CastThis(), Clause(steps, may=YOU), zones=ON_STACK)
    return Keyworded("ripple", 0, parameter, (ability,))


keyword("ripple", "ondear", ripple, parameter="{0}", slots=("Amount",), rule="702.60")
