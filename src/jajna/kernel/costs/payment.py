"""Plans to pay a mana cost: an exact solver over the pool and every source. CR 118.3, 601.2g.

A plan never taps more than needed. The chosen plan has the least weight of used sources
(``kernel.costs.mana_sources``), so that the most useful mana is left. It is found from what
everybody sees, never from cards in hand: otherwise what is tapped would tell of them. CR 400.2.

Mana is matched with the symbols as a cheapest assignment, which is exact. Permanents that make
several mana at once are tried in every way that could matter; alike ones count as one kind. A plan
must leave what other parts of the same cost need: a plan that takes too much is tried again without
each of the sources that took it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Pay, TapForMana, Thing
from jajna.ir.claims import Claim, Claims, are_met
from jajna.ir.filters.mana_uses import contained_in
from jajna.kernel.costs.assignment import Supply, assign, can_be_matched
from jajna.kernel.costs.basic_payment import are_plain, are_there, lightest_taps
from jajna.kernel.costs.mana_sources import (
    ANY,
    AS_COLOR,
    AS_TYPE,
    BENDING,
    BENT,
    INSTEAD,
    SNOW,
    Source,
    SourcesNow,
    basic_sources,
    bending_sources,
    counts_as,
    mana_sources,
    scarcity,
    serves,
    spending,
    weigh,
)
from jajna.kernel.players.player import ManaUnit
from jajna.kernel.state.context import Context
from jajna.vocab import ALL_COLORS, Symbol, bits

if TYPE_CHECKING:
    from jajna.ir.abilities import SpendOnly
    from jajna.kernel.game import Game

__all__ = [
    "Bill",
    "Source",
    "SourcesNow",
    "best_plan",
    "mana_sources",
    "payable",
    "payable_after",
    "payable_without",
    "plans",
    "reduced",
    "settled",
    "sources_for",
    "units_for",
]

_MASKS: Final = 2048
"""The number of masks of mana, with the bits of ``kernel.costs.mana_sources``."""
_COLORED: Final = 100
"""The weight of spending colored mana from the pool: colorless mana pays for less."""
_MOST_TRIES: Final = 512
"""The number of covers that are tried where the lightest take too much."""
_MOST_COMBINATIONS: Final = 4096
"""The number of ways to use many-mana sources that are tried before the lightest is taken."""


@final
class Bill:
    """A mana cost to be paid: ``player`` pays ``symbols`` for the object ``purpose``. CR 601.2h.

    The purpose is 0 where nothing is cast or activated, as in "unless its controller pays {3}".
    ``without`` are objects that can't be used, ``claims`` the things that other parts of the same
    cost use up. With ``casting`` the purpose is a card about to be cast, with ``activating`` the
    source of an activated ability. ``contained`` is a mask of what the cost contained before the
    values of its X were known (``ir.filters.mana_uses.Contained``). ``only`` is whose mana may be
    spent.
    """

    def __init__(
        self,
        player: int,
        purpose: int,
        symbols: tuple[Symbol, ...],
        without: tuple[int, ...] = (),
        claims: tuple[Claim, ...] = (),
        casting: bool = False,
        activating: bool = False,
        contained: int = 0,
        only: SpendOnly | None = None,
    ) -> None:
        self.player = player
        self.purpose = purpose
        self.symbols = symbols
        self.without = without
        self.claims = claims
        self.casting = casting
        self.activating = activating
        self.contained = contained | contained_in(symbols)
        self.only = only

    def rest(
        self,
        symbols: tuple[Symbol, ...],
        without: tuple[int, ...] = (),
        claims: tuple[Claim, ...] = (),
    ) -> Bill:
        """The bill for the symbols that are left, with more objects unusable or used up."""
        return Bill(
            self.player,
            self.purpose,
            symbols,
            (*self.without, *without),
            (*self.claims, *claims),
            self.casting,
            self.activating,
            self.contained,
            self.only,
        )


def sources_for(game: Game, bill: Bill) -> list[Source]:
    """The list of sources the player can use now to pay a bill. CR 605.3a."""
    found = mana_sources(
        game,
        bill.player,
        bill.purpose,
        bill.without,
        bill.casting,
        bill.activating,
        bill.contained,
    )
    if any(one.bent for one in bill.symbols):
        found = [*found, *bending_sources(game, bill.player, bill.without)]
    only = _spend_only(game, bill)
    if only is not None:
        ctx = Context(bill.purpose, bill.player)
        found = [one for one in found if one.ability < 0 or _may_serve(game, ctx, only, one.thing)]
    return found


def _spend_only(game: Game, bill: Bill) -> SpendOnly | None:
    """The restriction on whose mana may be spent on a spell, None without one. CR 601.2g."""
    if bill.activating or not bill.purpose or not game.objects.exists(bill.purpose):
        return None
    purpose = game.objects[bill.purpose]
    only = purpose.now.kit.spend_only if bill.only is None else bill.only
    if only is None or bill.casting:
        return only
    return only if purpose.item is not None and purpose.item.is_spell else None


def _may_serve(game: Game, ctx: Context, only: SpendOnly, source: int) -> bool:
    """Whether mana of a source may be spent where only that of some may be."""
    return source > 0 and only.by is not None and only.by.matches(game, ctx, source)


def payable(game: Game, bill: Bill) -> bool:
    """Whether a bill can be paid. CR 118.3."""
    sources = sources_for(game, bill)
    pool = _usable_pool(game, bill)
    spare = len(pool)
    for source in sources:
        spare += source.most
    for one in bill.symbols:
        spare -= one.least
    if spare < 0:
        return False
    if bill.claims or any(one.life or (one.mana and one.generic) for one in bill.symbols):
        return _payable_somehow(game, bill, pool, sources)
    basic = basic_sources(game, bill.player, sources)
    if basic is not None and not pool and are_plain(bill.symbols):
        return are_there(bill.symbols, basic)
    needs = needs_of(bill.symbols, 0)[0]
    if all(source.single and _takes_only_itself(source) for source in sources):
        return _matchable(needs, pool, sources)
    return _allowed_cover(game, bill, needs, 0, pool, sources, True) is not None


def _payable_somehow(game: Game, bill: Bill, pool: list[ManaUnit], sources: list[Source]) -> bool:
    """Whether any choice of symbols paid with life, and of halves of others, can be paid."""
    for by_life in range(_most_by_life(game, bill) + 1):
        for needs in needs_of(bill.symbols, by_life):
            if _allowed_cover(game, bill, needs, by_life, pool, sources, True) is not None:
                return True
    return False


def _takes_only_itself(source: Source) -> bool:
    """Whether using a source takes no life and nothing that another source could be used with."""
    return not source.asks and all(claim.kind != Claims.LIFE for claim in source.claims)


def _matchable(needs: list[int], pool: list[ManaUnit], sources: list[Source]) -> bool:
    """Whether mana of the pool and one of each permanent covers all needs."""
    masks = [_kind(unit) for unit in pool]
    places: dict[int, int] = {}
    for source in sources:
        place = places.get(source.group)
        if place is None:
            places[source.group] = len(masks)
            masks.append(source.mask)
        else:
            masks[place] |= source.mask
    return can_be_matched(needs, masks)


def _kind(unit: ManaUnit) -> int:
    """Mask of the types that a mana in the pool counts as, with ``SNOW``."""
    return unit.counts_as | SNOW if unit.snow else unit.counts_as


def best_plan(game: Game, bill: Bill) -> Pay | None:
    """The plan that leaves the most useful mana, None if the cost can't be paid.

    Life is paid for Phyrexian symbols only as far as mana doesn't suffice.
    """
    for plan in plans(game, bill):
        return plan
    return None


def plans(game: Game, bill: Bill) -> list[Pay]:
    """A best plan for each possible number of Phyrexian symbols paid with life, fewest first."""
    if not bill.symbols:
        return [Pay(())]
    sources = sources_for(game, bill)
    weigh(sources, bill.purpose)
    pool = _usable_pool(game, bill)
    basic = basic_sources(game, bill.player, sources)
    if basic is not None and not pool and not bill.claims and are_plain(bill.symbols):
        taps = lightest_taps(bill.symbols, sources)
        return [Pay(tuple(taps))] if taps is not None else []
    found: list[Pay] = []
    for by_life in range(_most_by_life(game, bill) + 1):
        chosen = _cheapest(game, bill, by_life, pool, sources)
        if chosen is not None:
            gives_up = any(source.gives_up for source in chosen.used)
            found.append(Pay(chosen.taps, by_life, gives_up))
    return found


def _most_by_life(game: Game, bill: Bill) -> int:
    """The greatest number of Phyrexian symbols that could be paid with life. CR 107.4f, 119.4."""
    phyrexian = sum([1 for one in bill.symbols if one.life])
    return min(phyrexian, max(game.effects.life_to_pay(game.players[bill.player]), 0) // 2)


def _usable_pool(game: Game, bill: Bill) -> list[ManaUnit]:
    usable: list[ManaUnit] = []
    for unit in game.players[bill.player].pool:
        if unit.only_for is None or serves(
            game,
            bill.player,
            unit.source,
            unit.only_for,
            bill.purpose,
            bill.casting,
            bill.activating,
            bill.contained,
        ):
            usable.append(unit)
    only = _spend_only(game, bill)
    if only is not None:
        ctx = Context(bill.purpose, bill.player)
        usable = [unit for unit in usable if _may_serve(game, ctx, only, unit.source)]
    effects = spending(game, bill.player, bill.purpose, bill.casting, bill.activating)
    for unit in usable:
        mana = unit.mana | SNOW if unit.snow else unit.mana
        unit.counts_as = counts_as(mana, effects) if effects else unit.mana
    return usable


def needs_of(symbols: tuple[Symbol, ...], by_life: int) -> list[list[int]]:
    """The needs of the symbols as masks, a list for each way of paying symbols like {2/W} and of
    choosing those that are paid with life. CR 107.4e, 107.4f, 601.2b.
    """
    if not by_life:
        return _needs(symbols)
    found: list[list[int]] = []
    for rest in _unpaid_by_life(symbols, by_life):
        found += _needs(rest)
    return found


def _unpaid_by_life(symbols: tuple[Symbol, ...], by_life: int) -> list[tuple[Symbol, ...]]:
    """The symbols that are left in each way of paying so many of them with life. CR 107.4f.

    Of symbols that are alike it doesn't matter which are paid so.
    """
    kinds: dict[Symbol, int] = {}
    for one in symbols:
        if one.life:
            kinds[one] = kinds.get(one, 0) + 1
    ways: list[list[Symbol]] = [[]]
    left = sum(kinds.values())
    by_life = min(by_life, left)
    for kind, number in kinds.items():
        left -= number
        longer: list[list[Symbol]] = []
        for way in ways:
            due = by_life - len(way)
            for paid in range(max(due - left, 0), min(number, due) + 1):
                longer.append(way + [kind] * paid)
        ways = longer
    found: list[tuple[Symbol, ...]] = []
    for way in ways:
        rest = list(symbols)
        for one in way:
            rest.remove(one)
        found.append(tuple(rest))
    return found


def _needs(symbols: tuple[Symbol, ...]) -> list[list[int]]:
    """The needs of the symbols where none is paid with life."""
    ways: list[list[int]] = [[]]
    less = 0
    least = 0
    typed: list[int] = []
    for one in symbols:
        least = max(least, one.at_least)
        if one.generic < 0:
            if one.mana:
                typed.append(one.mana)
            else:
                less -= one.generic
        elif one.variable:
            continue
        elif one.mana and one.generic:
            generic = [ANY] * one.generic
            ways = _different([way + more for way in ways for more in ([_wanted(one)], generic)])
        else:
            for way in ways:
                if one.snow:
                    way.append(SNOW)
                elif one.mana:
                    way.append(_wanted(one))
                else:
                    way += [ANY | BENT if one.bent else ANY] * one.generic
    for mana in typed:
        ways = [rest for way in ways for rest in _without(way, mana)]
    if not less and not least:
        return ways
    for way in ways:
        for _ in range(min(less, way.count(ANY))):
            way.remove(ANY)
        way += [ANY] * (least - len(way))
    return ways


def _different(ways: list[list[int]]) -> list[list[int]]:
    """One of each of the ways that need the same mana."""
    found: dict[tuple[int, ...], list[int]] = {}
    for way in ways:
        found.setdefault(tuple(sorted(way)), way)
    return list(found.values())


def _without(way: list[int], mana: int) -> list[list[int]]:
    """What is left of needs that are reduced by one mana of a type in a mask: of those that it can
    pay one less, or else of those of any type. CR 118.7b-118.7f.
    """
    fitting = [place for place, need in enumerate(way) if need != ANY and need & mana]
    if not fitting and ANY in way:
        fitting = [way.index(ANY)]
    return [way[:place] + way[place + 1 :] for place in fitting] if fitting else [way]


def _wanted(symbol: Symbol) -> int:
    """Mask of the mana that pays for a symbol, mana spent as though of its types included.
    CR 609.4b.
    """
    return symbol.mana | AS_TYPE | (AS_COLOR if symbol.mana & ALL_COLORS else 0)


def _cheapest(
    game: Game, bill: Bill, by_life: int, pool: list[ManaUnit], sources: list[Source]
) -> _Cover | None:
    best: _Cover | None = None
    for needs in needs_of(bill.symbols, by_life):
        found = _allowed_cover(game, bill, needs, by_life, pool, sources, False)
        if found is not None and (best is None or found.weight < best.weight):
            best = found
    return best


def _allowed_cover(
    game: Game,
    bill: Bill,
    needs: list[int],
    by_life: int,
    pool: list[ManaUnit],
    sources: list[Source],
    any_will_do: bool,
) -> _Cover | None:
    """The lightest cover that leaves enough for the other parts of the cost, or with
    ``any_will_do`` any that does. CR 118.3.

    Sources that would take too much alone are left out. If the lightest cover takes too much,
    covers are tried without each one of some sources that can't be used together: each allowed
    cover lacks one of them.
    """
    best: _Cover | None = None
    usable = _usable_beside(game, bill, by_life, sources)
    waiting: list[tuple[int, ...]] = [()]
    tried: set[tuple[int, ...]] = set()
    while waiting and len(tried) < _MOST_TRIES:
        out = waiting.pop()
        if out in tried:
            continue
        tried.add(out)
        left = [one for place, one in enumerate(usable) if place not in out] if out else usable
        found = _cover(needs, pool, left, any_will_do)
        if found is None or (best is not None and found.weight >= best.weight):
            continue
        if _leaves_enough(game, bill, by_life, found.used):
            best = found
            if any_will_do:
                return best
            continue
        for source in reversed(_at_odds(game, bill, by_life, found.used)):
            waiting.append(tuple(sorted((*out, usable.index(source)))))
    return best


def _usable_beside(game: Game, bill: Bill, by_life: int, sources: list[Source]) -> list[Source]:
    """The sources that each leave enough for the other parts of the cost. CR 118.3."""
    if not bill.claims and not by_life:
        return sources
    return [one for one in sources if not one.claims or _leaves_enough(game, bill, by_life, [one])]


def _at_odds(game: Game, bill: Bill, by_life: int, used: list[Source]) -> list[Source]:
    """As few of these sources as can't be used together beside the other parts of the cost: without
    any one of them the others could be.
    """
    kept = [one for one in used if one.claims]
    for source in reversed(list(kept)):
        fewer = [one for one in kept if one is not source]
        if not _leaves_enough(game, bill, by_life, fewer):
            kept = fewer
    return kept


def _leaves_enough(game: Game, bill: Bill, by_life: int, used: list[Source]) -> bool:
    """Whether sources can be used and the other parts of the cost be paid together. CR 118.3."""
    claims = [*bill.claims]
    for source in used:
        claims += source.claims
    if by_life:
        claims.append(Claim(Claims.LIFE, [], 2 * by_life))
    return are_met(game, bill.player, claims, [])


@final
class _Cover:
    """A way to cover all needs, and its weight."""

    def __init__(self, taps: tuple[TapForMana, ...], used: list[Source], weight: int) -> None:
        self.taps = taps
        self.used = used
        self.weight = weight


def _cover(
    needs: list[int], pool: list[ManaUnit], sources: list[Source], any_will_do: bool
) -> _Cover | None:
    """The lightest cover; with ``any_will_do`` the first one found.

    Permanents that make several mana at once, or whose mana costs mana, are tried in every way that
    could matter: rows that serve the needs alike are one, and of permanents that are alike the
    first are used first.
    """
    groups: dict[int, list[Source]] = {}
    for source in sources:
        groups.setdefault(source.group, []).append(source)
    singles: list[list[Source]] = []
    many: list[list[_Row]] = []
    masks = _masks(needs, sources)
    for group in groups.values():
        if all(source.single for source in group):
            singles.append(group)
        else:
            many.append(_rows(group, masks))
    if many and not _could_cover(needs, pool, sources):
        return None
    best = _cover_with(needs, pool, singles, [])
    if any_will_do and best is not None:
        return best
    many.sort(key=_kind_of)
    ways: list[_Way] = [_Way([], -1, 0)]
    for place, rows in enumerate(many):
        alike = place > 0 and _kind_of(rows) == _kind_of(many[place - 1])
        longer: list[_Way] = []
        for way in ways:
            if best is not None and way.weight >= best.weight:
                continue
            for number, row in enumerate(rows):
                if alike and (way.last != place - 1 or number < way.number):
                    continue  # the permanent alike before it could be used so instead
                if len(ways) + len(longer) < _MOST_COMBINATIONS:
                    longer += _with_row(way, row, place, number)
        for way in longer:
            found = _cover_with(needs, pool, singles, way.rows)
            if found is not None and (best is None or found.weight < best.weight):
                best = found
                if any_will_do:
                    return best
        ways += longer
    return best


@final
class _Way:
    """Rows used in an order; ``last`` is the place of the permanent used last, ``number`` which
    of its rows.
    """

    def __init__(self, rows: list[_Row], last: int, number: int) -> None:
        self.rows = rows
        self.last = last
        self.number = number
        self.weight = 0
        for row in rows:
            self.weight += row.source.weight


def _kind_of(rows: list[_Row]) -> str:
    """The key shared by permanents that are interchangeable, where order doesn't matter."""
    kinds = [f"{row.source.weight} {row.kind}" for row in rows]
    costly = any(row.needs or row.source.claims for row in rows) and not _only_taps(rows)
    costly = costly and not all(row.source.asks and not row.needs for row in rows)
    return " ".join(kinds) + (f" {rows[0].source.thing}" if costly else "")


