"""How much of a library a player can search. CR 701.23."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jajna.ir.base import Ref
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["can_search", "cannot_begin", "searched_cards"]


def can_search(game: Game, ctx: Context, searcher: int, owner: int) -> bool:
    """Whether a player can search a library for the spell or ability of the context.
    CR 101.2, 701.23a.
    """
    if not game.effects.rules:
        return True
    rules = game.effects.rules[searcher]
    if rules.cannot_search:
        return False
    return not (rules.cannot_search_own and searcher == owner == ctx.controller)


def cannot_begin(game: Game, ctx: Context, searcher: int, who: Ref, whose: Ref | None) -> bool:
    """Whether it is a player's search, who can't search any of the libraries. CR 608.2d.

    They are the player's own, or those of ``whose``.
    """
    if searcher not in who.things(game, ctx):
        return False
    owners = [searcher] if whose is None else whose.things(game, ctx)
    return not any(can_search(game, ctx, searcher, owner) for owner in owners)


def searched_cards(game: Game, ctx: Context, searcher: int, owner: int) -> list[int]:
    """The list of cards that a player searching a library looks at. CR 701.23a, 701.23f."""
    if not can_search(game, ctx, searcher, owner):
        return []
    library = game.players[owner].library
    most = game.effects.rules[searcher].searches_top if game.effects.rules else -1
    return library.copy() if most < 0 else library[:most]
