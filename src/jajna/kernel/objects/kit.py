"""The abilities of an object, sorted into lists by their kind. CR 113."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import (
    Ability,
    Activated,
    AlsoCastBy,
    AlternativeValues,
    AttachesOnlyTo,
    AttackOption,
    CastAnyTime,
    CastFaceDown,
    CastFrom,
    CastingCost,
    CastOnlyIf,
    ColorBeforeGame,
    Inherent,
    KeepsCounters,
    Keyworded,
    NotChosenAsCast,
    OtherCrewCost,
    OwnCostChange,
    PaysInstead,
    Replacing,
    SpecialAction,
    SpellAbility,
    SpendOnly,
    SpendOnX,
    Splice,
    Static,
    TargetsCost,
    TextChange,
    Triggered,
    aspects_of,
    own_nodes,
)
from jajna.ir.amounts import Number
from jajna.ir.base import (
    IN_HAND,
    OBJECTS,
    WRITTEN,
    Effect,
    Filter,
    Layer,
    Node,
    Ref,
    children,
    field_names,
    walk,
)
from jajna.ir.composites import Enchanting, Mutating
from jajna.ir.conditions.as_cast import ControlledAsCast
from jajna.ir.costs import TAP
from jajna.ir.filters.identity import SELF, Is, Other
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.nouns import OfSubtype, OfType
from jajna.ir.filters.owners import Owned
from jajna.ir.mana import AddMana, is_mana_ability, mana_effect
from jajna.ir.players import OwnerOf
from jajna.ir.rebuild import rebuild, with_fields
from jajna.ir.refs import Affected, Each, Target, This
from jajna.ir.scopes import scope_of
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import COLORS, Reads, Type

if TYPE_CHECKING:
    from jajna.ir.base import Condition, Modification

__all__ = [
    "BLESSING",
    "DEPLOYING",
    "EARNED_BY",
    "INSTANCE",
    "INTRINSIC",
    "NO_ABILITIES",
    "Kit",
    "Parts",
    "intrinsic_abilities",
]

BLESSING: Final = "city's blessing"
STORY: Final = "enduring story"
EARNED_BY: Final[dict[str, str]] = {"ascend": BLESSING, "storied": STORY}
"""The designation that each keyword gives to a player with enough permanents. CR 702.131."""


@final
class Parts:
    """The changes of a continuous effect, and the characteristics they depend on. CR 613.6, 613.8a.

    ``subject`` is the mask (``Aspects``) that decides whether the effect exists and what it applies
    to, ``looks[n]`` the mask that change n depends on, ``layer_of[n]`` the layer of change n.
    """

    def __init__(
        self,
        changes: tuple[Modification, ...],
        affects: Filter | None = None,
        condition: Condition | None = None,
    ) -> None:
        self.changes: list[Modification] = []
        for change in changes:
            self.changes += change.parts()
        first = [change for change in self.changes if change.goes_first()]
        if first:
            self.changes = first + [one for one in self.changes if not one.goes_first()]
        self.subject = 0
        if affects is not None:
            self.subject |= aspects_of(affects)
        self.each = False
        """Whether the condition is one on each object by itself: "as long as it's a creature"."""
        if condition is not None:
            self.subject |= aspects_of(condition)
            self.each = any(isinstance(node, Affected) for node in own_nodes(condition))
        self.looks = [aspects_of(change) for change in self.changes]
        self.layer_of = [change.layer() for change in self.changes]
        self.layers = 0
        """Mask of ``1 << Layer`` for the layers of the changes."""
        for layer in self.layer_of:
            self.layers |= 1 << layer
        self.reads = 0
        """Mask of the facts (``Reads``) that the changes depend on."""
        for change in self.changes:
            self.reads |= _looked_at(change)


@final
class Kit:
    """The abilities of an object, sorted into lists by their kind. Immutable. CR 113.

    ``all`` has the abilities as written. The other lists also hold the abilities that keywords
    stand for, and first of all the ``intrinsic`` abilities of basic land types (CR 305.6).
    """

    def __init__(
        self, abilities: tuple[Ability, ...], intrinsic: tuple[Activated, ...] = ()
    ) -> None:
        self.all = abilities
        self.intrinsic = intrinsic
        self.spells: list[SpellAbility] = []
        self.activated: list[Activated] = []
        self.triggered: list[Triggered] = []
        self.statics: list[Static] = []
        self.replacing: list[Replacing] = []
        self.costs: list[CastingCost] = []
        self.transformed: list[CastingCost] = []
        """The abilities by which the card is cast with its back face up. CR 702.146a."""
        self.own_cost_changes: list[OwnCostChange] = []
        self.target_costs: list[TargetsCost] = []
        self.payments: list[PaysInstead] = []
        self.attack_options: list[AttackOption] = []
        """The optional costs of attacking with the creature. CR 508.1g."""
        self.attaches_only: Filter | None = None
        """What the Equipment or Fortification can be attached to, if not to any. CR 301.5."""
        self.special: list[SpecialAction] = []
        self.splices: list[Splice] = []
        self.x_colors = 0
        """Mask of the colors of mana that may pay for {X}; 0: any mana."""
        self.keeps_counters = False
        """Whether its counters remain as it moves, but for hands and libraries. CR 122.2."""
        self.not_as_cast: Filter | None = None
        """What can't be chosen as the Aura spell's target as it is cast. CR 601.2c."""
        self.spend_only: SpendOnly | None = None
        """Whose mana may be spent to cast it; None: anything's."""
        self.cast_from = IN_HAND
        """Mask of the zones from which a player can cast it for its mana cost. CR 601.3."""
        self.cast_only: list[CastOnlyIf] = []
        """The restrictions on when it can be cast. CR 601.3."""
        self.any_time: list[CastAnyTime] = []
        """The abilities to cast it as though it had flash. CR 601.3b."""
        self.prototype: AlternativeValues | None = None
        """The card's values if it is cast prototyped. CR 718.2."""
        self.face_down: list[CastFaceDown] = []
        """The morph and disguise abilities. CR 702.37, 702.168."""
        self.inherent: Inherent | None = None
        """The triggered ability that the controller gets with speed, if the permanent starts their
        engines. CR 702.179a, 702.179d.
        """
        self.keyworded: list[Keyworded] = []
        self.keywords = 0
        self.also_cast_by: list[AlsoCastBy] = []
        self.activated += intrinsic
        self._add(abilities)
        for also in self.also_cast_by:
            self.costs += [_from_elsewhere(cost, also) for cost in self.costs if _is_of(cost, also)]
        self.enchants = _enchant_filter(self.keyworded)
        """The filter of things an Aura can enchant; None without enchant abilities. CR 702.5a."""
        self.spell_effects = self._spell_effects()
        self.changed_effects: dict[TextChange, tuple[Effect, ...]] = {}
        """The instructions by the change of text that a cost makes. CR 702.96a, 702.148a."""
        for cost in self.costs:
            if cost.text is not TextChange.NONE:
                self.changed_effects[cost.text] = _changed_effects(self.spells, cost.text)
        self.activated_effects = [(ability.effect,) for ability in self.activated]
        self.mana = [
            mana_effect(ability.effect) if is_mana_ability(ability) else None
            for ability in self.activated
        ]
        """For each activated ability the instruction to add mana, None for all but mana abilities.
        CR 605.1a.
        """
        self.mana_zones = 0
        """Mask of the zones where a mana ability of the object functions; 0 without one."""
        for place, adds in enumerate(self.mana):
            if adds is not None:
                self.mana_zones |= self.activated[place].zones
        self.offered = [
            place
            for place, ability in enumerate(self.activated)
            if self.mana[place] is None or any(cost.weight() for cost in ability.costs)
        ]
        """The indices of activated abilities to offer: not mana abilities that just cost {T}."""
        self.triggered_effects: list[tuple[Effect]] = [
            (ability.effect,) for ability in self.triggered
        ]
        self.scopes = [scope_of(ability.on) for ability in self.triggered]
        """For each triggered ability its scope (``Scope``): the events that could trigger it."""
        self.reads = [_reads(static) for static in self.statics]
        """For each static ability the mask of facts (``Reads``) it depends on."""
        self.parts = [
            Parts(static.changes, static.affects, static.condition) for static in self.statics
        ]
        self.own: list[int] = []
        """The indices of the static abilities that affect only the object itself."""
        self.spreading: list[int] = []
        """The indices of the static abilities that may affect other objects or players."""
        self.as_aura: Kit | None = None
        """The abilities of the bestowed Aura; None until it is needed. CR 702.103b."""
        self.daybound = any(ability.name == "daybound" for ability in self.keyworded)
        self.nightbound = any(ability.name == "nightbound" for ability in self.keyworded)
        """Whether the permanent transforms as it becomes day. CR 702.145."""
        self.earns: tuple[str, ...] = tuple(
            [EARNED_BY[ability.name] for ability in self.keyworded if ability.name in EARNED_BY]
        )
        """The designations that the controller gets for enough permanents. CR 702.131b."""
        self.assisted = any(ability.name == "assist" for ability in self.keyworded)
        """Whether another player may help to pay for the spell. CR 702.132a."""
        self.toxic = _total_toxic_value(self.keyworded)
        """The sum of the numbers of the toxic abilities. CR 702.164b."""
        self.settled: dict[int, bool] = {}
        """The indices in ``own`` of abilities that depend only on earlier layers, as keys."""
        self.changing = any(layer < Layer.RULES for parts in self.parts for layer in parts.layer_of)
        """Whether a static ability changes characteristics."""
        self.uniform = True
        """Whether the static abilities do the same to each of several identical objects."""
        self._sort_statics()
        self._timed = -1
        self._seen_as_cast: list[ControlledAsCast] | None = None

    def is_timed(self) -> bool:
        """Whether an ability that could be used depends on the step or on whose turn it is.

        The condition that a sorcery could be cast doesn't count.
        """
        if self._timed < 0:
            self._timed = 1 if self._looks_at_time() else 0
        return self._timed == 1

    def _looks_at_time(self) -> bool:
        offered: list[Node] = [*self.activated, *self.spells, *self.costs, *self.special]
        offered += [*self.cast_only, *self.any_time, *self.own_cost_changes, *self.target_costs]
        offered += [*self.payments, *self.keyworded]
        for ability in offered:
            for node in walk(ability):
                if node.reads() & Reads.TURN:
                    return True
        return False

    def seen_as_cast(self) -> list[ControlledAsCast]:
        """The list of what its abilities ask about the moment in which it becomes cast."""
        if self._seen_as_cast is None:
            asking: list[Ability] = [*self.spells, *self.triggered, *self.replacing, *self.statics]
            nodes = [node for ability in asking for node in walk(ability)]
            self._seen_as_cast = [node for node in nodes if isinstance(node, ControlledAsCast)]
        return self._seen_as_cast

    def effects_of(self, way: int) -> tuple[Effect, ...]:
        """The instructions of a spell cast for cost ``way``; -1: mana cost. CR 601.2b, 702.96a."""
        if way >= 0 and self.costs[way].mutating:
            return _MUTATING
        return self.effects_in(self.costs[way].text if way >= 0 else TextChange.NONE)

    def effects_in(self, text: TextChange) -> tuple[Effect, ...]:
        """The instructions of a spell whose text is changed so."""
        if text is TextChange.NONE:
            return self.spell_effects
        return self.changed_effects.get(text, self.spell_effects)

    def _sort_statics(self) -> None:
        for place, static in enumerate(self.statics):
            if _affects_itself(static):
                self.own.append(place)
                if _is_settled(self.parts[place]):
                    self.settled[place] = True
                if not _is_uniform(static):
                    self.uniform = False
            else:
                self.spreading.append(place)
                self.uniform = False

    def _spell_effects(self) -> tuple[Effect, ...]:
        """The instructions followed as the spell resolves. CR 608.2c, 608.3c."""
        if self.enchants is not None:
            return (Enchanting(Target(self.enchants), self.not_as_cast),)
        return tuple(spell.effect for spell in self.spells)

    def _add(self, abilities: tuple[Ability, ...]) -> None:
        for ability in abilities:
            if isinstance(ability, Keyworded):
                self.keywords |= ability.bit
                self.keyworded.append(ability)
                self._add(self._apart(ability.meaning))
            elif isinstance(ability, Activated):
                self.activated.append(ability)
            elif isinstance(ability, Triggered):
                self.triggered.append(ability)
            elif isinstance(ability, Static):
                self.statics.append(ability)
            elif isinstance(ability, Replacing):
                self.replacing.append(ability)
            elif isinstance(ability, SpellAbility):
                self.spells.append(ability)
            elif isinstance(ability, CastingCost) and ability.transformed:
                self.transformed.append(ability)
            elif isinstance(ability, CastingCost):
                self.costs.append(ability)
            elif isinstance(ability, OwnCostChange):
                self.own_cost_changes.append(ability)
            elif isinstance(ability, TargetsCost):
                self.target_costs.append(ability)
            elif isinstance(ability, PaysInstead):
                self.payments.append(ability)
            elif isinstance(ability, SpendOnX):
                self.x_colors = ability.colors
            elif isinstance(ability, KeepsCounters):
                self.keeps_counters = True
            elif isinstance(ability, NotChosenAsCast):
                self.not_as_cast = ability.what
            elif isinstance(ability, SpendOnly):
                self.spend_only = ability
            elif isinstance(ability, OtherCrewCost):
                if ability.ability is not None:
                    self.activated.append(ability.ability)
            elif isinstance(ability, AttachesOnlyTo):
                self.attaches_only = ability.what
            elif isinstance(ability, AttackOption):
                self.attack_options.append(ability)
            elif isinstance(ability, Splice):
                self.splices.append(ability)
            elif isinstance(ability, SpecialAction):
                self.special.append(ability)
            elif isinstance(ability, CastFrom):
                self.cast_from = ability.zones
            elif isinstance(ability, AlsoCastBy):
                self.also_cast_by.append(ability)
            elif isinstance(ability, CastOnlyIf):
                self.cast_only.append(ability)
            elif isinstance(ability, CastAnyTime):
                self.any_time.append(ability)
            elif isinstance(ability, CastFaceDown):
                self.face_down.append(ability)
            elif isinstance(ability, AlternativeValues):
                self.prototype = ability
            elif isinstance(ability, Inherent):
                self.inherent = ability
            elif isinstance(ability, ColorBeforeGame):
                defining = Static(SELF, (ability.change,), zones=OBJECTS, defining=True)
                self.statics.append(defining)  # CR 607.2p

    def _apart(self, meaning: tuple[Ability, ...]) -> tuple[Ability, ...]:
        """The abilities a keyword stands for, bound to the payment for this instance alone.

        CR 702.56b, 702.78b, 702.152b, 702.153b.
        """
        first = meaning[0] if len(meaning) > 1 else None
        if not isinstance(first, CastingCost) or not first.name:
            return meaning
        before = sum(1 for cost in self.costs if cost.name.partition(INSTANCE)[0] == first.name)
        return _instance(meaning, first.name, before + 1) if before else meaning


