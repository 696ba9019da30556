"""Conditions about who controls what. CR 109.4, 603.4."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref, walk
from jajna.ir.comparisons import HowMany
from jajna.ir.declared.binding import COMPARISON, Trait, has_trait, keeps, mentions
from jajna.ir.filters.logic import All
from jajna.ir.filters.owners import Controlled, who_control_most
from jajna.ir.measures import Stat, stat_value
from jajna.ir.mentions import Mention
from jajna.ir.players import Opponents
from jajna.ir.refs import YOU, Each, all_that_fit, holds_of
from jajna.ir.someone import Someone
from jajna.vocab import Aspects, Reads, Type, is_player, zone_facts
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "Controls",
    "ControlsAllMost",
    "ControlsBoth",
    "ControlsMore",
    "ControlsMost",
    "ControlsNamed",
    "Exists",
    "OpponentControls",
    "OpponentControlsMore",
    "SomeHas",
    "SomeoneControlsMost",
    "TotalIs",
    "WhoeverControlsMost",
]


@final
@dataclass(frozen=True)
class Controls(Condition):
    """Someone controls so many permanents that fit: "you control three or more artifacts".

    ``of_one``: the text says "don't control a" rather than "control no"; ``at_least``: it says "at
    least three" rather than "three or more". CR 109.4.
    """

    what: Filter
    who: Ref = YOU
    number: int = 1
    compare: HowMany = HowMany.A
    of_one: bool = field(default=False, compare=False)
    at_least: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.what.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        seats = self.who.things(game, ctx)
        found = [self._holds_of(game, ctx, seat) for seat in seats]
        if self.compare is HowMany.NO and isinstance(self.who, Opponents):
            return all(found)
        return holds_of(self.who, found)

    def _holds_of(self, game: Game, ctx: Context, seat: int) -> bool:
        found = [
            thing
            for thing in all_that_fit(game, ctx, self.what)
            if game.object(thing).controller == seat
        ]
        return self.compare.fits(len(found), self.number)


phrase(
    Controls,
    en="{who} <controls> {what:a}",
    es="{who} <controla> {what:un}",
    when={"compare": HowMany.A, "number": 1},
)


phrase(
    Controls,
    en="{who} <controls> at least {number} {what:s}",
    es="{who} <controla> al menos {number} {what:s}",
    when={"compare": HowMany.OR_MORE, "at_least": True},
)


phrase(
    Controls,
    en="{who} <controls> one or more {what:s}",
    es="{who} <controla> <*uno@what> o más {what:s}",
    when={"compare": HowMany.OR_MORE, "number": 1},
)
phrase(
    Controls,
    en="{who} <controls> {number} or more {what:s}",
    es="{who} <controla> {number} o más {what:s}",
    when={"compare": HowMany.OR_MORE},
)


phrase(
    Controls,
    en="{who} <controls> {number} or fewer {what:s}",
    es="{who} <controla> {number} o menos {what:s}",
    when={"compare": HowMany.OR_FEWER},
)


phrase(
    Controls,
    en="{who} <controls> exactly one {what:one}",
    es="{who} <controla> exactamente {what:un}",
    when={"compare": HowMany.EXACTLY, "number": 1},
)


def _those_controlled(made: Controls) -> list[Mention] | None:
    """ "As long as you control exactly one creature, that creature ..."; "if you control one or
    more creatures that spell could target, choose one of those creatures".
    """
    if made.number != 1 or made.who != YOU:
        return None
    several = made.compare is HowMany.OR_MORE and any(
        has_trait(one, Trait.COUNTED_TO_CHOOSE) for one in walk(made.what)
    )
    if made.compare is not HowMany.EXACTLY and not several:
        return None
    return [Mention(Each(All((made.what, Controlled()))), made.what, several, False)]


mentions(Controls, _those_controlled)


phrase(
    Controls,
    en="{who} <controls> exactly {number} {what:s}",
    es="{who} <controla> exactamente {number} {what:s}",
    when={"compare": HowMany.EXACTLY},
)


phrase(
    Controls,
    en="no opponent controls {what:a}",
    es="ningún oponente <controla@él> {what:un}",
    when={"who": Opponents(), "compare": HowMany.NO, "number": 1, "of_one": True},
)


phrase(
    Controls,
    en="{who} <controls> no {what:s}",
    es="{who} no <controla> {what:s}",
    when={"compare": HowMany.NO, "number": 1, "of_one": False},
)


phrase(
    Controls,
    en="{who} <doesn't> control {what:a}",
    es="{who} no <controla> {what:un}",
    when={"compare": HowMany.NO, "number": 1, "of_one": True},
)


@final
@dataclass(frozen=True)
class ControlsBoth(Condition):
    """You control something of each of two kinds: "an artifact and an enchantment"."""

    one: Filter
    other: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        return all(
            any(
                game.object(thing).controller == ctx.controller
                for thing in all_that_fit(game, ctx, kind)
            )
            for kind in (self.one, self.other)
        )


phrase(
    ControlsBoth,
    en="you control {one:a} and {other:a}",
    es="<controla@tú> {one:un} y {other:un}",
)


@final
@dataclass(frozen=True)
class ControlsMost(Condition):
    """You control the creature with the greatest power, or tied for it: "ferocious"-like checks."""

    stat: Stat = Stat.POWER

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        creatures = [
            thing
            for thing in game.zones.battlefield
            if game.object(thing).now.types & Type.CREATURE
        ]
        greatest = max([stat_value(game, one, self.stat) for one in creatures], default=0)
        return any(
            stat_value(game, one, self.stat) == greatest
            and game.object(one).controller == ctx.controller
            for one in creatures
        )


phrase(
    ControlsMost,
    en="you control the creature with the greatest {stat:stat} "
    "or tied for the greatest {stat:stat}",
    es="<controla@tú> la criatura con la mayor {stat:stat} o una empatada con la mayor {stat:stat}",
)


@final
@dataclass(frozen=True)
class Exists(Condition):
    """There are so many things that fit: "there are seven or more cards in your graveyard".

    ``on_battlefield``: the text says that they are there, "a Swamp is on the battlefield".
    """

    what: Filter
    number: int = 1
    compare: HowMany = HowMany.A
    on_battlefield: bool = False
    short: bool = field(default=False, compare=False)
    """Whether the text says "there's"."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.what.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        found = len(all_that_fit(game, ctx, self.what))
        return self.compare.fits(found, self.number)