def _only_taps(rows: list[_Row]) -> bool:
    for row in rows:
        if row.needs:
            return False
        for claim in row.source.claims:
            if claim.kind != Claims.TAP:
                return False
    return True


def _could_cover(needs: list[int], pool: list[ManaUnit], sources: list[Source]) -> bool:
    """Whether the needs could be covered if every source made all it can of any of its types."""
    masks = [_kind(unit) for unit in pool]
    most: dict[int, int] = {}
    mask: dict[int, int] = {}
    for source in sources:
        most[source.group] = max(most.get(source.group, 0), source.most)
        mask[source.group] = mask.get(source.group, 0) | source.mask
    for thing, count in most.items():
        masks += [mask[thing]] * count
    return can_be_matched(needs, masks)


def _masks(needs: list[int], sources: list[Source]) -> list[int]:
    """The different masks that needs have, those of the sources' own costs included."""
    found: list[int] = []
    for need in needs:
        if need not in found:
            found.append(need)
    for source in sources:
        for one in source.symbols:
            if one.mana and one.mana not in found:
                found.append(one.mana)
    return found


@final
class _Row:
    """A source used for one of its rows of mana; ``needs`` is what its own cost needs."""

    def __init__(self, source: Source, place: int, kind: str) -> None:
        self.source = source
        self.mana = source.rows[place]
        self.tap = source.taps[place]
        self.kind = kind
        self.needs = needs_of(source.symbols, 0)[0] if source.symbols else []


