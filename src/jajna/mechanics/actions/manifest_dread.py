"""Manifesting dread. CR 701.62."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind
from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.binding import leaves
from jajna.ir.declared.names import binds
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType, Permanent
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, NoteAction
from jajna.mechanics.actions.manifest import MANIFESTED, Hides
from jajna.mechanics.choices.chosen_by_each import EachChooses, ask_for, in_turn_order, in_zone
from jajna.mechanics.moving.common import moves
from jajna.mechanics.things.face_down import arrivals
from jajna.mechanics.things.library import Looking, looked_by
from jajna.vocab import Type, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ManifestDread"]

SO_FAR: Final = "manifested so far"
"""Name under which what was manifested is bound while dread is manifested several times."""

TWO: Final = Number(2)


@final
@dataclass(frozen=True)
class ManifestDread(Effect):
    """An instruction to manifest dread, so many times. CR 701.62a."""

    who: Ref = IMPLIED
    times: Amount = ONE

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(SO_FAR, [])
        once: tuple[Effect, ...] = (
            Looking(TWO, self.who),
            ManifestOne(self.who),
            PutTheOther(self.who),
            NoteAction(Action.MANIFEST_DREAD, self.who),  # CR 701.62b
        )
        game.frames.run_in_order(once * max(self.times.value(game, ctx), 0), ctx)


binds(ManifestDread, MANIFESTED, SO_FAR)
phrase(
    ManifestDread,
    en="{who} <manifests> dread",
    es="{who} <manifiesta> pavor",
    when={"times": ONE},
)
phrase(
    ManifestDread,
    en="{who} <manifests> dread {times:a} times",
    es="{who} <manifiesta> pavor {times:una} veces",
)


def _several(made: ManifestDread) -> bool:
    return made.times != ONE


leaves(ManifestDread, MANIFESTED, All((OfType(Type.CREATURE), Permanent())), _several)


@final
@dataclass(frozen=True)
class ManifestOne(EachChooses):
    """Players manifest one of the cards that they look at. CR 701.62a."""

    who: Ref

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        cards = ctx.bound.get(looked_by(player), [])
        return ask_for(ctx, player, Kind.OBJECTS, "701.62a", cards, 1, 1)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        events: list[Event] = []
        for player, cards in chosen:
            how = Hides.MANIFEST
            events += arrivals(game, player, cards, str(how), how.listed())
        perform(game, events, ctx, MANIFESTED)


binds(ManifestOne, MANIFESTED)


@final
@dataclass(frozen=True)
class PutTheOther(Effect):
    """The cards that were looked at and not manifested go to the graveyard. CR 701.62a."""

    who: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        manifested = [*ctx.bound.get(SO_FAR, []), *ctx.bound.get(MANIFESTED, [])]
        ctx.bind(SO_FAR, manifested)
        ctx.bind(MANIFESTED, manifested.copy())
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            left = in_zone(game, ctx.bound.get(looked_by(player), []), Zone.LIBRARY)
            events += moves(game, left, Zone.GRAVEYARD, "manifest dread")
        perform(game, events)


binds(PutTheOther, MANIFESTED, SO_FAR)
