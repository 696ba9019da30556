"""What a card would be as the spell it is cast as: with the abilities that static abilities give to
its controller's spells. CR 601.3e, 613.1f.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.ir.base import Layer
from jajna.ir.filters.common import ON_STACK
from jajna.ir.filters.nouns import ABOUT_TO_BE_CAST
from jajna.kernel.context import Context

if TYPE_CHECKING:
    from jajna.ir.base import Modification
    from jajna.kernel.game import Game
    from jajna.kernel.index import StaticEffect
    from jajna.kernel.objects import Characteristics, Object

__all__ = ["as_played", "as_spell", "spells_change"]


def as_played(thing: Object, face: int) -> Characteristics:
    """What a card would be as it is played with a face or half chosen. CR 709.3, 712.11, 715.3."""
    values = thing.definition.faces[face]
    return thing.now if values is thing.base else values


def spells_change(game: Game) -> bool:
    """Whether any card might get abilities as it is cast."""
    for static in game.index.statics:
        if static.where == ON_STACK:
            return True
    return False


def as_spell(game: Game, thing: Object, face: int) -> Characteristics:
    """What a card would be on the stack, as to the abilities that a cost may depend on: affinity
    and convoke given to "artifact spells you cast" are looked at before such a spell is there.
    """
    values = as_played(thing, face)
    for static in game.index.statics:
        if static.where == ON_STACK:
            values = _with_abilities(game, thing, values, static)
    return values


def _with_abilities(
    game: Game, thing: Object, values: Characteristics, static: StaticEffect
) -> Characteristics:
    """The values with the abilities that a static ability adds to what fits as a spell."""
    changes = [change for change in static.ability.changes if _adds_abilities(change)]
    source = game.objects[static.source]
    if not changes or not any(held is static.ability for held in source.now.kit.statics):
        return values
    ctx = Context(static.source, source.controller)
    ctx.bound[ABOUT_TO_BE_CAST] = [thing.id]
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
