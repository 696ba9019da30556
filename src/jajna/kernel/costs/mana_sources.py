"""The sources a player could pay mana with. CR 605, 106.12, 702.51, 702.66, 702.126.

Sources are mana abilities, with the triggered mana abilities they cause, and permanents or cards
that may be tapped or exiled instead. A source weighs:

- 10 for each color of mana it can make (the more it can make, the more useful it stays), 5 for
  colorless mana, 6 for each mana more than one, and up to 12 more for each type of which the player
  has few other sources left (``scarcity``);
- 8 more if it has another activated ability, and 100 for the permanent whose ability is activated;
- 2 more if it isn't a land, 100 if it is a creature (it could attack or block);
- 200 for each life or damage it costs and for another permanent that it taps, 400 if it or
  another must be sacrificed;
- for an object tapped or exiled instead of paying mana: 4, or 40 if it has an ability that taps it,
  60 if it is a creature that couldn't attack or 100 if it could; 30 in a graveyard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import TapForMana
from jajna.events.base import EventKind
from jajna.events.mana import TappedForMana
from jajna.ir.abilities import Activated, PaysInstead, own_nodes
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Condition, Ref, without_repeats
from jajna.ir.claims import Claim, Claims, are_met
from jajna.ir.costs import PayMana, TapThis, cannot_tap_yet, sick
from jajna.ir.filters.abilities import fits_ability
from jajna.ir.filters.mana_uses import CONTAINED, AnyUse, NotToCast, ToPay
from jajna.ir.filters.nouns import ACTIVATING, about_to_be_cast
from jajna.ir.mana import AddMana, ManaEffect
from jajna.ir.refs import all_that_fit, stand_as
from jajna.kernel.costs import mana_abilities
from jajna.kernel.costs.total_cost import ability_total
from jajna.kernel.state.context import Context
from jajna.kernel.zones import move
from jajna.vocab import (
    ALL_COLORS,
    COLORS,
    Cannot,
    Mana,
    Supertype,
    Symbol,
    Type,
    Zone,
    bit,
    bits,
)

if TYPE_CHECKING:
    from jajna.ir.base import Filter
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player_rules import Spending

__all__ = [
    "ANY",
    "AS_COLOR",
    "AS_TYPE",
    "BENDING",
    "BENT",
    "INSTEAD",
    "SNOW",
    "KeptSources",
    "Source",
    "SourcesNow",
    "are_fixed",
    "basic_sources",
    "bending_sources",
    "counts_as",
    "mana_sources",
    "mana_sources_now",
    "most_mana",
    "possible_mana",
    "scarcity",
    "serves",
    "spending",
    "weigh",
]

SNOW: Final = 64
"""Bit beside those of ``vocab.Mana``: mana of a snow source. CR 106.3, 107.4h."""
INSTEAD: Final = 128
"""Bit of an object that is tapped or exiled to pay for generic mana."""
AS_COLOR: Final = 256
"""Bit of mana that may be spent as though it were of any color. CR 609.4b."""
AS_TYPE: Final = 512
"""Bit of mana that may be spent as though it were of any type. CR 609.4b."""
BENT: Final = 1024
"""Bit of an artifact or a creature that is tapped to pay for mana of a waterbend cost.
CR 701.67a.
"""
BENDING: Final = -2
"""The place of such a use among the abilities of a permanent; -1 is that of other keywords."""
ANY: Final = 63 | INSTEAD
"""Mask of the bits that pay for generic mana."""

_MOST_USES: Final = 20
"""The number of uses of one ability, each tapping or sacrificing another thing, that count."""

_LAST: Final = 12
"""The weight of using the last mana of a type, more than a land of one more type has."""


_EVERY_MANA: Final = (*COLORS, Mana.COLORLESS)
_TYPES: Final[list[list[int]]] = [bits(mask) for mask in range(2 * Mana.COLORLESS)]
"""The types of mana in each mask."""


@final
class Source:
    """A source that could be used to pay mana, and its weight.

    ``rows[i]`` is the tuple of mana that using it as ``taps[i]`` makes, a bit each and with
    ``SNOW``. An object tapped or exiled instead has one row with the mask of what it pays for.
    """

    def __init__(self, thing: int, ability: int, weight: int) -> None:
        self.thing = thing
        self.ability = ability
        self.rows: list[tuple[int, ...]] = []
        self.taps: list[TapForMana] = []
        self.own_weight = weight
        self.weight = weight
        """The own weight plus what the player's other cards in hand need; set to compare plans."""
        self.only_for: Filter | None = None
        self.symbols: tuple[Symbol, ...] = ()
        """The mana cost of activating it, as for Azorius Signet."""
        self.claims: list[Claim] = []
        """The other things that using it uses up."""
        self.group = thing
        """The key that sources share of which only one can be used."""
        self.asks = False
        """Whether the player chooses the thing that it taps, sacrifices or the like."""
        self.gives_up = False
        """Whether that thing is lost, so that the player must agree first."""
        self.single = True
        self.most = 0
        self.mask = 0

    def alike(self) -> Source:
        """A source with the same costs and no rows yet."""
        made = Source(self.thing, self.ability, self.own_weight)
        made.symbols = self.symbols
        made.claims = self.claims
        made.group = self.group
        made.asks = self.asks
        made.gives_up = self.gives_up
        return made

    def add(self, row: tuple[int, ...], tap: TapForMana) -> None:
        """Add a way to use the source."""
        self.rows.append(row)
        self.taps.append(tap)
        self.single = self.single and len(row) == 1 and not self.symbols
        self.most = max(self.most, len(row))
        for mana in row:
            self.mask |= mana


