"""The families of nodes. Each is a base class; its leaves are frozen dataclasses.

A method gets the game and the context in which the ability stands: its source, its controller, the
chosen targets, and names bound so far. Fields that hold other nodes are typed with these bases, or
tuples of them, so that trees can be walked, printed, read and stored generically.

The base classes are dataclasses as well, without fields and without a comparison of their own: in
the compiled build `==` between two values typed by a plain class would compare identities.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from jajna.frozen import dataclass
from jajna.vocab import Aspects, Reads, Zone

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.errors import Reason
    from jajna.events.base import Event
    from jajna.ir.claims import Claim
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context
    from jajna.kernel.state.lasting_effects import Lasting
    from jajna.vocab import Symbol

__all__ = [
    "ANYWHERE",
    "IN_GRAVEYARD",
    "IN_HAND",
    "NOBODY",
    "OBJECTS",
    "ON_BATTLEFIELD",
    "ON_STACK",
    "PLAYERS",
    "WHEREVER_CAST",
    "WRITTEN",
    "Amount",
    "Condition",
    "CopyException",
    "Cost",
    "Duration",
    "Effect",
    "Filter",
    "Layer",
    "Modification",
    "Node",
    "PaidWhen",
    "Pattern",
    "Ref",
    "Replacement",
    "Said",
    "children",
    "field_names",
    "is_leaf",
    "said_alike",
    "walk",
    "without_repeats",
]

NOBODY: Final = -1
"""Stands in for a player where it is another one who would do something."""

PLAYERS: Final = 1 << 8
"""Bit that stands for the players in the mask that ``Filter.where`` returns."""

ANYWHERE: Final = (1 << 9) - 1
"""Every zone and the players."""

OBJECTS: Final = ANYWHERE & ~PLAYERS
"""Every zone, without the players."""

ON_BATTLEFIELD: Final = 1 << Zone.BATTLEFIELD
"""The zones in which most abilities of permanents function. CR 113.6."""

IN_GRAVEYARD: Final = 1 << Zone.GRAVEYARD
"""The zones of an ability that functions in a graveyard. CR 113.6b."""

IN_HAND: Final = 1 << Zone.HAND
"""The zones of an ability that functions in a hand. CR 113.6b."""
WHEREVER_CAST: Final = 127 & ~(1 << Zone.BATTLEFIELD)
"""Mask of the zones a spell's own static abilities function in: all but the battlefield.
CR 113.6, 702.8a.
"""

ON_STACK: Final = 1 << Zone.STACK
"""The zones of an ability that functions while the spell is on the stack. CR 113.6."""


@dataclass(frozen=True, eq=False)
class Node:
    """Anything in the tree of an ability."""

    def reads(self) -> int:
        """Mask of the facts (``Reads``) that this node by itself depends on.

        The characteristics, control and zone of the described thing don't count: the node is
        evaluated whenever the thing changes.
        """
        return 0

    def aspects(self) -> int:
        """Mask of the characteristics (``Aspects``) of objects this node by itself depends on."""
        return 0


@dataclass(frozen=True, eq=False)
class Ref(Node):
    """A reference to players or objects: "you", "target creature", "it", "each opponent"."""

    def reads(self) -> int:
        return Reads.EVERYTHING

    def aspects(self) -> int:
        return Aspects.ALL

    def things(self, game: Game, ctx: Context) -> list[int]:
        """The list of players and objects it refers to now, in a defined order."""
        raise NotImplementedError(type(self).__name__)

    def is_choice(self) -> bool:
        """Whether a player chooses the things while following the instruction: "two creatures".
        CR 608.2d.
        """
        return False

    def is_any_number(self) -> bool:
        """Whether it is a choice of as many things as the player likes. CR 107.1c."""
        return False

    def moves_on(self) -> bool:
        """Whether following the instruction changes what it refers to: the top card of a library.

        Such an instruction can't be followed for several things at once. CR 608.2f.
        """
        return False


@dataclass(frozen=True, eq=False)
class Filter(Node):
    """A description that players or objects fit or don't: "nonblack creature you control"."""

    def reads(self) -> int:
        return Reads.EVERYTHING

    def aspects(self) -> int:
        return Aspects.ALL

    def where(self) -> int:
        """Mask of ``1 << Zone`` and ``PLAYERS``: where things that fit can be. CR 109.2."""
        return ANYWHERE

    def narrow(self, game: Game, ctx: Context) -> list[int] | None:
        """The list of the few things that can fit, if known at once; None to search ``where``."""
        return None

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        """The list of those of the things that fit, in their order."""
        return [thing for thing in things if self.matches(game, ctx, thing)]

    def is_several(self) -> bool:
        """Whether it says "one or more": all that fit at once are one occurrence. CR 603.2c."""
        return False

    def looks_back(self) -> bool:
        """Whether it tells players by what happened, so that those who have left the game since
        count as well. CR 608.2i, 800.4i.
        """
        return False

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        """Whether the thing fits. Objects that have left are judged as they last existed."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, eq=False)
class Amount(Node):
    """A number: "three", "X", "the number of creatures you control"."""

    def reads(self) -> int:
        return Reads.EVERYTHING

    def aspects(self) -> int:
        return Aspects.ALL

    def value(self, game: Game, ctx: Context) -> int:
        """The number now. CR 107."""
        raise NotImplementedError(type(self).__name__)

    def each_counted(self, game: Game, ctx: Context) -> list[int]:
        """A list of the things that it counts, if text may speak of each of them."""
        return []


@dataclass(frozen=True, eq=False)
class Condition(Node):
    """A statement that is true or false: "if you control a Swamp"."""

    def reads(self) -> int:
        return Reads.EVERYTHING

    def aspects(self) -> int:
        return Aspects.ALL

    def asks_payment(self) -> str:
        """The optional cost whose payment it asks for, as "kicker"; "" for none. CR 702.33g."""
        return ""

    def holds(self, game: Game, ctx: Context) -> bool:
        """Whether it is true now."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, eq=False)
