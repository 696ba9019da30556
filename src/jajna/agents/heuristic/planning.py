"""What using a card or ability would come to: its best targets, and what all is worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

from jajna.agents.heuristic.combat import Fighter, Forecast, resolve
from jajna.agents.heuristic.deeds import (
    DEATH,
    Deed,
    attachment_deeds,
    deeds_of,
    is_trick,
    pump_of,
    value,
)
from jajna.agents.heuristic.draws import is_better_dead
from jajna.agents.heuristic.sight import Sight
from jajna.agents.heuristic.worth import card_worth, permanent_worth
from jajna.ir.abilities import Activated
from jajna.ir.base import Effect, Filter, Pattern, Ref, walk
from jajna.ir.choices import described
from jajna.ir.composites import Modes
from jajna.ir.costs import PayMana
from jajna.ir.declared.worth import Does, Loss, Occurrence, given_up, occurrence_of
from jajna.ir.filters.nouns import AnyTarget, OfType, Permanent
from jajna.ir.refs import Target, This
from jajna.vocab import PERMANENT_TYPES, Keyword, Step, Type

if TYPE_CHECKING:
    from jajna.kernel.objects.kit import Kit
    from jajna.kernel.views.view import ObjectView, PlayerView, View

__all__ = [
    "Plan",
    "attack_gain",
    "best_targets",
    "burn_of",
    "candidates",
    "castable_burn",
    "castable_later",
    "cost_of",
    "counter_lost",
    "counters_spells",
    "frees_a_card",
    "is_main_phase",
    "lives_by_burn",
    "mana_of",
    "plan_ability",
    "plan_card",
    "plan_effects",
    "reach_of",
    "saves",
    "slots_of",
    "taps_for_use",
    "trick_gain",
    "uses_of",
]


@final
class Plan:
    """What something would be worth, and the targets by slot that make it so.

    ``trick`` says that it only changes creatures for the turn; ``empty`` that nothing is known of
    what it does.
    """

    def __init__(self, worth: float, targets: dict[int, int], trick: bool, empty: bool) -> None:
        self.worth = worth
        self.targets = targets
        self.trick = trick
        self.empty = empty


def slots_of(effects: Iterable[Effect]) -> dict[int, Target]:
    """The target phrases of instructions by slot, those in modes too."""
    found: dict[int, Target] = {}
    for effect in effects:
        for node in walk(effect):
            if isinstance(node, Target):
                found.setdefault(node.slot, node)
    return found


def best_targets(deeds: list[Deed], sight: Sight, slot: int, options: Iterable[int]) -> list[int]:
    """The options for a target slot, the best one first."""
    before = sight.chosen.get(slot)
    judged: list[tuple[float, int]] = []
    for option in options:
        sight.chosen[slot] = [option]
        judged.append((value(deeds, sight), option))
    if before is None:
        sight.chosen.pop(slot, None)
    else:
        sight.chosen[slot] = before
    judged.sort(key=_first, reverse=True)
    return [option for _, option in judged]


def _first(pair: tuple[float, int]) -> float:
    return pair[0]


def plan_effects(effects: tuple[Effect, ...], sight: Sight, kit: Kit | None) -> Plan:
    """The best that instructions can do. Modal ones are planned by their best mode."""
    modal = [effect for effect in effects if isinstance(effect, Modes)]
    if modal:
        plans = [_plan(effects, sight, kit, (index,)) for index in range(len(modal[0].modes))]
        return max(plans, key=_worth)
    return _plan(effects, sight, kit, ())


def _worth(plan: Plan) -> float:
    return plan.worth


def _plan(
    effects: tuple[Effect, ...], sight: Sight, kit: Kit | None, modes: tuple[int, ...]
) -> Plan:
    deeds = deeds_of(effects, modes)
    sight.chosen.clear()
    slots = slots_of(effects)
    if any(deed.does in HURTING for deed in deeds):
        sight.reach = reach_of(sight.view)
        sight.face_only = not any(_hits_creatures(target) for target in slots.values())
        sight.burns = lives_by_burn(sight.view)
    if kit is not None and kit.enchants is not None:
        for target in slots.values():
            deeds = attachment_deeds(kit, target) or deeds
    phrases = list(slots.items())
    if not _choose(deeds, sight, phrases, True):
        sight.chosen.clear()
        _choose(deeds, sight, phrases, False)
    targets = {slot: held[0] for slot, held in sight.chosen.items()}
    return Plan(value(deeds, sight), targets, is_trick(deeds), not deeds)


def _choose(
    deeds: list[Deed], sight: Sight, phrases: list[tuple[int, Target]], strict: bool
) -> bool:
    """Choose the best target for each phrase in turn. Where the targets of one depend on those of
    another, as "target creature that player controls", a ``strict`` choice leaves some for it, and
    fails where none does.
    """
    if not phrases:
        return True
    slot, target = phrases[0]
    ranked = best_targets(deeds, sight, slot, candidates(target, sight))
    if not ranked:
        if (
            strict
            and target.minimum
            and any(isinstance(one, Target) for one in walk(target.filter))
        ):
            return False
        return _choose(deeds, sight, phrases[1:], strict)
    for option in ranked:
        sight.chosen[slot] = [option]
        if _choose(deeds, sight, phrases[1:], strict):
            return True
    sight.chosen.pop(slot, None)
    return False


def _hits_creatures(target: Target) -> bool:
    """Whether a target phrase names creatures, among other things."""
    return any(
        isinstance(node, (AnyTarget, Permanent))
        or (isinstance(node, OfType) and node.type & Type.CREATURE)
        for node in walk(target.filter)
    )


def reach_of(view: View) -> int:
    """The damage that the instants and sorceries in hand could deal to one opponent in all."""
    opponents = view.opponents()
    if not opponents:
        return 0
    weakest = min(opponents, key=_life)
    return sum(burn_of(card, weakest.id, view) for card in view.me.hand)


def _life(player: PlayerView) -> int:
    return player.life


def lives_by_burn(view: View) -> bool:
    """Whether most of the player's cards that are known, lands aside, could burn an opponent."""
    opponents = view.opponents()
    cards = [one for one in (*view.me.hand, *view.me.graveyard) if not one.types & Type.LAND]
    if len(cards) < FEWEST_KNOWN or not opponents:
        return False
    seat = min(opponents, key=_life).id
    return 2 * sum(1 for one in cards if burn_of(one, seat, view)) >= len(cards)


