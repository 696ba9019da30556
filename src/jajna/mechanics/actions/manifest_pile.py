"""Manifesting a shuffled pile of cards. CR 406.3, 701.40."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.binding import leaves
from jajna.ir.declared.names import EXILED, binds, looks_up, notes
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType, Permanent
from jajna.ir.refs import EVENT_AMOUNT
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.manifest import MANIFESTED, Hides
from jajna.mechanics.choices.chosen_by_each import LATEST_GROUP, in_zone
from jajna.mechanics.moving.to_exile import Exile
from jajna.mechanics.things.face_down import arrivals
from jajna.vocab import Type, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ManifestPile"]


@final
@dataclass(frozen=True)
class ManifestPile(Effect):
    """You exile cards in a face-down pile, shuffle that pile, and manifest its cards at once.
    CR 406.3, 701.40a.
    """

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((Exile(self.what, face_down=True), _ManifestExiled()), ctx)


@final
@dataclass(frozen=True)
class _ManifestExiled(Effect):
    """The cards just exiled are shuffled and manifested. CR 701.40a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        exiled = game.objects.traced_all(ctx, ctx.bound.get(EXILED, []))
        cards = [card for card in in_zone(game, exiled, Zone.EXILE) if not game.object(card).token]
        game.chance.shuffle(cards)
        hidden = Hides.MANIFEST
        events = arrivals(game, ctx.controller, cards, str(hidden), hidden.listed())
        perform(game, [*events], ctx, MANIFESTED)


binds(ManifestPile, EVENT_AMOUNT, EXILED, LATEST_GROUP, MANIFESTED)
notes(ManifestPile, EXILED)
binds(_ManifestExiled, MANIFESTED)
looks_up(_ManifestExiled, EXILED)
leaves(ManifestPile, MANIFESTED, All((OfType(Type.CREATURE), Permanent())))
phrase(
    ManifestPile,
    en="exile {what} in a face-down pile, shuffle that pile, then manifest those cards",
    es="exilia {what} en una pila boca abajo, baraja esa pila, luego manifiesta esas cartas",
)