def _is_of(cost: CastingCost, also: AlsoCastBy) -> bool:
    """Whether it is the cost of a keyword by which the card can be cast from elsewhere too."""
    return cost.name.partition(INSTANCE)[0] == also.name


def _from_elsewhere(cost: CastingCost, also: AlsoCastBy) -> CastingCost:
    changed = with_fields(cost, {"zones": also.zones})
    assert isinstance(changed, CastingCost), cost
    return changed


INSTANCE: Final = " #"
"""The sign before the number in the cost name of a keyword's second and later instances."""


@cache
def _instance(meaning: tuple[Ability, ...], name: str, number: int) -> tuple[Ability, ...]:
    """The abilities of instance ``number`` of a keyword, with a cost name of its own; cached."""
    renamed = partial(_renamed, name, f"{name}{INSTANCE}{number}")
    parts = [rebuild(part, renamed) for part in meaning]
    if all(one is other for one, other in zip(parts[1:], meaning[1:], strict=True)):
        return meaning  # nothing asks whether it was paid
    return tuple([part for part in parts if isinstance(part, Ability)])


def _renamed(old: str, new: str, node: Node) -> Node:
    """The node with the name of a cost replaced by that of another instance."""
    changes: dict[str, object] = {
        field: new for field in field_names(node) if getattr(node, field) == old
    }
    return with_fields(node, changes) if changes else node


