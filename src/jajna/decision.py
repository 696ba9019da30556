"""Decisions of players and their answers. Both are data that print as notation.

A decision has one of four shapes:

- ``ONE``: answer with one of ``options``;
- ``SOME``: answer with ``Several`` of them, ``minimum`` to ``maximum`` different ones (or, where it
  ``repeats``, also the same ones again), in an order that matters where the rule says so;
- ``NUMBER``: answer with a ``Number`` from ``minimum`` to ``maximum``;
- ``DIVISION``: answer with a ``Division`` of ``total`` among the options, at least ``minimum``
each.

A question for a card name offers those that the player knows of. With ``naming`` each other name
that this allows is an answer too.

Further limits (a legal set of attackers, targets that differ) are told by ``game.why_not``.
``fallback`` is always a legal answer.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from jajna.card import BOTH_NAMES, HALF_NAME
from jajna.errors import IllegalAnswerError
from jajna.messages import Message
from jajna.typed import is_number, whole_number
from jajna.vocab import LETTER_MANA, MANA_LETTERS, Supertype, Type, is_player

if TYPE_CHECKING:
    from jajna.card import CardNames, PrintedName
    from jajna.ir.base import Cost, Node

__all__ = [
    "FREE",
    "NO",
    "NOTHING",
    "PASS",
    "YES",
    "Activate",
    "Answer",
    "Assign",
    "Cast",
    "Decision",
    "Division",
    "Kind",
    "NamedCard",
    "Naming",
    "Number",
    "Ordering",
    "Pairs",
    "Part",
    "Pass",
    "Pay",
    "Pick",
    "PlayLand",
    "Several",
    "Shape",
    "TakeAction",
    "TapForMana",
    "Thing",
    "TurnFaceUp",
    "Walk",
    "YesNo",
    "order_in_library",
    "thing_notation",
]


class Shape(Enum):
    """The shapes of answers, as in the text of this module."""

    ONE = "one"
    SOME = "some"
    NUMBER = "number"
    DIVISION = "division"


class Ordering(Enum):
    """What it means to be first or last in an order that an answer says."""

    TOP = "top"
    """The first is nearest to the top of a library. CR 401.4."""
    BOTTOM = "bottom"
    """The last is at the very bottom of a library. CR 401.4."""
    GRAVEYARD = "graveyard"
    """The last lies above the others in a graveyard. CR 404.3."""
    TIME = "time"
    """The last has the latest timestamp. CR 613.7m."""
    STACK = "stack"
    """The last is put on the stack last, and resolves first. CR 707.10d."""
    COST = "cost"
    """The first is paid first. CR 601.2h."""
    DAMAGE = "damage"
    """The first is dealt its damage first. CR 2016-08-26 509.2."""


def order_in_library(position: int) -> Ordering:
    """What an order means in which cards come to a position in a library, -1 for the bottom."""
    return Ordering.TOP if position >= 0 else Ordering.BOTTOM


class Kind(Enum):
    """The kinds of questions."""

    MULLIGAN = "mulligan"
    BOTTOM = "bottom"
    STARTING_PLAYER = "starting player"
    PRIORITY = "priority"
    MODES = "modes"
    SPLICE = "splice"
    ADDITIONAL_COST = "additional cost"
    ALTERNATIVE_COST = "alternative cost"
    X = "x"
    TARGETS = "targets"
    DIVIDE = "divide"
    PAY = "pay"
    PAY_COST = "pay cost"
    ATTACKERS = "attackers"
    BAND = "band"
    BLOCKERS = "blockers"
    DAMAGE = "damage"
    TRIGGERS = "triggers"
    REPLACEMENT = "replacement"
    MAY = "may"
    OBJECTS = "objects"
    SEARCH = "search"
    DISCARD = "discard"
    SACRIFICE = "sacrifice"
    PLAYER = "player"
    LIFE_TOTAL = "life total"
    """Whose life total a player gets, who is the subject."""
    COLOR = "color"
    WORD = "word"
    NUMBER = "number"
    ORDER = "order"
    NEXT = "next"
    LEGEND = "legend"
    MANA = "mana"
    COMMANDER = "commander"
    COMPANION = "companion"
    CAST = "cast"


def thing_notation(thing: int) -> str:
    """``p0`` for a player's seat, the number for an object."""
    return f"p{thing}" if is_player(thing) else str(thing)


