"""How a mana cost can be paid: an exact solver over the pool and every mana source.
CR 118.3, 601.2g.

A plan never taps more than needed, and among all plans it takes one whose used sources weigh least,
so that the most useful mana is left. A source weighs:

- 10 for each type of mana it can make (the more it can make, the more useful it stays), 5 if it
makes only colorless mana, and 3 more for each symbol of a type it can make in the player's other
  cards in hand;
- 2 more if it isn't a land, 100 if it is a creature (it could attack or block);
- 200 for each life or damage it costs, 400 if it must be sacrificed.

Mana is matched with the symbols as a cheapest assignment, which is exact. Permanents that make
several mana at once are few; every way to use them is tried.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Pay, TapForMana
from jajna.ir.abilities import Activated
from jajna.ir.costs import PayMana
from jajna.ir.mana import ManaEffect
from jajna.kernel.context import Context
from jajna.kernel.objects import ManaUnit
from jajna.vocab import COLORS, Cannot, Supertype, Symbol, Type, Zone, bits

if TYPE_CHECKING:
    from jajna.ir.base import Filter
    from jajna.kernel.game import Game
    from jajna.kernel.objects import Object

__all__ = [
    "Bill",
    "Source",
    "SourcesNow",
    "best_plan",
    "mana_sources",
    "payable",
    "payable_after",
    "plans",
    "units_for",
]

_GENERIC: Final = 63
"""Any mana pays for generic: the mask of all types."""

_MOST_COMBINATIONS: Final = 4096
"""How many ways to use many-mana sources are tried before the lightest so far is taken."""


@final
class Bill:
    """A mana cost to be paid: who pays, for which object, which symbols.

    ``without`` are sources that can't be used, as the same cost taps them.
    """

    def __init__(
        self,
        player: int,
        purpose: int,
        symbols: tuple[Symbol, ...],
        without: tuple[int, ...] = (),
    ) -> None:
        self.player = player
        self.purpose = purpose
        self.symbols = symbols
        self.without = without


@final
class Source:
    """A mana ability that could be activated: what it can produce, and how dear it is."""

    def __init__(
        self,
        thing: int,
        ability: int,
        rows: list[tuple[int, ...]],
        weight: int,
        snow: bool,
        only_for: Filter | None,
        symbols: tuple[Symbol, ...],
    ) -> None:
        self.thing = thing
        self.ability = ability
        self.rows = rows
        self.own_weight = weight
        self.weight = weight
        """With what the player's hand wants added; set when plans are compared."""
        self.snow = snow
        self.only_for = only_for
        self.symbols = symbols
        """Mana that activating it costs itself, as for the likes of Azorius Signet."""
        self.single = not symbols and all(len(row) == 1 for row in rows)
        self.most = max(len(row) for row in rows)
        self.mask = 0
        for row in rows:
            for mana in row:
                self.mask |= mana


@final
class _Need:
    """One mana that a cost needs: the types that will do, and whether it must be snow mana."""

    def __init__(self, mask: int, snow: bool) -> None:
        self.mask = mask
        self.snow = snow


@final
class _Supply:
    """One mana that is or could be there, from the pool (-1) or a permanent.

    ``costs[i]`` is what it weighs to cover need i with it, -1 where it can't.
    """

    def __init__(self, thing: int, costs: list[int]) -> None:
        self.thing = thing
        self.costs = costs


@final
class SourcesNow:
    """A player's sources as they are at one moment; kept until anything happens."""

    def __init__(self, moment: tuple[int, int, int, int], sources: list[Source]) -> None:
        self.moment = moment
        self.sources = sources


def mana_sources(
    game: Game, player: int, purpose: int, without: tuple[int, ...] = ()
) -> list[Source]:
    """The player's mana abilities that can be activated now without any question. CR 605.3a.

    ``purpose`` is the object that the mana is for (CR 106.6), ``without`` what can't be used.
    """
    moment = (player, game.events_happened, game.clock, game.next_id)
    known = game.sources_now
    if known is None or known.moment != moment:
        known = SourcesNow(moment, _all_sources(game, player))
        game.sources_now = known
    if not without and all(source.only_for is None for source in known.sources):
        return known.sources
    return [
        source
        for source in known.sources
        if source.thing not in without and _serves(game, player, source, purpose)
    ]


def _serves(game: Game, player: int, source: Source, purpose: int) -> bool:
    """Whether the mana may be spent on what it is for. CR 106.6."""
    if source.only_for is None:
        return True
    return purpose != 0 and source.only_for.matches(game, Context(source.thing, player), purpose)


