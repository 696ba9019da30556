"""Finds defects of compiled cards: abilities that can't mean what they say. CR 608.2c, 611.2a.

A text that prints back letter for letter may still have parts that don't fit together. The check
follows every ability in the order of its instructions and keeps the names bound on the way.
Defects are:

- a reference without an antecedent on every path;
- a target or choice that nothing uses;
- an instruction that changes nothing;
- a duration that is missing or out of place.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, final

from jajna.card import Card, Face
from jajna.ir.abilities import (
    Ability,
    Activated,
    CastFaceDown,
    CastingCost,
    Keyworded,
    PaysInstead,
    Replacing,
    SpellAbility,
    Static,
    Triggered,
)
from jajna.ir.amounts import Number, ThatMuch, X
from jajna.ir.base import (
    ON_BATTLEFIELD,
    ON_STACK,
    PLAYERS,
    Amount,
    Condition,
    Cost,
    Duration,
    Effect,
    Filter,
    Modification,
    Node,
    Pattern,
    Ref,
    Replacement,
    children,
    field_names,
    walk,
)
from jajna.ir.composites import (
    DID,
    ChooseTarget,
    Clause,
    Mode,
    Modes,
    Sequence,
)
from jajna.ir.conditions.logic import Did
from jajna.ir.conditions.objects import HasCountersOn
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.declared.names import (
    ANNOUNCED,
    EXILED,
    REMOVED,
    alternatives_of,
    bound_by,
    bound_for_parts_by,
    chosen_by,
    found_by,
    is_bound_by_game,
    looked_up_by,
    noted_by,
    used_by,
)
from jajna.ir.filters.logic import Either
from jajna.ir.filters.nouns import Card as AnyCard
from jajna.ir.filters.zones import InZone, InZones
from jajna.ir.players import PlayerOrController
from jajna.ir.refs import EVENT_AMOUNT, THAT_MANY, X_TARGETS, It, NamedSource, Same, Target, That
from jajna.vocab import PERMANENT_TYPES, ManaCost, Type, Zone

__all__ = ["Defect", "defects"]

UNBOUND: Final = "reference without antecedent"
UNREAD: Final = "nothing makes use of it"
IDLE: Final = "changes nothing"
ANYWHERE: Final = "cards of any zone beside those of one"
HIDDEN: Final = "target cards of which nothing says where they are"
UNDONE: Final = "that much of what isn't done"
COUNTED: Final = "that much of what a condition counts"
DURATION: Final = "duration"
NOWHERE: Final = "works only on the battlefield, where the card never is"
NAMELESS: Final = "what an ability in quotation marks calls by name doesn't grant it"

_PRONOUNS: Final = (It, That, Same, PlayerOrController)
_OF_PERMANENTS: Final = (
    Duration.WHILE_SOURCE_REMAINS,
    Duration.WHILE_SOURCE_TAPPED,
    Duration.WHILE_SOURCE_TAPPED_REMAINS,
    Duration.WHILE_SOURCE_STAYS,
    Duration.UNTIL_SOURCE_LEAVES,
)


@final
@dataclass(frozen=True)
class Defect:
    """A defect of a card: its kind, and the node or name that has it."""

    kind: str
    what: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what}"


def defects(card: Card) -> list[Defect]:
    """The defects of a card as a list, empty for a sound one. CR 608.2c, 611.2a."""
    abilities = [ability for face in card.faces for ability in face.abilities]
    found: list[Defect] = []
    check = _Check(_left_by(abilities))
    for face in card.faces:
        check.face(face)
    found += check.found
    found += _unread_choices(abilities)
    if any(_calls_by_name(ability) for ability in abilities):
        found.append(Defect(NAMELESS, NamedSource.__name__))
    return list(dict.fromkeys(found))


def _are_anywhere(node: Either) -> bool:
    """Whether some of the kinds are cards in a zone and others cards in no zone that is said."""
    kinds = [list(walk(part)) for part in node.parts]
    cards = [kind for kind in kinds if any(isinstance(one, AnyCard) for one in kind)]
    placed = [kind for kind in cards if any(isinstance(one, (InZone, InZones)) for one in kind)]
    return 0 < len(placed) < len(cards)


_HIDDEN: Final = 1 << Zone.LIBRARY | 1 << Zone.HAND
_IN_PLAY: Final = ON_BATTLEFIELD | ON_STACK | PLAYERS


def _are_hidden(target: Target) -> bool:
    """Whether cards in hands and libraries could be targets, as no word says where they are."""
    said = [node for node in walk(target.filter) if isinstance(node, Filter)]
    is_card = any(isinstance(one, AnyCard) for one in said)
    if not is_card or any(isinstance(one, (InZone, InZones)) for one in said):
        return False
    return all(one.where() & _HIDDEN or not one.where() & ~_IN_PLAY for one in said)


def _says_an_amount(effect: Effect) -> bool:
    """Whether an instruction says a number that isn't known beforehand: "equal to its power"."""
    said = [node for node in walk(effect) if isinstance(node, Amount)]
    return any(not isinstance(one, (Number, ThatMuch)) for one in said)