class Effect(Node):
    """An instruction: it is asked, then done. CR 608.2, 609.

    ``ask`` may return one question; ``do`` gets its answer (None when there was no question) and
    acts through ``perform`` (at most one call, as its last act) or by pushing frames.
    """

    def resolves_anyway(self) -> bool:
        """Whether its ability resolves even if all targets have become illegal. CR 608.2b."""
        return False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        """The question that must be answered first, or None. Never a question without options."""
        return None

    def division(self) -> tuple[int, Amount] | None:
        """The target slot among whose targets an amount is divided as it is announced.
        CR 601.2d.
        """
        return None

    def chooses_ahead(self) -> bool:
        """Whether its questions can be answered before it is carried out, by ``note``. CR 101.4."""
        return False

    def shared_duration(self) -> int | None:
        """Its ``Duration``, which a sentence may state for several instructions; None for none.

        "Gets +1/+1 and gains flying until end of turn". CR 611.2a.
        """
        return None

    def note(self, ctx: Context, player: int, answer: Answer) -> None:
        """Keep in the context what a player has chosen for it."""
        raise NotImplementedError(type(self).__name__)

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        """Whether a player has too few things for it, who may then not choose to follow it.

        "You may sacrifice two creatures" is no option for who has one. CR 608.2d, 118.3. The
        ``player`` is ``NOBODY`` where another one would do it: "you may have that player draw".
        """
        return False

    def as_it_enters(self, game: Game, ctx: Context) -> list[Lasting]:
        """The effects that apply to cards as an earlier instruction puts them onto the battlefield.
        CR 611.2e.
        """
        return []

    def cards_to_cast(self, game: Game, ctx: Context) -> list[int]:
        """The cards that it lets a player cast, as a list; its condition judges them as spells."""
        return []

    def grants_abilities(self) -> bool:
        """Whether abilities in it may name the object that grants them. CR 201.5a."""
        return False

    def types_brought(self) -> int:
        """Mask of types of cards that it brings into the game, if not every era has them.
        CR 205.2a.
        """
        return 0

    def results(self, game: Game, ctx: Context) -> list[Event] | None:
        """What it adds to the results of damage of which some was prevented, if it says what else
        happens; None if it is carried out after them. CR 120.4d, 615.5.
        """
        return None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        """Carry the instruction out."""
        raise NotImplementedError(type(self).__name__)


