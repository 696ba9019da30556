"""Answers to everything but priority and combat declarations."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from jajna.agents.heuristic.deeds import DEATH, attachment_deeds, deeds_of, value
from jajna.agents.heuristic.draws import UNWANTED, is_better_dead, wanted
from jajna.agents.heuristic.planning import (
    best_targets,
    castable_later,
    is_main_phase,
    mana_of,
    plan_effects,
    slots_of,
)
from jajna.agents.heuristic.priority import Intention, color_wanted, land_colors
from jajna.agents.heuristic.sight import Sight
from jajna.agents.heuristic.worth import card_worth, permanent_worth, thing_worth
from jajna.decision import (
    NO,
    YES,
    Answer,
    Decision,
    Division,
    Kind,
    NamedCard,
    Number,
    Pick,
    Several,
    Shape,
    Thing,
)
from jajna.ir.base import Effect
from jajna.ir.composites import Clause, Modes
from jajna.ir.declared.worth import Does, touched_by
from jajna.vocab import ALL_COLORS, COLOR_LETTERS, COLORS, Step, Type, Zone, is_player

if TYPE_CHECKING:
    from jajna.kernel.views.view import ObjectView, View

__all__ = ["choose_other"]

GOOD_LANDS: Final = (2, 5)
"""A seven-card hand is kept with so many lands, from the first number to the second."""
FEWEST_CARDS: Final = 5
LANDS_KEPT: Final = 4
SOON: Final = 2
"""How many lands more than those in the first hand come soon."""
LIFE_TO_SPARE: Final = 5
"""With no more life than this none is paid so that a land enters untapped."""
MOST_X: Final = 40
"""Of more numbers than this the greatest is taken."""
KEPT_UP: Final = 2.5
"""What a creature must be worth for its upkeep to be paid."""


def choose_other(decision: Decision, view: View, intention: Intention) -> Answer:
    """The answer to a decision that has no module of its own."""
    choose = CHOICES.get(decision.kind)
    if choose is not None:
        return choose(decision, view, intention)
    if decision.shape is Shape.NUMBER:
        return Number(decision.maximum)
    return decision.fallback


# -- the start of the game -----------------------------------------------------------------------


def _mulligan(decision: Decision, view: View, intention: Intention) -> Answer:
    """CR 103.5. Hands without lands, or of little else, go back while enough cards are left."""
    lands = sum(1 for card in view.me.hand if card.types & Type.LAND)
    if len(view.me.hand) - view.me.mulligans <= FEWEST_CARDS:
        return NO
    low, high = GOOD_LANDS
    return NO if low <= lands <= high and _is_playable(view) else YES


def _is_playable(view: View) -> bool:
    """Whether enough of the hand can be cast soon with the mana of its lands, as far as they name
    it: one card, and of two lands two.
    """
    lands = [card for card in view.me.hand if card.types & Type.LAND]
    spells = [card for card in view.me.hand if not card.types & Type.LAND]
    colors = 0
    for land in lands:
        given = land_colors(land)
        colors |= given if given else ALL_COLORS
    soon = len(lands) + SOON
    able = [
        card
        for card in spells
        if card.mana_cost is None
        or (
            card.mana_cost.value <= soon
            and (not card.mana_cost.colors & ALL_COLORS or card.mana_cost.colors & colors)
        )
    ]
    return len(able) >= (2 if len(lands) == GOOD_LANDS[0] else 1)


def _bottom(decision: Decision, view: View, intention: Intention) -> Answer:
    """The cards that are least useful at the start: lands beyond four, then the dearest."""
    hand = _seen(decision, view)
    lands = [card for card in hand if card.types & Type.LAND]
    spare = lands[LANDS_KEPT:]
    others = sorted((card for card in hand if not card.types & Type.LAND), key=_cost, reverse=True)
    order = [*spare, *others, *lands[:LANDS_KEPT]]
    return _several(decision, [card.id for card in order][: decision.minimum])


def _starting_player(decision: Decision, view: View, intention: Intention) -> Answer:
    return _pick_thing(decision, view.player)


# -- announcing ----------------------------------------------------------------------------------


def _instructions(decision: Decision, view: View) -> tuple[Sight, tuple[Effect, ...]]:
    """The spell or ability that asks, as its controller sees it, and what it does."""
    item = view.find(decision.source)
    if item is None:
        return Sight(view, view.player, decision.source), ()
    source = item.source if item.is_ability else item.id
    return Sight(view, view.player, source, item.x), item.effects


def _targets(decision: Decision, view: View, intention: Intention) -> Answer:
    """Those that were planned for, or else the best ones. CR 601.2c."""
    things = [one.thing for one in decision.options if isinstance(one, Thing)]
    slot = decision.subject
    planned = intention.targets.get(slot)
    if planned in things and decision.shape is Shape.ONE and planned is not None:
        return _pick_thing(decision, planned)
    sight, effects = _instructions(decision, view)
    target = slots_of(effects).get(slot)
    item = view.find(decision.source)
    deeds = deeds_of(effects, item.modes if item is not None else ())
    if item is not None and item.kit is not None and item.kit.enchants is not None and target:
        deeds = attachment_deeds(item.kit, target) or deeds
    ranked = best_targets(deeds, sight, slot, things)
    if decision.shape is Shape.ONE:
        return _pick_thing(decision, ranked[0])
    good = 0
    most = 0.0
    for place in range(min(len(ranked), decision.maximum)):
        sight.chosen[slot] = ranked[: place + 1]
        worth = value(deeds, sight)
        if worth <= most:
            break
        good, most = place + 1, worth
        if most >= DEATH / 2:
            break  # more targets could cost more
    return _several(decision, ranked[: max(good, decision.minimum)])


def _modes(decision: Decision, view: View, intention: Intention) -> Answer:
    """The modes that promise most. CR 700.2."""
    sight, effects = _instructions(decision, view)
    judged: list[tuple[float, int, Answer]] = []
    for place, option in enumerate(decision.options):
        assert isinstance(option, Pick), option
        deeds = deeds_of(effects, (option.index,))
        sight.chosen.clear()
        for slot, target in slots_of(effects).items():
            ranked = best_targets(deeds, sight, slot, sight.fitting(target.filter))
            sight.chosen[slot] = ranked[:1]
        judged.append((value(deeds, sight), -place, option))
    judged.sort(key=_first_two, reverse=True)
    good = sum(1 for worth, _, _ in judged if worth > 0)
    count = min(max(good, decision.minimum), decision.maximum)
    if decision.repeats:  # CR 700.2d: the best as often as need be
        count //= max(_pawprints(effects, judged[0][2]), 1)
        return Several(tuple([judged[0][2]] * count))
    return Several(tuple(option for _, _, option in judged[:count]))


def _pawprints(effects: tuple[Effect, ...], mode: Answer) -> int:
    """The number of pawprint symbols of a mode. CR 700.2i."""
    assert isinstance(mode, Pick), mode
    modal = [effect for effect in effects if isinstance(effect, Modes)]
    return modal[0].pawprints([mode.index]) if modal else 0


def _first_two(row: tuple[float, int, Answer]) -> tuple[float, int]:
    return row[0], row[1]


def _divide(decision: Decision, view: View, intention: Intention) -> Answer:
    """Enough to kill one after the other, the rest to the last. CR 601.2d."""
    left = decision.total - decision.minimum * len(decision.options)
    shares = [decision.minimum] * len(decision.options)
    for place, option in enumerate(decision.options):
        assert isinstance(option, Thing), option
        seen = None if is_player(option.thing) else view.find(option.thing)
        if seen is not None:
            missing = max(seen.toughness - seen.damage - shares[place], 0)
            if missing <= left:
                shares[place] += missing
                left -= missing
    shares[-1] += left
    return Division(tuple(shares))


def _x(decision: Decision, view: View, intention: Intention) -> Answer:
    """The greatest X, unless a lesser one does as much and another card is cast with the rest.
    CR 107.3a, 601.2b.
    """
    item = view.find(decision.source)
    if not intention.style.sparing or item is None or not item.effects:
        return Number(decision.maximum)
    if not is_main_phase(view) or decision.maximum - decision.minimum > MOST_X:
        return Number(decision.maximum)
    variables = item.mana_cost.variables if item.mana_cost is not None else 0
    others = castable_later(view, item.id)
    if not variables or not others:
        return Number(decision.maximum)
    cost = item.mana_cost.value if item.mana_cost is not None else 0
    spare = mana_of(view) - cost
    sight, effects = _instructions(decision, view)
    sight.x = decision.maximum
    promised = plan_effects(effects, sight, None).worth
    for number in range(decision.minimum, decision.maximum):
        sight.x = number
        plan = plan_effects(effects, sight, None)
        left = spare - number * variables
        if plan.worth >= promised and any(other <= left for other in others):
            intention.targets = plan.targets
            return Number(number)
    return Number(decision.maximum)


def _cast(decision: Decision, view: View, intention: Intention) -> Answer:
    """What an effect lets one cast is cast. CR 608.2g."""
    return decision.options[0]


def _yes(decision: Decision, view: View, intention: Intention) -> Answer:
    if decision.shape is Shape.NUMBER:
        return Number(decision.maximum)
    return YES if YES in decision.options else decision.fallback


def _pay(decision: Decision, view: View, intention: Intention) -> Answer:
    """Yes, but no permanent is kept up turn after turn that isn't worth its mana."""
    source = view.find(decision.source)
    if source is not None and source.zone is not Zone.BATTLEFIELD and source.types & Type.LAND:
        return _pay_for_land(decision, view, intention)
    upkeep = view.step is Step.UPKEEP and view.own_turn
    if upkeep and source is not None and source.belongs_to() == view.player:
        kept = source.types & Type.CREATURE and permanent_worth(source) >= KEPT_UP
        return _yes(decision, view, intention) if kept or NO not in decision.options else NO
    return _yes(decision, view, intention)