phrase(
    Exists,
    en="there are {number} or more {what:s}",
    es="<hay> {number} o más {what:s}",
    when={"compare": HowMany.OR_MORE},
)


phrase(
    Exists,
    en="there's {what:a}",
    es="<hay> {what:un}",
    when={"number": 1, "compare": HowMany.A, "on_battlefield": False, "short": True},
)


phrase(
    Exists,
    en="{number} or more {what:s} are on the battlefield",
    es="{number} o más {what:s} <está@ellos> en el campo de batalla",
    when={"compare": HowMany.OR_MORE, "on_battlefield": True},
)


phrase(
    Exists,
    en="there are fewer than {number} {what:s}",
    es="<hay> menos de {number} {what:s}",
    when={"compare": HowMany.FEWER},
)


phrase(
    Exists,
    en="there are no {what:s}",
    es="no <hay> {what:s}",
    when={"compare": HowMany.NO, "number": 1},
)


phrase(
    Exists,
    en="there is {what:a}",
    es="<hay> {what:un}",
    when={"compare": HowMany.A, "number": 1},
)


phrase(
    Exists,
    en="{what:a} is on the battlefield",
    es="<hay> {what:un} en el campo de batalla",
    when={"compare": HowMany.A, "number": 1, "on_battlefield": True},
)


@final
@dataclass(frozen=True)
class SomeHas(Condition):
    """Something that fits has a keyword ability, by its bit. CR 702."""

    what: Filter
    keyword: int

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.what.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        return any(
            not is_player(thing) and game.object(thing).has(self.keyword)
            for thing in all_that_fit(game, ctx, self.what)
        )


phrase(
    SomeHas,
    en="{what:a} has {keyword:keyword}",
    es="{what:un} <tiene@él> la habilidad de {keyword:keyword}",
)


phrase(
    Exists,
    en="no {what:s} are on the battlefield",
    es="no <hay> {what:s} en el campo de batalla",
    when={"compare": HowMany.NO, "number": 1, "on_battlefield": True},
)


@final
@dataclass(frozen=True)
class OpponentControls(Condition):
    """Some opponent, or some player, controls so many permanents that fit. CR 109.4."""

    what: Filter
    whose: Someone = Someone.OPPONENT
    number: int = 1
    compare: HowMany = HowMany.A

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.what.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        for seat in self.whose.seats(game, ctx):
            found = [
                thing
                for thing in all_that_fit(game, ctx, self.what)
                if game.object(thing).controller == seat
            ]
            if self.compare.fits(len(found), self.number):
                return True
        return False


words(
    "some player",
    {Someone.OPPONENT: ("an opponent", "un oponente"), Someone.PLAYER: ("a player", "un jugador")},
)


phrase(
    OpponentControls,
    en="{whose:some player} controls {what:a}",
    es="{whose:some player} <controla@él> {what:un}",
    when={"compare": HowMany.A, "number": 1},
)


phrase(
    OpponentControls,
    en="{whose:some player} controls {number} or more {what:s}",
    es="{whose:some player} <controla@él> {number} o más {what:s}",
    when={"compare": HowMany.OR_MORE},
)


phrase(
    OpponentControls,
    en="{whose:some player} controls no {what:s}",
    es="{whose:some player} no <controla@él> {what:s}",
    when={"compare": HowMany.NO, "number": 1},
)


