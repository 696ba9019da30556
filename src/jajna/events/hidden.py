"""Hidden cards: libraries shuffled and searched, cards revealed. CR 400.2, 701.20-701.24."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, EventKind, OfPlayer
from jajna.events.marks import LIBRARIES_SEARCHED

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = ["DrawnRevealed", "Revealed", "Searched", "Shuffled"]


@final
class Shuffled(OfPlayer):
    """A player shuffles their library, without the cards ``but``. CR 701.24a, 701.24b.

    These are about to be put into a certain position, so that it doesn't matter where they are.
    """

    def __init__(self, player: int, but: list[int] | None = None) -> None:
        super().__init__(EventKind.SHUFFLED, player)
        self.but = but if but is not None else []

    def apply(self, game: Game) -> list[Event]:
        library = game.players[self.player].library
        game.chance.shuffle(library)
        if self.but:
            library = [card for card in library if card not in self.but]
        game.knowledge.forget(library)
        return NO_EVENTS


@final
class Revealed(OfPlayer):
    """Cards are shown to players. CR 701.20. ``to`` is one player who looks (CR 701.20e), or -1
    for all.
    """

    def __init__(self, player: int, cards: list[int], to: int = -1) -> None:
        super().__init__(EventKind.REVEALED, player, len(cards))
        self.cards = cards
        self.to = to

    def things(self) -> list[int]:
        return [self.player, *self.cards]

    def apply(self, game: Game) -> list[Event]:
        game.knowledge.show(self.cards, game.players.mask(self.to))
        return NO_EVENTS


@final
class DrawnRevealed(OfPlayer):
    """A card is revealed as a player draws it, by an ability of ``source``. CR 603.11, 701.20."""

    def __init__(self, player: int, card: int, source: int) -> None:
        super().__init__(EventKind.REVEALED, player)
        self.card = card
        self.source = source

    def things(self) -> list[int]:
        return [self.player, self.card]

    def apply(self, game: Game) -> list[Event]:
        game.knowledge.show([self.card], game.players.mask(-1))
        return NO_EVENTS


@final
class Searched(OfPlayer):
    """A player searches a library. CR 701.23a."""

    def __init__(self, player: int, owner: int) -> None:
        super().__init__(EventKind.SEARCHED, player)
        self.owner = owner

    def things(self) -> list[int]:
        return [self.player, self.owner]

    def apply(self, game: Game) -> list[Event]:
        if self.player == self.owner:
            game.players[self.player].note(game.characteristics, LIBRARIES_SEARCHED)
        return NO_EVENTS
