"""Emblems: objects in the command zone that have nothing but abilities. CR 114."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, final

from jajna.card import Card, Face
from jajna.events.base import Event, EventKind, OfPlayer
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.ir.base import Effect, Ref, Said
from jajna.ir.command_zone import working_there
from jajna.ir.declared.binding import EMBLEM, tells, within
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.telling import tell_player
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.state.context import Context

__all__ = ["EmblemMade", "GetEmblem"]


@final
class EmblemMade(OfPlayer):
    """A player gets an emblem. CR 114.1."""

    def __init__(self, player: int, definition: Definition) -> None:
        super().__init__(EventKind.EMBLEM_MADE, player)
        self.definition = definition

    def apply(self, game: Game) -> list[Event]:
        emblem = game.objects.new(self.definition, self.player, Zone.NOWHERE)
        return [ZoneChange(emblem.id, Zone.NOWHERE, Zone.COMMAND, "emblem")]


tell_player(EmblemMade, "You get an emblem.", "{player} gets an emblem.")


def emblem(abilities: tuple[Ability, ...]) -> Card:
    """The emblem with these abilities; it has no other characteristics. CR 114.3."""
    return _emblem(Said(abilities))


@cache
def _emblem(abilities: Said[tuple[Ability, ...]]) -> Card:
    there = tuple([working_there(ability) for ability in abilities.value])
    return Card("Emblem", (Face("Emblem", None, 0, 0, abilities=there),), "emblem")


@final
@dataclass(frozen=True)
class GetEmblem(Effect):
    """An instruction that players get an emblem with abilities. CR 114.1, 114.2."""

    abilities: tuple[Ability, ...]
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        definition = game.definitions.of(emblem(self.abilities))
        players = in_turn_order(game, self.who.things(game, ctx))
        perform(game, [EmblemMade(player, definition) for player in players])


phrase(
    GetEmblem,
    en="{who} <gets> an emblem with {abilities:and}",
    es="{who} <obtiene> un emblema con {abilities:and}",
)
tells(GetEmblem, EMBLEM)
within(GetEmblem, EMBLEM)
