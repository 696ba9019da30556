"""Equip. CR 702.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import CountOf, PerEach
from jajna.ir.base import Amount, Condition, Filter, Node, walk
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import THIS, Target, all_that_fit
from jajna.mechanics.actions.attach import Attach
from jajna.mechanics.keywords.common import COSTS, amount_in, costs_in, filter_in
from jajna.vocab import Type
from jajna.wording import Asked, keyword, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["equip"]

YOUR_CREATURE: Final = All((OfType(Type.CREATURE), Controlled()))


def equip(parameter: tuple[Node, ...]) -> Keyworded:
    """Equip. CR 702.6a."""
    effect = Attach(THIS, Target(YOUR_CREATURE))
    ability = Activated(costs_in(parameter), effect, sorcery_speed=True)
    return Keyworded("equip", 0, parameter, (ability,))


def equip_quality(parameter: tuple[Node, ...]) -> Keyworded:
    """Equip a creature of a quality. CR 702.6c. Raises TypeError for a filter of no creatures."""
    what = filter_in(parameter)
    if any(isinstance(one, OfType) and one.type != Type.CREATURE for one in walk(what)):
        raise TypeError("only creatures are equipped")
    effect = Attach(THIS, Target(All((what, *YOUR_CREATURE.parts))))
    ability = Activated(costs_in(parameter), effect, sorcery_speed=True)
    return Keyworded("equip quality", 0, parameter, (ability,))


keyword(
    "equip",
    "equipar",
    equip,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.6",
    asked=(Asked.ACTIVATED,),
)


def equip_for_less(parameter: tuple[Node, ...]) -> Keyworded:
    """Equip of which the cost is reduced. CR 702.6a, 602.2b, 601.2f."""
    effect = Attach(THIS, Target(YOUR_CREATURE))
    less = amount_in(parameter[1:])
    ability = Activated(costs_in(parameter), effect, sorcery_speed=True, less=less)
    return Keyworded("equip for less", 0, parameter, (ability,))


@final
@dataclass(frozen=True)
class PowerOfTarget(Amount):
    """The power of the creature that the ability targets; before it is chosen the greatest of those
    you control. CR 601.2c, 601.2f.
    """

    def value(self, game: Game, ctx: Context) -> int:
        chosen = [thing for slot in ctx.targets for thing in slot]
        found = chosen or all_that_fit(game, ctx, YOUR_CREATURE)
        return max([game.object(thing).now.power or 0 for thing in found], default=0)


phrase(
    PowerOfTarget,
    en="the power of the creature it targets",
    es="la fuerza de la criatura a la que hace objetivo",
)
keyword(
    "equip for less",
    "equipar",
    equip_for_less,
    parameter="{0}. this ability costs {X} less to activate, where X is {1}.",
    parameter_es="{0}. esta habilidad cuesta {X} menos activarla, donde X es {1}.",
    slots=("Cost", "Amount"),
    said="equip",
    rule="702.6",
)


def equip_for_less_each(parameter: tuple[Node, ...]) -> Keyworded:
    """Equip of which the cost is reduced for each of some things. CR 702.6a, 602.2b, 601.2f."""
    counted = CountOf(filter_in(parameter[2:]))
    return _reduced("equip for less each", parameter, PerEach(amount_in(parameter[1:]), counted))


def equip_for_less_if(parameter: tuple[Node, ...]) -> Keyworded:
    """Equip of which the cost is reduced by what it targets. CR 702.6a, 602.2b, 601.2f."""
    targets = AbilityTargets(filter_in(parameter[2:]))
    return _reduced("equip for less if", parameter, amount_in(parameter[1:]), targets)


def _reduced(
    name: str, parameter: tuple[Node, ...], less: Amount, less_if: Condition | None = None
) -> Keyworded:
    effect = Attach(THIS, Target(YOUR_CREATURE))
    costs = costs_in(parameter)
    ability = Activated(costs, effect, sorcery_speed=True, less=less, less_if=less_if)
    return Keyworded(name, 0, parameter, (ability,))


@final
@dataclass(frozen=True)
class AbilityTargets(Condition):
    """The ability being activated targets something that fits; before its target is chosen, one of
    your creatures does. CR 601.2c, 601.2f, 602.2b.
    """

    fits: Filter

    def holds(self, game: Game, ctx: Context) -> bool:
        chosen = [thing for slot in ctx.targets for thing in slot]
        found = chosen or all_that_fit(game, ctx, YOUR_CREATURE)
        return any(self.fits.matches(game, ctx, thing) for thing in found)


keyword(
    "equip for less each",
    "equipar",
    equip_for_less_each,
    parameter="{0}. this ability costs {1} less to activate for each {2:one}.",
    parameter_es="{0}. esta habilidad cuesta {1} menos activarla por cada {2:one}.",
    slots=("Cost", "Amount", "Filter"),
    said="equip",
    rule="702.6",
)
keyword(
    "equip for less if",
    "equipar",
    equip_for_less_if,
    parameter="{0}. this ability costs {1} less to activate if it targets {2:a}.",
    parameter_es="{0}. esta habilidad cuesta {1} menos activarla si hace objetivo a {2:un}.",
    slots=("Cost", "Amount", "Filter"),
    said="equip",
    rule="702.6",
)

keyword(
    "equip quality",
    "equipar",
    equip_quality,
    parameter="{0:one} (|—) {1:,}",
    slots=("Filter", "tuple[Cost, ...]"),
    said="equip",
    rule="702.6",
)
