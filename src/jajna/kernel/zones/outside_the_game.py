"""Cards outside the game. CR 400.11."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["cards_outside"]


def cards_outside(game: Game, player: int) -> list[int]:
    """The cards that a player owns outside the game, in some eras those in exile too; not those
    that lie face down. CR 400.11, CR 2003-07-01 217.1e.

    In a game with commanders none is among them that has the name of a card that the player owns
    in the game (CR 903.11a).
    """
    found = game.players[player].outside.copy()
    if (
        found
        and game.era.wishes_keep_to_deck
        and any(one.owner == player for one in game.players.commanders)
    ):
        found = _unlike(game, player, found)
    if game.era.removed_is_outside:
        for number in game.zones.exile:
            removed = game.object(number)
            if removed.owner == player and not removed.face_down and not removed.token:
                found.append(number)
    return found


def _unlike(game: Game, player: int, cards: list[int]) -> list[int]:
    """The cards without those that have the name of a card the player owns in the game."""
    owned = [
        thing.definition.card.name
        for thing in (*game.objects.values(), *game.zones.phased.values())
        if thing.owner == player and thing.zone is not Zone.NOWHERE and not thing.token
    ]
    return [card for card in cards if game.object(card).definition.card.name not in owned]
