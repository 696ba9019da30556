"""What a card is worth in limited play, by what its compiled abilities do and what they cost.

No list of ratings is read, so cards of a set that somebody made at home are valued as all others.
The points are those of ``heuristic.worth``: a creature of two mana with 2/2 is worth nearly 4, from
which what it costs is taken away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, final

from jajna.agents.heuristic.deeds import Deed, attachment_deeds, deeds_of
from jajna.agents.heuristic.worth import KEYWORD_WORTH, PER_POWER
from jajna.card import Card
from jajna.errors import CardError
from jajna.ir.abilities import Ability, Activated, Static, Triggered
from jajna.ir.amounts import Number, X
from jajna.ir.base import ON_BATTLEFIELD, Amount, Effect, Filter, Modification, Ref, children, walk
from jajna.ir.composites import Modes
from jajna.ir.declared.worth import (
    Alters,
    Does,
    Loss,
    Occurrence,
    alterations_of,
    given_up,
    occurrence_of,
)
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.nouns import AnyTarget, OfType, Permanent
from jajna.ir.filters.owners import Controlled, ControlledByOpponent
from jajna.ir.filters.qualities import OfColor
from jajna.ir.filters.zones import InZone
from jajna.ir.mana import ManaEffect
from jajna.ir.players import Opponents
from jajna.ir.refs import Affected, Each, Target, This, You
from jajna.kernel.objects.characteristics import characteristics_of
from jajna.kernel.objects.kit import Kit
from jajna.typed import whole_number
from jajna.vocab import ALL_COLORS, Cannot, Keyword, Type, bits

__all__ = ["Prospect", "Prospects"]

OF_A_CREATURE: Final = 6.5
"""What the creature is worth that a removal spell finds."""
OF_ANOTHER: Final = 2.0
"""What a permanent is worth that is no creature, where there may be none."""
IN_ANOTHER: Final = 0.6
"""How much is left of an instruction that another makes depend on something."""
GUESS: Final = 2
"""An amount that only the game will tell."""
MANY: Final = 4
"""An X that is paid for."""
PER_MANA: Final = 1.0
"""What each mana of the cost of a creature takes away."""
PER_MANA_OF_A_SPELL: Final = 0.75
LEAST: Final = -2.0
UNKNOWN: Final = 0.3
"""An ability of which nothing more is known."""
REPEATED: Final = 1.6
"""How much more an effect is worth that can be had again and again."""
SOMETIMES: Final = 0.7
"""How much of an effect is left that comes only when something happens."""
MOST_REPEATED: Final = 6.0
NARROW: Final = 0.85
"""For each condition on what can be chosen."""
OF_ONE_COLOR: Final = 0.4
"""For what hurts things of one color alone."""
HURT: Final = (0.0, 2.0, 3.8, 5.0, 5.7, 6.1)
"""What so much damage to a creature is worth."""
ALL_MODES: Final = (0, 1, 2, 3, 4)
REMOVALS: Final = frozenset({Does.DESTROY, Does.REMOVE, Does.STEAL, Does.DAMAGE})

PLAIN: Final = (All, AnyTarget, ControlledByOpponent, InZone, Not, OfType, Permanent)
"""Filters that are no condition that a creature of an opponent might fail."""

PER_ONE: Final = {
    Does.DRAW: 1.5,
    Does.GAIN_LIFE: 0.2,
    Does.TOKENS: 1.8,
    Does.SELECT: 0.4,
    Does.TURN: 5.0,
    Does.WIN: 3.0,
    Does.PLUS_COUNTERS: 1.4,
    Does.SAVE: 0.8,
    Does.SHIELD: 0.8,
    Does.RAISE: 4.5,
    Does.REGROW: 1.8,
    Does.UNTAP: 0.3,
    Does.DISCARD: -1.3,
    Does.SACRIFICE: -2.8,
    Does.LOSE_LIFE: -0.35,
    Does.MILL: -0.05,
    Does.LOSE: -6.0,
    Does.TAP: -0.9,
    Does.STAY_TAPPED: -1.6,
    Does.BOUNCE: -2.0,
    Does.COUNTER: -3.2,
}
"""What it is worth to whom it is done, for each of as many as there are."""
SINGLE: Final = frozenset(
    {Does.COUNTER, Does.BOUNCE, Does.TAP, Does.UNTAP, Does.RAISE, Does.REGROW, Does.STEAL}
)
"""What isn't counted by its amount."""


