"""Numbers that effects, costs and filters count with. CR 107."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Filter, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import InField, looks_up
from jajna.ir.measures import Stat, stat_value
from jajna.ir.refs import EVENT_AMOUNT, Each, It, all_that_fit, as_known
from jajna.vocab import Aspects, ManaCost, Reads, zone_facts
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context
    from jajna.vocab import Symbol

__all__ = [
    "ONE",
    "CardTypesAmong",
    "ColorsAmong",
    "CountOf",
    "CountOfThese",
    "CountersOn",
    "Devotion",
    "Difference",
    "DistinctTypes",
    "GreaterOf",
    "GreatestAmong",
    "Half",
    "LifeOf",
    "ManaWorth",
    "Minus",
    "Number",
    "OwnManaCost",
    "PerEach",
    "Plus",
    "StartingLife",
    "StatOf",
    "SymbolsAmong",
    "SymbolsOf",
    "ThatMuch",
    "TotalAmong",
    "TotalOf",
    "Twice",
    "X",
    "is_fixed",
    "is_that_much",
]


@final
@dataclass(frozen=True)
class Number(Amount):
    """A number as written. CR 107.1."""

    number: int

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return self.number


ONE: Final = Number(1)


@final
@dataclass(frozen=True)
class X(Amount):
    """X: the announced number, or a value that the text defines. CR 107.3a, 107.3c.

    ``meaning`` is that value: "where X is ...". ``said``: an earlier sentence defines it
    (CR 107.3i). ``apart``: a sentence of its own defines it.
    """

    meaning: Amount | None = None
    said: bool = False
    apart: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        if self.meaning is not None:
            return self.meaning.value(game, ctx)
        if ctx.x or ctx.item:
            return ctx.x
        spell = game.objects.get(ctx.source)  # a static ability of a spell on the stack
        item = None if spell is None else spell.item
        return ctx.x if item is None or not item.is_spell else item.ctx.x


@final
@dataclass(frozen=True)
class CountOf(Amount):
    """The number of things that fit: "the number of creatures you control".

    ``total``: the text says "the total number".
    """

    filter: Filter
    total: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def value(self, game: Game, ctx: Context) -> int:
        count = len(all_that_fit(game, ctx, self.filter))
        if not self.filter.looks_back():
            return count
        left = [player.id for player in game.players if not player.in_game]
        return count + len(self.filter.fitting(game, ctx, left))


phrase(
    CountOf,
    en="the number of {filter:s}",
    es="la cantidad de {filter:s}",
    when={"total": False},
)
phrase(
    CountOf,
    en="the total number of {filter:s}",
    es="la cantidad total de {filter:s}",
    when={"total": True},
)


@final
@dataclass(frozen=True)
class PerEach(Amount):
    """A number times a count: "2 life for each creature you control".

    "For each" stands at the end of the clause. ``counted`` is usually ``CountOf``.
    """

    times: Amount
    counted: Amount

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return self.times.value(game, ctx) * self.counted.value(game, ctx)


@final
@dataclass(frozen=True)
class CountOfThese(Amount):
    """The number of several things named before: "for each of those creatures". CR 608.2c.

    They count wherever they are by then.
    """

    what: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return len(as_known(self.what, game, ctx))


phrase(CountOfThese, en="of {what}", es="(uno|una) de {what}", place="each")


@final
@dataclass(frozen=True)
class ManaWorth(Amount):
    """The generic mana in a written cost: "{2} less". CR 118.7a.

    ``x`` is the value that the text gives {X} (CR 107.3c). ``mana`` has its colored and colorless
    symbols.
    """

    cost: ManaCost
    x: X | None = None

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        found = sum([one.generic for one in self.cost.symbols if not one.mana])
        if self.x is not None:
            found += self.x.value(game, ctx) * self.cost.variables
        return found

    def mana(self) -> tuple[Symbol, ...]:
        """A tuple of the symbols of colored and colorless mana in it. CR 118.7b."""
        return tuple([one for one in self.cost.symbols if one.mana])


@final
@dataclass(frozen=True)
class OwnManaCost(Amount):
    """The source's mana cost, as what reduces another cost. CR 118.7, 202.1."""

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return sum([one.generic for one in _own_symbols(game, ctx) if not one.mana])

    def symbols(self, game: Game, ctx: Context) -> tuple[Symbol, ...]:
        """A tuple of the symbols of colored and colorless mana in it. CR 118.7b."""
        return tuple([one for one in _own_symbols(game, ctx) if one.mana])


