"""Gift: what an opponent is promised as a spell is cast. CR 702.174."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind
from jajna.errors import Reason
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, SpellAbility, Triggered
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Condition, Cost, Effect, Ref
from jajna.ir.composites import Clause, Sequence
from jajna.ir.conditions.logic import AllOf
from jajna.ir.conditions.objects import IsA
from jajna.ir.conditions.spells import item_of
from jajna.ir.declared.names import binds, game_binds, looks_up
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import Either
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import THIS
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, NoteAction
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.keywords.conditional_costs import CostWasPaid
from jajna.mechanics.things.draws import DrawCards
from jajna.mechanics.things.predefined_tokens import CreateNamedTokens
from jajna.mechanics.things.tokens import CreateTokens
from jajna.mechanics.things.turns import TakeExtraTurn
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.vocab import Color, Type
from jajna.wording import family, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChooseForGift", "ChosenForGift", "GiftWasPromised"]

GIFT: Final = "gift"
RECIPIENT: Final = "promised a gift"
"""The name under which the chosen opponent is bound as the spell is cast. CR 702.174a."""


@final
@dataclass(frozen=True)
class ChooseForGift(Cost):
    """A cost: choose an opponent. CR 702.174a."""

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        if game.players.opponents_within(ctx.controller):
            return None
        return Reason("nothing to choose", "702.174a", (ctx.source,))

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        opponents = game.players.opponents_within(ctx.controller)
        return ask_for(ctx, ctx.controller, Kind.PLAYER, "702.174a", opponents, 1, 1)

    def weight(self) -> int:
        return 0

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(RECIPIENT, chosen_things(answer))
        perform(game, [])


binds(ChooseForGift, RECIPIENT)
game_binds(RECIPIENT)


@final
@dataclass(frozen=True)
class ChosenForGift(Ref):
    """The opponent chosen as the source, or the spell that became it, was cast. CR 702.174a."""

    def things(self, game: Game, ctx: Context) -> list[int]:
        item = item_of(game, ctx.source)
        return [] if item is None else item.ctx.bound.get(RECIPIENT, [])


looks_up(ChosenForGift, RECIPIENT)

_IS_NO_PERMANENT: Final = IsA(THIS, Either((OfType(Type.INSTANT), OfType(Type.SORCERY))))
_PROMISED: Final = CostWasPaid(THIS, GIFT)
_TO: Final = ChosenForGift()


def _gift(what: str, es: str, effect: Effect) -> None:
    """Register the gift of a thing, which a spell gives first of all and a permanent as it enters.
    CR 702.174a-702.174c, 702.174j.
    """
    promise = CastingCost((ChooseForGift(),), optional=True, name=GIFT)
    given = Sequence((effect, NoteAction(Action.GIVE_GIFT)))
    by_spell = SpellAbility(Clause(given, AllOf((_PROMISED, _IS_NO_PERMANENT))))
    by_permanent = Triggered(Enters(SELF), given, _PROMISED)
    plain(
        f"gift {what}",
        f"regalar {es}",
        meaning=(promise, by_spell, by_permanent),
        rule="702.174",
        kind_of=GIFT,
    )


family("gift", "regalo")
_gift("a Food", "una Comida", CreateNamedTokens(ONE, "Food", who=_TO))  # CR 702.174d
_gift("a card", "una carta", DrawCards(ONE, who=_TO))  # CR 702.174e
_gift(
    "a tapped Fish",
    "un Pez girado",
    CreateTokens(ONE, ONE, ONE, Color.BLUE, subtypes=("Fish",), tapped=True, who=_TO),
)  # CR 702.174f
_gift("an extra turn", "un turno adicional", TakeExtraTurn(who=_TO))  # CR 702.174g
_gift("a Treasure", "un Tesoro", CreateNamedTokens(ONE, "Treasure", who=_TO))  # CR 702.174h
_gift(
    "an Octopus",
    "un Pulpo",
    CreateTokens(ONE, Number(8), Number(8), Color.BLUE, subtypes=("Octopus",), who=_TO),
)  # CR 702.174i


@final
@dataclass(frozen=True)
class GiftWasPromised(Condition):
    """The gift of the spell, or of the spell that became the permanent, was promised, or with
    ``negative`` wasn't. CR 702.174k.
    """

    negative: bool = False

    def asks_payment(self) -> str:
        return "" if self.negative else GIFT

    def holds(self, game: Game, ctx: Context) -> bool:
        return _PROMISED.holds(game, ctx) != self.negative


phrase(
    GiftWasPromised,
    en="the gift was promised",
    es="se <prometió@él> el regalo",
    when={"negative": False},
)
phrase(
    GiftWasPromised,
    en="the gift wasn't promised",
    es="no se <prometió@él> el regalo",
    when={"negative": True},
)