class PaidWhen:
    """The order in which parts of a cost are best paid, so that all can be paid. CR 601.2h."""

    FIRST: Final = 0
    """Tapping and revealing: the objects may still be moved for other parts."""
    USUALLY: Final = 1
    ALL_THAT_IS_LEFT: Final = 2
    LAST: Final = 3
    """Random elements, and cards moved from a library. These come last by the rule."""


@dataclass(frozen=True, eq=False)
class Cost(Node):
    """One part of a cost. CR 118. Asked and done like an effect, after ``why_not`` allowed it."""

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        """Why ``ctx.controller`` can't pay this now; None if it can. CR 118.3."""
        return None

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        """The question that must be answered to pay, or None."""
        return None

    def ahead(self, game: Game, ctx: Context) -> list[int] | None:
        """The things that can be chosen to pay it as the costs of a spell are announced.

        None if nothing is chosen before it is paid. CR 601.2b.
        """
        return None

    def reduction(self, game: Game, chosen: int) -> tuple[Symbol, ...]:
        """The mana by which a chosen thing reduces the total cost. CR 118.7, 601.2f."""
        return ()

    def works_in(self) -> int:
        """Mask of ``1 << Zone``: the only zones where an ability with this cost functions; 0: any.

        CR 113.6j.
        """
        return 0

    def is_worded(self) -> bool:
        """Whether it is said in words, not symbols; a keyword's cost then comes after a dash."""
        return True

    def automatic(self) -> bool:
        """Whether paying it asks nothing, so that a plan for paying mana may count on it."""
        return False

    def chooses_one(self) -> bool:
        """Whether paying it asks only for one thing to tap, sacrifice or the like."""
        return False

    def weight(self) -> int:
        """The weight of paying it when sources of mana are compared (``kernel.costs.payment``)."""
        return 200

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        """The list of claims on things that paying it uses up. CR 118.3."""
        return []

    def rank(self) -> int:
        """Its place (``PaidWhen``) among the parts of a cost unless the player chooses."""
        return PaidWhen.USUALLY

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        """Pay: one ``perform``, as the last act."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, eq=False)
class Pattern(Node):
    """The trigger event of a triggered ability. CR 603.1."""

    def kinds(self) -> tuple[int, ...]:
        """The kinds of events (``EventKind``) that can match."""
        raise NotImplementedError(type(self).__name__)

    def works_in(self) -> int:
        """Mask of ``1 << Zone``: the only zones where it can trigger; 0: any. CR 113.6k."""
        return 0

    def described(self) -> tuple[Filter, ...]:
        """The filters that decide, with the source's controller, which events of its kinds fit.

        The first is for the main thing of the event, one of ``Event.concerned``. The tuple is empty
        if the pattern may depend on more.
        """
        return ()

    def of_half(self, door: int) -> Pattern:
        """The pattern in a half of a permanent card: 1 left, 2 right. CR 709.5j."""
        return self

    def looks_back(self) -> bool:
        """Whether the game looks back in time to see if it triggers. CR 603.10."""
        return False

    def looks_back_at(self, event: Event) -> bool:
        """Whether the game looks back in time to see if this event triggers it. CR 603.10."""
        return self.looks_back()

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        """Whether an event triggers it; ``ctx`` has the source and its controller."""
        raise NotImplementedError(type(self).__name__)

    def waiting(self, game: Game, ctx: Context) -> list[Context]:
        """The contexts of the delayed abilities that wait for it from now on. CR 603.7."""
        return [ctx]

    def waits(self) -> int:
        """The duration (``Duration``) for which a delayed ability waits for it. CR 603.7b."""
        return Duration.END_OF_TURN

    def has_happened(self, game: Game, ctx: Context) -> bool:
        """Whether it has happened since the resolving ability came onto the stack. CR 610.3b."""
        raise NotImplementedError(type(self).__name__)

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        """The players and objects of a matching event that its text speaks of, all of which must be
        within range of influence. The event is bound in ``ctx``. CR 801.7.
        """
        found = [*ctx.bound.get("object", []), *ctx.bound.get("player", [])]
        return found or event.things()[:1]

    def times(self, event: Event) -> int:
        """The number of times a matching event triggers it. CR 603.2c."""
        return 1

    def repeats(self, game: Game, ctx: Context, event: Event) -> bool:
        """Whether an event is the same as an earlier one of the batch, except for an ability about
        its very player: a step that begins for each player of a team. CR 805.4d.
        """
        return False

    def may_gather(self) -> bool:
        """Whether several simultaneous events may be one occurrence. CR 603.2c."""
        return self.is_about_several()

    def gathers(self, game: Game, ctx: Context, event: Event) -> bool:
        """Whether a simultaneous event is one occurrence with the one bound in ``ctx``.
        CR 603.2c.
        """
        return self.is_about_several()

    def is_about_several(self) -> bool:
        """Whether it waits for "one or more" of something, which are then all bound. CR 603.2c."""
        return any(isinstance(child, Filter) and child.is_several() for child in children(self))

    def is_reflexive(self) -> bool:
        """Whether it waits for the outcome of the last instruction: "when you do". CR 603.12."""
        return False

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        """Bind in ``ctx`` what the text calls "that creature", "that player", "that much"."""


@dataclass(frozen=True, eq=False)
class Replacement(Node):
    """A replacement or prevention effect. CR 614, 615."""

    def kinds(self) -> tuple[int, ...]:
        """The kinds of events (``EventKind``) that it can replace."""
        raise NotImplementedError(type(self).__name__)

    def works_in(self) -> int:
        """Mask of ``1 << Zone``: the zones where it functions besides the usual. CR 113.6."""
        return 0

    def rank(self) -> int:
        """Its class in the order of CR 616.1: 0 self, 1 control, 2 copy, 3 back face, 4 others."""
        return 4

    def uses_source(self) -> bool:
        """Whether two equal effects of different objects do different things."""
        return False

    def adds_once(self) -> bool:
        """Whether its additional effect happens once for all simultaneous events. CR 615.5."""
        return False

    def is_unfinished(self, event: Event) -> bool:
        """Whether it asks more about an event that it has begun to change."""
        return False

    def takes_all_at_once(self) -> bool:
        """Whether "the next time" means all damage that is dealt at the same time. CR 615.8."""
        return False

    def concerns(self) -> Filter | None:
        """The filter that a thing concerned by a replaced event must fit; None for any."""
        return None

    def is_over_once_there(self) -> bool:
        """Whether it acts only as its own object enters the battlefield, not later. CR 614.12."""
        return False

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        """Whether it can replace an event."""
        raise NotImplementedError(type(self).__name__)

    def spoken_of(self, game: Game, ctx: Context, event: Event) -> list[int]:
        """The players and objects of an event that its text speaks of, all of which must be within
        range of influence. CR 801.11, 801.13b.
        """
        return event.things()[:1]

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        """The question that must be answered to apply it ("you may", "choose a color"), or None."""
        return None

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        """The events that happen instead: the event itself, changed, or others, or none."""
        raise NotImplementedError(type(self).__name__)


class Layer:
    """The layers and sublayers in order. CR 613.1, 613.3, 613.4; ``RULES`` is CR 613.11."""

    COPY: Final = 0
    FACE_DOWN: Final = 1
    CONTROL: Final = 2
    TEXT: Final = 3
    TYPE: Final = 4
    COLOR: Final = 5
    ABILITY: Final = 6
    POWER_DEFINED: Final = 7
    POWER_SET: Final = 8
    POWER_CHANGED: Final = 9
    POWER_SWITCHED: Final = 10
    RULES: Final = 11


WRITTEN: Final = (
    Aspects.ALL | Aspects.EXISTENCE,  # COPY
    Aspects.ALL | Aspects.EXISTENCE,  # FACE_DOWN
    Aspects.CONTROLLER,
    Aspects.ALL | Aspects.EXISTENCE,  # TEXT
    Aspects.TYPES,
    Aspects.COLORS,
    Aspects.ABILITIES,
    Aspects.POWER,
    Aspects.POWER,
    Aspects.POWER,
    Aspects.POWER,
    0,  # RULES: what it says is no characteristic
)
"""For each layer the mask of ``Aspects`` that its effects may change."""


@dataclass(frozen=True, eq=False)
class Modification(Node):
    """One change that a continuous effect makes to an object's characteristics. CR 613."""

    def layer(self) -> int:
        """The ``Layer`` in which it applies."""
        raise NotImplementedError(type(self).__name__)

    def works_in(self) -> int:
        """Mask of ``1 << Zone``: where a static ability that says it of its source works; 0: as
        usual.

        CR 113.6g.
        """
        return 0

    def parts(self) -> tuple[Modification, ...]:
        """The changes it consists of, each in its own layer: itself where it is one. CR 613.6."""
        return (self,)

    def subject(self) -> Filter | None:
        """The subject of a static ability with this change if its words have no other."""
        return None

    def only_adds(self) -> bool:
        """Whether it only adds, so that the order among such changes makes no difference."""
        return self.layer() in (Layer.POWER_CHANGED, Layer.RULES)

    def alike(self) -> bool:
        """Whether it does the same to each of several identical objects with the ability."""
        return self.layer() != Layer.RULES

    def adds_up(self) -> bool:
        """Whether an object that has it twice differs from one that has it once. CR 702.9c."""
        return True

    def defines(self) -> bool:
        """Whether an ability that says it of its own object, without a condition, is a
        characteristic-defining one. CR 604.3a.
        """
        return self.layer() == Layer.POWER_DEFINED

    def removes_abilities(self) -> bool:
        """Whether it can remove abilities, and with them their effects. CR 613.8a."""
        return False

    def grants_abilities(self) -> bool:
        """Whether abilities in it may name the object that grants them. CR 201.5a."""
        return False

    def refuses_counters(self) -> bool:
        """Whether what it changes can't have counters of some kind put on it. CR 614.17."""
        return False

    def goes_first(self) -> bool:
        """Whether within its effect it applies before the others, as "all other abilities" does."""
        return False

    def fixed(self, game: Game, ctx: Context) -> Modification:
        """The same change with its amounts, and what it copies, as they are when its effect begins.
        CR 608.2h, 611.2d.
        """
        return self

    def allowed(self, game: Game, thing: int) -> Modification | None:
        """The part of it that a beginning effect can do to a thing; None for none. CR 113.11."""
        return self

    def does(self, game: Game, ctx: Context, thing: int) -> list[int]:
        """Its result for a thing now as numbers to compare: amounts, references, conditions.
        CR 613.8a.
        """
        found: list[int] = []
        for node in children(self):
            if isinstance(node, Amount):
                found.append(node.value(game, ctx))
            elif isinstance(node, Ref):
                found += [-1, *node.things(game, ctx)]
            elif isinstance(node, Condition):
                found.append(int(node.holds(game, ctx)))
        return found

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        """Change ``now``, the characteristics of ``thing`` computed so far."""
        raise NotImplementedError(type(self).__name__)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        """Change what a player may do, in layer ``RULES``; nothing if it is about objects alone."""