def _pay_for_land(decision: Decision, view: View, intention: Intention) -> Answer:
    """A land is paid for as it enters if its mana lets a card be cast at once."""
    if NO not in decision.options:
        return _yes(decision, view, intention)
    lands = sum(
        1 for one in view.permanents(view.player) if one.types & Type.LAND and not one.tapped
    )
    usable = any(
        card.mana_cost is not None and lands < card.mana_cost.value <= lands + 1
        for card in view.me.hand
        if not card.types & Type.LAND
    )
    spare = view.me.life > LIFE_TO_SPARE
    return _yes(decision, view, intention) if usable and spare else NO


def _mana(decision: Decision, view: View, intention: Intention) -> Answer:
    """The mana with most of the colors that cards in hand need. CR 106.3."""
    wanted = COLOR_LETTERS.get(color_wanted(view, ALL_COLORS), "")
    best = decision.options[0]
    for option in decision.options:
        if isinstance(option, Pick) and wanted and wanted in option.word:
            best = option
            break
    return best


def _color(decision: Decision, view: View, intention: Intention) -> Answer:
    """The color of most opposing permanents: what is chosen is mostly protected from. CR 105.4."""
    opposing = [thing for thing in view.battlefield if view.is_opponent(thing.controller)]
    counts = [sum(1 for one in opposing if one.colors & color) for color in COLORS]
    wanted = counts.index(max(counts))
    for option in decision.options:
        if isinstance(option, Pick) and option.index == wanted:
            return option
    return decision.fallback


