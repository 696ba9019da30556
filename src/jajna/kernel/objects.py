"""Objects and players: the things of a game, as plain data. CR 102, 109, 110."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Final, final

from jajna.events import NO_COUNTERS, NO_MARKS
from jajna.ir.abilities import (
    CLEFT,
    IN_HAND,
    Ability,
    Activated,
    AttackOption,
    CastAnyTime,
    CastFaceDown,
    CastFrom,
    CastingCost,
    CastOnlyIf,
    Keyworded,
    OwnCostChange,
    PaysInstead,
    Replacing,
    SpecialAction,
    SpellAbility,
    SpendOnX,
    Splice,
    Static,
    TargetsCost,
    Triggered,
    aspects_of,
    own_nodes,
)
from jajna.ir.base import (
    WRITTEN,
    Cost,
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
from jajna.ir.costs import TAP
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.nouns import OfSubtype, OfType
from jajna.ir.filters.owners import Owned
from jajna.ir.mana import AddMana, is_mana_ability, mana_effect
from jajna.ir.rebuild import rebuild, with_fields
from jajna.ir.refs import Each, OwnerOf, Target, This
from jajna.ir.scopes import scope_of
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import COLORS, ManaCost, Reads, Step, Symbol, Type, Zone, is_player

if TYPE_CHECKING:
    from jajna.card import Card, Face
    from jajna.events import Event
    from jajna.ir.base import Condition, Modification
    from jajna.kernel.casting.listing import Listed
    from jajna.kernel.context import Context
    from jajna.kernel.merging import Part
    from jajna.kernel.sources import KeptSources, SourcesNow

__all__ = [
    "CLASS_LEVEL",
    "FACE_DOWN",
    "INTRINSIC",
    "ON_AN_ADVENTURE",
    "SNOW_MANA",
    "TREASURE_MANA",
    "Characteristics",
    "Company",
    "Definition",
    "Kit",
    "ManaUnit",
    "Object",
    "Parts",
    "Player",
    "Requirement",
    "StackItem",
    "Toll",
    "characteristics_of",
    "class_level",
    "combined",
    "face_down_values",
    "intrinsic_abilities",
]


@final
class Parts:
    """The changes of a continuous effect, and at which characteristics (``Aspects``) it looks.

    CR 613.6, 613.8a. ``subject`` is for what it applies to and whether it does, ``looks[n]`` for
    what change n does.
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
        if condition is not None:
            self.subject |= aspects_of(condition)
        self.looks = [aspects_of(change) for change in self.changes]
        self.layer_of = [change.layer() for change in self.changes]
        self.layers = 0
        """Mask of ``1 << Layer``."""
        for layer in self.layer_of:
            self.layers |= 1 << layer
        self.reads = 0
        """On which facts (``Reads``) the changes depend."""
        for change in self.changes:
            self.reads |= _looked_at(change)


