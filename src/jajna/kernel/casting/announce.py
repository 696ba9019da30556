"""Putting spells and abilities on the stack: choices, costs, and becoming cast.
CR 601.2, 602.2, 603.3.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from jajna.decision import (
    NO,
    YES,
    Answer,
    Decision,
    Division,
    Kind,
    Number,
    Part,
    Pick,
    Several,
    Shape,
    Thing,
    YesNo,
)
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.marks import Marked
from jajna.events.moves import ZoneChange
from jajna.events.stack import AbilityActivated, BecameTarget, SpellCast, TriggerStacked
from jajna.ir.abilities import Activated, CastingCost, TextChange
from jajna.ir.base import Duration
from jajna.ir.carried import CastBy
from jajna.ir.composites import Fresh
from jajna.ir.costs import CHOSEN_AHEAD, LoyaltyCost
from jajna.ir.declared.names import game_binds
from jajna.ir.refs import TARGET_PHRASES, Target, stand_as
from jajna.kernel.card_kinds.bestow import BESTOWED
from jajna.kernel.card_kinds.merged import MUTATING
from jajna.kernel.casting import legality, splice
from jajna.kernel.casting.assist import AssistFrame
from jajna.kernel.costs import payment
from jajna.kernel.costs.granted_abilities import as_spell, casting_ability
from jajna.kernel.costs.permissions import used
from jajna.kernel.costs.total_cost import (
    FACE_DOWN_COST,
    MOST_X,
    Total,
    ability_total,
    optional_costs,
    spell_total,
)
from jajna.kernel.door.perform import perform
from jajna.kernel.layers import layers
from jajna.kernel.objects.stack_item import StackItem
from jajna.kernel.resolution.paying import PayBillFrame
from jajna.kernel.state.causes import Cause
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame, pay
from jajna.kernel.state.illegal_actions import give_up
from jajna.kernel.state.lasting_effects import Continuous, Shield
from jajna.kernel.state.modes import in_sequence
from jajna.kernel.state.targets import (
    Announcement,
    candidates,
    count_limits,
    enough_targets,
    for_players,
    leaves_enough,
    needed_targets,
    targets_if_paid,
    waiting_for,
    why_not_target,
)
from jajna.kernel.zones import move
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.ir.composites import Modes
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player_rules import Permission

__all__ = [
    "SPELL_CAST",
    "AnnounceFrame",
    "Announced",
    "begin_activating",
    "begin_casting",
    "begin_trigger",
]

SPELL_CAST: Final = "spell cast"
"""Name bound to the spell that a player casts because an effect lets them."""
CAST_BEFORE: Final = "spells cast before it"
"""Name of the number of spells cast before a spell this turn, which the spell keeps."""
game_binds(CAST_BEFORE)


class Announced(Enum):
    """The kinds of objects that are put on the stack with choices."""

    SPELL = "spell"
    ACTIVATED = "activated"
    TRIGGERED = "triggered"


_RULES: Final = {
    Announced.SPELL: "601.2",
    Announced.ACTIVATED: "602.2",
    Announced.TRIGGERED: "603.3",
}
"""The rule for putting each kind of object on the stack."""


class _Step(Enum):
    PROPOSE = 0
    MODES = 1
    SPLICE = 2
    OPTIONAL = 3
    AHEAD = 4
    X = 5
    TARGETS = 6
    DIVIDE = 7
    TOTAL = 8
    ORDER = 9
    COSTS = 10
    DONE = 11


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
        self.step = _Step.PROPOSE
        self.position = 0
        self.paid: list[str] = []
        self.accepted: list[int] = []
        self.total: Total | None = None
        self.asked = Kind.PRIORITY
        self.subject = 0
        self.into: Context | None = None
        """The context of a resolving effect that lets the spell be cast. CR 608.2g."""
        self.chooser = -1
        """The other player who chooses the modes, if one does; otherwise -1. CR 700.2e."""

    # -- the steps -----------------------------------------------------------------------------

    def run(self, game: Game) -> None:
        if self.ctx.item and not game.objects.exists(self.ctx.item):  # CR 800.4a
            game.frames.pop()
            return
        step = self.step
        if step is _Step.PROPOSE:
            self._propose(game)
        elif step is _Step.MODES:
            self._choose_modes(game)
        elif step is _Step.SPLICE:
            self._choose_spliced(game)
        elif step is _Step.OPTIONAL:
            self._choose_optional_costs(game)
        elif step is _Step.AHEAD:
            self._choose_ahead(game)
        elif step is _Step.X:
            self._choose_x(game)
        elif step is _Step.TARGETS:
            self._choose_targets(game)
        elif step is _Step.DIVIDE:
            self._divide(game)
        elif step is _Step.TOTAL:
            self._determine_total(game)
        elif step is _Step.ORDER:
            self._order_costs(game)
        elif step is _Step.COSTS:
            self._pay_costs(game)
        else:
            self._finish(game)

    def _item(self, game: Game) -> StackItem:
        item = game.objects[self.ctx.item].item
        assert item is not None, self.ctx.item
        return item

    def _needs(self, game: Game) -> Announcement:
        return game.definitions.announcement(self._item(game).effects)

    def _phrases(self, game: Game) -> list[Target]:
        """The target phrases that apply. CR 601.2c, 702.33g."""
        if self.ctx.earlier_targets:
            return []
        needs = self._needs(game)
        paid = self._paid_for(game) if self.what is Announced.SPELL else list(needs.if_paid)
        return needed_targets(game, self.ctx, needs, self.ctx.modes, paid)

    def _paid_for(self, game: Game) -> list[str]:
        """The names of the costs chosen for a spell: optional ones, and the alternative one."""
        if self.way < 0:
            return self.paid
        return [*self.paid, game.objects[self.ctx.item].now.kit.costs[self.way].name]

    def _propose(self, game: Game) -> None:
        """Move the card to the stack. CR 601.2a. An ability was put there as the frame began."""
        if self.what is not Announced.SPELL or self.ctx.item:
            self.step = _Step.MODES
            return
        if self.use < 0 and self.into is None:
            self._choose_permission(game)
            return
        self.step = _Step.MODES
        card = game.objects[self.ctx.source]
        event = ZoneChange(card.id, card.zone, Zone.STACK, "cast")
        event.controller = self.ctx.controller
        if self.index == card.definition.face_down:  # CR 708.4
            event.face_down = True
            event.face_down_values = card.definition.faces[self.index]
            event.face_down_by = "cast"
            self.ctx.bind_number(FACE_DOWN_COST, 1)
        else:
            event.face = self.index
            if self.way >= 0:
                self._note_way(game, card, event)
        if self.into is None:
            self._use_permission(game, event)
        events = [event, *used(self.ctx.controller, self.permission)]
        perform(game, events, self.ctx, "proposed")

    def _choose_permission(self, game: Game) -> None:
        """Ask which of several effects permits casting the card, if it matters. CR 601.3."""
        allowed = self._permissions(game)
        if len(allowed) < 2:
            self.use = 0
            return
        names = [one.word or game.object(one.ctx.source).now.name for one in allowed]
        options = [Pick(place, name) for place, name in enumerate(names)]
        player, source = self.ctx.controller, self.ctx.source
        self._ask(game, Decision(player, Kind.WORD, "601.3", Shape.ONE, [*options], source=source))

    def _permissions(self, game: Game) -> list[Permission]:
        return legality.uses(game, self.ctx.controller, self.ctx.source, self.index, self.way)

    def _use_permission(self, game: Game, event: ZoneChange) -> None:
        """Note the effect that permits casting the card, and its effect on the spell. CR 400.7h."""
        allowed = self._permissions(game)
        if not allowed:
            return
        self.permission = allowed[self.use]
        if self.permission.shield is not None:
            own = Context(self.permission.ctx.source, self.ctx.controller)
            shield = self.permission.shield
            event.begin(Shield(own, shield, Duration.PERMANENT, [event.object]))

    def _note_way(self, game: Game, card: Object, event: ZoneChange) -> None:
        """Note in the move the marks of the cost the card is cast for, such as bestow. CR 118.9."""
        spell = as_spell(game, card, self.index)
        self.by = spell.kit.costs[self.way]
        if self.by.bestowed:
            event.mark(BESTOWED, [1])  # CR 702.103b
        if self.by.mutating:
            event.mark(MUTATING, [1])  # CR 702.140a
        given = casting_ability(card, spell, self.way)
        if given is not None:  # CR 400.7g
            own = Context(card.id, self.ctx.controller)
            event.begin(Continuous(own, (CastBy(given),), Duration.PERMANENT, [card.id]))

    def _settle_proposal(self, game: Game) -> None:
        """Make the object on the stack the spell. CR 601.2a, 112.2."""
        moved = self.ctx.bound.pop("proposed")
        spell = game.objects[moved[0]]
        before = game.objects.departed[self.ctx.source].zone
        self.ctx.source = spell.id
        self.ctx.item = spell.id
        spell.first_controller = self.ctx.controller
        spell.controller = self.ctx.controller
        if self.by in spell.now.kit.costs:
            self.way = spell.now.kit.costs.index(self.by)
        spell.item = StackItem(self.ctx, spell.now.kit.effects_of(self.way))
        if self.way >= 0:
            spell.item.text = spell.now.kit.costs[self.way].text
        else:
            spell.item.text = TextChange.NONE
        spell.item.cast_from = before
        if self.permission is not None:
            spell.item.instead = self.permission.instead
        spell.item.is_spell = True
        game.characteristics.touch(spell.id)  # effects on spells apply only from now on
        layers.refresh(game)

    def _choose_modes(self, game: Game) -> None:
        """CR 601.2b, 700.2a."""
        if self.what is Announced.SPELL and not self.ctx.item:
            self._settle_proposal(game)
        needs = self._needs(game)
        modes = needs.modes
        if modes is None:
            self.step = _Step.SPLICE
            return
        legal = legality.legal_modes(game, self.ctx, needs, self._compute_total(game))
        fallback = self._first_modes(game, modes, legal)
        if fallback is None:
            self._fail(game)
            return
        chooser = self._chooser(game, modes)
        if chooser < 0:
            return
        self.step = _Step.SPLICE
        self._ask(
            game,
            Decision(
                chooser,
                Kind.MODES,
                "700.2a",
                Shape.SOME,
                [Pick(index) for index in legal],
                modes.minimum,
                legality.most_modes(game.objects[self.ctx.item].now, modes, len(legal)),
                source=self.ctx.item,
                fallback=Several(tuple([Pick(index) for index in fallback])),
                repeats=modes.repeats,
            ),
        )

    def _first_modes(self, game: Game, modes: Modes, legal: list[int]) -> list[int] | None:
        """The list of modes that can be chosen; None if there are too few. CR 700.2a, 700.2h."""
        if not legality.enough_modes(modes, legal):
            return None
        if self.what is not Announced.SPELL:
            options = legal * modes.minimum if modes.repeats else legal
            return options[: modes.minimum]
        spell = game.objects[self.ctx.item].now
        return legality.cheapest_modes(game, self.ctx, spell, self.way, modes, legal)

    def _chooser(self, game: Game, modes: Modes) -> int:
        """The player who chooses the modes; -1 while the controller is asked who. CR 700.2e."""
        if modes.chooser is None:
            return self.ctx.controller
        players = modes.chooser.things(game, self.ctx)
        if self.chooser < 0 and len(players) > 1:
            game.decision = Decision(
                self.ctx.controller,
                Kind.PLAYER,
                "700.2e",
                Shape.ONE,
                [Thing(player) for player in players],
                source=self.ctx.item,
            )
            self.asked = Kind.PLAYER
            return -1
        return self.chooser if self.chooser >= 0 else players[0]

    def _choose_spliced(self, game: Game) -> None:
        """Ask which cards in hand are spliced onto the spell. CR 601.2b, 702.47a."""
        self.step = _Step.OPTIONAL
        if self.what is not Announced.SPELL:
            return
        question = splice.question(game, self.ctx, self.way)
        if question is not None:
            self._ask(game, question)

    def _choose_optional_costs(self, game: Game) -> None:
        """Ask about optional costs such as kicker, one after the other. CR 601.2b."""
        if self.what is not Announced.SPELL:
            self.step = _Step.X
            return
        spell = game.objects[self.ctx.item]
        offered = optional_costs(spell.now)
        if self.position >= len(offered):
            self.position = 0
            self.step = _Step.AHEAD
            self.paid = [offered[index].name for index in self.accepted]
            self._item(game).paid = self.paid
            return
        cost = offered[self.position]
        self.position += 1
        if cost.many:
            self._ask_how_often(game)
            return
        by_effect = self.into is not None
        if cost.any_time and legality.must_pay(game, self.ctx, self.way, self.accepted, by_effect):
            self.accepted.append(self.position - 1)
            return
        needs = self._needs(game)
        phrases = for_players(game, self.ctx, needs, targets_if_paid(needs, [cost.name]))
        if not enough_targets(game, self.ctx, phrases):
            return
        chosen = [*self.accepted, self.position - 1]
        if legality.why_not_pay(game, self.ctx, spell.now, self.way, chosen) is None:
            without = legality.why_not_pay(game, self.ctx, spell.now, self.way, self.accepted)
            if cost.otherwise and without is not None:
                self.accepted.append(self.position - 1)
                return
            self._ask(
                game,
                Decision(
                    self.ctx.controller,
                    Kind.ADDITIONAL_COST,
                    "601.2b",
                    Shape.ONE,
                    [YES, NO],
                    source=self.ctx.item,
                    subject=self.position - 1,
                    fallback=NO,
                ),
            )

    def _ask_how_often(self, game: Game) -> None:
        """Ask how many times an optional cost is paid. CR 601.2b, 702.56a."""
        spell = game.objects[self.ctx.item].now
        place = self.position - 1
        times = legality.payable_times(game, self.ctx, spell, self.way, self.accepted, place)
        if not times or not times[-1]:
            return
        self._ask(
            game,
            Decision(
                self.ctx.controller,
                Kind.ADDITIONAL_COST,
                "601.2b",
                Shape.NUMBER,
                [],
                times[0],
                times[-1],
                source=self.ctx.item,
                subject=place,
            ),
        )

    def _choose_ahead(self, game: Game) -> None:
        """Ask what to sacrifice for costs that reduce the total. CR 601.2b, 702.48b, 702.119c."""
        things = legality.choices_ahead(
            game, self.ctx, game.objects[self.ctx.item].now, self.way, self.accepted
        )
        if things is None:
            self.step = _Step.X
        elif not things:
            self._fail(game)
        else:
            options: list[Answer] = [Thing(thing) for thing in things]
            player, source = self.ctx.controller, self.ctx.item
            self._ask(
                game,
                Decision(player, Kind.SACRIFICE, "601.2b", Shape.ONE, options, source=source),
            )

    def _choose_x(self, game: Game) -> None:
        """CR 601.2b, 107.3a."""
        self.step = _Step.TARGETS
        if self.what is Announced.TRIGGERED:
            return
        total = self._compute_total(game)
        loyalty = [cost for cost in total.others if isinstance(cost, LoyaltyCost) and cost.variable]
        if not total.variables() and not total.says_x() and not loyalty:
            return
        if loyalty:
            maximum = game.objects[self.ctx.source].counters.get("loyalty", 0)
        else:
            maximum = self._greatest_x(game, total)
        maximum = min(maximum, self._most_targets(game))
        minimum = self._least_x(game, maximum)
        self._ask(
            game,
            Decision(
                self.ctx.controller,
                Kind.X,
                "601.2b",
                Shape.NUMBER,
                [],
                minimum,
                maximum,
                source=self.ctx.item,
            ),
        )

    def _least_x(self, game: Game, maximum: int) -> int:
        """The least X for which there are legal targets; 0 if there is none. CR 601.2c."""
        phrases = self._phrases(game)
        trial = self.ctx.clone({})
        for x in range(maximum + 1):
            trial.x = x
            if enough_targets(game, trial, phrases):
                return x
        return 0

    def _greatest_x(self, game: Game, total: Total) -> int:
        """The greatest X whose cost could be paid, found by binary search."""
        low, high = 0, 1
        while high < MOST_X and self._payable_with(game, total, high):
            low, high = high, high * 2
        while high - low > 1:
            middle = (low + high) // 2
            if self._payable_with(game, total, middle):
                low = middle
            else:
                high = middle
        return low

    def _payable_with(self, game: Game, total: Total, x: int) -> bool:
        trial = self.ctx.clone({})
        trial.x = x
        return legality.why_unaffordable(game, trial, total) is None

    def _bill(self, game: Game, ctx: Context, total: Total) -> payment.Bill:
        purpose = ctx.item if self.what is Announced.SPELL else ctx.source
        claims = total.claims(game, ctx)
        symbols = total.with_x(ctx.x)
        return payment.Bill(
            ctx.controller, purpose, symbols, total.without, claims, activating=total.activating
        )

    def _most_targets(self, game: Game) -> int:
        """The greatest X if X targets must be chosen: the number of legal ones."""
        most = MOST_X
        for target in self._phrases(game):
            if target.minimum == -2:
                most = min(most, len(candidates(game, self.ctx, target)))
        return most

    def _choose_targets(self, game: Game) -> None:
        """Ask for the targets of one phrase after the other. CR 601.2c, 603.3d."""
        phrases = self._phrases(game)
        if self._needs(game).by_player:
            self.ctx.bind_number(TARGET_PHRASES, self._needs(game).phrases)
        if self.position >= len(phrases):
            self.position = 0
            self.step = _Step.DIVIDE
            return
        target = phrases[self.position]
        self.position += 1
        self._ask_targets(game, target)

    def _ask_targets(self, game: Game, target: Target) -> None:
        found = candidates(game, self.ctx, target)
        others = waiting_for(target, self._phrases(game))
        if others:
            found = [
                thing for thing in found if leaves_enough(game, self.ctx, target, thing, others)
            ]
        minimum, maximum = count_limits(target, self.ctx, len(found))
        if len(self.ctx.targets) <= target.slot:
            self.ctx.target(target.slot, [])
        if maximum == 1 and minimum == 1 and self._cost_depends(game):
            found = [thing for thing in found if self._payable_with_target(game, target, thing)]
        if len(found) < minimum:
            self._fail(game)
            return
        maximum = min(maximum, len(found))
        options: list[Answer] = [Thing(thing) for thing in found]
        shape = Shape.ONE if minimum == 1 and maximum == 1 else Shape.SOME
        if not options:
            return
        self._ask(
            game,
            Decision(
                self.ctx.controller,
                Kind.TARGETS,
                "601.2c",
                shape,
                options,
                minimum,
                maximum,
                source=self.ctx.item,
                subject=target.slot,
            ),
        )

    def _cost_depends(self, game: Game) -> bool:
        """Whether the cost may depend on the target that is chosen now. CR 601.2f, 602.2b."""
        if self.what is Announced.TRIGGERED or self.position < len(self._phrases(game)):
            return False
        changes = game.objects[self.ctx.item].now.kit.own_cost_changes
        if any(own.condition is not None for own in changes):
            return True
        if not game.effects.rules:
            return False
        rules = game.effects.rules[self.ctx.controller]
        others = rules.costs if self.what is Announced.SPELL else rules.activation_costs
        return any(effect.targeted for effect in others)

    def _payable_with_target(self, game: Game, target: Target, thing: int) -> bool:
        """Whether the total cost can be paid if a thing is chosen as a target."""
        self.ctx.target(target.slot, [thing])
        total = self._compute_total(game)
        payable = legality.why_unaffordable(game, self.ctx, total) is None
        self.ctx.target(target.slot, [])
        return payable

    def _divide(self, game: Game) -> None:
        """CR 601.2d."""
        divisions = [] if self.ctx.earlier_targets else self._needs(game).divisions
        if self.position >= len(divisions):
            self.position = 0
            self.step = _Step.TOTAL
            return
        slot, amount = divisions[self.position]
        self.position += 1
        chosen = self.ctx.targets[slot] if slot < len(self.ctx.targets) else []
        total = amount.value(game, self.ctx)
        if len(self.ctx.shares) <= slot:
            self.ctx.share(slot, [])
        if not chosen:
            return
        if total < len(chosen):  # each target must get at least 1
            self._fail(game)
            return
        self._ask(
            game,
            Decision(
                self.ctx.controller,
                Kind.DIVIDE,
                "601.2d",
                Shape.DIVISION,
                [Thing(thing) for thing in chosen],
                1,
                total=total,
                source=self.ctx.item,
                subject=slot,
            ),
        )

    def _compute_total(self, game: Game) -> Total:
        if self.what is Announced.SPELL:
            spell = game.objects[self.ctx.item]
            return spell_total(game, self.ctx, spell.now, self.way, self.accepted)
        if self.what is Announced.ACTIVATED:
            activated = self._activated(game)
            return ability_total(game, self.ctx, activated.costs, activated)
        return Total([], [])

    def _activated(self, game: Game) -> Activated:
        ability = self._item(game).ability
        assert isinstance(ability, Activated), ability
        return ability

    def _determine_total(self, game: Game) -> None:
        """Lock in the total cost and have the mana paid. CR 601.2e-601.2h."""
        self.step = _Step.ORDER
        total = self._compute_total(game)
        total.put_in_order()
        self.total = total
        if legality.why_not_others(game, self.ctx, total) is not None:
            self._fail(game)
            return
        bill = self._bill(game, self.ctx, total)
        if bill.symbols:
            game.frames.append(AssistFrame(bill) if total.assisted else PayBillFrame(bill))

    def _order_costs(self, game: Game) -> None:
        """Ask for the order of the parts of the cost, if it matters. CR 601.2h."""
        self.step = _Step.COSTS
        assert self.total is not None
        first, last = self.total.parts_to_order(game, self.ctx)
        if first == last:
            return
        parts = self.total.others[first:last]
        self._ask(
            game,
            Decision(
                self.ctx.controller,
                Kind.ORDER,
                "601.2h",
                Shape.SOME,
                [Part(place, cost) for place, cost in enumerate(parts)],
                len(parts),
                len(parts),
                source=self.ctx.item,
                subject=first,
            ),
        )

    def _pay_costs(self, game: Game) -> None:
        """Have the parts of the cost other than mana paid, in order. CR 601.2h."""
        total = self.total
        assert total is not None
        if self.position >= len(total.others):
            self.step = _Step.DONE
            return
        cost = total.others[self.position]
        if cost.why_not(game, self.ctx) is not None:
            self._fail(game)
            return
        self.position += 1
        pay(game, cost, self.ctx, tuple(total.others[self.position :]))

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
        item = self._item(game)
        item.paid = self._paid_for(game) if self.what is Announced.SPELL else self.paid
        if self.into is not None:
            self.into.bind(SPELL_CAST, [ctx.item])
            game.history.checkpoint = None
        events: list[Event] = []
        if self.what is Announced.SPELL:
            before = sum(player.happened("spells cast") for player in game.players.held)
            ctx.bind_number(CAST_BEFORE, before)  # CR 702.40a
            cast = SpellCast(ctx.item, ctx.controller)
            cast.why = Cause("601.2i")
            events.append(cast)
            self._follow_what_timing_asks(game)
        elif self.what is Announced.ACTIVATED:
            ability = self._activated(game)
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
        perform(game, events)

    # -- answers -------------------------------------------------------------------------------

    def _ask(self, game: Game, question: Decision) -> None:
        forced = question.forced
        if forced is not None:
            self._note(game, question.kind, forced, question.subject)
        else:
            game.decision = question
            self.asked = question.kind
            self.subject = question.subject

    def ask_anew(self) -> None:
        if self.asked in (Kind.MODES, Kind.PLAYER):
            self.step = _Step.MODES
        elif self.asked is Kind.SPLICE:
            self.step = _Step.SPLICE
        elif self.asked is Kind.SACRIFICE:
            self.step = _Step.AHEAD
        elif self.asked is Kind.X:
            self.step = _Step.X
        elif self.asked is Kind.ORDER:
            self.step = _Step.ORDER
        elif self.asked is Kind.WORD:
            self.step = _Step.PROPOSE
        else:
            self.position -= 1

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
        elif kind is Kind.TARGETS:
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
        item = self._item(game)
        modes = self._needs(game).modes
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
        if self.asked is Kind.MODES and self.what is Announced.SPELL:
            modes = self._needs(game).modes
            assert modes is not None and isinstance(answer, Several), answer
            spell = game.objects[self.ctx.item].now
            numbers = _modes_in(answer)
            return legality.why_not_modes(game, self.ctx, spell, self.way, modes, numbers)
        if self.asked is Kind.SPLICE:
            return splice.why_not_splice(game, self.ctx, self.way, _things_in(answer))
        if self.asked is not Kind.TARGETS:
            return None
        chosen = answer.options if isinstance(answer, Several) else (answer,)
        phrases = self._phrases(game)
        target = phrases[self.position - 1]
        for one in chosen:
            if isinstance(one, Thing):
                reason = why_not_target(game, self.ctx, target, one.thing)
                if reason is not None:
                    return reason
        return None

    def _fail(self, game: Game) -> None:
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
        copy.total = self.total
        copy.asked = self.asked
        copy.subject = self.subject
        copy.chooser = self.chooser
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