def _may(decision: Decision, view: View, intention: Intention) -> Answer:
    """Yes, unless what is known of what it lets happen is bad."""
    item = view.stack[-1] if view.stack else None
    if item is None or (item.source != decision.source and item.id != decision.source):
        return _yes(decision, view, intention)
    who = item.belongs_to() if item.belongs_to() >= 0 else view.player
    sight = Sight(view, who, item.source if item.is_ability else item.id, item.x)
    slots = list(slots_of(item.effects))
    if len(slots) == 1:
        sight.chosen[slots[0]] = list(item.targets)
    clause = decision.clause
    effects = (clause.effect,) if isinstance(clause, Clause) else item.effects
    worth = value(deeds_of(effects, item.modes), sight)
    if view.is_opponent(who):
        worth = -worth
    return NO if worth < 0 and NO in decision.options else _yes(decision, view, intention)


# -- choosing things -----------------------------------------------------------------------------


def _worst(decision: Decision, view: View, intention: Intention) -> Answer:
    """Give up what is worth least: discards, sacrifices and the like."""
    ranked = sorted(_things(decision), key=lambda thing: _worth_of(thing, view))
    return _answer_with(decision, ranked, decision.minimum)


def _best(decision: Decision, view: View, intention: Intention) -> Answer:
    """Take what is worth most: searches, and legends to keep. CR 701.23, 704.5j."""
    ranked = sorted(_things(decision), key=lambda thing: -_worth_of(thing, view))
    return _answer_with(decision, ranked, decision.maximum)


