"""A player chooses to be the one who something happens to, or the others, or chooses left or
right. CR 608.2d.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Effect, Ref
from jajna.ir.declared.binding import needs, tells
from jajna.ir.declared.names import chooses, looks_up
from jajna.ir.refs import IMPLIED
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "DIRECTION",
    "DIRECTIONS",
    "ChooseDirection",
    "ChooseSide",
    "ChoseSide",
    "NextInDirection",
    "OtherOpponents",
]

SIDES: Final = ("self", "others")
SIDE: Final = "side chosen"
"""Name of the number of the side that was chosen: 1 is self, 2 the others."""
CHOOSER: Final = "chose a side"
"""Name under which the player is bound who chose a side."""
CHOSEN_SIDE: Final = "side"
"""The word for the fact that a side was chosen."""


@final
@dataclass(frozen=True)
class ChooseSide(Effect):
    """An instruction that a player chooses self or others. CR 608.2d."""

    who: Ref = IMPLIED

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        players = in_turn_order(game, self.who.things(game, ctx))
        if not players:
            return None
        options = [Pick(place, side) for place, side in enumerate(SIDES)]
        return Decision(players[0], Kind.WORD, "608.2d", Shape.ONE, [*options], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(CHOOSER, in_turn_order(game, self.who.things(game, ctx))[:1])
        ctx.bind_number(SIDE, answer.index + 1 if isinstance(answer, Pick) else 0)


chooses(ChooseSide, CHOOSER, SIDE)
tells(ChooseSide, CHOSEN_SIDE)
phrase(
    ChooseSide,
    en="{who} <chooses> self or others",
    es="{who} <elige> entre sí mismo y los demás",
)


@final
@dataclass(frozen=True)
class ChoseSide(Condition):
    """The player chose self, or others. CR 608.2d."""

    who: Ref
    others: bool = False

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        return ctx.numbers.get(SIDE, 0) == (2 if self.others else 1)


looks_up(ChoseSide, SIDE)
needs(ChoseSide, CHOSEN_SIDE, "no side was chosen before")
phrase(
    ChoseSide,
    en="{who} <chooses> self",
    es="{who} se <elige> a sí mismo",
    when={"others": False},
)
phrase(
    ChoseSide,
    en="{who} <chooses> others",
    es="{who} <elige> a los demás",
    when={"others": True},
)


@final
@dataclass(frozen=True)
class OtherOpponents(Ref):
    """Each of your opponents but the one who chose a side. CR 102.2, 608.2d."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        chooser = ctx.bound.get(CHOOSER, [])
        return [one for one in game.players.opponents_within(ctx.controller) if one not in chooser]


looks_up(OtherOpponents, CHOOSER)
needs(OtherOpponents, CHOSEN_SIDE, "no side was chosen before")
phrase(
    OtherOpponents,
    en="each of your other opponents",
    es="cada uno de tus otros oponentes",
)


# -- left or right ---------------------------------------------------------------------------------

DIRECTIONS: Final = ("left", "right")
DIRECTION: Final = "direction chosen"
"""Name of the number of the direction that was chosen: 1 is left, 2 right."""
CHOSEN_DIRECTION: Final = "direction"
"""The word for the fact that a direction was chosen."""


@final
@dataclass(frozen=True)
class ChooseDirection(Effect):
    """An instruction to choose left or right. CR 608.2d."""

    who: Ref = IMPLIED

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        players = in_turn_order(game, self.who.things(game, ctx))
        if not players:
            return None
        options = [Pick(place, side) for place, side in enumerate(DIRECTIONS)]
        return Decision(players[0], Kind.WORD, "608.2d", Shape.ONE, [*options], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(DIRECTION, answer.index + 1 if isinstance(answer, Pick) else 0)


chooses(ChooseDirection, DIRECTION)
tells(ChooseDirection, CHOSEN_DIRECTION)
phrase(
    ChooseDirection,
    en="{who} <chooses> left or right",
    es="{who} <elige> entre izquierda y derecha",
)


@final
@dataclass(frozen=True)
class NextInDirection(Ref):
    """The next player in the chosen direction from the one whom an instruction is about, or from
    its controller. The player to the left sits next to them clockwise. CR 103.1, 608.2d.
    """

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        here = ctx.affected if is_player(ctx.affected) else ctx.controller
        around = game.players.seated(here)
        if len(around) < 2:
            return []
        return [around[-1] if ctx.numbers.get(DIRECTION, 0) == 2 else around[1]]


looks_up(NextInDirection, DIRECTION)
needs(NextInDirection, CHOSEN_DIRECTION, "no direction was chosen before")
phrase(
    NextInDirection,
    en="the next player in the chosen direction",
    es="el próximo jugador en la dirección elegida",
)