class Prospect(NamedTuple):
    """A card as a drafter sees it: ``worth`` in points, what it costs, and what it is for."""

    name: str
    worth: float
    colors: int
    mana_value: int
    creature: bool
    removal: bool
    land: bool
    pips: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    """How many symbols of each color its cost has."""
    playable: bool = True


@final
class Prospects:
    """What cards are worth, each valued once."""

    def __init__(self, lookup: Callable[[str], Card]) -> None:
        self._lookup = lookup
        self._known: dict[str, Prospect] = {}

    def lookup(self, name: str) -> Card:
        """The card with a name. Raises CardError as the pool does."""
        return self._lookup(name)

    def of(self, name: str) -> Prospect:
        """The prospect of the card with a name; one that can't be played is worth the least."""
        found = self._known.get(name)
        if found is None:
            try:
                found = prospect(self._lookup(name))
            except CardError:
                found = Prospect(name, LEAST, ALL_COLORS, 0, False, False, False, playable=False)
            self._known[name] = found
        return found


def prospect(card: Card) -> Prospect:
    """Value a card by its front face."""
    face = characteristics_of(card.faces[0])
    cost = face.mana_cost
    mana = cost.value if cost is not None else 0
    pips = [0, 0, 0, 0, 0]
    for symbol in cost.symbols if cost is not None else ():
        for place, color in enumerate((1, 2, 4, 8, 16)):
            pips[place] += symbol.colors == color
    x = cost.variables if cost is not None else 0
    total = mana + (MANY - 1) * (x > 0)
    is_creature = face.types & Type.CREATURE != 0
    power, toughness = (whole_number(one) for one in (card.faces[0].power, card.faces[0].toughness))
    size = (GUESS if power is None else max(power, 0), GUESS if toughness is None else toughness)
    worth = _creature(face.kit, *size) if is_creature else 0.0
    deeds = deeds_of(face.kit.spell_effects, ALL_MODES)
    worth += _spell(face.kit)
    worth += sum(_ability(one, size[0]) for one in face.kit.all)
    aura = bool(face.kit.enchants is not None)
    if aura or "Equipment" in card.faces[0].subtypes:
        worth += _attached(face.kit)
    is_land = face.types & Type.LAND != 0
    if is_land:
        worth, total = 0.2 + 0.3 * max(len(face.kit.activated) - 1, 0), 0
    removal = any(one.does in REMOVALS and _aim(one.ref) <= 0 for one in deeds) or (
        aura and _attached(face.kit) > 2 and any(_is_crippling(one) for one in face.kit.statics)
    )
    return Prospect(
        card.name,
        max(worth - (PER_MANA if is_creature else PER_MANA_OF_A_SPELL) * total, LEAST),
        card.faces[0].colors,
        mana + x,
        is_creature,
        removal and not is_creature,
        is_land,
        (pips[0], pips[1], pips[2], pips[3], pips[4]),
    )


# -- what is on the battlefield --------------------------------------------------------------------


def _creature(kit: Kit, power: int, toughness: int) -> float:
    worth = 0.6 + power + 0.6 * toughness
    for keyword in bits(kit.keywords):
        worth += KEYWORD_WORTH.get(keyword, 0.0) + power * PER_POWER.get(keyword, 0.0)
    if kit.keywords & Keyword.DEFENDER:
        worth -= 0.8 * power
    return worth