def _says_that_much(effect: Effect) -> bool:
    """Whether an instruction goes by the number that was said last: "that much". CR 608.2c."""
    return any(
        isinstance(node, ThatMuch) and not node.each and node.of is None for node in walk(effect)
    )


def _removes_first(effect: Effect) -> bool:
    """Whether the first instruction removes counters: "that many" are those. CR 608.2c."""
    while isinstance(effect, Sequence):
        effect = effect.effects[0]
    return REMOVED in bound_by(effect)


def _calls_by_name(node: Node) -> bool:
    """Whether a node outside of granted abilities names the granting object. CR 201.5a."""
    if isinstance(node, (Effect, Modification)) and node.grants_abilities():
        return False
    return isinstance(node, NamedSource) or any(_calls_by_name(one) for one in children(node))


def _works_only_there(ability: Ability) -> bool:
    """Whether an ability functions only on the battlefield. CR 113.6, 304.4, 307.4."""
    if isinstance(ability, Static) and ability.defining:
        return False
    if isinstance(ability, (Activated, Replacing, Static, Triggered)):
        return ability.zones == ON_BATTLEFIELD
    return False


def _left_by(abilities: Iterable[Node]) -> set[str]:
    """The names that a card's abilities bind for each other. CR 607.2."""
    found: set[str] = set()
    for ability in abilities:
        for node in walk(ability):
            found |= bound_by(node) | noted_by(node)
            if isinstance(node, PaysInstead) and node.exiled:
                found.add(EXILED)  # CR 607.2q
            if isinstance(node, CastingCost) and node.name:
                found.add(node.name)
    return found


@final
class _Scope:
    """The names bound so far: ``sure`` on every path, ``perhaps`` on some."""

    def __init__(self, sure: set[str] | None = None, perhaps: set[str] | None = None) -> None:
        self.sure = set(sure or ())
        self.perhaps = set(perhaps or ())

    def copy(self) -> _Scope:
        return _Scope(self.sure, self.perhaps)

    def knows(self, name: str) -> bool:
        """Whether a name is bound on at least one path."""
        return name in self.sure or name in self.perhaps

    def join(self, paths: list[_Scope]) -> None:
        """Join alternative paths: names bound on all of them are sure, the rest perhaps bound."""
        common = set.intersection(*[path.sure for path in paths])
        every = set[str]().union(*[path.sure | path.perhaps for path in paths])
        self.sure |= common
        self.perhaps = (self.perhaps | every) - self.sure


def _texts(abilities: tuple[Ability, ...]) -> list[list[Ability]]:
    """The texts of a face as lists of abilities: with cleave, also the text without brackets.
    CR 702.148a.
    """
    whole: list[Ability] = []
    cleft: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, SpellAbility) and ability.cleft is not None:
            whole.append(SpellAbility(ability.effect))
            cleft.append(SpellAbility(ability.cleft))
        else:
            whole.append(ability)
            cleft.append(ability)
    return [whole] if whole == cleft else [whole, cleft]


