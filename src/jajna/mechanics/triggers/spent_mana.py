"""Mana with a delayed triggered ability, "when you spend this mana to cast ...", and what mana may
do to a spell that it is spent on (``SpendsThatMana``). CR 106.6.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.mana import ManaSpent
from jajna.frozen import dataclass
from jajna.ir.abilities import Triggered
from jajna.ir.base import Duration, Filter, Pattern
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.declared.names import binds, game_binds
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Commander, Spell
from jajna.ir.filters.owners import Owned
from jajna.ir.mana import ADDING
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, YOU, YourCommander
from jajna.ir.spent_mana import SpendsThatMana
from jajna.mechanics.designations.enlarged_commanders import EnlargeCommander
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.mechanics.triggers.common import bind
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["SpendsThisMana"]

SPENT_UNIT: Final = "mana to be spent"
"""Name of the number of the mana for which a delayed ability waits."""
game_binds(SPENT_UNIT)
MOST_AT_ONCE: Final = 1 << 16
"""More mana than an instruction adds."""


@final
@dataclass(frozen=True)
class SpendsThisMana(Pattern):
    """The mana just added is spent to cast a spell that fits: a delayed ability waits for it, one
    for each mana. CR 106.6, 106.6a. ``passive``: the text says "that mana is spent".
    """

    what: Filter
    passive: bool = field(default=False, compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.MANA_SPENT,)

    def waiting(self, game: Game, ctx: Context) -> list[Context]:
        since = ctx.numbers.get(ADDING, -1)
        found: list[Context] = []
        for unit in game.players[ctx.controller].pool:
            if unit.added < since or unit.source != ctx.source or unit.number:
                continue
            unit.number = unit.added * MOST_AT_ONCE + len(found) + 1
            kept = ctx.clone({})
            kept.bind_number(SPENT_UNIT, unit.number)
            found.append(kept)
        return found

    def waits(self) -> int:
        return Duration.PERMANENT

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ManaSpent) or not event.spell:
            return False
        number = ctx.numbers.get(SPENT_UNIT, -1)
        spent = any(unit.number == number for unit in event.units)
        return spent and self.what.matches(game, ctx, event.spell)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, ManaSpent), event
        bind(game, ctx, event.spell)


binds(SpendsThisMana, EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, SPENT_UNIT)

trait(SpendsThisMana, Trait.NEXT_EVENT)
trait(SpendsThisMana, Trait.FOLLOWS_MANA)
YOURS: Final = All((Commander(), Owned(YOU)))
"""Your commander as the spell that is cast, of which "it" speaks: one of two. CR 903.3d."""


def _two_commanders(made: SpendsThisMana) -> str | None:
    return "one commander is cast" if made.what == Is(YourCommander()) else None


misplaced(SpendsThisMana, _two_commanders)
phrase(
    SpendsThisMana,
    en="when you spend this mana to cast your commander",
    es="cuando uses este maná para lanzar a tu comandante",
    when={"passive": False, "what": YOURS},
)
phrase(
    SpendsThisMana,
    en="when you spend this mana to cast {what:this}",
    es="cuando uses este maná para lanzar {what:this}",
    when={"passive": False},
)
phrase(
    SpendsThisMana,
    en="when that mana is spent to cast {what:this}",
    es="cuando ese maná se use para lanzar {what:this}",
    when={"passive": True},
)


OWN_COMMANDER: Final = All((Spell(), *YOURS.parts))
"""A spell that is your commander."""
phrase(
    SpendsThatMana,
    en="if you spend this mana to cast your commander",
    es="si usas este maná para lanzar a tu comandante",
    when={"what": OWN_COMMANDER},
)


def _why_not_changed(made: Triggered) -> str | None:
    """The reason why mana can't change a spell that it is spent on so; None if it can."""
    if not isinstance(made.on, SpendsThatMana):
        return None
    if made.on.what.where() != 1 << Zone.STACK:
        return "mana is spent on spells"
    if isinstance(made.effect, EnlargeCommander):
        return None if made.on.what == OWN_COMMANDER else "no commander is cast"
    return None if isinstance(made.effect, Change) else "what the mana is spent on is changed"


misplaced(Triggered, _why_not_changed)
