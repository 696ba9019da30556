"""Combat damage that is assigned as though creatures weren't blocked. CR 609.4, 510.1b."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.identity import SELF, Is
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import THIS
from jajna.vocab import AsThough
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["DamageAsUnblocked"]


@final
@dataclass(frozen=True)
class DamageAsUnblocked(Modification):
    """Its combat damage may be assigned as though it weren't blocked. CR 609.4, 510.1b.

    ``of`` are those that fit, in place of ``what``; ``each``: the text speaks of each of them.
    ``theirs``: it says that the controller of ``what`` may, who assigns its damage (CR 510.1).
    """

    what: Ref = THIS
    of: Filter | None = None
    each: bool = field(default=False, compare=False)
    theirs: bool = field(default=False, compare=False)

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        if self.of is not None:
            return self.of
        return SELF if self.what == THIS else Is(self.what)

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.as_though |= AsThough.UNBLOCKED


phrase(
    DamageAsUnblocked,
    en="you may have {what} assign its combat damage as though it weren't blocked",
    es="puedes hacer que {what} asigne su daño de combate como si no estuviera <*bloqueado@what>",
    when={"of": None, "theirs": False},
)
phrase(
    DamageAsUnblocked,
    en="{what:'s} controller may have it assign its combat damage as though it weren't blocked",
    es="el controlador de {what} puede hacer que asigne su daño de combate como si no estuviera "
    "<*bloqueado@what>",
    when={"of": None, "theirs": True},
)
phrase(
    DamageAsUnblocked,
    en="you may have {of:s} assign their combat damage as though they weren't blocked",
    es="puedes hacer que {of:los} asignen su daño de combate como si no estuvieran <*bloqueado@of>",
    when={"what": THIS, "each": False},
)
phrase(
    DamageAsUnblocked,
    en="for each {of:one}, you may have that creature assign its combat damage as though it "
    "weren't blocked",
    es="por cada {of:one}, puedes hacer que esa criatura asigne su daño de combate como si no "
    "estuviera bloqueada",
    when={"what": THIS, "each": True},
)


def _of_others(made: DamageAsUnblocked) -> str | None:
    """You assign the damage of what you control. CR 510.1."""
    if made.of is None:
        return None
    parts = made.of.parts if isinstance(made.of, All) else (made.of,)
    return None if Controlled() in parts else "you don't assign the damage of others"


misplaced(DamageAsUnblocked, _of_others)
