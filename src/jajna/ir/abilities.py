"""Abilities. CR 113."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import (
    IN_HAND,
    ON_BATTLEFIELD,
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modification,
    Node,
    Pattern,
    Replacement,
    children,
)
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import notes
from jajna.vocab import ManaCost, Term
from jajna.wording import Own, calls_itself

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CHOSEN_COLOR",
    "Ability",
    "Activated",
    "AlsoCastBy",
    "AlternativeValues",
    "AttachesOnlyTo",
    "AttackOption",
    "BeginsOnBattlefield",
    "CanLead",
    "CastAnyTime",
    "CastFaceDown",
    "CastFrom",
    "CastOnlyIf",
    "CastingCost",
    "ColorBeforeGame",
    "CompanionIf",
    "CopiesInDeck",
    "DueFor",
    "Inherent",
    "KeepsCounters",
    "Keyworded",
    "NamesInSecret",
    "NotChosenAsCast",
    "OnlyBy",
    "OtherCrewCost",
    "OwnCostChange",
    "PaysInstead",
    "Replacing",
    "RevealsFromOpeningHand",
    "SpecialAction",
    "SpellAbility",
    "SpendOnX",
    "SpendOnly",
    "Splice",
    "Static",
    "TargetsCost",
    "TextChange",
    "Triggered",
    "aspects_of",
    "own_nodes",
]


class TextChange(Term):
    """What a cost makes of the text of the spell that is cast for it. CR 612.1."""

    NONE = ""
    WITH_EACH = "each"
    """It says "each" where it said "target". CR 702.96a."""
    CLEFT = "cleft"
    """It is without the words in square brackets. CR 702.148a."""


class DueFor(Term):
    """The chosen modes for which a cost is due. CR 700.2."""

    NONE = ""
    EACH_MODE_BEYOND_THE_FIRST = "each mode beyond the first"
    """CR 702.120a."""
    ALL_MODES = "all modes"
    """CR 702.42a."""


class OnlyBy(Term):
    """The only players who may activate an ability, by its own text. CR 602.2."""

    ANYBODY = ""
    OWNER = "owner"
    """The owner of its source."""
    OPPONENTS = "opponents"
    """Those of its controller."""


@dataclass(frozen=True, eq=False)
class Ability(Node):
    """An ability on an object. CR 113.1a. A line of a card is one or several."""


@final
@dataclass(frozen=True)
class SpellAbility(Ability):
    """A spell ability, one line of an instant or sorcery. CR 113.3a.

    ``word``, as for other abilities, is an ability word or flavor word (CR 207.2c, 207.2d).
    ``cleft`` is the instruction without the words in square brackets, if any are (CR 702.148a).
    """

    effect: Effect
    word: str = field(default="", compare=False)
    cleft: Effect | None = None


@final
@dataclass(frozen=True)
class Activated(Ability):
    """An activated ability, "[Cost]: [Effect]". CR 113.3b, 602; with ``loyalty`` CR 606.

    ``limit`` is how often it may be activated each turn (0: no limit), ``zones`` a mask of
    ``1 << Zone`` where it can be activated from (CR 113.6), ``word`` an ability word or flavor word
    (CR 207.2c, 207.2d). ``acquired`` numbers the effect that gave it to an object together with the
    abilities of another that it is linked to there; 0 if it is its own (CR 607.5). ``less`` is how
    much less it costs to activate, if ``less_if`` holds (CR 601.2f).
    """

    costs: tuple[Cost, ...]
    effect: Effect
    sorcery_speed: bool = False
    condition: Condition | None = None
    limit: int = 0
    zones: int = ON_BATTLEFIELD
    loyalty: bool = False
    word: str = field(default="", compare=False)
    acquired: int = 0
    less: Amount | None = None
    less_if: Condition | None = None
    instant_speed: bool = False
    """Whether it can be activated only with priority, though it is a mana ability. CR 605.3a."""
    anyone: bool = False
    """Whether players who don't control its source may activate it as well. CR 602.2."""
    on_x: int = 0
    """Mask of the colors of mana that can be spent on {X} of its costs; 0: any. CR 107.3, 602.2b.
    """
    only_by: OnlyBy = OnlyBy.ANYBODY
    once: bool = False
    """Whether it can be activated only once as long as its source is the same object. CR 602.5b."""
    sorcery_last: bool = field(default=False, compare=False)
    """Whether the text says "only as a sorcery" after its other restriction."""
    limit_first: bool = field(default=False, compare=False)
    """Whether the text says how often before its other restriction."""


