"""Why a player with priority may not do something. CR 116, 117.1, 601.3, 602.5, 305."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from jajna.decision import FREE, Activate, Answer, Cast, PlayLand, TakeAction, TapForMana
from jajna.errors import Reason
from jajna.events.marks import USED_ONCE
from jajna.ir.abilities import CastFrom, DueFor, OnlyBy
from jajna.ir.amounts import X
from jajna.ir.base import IN_HAND, walk
from jajna.ir.composites import Fresh
from jajna.ir.costs import CASTING, MOST_X, LoyaltyCost
from jajna.ir.filters.abilities import fits_ability
from jajna.kernel.card_kinds import commanders
from jajna.kernel.card_kinds.prepared import may_cast_copy
from jajna.kernel.casting.affordability import (
    payable_times,
    why_not_pay,
    why_not_total,
    why_unaffordable,
    why_unaffordable_whatever_x,
)
from jajna.kernel.costs.granted_abilities import as_played, as_proposed, as_spell
from jajna.kernel.costs.mana_sources import mana_sources_now
from jajna.kernel.costs.permissions import is_permitted, may_be_cast_here, permissions
from jajna.kernel.costs.total_cost import (
    FACE_DOWN_COST,
    PERMITTED,
    Total,
    ability_total,
    optional_costs,
    special_total,
    spell_total,
)
from jajna.kernel.objects.characteristics import Characteristics
from jajna.kernel.objects.doors import special_actions
from jajna.kernel.objects.object import ON_AN_ADVENTURE, Object
from jajna.kernel.players import range_of_influence
from jajna.kernel.resolution.paying import why_not_mana
from jajna.kernel.state.context import Context
from jajna.kernel.state.targets import (
    Announcement,
    enough_targets,
    for_players,
    phrases_as_cast,
    spared,
)
from jajna.vocab import (
    Cannot,
    Keyword,
    ManaCost,
    Step,
    Supertype,
    Symbol,
    Type,
    Zone,
    bit,
    is_another_player,
)

if TYPE_CHECKING:
    from jajna.ir.abilities import Activated, SpecialAction
    from jajna.ir.composites import Modes
    from jajna.ir.refs import Target
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import Permission

__all__ = [
    "cheapest_modes",
    "enough_modes",
    "instant_speed",
    "is_mana_activation",
    "is_on_an_adventure",
    "legal_modes",
    "modes_mark",
    "most_modes",
    "must_pay",
    "sorcery_speed",
    "uses",
    "why_no_land",
    "why_not_act",
    "why_not_activate",
    "why_not_cast",
    "why_not_cast_by_effect",
    "why_not_modes",
    "why_not_play_land",
    "why_not_special",
]


def sorcery_speed(game: Game, player: int, above: int = 0) -> bool:
    """Whether the timing allows the player to cast a sorcery. CR 307.5.

    The topmost ``above`` objects of the stack don't count: the player has just put them there.
    """
    return (
        game.turn.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
        and len(game.zones.stack) == above
        and (game.turn.active == player or game.players.are_as_one(game.turn.active, player))
    )


def instant_speed(spell: Characteristics) -> bool:
    """Whether a spell with these characteristics can be cast with any priority. CR 117.1a."""
    if spell.types & Type.INSTANT or spell.keywords & Keyword.FLASH:
        return True
    return len(spell.kit.any_time) > 0


def why_not_act(game: Game, player: int, action: Answer) -> Reason | None:
    """Why the player with priority may not take an action; None if it is legal."""
    if not _is_printed(game, action):
        return Reason("not an option", "117.1")
    if isinstance(action, PlayLand):
        return why_not_play_land(game, player, action.card, action.face)
    if isinstance(action, Cast):
        return why_not_cast(game, player, action.card, action.face, action.way)
    if isinstance(action, Activate):
        return why_not_activate(game, player, action.source, action.ability)
    if isinstance(action, TakeAction):
        return why_not_special(game, player, action.card, action.index)
    if isinstance(action, TapForMana):
        return _why_not_tap(game, player, action)
    return None


def _why_not_tap(game: Game, player: int, action: TapForMana) -> Reason | None:
    """Why a mana ability can't be activated for this mana; None if it can. CR 602.5, 605.3a.

    If it can't be activated at all, the reason is that of any activated ability.
    """
    sources = mana_sources_now(game, player)
    able = any(one.thing == action.source and one.ability == action.ability for one in sources)
    thing = game.objects.get(action.source)
    if not able and thing is not None and thing.zone is Zone.BATTLEFIELD:
        own = not is_another_player(thing.controller, player)
        if own and action.ability < len(thing.now.kit.activated):
            reason = why_not_activate(game, player, action.source, action.ability)
            if reason is not None:
                return reason
    return why_not_mana(game, player, action)


def is_mana_activation(game: Game, action: Activate) -> bool:
    """Whether an action activates a mana ability of a permanent. CR 605.1a."""
    thing = game.objects.get(action.source)
    return (
        thing is not None
        and 0 <= action.ability < len(thing.now.kit.mana)
        and thing.now.kit.mana[action.ability] is not None
    )


def _is_printed(game: Game, action: Answer) -> bool:
    """Whether the face, alternative cost or ability that an action names exists."""
    if isinstance(action, (Activate, TapForMana)):
        return action.ability >= 0
    if not isinstance(action, (PlayLand, Cast)):
        return True
    thing = game.objects.get(action.card)
    if thing is None:
        return True
    if action.face not in thing.definition.castable:
        return False
    if isinstance(action, PlayLand):
        return True
    return FREE <= action.way < len(as_spell(game, thing, action.face).kit.costs)


def why_not_play_land(game: Game, player: int, card: int, face: int = 0) -> Reason | None:
    """Why a land can't be played; None if it can. CR 305.1, 305.2, 116.2a."""
    thing = game.objects.get(card)
    if thing is None or not (
        (thing.zone is Zone.HAND and thing.owner == player)
        or (is_on_an_adventure(thing, player) and face == 0)  # CR 715.3d
        or is_permitted(game, player, thing, face)
    ):
        return Reason("not in hand", "305.1", (card,))
    if not thing.definition.faces[face].types & Type.LAND:
        return Reason("not a land", "305.1", (card,))
    if game.effects.rules:
        for ctx, what in game.effects.rules[player].forbidden_lands:
            if what.matches(game, ctx, card):
                return Reason("an effect forbids it", "101.2", (card, ctx.source))
    return why_no_land(game, player, card)


