"""Reading filters, references and amounts off a view, as well as that goes.

The game alone knows what really fits. Where a view doesn't tell, a filter counts as fitting and an
amount is guessed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from jajna.ir import amounts, players, refs
from jajna.ir.base import PLAYERS, Amount, Filter, Ref
from jajna.ir.filters.combat import Attacking, Blocking
from jajna.ir.filters.identity import Is, Other, OtherThan
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.names import Named
from jajna.ir.filters.nouns import (
    AnyTarget,
    Card,
    OfSubtype,
    OfType,
    Opponent,
    Permanent,
    Player,
    Spell,
    Teammate,
    Token,
)
from jajna.ir.filters.owners import Controlled, ControlledByOpponent, Owned
from jajna.ir.filters.qualities import ColorCount, HowColored, OfColor, OfSupertype, WithKeyword
from jajna.ir.filters.states import Tapped, Untapped
from jajna.ir.filters.stats import StatIs
from jajna.ir.filters.zones import InZone
from jajna.ir.measures import Stat
from jajna.vocab import PERMANENT_TYPES, Keyword, Type, Zone, bit, is_player

if TYPE_CHECKING:
    from jajna.kernel.views.view import ObjectView, View

__all__ = ["Sight"]

GUESS: Final = 2
"""An amount that a view doesn't tell."""

CREATURE_PLANESWALKER_BATTLE: Final = Type.CREATURE | Type.PLANESWALKER | Type.BATTLE


@final
class Sight:
    """A spell or ability as its controller sees it: ``source`` has it, ``chosen`` are its targets.

    ``x`` is the announced X.
    """

    def __init__(self, view: View, player: int, source: int, x: int = GUESS) -> None:
        self.view = view
        self.player = player
        self.source = source
        self.x = x
        self.chosen: dict[int, list[int]] = {}
        self.reach = 0
        """The damage that all cards in the player's hand could deal to one opponent."""
        self.face_only = False
        """Whether nothing but players and planeswalkers could be a target."""
        self.burns = False
        """Whether the player lives by damage from spells, and spends it on opponents."""

    def owner_of(self, thing: int) -> int:
        """The player to whom it matters: the controller of an object, or the player itself."""
        if is_player(thing):
            return thing
        seen = self.view.find(thing)
        return seen.belongs_to() if seen is not None else -1

    def is_against(self, player: int) -> bool:
        """Whether a player is an opponent of the controller. CR 102.2, 102.3."""
        return self.view.are_opponents(player, self.player)

    # -- references ----------------------------------------------------------------------------

    def things(self, ref: Ref) -> list[int]:
        """Ids of what a reference refers to, as far as the view tells."""
        if isinstance(ref, refs.Target):
            return self.chosen.get(ref.slot, [])
        if isinstance(ref, refs.You):
            return [self.player]
        if isinstance(ref, (refs.This, refs.NamedSource)):
            return [self.source]
        if isinstance(ref, players.Opponents):
            return [one.id for one in self.view.players if self._is_opponent(one.id)]
        if isinstance(ref, refs.Each):
            return self.fitting(ref.filter)
        if isinstance(ref, refs.And):
            return [thing for part in ref.parts for thing in self.things(part)]
        if isinstance(ref, (refs.It, refs.That, refs.Same)):
            return self.things(ref.of) if ref.of is not None else []
        if isinstance(ref, players.PlayerOrController):
            return [self.owner_of(thing) for thing in self.things(ref.of)] if ref.of else []
        if isinstance(ref, players.ControllerOf):
            return [self.owner_of(thing) for thing in self.things(ref.of)]
        if isinstance(ref, players.OwnerOf):
            return [self.owner_of(thing) for thing in self.things(ref.of)]
        if isinstance(ref, refs.Attached):
            seen = self.view.find(self.source)
            return [seen.attached_to] if seen is not None and seen.attached_to >= 0 else []
        if isinstance(ref, players.ActivePlayer):
            return [self.view.active]
        return []

    def _is_opponent(self, seat: int) -> bool:
        return self.view.players[seat].in_game and self.is_against(seat)

    def fitting(self, what: Filter) -> list[int]:
        """Every player and object in the view that fits, in the view's order."""
        where = what.where()
        found: list[int] = []
        if where & PLAYERS:
            found += [one.id for one in self.view.players if one.in_game]
        found += [number for number, seen in self.view.objects.items() if where & bit(seen.zone)]
        return [thing for thing in found if self.fits(what, thing)]

    # -- filters -------------------------------------------------------------------------------

    def fits(self, what: Filter, thing: int) -> bool:
        """Whether a player or object fits, as far as the view tells."""
        if isinstance(what, All):
            return all(self.fits(part, thing) for part in what.parts)
        if isinstance(what, Either):
            return any(self.fits(part, thing) for part in what.parts)
        if isinstance(what, Not):
            return not self.fits(what.of, thing)
        if isinstance(what, Is):
            return thing in self.things(what.ref)
        if isinstance(what, (Other, OtherThan)):
            return thing not in (self.source, self.player)
        if is_player(thing):
            return self._player_fits(what, thing)
        seen = self.view.find(thing)
        return seen is not None and self._object_fits(what, seen)

    def _player_fits(self, what: Filter, seat: int) -> bool:
        if isinstance(what, Opponent):
            return self.is_against(seat)
        return isinstance(what, (Player, AnyTarget))

    def _object_fits(self, what: Filter, seen: ObjectView) -> bool:
        if isinstance(what, OfType):
            return seen.types & what.type != 0
        if isinstance(what, Controlled):
            return (seen.belongs_to() in self.things(what.by)) != what.negative
        if isinstance(what, ControlledByOpponent):
            return self.is_against(seen.belongs_to())
        if isinstance(what, Owned):
            return (seen.owner in self.things(what.by)) != what.negative
        if isinstance(what, InZone):
            mine = what.of is None or seen.owner in self.things(what.of)
            return seen.zone == what.zone and mine
        if isinstance(what, WithKeyword):
            return (seen.keywords & what.keyword != 0) != what.without
        if isinstance(what, StatIs):
            return self._compares(what, seen)
        known = SIMPLE.get(type(what))
        if known is not None:
            return known(what, seen)
        return self._combat_fits(what, seen)

    def _combat_fits(self, what: Filter, seen: ObjectView) -> bool:
        combat = self.view.combat
        if isinstance(what, Attacking):
            return combat is not None and seen.id in combat.attacks
        if isinstance(what, Blocking):
            return combat is not None and any(
                seen.id in blockers for blockers in combat.blocks.values()
            )
        return not isinstance(what, (Player, Opponent, Teammate))

    def _compares(self, what: StatIs, seen: ObjectView) -> bool:
        return what.compare.holds(_stat(what.stat, seen), self.number(what.than))

    # -- amounts -------------------------------------------------------------------------------

    def number(self, amount: Amount) -> int:
        """What a number is now, or a guess."""
        if isinstance(amount, amounts.Number):
            return amount.number
        if isinstance(amount, amounts.X):
            return self.x if amount.meaning is None else self.number(amount.meaning)
        if isinstance(amount, amounts.CountOf):
            return len(self.fitting(amount.filter))
        if isinstance(amount, amounts.Minus):
            return -self.number(amount.of)
        if isinstance(amount, amounts.Plus):
            return self.number(amount.left) + self.number(amount.right)
        if isinstance(amount, amounts.PerEach):
            return self.number(amount.times) * self.number(amount.counted)
        if isinstance(amount, amounts.Twice):
            return amount.times * self.number(amount.of)
        if isinstance(amount, amounts.Half):
            return (self.number(amount.of) + amount.up) // 2
        if isinstance(amount, amounts.StatOf):
            return self._stat_of(amount)
        return GUESS

    def _stat_of(self, amount: amounts.StatOf) -> int:
        for thing in self.things(amount.of):
            seen = self.view.find(thing)
            if seen is not None:
                return _stat(amount.stat, seen)
        return GUESS