@final
class Kit:
    """The abilities of an object sorted by what the rules ask for. Immutable.

    ``all`` has the abilities as written; the other lists also hold what keywords stand for, and the
    ``intrinsic`` abilities of basic land types, which come first (CR 305.6).
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
        """The ways in which the card is cast with its back face up. CR 702.146a."""
        self.own_cost_changes: list[OwnCostChange] = []
        self.target_costs: list[TargetsCost] = []
        self.payments: list[PaysInstead] = []
        self.attack_options: list[AttackOption] = []
        """What may be paid as it attacks. CR 508.1g."""
        self.special: list[SpecialAction] = []
        self.splices: list[Splice] = []
        self.x_colors = 0
        """With which colors of mana alone {X} is paid; 0: with any."""
        self.cast_from = IN_HAND
        """Mask of the zones from which a player can cast it for its mana cost. CR 601.3."""
        self.cast_only: list[CastOnlyIf] = []
        """When alone it can be cast. CR 601.3."""
        self.any_time: list[CastAnyTime] = []
        """How it can be cast as though it had flash. CR 601.3b."""
        self.face_down: list[CastFaceDown] = []
        """Its morph and disguise abilities. CR 702.37, 702.168."""
        self.keyworded: list[Keyworded] = []
        self.keywords = 0
        self.activated += intrinsic
        self._add(abilities)
        self.enchants = _enchant_filter(self.keyworded)
        """What an Aura can be attached to; None if it isn't one. CR 702.5a."""
        self.spell_effects = _spell_effects(self.spells, self.enchants)
        self.changed_effects: dict[str, tuple[Effect, ...]] = {}
        """The instructions as costs change the text of the spell. CR 702.96a, 702.148a."""
        for cost in self.costs:
            if cost.text:
                self.changed_effects[cost.text] = _changed_effects(self.spells, cost.text)
        self.activated_effects = [(ability.effect,) for ability in self.activated]
        self.mana = [
            mana_effect(ability.effect) if is_mana_ability(ability) else None
            for ability in self.activated
        ]
        """For each activated ability, what adds the mana if it is a mana ability. CR 605.1a."""
        self.mana_zones = 0
        """Mask of the zones in which any of them works; 0 if it makes no mana."""
        for place, adds in enumerate(self.mana):
            if adds is not None:
                self.mana_zones |= self.activated[place].zones
        self.offered = [
            place
            for place, ability in enumerate(self.activated)
            if self.mana[place] is None or any(cost.weight() for cost in ability.costs)
        ]
        """The places of the activated abilities but those for mana that cost nothing but {T}."""
        self.triggered_effects: list[tuple[Effect]] = [
            (ability.effect,) for ability in self.triggered
        ]
        self.scopes = [scope_of(ability.on) for ability in self.triggered]
        """For each triggered ability, which events it looks at (``Scope``)."""
        self.reads = [_reads(static) for static in self.statics]
        """For each static ability, which facts (``Reads``) it depends on."""
        self.parts = [
            Parts(static.changes, static.affects, static.condition) for static in self.statics
        ]
        self.own: list[int] = []
        """The places of the static abilities that affect only the object itself."""
        self.spreading: list[int] = []
        """The places of those that may affect other things."""
        self.as_aura: Kit | None = None
        """The same abilities as it is bestowed, once that was asked for. CR 702.103b."""
        self.daybound = any(ability.name == "daybound" for ability in self.keyworded)
        self.nightbound = any(ability.name == "nightbound" for ability in self.keyworded)
        """Whether it transforms with day and night. CR 702.145."""
        self.ascends = any(ability.name == "ascend" for ability in self.keyworded)
        """Whether its controller gets the city's blessing for ten permanents. CR 702.131b."""
        self.assisted = any(ability.name == "assist" for ability in self.keyworded)
        """Whether another player may help to pay for it. CR 702.132a."""
        self.settled: dict[int, bool] = {}
        """The places of those of its own that look only at what no later layer changes."""
        self.changing = any(layer < Layer.RULES for parts in self.parts for layer in parts.layer_of)
        """Whether any static ability changes characteristics."""
        self.uniform = True
        """Whether its static abilities do the same to any of several identical objects."""
        self._sort_statics()
        self._timed = -1

    def is_timed(self) -> bool:
        """Whether anything that could be played or activated looks at the step or whose turn it is,
        but for what goes by when a sorcery could be cast.
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

    def effects_of(self, way: int) -> tuple[Effect, ...]:
        """The instructions of a spell cast in that way. CR 601.2b, 702.96a."""
        if way >= 0 and self.costs[way].mutating:
            return _MUTATING
        return self.effects_in(self.costs[way].text if way >= 0 else "")

    def effects_in(self, text: str) -> tuple[Effect, ...]:
        """The instructions of a spell whose text a cost changed so; "" if none did."""
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
            elif isinstance(ability, AttackOption):
                self.attack_options.append(ability)
            elif isinstance(ability, Splice):
                self.splices.append(ability)
            elif isinstance(ability, SpecialAction):
                self.special.append(ability)
            elif isinstance(ability, CastFrom):
                self.cast_from = ability.zones
            elif isinstance(ability, CastOnlyIf):
                self.cast_only.append(ability)
            elif isinstance(ability, CastAnyTime):
                self.any_time.append(ability)
            elif isinstance(ability, CastFaceDown):
                self.face_down.append(ability)

    def _apart(self, meaning: tuple[Ability, ...]) -> tuple[Ability, ...]:
        """What a keyword stands for; what looks at whether its cost was paid looks at the payments
        for this instance alone. CR 702.56b, 702.78b, 702.152b, 702.153b.
        """
        first = meaning[0] if len(meaning) > 1 else None
        if not isinstance(first, CastingCost) or not first.name:
            return meaning
        before = sum(1 for cost in self.costs if cost.name.partition(INSTANCE)[0] == first.name)
        return _instance(meaning, first.name, before + 1) if before else meaning


INSTANCE: Final = " #"
"""What stands before the number in the name of a cost that a keyword has once more."""


@cache
def _instance(meaning: tuple[Ability, ...], name: str, number: int) -> tuple[Ability, ...]:
    """What a keyword stands for that an object has so many times already; the same each time."""
    renamed = partial(_renamed, name, f"{name}{INSTANCE}{number}")
    parts = [rebuild(part, renamed) for part in meaning]
    if all(one is other for one, other in zip(parts[1:], meaning[1:], strict=True)):
        return meaning  # nothing asks whether it was paid
    return tuple([part for part in parts if isinstance(part, Ability)])


def _renamed(old: str, new: str, node: Node) -> Node:
    """A node that is about the cost of that name, about another instance of it."""
    changes: dict[str, object] = {
        field: new for field in field_names(node) if getattr(node, field) == old
    }
    return with_fields(node, changes) if changes else node


def _looked_at(change: Modification) -> int:
    """On which facts a change depends as it is applied.

    Descriptions in changes of the rules of the game are kept and only looked at later.
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
    """Whether an ability that affects its own object does the same to any identical one."""
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
    """Whether an effect looks only at characteristics that its first layer and later ones don't
    change, so that it is the same whether others are computed at the same time or before.
    """
    looks = parts.subject
    for mask in parts.looks:
        looks |= mask
    first = min(parts.layer_of, default=len(WRITTEN))
    return not any(WRITTEN[layer] & looks for layer in range(first, len(WRITTEN)))


def _affects_itself(static: Static) -> bool:
    return isinstance(static.affects, Is) and isinstance(static.affects.ref, This)


def _enchant_filter(keyworded: list[Keyworded]) -> Filter | None:
    """What an Aura can enchant: what fits all of its enchant abilities. CR 702.5c."""
    found: list[Filter] = []
    for ability in keyworded:
        if ability.name == "enchant":
            found += [node for node in ability.parameter if isinstance(node, Filter)][:1]
    if not found:
        return None
    return found[0] if len(found) == 1 else All(tuple(found))


def _changed_effects(spells: list[SpellAbility], text: str) -> tuple[Effect, ...]:
    """The instructions of a spell whose text is changed so. CR 702.96a, 702.148a."""
    if text == CLEFT:
        return tuple([spell.effect if spell.cleft is None else spell.cleft for spell in spells])
    return tuple([_with_each(spell.effect) for spell in spells])