def _all_sources(game: Game, player: int) -> list[Source]:
    found: list[Source] = []
    for number in game.battlefield:
        thing = game.objects[number]
        if thing.controller != player:
            continue
        kit = thing.now.kit
        for index, ability in enumerate(kit.activated):
            adds = kit.mana[index]
            if adds is None or not ability.zones & 1 << Zone.BATTLEFIELD:
                continue
            if not _simple(ability):
                continue
            ctx = Context(number, player)
            if not _payable_but_for_mana(game, ability, ctx):
                continue
            if not _allowed(game, thing, index, ctx):
                continue
            rows = [row for row in adds.productions(game, ctx) if row]
            if rows:
                snow = thing.now.supertypes & Supertype.SNOW != 0
                source = Source(
                    number,
                    index,
                    rows,
                    _weight(thing, ability, rows),
                    snow,
                    adds.restriction(),
                    _mana_of(game, ability, ctx),
                )
                found.append(source)
    return found


def _payable_but_for_mana(game: Game, ability: Activated, ctx: Context) -> bool:
    for cost in ability.costs:
        if not isinstance(cost, PayMana) and cost.why_not(game, ctx) is not None:
            return False
    return True


def _mana_of(game: Game, ability: Activated, ctx: Context) -> tuple[Symbol, ...]:
    """The mana that the ability's own cost asks for."""
    symbols: tuple[Symbol, ...] = ()
    for cost in ability.costs:
        if isinstance(cost, PayMana):
            symbols += cost.symbols(game, ctx)
    return symbols


def _simple(ability: Activated) -> bool:
    """Whether its costs ask nothing beside mana, so that a plan can count on it."""
    for cost in ability.costs:
        if isinstance(cost, PayMana):
            if cost.cost.variables:
                return False
        elif not cost.automatic():
            return False
    return True


def _allowed(game: Game, thing: Object, index: int, ctx: Context) -> bool:
    ability = thing.now.kit.activated[index]
    if thing.now.cannot & Cannot.ACTIVATE_MANA:
        return False
    if ability.condition is not None and not ability.condition.holds(game, ctx):
        return False
    return not ability.limit or thing.used.get(index, 0) < ability.limit


def _weigh(game: Game, bill: Bill, sources: list[Source]) -> None:
    """Make sources dearer that can make what the player's other cards in hand need."""
    wanted = _wanted_in_hand(game, bill.player, bill.purpose)
    for source in sources:
        source.weight = source.own_weight
        for mana in bits(source.mask):
            source.weight += 3 * wanted.get(mana, 0)


def _wanted_in_hand(game: Game, player: int, purpose: int) -> dict[int, int]:
    """How many symbols of each type the player's other cards in hand have."""
    wanted: dict[int, int] = {}
    for number in game.players[player].hand:
        cost = game.objects[number].now.mana_cost
        if number == purpose or cost is None:
            continue
        for one in cost.symbols:
            for mana in bits(one.mana):
                wanted[mana] = wanted.get(mana, 0) + 1
    return wanted


def _weight(thing: Object, ability: Activated, rows: list[tuple[int, ...]]) -> int:
    mask = 0
    for row in rows:
        for mana in row:
            mask |= mana
    weight = 0
    for mana in bits(mask):
        weight += 10 if mana in COLORS else 5
    if not thing.now.types & Type.LAND:
        weight += 2
    if thing.now.types & Type.CREATURE:
        weight += 100
    for cost in ability.costs:
        if not isinstance(cost, PayMana):
            weight += cost.weight()
    if not isinstance(ability.effect, ManaEffect):
        weight += 200
    return weight


def payable(game: Game, bill: Bill) -> bool:
    """Whether a mana cost can be paid at all."""
    sources = mana_sources(game, bill.player, bill.purpose, bill.without)
    pool = _usable_pool(game, bill)
    most = len(pool)
    for source in sources:
        most += source.most
    least = 0
    for one in bill.symbols:
        if not one.life:
            least += 1 if one.mana else one.generic
    if least > most:
        return False
    if any(one.life or (one.mana and one.generic) for one in bill.symbols):
        return best_plan(game, bill) is not None
    needs = needs_of(bill.symbols, 0)[0]
    if all(source.single for source in sources):
        return _matchable(needs, pool, sources)
    return _cover(needs, pool, sources, any_will_do=True) is not None


def _matchable(needs: list[_Need], pool: list[ManaUnit], sources: list[Source]) -> bool:
    """Whether mana of the pool and one of each permanent covers all needs."""
    masks = [unit.mana for unit in pool]
    snows = [unit.snow for unit in pool]
    places: dict[int, int] = {}
    for source in sources:
        place = places.get(source.thing)
        if place is None:
            places[source.thing] = len(masks)
            masks.append(source.mask)
            snows.append(source.snow)
        else:
            masks[place] |= source.mask
    taken = [-1] * len(masks)
    for need in range(len(needs)):
        if not _match_need(need, needs, masks, snows, taken, [False] * len(masks)):
            return False
    return True


