"""What to do with priority: lands, then the best card or ability, tricks in combat only."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, final

from jajna.agents.heuristic.attacking import OutOfTime
from jajna.agents.heuristic.planning import (
    Plan,
    cost_of,
    counter_lost,
    frees_a_card,
    plan_ability,
    plan_card,
    saves,
    slots_of,
    trick_gain,
)
from jajna.agents.heuristic.rally import rally_gain
from jajna.agents.heuristic.rescue import rescue_gain
from jajna.agents.heuristic.style import PRESENT, Style
from jajna.agents.heuristic.worth import permanent_worth
from jajna.decision import (
    PASS,
    Activate,
    Answer,
    Cast,
    Decision,
    PlayLand,
    TakeAction,
    TurnFaceUp,
)
from jajna.ir.declared.worth import Loss, given_up
from jajna.ir.mana import mana_effect
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import (
    ALL_COLORS,
    COLORS,
    PERMANENT_TYPES,
    Keyword,
    Step,
    Supertype,
    Type,
    Zone,
    bits,
)

if TYPE_CHECKING:
    from jajna.ir.abilities import Activated
    from jajna.ir.base import Effect
    from jajna.kernel.views.view import ObjectView, View

__all__ = ["Intention", "choose_action", "color_wanted", "land_colors"]

WORTHWHILE: Final = 0.6
"""What a card must promise to be cast."""
ABILITY_WORTHWHILE: Final = 0.4
TRICK_WORTHWHILE: Final = 1.2
RALLY_WORTHWHILE: Final = 1.0
"""What an attack must gain by what is cast before it, with ``PER_MANA`` of its cost."""
PER_MANA: Final = 0.6
PUMP_WORTHWHILE: Final = 0.2
"""What an ability must gain in combat: it can be used again, a card can't."""
DECISIVE: Final = 500.0
"""What is worth more wins the game."""
FULL_HAND: Final = 6
"""With more cards in hand instants don't wait: they would have to be discarded."""
OTHER_WAY: Final = 1.0
"""What a permanent is worth less that is cast for another cost than its own."""
RITUAL: Final = 1.5
"""What a card is worth that only adds mana, and is spent."""
LATER: Final = 0.6
"""The share of its worth that a card has which is cast in some turns only."""
SPECIAL_WORTH: Final = 1.0
MOST_USES: Final = 4
"""How often an ability is used in a turn, unless each use gains something in combat."""


def _never() -> bool:
    return False


@final
class Intention:
    """What the agent is about to do and the targets it thought of, by slot.

    ``seed`` decides between what seems equally good, ``style`` has the player's habits.
    """

    def __init__(self, seed: int | str = 0, style: Style = PRESENT) -> None:
        self.chance = Random(seed)
        self.style = style
        self.targets: dict[int, int] = {}
        self.turn = -1
        self.used: dict[tuple[int, int], int] = {}
        self.saved: list[int] = []
        """What was given a shield this turn: the view doesn't show that."""
        self.out_of_time: OutOfTime = _never

    def note_turn(self, turn: int) -> None:
        """Forget what was done in another turn."""
        if turn != self.turn:
            self.turn = turn
            self.used = {}
            self.saved = []


def choose_action(
    decision: Decision, view: View, intention: Intention, out_of_time: OutOfTime
) -> Answer:
    """The best thing to do now, or to pass."""
    intention.note_turn(view.turn)
    intention.out_of_time = out_of_time
    intention.targets = {}
    lands = [one for one in decision.options if isinstance(one, PlayLand)]
    if lands:
        return _best_land(lands, view, intention.chance)
    best: Answer = PASS
    best_worth = 0.0
    best_targets: dict[int, int] = {}
    equals = 0
    for option in decision.options:
        if out_of_time():
            break
        worth, targets = _judge(option, view, intention)
        if worth <= 0.0 or worth < best_worth:
            continue
        equals = equals + 1 if worth == best_worth else 1
        if intention.chance.randrange(equals) == 0:
            best, best_worth, best_targets = option, worth, targets
    intention.targets = best_targets
    if isinstance(best, Activate):
        key = (best.source, best.ability)
        intention.used[key] = intention.used.get(key, 0) + 1
        source = view.find(best.source)
        if source is not None and source.kit is not None:
            _note_saved((source.kit.activated[best.ability].effect,), source, intention)
    elif isinstance(best, Cast):
        card = view.find(best.card)
        if card is not None and card.kit is not None:
            _note_saved(card.kit.spell_effects, card, intention)
    return best