def _own_symbols(game: Game, ctx: Context) -> tuple[Symbol, ...]:
    cost = game.object(ctx.source).now.mana_cost
    return () if cost is None else cost.symbols


def is_fixed(less: Amount | None) -> bool:
    """Whether a reduction is the same for every spell; None is no reduction. CR 118.7a."""
    return less is None or (isinstance(less, ManaWorth) and less.x is None)


phrase(ManaWorth, en="{cost}", es="{cost}")


STATS: Final = {
    Stat.POWER: ("power", "fuerza"),
    Stat.TOUGHNESS: ("toughness", "resistencia"),
    Stat.MANA_VALUE: ("mana value", "valor de maná"),
}
words(
    "color of mana",
    {
        1: ("white", "blanco"),
        2: ("blue", "azul"),
        4: ("black", "negro"),
        8: ("red", "rojo"),
        16: ("green", "verde"),
    },
)
words("stat", STATS)


@final
@dataclass(frozen=True)
class StatOf(Amount):
    """Power, toughness or mana value of an object, as it is or last was. CR 208, 202.3, 608.2h.

    For several objects it is their sum. ``behind``: the text says the object after it, "the power
    of the exiled card".
    """

    of: Ref
    stat: Stat = Stat.POWER
    behind: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return self.stat.aspects()

    def reads(self) -> int:
        return Reads.BOARD

    def value(self, game: Game, ctx: Context) -> int:
        return sum([stat_value(game, thing, self.stat) for thing in as_known(self.of, game, ctx)])


phrase(
    StatOf,
    en="the mana value of {of}",
    es="el valor de maná que <tiene@of> {of}",
    when={"stat": Stat.MANA_VALUE, "behind": True},
)
phrase(
    StatOf,
    en="the {stat:stat} of {of}",
    es="la {stat:stat} que <tiene@of> {of}",
    when={"behind": True},
)
phrase(
    StatOf,
    en="{of:'s} mana value",
    es="{of:de el valor de maná}",
    when={"stat": Stat.MANA_VALUE},
)
phrase(StatOf, en="{of:'s} {stat:stat}", es="{of:de la {stat:stat}}")


@final
@dataclass(frozen=True)
class GreaterOf(Amount):
    """The greater of two numbers. CR 107.1."""

    first: Amount
    second: Amount

    def value(self, game: Game, ctx: Context) -> int:
        return max(self.first.value(game, ctx), self.second.value(game, ctx))


phrase(
    GreaterOf,
    en="{first} or {second}, whichever is greater",
    es="{first} o {second}, lo que sea mayor",
)


@final
@dataclass(frozen=True)
class GreatestAmong(Amount):
    """The greatest power, toughness or mana value among things; 0 if there are none. CR 107.1b.

    ``highest``: the text says "highest" for "greatest"; ``of_one``: it says "of a", not "among".
    """

    filter: Filter
    stat: Stat = Stat.POWER
    highest: bool = False
    of_one: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return self.stat.aspects()

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def value(self, game: Game, ctx: Context) -> int:
        found = all_that_fit(game, ctx, self.filter)
        return max([stat_value(game, thing, self.stat) for thing in found], default=0)


phrase(
    GreatestAmong,
    en="the greatest {stat:stat} among {filter:s}",
    es="la mayor {stat:stat} entre {filter:los}",
    when={"highest": False},
)
phrase(
    GreatestAmong,
    en="the greatest mana value of {filter:a}",
    es="el mayor valor de maná de {filter:un}",
    when={"stat": Stat.MANA_VALUE, "highest": False, "of_one": True},
)
phrase(
    GreatestAmong,
    en="the greatest mana value among {filter:s}",
    es="el mayor valor de maná entre {filter:los}",
    when={"stat": Stat.MANA_VALUE, "highest": False},
)
phrase(
    GreatestAmong,
    en="the highest mana value among {filter:s}",
    es="el valor de maná más alto entre {filter:los}",
    when={"stat": Stat.MANA_VALUE, "highest": True},
)