def _with_each(effect: Effect) -> Effect:
    """The instruction with "each" where it said "target". CR 702.96a."""
    changed = rebuild(effect, _each_for_target)
    assert isinstance(changed, Effect), effect
    return changed


def _each_for_target(node: Node) -> Node:
    return Each(node.filter) if isinstance(node, Target) else node


def _spell_effects(spells: list[SpellAbility], enchants: Filter | None) -> tuple[Effect, ...]:
    """The instructions followed as the spell resolves. CR 608.2c, 608.3c."""
    if enchants is not None:
        return (Enchanting(Target(enchants)),)
    return tuple(spell.effect for spell in spells)


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

SEPARATOR: Final = " // "
"""Between the names of the halves of a split card."""

SPLIT: Final = ("split", "aftermath")
"""Layouts of split cards. CR 709."""

FLIP: Final = "flip"
"""The layout of flip cards. CR 710."""

DOUBLE_FACED: Final = ("transform", "modal_dfc")
"""Layouts of double-faced cards. CR 712."""

MELD: Final = "meld"
"""The layout of meld cards: their second face is what the pair becomes together. CR 712.4."""

ADVENTURER: Final = "adventure"
"""The layout of cards with an inset, an Adventure or an Omen. CR 715, 720."""

ON_AN_ADVENTURE: Final = "on an adventure"
"""The mark of a card that was exiled as an Adventure: who may play it. CR 715.3d."""

CHOSEN_AS_CAST: Final = (*SPLIT, "modal_dfc", ADVENTURER)
"""Layouts of which a player chooses what to play. CR 709.3, 712.11b, 712.12, 715.3."""

_MUTATING: Final[tuple[Effect, ...]] = (
    Mutating(Target(All((Not(OfSubtype("Human")), OfType(Type.CREATURE), Owned(OwnerOf(This())))))),
)
"""What a spell does that is cast for its mutate cost. CR 702.140a, 702.140c."""
CLASS_LEVEL: Final = "class level"
"""The mark with the level of a permanent. CR 716.2b."""

INTRINSIC: Final = tuple([Activated((TAP,), AddMana(((color,),))) for color in COLORS])
"""The mana ability of each basic land type, in the order of ``BASIC_LAND_TYPES``. CR 305.6."""


def intrinsic_abilities(types: int, subtypes: frozenset[str]) -> tuple[Activated, ...]:
    """The mana abilities that a land has by its basic land types. CR 305.6."""
    if not types & Type.LAND:
        return ()
    return tuple(
        [INTRINSIC[place] for place, name in enumerate(BASIC_LAND_TYPES) if name in subtypes]
    )


ANY_AURA: Final = 0
"""Any Aura can enchant an object. CR 303.4."""
NO_AURA: Final = -1
"""No Aura can enchant an object. CR 303.4c."""


@final
class Toll:
    """What its controller must pay for each creature that attacks or blocks. CR 508.1h, 509.1d.

    ``cannot`` is a mask of ``Cannot.ATTACK`` and ``Cannot.BLOCK``: what the creature can't do
    unless it is paid. ``player`` is whom alone it protects from attacks (-1: everybody), with
    ``permanents`` also that player's planeswalkers. ``costs`` are what is paid beside the mana
    ``symbols``; ``source`` is the object that asks for it.
    """

    def __init__(
        self,
        cannot: int,
        symbols: tuple[Symbol, ...],
        costs: tuple[Cost, ...] = (),
        player: int = -1,
        permanents: bool = False,
        source: int = 0,
    ) -> None:
        self.cannot = cannot
        self.symbols = symbols
        self.costs = costs
        self.player = player
        self.permanents = permanents
        self.source = source


@final
class Company:
    """How many others that fit must attack or block too for a creature to do so. CR 508.1c, 509.1b.

    ``cannot`` is ``Cannot.ATTACK`` or ``Cannot.BLOCK``: what the creature can't do without them.
    ``ctx`` has the creature as its source.
    """

    def __init__(self, cannot: int, number: int, ctx: Context, fits: Filter) -> None:
        self.cannot = cannot
        self.number = number
        self.ctx = ctx
        self.fits = fits


@final
class Requirement:
    """One thing that an effect requires of a creature if able. CR 508.1d, 509.1c.

    ``must`` is one bit of ``Must``. ``things`` narrow it down: for ``Must.ATTACK`` what is to be
    attacked, or with ``other`` a player who isn't among them (CR 701.15b); for ``Must.BLOCK`` the
    attackers to be blocked. For the bits about being blocked, ``by`` says which creatures must
    block, with its context. Nothing narrows what is left out.
    """

    def __init__(
        self,
        must: int,
        things: tuple[int, ...] = (),
        other: bool = False,
        ctx: Context | None = None,
        by: Filter | None = None,
    ) -> None:
        self.must = must
        self.things = things
        self.other = other
        self.ctx = ctx
        self.by = by

    def wants_attack_on(self, what: int) -> bool:
        """Whether attacking this player or permanent obeys a requirement to attack."""
        if self.other:
            return is_player(what) and what not in self.things
        return not self.things or what in self.things


