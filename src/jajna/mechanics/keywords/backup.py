"""Backup. CR 702.165."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.counters import CountersPut
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Keyworded, Triggered
from jajna.ir.base import Amount, Duration, Effect, Node, Ref
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import Target
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import CREATURE, amount_in
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.mechanics.triggers.zone_changes import Enters
from jajna.vocab import PLUS_COUNTER
from jajna.wording import Asked, keyword

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["backup"]

BACKUP: Final = "backup"


@final
@dataclass(frozen=True)
class BackUp(Effect):
    """Put +1/+1 counters on a creature; another one also gains what the source has printed below
    its backup abilities. CR 702.165a, 702.165c, 702.165d.
    """

    count: Amount
    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = self.count.value(game, ctx)
        events: list[Event] = []
        for thing in on_battlefield(game, self.what.things(game, ctx)):
            if count > 0:
                events.append(CountersPut(thing, PLUS_COUNTER, count, ctx.controller))
            lent = printed_below(game, ctx.source) if thing != ctx.source else ()
            if lent:
                change = GainAbilities(lent, gained=True)
                events += begin(ctx, (change,), Duration.END_OF_TURN, [thing])
        perform(game, events)


def printed_below(game: Game, source: int) -> tuple[Ability, ...]:
    """The abilities of a permanent printed below its first backup ability, but for others of that
    name. Effects that add or take abilities don't matter. CR 702.165a, 702.165c.
    """
    printed = game.object(source).copiable.kit.all
    places = [place for place, one in enumerate(printed) if _is_backup(one)]
    if not places:
        return ()
    return tuple([one for one in printed[places[0] :] if not _is_backup(one)])


def _is_backup(ability: Ability) -> bool:
    return isinstance(ability, Keyworded) and ability.name == BACKUP


def backup(parameter: tuple[Node, ...]) -> Keyworded:
    """Backup N. CR 702.165a."""
    effect = BackUp(amount_in(parameter), Target(CREATURE))
    return Keyworded(BACKUP, 0, parameter, (Triggered(Enters(SELF), effect),))


keyword(
    BACKUP,
    "respaldo",
    backup,
    parameter="{0}",
    slots=("Amount",),
    rule="702.165",
    asked=(Asked.NAME,),
)
