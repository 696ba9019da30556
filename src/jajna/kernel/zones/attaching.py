"""The objects and players that Auras and Equipment can be attached to. CR 301.5, 303.4, 701.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.events.moves import ZoneChange
from jajna.kernel.objects.characteristics import ANY_AURA
from jajna.kernel.players import range_of_influence
from jajna.kernel.state.context import Context
from jajna.kernel.zones import move
from jajna.vocab import Cannot, Type, Zone, is_player

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.object import Object

__all__ = [
    "could_enchant",
    "hosts",
    "instead_of_entering",
    "is_settled",
    "needs_host",
    "question",
    "why_not_attached",
]

_TOOLS: Final = frozenset({"Equipment", "Fortification"})


def why_not_attached(game: Game, thing: Object, host: int) -> str:
    """The rule that forbids attaching a permanent to a host; "" if none does.
    CR 303.4c, 301.5, 301.6, 702.16c.
    """
    return _why_not(game, Context(thing.id, thing.controller), thing.now, host)


def _why_not(game: Game, ctx: Context, now: Characteristics, host: int) -> str:
    """The rule that forbids attaching an object with these characteristics; "" if none does."""
    if host < 0 or host == ctx.source:
        return "303.4c"
    tool = "301.5" if "Equipment" in now.subtypes else "301.6"
    tooled = bool(now.subtypes & _TOOLS)
    if is_player(host):
        if tooled:
            return tool
        guards = game.effects.rules[host].protections if game.effects.rules else []
        if not game.players[host].in_game:
            return "303.4c"
    else:
        held = game.objects.get(host)
        if held is None or held.zone is not Zone.BATTLEFIELD:
            return "303.4c"
        guards = held.now.protections
        wanted = Type.CREATURE if tool == "301.5" else Type.LAND
        if tooled and not held.now.types & wanted:
            return tool
        if "Equipment" in now.subtypes and held.now.cannot & Cannot.BE_EQUIPPED:
            return tool
        if "Aura" in now.subtypes:
            if held.now.cannot & Cannot.BE_ENCHANTED:
                return "303.4c"
            if held.now.only_aura not in (ANY_AURA, ctx.source):
                return "303.4c"
    if tooled and now.kit.attaches_only is not None:
        if not now.kit.attaches_only.matches(game, ctx, host):
            return tool
    if "Aura" in now.subtypes:
        if now.types & Type.CREATURE:
            return "303.4d"
        if now.kit.enchants is not None and not now.kit.enchants.matches(game, ctx, host):
            return "303.4c"
    if not range_of_influence.is_within(game, ctx.controller, host):
        return "801.9" if tooled else "801.8"
    against = sum(
        1
        for guard, sources in guards
        if guard.source != ctx.source and sources.matches(game, guard, ctx.source)
    )
    if against and against > _sparing(game, ctx.source, host):
        return "702.16c"
    return ""


def could_enchant(game: Game, player: int, card: int, host: int) -> bool:
    """Whether an Aura card could enchant a player or permanent under a player's control.
    CR 303.4a, 702.5a.

    What has left the battlefield is judged as it last was (CR 608.2h).
    """
    now = game.object(card).now
    if "Aura" not in now.subtypes or now.kit.enchants is None:
        return False
    ctx = Context(card, player)
    if is_player(host) or game.objects.exists(host):
        return not _why_not(game, ctx, now, host)
    was = game.object(host).now
    return (
        not was.cannot & Cannot.BE_ENCHANTED
        and was.only_aura in (ANY_AURA, card)
        and now.kit.enchants.matches(game, ctx, host)
        and not any(sources.matches(game, guard, card) for guard, sources in was.protections)
    )


def _sparing(game: Game, thing: int, host: int) -> int:
    """The number of protections of a host that let an attachment stay all the same. CR 702.16n."""
    if is_player(host):
        return 0
    return sum(
        1
        for source, quality, spared in game.objects[host].now.spared_attachments
        if quality.matches(game, source, thing) and spared.matches(game, source, thing)
    )


def needs_host(game: Game, event: ZoneChange) -> bool:
    """Whether an Aura would enter without an effect saying what it enchants. CR 303.4f."""
    return event.attach_to < 0 and _is_aura(move.entry_characteristics(game, event))


def _is_aura(entering: Characteristics) -> bool:
    return "Aura" in entering.subtypes and entering.kit.enchants is not None


def hosts(game: Game, event: ZoneChange) -> list[int]:
    """The players and permanents that an entering Aura can enchant. CR 303.4f."""
    entering = move.entry_characteristics(game, event)
    ctx = _entering_context(game, event)
    return [
        host
        for host in [*game.players.in_order(game.turn.active), *game.zones.battlefield]
        if not _why_not(game, ctx, entering, host)
    ]


def is_settled(game: Game, event: ZoneChange) -> bool:
    """Whether an entering object can enter; false for an Aura that has nothing to enchant.

    Any other object enters, unattached if it can't be attached. CR 303.4h, 303.4i, 301.5e.
    """
    if event.to is not Zone.BATTLEFIELD:
        return True
    entering = move.entry_characteristics(game, event)
    if event.attach_to < 0:
        return not _is_aura(entering)
    allowed = not _why_not(game, _entering_context(game, event), entering, event.attach_to)
    if _is_aura(entering):
        return allowed
    if not allowed or not entering.subtypes & _TOOLS:
        event.attach_to = -1
    return True


def instead_of_entering(game: Game, event: ZoneChange) -> list[Event]:
    """The events that happen instead of the entering of an Aura without a host. CR 303.4g, 303.4i.

    The Aura stays where it is, or goes from the stack to the graveyard; a token isn't created.
    """
    if event.origin is Zone.STACK:
        return move.leave_stack(game, event.object, Zone.GRAVEYARD, "unattached")
    if event.origin is Zone.NOWHERE:
        return [ZoneChange(event.object, Zone.NOWHERE, Zone.NOWHERE, "cease")]
    return []


def _controller(game: Game, event: ZoneChange) -> int:
    return event.controller if event.controller >= 0 else game.object(event.object).owner


def _entering_context(game: Game, event: ZoneChange) -> Context:
    return Context(event.object, _controller(game, event))


def question(game: Game, event: ZoneChange, among: list[int]) -> Decision:
    """The question to an entering Aura's controller what the Aura enchants. CR 303.4f."""
    options = [Thing(host) for host in among]
    return Decision(
        _controller(game, event), Kind.OBJECTS, "303.4f", Shape.ONE, [*options], source=event.object
    )
