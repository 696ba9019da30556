"""Instructions that permanents become prepared, and those that enter so.

What it means to be prepared is told in ``jajna.kernel.card_kinds.prepared``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.marks import PREPARED, Marked
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter, Ref, Replacement
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import notes
from jajna.ir.filters.common import object_of
from jajna.kernel.card_kinds.prepared import BecamePrepared, is_prepared
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.replacements.entering import fits_entering
from jajna.vocab import Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["BecomePrepared", "BecomeUnprepared", "EntersPrepared", "Prepared"]


@final
@dataclass(frozen=True)
class BecomePrepared(Effect):
    """An instruction that permanents become prepared: those that have a spell to prepare."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        there = on_battlefield(game, self.what.things(game, ctx))
        perform(
            game, [BecamePrepared(one) for one in there if not is_prepared(game, game.object(one))]
        )


phrase(BecomePrepared, en="{what} <becomes> prepared", es="{what} <se vuelve> <*preparado>")


@final
@dataclass(frozen=True)
class BecomeUnprepared(Effect):
    """An instruction that permanents become unprepared."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        there = on_battlefield(game, self.what.things(game, ctx))
        prepared = [one for one in there if is_prepared(game, game.object(one))]
        perform(game, [Marked(one, PREPARED, []) for one in prepared])


notes(BecomeUnprepared, PREPARED)
phrase(
    BecomeUnprepared,
    en="{what} <becomes> unprepared",
    es="{what} <deja> de estar <*preparado>",
)


@final
@dataclass(frozen=True)
class EntersPrepared(Replacement):
    """Enters prepared. CR 614.1c."""

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def is_over_once_there(self) -> bool:
        return True

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return fits_entering(game, ctx, event, self.what)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        return [event, BecamePrepared(event.object, entering=True)]


phrase(EntersPrepared, en="{what:these} <enters> prepared", es="{what:estos} <entra> <*preparado>")


@final
@dataclass(frozen=True)
class Prepared(Filter):
    """Prepared: a permanent of which the copy of its spell may be cast."""

    def reads(self) -> int:
        return Reads.MARKS | Reads.ZONES

    def where(self) -> int:
        return 1 << Zone.BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and is_prepared(game, found)


phrase(Prepared, en="prepared", es="preparado", place="prefix")
trait(Prepared, Trait.STANDS_ALONE)
