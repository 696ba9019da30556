"""Conditions about hands and graveyards. CR 402, 404."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.amounts import DistinctTypes
from jajna.ir.base import Condition, Filter, Ref
from jajna.ir.comparisons import HowMany
from jajna.ir.declared.binding import COMPARISON, keeps
from jajna.ir.filters.nouns import Player
from jajna.ir.players import Opponents
from jajna.ir.refs import YOU, Each, EachWord, all_that_fit, holds_of
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import Aspects, Reads, Zone, is_player, zone_facts
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "BothInGraveyard",
    "CardTypesAre",
    "GraveyardHas",
    "HandSize",
    "InGraveyard",
    "LandTypesAre",
    "LibrarySize",
    "LiesBelow",
    "MoreCardsInHand",
    "OpponentOwns",
    "SomeLibrarySize",
]


@final
@dataclass(frozen=True)
class HandSize(Condition):
    """How many cards are in a player's hand. CR 402. ``whose``: the text says whose hand it is."""

    number: int = 0
    compare: HowMany = HowMany.NO
    who: Ref = YOU
    whose: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return zone_facts(1 << Zone.HAND)

    def holds(self, game: Game, ctx: Context) -> bool:
        sizes = [game.players[seat].hand_size() for seat in self.who.things(game, ctx)]
        return holds_of(self.who, [self.compare.fits(size, self.number) for size in sizes])


for _compare, _en, _es in (
    (HowMany.OR_MORE, "{number} or more cards", "{number:una} o más cartas"),
    (HowMany.OR_FEWER, "{number} or fewer cards", "{number:una} o menos cartas"),
    (HowMany.EXACTLY, "exactly {number} cards", "exactamente {number} cartas"),
):
    phrase(
        HandSize,
        en="{who} <has> " + _en + " in hand",
        es="{who} <tiene> " + _es + " en {who:own} mano",
        when={"compare": _compare, "whose": False},
    )
    phrase(
        HandSize,
        en="you have " + _en + " in your hand",
        es="<tiene@tú> " + _es + " en tu mano",
        when={"compare": _compare, "who": YOU, "whose": True},
    )


phrase(
    HandSize,
    en="{who} <has> a card in hand",
    es="{who} <tiene> una carta en {who:own} mano",
    when={"compare": HowMany.A, "number": 1},
)
for _who, _en, _es in (
    (Opponents(), "an opponent", "un oponente"),
    (Each(Player(), EachWord.ANY), "a player", "un jugador"),
):
    phrase(
        HandSize,
        en=f"{_en} has no cards in hand",
        es=f"{_es} no <tiene@él> cartas en su mano",
        when={"who": _who, "compare": HowMany.NO, "number": 0},
    )
phrase(
    HandSize,
    en="{who} <has> no cards in hand",
    es="{who} no <tiene> cartas en {who:own} mano",
    when={"compare": HowMany.NO, "number": 0},
)


@final
@dataclass(frozen=True)
class LibrarySize(Condition):
    """How many cards are in your library. CR 401."""

    number: int = 0
    compare: HowMany = HowMany.NO

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return zone_facts(1 << Zone.LIBRARY)

    def holds(self, game: Game, ctx: Context) -> bool:
        size = game.players[ctx.controller].library_size()
        return self.compare.fits(size, self.number)


for _compare, _en, _es in (
    (HowMany.OR_MORE, "{number} or more cards", "{number:una} o más cartas"),
    (HowMany.OR_FEWER, "{number} or fewer cards", "{number:una} o menos cartas"),
):
    phrase(
        LibrarySize,
        en=f"you have {_en} in your library",
        es=f"<tiene@tú> {_es} en tu biblioteca",
        when={"compare": _compare},
    )


@final
@dataclass(frozen=True)
class SomeLibrarySize(Condition):
    """Some player's library has no more than so many cards in it. CR 401."""

    most: int

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return zone_facts(1 << Zone.LIBRARY)

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = game.players.within(ctx.controller, game.players.in_order(0))
        return any(game.players[seat].library_size() <= self.most for seat in seats)