def _note_saved(effects: tuple[Effect, ...], source: ObjectView, intention: Intention) -> None:
    """Remember what a spell or ability protects, so that it isn't protected twice."""
    if saves(effects):
        intention.saved += intention.targets.values() or [source.id]


def _judge(option: Answer, view: View, intention: Intention) -> tuple[float, dict[int, int]]:
    if isinstance(option, Cast):
        return _judge_card(option, view, intention)
    if isinstance(option, Activate):
        return _judge_ability(option, view, intention)
    if isinstance(option, TakeAction):
        return _judge_special(option, view), {}
    if isinstance(option, TurnFaceUp):
        return _judge_turning(option, view), {}
    return 0.0, {}


# -- lands ---------------------------------------------------------------------------------------


def land_colors(land: ObjectView) -> int:
    """Mask of the colors of mana that its abilities add, as far as they name them."""
    mask = 0
    for color, name in zip(COLORS, BASIC_LAND_TYPES, strict=True):
        if name in land.subtypes:  # CR 305.6
            mask |= color
    if land.kit is not None:
        for effect in land.kit.mana:
            choices: object = getattr(effect, "choices", ())
            colors: object = getattr(effect, "colors", 0)
            if isinstance(colors, int):
                mask |= colors
            if isinstance(choices, tuple):
                for row in choices:
                    for one in row:
                        mask |= one
    return mask & ALL_COLORS


def _best_land(options: list[PlayLand], view: View, chance: Random) -> Answer:
    """The land that gives most of the colors that are missing; basic ones later. CR 305.2."""
    wanted = _missing_colors(view)

    def merit(option: PlayLand) -> tuple[int, int, int]:
        seen = view.find(option.card)
        if seen is None:
            return 0, 0, 0
        seen = seen.as_played(option.face)
        colors = land_colors(seen)
        new = (colors & wanted).bit_count()
        return new, colors.bit_count(), -(seen.supertypes & Supertype.BASIC)

    best = max(merit(option) for option in options)
    return chance.choice([option for option in options if merit(option) == best])


def _missing_colors(view: View) -> int:
    """Colors that cards in hand need and no land of the player gives."""
    needed = 0
    for card in view.me.hand:
        if card.mana_cost is not None:
            needed |= card.mana_cost.colors
    return needed & ~_colors_had(view) or needed


def _colors_had(view: View) -> int:
    """Mask of the colors of mana that the player's lands give, as far as they name them."""
    have = 0
    for thing in view.permanents(view.player):
        if thing.types & Type.LAND:
            have |= land_colors(thing)
    return have


# -- cards ---------------------------------------------------------------------------------------


def _judge_card(option: Cast, view: View, intention: Intention) -> tuple[float, dict[int, int]]:
    seen = view.find(option.card)
    card = seen.as_played(option.face) if seen is not None else None
    if card is None or card.kit is None:
        return 0.0, {}
    if not card.types & PERMANENT_TYPES and _mana_made(card):
        return _judge_ritual(card, view), {}
    plan = plan_card(card, view)
    if plan.trick and not card.types & PERMANENT_TYPES:
        effects = card.kit.spell_effects
        value = card.mana_cost.value if card.mana_cost is not None else 0
        if not _is_instant(card) or not slots_of(effects):
            least = RALLY_WORTHWHILE + PER_MANA * value
            gain, targets = _judge_rally(effects, card.id, view, least, intention)
            if gain > 0.0:
                return gain, targets
        return _judge_trick(effects, card.id, view, TRICK_WORTHWHILE, intention)
    if not _is_time(card, plan, view):
        return 0.0, {}
    if plan.worth < WORTHWHILE:
        return 0.0, {}
    cost = card.mana_cost.value if card.mana_cost is not None else 0
    worth = plan.worth + 0.3 * cost + _hurry(card)
    if intention.style.countering and view.own_turn and plan.worth < DECISIVE:
        worth -= intention.style.countering * counter_lost(card.id, cost, view)
    if option.way >= 0 and card.types & PERMANENT_TYPES:
        worth = max(worth - OTHER_WAY, 0.1)
    return worth, plan.targets


