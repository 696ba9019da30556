"""Declarations of nodes by which the compiler binds pronouns to their antecedents. CR 608.2c.

A mechanic's module calls these functions after the class, next to :func:`jajna.wording.phrase`::

    phrase(Mill, en=..., es=...)
    leaves(Mill, "milled", Card())

The compiler asks here and names no mechanic. A declaration holds for the class and for all
that inherit from it. It may be made for a class of the language too (``Clause``, ``All``) where it
is the mechanic's concern. A fact that depends on the fields is a function of the node.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, unique
from typing import TYPE_CHECKING, Final, TypeVar, cast, final

from jajna.ir.base import Filter, Node, Ref
from jajna.ir.choices import described

if TYPE_CHECKING:
    from jajna.ir.mentions import Mention

__all__ = [
    "ANYONE",
    "COLOR",
    "COMPARISON",
    "COPIED",
    "COPIED_FOR",
    "COUNTERS",
    "COUNTERS_GONE",
    "CREATURE_TYPE",
    "EITHER",
    "EMBLEM",
    "ENCHANT",
    "GUESS",
    "HAND",
    "HOST",
    "LATER",
    "LEVELED",
    "MANA",
    "NAME",
    "NOTHING_LIKE_IT",
    "OPENING_HAND",
    "PAIR",
    "PREVENTED",
    "PREVIOUS",
    "SHUFFLED",
    "THE_LIKE",
    "THE_REST",
    "TIMES",
    "Left",
    "MeantOne",
    "Trait",
    "affected_after",
    "always",
    "becomes",
    "completed",
    "does",
    "done_by",
    "follows",
    "follows_ability",
    "has_trait",
    "in_place_of",
    "is_about_ability",
    "is_short_for",
    "keeps",
    "kept_as",
    "known_in",
    "leaves",
    "leaves_at_once",
    "left_at_once",
    "left_by",
    "means_one",
    "meant_by",
    "meant_one",
    "mentions",
    "mentions_of",
    "misplaced",
    "needs",
    "one_thing",
    "read_as",
    "recalls",
    "replaces",
    "settled",
    "tells",
    "told_by",
    "trait",
    "why_misplaced",
    "why_too_early",
    "within",
]

N = TypeVar("N", bound=Node)

Test = Callable[[Node], bool]


# -- words for what is done and spoken of ----------------------------------------------------------
# What is kept under the same name has its word in `ir.declared.names`: DAMAGED, EXILED, SACRIFICED.

ANYONE: Final = "anyone"
"""Any player could do something."""
COLOR: Final = "color"
"""A color was chosen."""
CREATURE_TYPE: Final = "creature type"
"""A creature type was chosen."""
COPIED: Final = "copied"
"""A spell or card was copied."""
COPIED_FOR: Final = "copied for"
"""The text describes the objects for each of which a spell is copied. CR 707.10d."""
GUESS: Final = "guess"
"""Something was guessed."""
HAND: Final = "hand"
"""A hand was revealed or looked at."""
EITHER: Final = "either"
"""An event is waited for that may be about either of two things."""
ENCHANT: Final = "enchant"
"""An earlier ability of the card is enchant: it is an Aura."""
HOST: Final = "host"
"""An earlier ability of the card is about the creature that the card is attached to."""
LATER: Final = "later"
"""A delayed triggered ability waits for an event, which may be about a target."""
LEVELED: Final = "leveled"
"""A permanent was put at another level."""
OPENING_HAND: Final = "opening hand"
"""The instruction is followed for a card of an opening hand. CR 103.6b."""
MANA: Final = "mana"
"""Mana was added."""
NAME: Final = "name"
"""A card name was chosen."""
EMBLEM: Final = "emblem"
"""The text is that of an emblem's ability. CR 114."""
PAIR: Final = "pair"
"""The text is about a pair of creatures. CR 702.95."""
PREVENTED: Final = "prevented"
"""Damage was prevented."""
SHUFFLED: Final = "shuffled"
"""Your library was shuffled, and the next instruction refers to that."""
THE_REST: Final = "the rest"
"""Cards were found of which some may be taken and the rest put away."""
TIMES: Final = "times"
"""A condition asked how often an ability has resolved."""


