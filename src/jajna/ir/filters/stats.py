"""Power, toughness and mana value, compared. CR 208, 202.3."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.amounts import StatOf
from jajna.ir.base import Amount, Filter, Ref
from jajna.ir.comparisons import Comparison
from jajna.ir.declared.binding import Trait, misplaced, trait
from jajna.ir.filters.common import object_of
from jajna.ir.filters.logic import All
from jajna.ir.measures import Stat, answers, stat_value
from jajna.ir.refs import all_that_fit, as_known
from jajna.vocab import Aspects, Reads, Term, is_player, zone_facts
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "Extreme",
    "HasGreatest",
    "Lesser",
    "OfSize",
    "OwnComparison",
    "OwnStatsCompare",
    "SameTotal",
    "StatIs",
    "WithManaValueOf",
    "compared_among_all",
]


@final
@dataclass(frozen=True)
class StatIs(Filter):
    """Whose power, toughness or mana value compares to an amount, or is this or ``also``.
    CR 208, 202.3.
    """

    stat: Stat
    than: Amount
    compare: Comparison = Comparison.IS
    or_toughness: bool = False
    """Whether it is enough that the toughness compares so."""
    each: bool = field(default=False, compare=False)
    """Whether the text says of several "each with ..."."""
    also: Amount | None = None

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        if self.also is None:
            return self._compares(game, thing, self.than.value(game, ctx))
        either = (self.than, self.also)
        return any(self._compares(game, thing, one.value(game, ctx)) for one in either)

    def _compares(self, game: Game, thing: int, right: int) -> bool:
        if self.or_toughness:
            toughness = stat_value(game, thing, Stat.TOUGHNESS)
            if self.compare.holds(toughness, right):
                return True
        if not game.era.halves_compared:
            return self.compare.holds(stat_value(game, thing, self.stat), right)
        return any(self.compare.holds(left, right) for left in answers(game, thing, self.stat))


phrase(
    StatIs,
    en="each with {stat:stat} {than} or less",
    es="cada uno con {stat:stat} de {than} o menos",
    place="suffix",
    when={"compare": Comparison.OR_LESS, "or_toughness": False, "each": True, "also": None},
)
phrase(
    StatIs,
    en="with {stat:stat} {than} or {also}",
    es="con {stat:stat} de {than} o {also}",
    place="suffix",
    when={"compare": Comparison.IS, "or_toughness": False},
)
for _compare, _en, _es in (
    (Comparison.OR_LESS, "with {stat:stat} {than} or less", "con {stat:stat} de {than} o menos"),
    (
        Comparison.OR_GREATER,
        "with {stat:stat} {than} or greater",
        "con {stat:stat} de {than} o más",
    ),
    (Comparison.LESS, "with {stat:stat} less than {than}", "con {stat:stat} menor que {than}"),
    (
        Comparison.GREATER,
        "with {stat:stat} greater than {than}",
        "con {stat:stat} mayor que {than}",
    ),
    (
        Comparison.LESS_OR_EQUAL,
        "with {stat:stat} less than or equal to {than}",
        "con {stat:stat} menor o igual que {than}",
    ),
    (
        Comparison.GREATER_OR_EQUAL,
        "with {stat:stat} greater than or equal to {than}",
        "con {stat:stat} mayor o igual que {than}",
    ),
    (
        Comparison.EQUAL_OR_GREATER,
        "with {stat:stat} equal to or greater than {than}",
        "con {stat:stat} igual o mayor que {than}",
    ),
    (Comparison.EQUAL, "with {stat:stat} equal to {than}", "con {stat:stat} igual a {than}"),
    (Comparison.IS, "with {stat:stat} {than}", "con {stat:stat} de {than}"),
):
    phrase(
        StatIs,
        en=_en,
        es=_es,
        when={"compare": _compare, "or_toughness": False, "also": None},
        place="suffix",
    )
    phrase(
        StatIs,
        en=_en.replace("{stat:stat}", "power or toughness"),
        es=_es.replace("{stat:stat}", "fuerza o resistencia"),
        when={"stat": Stat.POWER, "compare": _compare, "or_toughness": True, "also": None},
        place="suffix",
    )


@final
@dataclass(frozen=True)
class WithManaValueOf(Filter):
    """With the mana value of something, as it is or last was. CR 202.3, 608.2h."""

    of: Ref

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        value = stat_value(game, thing, Stat.MANA_VALUE)
        known = as_known(self.of, game, ctx)
        return any(stat_value(game, one, Stat.MANA_VALUE) == value for one in known)


phrase(
    WithManaValueOf,
    en="with {of:'s} mana value",
    es="con {of:de el valor de maná}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class OfSize(Filter):
    """With just this power and toughness: "1/1 creature". CR 208.1."""

    power: int
    toughness: int

    def aspects(self) -> int:
        return Aspects.POWER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        return (found.now.power, found.now.toughness) == (self.power, self.toughness)


phrase(
    OfSize,
    en="{power:#}/{toughness:#}",
    es="{power:#}/{toughness:#}",
    place="prefix",
)


@final
@dataclass(frozen=True)
class SameTotal(Filter):
    """Whose total power and toughness is that of the object of the trigger event, as it is or last
    was. CR 208.1, 608.2h.
    """

    of: Ref | None = None

    def aspects(self) -> int:
        return Aspects.POWER

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        assert self.of is not None, "no object of an event was meant"
        if object_of(game, thing) is None:
            return False
        return any(
            _total(game, thing) == _total(game, other) for other in as_known(self.of, game, ctx)
        )


def _total(game: Game, thing: int) -> int:
    return stat_value(game, thing, Stat.POWER) + stat_value(game, thing, Stat.TOUGHNESS)


phrase(
    SameTotal,
    en="with the same total power and toughness",
    es="con el mismo total de fuerza y resistencia",
    place="suffix",
    unsaid=("of",),
)
trait(SameTotal, Trait.IS_OF_EVENT)


@final
@dataclass(frozen=True)
class TotalIs(Filter):
    """Whose power and toughness together are at most, or at least, an amount. CR 208.1."""

    than: Amount
    or_less: bool = True

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing) or object_of(game, thing) is None:
            return False
        total, limit = _total(game, thing), self.than.value(game, ctx)
        return total <= limit if self.or_less else total >= limit


for _or_less, _en, _es in ((True, "less", "menos"), (False, "greater", "más")):
    phrase(
        TotalIs,
        en=f"with total power and toughness {{than}} or {_en}",
        es=f"con un total de fuerza y resistencia de {{than}} o {_es}",
        place="suffix",
        when={"or_less": _or_less},
    )


def _same_as_nothing(made: SameTotal) -> str | None:
    return "no object of an event is meant" if made.of is None else None


misplaced(SameTotal, _same_as_nothing)


@final
@dataclass(frozen=True)
class SameManaValue(Filter):
    """With the same mana value as an object, which may have left. CR 202.3, 608.2h."""

    other: Ref

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.TIMELESS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        value = stat_value(game, thing, Stat.MANA_VALUE)
        return any(
            stat_value(game, one, Stat.MANA_VALUE) == value
            for one in as_known(self.other, game, ctx)
        )


phrase(
    SameManaValue,
    en="with the same mana value as {other}",
    es="con el mismo valor de maná que {other}",
    place="suffix",
)


class OwnComparison(Term):
    """How one number of an object compares to another of its own."""

    EQUAL = "equal to"
    GREATER = "greater than"
    LESS = "less than"


@final
@dataclass(frozen=True)
class OwnStatsCompare(Filter):
    """Whose power compares to its own toughness, or the other way round. CR 208."""

    stat: Stat
    compare: OwnComparison
    other: Stat

    def aspects(self) -> int:
        return Aspects.POWER

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        left, right = stat_value(game, thing, self.stat), stat_value(game, thing, self.other)
        if self.compare is OwnComparison.EQUAL:
            return left == right
        return left > right if self.compare is OwnComparison.GREATER else left < right


words(
    "compared",
    {
        OwnComparison.EQUAL: ("equal to", "igual a"),
        OwnComparison.GREATER: ("greater than", "mayor que"),
        OwnComparison.LESS: ("less than", "menor que"),
    },
)

phrase(
    OwnStatsCompare,
    en="with {stat:stat} {compare:compared} (its|their) {other:stat}",
    es="con {stat:stat} {compare:compared} su {other:stat}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class Lesser(Filter):
    """With lesser power, toughness or mana value than something named before, or with ``greater``.
    CR 608.2h.

    ``of`` is that thing; the text doesn't name it again. ``equal``: the same value fits too.
    """

    stat: Stat
    equal: bool = False
    of: Ref | None = None
    greater: bool = False

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        assert self.of is not None, "what it is less than was never bound"
        if is_player(thing):
            return False
        named = StatOf(self.of, self.stat).value(game, ctx)
        if self.greater:
            return max(answers(game, thing, self.stat)) > named - self.equal
        return min(answers(game, thing, self.stat)) < named + self.equal


phrase(
    Lesser,
    en="with[equal? equal or] lesser {stat:stat}",
    es="con {stat:stat} [equal? igual o] menor",
    when={"greater": False},
    place="suffix",
    unsaid=("of",),
)
phrase(
    Lesser,
    en="with[equal? equal or] greater {stat:stat}",
    es="con {stat:stat} [equal? igual o] mayor",
    when={"greater": True},
    place="suffix",
    unsaid=("of",),
)


def _is_greater(made: Lesser) -> bool:
    return made.greater


trait(Lesser, Trait.UNLIKELY, when=_is_greater)


class Extreme(Term):
    """Which of several numbers is meant, as texts say it."""

    GREATEST = "greatest"
    HIGHEST = "highest"
    LEAST = "least"
    LOWEST = "lowest"


@final
@dataclass(frozen=True)
class HasGreatest(Filter):
    """One of some things, whose power, toughness or mana value is the greatest or the least of all.
    CR 208, 202.3.

    ``bare``: the text doesn't say among which, as they are all that the rest of the description
    fits; the reader fills them in.
    """

    stat: Stat
    among: Filter | None = None
    word: Extreme = Extreme.GREATEST
    bare: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return self.stat.aspects()

    def reads(self) -> int:
        return Reads.BOARD | zone_facts(self._compared().where())

    def _compared(self) -> Filter:
        """The description of what it is compared with."""
        assert self.among is not None, self
        return self.among

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        compared = all_that_fit(game, ctx, self._compared())
        values = [stat_value(game, one, self.stat) for one in compared]
        if thing not in compared:
            return False
        most = max(values) if self.word in (Extreme.GREATEST, Extreme.HIGHEST) else min(values)
        return stat_value(game, thing, self.stat) == most


words(
    "most",
    {
        Extreme.GREATEST: ("greatest", "mayor"),
        Extreme.HIGHEST: ("highest", "mayor"),
        Extreme.LEAST: ("least", "menor"),
        Extreme.LOWEST: ("lowest", "menor"),
    },
)

phrase(
    HasGreatest,
    en="with the {word:most} {stat:stat} among {among:s}",
    es="que <tenga> la {word:most} {stat:stat} entre {among:los}",
    when={"bare": False},
    place="suffix",
)
phrase(
    HasGreatest,
    en="with the {word:most} mana value among {among:s}",
    es="que <tenga> el {word:most} valor de maná entre {among:los}",
    when={"stat": Stat.MANA_VALUE, "bare": False},
    place="suffix",
)
phrase(
    HasGreatest,
    en="with the {word:most} mana value",
    es="que <tenga> el {word:most} valor de maná",
    when={"stat": Stat.MANA_VALUE, "bare": True},
    unsaid=("among",),
    place="suffix",
)
phrase(
    HasGreatest,
    en="with the {word:most} {stat:stat}",
    es="que <tenga> la {word:most} {stat:stat}",
    when={"bare": True},
    unsaid=("among",),
    place="suffix",
)


def _compared_with_nothing(made: HasGreatest) -> str | None:
    return "what it is compared with isn't described" if made.among is None else None


misplaced(HasGreatest, _compared_with_nothing)


def compared_among_all(parts: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """A tuple of the parts of a description, of which one may ask for the greatest of all that the
    others fit.
    """
    made: list[Filter] = []
    for part in parts:
        if isinstance(part, HasGreatest) and part.among is None:
            rest = tuple([other for other in parts if other is not part])
            among = rest[0] if len(rest) == 1 else All(rest)
            part = HasGreatest(part.stat, among, part.word, True)
        made.append(part)
    return tuple(made)
