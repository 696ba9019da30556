"""Who chooses which creatures attack and block. CR 508.1a, 509.1a."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Layer, Modification
from jajna.kernel.door.perform import perform
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = ["ChooseForCombat"]


@final
@dataclass(frozen=True)
class CombatChosen(Modification):
    """The controller of the effect chooses a player's attackers, or with ``blocks`` that player's
    blocks. CR 508.1a, 509.1a.
    """

    blocks: bool

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if self.blocks:
            rules.block_chooser = ctx.controller
        else:
            rules.attack_chooser = ctx.controller


@final
@dataclass(frozen=True)
class ChooseForCombat(Effect):
    """Its controller chooses which creatures attack for a while, or with ``blocks`` which creatures
    block and how. CR 508.1a, 509.1a.

    ``combat``: for this combat only, else for this turn.
    """

    blocks: bool = False
    combat: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        duration = Duration.END_OF_COMBAT if self.combat else Duration.END_OF_TURN
        players = game.players.within(ctx.controller, game.players.in_order(game.turn.active))
        perform(game, begin(ctx, (CombatChosen(self.blocks),), duration, players))


for _combat, _en, _es in (
    (False, "this turn", "este turno"),
    (True, "this combat", "en este combate"),
):
    phrase(
        ChooseForCombat,
        en=f"you choose which creatures attack {_en}",
        es=f"tú eliges qué criaturas atacan {_es}",
        when={"blocks": False, "combat": _combat},
    )
    phrase(
        ChooseForCombat,
        en=f"you choose which creatures block {_en} and how those creatures block",
        es=f"tú eliges qué criaturas bloquean {_es} y cómo bloquean esas criaturas",
        when={"blocks": True, "combat": _combat},
    )
