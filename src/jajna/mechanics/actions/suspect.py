"""Suspecting creatures. CR 701.60."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.marks import SUSPECTED, Marked
from jajna.frozen import dataclass
from jajna.ir.abilities import Static
from jajna.ir.base import Duration, Effect, Ref
from jajna.ir.declared.names import notes
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.menace import MENACE
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.mechanics.rules.restrictions import Restrict
from jajna.vocab import Cannot
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["NoLongerSuspected", "Suspect"]

ABILITIES: Final = GainAbilities((MENACE, Static(SELF, (Restrict(Cannot.BLOCK),))))
"""What a suspected permanent has for as long as it is suspected. CR 701.60c."""


@final
@dataclass(frozen=True)
class Suspect(Effect):
    """An instruction to suspect creatures. CR 701.60a, 701.60d."""

    what: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for thing in on_battlefield(game, self.what.things(game, ctx)):
            if not game.object(thing).marks.get(SUSPECTED):
                events.append(Marked(thing, SUSPECTED, [1]))
                events += begin(ctx, (ABILITIES,), Duration.WHILE_SUSPECTED, [thing])
        perform(game, events)


notes(Suspect, SUSPECTED)
phrase(Suspect, en="{who} <suspects> {what}", es="{who} <sospecha> de {what}")


@final
@dataclass(frozen=True)
class NoLongerSuspected(Effect):
    """An instruction that creatures are no longer suspected. CR 701.60a.

    ``becoming``: the text says that they become so.
    """

    what: Ref
    becoming: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        there = on_battlefield(game, self.what.things(game, ctx))
        suspected = [thing for thing in there if game.object(thing).marks.get(SUSPECTED)]
        perform(game, [Marked(thing, SUSPECTED, []) for thing in suspected])


notes(NoLongerSuspected, SUSPECTED)
phrase(
    NoLongerSuspected,
    en="{what} <becomes> no longer suspected",
    es="{what} <deja> de ser <*sospechoso>",
    when={"becoming": True},
)
phrase(
    NoLongerSuspected,
    en="{what} <is> no longer suspected",
    es="{what} ya no <es> <*sospechoso>",
    when={"becoming": False},
)
