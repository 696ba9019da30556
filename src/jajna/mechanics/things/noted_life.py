"""A life total that is noted for an object. CR 119, 607.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.marks import Marked
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect
from jajna.ir.declared.names import chooses, finds_noted, notes
from jajna.ir.refs import linked, linking_name
from jajna.kernel.door.perform import perform
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.vocab import Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["LastNotedLife", "NoteLife", "NoteLifeAsItEnters"]

NOTED_LIFE: Final = "noted life total"
"""The name under which a life total is noted on an object."""

UNKNOWN: Final = 1 << 40
"""The noted life total where none was noted: nobody has as much life."""


@final
@dataclass(frozen=True)
class NoteLifeAsItEnters(AsThisEnters):
    """As it enters, its controller's life total is noted for it. CR 614.1c, 607.2d."""

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.mark(NOTED_LIFE, [game.players[ctx.controller].life])
        return [event]


chooses(NoteLifeAsItEnters, NOTED_LIFE)
phrase(
    NoteLifeAsItEnters,
    en="as ~ enters, note your life total",
    es="en cuanto ~ entre, anota tu total de vidas",
)


@final
@dataclass(frozen=True)
class NoteLife(Effect):
    """The controller's life total is noted for the source, in place of what was noted before.
    CR 607.2d.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if game.objects.exists(ctx.source):
            life = game.players[ctx.controller].life
            marked = Marked(ctx.source, linking_name(game, ctx, NOTED_LIFE), [life])
            perform(game, [marked])


notes(NoteLife, NOTED_LIFE)
phrase(NoteLife, en="note your life total", es="anota tu total de vidas")


@final
@dataclass(frozen=True)
class LastNotedLife(Amount):
    """The life total noted last for the source; more than anybody has if none was. CR 607.2d."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def value(self, game: Game, ctx: Context) -> int:
        noted = linked(game, ctx, NOTED_LIFE)
        return noted[-1] if noted else UNKNOWN


finds_noted(LastNotedLife, NOTED_LIFE)
phrase(
    LastNotedLife,
    en="the last noted life total for ~",
    es="el último total de vidas anotado para ~",
)