def why_no_land(game: Game, player: int, card: int = 0) -> Reason | None:
    """Why the player can't play any land now; None if they can. CR 305.1-305.3."""
    if not game.players.are_as_one(game.turn.active, player):
        return Reason("not your turn", "305.3", (card,))
    if not sorcery_speed(game, player):
        return Reason("not a main phase with an empty stack", "305.1", (card,))
    allowed = 1 + (game.effects.rules[player].extra_lands if game.effects.rules else 0)
    if game.effects.rules and game.effects.rules[player].cannot_play_lands:
        allowed = 0
    if game.players[player].lands_played >= allowed:
        return Reason("no land play left", "305.2b", (card,), allowed)
    return None


def why_not_cast(game: Game, player: int, card: int, face: int = 0, way: int = -1) -> Reason | None:
    """Why a spell can't be cast; None if its casting can begin and be paid for. CR 601.3.

    Only the chosen face or half matters. CR 709.3a, 712.11c, 715.3a.
    """
    thing = game.objects.get(card)
    if thing is None:
        return Reason("gone", "601.3", (card,))
    if _is_fused_elsewhere(thing, face):
        return Reason("can't be fused there", "702.102a", (card,))
    reason = _why_not_from_here(game, thing, player, face, way)
    if reason is not None and not is_permitted(game, player, thing, face, way):
        return reason
    now = thing.now
    thing.now = as_proposed(game, thing, face, way)
    due = costs_for_time(game, player, thing)
    permitted = reason is not None or way == FREE
    reason = _why_not_timely(game, player, thing, way) or _why_not_as(
        game, player, thing, way, face == thing.definition.face_down, due, permitted
    )
    thing.now = now
    return reason


def _is_fused_elsewhere(thing: Object, face: int) -> bool:
    """Whether both halves of a split card would be cast from elsewhere than a hand. CR 702.102a."""
    definition = thing.definition
    whole = len(definition.faces) - (2 if definition.face_down >= 0 else 1)
    return definition.split and face == whole and thing.zone is not Zone.HAND