@final
@dataclass(frozen=True)
class Triggered(Ability):
    """A triggered ability, "[Pattern], [if condition,] [effect]". CR 113.3c, 603.

    ``condition`` is an intervening if (CR 603.4); ``zones`` a mask of ``1 << Zone`` where it
    triggers from (CR 113.6); ``limit`` how often it triggers each turn (0: no limit). ``sure``: it
    can't be countered (CR 603.1a). ``late``: the text has the pattern after the effect, ``joined``:
    it stands on the line of the static ability to which it is linked (CR 603.11).
    """

    on: Pattern
    effect: Effect
    condition: Condition | None = None
    zones: int = ON_BATTLEFIELD
    limit: int = 0
    word: str = field(default="", compare=False)
    sure: bool = False
    late: bool = False
    joined: bool = False


@final
@dataclass(frozen=True)
class Inherent(Ability):
    """A triggered ability without a source that a player gets by the rules, and keeps. It triggers
    only once each turn. CR 702.179d.
    """

    on: Pattern
    effect: Effect
    condition: Condition | None = None


@final
@dataclass(frozen=True)
class Static(Ability):
    """A static ability that changes objects continuously. CR 113.3d, 604, 611.3.

    ``affects`` describes the objects and players; what it describes is judged anew all the time
    (CR 611.3a). ``defining`` marks a characteristic-defining ability, which functions everywhere
    (CR 604.3). ``condition_first`` and ``joined`` say how the text puts it: the condition in front,
    and on the line of the ability before. ``same``: it says "The same is true for ..." of the
    changes before it. ``said_if``: its condition begins with "if" and not with "as long as".
    ``otherwise``: the text says "otherwise", since its condition is that the one before doesn't
    hold. ``along``: it shares the sentence and the condition of the one before.
    """

    affects: Filter
    changes: tuple[Modification, ...]
    condition: Condition | None = None
    zones: int = ON_BATTLEFIELD
    defining: bool = False
    word: str = field(default="", compare=False)
    condition_first: bool = False
    joined: bool = False
    same: bool = False
    said_if: bool = field(default=False, compare=False)
    otherwise: bool = field(default=False, compare=False)
    along: bool = field(default=False, compare=False)


def _about_another(made: Static) -> str | None:
    if len(made.changes) > 1:
        if any(change.subject() not in (None, made.affects) for change in made.changes):
            return "one of the changes says itself what it is about"
    return None


misplaced(Static, _about_another)


@final
@dataclass(frozen=True)
class Replacing(Ability):
    """A static ability with a replacement or prevention effect. CR 614, 615.

    ``condition_first`` says that the text has the condition in front, ``lasting`` that it says "as
    long as" and not "if", ``joined`` that it stands on the line of the ability before it.
    """

    effect: Replacement
    condition: Condition | None = None
    zones: int = ON_BATTLEFIELD
    word: str = field(default="", compare=False)
    condition_first: bool = False
    lasting: bool = False
    joined: bool = field(default=False, compare=False)


@final
@dataclass(frozen=True)
class SpendOnly(Ability):
    """Only mana that such permanents produced can be spent to cast the spell; without ``by`` none
    can. CR 601.2g, 601.2h.
    """

    by: Filter | None = None