@final
class Characteristics:
    """The characteristics of an object, and what effects say of it besides. CR 109.3.

    Masks: ``colors``, ``types``, ``supertypes``, ``keywords`` (from ``kit``), ``cannot``, ``must``.
    Shared between objects and games: change only a copy made for it (CR 613 does).
    ``blocked_only_by`` are filters that every creature blocking it must fit (CR 509.1b), with the
    context of each; ``blocks_only`` those that what it blocks must fit; ``protections`` filters of
    sources it is protected from (CR 702.16), ``untargetable`` those of what can't target it.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.mana_cost: ManaCost | None = None
        self.colors = 0
        self.types = 0
        self.supertypes = 0
        self.subtypes: frozenset[str] = frozenset()
        self.power = 0
        self.toughness = 0
        self.loyalty = 0
        self.defense = 0
        self.kit: Kit = NO_ABILITIES
        self.keywords = 0
        self.cannot = 0
        self.must = 0
        self.front_value = 0
        """Its mana value if it has no mana cost: that of its front face. CR 712.8e, 202.3b."""
        self.before_choice: Characteristics | None = None
        """What it would be but for what was chosen as it entered. CR 614.1c."""
        self.halves: list[Characteristics] = []
        """Of a flip card, what it is before and after it flips; each half has both. CR 710.1."""
        self.never_has: tuple[str, ...] = ()
        """Keyword abilities, by their names, that it can't have. CR 113.11."""
        self.refused_counters: tuple[str, ...] = ()
        """Kinds of counters that can't be put on it; "" is any. CR 122.6."""
        self.requirements: list[Requirement] = []
        """What ``must`` says in short, one by one. CR 508.1d, 509.1c."""
        self.as_though = 0
        """What it may be treated as in combat: bits of ``AsThough``. CR 609.4."""
        self.attack_bans: list[tuple[int, bool]] = []
        """Players whom it can't attack, and whether their planeswalkers neither. CR 508.1c."""
        self.goaded_by: list[int] = []
        """The players who have goaded it. CR 701.15b, 701.15c."""
        self.only_aura = ANY_AURA
        """The one Aura that can enchant it, ``NO_AURA`` where several want to be. CR 303.4c."""
        self.blockers_needed = 1
        """With how few creatures it can be blocked; menace makes it 2. CR 702.111b."""
        self.blockers_allowed = 0
        """By how many creatures it can be blocked at most; 0 is any number. CR 509.1b."""
        self.can_block = 1
        """How many attackers it can block; 0 is any number. CR 509.1a."""
        self.blocked_only_by: list[tuple[Context, Filter]] = []
        self.blocks_only: list[tuple[Context, Filter]] = []
        self.attacks_only: list[tuple[Context, Filter]] = []
        """What the defending player must fit for it to attack. CR 508.1c."""
        self.tolls: list[Toll] = []
        """What attacking or blocking with it costs. CR 508.1h, 509.1d."""
        self.company: list[Company] = []
        """Without whom it can't attack or block. CR 508.1c, 509.1b."""
        self.bands_with: list[tuple[Context, Filter]] = []
        """The qualities of those that it can band with. CR 702.22b."""
        self.protections: list[tuple[Context, Filter]] = []
        self.spared: list[tuple[Context, Filter, Filter]] = []
        """What one protection from a quality lets stay attached. CR 702.16n."""
        self.untargetable: list[tuple[Context, Filter]] = []
        self.uncounterable: list[tuple[Context, Filter]] = []
        """What can't counter it. CR 101.2, 701.6."""

    def copy(self) -> Characteristics:
        """A copy to change."""
        made = Characteristics(self.name)
        made.mana_cost = self.mana_cost
        made.colors = self.colors
        made.types = self.types
        made.supertypes = self.supertypes
        made.subtypes = self.subtypes
        made.power = self.power
        made.toughness = self.toughness
        made.loyalty = self.loyalty
        made.defense = self.defense
        made.kit = self.kit
        made.keywords = self.keywords
        made.cannot = self.cannot
        made.must = self.must
        made.front_value = self.front_value
        made.before_choice = self.before_choice
        made.halves = self.halves
        made.never_has = self.never_has
        made.refused_counters = self.refused_counters
        made.requirements = self.requirements.copy()
        made.as_though = self.as_though
        made.attack_bans = self.attack_bans.copy()
        made.goaded_by = self.goaded_by.copy()
        made.only_aura = self.only_aura
        made.blockers_needed = self.blockers_needed
        made.blockers_allowed = self.blockers_allowed
        made.can_block = self.can_block
        made.blocked_only_by = self.blocked_only_by.copy()
        made.blocks_only = self.blocks_only.copy()
        made.attacks_only = self.attacks_only.copy()
        made.tolls = self.tolls.copy()
        made.company = self.company.copy()
        made.bands_with = self.bands_with.copy()
        made.protections = self.protections.copy()
        made.spared = self.spared.copy()
        made.untargetable = self.untargetable.copy()
        made.uncounterable = self.uncounterable.copy()
        return made

    def same(self, other: Characteristics) -> bool:
        """Whether both say the same; used to check caches."""
        return self.summary() == other.summary()

    def summary(self) -> str:
        """Everything in one line, in a fixed order."""
        return "|".join(
            (
                self.name,
                str(self.mana_cost) if self.mana_cost is not None else "none",
                f"c{self.colors} t{self.types} s{self.supertypes} k{self.keywords}",
                " ".join(sorted(self.subtypes)),
                f"{self.power}/{self.toughness} l{self.loyalty} d{self.defense}",
                f"x{self.cannot} m{self.must} {self.never_has} {self.refused_counters}",
                f"b{self.blockers_needed}-{self.blockers_allowed} n{self.can_block} "
                f"e{self.only_aura}",
                f"r{len(self.requirements)} g{self.goaded_by} a{self.as_though} {self.attack_bans}",
                f"{len(self.blocked_only_by)} {len(self.blocks_only)} {len(self.attacks_only)} "
                f"{len(self.protections)} {len(self.spared)} "
                f"{len(self.tolls)} {len(self.company)} {len(self.bands_with)} "
                f"{len(self.untargetable)} {len(self.uncounterable)}",
                repr(self.kit.all),
            )
        )

    def mana_value(self) -> int:
        """Its mana value, with each X as 0. CR 202.3."""
        return self.mana_cost.value if self.mana_cost is not None else self.front_value

    def names(self) -> list[str]:
        """Its names: a split card has two, what is nameless none. CR 201.2, 709.4a."""
        return self.name.split(SEPARATOR) if self.name else []

    def has_name(self, name: str) -> bool:
        """Whether this is a name of it, or, for what has several, all its names. CR 709.4a."""
        return self.name == name != "" or name in self.names()

    def shares_name(self, other: Characteristics) -> bool:
        """Whether both have a name in common. CR 201.2a, 709.4a."""
        return any(name in other.names() for name in self.names())

    def is_permanent_type(self) -> bool:
        """Whether it has a permanent type. CR 110.4."""
        return self.types & (1 | 2 | 4 | 8 | 32 | 64) != 0