def _looked_at(change: Modification) -> int:
    """Mask of the facts (``Reads``) that a change depends on while it is applied.

    Filters in changes of game rules (CR 613.11) are stored and evaluated only later.
    """
    mask = change.reads()
    for child in children(change):
        if isinstance(child, Ability):
            continue
        if isinstance(child, Filter) and change.layer() == Layer.RULES:
            continue
        for node in own_nodes(child):
            mask |= node.reads()
    return mask


def _is_uniform(static: Static) -> bool:
    """Whether an ability that affects its own object does the same to each identical object."""
    if static.condition is not None:
        return False
    for change in static.changes:
        for part in change.parts():
            if not part.alike():
                return False
            for node in own_nodes(part):
                if isinstance(node, (Ref, Other)):
                    return False
                if node.reads() & (Reads.PERSONAL | Reads.BOARD):
                    return False
    return True


def _is_settled(parts: Parts) -> bool:
    """Whether an effect depends only on characteristics that earlier layers than its own settle.

    Its result is then the same whether other objects are computed before or at the same time.
    """
    looks = parts.subject
    for mask in parts.looks:
        looks |= mask
    first = min(parts.layer_of, default=len(WRITTEN))
    return not any(WRITTEN[layer] & looks for layer in range(first, len(WRITTEN)))


