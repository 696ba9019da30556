"""What the first spell that a player casts each turn has. CR 601.2i, 613.1f."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.logic import All
from jajna.kernel.layers.layers import with_abilities
from jajna.mechanics.counts.mana_spent import CastUsing, SpentMana
from jajna.mechanics.counts.would_be import would_fit
from jajna.vocab import Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["NumberedHas"]


@final
@dataclass(frozen=True)
class NumberedOfTurn(Filter):
    """The first (second ...) spell that fits among those its player casts this turn, also while it
    is being cast. CR 601.2i.
    """

    of: Filter
    number: int

    def aspects(self) -> int:
        return self.of.aspects()

    def reads(self) -> int:
        return self.of.reads() | Reads.HISTORY

    def where(self) -> int:
        return 1 << Zone.STACK

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if not self.of.matches(game, ctx, thing):
            return False
        cast = game.players[game.object(thing).controller].spells
        fitting = [one for one in cast if would_fit(game, ctx, self.of, one)]
        if thing in fitting:
            return fitting.index(thing) == self.number - 1
        return thing not in cast and len(fitting) == self.number - 1


@final
@dataclass(frozen=True)
class NumberedHas(Modification):
    """The first (second ...) spell that fits each turn has abilities. CR 613.1f.

    With ``spent`` only spells count on which such mana was spent (CR 601.2h).
    """

    what: Filter
    abilities: tuple[Ability, ...]
    number: int
    spent: SpentMana | None = None

    def grants_abilities(self) -> bool:
        return True

    def layer(self) -> int:
        return Layer.ABILITY

    def only_adds(self) -> bool:
        return True

    def subject(self) -> Filter | None:
        what = self.what
        if self.spent is not None:
            what = All((what, CastUsing(self.spent)))
        return NumberedOfTurn(what, self.number)

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        with_abilities(game, now, self.abilities, ctx.source)


phrase(
    NumberedHas,
    en="the {number:nth} {what:one} each turn has {abilities:and}",
    es="el {number:nth} {what:one} cada turno tiene {abilities:and}",
    when={"spent": None},
)
phrase(
    NumberedHas,
    en="the {number:nth} {what:one} each turn that mana from a Treasure was spent to cast has"
    " {abilities:and}",
    es="el {number:nth} {what:one} cada turno y para el que se usó maná de un Tesoro"
    " tiene {abilities:and}",
    when={"spent": SpentMana.TREASURE},
)


def _not_cast(made: NumberedHas) -> str | None:
    return None if made.what.where() == 1 << Zone.STACK else "only spells are cast"


misplaced(NumberedHas, _not_cast)