def _hurry(card: ObjectView) -> float:
    """Creatures with haste come before the attack is declared."""
    return 1.0 if card.types & Type.CREATURE and card.keywords & Keyword.HASTE else 0.0


def _mana_made(card: ObjectView) -> int:
    """How much mana an instant or sorcery adds, as far as it says; 0 if it does anything else."""
    assert card.kit is not None, card.name
    total = 0
    for effect in card.kit.spell_effects:
        made = mana_effect(effect)
        choices: object = getattr(made, "choices", ())
        if made is None or not isinstance(choices, tuple) or not choices:
            return 0
        total += len(choices[0])
    return total


def _colors_made(card: ObjectView) -> int:
    """Mask of the colors of mana that an instant or sorcery adds."""
    assert card.kit is not None, card.name
    mask = 0
    for effect in card.kit.spell_effects:
        choices: object = getattr(mana_effect(effect), "choices", ())
        if isinstance(choices, tuple):
            for row in choices:
                for one in row:
                    mask |= one
    return mask & ALL_COLORS


def _judge_ritual(card: ObjectView, view: View) -> float:
    """Mana for a turn is worth what it lets be cast that one's lands alone don't."""
    main = view.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
    if view.is_opponent(view.active) or not main or view.stack or card.mana_cost is None:
        return 0.0
    lands = sum(
        1 for one in view.permanents(view.player) if one.types & Type.LAND and not one.tapped
    )
    mana = lands + len(view.me.pool)
    more = mana - card.mana_cost.value + _mana_made(card)
    colors = _colors_made(card) | _colors_had(view)
    enabled = [
        plan_card(other, view).worth
        for other in view.me.hand
        if other.id != card.id
        and other.mana_cost is not None
        and mana < other.mana_cost.value <= more
        and not other.mana_cost.colors & ~colors
        and other.kit is not None
    ]
    return max(max(enabled, default=0.0) - RITUAL, 0.0)


def _is_instant(card: ObjectView) -> bool:
    """Whether it can be cast whenever its player has priority. CR 117.1a, 702.8a."""
    return card.types & Type.INSTANT != 0 or card.keywords & Keyword.FLASH != 0


def _can_wait(card: ObjectView, plan: Plan, view: View) -> bool:
    """Whether an instant does as much at the end of the opponent's turn, for all that is known: it
    changes no creature and doesn't win at once.
    """
    if not _is_instant(card) or plan.worth >= DECISIVE:
        return False
    if len(view.me.hand) > FULL_HAND:
        return False
    return not any(
        (seen := view.find(target)) is not None and seen.types & Type.CREATURE
        for target in plan.targets.values()
    )


def _is_time(card: ObjectView, plan: Plan, view: View) -> bool:
    """Whether to cast it now: on one's own turn, or in answer to what is on the stack. What can
    wait is cast at the end of the opponent's turn.
    """
    if plan.targets and _targets_stack(plan, view):
        return _answers_opponent(plan, view)
    if view.stack:
        return False
    if view.own_turn:
        if _can_wait(card, plan, view):
            return False
        return view.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
    if card.types & Type.CREATURE or plan.empty or _can_wait(card, plan, view):
        return view.step is Step.END
    return view.step in (Step.DECLARE_ATTACKERS, Step.END)


def _targets_stack(plan: Plan, view: View) -> bool:
    on_stack = {thing.id for thing in view.stack}
    return any(target in on_stack for target in plan.targets.values())


def _answers_opponent(plan: Plan, view: View) -> bool:
    """Whether it is aimed at something of an opponent's that nothing of one's own is aimed at."""
    answered = {
        target
        for thing in view.stack
        if not view.is_opponent(thing.belongs_to())
        for target in thing.targets
    }
    return any(
        thing.id in plan.targets.values()
        and view.is_opponent(thing.belongs_to())
        and thing.id not in answered
        for thing in view.stack
    )


def _judge_trick(
    effects: tuple[Effect, ...], source: int, view: View, threshold: float, intention: Intention
) -> tuple[float, dict[int, int]]:
    """Tricks are for when blockers are declared and nothing else is going on, or to save a creature
    from what is on the stack.
    """
    if view.stack:
        if not intention.style.rescuing:
            return 0.0, {}
        gain, targets = rescue_gain(effects, source, view, intention.saved)
    elif view.step is Step.DECLARE_BLOCKERS:
        gain, targets = trick_gain(effects, source, view, intention.saved)
    else:
        return 0.0, {}
    return (gain, targets) if gain >= threshold else (0.0, {})


