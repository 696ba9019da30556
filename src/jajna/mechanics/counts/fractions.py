"""Fractions of a text that says once how all of them are rounded: "Round up each time."
CR 107.1a.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Filter
from jajna.ir.composites import Sequence
from jajna.ir.declared.binding import becomes
from jajna.ir.declared.names import binds, binds_for_its_parts, looks_up
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import all_that_fit
from jajna.kernel.state.frames import execute
from jajna.mechanics.choices.chosen_things import Choice
from jajna.mechanics.things.life import OWN_LIFE, LoseLife
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["RoundEachTime", "Share", "ShareOf"]

ROUNDING: Final = "rounding"
"""Name under which it is bound how fractions are rounded: 1 for up, 0 for down."""


def _share(ctx: Context, whole: int, parts: int) -> int:
    return (whole + (parts - 1 if ctx.numbers[ROUNDING] else 0)) // parts


@final
@dataclass(frozen=True)
class Share(Amount):
    """A half of an amount, or with three ``parts`` a third, rounded as the text says of all.
    CR 107.1a.
    """

    of: Amount
    parts: int = 2

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return _share(ctx, self.of.value(game, ctx), self.parts)


looks_up(Share, ROUNDING)


@final
@dataclass(frozen=True)
class ShareOf(Choice):
    """A half or a third of the things that fit, as one chooses, rounded as the text says of all.
    CR 107.1a, 608.2d.
    """

    what: Filter
    parts: int = 2

    def things(self, game: Game, ctx: Context) -> list[int]:
        return all_that_fit(game, ctx, self.what)

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        return [thing for thing in things if self.what.matches(game, ctx, thing)]

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        share = _share(ctx, len(self.fitting(game, ctx, things)), self.parts)
        return share, share


looks_up(ShareOf, ROUNDING)

for _parts, _half, _mitad in ((2, "half", "la mitad de"), (3, "a third of", "un tercio de")):
    phrase(
        Share,
        en=f"{_half} {{of}}",
        es=f"{_mitad} {{of}}",
        when={"parts": _parts},
    )
    phrase(
        ShareOf,
        en=f"{_half} the {{what:s}}",
        es=f"{_mitad} {{what:los}}",
        when={"parts": _parts},
        place="some",
    )
    phrase(
        LoseLife,
        en=f"{{who}} <loses> {_half} {{who:own}} life",
        es=f"{{who}} <pierde> {_mitad} {{who:own}} total de vidas",
        when={"amount": Share(OWN_LIFE, _parts)},
    )


@final
@dataclass(frozen=True)
class RoundEachTime(Effect):
    """Instructions all of whose fractions are rounded up, or down. CR 107.1a."""

    effect: Effect
    up: bool = True

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(ROUNDING, int(self.up))
        execute(game, self.effect, ctx)


binds(RoundEachTime, ROUNDING)
binds_for_its_parts(RoundEachTime, ROUNDING)
for _up, _en, _es in ((True, "up", "arriba"), (False, "down", "abajo")):
    phrase(
        RoundEachTime,
        en=f"{{effect}}. round {_en} each time",
        es=f"{{effect}}. redondea hacia {_es} cada vez",
        when={"up": _up},
    )


def _for_all(made: Sequence) -> Effect:
    """The rounding that the last instruction says, for all of them."""
    last = made.effects[-1]
    if not isinstance(last, RoundEachTime):
        return made
    every = with_fields(made, {"effects": (*made.effects[:-1], last.effect)})
    assert isinstance(every, Sequence), every
    return RoundEachTime(every, last.up)


becomes(Sequence, _for_all)