def _stat(stat: Stat, seen: ObjectView) -> int:
    if stat is Stat.POWER:
        return seen.power
    if stat is Stat.TOUGHNESS:
        return seen.toughness
    return seen.mana_cost.value if seen.mana_cost is not None else 0


def _has_color(what: Filter, seen: ObjectView) -> bool:
    assert isinstance(what, OfColor), what
    return seen.colors & what.color != 0


def _has_subtype(what: Filter, seen: ObjectView) -> bool:
    assert isinstance(what, OfSubtype), what
    return what.name in seen.subtypes


def _has_supertype(what: Filter, seen: ObjectView) -> bool:
    assert isinstance(what, OfSupertype), what
    return seen.supertypes & what.supertype != 0


def _color_count(what: Filter, seen: ObjectView) -> bool:
    assert isinstance(what, ColorCount), what
    count = seen.colors.bit_count()
    if what.word is HowColored.MULTICOLORED:
        return count > 1
    return count == (what.word is HowColored.MONOCOLORED)


def _is_named(what: Filter, seen: ObjectView) -> bool:
    assert isinstance(what, Named), what
    return seen.name == what.name


def _is_permanent(what: Filter, seen: ObjectView) -> bool:
    return seen.zone is Zone.BATTLEFIELD or seen.types & PERMANENT_TYPES != 0


def _is_card(what: Filter, seen: ObjectView) -> bool:
    return not seen.token


def _is_spell(what: Filter, seen: ObjectView) -> bool:
    return seen.zone is Zone.STACK and not seen.is_ability and not seen.assigned


def _is_token(what: Filter, seen: ObjectView) -> bool:
    return seen.token


def _is_tapped(what: Filter, seen: ObjectView) -> bool:
    return seen.tapped


def _is_untapped(what: Filter, seen: ObjectView) -> bool:
    return not seen.tapped


def _is_any_target(what: Filter, seen: ObjectView) -> bool:
    protected = seen.keywords & (Keyword.HEXPROOF | Keyword.SHROUD)
    return seen.types & CREATURE_PLANESWALKER_BATTLE != 0 and not protected


SIMPLE: Final[dict[type, Callable[[Filter, ObjectView], bool]]] = {
    OfColor: _has_color,
    OfSubtype: _has_subtype,
    OfSupertype: _has_supertype,
    ColorCount: _color_count,
    Named: _is_named,
    Permanent: _is_permanent,
    Card: _is_card,
    Spell: _is_spell,
    Token: _is_token,
    Tapped: _is_tapped,
    Untapped: _is_untapped,
    AnyTarget: _is_any_target,
}
"""Filters that ask the object alone."""
