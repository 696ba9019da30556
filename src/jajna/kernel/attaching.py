"""To what Auras and Equipment can be attached. CR 301.5, 303.4, 701.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.kernel import zones
from jajna.kernel.context import Context
from jajna.vocab import Type, Zone, is_player

if TYPE_CHECKING:
    from jajna.events import ZoneChange
    from jajna.kernel.game import Game
    from jajna.kernel.objects import Object

__all__ = ["hosts", "needs_host", "question", "why_not_attached"]


def why_not_attached(game: Game, thing: Object, host: int) -> str:
    """The rule by which an attachment can't be on a host; "" if it can.
    CR 303.4c, 301.5, 702.16c.
    """
    if host < 0 or host == thing.id:
        return "303.4c"
    if is_player(host):
        guards = game.rules[host].protections if game.rules else []
        if not game.players[host].in_game:
            return "303.4c"
    else:
        held = game.objects.get(host)
        if held is None or held.zone is not Zone.BATTLEFIELD:
            return "303.4c"
        guards = held.now.protections
        if "Equipment" in thing.now.subtypes and not held.now.types & Type.CREATURE:
            return "301.5"
    if "Aura" in thing.now.subtypes:
        if thing.now.types & Type.CREATURE:
            return "303.4d"
        enchants = thing.now.kit.enchants
        ctx = Context(thing.id, thing.controller)
        if enchants is not None and not enchants.matches(game, ctx, host):
            return "303.4c"
    for guard, sources in guards:
        if sources.matches(game, guard, thing.id) and guard.source != thing.id:
            return "702.16c"
    return ""


def needs_host(game: Game, event: ZoneChange) -> bool:
    """Whether an Aura would enter without anything saying what it enchants. CR 303.4f."""
    if event.to is not Zone.BATTLEFIELD or event.attach_to >= 0:
        return False
    entering = zones.entry_characteristics(game, event)
    return "Aura" in entering.subtypes and entering.kit.enchants is not None


def hosts(game: Game, event: ZoneChange) -> list[int]:
    """The players and permanents that an entering Aura can enchant. CR 303.4f."""
    entering = game.object(event.object)
    return [
        host
        for host in [*game.seats_in_order(game.active), *game.battlefield]
        if not why_not_attached(game, entering, host)
    ]


def question(game: Game, event: ZoneChange, among: list[int]) -> Decision:
    """The player under whose control an Aura enters chooses what it enchants. CR 303.4f."""
    controller = event.controller if event.controller >= 0 else game.object(event.object).owner
    options = [Thing(host) for host in among]
    return Decision(controller, Kind.OBJECTS, "303.4f", Shape.ONE, [*options], source=event.object)
