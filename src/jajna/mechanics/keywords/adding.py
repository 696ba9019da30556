"""Keywords that put counters: graft, sunburst, reinforce, dethrone.

CR 702.44, 702.58, 702.77, 702.105.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events import AttackDeclared, Event, EventKind, ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import IN_HAND, Activated, Keyworded, Replacing, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Cost, Node, Pattern, Replacement
from jajna.ir.composites import Clause
from jajna.ir.conditions.objects import HasCountersOn
from jajna.ir.filters.identity import SELF, Other
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import THIS, YOU, EventObject, Target
from jajna.mechanics.actions.counters import MoveCounters, PutCounters
from jajna.mechanics.costs import DiscardThis
from jajna.mechanics.keywords.common import amount_in, costs_in, plain
from jajna.mechanics.patterns.common import bind
from jajna.mechanics.patterns.zones import Enters
from jajna.mechanics.replacements.entering import EntersWithCounters, fits_entering
from jajna.vocab import ALL_COLORS, Type, Zone, is_player
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["DETHRONE", "SUNBURST", "AttacksRichest", "Sunburst", "graft", "reinforce"]

PLUS: Final = "+1/+1"
CREATURE: Final = OfType(Type.CREATURE)


def graft(parameter: tuple[Node, ...]) -> Keyworded:
    """Graft. CR 702.58a."""
    enters = Replacing(EntersWithCounters(SELF, amount_in(parameter), PLUS))
    move = Clause(MoveCounters(ONE, PLUS, THIS, EventObject()), may=YOU)
    another = Enters(All((Other(), CREATURE)), "whenever")
    moves = Triggered(another, move, HasCountersOn(THIS, PLUS))
    return Keyworded("graft", 0, parameter, (enters, moves))


keyword("graft", "injerto", graft, parameter="{0}", slots=("Amount",))


@final
@dataclass(frozen=True)
class Sunburst(Replacement):
    """Enters with a counter for each color of mana spent to cast it. CR 702.44a, 702.44b."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.origin is Zone.STACK
            and fits_entering(game, ctx, event, SELF)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        spell = game.object(event.object)
        colors = 0
        if spell.item is not None and not spell.item.copied:
            for mana in spell.item.mana_spent:
                colors |= mana & ALL_COLORS
        name = PLUS if spell.now.types & Type.CREATURE else "charge"
        number = colors.bit_count()
        if number:
            event.add_counters(name, number)
        return [event]


SUNBURST: Final[Keyworded] = plain("sunburst", "insolación", meaning=(Replacing(Sunburst()),))
"""CR 702.44a."""


def reinforce(parameter: tuple[Node, ...]) -> Keyworded:
    """Reinforce N. CR 702.77a."""
    costs: tuple[Cost, ...] = (*costs_in(parameter), DiscardThis())
    effect = PutCounters(amount_in(parameter), PLUS, Target(CREATURE))
    return Keyworded("reinforce", 0, parameter, (Activated(costs, effect, zones=IN_HAND),))


keyword(
    "reinforce",
    "reforzar",
    reinforce,
    parameter="{0} — {1:,}",
    slots=("Amount", "tuple[Cost, ...]"),
)


@final
@dataclass(frozen=True)
class AttacksRichest(Pattern):
    """This attacks the player with the most life, or one tied for it. CR 702.105a."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ATTACK,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, AttackDeclared) or not SELF.matches(game, ctx, event.object):
            return False
        if not is_player(event.to):
            return False
        most = max([player.life for player in game.players if player.in_game])
        return game.players[event.to].life == most

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, event.things()[0])


DETHRONE: Final[Keyworded] = plain(
    "dethrone",
    "destronar",
    meaning=(Triggered(AttacksRichest(), PutCounters(ONE, PLUS, THIS)),),
)
"""CR 702.105a."""