def _judge_rally(
    effects: tuple[Effect, ...], source: int, view: View, least: float, intention: Intention
) -> tuple[float, dict[int, int]]:
    """What makes the attack of this turn so much better is used before it. CR 508.1."""
    if not intention.style.rallying:
        return 0.0, {}
    gain, targets = rally_gain(effects, source, view, intention.style, intention.out_of_time)
    return (gain, targets) if gain >= least else (0.0, {})


# -- special actions -----------------------------------------------------------------------------


def _judge_special(option: TakeAction, view: View) -> float:
    """A card in hand put aside to be cast later is worth a part of what it does; another special
    action is taken in one's own main phase. CR 116.2.
    """
    seen = view.find(option.card)
    main = view.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
    if seen is None or view.is_opponent(view.active) or not main or view.stack:
        return 0.0
    if seen.zone is not Zone.HAND:
        return SPECIAL_WORTH
    plan = plan_card(seen, view)
    worth = plan.worth if not plan.trick else 0.0
    return LATER * worth if worth >= WORTHWHILE else 0.0


def _judge_turning(option: TurnFaceUp, view: View) -> float:
    """What a creature gains by being turned face up. CR 708.7."""
    seen = view.find(option.source)
    if seen is None or seen.beneath is None:
        return 0.0
    gain = permanent_worth(seen.beneath) - permanent_worth(seen)
    return gain if gain > ABILITY_WORTHWHILE else 0.0


# -- abilities -----------------------------------------------------------------------------------


def _judge_ability(
    option: Activate, view: View, intention: Intention
) -> tuple[float, dict[int, int]]:
    source = view.find(option.source)
    if source is None or source.kit is None:
        return 0.0, {}
    if source.kit.mana[option.ability] is not None:
        return 0.0, {}
    ability = source.kit.activated[option.ability]
    plan = plan_ability(source, option.ability, view)
    if plan.worth >= DECISIVE:
        return plan.worth, plan.targets
    used = intention.used.get((option.source, option.ability), 0)
    if not used and _frees(ability, view):
        return ABILITY_WORTHWHILE, plan.targets
    if plan.trick:
        if used >= 4 * MOST_USES:
            return 0.0, {}
        effects = (ability.effect,)
        if ability.loyalty or ability.sorcery_speed:
            least = RALLY_WORTHWHILE + cost_of(ability, source, view)
            return _judge_rally(effects, source.id, view, least, intention)
        return _judge_trick(effects, source.id, view, PUMP_WORTHWHILE, intention)
    least = 0.0 if _is_last_chance(view) else ABILITY_WORTHWHILE
    if used >= MOST_USES or plan.empty or plan.worth <= least:
        return 0.0, {}
    if not _is_ability_time(plan, ability.sorcery_speed or ability.loyalty, view):
        return 0.0, {}
    return plan.worth, plan.targets


def _frees(ability: Activated, view: View) -> bool:
    """Whether its only cost is to discard a card, and one is better dead. CR 602.2b."""
    losses = [given_up(cost) for cost in ability.costs]
    free = len(losses) == 1 and losses[0] is not None and losses[0].loss is Loss.CARD
    return free and not view.stack and frees_a_card(view)


def _is_last_chance(view: View) -> bool:
    """Whether what isn't used now is lost: the end step before one's own turn."""
    return view.is_opponent(view.active) and view.step is Step.END


def _is_ability_time(plan: Plan, at_sorcery_speed: bool, view: View) -> bool:
    if plan.targets and _targets_stack(plan, view):
        return _answers_opponent(plan, view)
    if view.stack:
        return False
    if at_sorcery_speed:
        return True
    if view.own_turn:
        return view.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
    return view.step in (Step.DECLARE_BLOCKERS, Step.END)


def color_wanted(view: View, options: int) -> int:
    """The color, out of a mask, that the cards in hand need most."""
    counts = {
        color: sum(
            1
            for card in view.me.hand
            if card.mana_cost is not None and card.mana_cost.colors & color
        )
        for color in bits(options)
    }
    return max(counts, key=lambda color: counts[color]) if counts else 0
