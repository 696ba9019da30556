"""Crewing Vehicles. CR 702.122, 301.7."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.errors import Reason
from jajna.events import Tapped
from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import Number
from jajna.ir.base import Cost, Node
from jajna.ir.refs import THIS
from jajna.kernel.door import perform
from jajna.kernel.frames import pay
from jajna.mechanics.actions.choosing import chosen_things
from jajna.mechanics.actions.lasting import Change
from jajna.mechanics.changes import AddTypes
from jajna.mechanics.keywords.common import amount_in
from jajna.vocab import Type
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["TapForPower", "crew"]

CREW: Final = "crew"
"""Name under which the creatures that crew are bound."""


@final
@dataclass(frozen=True)
class TapForPower(Cost):
    """Tap any number of other untapped creatures you control with so much total power.

    CR 702.122a. As long as those chosen haven't the power, more are chosen.
    """

    power: int

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """The creatures that could be tapped for it and are not chosen yet."""
        chosen = ctx.bound.get(CREW, [])
        return [
            thing
            for thing in game.battlefield
            if thing != ctx.source
            and thing not in chosen
            and game.object(thing).is_creature()
            and not game.object(thing).tapped
            and game.controller_of(thing) == ctx.controller
        ]

    def _missing(self, game: Game, ctx: Context) -> int:
        chosen = ctx.bound.get(CREW, [])
        return self.power - sum([game.object(thing).now.power for thing in chosen])

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        things = self.candidates(game, ctx)
        most = sum([max(game.object(thing).now.power, 0) for thing in things])
        if most >= self._missing(game, ctx):
            return None
        return Reason("nothing to tap", "702.122a", tuple(things), self.power)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = self.candidates(game, ctx)
        if not things or self._missing(game, ctx) <= 0:
            return None
        options = [Thing(thing) for thing in things]
        return Decision(
            ctx.controller,
            Kind.OBJECTS,
            "702.122a",
            Shape.SOME,
            [*options],
            1,
            len(options),
            source=ctx.source,
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bound[CREW] = [*ctx.bound.get(CREW, []), *chosen_things(answer)]
        if self._missing(game, ctx) > 0 and self.candidates(game, ctx):
            pay(game, self, ctx)
            return
        crew_members = ctx.bound[CREW]
        perform(game, [Tapped(thing) for thing in crew_members])


def crew(parameter: tuple[Node, ...]) -> Keyworded:
    """Crew N. CR 702.122a. Raises TypeError for a number that isn't written out."""
    number = amount_in(parameter)
    if not isinstance(number, Number):
        raise TypeError("crew has a number")
    becomes = Change(THIS, (AddTypes(Type.ARTIFACT | Type.CREATURE),))
    return Keyworded("crew", 0, parameter, (Activated((TapForPower(number.number),), becomes),))


keyword("crew", "tripular", crew, parameter="{0}", slots=("Amount",))
