"""Amassing an Army. CR 701.47."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Duration, Effect, Filter, Ref
from jajna.ir.declared.binding import does, leaves, misplaced, needs, one_thing
from jajna.ir.declared.names import binds, looks_up, notes
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfSubtype, OfType
from jajna.ir.refs import IMPLIED, Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things, in_turn_order
from jajna.mechanics.continuous.types import AddTypes
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.mechanics.moving.entering_attacking import ATTACKED
from jajna.mechanics.things.tokens import CREATED, CreateTokens
from jajna.subtypes import CREATURE_TYPES
from jajna.vocab import PLUS_COUNTER, Color, Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Amass", "TheArmy"]

_NONE: Final = Number(0)
ZOMBIE: Final = OfSubtype("Zombie")

AMASSED: Final = "amassed"
"""Name under which the Army is bound that was chosen. CR 701.47c."""

AMASSING: Final = "amassing"
"""Name under which the player is bound who amasses."""


def armies(game: Game, player: int) -> list[int]:
    """The Army creatures that a player controls."""
    return [
        thing
        for thing in game.zones.battlefield
        if game.object(thing).controller == player
        and game.object(thing).now.types & Type.CREATURE
        and "Army" in game.object(thing).now.subtypes
    ]


@final
@dataclass(frozen=True)
class GrowArmy(Effect):
    """Put counters on an Army of the player's choice, which gets the type. CR 701.47a."""

    count: Amount
    subtype: str
    player: int

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        found = armies(game, self.player)
        return ask_for(ctx, self.player, Kind.OBJECTS, "701.47a", found, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = self.count.value(game, ctx)
        events: list[Event] = []
        chosen = chosen_things(answer)
        ctx.bind(AMASSED, chosen)
        for one in chosen:
            if number > 0:
                events.append(CountersPut(one, PLUS_COUNTER, number, self.player))
            if self.subtype not in game.object(one).now.subtypes:
                change = AddTypes(0, (self.subtype,))
                events += begin(ctx, (change,), Duration.PERMANENT, [one])
        perform(game, events)


binds(GrowArmy, AMASSED)


@final
@dataclass(frozen=True)
class Amass(Effect):
    """An instruction to amass Armies of a creature type. CR 701.47a.

    Texts without a creature type mean Zombies (CR 701.47d); ``named`` is true where they say one.
    """

    count: Amount
    what: Filter = ZOMBIE
    who: Ref = IMPLIED
    named: bool = field(default=True, compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert isinstance(self.what, OfSubtype), self
        kind = self.what.name
        army = CreateTokens(
            ONE, _NONE, _NONE, Color.BLACK, subtypes=(kind, "Army"), who=Bound(AMASSING)
        )
        for player in in_turn_order(game, self.who.things(game, ctx))[:1]:
            ctx.bind(AMASSING, [player])
            grow = GrowArmy(self.count, kind, player)
            steps = (grow,) if armies(game, player) else (army, grow)
            game.frames.run_in_order(steps, ctx)


binds(Amass, AMASSED, AMASSING, ATTACKED, CREATED)
notes(Amass, CREATED)
phrase(
    Amass,
    en="amass {count}",
    es="amasa {count}",
    when={"named": False},
    unsaid=("what", "who"),
)
phrase(
    Amass,
    en="{who} <amasses> {what:s} {count}",
    es="{who} <amasa> {what:s} {count}",
    when={"named": True},
)


def _of_creatures(made: Amass) -> str | None:
    if isinstance(made.what, OfSubtype) and made.what.name in CREATURE_TYPES:
        return None
    return "only Armies of a creature type are amassed"


misplaced(Amass, _of_creatures)


@final
@dataclass(frozen=True)
class TheArmy(Ref):
    """The Army that was amassed before. CR 701.47c. ``yours``: the text says that you did so."""

    yours: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [game.objects.followed(ctx, thing) for thing in ctx.bound.get(AMASSED, [])]


looks_up(TheArmy, AMASSED)
phrase(TheArmy, en="the amassed Army", es="el Ejército amasado", when={"yours": False})
phrase(TheArmy, en="the Army you amassed", es="el Ejército que amasaste", when={"yours": True})
leaves(Amass, AMASSED, All((OfSubtype("Army"), OfType(Type.CREATURE))), one_thing)
does(Amass, AMASSED)
needs(TheArmy, AMASSED, "no Army was amassed before")