def why_not_cast_by_effect(
    game: Game, player: int, card: int, face: int, way: int
) -> Reason | None:
    """Why a player can't cast a card that a resolving effect lets them cast; None if they can.

    Timing, zone and owner of the card don't matter. CR 608.2g.
    """
    thing = game.objects.get(card)
    if thing is None:
        return Reason("gone", "601.3", (card,))
    if as_played(game, thing, face).types & Type.LAND:
        return Reason("lands aren't cast", "305.9", (card,))
    if _is_fused_elsewhere(thing, face):
        return Reason("can't be fused there", "702.102a", (card,))
    if way < 0 and not may_be_cast_here(as_played(game, thing, face), thing.zone):
        return Reason("can't be cast from there", "712.11", (card,))
    now = thing.now
    thing.now = as_proposed(game, thing, face, way)
    reason = _why_not_as(game, player, thing, way, False, [])
    thing.now = now
    return reason


def _why_not_as(
    game: Game,
    player: int,
    thing: Object,
    way: int,
    face_down: bool,
    due: list[int],
    permitted: bool = False,
) -> Reason | None:
    """Why a card can't be cast with its present characteristics; None if it can. CR 601.3.

    ``due`` has the indices of optional costs that must be paid. ``permitted`` is true if an effect
    lets the spell be cast from where it is, or without paying its mana cost.
    """
    spell = thing.now
    card = thing.id
    reason = _why_forbidden(game, player, thing)
    if reason is not None:
        return reason
    ctx = Context(card, player)
    ctx.bind_number(CASTING, 1)
    if face_down:
        ctx.bind_number(FACE_DOWN_COST, 1)
    if permitted:
        ctx.bind_number(PERMITTED, 1)
    if way >= 0:
        condition = spell.kit.costs[way].condition
        if condition is not None and not condition.holds(game, ctx):
            return Reason("its condition isn't met", "118.9", (card,))
    paid = [spell.kit.costs[way].name] if way >= 0 else []
    needs = game.definitions.announcement(spell.kit.effects_of(way))
    total = spell_total(game, ctx, spell, way, [])
    reason = _why_no_choices(game, ctx, needs, paid, total)
    if reason is not None and needs.unless_paid:
        for place, cost in enumerate(optional_costs(spell)):
            chosen = [*paid, cost.name]
            if spared(needs, cost.name) and not _why_no_choices(game, ctx, needs, chosen, total):
                reason = None
                due = [*due, place]
                break
    asked = way == -1 or (way >= 0 and spell.kit.costs[way].besides)
    priceless = asked and spell.mana_cost is None and not face_down
    if reason is not None:
        return reason
    if priceless:
        return Reason("no mana cost", "118.6", (card,))
    reason = _why_not_pay_somehow(game, ctx, spell, way, due, total)
    if reason is not None:
        return reason
    return _why_no_modes(game, ctx, spell, way)


def _why_no_modes(game: Game, ctx: Context, spell: Characteristics, way: int) -> Reason | None:
    """Why no legal modes can be paid for together; None if some can. CR 700.2a, 700.2h.

    Only modes with costs of their own or targets that depend on X are checked.
    """
    needs = game.definitions.announcement(spell.kit.effects_of(way))
    modes = needs.modes
    if modes is None:
        return None
    said = [target for targets in needs.mode_targets for target in targets]
    if not any(mode.costs for mode in modes.modes) and not _depend_on_x(said):
        return None
    legal = legal_modes(game, ctx, needs, spell_total(game, ctx, spell, way, []))
    if cheapest_modes(game, ctx, spell, way, modes, legal) is None:
        return Reason("not enough mana", "700.2h", (ctx.source,))
    return None


def plays_graveyards(game: Game, player: int) -> bool:
    """Whether the player plays cards in other graveyards as though in their own. CR 609.4."""
    return len(game.effects.rules) > 0 and game.effects.rules[player].graveyards_as_own


def _is_as_though_owned(game: Game, player: int, thing: Object) -> bool:
    """Whether a player may cast a card as its owner could from its zone."""
    if thing.owner == player:
        return True
    return thing.zone is Zone.GRAVEYARD and plays_graveyards(game, player)