ABILITY: Final = Characteristics("")
"""What an ability on the stack has: the characteristics of no card. CR 405.1, 603.3."""


def _face_down(abilities: tuple[Ability, ...]) -> Characteristics:
    made = Characteristics("")
    made.types = Type.CREATURE
    made.power = 2
    made.toughness = 2
    made.kit = Kit(abilities)
    made.keywords = made.kit.keywords
    return made


FACE_DOWN: Final = _face_down(())
"""The characteristics of a face-down permanent or spell for which none others are listed.
CR 708.2a.
"""


def face_down_values(abilities: tuple[Ability, ...]) -> Characteristics:
    """The values of a face-down 2/2 creature with these abilities. CR 702.168a, 701.58a."""
    return _face_down(abilities) if abilities else FACE_DOWN


def _printed_number(text: str) -> int:
    """The number printed, 0 for ``*``, ``1+*`` and the like. CR 208.2."""
    sign = -1 if text.startswith("-") else 1
    digits = text.lstrip("+-")
    return sign * int(digits) if digits.isdigit() else 0


def characteristics_of(face: Face) -> Characteristics:
    """The characteristics printed on a face: its copiable values. CR 707.2."""
    made = Characteristics(face.name)
    made.mana_cost = face.mana_cost
    made.colors = face.colors
    made.types = face.types
    made.supertypes = face.supertypes
    made.subtypes = frozenset(face.subtypes)
    made.power = _printed_number(face.power)
    made.toughness = _printed_number(face.toughness)
    made.loyalty = _printed_number(face.loyalty)
    made.defense = _printed_number(face.defense)
    made.kit = Kit(face.abilities, intrinsic_abilities(made.types, made.subtypes))
    made.keywords = made.kit.keywords
    return made


def combined(halves: list[Characteristics]) -> Characteristics:
    """The characteristics of a split card's halves together. CR 709.4a-709.4c, 202.3d."""
    made = Characteristics(SEPARATOR.join([half.name for half in halves]))
    symbols: tuple[Symbol, ...] = ()
    abilities: tuple[Ability, ...] = ()
    for half in halves:
        if half.mana_cost is not None:
            symbols += half.mana_cost.symbols
        made.colors |= half.colors
        made.types |= half.types
        made.supertypes |= half.supertypes
        made.subtypes |= half.subtypes
        abilities += half.kit.all
    made.mana_cost = ManaCost(symbols)
    made.kit = Kit(abilities)
    made.keywords = made.kit.keywords
    return made


def _let_back_be_cast(ways: list[CastingCost], back: Characteristics) -> None:
    """Let a back face be cast, but only in these ways of the front face. CR 712.11d."""
    back.kit = Kit(back.kit.all, back.kit.intrinsic)
    back.kit.costs += ways
    back.kit.cast_from = 0


def _join_halves(halves: list[Characteristics]) -> None:
    """Let the halves of a flip card know each other; color and mana cost are the first one's.
    CR 710.1c.
    """
    normal, flipped = halves
    flipped.mana_cost = normal.mana_cost
    flipped.colors = normal.colors
    normal.halves = [normal, flipped]
    flipped.halves = normal.halves


