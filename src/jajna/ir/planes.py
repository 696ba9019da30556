"""What rules of planes do, and cards: planeswalking, the planar die. CR 701.31, 901.8, 901.9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import SpecialAction
from jajna.ir.base import Amount, Effect
from jajna.ir.costs import PayMana
from jajna.vocab import Aspects, Reads, Zone, mana_cost
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ACTIONS", "PLANAR_DIE", "ROLL", "PlanarDieActions", "Planeswalk", "RollPlanarDie"]

PLANAR_DIE: Final = "planar die"
"""The name of the special action. CR 116.2i."""
ACTIONS: Final = "planar die actions"
"""Name of the number of times that a player has taken it this turn."""


@final
@dataclass(frozen=True)
class Planeswalk(Effect):
    """An instruction to planeswalk. Only the planar controller can. CR 701.31a, 701.31b."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.kernel.planeswalk(game, ctx.controller)


phrase(Planeswalk, en="planeswalk", es="camina a otro plano")


@final
@dataclass(frozen=True)
class RollPlanarDie(Effect):
    """An instruction to roll the planar die. CR 901.3a, 901.9.

    ``action``: it is the special action, which costs more each time in a turn.
    """

    action: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.action:
            game.players[ctx.controller].note(game.characteristics, ACTIONS)
        game.kernel.roll_planar_die(game, ctx.controller)


phrase(RollPlanarDie, en="roll the planar die", es="tira el dado planar", when={"action": False})


@final
@dataclass(frozen=True)
class PlanarDieActions(Amount):
    """How often you have taken the special action of rolling the planar die this turn. CR 901.9."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def value(self, game: Game, ctx: Context) -> int:
        return game.players[ctx.controller].happened(ACTIONS)


phrase(
    PlanarDieActions,
    en="time you've taken this action this turn",
    es="vez que hayas realizado esta acción este turno",
    place="each",
)

ROLL: Final = SpecialAction(
    PLANAR_DIE,
    (PayMana(mana_cost("{1}"), PlanarDieActions()),),
    RollPlanarDie(action=True),
    1 << Zone.COMMAND,
    sorcery_speed=True,
)
"""The special action that a face-up plane or phenomenon stands for. CR 116.2i, 901.9."""
