"""Gaining and exchanging control of permanents. CR 613.1b, 701.12b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.abilities import Activated
from jajna.ir.base import Amount, Duration, Effect, Ref
from jajna.ir.conditions.logic import TO_SACRIFICE
from jajna.ir.control import SetController
from jajna.ir.costs import TAP
from jajna.ir.declared.binding import needs, tells
from jajna.ir.declared.names import SACRIFICED, binds, looks_up
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import Teammate
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, THIS, Target
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.kit import DEPLOYING
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.mechanics.lasting.until_end_of_turn import begin, changing
from jajna.vocab import is_another_player, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ExchangeControl", "GainControl"]

GAINED: Final = "gained control of"
"""Name of the permanents that a player gains control of, controlled by others before."""
GAINER: Final = "gains control"
"""Name under which the player is bound who gains control of something."""


@final
@dataclass(frozen=True)
class GainControl(Effect):
    """An instruction to gain control of permanents. CR 613.1b, 110.2a."""

    what: Ref
    who: Ref = IMPLIED
    duration: int = Duration.PERMANENT

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        before = ctx.affected
        events: list[Event] = []
        gained: list[int] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            ctx.affected = player
            things = [thing for thing in self.what.things(game, ctx) if not is_player(thing)]
            ctx.bind(GAINER, [player])
            gained += [
                one for one in things if is_another_player(game.object(one).controller, player)
            ]
            change = SetController(Gainer())
            events += begin(ctx, (change,), self.duration, changing(game, things))
        ctx.affected = before
        ctx.bind(GAINED, gained)
        perform(game, events)


binds(GainControl, GAINED, GAINER)
tells(GainControl, GAINED)


@final
@dataclass(frozen=True)
class GainedThisWay(Amount):
    """The number of permanents that a player gained control of by the instruction before.
    CR 608.2c.
    """

    def value(self, game: Game, ctx: Context) -> int:
        return sum(
            1
            for one in ctx.bound.get(GAINED, [])
            if game.objects.exists(one) and game.object(one).controller in ctx.bound.get(GAINER, [])
        )


looks_up(GainedThisWay, GAINED, GAINER)
phrase(
    GainedThisWay,
    en="one they gained control of this way",
    es="uno del que ganó el control de esta manera",
    place="each",
)
needs(GainedThisWay, GAINED, "nobody gained control of anything before")


@final
@dataclass(frozen=True)
class Gainer(Ref):
    """The player to whom a resolving effect gave control. Who that is was settled then."""

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return ctx.bound.get(GAINER, [])


looks_up(Gainer, GAINER)


phrase(
    GainControl,
    en="{who} <gains> control of {what}",
    es="{who} <gana> el control de {what}",
    when={"duration": Duration.PERMANENT},
)
phrase(
    GainControl,
    en="{who} <gains> control of {what} {duration:duration}",
    es="{who} <gana> el control de {what} {duration:duration}",
)
touches(GainControl, "what", Does.STEAL)
DEPLOYING.append(Activated((TAP,), GainControl(THIS, Target(Teammate())), sorcery_speed=True))


@final
@dataclass(frozen=True)
class ExchangeControl(Effect):
    """Players exchange control of two permanents. CR 701.12b."""

    one: Ref
    other: Ref | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.one.things(game, ctx)
        if self.other is not None:
            things = things[:1] + self.other.things(game, ctx)[:1]
        things = [thing for thing in changing(game, things) if not is_player(thing)]
        events: list[Event] = []
        if len(things) == 2 and len({game.object(thing).controller for thing in things}) == 2:
            for thing, other in ((things[0], things[1]), (things[1], things[0])):
                ctx.bind(GAINER, [game.object(other).controller])
                events += begin(ctx, (SetController(Gainer()),), Duration.PERMANENT, [thing])
        perform(game, events)


binds(ExchangeControl, GAINER)
phrase(
    ExchangeControl,
    en="exchange control of {one}[other? and {other}]",
    es="intercambia el control de {one}[other? y {other}]",
)


@final
@dataclass(frozen=True)
class ExchangeOrSacrifice(Effect):
    """Exchange control of the source and another permanent, or sacrifice it if no exchange is made.
    Its ability resolves even if the target is illegal. CR 701.12b, 608.2b.
    """

    other: Ref

    def resolves_anyway(self) -> bool:
        return True

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, [*THIS.things(game, ctx), *self.other.things(game, ctx)[:1]])
        controllers = {game.object(thing).controller for thing in things if not is_player(thing)}
        if len(things) == 2 and len(controllers) == 2:
            ExchangeControl(THIS, self.other).do(game, ctx, None)
        else:
            game.frames.run_in_order((Sacrifice(THIS),), ctx)


binds(ExchangeOrSacrifice, EVENT_AMOUNT, GAINER, SACRIFICED, TO_SACRIFICE)
phrase(
    ExchangeOrSacrifice,
    en="exchange control of ~ and {other}. if you don't or can't make an exchange, sacrifice ~. "
    "this ability still resolves if its target becomes illegal",
    es="intercambia el control de ~ y {other}. si no haces un intercambio o no puedes, sacrifica "
    "~. esta habilidad se resuelve aunque su objetivo se vuelva ilegal",
)