def _rows(group: list[Source], masks: list[int]) -> list[_Row]:
    """The rows of a permanent's abilities, of those that serve the needs alike only the first."""
    found: list[_Row] = []
    kinds: list[str] = []
    for number, source in enumerate(group):
        for place, row in enumerate(source.rows):
            kind = f"{number} {sorted([_served(mana, masks) for mana in row])}"
            if kind not in kinds:
                kinds.append(kind)
                found.append(_Row(source, place, kind))
    return found


def _served(mana: int, masks: list[int]) -> int:
    """Mask of the indices of the needs that a type of mana serves."""
    served = 0
    bit = 1
    for mask in masks:
        if mana & mask:
            served += bit
        bit += bit
    return served


def _with_row(way: _Way, row: _Row, place: int, number: int) -> list[_Way]:
    """The ways with one more row; a row that costs mana itself is tried at every place."""
    if not row.needs:
        return [_Way([row, *way.rows], place, number)]
    return [
        _Way([*way.rows[:at], row, *way.rows[at:]], place, number)
        for at in range(len(way.rows) + 1)
    ]


def _cover_with(
    needs: list[int],
    pool: list[ManaUnit],
    singles: list[list[Source]],
    rows: list[_Row],
) -> _Cover | None:
    """The lightest cover that uses exactly these rows, in this order, and singles as needed.

    The own cost of a row can be paid only by rows before it.
    """
    spare = len(pool) + len(singles) - len(needs)
    for row in rows:
        spare += len(row.mana) - len(row.needs)
    if spare < 0:
        return None  # there isn't so much mana, of whatever type
    every = list(needs)
    before = [len(rows)] * len(needs)
    for place, row in enumerate(rows):
        every += row.needs
        before += [place] * len(row.needs)
    supplies = [Supply(-1, [_price(_kind(unit), need) for need in every]) for unit in pool]
    weight = 0
    for place, row in enumerate(rows):
        weight += row.source.weight
        for mana in row.mana:
            last = len(needs) if row.tap.ability < 0 else len(every)
            prices = [
                _price(mana, need) if place < before[index] and index < last else -1
                for index, need in enumerate(every)
            ]
            supplies.append(Supply(row.source.group, prices))
    free = len(supplies)
    alike: dict[int, int] = {}
    for group in singles:
        first = group[0]
        if len(group) == 1 and first.ability >= 0:
            kind = first.weight * _MASKS + first.mask
            like = alike.get(kind, -1)
            if like >= 0:
                prices = supplies[like].costs
            else:
                like = alike[kind] = len(supplies)
                prices = [first.weight if first.mask & need else -1 for need in every]
            supplies.append(Supply(first.group, prices, like))
            continue
        supplies.append(
            Supply(
                first.group,
                [_lightest_price(group, need, at < len(needs)) for at, need in enumerate(every)],
            )
        )
    chosen = assign(supplies, len(every))
    if chosen is None:
        return None
    for row in rows:
        if not any(supplies[index].thing == row.source.group for index in chosen):
            return None
    taps: list[TapForMana] = []
    asking: list[TapForMana] = []
    instead: list[TapForMana] = []
    used = [row.source for row in rows]
    made: list[int] = [0] * len(every)
    for place, index in enumerate(chosen):
        if index >= free:
            weight += supplies[index].costs[place]
            source = _lightest(singles[index - free], every[place], place < len(needs))
            assert source is not None, "a matched permanent makes no fitting mana"
            used.append(source)
            tap = _tap(source, every[place])
            if tap.ability < 0:
                instead.append(tap)
                continue
            (asking if source.asks else taps).append(tap)
            made[place] = tap.mana[0] if not tap.more else every[place] & 63
        else:
            made[place] = _mana_at(index, pool, rows)
    at = len(needs)
    for row in rows:
        if row.tap.ability < 0:
            need = _need_met(row.source.group, chosen, supplies)
            instead.append(_instead(row.source, needs[need]))
            continue
        spent = tuple(made[at : at + len(row.needs)])
        at += len(row.needs)
        tap = TapForMana(row.tap.source, row.tap.ability, row.tap.mana, spent, row.tap.more)
        (asking if row.source.asks and len(every) == len(needs) else taps).append(tap)
    return _Cover((*taps, *asking, *instead), used, weight)