@final
class Definition:
    """A card as a game uses it: made once a game for each different card or token.

    ``faces`` has the values of each face or half; of a split card then those of all its halves
    together (CR 709.4), which are also those of a fused spell (CR 709.4d), and last what a card is
    that was cast face down (CR 708.4). ``castable`` are the places of what can be chosen as it is
    cast (CR 709.3, 712.11b, 715.3, 702.102a, 702.37c).

    ``faces`` are given for a copy of something: they are what was copied (CR 707.2), and ``card``
    only says where it was copied from.
    """

    def __init__(self, card: Card, faces: list[Characteristics] | None = None) -> None:
        self.card = card
        copied = faces is not None
        if faces is None:
            faces = [characteristics_of(face) for face in card.faces]
        self.faces = faces
        self.split = card.layout in SPLIT and not copied
        """Whether it is a split card. CR 709."""
        self.double_faced = card.layout in DOUBLE_FACED and len(faces) > 1
        """Whether it has two faces, one of them at a time up. CR 712.1, 707.8a."""
        self.melds = card.layout == MELD and len(faces) > 1
        """Whether it is a meld card. CR 712.4."""
        chosen = card.layout in CHOSEN_AS_CAST and not copied
        self.castable = tuple(range(len(self.faces) if chosen else 1))
        if self.split:
            whole = combined(self.faces)
            self.faces.append(whole)
            if any(ability.name == "fuse" for ability in whole.kit.keyworded):
                self.castable += (len(self.faces) - 1,)
        if card.layout == FLIP and not copied:
            _join_halves(self.faces)
        elif card.layout == "transform" and len(faces) > 1:
            faces[1].front_value = faces[0].mana_value()
            if faces[0].kit.transformed and not copied:
                _let_back_be_cast(faces[0].kit.transformed, faces[1])
                self.castable += (1,)
        self.face_down = -1
        """The place of what it is when cast face down, -1 if it can't be. CR 708.4."""
        hidden = self.faces[0].kit.face_down
        if hidden and not copied:
            self.face_down = len(self.faces)
            self.faces.append(face_down_values(hidden[0].abilities))
            self.castable += (self.face_down,)
        self.sleeps = -1
        """Whether nothing can be done with the card in hand but when a sorcery could be cast; -1 as
        long as nobody has asked (``listing``).
        """

    def values(self, zone: Zone, face: int) -> Characteristics:
        """The copiable values in a zone of what was cast or turned so that ``face`` counts.

        CR 709.4, 710.2, 712.8a, 715.4.
        """
        if zone is Zone.STACK:
            return self.faces[face]
        if self.split:
            return self.faces[-1]
        return self.faces[face] if zone is Zone.BATTLEFIELD else self.faces[0]


SNOW_MANA: Final = 1 << 6
"""Marks mana that a snow source made, among what was spent. CR 107.4h."""
TREASURE_MANA: Final = 1 << 7
"""Marks mana that a Treasure made, among what was spent."""


_NOTHING_PAID: Final[list[str]] = []
_NO_COSTS: Final[list[Cost]] = []
_NO_OBJECTS: Final[list[int]] = []


@final
class StackItem:
    """What makes an object on the stack a spell or an ability. CR 112.1, 113.1c, 405.

    ``effects`` are the instructions in order, ``condition`` an intervening if (CR 603.4),
    ``ability`` the activated ability that it is. ``paid`` names the
    optional costs that were paid, ``mana_spent`` the mana: one number each, its type's bit and the
    marks ``SNOW_MANA`` and ``TREASURE_MANA``. Where combat damage waits
    on the stack, ``assigned`` is that damage: the creature, what it is dealt to, how much; it is
    neither a spell nor an ability (CR 2003-07-01 310.1, 310.3). All its lists are replaced, never
    changed.
    """

    def __init__(self, ctx: Context, effects: tuple[Effect, ...]) -> None:
        self.ctx = ctx
        self.effects = effects
        self.ability: Ability | None = None
        self.condition: Condition | None = None
        self.trigger: Event | None = None
        """The event that triggered it."""
        self.is_spell = False
        self.paid = _NOTHING_PAID
        self.spliced = _NO_COSTS
        """What is paid for the text of other cards added to it. CR 702.47a."""
        self.instead: tuple[Cost, ...] = ()
        """What is paid rather than its mana cost, by the effect that let it be cast. CR 118.9."""
        self.repeated = _NO_OBJECTS
        """The modes chosen, where one was chosen several times. CR 700.2d."""
        self.mana_spent = _NO_OBJECTS
        self.text = ""
        """How its text was changed as it was cast: ``WITH_EACH`` or ``CLEFT``."""
        self.copied = False
        self.cast_from = Zone.NOWHERE
        self.assigned: tuple[tuple[int, int, int], ...] = ()
        self.uncounterable = False
        """Whether an ability says that it can't be countered. CR 603.1a."""

    def is_ability(self) -> bool:
        """Whether it makes its object an ability. CR 113.1c."""
        return not self.is_spell and not self.assigned

    def clone(self, memo: dict[int, Context]) -> StackItem:
        """A copy for another game."""
        copy = StackItem(self.ctx.clone(memo), self.effects)
        copy.ability = self.ability
        copy.condition = self.condition
        copy.trigger = self.trigger
        copy.is_spell = self.is_spell
        copy.paid = self.paid
        copy.spliced = self.spliced
        copy.instead = self.instead
        copy.repeated = self.repeated
        copy.mana_spent = self.mana_spent
        copy.text = self.text
        copy.copied = self.copied
        copy.cast_from = self.cast_from
        copy.assigned = self.assigned
        copy.uncounterable = self.uncounterable
        return copy


def _with_counters(held: dict[str, int], name: str, number: int) -> dict[str, int]:
    """What counters there are after some more, or with a negative number fewer, of a kind."""
    left = held.get(name, 0) + number
    if left > 0:
        return {**held, name: left}
    return {one: held[one] for one in held if one != name}


_NO_TIMES: Final[dict[str, int]] = {}
_NO_USES: Final[dict[int, int]] = {}
_NO_PARTS: Final[list[Part]] = []
"""What most objects have none of; never changed: who has some has a collection of its own."""


