"""Instructions that are followed in place of an event. CR 614.1a, 614.6, 614.11."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind, OfPlayer
from jajna.kernel.state.frames import Frame, execute

if TYPE_CHECKING:
    from jajna.ir.base import Effect
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["FollowedInstead", "InsteadFrame", "note_applied"]


@final
class FollowedInstead(OfPlayer):
    """An instruction is followed in place of an event about a player. CR 614.6.

    The instruction begins once all simultaneous events have happened; the rest of a sequence of
    draws continues after it (CR 121.6b).
    """

    def __init__(self, player: int, effect: Effect, ctx: Context) -> None:
        super().__init__(EventKind.FOLLOWED_INSTEAD, player)
        self.effect = effect
        self.ctx = ctx

    def clone(self) -> Event:
        copy = FollowedInstead(self.player, self.effect, self.ctx.clone({}))
        copy.used = self.used
        return copy

    def apply(self, game: Game) -> list[Event]:
        game.frames.append(InsteadFrame(self.effect, self.ctx, self.used))
        return []


@final
class InsteadFrame(Frame):
    """An instruction that replaces an event; ``used`` lists the effects applied to that event.

    None of these effects applies to events of the instruction, the modified event. CR 614.5.
    """

    def __init__(self, effect: Effect, ctx: Context, used: list[str]) -> None:
        self.effect = effect
        self.ctx = ctx
        self.used = used
        self.begun = False

    def run(self, game: Game) -> None:
        if self.begun:
            game.frames.pop()
            return
        self.begun = True
        execute(game, self.effect, self.ctx)

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = InsteadFrame(self.effect, self.ctx.clone(memo), self.used)
        copy.begun = self.begun
        return copy


def note_applied(game: Game, events: list[Event]) -> None:
    """Note in events of a replacing instruction the effects that don't apply again. CR 614.5."""
    if not any(isinstance(frame, InsteadFrame) for frame in game.frames.held):
        return
    found: list[str] = []
    for frame in game.frames.held:
        if isinstance(frame, InsteadFrame):
            found += frame.used
    for event in events:
        event.used = [*found, *event.used]
