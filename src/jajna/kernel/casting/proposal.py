"""Proposing a spell: the card moves to the stack and becomes the spell. CR 601.2a, 601.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.decision import (
    Decision,
    Kind,
    Pick,
    Shape,
)
from jajna.events.moves import ZoneChange
from jajna.ir.abilities import TextChange
from jajna.ir.base import Duration
from jajna.ir.carried import CastBy
from jajna.kernel.card_kinds.bestow import BESTOWED
from jajna.kernel.card_kinds.merged import MUTATING
from jajna.kernel.casting import legality
from jajna.kernel.casting.announced import Announced, AnnounceStep
from jajna.kernel.costs.granted_abilities import as_spell, casting_ability
from jajna.kernel.costs.permissions import used
from jajna.kernel.costs.total_cost import (
    FACE_DOWN_COST,
)
from jajna.kernel.door.perform import perform
from jajna.kernel.layers import layers
from jajna.kernel.objects.stack_item import StackItem
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous, Shield
from jajna.vocab import Step, Zone

if TYPE_CHECKING:
    from jajna.kernel.casting.announce import AnnounceFrame
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player_rules import Permission

__all__ = ["propose", "settle_proposal"]


def propose(game: Game, frame: AnnounceFrame) -> None:
    """Move the card to the stack. CR 601.2a. An ability was put there as the frame began."""
    if frame.what is not Announced.SPELL or frame.ctx.item:
        frame.step = AnnounceStep.MODES
        return
    if frame.use < 0 and frame.into is None:
        _choose_permission(game, frame)
        return
    frame.step = AnnounceStep.MODES
    card = game.objects[frame.ctx.source]
    event = ZoneChange(card.id, card.zone, Zone.STACK, "cast")
    event.controller = frame.ctx.controller
    if frame.index == card.definition.face_down:  # CR 708.4
        event.face_down = True
        event.face_down_values = card.definition.faces[frame.index]
        event.face_down_by = "cast"
        frame.ctx.bind_number(FACE_DOWN_COST, 1)
    else:
        event.face = frame.index
        if frame.way >= 0:
            _note_way(game, frame, card, event)
    if frame.into is None:
        _use_permission(game, frame, event)
    events = [event, *used(game, frame.ctx.controller, frame.permission)]
    perform(game, events, frame.ctx, "proposed")


def _choose_permission(game: Game, frame: AnnounceFrame) -> None:
    """Ask which of several effects permits casting the card, if it matters. CR 601.3."""
    allowed = _permissions(game, frame)
    if len(allowed) < 2:
        frame.use = 0
        return
    names = [one.word or game.object(one.ctx.source).now.name for one in allowed]
    options = [Pick(place, name) for place, name in enumerate(names)]
    player, source = frame.ctx.controller, frame.ctx.source
    frame.ask(game, Decision(player, Kind.WORD, "601.3", Shape.ONE, [*options], source=source))


def _permissions(game: Game, frame: AnnounceFrame) -> list[Permission]:
    return legality.uses(game, frame.ctx.controller, frame.ctx.source, frame.index, frame.way)


def _use_permission(game: Game, frame: AnnounceFrame, event: ZoneChange) -> None:
    """Note the effect that permits casting the card, and its effect on the spell. CR 400.7h."""
    allowed = _permissions(game, frame)
    if not allowed:
        return
    frame.permission = allowed[frame.use]
    if frame.permission.shield is not None:
        own = Context(frame.permission.ctx.source, frame.ctx.controller)
        shield = frame.permission.shield
        event.begin(Shield(own, shield, Duration.PERMANENT, [event.object]))


def _note_way(game: Game, frame: AnnounceFrame, card: Object, event: ZoneChange) -> None:
    """Note in the move the marks of the cost the card is cast for, such as bestow. CR 118.9."""
    spell = as_spell(game, card, frame.index)
    frame.by = spell.kit.costs[frame.way]
    if frame.by.bestowed:
        event.mark(BESTOWED, [1])  # CR 702.103b
    if frame.by.mutating:
        event.mark(MUTATING, [1])  # CR 702.140a
    if frame.by.shield is not None:
        own = Context(card.id, frame.ctx.controller)
        event.begin(Shield(own, frame.by.shield, Duration.PERMANENT, [card.id]))
    given = casting_ability(card, spell, frame.way)
    if given is not None:  # CR 400.7g
        own = Context(card.id, frame.ctx.controller)
        event.begin(Continuous(own, (CastBy(given),), Duration.PERMANENT, [card.id]))


def _become_spell(game: Game, frame: AnnounceFrame, spell: Object) -> None:
    """Let the proposed object have what static abilities grant to spells. CR 601.2a, 611.3a."""
    spell.item = StackItem(frame.ctx, ())
    spell.item.is_spell = True
    game.characteristics.touch(spell.id)
    layers.refresh(game)


def settle_proposal(game: Game, frame: AnnounceFrame) -> None:
    """Make the object on the stack the spell. CR 601.2a, 112.2."""
    moved = frame.ctx.bound.pop("proposed")
    spell = game.objects[moved[0]]
    before = game.objects.departed[frame.ctx.source].zone
    frame.ctx.source = spell.id
    frame.ctx.item = spell.id
    spell.first_controller = frame.ctx.controller
    spell.controller = frame.ctx.controller
    if frame.way >= 0 and frame.by not in spell.now.kit.costs:
        _become_spell(game, frame, spell)  # a static ability grants the cost to spells only
    if frame.by in spell.now.kit.costs:
        frame.way = spell.now.kit.costs.index(frame.by)
    spell.item = StackItem(frame.ctx, spell.now.kit.effects_of(frame.way))
    if frame.way >= 0:
        spell.item.text = spell.now.kit.costs[frame.way].text
    else:
        spell.item.text = TextChange.NONE
    spell.item.cast_from = before
    if game.players.are_as_one(game.turn.active, frame.ctx.controller) and game.turn.step in (
        Step.PRECOMBAT_MAIN,
        Step.POSTCOMBAT_MAIN,
    ):
        spell.item.main_phase_of = frame.ctx.controller
    if frame.permission is not None:
        spell.item.instead = frame.permission.instead
        spell.item.besides = frame.permission.besides
    spell.item.is_spell = True
    game.characteristics.touch(spell.id)  # effects on spells apply only from now on
    layers.refresh(game)