phrase(
    SomeLibrarySize,
    en="a library has {most} or fewer cards in it",
    es="una biblioteca <tiene@él> {most:una} o menos cartas",
)


@final
@dataclass(frozen=True)
class BothInGraveyard(Condition):
    """A card that fits one description and a card that fits another are in your graveyard, which
    may be one card. CR 404.
    """

    what: Filter
    other: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(1 << Zone.GRAVEYARD)

    def holds(self, game: Game, ctx: Context) -> bool:
        cards = game.players[ctx.controller].graveyard
        return all(
            any(kind.matches(game, ctx, card) for card in cards) for kind in (self.what, self.other)
        )


phrase(
    BothInGraveyard,
    en="{what:a} and {other:a} are in your graveyard",
    es="{what:un} y {other:un} <está@ellos> en tu cementerio",
)
phrase(
    LibrarySize,
    en="your library has no cards in it",
    es="tu biblioteca no <tiene@él> cartas",
    when={"compare": HowMany.NO, "number": 0},
)


@final
@dataclass(frozen=True)
class OpponentOwns(Condition):
    """Whether an opponent owns a card of a description. CR 108.3."""

    what: Filter

    def reads(self) -> int:
        return zone_facts(self.what.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(
            not is_player(thing)
            and game.players.is_opponent(game.object(thing).owner, ctx.controller)
            for thing in all_that_fit(game, ctx, self.what)
        )


phrase(
    OpponentOwns, en="an opponent owns {what:a}", es="un oponente <es@él> propietario de {what:un}"
)


@final
@dataclass(frozen=True)
class MoreCardsInHand(Condition):
    """A player has more cards in hand than another. CR 402."""

    who: Ref
    than: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return zone_facts(1 << Zone.HAND)

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.difference(game, ctx) > 0

    def difference(self, game: Game, ctx: Context) -> int:
        """The greatest surplus of cards of ``who`` over ``than``."""
        return max(
            [
                game.players[one].hand_size() - game.players[other].hand_size()
                for one in self.who.things(game, ctx)
                for other in self.than.things(game, ctx)
            ],
            default=0,
        )


phrase(
    MoreCardsInHand,
    en="an opponent has more cards in hand than you",
    es="un oponente <tiene@él> más cartas en su mano que tú",
    when={"who": Opponents(), "than": YOU},
)
phrase(
    MoreCardsInHand,
    en="{who} <has> more cards in hand than {than}",
    es="{who} <tiene> más cartas en {who:own} mano que {than:tú}",
)
keeps(MoreCardsInHand, COMPARISON)


@final
@dataclass(frozen=True)
class FewerCardsInHand(Condition):
    """You have fewer cards in hand than a number. CR 402."""

    number: int

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return zone_facts(1 << Zone.HAND)

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.difference(game, ctx) > 0

    def difference(self, game: Game, ctx: Context) -> int:
        """How many cards you have fewer than the number."""
        return self.number - game.players[ctx.controller].hand_size()


phrase(
    FewerCardsInHand,
    en="you have fewer than {number} cards in hand",
    es="<tiene@tú> menos de {number} cartas en tu mano",
)
keeps(FewerCardsInHand, COMPARISON)


@final
@dataclass(frozen=True)
class InGraveyard(Condition):
    """So many cards that fit are in your graveyard. CR 404.

    ``held``: the text says that you have them there.
    """

    what: Filter
    number: int = 1
    compare: HowMany = HowMany.OR_MORE
    held: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(1 << Zone.GRAVEYARD)

    def holds(self, game: Game, ctx: Context) -> bool:
        cards = game.players[ctx.controller].graveyard
        found = sum(1 for card in cards if self.what.matches(game, ctx, card))
        return self.compare.fits(found, self.number)


phrase(
    InGraveyard,
    en="{number} or more {what:s} are in your graveyard",
    es="en tu cementerio <hay> {number} o más {what:s}",
    when={"compare": HowMany.OR_MORE, "held": False},
)
phrase(
    InGraveyard,
    en="you have {number} or more {what:s} in your graveyard",
    es="<tiene@tú> {number} o más {what:s} en tu cementerio",
    when={"compare": HowMany.OR_MORE, "held": True},
)


@final
@dataclass(frozen=True)
class GraveyardHas(Condition):
    """Some player's graveyard, or an opponent's, has so many cards in it. CR 404.

    ``there``: the text says that there are so many in a single graveyard.
    """

    number: int
    opponents: bool = False
    there: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return zone_facts(1 << Zone.GRAVEYARD)

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = (
            game.players.opponents_within(ctx.controller)
            if self.opponents
            else game.players.within(ctx.controller, game.players.in_order(0))
        )
        return any(game.players[seat].graveyard_size() >= self.number for seat in seats)


phrase(
    GraveyardHas,
    en="an opponent has {number} or more cards in their graveyard",
    es="un oponente <tiene@él> {number} o más cartas en su cementerio",
    when={"opponents": True},
)


phrase(
    GraveyardHas,
    en="a graveyard has {number} or more cards in it",
    es="un cementerio <tiene@él> {number} o más cartas",
    when={"opponents": False, "there": False},
)
phrase(
    GraveyardHas,
    en="there are {number} or more cards in a single graveyard",
    es="<hay@él> {number} o más cartas en un solo cementerio",
    when={"opponents": False, "there": True},
)


phrase(
    InGraveyard,
    en="{what:a} is in your graveyard",
    es="{what:un} <está@él> en tu cementerio",
    when={"compare": HowMany.A, "number": 1},
)


@final
@dataclass(frozen=True)
class LandTypesAre(Condition):
    """There are so many basic land types among lands, or more. CR 305.6.

    ``every``: the text says "five", which is all of them.
    """

    number: int
    filter: Filter
    every: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        return DistinctTypes(self.filter).value(game, ctx) >= self.number


phrase(
    LandTypesAre,
    en="there are five basic land types among {filter:s}",
    es="<hay@él> cinco tipos de tierra básica entre {filter:los}",
    when={"number": len(BASIC_LAND_TYPES), "every": True},
)
phrase(
    LandTypesAre,
    en="there are {number} or more basic land types among {filter:s}",
    es="<hay@él> {number} o más tipos de tierra básica entre {filter:los}",
)


@final
@dataclass(frozen=True)
class CardTypesAre(Condition):
    """There are so many card types among things. CR 205.2a."""

    number: int
    filter: Filter

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        mask = 0
        for thing in all_that_fit(game, ctx, self.filter):
            mask |= game.object(thing).now.types
        return mask.bit_count() >= self.number


phrase(
    CardTypesAre,
    en="there are {number} or more card types among {filter:s}",
    es="<hay@él> {number} o más tipos de cartas entre {filter:los}",
)


@final
@dataclass(frozen=True)
class LiesBelow(Condition):
    """The source is in your graveyard with so many cards that fit above it, or with ``directly``
    one that fits right above it. CR 404.2.

    ``bare``: the text says only what is above it.
    """

    what: Filter
    least: int = 1
    directly: bool = False
    bare: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return zone_facts(1 << Zone.GRAVEYARD)

    def holds(self, game: Game, ctx: Context) -> bool:
        graveyard = game.players[ctx.controller].graveyard
        this = game.objects.followed(ctx, ctx.source)
        if this not in graveyard:
            return False
        above = graveyard[graveyard.index(this) + 1 :]
        if self.directly:
            above = above[:1]
        return sum(self.what.matches(game, ctx, card) for card in above) >= self.least


phrase(
    LiesBelow,
    en="~ is in your graveyard with {what:a} directly above it",
    es="~ <está> en tu cementerio con {what:un} justo encima",
    when={"directly": True, "least": 1, "bare": False},
)
phrase(
    LiesBelow,
    en="~ is in your graveyard with {least} or more {what:s} above it",
    es="~ <está> en tu cementerio con {least} o más {what:s} encima",
    when={"directly": False, "bare": False},
)
phrase(
    LiesBelow,
    en="{least} or more {what:s} are above ~",
    es="{least} o más {what:s} <está@ellos> encima de ~",
    when={"directly": False, "bare": True},
)
