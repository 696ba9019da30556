"""What was sacrificed, and destroyed by opponents, this turn. CR 701.21, 701.8."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.marks import DESTROYED_BY, SACRIFICED_IN
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.nouns import Permanent
from jajna.vocab import Aspects, Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["OpponentDestroyed", "SacrificedThisTurn"]


def _yours_marked(game: Game, ctx: Context, what: Filter, name: str) -> list[Object]:
    """The permanents that fit and left the battlefield under your control this turn with a mark of
    this turn, each as it last existed. CR 608.2h.
    """
    found: list[Object] = []
    for gone in game.objects.left_since(game.turn.began):
        noted = gone.marks.get(name)
        yours = gone.zone is Zone.BATTLEFIELD and gone.controller == ctx.controller
        if yours and noted and noted[0] == game.turn.number and what.matches(game, ctx, gone.id):
            found.append(gone)
    return found


@final
@dataclass(frozen=True)
class SacrificedThisTurn(Condition):
    """You sacrificed at least ``number`` permanents that fit this turn. CR 701.21a, 608.2h.

    ``perfect``: the text says "you've sacrificed".
    """

    what: Filter
    number: int = 1
    perfect: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        return len(_yours_marked(game, ctx, self.what, SACRIFICED_IN)) >= self.number


for _perfect, _en, _es in (
    (False, "you sacrificed", "<sacrificó@tú>"),
    (True, "you've sacrificed", "<ha@tú> sacrificado"),
):
    phrase(
        SacrificedThisTurn,
        en=f"{_en} {{what:a}} this turn",
        es=f"{_es} {{what:un}} este turno",
        when={"number": 1, "perfect": _perfect},
    )
    phrase(
        SacrificedThisTurn,
        en=f"{_en} {{number}} or more {{what:s}} this turn",
        es=f"{_es} {{number}} o más {{what:s}} este turno",
        when={"perfect": _perfect},
    )


def _counted_otherwise(made: SacrificedThisTurn) -> str | None:
    """Permanents of any kind are counted for each player, whatever became of them."""
    any_kind = made.what == Permanent() and not made.perfect
    return "permanents of any kind are counted otherwise" if any_kind else None


misplaced(SacrificedThisTurn, _counted_otherwise)


@final
@dataclass(frozen=True)
class OpponentDestroyed(Condition):
    """A permanent that fits was destroyed under your control this turn by a spell or ability that
    an opponent controlled. CR 701.8, 608.2h.
    """

    what: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.ZONES | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(
            game.players.is_opponent(gone.marks[DESTROYED_BY][1], ctx.controller)
            for gone in _yours_marked(game, ctx, self.what, DESTROYED_BY)
        )


phrase(
    OpponentDestroyed,
    en="{what:a} under your control was destroyed this turn by a spell or ability an opponent "
    "controlled",
    es="{what:un} bajo tu control fue <*destruido@what> este turno por un hechizo o habilidad que "
    "controlaba un oponente",
)