@final
class KeptSources:
    """The sources of a permanent that always makes the same mana, kept on the permanent.

    They are valid while it has the characteristics ``now`` and ``player`` controls it.
    """

    def __init__(self, now: Characteristics, player: int, sources: list[Source]) -> None:
        self.now = now
        self.player = player
        self.sources = sources


@final
class SourcesNow:
    """A player's sources at one moment, valid until anything happens.

    The beginning of a step doesn't count if no source has a condition (``timeless``). The sources
    are ``lasting`` if only something new of the player's can add to them.
    """

    def __init__(self, game: Game, player: int) -> None:
        self.clock = game.effects.clock
        self.next_id = game.objects.next_id
        self.events = game.history.events_happened
        self.timeless = True
        self.lasting = True
        self.sources: list[Source] = []
        free = not game.effects.rules or not (
            game.effects.rules[player].inactive
            or game.effects.rules[player].activation_costs
            or game.effects.rules[player].produced
        )
        watched = game.characteristics.index.listens(EventKind.TAPPED_FOR_MANA)
        for number in move.acting(game):
            thing = game.objects[number]
            if thing.controller != player or not thing.now.kit.mana_zones:
                continue
            undisturbed = free and not (watched and _may_cause_more(game, player, number))
            kept = thing.mana if undisturbed else None
            if undisturbed and not (
                kept is not None and kept.now is thing.now and kept.player == player
            ):
                kept = _kept(game, player, thing)
            if kept is None:
                self.lasting = False
                self._add_abilities(game, player, thing)
            elif not thing.tapped and not cannot_tap_yet(game, number):
                self.sources += kept.sources
        for number in game.players[player].hand:
            thing = game.objects[number]
            if thing.now.kit.mana_zones & 1 << Zone.HAND:
                self.lasting = False
                self._add_abilities(game, player, thing)
        self.most = 0
        self.mask = 0
        self.basic = self.lasting
        """Whether each source is a permanent that makes one mana of one type, as basic lands do."""
        self.number_of = [0] * (2 * Mana.COLORLESS)
        """The number of sources of each type of mana, by its bit, if all are ``basic``."""
        last = -1
        for source in self.sources:
            self.most += source.most
            self.mask |= source.mask
            types = source.mask & 63
            if source.asks or source.thing == last or not source.single or types & (types - 1):
                self.basic = False
            else:
                self.number_of[types] += 1
            last = source.thing

    def holds(self, game: Game) -> bool:
        """Whether the sources are still valid."""
        if self.clock != game.effects.clock or self.next_id != game.objects.next_id:
            return False
        return self.events >= (
            game.history.acted if self.timeless else game.history.events_happened
        )

    def _add_abilities(self, game: Game, player: int, thing: Object) -> None:
        kit = thing.now.kit
        zone = bit(thing.zone)
        for index, ability in enumerate(kit.activated):
            adds = kit.mana[index]
            if adds is None or not ability.zones & zone or not _simple(ability, adds):
                continue
            if ability.condition is not None:
                self.timeless = False
            if thing.tapped and _taps_it(ability):
                continue
            ctx = Context(thing.id, player)
            stand_as(ctx, ability)
            if not _payable_but_for_mana(game, ability, ctx):
                continue
            if _allowed(game, thing, index, ctx):
                source = _made(game, player, thing, index, adds, ctx)
                if source.rows:
                    for use in _uses(game, player, ability, source):
                        if use.group == use.thing or not _is_known(use, self.sources):
                            self.sources.append(use)


