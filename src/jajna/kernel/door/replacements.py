"""Which replacement and prevention effects could act on an event. CR 614.5, 614.12, 616.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.damage import DamageDealt
from jajna.events.moves import ZoneChange
from jajna.events.permanents import TurnedFaceUp
from jajna.ir.abilities import Replacing, own_nodes
from jajna.ir.base import Layer, walk
from jajna.ir.filters.identity import Is
from jajna.ir.refs import Each
from jajna.kernel.door.command_zone import RETURN, may_return, returning
from jajna.kernel.door.redirection import REDIRECTION
from jajna.kernel.layers import face_down_values, layers
from jajna.kernel.objects.keyword_counters import EFFECTS
from jajna.kernel.players import range_of_influence
from jajna.kernel.state.context import SHIELDED, Context
from jajna.kernel.state.index import Replacer
from jajna.kernel.zones import move
from jajna.vocab import Cannot, Zone

if TYPE_CHECKING:
    from jajna.ir.base import Filter, Modification, Replacement
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.lasting_effects import Shield

__all__ = ["Option", "applicable", "key", "left", "shields"]


@final
class Option:
    """A replacement effect that may be applied to an event. CR 616.1.

    ``key`` names it among the effects applied to an event. ``shield`` is None for a static ability.
    """

    def __init__(
        self, key: str, replacement: Replacement, ctx: Context, shield: Shield | None
    ) -> None:
        self.key = key
        self.replacement = replacement
        self.ctx = ctx
        self.shield = shield


def _is_sure_of_damage(game: Game, source: int) -> bool:
    """Whether damage that an object deals can't be prevented. CR 615.12."""
    dealing = game.objects.get(source)
    return dealing is not None and dealing.now.cannot & Cannot.HAVE_ITS_DAMAGE_PREVENTED != 0


def applicable(game: Game, event: Event) -> list[Option]:
    """The replacement effects that may be applied to an event now, in the class that comes first.

    CR 616.1a-616.1e: self-replacement, control, copy, back face, then all others.
    """
    found: list[Option] = []
    if isinstance(event, DamageDealt) and any(
        rules.damage_is_sure or (event.combat and rules.combat_damage_is_sure)
        for rules in game.effects.rules
    ):
        event.preventable = False  # CR 615.12
    if isinstance(event, DamageDealt) and _is_sure_of_damage(game, event.source):
        event.preventable = False
    if isinstance(event, ZoneChange):
        if event.to is Zone.BATTLEFIELD:
            event.ahead = _looking_ahead(game, event)
        elif event.to is Zone.NOWHERE and event.cause == "leave":
            return []  # CR 800.4a: whatever the owner has leaves the game with them
    for replacer in game.characteristics.index.replacing(event):
        _consider_static(game, event, replacer, found)
    for rules in game.effects.rules:
        if rules.replacing:
            _consider_player(game, event, rules, found)
    if isinstance(event, DamageDealt) and game.era.planeswalker_redirection:
        _consider_redirecting(game, event, found)
    if isinstance(event, ZoneChange) and event.to is Zone.BATTLEFIELD:
        _consider_entering(game, event, found)
    elif isinstance(event, TurnedFaceUp):
        _consider_turning(game, event, found)
    if game.players.commanders and isinstance(event, ZoneChange):
        _consider_commander(game, event, found)
    _consider_counters(game, event, found)
    for shield in game.effects.shields:
        if left(shield, event) != 0 and shields(game, shield, event):
            found.append(Option(key(shield), shield.replacement, shield.ctx, shield))
    if len(found) < 2:
        return found
    first = min(option.replacement.rank() for option in found)
    return [option for option in found if option.replacement.rank() == first]


def key(shield: Shield) -> str:
    """The name of a shield among the effects already applied to an event. CR 614.5."""
    return f"s{shield.timestamp}"


def shields(game: Game, shield: Shield, event: Event) -> bool:
    """Whether a shield can be applied to an event. CR 614.3, 615.3."""
    if shield.left == 0 or event.kind not in shield.replacement.kinds():
        return False
    if key(shield) in event.used:
        return False
    shield.ctx.bind(SHIELDED, shield.objects)
    return _applies(game, shield.ctx, shield.replacement, event)


def _applies(game: Game, ctx: Context, effect: Replacement, event: Event) -> bool:
    """Whether an effect can replace an event, which must be within range. CR 801.11, 801.13b."""
    if not effect.applies(game, ctx, event):
        return False
    if not game.players.ranges:
        return True
    named = effect.spoken_of(game, ctx, event)
    return range_of_influence.are_within(game, ctx.controller, named)


def left(shield: Shield, event: Event) -> int:
    """How much a shield may prevent of an event, as announced; -1: any amount. CR 615.7."""
    if isinstance(event, DamageDealt) and event.shares:
        return min(event.shares.get(key(shield), shield.left), shield.left)
    return shield.left


def _consider_static(game: Game, event: Event, replacer: Replacer, found: list[Option]) -> None:
    if replacer.key() in event.used:
        return
    source = game.object(replacer.source)
    ctx = Context(source.id, source.controller)
    ability = replacer.ability
    if ability.condition is not None and not ability.condition.holds(game, ctx):
        return
    if _applies(game, ctx, ability.effect, event):
        found.append(Option(replacer.key(), ability.effect, ctx, None))