def _why_not_from_here(
    game: Game, thing: Object, player: int, face: int, way: int
) -> Reason | None:
    spell = as_spell(game, thing, face)
    if spell.types & Type.LAND:
        return Reason("lands aren't cast", "305.9", (thing.id,))
    if way == FREE:
        return Reason("can't be cast from there", "118.9", (thing.id,))
    zones = spell.kit.costs[way].zones if way >= 0 else spell.kit.cast_from
    if zones == IN_HAND and is_on_an_adventure(thing, player) and face == 0:
        return None  # CR 715.3d
    if zones == IN_HAND and game.players.commanders:
        if commanders.may_be_cast(game, player, thing):
            return None  # CR 903.8
    if zones == IN_HAND and may_cast_copy(game, thing, player):
        return None
    if not bit(thing.zone) & zones or not _is_as_though_owned(game, player, thing):
        if is_on_an_adventure(thing, player) and face:
            return Reason("on an adventure", "715.3d", (thing.id,))
        if zones == bit(Zone.GRAVEYARD) and way < 0:
            where = _where_it_is_cast(spell)
            return Reason("only from a graveyard", "601.3", (thing.id,), 0, thing.id, where)
        return Reason("can't be cast from there", "601.3", (thing.id,))
    return None


def _where_it_is_cast(spell: Characteristics) -> CastFrom | None:
    """The ability, or part of a keyword, by which a spell can be cast from certain zones."""
    for ability in spell.kit.all:
        for node in walk(ability):
            if isinstance(node, CastFrom):
                return node
    return None


def uses(game: Game, player: int, card: int, face: int, way: int) -> list[Permission]:
    """The list of effects among which the player chooses one that permits casting a card.

    The list is empty if no permission is needed, and has one entry if the choice makes no
    difference. CR 601.3.
    """
    thing = game.objects[card]
    if _why_not_from_here(game, thing, player, face, way) is None:
        return []
    found = permissions(game, player, thing, face, way)
    for one in found:
        if one.is_plain():
            return [one]
    return found


def is_on_an_adventure(thing: Object, player: int) -> bool:
    """Whether a card was exiled by an Adventure spell that the player controlled. CR 715.3d."""
    return thing.zone is Zone.EXILE and thing.marks.get(ON_AN_ADVENTURE) == [player]


def _why_not_timely(game: Game, player: int, thing: Object, way: int) -> Reason | None:
    """Why a card can't be cast at this time with its present characteristics. CR 117.1a."""
    if way >= 0 and thing.now.kit.costs[way].any_time:
        return None
    if _is_timely(game, player, thing, 0) or _costs_for_any_time(thing.now):
        return None
    return Reason("only when a sorcery could be cast", "117.1a", (thing.id,))


def _is_timely(game: Game, player: int, thing: Object, above: int) -> bool:
    if instant_speed(thing.now) or sorcery_speed(game, player, above):
        return True
    return len(game.effects.rules) > 0 and _as_though_flash(game, player, thing.id)


def _costs_for_any_time(spell: Characteristics) -> list[int]:
    if not spell.kit.costs:
        return []
    return [place for place, cost in enumerate(optional_costs(spell)) if cost.any_time]


def must_pay(game: Game, ctx: Context, way: int, accepted: list[int], by_effect: bool) -> bool:
    """Whether an optional cost that allows any timing must be paid for the spell. CR 702.48a.

    That is so if the spell could not be cast now, or not be paid for, without it. For a spell cast
    by a resolving effect timing doesn't matter (CR 608.2g).
    """
    spell = game.objects[ctx.item]
    if not by_effect and costs_for_time(game, ctx.controller, spell):
        return True
    return why_not_pay(game, ctx, spell.now, way, accepted) is not None


def costs_for_time(game: Game, player: int, thing: Object) -> list[int]:
    """The indices of optional costs to be paid to cast the spell at this time. CR 702.48a."""
    places = _costs_for_any_time(thing.now)
    if not places:
        return []
    above = 1 if thing.zone is Zone.STACK else 0
    return [] if _is_timely(game, player, thing, above) else places[:1]