@final
class _Check:
    """Visits the abilities of a card and collects their defects.

    ``left`` are the names that the card's abilities bind for each other.
    """

    def __init__(self, left: set[str]) -> None:
        self.left = left
        self.found: list[Defect] = []
        self.asking = False
        """Whether the visited node is in a condition, which may name what was never bound."""
        self.announcing = False
        """Whether the visited node is in a cost, in which X is announced."""
        self.permanent = True
        """Whether the visited ability is one of a permanent."""

    def tell(self, kind: str, what: str) -> None:
        self.found.append(Defect(kind, what))

    # -- faces and abilities ---------------------------------------------------------------------

    def face(self, face: Face) -> None:
        """Visit a face; the lines of a spell bind names for the lines after them."""
        self.permanent = not face.types & (Type.INSTANT | Type.SORCERY)
        never_there = not self.permanent and not face.types & PERMANENT_TYPES
        base = _Scope({ANNOUNCED} if _has_x(face.mana_cost) else None)
        spell = base.copy()
        for ability in face.abilities:
            self._casting(ability, spell)
            if never_there and _works_only_there(ability):
                self.tell(NOWHERE, f"{type(ability).__name__}")
        if ANNOUNCED in spell.sure | spell.perhaps:
            base.sure.add(ANNOUNCED)
            spell.sure.add(ANNOUNCED)
        for abilities in _texts(face.abilities):
            following = spell.copy()
            uses = _Uses()
            for ability in abilities:
                self.ability(ability, base, following, uses)
            self._slots(uses)

    def _casting(self, ability: Ability, spell: _Scope) -> None:
        """Bind the names that the costs of casting a spell leave. CR 601.2h."""
        if isinstance(ability, Keyworded):
            for one in ability.meaning:
                self._casting(one, spell)
        if isinstance(ability, CastFaceDown) and any(_announces_x(one) for one in ability.costs):
            spell.perhaps.add(ANNOUNCED)
        if isinstance(ability, CastingCost):
            paid = spell.copy()
            for cost in ability.costs:
                self.visit(cost, paid)
            if ability.optional or ability.alternative:
                spell.join([spell.copy(), paid])
            else:
                spell.sure |= paid.sure

    def ability(self, ability: Ability, base: _Scope, spell: _Scope, uses: _Uses) -> None:
        """Visit an ability; all but spell abilities have a scope of their own."""
        if isinstance(ability, Keyworded):
            for parameter in ability.parameter:
                self.visit(parameter, _Scope(base.sure | {ANNOUNCED}))
            for one in ability.meaning:
                self.ability(one, base, spell, uses)
            return
        scope = spell if isinstance(ability, SpellAbility) else base.copy()
        if isinstance(ability, SpellAbility):
            uses.note(ability)
        else:
            own = _Uses()
            own.note(ability)
            self._slots(own)
        if isinstance(ability, Triggered) and isinstance(ability.condition, HasCountersOn):
            if _says_that_much(ability.effect) and not _removes_first(ability.effect):
                self.tell(COUNTED, ThatMuch.__name__)  # said last, after the amount of the event
        scope.sure |= _announced(ability)
        self.visit(ability, scope)

    def _slots(self, uses: _Uses) -> None:
        for slot in sorted(uses.named - uses.used):
            self.tell(UNREAD, f"target {slot + 1}")
        if uses.named and len(uses.named) != max(uses.named) - min(uses.named) + 1:
            self.tell(UNBOUND, f"targets are numbered {sorted(uses.named)}")

    # -- nodes -----------------------------------------------------------------------------------

    def visit(self, node: Node, scope: _Scope) -> None:
        """Visit a node and its descendants, in the order in which they are followed."""
        if isinstance(node, _PRONOUNS):
            self._pronoun(node, scope)
        elif isinstance(node, Clause):
            self._clause(node, scope)
        elif isinstance(node, Modes):
            self._modes(node, scope)
        elif has_trait(node, Trait.IS_DONE_LATER):
            self._plain(node, scope.copy())
        else:
            self._plain(node, scope)

    def _pronoun(self, node: Ref, scope: _Scope) -> None:
        of: object = getattr(node, "of", None)
        if not isinstance(of, Ref):
            self.tell(UNBOUND, f"{type(node).__name__} stands for nothing")
        else:
            self._meant(of, scope)

    def _meant(self, of: Ref, scope: _Scope) -> None:
        """Visit a pronoun's antecedent, which must have been bound."""
        if isinstance(of, Target):
            self._need(_target(of.slot), scope)
        self._look_up(of, scope)
        for child in children(of):
            if isinstance(child, Ref):
                self._meant(child, scope)

    def _clause(self, node: Clause, scope: _Scope) -> None:
        inner = scope.copy()
        if node.condition is not None:
            self.visit(node.condition, inner)
            if node.condition.asks_payment():
                inner.sure |= _announced(node.effect)
            if _is_positive(node.condition):
                inner.sure |= inner.perhaps
        done = inner.copy()
        for part in (node.may, node.payer, *node.costs):
            if part is not None:
                self.visit(part, done)
        for cost in node.unless:
            self.visit(cost, done.copy() if not done.knows(ANNOUNCED) else done)
        done.sure.add(DID)
        self.visit(node.effect, done)
        other = inner.copy()
        other.sure.add(DID)
        if node.otherwise is not None:
            self.visit(node.otherwise, other)
            if (
                not node.instead
                and _says_an_amount(node.effect)
                and _says_that_much(node.otherwise)
            ):
                self.tell(UNDONE, ThatMuch.__name__)
        optional = node.condition is not None or node.may is not None or node.costs or node.unless
        if not optional and (node.payer is not None or node.otherwise is not None):
            self.tell(IDLE, "a clause with a payer or an alternative, but nothing to decide")
        scope.join([done, other] if optional else [done])

    def _modes(self, node: Modes, scope: _Scope) -> None:
        if node.chooser is not None:
            self.visit(node.chooser, scope)
        if not node.modes:
            self.tell(IDLE, "modes of which there are none")
            return
        paths: list[_Scope] = []
        for mode in node.modes:
            path = scope.copy()
            path.sure |= _announced(mode)
            self._plain(mode, path)
            paths.append(path)
        scope.join(paths)

    def _plain(self, node: Node, scope: _Scope) -> None:
        if isinstance(node, Either) and _are_anywhere(node):
            self.tell(ANYWHERE, Either.__name__)
        if isinstance(node, Target) and _are_hidden(node):
            self.tell(HIDDEN, Target.__name__)
        before = (self.asking, self.announcing)
        self.asking = self.asking or isinstance(node, Condition)
        self.announcing = self.announcing or isinstance(node, Cost)
        self._itself(node, scope)
        scope.sure |= bound_for_parts_by(node)
        first, later = _parts(node)
        for child in first:
            self.visit(child, scope)
        self._look_up(node, scope)
        if not isinstance(node, Ability):
            scope.sure |= bound_by(node)
        for child in later:
            self._later(node, child, scope)
        self.asking, self.announcing = before

    def _later(self, node: Node, child: Node, scope: _Scope) -> None:
        if not isinstance(child, Ability):
            self.visit(child, scope)
        elif isinstance(child, Triggered) and child.on.is_reflexive():
            own = _Scope({name for name in scope.sure if not _is_target(name)}, scope.perhaps)
            self._granted(child, own)
        else:
            # The X of an ability made here has the value announced for this one.
            self._granted(child, _Scope(scope.sure & {ANNOUNCED}))

    def _granted(self, ability: Ability, scope: _Scope) -> None:
        """Visit a granted ability by itself: its targets are its own."""
        before = self.permanent
        self.permanent = True
        self.ability(ability, scope, scope.copy(), _Uses())
        self.permanent = before

    def _itself(self, node: Node, scope: _Scope) -> None:
        """Check a node apart from its children."""
        if isinstance(node, Target):
            if node.x is None and X_TARGETS in (node.minimum, node.maximum):
                self._need(ANNOUNCED, scope)
            if node.maximum == THAT_MANY:
                self._need(EVENT_AMOUNT, scope)
        elif isinstance(node, X) and node.meaning is None:
            if self.announcing:
                scope.sure.add(ANNOUNCED)
            else:
                self._need(ANNOUNCED, scope)
        elif isinstance(node, Cost) and _announces_x(node):
            scope.sure.add(ANNOUNCED)
        elif isinstance(node, Static):
            self._static(node)
        elif isinstance(node, Effect):
            self._effect(node)

    def _look_up(self, node: Node, scope: _Scope) -> None:
        noted = found_by(node)
        for name in sorted(looked_up_by(node) | noted):
            if name not in noted:
                self._need(name, scope)
            elif not (scope.knows(name) or name in self.left or is_bound_by_game(name)):
                self.tell(UNBOUND, f"{type(node).__name__} asks for what nothing left: {name!r}")
        others = alternatives_of(node)
        if others and not any(scope.knows(name) or is_bound_by_game(name) for name in others):
            self.tell(UNBOUND, f"{type(node).__name__} asks for what is bound by nothing before")

    def _need(self, name: str, scope: _Scope) -> None:
        if name in scope.sure or is_bound_by_game(name):
            return
        if name not in scope.perhaps:
            self.tell(UNBOUND, f"{name!r} is bound by nothing before")
        elif not self.asking and (name in (ANNOUNCED, EVENT_AMOUNT) or _is_target(name)):
            # An effect does nothing to objects that were never bound (CR 609.3). A number or a
            # target that was never chosen would be a wrong one.
            self.tell(UNBOUND, f"{name!r} is bound on some paths only")

    # -- effects and durations -------------------------------------------------------------------

    def _static(self, node: Static) -> None:
        if not node.changes:
            self.tell(IDLE, "a static ability without a change")
        for change in node.changes:
            for one in _own_nodes(change):
                if "duration" in field_names(one):
                    self.tell(DURATION, f"{type(one).__name__} in a static ability")

    def _effect(self, node: Effect) -> None:
        if isinstance(node, Sequence):
            self._sequence(node)
        duration: object = getattr(node, "duration", None)
        if isinstance(duration, int):
            self._duration(node, duration)

    def _sequence(self, node: Sequence) -> None:
        """Check several instructions: one duration counts for a whole sentence."""
        if not node.effects:
            self.tell(IDLE, "a sequence of nothing")
        if node.joiner != "and":
            return
        ends = {one.shared_duration() for one in node.effects} - {None}
        if len(ends) > 1 and Duration.PERMANENT in ends:
            self.tell(DURATION, "one change of a sentence has no end, another has")

    def _duration(self, node: Effect, duration: int) -> None:
        if duration in _OF_PERMANENTS and not self.permanent:
            self.tell(DURATION, f"{type(node).__name__} of a spell asks for a permanent that stays")


