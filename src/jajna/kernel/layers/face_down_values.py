"""The characteristics that face-down permanents would have face up. CR 708.8, 708.10, 708.11."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.ir.base import Layer
from jajna.kernel.layers import layers

if TYPE_CHECKING:
    from jajna.ir.base import Modification
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.object import Object

__all__ = ["values_face_up"]

_OF_ABILITIES: Final = (Layer.TEXT, Layer.TYPE, Layer.ABILITY)
"""The layers after copy effects in which abilities are gained, lost or changed."""


def values_face_up(game: Game, thing: Object) -> Characteristics:
    """The characteristics that a face-down permanent would have face up. CR 702.37e, 708.11.

    If effects could change its abilities, they are read from a copy of the game where it is face
    up.
    """
    if not _may_change(game, thing):
        return thing.beneath
    ahead = game.fork()
    ahead.kernel.turn_face_up(ahead, thing.id, 0)
    layers.refresh(ahead)
    return ahead.objects[thing.id].now


def _may_change(game: Game, thing: Object) -> bool:
    """Whether an effect of another object could change the abilities it would have face up."""
    for static in game.characteristics.index.statics:
        if static.source == thing.id or not _change_abilities(static.ability.changes):
            continue
        narrow = static.ability.affects.narrow(game, static.ctx)
        if narrow is None or thing.id in narrow:
            return True
    for effect in game.effects.lasting:
        if effect.objects is not None and thing.id in effect.objects:
            if _change_abilities(effect.changes):
                return True
    return False


def _change_abilities(changes: tuple[Modification, ...]) -> bool:
    return any(part.layer() in _OF_ABILITIES for change in changes for part in change.parts())