def _match_need(
    need: int,
    needs: list[_Need],
    masks: list[int],
    snows: list[bool],
    taken: list[int],
    visited: list[bool],
) -> bool:
    wanted = needs[need]
    for place in range(len(masks)):
        if visited[place] or not masks[place] & wanted.mask or (wanted.snow and not snows[place]):
            continue
        visited[place] = True
        other = taken[place]
        if other < 0 or _match_need(other, needs, masks, snows, taken, visited):
            taken[place] = need
            return True
    return False


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
    sources = mana_sources(game, bill.player, bill.purpose, bill.without)
    _weigh(game, bill, sources)
    pool = _usable_pool(game, bill)
    phyrexian = sum(1 for one in bill.symbols if one.life)
    found: list[Pay] = []
    for by_life in range(phyrexian + 1):
        if by_life and game.players[bill.player].life < 2 * by_life:
            break  # CR 119.4
        chosen = _cheapest(bill.symbols, by_life, pool, sources)
        if chosen is not None:
            found.append(Pay(chosen, by_life))
    return found


def _usable_pool(game: Game, bill: Bill) -> list[ManaUnit]:
    usable: list[ManaUnit] = []
    for unit in game.players[bill.player].pool:
        if unit.only_for is None or (
            bill.purpose
            and unit.only_for.matches(game, Context(unit.source, bill.player), bill.purpose)
        ):
            usable.append(unit)
    return usable


def needs_of(symbols: tuple[Symbol, ...], by_life: int) -> list[list[_Need]]:
    """What mana the symbols need: one list for each way of paying {2/W}-like symbols. CR 107.4e."""
    ways: list[list[_Need]] = [[]]
    left = by_life
    for one in symbols:
        if one.life and left:
            left -= 1
            continue
        if one.variable:
            continue
        if one.mana and one.generic:
            generic = [_Need(_GENERIC, False)] * one.generic
            ways = [way + more for way in ways for more in ([_Need(one.mana, False)], generic)]
        elif one.snow:
            ways = [[*way, _Need(_GENERIC, True)] for way in ways]
        elif one.mana:
            ways = [[*way, _Need(one.mana, False)] for way in ways]
        else:
            ways = [way + [_Need(_GENERIC, False)] * one.generic for way in ways]
    return ways


def _cheapest(
    symbols: tuple[Symbol, ...], by_life: int, pool: list[ManaUnit], sources: list[Source]
) -> tuple[TapForMana, ...] | None:
    best: _Cover | None = None
    for needs in needs_of(symbols, by_life):
        found = _cover(needs, pool, sources)
        if found is not None and (best is None or found.weight < best.weight):
            best = found
    return best.taps if best is not None else None


@final
class _Cover:
    """A way to cover the needs, and what it weighs."""

    def __init__(self, taps: tuple[TapForMana, ...], weight: int) -> None:
        self.taps = taps
        self.weight = weight


def _cover(
    needs: list[_Need], pool: list[ManaUnit], sources: list[Source], any_will_do: bool = False
) -> _Cover | None:
    """The lightest cover; with ``any_will_do`` the first one found.

    Permanents that make several mana at once, or whose mana costs mana, are tried in every way that
    could matter: rows that serve the needs alike are one.
    """
    if not _could_cover(needs, pool, sources):
        return None
    groups: dict[int, list[Source]] = {}
    for source in sources:
        groups.setdefault(source.thing, []).append(source)
    singles: list[list[Source]] = []
    many: list[list[_Row]] = []
    masks = _masks(needs, sources)
    for group in groups.values():
        if all(source.single for source in group):
            singles.append(group)
        else:
            many.append(_rows(group, masks))
    best = _cover_with(needs, pool, singles, [])
    if any_will_do and best is not None:
        return best
    ways: list[list[_Row]] = [[]]
    for rows in many:
        longer: list[list[_Row]] = []
        for way in ways:
            if best is not None and _weight_of(way) >= best.weight:
                continue
            for row in rows:
                if len(ways) + len(longer) < _MOST_COMBINATIONS:
                    longer += _with_row(way, row)
        for way in longer:
            found = _cover_with(needs, pool, singles, way)
            if found is not None and (best is None or found.weight < best.weight):
                best = found
                if any_will_do:
                    return best
        ways += longer
    return best


