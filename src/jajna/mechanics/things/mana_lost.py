"""Unspent mana that an instruction takes, and what has mana abilities. CR 106.4, 605.1."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.mana import ManaEmptied
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter, Ref
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["LoseUnspentMana", "WithManaAbility"]


@final
@dataclass(frozen=True)
class LoseUnspentMana(Effect):
    """An instruction to lose all unspent mana. CR 106.4."""

    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = [game.players[seat] for seat in self.who.things(game, ctx)]
        perform(game, [ManaEmptied(one.id, len(one.pool), True) for one in players if one.pool])


phrase(
    LoseUnspentMana,
    en="{who} <loses> all unspent mana",
    es="{who} <pierde> todo el maná sin usar",
)


@final
@dataclass(frozen=True)
class WithManaAbility(Filter):
    """With an activated mana ability. CR 605.1a. ``many`` is true for the plural."""

    many: bool = False

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        return any(one is not None for one in game.object(thing).now.kit.mana)


phrase(
    WithManaAbility,
    en="with mana abilities",
    es="con habilidades de maná",
    when={"many": True},
    place="suffix",
)
phrase(
    WithManaAbility,
    en="with a mana ability",
    es="con una habilidad de maná",
    when={"many": False},
    place="suffix",
)