def burn_of(card: ObjectView, seat: int, view: View) -> int:
    """The damage that an instant or sorcery could deal to a player; the most of any mode."""
    if card.kit is None or card.types & PERMANENT_TYPES or not card.kit.spell_effects:
        return 0
    return _hits(card.kit.spell_effects, card.id, seat, view)


def _hits(effects: tuple[Effect, ...], source: int, seat: int, view: View) -> int:
    """The damage that instructions could deal to a player; the most of any mode."""
    sight = Sight(view, view.player, source, 0)
    most = 0
    for modes in _each_mode(effects):
        for slot, target in slots_of(effects).items():
            sight.chosen[slot] = [seat] if sight.fits(target.filter, seat) else []
        total = 0
        for deed in deeds_of(effects, modes):
            if deed.does in HURTING and deed.ref is not None and seat in sight.things(deed.ref):
                total += sight.number(deed.amount) if deed.amount is not None else 0
        most = max(most, total)
    return most


def castable_burn(view: View, seat: int) -> int:
    """The damage to a player of what can be cast now with untapped lands, cheap things first."""
    mana = mana_of(view)
    found = 0
    cards = [
        (card.mana_cost.value, burn)
        for card in view.me.hand
        if card.mana_cost is not None and (burn := burn_of(card, seat, view))
    ]
    for cost, burn in sorted(cards):
        if cost <= mana:
            mana -= cost
            found += burn
    return found


def is_main_phase(view: View) -> bool:
    """Whether sorceries could be cast, were the stack empty. CR 307.1."""
    return view.own_turn and view.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)


def castable_later(view: View, but: int) -> list[int]:
    """What the cards in hand cost, but for one, that would be worth casting in this main phase."""
    found: list[int] = []
    for card in view.me.hand:
        if card.id == but or card.mana_cost is None or card.types & Type.LAND:
            continue
        if card.mana_cost.variables:
            continue
        plan = plan_card(card, view)
        if plan.worth > 0 and not plan.trick:
            found.append(card.mana_cost.value)
    return found


