"""Redistributing life totals. CR 119.7, 119.8, 810.9f."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.base import Effect
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import Frame
from jajna.mechanics.things.life import life_set
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["RedistributeLife"]


@final
@dataclass(frozen=True)
class RedistributeLife(Effect):
    """An instruction to redistribute any number of players' life totals: each of them gets one of
    these totals back. CR 119.7, 119.8.

    The player says for each whose total they get; who keeps their own isn't affected.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        seats = game.players.within(ctx.controller, game.players.in_order(ctx.controller))
        game.frames.append(_RedistributeFrame(ctx.controller, seats))


@final
class _RedistributeFrame(Frame):
    """Life totals being redistributed by a player among others, of each team one. CR 810.9f."""

    def __init__(self, player: int, seats: list[int]) -> None:
        self.player = player
        self.seats = seats
        """The players who may be affected."""
        self.given: list[int] = []
        """Whose life total each of the first of them gets."""

    def run(self, game: Game) -> None:
        for seat in self.seats:
            team = [one.id for one in game.players.sharing_life(seat) if one.id in self.seats]
            if len(team) > 1:
                self._ask(game, Kind.PLAYER, "810.9f", team, 0)
                return
        while len(self.given) < len(self.seats):
            due = self.seats[len(self.given)]
            left = [one for one in self.seats if one not in self.given]
            options = [one for one in left if _is_possible(game, self.seats, [*self.given, one])]
            if len(options) > 1:
                self._ask(game, Kind.LIFE_TOTAL, "119.7", options, due)
                return
            self.given += options
        game.frames.pop()
        events: list[Event] = []
        for seat, other in zip(self.seats, self.given, strict=True):
            events += life_set(game, seat, game.players[other].life)
        perform(game, events)

    def _ask(self, game: Game, kind: Kind, rule: str, seats: list[int], due: int) -> None:
        options = [Thing(one) for one in seats]
        game.decision = Decision(self.player, kind, rule, Shape.ONE, [*options], subject=due)

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, Thing), answer
        team = [one.id for one in game.players.sharing_life(answer.thing) if one.id in self.seats]
        if len(team) > 1:
            self.seats = [one for one in self.seats if one not in team or one == answer.thing]
        else:
            self.given.append(answer.thing)

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = _RedistributeFrame(self.player, self.seats.copy())
        copy.given = self.given.copy()
        return copy


def _is_possible(game: Game, seats: list[int], given: list[int]) -> bool:
    """Whether the players can be given these totals, and each other one of those left."""
    if not all(_may_get(game, *pair) for pair in zip(seats, given, strict=False)):
        return False
    if len(given) == len(seats):
        return True
    due = seats[len(given)]
    if due not in given and _is_possible(game, seats, [*given, due]):
        return True
    left = [one for one in seats if one not in given and one != due]
    return any(_is_possible(game, seats, [*given, one]) for one in left)


def _may_get(game: Game, seat: int, other: int) -> bool:
    """Whether a player can get another's life total. CR 119.7, 119.8."""
    change = game.players[other].life - game.players[seat].life
    rules = game.effects.rules[seat] if game.effects.rules else None
    if rules is None or not change:
        return True
    return not (rules.cannot_gain_life if change > 0 else rules.cannot_lose_life)


phrase(
    RedistributeLife,
    en="redistribute any number of players' life totals",
    es="redistribuye los totales de vidas de cualquier número de jugadores",
)
