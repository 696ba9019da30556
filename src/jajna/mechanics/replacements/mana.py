"""Permanents that produce more mana when they are tapped for mana. CR 106.12b, 614.1a."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.filters.identity import Is
from jajna.ir.refs import YOU
from jajna.kernel.state.context import Context
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["MultiplyMana"]


@final
@dataclass(frozen=True)
class MultiplyMana(Modification):
    """What you tap for mana produces several times as much of it. CR 106.12b, 614.1a.

    It is kept with the rules of the player, since mana is planned before it is made; as several of
    these multiply, their order is all the same.
    """

    what: Filter
    times: int

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.mana_multiplied.append((ctx.kept(), self.what, self.times))


for _times, _en, _es in ((2, "twice", "el doble"), (3, "three times", "el triple")):
    phrase(
        MultiplyMana,
        en=f"if you tap {{what:a}} for mana, it produces {_en} as much of that mana instead",
        es=f"si giras {{what:un}} para obtener maná, en vez de eso, produce {_es} de ese maná",
        when={"times": _times},
    )