def _kept(game: Game, player: int, thing: Object) -> KeptSources | None:
    """The sources to keep of a permanent whose mana abilities always make the same mana, and cause
    no other.
    """
    now = thing.now
    if now.cannot & (Cannot.ACTIVATE_MANA | Cannot.ACTIVATE_TAPPING):
        return None
    sources: list[Source] = []
    for index, ability in enumerate(now.kit.activated):
        adds = now.kit.mana[index]
        if adds is None:
            continue
        if ability.condition is not None or ability.limit or not ability.zones & bit(thing.zone):
            return None
        if len(ability.costs) != 1 or not isinstance(ability.costs[0], TapThis):
            return None
        if ability.effect is not adds or not _is_fixed(adds):
            return None
        sources.append(_made(game, player, thing, index, adds, Context(thing.id, player)))
    kept = KeptSources(now, player, sources)
    thing.mana = kept
    return kept


def _is_fixed(adds: ManaEffect) -> bool:
    """Whether an instruction always adds the same mana, for its controller and for any use."""
    return (
        isinstance(adds, AddMana)
        and adds.times is None
        and adds.only_for is None
        and adds.who is None
    )


def spending(
    game: Game, player: int, purpose: int, casting: bool, activating: bool = False
) -> list[Spending]:
    """The effects by which the player may spend mana as though it were other mana. CR 609.4b."""
    if not game.effects.rules:
        return []
    return [
        one
        for one in game.effects.rules[player].spending
        if (activating or not one.activating)
        and (one.what is None or _is_spent_on(game, player, one.ctx, one.what, purpose, casting))
    ]


def _is_spent_on(
    game: Game, player: int, ctx: Context, what: Filter, purpose: int, casting: bool
) -> bool:
    """Whether an effect on the spending of mana is for this purpose. CR 609.4b."""
    own = about_to_be_cast(ctx, [purpose] if casting else [])
    own.controller = player
    return purpose != 0 and what.matches(game, own, purpose)


def counts_as(mana: int, effects: list[Spending]) -> int:
    """Mask of the types that mana counts as by effects on spending it. CR 609.4b."""
    found = mana
    for one in effects:
        if not mana & one.mana or (one.snow and not mana & SNOW):
            continue
        if one.colorless:
            found = found & ~ALL_COLORS | Mana.COLORLESS  # CR 609.4a: the others apply too
        elif one.serves:
            found |= one.serves
        else:
            found |= AS_TYPE if one.any_type else AS_COLOR
    return found


def mana_sources(
    game: Game,
    player: int,
    purpose: int,
    without: tuple[int, ...] = (),
    casting: bool = False,
    activating: bool = False,
    contained: int = 0,
) -> list[Source]:
    """The list of sources the player can use now, without any question, to pay for ``purpose``.
    CR 605.3a, 106.6, 609.4b.

    The objects ``without`` are left out, and a purpose that is a card itself. With ``casting`` the
    purpose is a card about to be cast, with ``activating`` the source of an activated ability.
    ``contained`` is a mask of what the cost contains.
    """
    found = _sources_for(game, player, purpose, without, casting, activating, contained)
    effects = spending(game, player, purpose, casting, activating)
    return [_spent_as(source, effects) for source in found] if effects else found


def _spent_as(source: Source, effects: list[Spending]) -> Source:
    """The source with the types its mana counts as; objects tapped instead unchanged. CR 609.4b."""
    if source.ability < 0:
        return source
    made = source.alike()
    made.only_for = source.only_for
    for place, row in enumerate(source.rows):
        made.add(tuple([counts_as(mana, effects) for mana in row]), source.taps[place])
    return made


def _sources_for(
    game: Game,
    player: int,
    purpose: int,
    without: tuple[int, ...],
    casting: bool,
    activating: bool,
    contained: int,
) -> list[Source]:
    known = _known(game, player)
    spell = game.objects.get(purpose)
    others = spell.now.kit.payments if spell is not None else []
    if spell is not None and spell.zone is Zone.STACK and spell.controller != player:
        others = []  # another player pays for generic mana alone: CR 702.132a
    plain = not without and not others
    if plain and all(source.only_for is None for source in known.sources):
        if spell is None or spell.zone is not Zone.HAND or not spell.now.kit.activated:
            return known.sources
    found: list[Source] = []
    for source in known.sources:
        if (
            source.thing not in without
            and source.thing != purpose
            and not (source.asks and abs(source.group) in without)
        ):
            if source.only_for is None or serves(
                game, player, source.thing, source.only_for, purpose, casting, activating, contained
            ):
                found.append(source)
            else:
                _add_what_serves(source, found)
    if spell is not None:
        # CR 702.51d, 702.126c
        for payment in others if len(others) < 2 else without_repeats(others):
            _add_instead(game, player, payment, purpose, without, found)
    return found


