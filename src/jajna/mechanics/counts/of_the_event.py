"""How much life the event of an ability gave or took, counted "for each". CR 119.3, 603.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import Amount, walk
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import looks_up
from jajna.ir.refs import EVENT_AMOUNT
from jajna.mechanics.triggers.players import GainsLife, LosesLife
from jajna.vocab import Term
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["LifeOfEvent"]


class LifeMoved(Term):
    """What happened to whose life, as the text says it again. CR 119.3."""

    YOU_LOST = "you lost"
    YOU_GAINED = "you gained"
    THEY_GAINED = "they gained"


@final
@dataclass(frozen=True)
class LifeOfEvent(Amount):
    """The life that a player gained or lost as the ability triggered. CR 119.3, 608.2h."""

    how: LifeMoved

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(EVENT_AMOUNT, 0)


looks_up(LifeOfEvent, EVENT_AMOUNT)
words(
    "life moved",
    {
        LifeMoved.YOU_LOST: ("you lost", "que perdiste"),
        LifeMoved.YOU_GAINED: ("you gained", "que ganaste"),
        LifeMoved.THEY_GAINED: ("they gained", "que ganó"),
    },
)
phrase(LifeOfEvent, en="1 life {how:life moved}", es="vida {how:life moved}", place="each")


def _is_another_event(made: Triggered) -> str | None:
    """The event must be that of which the text speaks again."""
    said = [one.how for one in walk(made.effect) if isinstance(one, LifeOfEvent)]
    lost, gained = isinstance(made.on, LosesLife), isinstance(made.on, GainsLife)
    for how in said:
        if not (lost if how is LifeMoved.YOU_LOST else gained):
            return "it triggers on another event than that is counted"
    return None


misplaced(Triggered, _is_another_event)
