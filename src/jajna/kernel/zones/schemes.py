"""Schemes: setting them in motion, abandoning them. CR 314, 701.32, 701.33, 904."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind, OfPlayer
from jajna.events.moves import ZoneChange
from jajna.kernel.card_kinds.supplementary_decks import deck_of
from jajna.kernel.players import teams
from jajna.vocab import Supertype, Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.card_kinds.supplementary_decks import SupplementaryDeck
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = [
    "SET_IN_MOTION",
    "TURNED_DOWN",
    "SchemeSetInMotion",
    "SchemeTurnedDown",
    "abandoning",
    "due",
    "is_ongoing",
]

SET_IN_MOTION: Final = "set in motion"
"""The cause of the move of a scheme off its deck. CR 701.32b."""
TURNED_DOWN: Final = "scheme turned down"
"""The cause of the move of a scheme under its deck. CR 314.6, 701.33b."""


def is_ongoing(scheme: Object) -> bool:
    """Whether a scheme stays face up until it is abandoned. CR 904.11."""
    return scheme.definition.faces[0].supertypes & Supertype.ONGOING != 0


def _deck(game: Game, player: int) -> SupplementaryDeck | None:
    """A player's scheme deck; None for a player who is no archenemy."""
    if not game.players.variant.supplementary & Type.SCHEME:
        return None
    return deck_of(game, player)


def due(game: Game) -> list[Event]:
    """The schemes that are set in motion as a precombat main phase begins. CR 703.4g, 904.9."""
    return [
        SchemeSetInMotion(seat)
        for seat in teams.active_players(game)
        if _deck(game, seat) is not None
    ]


def abandoning(game: Game, scheme: int) -> list[Event]:
    """The events by which a scheme is abandoned: only a face-up ongoing one is. CR 701.33a."""
    thing = game.objects.get(scheme)
    if thing is None or thing.zone is not Zone.COMMAND or not is_ongoing(thing):
        return []
    return [SchemeTurnedDown(thing.owner, scheme, abandoned=True)]


@final
class SchemeSetInMotion(OfPlayer):
    """A player sets the top scheme of their scheme deck in motion. CR 701.32b, 904.9."""

    def __init__(self, player: int) -> None:
        super().__init__(EventKind.SCHEME_SET_IN_MOTION, player)

    def possible(self, game: Game) -> bool:
        deck = _deck(game, self.player)
        return deck is not None and len(deck.cards) > 0 and game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        deck = _deck(game, self.player)
        assert deck is not None, self.player
        made = game.objects.new(deck.take(), self.player, Zone.NOWHERE)
        return [ZoneChange(made.id, Zone.NOWHERE, Zone.COMMAND, SET_IN_MOTION)]

    def notation(self) -> str:
        return f"SchemeSetInMotion {self.player}"


@final
class SchemeTurnedDown(OfPlayer):
    """A scheme is turned face down and put on the bottom of its owner's scheme deck.
    CR 314.6, 701.33b.

    It is ``abandoned``, or leaves by itself as it isn't ongoing.
    """

    def __init__(self, player: int, scheme: int, abandoned: bool = False) -> None:
        super().__init__(EventKind.SCHEME_TURNED_DOWN, player)
        self.scheme = scheme
        self.abandoned = abandoned

    def things(self) -> list[int]:
        return [self.player, self.scheme]

    def possible(self, game: Game) -> bool:
        return self.scheme in game.objects

    def apply(self, game: Game) -> list[Event]:
        deck = _deck(game, self.player)
        if deck is not None:
            deck.put_under(game.objects[self.scheme].definition)
        return [ZoneChange(self.scheme, Zone.COMMAND, Zone.NOWHERE, TURNED_DOWN)]

    def notation(self) -> str:
        return f"SchemeTurnedDown {self.player} {self.scheme} {self.abandoned}"