@final
class _Uses:
    """The numbers of the targets that an ability names, and of those that it also uses."""

    def __init__(self) -> None:
        self.named: set[int] = set()
        self.used: set[int] = set()

    def note(self, node: Node, naming: bool = False) -> None:
        """Note the targets in a node; ``naming`` says that it only names them."""
        if isinstance(node, Target):
            self.named.add(node.slot)
            if not naming:
                self.used.add(node.slot)
        only = isinstance(node, (ChooseTarget, Target))
        for child in children(node):
            if not isinstance(child, Ability):
                self.note(child, naming=only or (naming and isinstance(child, Ref)))
            elif isinstance(child, Keyworded):
                for parameter in child.parameter:
                    self.note(parameter)


def _unread_choices(abilities: list[Ability]) -> list[Defect]:
    """The defects for choices that nothing on the card uses."""
    read: set[str] = set()
    chosen: list[tuple[Node, frozenset[str]]] = []
    for ability in abilities:
        for node in walk(ability):
            read |= used_by(node)
            names = chosen_by(node)
            if names:
                chosen.append((node, names))
    return [
        Defect(UNREAD, f"{type(node).__name__} chooses {', '.join(sorted(names))}")
        for node, names in chosen
        if not names & read
    ]


# -- what nodes are like -------------------------------------------------------------------------


