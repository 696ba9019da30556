"""Energy counters: getting and paying them. CR 107.14, 122.1."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Number, Shape
from jajna.errors import Reason
from jajna.events.base import Event, EventKind
from jajna.events.counters import CountersPut, CountersRemoved
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, ThatMuch
from jajna.ir.base import Amount, Cost, Effect, Filter, Pattern, Ref
from jajna.ir.claims import Claim, Claims
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import binds
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, YOU
from jajna.kernel.door.perform import perform
from jajna.mechanics.triggers.common import bind
from jajna.vocab import is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ENERGY", "GetEnergy", "GetsEnergy", "PayEnergy"]

ENERGY: Final = "energy"

words("energy", {number: ("{E}" * number, "{E}" * number) for number in range(1, 13)})


@final
@dataclass(frozen=True)
class GetEnergy(Effect):
    """An instruction that players get energy counters, ``times`` over if that is given.
    CR 107.14.

    ``told``: the text says to what the amount is equal.
    """

    number: int
    who: Ref = IMPLIED
    times: Amount = ONE
    told: bool = field(default=False, compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        number = self.number * max(self.times.value(game, ctx), 0)
        for player in self.who.things(game, ctx) if number else ():
            events.append(CountersPut(player, ENERGY, number, ctx.controller))
        perform(game, events)


phrase(
    GetEnergy,
    en="{who} <gets> that many {E}",
    es="{who} <obtiene> esa cantidad de {E}",
    when={"number": 1, "times": ThatMuch(), "told": False},
)
phrase(
    GetEnergy,
    en="{who} <gets> an amount of {E} equal to {times}",
    es="{who} <obtiene> una cantidad de {E} igual a {times}",
    when={"number": 1, "told": True},
)
phrase(
    GetEnergy,
    en="{who} <gets> {number:energy}",
    es="{who} <obtiene> {number:energy}",
    when={"told": False},
)


@final
@dataclass(frozen=True)
class PayEnergy(Cost):
    """Remove energy counters from oneself. CR 107.14."""

    number: int

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        if game.players[ctx.controller].counters.get(ENERGY, 0) >= self.number:
            return None
        return Reason("not enough counters", "107.14", (ctx.controller,), self.number)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return [Claim(Claims.COUNTERS, [ctx.controller], self.number, ENERGY)]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [CountersRemoved(ctx.controller, ENERGY, self.number)])


phrase(PayEnergy, en="pay {number:energy}", es="paga {number:energy}")


@final
@dataclass(frozen=True)
class PayEnergyOr(Effect):
    """An instruction to pay energy, and what is done by whoever can't. CR 107.14, 118.3."""

    number: int
    otherwise: Effect

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cost = PayEnergy(self.number)
        if cost.why_not(game, ctx) is None:
            cost.do(game, ctx, None)
        else:
            game.frames.run_in_order((self.otherwise,), ctx)


trait(PayEnergyOr, Trait.ABSORBS)
phrase(
    PayEnergyOr,
    en="pay {number:energy}. if you can't, {otherwise}",
    es="paga {number:energy}. si no puedes, {otherwise}",
)


@final
@dataclass(frozen=True)
class PayAnyEnergy(Effect):
    """An offer to pay any amount of energy, which later text calls "that much". CR 107.14, 608.2d.

    A player who pays none is spoken of with 0.
    """

    who: Ref = YOU

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        players = self.who.things(game, ctx)
        most = game.players[players[0]].counters.get(ENERGY, 0) if players else 0
        if not most:
            return None
        return Decision(
            players[0], Kind.NUMBER, "107.14", Shape.NUMBER, [], 0, most, source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = answer.number if isinstance(answer, Number) else 0
        ctx.bind_number(EVENT_AMOUNT, number)
        players = self.who.things(game, ctx)
        perform(game, [CountersRemoved(players[0], ENERGY, number)] if number else [])


binds(PayAnyEnergy, EVENT_AMOUNT)
phrase(
    PayAnyEnergy,
    en="{who} may pay any amount of {E}",
    es="{who} <puede> pagar cualquier cantidad de {E}",
)


@final
@dataclass(frozen=True)
class GetsEnergy(Pattern):
    """A player gets energy counters. CR 107.14, 122.6. ``sign`` is how many symbols are shown."""

    who: Filter
    word: str = field(default="whenever", compare=False)
    sign: int = 1

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.COUNTERS_PUT,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, CountersPut)
            and event.name == ENERGY
            and is_player(event.object)
            and self.who.matches(game, ctx, event.object)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, CountersPut), event
        bind(game, ctx, event.object, event.number)


phrase(
    GetsEnergy,
    en="{word:when} {who:this} <gets> one or more {sign:energy}",
    es="{word:when} {who:this} <obtiene> uno o más {sign:energy}",
)