@final
class Object:
    """A card, a token, a copy, a spell or an ability in a zone. CR 109.1.

    A new object is made on each change of zones (CR 400.7); the old one is kept, unchanged, as last
    known information (CR 608.2h). ``base`` are the values it started with (printed, or those it
    entered with as a copy, CR 707.5), ``copiable`` those after layer 1, ``now`` the computed
    characteristics. ``marks`` hold choices made for it ("the chosen color") and objects linked to
    it (CR 607), by name; they and ``counters`` are replaced, never changed. What ``like`` has for
    itself is copied from it.
    """

    def __init__(
        self,
        number: int,
        definition: Definition,
        owner: int,
        zone: Zone,
        like: Object | None = None,
    ) -> None:
        self.id = number
        self.definition = definition
        self.face = 0
        self.owner = owner
        self.zone = zone
        self.controller = owner
        self.first_controller = owner
        """Its controller but for effects of layer 2. CR 110.2, 613.1b."""
        self.base: Characteristics = definition.values(zone, 0) if like is None else like.base
        self.copiable: Characteristics = self.base
        """Its copiable values: after layer 1. CR 613.2c, 707.2."""
        self.now: Characteristics = self.base
        self.timestamp = 0
        self.tapped = False
        self.flipped = False
        """Its status as a flip card. CR 110.5, 710.4."""
        self.face_down = False
        self.listed: Characteristics = FACE_DOWN
        """What it is while face down: what the rule or effect lists that made it so. CR 708.2."""
        self.face_down_by = ""
        """How it came to be face down: "cast", "manifest", "cloak", "" otherwise. CR 708.6."""
        self.beneath: Characteristics = self.base
        """What it would be but for being face down, after copy effects. CR 708.10."""
        self.phased_with = 0
        """What it phased out with, indirectly; 0 if it did so directly. CR 702.26g."""
        self.token = False
        self.copied_card = False
        """Whether it is a copy of a card, which may be cast. CR 707.12."""
        self.counters: dict[str, int] = NO_COUNTERS if like is None else like.counters
        self.counter_times: dict[str, int] = _NO_TIMES if like is None else like.counter_times
        """The timestamps of keyword counters that were put on it since it came. CR 613.7c."""
        self.damage = 0
        self.deathtouched = False
        self.attached_to = -1
        self.attachments: list[int] = _NO_OBJECTS if like is None else like.attachments
        self.since_turn = 0
        """The turn in which its controller began to control it continuously. CR 302.6."""
        self.item: StackItem | None = None
        self.marks: dict[str, list[int]] = NO_MARKS if like is None else like.marks
        self.attacked_in = -1
        """The turn in which it was last declared as an attacker."""
        self.attacks = 0
        """How often it was declared as an attacker in that turn."""
        self.used: dict[int, int] = _NO_USES if like is None else like.used
        """How often each activated ability was activated this turn; -1 counts loyalty."""
        self.came_from = 0
        """The id it had in the zone it came from; 0 if it did not exist."""
        self.left_at = -1
        """How many events had happened when it left its zone; -1 while it is there."""
        self.arrived = -1
        """How many had before the batch in which it came to its zone."""
        self.partner: Definition | None = None
        """The other card that represents it, if it is a melded permanent. CR 712.4a."""
        self.parts: list[Part] = _NO_PARTS
        """What represents it, the topmost first, if it is a merged permanent. CR 729.2."""
        self.mana: KeptSources | None = None
        """What mana it makes for its controller, where that is always the same."""

    def clone(self, memo: dict[int, Context]) -> Object:
        """A copy for another game."""
        copy = Object(self.id, self.definition, self.owner, self.zone, self)
        copy.face = self.face
        copy.controller = self.controller
        copy.first_controller = self.first_controller
        copy.copiable = self.copiable
        copy.now = self.now
        copy.timestamp = self.timestamp
        copy.tapped = self.tapped
        copy.flipped = self.flipped
        copy.face_down = self.face_down
        copy.listed = self.listed
        copy.face_down_by = self.face_down_by
        copy.beneath = self.beneath
        copy.phased_with = self.phased_with
        copy.token = self.token
        copy.copied_card = self.copied_card
        copy.damage = self.damage
        copy.deathtouched = self.deathtouched
        copy.attached_to = self.attached_to
        copy.since_turn = self.since_turn
        copy.item = self.item.clone(memo) if self.item is not None else None
        copy.attacked_in = self.attacked_in
        copy.attacks = self.attacks
        copy.came_from = self.came_from
        copy.arrived = self.arrived
        copy.partner = self.partner
        copy.parts = self.parts
        return copy

    def mark(self, name: str, things: list[int]) -> None:
        """Note a choice made for it, or what is linked to it. CR 607."""
        self.marks = {**self.marks, name: things}

    def add_counters(self, name: str, number: int) -> None:
        """Let it have more counters of a kind, or with a negative number fewer. CR 122.1."""
        self.counters = _with_counters(self.counters, name, number)

    def make_ability(self, item: StackItem) -> None:
        """Make this object on the stack an ability: it has no characteristics. CR 602.2a, 603.3.

        Neither has combat damage that waits on the stack (CR 2003-07-01 310.3).
        """
        self.item = item
        self.controller = item.ctx.controller
        self.first_controller = item.ctx.controller
        self.base = ABILITY
        self.copiable = ABILITY
        self.now = ABILITY

    def is_shared(self) -> bool:
        """Whether its characteristics so far are kept elsewhere too, so must not be changed."""
        return self.now is self.base or self.now is self.copiable or self.now is self.listed

    def is_double_faced(self) -> bool:
        """Whether double-faced cards or a double-faced token represent it. CR 712.1, 707.8a."""
        if self.parts:
            return any(part.definition.double_faced for part in self.parts)  # CR 729.2j
        return self.definition.double_faced or self.definition.melds

    def can_be_turned_over(self) -> bool:
        """Whether what represents it can transform: no meld card can. CR 712.4c, 712.9."""
        if self.parts:
            return any(part.definition.double_faced for part in self.parts)  # CR 729.2i
        return self.definition.double_faced

    def has_controller(self) -> bool:
        """Whether somebody controls it: a permanent, what is on the stack, an emblem. CR 109.4."""
        if self.zone is Zone.COMMAND:
            return self.definition.card.layout == "emblem"
        return self.zone is Zone.BATTLEFIELD or self.zone is Zone.STACK

    def is_creature(self) -> bool:
        """Whether it is a creature now. CR 302."""
        return self.now.types & Type.CREATURE != 0

    def is_land(self) -> bool:
        """Whether it is a land now. CR 305."""
        return self.now.types & Type.LAND != 0

    def has(self, keyword: int) -> bool:
        """Whether it has a keyword ability, by its ``Keyword`` bit."""
        return self.now.keywords & keyword != 0