@final
@dataclass(frozen=True)
class CastingCost(Ability):
    """An additional or alternative cost of casting the spell that has this. CR 118.8, 118.9.

    An ``optional`` additional cost, such as kicker, is noted under ``name`` when paid (CR 601.2b).
    An alternative cost may let the spell be cast from other ``zones`` (a mask of ``1 << Zone``).
    """

    costs: tuple[Cost, ...]
    optional: bool = False
    alternative: bool = False
    condition: Condition | None = None
    name: str = ""
    zones: int = IN_HAND
    modal: DueFor = DueFor.NONE
    besides: bool = False
    """Whether an alternative way of casting asks for the mana cost too. CR 702.133a."""
    many: bool = False
    """Whether an optional cost may be paid any number of times. CR 702.56a."""
    less: Amount | None = None
    """The reduction of the other costs each time it is paid. CR 601.2f."""
    bestowed: bool = False
    """Whether the spell is cast bestowed, as an Aura. CR 702.103a."""
    mutating: bool = False
    """Whether it becomes a mutating creature spell. CR 702.140a."""
    transformed: bool = False
    """Whether the card is cast with its back face up. CR 702.146a, 712.8c."""
    any_time: bool = False
    """Whether the spell can be cast any time an instant could if this is paid. CR 702.48a."""
    text: TextChange = TextChange.NONE
    paying: bool = False
    """Whether the text has "pay" before the last costs, which begin with mana."""
    rather_first: bool = field(default=False, compare=False)
    """Whether the text says "rather than pay this spell's mana cost" before the costs."""
    if_last: bool = field(default=False, compare=False)
    """Whether the text says the condition last."""
    otherwise: tuple[Cost, ...] = ()
    """The costs due unless the ``optional`` ones are paid: "sacrifice a creature or pay {3}".
    CR 601.2b.
    """
    only: Filter | None = None
    """What produces the mana that alone can be spent to cast the spell this way. CR 601.2h."""
    counters: Amount | None = None
    """With how many counters, called ``counter``, the permanent enters if it is cast this way."""
    counter: str = ""
    least_x: int = 0
    """The least value that may be chosen for X if it is paid. CR 601.2b."""
    shield: Replacement | None = None
    """The replacement effect that casting it this way has for the spell. CR 400.7d."""


@final
@dataclass(frozen=True)
class AlsoCastBy(Ability):
    """The card can be cast from other ``zones`` (a mask of ``1 << Zone``) too by its keyword
    ability of that name, for that ability's cost. CR 601.3, 118.9.
    """

    name: str
    zones: int


@final
@dataclass(frozen=True)
class Splice(Ability):
    """Its text may be added, from the hand of whoever casts it, to a spell that fits, for ``costs``
    besides. CR 702.47a.
    """

    onto: Filter
    costs: tuple[Cost, ...]


@final
@dataclass(frozen=True)
class CastFrom(Ability):
    """The spell can be cast from these ``zones`` (a mask of ``1 << Zone``) alone. CR 702.127a."""

    zones: int


@final
@dataclass(frozen=True)
class CastOnlyIf(Ability):
    """The spell can be cast only at a time, or if a condition holds. CR 601.3.

    ``timely``: the text says it as a time; ``also`` must hold besides. With ``negative`` it can't
    be cast then. ``unless``: the text says that it can't be cast unless the condition holds.
    """

    condition: Condition
    timely: bool = False
    also: Condition | None = None
    negative: bool = False
    unless: bool = field(default=False, compare=False)

    def allows(self, game: Game, ctx: Context) -> bool:
        """Whether this restriction allows the spell to be cast now."""
        if self.also is not None and not self.also.holds(game, ctx):
            return False
        return self.condition.holds(game, ctx) != self.negative


@final
@dataclass(frozen=True)
class CastAnyTime(Ability):
    """It may be cast as though it had flash; an instruction is followed where a sorcery couldn't
    have been cast then. CR 702.8a, 603.7g.
    """

    effect: Effect


calls_itself(CastAnyTime, Own.CARD)


@final
@dataclass(frozen=True)
class CastFaceDown(Ability):
    """The card may be cast face down for {3}, and turned face up for ``costs``.
    CR 702.37a, 702.168a.

    ``abilities`` are what it has while it is face down; ``name`` is the keyword's.
    """

    costs: tuple[Cost, ...]
    abilities: tuple[Ability, ...] = ()
    name: str = "morph"


