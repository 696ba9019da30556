"""Conspiracies: put face down with names chosen in secret, and turned face up. CR 315, 702.106."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, Event, EventKind, OfPlayer
from jajna.ir.abilities import NamesInSecret
from jajna.kernel.objects.characteristics import ABILITY
from jajna.kernel.zones.card_names import CHOSEN_NAME, places_of
from jajna.kernel.zones.move import begin_anew
from jajna.vocab import Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = [
    "AgendaNamed",
    "ConspiracyTurnedUp",
    "face_down_conspiracies",
    "names_wanted",
    "put_face_down",
]


def names_wanted(conspiracy: Object) -> int:
    """How many names are chosen in secret for a conspiracy; 0 for one that begins face up.
    CR 702.106a, 702.106f.
    """
    for keyworded in conspiracy.definition.values(Zone.COMMAND, 0).kit.keyworded:
        for ability in keyworded.meaning:
            if isinstance(ability, NamesInSecret):
                return ability.number
    return 0


def put_face_down(conspiracy: Object) -> None:
    """Turn a conspiracy face down as it is put into the command zone: it has no characteristics.
    CR 315.5b, 702.106a.
    """
    conspiracy.face_down = True
    conspiracy.base = conspiracy.copiable = conspiracy.now = ABILITY


def face_down_conspiracies(game: Game, player: int) -> list[int]:
    """The list of the face-down conspiracies that a player controls."""
    there = [game.objects[number] for number in game.zones.command]
    return [
        thing.id
        for thing in there
        if thing.face_down
        and thing.owner == player
        and thing.definition.faces[0].types & Type.CONSPIRACY
    ]


@final
class AgendaNamed(OfPlayer):
    """A player has chosen a card name for a face-down conspiracy in secret. CR 702.106b."""

    def __init__(self, player: int, conspiracy: int, name: str) -> None:
        super().__init__(EventKind.AGENDA_NAMED, player)
        self.conspiracy = conspiracy
        self.name = name

    def things(self) -> list[int]:
        return [self.player, self.conspiracy]

    def apply(self, game: Game) -> list[Event]:
        player = game.players[self.player]
        noted = player.agendas.get(self.conspiracy, ())
        player.agendas = {**player.agendas, self.conspiracy: (*noted, self.name)}
        return NO_EVENTS


@final
class ConspiracyTurnedUp(OfPlayer):
    """A player turns a face-down conspiracy face up; the names chosen for it are revealed.
    CR 613.7j, 702.106c, 702.106e.
    """

    def __init__(self, player: int, conspiracy: int) -> None:
        super().__init__(EventKind.CONSPIRACY_TURNED_UP, player)
        self.conspiracy = conspiracy
        self.names: tuple[str, ...] = ()

    def things(self) -> list[int]:
        return [self.player, self.conspiracy]

    def possible(self, game: Game) -> bool:
        return self.conspiracy in game.objects and game.objects[self.conspiracy].face_down

    def apply(self, game: Game) -> list[Event]:
        player = game.players[self.player]
        self.names = player.agendas.get(self.conspiracy, ())
        player.agendas = {
            number: names for number, names in player.agendas.items() if number != self.conspiracy
        }
        thing = game.objects.own(self.conspiracy)
        thing.face_down = False
        thing.timestamp = game.effects.tick()
        thing.mark(CHOSEN_NAME, [place for name in self.names for place in places_of(game, name)])
        begin_anew(game, thing, thing.definition.values(Zone.COMMAND, 0))
        return NO_EVENTS

    def notation(self) -> str:
        return f"ConspiracyTurnedUp {self.player} {self.conspiracy}"