@final
class ManaUnit:
    """One mana in a pool. CR 106.4. ``mana`` is its type's bit; ``only_for`` what it may be spent
    on; ``kept`` mana isn't lost before the turn ends.
    """

    def __init__(
        self,
        mana: int,
        source: int,
        snow: bool = False,
        only_for: Filter | None = None,
        kept: bool = False,
    ) -> None:
        self.kept = kept
        self.mana = mana
        self.source = source
        self.snow = snow
        self.only_for = only_for
        self.counts_as = mana
        """What it serves for the cost that is just being looked at (``kernel.sources``)."""

    def is_lost(self, step: Step) -> bool:
        """Whether it is lost as that step, or the phase of it, ends. CR 500.5, 514.2."""
        return not self.kept or step is Step.CLEANUP


def class_level(thing: Object) -> int:
    """The level of a permanent: 1 if it has none. CR 716.2d."""
    return thing.marks.get(CLASS_LEVEL, [1])[0]


@final
class Player:
    """A player. CR 102. ``id`` is the seat; ``rules`` what effects let or forbid them."""

    def __init__(self, seat: int, name: str, life: int) -> None:
        self.id = seat
        self.name = name
        self.life = life
        self.starting_life = life
        self.library: list[int] = []
        self.hand: list[int] = []
        self.graveyard: list[int] = []
        self.outside: list[int] = []
        """Cards of the player that are outside the game, as those of a sideboard. CR 400.11a."""
        self.pool: list[ManaUnit] = []
        self.counters = NO_COUNTERS
        self.lands_played = 0
        self.latest_turn = 0
        """The number of the turn that the player began last."""
        self.turn_before = 0
        """The number of the turn that the player began before that."""
        self.turns_begun = 0
        """How many turns of the player have begun this game."""
        self.turns_missed = 0
        """How many turns would have begun since the player left the game. CR 702.26n."""
        self.pays_by_hand = False
        """Whether the player is asked how to pay mana costs, rather than the best plan taken."""
        self.in_game = True
        self.has_won = False
        self.drew_from_empty = False
        self.mulligans = 0
        self.controlled_by = -1
        """Who controls the player this turn; -1: nobody but the player. CR 722.1."""
        self.next_controlled_by = -1
        """Who will control the player during the next turn they take. CR 722.1a."""
        self.turns_after_next = 0
        """How many extra turns the player takes after the next turn they take. CR 500.7."""
        self.skips: dict[int, int] = {}
        """How often each step (``Step``) or turn (-1) is still to be skipped. CR 614.10."""
        self.spells: list[int] = []
        """The spells that the player has cast this turn, in order."""
        self.last_turn: dict[str, int] = {}
        """What happened to or by the player in the turn before this one, counted by name."""
        self.history: dict[str, int] = {}
        """What happened to or by the player this turn, counted by name."""
        self.woken = 0
        """How many events had happened when the player last got anything new to do something with:
        a card, a permanent, mana.
        """
        self.sources: SourcesNow | None = None
        """What the player could use to pay mana when somebody last asked."""
        self.listed: Listed | None = None
        """What the player could do when somebody last looked while sorceries could be cast."""
        self.listed_fast: Listed | None = None
        """What the player could do when somebody last looked while they couldn't."""

    def clone(self) -> Player:
        """A copy for another game."""
        copy = Player(self.id, self.name, self.life)
        copy.library = self.library.copy()
        copy.hand = self.hand.copy()
        copy.graveyard = self.graveyard.copy()
        copy.outside = self.outside.copy()
        copy.pool = self.pool.copy()
        copy.counters = self.counters
        copy.lands_played = self.lands_played
        copy.latest_turn = self.latest_turn
        copy.turn_before = self.turn_before
        copy.turns_missed = self.turns_missed
        copy.pays_by_hand = self.pays_by_hand
        copy.in_game = self.in_game
        copy.has_won = self.has_won
        copy.drew_from_empty = self.drew_from_empty
        copy.mulligans = self.mulligans
        copy.controlled_by = self.controlled_by
        copy.next_controlled_by = self.next_controlled_by
        copy.turns_after_next = self.turns_after_next
        copy.skips = self.skips.copy()
        copy.spells = self.spells.copy()
        copy.last_turn = self.last_turn
        copy.starting_life = self.starting_life
        copy.turns_begun = self.turns_begun
        copy.history = self.history.copy()
        copy.woken = self.woken
        return copy

    def add_counters(self, name: str, number: int) -> None:
        """Give the player more counters, or with a negative number take some. CR 122.1."""
        self.counters = _with_counters(self.counters, name, number)