def _could_cover(needs: list[_Need], pool: list[ManaUnit], sources: list[Source]) -> bool:
    """Whether the needs could be covered if every source made all it can of any of its types."""
    masks = [unit.mana for unit in pool]
    snows = [unit.snow for unit in pool]
    most: dict[int, int] = {}
    mask: dict[int, int] = {}
    snow: dict[int, bool] = {}
    for source in sources:
        most[source.thing] = max(most.get(source.thing, 0), source.most)
        mask[source.thing] = mask.get(source.thing, 0) | source.mask
        snow[source.thing] = source.snow
    for thing, count in most.items():
        masks += [mask[thing]] * count
        snows += [snow[thing]] * count
    if len(masks) < len(needs):
        return False
    taken = [-1] * len(masks)
    for need in range(len(needs)):
        if not _match_need(need, needs, masks, snows, taken, [False] * len(masks)):
            return False
    return True


def _masks(needs: list[_Need], sources: list[Source]) -> list[int]:
    """The different masks that needs have, those of the sources' own costs included."""
    found: list[int] = []
    for need in needs:
        if need.mask not in found:
            found.append(need.mask)
    for source in sources:
        for one in source.symbols:
            if one.mana and one.mana not in found:
                found.append(one.mana)
    return found


def _weight_of(way: list[_Row]) -> int:
    total = 0
    for row in way:
        total += row.source.weight
    return total


@final
class _Row:
    """A source used for one of its rows of mana; ``needs`` is what its own cost needs."""

    def __init__(self, source: Source, mana: tuple[int, ...]) -> None:
        self.source = source
        self.mana = mana
        self.needs = needs_of(source.symbols, 0)[0] if source.symbols else []


def _rows(group: list[Source], masks: list[int]) -> list[_Row]:
    """The rows of a permanent's abilities, of those that serve the needs alike only the first."""
    found: list[_Row] = []
    kinds: list[str] = []
    for source in group:
        for row in source.rows:
            kind = f"{source.ability} {sorted([_served(mana, masks) for mana in row])}"
            if kind not in kinds:
                kinds.append(kind)
                found.append(_Row(source, row))
    return found


def _served(mana: int, masks: list[int]) -> int:
    """Which of the masks a type of mana serves, as a mask of their places."""
    served = 0
    bit = 1
    for mask in masks:
        if mana & mask:
            served += bit
        bit += bit
    return served


def _with_row(way: list[_Row], row: _Row) -> list[list[_Row]]:
    """The way with one row more; a row that costs mana itself is tried at every place in the
    order.
    """
    if not row.needs:
        return [[row, *way]]
    return [[*way[:place], row, *way[place:]] for place in range(len(way) + 1)]


def _cover_with(
    needs: list[_Need],
    pool: list[ManaUnit],
    singles: list[list[Source]],
    rows: list[_Row],
) -> _Cover | None:
    """The lightest cover that uses exactly these rows, in this order, and singles as needed.

    What a row costs itself is needed before it: only rows before it can pay for that.
    """
    every = list(needs)
    before = [len(rows)] * len(needs)
    for place, row in enumerate(rows):
        every += row.needs
        before += [place] * len(row.needs)
    supplies = [
        _Supply(-1, [_price(unit.mana, unit.snow, need) for need in every]) for unit in pool
    ]
    weight = 0
    for place, row in enumerate(rows):
        weight += row.source.weight
        for mana in row.mana:
            prices = [
                _price(mana, row.source.snow, need) if place < before[index] else -1
                for index, need in enumerate(every)
            ]
            supplies.append(_Supply(row.source.thing, prices))
    free = len(supplies)
    for group in singles:
        prices = [_lightest_price(group, need) for need in every]
        supplies.append(_Supply(group[0].thing, prices))
    chosen = _assign(supplies, len(every))
    if chosen is None:
        return None
    for row in rows:
        if not any(supplies[index].thing == row.source.thing for index in chosen):
            return None
    taps: list[TapForMana] = []
    made: list[int] = [0] * len(every)
    for place, index in enumerate(chosen):
        if index >= free:
            weight += supplies[index].costs[place]
            tap = _tap(singles[index - free], every[place])
            taps.append(tap)
            made[place] = tap.mana[0]
        else:
            made[place] = _mana_at(index, pool, rows)
    at = len(needs)
    for row in rows:
        spent = tuple(made[at : at + len(row.needs)])
        at += len(row.needs)
        taps.append(TapForMana(row.source.thing, row.source.ability, row.mana, spent))
    return _Cover(tuple(taps), weight)


