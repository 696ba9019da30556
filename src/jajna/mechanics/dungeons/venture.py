"""Venturing into dungeons, and having completed them. CR 309.5, 309.7, 701.49."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.events.base import Event, EventKind, OfPlayer
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Effect, Layer, Modification, Ref
from jajna.ir.refs import IMPLIED
from jajna.kernel.card_kinds.dungeons import (
    ROOM,
    VENTURES,
    DungeonCompleted,
    MarkerMoved,
    bottommost,
    dungeon_of,
    leads,
    marker,
    times_completed,
)
from jajna.kernel.door.perform import perform_in_turn
from jajna.mechanics.dungeons.cards import DUNGEONS
from jajna.mechanics.dungeons.rooms import names_of_rooms
from jajna.mechanics.triggers.common import DoneBy
from jajna.telling import card, silent, tell_player
from jajna.vocab import Reads, Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.card import Card
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = [
    "UNDERCITY",
    "CompletesDungeon",
    "DungeonBrought",
    "DungeonsCompleted",
    "HasCompleted",
    "Venture",
    "VentureOncePerTurn",
    "Ventured",
]

UNDERCITY: Final = "Undercity"
"""The dungeon type into which one ventures only by name. CR 205.3p."""


@final
class DungeonBrought(OfPlayer):
    """A player brings a dungeon card into the game, with their marker on the topmost room.
    CR 309.2a, 309.4a.
    """

    def __init__(self, player: int, card: Card) -> None:
        super().__init__(EventKind.DUNGEON_BROUGHT, player)
        self.card = card

    def possible(self, game: Game) -> bool:
        return game.players[self.player].in_game and dungeon_of(game, self.player) is None

    def apply(self, game: Game) -> list[Event]:
        made = game.objects.new(game.definitions.of(self.card), self.player, Zone.NOWHERE)
        arrival = ZoneChange(made.id, Zone.NOWHERE, Zone.COMMAND, "venture")
        arrival.marks = {ROOM: [0]}
        return [arrival]

    def notation(self) -> str:
        return f"DungeonBrought {self.player} {self.card.name}"


tell_player(
    DungeonBrought,
    "You enter the dungeon {dungeon}.",
    "{player} enters the dungeon {dungeon}.",
    words={"dungeon": card("card")},
)


@final
class Ventured(OfPlayer):
    """A player ventures into a dungeon. CR 701.49."""

    def __init__(self, player: int) -> None:
        super().__init__(EventKind.VENTURED, player)

    def possible(self, game: Game) -> bool:
        return game.players[self.player].in_game

    def apply(self, game: Game) -> list[Event]:
        game.players[self.player].note(game.characteristics, VENTURES)
        return []


tell_player(Ventured, "You venture.", "{player} ventures.")
silent(Ventured)


@final
@dataclass(frozen=True)
class Venture(Effect):
    """An instruction to venture into the dungeon, or into one of a ``quality``.
    CR 701.49a, 701.49d.
    """

    who: Ref = IMPLIED
    quality: str = ""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        for player in self._players(game, ctx):
            return Decision(
                player,
                Kind.WORD,
                "701.49",
                Shape.ONE,
                [*self._options(game, player)],
                source=ctx.source,
            )
        return None

    def _players(self, game: Game, ctx: Context) -> list[int]:
        """The one player who is told to venture, if no effect forbids it. CR 101.2."""
        return [
            player
            for player in self.who.things(game, ctx)[:1]
            if not (game.effects.rules and game.effects.rules[player].cannot_venture)
        ]

    def _options(self, game: Game, player: int) -> list[Pick]:
        """The rooms or dungeons that the player may go to. CR 701.49a-701.49c."""
        held = dungeon_of(game, player)
        if held is None or bottommost(held):
            cards = self._dungeons()
            return [Pick(place, card.name) for place, card in enumerate(cards)]
        names = names_of_rooms(held.now.kit.all)
        return [Pick(one, names[one]) for one in leads(held.now, marker(held))]

    def _dungeons(self) -> list[Card]:
        """The dungeons to choose from: those of the quality, which some ask for. CR 701.49d."""
        return [
            card
            for card in DUNGEONS
            if (self.quality or UNDERCITY not in card.faces[0].subtypes)
            and (not self.quality or self.quality in card.faces[0].subtypes)
        ]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for player in self._players(game, ctx):
            assert isinstance(answer, Pick), answer
            events = self._events(game, player, answer.index, dungeon_of(game, player))
        perform_in_turn(game, events)

    def _events(self, game: Game, player: int, chosen: int, held: Object | None) -> list[Event]:
        if held is not None and not bottommost(held):
            name = names_of_rooms(held.now.kit.all)[chosen]
            return [Ventured(player), MarkerMoved(player, held.id, chosen, name)]  # CR 701.49b
        brought = DungeonBrought(player, self._dungeons()[chosen])
        if held is None:
            return [Ventured(player), brought]  # CR 701.49a
        return [Ventured(player), DungeonCompleted(player, held.id), brought]  # CR 701.49c


phrase(
    Venture,
    en="{who} <ventures> into the dungeon",
    es="{who} <se aventura> en la mazmorra",
    when={"quality": ""},
)
phrase(
    Venture,
    en="{who} <ventures> into Undercity",
    es="{who} <se aventura> en Infraciudad",
    when={"quality": UNDERCITY},
)


@final
@dataclass(frozen=True)
class VentureOncePerTurn(Modification):
    """Can't venture into the dungeon more than once each turn. CR 101.2, 701.49."""

    def reads(self) -> int:
        return Reads.HISTORY

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.cannot_venture = rules.cannot_venture or game.players[player].happened(VENTURES) > 0


phrase(
    VentureOncePerTurn,
    en="<can't> venture into the dungeon more than once each turn",
    es="no <puede> aventurarse en la mazmorra más de una vez cada turno",
)


@final
@dataclass(frozen=True)
class HasCompleted(Condition):
    """You have completed a dungeon, or one by name; ``negative``: you haven't. CR 309.7."""

    name: str = ""
    negative: bool = False

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return (_completed(game, ctx.controller, self.name) > 0) != self.negative


def _completed(game: Game, player: int, name: str = "") -> int:
    """The number of dungeons of different names, or of that name, that the player has completed."""
    names = [card.name for card in DUNGEONS if name in ("", card.name)]
    return sum(1 for one in names if times_completed(game, player, one))


phrase(
    HasCompleted,
    en="you've completed a dungeon",
    es="<ha@tú> completado una mazmorra",
    when={"name": "", "negative": False},
)
phrase(
    HasCompleted,
    en="you haven't completed {name:name}",
    es="no <ha@tú> completado {name:name}",
    when={"negative": True},
)


@final
@dataclass(frozen=True)
class DungeonsCompleted(Amount):
    """The number of differently named dungeons you have completed. CR 309.7."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def value(self, game: Game, ctx: Context) -> int:
        return _completed(game, ctx.controller)


phrase(
    DungeonsCompleted,
    en="differently named dungeon you've completed",
    es="mazmorra de diferente nombre que hayas completado",
    place="each",
)


@final
@dataclass(frozen=True)
class CompletesDungeon(DoneBy):
    """A player completes a dungeon. CR 309.7."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.DUNGEON_COMPLETED


phrase(
    CompletesDungeon,
    en="{word:when} {who:this} <completes> a dungeon",
    es="{word:when} {who:this} <completa> una mazmorra",
)