def counter_lost(card: int, cost: int, view: View) -> float:
    """What opponents may cast that could be countered now, but not with so much less mana; 0 if
    nothing in hand counters spells. CR 701.6a.
    """
    mana = mana_of(view)
    for other in view.me.hand:
        if other.id == card or other.mana_cost is None or not other.types & Type.INSTANT:
            continue
        needed = other.mana_cost.value
        if mana - cost < needed <= mana and counters_spells(other):
            return max([_expected_of(view, one) for one in view.opponents()], default=0.0)
    return 0.0


def counters_spells(card: ObjectView) -> bool:
    """Whether a card counters spells. CR 701.6a."""
    if card.kit is None:
        return False
    return any(deed.does is Does.COUNTER for deed in deeds_of(card.kit.spell_effects))


def _expected_of(view: View, opponent: PlayerView) -> float:
    """About what a spell is worth that an opponent casts next turn: as dear as their lands allow,
    less likely with an empty hand.
    """
    lands = sum(1 for one in view.permanents(opponent.id) if one.types & Type.LAND)
    worth = 1.5 + min(lands + 1, DEAR)
    return worth if opponent.hand_size else worth / 2


def _each_mode(effects: tuple[Effect, ...]) -> list[tuple[int, ...]]:
    modal = [effect for effect in effects if isinstance(effect, Modes)]
    return [(place,) for place in range(len(modal[0].modes))] if modal else [()]


FEWEST_KNOWN: Final = 3
HURTING: Final = (Does.DAMAGE, Does.LOSE_LIFE)
"""What takes life from a player."""


def candidates(target: Target, sight: Sight) -> list[int]:
    """What could be a target, as far as the view tells."""
    return [thing for thing in sight.fitting(target.filter) if _can_be_targeted(thing, sight)]


def _can_be_targeted(thing: int, sight: Sight) -> bool:
    """Whether hexproof or shroud, as keywords, let it be a target. CR 702.11b, 702.18a."""
    seen = sight.view.find(thing)
    if seen is None:
        return True
    if seen.keywords & Keyword.SHROUD:
        return False
    return not (seen.keywords & Keyword.HEXPROOF and sight.is_against(seen.belongs_to()))


def plan_card(card: ObjectView, view: View) -> Plan:
    """What casting a card would be worth."""
    sight = Sight(view, view.player, card.id, _greatest_x(card, view))
    kit = card.kit
    if kit is None:
        return Plan(card_worth(card), {}, False, True)
    if card.types & PERMANENT_TYPES and kit.enchants is None:
        return _plan_permanent(card, sight, kit)
    plan = plan_effects(kit.spell_effects, sight, kit)
    if plan.empty:
        plan.worth = 0.5 * card_worth(card)
    return plan


def _greatest_x(card: ObjectView, view: View) -> int:
    """About how great X could be: what untapped lands give beyond the rest of the cost."""
    cost = card.mana_cost
    if cost is None or not cost.variables:
        return 0
    return max(mana_of(view) - cost.value, 0) // cost.variables


def _plan_permanent(card: ObjectView, sight: Sight, kit: Kit) -> Plan:
    """A permanent is worth itself, and what it does as it enters."""
    worth = permanent_worth(card)
    if card.types & Type.PLANESWALKER:
        worth += 3.0
    for ability in kit.triggered:
        if occurrence_of(ability.on) is Occurrence.ENTERING:
            plan = plan_effects((ability.effect,), sight, None)
            worth += max(min(plan.worth, 8.0), -worth)
    return Plan(worth, {}, False, False)


def attack_gain(thing: ObjectView, view: View) -> float:
    """What a creature's own abilities that trigger as it attacks are worth. CR 508.3a."""
    total = 0.0
    for ability in thing.kit.triggered if thing.kit is not None else ():
        nodes = list(walk(ability.on))
        attacks = any(
            isinstance(node, Pattern) and occurrence_of(node) is Occurrence.ATTACKING
            for node in nodes
        )
        if attacks and any(isinstance(node, This) for node in nodes):
            plan = plan_effects((ability.effect,), Sight(view, view.player, thing.id), None)
            if not plan.trick:
                total += plan.worth if plan.worth >= DEATH / 2 else min(plan.worth, MOST_GAIN)
    return max(total, 0.0)


MOST_GAIN: Final = 6.0
"""The most that an attack is taken to gain by an ability, unless it wins."""


