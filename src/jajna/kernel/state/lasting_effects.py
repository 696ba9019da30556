"""Effects that last beyond the resolution that made them. CR 611.2, 603.7, 614.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from jajna.ir.base import Condition, Effect, Filter, Modification, Pattern, Replacement
    from jajna.kernel.game import Game
    from jajna.kernel.objects.kit import Parts
    from jajna.kernel.state.context import Context

__all__ = ["Continuous", "DelayedTrigger", "Lasting", "Shield", "Upcoming"]


class Lasting:
    """Base of effects that last: their context, duration (``ir.base.Duration``) and timestamp."""

    def __init__(self, ctx: Context, duration: int) -> None:
        self.ctx = ctx
        self.duration = duration
        self.timestamp = 0
        self.turn = 0
        """The number of the turn in which the effect began."""

    def clone(self, memo: dict[int, Context]) -> Lasting:
        """A copy for another game."""
        raise NotImplementedError(type(self).__name__)

    def about(self) -> list[int]:
        """The list of players and objects the effect was created for."""
        return []


@final
class Continuous(Lasting):
    """A continuous effect of a resolved spell or ability. CR 611.2.

    The effect applies to the list ``objects``, fixed when it began. An effect that changes no
    characteristics may have None there and applies to everything that fits ``affects`` instead
    (CR 611.2c).
    """

    def __init__(
        self,
        ctx: Context,
        changes: tuple[Modification, ...],
        duration: int,
        objects: list[int] | None = None,
        affects: Filter | None = None,
    ) -> None:
        super().__init__(ctx, duration)
        self.changes = changes
        self.objects = objects
        self.affects = affects
        self.counter = ""
        """The kind of counter that the object must have with ``Duration.WHILE_COUNTER``."""
        self.parts: Parts | None = None
        """The changes by layers; computed when the effect is first applied."""

    def clone(self, memo: dict[int, Context]) -> Continuous:
        copy = Continuous(
            self.ctx.clone(memo),
            self.changes,
            self.duration,
            self.objects.copy() if self.objects is not None else None,
            self.affects,
        )
        copy.timestamp = self.timestamp
        copy.turn = self.turn
        copy.counter = self.counter
        copy.parts = self.parts
        return copy

    def about(self) -> list[int]:
        return self.objects if self.objects is not None else []

    def divided(self, game: Game) -> list[Continuous]:
        """The effects that begin in its place: each object gets only changes it allows. CR 113.11.

        The first is the effect itself, for the objects that allow all of its changes.
        """
        objects = self.objects
        if objects is None:
            return [self]
        kept: list[int] = []
        found = [self]
        for thing in objects:
            allowed = _allowed(game, self.changes, thing)
            if len(allowed) == len(self.changes) and _all_same(allowed, self.changes):
                kept.append(thing)
            elif allowed:
                part = Continuous(self.ctx, allowed, self.duration, [thing])
                part.timestamp = self.timestamp
                part.turn = self.turn
                part.counter = self.counter
                found.append(part)
        if len(kept) < len(objects):
            self.objects = kept
        return found


def _allowed(game: Game, changes: tuple[Modification, ...], thing: int) -> tuple[Modification, ...]:
    found: list[Modification] = []
    for change in changes:
        allowed = change.allowed(game, thing)
        if allowed is not None:
            found.append(allowed)
    return tuple(found)


def _all_same(one: tuple[Modification, ...], other: tuple[Modification, ...]) -> bool:
    return all(change is other[place] for place, change in enumerate(one))


@final
class Shield(Lasting):
    """A replacement or prevention effect of a resolved spell or ability. CR 614.3, 615.3.

    ``objects`` lists the players and permanents it was created for. ``left`` is how much damage, or
    how often, it still covers; -1: without limit.
    """

    def __init__(
        self,
        ctx: Context,
        replacement: Replacement,
        duration: int,
        objects: list[int],
        left: int = -1,
    ) -> None:
        super().__init__(ctx, duration)
        self.replacement = replacement
        self.objects = objects
        self.left = left

    def clone(self, memo: dict[int, Context]) -> Shield:
        copy = Shield(
            self.ctx.clone(memo), self.replacement, self.duration, self.objects.copy(), self.left
        )
        copy.timestamp = self.timestamp
        copy.turn = self.turn
        return copy

    def about(self) -> list[int]:
        return self.objects


@final
class DelayedTrigger(Lasting):
    """A delayed triggered ability. CR 603.7.

    With ``once`` the ability triggers only once, otherwise each time during its duration.
    """

    def __init__(
        self,
        ctx: Context,
        on: Pattern,
        effect: Effect,
        duration: int,
        once: bool = True,
        condition: Condition | None = None,
    ) -> None:
        super().__init__(ctx, duration)
        self.on = on
        self.effect = effect
        self.once = once
        self.condition = condition
        self.once_each_turn = False
        """Whether it triggers only once each turn. CR 702.179d."""

    def clone(self, memo: dict[int, Context]) -> DelayedTrigger:
        copy = DelayedTrigger(
            self.ctx.clone(memo), self.on, self.effect, self.duration, self.once, self.condition
        )
        copy.once_each_turn = self.once_each_turn
        copy.timestamp = self.timestamp
        copy.turn = self.turn
        return copy


@final
class Upcoming(Lasting):
    """A continuous effect that is about a player's next turn, and begins with it. CR 611.2."""

    def __init__(self, turn_of: int, effect: Continuous) -> None:
        super().__init__(effect.ctx, effect.duration)
        self.turn_of = turn_of
        self.effect = effect

    def clone(self, memo: dict[int, Context]) -> Upcoming:
        copy = Upcoming(self.turn_of, self.effect.clone(memo))
        copy.ctx = self.ctx.clone(memo)
        copy.duration = self.duration
        copy.timestamp = self.timestamp
        copy.turn = self.turn
        return copy

    def about(self) -> list[int]:
        return [self.turn_of, *self.effect.about()]
