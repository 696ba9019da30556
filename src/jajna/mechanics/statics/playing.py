"""Cards that effects let players play from elsewhere, or without paying. CR 601.3, 701.18a."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.ir.base import Filter, Layer, Modification
from jajna.ir.filters.common import object_of
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.zones import InZone
from jajna.ir.refs import YOU
from jajna.kernel.context import Context
from jajna.kernel.rules import Permission, Spending
from jajna.mechanics.statics.spending import ALL_MANA
from jajna.mechanics.would_be import WouldBe
from jajna.vocab import Reads, Zone, bit
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.rules import PlayerRules

__all__ = [
    "PERMITTED",
    "CannotPlayFromGraveyards",
    "GraveyardsAsOwn",
    "MayCastThisFrom",
    "MayPlayFrom",
    "MayPlayThese",
    "PlayedGraveyard",
    "TopOfLibrary",
]

PERMITTED: Final = "permitted"
"""Name under which the cards are bound that a permission is for."""


@final
@dataclass(frozen=True)
class TopOfLibrary(Filter):
    """The top card of the controller's library. CR 401.1."""

    def reads(self) -> int:
        return Reads.ZONES

    def where(self) -> int:
        return 1 << Zone.LIBRARY

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing in game.players[ctx.controller].library[:1]


@final
@dataclass(frozen=True)
class PlayedGraveyard(Filter):
    """In the controller's graveyard, or as though it were, for playing it. CR 404.1, 609.4a."""

    def where(self) -> int:
        return 1 << Zone.GRAVEYARD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or found.zone is not Zone.GRAVEYARD:
            return False
        return found.owner == ctx.controller or game.rules[ctx.controller].graveyards_as_own


_PLACES: Final[dict[str, Filter]] = {
    "graveyard": PlayedGraveyard(),
    "hand": InZone(Zone.HAND, YOU),
    "top": TopOfLibrary(),
}

words(
    "played from",
    {
        "graveyard": ("your graveyard", "tu cementerio"),
        "hand": ("your hand", "tu mano"),
        "top": ("the top of your library", "la parte superior de tu biblioteca"),
    },
)


@final
@dataclass(frozen=True)
class MayPlayFrom(Modification):
    """May play lands, or cast spells that fit, from a place. CR 601.3, 701.18a.

    ``place`` is a key of the table "played from"; with ``free`` spells are cast without paying
    their mana costs (CR 118.9).
    """

    place: str
    lands: bool = False
    spells: Filter | None = None
    free: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        spells = None if self.spells is None else WouldBe(self.spells)
        own = Context(ctx.source, player)
        rules.playable.append(Permission(own, _PLACES[self.place], self.lands, spells, self.free))


phrase(
    MayPlayFrom,
    en="may play lands and cast {spells:s} from {place:played from}",
    es="<puede> jugar tierras y lanzar {spells:s} desde {place:played from}",
    when={"lands": True, "free": False},
)
phrase(
    MayPlayFrom,
    en="may play lands from {place:played from}",
    es="<puede> jugar tierras desde {place:played from}",
    when={"lands": True, "spells": None, "free": False},
)
phrase(
    MayPlayFrom,
    en="may cast {spells:s} from {place:played from}[free? without paying their mana costs]",
    es="<puede> lanzar {spells:s} desde {place:played from}[free? sin pagar sus costes de maná]",
    when={"lands": False},
)


@final
@dataclass(frozen=True)
class CannotPlayFromGraveyards(Modification):
    """Can't play lands or cast spells from the own graveyard. CR 101.2, 601.3."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = Context(ctx.source, player)
        theirs = InZone(Zone.GRAVEYARD, YOU)
        rules.forbidden.append((own, theirs))
        rules.forbidden_lands.append((own, theirs))


phrase(
    CannotPlayFromGraveyards,
    en="<can't> play lands or cast spells from their graveyards",
    es="no <puede> jugar tierras ni lanzar hechizos desde sus cementerios",
)


@final
@dataclass(frozen=True)
class GraveyardsAsOwn(Modification):
    """Plays cards in other players' graveyards as though they were in the own one. CR 609.4."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.graveyards_as_own = True


@final
@dataclass(frozen=True)
class MayCastThisFrom(Modification):
    """The owner may cast the card itself from a zone: "you may cast ~ from exile". CR 601.3."""

    zone: int

    def layer(self) -> int:
        return Layer.RULES

    def works_in(self) -> int:
        return bit(self.zone)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = Context(ctx.source, player)
        rules.playable.append(Permission(own, SELF, False, WouldBe(SELF), False))


phrase(
    MayCastThisFrom,
    en="may cast ~ from your graveyard",
    es="<puede> lanzar ~ desde tu cementerio",
    when={"zone": int(Zone.GRAVEYARD)},
)
phrase(
    MayCastThisFrom,
    en="may cast ~ from exile",
    es="<puede> lanzar ~ desde el exilio",
    when={"zone": int(Zone.EXILE)},
)


@final
@dataclass(frozen=True)
class These(Filter):
    """The cards bound as ``PERMITTED``, where they are. CR 400.7."""

    def narrow(self, game: Game, ctx: Context) -> list[int] | None:
        return ctx.bound.get(PERMITTED, [])

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing in ctx.bound.get(PERMITTED, [])


@final
@dataclass(frozen=True)
class SpellsOfThese(Filter):
    """The cards bound as ``PERMITTED``, and the spells that they become. CR 400.7h."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        cards = ctx.bound.get(PERMITTED, [])
        return thing in cards or (found is not None and found.came_from in cards)


@final
@dataclass(frozen=True)
class MayPlayThese(Modification):
    """May play the cards bound as ``PERMITTED``, or with ``cast`` only cast them. CR 601.3.

    ``spend`` is "" or what mana for them may be spent as: "color" or "type" (CR 609.4b).
    """

    cast: bool = False
    free: bool = False
    spend: str = ""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.playable.append(Permission(ctx, These(), not self.cast, These(), self.free))
        if self.spend:
            spending = Spending(ctx, ALL_MANA, self.spend == "type", what=SpellsOfThese())
            rules.spending.append(spending)