def _need_met(thing: int, chosen: list[int], supplies: list[Supply]) -> int:
    """The first need that a permanent covers."""
    for need, index in enumerate(chosen):
        if supplies[index].thing == thing:
            return need
    raise AssertionError(f"{thing} covers nothing")


def _mana_at(index: int, pool: list[ManaUnit], rows: list[_Row]) -> int:
    """The type of a mana that exists before single-mana sources are tapped."""
    if index < len(pool):
        return pool[index].mana
    index -= len(pool)
    for row in rows:
        if index < len(row.mana):
            return row.mana[index] & 63
        index -= len(row.mana)
    raise AssertionError("a supply that is neither in the pool nor in a row")


def _price(mana: int, need: int) -> int:
    return 0 if mana & need else -1


def _lightest(group: list[Source], need: int, final_need: bool) -> Source | None:
    """The lightest of a permanent's sources for a need; None if none serves it.

    Only mana pays for the costs of abilities, which are not ``final_need``.
    """
    best: Source | None = None
    for source in group:
        if not source.mask & need or (source.ability < 0 and not final_need):
            continue
        if best is None or source.weight < best.weight:
            best = source
    return best


def _lightest_price(group: list[Source], need: int, final_need: bool) -> int:
    best = _lightest(group, need, final_need)
    return best.weight if best is not None else -1


