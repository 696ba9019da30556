"""Adding the text of cards in hand to a spell as it is cast. CR 601.2b, 612.10, 702.47."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.errors import Reason
from jajna.events.hidden import Revealed
from jajna.ir.abilities import Ability, SpellAbility, Splice
from jajna.ir.base import Effect
from jajna.kernel.casting import affordability
from jajna.kernel.door.perform import perform
from jajna.kernel.layers import layers
from jajna.kernel.objects.kit import Kit
from jajna.kernel.state.modes import shifted, slots_of
from jajna.kernel.state.targets import enough_targets, for_players

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.stack_item import StackItem
    from jajna.kernel.state.context import Context

__all__ = ["question", "splice", "why_not_splice"]


def question(game: Game, ctx: Context, way: int) -> Decision | None:
    """The question which cards to splice onto a spell; None without any. CR 702.47a, 702.47b."""
    cards = _spliceable(game, ctx, way)
    if not cards:
        return None
    options = [Thing(card) for card in cards]
    return Decision(
        ctx.controller,
        Kind.SPLICE,
        "702.47a",
        Shape.SOME,
        [*options],
        0,
        len(cards),
        source=ctx.item,
    )


def _spliceable(game: Game, ctx: Context, way: int) -> list[int]:
    """The list of cards in the caster's hand that could be spliced. CR 702.47a, 702.47b."""
    return [
        card
        for card in game.players[ctx.controller].hand
        if _splice_of(game, ctx, card) is not None
        and _has_targets(game, ctx, card)
        and why_not_splice(game, ctx, way, [card]) is None
    ]


def _splice_of(game: Game, ctx: Context, card: int) -> Splice | None:
    """The ability by which a card can be spliced onto the spell; None if there is none."""
    for ability in game.objects[card].now.kit.splices:
        if ability.onto.matches(game, ctx, ctx.item):
            return ability
    return None


def _has_targets(game: Game, ctx: Context, card: int) -> bool:
    """Whether the targets that the card's text asks for can be chosen. CR 702.47b."""
    needs = game.definitions.announcement(game.objects[card].base.kit.spell_effects)
    return enough_targets(game, ctx, for_players(game, ctx, needs, needs.targets))


def why_not_splice(game: Game, ctx: Context, way: int, cards: list[int]) -> Reason | None:
    """Why the costs of splicing cards can't be paid with the rest; None if they can. CR 601.2f."""
    spell = game.objects[ctx.item]
    item = spell.item
    assert item is not None, ctx.item
    _note_costs(game, ctx, item, cards)
    reason = affordability.why_not_pay(game, ctx, spell.now, way, [])
    item.spliced = []
    return reason


def _note_costs(game: Game, ctx: Context, item: StackItem, cards: list[int]) -> None:
    item.spliced = []
    for card in cards:
        ability = _splice_of(game, ctx, card)
        assert ability is not None, card
        item.spliced = [*item.spliced, *ability.costs]


def splice(game: Game, ctx: Context, cards: list[int]) -> None:
    """Reveal the cards and add their text to the spell's own, in this order. CR 702.47b, 702.47c.

    The text becomes part of the values the spell starts with: a copy of the spell has it too
    (CR 707.10), and the card loses it as it leaves the stack (CR 702.47e).
    """
    spell = game.objects[ctx.item]
    item = spell.item
    assert item is not None, ctx.item
    _note_costs(game, ctx, item, cards)
    abilities = list(spell.base.kit.all)
    slots = slots_of(item.effects)
    for card in cards:
        kit = game.objects[card].base.kit
        abilities += [_with_slots(ability, slots) for ability in kit.all]
        slots += slots_of(kit.spell_effects)
    values = spell.base.copy()
    values.kit = Kit(tuple(abilities), values.kit.intrinsic)
    spell.base = values
    game.characteristics.touch(spell.id)
    layers.refresh(game)
    perform(game, [Revealed(ctx.controller, cards)])


def _with_slots(ability: Ability, slots: int) -> Ability:
    """An ability with the target slots of a spell ability raised by ``slots``."""
    if not isinstance(ability, SpellAbility):
        return ability
    cleft = ability.cleft
    return SpellAbility(
        _shifted(ability.effect, slots), cleft=None if cleft is None else _shifted(cleft, slots)
    )


def _shifted(effect: Effect, slots: int) -> Effect:
    found = shifted(effect, slots)
    assert isinstance(found, Effect), found
    return found
