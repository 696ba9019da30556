"""Exile until something leaves the battlefield, or something else happens. CR 610.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.marks import Marked
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Pattern, Ref, Replacement
from jajna.ir.declared.binding import does
from jajna.ir.declared.names import EXILED, binds, finds_noted, looks_up, notes
from jajna.ir.refs import YOU, linked, linking_name
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import LEFT, SHIELDED, Context
from jajna.kernel.state.lasting_effects import Shield
from jajna.mechanics.choices.chosen_by_each import in_zone
from jajna.mechanics.choices.chosen_things import Choice
from jajna.mechanics.moving.common import movable, moves
from jajna.telling import silent, tell_number, things
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["ExileUntilLeaves", "ExiledReturn"]


@final
@dataclass(frozen=True)
class ExileUntilLeaves(Effect):
    """Exile something until the source leaves the battlefield, or until an event that fits
    ``until``; a permanent remembers what it exiled. CR 610.3, 607.2a.

    Nothing is exiled if that has happened already (CR 610.3a, 610.3b).
    """

    what: Ref
    until: Pattern | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, Choice):
            self.what.choose_for(game, ctx, self, "what", YOU)
            return
        events: list[Event] = []
        if not self._is_too_late(game, ctx):
            things = movable(game, self.what.things(game, ctx), Zone.EXILE)
            ctx.bind(EXILED, things)
            events += moves(game, things, Zone.EXILE, "exile")
            if things and in_zone(game, [ctx.source], Zone.BATTLEFIELD):
                noted = [*linked(game, ctx, EXILED), *things]
                events.append(Marked(ctx.source, linking_name(game, ctx, EXILED), noted))
            for zone in (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY):
                those = in_zone(game, things, zone)
                if those:
                    kept = Context(ctx.source, ctx.controller)
                    end = ReturnAfter(zone, self.until)
                    back = Shield(kept, end, Duration.PERMANENT, those, 1)
                    events.append(EffectBegan(back))
        perform(game, events)

    def _is_too_late(self, game: Game, ctx: Context) -> bool:
        if self.until is not None:
            return self.until.has_happened(game, ctx)
        return not in_zone(game, [ctx.source], Zone.BATTLEFIELD)


binds(ExileUntilLeaves, EXILED, LEFT)
notes(ExileUntilLeaves, EXILED)
finds_noted(ExileUntilLeaves, EXILED)
does(ExileUntilLeaves, EXILED)
phrase(
    ExileUntilLeaves,
    en="exile {what} until ~ leaves the battlefield",
    es="exilia {what} hasta que ~ deje el campo de batalla",
    when={"until": None},
)


phrase(
    ExileUntilLeaves,
    en="exile {what:some} until ~ leaves the battlefield",
    es="exilia {what:some} hasta que ~ deje el campo de batalla",
    when={"until": None},
)


phrase(
    ExileUntilLeaves,
    en="exile {what:from it} until ~ leaves the battlefield",
    es="exilia {what:from it} hasta que ~ deje el campo de batalla",
)


@final
@dataclass(frozen=True)
class ReturnAfter(Replacement):
    """Returns what was exiled to the zone from which it came, right after the source leaves the
    battlefield or an event that fits ``until``. CR 610.3, 610.3c.
    """

    to: Zone
    until: Pattern | None = None

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,) if self.until is None else self.until.kinds()

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if self.until is not None:
            return self.until.matches(game, ctx, event)
        return (
            isinstance(event, ZoneChange)
            and event.object == ctx.source
            and event.origin is Zone.BATTLEFIELD
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        ctx.bind_number(LEFT, 0)
        return [event, ExiledReturn(ctx.bound[SHIELDED].copy(), self.to)]


binds(ReturnAfter, LEFT)
looks_up(ReturnAfter, SHIELDED)


@final
class ExiledReturn(Event):
    """What was exiled until now returns to the zone it was in, as the next thing. CR 610.3."""

    def __init__(self, exiled: list[int], to: Zone) -> None:
        super().__init__(EventKind.EXILED_RETURN)
        self.exiled = exiled
        self.to = to

    def things(self) -> list[int]:
        return self.exiled

    def apply(self, game: Game) -> list[Event]:
        cards: list[int] = []
        for thing in self.exiled:
            all_parts = (thing, *game.objects.parted.get(thing, ()))  # CR 712.21c, 729.3c
            cards += [game.objects.became.get(one, one) for one in all_parts]
        return [*moves(game, in_zone(game, cards, Zone.EXILE), self.to, "return")]


tell_number(
    ExiledReturn,
    "{cards} returns from exile.",
    "{cards} return from exile.",
    number="exiled",
    words={"cards": things("exiled")},
)
silent(ExiledReturn)