def _tap(source: Source, need: int) -> TapForMana:
    """The use of a source that makes what the need asks for."""
    for place, row in enumerate(source.rows):
        if row[0] & need:
            return source.taps[place] if source.ability >= 0 else _instead(source, need)
    raise AssertionError("a matched ability makes no fitting mana")


def _instead(source: Source, need: int) -> TapForMana:
    """The tapping or exiling of an object for one mana of a cost. CR 702.51a."""
    if source.ability == BENDING:
        return TapForMana(source.thing, BENDING, ())
    if need & INSTEAD:
        return TapForMana(source.thing, -1, ())
    return TapForMana(source.thing, -1, (bits(source.mask & need)[0],))


def reduced(symbols: tuple[Symbol, ...], tap: TapForMana) -> list[tuple[Symbol, ...]]:
    """The rests of a cost after an object is tapped or exiled for one mana of it. CR 702.51a.

    There is one rest for each symbol that the object could pay for.
    """
    found: list[tuple[Symbol, ...]] = []
    if any(one.at_least for one in symbols):
        symbols = tuple([_one_mana_less(one) for one in symbols])
    for place, one in enumerate(symbols):
        if one.snow or one.variable or one.generic < 0:
            continue
        if tap.mana and one.mana & tap.mana[0]:
            found.append(symbols[:place] + symbols[place + 1 :])
        elif not tap.mana and one.generic and (one.bent or tap.ability != BENDING):
            rest = one.generic - 1
            less = (Symbol(str(rest), generic=rest, bent=one.bent),) if rest else ()
            found.append(symbols[:place] + less + symbols[place + 1 :])
    return found


