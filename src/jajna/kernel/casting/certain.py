"""Actions that ask nothing and can't fail, so that they never need to be reversed. CR 732.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.events.base import EventKind
from jajna.kernel.costs.granted_abilities import as_spell
from jajna.kernel.costs.mana_sources import are_fixed
from jajna.kernel.costs.total_cost import ability_total
from jajna.kernel.state.context import Context
from jajna.vocab import Reads, Type, Zone, zone_facts

if TYPE_CHECKING:
    from jajna.decision import Activate, Cast
    from jajna.ir.base import Effect
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = ["is_certain_activation", "is_certain_cast"]

_ON_THE_WAY: Final = (
    EventKind.ZONE_CHANGE,
    EventKind.TAPPED,
    EventKind.TAPPED_FOR_MANA,
    EventKind.ABILITY_ACTIVATED,
    EventKind.MANA_ADDED,
    EventKind.MANA_SPENT,
)
"""The kinds of events that happen until the spell is cast."""

_CHANGING: Final = (
    Reads.TAPS
    | Reads.HISTORY
    | Reads.MARKS
    | Reads.BOARD
    | zone_facts(1 << Zone.HAND | 1 << Zone.STACK)
)
"""Mask of the facts (``Reads``) that change until the spell is cast."""


def is_certain_cast(game: Game, cast: Cast) -> bool:
    """Whether a legal cast asks its player nothing and can't fail on the way.

    That is a permanent spell without targets or choices, cast from its owner's hand for a cost of
    mana of certain types from permanents that always make the same mana. No ability may replace the
    events or wait for the tapping, no effect may change the rules for players, and none may depend
    on what changes.
    """
    if game.effects.ruled or game.effects.shields or game.characteristics.reads & _CHANGING:
        return False
    card = game.objects[cast.card]
    player = game.players[card.owner]
    if card.zone is not Zone.HAND or player.pays_by_hand:
        return False
    for kind in _ON_THE_WAY:
        if game.characteristics.index.replaces(kind):
            return False
    if game.characteristics.index.listens(EventKind.TAPPED_FOR_MANA):
        return False
    return _asks_nothing(game, as_spell(game, card, cast.face)) and are_fixed(game, card.owner)


def is_certain_activation(game: Game, player: int, activation: Activate) -> bool:
    """Whether a legal activation asks its player nothing and can't fail on the way.

    That is one of an ability without targets or choices that costs nothing at all. No ability may
    replace its activation, no effect may change the rules for players, and none may depend on what
    changes.
    """
    if game.effects.ruled or game.effects.shields or game.characteristics.reads & _CHANGING:
        return False
    if game.characteristics.index.replaces(EventKind.ABILITY_ACTIVATED):
        return False
    kit = game.objects[activation.source].now.kit
    ability = kit.activated[activation.ability]
    if kit.mana[activation.ability] is not None or game.players[player].pays_by_hand:
        return False
    total = ability_total(game, Context(activation.source, player), ability.costs, ability)
    if total.others or total.less or total.colored_less or total.more or total.change:
        return False
    for symbol in total.symbols:
        if symbol.mana or symbol.snow or symbol.generic or symbol.life or symbol.variable:
            return False
    return _announces_nothing(game, kit.activated_effects[activation.ability])


def _asks_nothing(game: Game, spell: Characteristics) -> bool:
    """Whether a spell needs no choices as it is cast. CR 601.2b-601.2d."""
    kit = spell.kit
    if spell.types & (Type.INSTANT | Type.SORCERY):
        return False  # another card could be spliced onto it
    if kit.costs or kit.own_cost_changes or kit.target_costs or kit.payments or kit.assisted:
        return False
    if kit.any_time or kit.x_colors or kit.spend_only is not None or spell.mana_cost is None:
        return False
    for symbol in spell.mana_cost.symbols:
        if symbol.life or symbol.variable or (symbol.mana and symbol.generic):
            return False
    return _announces_nothing(game, kit.effects_of(-1))


def _announces_nothing(game: Game, effects: tuple[Effect, ...]) -> bool:
    """Whether instructions need no choices as they are put on the stack."""
    needs = game.definitions.announcement(effects)
    return (
        needs.modes is None
        and not needs.targets
        and not needs.divisions
        and not needs.if_paid
        and not needs.by_player
    )