@dataclass(frozen=True, eq=False)
class CopyException(Node):
    """An exception in a copy effect: "except it's 7/7". CR 707.9."""

    def provides(self) -> int:
        """Mask of the characteristics (``Aspects``) it sets or keeps. CR 707.9d.

        Abilities of the original that define these aren't copied.
        """
        return 0

    def alter(self, game: Game, ctx: Context, values: Characteristics) -> None:
        """Change the copiable values of the copy."""

    def instructions(self, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """The instructions of a copy of a spell, of those of the spell. CR 707.10."""
        return effects

    def counters(self, game: Game, ctx: Context, values: Characteristics) -> dict[str, int]:
        """The additional counters that the copy enters with, by name. CR 707.9e."""
        return {}


class Duration:
    """The durations of continuous effects of resolving spells and abilities. CR 611.2a."""

    END_OF_TURN: Final = 0
    """Until end of turn, or this turn. CR 514.2."""
    YOUR_NEXT_TURN: Final = 1
    """Until the controller's next turn begins."""
    YOUR_NEXT_UPKEEP: Final = 10
    """Until the controller's next upkeep begins. CR 500.4."""
    BEGINNING_OF_YOUR_NEXT_UPKEEP: Final = 13
    """The same, where the text says "the beginning of". CR 500.4."""
    YOUR_NEXT_END_STEP: Final = 15
    """Until the controller's next end step begins. CR 500.4."""
    ITS_NEXT_UNTAP: Final = 11
    """Until the next untap step of the affected object's controller. CR 500.4."""
    END_OF_COMBAT: Final = 2
    WHILE_COUNTER: Final = 18
    """For as long as the affected object has a counter of a kind on it, which the effect names."""
    REST_OF_GAME: Final = 17
    """For the rest of the game."""
    PERMANENT: Final = 3
    """No duration stated: until the end of the game."""
    WHILE_SOURCE_REMAINS: Final = 4
    """For as long as its source stays on the battlefield under its controller's control."""
    WHILE_SOURCE_TAPPED: Final = 5
    """For as long as its source stays on the battlefield tapped, whoever controls it."""
    WHILE_SOURCE_TAPPED_REMAINS: Final = 9
    """For as long as its source stays tapped under its controller's control."""
    WHILE_SOURCE_STAYS: Final = 7
    """For as long as its source stays on the battlefield, whoever controls it."""
    UNTIL_SOURCE_LEAVES: Final = 12
    """Until its source leaves the battlefield, whoever controls it."""
    WHILE_ENCHANTED: Final = 8
    """For as long as the affected object is enchanted."""
    WHILE_SUSPECTED: Final = 14
    """For as long as the affected object is suspected. CR 701.60c."""
    UNTIL_CAST_FROM_EXILE: Final = 19
    """Until its source, a card in exile, is cast from there."""
    UNTIL_PLANESWALKING: Final = 16
    """Until a player planeswalks. CR 901.11."""
    END_OF_YOUR_NEXT_TURN: Final = 6
    """Until the end of the controller's first turn that begins after the effect does."""


def is_leaf(found: type) -> bool:
    """Whether a class stands in trees itself: such a one is compared by its fields."""
    return "__eq__" in vars(found)


def field_names(node: Node) -> tuple[str, ...]:
    """Names of a node's fields, in order."""
    names: tuple[str, ...] = getattr(type(node), "__match_args__", ())
    return names


def children(node: Node) -> list[Node]:
    """The nodes directly inside, in the order of the fields."""
    found: list[Node] = []
    for name in field_names(node):
        value: object = getattr(node, name)
        if isinstance(value, Node):
            found.append(value)
        elif isinstance(value, tuple):
            found += [item for item in value if isinstance(item, Node)]
    return found


def said_alike(one: object, other: object) -> bool:
    """Whether two values are equal in their wording too, without which nodes are compared."""
    if one is other:
        return True
    if isinstance(one, tuple):
        return (
            isinstance(other, tuple)
            and len(one) == len(other)
            and all(said_alike(part, of_other) for part, of_other in zip(one, other, strict=True))
        )
    if not isinstance(one, Node):
        return one == other
    return type(one) is type(other) and all(
        said_alike(getattr(one, name), getattr(other, name)) for name in field_names(one)
    )


Item = TypeVar("Item")


@final
class Said(Generic[Item]):
    """A value that is compared together with its wording, as a key of what is kept for it."""

    def __init__(self, value: Item) -> None:
        self.value: Final = value
        self._hash: Final = hash(value)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and said_alike(self.value, other.value)


def without_repeats(values: Iterable[Item]) -> list[Item]:
    """The values in their order, each once; those that are only worded otherwise are kept."""
    seen: set[Said[Item]] = set()
    found: list[Item] = []
    for value in values:
        said = Said(value)
        if said not in seen:
            seen.add(said)
            found.append(value)
    return found


def walk(node: Node) -> list[Node]:
    """The node and all nodes below it, depth first, in the order of the fields."""
    found = [node]
    for child in children(node):
        found += walk(child)
    return found
