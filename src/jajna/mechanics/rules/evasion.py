"""Restrictions on which creatures, and how many, can block an attacker. CR 509.1a, 509.1b."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Static
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.logic import Not
from jajna.ir.scopes import is_impersonal
from jajna.kernel.objects.characteristics import ALL_BLOCKERS
from jajna.kernel.state.context import Context
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = [
    "BeBlockedOnlyBy",
    "BlockMore",
    "BlockOnly",
    "BlockOrBeBlockedBy",
    "BlockedByAllOrNone",
    "CannotBeBlockedBy",
    "CannotBlock",
    "NeedBlockers",
]


@final
@dataclass(frozen=True)
class BeBlockedOnlyBy(Modification):
    """Can be blocked only by creatures that fit. CR 509.1b."""

    filter: Filter

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return is_impersonal(self.filter)

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.blocked_only_by.append((ctx.kept(), self.filter))


phrase(
    BeBlockedOnlyBy,
    en="<can't> be blocked except by {filter:s}",
    es="no <puede> ser <*bloqueado> excepto por {filter:s}",
)


@final
@dataclass(frozen=True)
class CannotBeBlockedBy(Modification):
    """Can't be blocked by creatures that fit. CR 509.1b."""

    filter: Filter

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return is_impersonal(self.filter)

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        others = Not(self.filter)
        now.blocked_only_by.append((ctx.kept(), others))


phrase(
    CannotBeBlockedBy,
    en="<can't> be blocked by {filter:s}",
    es="no <puede> ser <*bloqueado> por {filter:s}",
)


@final
@dataclass(frozen=True)
class BlockOnly(Modification):
    """Can block only creatures that fit. CR 509.1b."""

    filter: Filter

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return is_impersonal(self.filter)

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.blocks_only.append((ctx.kept(), self.filter))


phrase(BlockOnly, en="can block only {filter:s}", es="<puede> bloquear solo a {filter:s}")


@final
@dataclass(frozen=True)
class CannotBlock(Modification):
    """Can't block creatures that fit. CR 509.1b."""

    filter: Filter

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return is_impersonal(self.filter)

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        others = Not(self.filter)
        now.blocks_only.append((ctx.kept(), others))


phrase(CannotBlock, en="<can't> block {filter:s}", es="no <puede> bloquear a {filter:s}")


@final
@dataclass(frozen=True)
class BlockOrBeBlockedBy(Modification):
    """Can't block creatures that fit nor be blocked by them. CR 509.1b."""

    filter: Filter

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return is_impersonal(self.filter)

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        others = Not(self.filter)
        now.blocks_only.append((ctx.kept(), others))
        now.blocked_only_by.append((ctx.kept(), others))


phrase(
    BlockOrBeBlockedBy,
    en="<can't> block or be blocked by {filter:s}",
    es="no <puede> bloquear ni ser <*bloqueado> por {filter:s}",
)


@final
@dataclass(frozen=True)
class NeedBlockers(Modification):
    """Can't be blocked except by ``number`` or more creatures. CR 509.1b."""

    number: int

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return True

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.blockers_needed = max(now.blockers_needed, self.number)


phrase(
    NeedBlockers,
    en="<can't> be blocked except by {number} or more creatures",
    es="no <puede> ser <*bloqueado> excepto por {number} o más criaturas",
)


@final
@dataclass(frozen=True)
class BlockedByAllOrNone(Modification):
    """Can't be blocked unless all creatures that the defending player controls block it.
    CR 509.1b.
    """

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return True

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.blockers_needed = ALL_BLOCKERS


phrase(
    BlockedByAllOrNone,
    en="<can't> be blocked unless all creatures defending player controls block it",
    es="no <puede> ser <*bloqueado> a menos que la bloqueen todas las criaturas que controla el "
    "jugador defensor",
)


@final
@dataclass(frozen=True)
class BlockMore(Modification):
    """Can block more creatures than one; 0 is any number. CR 509.1a, 509.1b.

    ``bare``: the text doesn't say "each combat", since an instruction says for how long.
    """

    additional: int = 1
    bare: bool = field(default=False, compare=False)

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if self.additional == 0:
            now.can_block = 0
        elif now.can_block:
            now.can_block += self.additional


phrase(
    BlockMore,
    en="can block any number of creatures",
    es="<puede> bloquear cualquier cantidad de criaturas",
    when={"additional": 0},
)

phrase(
    BlockMore,
    en="can block an additional creature each combat",
    es="<puede> bloquear a una criatura adicional cada combate",
    when={"additional": 1, "bare": False},
)

phrase(
    BlockMore,
    en="can block an additional creature",
    es="<puede> bloquear a una criatura adicional",
    when={"additional": 1, "bare": True},
)

phrase(
    BlockMore,
    en="can block an additional {additional} creatures each combat",
    es="<puede> bloquear a {additional} criaturas adicionales cada combate",
)


def _for_good(made: Static) -> str | None:
    """A static ability that lets block more says that it does so each combat."""
    if any(isinstance(one, BlockMore) and one.bare for one in made.changes):
        return "it isn't said for which combats"
    return None


misplaced(Static, _for_good)
