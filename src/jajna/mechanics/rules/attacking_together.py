"""Attacking and blocking only together with others. CR 508.1c, 509.1b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.filters.logic import Not
from jajna.ir.filters.nouns import OfType
from jajna.ir.measures import Stat, stat_value
from jajna.kernel.objects.characteristics import Company
from jajna.kernel.state.context import Context
from jajna.vocab import Aspects, Cannot, Type, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = ["EludeGreaterPower", "GreaterThanIts", "OnlyWithOthers"]

CREATURE: Final = OfType(Type.CREATURE)


@final
@dataclass(frozen=True)
class GreaterThanIts(Filter):
    """With greater power or toughness than the creature that the words are about. CR 208."""

    stat: Stat = Stat.POWER

    def aspects(self) -> int:
        return Aspects.POWER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        return stat_value(game, thing, self.stat) > stat_value(game, ctx.source, self.stat)


@final
@dataclass(frozen=True)
class EludeGreaterPower(Modification):
    """Can't be blocked by creatures with greater power. CR 509.1b."""

    def layer(self) -> int:
        return Layer.RULES

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        own = Context(thing, game.object(thing).controller)
        now.blocked_only_by.append((own, Not(GreaterThanIts())))


phrase(
    EludeGreaterPower,
    en="<can't> be blocked by creatures with greater power",
    es="no <puede> ser <*bloqueado> por criaturas con mayor fuerza",
)


@final
@dataclass(frozen=True)
class OnlyWithOthers(Modification):
    """Can't attack, or block, unless a number of others that fit do too. CR 508.1c, 509.1b.

    ``greater`` is the characteristic in which one of them must be greater than the creature;
    ``named``: the text says what the other is and not only how many.
    """

    cannot: int
    number: int = 1
    others: Filter = CREATURE
    named: bool = False
    greater: Stat | None = None

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        own = Context(thing, game.object(thing).controller)
        fits = GreaterThanIts(self.greater) if self.greater is not None else self.others
        now.company.append(Company(self.cannot, self.number, own, fits))


for _cannot, _deed, _deeds, _deed_es, _also in (
    (Cannot.ATTACK, "attack", "attacks", "atacar", "ataque"),
    (Cannot.BLOCK, "block", "blocks", "bloquear", "bloquee"),
):
    phrase(
        OnlyWithOthers,
        en=f"<can't> {_deed} unless a creature with greater {{greater:stat}} also {_deeds}",
        es=f"no <puede> {_deed_es} a menos que también {_also} una criatura con mayor "
        "{greater:stat}",
        when={"cannot": _cannot, "number": 1, "named": False},
    )
    phrase(
        OnlyWithOthers,
        en=f"<can't> {_deed} unless {{others:a}} also {_deeds}",
        es=f"no <puede> {_deed_es} a menos que también {_also} {{others:un}}",
        when={"cannot": _cannot, "number": 1, "named": True, "greater": None},
    )
    phrase(
        OnlyWithOthers,
        en=f"<can't> {_deed} unless at least {{number}} other creatures {_deed}",
        es=f"no <puede> {_deed_es} a menos que {_also}n al menos otras {{number}} criaturas",
        when={"cannot": _cannot, "named": False, "greater": None},
    )
