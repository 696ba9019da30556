"""The cards that players have besides their decks in some variants. CR 902.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.errors import VariantError
from jajna.kernel.zones import move
from jajna.messages import Message
from jajna.vocab import Type, Zone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jajna.card import Card
    from jajna.kernel.game import Game
    from jajna.variant import Variant

__all__ = ["check", "hand_modifier", "lay_out", "life_modifier"]


def check(variant: Variant, players: int, cards: Sequence[Sequence[Card]]) -> None:
    """Raise VariantError for cards besides the decks that a variant doesn't have, or lacks.

    ``cards`` are those of each of the first players. CR 902.3.
    """
    for seat in range(players):
        own = cards[seat] if seat < len(cards) else ()
        for card in own:
            if not card.faces[0].types & variant.supplementary:
                raise VariantError(
                    Message(
                        "{card} isn't a card with which {variant} is played",
                        card=repr(card.name),
                        variant=repr(variant.name),
                    )
                )
        if variant.supplementary & Type.VANGUARD and len(own) != 1:
            raise VariantError(
                Message(
                    "player {player} has {count} vanguard cards; each player needs one (CR 902.3)",
                    player=seat + 1,
                    count=len(own),
                )
            )


def hand_modifier(cards: Sequence[Card]) -> int:
    """What a player's vanguard adds to the starting and the maximum hand size. CR 313.6."""
    return sum([int(card.faces[0].hand_modifier or "0") for card in cards])


def life_modifier(cards: Sequence[Card]) -> int:
    """What a player's vanguard adds to the starting life total. CR 313.7."""
    return sum([int(card.faces[0].life_modifier or "0") for card in cards])


def lay_out(game: Game, seat: int, cards: Sequence[Card]) -> None:
    """Put a player's vanguard face up into the command zone. CR 313.5, 902.3."""
    for card in cards:
        made = game.objects.new(game.definitions.of(card), seat, Zone.COMMAND)
        made.timestamp = game.effects.tick()
        move.put(game, made)
        move.enter_index(game, made)
