"""How much of a library a player can search. CR 701.23."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["can_search", "searched_cards"]


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


def searched_cards(game: Game, ctx: Context, searcher: int, owner: int) -> list[int]:
    """The list of cards that a player searching a library looks at. CR 701.23a, 701.23f."""
    if not can_search(game, ctx, searcher, owner):
        return []
    library = game.players[owner].library
    most = game.effects.rules[searcher].searches_top if game.effects.rules else -1
    return library.copy() if most < 0 else library[:most]