def _ability(ability: Ability, power: int) -> float:
    """What a permanent's ability is worth besides what keywords are."""
    if isinstance(ability, Activated):
        return _activated(ability)
    if isinstance(ability, Triggered) and ability.zones & ON_BATTLEFIELD:
        gain = _effects((ability.effect,))
        often = 0.9 if occurrence_of(ability.on) is Occurrence.ENTERING else SOMETIMES
        return gain * often if gain else UNKNOWN
    if isinstance(ability, Static):
        return _static(ability, power)
    return 0.0


def _activated(ability: Activated) -> float:
    if isinstance(ability.effect, ManaEffect):
        return 1.2
    gain = _effects((ability.effect,)) or UNKNOWN
    losses = [given_up(cost) for cost in ability.costs]
    gone = {one.loss for one in losses if one is not None}
    if Loss.CARD in gone or Loss.PERMANENT in gone:
        gain -= 1.5
    if Loss.NAMED_PERMANENT in gone:
        return max(0.5 * gain, 0.0)
    return min(max(REPEATED * gain - 0.3, 0.0), MOST_REPEATED)


def _static(ability: Static, power: int) -> float:
    """A change of itself, or of others."""
    if isinstance(ability.affects, Is):
        if isinstance(ability.affects.ref, This):
            return sum(_change(one, power) for one in ability.changes)
        return 0.0
    mine = _whose(ability.affects)
    gain = sum(_change(one, 2) for one in ability.changes)
    return 2.5 * gain * mine if mine else 0.7 * gain


def _whose(what: Filter) -> int:
    """1 for what its controller has, -1 for what opponents have, 0 for both."""
    for node in walk(what):
        if isinstance(node, ControlledByOpponent):
            return -1
        if isinstance(node, Controlled):
            return 1
    return 0


def _attached(kit: Kit) -> float:
    """An Aura or Equipment: what it makes of the creature that has it, or of an opponent's."""
    changes = [change for deed in attachment_deeds(kit, You()) for change in deed.pumps]
    gain = sum(_change(one, 3) for one in changes)
    return 1.2 * gain - 0.5 if gain >= 0 else -gain


def _is_crippling(static: Static) -> bool:
    return sum(_change(one, 3) for one in static.changes) < -2


def _change(change: Modification, power: int) -> float:
    """What a lasting change is worth to the controller of what is changed."""
    gain = 0.0
    for altered in alterations_of(change):
        value: object = getattr(change, altered.field, None) if altered.field else None
        if altered.alters is Alters.POWER:
            gain += 0.9 * _number(value)
        elif altered.alters is Alters.TOUGHNESS:
            gain += 0.6 * _number(value)
        elif altered.alters is Alters.GAINS and isinstance(value, tuple):
            gain += sum(_gained(one, power) for one in value)
        elif altered.alters is Alters.RESTRICTS and isinstance(value, int):
            gain += _restricted(value)
        elif altered.alters is Alters.CONTROLLER:
            gain -= OF_A_CREATURE
        elif altered.alters is Alters.LOSES:
            gain -= 1.0
        elif altered.alters is Alters.REQUIRES:
            gain -= 0.3
    return gain


def _gained(ability: object, power: int) -> float:
    bit = getattr(ability, "bit", 0)
    if bit:
        return KEYWORD_WORTH.get(bit, 0.0) + power * PER_POWER.get(bit, 0.0)
    return 1.0


def _restricted(cannot: int) -> float:
    gain = 0.0
    if cannot & Cannot.ATTACK:
        gain -= 2.7
    if cannot & Cannot.BLOCK:
        gain -= 1.3
    if cannot & Cannot.UNTAP_IN_UNTAP_STEP:
        gain -= 3.0
    if cannot & Cannot.BE_BLOCKED:
        gain += 1.5
    return gain


# -- what is done ----------------------------------------------------------------------------------


