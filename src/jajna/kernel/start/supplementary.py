"""The cards that players have besides their decks. CR 103.3a, 901.3, 902.3, 904.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.errors import VariantError
from jajna.kernel.card_kinds.supplementary_decks import COMMUNAL, SupplementaryDeck
from jajna.kernel.door import perform
from jajna.kernel.state.frames import Frame
from jajna.kernel.zones import move
from jajna.kernel.zones.conspiracies import names_wanted, put_face_down
from jajna.kernel.zones.planes import Planeswalked
from jajna.messages import Message
from jajna.vocab import Type, Zone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jajna.card import Card
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context
    from jajna.variant import Variant

__all__ = ["StartingPlaneFrame", "check", "hand_modifier", "lay_out", "life_modifier"]

_SINGLE: Final = Type.VANGUARD | Type.CONSPIRACY
"""Mask of the types of the cards that are put into the command zone one by one."""


def check(variant: Variant, players: int, cards: Sequence[Sequence[Card]]) -> None:
    """Raise VariantError for cards besides the decks that a variant doesn't have, or lacks.

    ``cards`` are those of each of the first players. How large a supplementary deck is to be is a
    matter of formats. CR 901.3, 902.3.
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
        if variant.supplementary & Type.PLANE and not (variant.communal and seat):
            if not any(card.faces[0].types & Type.PLANE for card in own):
                raise VariantError(
                    Message(
                        "player {player} has no planar deck with a plane (CR 901.3)",
                        player=seat + 1,
                    )
                )
        if variant.supplementary & Type.SCHEME:
            _check_schemes(variant, seat, len(own))


def _check_schemes(variant: Variant, seat: int, count: int) -> None:
    """Raise VariantError for an archenemy without schemes, or another with some. CR 904.3."""
    is_archenemy = not variant.archenemy or not seat
    if is_archenemy and not count:
        raise VariantError(
            Message("player {player} has no scheme deck (CR 904.3)", player=seat + 1)
        )
    if not is_archenemy and count:
        raise VariantError(
            Message(
                "player {player} has schemes; only the archenemy has (CR 904.3)", player=seat + 1
            )
        )


def hand_modifier(cards: Sequence[Card]) -> int:
    """What a player's vanguard adds to the starting and the maximum hand size. CR 313.6."""
    return sum([int(card.faces[0].hand_modifier or "0") for card in cards])


def life_modifier(cards: Sequence[Card]) -> int:
    """What a player's vanguard adds to the starting life total. CR 313.7."""
    return sum([int(card.faces[0].life_modifier or "0") for card in cards])


def lay_out(game: Game, seat: int, cards: Sequence[Card]) -> None:
    """Put a player's vanguard or conspiracies into the command zone, and their planar or scheme
    deck face down. CR 103.2e, 103.3a, 313.5, 315.2, 901.4, 902.3, 904.4.
    """
    deck = [game.definitions.of(card) for card in cards if not card.faces[0].types & _SINGLE]
    if deck:
        owner = COMMUNAL if game.players.variant.communal else seat
        made = SupplementaryDeck(owner, deck)
        made.shuffle(game.chance)
        game.players.decks.append(made)
    for card in cards:
        if card.faces[0].types & _SINGLE:
            single = game.objects.new(game.definitions.of(card), seat, Zone.COMMAND)
            single.timestamp = game.effects.tick()
            move.put(game, single)
            if names_wanted(single):
                put_face_down(single)
            else:
                move.enter_index(game, single)


@final
class StartingPlaneFrame(Frame):
    """The starting player turns the starting plane up. CR 103.7, 901.5."""

    def run(self, game: Game) -> None:
        game.frames.pop()
        game.players.planar_controller = game.turn.active
        perform.perform(game, [Planeswalked(game.turn.active, starting=True)])

    def clone(self, memo: dict[int, Context]) -> Frame:
        return StartingPlaneFrame()