# -- roles in which others refer to a node ---------------------------------------------------------

COMPARISON: Final = "comparison"
"""Two numbers were compared: "the difference"."""
COUNTERS_GONE: Final = "counters gone"
"""The instruction just before removed so many counters."""
COUNTERS: Final = "counters"
"""A condition asked about counters: "those counters"."""
NOTHING_LIKE_IT: Final = "there is nothing like it before"
"""Why a text that only says what differs isn't understood."""
PREVIOUS: Final = "previous"
"""The instruction just before."""
THE_LIKE: Final = "the like"
"""The instruction that another one changes: "3 damage instead"."""


# -- what later text may speak of ------------------------------------------------------------------


@final
class _Told:
    """A fact known after a node, as a word; ``when`` tests which nodes of the class have it."""

    def __init__(self, word: str, when: Test | None) -> None:
        self.word = word
        self.when = when


@final
class Left:
    """The name under which an instruction leaves things for later references, and their noun.

    ``noun`` is None if the node describes the things itself, in its field ``what`` or by a choice.
    """

    def __init__(
        self, name: str, noun: Filter | None, several: Test | None, when: Test | None
    ) -> None:
        self.name = name
        self.noun = noun
        self.several = several
        """The test if there may be several things; None: by the instruction's own count."""
        self.when = when
        """The test which nodes of the class it is true of; None: of all."""

    def fits(self, node: Node) -> Filter:
        """The filter that describes the things."""
        if self.noun is not None:
            return self.noun
        what: object = getattr(node, "what", None)
        fits = described(what) if isinstance(what, Ref) else what
        assert isinstance(fits, Filter), node
        return fits


@final
class MeantOne:
    """The one thing that a node, or a field of it, means; ``reason``: why it can't without."""

    def __init__(self, name: str, reason: str, field: str) -> None:
        self.name = name
        self.reason = reason
        self.field = field


_done: Final[dict[type, _Told]] = {}
_at_once: Final[dict[type, tuple[str, Callable[[Node], int]]]] = {}
_means: Final[dict[type, MeantOne]] = {}
_within: Final[dict[type, list[tuple[str, _Told]]]] = {}
_told: Final[dict[type, list[_Told]]] = {}
_left: Final[dict[type, Left]] = {}
_mentions: Final[dict[type, Callable[[Node], list[Mention] | None]]] = {}


def does(node: type[N], word: str, when: Callable[[N], bool] | None = None) -> None:
    """Declare what a cost or instruction does to things, in a word.

    Later text speaks of "the destroyed creature" or "cards milled this way", and so do abilities
    that are linked to its own. ``when`` says of which nodes of the class it is true. CR 607.2,
    608.2c.
    """
    _done[node] = _Told(word, cast("Test | None", when))


def tells(node: type[N], word: str, when: Callable[[N], bool] | None = None) -> None:
    """Declare a fact, as a word, that later text of the same ability may need. CR 608.2c.

    ``needs`` declares the need. ``when`` tests which nodes of the class have the fact.
    """
    _told.setdefault(node, []).append(_Told(word, cast("Test | None", when)))


def leaves(
    node: type[N],
    name: str,
    noun: Filter | None,
    several: Callable[[N], bool] | None = None,
    when: Callable[[N], bool] | None = None,
) -> None:
    """Declare that "it" or "those cards" mean the things an instruction binds. CR 608.2c.

    ``name`` is the name under which it binds them. Without ``noun`` its field ``what`` describes
    them. ``several`` tests if there may be several; without it the field ``count`` decides.
    ``when`` tests which nodes of the class leave them.
    """
    assert node not in _left, node
    _left[node] = Left(name, noun, cast("Test | None", several), cast("Test | None", when))


