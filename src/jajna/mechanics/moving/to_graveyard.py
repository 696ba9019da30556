"""Putting objects into graveyards. CR 400.3."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.worth import Does, touches
from jajna.kernel.state.context import Context
from jajna.mechanics.moving.common import move
from jajna.vocab import Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["PutIntoGraveyard"]


words(
    "whose graveyard",
    {
        "its": ("its owner's graveyard", "el cementerio de su propietario"),
        "their": ("their owner's graveyard", "el cementerio de su propietario"),
        "owners": ("their owners' graveyards", "los cementerios de sus propietarios"),
        "your": ("your graveyard", "tu cementerio"),
        "theirs": ("their graveyard", "su cementerio"),
        "that player's": ("that player's graveyard", "el cementerio de ese jugador"),
    },
)


@final
@dataclass(frozen=True)
class PutIntoGraveyard(Effect):
    """An instruction to put objects into their owners' graveyards. CR 400.3."""

    what: Ref
    whose: str = field(default="its", compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        move(game, ctx, self.what.things(game, ctx), Zone.GRAVEYARD, "put")


phrase(
    PutIntoGraveyard,
    en="put {what} into {whose:whose graveyard}",
    es="pon {what} en {whose:whose graveyard}",
)
trait(PutIntoGraveyard, Trait.PUTS)
touches(PutIntoGraveyard, "what", Does.REMOVE)