def plan_ability(source: ObjectView, index: int, view: View) -> Plan:
    """What activating an ability would be worth, its cost taken off."""
    kit = source.kit
    assert kit is not None, f"{source.name} has no abilities"
    ability = kit.activated[index]
    sight = Sight(view, view.player, source.id)
    plan = plan_effects((ability.effect,), sight, None)
    plan.worth -= cost_of(ability, source, view)
    return _lethal(ability, source, view) or plan


def _lethal(ability: Activated, source: ObjectView, view: View) -> Plan | None:
    """A plan to use an ability again and again until an opponent is dead; None if it can't."""
    for opponent in view.opponents():
        number = _hits((ability.effect,), source.id, opponent.id, view)
        if number and number * uses_of(ability, source, view) >= opponent.life:
            slots = slots_of((ability.effect,))
            return Plan(DEATH, dict.fromkeys(slots, opponent.id), False, False)
    return None


def uses_of(ability: Activated, source: ObjectView, view: View) -> int:
    """About how often its costs could be paid now."""
    if ability.limit or ability.loyalty or ability.once:
        return 1
    most = MOST_TIMES
    for cost in ability.costs:
        if isinstance(cost, PayMana):
            if cost.cost.variables or not cost.cost.value:
                return 1
            most = min(most, mana_of(view) // cost.cost.value)
            continue
        given = given_up(cost)
        what: object = getattr(cost, "what", None)
        if given is not None and given.loss is Loss.CARD:
            most = min(most, len(view.me.hand))
        elif given is not None and given.loss is Loss.PERMANENT and isinstance(what, Ref):
            filter = described(what)
            sight = Sight(view, view.player, source.id)
            most = min(most, 0 if filter is None else _fodder(filter, sight))
        else:
            return 1
    return most if most < MOST_TIMES else 1


def _fodder(what: Filter, sight: Sight) -> int:
    """How many permanents of the player fit."""
    mine = sight.view.permanents(sight.player)
    return sum(1 for one in mine if sight.fits(what, one.id))


def mana_of(view: View) -> int:
    """About how much mana the player could spend: what is in the pool and what lands give."""
    lands = view.permanents(view.player)
    return len(view.me.pool) + sum(1 for one in lands if one.types & Type.LAND and not one.tapped)


MOST_TIMES: Final = 1_000


LOSSES: Final[dict[Loss, float]] = {
    Loss.PERMANENT: 2.5,
    Loss.RETURNED_PERMANENT: 2.0,
    Loss.CARD: 1.2,
    Loss.HAND: 3.0,
    Loss.EXILED_CARD: 0.3,
    Loss.LIFE: 0.8,
    Loss.COUNTERS: 0.8,
    Loss.TAPPING_OTHERS: 0.5,
}
"""What giving things up for a cost is worth, besides mana and what depends on the source."""
PER_LOYALTY: Final = 0.4
FREED: Final = 2.0
"""What it is worth that a card is discarded that is better dead."""


def cost_of(ability: Activated, source: ObjectView, view: View) -> float:
    """What an ability's cost is worth, mana aside."""
    total = 0.0
    for cost in ability.costs:
        given = given_up(cost)
        if given is None:
            continue
        said: object = getattr(cost, given.field, None) if given.field else None
        if given.loss is Loss.NAMED_PERMANENT and isinstance(said, This):
            total += permanent_worth(source)
        elif given.loss is Loss.NAMED_PERMANENT:
            total += LOSSES[Loss.PERMANENT]
        elif given.loss is Loss.TAPPING and source.types & Type.CREATURE:
            total += _tapping_cost(source, view)
        elif given.loss is Loss.LOYALTY:
            total -= PER_LOYALTY * said if isinstance(said, int) else 0.0
        elif given.loss is Loss.CARD and frees_a_card(view):
            total -= FREED
        else:
            total += LOSSES.get(given.loss, 0.0)
    return total


def frees_a_card(view: View) -> bool:
    """Whether a card in the player's hand is better dead, and nothing lies in the graveyard yet
    that is as good.
    """
    return any(is_better_dead(card, view) for card in view.me.hand) and not any(
        card.types & Type.CREATURE and card.mana_cost is not None and card.mana_cost.value >= DEAR
        for card in view.me.graveyard
    )


def taps_for_use(thing: ObjectView) -> bool:
    """Whether a permanent has an ability besides mana for which it is tapped."""
    if thing.kit is None:
        return False
    for place, ability in enumerate(thing.kit.activated):
        if thing.kit.mana[place] is None:
            for cost in ability.costs:
                given = given_up(cost)
                if given is not None and given.loss is Loss.TAPPING:
                    return True
    return False


DEAR: Final = 5


def _tapping_cost(source: ObjectView, view: View) -> float:
    """A creature that is tapped neither attacks nor blocks until it untaps. CR 508.1a, 509.1a."""
    own_turn = view.own_turn
    if own_turn and view.step < Step.DECLARE_ATTACKERS and not source.sick:
        return 0.5 * max(source.power, 0)
    if not own_turn and view.step < Step.COMBAT_DAMAGE:
        return 0.3 * max(source.toughness, 0)
    return 0.0


# -- tricks in combat ----------------------------------------------------------------------------

COMBAT_TRICKS: Final = (Does.PUMP, Does.SAVE, Does.SHIELD)
"""What is done to creatures in combat."""


def trick_gain(
    effects: tuple[Effect, ...], source: int, view: View, saved: list[int]
) -> tuple[float, dict[int, int]]:
    """What changing a creature for the turn gains in the combat under way, and on which one.

    ``saved`` are those that have a shield already.
    """
    sight = Sight(view, view.player, source)
    deeds = [deed for deed in deeds_of(effects) if deed.does in COMBAT_TRICKS]
    best = 0.0
    chosen: dict[int, int] = {}
    slots = slots_of(effects)
    if not slots:
        gain = _difference(deeds, sight, source, source in saved)
        return gain, {}
    slot, target = next(iter(slots.items()))
    for option in candidates(target, sight):
        sight.chosen[slot] = [option]
        gain = _difference(deeds, sight, option, option in saved)
        if gain > best:
            best, chosen = gain, {slot: option}
    return best, chosen


def saves(effects: tuple[Effect, ...]) -> bool:
    """Whether something is protected from being destroyed or from damage."""
    return any(deed.does in (Does.SAVE, Does.SHIELD) for deed in deeds_of(effects))


def _difference(deeds: list[Deed], sight: Sight, number: int, safe: bool) -> float:
    """What the deeds change in the clash that a creature, ``safe`` or not, is in."""
    view = sight.view
    combat = view.combat
    if combat is None:
        return 0.0
    power = toughness = 0
    saved = safe
    for deed in deeds:
        if deed.does is Does.SAVE or (deed.does is Does.SHIELD and deed.amount is None):
            saved = True
        elif deed.does is Does.SHIELD and deed.amount is not None:
            toughness += sight.number(deed.amount)
        else:
            more_power, more_toughness = pump_of(deed, sight)
            power, toughness = power + more_power, toughness + more_toughness
    for attacker, blockers in combat.blocks.items():
        if number == attacker or number in blockers:
            before = _clash(view, attacker, blockers, {number: (0, 0, safe)})
            after = _clash(view, attacker, blockers, {number: (power, toughness, saved)})
            return after - before
    return 0.0


def _clash(
    view: View,
    attacker: int,
    blockers: tuple[int, ...],
    changed: dict[int, tuple[int, int, bool]],
) -> float:
    """What one clash is worth to the player who looks."""
    made = {one: _changed(view, one, changed) for one in (attacker, *blockers)}
    if made[attacker] is None:
        return 0.0
    found = Forecast()
    fighting = made[attacker]
    assert fighting is not None, "an attacker was looked up"
    combat = view.combat
    if not blockers and combat is not None and attacker in combat.blocked:
        return 0.0
    resolve(fighting, [one for number in blockers if (one := made[number]) is not None], found)
    seen = view.find(attacker)
    mine = seen is not None and seen.belongs_to() == view.player
    lives = [one.life for one in view.opponents()] if mine else [view.me.life]
    worth = found.trade + found.damage * (0.25 + 4.0 / max(min(lives, default=20), 1))
    if found.damage >= min(lives, default=20):
        worth += 1_000.0
    return worth if mine else -worth


def _changed(view: View, number: int, changed: dict[int, tuple[int, int, bool]]) -> Fighter | None:
    seen = view.find(number)
    if seen is None:
        return None
    power, toughness, saved = changed.get(number, (0, 0, False))
    fighter = Fighter(seen, power, toughness)
    if saved:
        fighter.toughness += 100
    return fighter