def _parts(node: Node) -> tuple[list[Node], list[Node]]:
    """The children of a node as two lists: those visited before it, and those it leads to.

    A trigger event comes first, then costs; effects and abilities come after the node.
    """
    ranked: list[tuple[int, Node]] = []
    for child in children(node):
        if isinstance(child, Pattern):
            ranked.append((0, child))
        elif isinstance(child, Cost):
            ranked.append((1, child))
        elif isinstance(child, (Effect, Replacement, Ability, Mode)):
            ranked.append((3, child))
        else:
            ranked.append((2, child))
    first = [child for rank in (0, 1, 2) for own, child in ranked if own == rank]
    return first, [child for rank, child in ranked if rank == 3]


def _announced(node: Node) -> set[str]:
    """The names of the targets chosen for a node as it is announced. CR 601.2c.

    Targets of modes aren't among them (CR 700.2), nor those that depend on an optional cost
    (CR 702.33g).
    """
    if isinstance(node, (*_PRONOUNS, Modes)):
        return set()
    found = {_target(node.slot)} if isinstance(node, Target) else set[str]()
    for child in children(node):
        only_if_paid = (
            isinstance(node, Clause)
            and node.condition is not None
            and child is node.effect
            and node.condition.asks_payment()
        )
        if not isinstance(child, Ability) and not only_if_paid:
            found |= _announced(child)
    return found


def _own_nodes(node: Node) -> list[Node]:
    """The node and its descendants as a list, without those in abilities that it grants."""
    found = [node]
    for child in children(node):
        if not isinstance(child, Ability):
            found += _own_nodes(child)
    return found


def _announces_x(cost: Cost) -> bool:
    """Whether a cost has an X that is announced. CR 107.3a, 606.3."""
    if getattr(cost, "variable", False) is True:
        return True
    values: list[object] = [getattr(cost, name) for name in field_names(cost)]
    return any(isinstance(value, ManaCost) and _has_x(value) for value in values)


def _has_x(cost: ManaCost | None) -> bool:
    return cost is not None and any(symbol.variable for symbol in cost.symbols)


def _target(slot: int) -> str:
    return f"target {slot}"


def _is_target(name: str) -> bool:
    return name.startswith("target ")


def _is_positive(condition: Condition) -> bool:
    """Whether the condition holds only if the optional action before it was done."""
    return not (isinstance(condition, Did) and condition.negative)