@final
@dataclass(frozen=True)
class TotalAmong(Amount):
    """The total power, toughness or mana value of things."""

    filter: Filter
    stat: Stat = Stat.POWER

    def aspects(self) -> int:
        return self.stat.aspects()

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def value(self, game: Game, ctx: Context) -> int:
        found = all_that_fit(game, ctx, self.filter)
        return sum([stat_value(game, thing, self.stat) for thing in found])


phrase(
    TotalAmong,
    en="the total {stat:stat} of {filter:s}",
    es="el total de {stat:stat} de {filter:los}",
)


@final
@dataclass(frozen=True)
class TotalOf(Amount):
    """The total power, toughness or mana value of things named before. CR 608.2h.

    Things that have left their zone count as they last were.
    """

    of: Ref
    stat: Stat = Stat.POWER
    theirs: bool = field(default=False, compare=False)
    """Whether the text says "their total power"."""

    def aspects(self) -> int:
        return self.stat.aspects()

    def reads(self) -> int:
        return Reads.BOARD

    def value(self, game: Game, ctx: Context) -> int:
        return StatOf(self.of, self.stat).value(game, ctx)


phrase(
    TotalOf,
    en="the total {stat:stat} of {of:those}",
    es="el total de {stat:stat} de {of:those}",
    when={"theirs": False},
)
phrase(
    TotalOf,
    en="{of:'s} total {stat:stat}",
    es="{of:de el total de {stat:stat}}",
    when={"theirs": True},
)


def _is_of_one(made: TotalOf) -> str | None:
    if not made.theirs:
        return None
    if not isinstance(made.of, It) or not made.of.plural:
        return "one thing has no total"
    return "those that are left aren't those that were" if isinstance(made.of.of, Each) else None


misplaced(TotalOf, _is_of_one)


@final
@dataclass(frozen=True)
class ThatMuch(Amount):
    """The number of the event or of the instruction before: "that much", "that many". CR 608.2c.

    ``name`` is the number's name in the context. With ``each`` several players have followed that
    instruction, and each has a number of their own. ``of`` is what a condition just counted.
    """

    name: str = EVENT_AMOUNT
    each: bool = False
    of: Amount | None = None

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        if self.of is not None:
            return self.of.value(game, ctx)
        if self.each:
            return ctx.numbers.get(own_number(self.name, ctx.affected), 0)
        return ctx.numbers.get(self.name, 0)


looks_up(ThatMuch, InField("name"))


def is_that_much(amount: Amount) -> bool:
    """Whether an amount is "that much" or "twice that much". CR 608.2c."""
    if isinstance(amount, Twice) and amount.times == 2:
        return isinstance(amount.of, ThatMuch)
    return isinstance(amount, ThatMuch)


def own_number(name: str, player: int) -> str:
    """The name of one player's own part of a number."""
    return f"{name} of {player}"


@final
@dataclass(frozen=True)
class Twice(Amount):
    """Twice, or three times, an amount."""

    of: Amount
    times: int = 2

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return self.times * self.of.value(game, ctx)


words(
    "times",
    {
        2: ("twice", "el doble de"),
        3: ("three times", "el triple de"),
        4: ("four times", "cuatro veces"),
        5: ("five times", "cinco veces"),
    },
)
phrase(Twice, en="{times:times} {of}", es="{times:times} {of}")


@final
@dataclass(frozen=True)
class Half(Amount):
    """Half an amount, rounded as stated; with three ``parts`` a third of it. CR 107.1a."""

    of: Amount
    up: bool = True
    parts: int = 2

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        number = self.of.value(game, ctx)
        return (number + (self.parts - 1 if self.up else 0)) // self.parts


phrase(
    Half,
    en="half {of}, rounded up",
    es="la mitad de {of}, redondeando hacia arriba",
    when={"up": True},
)
phrase(
    Half,
    en="half {of}, rounded down",
    es="la mitad de {of}, redondeando hacia abajo",
    when={"up": False},
)