def _why_forbidden(game: Game, player: int, thing: Object) -> Reason | None:
    """Why an effect or split second forbids casting; None if none does. CR 601.3, 702.61a."""
    if game.effects.rules:
        above = 1 if thing.zone is Zone.STACK else 0
        if game.effects.rules[player].only_as_sorceries and not sorcery_speed(game, player, above):
            return Reason("only when a sorcery could be cast", "307.5", (thing.id,))
        forbidding = _forbidding(game, player, thing)
        if forbidding >= 0 and not _is_allowed_with_some_x(game, player, thing):
            return Reason("an effect forbids it", "601.3", (thing.id, forbidding))
    legendary = thing.now.supertypes & Supertype.LEGENDARY
    if legendary and thing.now.types & (Type.INSTANT | Type.SORCERY):
        if not _controls_legend(game, player):
            return Reason("no legendary creature or planeswalker", "205.4e", (thing.id,))
    for only in thing.now.kit.cast_only:
        if not only.allows(game, Context(thing.id, player)):
            return Reason("its condition isn't met", "601.3", (thing.id,))
    for number in game.zones.stack:
        if game.objects[number].now.keywords & Keyword.SPLIT_SECOND:
            return Reason("split second", "702.61a", (thing.id, number))
    return None


def _forbidding(game: Game, player: int, thing: Object) -> int:
    """The object whose effect forbids casting such a spell; -1 if none does. CR 601.3."""
    for ctx, what in game.effects.rules[player].forbidden:
        if what.matches(game, ctx, thing.id):
            return ctx.source
    return -1


def _is_allowed_with_some_x(game: Game, player: int, thing: Object) -> bool:
    """Whether no effect would forbid a card with {X} in its cost with an X that could be paid for.
    CR 601.3a.

    To pay is asked only for an X that would be allowed, and at powers of two, where it ends: that
    is far dearer to find out than what forbids, which seldom depends on X.
    """
    now = thing.now
    if thing.zone is Zone.STACK or now.mana_cost is None or not now.mana_cost.variables:
        return False
    total = spell_total(game, Context(thing.id, player), now, -1, [])
    trial = Context(thing.id, player)
    thing.now = now.copy()
    allowed = False
    while trial.x < MOST_X and not allowed:
        worth = trial.x * now.mana_cost.variables
        paid_for = Symbol(str(worth), generic=worth)
        thing.now.mana_cost = ManaCost((*now.mana_cost.symbols, paid_for))
        allowed = _forbidding(game, player, thing) < 0
        if allowed or not trial.x & (trial.x - 1):
            if why_unaffordable(game, trial, total) is not None:
                allowed = False
                break
        trial.x += 1
    thing.now = now
    return allowed


def why_forbidden_with(game: Game, ctx: Context, x: int) -> Reason | None:
    """Why an effect forbids casting a spell that is being announced with this X; None if none does.
    CR 601.2e, 601.3a.
    """
    if not game.effects.rules or not game.effects.rules[ctx.controller].forbidden:
        return None
    chosen = ctx.x
    ctx.x = x
    forbidding = _forbidding(game, ctx.controller, game.objects[ctx.item])
    ctx.x = chosen
    if forbidding < 0:
        return None
    return Reason("an effect forbids it", "601.3", (ctx.item, forbidding))


def _controls_legend(game: Game, player: int) -> bool:
    """Whether a player controls a legendary creature or planeswalker. CR 205.4e."""
    for number in game.zones.battlefield:
        held = game.objects[number]
        if held.controller == player and held.now.supertypes & Supertype.LEGENDARY:
            if held.now.types & (Type.CREATURE | Type.PLANESWALKER):
                return True
    return False


_RULES_OF_SORCERY_SPEED: Final = {
    Zone.HAND: "116.2k",
    Zone.BATTLEFIELD: "116.2m",
    Zone.COMMAND: "116.2i",
}
"""The rules of special actions at the time of sorceries, by where they are taken."""


def plots_there(game: Game, player: int, action: SpecialAction, thing: Object) -> bool:
    """Whether an effect lets a player plot a card from where it is. CR 702.170f."""
    if not action.plots or not game.effects.rules:
        return False
    places = game.effects.rules[player].plots_from
    return any(what.matches(game, ctx, thing.id) for ctx, what in places)


