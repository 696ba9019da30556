"""Limits on players: lands to play, life to gain, cards to keep. CR 305.2, 119.7, 402.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.filters.identity import Is
from jajna.ir.refs import YOU
from jajna.kernel.state.context import Context
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = [
    "CannotGainLife",
    "ChangeMaximumHandSize",
    "DamageLosesNoLife",
    "ExtraLands",
    "LifeTotalStands",
    "NoMaximumHandSize",
    "SetMaximumHandSize",
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
"""A number of lands that no player reaches; it stands for any number."""


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
class DamageLosesNoLife(Modification):
    """Damage doesn't cause you to lose life; whatever else it does, it does. CR 120.3a."""

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.unhurt_by_damage = True


phrase(
    DamageLosesNoLife,
    en="damage doesn't cause you to lose life",
    es="el daño no hace que pierdas vidas",
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
    """The maximum hand size is ``by`` cards more, or with ``reduced`` fewer. CR 402.2.

    ``yours``: the text says it of yours.
    """

    by: int
    reduced: bool = False
    yours: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU) if self.yours else None

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.more_in_hand += -self.by if self.reduced else self.by


@final
@dataclass(frozen=True)
class SetMaximumHandSize(Modification):
    """The maximum hand size is a number of cards. CR 402.2.

    ``yours``: the text says it of yours.
    """

    size: int
    yours: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def only_adds(self) -> bool:
        return False

    def subject(self) -> Filter | None:
        return Is(YOU) if self.yours else None

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.hand_size = self.size


for _yours, _en, _es in (
    (False, "'s maximum hand size", "<tiene> un tamaño máximo de mano"),
    (True, "your maximum hand size", "<tiene@tú> un tamaño máximo de mano"),
):
    for _reduced, _by, _por in ((True, "reduced", "reducido"), (False, "increased", "aumentado")):
        phrase(
            ChangeMaximumHandSize,
            en=f"{_en} is {_by} by {{by}}",
            es=f"{_es} {_por} en {{by:uno}}",
            when={"reduced": _reduced, "yours": _yours},
        )
    phrase(
        SetMaximumHandSize,
        en=f"{_en} is {{size}}",
        es=f"{_es} de {{size}}",
        when={"yours": _yours},
    )
