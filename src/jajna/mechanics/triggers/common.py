"""What patterns share: words, binding, and that an event is of one thing that fits. CR 603.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.events.base import Event, OfObject, OfPlayer
from jajna.frozen import dataclass
from jajna.ir.base import Filter, Pattern
from jajna.ir.declared.names import binds
from jajna.ir.filters.identity import Is
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER
from jajna.vocab import is_player
from jajna.wording import words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["NONE_SUCH", "DoneBy", "HappensTo", "bind", "bind_pair", "is_named"]

NONE_SUCH: Final = -1
"""What an event is about that is none of those that a pattern waits for."""

words(
    "when",
    {
        "when": ("when", "cuando"),
        "whenever": ("whenever", "siempre que"),
        "": ("", ""),
    },
)


def bind(game: Game, ctx: Context, thing: int, number: int = 1) -> None:
    """Bind what an event is about: an object and its controller, or a player."""
    if is_player(thing):
        ctx.bind(EVENT_PLAYER, [thing])
    else:
        ctx.bind(EVENT_OBJECT, [thing])
        ctx.bind(EVENT_PLAYER, [game.object(thing).controller])
    ctx.bind_number(EVENT_AMOUNT, number)


def is_named(what: Filter | None) -> bool:
    """Whether a description names its one object: "~", "enchanted creature"."""
    return isinstance(what, Is)


def bind_pair(
    game: Game, ctx: Context, first: int, described: Filter | None, second: int, number: int
) -> None:
    """Bind the described one of two: the first unless it is named. A player is bound as such."""
    if is_player(second):
        bind(game, ctx, first, number)
        ctx.bind(EVENT_PLAYER, [second])
    elif is_named(described):
        bind(game, ctx, second, number)
    else:
        bind(game, ctx, first, number)


@dataclass(frozen=True, eq=False)
class HappensTo(Pattern):
    """Base: something happens to an object that fits, the main thing of the event. CR 603.2."""

    what: Filter

    def kind(self) -> int:
        """The kind of its events (``EventKind``)."""
        raise NotImplementedError(type(self).__name__)

    def kinds(self) -> tuple[int, ...]:
        return (self.kind(),)

    def described(self) -> tuple[Filter, ...]:
        return (self.what,)

    def about(self, game: Game, event: Event) -> int:
        """The thing that the event is about; ``NONE_SUCH`` if it waits for others."""
        return (
            event.object if isinstance(event, OfObject) and event.kind == self.kind() else NONE_SUCH
        )

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        thing = self.about(game, event)
        return thing >= 0 and self.what.matches(game, ctx, thing)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        bind(game, ctx, self.about(game, event))


@dataclass(frozen=True, eq=False)
class DoneBy(Pattern):
    """Base: a player who fits does something, or something happens to them. CR 603.2."""

    who: Filter

    def kind(self) -> int:
        """The kind of its events (``EventKind``), which are of one player."""
        raise NotImplementedError(type(self).__name__)

    def kinds(self) -> tuple[int, ...]:
        return (self.kind(),)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, OfPlayer)
            and event.kind == self.kind()
            and self.who.matches(game, ctx, event.player)
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, OfPlayer), event
        bind(game, ctx, event.player, event.number)


binds(DoneBy, EVENT_PLAYER, EVENT_AMOUNT)