def why_not_special(game: Game, player: int, card: int, index: int) -> Reason | None:
    """Why a special action can't be taken with a card; None if it can. CR 116.2, 702.62a."""
    thing = game.objects.get(card)
    actions = special_actions(thing) if thing is not None else []
    if thing is None or not 0 <= index < len(actions):
        return Reason("no such ability", "116.2f", (card,))
    action = actions[index]
    held_by = thing.controller if thing.has_controller() else thing.owner
    theirs = not action.anyone and is_another_player(held_by, player)
    if thing.zone is Zone.COMMAND:  # CR 901.12d
        theirs = not game.players.are_as_one(held_by, player)
    elif action.by >= 0:  # CR 116.2c
        theirs = is_another_player(action.by, player)
    if theirs or not (action.zones & bit(thing.zone) or plots_there(game, player, action, thing)):
        return Reason("doesn't work there", "116.2f", (card,))
    if not range_of_influence.is_within(game, player, card):
        return Reason("out of range", "801.10", (card,))
    ctx = Context(card, player)
    if action.condition is not None and not action.condition.holds(game, ctx):
        return Reason("its condition isn't met", "116.2", (card,))
    if action.anyone or action.with_priority:  # CR 116.2d, 116.2j
        reason = None
    elif action.own_turn:
        reason = (
            None
            if game.players.are_as_one(game.turn.active, player)
            or (game.effects.rules and game.effects.rules[player].foretells_any_turn)
            else Reason("not your turn", "702.143a", (card,))
        )
    elif action.sorcery_speed:
        reason = None
        if not sorcery_speed(game, player):
            rule = _RULES_OF_SORCERY_SPEED.get(thing.zone, "116.2g")
            reason = Reason("only when a sorcery could be cast", rule, (card,))
    else:  # CR 702.62c
        reason = _why_not_timely(game, player, thing, -1) or _why_forbidden(game, player, thing)
    if reason is not None:
        return reason
    ctx.x = action.least_x
    return why_unaffordable(game, ctx, special_total(game, ctx, action))


def _as_though_flash(game: Game, player: int, card: int) -> bool:
    return any(what.matches(game, ctx, card) for ctx, what in game.effects.rules[player].flash)


def legal_modes(game: Game, ctx: Context, needs: Announcement, total: Total) -> list[int]:
    """The indices of modes with enough legal targets that may still be chosen. CR 700.2a.

    Targets may depend on an X that could be paid.
    """
    used: list[int] = []
    if needs.modes is not None and needs.modes.fresh is not Fresh.NO and ctx.source in game.objects:
        used = game.objects[ctx.source].marks.get(modes_mark(game, needs.modes), [])
    return [
        index
        for index, targets in enumerate(needs.mode_targets)
        if index not in used and _enough_with_some_x(game, ctx, needs, targets, total)
    ]


def modes_mark(game: Game, modes: Modes) -> str:
    """The name of the mark with the modes chosen for an object, ever or this turn. CR 700.2."""
    if modes.fresh is Fresh.EVER:
        return "modes chosen"
    return f"modes chosen in turn {game.turn.number}"


def most_modes(game: Game, ctx: Context, spell: Characteristics, modes: Modes, legal: int) -> int:
    """The greatest number of modes that may be chosen. CR 700.2d, 702.42a."""
    entwined = any(cost.modal is DueFor.ALL_MODES for cost in spell.kit.costs)
    most = modes.most(game, ctx)
    if most < 0 or (entwined and legal == len(modes.modes)):
        return legal
    return most if modes.repeats else min(most, legal)


def why_not_modes(
    game: Game, ctx: Context, spell: Characteristics, way: int, modes: Modes, chosen: list[int]
) -> Reason | None:
    """Why modes can't be chosen together, because of their number, symbols or costs; None if they
    can. CR 700.2h, 700.2i, 702.42a, 702.120a.
    """
    reason = why_too_many_pawprints(ctx, modes, chosen)
    if reason is not None:
        return reason
    most = modes.most(game, ctx)
    if 0 <= most < len(chosen) < len(modes.modes):
        return Reason("all modes or no more", "702.42a", (ctx.source,), most)
    trial = ctx.clone({})
    trial.modes = chosen
    total = spell_total(game, trial, spell, way, [])
    reason = why_not_pay(game, trial, spell, way, [])
    if reason is not None:
        return reason
    needs = game.definitions.announcement(spell.kit.effects_of(way))
    if needs.modes is modes:
        said = [target for mode in sorted(set(chosen)) for target in needs.mode_targets[mode]]
        if not _enough_with_some_x(game, trial, needs, said, total):
            return Reason("no legal target", "601.2c", (ctx.source,))
    return None


