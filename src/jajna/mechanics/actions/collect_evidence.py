"""Collecting evidence. CR 701.59."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind
from jajna.errors import Reason
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost
from jajna.ir.base import Amount, Condition, Cost
from jajna.ir.conditions.spells import item_of
from jajna.ir.costs import CASTING
from jajna.ir.declared.binding import Trait, does, misplaced, trait
from jajna.ir.declared.names import EXILED, binds
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import pay
from jajna.mechanics.actions.actions_taken import Action, ActionTaken
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["EVIDENCE", "EvidenceCost", "EvidenceWasCollected"]

EVIDENCE: Final = "evidence"
"""Name of an additional cost of collecting evidence, and of the cards chosen for it."""


@final
@dataclass(frozen=True)
class EvidenceCost(Cost):
    """Collect evidence: exile cards from your graveyard with at least this total mana value.

    As long as those chosen haven't so much, more are chosen. CR 701.59a.
    """

    count: Amount

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """The cards in the graveyard that are not chosen yet."""
        chosen = ctx.bound.get(EVIDENCE, [])
        casting = ctx.source if ctx.numbers.get(CASTING) else 0
        graveyard = game.players[ctx.controller].graveyard
        return [card for card in graveyard if card not in chosen and card != casting]

    def _missing(self, game: Game, ctx: Context) -> int:
        chosen = ctx.bound.get(EVIDENCE, [])
        return self.count.value(game, ctx) - _worth(game, chosen)

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        cards = self.candidates(game, ctx)
        if _worth(game, cards) >= self._missing(game, ctx):
            return None
        return Reason("nothing to exile", "701.59b", tuple(cards), self.count.value(game, ctx))

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        cards = self.candidates(game, ctx)
        if self._missing(game, ctx) <= 0:
            return None
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "701.59a", cards, 1, len(cards))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(EVIDENCE, [*ctx.bound.get(EVIDENCE, []), *chosen_things(answer)])
        if self._missing(game, ctx) > 0 and self.candidates(game, ctx):
            pay(game, self, ctx)
            return
        cards = ctx.bound[EVIDENCE]
        ctx.bind(EVIDENCE, [])
        ctx.bind_number(EXILED, len(cards))
        moves = [ZoneChange(card, Zone.GRAVEYARD, Zone.EXILE, "exile") for card in cards]
        collected = ActionTaken(ctx.controller, Action.COLLECT_EVIDENCE)
        perform(game, [*moves, collected], ctx, EXILED)


def _worth(game: Game, cards: list[int]) -> int:
    return sum([game.object(card).now.mana_value() for card in cards])


binds(EvidenceCost, EVIDENCE, EXILED)
phrase(EvidenceCost, en="collect evidence {count}", es="reúne pruebas {count}")
trait(EvidenceCost, Trait.OFFERED)
does(EvidenceCost, EXILED)


phrase(
    CastingCost,
    en="as an additional cost to cast this spell, you may {costs:and}",
    es="como coste adicional para lanzar este hechizo, puedes {costs:and}",
    when={"optional": True, "alternative": False, "paying": False, "name": EVIDENCE},
)
phrase(
    CastingCost,
    en="as an additional cost to cast this spell, you may {costs:and}. this spell costs {less} less"
    " to cast if evidence was collected",
    es="como coste adicional para lanzar este hechizo, puedes {costs:and}. lanzar este hechizo"
    " cuesta {less} menos si se <reunió@él> pruebas",
    when={"optional": True, "alternative": False, "paying": False, "name": EVIDENCE},
)


def _is_another(made: CastingCost) -> str | None:
    for cost in made.costs:
        if isinstance(cost, EvidenceCost) != (made.name == EVIDENCE) and made.optional:
            return "the cost has another name"
    return None


misplaced(CastingCost, _is_another)


@final
@dataclass(frozen=True)
class EvidenceWasCollected(Condition):
    """Evidence was collected as an additional cost of the spell. CR 701.59c."""

    negative: bool = False

    def asks_payment(self) -> str:
        return "" if self.negative else EVIDENCE

    def holds(self, game: Game, ctx: Context) -> bool:
        item = item_of(game, ctx.source)
        paid = item is not None and EVIDENCE in item.paid
        return paid != self.negative


phrase(
    EvidenceWasCollected,
    en="evidence was collected",
    es="se <reunió@él> pruebas",
    when={"negative": False},
)
phrase(
    EvidenceWasCollected,
    en="evidence wasn't collected",
    es="no se <reunió@él> pruebas",
    when={"negative": True},
)
