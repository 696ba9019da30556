"""Putting spells and abilities on the stack: choices, costs, and becoming cast.
CR 601.2, 602.2, 603.3.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import (
    Answer,
    Decision,
    Division,
    Kind,
    Number,
    Part,
    Pick,
    Several,
    Thing,
    YesNo,
)
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.marks import Marked
from jajna.events.stack import (
    AbilityActivated,
    BecameTarget,
    CrimeCommitted,
    SpellCast,
    TriggerStacked,
)
from jajna.ir.abilities import Activated, CastingCost
from jajna.ir.composites import Fresh
from jajna.ir.conditions.as_cast import AS_CAST
from jajna.ir.costs import CHOSEN_AHEAD, PayMana
from jajna.ir.declared.names import game_binds
from jajna.ir.refs import Target, stand_as
from jajna.kernel.casting import legality, splice
from jajna.kernel.casting.announced import Announced, AnnounceStep, TargetPart
from jajna.kernel.casting.announced_choices import (
    choose_ahead,
    choose_modes,
    choose_optional_costs,
    choose_spliced,
    choose_x,
    why_not_x,
)
from jajna.kernel.casting.announced_costs import determine_total, order_costs, pay_costs
from jajna.kernel.casting.announced_targets import choose_targets, divide
from jajna.kernel.casting.crimes import is_wronged
from jajna.kernel.casting.proposal import propose
from jajna.kernel.casting.until_cast import what_casting_ends
from jajna.kernel.costs.total_cost import (
    Total,
    ability_total,
    spell_total,
)
from jajna.kernel.door.perform import perform
from jajna.kernel.layers import layers
from jajna.kernel.objects.stack_item import StackItem
from jajna.kernel.state.causes import Cause
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame
from jajna.kernel.state.illegal_actions import give_up
from jajna.kernel.state.modes import in_sequence
from jajna.kernel.state.targets import (
    Announcement,
    for_players,
    phrases_as_cast,
    why_not_target,
)
from jajna.kernel.zones import move
from jajna.vocab import Zone, bit

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import Permission

__all__ = [
    "CAST_BEFORE",
    "SPELL_CAST",
    "AnnounceFrame",
    "begin_activating",
    "begin_casting",
    "begin_trigger",
]

SPELL_CAST: Final = "spell cast"
"""Name bound to the spell that a player casts because an effect lets them."""
CAST_BEFORE: Final = "spells cast before it"
"""Name of the number of spells cast before a spell this turn, which the spell keeps."""
game_binds(CAST_BEFORE)


_RULES: Final = {
    Announced.SPELL: "601.2",
    Announced.ACTIVATED: "602.2",
    Announced.TRIGGERED: "603.3",
}
"""The rule for putting each kind of object on the stack."""


@final
class AnnounceFrame(Frame):
    """The steps of CR 601.2a-601.2i, for spells, and as 602.2 and 603.3 use them for abilities."""

    def __init__(self, what: Announced, ctx: Context, index: int) -> None:
        self.what = what
        self.ctx = ctx
        self.index = index
        """The index of a spell's face, or of an activated ability among those of its source."""
        self.way = -1
        self.by: CastingCost | None = None
        """The alternative cost of the spell, known once the spell is on the stack."""
        self.use = -1
        """The index of the chosen effect that permits casting the spell; -1 before the choice."""
        self.permission: Permission | None = None
        """The effect that permits casting the spell, known once it is on the stack."""
        self.step = AnnounceStep.PROPOSE
        self.position = 0
        self.paid: list[str] = []
        self.accepted: list[int] = []
        self.costs_chosen = False
        """Whether it is settled which optional costs are paid. CR 601.2b."""
        self.total: Total | None = None
        self.asked = Kind.PRIORITY
        self.subject = 0
        self.into: Context | None = None
        """The context of a resolving effect that lets the spell be cast. CR 608.2g."""
        self.chooser = -1
        """The other player who chooses the modes, if one does; otherwise -1. CR 700.2e."""
        self.part = TargetPart.ALL
        """Which of the targets of a phrase are asked for now."""

    # -- the steps -----------------------------------------------------------------------------

    def run(self, game: Game) -> None:
        if self.ctx.item and not game.objects.exists(self.ctx.item):  # CR 800.4a
            game.frames.pop()
            return
        step = self.step
        if step is AnnounceStep.PROPOSE:
            propose(game, self)
        elif step is AnnounceStep.MODES:
            choose_modes(game, self)
        elif step is AnnounceStep.SPLICE:
            choose_spliced(game, self)
        elif step is AnnounceStep.OPTIONAL:
            choose_optional_costs(game, self)
        elif step is AnnounceStep.AHEAD:
            choose_ahead(game, self)
        elif step is AnnounceStep.X:
            choose_x(game, self)
        elif step is AnnounceStep.TARGETS:
            choose_targets(game, self)
        elif step is AnnounceStep.DIVIDE:
            divide(game, self)
        elif step is AnnounceStep.TOTAL:
            determine_total(game, self)
        elif step is AnnounceStep.ORDER:
            order_costs(game, self)
        elif step is AnnounceStep.COSTS:
            pay_costs(game, self)
        else:
            self._finish(game)

    def item(self, game: Game) -> StackItem:
        """What is known of the object on the stack."""
        item = game.objects[self.ctx.item].item
        assert item is not None, self.ctx.item
        return item

    def needs(self, game: Game) -> Announcement:
        """What has to be announced for its instructions."""
        return game.definitions.announcement(self.item(game).effects)

    def phrases(self, game: Game) -> list[Target]:
        """The target phrases that apply. CR 601.2c, 702.33g."""
        if self.ctx.earlier_targets:
            return []
        needs = self.needs(game)
        paid = self.paid_for(game) if self.what is Announced.SPELL else None
        return for_players(game, self.ctx, needs, phrases_as_cast(needs, self.ctx.modes, paid))

    def paid_for(self, game: Game) -> list[str]:
        """The names of the costs chosen for a spell: optional ones, and the alternative one, which
        without a name is known by its mana.
        """
        if self.way < 0:
            return self.paid
        return [*self.paid, _known_as(game.objects[self.ctx.item].now.kit.costs[self.way])]

    def compute_total(self, game: Game) -> Total:
        """Its total cost as things stand. CR 601.2f."""
        if self.what is Announced.SPELL:
            spell = game.objects[self.ctx.item]
            return spell_total(game, self.ctx, spell.now, self.way, self.accepted)
        if self.what is Announced.ACTIVATED:
            activated = self.activated(game)
            return ability_total(game, self.ctx, activated.costs, activated)
        return Total([], [])

    def activated(self, game: Game) -> Activated:
        """The activated ability that is put on the stack."""
        ability = self.item(game).ability
        assert isinstance(ability, Activated), ability
        return ability

    def _follow_what_timing_asks(self, game: Game) -> None:
        """Follow the instruction of a spell cast when a sorcery could not be cast. CR 603.7g."""
        spell = game.objects[self.ctx.item]
        if spell.now.kit.any_time and not legality.sorcery_speed(game, self.ctx.controller, 1):
            said = tuple([ability.effect for ability in spell.now.kit.any_time])
            game.frames.run_in_order(said, Context(spell.id, self.ctx.controller))

    def _finish(self, game: Game) -> None:
        """Let the spell become cast or the ability activated. CR 601.2i, 602.2b."""
        game.frames.pop()
        ctx = self.ctx
        ctx.end_span(game.history.events_happened)
        item = self.item(game)
        item.paid = self.paid_for(game) if self.what is Announced.SPELL else self.paid
        if self.what is Announced.SPELL:
            seen = game.objects[ctx.item].now.kit.seen_as_cast()
            if any(one.is_so(game, ctx) for one in seen):
                item.paid = [*item.paid, AS_CAST]
        if self.into is not None:
            self.into.bind(SPELL_CAST, [ctx.item])
            game.history.checkpoint = None
        events: list[Event] = []
        if self.what is Announced.SPELL:
            before = sum(player.happened("spells cast") for player in game.players.held)
            ctx.bind_number(CAST_BEFORE, before)  # CR 702.40a
            cast = SpellCast(ctx.item, ctx.controller)
            cast.why = Cause("601.2i")
            events += [cast, *what_casting_ends(game, game.objects[ctx.item])]
            self._follow_what_timing_asks(game)
        elif self.what is Announced.ACTIVATED:
            ability = self.activated(game)
            index = -1 if ability.loyalty else self.index
            activated = AbilityActivated(ctx.item, ctx.source, ctx.controller, index, ability)
            activated.why = Cause("602.2b")
            events.append(activated)
        else:
            stacked = TriggerStacked(ctx.item, ctx.source)
            stacked.why = Cause("603.3", 0, item.trigger)
            events.append(stacked)
        for slot in ctx.targets:
            events += [BecameTarget(thing, ctx.item, ctx.controller) for thing in slot]
        if any(is_wronged(game, thing, ctx.controller) for slot in ctx.targets for thing in slot):
            events.append(CrimeCommitted(ctx.controller))
        perform(game, events)

    # -- answers -------------------------------------------------------------------------------

    def ask(self, game: Game, question: Decision) -> None:
        """Ask a question of the step; one that has a single answer is answered at once."""
        forced = question.forced
        if forced is not None and question.kind not in game.settings.asked_anyway:
            self._note(game, question.kind, forced, question.subject)
        else:
            game.decision = question
            self.asked = question.kind
            self.subject = question.subject

    def ask_anew(self) -> None:
        if self.asked is Kind.PLAYER:
            return  # the step goes on with the answer
        if self.asked is Kind.MODES:
            self.step = AnnounceStep.MODES
        elif self.asked is Kind.SPLICE:
            self.step = AnnounceStep.SPLICE
        elif self.asked is Kind.SACRIFICE:
            self.step = AnnounceStep.AHEAD
        elif self.asked is Kind.X:
            self.step = AnnounceStep.X
        elif self.asked is Kind.ORDER:
            self.step = AnnounceStep.ORDER
        elif self.asked is Kind.WORD:
            self.step = AnnounceStep.PROPOSE
        else:
            self.position -= 1
        if self.asked is Kind.TARGETS and self.part is TargetPart.FIRST:
            self.part = TargetPart.ALL  # what settles the zone hasn't been chosen
        elif self.asked is Kind.TARGETS and self.part is TargetPart.REST:
            self.part = TargetPart.FIRST

    def take(self, game: Game, answer: Answer) -> None:
        self._note(game, self.asked, answer, self.subject)

    def _note(self, game: Game, kind: Kind, answer: Answer, subject: int) -> None:
        if kind is Kind.MODES:
            assert isinstance(answer, Several)
            self._note_modes(game, _modes_in(answer))
        elif kind is Kind.PLAYER:
            assert isinstance(answer, Thing)
            self.chooser = answer.thing
        elif kind is Kind.WORD:
            assert isinstance(answer, Pick)
            self.use = answer.index
        elif kind is Kind.SPLICE:
            cards = _things_in(answer)
            if cards:
                splice.splice(game, self.ctx, cards)
        elif kind is Kind.ADDITIONAL_COST:
            if isinstance(answer, YesNo) and answer.yes:
                self.accepted.append(subject)
            elif isinstance(answer, Number):
                self.accepted += [subject] * answer.number
        elif kind is Kind.SACRIFICE:
            ahead = [*self.ctx.bound.get(CHOSEN_AHEAD, []), *_things_in(answer)]
            self.ctx.bind(CHOSEN_AHEAD, ahead)
        elif kind is Kind.X:
            assert isinstance(answer, Number)
            self.ctx.x = answer.number
            if self.what is Announced.SPELL:
                game.characteristics.touch(self.ctx.item)  # its own static abilities may ask for X
                layers.refresh(game)
        elif kind is Kind.TARGETS:
            if self.part is TargetPart.NEXT:
                things = _things_in(answer)
                self.ctx.target(subject, [*self.ctx.targets[subject], *things])
                if things:
                    self.position -= 1  # then the next one is asked for
                else:
                    self.part = TargetPart.ALL
                return
            if self.part is TargetPart.REST:
                self.ctx.target(subject, [*self.ctx.targets[subject], *_things_in(answer)])
                self.part = TargetPart.ALL
                return
            if self.part is TargetPart.FIRST:
                self.position -= 1  # the rest of the phrase's targets is asked for next
            self.ctx.target(subject, _things_in(answer))
        elif kind is Kind.ORDER:
            assert isinstance(answer, Several)
            total = self.total
            assert total is not None
            parts = [one.cost for one in answer.options if isinstance(one, Part)]
            ordered = Total(total.symbols, total.others.copy())
            ordered.others[subject : subject + len(parts)] = parts
            self.total = ordered
        elif kind is Kind.DIVIDE:
            assert isinstance(answer, Division)
            self.ctx.share(subject, list(answer.shares))

    def _note_modes(self, game: Game, chosen: list[int]) -> None:
        """Note the chosen modes, and repeat those chosen several times. CR 700.2d."""
        item = self.item(game)
        modes = self.needs(game).modes
        self.ctx.modes = chosen
        if len(set(chosen)) < len(chosen):
            item.effects = in_sequence(item.effects, chosen)
            item.repeated = chosen
            self.ctx.modes = list(range(len(chosen)))
        if modes is not None and modes.fresh is not Fresh.NO and self.ctx.source in game.objects:
            mark = legality.modes_mark(game, modes)
            before = game.objects[self.ctx.source].marks.get(mark, [])
            perform(game, [Marked(self.ctx.source, mark, [*before, *chosen])])

    def why_not(self, game: Game, answer: Answer) -> Reason | None:
        if self.asked is Kind.MODES:
            modes = self.needs(game).modes
            assert modes is not None and isinstance(answer, Several), answer
            numbers = _modes_in(answer)
            if self.what is not Announced.SPELL:
                return legality.why_too_many_pawprints(self.ctx, modes, numbers)
            spell = game.objects[self.ctx.item].now
            return legality.why_not_modes(game, self.ctx, spell, self.way, modes, numbers)
        if self.asked is Kind.SPLICE:
            return splice.why_not_splice(game, self.ctx, self.way, _things_in(answer))
        if self.asked is Kind.X:
            return why_not_x(game, self, answer)
        if self.asked is not Kind.TARGETS:
            return None
        chosen = answer.options if isinstance(answer, Several) else (answer,)
        phrases = self.phrases(game)
        target = phrases[self.position - 1]
        for one in chosen:
            if isinstance(one, Thing):
                reason = why_not_target(game, self.ctx, target, one.thing)
                if reason is not None:
                    return reason
        return None

    def fail(self, game: Game) -> None:
        """Remove a triggered ability that can't be completed (CR 603.3d), or reverse an action
        (CR 732.1).
        """
        if self.what is Announced.TRIGGERED:
            game.frames.pop()
            perform(game, move.leave_stack(game, self.ctx.item, Zone.NOWHERE, "no legal choice"))
        else:
            give_up(game)

    def doing(self) -> tuple[str, int]:
        return _RULES[self.what], self.ctx.item

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = AnnounceFrame(self.what, self.ctx.clone(memo), self.index)
        copy.way = self.way
        copy.by = self.by
        copy.use = self.use
        copy.permission = self.permission
        copy.step = self.step
        copy.position = self.position
        copy.paid = self.paid.copy()
        copy.accepted = self.accepted.copy()
        copy.costs_chosen = self.costs_chosen
        copy.total = self.total
        copy.asked = self.asked
        copy.subject = self.subject
        copy.chooser = self.chooser
        copy.part = self.part
        copy.into = self.into.clone(memo) if self.into is not None else None
        return copy


