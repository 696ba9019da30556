"""Daybound and nightbound. CR 702.145."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Replacing, Static
from jajna.ir.base import Replacement
from jajna.ir.filters.identity import SELF
from jajna.kernel.card_kinds.day_night import DAY, NEITHER, NIGHT, daytime
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.replacements.entering import fits_entering
from jajna.mechanics.rules.restrictions import Restrict
from jajna.vocab import Cannot
from jajna.wording import words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DAYBOUND", "NIGHTBOUND", "EntersTransformedAtNight"]


@final
@dataclass(frozen=True)
class EntersTransformedAtNight(Replacement):
    """A replacement: at night a double-faced permanent enters back face up. CR 702.145b."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and daytime(game) == NIGHT
            and event.face == 0
            and event.copy_of is None
            and game.object(event.object).is_double_faced()
            and fits_entering(game, ctx, event, SELF)
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.face = 1
        return [event]


STAYS: Final = Static(SELF, (Restrict(Cannot.TRANSFORM_BUT_BY_DAYTIME),))

DAYBOUND: Final = plain(
    "daybound", "diurno", meaning=(Replacing(EntersTransformedAtNight()), STAYS), rule="702.145"
)
"""CR 702.145b. When it transforms, the rules ask for it by its name."""

NIGHTBOUND: Final = plain("nightbound", "nocturno", meaning=(STAYS,), rule="702.145")
"""CR 702.145e."""

words("daytime", {DAY: ("day", "de día"), NIGHT: ("night", "de noche")})

words(
    "daytime is",
    {
        DAY: ("it's day", "<es@él> de día"),
        NIGHT: ("it's night", "<es@él> de noche"),
        NEITHER: ("it's neither day nor night", "no <es@él> de día ni de noche"),
    },
)