@final
@dataclass(frozen=True)
class ControlsMore(Condition):
    """A player controls more of something than another: "... controls more lands than you"."""

    what: Filter
    who: Ref = YOU
    than: Ref = YOU

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.what.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        return self.difference(game, ctx) > 0

    def difference(self, game: Game, ctx: Context) -> int:
        """The greatest surplus of such permanents of ``who`` over ``than``."""
        found = [game.object(thing).controller for thing in all_that_fit(game, ctx, self.what)]
        return max(
            [
                found.count(one) - found.count(other)
                for one in self.who.things(game, ctx)
                for other in self.than.things(game, ctx)
            ],
            default=0,
        )


phrase(
    ControlsMore,
    en="{who} <controls> more {what:s} than {than}",
    es="{who} <controla> más {what:s} que {than:tú}",
)
keeps(ControlsMore, COMPARISON)


@final
@dataclass(frozen=True)
class OpponentControlsMore(Condition):
    """Some opponent controls more of something than you, ``least`` more at least.

    ``fewer``: the text says that you control fewer.
    """

    what: Filter
    least: int = 1
    fewer: bool = False

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.what.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        counts: dict[int, int] = {}
        for thing in all_that_fit(game, ctx, self.what):
            seat = game.object(thing).controller
            counts[seat] = counts.get(seat, 0) + 1
        yours = counts.get(ctx.controller, 0)
        return any(
            counts.get(seat, 0) >= yours + self.least
            for seat in game.players.opponents_within(ctx.controller)
        )


phrase(
    OpponentControlsMore,
    en="an opponent controls more {what:s} than you",
    es="un oponente <controla@él> más {what:s} que tú",
    when={"least": 1, "fewer": False},
)
phrase(
    OpponentControlsMore,
    en="an opponent controls at least {least} more {what:s} than you",
    es="un oponente <controla@él> al menos {least} {what:s} más que tú",
    when={"fewer": False},
)
phrase(
    OpponentControlsMore,
    en="you control fewer {what:s} than an opponent",
    es="<controla@tú> menos {what:s} que un oponente",
    when={"least": 1, "fewer": True},
)


@final
@dataclass(frozen=True)
class SomeoneControlsMost(Condition):
    """One player controls more permanents that fit than each of the others. CR 108.4."""

    what: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.what.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        return len(who_control_most(game, ctx, self.what)) == 1


phrase(
    SomeoneControlsMost,
    en="a player controls more {what:s} than each other player",
    es="un jugador <controla@él> más {what:s} que cada uno de los demás jugadores",
)


@final
@dataclass(frozen=True)
class WhoeverControlsMost(Ref):
    """The player who controls the most permanents that fit; nobody if several do. CR 108.4."""

    what: Filter

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.what.where())

    def things(self, game: Game, ctx: Context) -> list[int]:
        found = who_control_most(game, ctx, self.what)
        return found if len(found) == 1 else []


phrase(
    WhoeverControlsMost,
    en="the player who controls the most {what:s}",
    es="el jugador que controla la mayor cantidad de {what:s}",
)


@final
@dataclass(frozen=True)
class ControlsAllMost(Condition):
    """You control each creature on the battlefield with the greatest power. CR 208."""

    stat: Stat = Stat.POWER

    def aspects(self) -> int:
        return Aspects.CONTROLLER | Aspects.POWER | Aspects.TYPES

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        creatures = [one for one in game.zones.battlefield if game.object(one).is_creature()]
        greatest = max([stat_value(game, one, self.stat) for one in creatures], default=0)
        return all(
            game.object(one).controller == ctx.controller
            for one in creatures
            if stat_value(game, one, self.stat) == greatest
        )


phrase(
    ControlsAllMost,
    en="you control each creature on the battlefield with the greatest {stat:stat}",
    es="<controla@tú> cada criatura en el campo de batalla con la mayor {stat:stat}",
)


@final
@dataclass(frozen=True)
class ControlsNamed(Condition):
    """You control permanents of a kind with each of two names. CR 201.2."""

    what: Filter
    one: str
    other: str

    def aspects(self) -> int:
        return Aspects.CONTROLLER | Aspects.NAMES

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def holds(self, game: Game, ctx: Context) -> bool:
        held = [
            game.object(thing).now
            for thing in all_that_fit(game, ctx, self.what)
            if game.object(thing).controller == ctx.controller
        ]
        return all(any(now.has_name(name) for now in held) for name in (self.one, self.other))


phrase(
    ControlsNamed,
    en="you control {what:s} named {one:name} and {other:name}",
    es="<controla@tú> {what:s} <*llamado@what> {one:name} y {other:name}",
)


@final
@dataclass(frozen=True)
class TotalIs(Condition):
    """The total power or toughness of things reaches a number. CR 208."""

    filter: Filter
    number: int
    stat: Stat = Stat.POWER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def holds(self, game: Game, ctx: Context) -> bool:
        found = all_that_fit(game, ctx, self.filter)
        return sum([stat_value(game, thing, self.stat) for thing in found]) >= self.number


phrase(
    TotalIs,
    en="{filter:s} have total {stat:stat} {number:#} or greater",
    es="{filter:los} <tiene@ellos> una {stat:stat} total de {number:#} o más",
)