def mentions(node: type[N], spoken_of: Callable[[N], list[Mention] | None]) -> None:
    """Declare the function that lists the mentions of a node. CR 608.2c.

    The result None counts as no declaration: "it" could then mean the things that a player
    chooses for the instruction.
    """
    assert node not in _mentions, node
    _mentions[node] = cast("Callable[[Node], list[Mention] | None]", spoken_of)


def leaves_at_once(node: type[N], name: str, number: Callable[[N], int]) -> None:
    """Declare the things of which only the very next instruction may speak.

    They are bound as ``name``. ``number`` counts them; 0 means that the text doesn't tell.
    """
    _at_once[node] = (name, cast("Callable[[Node], int]", number))


def means_one(node: type[Node], name: str, reason: str, field: str = "") -> None:
    """Declare that a node means the one thing bound as ``name``.

    With ``field`` the pronoun in that field means it. Other things that the text mentioned don't
    matter. ``reason`` says why a text that binds no such thing isn't understood.
    """
    _means[node] = MeantOne(name, reason, field)


def within(
    node: type[N], word: str, field: str = "", when: Callable[[N], bool] | None = None
) -> None:
    """Declare a fact, as a word, that is known inside a node or one field: see ``needs``."""
    _within.setdefault(node, []).append((field, _Told(word, cast("Test | None", when))))


def always(node: Node) -> bool:
    """The test that is true of every node: its instruction always leaves several things."""
    return True


def one_thing(node: Node) -> bool:
    """The test that is true of no node: its instruction leaves one thing, whatever its count."""
    return False


def done_by(node: Node) -> str:
    """The word for the action of a node on things; "" if none is declared."""
    told = _done.get(type(node))
    return "" if told is None or (told.when is not None and not told.when(node)) else told.word


def told_by(node: Node) -> list[str]:
    """A list of the facts known after a node, each as a word."""
    return [
        one.word
        for kind in type(node).__mro__
        for one in _told.get(kind, ())
        if one.when is None or one.when(node)
    ]


def left_by(node: Node) -> Left | None:
    """The things that an instruction leaves for later references; None if none are declared."""
    for kind in type(node).__mro__:
        left = _left.get(kind)
        if left is not None:
            return left if left.when is None or left.when(node) else None
    return None


def left_at_once(node: Node) -> tuple[str, int]:
    """The things of which only the very next instruction may speak: a tuple of name and number.

    The number is 0 if there are none.
    """
    found = _at_once.get(type(node))
    return ("", 0) if found is None else (found[0], found[1](node))


def meant_one(node: Node) -> MeantOne | None:
    """The one thing that a node, or a field of it, means; None if nothing is declared."""
    return _means.get(type(node))


def known_in(node: Node, field: str = "") -> list[str]:
    """A list of the facts known inside a node, or inside one of its fields, each as a word."""
    return [
        told.word
        for name, told in _within.get(type(node), ())
        if name == field and (told.when is None or told.when(node))
    ]


def mentions_of(node: Node) -> list[Mention] | None:
    """A list of the mentions of a node beside its references; None if none are declared."""
    for kind in type(node).__mro__:
        if kind in _mentions:
            return _mentions[kind](node)
    return None


# -- what must come before, and where a node can't be meant ----------------------------------------


_Why = Callable[[Node], str | None]
_WhyAfter = Callable[[Node, list[str]], str | None]


@final
class _Need:
    """An action that must have come before a node, as a word, and the reason given if it didn't."""

    def __init__(self, word: str, reason: str, when: Test | None) -> None:
        self.word = word
        self.reason = reason
        self.when = when


_needs: Final[dict[type, list[_Need]]] = {}
_follows: Final[dict[type, list[_WhyAfter]]] = {}
_misplaced: Final[dict[type, list[_Why]]] = {}