def mana_sources_now(game: Game, player: int) -> list[Source]:
    """All sources the player could activate now, whatever their mana may be spent on. CR 605.3a."""
    return _known(game, player).sources


def are_fixed(game: Game, player: int) -> bool:
    """Whether all the player's sources are permanents that always tap for the same mana."""
    return _known(game, player).lasting


def _known(game: Game, player: int) -> SourcesNow:
    payer = game.players.held[player]
    known = payer.sources
    if known is None or not known.holds(game):
        known = SourcesNow(game, player)
        payer.sources = known
    return known


def basic_sources(game: Game, player: int, sources: list[Source]) -> SourcesNow | None:
    """The player's cached sources if they are the given ones and ``basic``; None otherwise."""
    known = game.players[player].sources
    if known is None or known.sources is not sources or not known.basic:
        return None
    return known


def most_mana(game: Game, player: int) -> int:
    """The greatest amount of mana the player could pay now, without a spell's own help."""
    return len(game.players[player].pool) + _known(game, player).most


def possible_mana(game: Game, player: int) -> int:
    """Mask of the types of mana the player could pay now, with the bits of ``Source.mask``."""
    mask = _known(game, player).mask
    for unit in game.players[player].pool:
        mask |= unit.counts_as
    return mask


def serves(
    game: Game,
    player: int,
    source: int,
    only_for: Filter,
    purpose: int,
    casting: bool,
    activating: bool,
    contained: int,
) -> bool:
    """Whether mana with a spending restriction may be spent on the purpose, 0 where nothing is cast
    or activated; ``contained`` is a mask of what the cost contains. CR 106.6.
    """
    if not purpose and not isinstance(only_for, (AnyUse, NotToCast, ToPay)):
        return False
    ctx = about_to_be_cast(Context(source, player), [purpose] if casting else [])
    if activating:
        ctx.bind(ACTIVATING, [purpose])
    ctx.bind_number(CONTAINED, contained)
    return only_for.matches(game, ctx, purpose)


def _add_what_serves(source: Source, found: list[Source]) -> None:
    """Add a source that serves only by the triggered mana it causes, its own mana being useless."""
    made = source.alike()
    for place, tap in enumerate(source.taps):
        more = source.rows[place][len(tap.mana) :]
        if more:
            made.add(more, tap)
    if made.rows:
        found.append(made)


def _made(
    game: Game, player: int, thing: Object, index: int, adds: ManaEffect, ctx: Context
) -> Source:
    ability = thing.now.kit.activated[index]
    source = Source(thing.id, index, 0)
    source.only_for = adds.restriction()
    if game.effects.rules and game.effects.rules[player].activation_costs:
        source.symbols = ability_total(game, ctx, ability.costs, ability).with_x(0)
    else:
        for cost in ability.costs:
            if isinstance(cost, PayMana):
                source.symbols += cost.symbols(game, ctx)
    for cost in ability.costs:
        if not isinstance(cost, (PayMana, TapThis)):
            source.claims += cost.claims(game, ctx)
    tapped = any(isinstance(cost, TapThis) for cost in ability.costs)
    if tapped:
        source.claims.append(Claim(Claims.TAP, [thing.id]))
    receives = player in adds.receivers(game, ctx)
    snow = SNOW if thing.now.supertypes & Supertype.SNOW else 0
    rows = adds.productions(game, ctx)
    for mana in mana_abilities.replaced(game, ctx, rows) if tapped else rows:
        if not mana:
            continue
        own = tuple([one | snow for one in mana]) if receives else ()
        more = _triggered(game, player, thing.id, mana) if tapped else []
        if not more:
            if own:
                source.add(own, TapForMana(thing.id, index, mana))
            continue
        for choice in more:
            if own or choice.usable:
                tap = TapForMana(thing.id, index, mana, (), choice.rows)
                source.add(own + choice.usable, tap)
    source.own_weight = _weight(thing, ability, source)
    source.weight = source.own_weight
    return source


