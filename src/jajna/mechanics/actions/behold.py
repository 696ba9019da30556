"""Beholding. CR 701.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.events.marks import Marked
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost
from jajna.ir.amounts import ONE
from jajna.ir.base import Condition, Filter, PaidWhen, Ref
from jajna.ir.conditions.spells import item_of
from jajna.ir.declared.binding import Trait, does, leaves, misplaced, trait
from jajna.ir.declared.names import EXILED, binds, notes
from jajna.ir.refs import linking_name
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_things import PICKED, Choice, Some
from jajna.mechanics.costs.things import Act, CostOfThings
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["Behold", "WasBeheld"]

BEHELD: Final = "beheld"
"""Name under which is bound what was beheld, and of an additional cost of beholding."""
BEHOLDING: Final = Act("701.4a", "not there", "nothing to reveal", rank=PaidWhen.FIRST)


def _exiles(made: Behold) -> bool:
    return made.exiled


@final
@dataclass(frozen=True)
class Behold(CostOfThings):
    """Behold: choose a permanent you control that fits, or reveal such a card from your hand.
    CR 701.4a.

    ``exiled``: and exile it.
    """

    what: Filter
    exiled: bool = False

    def of(self) -> Ref:
        return Some(ONE, self.what)

    def act(self) -> Act:
        return BEHOLDING

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return True

    def offered(self, game: Game, ctx: Context, choice: Choice) -> list[int]:
        there = [
            thing
            for thing in game.zones.battlefield
            if game.object(thing).controller == ctx.controller
        ]
        both = [*there, *game.players[ctx.controller].hand]
        return [one for one in both if self.what.matches(game, ctx, one)]

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        ctx.bind(BEHELD, things)
        in_hand = [one for one in things if game.object(one).zone is Zone.HAND]
        events: list[Event] = [Revealed(ctx.controller, in_hand)] if in_hand else []
        if not self.exiled:
            perform(game, events)
            return
        ctx.bind_number(EXILED, len(things))
        events += [ZoneChange(one, game.object(one).zone, Zone.EXILE, "exile") for one in things]
        # CR 607.2: the permanent that the spell becomes has the linked ability.
        events.append(Marked(ctx.source, linking_name(game, ctx, EXILED), things))
        ctx.bind(EXILED, things)
        perform(game, events)


binds(Behold, BEHELD, EXILED, PICKED)
phrase(
    Behold,
    en="behold {what:a} and exile it",
    es="contempla {what:un} y <exilia> <*-lo@what>",
    when={"exiled": True},
)
phrase(Behold, en="behold {what:a}", es="contempla {what:un}", when={"exiled": False})
trait(Behold, Trait.OFFERED)
notes(Behold, EXILED)
does(Behold, EXILED, when=_exiles)
leaves(Behold, BEHELD, None)
phrase(
    CastingCost,
    en="as an additional cost to cast this spell, you may {costs:and}",
    es="como coste adicional para lanzar este hechizo, puedes {costs:and}",
    when={"optional": True, "alternative": False, "paying": False, "name": BEHELD},
)


def _is_another(made: CastingCost) -> str | None:
    for cost in made.costs:
        if made.name == BEHELD and not isinstance(cost, Behold):
            return "the cost has another name"
    return None


misplaced(CastingCost, _is_another)


@final
@dataclass(frozen=True)
class WasBeheld(Condition):
    """Something was beheld as an additional cost of the spell. CR 701.4a, 607.2."""

    what: Filter

    def asks_payment(self) -> str:
        return BEHELD

    def holds(self, game: Game, ctx: Context) -> bool:
        item = item_of(game, ctx.source)
        return item is not None and BEHELD in item.paid


phrase(WasBeheld, en="{what:a} was beheld", es="se <contempló@él> {what:un}")