@final
@dataclass(frozen=True)
class AlternativeValues(Ability):
    """The mana cost, power and toughness of a card if it is cast prototyped. CR 718.2."""

    mana_cost: ManaCost
    power: int
    toughness: int


@final
@dataclass(frozen=True)
class OwnCostChange(Ability):
    """ "This spell costs {1} less to cast for each ...". CR 601.2f. ``more``: it costs so much
    more. ``timely``: the text says its condition as a time; ``lasting``: with "as long as".
    """

    less: Amount
    condition: Condition | None = None
    condition_first: bool = False
    timely: bool = False
    more: bool = False
    word: str = field(default="", compare=False)
    """An ability word. CR 207.2c."""
    lasting: bool = field(default=False, compare=False)


@final
@dataclass(frozen=True)
class TargetsCost(Ability):
    """ "This spell costs {1} more to cast for each target beyond the first." CR 601.2f.

    Or ``life`` is paid for each target, which are the ``costs`` added.
    """

    more: ManaCost | None = None
    word: str = field(default="", compare=False)
    life: int = 0
    costs: tuple[Cost, ...] = ()


@final
@dataclass(frozen=True)
class SpendOnX(Ability):
    """Only mana of these colors can be spent on {X} of the spell's cost. CR 107.3, 601.2h."""

    colors: int


@final
@dataclass(frozen=True)
class NotChosenAsCast(Ability):
    """What can't be chosen as this spell's target as it is cast, though it may be its target all
    the same. CR 601.2c, 115.1b.
    """

    what: Filter


@final
@dataclass(frozen=True)
class KeepsCounters(Ability):
    """Counters remain on it as it moves to any zone but a hand or library. CR 122.2, 400.7."""


@final
@dataclass(frozen=True)
class CompanionIf(Ability):
    """From outside the game the card may be revealed as a companion before the game if the starting
    deck of its owner fulfills a condition. CR 103.2b, 702.139a.
    """

    condition: Condition


@final
@dataclass(frozen=True)
class NamesInSecret(Ability):
    """As this conspiracy is put into the command zone, it is turned face down and this number of
    card names is chosen in secret. CR 702.106a, 702.106f.
    """

    number: int = 1


@final
@dataclass(frozen=True)
class SpecialAction(Ability):
    """A special action that its owner may take with the card in these ``zones`` any time they could
    begin to cast it. CR 116.2f, 702.62a. ``name`` is the keyword.
    """

    name: str
    costs: tuple[Cost, ...]
    effect: Effect
    zones: int = IN_HAND
    own_turn: bool = False
    """Whether it may be taken any time during its owner's turn instead. CR 702.143a."""
    sorcery_speed: bool = False
    """Whether it may be taken in a main phase of its owner's turn instead, with an empty stack.
    CR 116.2g.
    """
    plots: bool = False
    """Whether it plots the card, which effects may make cheaper. CR 702.170a."""
    condition: Condition | None = None
    """What must be so, beyond the time."""
    anyone: bool = False
    """Whether any player may take it any time they have priority. CR 116.2d."""
    joined: bool = False
    """Whether it stands on the line of the ability whose effect it is about."""
    with_priority: bool = False
    """Whether it may be taken any time its owner has priority. CR 116.2j."""
    least_x: int = 0
    """The least value that may be chosen for an X in its costs. CR 107.3a."""
    by: int = -1
    """The number of the player who alone may take it, whoever controls the object; -1: it isn't
    restricted. CR 116.2c.
    """


@final
@dataclass(frozen=True)
class AttackOption(Ability):
    """Costs that its controller may pay as this attacks. CR 508.1g, 701.43d."""

    costs: tuple[Cost, ...]


@final
@dataclass(frozen=True)
class OtherCrewCost(Ability):
    """Costs that may be paid rather than those of the crew ability of what has this. CR 118.9.

    ``ability`` is the crew ability with these costs.
    """

    costs: tuple[Cost, ...]
    ability: Activated | None = None