def _discard(decision: Decision, view: View, intention: Intention) -> Answer:
    """What can be brought back goes first, then what is worth least. CR 701.9."""

    def merit(thing: int) -> float:
        seen = view.find(thing)
        if seen is None or seen.zone is not Zone.HAND or view.is_opponent(seen.owner):
            return _worth_of(thing, view)
        if is_better_dead(seen, view):
            return -1.0
        return _worth_of(thing, view) if seen.types & Type.LAND else wanted(seen, view)

    ranked = sorted(_things(decision), key=merit)
    return _answer_with(decision, ranked, decision.minimum)


def _order(decision: Decision, view: View, intention: Intention) -> Answer:
    """Cards that go back on top of a library: of one's own those that are wanted first, of others'
    last. CR 401.4.
    """
    if not _asks_to(decision, Does.ARRANGE):
        return decision.fallback

    def merit(card: ObjectView) -> float:
        return -wanted(card, view) if view.is_opponent(card.owner) else wanted(card, view)

    ranked = sorted(_seen(decision, view), key=merit, reverse=True)
    if len(ranked) < len(decision.options):
        return decision.fallback
    return _several(decision, [card.id for card in ranked])


def _buried(decision: Decision, view: View) -> Answer:
    """Of cards looked at those that aren't wanted. CR 701.22a, 701.25a."""
    found = [one.id for one in _seen(decision, view) if wanted(one, view) < UNWANTED]
    return _several(decision, found[: decision.maximum])


def _asks_to(decision: Decision, does: Does) -> bool:
    """Whether the instruction that asks has declared to do this."""
    clause = decision.clause
    if not isinstance(clause, Effect):
        return False
    return any(touch.does is does for touch in touched_by(clause))


def _objects(decision: Decision, view: View, intention: Intention) -> Answer:
    """Choices of no known purpose: others' best, one's own best card, one's worst permanent."""
    if _asks_to(decision, Does.BURY) and decision.shape is Shape.SOME:
        return _buried(decision, view)

    def merit(thing: int) -> float:
        seen = None if is_player(thing) else view.find(thing)
        if seen is None:
            return 0.0
        if view.is_opponent(seen.belongs_to()):
            return 10.0 + _worth_of(thing, view)
        if seen.zone is Zone.LIBRARY:
            return wanted(seen, view)
        own = _worth_of(thing, view)
        return -own if seen.zone is Zone.BATTLEFIELD else own

    ranked = sorted(_things(decision), key=merit, reverse=True)
    return _answer_with(decision, ranked, max(decision.minimum, min(decision.maximum, 1)))


def _player(decision: Decision, view: View, intention: Intention) -> Answer:
    for opponent in view.opponents():
        if Thing(opponent.id) in decision.options and decision.minimum:
            return _answer_with(decision, [opponent.id], 1)
    return decision.fallback