def _spell(kit: Kit) -> float:
    gain = _effects(kit.spell_effects)
    return gain or (UNKNOWN if kit.spell_effects and kit.enchants is None else 0.0)


def _effects(effects: Iterable[Effect]) -> float:
    """What instructions are worth; of modal ones the best, and a little more."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, Modes):
            gains = [_effects((one.effect,)) for one in effect.modes]
            total += max(gains, default=0.0) + 0.3 * (len(gains) - 1)
        else:
            deeds = deeds_of((effect,))
            within = [one for one in children(effect) if isinstance(one, Effect)]
            total += sum(_deed(one) for one in deeds) if deeds else IN_ANOTHER * _effects(within)
    return total


def _deed(deed: Deed) -> float:
    """What one thing done is worth to whoever does it."""
    if deed.ref is None:
        return 0.0
    aim = _aim(deed.ref)
    gain = _done(deed)
    if isinstance(deed.ref, Each) and not _whose(deed.ref.filter):
        return -0.5 * gain if gain < 0 else 0.3 * gain  # it is done to all
    if isinstance(deed.ref, Each):
        return 2.2 * gain * _whose(deed.ref.filter)
    if aim:
        return gain if aim > 0 else -gain
    return abs(gain) * _breadth(deed.ref) if isinstance(deed.ref, Target) else 0.3 * gain


def _aim(ref: Ref | None) -> int:
    """1 for oneself and one's own, -1 for opponents and theirs, 0 for whom one wants.

    What hurts and may be aimed at anybody is aimed at opponents.
    """
    if isinstance(ref, (You, This, Affected)):
        return 1
    if isinstance(ref, Opponents):
        return -1
    if isinstance(ref, Target) and _whose(ref.filter):
        return _whose(ref.filter)
    return 0


def _done(deed: Deed) -> float:
    """What it is worth to whom or to whose things it is done."""
    if deed.does in (Does.DESTROY, Does.REMOVE, Does.STEAL):
        return -_found(deed.ref)
    if deed.does is Does.DAMAGE:
        many = min(max(_number(deed.amount), 0), len(HURT) - 1)
        return -HURT[many] if _hits_creatures(deed.ref) else -0.6 * _number(deed.amount)
    if deed.does is Does.PUMP:
        gain = sum(_change(one, 2) for one in deed.pumps)
        return gain if deed.lasting else 0.5 * gain
    each = PER_ONE.get(deed.does, 0.0)
    return each * (1 if deed.does in SINGLE else max(_number(deed.amount), 1))


def _hits_creatures(ref: Ref | None) -> bool:
    return isinstance(ref, (Target, Each)) and _finds_creatures(ref.filter)


def _finds_creatures(what: Filter) -> bool:
    return any(
        isinstance(node, (AnyTarget, Permanent))
        or (isinstance(node, OfType) and node.type & Type.CREATURE)
        for node in walk(what)
    )


def _found(ref: Ref | None) -> float:
    if isinstance(ref, (Target, Each)) and not _finds_creatures(ref.filter):
        return OF_ANOTHER
    return OF_A_CREATURE


def _breadth(target: Target) -> float:
    """How seldom something is found that can be chosen: 1 for always."""
    share = 1.0
    turned = {id(node.of) for node in walk(target.filter) if isinstance(node, Not)}
    for node in walk(target.filter):
        if isinstance(node, OfColor):
            share *= NARROW if id(node) in turned else OF_ONE_COLOR
        elif isinstance(node, Filter) and not isinstance(node, PLAIN):
            share *= NARROW
    return share


def _number(amount: object) -> int:
    """The number that an amount says, or what it may come to."""
    if isinstance(amount, Number):
        return amount.number
    if isinstance(amount, Amount):
        numbers = [node.number for node in walk(amount) if isinstance(node, Number)]
        return numbers[0] if numbers else MANY if isinstance(amount, X) else GUESS
    return 1