def _affects_itself(static: Static) -> bool:
    return isinstance(static.affects, Is) and isinstance(static.affects.ref, This)


def _enchant_filter(keyworded: list[Keyworded]) -> Filter | None:
    """The filter for what an Aura can enchant, which joins all its enchant abilities. CR 702.5c."""
    found: list[Filter] = []
    for ability in keyworded:
        if ability.name == "enchant":
            found += [node for node in ability.parameter if isinstance(node, Filter)][:1]
    if not found:
        return None
    return found[0] if len(found) == 1 else All(tuple(found))


def _total_toxic_value(keyworded: list[Keyworded]) -> int:
    """The sum of the numbers of the toxic abilities. CR 702.164b."""
    numbers = [one.parameter[0] for one in keyworded if one.name == "toxic"]
    return sum([one.number for one in numbers if isinstance(one, Number)])


def _changed_effects(spells: list[SpellAbility], text: TextChange) -> tuple[Effect, ...]:
    """The instructions of a spell whose text overload or cleave changes. CR 702.96a, 702.148a."""
    if text is TextChange.CLEFT:
        return tuple([spell.effect if spell.cleft is None else spell.cleft for spell in spells])
    return tuple([_with_each(spell.effect) for spell in spells])


def _with_each(effect: Effect) -> Effect:
    """The instruction with "each" where it said "target". CR 702.96a."""
    changed = rebuild(effect, _each_for_target)
    assert isinstance(changed, Effect), effect
    return changed


