"""Compares what compiled nodes say that words mean with what the second reader says.

The words of the printed abilities carry their nodes (``said_references``). They are laid beside the
words of the card's own text, and the node of each pronoun is compared with the mention that the
second reader found: it is the node of that mention, or one of its kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final, final

from jajna.card import Face
from jajna.ir.abilities import Static
from jajna.ir.base import Node, Ref, field_names, walk
from jajna.ir.conditions.attached import HostOf
from jajna.ir.filters.identity import Is, Other
from jajna.ir.mentions import is_player_filter
from jajna.ir.players import ControllerOf, OwnerOf
from jajna.ir.refs import (
    Affected,
    Attached,
    Bound,
    Each,
    EventObject,
    EventPlayer,
    NamedSource,
    Target,
    That,
    TheOne,
    This,
    ThisSpell,
    antecedent,
)
from jajna.mechanics.actions.meld import Counterparts
from jajna.vocab import Supertype, Type
from tests.oracle.said_references import Said, said_words
from tests.oracle.second_reader import Kind, Mention, Reading, readings, words_of

__all__ = ["BEYOND", "NONE", "OTHER", "PHRASE", "SAME", "UNSAID", "Compared", "compared"]

SAME: Final = "same"
OTHER: Final = "other"
NONE: Final = "none"
"""The second reader found nothing that fits."""
PHRASE: Final = "phrase"
"""The phrase of a node has the word of itself, and means by it what the second reader found."""
BEYOND: Final = "beyond"
"""The phrase of a node has the word of itself, and the second reader found something else."""
UNSAID: Final = "unsaid"
"""The word is printed otherwise, or by nothing that is known."""

_OF_PLAYERS: Final = (Kind.EVENT, Kind.OWNER, Kind.EACH, Kind.HOST, Kind.SOME)


@final
@dataclass(frozen=True)
class Compared:
    """What both found of one word: the node's class, the mention's kind, and where it stands."""

    word: str
    where: str
    compiled: str
    read: str
    verdict: str


def compared(face: Face, text: str) -> list[Compared]:
    """What both find of each word of a face that speaks of something mentioned."""
    words = words_of(text, face.name, bool(face.supertypes & Supertype.LEGENDARY))
    spell = bool(face.types & (Type.INSTANT | Type.SORCERY))
    comparison = _Comparison(face, words)
    return [comparison.of(reading) for reading in readings(words, spell)]


@final
class _Comparison:
    """The words of a text beside those of its abilities as they are printed."""

    def __init__(self, face: Face, words: list[str]) -> None:
        self.words = words
        self.printed = [w for one in face.abilities for w in [*said_words(one), "\n"]]
        self.beside = _beside(words, self.printed)

    def of(self, reading: Reading) -> Compared:
        """What was found of a word."""
        if reading.word == "other":
            return self._of_other(reading)
        pronouns = [one for one in self._refs_at(reading.at) if _speaks(one, reading.word)]
        if not pronouns:
            return self._of_phrase(reading)
        meant = antecedent(pronouns[0])
        if reading.meant is None:
            return self._found(reading, meant, NONE)
        return self._found(reading, meant, SAME if self._agrees(meant, reading.meant) else OTHER)

    def _found(self, reading: Reading, compiled: Node | None, verdict: str) -> Compared:
        words = self.words[max(0, reading.at - 25) : reading.at + 6]
        meant = reading.meant
        named = [] if meant is None else ["<-", *self.words[meant.at : meant.at + 3]]
        return Compared(
            reading.word,
            " ".join([*words, *named]).replace("\n", "/"),
            type(compiled).__name__ if compiled is not None else "",
            meant.kind.name.lower() if meant is not None else "",
            verdict,
        )

    def _word(self, at: int) -> Said | None:
        """The printed word beside a word of the text, if it carries nodes."""
        place = self.beside.get(at)
        word = self.printed[place] if place is not None else ""
        return word if isinstance(word, Said) else None

    def _refs_at(self, at: int) -> list[Ref]:
        word = self._word(at)
        return [one for one in word.refs if isinstance(one, Ref)] if word is not None else []

    def _refs_by(self, at: int) -> list[Ref]:
        """The references at a word, or else those of the nearest before it: "one or two target"."""
        for place in range(at, max(-1, at - 6), -1):
            found = self._refs_at(place)
            if found:
                return found
        return []

    def _agrees(self, meant: Ref, read: Mention) -> bool:
        """Whether a node is that of a mention, or at least of its kind."""
        named = self._refs_by(read.at)
        if isinstance(meant, Target) and not named:
            return read.kind is Kind.TARGET
        return any(_alike(antecedent(one), meant) for one in named) or _is_of_kind(meant, read)

    def _of_phrase(self, reading: Reading) -> Compared:
        """What was found of a word that the phrase of a node has of itself."""
        word, meant = self._word(reading.at), reading.meant
        if word is None or not word.within or meant is None:
            return self._found(reading, None, UNSAID)
        thing = self._word(meant.at)
        inside = thing is not None and any(one is word.within[0] for one in thing.within)
        if inside or any(self._agrees(antecedent(one), meant) for one in _named_by(word.within)):
            return self._found(reading, word.within[0], PHRASE)
        return self._found(reading, word.within[0], BEYOND)

    def _of_other(self, reading: Reading) -> Compared:
        """What was found of "other" or "another"."""
        read = reading.meant
        others: list[Other] = []
        for near in range(max(0, reading.at - 3), reading.at + 1):
            word = self._word(near)
            for ref in word.refs if word is not None else ():
                if isinstance(ref, Other):
                    others.append(ref)
                elif isinstance(ref, Target):
                    others += [one for one in walk(ref.filter) if isinstance(one, Other)]
        if not others or read is None:
            return self._found(reading, None, UNSAID)
        than = others[-1].than
        if than is None:
            targets = others[-1].since < others[-1].before
            same = read.kind is (Kind.TARGET if targets else Kind.SOURCE)
            return self._found(reading, others[-1], SAME if same else OTHER)
        of = antecedent(than)
        same = _is_of_kind(of, read) or (isinstance(of, Affected) and read.kind is Kind.SOURCE)
        return self._found(reading, of, SAME if same else OTHER)


def _plain(word: str) -> str:
    low = word.lower()
    return {"@": "~", "an": "a"}.get(low, low)


def _beside(words: list[str], printed: list[str]) -> dict[int, int]:
    """For the places of words the places of the same words as printed."""
    one = [_plain(word) for word in words]
    other = [_plain(word) for word in printed]
    found: dict[int, int] = {}
    for block in SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks():
        for offset in range(block.size):
            found[block.a + offset] = block.b + offset
    return found


def _named_by(nodes: tuple[Node, ...]) -> Iterator[Ref]:
    """The things that nodes around a word are about."""
    for node in nodes:
        if isinstance(node, Static) and not isinstance(node.affects, Is):
            yield Affected()
        for name in field_names(node):
            value: object = getattr(node, name)
            if isinstance(value, Ref):
                yield value
            elif isinstance(value, Is):
                yield value.ref


def _speaks(ref: Ref, word: str) -> bool:
    """Whether a reference is the one that the word stands for."""
    named = word.startswith(("that ", "those ", "the "))
    return isinstance(ref, That) is named


def _alike(one: Ref, other: Ref) -> bool:
    if isinstance(one, Target) and isinstance(other, Target):
        return one.slot == other.slot
    if isinstance(one, (This, ThisSpell, NamedSource)):
        return isinstance(other, (This, ThisSpell, NamedSource))
    return one == other


def _is_of_kind(meant: Ref, read: Mention) -> bool:
    """Whether a node that isn't printed as a reference is of the kind of a mention."""
    kind = read.kind
    if isinstance(meant, (This, ThisSpell, NamedSource)):
        return kind is Kind.SOURCE
    if isinstance(meant, EventObject):
        return kind is Kind.EVENT and not read.player
    if isinstance(meant, EventPlayer):
        return kind in _OF_PLAYERS and read.player
    if isinstance(meant, (ControllerOf, OwnerOf)):
        return read.player
    if isinstance(meant, Attached):
        return kind is Kind.HOST
    if isinstance(meant, (Bound, TheOne)):
        return kind in (Kind.SOME, Kind.EACH, Kind.EVENT)
    if isinstance(meant, HostOf):
        return kind is Kind.SOME
    if isinstance(meant, Counterparts):
        return read.plural
    if isinstance(meant, Each) and is_player_filter(meant.filter):
        return read.player and kind in (Kind.EACH, Kind.SOME)
    return isinstance(meant, (Affected, Each)) and kind is Kind.EACH