def needs(
    node: type[N], word: str, reason: str = "", when: Callable[[N], bool] | None = None
) -> None:
    """Declare the action, as a word, that must have come before a node. CR 608.2c.

    ``does``, ``tells`` and ``within`` declare these words. ``reason`` is given if it is missing.
    """
    made = _Need(word, reason or f"no {word} was chosen before", cast("Test | None", when))
    _needs.setdefault(node, []).append(made)


def follows(node: type[N], why_not: Callable[[N, list[str]], str | None]) -> None:
    """Declare the function that says why a node can't follow the earlier actions. CR 608.2c.

    It gets the node and the list of the actions before it, each as a word, the latest last.
    """
    _follows.setdefault(node, []).append(cast("_WhyAfter", why_not))


def misplaced(node: type[N], why_not: Callable[[N], str | None]) -> None:
    """Declare the function that says why a node with bound pronouns is no possible reading.

    It returns None if the node is possible.
    """
    _misplaced.setdefault(node, []).append(cast("_Why", why_not))


def why_too_early(node: Node, done: list[str]) -> str | None:
    """The reason why a node comes too early in its text; None if nothing is missing.

    ``done`` is the list of the actions before it, each as a word, the latest last.
    """
    for kind in type(node).__mro__:
        for need in _needs.get(kind, ()):
            if need.word not in done and (need.when is None or need.when(node)):
                return need.reason
        for why_not in _follows.get(kind, ()):
            reason = why_not(node, done)
            if reason is not None:
                return reason
    return None


def why_misplaced(node: Node) -> str | None:
    """The reason why a node with bound pronouns is no possible reading; None if it is one."""
    for kind in type(node).__mro__:
        for why_not in _misplaced.get(kind, ()):
            reason = why_not(node)
            if reason is not None:
                return reason
    return None


# -- what only the text before tells ---------------------------------------------------------------


@final
class _Recall:
    """The role of the earlier node that a node refers to, and the function that completes it."""

    def __init__(
        self,
        role: str,
        complete: Callable[[Node, Node], Node | None],
        reason: str,
        when: Test | None,
    ) -> None:
        self.role = role
        self.complete = complete
        self.reason = reason
        self.when = when


_kept: Final[dict[type, str]] = {}
_recalls: Final[dict[type, _Recall]] = {}
_becomes: Final[dict[type, list[Callable[[Node], Node]]]] = {}
_read_as: Final[dict[type[Node], Callable[[Node], Node]]] = {}
_replaces: Final[dict[type, Callable[[Node, Node], Node]]] = {}
_follows_ability: Final[dict[type, Callable[[Node, Node], Filter | None]]] = {}


def keeps(node: type[Node], role: str) -> None:
    """Declare that later nodes can refer to a node as the latest in a role: a comparison."""
    _kept[node] = role


def recalls(
    node: type[N],
    role: str,
    complete: Callable[[N, Node], Node | None],
    reason: str,
    when: Callable[[N], bool] | None = None,
) -> None:
    """Declare that a node leaves out words of the latest node in a role. CR 608.2c.

    ``keeps`` declares the roles. ``complete`` makes the whole node from the two; it returns None
    if they don't go together. ``reason`` says why the text then isn't understood.
    """
    _recalls[node] = _Recall(
        role,
        cast("Callable[[Node, Node], Node | None]", complete),
        reason,
        cast("Test | None", when),
    )


def becomes(node: type[N], settle: Callable[[N], Node]) -> None:
    """Declare the function that makes the final node once the pronouns of a node are bound."""
    _becomes.setdefault(node, []).append(cast("Callable[[Node], Node]", settle))


def replaces(node: type[N], take_over: Callable[[N, Node], Node]) -> None:
    """Declare what an instruction takes over from the one that it replaces: "... instead".

    ``take_over`` makes the instruction from the two. CR 608.2c.
    """
    _replaces[node] = cast("Callable[[Node, Node], Node]", take_over)