def _one_mana_less(symbol: Symbol) -> Symbol:
    """The symbol when one mana of the least that the whole cost takes is paid. CR 601.2f."""
    if not symbol.at_least:
        return symbol
    least = symbol.at_least - 1
    return Symbol(f"≥{least}", at_least=least)


def settled(
    game: Game, bill: Bill, taps: tuple[TapForMana, ...], by_life: int
) -> tuple[Symbol, ...] | None:
    """The symbols left for the pool when objects are tapped or exiled for one mana each.

    None if the pool can't pay them.
    """
    if not taps:
        return bill.symbols if units_for(game, bill, by_life) is not None else None
    for symbols in reduced(bill.symbols, taps[0]):
        rest = bill.rest(symbols)
        found = settled(game, rest, taps[1:], by_life)
        if found is not None:
            return found
    return None


def units_for(game: Game, bill: Bill, by_life: int) -> list[ManaUnit] | None:
    """The list of mana in the pool that pays the bill; None if the pool doesn't suffice.

    Mana with a spending restriction is spent first, then colorless mana, and the last mana of a
    color last.
    """
    pool = _usable_pool(game, bill)
    ways = needs_of(bill.symbols, by_life)
    if _pays_in_order(pool, ways[0]):
        return pool
    prices = _prices(pool) if len(pool) > 1 else [1] * len(pool)
    for needs in ways:
        supplies = [
            Supply(
                -1,
                [prices[place] if _price(_kind(unit), need) == 0 else -1 for need in needs],
            )
            for place, unit in enumerate(pool)
        ]
        chosen = assign(supplies, len(needs))
        if chosen is not None:
            return [pool[index] for index in chosen]
    return None