def _each_for_target(node: Node) -> Node:
    return Each(node.filter) if isinstance(node, Target) else node


def _reads(ability: Static) -> int:
    mask = 0
    for node in own_nodes(ability.affects):
        mask |= node.reads()
    if ability.condition is not None:
        for node in own_nodes(ability.condition):
            mask |= node.reads()
    for change in ability.changes:
        for part in change.parts():
            mask |= _looked_at(part)
    return mask


NO_ABILITIES: Final = Kit(())


_MUTATING: Final[tuple[Effect, ...]] = (
    Mutating(Target(All((Not(OfSubtype("Human")), OfType(Type.CREATURE), Owned(OwnerOf(This())))))),
)
"""The instruction of a spell cast for its mutate cost. CR 702.140a, 702.140c."""


DEPLOYING: Final[list[Activated]] = []
"""The ability of each creature where creatures can be deployed; filled as mechanics load. CR 804.2.
"""


INTRINSIC: Final = tuple([Activated((TAP,), AddMana(((color,),))) for color in COLORS])
"""The mana ability of each basic land type, in the order of ``BASIC_LAND_TYPES``. CR 305.6."""


_OF_SUBTYPES: Final[dict[str, tuple[Ability, ...]]] = {}
"""The abilities that objects of a subtype have by the rules, beside those of their text."""


def subtype_abilities(subtype: str, *abilities: Ability) -> None:
    """Register what objects of a subtype have by the rules, as Sieges do. CR 310.11."""
    _OF_SUBTYPES[subtype] = abilities


def abilities_of(abilities: tuple[Ability, ...], subtypes: frozenset[str]) -> tuple[Ability, ...]:
    """The abilities printed on a face, and those that its subtypes give it. CR 310.11."""
    for subtype in _OF_SUBTYPES:
        if subtype in subtypes:
            abilities += _OF_SUBTYPES[subtype]
    return abilities


def intrinsic_abilities(types: int, subtypes: frozenset[str]) -> tuple[Activated, ...]:
    """The mana abilities of a land with these basic land types. CR 305.6."""
    if not types & Type.LAND:
        return ()
    return tuple(
        [INTRINSIC[place] for place, name in enumerate(BASIC_LAND_TYPES) if name in subtypes]
    )