def _things_in(answer: Answer) -> list[int]:
    chosen = answer.options if isinstance(answer, Several) else (answer,)
    return [one.thing for one in chosen if isinstance(one, Thing)]


def _modes_in(answer: Several) -> list[int]:
    return [one.index for one in answer.options if isinstance(one, Pick)]


def begin_casting(
    game: Game, player: int, card: int, face: int, way: int, into: Context | None = None
) -> None:
    """Begin to cast a card. CR 601.2.

    A resolving effect that lets it be cast gives its context as ``into``, where the spell is bound
    as ``SPELL_CAST`` (CR 608.2g).
    """
    frame = AnnounceFrame(Announced.SPELL, Context(card, player), face)
    frame.ctx.begin_span(game.history.events_happened)
    frame.way = way
    frame.into = into
    game.frames.append(frame)


def begin_activating(game: Game, player: int, source: int, index: int) -> None:
    """Put an activated ability on the stack and begin to activate it. CR 602.2a."""
    kit = game.objects[source].now.kit
    ctx = Context(source, player)
    ctx.begin_span(game.history.events_happened)
    item = StackItem(ctx, kit.activated_effects[index])
    item.ability = kit.activated[index]
    stand_as(ctx, kit.activated[index])
    _put_ability(game, item)
    game.frames.append(AnnounceFrame(Announced.ACTIVATED, ctx, index))


def begin_trigger(game: Game, item: StackItem) -> None:
    """Put a triggered ability on the stack and begin its choices. CR 603.3c, 603.3d."""
    item.ctx.modes = []  # a delayed trigger doesn't have the modes of the spell that created it
    _put_ability(game, item)
    game.frames.append(AnnounceFrame(Announced.TRIGGERED, item.ctx, 0))


def _put_ability(game: Game, item: StackItem) -> None:
    source = game.object(item.ctx.source)
    made = game.objects.new(source.definition, item.ctx.controller, Zone.STACK)
    made.make_ability(item)
    made.timestamp = game.effects.tick()
    item.ctx.item = made.id
    game.zones.stack.append(made.id)
    on_stack = bit(Zone.STACK)
    if any(effect.where & on_stack for effect in game.characteristics.index.statics):
        game.characteristics.touch(made.id)  # "Spells and abilities can't be countered."
        layers.refresh(game)


def _known_as(cost: CastingCost) -> str:
    """The name of an alternative cost, or its mana if that is all of it. CR 118.9, 607.2."""
    only = cost.costs[0] if len(cost.costs) == 1 else None
    return str(only.cost) if not cost.name and isinstance(only, PayMana) else cost.name
