"""Abilities and counters that an object can't have; and losing all other abilities.
CR 113.11, 122.6, 613.1f.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Keyworded
from jajna.ir.base import Filter, Layer, Modification
from jajna.kernel.layers.layers import GrantedKit
from jajna.kernel.objects.kit import Kit
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = [
    "CannotGetCounters",
    "CannotHave",
    "CannotHaveCounters",
    "LoseOtherAbilities",
    "NoCountersOn",
]

_NONE: Final = Kit(())


@final
@dataclass(frozen=True)
class CannotHave(Modification):
    """Can't have keyword abilities: it loses them, and nothing can add them. CR 113.11.

    ``gain``: the text says "have or gain".
    """

    abilities: tuple[Ability, ...]
    gain: bool = False

    def layer(self) -> int:
        return Layer.ABILITY

    def removes_abilities(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        names = [one.name for one in self.abilities if isinstance(one, Keyworded)]
        for name in names:
            if name not in now.never_has:
                now.never_has = (*now.never_has, name)
            _take_away(game, now, name)


def _take_away(game: Game, now: Characteristics, name: str) -> None:
    """Give an object the kit without a keyword ability; equal objects share the new kit."""
    lost = [one for one in now.kit.all if isinstance(one, Keyworded) and one.is_named(name)]
    if not lost:
        return
    key = (-id(now.kit) - 1, id(lost[0]))
    known = game.characteristics.kits.get(key)
    if known is None:
        left = [one for one in now.kit.all if not any(one is other for other in lost)]
        known = GrantedKit(now.kit, lost[0], Kit(tuple(left), now.kit.intrinsic))
        game.characteristics.kits[key] = known
    now.kit = known.made
    now.keywords = now.kit.keywords


phrase(
    CannotHave,
    en="<can't> have or gain {abilities:or}",
    es="no <puede> tener ni ganar {abilities:or}",
    when={"gain": True},
)
phrase(
    CannotHave,
    en="<can't> have {abilities:or}",
    es="no <puede> tener {abilities:or}",
    when={"gain": False},
)


@final
@dataclass(frozen=True)
class LoseOtherAbilities(Modification):
    """Takes away all abilities but those that the same effect gives. CR 613.1f."""

    def layer(self) -> int:
        return Layer.ABILITY

    def removes_abilities(self) -> bool:
        return True

    def goes_first(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if now.kit.all or now.kit.intrinsic:
            now.kit = _NONE
            now.keywords = 0


phrase(
    LoseOtherAbilities,
    en="<loses> all other abilities",
    es="<pierde> todas las otras habilidades",
)


# -- counters ------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class CannotHaveCounters(Modification):
    """Can't have counters put on it, of one kind or, with "", of any. CR 122.6.

    ``many``: the text speaks of several things.
    """

    name: str = ""
    many: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def refuses_counters(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.refused_counters = (*now.refused_counters, self.name)


for _many, _them, _es in ((False, "it", ""), (True, "them", " sobre <*él>")):
    phrase(
        CannotHaveCounters,
        en="<can't> have [name? {name:counter}] counters put on " + _them,
        es="no <puede> tener contadores [name? {name:counter}] puestos" + _es,
        when={"many": _many},
    )


@final
@dataclass(frozen=True)
class CannotGetCounters(Modification):
    """A player can't get counters, of one kind or, with "", of any. CR 122.6."""

    name: str = ""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.refused_counters = (*rules.refused_counters, self.name)


phrase(
    CannotGetCounters,
    en="<can't> get [name? {name:counter}] counters",
    es="no <puede> obtener contadores [name? {name:counter}]",
)


@final
@dataclass(frozen=True)
class NoCountersOn(Modification):
    """Counters can't be put on objects that fit. CR 122.6."""

    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def refuses_counters(self) -> bool:
        return True

    def subject(self) -> Filter | None:
        return self.what

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.refused_counters = (*now.refused_counters, "")


phrase(
    NoCountersOn,
    en="counters can't be put on {what:s}",
    es="no se pueden poner contadores sobre {what:s}",
)
