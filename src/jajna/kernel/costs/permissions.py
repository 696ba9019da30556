"""Effects that let a player play cards from elsewhere, or for another cost. CR 601.3, 701.18a."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.decision import FREE
from jajna.events.base import Event
from jajna.events.effects import EffectEnded
from jajna.events.stack import PermissionUsed
from jajna.ir.base import IN_HAND
from jajna.kernel.costs.granted_abilities import as_proposed, as_spell
from jajna.kernel.players.player_rules import SINCE
from jajna.vocab import Type, Zone, bit

if TYPE_CHECKING:
    from jajna.ir.base import Cost
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player_rules import Permission
    from jajna.kernel.state.lasting_effects import Lasting

__all__ = [
    "besides_others",
    "instead_of_mana",
    "is_permitted",
    "land_permission",
    "may_be_cast_here",
    "permissions",
    "used",
]


def is_permitted(game: Game, player: int, thing: Object, face: int, way: int = -1) -> bool:
    """Whether an effect lets the player play the card from where it is. CR 601.3, 701.18a."""
    if not game.effects.rules or not game.effects.rules[player].playable:
        return False
    return len(permissions(game, player, thing, face, way)) > 0


def permissions(
    game: Game, player: int, thing: Object, face: int, way: int = -1
) -> list[Permission]:
    """A list of the effects that let the player play the card from its zone. CR 601.3, 701.18a.

    ``face`` is the face or half to be played, ``way`` the place of the alternative cost. An
    alternative cost for casting the card from the hand will do as well (CR 118.9a).
    """
    if (
        not game.effects.rules
        or not game.effects.rules[player].playable
        or thing.zone is Zone.STACK
    ):
        return []
    chosen = as_spell(game, thing, face)
    if way >= 0 and chosen.kit.costs[way].zones != IN_HAND:
        return []
    if way < 0 and not chosen.types & Type.LAND and not may_be_cast_here(chosen, thing.zone):
        return []
    now = thing.now
    thing.now = as_proposed(game, thing, face, way)
    found = _permissions_now(game, player, thing, way)
    thing.now = now
    return found


def may_be_cast_here(spell: Characteristics, zone: Zone) -> bool:
    """Whether an effect could let a spell be cast from a zone. CR 712.11, 702.127a.

    Some halves and faces can be cast from no zone, or only from one kind of zone.
    """
    zones = spell.kit.cast_from
    return zones == IN_HAND or zones & bit(zone) != 0


def _permissions_now(game: Game, player: int, thing: Object, way: int) -> list[Permission]:
    """A list of the effects that let the player play the card with its present characteristics."""
    return [
        one
        for one in game.effects.rules[player].playable
        if _suits(game, one, thing, way) and one.cards.matches(game, one.ctx, thing.id)
    ]


def _suits(game: Game, permission: Permission, thing: Object, way: int) -> bool:
    if thing.now.types & Type.LAND:
        return permission.lands
    spells = permission.spells
    if spells is None or permission.free != (way == FREE):
        return False
    return spells.matches(game, permission.ctx, thing.id)


def instead_of_mana(game: Game, player: int, thing: Object) -> tuple[Cost, ...]:
    """A tuple of the costs paid instead of the mana cost of a card that an effect lets be cast.

    It is empty if any of the effects asks for nothing instead. CR 118.9.
    """
    allowed = _permissions_now(game, player, thing, FREE)
    if not allowed or any(not one.instead for one in allowed):
        return ()
    return allowed[0].instead


def besides_others(game: Game, player: int, thing: Object, way: int) -> tuple[Cost, ...]:
    """A tuple of the costs paid in addition for a card that an effect lets be cast. CR 118.8.

    It is empty if any of the effects asks for nothing in addition.
    """
    allowed = _permissions_now(game, player, thing, way)
    if not allowed or any(not one.besides for one in allowed):
        return ()
    return allowed[0].besides


def land_permission(game: Game, player: int, thing: Object, face: int) -> Permission | None:
    """The effect by which the player plays a land from its zone. CR 305.1.

    None for a land in the player's own hand, or if no effect allows it.
    """
    if thing.zone is Zone.HAND and thing.owner == player:
        return None
    found = permissions(game, player, thing, face)
    for one in found:
        if one.is_plain():
            return one
    return found[0] if found else None


def used(game: Game, player: int, permission: Permission | None) -> list[Event]:
    """A list with the event that a permission is used, if its uses are counted."""
    if permission is None:
        return []
    if permission.once:
        source, since = permission.ctx.source, permission.ctx.numbers.get(SINCE)
        ended: list[Lasting] = [
            one
            for one in game.effects.lasting
            if one.ctx.source == source and one.ctx.numbers.get(SINCE) == since
        ]
        return [EffectEnded(ended)]
    return [PermissionUsed(player, permission.name)] if permission.name else []