def _pays_in_order(pool: list[ManaUnit], needs: list[int]) -> bool:
    """Whether the pool has just the mana that is needed, in the order of the needs."""
    if len(pool) != len(needs):
        return False
    for place, need in enumerate(needs):
        if not _kind(pool[place]) & need:
            return False
    return True


def _prices(pool: list[ManaUnit]) -> list[int]:
    """The weights of spending the mana in a pool."""
    left: dict[int, int] = {}
    for unit in pool:
        left[unit.mana] = left.get(unit.mana, 0) + 1
    prices: list[int] = []
    for unit in pool:
        price = 1 + scarcity(left[unit.mana])
        if unit.mana & ALL_COLORS:
            price += _COLORED
        prices.append(0 if unit.only_for is not None else price)
        left[unit.mana] -= 1
    return prices


def payable_after(
    game: Game, bill: Bill, sources: list[Source], used: Source, row: tuple[int, ...]
) -> bool:
    """Whether the bill could still be paid if a source were activated for this row first."""
    pool = _usable_pool(game, bill)
    pool += [ManaUnit(one & 63, used.thing, one & SNOW != 0) for one in row]
    others = [source for source in sources if source.group != used.group]
    rest = bill.rest(bill.symbols, (), tuple(used.claims))
    for by_life in range(_most_by_life(game, rest) + 1):
        if _cheapest(game, rest, by_life, pool, others) is not None:
            return True
    return False


def payable_without(
    game: Game, bill: Bill, claims: list[Claim], chosen: Answer, row: list[int]
) -> bool:
    """Whether the bill could still be paid if a thing were used up for this row of mana first."""
    assert isinstance(chosen, Thing), chosen
    used = [Claim(one.kind, [chosen.thing], 1, "", one.origin, one.to) for one in claims]
    pool = _usable_pool(game, bill)
    pool += [ManaUnit(mana, 0) for mana in row]
    rest = bill.rest(bill.symbols, (), tuple(used))
    gone = any(one.kind == Claims.MOVE for one in claims)
    sources = [
        one
        for one in sources_for(game, bill)
        if one.group != chosen.thing and not (gone and one.group == -chosen.thing)
    ]
    for by_life in range(_most_by_life(game, rest) + 1):
        if _cheapest(game, rest, by_life, pool, sources) is not None:
            return True
    return False
