"""Exchanges of whole zones, and of a life total with a power or toughness. CR 701.12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.amounts import Number
from jajna.ir.base import Duration, Effect, Ref
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.continuous.power_toughness import SetPowerToughness, SetStats
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.mechanics.moving.common import moves
from jajna.mechanics.moving.to_library import onto_library
from jajna.mechanics.things.life import life_set
from jajna.vocab import Term, Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ExchangeLifeAndStat", "ExchangeZones", "OwnZone"]


class OwnZone(Term):
    """A zone of a player's own cards. CR 400.1."""

    HAND = "hand"
    GRAVEYARD = "graveyard"
    LIBRARY = "library"

    def zone(self) -> Zone:
        """The zone."""
        return _ZONES[self]


_ZONES: Final = {
    OwnZone.HAND: Zone.HAND,
    OwnZone.GRAVEYARD: Zone.GRAVEYARD,
    OwnZone.LIBRARY: Zone.LIBRARY,
}

words(
    "own zone",
    {
        OwnZone.HAND: ("hand", "mano"),
        OwnZone.GRAVEYARD: ("graveyard", "cementerio"),
        OwnZone.LIBRARY: ("library", "biblioteca"),
    },
)


@final
@dataclass(frozen=True)
class ExchangeZones(Effect):
    """An instruction to exchange two of one's zones, which may be empty. CR 701.12d, 701.12f."""

    one: OwnZone
    other: OwnZone

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        player = game.players[ctx.controller]
        there = [*game.zones.of(self.one.zone(), player)]
        here = [*game.zones.of(self.other.zone(), player)]
        perform(game, [*_moved(game, there, self.other), *_moved(game, here, self.one)])


def _moved(game: Game, cards: list[int], to: OwnZone) -> list[Event]:
    if to is OwnZone.LIBRARY:
        return onto_library(game, cards, -1)
    return [*moves(game, cards, to.zone(), "put")]


phrase(
    ExchangeZones,
    en="exchange your {one:own zone} and {other:own zone}",
    es="intercambia tu {one:own zone} y tu {other:own zone}",
)


@final
@dataclass(frozen=True)
class ExchangeLifeAndStat(Effect):
    """An instruction to exchange your life total with a creature's power or toughness.

    The creature's becomes what the life total was, by an effect that lasts. CR 701.12a, 701.12g.
    """

    what: Ref
    stat: SetStats

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        for thing in on_battlefield(game, self.what.things(game, ctx))[:1]:
            now = game.object(thing).now
            value = now.power if self.stat is SetStats.POWER else now.toughness
            life = game.players[ctx.controller].life
            changes = life_set(game, ctx.controller, value)
            if value != life and not changes:
                return  # CR 701.12a: the life total can't be given
            stat = SetPowerToughness(Number(life), Number(life), self.stat)
            perform(game, [*changes, *begin(ctx, (stat,), Duration.PERMANENT, [thing])])


for _stat, _en, _es in (
    (SetStats.POWER, "power", "la fuerza"),
    (SetStats.TOUGHNESS, "toughness", "la resistencia"),
):
    phrase(
        ExchangeLifeAndStat,
        en=f"exchange your life total with {{what:'s}} {_en}",
        es=f"intercambia tu total de vidas con {{what:de {_es}}}",
        when={"stat": _stat},
    )