@final
@dataclass(frozen=True)
class AttachesOnlyTo(Ability):
    """What this Equipment or Fortification can be attached to. CR 301.5, 301.6."""

    what: Filter


@final
@dataclass(frozen=True)
class PaysInstead(Ability):
    """Mana of the total cost may be paid by tapping, or with ``exiled`` exiling, what fits.

    Each pays for one generic mana, or with ``colored`` for one mana of a color it has.
    CR 702.51a, 702.66a, 702.126a.
    """

    what: Filter
    exiled: bool = False
    colored: bool = False


@final
@dataclass(frozen=True)
class BeginsOnBattlefield(Ability):
    """If this is in its owner's opening hand, they may begin the game with it on the battlefield.

    CR 103.6a.
    """


calls_itself(BeginsOnBattlefield, Own.CARD)


@final
@dataclass(frozen=True)
class RevealsFromOpeningHand(Ability):
    """The owner may reveal it from their opening hand, and then follows an instruction.
    CR 103.6b.
    """

    effect: Effect


calls_itself(RevealsFromOpeningHand, Own.CARD)


@final
@dataclass(frozen=True)
class CopiesInDeck(Ability):
    """A deck can have more cards with its name than others: so many, 0 for any number.

    CR 100.2a, 113.6n.
    """

    most: int = 0


calls_itself(CopiesInDeck, Own.NAME)


@final
@dataclass(frozen=True)
class CanLead(Ability):
    """The card can be a deck's commander, whatever its types. CR 113.6n, 903.3a."""


calls_itself(CanLead, Own.NAME)

CHOSEN_COLOR: Final = "chosen color"
"""Name of the mark that holds the chosen color's bit. CR 607.2d, 607.2p."""


@final
@dataclass(frozen=True)
class ColorBeforeGame(Ability):
    """Who has it as their commander chooses a color before the game begins, which a linked ability
    looks up that defines a characteristic. CR 607.2p, 903.4b.
    """

    change: Modification


notes(ColorBeforeGame, CHOSEN_COLOR)
calls_itself(ColorBeforeGame, Own.NAME)


@final
@dataclass(frozen=True)
class Keyworded(Ability):
    """A keyword ability: a name for other abilities. CR 702.

    ``bit`` is its ``vocab.Keyword`` bit, 0 if it has none; ``parameter`` its cost, quality or
    number; ``meaning`` the abilities it stands for beyond what the rules say of its name.
    ``joined`` says that it stands on the line of the keyword before it. ``word`` is a flavor word
    before it (CR 207.2d).
    """

    name: str
    bit: int = 0
    parameter: tuple[Node, ...] = ()
    meaning: tuple[Ability, ...] = ()
    joined: bool = False
    word: str = field(default="", compare=False)

    def is_named(self, name: str) -> bool:
        """Whether it goes by that name: "hexproof" is also hexproof from something. CR 702.11e."""
        return self.name == name or (name == "hexproof" and self.name.startswith("hexproof from"))

    def adds_up(self) -> bool:
        """Whether an object that has it twice differs from one that has it once: of keywords of
        evasion and the like further instances are redundant. CR 702.9c, 702.14e.

        Those of protection may each leave other Auras alone. CR 702.16n.
        """
        if not self.meaning:
            return not self.bit
        for part in self.meaning:
            if not isinstance(part, Static) or any(change.adds_up() for change in part.changes):
                return True
        return False


def aspects_of(node: Node) -> int:
    """Mask of the characteristics (``Aspects``) that a node and the nodes below it depend on.

    Abilities that it grants don't count.
    """
    mask = 0
    for own in own_nodes(node):
        mask |= own.aspects()
    return mask


def own_nodes(node: Node) -> list[Node]:
    """The list of the node and all nodes below it, without abilities that it grants."""
    found = [node]
    for child in children(node):
        if not isinstance(child, Ability):
            found += own_nodes(child)
    return found
