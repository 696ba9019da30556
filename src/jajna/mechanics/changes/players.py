"""What players may do and how many cards they may keep. CR 305.2, 119.7, 402.2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.filters.identity import Is
from jajna.ir.refs import YOU
from jajna.kernel.context import Context
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.rules import PlayerRules

__all__ = [
    "CannotGainLife",
    "ChangeMaximumHandSize",
    "ExtraLands",
    "LifeTotalStands",
    "NoMaximumHandSize",
]


@final
@dataclass(frozen=True)
class ExtraLands(Modification):
    """More lands can be played on each turn; -1 is any number. CR 305.2.

    ``theirs``: the text says whose turns in the third person, ``during``: with that word.
    """

    number: int = 1
    theirs: bool = False
    during: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.extra_lands += ANY_NUMBER_OF_LANDS if self.number < 0 else self.number


ANY_NUMBER_OF_LANDS: Final = 1_000_000
"""What stands for any number of lands: more than there can be."""


@final
@dataclass(frozen=True)
class CannotGainLife(Modification):
    """Life can't be gained. CR 119.7."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.cannot_gain_life = True


phrase(CannotGainLife, en="can't gain life", es="no <puede> ganar vidas")


@final
@dataclass(frozen=True)
class LifeTotalStands(Modification):
    """Your life total can't change: you can neither gain nor lose life. CR 119.7, 119.8."""

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.cannot_gain_life = True
        rules.cannot_lose_life = True


phrase(
    LifeTotalStands,
    en="your life total can't change",
    es="tu total de vidas no puede cambiar",
)


@final
@dataclass(frozen=True)
class NoMaximumHandSize(Modification):
    """There is no maximum hand size. CR 402.2."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.hand_size = -1


phrase(NoMaximumHandSize, en="<has> no maximum hand size", es="no <tiene> un tamaño máximo de mano")


@final
@dataclass(frozen=True)
class ChangeMaximumHandSize(Modification):
    """The maximum hand size is so many cards more, or with ``reduced`` fewer. CR 402.2."""

    by: int
    reduced: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.more_in_hand += -self.by if self.reduced else self.by


phrase(
    ChangeMaximumHandSize,
    en="'s maximum hand size is reduced by {by}",
    es="<tiene> un tamaño máximo de mano reducido en {by}",
    when={"reduced": True},
)

phrase(
    ChangeMaximumHandSize,
    en="'s maximum hand size is increased by {by}",
    es="<tiene> un tamaño máximo de mano aumentado en {by}",
    when={"reduced": False},
)
