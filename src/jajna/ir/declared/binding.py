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
    "COLOR",
    "COMPARISON",
    "COPIED",
    "COUNTERS",
    "EMBLEM",
    "GUESS",
    "HAND",
    "LEVELED",
    "MANA",
    "NAME",
    "NOTHING_LIKE_IT",
    "PAIR",
    "PREVENTED",
    "SHUFFLED",
    "THE_LIKE",
    "THE_REST",
    "TIMES",
    "Left",
    "MeantOne",
    "Trait",
    "always",
    "becomes",
    "completed",
    "does",
    "done_by",
    "follows",
    "has_trait",
    "keeps",
    "kept_as",
    "known_in",
    "leaves",
    "leaves_at_once",
    "left_at_once",
    "left_by",
    "means_one",
    "meant_one",
    "mentions",
    "mentions_of",
    "misplaced",
    "needs",
    "recalls",
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

COLOR: Final = "color"
"""A color was chosen."""
COPIED: Final = "copied"
"""A spell or card was copied."""
GUESS: Final = "guess"
"""Something was guessed."""
HAND: Final = "hand"
"""A hand was revealed or looked at."""
LEVELED: Final = "leveled"
"""A permanent was put at another level."""
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
COUNTERS: Final = "counters"
"""A condition asked about counters: "those counters"."""
NOTHING_LIKE_IT: Final = "there is nothing like it before"
"""Why a text that only says what differs isn't understood."""
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
    """Declare a fact, as a word, that later text of the same ability may need: see ``needs``.

    ``when`` says of which nodes of the class it is true. CR 608.2c.
    """
    _told.setdefault(node, []).append(_Told(word, cast("Test | None", when)))


def leaves(
    node: type[N],
    name: str,
    noun: Filter | None,
    several: Callable[[N], bool] | None = None,
    when: Callable[[N], bool] | None = None,
) -> None:
    """Declare what "it" or "those cards" mean after an instruction: what it binds as ``name``.

    Without ``noun`` the things are what the instruction's field ``what`` describes. ``several``
    says when they may be more than one; else the field ``count`` does. ``when`` says of which
    nodes of the class it is true. CR 608.2c.
    """
    assert node not in _left, node
    _left[node] = Left(name, noun, cast("Test | None", several), cast("Test | None", when))


def mentions(node: type[N], spoken_of: Callable[[N], list[Mention] | None]) -> None:
    """Declare what a node mentions, where that depends on it. CR 608.2c.

    None: as if nothing were declared, so that after an instruction about things of a player's
    choice "it" could mean them.
    """
    assert node not in _mentions, node
    _mentions[node] = cast("Callable[[Node], list[Mention] | None]", spoken_of)


def leaves_at_once(node: type[N], name: str, number: Callable[[N], int]) -> None:
    """Declare what only the very next instruction may speak of, bound as ``name``, and how many
    they are: 0 if it isn't told.
    """
    _at_once[node] = (name, cast("Callable[[Node], int]", number))


def means_one(node: type[Node], name: str, reason: str, field: str = "") -> None:
    """Declare that a node, or the pronoun in its field, means the one thing bound as ``name``,
    whatever else was spoken of. The ``reason`` is why a text without it isn't understood.
    """
    _means[node] = MeantOne(name, reason, field)


def within(
    node: type[N], word: str, field: str = "", when: Callable[[N], bool] | None = None
) -> None:
    """Declare what is known inside a node, or inside one of its fields: see ``needs``."""
    _within.setdefault(node, []).append((field, _Told(word, cast("Test | None", when))))


def always(node: Node) -> bool:
    """Says of an instruction that it always leaves several things."""
    return True


def done_by(node: Node) -> str:
    """What a node does to things, in a word; "" if nothing is declared."""
    told = _done.get(type(node))
    return "" if told is None or (told.when is not None and not told.when(node)) else told.word


def told_by(node: Node) -> list[str]:
    """What is known after a node, in a word each."""
    return [
        one.word
        for kind in type(node).__mro__
        for one in _told.get(kind, ())
        if one.when is None or one.when(node)
    ]


def left_by(node: Node) -> Left | None:
    """What an instruction leaves for others to speak of; None if nothing is declared."""
    for kind in type(node).__mro__:
        left = _left.get(kind)
        if left is not None:
            return left if left.when is None or left.when(node) else None
    return None


def left_at_once(node: Node) -> tuple[str, int]:
    """What the very next instruction may speak of: its name and how many; 0 if there is none."""
    found = _at_once.get(type(node))
    return ("", 0) if found is None else (found[0], found[1](node))


def meant_one(node: Node) -> MeantOne | None:
    """The one thing that a node, or a field of it, means; None if nothing is declared."""
    return _means.get(type(node))


def known_in(node: Node, field: str = "") -> list[str]:
    """What is known inside a node, or inside one of its fields alone."""
    return [
        told.word
        for name, told in _within.get(type(node), ())
        if name == field and (told.when is None or told.when(node))
    ]


def mentions_of(node: Node) -> list[Mention] | None:
    """What a node mentions beside its references; None if nothing is declared."""
    for kind in type(node).__mro__:
        if kind in _mentions:
            return _mentions[kind](node)
    return None


# -- what must come before, and where a node can't be meant ----------------------------------------


_Why = Callable[[Node], str | None]
_WhyAfter = Callable[[Node, list[str]], str | None]


@final
class _Need:
    """What must have been done before, and what is said where it wasn't."""

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
    """Declare what must have been done, chosen or spoken of before: see ``does``. CR 608.2c."""
    made = _Need(word, reason or f"no {word} was chosen before", cast("Test | None", when))
    _needs.setdefault(node, []).append(made)