def why_too_many_pawprints(ctx: Context, modes: Modes, chosen: list[int]) -> Reason | None:
    """Why the chosen modes have more pawprint symbols than allowed; None if they haven't.
    CR 700.2i.
    """
    if modes.by_pawprints() and modes.pawprints(chosen) > modes.maximum:
        return Reason("too many pawprints", "700.2i", (ctx.source,), modes.maximum)
    return None


def cheapest_modes(
    game: Game, ctx: Context, spell: Characteristics, way: int, modes: Modes, legal: list[int]
) -> list[int] | None:
    """The fewest modes that are a legal choice and can be paid for; None if none. CR 700.2h."""
    least = modes.least(game, ctx)
    options = legal * least if modes.repeats else legal
    for chosen in combinations(options, least):
        if why_not_modes(game, ctx, spell, way, modes, list(chosen)) is None:
            return list(chosen)
    return None


def enough_modes(modes: Modes, legal: list[int], least: int) -> bool:
    """Whether the legal modes suffice for the ``least`` number that must be chosen.
    CR 700.2a, 700.2d.
    """
    return len(legal) >= (min(least, 1) if modes.repeats else least)


def _why_no_choices(
    game: Game, ctx: Context, needs: Announcement, paid: list[str], total: Total
) -> Reason | None:
    """Why modes or targets can't be chosen, whatever X is. CR 601.2b, 601.2c."""
    if needs.modes is not None:
        legal = legal_modes(game, ctx, needs, total)
        if not enough_modes(needs.modes, legal, needs.modes.least(game, ctx)):
            return Reason("no legal mode", "700.2a", (ctx.source,))
    if not needs.targets and not needs.if_paid:
        return None
    if not _enough_with_some_x(game, ctx, needs, phrases_as_cast(needs, [], paid), total):
        return Reason("no legal target", "601.2c", (ctx.source,))
    return None


def _enough_with_some_x(
    game: Game, ctx: Context, needs: Announcement, said: list[Target], total: Total
) -> bool:
    """Whether each phrase has as many legal targets as it requires. CR 601.2b, 601.2c.

    If targets depend on X ("with mana value X"), any X that could be paid is tried.
    """
    targets = for_players(game, ctx, needs, said)
    if enough_targets(game, ctx, targets):
        return True
    if not _depend_on_x(said):
        return False
    trial = ctx.clone({})
    while trial.x < _greatest_x(game, ctx, total) and why_unaffordable(game, trial, total) is None:
        if enough_targets(game, trial, targets):
            return True
        trial.x += 1
    return why_unaffordable(game, trial, total) is None and enough_targets(game, trial, targets)


def _depend_on_x(said: list[Target]) -> bool:
    """Whether the legal targets depend on X: "with mana value X"."""
    return any(isinstance(node, X) for target in said for node in walk(target.filter))


def _greatest_x(game: Game, ctx: Context, total: Total) -> int:
    """The greatest X to try, whether it can be paid or not. CR 107.3a, 606.4."""
    if any(isinstance(cost, LoyaltyCost) and cost.variable for cost in total.others):
        return game.objects[ctx.source].counters.get("loyalty", 0)
    return MOST_X if total.variables() or total.says_x() else 0


def _why_not_pay_somehow(
    game: Game, ctx: Context, spell: Characteristics, way: int, due: list[int], plain: Total
) -> Reason | None:
    """Why a spell can't be paid for, even with optional costs that reduce its cost; None if it can.

    ``plain`` is the total cost without optional costs.
    """
    if due:
        reason = why_not_pay(game, ctx, spell, way, due)
    else:
        reason = why_not_total(game, ctx, spell, way, due, plain)
    if reason is None or not spell.kit.costs:
        return reason
    either = [place for place, cost in enumerate(optional_costs(spell)) if cost.otherwise]
    for place in [*_costs_for_any_time(spell), *either]:
        if place not in due and why_not_pay(game, ctx, spell, way, [*due, place]) is None:
            return None
    for place, cost in enumerate(optional_costs(spell)):
        if cost.less is not None and payable_times(game, ctx, spell, way, due, place):
            return None
    return reason


