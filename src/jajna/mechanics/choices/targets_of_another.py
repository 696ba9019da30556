"""Targets that a player other than the controller chooses, said before them. CR 601.2c, 603.3d."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import PLAYERS, Effect, Filter, Ref
from jajna.ir.declared.binding import becomes, misplaced, needs, tells
from jajna.ir.filters.common import object_of
from jajna.ir.refs import EventPlayer, Same, Target, You, all_that_fit
from jajna.vocab import Reads, Zone, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChoosesTarget", "OfOneOfTheirOpponents", "RicherOpponent"]

TWO_PLAYERS = "two players"
"""A player has chosen another one as a target: the text speaks of the first and the second."""


@final
@dataclass(frozen=True)
class ChoosesTarget(Effect):
    """An instruction whose targets another player chooses, as the ability is put on the stack.
    CR 601.2c, 603.3d.
    """

    who: Ref
    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        return None


phrase(ChoosesTarget, en="{who} <chooses> {what}", es="{who} <elige> {what}")


def _with_chooser(made: ChoosesTarget) -> ChoosesTarget:
    """The target knows who chooses it."""
    if not isinstance(made.what, Target) or made.what.chooser is not None:
        return made
    return replace(made, what=replace(made.what, chooser=made.who))


def _chooses_no_target(made: ChoosesTarget) -> str | None:
    if not isinstance(made.what, Target):
        return "nothing is targeted"
    return "its controller chooses targets anyway" if isinstance(made.who, (You, Same)) else None


becomes(ChoosesTarget, _with_chooser)
misplaced(ChoosesTarget, _chooses_no_target)
tells(ChoosesTarget, TWO_PLAYERS)


@final
@dataclass(frozen=True)
class RicherOpponent(Filter):
    """A player's opponent who controls more of something, or with ``what`` None has more cards in
    hand. CR 102.2, 108.4.
    """

    whom: Ref
    what: Filter | None = None

    def where(self) -> int:
        return PLAYERS

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD | Reads.ZONES

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if not is_player(thing):
            return False
        return any(
            game.players.is_opponent(thing, one)
            and self._has(game, ctx, thing) > self._has(game, ctx, one)
            for one in self.whom.things(game, ctx)
        )

    def _has(self, game: Game, ctx: Context, seat: int) -> int:
        if self.what is None:
            return game.players[seat].hand_size()
        return sum(
            1
            for one in all_that_fit(game, ctx, self.what)
            if not is_player(one) and game.object(one).controller == seat
        )


phrase(
    RicherOpponent,
    en="who has more cards in hand than {whom} <does> and is {whom:own} opponent",
    es="que tiene más cartas en la mano que {whom} y es {whom:own} oponente",
    when={"what": None},
    place="suffix",
)
phrase(
    RicherOpponent,
    en="who controls more {what:s} than {whom} <does> and is {whom:own} opponent",
    es="que controla más {what:s} que {whom} y es {whom:own} oponente",
    place="suffix",
)


@final
@dataclass(frozen=True)
class OfOneOfTheirOpponents(Filter):
    """Controlled by an opponent of a player. CR 102.2, 108.4."""

    whom: Ref

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.zone is not Zone.BATTLEFIELD:
            return False
        return any(
            game.players.is_opponent(found.controller, one) for one in self.whom.things(game, ctx)
        )


phrase(
    OfOneOfTheirOpponents,
    en="one of {whom:'s} opponents controls",
    es="que controla uno de {whom:de los oponentes}",
    place="suffix",
)


def _is_first(made: EventPlayer) -> bool:
    return made.first


phrase(EventPlayer, en="the first player", es="el primer jugador", when={"first": True})
needs(EventPlayer, TWO_PLAYERS, "no player has chosen another", when=_is_first)