def follows(node: type[N], why_not: Callable[[N, list[str]], str | None]) -> None:
    """Declare why a node can't follow what was done before it, the latest last. CR 608.2c."""
    _follows.setdefault(node, []).append(cast("_WhyAfter", why_not))


def misplaced(node: type[N], why_not: Callable[[N], str | None]) -> None:
    """Declare why a node, with its pronouns bound, can't be meant as it stands; None if it can."""
    _misplaced.setdefault(node, []).append(cast("_Why", why_not))


def why_too_early(node: Node, done: list[str]) -> str | None:
    """What should have been done, chosen or spoken of before a node; None if nothing is missing.

    ``done`` is what was done before it, the latest last.
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
    """Why a node can't be meant as it stands; None if it can."""
    for kind in type(node).__mro__:
        for why_not in _misplaced.get(kind, ()):
            reason = why_not(node)
            if reason is not None:
                return reason
    return None


# -- what only the text before tells ---------------------------------------------------------------


@final
class _Recall:
    """As what a node looks for another, and how that completes it."""

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


def keeps(node: type[Node], role: str) -> None:
    """Declare that others can refer to a node as the latest in a role: what was compared."""
    _kept[node] = role


def recalls(
    node: type[N],
    role: str,
    complete: Callable[[N, Node], Node | None],
    reason: str,
    when: Callable[[N], bool] | None = None,
) -> None:
    """Declare that a node leaves out what the latest in a role has said: see ``keeps``.

    ``complete`` makes the node from itself and that one, or None if that one can't be meant; the
    ``reason`` is why a text without it isn't understood. CR 608.2c.
    """
    _recalls[node] = _Recall(
        role,
        cast("Callable[[Node, Node], Node | None]", complete),
        reason,
        cast("Test | None", when),
    )


def becomes(node: type[N], settle: Callable[[N], Node]) -> None:
    """Declare as what a node is meant once its pronouns are bound."""
    _becomes.setdefault(node, []).append(cast("Callable[[Node], Node]", settle))


def kept_as(node: Node) -> str:
    """The role in which others can refer to a node; "" if there is none."""
    return _kept.get(type(node), "")


def completed(node: Node, kept: dict[str, Node]) -> Node | str:
    """The node with what the text before tells, or the reason why that is missing."""
    recall = _recalls.get(type(node))
    if recall is None or (recall.when is not None and not recall.when(node)):
        return node
    earlier = kept.get(recall.role)
    made = None if earlier is None else recall.complete(node, earlier)
    return recall.reason if made is None else made


def settled(node: Node) -> Node:
    """The node as it is meant once its pronouns are bound."""
    for settle in _becomes.get(type(node), ()):
        node = settle(node)
    return node


# -- traits ----------------------------------------------------------------------------------------


@unique
class Trait(Enum):
    """Facts about nodes that the reading of texts depends on."""

    ABSORBS = 1
    """An instruction that takes in what follows it, so that nothing can be joined to it."""
    BEGINS_ANEW = 2
    """Its instruction begins a sentence."""
    CAN_BE_IGNORED = 3
    """Players can take an action to ignore it. CR 116.2d."""
    COUNTED_FOR_EACH = 4
    """Its number is counted for each of several players."""
    ENDLESS = 5
    """A change that has no end."""
    ENDS_NAME = 6
    """What was left under its name before isn't spoken of alone any more."""
    GOES_ON = 7
    """It happens just after what was said, and so may be about all of that."""
    HAPPENS = 8
    """A change that happens, and no statement of what is so. CR 604.1."""
    IN_VAIN = 9
    """An instruction that would begin a replacement effect of what is known already."""
    IS_AMBIGUOUS = 10
    """A pronoun could mean what either part of it was about, so that none may be used."""
    IS_LINKED = 11
    """An event of which an ability speaks that is linked to the one before it. CR 603.11."""
    IS_STATE = 12
    """A description that alone is a state, such as "tapped"."""
    LEAVES_OPEN = 13
    """What it is about isn't known, so that a pronoun could mean it."""
    NAMES_EACH = 14
    """It describes things just told of, so that "a" such thing is each of them."""
    NAMES_PLAYER = 15
    """It is a player who can be spoken of again."""
    NEXT_SPELL = 16
    """The casting of the next spell, for which only what an instruction makes waits. CR 603.7a."""
    ONLY_LATER = 17
    """The next step of a kind, for which only what an instruction makes waits. CR 603.7a."""
    PUTS = 18
    """Its verb is "put", which what is joined with it leaves out: "... and the rest into your
    hand".
    """
    RULES_FOR_GOOD = 19
    """A change that would be one of rules, without an end. CR 611.2a."""
    SAYS_TARGETS = 20
    """A description of what a spell or ability targets."""
    SAYS_TIME_FIRST = 21
    """Rules that hold for a time said first."""
    SHOWS_DRAWN = 22
    """In it "it" is the card just drawn."""
    STANDS_ALONE = 23
    """An adjective that one alternative of several may have: "permanent or suspended card"."""
    TELLS_FOR_EACH = 24
    """After it each of several players has "that many" of their own."""
    TELLS_WHO = 25
    """The players in its field ``who`` can be spoken of as the player of the event."""
    UNLIKELY = 26
    """What is read otherwise where words mean two things."""
    VERY_UNLIKELY = 27
    """What is read otherwise where words mean two things, even if that is unlikely."""
    WAITS_FOR_STATE = 28
    """It waits for a state and no event. CR 603.8."""


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