def _who_alone_may(game: Game, thing: Object, ability: Activated) -> list[int]:
    """The list of players who may activate an ability by its own text. CR 602.2."""
    if ability.only_by is OnlyBy.OWNER:
        return [thing.owner]
    return game.players.opponents(thing.controller)


def why_not_activate(game: Game, player: int, source: int, index: int) -> Reason | None:
    """Why an activated ability can't be activated; None if it can. CR 602.2, 602.5."""
    thing = game.objects.get(source)
    if thing is None or index >= len(thing.now.kit.activated):
        return Reason("no such ability", "602.1", (source,))
    ability = thing.now.kit.activated[index]
    holder = thing.controller if thing.has_controller() else thing.owner
    if is_another_player(holder, player) and not (
        ability.anyone and thing.zone in (Zone.BATTLEFIELD, Zone.STACK)
    ):
        return Reason("not yours", "602.2", (source,))
    if not range_of_influence.is_within(game, player, source):
        return Reason("out of range", "801.6", (source,))
    if ability.only_by is not OnlyBy.ANYBODY and player not in _who_alone_may(game, thing, ability):
        return Reason("not yours", "602.2", (source,))
    if not ability.zones & bit(thing.zone):
        return Reason("doesn't work there", "113.6", (source,))
    reason = _why_not_timed(game, player, thing, ability, index)
    if reason is not None:
        return reason
    ctx = Context(source, player)
    if ability.condition is not None and not ability.condition.holds(game, ctx):
        return Reason("its condition isn't met", "602.5b", (source,))
    total = ability_total(game, ctx, ability.costs, ability)
    needs = game.definitions.announcement(thing.now.kit.activated_effects[index])
    ctx.x = needs.least_x
    reason = why_unaffordable(game, ctx, total)
    if reason is not None and total.variables() and total.says_x():
        reason = why_unaffordable_whatever_x(game, ctx, total)
    if reason is not None:
        return reason
    return _why_no_choices(game, ctx, needs, [], total)


def _loyalty_any_time(game: Game, player: int, thing: Object) -> bool:
    """Whether an effect lets the player activate a permanent's loyalty abilities at any time they
    could cast an instant. CR 606.3.
    """
    if not game.effects.rules:
        return False
    return any(
        what.matches(game, ctx, thing.id)
        for ctx, what in game.effects.rules[player].loyalty_any_time
    )


def _why_not_timed(
    game: Game, player: int, thing: Object, ability: Activated, index: int
) -> Reason | None:
    mana = thing.now.kit.mana[index] is not None
    if thing.now.cannot & (Cannot.ACTIVATE_MANA if mana else Cannot.ACTIVATE):
        return Reason("an effect forbids it", "602.5", (thing.id,))
    if game.effects.rules:
        rules = game.effects.rules[player]
        for ctx, what in rules.inactive:
            if fits_ability(game, ctx, what, thing.id, player, ability, 0):
                return Reason("an effect forbids it", "602.5", (thing.id, ctx.source))
    waits = ability.sorcery_speed or (
        ability.loyalty and not _loyalty_any_time(game, player, thing)
    )
    if waits and not sorcery_speed(game, player):
        rule = "606.3" if ability.loyalty else "602.5d"
        return Reason("only when a sorcery could be cast", rule, (thing.id,))
    again = game.effects.rules[player].loyalty_again if game.effects.rules else 0
    if ability.loyalty and thing.used.get(-1, 0) > (
        again if thing.now.types & Type.PLANESWALKER else 0
    ):
        return Reason("a loyalty ability was activated this turn", "606.3", (thing.id,))
    if ability.limit and thing.used.get(index, 0) >= ability.limit:
        return Reason("already activated this turn", "602.5b", (thing.id,), ability.limit)
    if ability.once and index in thing.marks.get(USED_ONCE, []):
        return Reason("already activated", "602.5b", (thing.id,))
    for number in game.zones.stack if not mana else []:  # CR 702.61b
        if game.objects[number].now.keywords & Keyword.SPLIT_SECOND:
            return Reason("split second", "702.61a", (thing.id, number))
    return None
