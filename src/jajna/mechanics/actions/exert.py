"""Exerting permanents, as they attack or for a cost. CR 701.43."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.errors import Reason
from jajna.events.base import Event, EventKind
from jajna.frozen import dataclass
from jajna.ir.abilities import AttackOption, Keyworded, Triggered
from jajna.ir.amounts import Number
from jajna.ir.base import Cost, Duration, Effect, Filter, Node, Pattern, Ref
from jajna.ir.declared.names import SINCE_TURN, binds, notes
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import THIS
from jajna.kernel.door.perform import perform
from jajna.mechanics.lasting.staying_tapped import STEP_OF, StayTappedOnce
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.mechanics.triggers.common import bind
from jajna.telling import tell, thing
from jajna.vocab import Zone
from jajna.wording import Layout, laid_out, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["EXERT", "Exert", "Exerted", "Exerts", "WhenExerted", "exert"]

EXERT: Final = "exert"
EXERTED_IN: Final = "exerted"
"""Name of the mark that holds the turn in which a permanent was last exerted."""


@final
class Exerted(Event):
    """A player exerts a permanent, perhaps as it attacks. CR 701.43a."""

    def __init__(self, thing: int, player: int, attacking: bool) -> None:
        super().__init__(EventKind.EXERTED)
        self.thing = thing
        self.player = player
        self.attacking = attacking

    def affected(self, game: Game) -> int:
        return self.player

    def things(self) -> list[int]:
        return [self.thing, self.player]

    def possible(self, game: Game) -> bool:
        found = game.objects.get(self.thing)  # CR 701.43c
        return found is not None and found.zone is Zone.BATTLEFIELD

    def apply(self, game: Game) -> list[Event]:
        game.objects.own(self.thing).mark(EXERTED_IN, [game.turn.number])
        return []

    def notation(self) -> str:
        return f"Exerted {self.thing} {self.player}"


tell(Exerted, "{card} is exerted.", words={"card": thing("thing")})


@final
@dataclass(frozen=True)
class Exert(Cost):
    """Exert a permanent: it won't untap in your next untap step. CR 701.43a, 701.43b.

    ``once``: only if it hasn't been exerted this turn.
    """

    what: Ref = THIS
    attacking: bool = False
    once: bool = False

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        things = self.what.things(game, ctx)
        found = game.objects.get(things[0]) if things else None
        if found is not None and found.zone is Zone.BATTLEFIELD:
            if self.once and found.marks.get(EXERTED_IN, []) == [game.turn.number]:
                return Reason("its condition isn't met", "118.3", tuple(things))
            return None
        return Reason("not there", "701.43c", tuple(things))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        ctx.bind_number(SINCE_TURN, game.turn.number)
        ctx.bind(STEP_OF, [ctx.controller])
        events: list[Event] = [Exerted(one, ctx.controller, self.attacking) for one in things]
        perform(game, events + begin(ctx, (StayTappedOnce(),), Duration.PERMANENT, things))


binds(Exert, SINCE_TURN, STEP_OF)
notes(Exert, EXERTED_IN)
phrase(Exert, en="exert {what}", es="extenúa a {what}", when={"attacking": False})


@final
@dataclass(frozen=True)
class WhenExerted(Pattern):
    """This is exerted as it attacks. CR 701.43d, 607.2h."""

    what: Filter = SELF

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.EXERTED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Exerted)
            and event.attacking
            and self.what.matches(game, ctx, event.thing)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, ctx.source)


@final
@dataclass(frozen=True)
class Exerts(Pattern):
    """A player exerts a permanent. CR 701.43a."""

    who: Filter
    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.EXERTED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, Exerted)
            and self.who.matches(game, ctx, event.player)
            and self.what.matches(game, ctx, event.thing)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, Exerted), event
        bind(game, ctx, event.thing)


phrase(
    Exerts,
    en="{word:when} {who:this} <exerts> {what}",
    es="{word:when} {who:this} <extenúe> a {what}",
)


def exert(parts: tuple[Node, ...]) -> Keyworded:
    """ "You may exert ~ as it attacks", perhaps with what happens "when you do". CR 701.43d.

    A number among the parts says how often it may be in a turn.
    """
    times = tuple([one for one in parts if isinstance(one, Number)])
    option = AttackOption((Exert(THIS, True, bool(times)),))
    linked = [Triggered(WhenExerted(), then) for then in parts if isinstance(then, Effect)]
    return Keyworded(EXERT, 0, times, (option, *linked))


laid_out(EXERT, Layout.EXERT, make=exert)
