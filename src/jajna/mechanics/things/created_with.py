"""Tokens that a permanent remembers as created with it. CR 607.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.marks import Marked
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter, Ref, walk
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import finds_noted, notes
from jajna.ir.refs import THIS, It, linked, linking_name
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import in_zone
from jajna.vocab import Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CREATED", "CreatedWith", "note_created"]

CREATED: Final = "created"
"""Name under which the tokens of an instruction are bound, and noted on its source."""


@final
@dataclass(frozen=True)
class CreatedWith(Filter):
    """Created by an ability of the source that is linked to this one. CR 607.2.

    ``by`` is how the text calls the source: "~" or "it".
    """

    by: Ref = THIS

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing in linked(game, ctx, CREATED)


def _why_not_of_source(made: CreatedWith) -> str | None:
    return None if made.by in (THIS, It(THIS)) else "only the source's own tokens are known"


finds_noted(CreatedWith, CREATED)
misplaced(CreatedWith, _why_not_of_source)
phrase(CreatedWith, en="created with {by}", es="<*creado> con {by}", place="suffix")


@final
@dataclass(frozen=True)
class NoteCreated(Effect):
    """The source remembers the tokens just created. CR 607.2."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        made = ctx.bound.get(CREATED, [])
        if made and in_zone(game, [ctx.source], Zone.BATTLEFIELD):
            noted = [*linked(game, ctx, CREATED), *made]
            perform(game, [Marked(ctx.source, linking_name(game, ctx, CREATED), noted)])


finds_noted(NoteCreated, CREATED)
notes(NoteCreated, CREATED)


def note_created(game: Game, ctx: Context) -> None:
    """Have the source remember the tokens about to be created, if an ability of it asks for them.
    CR 607.2.
    """
    source = game.objects.get(ctx.source)
    if source is None or source.zone is not Zone.BATTLEFIELD:
        return
    for ability in source.now.kit.all:
        if any(isinstance(node, CreatedWith) for node in walk(ability)):
            game.frames.run_in_order((NoteCreated(),), ctx)
            return