def _word(decision: Decision, view: View, intention: Intention) -> Answer:
    """Of card names the one that most cards of opponents have, lands aside. CR 201.4."""
    counts: dict[str, int] = {}
    for one in view.objects.values():
        if one.known and not one.types & Type.LAND and view.is_opponent(one.owner):
            counts[one.name] = counts.get(one.name, 0) + 1
    names = [one for one in decision.options if isinstance(one, NamedCard)]
    most = max([counts.get(one.name, 0) for one in names], default=0)
    for option in names:
        if most and counts.get(option.name, 0) == most:
            return option
    return decision.fallback


def _answer_with(decision: Decision, ranked: list[int], count: int) -> Answer:
    if not ranked:
        return decision.fallback
    if decision.shape is Shape.ONE:
        return _pick_thing(decision, ranked[0])
    return _several(decision, ranked[: min(max(count, decision.minimum), decision.maximum)])


def _things(decision: Decision) -> list[int]:
    return [one.thing for one in decision.options if isinstance(one, Thing)]


def _seen(decision: Decision, view: View) -> list[ObjectView]:
    found = [view.find(thing) for thing in _things(decision)]
    return [one for one in found if one is not None]


def _worth_of(thing: int, view: View) -> float:
    seen = None if is_player(thing) else view.find(thing)
    if seen is None:
        return 0.0
    if seen.zone is Zone.HAND and seen.types & Type.LAND:
        return _land_in_hand(view)
    if seen.zone is Zone.BATTLEFIELD:
        return permanent_worth(seen)
    return thing_worth(seen, False)


def _land_in_hand(view: View) -> float:
    """A land is worth much while there are few, and little later."""
    lands = sum(1 for one in view.permanents(view.player) if one.types & Type.LAND)
    return 5.0 if lands < 4 else 2.0 if lands < 6 else 0.5


def _cost(card: ObjectView) -> float:
    return (card.mana_cost.value if card.mana_cost is not None else 0) + 0.01 * card_worth(card)


def _pick_thing(decision: Decision, thing: int) -> Answer:
    for option in decision.options:
        if isinstance(option, Thing) and option.thing == thing:
            return option
    return decision.fallback


def _several(decision: Decision, things: list[int]) -> Answer:
    by_thing = {one.thing: one for one in decision.options if isinstance(one, Thing)}
    return Several(tuple(by_thing[thing] for thing in things))


def _life_total(decision: Decision, view: View, intention: Intention) -> Answer:
    """The highest life total for this player's team, the lowest for opponents."""
    lives = {one.id: one.life for one in view.players}
    things = [one.thing for one in decision.options if isinstance(one, Thing)]
    highest = not view.is_opponent(decision.subject)
    return _pick_thing(decision, sorted(things, key=lives.__getitem__, reverse=highest)[0])


CHOICES: Final[dict[Kind, Callable[[Decision, View, Intention], Answer]]] = {
    Kind.ADDITIONAL_COST: _yes,
    Kind.BOTTOM: _bottom,
    Kind.CAST: _cast,
    Kind.COLOR: _color,
    Kind.COMPANION: _best,
    Kind.DISCARD: _discard,
    Kind.DIVIDE: _divide,
    Kind.LEGEND: _best,
    Kind.LIFE_TOTAL: _life_total,
    Kind.MANA: _mana,
    Kind.MAY: _may,
    Kind.MODES: _modes,
    Kind.MULLIGAN: _mulligan,
    Kind.OBJECTS: _objects,
    Kind.ORDER: _order,
    Kind.PAY_COST: _pay,
    Kind.PLAYER: _player,
    Kind.SACRIFICE: _worst,
    Kind.SEARCH: _best,
    Kind.SPLICE: _best,
    Kind.STARTING_PLAYER: _starting_player,
    Kind.TARGETS: _targets,
    Kind.WORD: _word,
    Kind.X: _x,
}
