"""Embalm, eternalize, encore: tokens that are copies of a card in the graveyard.
CR 702.128, 702.129, 702.141.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import CopyException, Cost, Duration, Effect, Node
from jajna.ir.composites import Sequence
from jajna.ir.names import binds, looks_up
from jajna.ir.refs import THIS, YOU, Bound, ThisFrom
from jajna.kernel.door import perform
from jajna.mechanics.actions.delaying import DoLater
from jajna.mechanics.actions.destroying import SacrificeThose
from jajna.mechanics.actions.lasting import begin
from jajna.mechanics.actions.tokens import CREATED
from jajna.mechanics.changes.abilities import GainAbilities
from jajna.mechanics.copying import CopyStats, CopyTypes, CreateCopies
from jajna.mechanics.costs import ExileOne
from jajna.mechanics.keywords.common import costs_in
from jajna.mechanics.keywords.named import HASTE
from jajna.mechanics.statics.combat import AttackRequirement
from jajna.vocab import Aspects, Color, Zone
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game
    from jajna.kernel.state.characteristics import Characteristics

__all__ = ["CopyWithoutCost", "EncoreEach", "SendAgainst", "embalm", "encore", "eternalize"]

ZOMBIE = CopyTypes(subtypes=("Zombie",))


@final
@dataclass(frozen=True)
class CopyWithoutCost(CopyException):
    """Has another color and no mana cost. CR 702.128a, 707.9b."""

    color: int

    def provides(self) -> int:
        return Aspects.COLORS

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        values.colors = self.color
        values.mana_cost = None


def _made(
    name: str, parameter: tuple[Node, ...], exceptions: tuple[CopyException, ...]
) -> Keyworded:
    costs: tuple[Cost, ...] = (*costs_in(parameter), ExileOne(ThisFrom(Zone.GRAVEYARD)))
    effect = CreateCopies(ONE, THIS, exceptions)
    ability = Activated(costs, effect, sorcery_speed=True, zones=1 << Zone.GRAVEYARD)
    return Keyworded(name, 0, parameter, (ability,))


def embalm(parameter: tuple[Node, ...]) -> Keyworded:
    """Embalm. CR 702.128a."""
    return _made("embalm", parameter, (CopyWithoutCost(Color.WHITE), ZOMBIE))


def eternalize(parameter: tuple[Node, ...]) -> Keyworded:
    """Eternalize. CR 702.129a."""
    four = Number(4)
    exceptions = (CopyWithoutCost(Color.BLACK), CopyStats(four, four), ZOMBIE)
    return _made("eternalize", parameter, exceptions)


ENCORED: Final = "made by encore"
"""Name under which the tokens are bound that are sacrificed together."""
EACH: Final = Bound("each")


@final
@dataclass(frozen=True)
class SendAgainst(Effect):
    """The token just made gains haste and attacks the opponent at hand this turn if able.
    CR 702.141a.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        made = ctx.bound.get(CREATED, [])
        ctx.bind(ENCORED, [*ctx.bound.get(ENCORED, []), *made])
        attack = begin(ctx, (AttackRequirement(EACH),), Duration.END_OF_TURN, made)
        haste = begin(ctx, (GainAbilities((HASTE,)),), Duration.PERMANENT, made)
        perform(game, attack + haste)


binds(SendAgainst, ENCORED)
looks_up(SendAgainst, CREATED)


@final
@dataclass(frozen=True)
class EncoreEach(Effect):
    """For each opponent a copy of the card is created that attacks them. CR 702.141a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        one = Sequence((CreateCopies(ONE, THIS, who=YOU), SendAgainst()))
        game.frames.run_for_each(game.players.opponents(ctx.controller), one, ctx)


binds(EncoreEach, CREATED, ENCORED)


def encore(parameter: tuple[Node, ...]) -> Keyworded:
    """Encore. CR 702.141a."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), ExileOne(ThisFrom(Zone.GRAVEYARD)))
    effect = Sequence((EncoreEach(), DoLater("end", SacrificeThose(Bound(ENCORED)))))
    ability = Activated(costs, effect, sorcery_speed=True, zones=1 << Zone.GRAVEYARD)
    return Keyworded("encore", 0, parameter, (ability,))


keyword("encore", "bis", encore, parameter="{0:,}", slots=("tuple[Cost, ...]",))
keyword("embalm", "embalsamar", embalm, parameter="{0:,}", slots=("tuple[Cost, ...]",))
keyword("eternalize", "eternizar", eternalize, parameter="{0:,}", slots=("tuple[Cost, ...]",))