@final
class _More:
    """One choice of the mana of triggered mana abilities: a row for each, and the usable mana."""

    def __init__(self, rows: tuple[tuple[int, ...], ...], usable: tuple[int, ...]) -> None:
        self.rows = rows
        self.usable = usable


def _triggered(game: Game, player: int, thing: int, mana: tuple[int, ...]) -> list[_More]:
    """Every choice of the mana of abilities that trigger as a permanent is tapped for this mana.

    CR 605.1b, 605.4a. Mana with a spending restriction isn't counted.
    """
    watchers = game.characteristics.index.watchers(EventKind.TAPPED_FOR_MANA)
    if not watchers:
        return []
    event = TappedForMana(thing, player, mana)
    found: list[_More] = []
    for watcher in watchers:
        ctx = mana_abilities.triggers(game, watcher, event)
        adds = mana_abilities.adding(watcher) if ctx is not None else None
        if ctx is None or adds is None:
            continue
        snow = SNOW if game.object(watcher.source).now.supertypes & Supertype.SNOW else 0
        counts = player in adds.receivers(game, ctx) and adds.restriction() is None
        choices = adds.productions(game, ctx) if counts else []
        longer: list[_More] = []
        for more in found if found else [_More((), ())]:
            for row in choices if choices else [()]:
                usable = more.usable + tuple([one | snow for one in row])
                longer.append(_More((*more.rows, row), usable))
        found = longer
    return found


def _may_cause_more(game: Game, player: int, thing: int) -> bool:
    """Whether an ability might add mana if a permanent is tapped for mana, now or later."""
    event = TappedForMana(thing, player, _EVERY_MANA)
    for watcher in game.characteristics.index.watchers(EventKind.TAPPED_FOR_MANA):
        if watcher.waiting.is_mana_ability() and (
            not watcher.is_timeless() or mana_abilities.triggers(game, watcher, event) is not None
        ):
            return True
    return False


def _payable_but_for_mana(game: Game, ability: Activated, ctx: Context) -> bool:
    for cost in ability.costs:
        if not isinstance(cost, PayMana) and cost.why_not(game, ctx) is not None:
            return False
    return True


def _taps_it(ability: Activated) -> bool:
    for cost in ability.costs:
        if isinstance(cost, TapThis):
            return True
    return False


def _simple(ability: Activated, adds: ManaEffect) -> bool:
    """Whether a plan can count on an ability: its costs leave no choice but of one other thing, on
    which its mana doesn't depend.
    """
    if ability.instant_speed or not adds.is_known_ahead():
        return False
    chosen = 0
    for cost in ability.costs:
        if isinstance(cost, PayMana):
            if cost.cost.variables:
                return False
        elif cost.chooses_one():
            chosen += 1
        elif not cost.automatic():
            return False
    return chosen == 0 or (chosen == 1 and _is_certain(adds))


def _is_certain(adds: ManaEffect) -> bool:
    """Whether an instruction adds the same mana whatever pays for it."""
    restriction = adds.restriction()
    for node in own_nodes(adds):
        if node is restriction or node is adds or isinstance(node, Number):
            continue
        if isinstance(node, (Amount, Condition, Ref)):
            return False
    return True


def _is_known(use: Source, sources: list[Source]) -> bool:
    """Whether something else makes the same mana of the same thing, as two alike altars do."""
    for other in sources:
        if other.group == use.group and other.rows == use.rows and other.asks:
            return other.own_weight <= use.own_weight and other.only_for is use.only_for
    return False


def _uses(game: Game, player: int, ability: Activated, source: Source) -> list[Source]:
    """The uses of an ability: one, or one with each permanent that it taps, sacrifices or the like.

    An ability that uses up its own permanent, or costs mana, counts once.
    """
    chosen = [cost for cost in ability.costs if cost.chooses_one()]
    if not chosen:
        return [source]
    source.asks = True
    if not are_met(game, player, source.claims, []):
        return []
    own = chosen[0].claims(game, Context(source.thing, player))
    if len(own) != 1:
        return []
    source.gives_up = own[0].kind == Claims.MOVE and own[0].origin == bit(Zone.BATTLEFIELD)
    if own[0].kind != Claims.TAP and not source.gives_up:
        return []
    if len(ability.costs) > 1 or ability.limit:
        return [source]
    found: list[Source] = []
    for number in own[0].things[:_MOST_USES]:
        use = source.alike()
        use.only_for = source.only_for
        use.claims = [Claim(own[0].kind, [number], 1, "", own[0].origin, own[0].to)]
        use.group = -number if source.gives_up else number
        for place, row in enumerate(source.rows):
            use.add(row, source.taps[place])
        use.weight = source.weight
        found.append(use)
    return found