def _mana_at(index: int, pool: list[ManaUnit], rows: list[_Row]) -> int:
    """The type of a mana that is there before singles are tapped."""
    if index < len(pool):
        return pool[index].mana
    index -= len(pool)
    for row in rows:
        if index < len(row.mana):
            return row.mana[index]
        index -= len(row.mana)
    raise AssertionError("a supply that is neither in the pool nor in a row")


def _price(mana: int, snow: bool, need: _Need) -> int:
    return 0 if mana & need.mask and (snow or not need.snow) else -1


def _lightest_price(group: list[Source], need: _Need) -> int:
    best = -1
    for source in group:
        if source.mask & need.mask and (source.snow or not need.snow):
            if best < 0 or source.weight < best:
                best = source.weight
    return best


def _tap(group: list[Source], need: _Need) -> TapForMana:
    """The activation of a permanent's lightest ability that makes what the need asks for."""
    best: Source | None = None
    for source in group:
        if source.mask & need.mask and (best is None or source.weight < best.weight):
            best = source
    assert best is not None, "a matched permanent makes no fitting mana"
    for row in best.rows:
        if row[0] & need.mask:
            return TapForMana(best.thing, best.ability, row)
    raise AssertionError("a matched ability makes no fitting mana")


def _assign(supplies: list[_Supply], needs: int) -> list[int] | None:
    """The cheapest assignment of supplies to needs, as a supply for each need; None if there is
    none.

    Successive cheapest augmenting paths (Bellman-Ford over the needs). What costs nothing is taken
    first, so that mana already there is spent before anything is tapped.
    """
    holder = [-1] * needs
    used = [False] * len(supplies)
    for _ in range(needs):
        path = _cheapest_path(supplies, holder, used, needs)
        if path is None:
            return None
        supply = path[0]
        used[supply] = True
        for need in path[1:]:
            holder[need], supply = supply, holder[need]
    return holder


def _cheapest_path(
    supplies: list[_Supply], holder: list[int], used: list[bool], needs: int
) -> list[int] | None:
    """The cheapest way to cover one need more: an unused supply, then needs it displaces along.

    The first number is the supply, the others needs: each takes what the one before held.
    """
    unreached = 1 << 60
    cost = [unreached] * needs
    came_from = [-1] * needs
    start = [-1] * needs
    for index, supply in enumerate(supplies):
        if used[index]:
            continue
        for need in range(needs):
            price = supply.costs[need]
            if 0 <= price < cost[need]:
                cost[need] = price
                start[need] = index
                came_from[need] = -1
    for _ in range(needs):
        better = False
        for need in range(needs):
            held = holder[need]
            if held < 0 or cost[need] == unreached:
                continue
            spared = cost[need] - supplies[held].costs[need]
            for other in range(needs):
                price = supplies[held].costs[other]
                if price >= 0 and other != need and spared + price < cost[other]:
                    cost[other] = spared + price
                    came_from[other] = need
                    better = True
        if not better:
            break
    last = -1
    for need in range(needs):
        if holder[need] < 0 and cost[need] < unreached and (last < 0 or cost[need] < cost[last]):
            last = need
    if last < 0:
        return None
    path: list[int] = []
    at = last
    while came_from[at] >= 0:
        path.append(at)
        at = came_from[at]
    path.append(at)
    path.append(start[at])
    path.reverse()
    return path


def units_for(game: Game, bill: Bill, by_life: int) -> list[ManaUnit] | None:
    """Which mana of the pool pays the bill; None if the pool doesn't suffice.

    Mana that may only be spent on some things is spent first.
    """
    pool = _usable_pool(game, bill)
    pool = [unit for unit in pool if unit.only_for is not None] + [
        unit for unit in pool if unit.only_for is None
    ]
    for needs in needs_of(bill.symbols, by_life):
        supplies = [
            _Supply(-1, [_price(unit.mana, unit.snow, need) for need in needs]) for unit in pool
        ]
        chosen = _assign(supplies, len(needs))
        if chosen is not None:
            return [pool[index] for index in chosen]
    return None


def payable_after(
    game: Game, bill: Bill, sources: list[Source], used: Source, row: tuple[int, ...]
) -> bool:
    """Whether the bill could still be paid if a source were activated for this row first."""
    pool = _usable_pool(game, bill) + [ManaUnit(one, used.thing, used.snow) for one in row]
    others = [source for source in sources if source.thing != used.thing]
    phyrexian = sum(1 for one in bill.symbols if one.life)
    for by_life in range(phyrexian + 1):
        if 2 * by_life > game.players[bill.player].life:
            break  # CR 119.4
        if _cheapest(bill.symbols, by_life, pool, others) is not None:
            return True
    return False
