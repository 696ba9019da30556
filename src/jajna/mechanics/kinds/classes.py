"""Class cards: their level bars and what becomes of their level. CR 716."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.marks import Marked
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Activated, Keyworded, Static
from jajna.ir.amounts import Number
from jajna.ir.base import Condition, Cost, Effect, Node
from jajna.ir.declared.names import notes
from jajna.ir.filters.common import object_of
from jajna.ir.filters.identity import SELF
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.object import CLASS_LEVEL, class_level
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.triggers.common import NONE_SUCH, HappensTo
from jajna.vocab import Reads
from jajna.wording import Layout, laid_out, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["LEVEL_BAR", "BecomeLevel", "BecomesLevel", "LevelIs", "level_bar"]

LEVEL_BAR: Final = "level bar"
"""Name of class level bars among keyworded abilities."""


@final
@dataclass(frozen=True)
class LevelIs(Condition):
    """The source's level is this, or with ``more`` this or greater. CR 716.2a, 716.2d."""

    level: int
    more: bool = False

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        found = object_of(game, ctx.source)
        level = class_level(found) if found is not None else 1
        return level >= self.level if self.more else level == self.level


phrase(LevelIs, en="~ is level {level:#}", es="~ <es@él> de nivel {level:#}", when={"more": False})
phrase(
    LevelIs,
    en="~ is level {level:#} or greater",
    es="~ <es@él> de nivel {level:#} o más",
    when={"more": True},
)


@final
@dataclass(frozen=True)
class BecomeLevel(Effect):
    """The source's level becomes this. CR 716.2a, 716.2b."""

    level: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        there = on_battlefield(game, [ctx.source])
        perform(game, [Marked(thing, CLASS_LEVEL, [self.level]) for thing in there])


notes(BecomeLevel, CLASS_LEVEL)
phrase(
    BecomeLevel,
    en="~'s level becomes {level:#}",
    es="el nivel de ~ pasa a ser {level:#}",
)


@final
@dataclass(frozen=True)
class BecomesLevel(HappensTo):
    """A Class becomes a level. CR 716.2a."""

    level: int

    def kind(self) -> int:
        return EventKind.MARKED

    def about(self, game: Game, event: Event) -> int:
        if not isinstance(event, Marked) or event.name != CLASS_LEVEL:
            return NONE_SUCH
        return event.object if event.marked == [self.level] else NONE_SUCH


phrase(
    BecomesLevel,
    en="when {what:this} <becomes> level {level:#}",
    es="cuando {what:this} <sube> al nivel {level:#}",
)


def level_bar(parts: tuple[Node, ...]) -> Keyworded:
    """A class level bar: its cost, its level, and the abilities that it has from then on.
    CR 716.2a.
    """
    costs = tuple([one for one in parts if isinstance(one, Cost)])
    abilities = tuple([one for one in parts if isinstance(one, Ability)])
    [level] = [one for one in parts if isinstance(one, Number)]
    before = LevelIs(level.number - 1)
    gains = Activated(costs, BecomeLevel(level.number), sorcery_speed=True, condition=before)
    has = Static(SELF, (GainAbilities(abilities),), LevelIs(level.number, True))
    return Keyworded(LEVEL_BAR, 0, (*costs, level), (gains, has))


laid_out(LEVEL_BAR, Layout.LEVEL_BAR, make=level_bar)