def follows_ability(node: type[N], affected: Callable[[N, Node], Filter | None]) -> None:
    """Declare that a change is about the ability said just before it: "this effect ...".

    ``affected`` tells from that ability what the change affects; None: it can't be about that.
    """
    _follows_ability[node] = cast("Callable[[Node, Node], Filter | None]", affected)


def kept_as(node: Node) -> str:
    """The role in which later nodes can refer to a node; "" if there is none."""
    return _kept.get(type(node), "")


def completed(node: Node, kept: dict[str, Node]) -> Node | str:
    """The node completed from earlier text, or the reason why it can't be completed.

    ``kept`` has the latest node of each role.
    """
    recall = _recalls.get(type(node))
    if recall is None or (recall.when is not None and not recall.when(node)):
        return node
    earlier = kept.get(recall.role)
    made = None if earlier is None else recall.complete(node, earlier)
    return recall.reason if made is None else made


def is_short_for(node: Node, earlier: Node) -> bool:
    """Whether a node only says in what it differs from an earlier one."""
    recall = _recalls.get(type(node))
    if recall is None or recall.role != kept_as(earlier):
        return False
    return recall.complete(node, earlier) is not None


def in_place_of(node: Node, earlier: Node) -> Node:
    """An instruction with what it takes over from the earlier one that it replaces."""
    take_over = _replaces.get(type(node))
    return node if take_over is None else take_over(node, earlier)


def is_about_ability(node: Node) -> bool:
    """Whether a change is about the ability said just before it."""
    return type(node) in _follows_ability


def affected_after(node: Node, ability: Node) -> Filter | None:
    """What such a change affects behind an ability; None if it can't be about that."""
    return _follows_ability[type(node)](node, ability)


def read_as(node: type[N], meant: Callable[[N], Node]) -> None:
    """Declare the function that makes the node that is bound instead of one as it was read."""
    _read_as[node] = cast("Callable[[Node], Node]", meant)


def meant_by(node: Node) -> Node:
    """The node that is bound instead of a node as it was read; the same if none is declared."""
    meant = _read_as.get(type(node))
    return node if meant is None else meant(node)


def settled(node: Node) -> Node:
    """The final node that replaces a node once its pronouns are bound."""
    for kind in type(node).__mro__:
        for settle in _becomes.get(kind, ()):
            node = settle(node)
    return node


# -- traits ----------------------------------------------------------------------------------------


