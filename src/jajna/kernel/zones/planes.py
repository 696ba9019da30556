"""Planes and phenomena: planar decks, planeswalking, the planar die. CR 311, 312, 701.31, 901."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind, OfPlayer
from jajna.events.effects import EffectEnded
from jajna.events.moves import ZoneChange
from jajna.ir.base import Duration
from jajna.ir.planes import Planeswalk
from jajna.kernel.card_kinds.supplementary_decks import COMMUNAL, deck_of, face_up
from jajna.kernel.state.context import Context
from jajna.kernel.state.index import Waiting
from jajna.kernel.state.pending import Pending
from jajna.kernel.zones import move
from jajna.vocab import Type, Zone, is_another_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.lasting_effects import Lasting

__all__ = [
    "BLANK",
    "CHAOS",
    "PLANAR",
    "PLANESWALKER",
    "PLANESWALKING",
    "STARTING",
    "ChaosEnsued",
    "PlanarDieRolled",
    "Planeswalked",
    "PlaneswalkedAway",
    "is_planeswalking_ability",
    "keep_abilities_of_phenomena",
    "left_with_owner",
    "planeswalking",
    "take_control",
]

PLANESWALKER: Final = "planeswalker"
CHAOS: Final = "chaos"
BLANK: Final = ""
FACES: Final = (PLANESWALKER, CHAOS, BLANK, BLANK, BLANK, BLANK)
"""The faces of the planar die. CR 901.3a."""
PLANESWALKING: Final = "planeswalk"
"""The cause of the moves of cards as a player planeswalks."""
AWAY: Final = "planeswalk away"
"""The cause of the moves of cards that a player planeswalks away from."""
STARTING: Final = "starting plane"
"""The cause of the move of the starting plane. CR 901.5."""
PLANAR: Final = Type.PLANE | Type.PHENOMENON
"""Mask of the types of the cards of planar decks. CR 901.3."""
_ABILITY: Final = Planeswalk()
"""The instruction of the planeswalking ability. CR 901.8."""


def planeswalking(game: Game, player: int) -> list[Event]:
    """The events by which a player planeswalks; none if they aren't the planar controller.
    CR 701.31a, 701.31b, 901.11c.
    """
    if is_another_player(game.players.planar_controller, player):
        return []
    away: list[Event] = [PlaneswalkedAway(player, thing.id) for thing in face_up(game, PLANAR)]
    return [*away, Planeswalked(player)]


def take_control(game: Game, player: int) -> None:
    """Make a player the planar controller, who controls the face-up cards. CR 311.5, 901.6.

    A player counts as the owner of the cards of a communal deck too (CR 901.15b).
    """
    if game.players.planar_controller < 0 or game.players.planar_controller == player:
        return
    game.players.planar_controller = player
    communal = any(deck.owner == COMMUNAL for deck in game.players.decks)
    for thing in face_up(game, PLANAR):
        move.silence(game, thing)
        own = game.objects.own(thing.id)
        own.controller = player
        own.first_controller = player
        if communal:
            own.owner = player
        move.enter_index(game, own)
        game.characteristics.dirty = True


def keep_abilities_of_phenomena(game: Game, player: int) -> None:
    """Give the new planar controller the abilities from phenomena of a player who leaves.
    CR 901.10b.
    """
    heir = game.players.planar_controller
    for number in game.zones.stack:
        item = game.objects[number].item
        if item is not None and item.is_ability() and item.ctx.controller == player:
            if _is_phenomenon(game, item.ctx.source):
                own = game.objects.own(number)
                assert own.item is not None
                own.owner = own.controller = own.first_controller = heir
                own.item.ctx.controller = heir
    for waiting in game.effects.pending:
        if waiting.ctx.controller == player and _is_phenomenon(game, waiting.ctx.source):
            waiting.ctx.controller = heir


def _is_phenomenon(game: Game, source: int) -> bool:
    return game.object(source).definition.faces[0].types & Type.PHENOMENON != 0


def left_with_owner(game: Game, player: int) -> list[Event]:
    """The events that follow as a player's planar deck and face-up card leave the game with them:
    the planar controller turns another card up. CR 901.10, 901.10a.
    """
    gone = [thing for thing in face_up(game, PLANAR) if thing.owner == player]
    game.players.decks = [deck for deck in game.players.decks if deck.owner != player]
    if not gone:
        return []
    events: list[Event] = [
        ZoneChange(number, Zone.STACK, Zone.NOWHERE, "cease")
        for number in game.zones.stack
        if is_planeswalking_ability(game.objects[number]) and game.objects[number].owner != player
    ]
    game.effects.pending = [
        waiting for waiting in game.effects.pending if waiting.waiting.effects != (_ABILITY,)
    ]
    return [*events, Planeswalked(game.players.planar_controller)]


def is_planeswalking_ability(thing: Object) -> bool:
    """Whether an object on the stack is the planeswalking ability. CR 901.8."""
    item = thing.item
    return item is not None and item.is_ability() and item.effects == (_ABILITY,)


@final
class PlaneswalkedAway(OfPlayer):
    """A player planeswalks away from a face-up card, which goes to the bottom of its owner's
    planar deck. CR 701.31b, 901.11b.
    """

    def __init__(self, player: int, plane: int) -> None:
        super().__init__(EventKind.PLANESWALKED_AWAY, player)
        self.plane = plane

    def things(self) -> list[int]:
        return [self.player, self.plane]

    def possible(self, game: Game) -> bool:
        return self.plane in game.objects

    def apply(self, game: Game) -> list[Event]:
        plane = game.objects[self.plane]
        deck = deck_of(game, plane.owner)
        if deck is not None:
            deck.put_under(plane.definition)
        return [ZoneChange(self.plane, Zone.COMMAND, Zone.NOWHERE, AWAY)]

    def notation(self) -> str:
        return f"PlaneswalkedAway {self.player} {self.plane}"


@final
class Planeswalked(OfPlayer):
    """A player moves the top card of their planar deck off it and turns it face up. CR 901.11.

    ``starting``: it is done before the first turn, and nobody planeswalks (CR 901.5).
    """

    def __init__(self, player: int, starting: bool = False) -> None:
        super().__init__(EventKind.PLANESWALKED, player)
        self.starting = starting

    def possible(self, game: Game) -> bool:
        deck = deck_of(game, self.player)
        return deck is not None and game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        deck = deck_of(game, self.player)
        if deck is None or not deck.cards:
            return []
        card = deck.take()
        while self.starting and not card.faces[0].types & Type.PLANE:
            deck.put_under(card)
            card = deck.take()
        made = game.objects.new(card, self.player, Zone.NOWHERE)
        cause = STARTING if self.starting else PLANESWALKING
        arrival = ZoneChange(made.id, Zone.NOWHERE, Zone.COMMAND, cause)
        over = _until_planeswalking(game)
        return [EffectEnded(over), arrival] if over else [arrival]

    def notation(self) -> str:
        return f"Planeswalked {self.player} {self.starting}"


def _until_planeswalking(game: Game) -> list[Lasting]:
    """The effects that last until a player planeswalks. CR 901.11."""
    return [
        one for one in game.effects.all_lasting() if one.duration == Duration.UNTIL_PLANESWALKING
    ]


@final
class ChaosEnsued(OfPlayer):
    """Chaos ensues. CR 311.7, 901.9b."""

    def __init__(self, player: int) -> None:
        super().__init__(EventKind.CHAOS_ENSUED, player)

    def apply(self, game: Game) -> list[Event]:
        return []

    def notation(self) -> str:
        return f"ChaosEnsued {self.player}"


@final
class PlanarDieRolled(OfPlayer):
    """A player rolls the planar die. CR 901.3a, 901.9. ``face`` is what it shows afterwards."""

    def __init__(self, player: int) -> None:
        super().__init__(EventKind.PLANAR_DIE_ROLLED, player)
        self.face = BLANK

    def possible(self, game: Game) -> bool:
        return game.players.planar_controller >= 0

    def apply(self, game: Game) -> list[Event]:
        self.face = FACES[game.chance.below(len(FACES))]
        if self.face == CHAOS:
            return [ChaosEnsued(self.player)]
        if self.face == PLANESWALKER:
            self._trigger(game)
        return []

    def _trigger(self, game: Game) -> None:
        """Trigger the planeswalking ability. CR 901.8.

        It has no source; the face-up card stands for it, with which it may cease to exist
        (CR 901.10a).
        """
        up = face_up(game, PLANAR)
        if up:
            ctx = Context(up[0].id, self.player)
            game.effects.pending.append(Pending(Waiting((_ABILITY,), None, False), ctx, self))

    def notation(self) -> str:
        return f"PlanarDieRolled {self.player} {self.face}"
