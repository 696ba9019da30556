"""How much life or damage the event of an ability was about. CR 119.3, 120.3, 603.2."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import Amount, walk
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import looks_up
from jajna.ir.filters.identity import Is
from jajna.ir.mentions import is_player_filter
from jajna.ir.refs import EVENT_AMOUNT
from jajna.mechanics.triggers.damage import DealsDamage
from jajna.mechanics.triggers.players import GainsLife, LosesLife
from jajna.vocab import Term
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DamageOfEvent", "LifeOfEvent"]


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


class DamageSaid(Term):
    """How a text says again how much damage was dealt to a player. CR 120.3."""

    PLAINLY = "the amount of damage dealt"
    BY_NAME = "the amount of damage ~ dealt to that player"
    BY_PRONOUN = "the amount of damage it dealt to that player"
    BRIEFLY = "the damage"


@final
@dataclass(frozen=True)
class DamageOfEvent(Amount):
    """The damage that one source dealt to a player as the ability triggered. CR 120.3, 608.2h."""

    said: DamageSaid = field(default=DamageSaid.PLAINLY, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(EVENT_AMOUNT, 0)


looks_up(DamageOfEvent, EVENT_AMOUNT)
for _said, _es in (
    (DamageSaid.PLAINLY, "la cantidad de daño hecho"),
    (DamageSaid.BY_NAME, "la cantidad de daño que ~ hizo a ese jugador"),
    (DamageSaid.BY_PRONOUN, "la cantidad de daño que hizo a ese jugador"),
    (DamageSaid.BRIEFLY, "el daño"),
):
    phrase(DamageOfEvent, en=str(_said), es=_es, when={"said": _said})


def _is_no_such_damage(made: Triggered) -> str | None:
    """It must be what one named source dealt to one player."""
    if not any(isinstance(one, DamageOfEvent) for one in walk(made.effect)):
        return None
    on = made.on
    if isinstance(on, DealsDamage) and isinstance(on.what, Is) and on.to is not None:
        if is_player_filter(on.to):
            return None
    return "no damage of one source to a player is spoken of"


misplaced(Triggered, _is_no_such_damage)