@unique
class Trait(Enum):
    """Facts about nodes that the reading of texts depends on."""

    ABSORBS = 1
    """An instruction that takes in the text after it; nothing can be joined to it."""
    BEGINS_ANEW = 2
    """Its instruction begins a sentence."""
    CAN_BE_IGNORED = 3
    """Players can take an action to ignore it. CR 116.2d."""
    COUNTED_FOR_EACH = 4
    """Its number is counted for each of several players."""
    ENDLESS = 5
    """A change that has no end."""
    ENDS_NAME = 6
    """The text no longer speaks of the things alone that were bound under its name before."""
    GOES_ON = 7
    """It happens just after the text before, and so may be about all of that text."""
    HAPPENS = 8
    """A change that happens, as opposed to a statement that is simply true. CR 604.1."""
    IN_VAIN = 9
    """An instruction whose replacement effect would replace something already known."""
    IS_AMBIGUOUS = 10
    """A pronoun could mean the subject of either of its parts, so no pronoun may follow."""
    IS_LINKED = 11
    """An event of which an ability speaks that is linked to the one before it. CR 603.11."""
    IS_STATE = 12
    """A description that alone is a state, such as "tapped"."""
    LEAVES_OPEN = 13
    """Its subject isn't known, so a pronoun could mean that subject."""
    NAMES_EACH = 14
    """It describes things just told of, so that "a" such thing is each of them."""
    NAMES_PLAYER = 15
    """It is a player who can be spoken of again."""
    NEXT_EVENT = 16
    """The next spell, attack or such: only delayed triggers wait for it. CR 603.7a."""
    ONLY_LATER = 17
    """The next step of a kind: only delayed triggers wait for it. CR 603.7a."""
    PUTS = 18
    """Its verb is "put", and a joined instruction leaves it out: "... and the rest into your hand".
    """
    ROLLS = 19
    """It rolls dice: a results table may follow. CR 706.3b."""
    RULES_FOR_GOOD = 20
    """A change that would be one of rules, without an end. CR 611.2a."""
    SAYS_TARGETS = 21
    """A description of the targets of a spell or ability."""
    SAYS_SUBJECT_FOR_TWO = 22
    """Its subject may be that of a change with ``SHARES_SUBJECT``: "... and doesn't untap"."""
    SAYS_TIME_FIRST = 23
    """Rules that hold for a time said first."""
    SHARES_SUBJECT = 24
    """A change that may be joined to a replacement effect in its sentence. CR 604.1, 614.1d."""
    SHOWS_DRAWN = 25
    """In it "it" is the card just drawn."""
    STANDS_ALONE = 26
    """An adjective that one alternative of several may have: "permanent or suspended card"."""
    TELLS_FOR_EACH = 27
    """After it each of several players has "that many" of their own."""
    TELLS_WHO = 28
    """The players in its field ``who`` can be spoken of as the player of the event."""
    UNLIKELY = 29
    """Another reading of the same words is preferred."""
    VERY_UNLIKELY = 30
    """Another reading of the same words is preferred, even an unlikely one."""
    WAITS_FOR_STATE = 31
    """It waits for a state and no event. CR 603.8."""
    IS_SAID_OF_SPELLS = 32
    """Only a spell is so, so that in its field ``what`` "it" is a spell: "it was kicked"."""
    ASKS_RESULT = 33
    """It asks how the instruction before it came out; "for each" takes it in with that one."""
    COUNTS_THINGS = 34
    """A number of things, described in its field ``what``: after it "its controller" is that of
    each of them.
    """
    OFFERED = 35
    """A cost said as an action: players may be offered it without the word "pay"."""
    IS_OF_EVENT = 36
    """In its field ``of`` "it" is what the trigger event is about, if that is one object."""
    IS_DONE_LATER = 37
    """It is followed later: what it binds isn't known to what is done now. CR 603.7."""
    SAYS_OWNER = 38
    """It says "its owner" of its field ``what``, whom "that player" can mean then."""
    SPEAKS_AGAIN = 39
    """It speaks of what the sentence before named: "as it enters, ..."."""
    IS_EACH_COUNTED = 40
    """It means the present one of what "for each" counts: "the voter"."""
    FOLLOWS_MANA = 41
    """It speaks of the mana that the instruction before it adds."""
    OF_MANA = 42
    """A trigger event of mana just added."""
    NAMES_CREATURE = 43
    """It is one certain creature, which may stand where descriptions do: "whenever your Ring-bearer
    attacks".
    """
    SAYS_THIS_TURN = 44
    """A replacement effect whose text says that it is for this turn. CR 614.3."""
    SAYS_WHAT_PAID = 45
    """Later text may speak of the things that paid the cost: "that land"."""
    COUNTED_TO_CHOOSE = 46
    """A condition counts the things described so, of which one is chosen after it."""


_traits: Final[dict[Trait, dict[type, Test | None]]] = {one: {} for one in Trait}


def trait(node: type[N], *traits: Trait, when: Callable[[N], bool] | None = None) -> None:
    """Declare facts about the nodes of a class, or about those of which ``when`` is true."""
    for one in traits:
        assert node not in _traits[one], (node, one)
        _traits[one][node] = cast("Test | None", when)


def has_trait(node: Node, one: Trait) -> bool:
    """Whether a fact is declared about a node."""
    declared = _traits[one]
    for kind in type(node).__mro__:
        if kind in declared:
            when = declared[kind]
            return when is None or when(node)
    return False