@final
@dataclass(frozen=True)
class Plus(Amount):
    """The sum of two amounts: "X plus 1".

    ``spelled`` is the side with a number in letters: "right" in "that many plus one", "left" in
    "one plus ...".
    """

    left: Amount
    right: Amount
    spelled: str = field(default="", compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return self.left.value(game, ctx) + self.right.value(game, ctx)


phrase(Plus, en="{left} plus {right}", es="{left} más {right}", when={"spelled": ""})
phrase(
    Plus,
    en="{left} plus {right:one}",
    es="{left} más {right:uno}",
    when={"spelled": "right"},
)
phrase(
    Plus,
    en="{left:one} plus {right}",
    es="{left:uno} más {right}",
    when={"spelled": "left"},
)


@final
@dataclass(frozen=True)
class Difference(Amount):
    """One amount minus another: "7 minus the number of cards in your hand". CR 107.1.

    ``spelled``: the second amount is a number in letters.
    """

    left: Amount
    right: Amount
    spelled: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return self.left.value(game, ctx) - self.right.value(game, ctx)


phrase(Difference, en="{left} minus {right}", es="{left} menos {right}", when={"spelled": False})
phrase(
    Difference,
    en="{left} minus {right:one}",
    es="{left} menos {right:uno}",
    when={"spelled": True},
)


@final
@dataclass(frozen=True)
class Minus(Amount):
    """The negative of an amount: "-X". CR 107.1b."""

    of: Amount

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return -self.of.value(game, ctx)


@final
@dataclass(frozen=True)
class LifeOf(Amount):
    """A player's life total. CR 119."""

    of: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.LIFE

    def value(self, game: Game, ctx: Context) -> int:
        return sum([game.players[seat].life for seat in self.of.things(game, ctx)])


phrase(LifeOf, en="{of:'s} life total", es="{of:de el total de vidas}")


@final
@dataclass(frozen=True)
class CountersOn(Amount):
    """The number of counters of a kind on objects, or with "" of all kinds. CR 122.1.

    ``had``: the text says that they had them.
    """

    of: Ref
    name: str
    had: bool = field(default=False, compare=False)
    among: bool = field(default=False, compare=False)
    """Whether the text says "among" them and not "on" them."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COUNTERS

    def value(self, game: Game, ctx: Context) -> int:
        found = as_known(self.of, game, ctx)
        if not self.name:
            return sum([sum(game.object(thing).counters.values()) for thing in found])
        return sum([game.object(thing).counters.get(self.name, 0) for thing in found])


phrase(
    CountersOn,
    en="the number of counters on {of}",
    es="la cantidad de contadores sobre {of}",
    when={"name": "", "had": False, "among": False},
)
phrase(
    CountersOn,
    en="the number of counters {of} <had> on {of:it}",
    es="la cantidad de contadores que <tenía@of> {of}",
    when={"name": "", "had": True},
)
phrase(
    CountersOn,
    en="counter on {of}",
    es="contador sobre {of}",
    when={"name": "", "had": False, "among": False},
    place="each",
)
phrase(
    CountersOn,
    en="the number of {name:counter} counters on {of}",
    es="la cantidad de contadores {name:counter} sobre {of}",
    when={"had": False, "among": False},
)
phrase(
    CountersOn,
    en="{name:counter} counter on {of}",
    es="contador {name:counter} sobre {of}",
    when={"had": False, "among": False},
    place="each",
)
phrase(
    CountersOn,
    en="the number of counters among {of}",
    es="la cantidad de contadores entre {of}",
    when={"name": "", "had": False, "among": True},
)
phrase(
    CountersOn,
    en="counter among {of}",
    es="contador entre {of}",
    when={"name": "", "had": False, "among": True},
    place="each",
)
phrase(
    CountersOn,
    en="the number of {name:counter} counters among {of}",
    es="la cantidad de contadores {name:counter} entre {of}",
    when={"had": False, "among": True},
)
phrase(
    CountersOn,
    en="{name:counter} counter among {of}",
    es="contador {name:counter} entre {of}",
    when={"had": False, "among": True},
    place="each",
)


@final
@dataclass(frozen=True)
class Devotion(Amount):
    """Devotion to colors: their mana symbols in costs of permanents you control. CR 700.5.

    ``color`` is a mask of colors; a symbol of several of them counts once.
    """

    color: int

    def aspects(self) -> int:
        return Aspects.NAMES | Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def value(self, game: Game, ctx: Context) -> int:
        found = 0
        for thing in game.zones.battlefield:
            cost = game.object(thing).now.mana_cost
            if cost is not None and game.object(thing).controller == ctx.controller:
                found += sum(1 for symbol in cost.symbols if symbol.colors & self.color)
        return found


phrase(
    Devotion,
    en="your devotion to {color:devotion colors}",
    es="tu devoción al {color:devotion colors}",
)


def symbols_of(game: Game, things: list[int], color: int) -> int:
    """How many mana symbols of a color are in the mana costs of things. CR 107.4, 202.1."""
    found = 0
    for thing in things:
        cost = game.object(thing).now.mana_cost
        if cost is not None:
            found += sum(1 for symbol in cost.symbols if symbol.colors & color)
    return found


@final
@dataclass(frozen=True)
class SymbolsAmong(Amount):
    """The number of mana symbols of a color in the mana costs of what fits. CR 107.4, 202.1."""

    color: int
    filter: Filter

    def aspects(self) -> int:
        return Aspects.NAMES | Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def value(self, game: Game, ctx: Context) -> int:
        return symbols_of(game, all_that_fit(game, ctx, self.filter), self.color)


phrase(
    SymbolsAmong,
    en="the number of {color:color of mana} mana symbols in the mana costs of {filter:s}",
    es="la cantidad de símbolos de maná de color {color:color of mana} en los costes de maná de "
    "{filter:los}",
)


@final
@dataclass(frozen=True)
class SymbolsOf(Amount):
    """The number of mana symbols of a color in an object's mana cost. CR 107.4, 202.1."""

    color: int
    of: Ref

    def aspects(self) -> int:
        return Aspects.NAMES

    def reads(self) -> int:
        return Reads.BOARD

    def value(self, game: Game, ctx: Context) -> int:
        return symbols_of(game, as_known(self.of, game, ctx), self.color)


phrase(
    SymbolsOf,
    en="the number of {color:color of mana} mana symbols in {of:'s} mana cost",
    es="la cantidad de símbolos de maná de color {color:color of mana} en {of:de el coste de maná}",
)
phrase(
    SymbolsOf,
    en="{color:color of mana} mana symbol in {of:'s} mana cost",
    es="símbolo de maná de color {color:color of mana} en {of:de el coste de maná}",
    place="each",
)


@final
@dataclass(frozen=True)
class CardTypesAmong(Amount):
    """The number of different card types among things. CR 205.2a."""

    filter: Filter

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def value(self, game: Game, ctx: Context) -> int:
        mask = 0
        for thing in all_that_fit(game, ctx, self.filter):
            mask |= game.object(thing).now.types
        return mask.bit_count()


phrase(
    CardTypesAmong,
    en="the number of card types among {filter:s}",
    es="la cantidad de tipos de carta entre {filter:los}",
)
phrase(
    CardTypesAmong,
    en="card type among {filter:s}",
    es="tipo de carta entre {filter:los}",
    place="each",
)


@final
@dataclass(frozen=True)
class ColorsAmong(Amount):
    """The number of different colors among things. CR 105.1."""

    filter: Filter

    def aspects(self) -> int:
        return Aspects.COLORS

    def value(self, game: Game, ctx: Context) -> int:
        mask = 0
        for thing in all_that_fit(game, ctx, self.filter):
            mask |= game.object(thing).now.colors
        return mask.bit_count()


phrase(
    ColorsAmong,
    en="the number of colors among {filter:s}",
    es="la cantidad de colores entre {filter:los}",
)
phrase(ColorsAmong, en="color among {filter:s}", es="color entre {filter:los}", place="each")


@final
@dataclass(frozen=True)
class DistinctTypes(Amount):
    """The number of different basic land types among things: domain. CR 305.6, 207.2c."""

    filter: Filter

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self.filter.where())

    def value(self, game: Game, ctx: Context) -> int:
        found: list[str] = []
        for thing in all_that_fit(game, ctx, self.filter):
            subtypes = game.object(thing).now.subtypes
            found += [
                name
                for name in ("Plains", "Island", "Swamp", "Mountain", "Forest")
                if name in subtypes and name not in found
            ]
        return len(found)


phrase(
    DistinctTypes,
    en="the number of basic land types among {filter:s}",
    es="la cantidad de tipos de tierra básica entre {filter:los}",
)
phrase(
    DistinctTypes,
    en="basic land type among {filter:s}",
    es="tipo de tierra básica entre {filter:los}",
    place="each",
)


@final
@dataclass(frozen=True)
class StartingLife(Amount):
    """Your starting life total. CR 103.4."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return game.players[ctx.controller].starting_life


phrase(StartingLife, en="your starting life total", es="tu total de vidas inicial")
