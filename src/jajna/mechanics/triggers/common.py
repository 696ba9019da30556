"""What patterns share: words, binding, events that are one occurrence. CR 603.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.ir.filters.identity import Is
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER
from jajna.vocab import is_player
from jajna.wording import words

if TYPE_CHECKING:
    from jajna.ir.base import Filter
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["bind", "bind_pair", "is_named"]

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
