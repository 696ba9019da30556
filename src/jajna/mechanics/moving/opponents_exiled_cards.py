"""Cards that opponents own in exile, which are put into their graveyards. CR 406.1, 404.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.names import binds
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.filters.owners import Owned
from jajna.ir.filters.zones import InZone
from jajna.ir.players import Opponents
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things, done
from jajna.mechanics.choices.chosen_things import PICKED, Some
from jajna.mechanics.costs.things import Act, CostOfThings
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["PutIntoTheirGraveyards", "PutIntoTheirGraveyardsAsCost"]

OPPONENTS_IN_EXILE: Final = All((Card(), Owned(Opponents()), InZone(Zone.EXILE)))
PUTTING: Final = Act("118.3", "not there", "not enough cards")


def _into_graveyards(game: Game, cards: list[int]) -> list[Event]:
    return [ZoneChange(card, Zone.EXILE, Zone.GRAVEYARD, "put") for card in cards]


@final
@dataclass(frozen=True)
class PutIntoTheirGraveyardsAsCost(CostOfThings):
    """Put a card that an opponent owns from exile into that player's graveyard. CR 118.3."""

    count: Amount = ONE

    def of(self) -> Ref:
        return Some(self.count, OPPONENTS_IN_EXILE)

    def act(self) -> Act:
        return PUTTING

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return True

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        perform(game, _into_graveyards(game, things))


@final
@dataclass(frozen=True)
class PutIntoTheirGraveyards(Effect):
    """An instruction to put cards that opponents own from exile into their graveyards.

    They are so many or none. CR 609.3, 608.2d.
    """

    count: Amount = ONE

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        some = Some(self.count, OPPONENTS_IN_EXILE)
        cards = some.things(game, ctx)
        count = self.count.value(game, ctx)
        if len(cards) < count:
            return None
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "608.2d", cards, count, count)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events = _into_graveyards(game, chosen_things(answer))
        done(ctx, events)
        perform(game, events)


binds(PutIntoTheirGraveyards, PICKED)
binds(PutIntoTheirGraveyardsAsCost, PICKED)

for _count, _en, _es in (
    (
        ONE,
        "put a card an opponent owns from exile into that player's graveyard",
        "pon una carta de la que un oponente es propietario del exilio en el cementerio de ese "
        "jugador",
    ),
    (
        Number(2),
        "put two cards your opponents own from exile into their owners' graveyards",
        "pon dos cartas de las que tus oponentes son propietarios del exilio en los cementerios de "
        "sus propietarios",
    ),
):
    phrase(PutIntoTheirGraveyards, en=_en, es=_es, when={"count": _count})
    phrase(PutIntoTheirGraveyardsAsCost, en=_en, es=_es, when={"count": _count})