def _allowed(game: Game, thing: Object, index: int, ctx: Context) -> bool:
    ability = thing.now.kit.activated[index]
    if thing.now.cannot & Cannot.ACTIVATE_MANA:
        return False
    if game.effects.rules:
        player = ctx.controller
        for other, what in game.effects.rules[player].inactive:
            if fits_ability(game, other, what, thing.id, player, ability, 0):
                return False
    if ability.condition is not None and not ability.condition.holds(game, ctx):
        return False
    return not ability.limit or thing.used.get(index, 0) < ability.limit


# -- other than mana -------------------------------------------------------------------------------


def _add_instead(
    game: Game,
    player: int,
    payment: PaysInstead,
    purpose: int,
    without: tuple[int, ...],
    found: list[Source],
) -> None:
    """Add objects to be tapped or exiled rather than pay mana. CR 702.51a, 702.66a, 702.126a."""
    for number in all_that_fit(game, Context(purpose, player), payment.what):
        thing = game.objects[number]
        if number in without or number == purpose:
            continue
        if payment.exiled:
            if thing.owner != player:
                continue
            claim = Claim(Claims.MOVE, [number], origin=1 << Zone.GRAVEYARD, to=1 << Zone.EXILE)
        elif thing.controller != player or thing.tapped:
            continue
        else:
            claim = Claim(Claims.TAP, [number])
        source = Source(number, -1, _weight_instead(game, thing))
        source.claims.append(claim)
        mask = thing.now.colors if payment.colored else 0
        source.add((mask | INSTEAD,), TapForMana(number, -1, ()))
        found.append(source)


def bending_sources(game: Game, player: int, without: tuple[int, ...]) -> list[Source]:
    """The untapped artifacts and creatures that could pay for mana of a waterbend cost.
    CR 701.67a.
    """
    found: list[Source] = []
    for number in game.zones.battlefield:
        thing = game.objects[number]
        if thing.controller != player or thing.tapped or number in without:
            continue
        if thing.now.types & (Type.ARTIFACT | Type.CREATURE):
            source = Source(number, BENDING, _weight_instead(game, thing))
            source.claims.append(Claim(Claims.TAP, [number]))
            source.add((BENT,), TapForMana(number, BENDING, ()))
            found.append(source)
    return found


def _weight_instead(game: Game, thing: Object) -> int:
    if thing.zone is Zone.GRAVEYARD:
        return 30
    if thing.is_creature():
        return 60 if sick(game, thing.id) else 100
    for ability in thing.now.kit.activated:
        if any(isinstance(cost, TapThis) for cost in ability.costs):
            return 40
    return 4


# -- weights ---------------------------------------------------------------------------------------


def weigh(sources: list[Source], purpose: int) -> None:
    """Raise the weights of sources of mana of which the player has few.

    Those that one would like to keep count as the last ones, whose weights are raised most. What
    taps or sacrifices other permanents doesn't count, and neither do the player's cards in hand:
    what is tapped would tell of them. The permanent whose ability is activated, ``purpose``, is the
    last of all.
    """
    left = [0] * (2 * Mana.COLORLESS)
    in_order = True
    before = 0
    for source in sources:
        in_order = in_order and before <= source.own_weight
        before = source.own_weight
        if source.ability >= 0 and not source.asks:
            for mana in _TYPES[source.mask & 63]:
                left[mana] += 1
    for source in sources if in_order else sorted(sources, key=_own_weight):
        source.weight = source.own_weight
        if source.thing == purpose:
            source.weight += 100
        if source.ability >= 0 and not source.asks:
            for mana in _TYPES[source.mask & 63]:
                source.weight += scarcity(left[mana])
                left[mana] -= 1


def _own_weight(source: Source) -> int:
    return source.own_weight


def scarcity(left: int) -> int:
    """The weight of using mana of a type of which there are so many left, this one included."""
    return _LAST // left


def _weight(thing: Object, ability: Activated, source: Source) -> int:
    weight = 6 * (source.most - 1)
    for mana in _TYPES[source.mask & 63]:
        weight += 10 if mana & ALL_COLORS else 5
    if any(adds is None for adds in thing.now.kit.mana):
        weight += 8
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
