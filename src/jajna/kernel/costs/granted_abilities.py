"""The characteristics a card would have as a spell, with abilities granted to it.

Static abilities grant some to its controller's spells, effects others to cast it by.
CR 400.7g, 601.3e, 613.1f.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.ir.abilities import Ability, CastingCost, Keyworded
from jajna.ir.base import ON_STACK, Layer
from jajna.ir.filters.nouns import about_to_be_cast
from jajna.kernel.card_kinds.bestow import as_bestowed
from jajna.kernel.layers.layers import with_abilities
from jajna.kernel.state.context import Context

if TYPE_CHECKING:
    from jajna.ir.base import Modification
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.index import StaticEffect

__all__ = ["as_played", "as_proposed", "as_spell", "casting_ability", "spells_change"]


def as_played(game: Game, thing: Object, face: int) -> Characteristics:
    """The characteristics of a card as it is played with a face or half. CR 709.3, 712.11, 715.3.

    Abilities given to the card to cast it by apply to each face that fits.
    """
    values = thing.definition.faces[face]
    if values is thing.base:
        return thing.now
    given = _given_to_cast(thing)
    if given:
        values = values.copy()
        with_abilities(game, values, given)
    return values


def _given_to_cast(thing: Object) -> tuple[Ability, ...]:
    """The abilities that an effect gave to a card to cast it by. CR 400.7g."""
    if thing.now.kit is thing.base.kit:
        return ()
    own = thing.base.kit.all
    return tuple(
        [
            ability
            for ability in thing.now.kit.all
            if _lets_cast(ability) and not any(ability is one for one in own)
        ]
    )


def _lets_cast(ability: Ability) -> bool:
    if not isinstance(ability, Keyworded):
        return False
    return any(isinstance(part, CastingCost) and part.alternative for part in ability.meaning)


def casting_ability(thing: Object, spell: Characteristics, way: int) -> Ability | None:
    """The ability that an effect gave to a card to cast it by; None if it has its own. CR 400.7g.

    ``spell`` are the characteristics of the card as it is cast.
    """
    cost = spell.kit.costs[way]
    for ability in _given_to_cast(thing):
        if isinstance(ability, Keyworded) and cost in ability.meaning:
            return ability
    return None


def spells_change(game: Game) -> bool:
    """Whether an effect might grant abilities to spells as they are cast. CR 601.3e."""
    for static in game.characteristics.index.statics:
        if static.where == ON_STACK:
            return True
    return False


def as_spell(game: Game, thing: Object, face: int) -> Characteristics:
    """The characteristics of a card as a spell, with abilities its cost may depend on. CR 601.3e.

    Affinity or convoke granted to "artifact spells you cast" counts before the spell is cast.
    """
    values = as_played(game, thing, face)
    for static in game.characteristics.index.statics:
        if static.where == ON_STACK:
            values = _with_abilities(game, thing, values, static)
    return values


def as_proposed(game: Game, thing: Object, face: int, way: int) -> Characteristics:
    """The characteristics of the spell that would be proposed, for the way it would be cast: what
    could be cast bestowed is judged as an Aura spell. CR 601.3b, 702.103d.
    """
    spell = as_spell(game, thing, face)
    return as_bestowed(spell) if way >= 0 and spell.kit.costs[way].bestowed else spell


def _with_abilities(
    game: Game, thing: Object, values: Characteristics, static: StaticEffect
) -> Characteristics:
    """The values with the abilities a static ability adds, if the card as a spell fits it."""
    changes = [change for change in static.ability.changes if _adds_abilities(change)]
    source = game.objects[static.source]
    if not changes or not any(held is static.ability for held in source.now.kit.statics):
        return values
    ctx = about_to_be_cast(Context(static.source, source.controller), [thing.id])
    condition = static.ability.condition
    if condition is not None and not condition.holds(game, ctx):
        return values
    now = thing.now
    thing.now = values
    fits = static.ability.affects.matches(game, ctx, thing.id)
    thing.now = now
    if not fits:
        return values
    made = values.copy()
    for change in changes:
        change.modify(game, Context(static.source, source.controller), thing.id, made)
    return made


def _adds_abilities(change: Modification) -> bool:
    return change.layer() == Layer.ABILITY and change.only_adds()