def _consider_player(game: Game, event: Event, rules: PlayerRules, found: list[Option]) -> None:
    """Add the applicable effects of abilities that a player has. CR 113.1b."""
    for place, (ctx, ability) in enumerate(rules.replacing):
        key = f"p{ctx.controller}.{place}"
        if key in event.used or event.kind not in ability.effect.kinds():
            continue
        if ability.condition is not None and not ability.condition.holds(game, ctx):
            continue
        if _applies(game, ctx, ability.effect, event):
            found.append(Option(key, ability.effect, ctx, None))


def _consider_counters(game: Game, event: Event, found: list[Option]) -> None:
    """Add the applicable effects of counters on the object concerned. CR 122.1c, 122.1d."""
    things = event.things()
    thing = game.objects.get(things[0]) if things else None
    if thing is None or not thing.counters or thing.zone is not Zone.BATTLEFIELD:
        return
    for name in thing.counters:
        for place, effect in enumerate(EFFECTS.get(name, ())):
            key = f"c{thing.id}.{name}.{place}"
            if key in event.used or event.kind not in effect.kinds():
                continue
            ctx = Context(thing.id, thing.controller)
            if _applies(game, ctx, effect, event):
                found.append(Option(key, effect, ctx, None))


def _consider_commander(game: Game, event: ZoneChange, found: list[Option]) -> None:
    """Add the return of a commander to the command zone. CR 903.9b, 903.9c."""
    key = returning(event)
    if key not in event.used and may_return(game, event):
        owner = game.objects[event.object].owner
        found.append(Option(key, RETURN, Context(event.object, owner), None))


def _consider_redirecting(game: Game, event: DamageDealt, found: list[Option]) -> None:
    """Add the redirection of damage to a planeswalker. CR 2016-08-26 306.7."""
    key = "redirecting"
    ctx = Context(event.source, game.object(event.source).controller)
    if key not in event.used and REDIRECTION.applies(game, ctx, event):
        found.append(Option(key, REDIRECTION, ctx, None))


def _consider_turning(game: Game, event: TurnedFaceUp, found: list[Option]) -> None:
    """Add the effects of abilities that a permanent would have face up. CR 614.1e, 708.11."""
    thing = game.objects[event.object]
    kit = face_down_values.values_face_up(game, thing).kit
    for place, ability in enumerate(kit.replacing):
        key = f"{thing.id}.{place}"
        if key in event.used or event.kind not in ability.effect.kinds():
            continue
        ctx = Context(thing.id, thing.controller)
        ctx.x = event.x
        if ability.condition is not None and not ability.condition.holds(game, ctx):
            continue
        if _applies(game, ctx, ability.effect, event):
            found.append(Option(key, ability.effect, ctx, None))


def _consider_entering(game: Game, event: ZoneChange, found: list[Option]) -> None:
    """Add the applicable effects of the entering permanent's own abilities. CR 614.12."""
    assert event.ahead is not None, event
    kit = event.ahead.kit
    controller = event.controller if event.controller >= 0 else game.object(event.object).owner
    for place, ability in enumerate(kit.replacing):
        key = f"{event.object}.{place}"
        if event.copies:
            key += f"+{event.copies}"  # CR 707.5: an ability of what was copied is another one
        if key in event.used or event.kind not in ability.effect.kinds():
            continue
        ctx = Context(event.object, controller)
        if ability.condition is not None and not ability.condition.holds(game, ctx):
            continue
        if _applies(game, ctx, ability.effect, event):
            found.append(Option(key, ability.effect, ctx, None))


def _looking_ahead(game: Game, event: ZoneChange) -> Characteristics:
    """The characteristics that an entering permanent would have on the battlefield. CR 614.12.

    If effects could change them, they are read from a copy of the game where it has entered.
    """
    plain = move.entry_characteristics(game, event)
    watched = game.characteristics.index.replaces(event.kind) or game.effects.shields
    if not watched and not plain.kit.replacing and not _gives_replacing(game, event):
        return plain
    if not (plain.kit.changing or event.effects or _changes_what_enters(game, event)):
        return plain
    ahead = game.fork()
    arrival = event.clone()
    assert isinstance(arrival, ZoneChange), arrival
    move.move(ahead, arrival)
    layers.refresh(ahead)
    return ahead.objects[arrival.became].now if arrival.became else plain


def _gives_replacing(game: Game, event: ZoneChange) -> bool:
    """Whether an effect could give an entering permanent abilities that act as it enters: "each
    other creature you control has riot". CR 614.12.
    """
    for static in game.characteristics.index.statics:
        for change in static.ability.changes:
            if change.grants_abilities() and _has_replacing(change):
                return True
    for effect in game.effects.lasting:
        for change in effect.changes:
            if change.grants_abilities() and event.object in effect.about():
                if _has_replacing(change):
                    return True
    return False


def _has_replacing(change: Modification) -> bool:
    return any(isinstance(node, Replacing) for node in walk(change))


def _changes_what_enters(game: Game, event: ZoneChange) -> bool:
    """Whether a continuous effect could change the characteristics of an entering permanent."""
    for effect in game.effects.lasting:
        if event.object in effect.about():  # CR 400.7a
            return True
    for static in game.characteristics.index.statics:
        if _is_about_certain_objects(static.ability.affects):
            continue
        for change in static.ability.changes:
            for part in change.parts():
                if part.layer() < Layer.RULES or part.refuses_counters():
                    return True
    return False


def _is_about_certain_objects(affects: Filter) -> bool:
    """Whether a filter names certain objects ("this creature"), which no entering one can be."""
    return isinstance(affects, Is) and not any(
        isinstance(node, Each) for node in own_nodes(affects)
    )
