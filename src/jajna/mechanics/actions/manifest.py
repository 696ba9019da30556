"""Manifesting and cloaking cards. CR 701.40, 701.58."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision
from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.base import Ref
from jajna.ir.declared.binding import leaves
from jajna.ir.declared.names import binds
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType, Permanent
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform, perform_in_turn
from jajna.kernel.objects.characteristics import FACE_DOWN, Characteristics, face_down_values
from jajna.mechanics.choices.chosen_by_each import EachChooses, in_turn_order
from jajna.mechanics.choices.chosen_things import Choice
from jajna.mechanics.keywords.disguise import WARDED
from jajna.mechanics.things.face_down import arrivals
from jajna.vocab import Term, Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Manifest"]

CLOAKED: Final = face_down_values(WARDED)
"""A cloaked permanent, or one that was cast with disguise. CR 701.58a, 702.168a."""

MANIFESTED: Final = "manifested"
"""Name under which what was manifested or cloaked is bound."""


class Hides(Term):
    """How cards are put onto the battlefield face down. CR 701.40a, 701.58a."""

    MANIFEST = "manifest"
    CLOAK = "cloak"

    def listed(self) -> Characteristics:
        """What the rule lists for the permanent. CR 708.2."""
        return CLOAKED if self is Hides.CLOAK else FACE_DOWN


@final
@dataclass(frozen=True)
class Manifest(EachChooses):
    """An instruction to manifest or cloak cards, one after the other.
    CR 701.40a, 701.40e, 701.58a. Those that players choose they manifest at once (CR 608.2d).
    """

    what: Ref
    how: Hides = Hides.MANIFEST
    who: Ref = IMPLIED

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        if not self.what.is_choice():
            return []
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        assert isinstance(self.what, Choice), self.what
        return self.what.ask_for(game, ctx, player)

    def chooses_ahead(self) -> bool:
        return self.what.is_choice()

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        if self.what.is_choice():
            events: list[Event] = []
            for player, cards in chosen:
                events += arrivals(game, player, cards, str(self.how), self.how.listed())
            perform(game, events, ctx, MANIFESTED)
            return
        cards = self.what.things(game, ctx)
        each: list[Event] = []
        for player in self.who.things(game, ctx):
            each += arrivals(game, player, cards, str(self.how), self.how.listed())
        perform_in_turn(game, each, ctx, MANIFESTED)


binds(Manifest, MANIFESTED)

for _how, _en, _es in (
    (Hides.MANIFEST, "<manifests>", "<manifiesta>"),
    (Hides.CLOAK, "<cloaks>", "<encubre>"),
):
    phrase(
        Manifest, en="{who} " + _en + " {what}", es="{who} " + _es + " {what}", when={"how": _how}
    )
    phrase(
        Manifest,
        en="{who} " + _en + " {what:some}",
        es="{who} " + _es + " {what:some}",
        when={"how": _how},
    )

leaves(Manifest, MANIFESTED, All((OfType(Type.CREATURE), Permanent())))