class Answer:
    """An answer, or an option that can be one. Equal when the notation is."""

    def notation(self) -> str:
        """The answer in one line, unique among the options of its decision."""
        raise NotImplementedError(type(self).__name__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.notation() == other.notation()

    def __hash__(self) -> int:
        return hash(self.notation())

    def __repr__(self) -> str:
        return f"<{self.notation()}>"


@final
class Pass(Answer):
    """Pass priority. CR 117.3d."""

    def notation(self) -> str:
        return "pass"


@final
class PlayLand(Answer):
    """Play a land, the special action. CR 116.2a, 305.1."""

    def __init__(self, card: int, face: int = 0) -> None:
        self.card = card
        self.face = face

    def notation(self) -> str:
        return f"play {self.card}" + (f" face {self.face}" if self.face else "")


FREE: Final = -2
"""``Cast.way`` of a spell cast without paying its mana cost. CR 118.9."""


@final
class Cast(Answer):
    """Begin to cast a card as a spell. CR 601.2.

    ``way`` is the index of the alternative cost used (CR 118.9), -1 for the mana cost, ``FREE`` if
    an effect lets it be cast without paying its mana cost.
    """

    def __init__(self, card: int, face: int = 0, way: int = -1) -> None:
        self.card = card
        self.face = face
        self.way = way

    def notation(self) -> str:
        return (
            f"cast {self.card}"
            + (f" face {self.face}" if self.face else "")
            + (f" way {self.way}" if self.way >= 0 else "")
            + (" free" if self.way == FREE else "")
        )


@final
class Activate(Answer):
    """Begin to activate an ability, given by its index among the object's. CR 602.2."""

    def __init__(self, source: int, ability: int) -> None:
        self.source = source
        self.ability = ability

    def notation(self) -> str:
        return f"activate {self.source}.{self.ability}"


@final
class TakeAction(Answer):
    """Take a special action of a card, given by its index. CR 116.2f, 702.62a."""

    def __init__(self, card: int, index: int) -> None:
        self.card = card
        self.index = index

    def notation(self) -> str:
        return f"special {self.card}.{self.index}"


@final
class TurnFaceUp(Answer):
    """Turn a face-down permanent face up, the special action. CR 116.2b.

    ``way`` is the index of the cost paid for it.
    """

    def __init__(self, source: int, way: int = 0) -> None:
        self.source = source
        self.way = way

    def notation(self) -> str:
        return f"turn up {self.source}" + (f" way {self.way}" if self.way else "")


def _letters(mana: tuple[int, ...]) -> str:
    return "".join([MANA_LETTERS[one] for one in mana])


@final
class TapForMana(Answer):
    """Activate a mana ability for this mana while paying. CR 605.3a.

    ``mana`` has the types produced, one bit each; ``spent`` likewise the mana that the ability's
    own cost takes from the pool; ``more`` what each triggered mana ability adds (CR 605.4a).
    ``ability`` -1 is no ability: the source is tapped or exiled rather than pay for this mana, or
    for generic mana if there is none (CR 702.51a, 702.66a, 702.126a).
    """

    def __init__(
        self,
        source: int,
        ability: int,
        mana: tuple[int, ...],
        spent: tuple[int, ...] = (),
        more: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.source = source
        self.ability = ability
        self.mana = mana
        self.spent = spent
        self.more = more

    def notation(self) -> str:
        place = f"{self.source}.{self.ability}"
        if self.ability < 0:
            place = f"{self.source}!" if self.ability == -1 else f"{self.source}~"
        text = f"{place}:{_letters(self.mana)}"
        for row in self.more:
            text += f"+{_letters(row)}"
        return text + (f"<{_letters(self.spent)}" if self.spent else "")


@final
class Pay(Answer):
    """Pay a mana cost: activate these mana abilities, then pay from the pool. CR 601.2g, 601.2h.

    ``life`` is the number of Phyrexian symbols paid with 2 life each. ``gives_up``: some of the
    abilities cost other permanents than their own, which are sacrificed or the like.
    """

    def __init__(self, taps: tuple[TapForMana, ...], life: int = 0, gives_up: bool = False) -> None:
        self.taps = taps
        self.life = life
        self.gives_up = gives_up

    def notation(self) -> str:
        parts = ["pay", *(tap.notation() for tap in self.taps)]
        if self.life:
            parts.append(f"life:{self.life}")
        return " ".join(parts)


@final
class Thing(Answer):
    """A player or an object."""

    def __init__(self, thing: int) -> None:
        self.thing = thing

    def notation(self) -> str:
        return thing_notation(self.thing)


@final
class Pick(Answer):
    """An entry of a numbered list: a mode, a trigger, a replacement effect; ``word`` names it."""

    def __init__(self, index: int, word: str = "") -> None:
        self.index = index
        self.word = word

    def notation(self) -> str:
        return f"#{self.index}"


NAME: Final = "name "
"""How the notation of a card name begins."""


@final
class NamedCard(Answer):
    """The name of a card. CR 201.4."""

    def __init__(self, name: str) -> None:
        self.name = name

    def notation(self) -> str:
        return NAME + self.name


@final
class Part(Answer):
    """One part of a cost, by its place among those that are put in order. CR 601.2h."""

    def __init__(self, index: int, cost: Cost) -> None:
        self.index = index
        self.cost = cost

    def notation(self) -> str:
        return f"#{self.index}"


@final
class YesNo(Answer):
    """Yes or no."""

    def __init__(self, yes: bool) -> None:
        self.yes = yes

    def notation(self) -> str:
        return "yes" if self.yes else "no"


@final
class Assign(Answer):
    """A pair: an attacker and what it attacks, or a blocker and what it blocks.
    CR 508.1b, 509.1a.
    """

    def __init__(self, creature: int, to: int) -> None:
        self.creature = creature
        self.to = to

    def notation(self) -> str:
        return f"{self.creature}>{thing_notation(self.to)}"


@final
class Several(Answer):
    """Several options in order, or none."""

    def __init__(self, options: tuple[Answer, ...]) -> None:
        self.options = options

    def notation(self) -> str:
        return ", ".join(option.notation() for option in self.options) or "-"


@final
class Number(Answer):
    """A number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def notation(self) -> str:
        return f"={self.number}"


@final
class Division(Answer):
    """Shares of a total, in the order of the options."""

    def __init__(self, shares: tuple[int, ...]) -> None:
        self.shares = shares

    def notation(self) -> str:
        return "/".join(str(share) for share in self.shares) or "-"


@final
class Pairs:
    """The options of a declaration, each made only when it is looked at. CR 508.1a, 509.1a.

    ``able`` has for each creature, in order, what it could attack or block; creatures that could
    do the same may share a list, which is never changed. ``limits`` has for a creature with how
    many of them it may be paired, where that is more than one (CR 509.1a).
    """

    def __init__(self, able: dict[int, list[int]], limits: dict[int, int] | None = None) -> None:
        self.able = able
        self._limits = {} if limits is None else limits
        self.count = sum([len(things) for things in able.values()])
        """The number of options."""
        self._known: dict[int, dict[int, bool]] = {}
        """The lists as dicts, by their identity."""

    def has(self, option: Answer) -> bool:
        """Whether an answer is one of the options."""
        return isinstance(option, Assign) and self.allows(option.creature, option.to)

    def allows(self, creature: int, to: int) -> bool:
        """Whether these two may be paired."""
        things = self.able.get(creature)
        if things is None:
            return False
        known = self._known.get(id(things))
        if known is None:
            known = dict.fromkeys(things, True)
            self._known[id(things)] = known
        return to in known

    def every(self) -> list[Answer]:
        """All options, creature by creature."""
        return [Assign(creature, to) for creature, things in self.able.items() for to in things]

    def at(self, place: int) -> Answer:
        """The option at a place in that order. Raises IndexError if there are not so many."""
        for creature, things in self.able.items():
            if place < len(things):
                return Assign(creature, things[place])
            place -= len(things)
        raise IndexError(place)

    def limit(self, creature: int) -> int:
        """With how many things a creature may be paired."""
        return min(self._limits.get(creature, 1), len(self.able[creature]))

    def groups(self) -> list[tuple[list[int], list[int]]]:
        """Groups of creatures in a row with the same options, and the list of these."""
        found: list[tuple[list[int], list[int]]] = []
        for creature, things in self.able.items():
            if found and (found[-1][1] is things or found[-1][1] == things):
                found[-1][0].append(creature)
            else:
                found.append(([creature], things))
        return found


@final
class Naming:
    """Which card names may be chosen. CR 201.4a, 201.4b.

    A name's card has one of the types ``wanted``, unless that is 0, and none of those ``unwanted``;
    only with ``basic`` can it be a basic land. With ``both`` the halves of a split card are named
    together (CR 2003-07-01 505.7), otherwise each by itself.
    """

    def __init__(
        self, names: CardNames, wanted: int, unwanted: int, basic: bool, both: bool
    ) -> None:
        self.names = names
        self.wanted = wanted
        self.unwanted = unwanted
        self.basic = basic
        self.both = both

    def fits(self, printed: PrintedName) -> bool:
        """Whether a name on a card is one of those that are asked for."""
        if printed.part == (HALF_NAME if self.both else BOTH_NAMES):
            return False
        if not self.basic and printed.supertypes & Supertype.BASIC and printed.types & Type.LAND:
            return False
        if printed.types & self.unwanted:
            return False
        return not self.wanted or printed.types & self.wanted != 0

    def allows(self, name: str) -> bool:
        """Whether a name may be chosen."""
        return any(self.fits(printed) for printed in self.names.of(name))

    def meant(self, typed: str) -> list[str]:
        """The list of names that may be chosen and that a typed text can mean."""
        return [name for name in self.names.meant(typed) if self.allows(name)]

    def first(self) -> str:
        """The first of the names in alphabetical order; "" for none."""
        return min([name for name in self.names.by_name() if self.allows(name)], default="")


PASS: Final = Pass()
YES: Final = YesNo(True)
NO: Final = YesNo(False)
NOTHING: Final = Several(())


class Decision:
    """A question: every legal option, and the rule that asks.

    ``player`` makes the choice. ``players`` are the seats that may answer, the next speaker first:
    the player's own, or that of the player who controls them (CR 722.5). ``source`` is the object
    that causes the question (0: the rules themselves), ``subject`` a thing or number the prompt
    mentions. ``pairs`` are the options of a declaration of attackers or blockers, which may be very
    many; ``options`` then makes them all. ``clause`` is the instruction or part of a cost that
    asks, if any. ``meanings`` are the instructions behind options that stand for abilities or
    effects, and ``sources`` the objects that these are of. ``order`` says what it means to be first
    or last in the answer, None where that means nothing. ``naming`` allows card names besides
    the ``options``, which then are those that the player is likely to choose.
    """

    def __init__(
        self,
        player: int,
        kind: Kind,
        rule: str,
        shape: Shape,
        options: list[Answer],
        minimum: int = 1,
        maximum: int = 1,
        total: int = 0,
        source: int = 0,
        subject: int = 0,
        fallback: Answer | None = None,
        repeats: bool = False,
        pairs: Pairs | None = None,
        order: Ordering | None = None,
    ) -> None:
        self.player = player
        self.players: tuple[int, ...] = (player,)
        self.kind = kind
        self.rule = rule
        self.shape = shape
        self.pairs = pairs
        self._options: list[Answer] | None = options if pairs is None else None
        self.minimum = minimum
        self.maximum = maximum
        self.total = total
        self.source = source
        self.subject = subject
        self.given_fallback = fallback
        self.repeats = repeats
        self.clause: Node | None = None
        self.meanings: tuple[Node, ...] = ()
        self.sources: tuple[int, ...] = ()
        self.order = order
        self.naming: Naming | None = None

    def asked_of(self, player: int) -> Decision:
        """The same question for another player."""
        made = Decision(
            player,
            self.kind,
            self.rule,
            self.shape,
            self._options or [],
            self.minimum,
            self.maximum,
            self.total,
            self.source,
            self.subject,
            self.given_fallback,
            self.repeats,
            self.pairs,
            self.order,
        )
        made.clause = self.clause
        made.meanings = self.meanings
        made.sources = self.sources
        made.naming = self.naming
        return made

    def __repr__(self) -> str:
        """What is asked, by which rule, of whom, and how many answers are offered."""
        asked = f"{self.kind.value} (CR {self.rule}) of {thing_notation(self.player)}"
        if self.shape is Shape.NUMBER:
            return f"<Decision {asked}: a number from {self.minimum} to {self.maximum}>"
        offered = f"{self.count} option" + ("" if self.count == 1 else "s")
        if self.shape is Shape.ONE:
            return f"<Decision {asked}: one of {offered}>"
        if self.shape is Shape.DIVISION:
            return f"<Decision {asked}: {self.total} divided among {offered}>"
        return f"<Decision {asked}: {self.minimum} to {self.maximum} of {offered}>"

    @property
    def whose(self) -> tuple[int, ...]:
        """For each seat that may answer the player whose choice it makes. CR 722.5.

        That is the seat itself, or the player it controls.
        """
        return (self.player,)

    @property
    def options(self) -> list[Answer]:
        """Every legal option."""
        if self._options is None:
            assert self.pairs is not None, self.kind
            self._options = self.pairs.every()
        return self._options

    @options.setter
    def options(self, options: list[Answer]) -> None:
        self._options = options
        self.pairs = None

    @property
    def count(self) -> int:
        """How many options there are."""
        return self.pairs.count if self.pairs is not None else len(self.options)

    def option(self, place: int) -> Answer:
        """The option at a place. Raises IndexError if there are not so many."""
        return self.pairs.at(place) if self.pairs is not None else self.options[place]

    def able(self) -> dict[int, list[int]]:
        """For each creature of a declaration the list of things it could be paired with."""
        if self.pairs is not None:
            return self.pairs.able
        able: dict[int, list[int]] = {}
        for option in self.options:
            assert isinstance(option, Assign), option
            able.setdefault(option.creature, []).append(option.to)
        return able

    @property
    def fallback(self) -> Answer:
        """An answer that is always legal."""
        if self.given_fallback is not None:
            return self.given_fallback
        if self.shape is Shape.ONE:
            return self.options[0]
        if self.shape is Shape.SOME:
            options = self.options * self.minimum if self.repeats else self.options
            return Several(tuple(options[: self.minimum]))
        if self.shape is Shape.NUMBER:
            return Number(self.minimum)
        shares = [self.minimum] * len(self.options)
        shares[0] += self.total - sum(shares)
        return Division(tuple(shares))

    @property
    def forced(self) -> Answer | None:
        """The only possible answer, or None if there is a choice."""
        if self.shape is Shape.ONE:
            only = len(self.options) == 1 and self.naming is None
            return self.options[0] if only else None
        if self.shape is Shape.SOME:
            if self.maximum == 0 or self.count == 0:
                return NOTHING
            if self.repeats:
                one = len(self.options) == 1 and self.minimum == self.maximum
                return self.fallback if one else None
            if self.kind is not Kind.ORDER and self.minimum == self.count:
                return Several(tuple(self.options))
            if self.count == 1 and self.minimum == 1:
                return Several(tuple(self.options))
            return None
        if self.shape is Shape.NUMBER:
            return Number(self.minimum) if self.minimum == self.maximum else None
        if len(self.options) == 1:
            return Division((self.total,))
        return None

    def offers(self, answer: Answer) -> bool:
        """Whether the answer is one of the options themselves, not just equal to one."""
        for option in self.options:
            if option is answer:
                return True
        return False

    def fits(self, answer: Answer) -> bool:
        """Whether the answer has the shape asked for and uses the options offered."""
        if self.shape is Shape.ONE:
            return self.offers(answer) or answer in self.options or self._names(answer)
        if self.shape is Shape.SOME:
            if not isinstance(answer, Several):
                return False
            if not self.minimum <= len(answer.options) <= self.maximum:
                return False
            chosen = [option.notation() for option in answer.options]
            if not self.repeats and len(set(chosen)) != len(chosen):
                return False
            if self.pairs is not None:
                return all(self.pairs.has(option) for option in answer.options)
            offered = {option.notation() for option in self.options}
            return all(one in offered for one in chosen)
        if self.shape is Shape.NUMBER:
            return isinstance(answer, Number) and self.minimum <= answer.number <= self.maximum
        return (
            isinstance(answer, Division)
            and len(answer.shares) == len(self.options)
            and sum(answer.shares) == self.total
            and all(share >= self.minimum for share in answer.shares)
        )

    def _names(self, answer: Answer) -> bool:
        """Whether the answer is a card name that may be chosen, offered or not. CR 201.4."""
        if self.naming is None or not isinstance(answer, NamedCard):
            return False
        return self.naming.allows(answer.name)

    def parse(self, notation: str) -> Answer:
        """The answer with a notation. Raises IllegalAnswerError if it is no answer to the question.

        Mana abilities may be activated with priority though they are not offered (CR 605.3a).
        """
        text = notation.strip()
        answer = self._read(text)
        if self.kind is Kind.PRIORITY and answer is None:
            answer = _mana_activation(text)
        elif answer is None or not self.fits(answer):
            answer = None
        if answer is None:
            raise IllegalAnswerError(
                Message(
                    "{notation} is not an answer to {question} (CR {rule})",
                    notation=repr(notation),
                    question=repr(self.kind.value),
                    rule=self.rule,
                )
            )
        return answer

    def _read(self, text: str) -> Answer | None:
        if self.shape is Shape.NUMBER:
            number = whole_number(text.removeprefix("="))
            return Number(number) if number is not None else None
        if self.shape is Shape.DIVISION:
            parts = text.split("/")
            if all(is_number(part) for part in parts):
                return Division(tuple(int(part) for part in parts))
            return None
        if text == "-" and self.shape is Shape.SOME:
            return NOTHING
        if self.pairs is not None:
            chosen = [_assignment(part.strip()) for part in text.split(",")]
        else:
            by_notation = {option.notation(): option for option in self.options}
            if self.shape is Shape.ONE and self.naming is not None and text.startswith(NAME):
                return NamedCard(text.removeprefix(NAME))
            if self.shape is Shape.ONE:
                return by_notation.get(text)
            chosen = [by_notation.get(part.strip()) for part in text.split(",")]
        found = [option for option in chosen if option is not None]
        return Several(tuple(found)) if len(found) == len(chosen) else None


def _assignment(text: str) -> Answer | None:
    """The pair with a notation; None if the text is none."""
    creature, _, to = text.partition(">")
    thing = to.removeprefix("p")
    if not is_number(creature) or not is_number(thing):
        return None
    pair = Assign(int(creature), int(thing))
    return pair if pair.notation() == text else None


def _mana_activation(text: str) -> Answer | None:
    """The activation of a mana ability with a notation; None if the text is none."""
    words = text.removeprefix("activate ")
    place, _, letters = words.partition(":")
    source, _, ability = place.partition(".")
    if not is_number(source) or not is_number(ability):
        return None
    if words != text:
        return Activate(int(source), int(ability)) if not letters else None
    if not letters or any(letter not in LETTER_MANA for letter in letters):
        return None
    mana = tuple([LETTER_MANA[letter] for letter in letters])
    return TapForMana(int(source), int(ability), mana)


class Walk:
    """A decision answered in small steps: a number of single choices instead of one big answer.

    ``options`` are the next steps as indexes into the question's options (or shares, or numbers),
    -1 for "done"; ``take`` chooses one; ``answer`` is complete when ``options`` is empty. The
    whole answer still has to pass ``game.why_not``.
    """

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.taken: list[int] = []
        self.finished = False

    @property
    def options(self) -> list[int]:
        """The possible next steps; empty when the answer is complete."""
        asked = self.decision
        if self.finished:
            return []
        if asked.shape is Shape.ONE:
            return list(range(asked.count))
        if asked.shape is Shape.NUMBER:
            return list(range(asked.minimum, asked.maximum + 1))
        if asked.shape is Shape.DIVISION:
            left = asked.total - sum(self.taken)
            after = len(asked.options) - len(self.taken) - 1
            if after == 0:
                return [left]
            return list(range(asked.minimum, left - after * asked.minimum + 1))
        taken = set(self.taken)
        steps = [index for index in range(asked.count) if asked.repeats or index not in taken]
        if len(self.taken) >= asked.minimum:
            steps.append(-1)
        return steps

    def take(self, step: int) -> None:
        """Choose a step. Raises IllegalAnswerError if it is not one of ``options``."""
        if step not in self.options:
            raise IllegalAnswerError(
                Message(
                    "{step} is not a step of {question}",
                    step=step,
                    question=repr(self.decision.kind.value),
                )
            )
        asked = self.decision
        if step == -1 and asked.shape is Shape.SOME:
            self.finished = True
            return
        self.taken.append(step)
        if asked.shape is Shape.SOME:
            self.finished = len(self.taken) == asked.maximum
        elif asked.shape is Shape.DIVISION:
            self.finished = len(self.taken) == len(asked.options)
        else:
            self.finished = True

    @property
    def answer(self) -> Answer:
        """The whole answer. Raises IllegalAnswerError while steps are missing."""
        if not self.finished:
            raise IllegalAnswerError(
                Message("{question} has steps left", question=repr(self.decision.kind.value))
            )
        asked = self.decision
        if asked.shape is Shape.ONE:
            return asked.options[self.taken[0]]
        if asked.shape is Shape.NUMBER:
            return Number(self.taken[0])
        if asked.shape is Shape.DIVISION:
            return Division(tuple(self.taken))
        return Several(tuple(asked.option(index) for index in self.taken))
