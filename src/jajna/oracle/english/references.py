"""Reads references, which are made of noun phrases and pronouns. CR 109, 115."""

from __future__ import annotations

from typing import Final

from jajna.ir.base import Filter, Node, Ref, Said, said_alike, walk, without_repeats
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.filters.identity import Other, OtherThan
from jajna.ir.filters.logic import All, Either
from jajna.ir.filters.names import NamedLike, SameNameAs
from jajna.ir.filters.nouns import AnyTarget, Card, OfSubtype, OfType, Player, Spell, Token
from jajna.ir.filters.owners import Controlled, ControlledByOpponent, Owned
from jajna.ir.filters.states import AttachedTo
from jajna.ir.mentions import is_player_filter, may_be_player
from jajna.ir.players import PlayerFirst, PlayerOrController
from jajna.ir.refs import (
    ANY_NUMBER,
    THAT_MANY,
    THE_CHOSEN,
    THE_OTHER,
    X_TARGETS,
    YOU,
    And,
    Attached,
    Each,
    EachWord,
    It,
    Target,
    That,
    TheOne,
    This,
    You,
)
from jajna.ir.shared_zone import in_one_zone
from jajna.oracle.english.nouns import (
    joined_filter,
    noun_chain,
    noun_phrases,
    plural_head,
    suffixes_of,
)
from jajna.oracle.grammar import Spec
from jajna.oracle.language import ENGLISH
from jajna.oracle.mentions import says_whose
from jajna.oracle.reader import Reader, Reading
from jajna.subtypes import SINGULARS
from jajna.vocab import Type
from jajna.wording import CHOICES

__all__ = ["THE_NOUNS", "attached", "references", "single_references"]

RefReading = tuple[Ref, int]


def _targets(reader: Reader, position: int) -> list[RefReading]:
    """Target phrases, also "each of" several and several "each"."""
    if reader.at(position, "each", "of"):
        found = _plain_targets(reader, position + 2)
        return [(_with_each(ref, "each of"), end) for ref, end in found if _several(ref)]
    found = _plain_targets(reader, position)
    after = [
        (_with_each(ref, "each"), end + 1)
        for ref, end in found
        if reader.at(end, "each") and _several(ref)
    ]
    return found + after


def _several(ref: Ref) -> bool:
    return isinstance(ref, Target) and ref.maximum != 1


def _with_each(ref: Ref, each: str) -> Ref:
    assert isinstance(ref, Target), ref
    return Target(ref.filter, ref.minimum, ref.maximum, ref.slot, each)


def _plain_targets(reader: Reader, position: int) -> list[RefReading]:
    if reader.at(position, "any", "target"):
        return _any_target(reader, (AnyTarget(),), position + 2)
    if reader.at(position, "any", "other", "target"):
        return _any_target(reader, (Other(), AnyTarget()), position + 3)
    if reader.at(position, "target"):
        return _target_of(reader, position + 1, 1, 1, False)
    if reader.at(position, "another", "target"):
        bare: list[RefReading] = [
            (Target(All((Other(), AnyTarget())), each="another"), position + 2)
        ]
        return bare + _target_of(reader, position + 2, 1, 1, True)
    for word in ("second", "third"):
        if reader.at(position, "a", word, "target"):
            further = [(ref, end) for ref, end in _target_of(reader, position + 3, 1, 1, True)]
            further.append((Target(All((Other(), AnyTarget()))), position + 3))
            return [(_with_each(ref, word), end) for ref, end in further]
    minimum, maximum, start = _target_numbers(reader, position)
    if start == position:
        return []
    other = reader.at(start, "other") or reader.at(start, "another")
    if other:
        start += 1
    if reader.at(start, "target"):
        return _target_of(reader, start + 1, minimum, maximum, other)
    if reader.at(start, "targets"):
        fits: Filter = All((Other(), AnyTarget())) if other else AnyTarget()
        return [(Target(fits, minimum, maximum), start + 1)]
    return []


def _any_target(reader: Reader, core: tuple[Filter, ...], end: int) -> list[RefReading]:
    """Any target, which may be described further: "that was dealt damage this turn"."""
    return [
        (Target(joined_filter((*core, *after))), last) for after, last in suffixes_of(reader, end)
    ]


def _target_numbers(reader: Reader, position: int) -> tuple[int, int, int]:
    if reader.at(position, "any", "number", "of"):
        return 0, ANY_NUMBER, position + 3
    if reader.at(position, "one", "or", "two"):
        return 1, 2, position + 3
    if reader.at(position, "one", "or", "more"):
        return 1, ANY_NUMBER, position + 3
    if reader.at(position, "one", ",", "two", ",", "or", "three"):
        return 1, 3, position + 6
    if reader.at(position, "x"):
        return X_TARGETS, X_TARGETS, position + 1
    up_to = reader.at(position, "up", "to")
    start = position + 2 if up_to else position
    if up_to and reader.at(start, "x"):
        return 0, X_TARGETS, start + 1
    if up_to and reader.at(start, "that", "many"):
        return 0, THAT_MANY, start + 2
    number = reader.number(start) if start < reader.size else None
    if number is None:
        return 0, 0, position
    return (0 if up_to else number), number, start + 1


def _target_of(
    reader: Reader, position: int, minimum: int, maximum: int, other: bool
) -> list[RefReading]:
    found: list[RefReading] = []
    for fits, end in noun_phrases(reader, position):
        if isinstance(fits, Other) or (isinstance(fits, All) and Other() in fits.parts):
            continue
        if other:
            fits = All((Other(), *(fits.parts if isinstance(fits, All) else (fits,))))
        found.append((Target(fits, minimum, maximum), end))
    return found


def _quantified(reader: Reader, position: int) -> list[RefReading]:
    found: list[RefReading] = []
    for word in (EachWord.EACH, EachWord.ALL, EachWord.ALL_THE):
        if start := reader.past(position, str(word)):
            found += [(Each(fits, word), end) for fits, end in noun_phrases(reader, start)]
    return found


def _anyone(reader: Reader, position: int) -> list[RefReading]:
    """ "Any player", "any opponent": each of them may do something."""
    if not reader.at(position, "any"):
        return []
    return [
        (Each(fits, EachWord.ANYONE), end)
        for fits, end in noun_phrases(reader, position + 1)
        if is_player_filter(fits)
    ]


def _damaged_this_way(reader: Reader, position: int) -> list[RefReading]:
    """ "A creature dealt damage this way": a reference to each of those creatures."""
    if reader.lower_tokens[position] not in ("a", "an"):
        return []
    return [
        (Each(fits, EachWord.ANY), end)
        for fits, end in noun_phrases(reader, position + 1)
        if isinstance(fits, All) and has_trait(fits.parts[-1], Trait.NAMES_EACH)
    ]


def _bare_plurals(reader: Reader, position: int) -> list[RefReading]:
    if _is_of_host(reader, position):
        return []
    return [
        (Each(fits, EachWord.BARE), end)
        for fits, end in noun_phrases(reader, position)
        if any(plural_head(reader, one) for one in range(position, end))
    ]


def _is_of_host(reader: Reader, position: int) -> bool:
    """Whether "enchanted creature" stands there, and not "enchanted creatures"."""
    if reader.lower_tokens[position] not in ATTACHED:
        return False
    if position + 1 >= reader.size or not plural_head(reader, position + 1):
        return True
    noun = reader.tokens[position + 1]
    return SINGULARS.get(noun) == noun  # "enchanted Equipment", "enchanted Plains"


ATTACHED: Final = ("enchanted", "equipped", "fortified")
"""Adjectives for the permanent that an Aura, Equipment or Fortification is attached to."""


def attached(reader: Reader, position: int) -> list[RefReading]:
    """The host of an Aura, Equipment or Fortification: "enchanted creature". CR 303.4, 301.5."""
    the = 1 if reader.at(position, "the") and position + 2 < reader.size else 0
    if not _is_of_host(reader, position + the):
        return []
    word = " ".join(reader.lower_tokens[position : position + the + 1])
    position += the
    found: list[RefReading] = []
    for parts, end in noun_chain(reader, position + 1):
        if not the or Card() not in parts:
            found.append((Attached(joined_filter(parts), word), end))
    return found


PARTICIPLES: Final = frozenset(
    {"sacrificed", "discarded", "exiled", "milled", "returned", "tapped", "revealed", "chosen"}
)
"""Participles for objects that a cost or instruction acted on: "the sacrificed creature"."""

THE_NOUNS: Final = (
    ("player", Player()),
    ("card", Card()),
    ("creature", OfType(Type.CREATURE)),
    ("artifact", OfType(Type.ARTIFACT)),
    ("land", OfType(Type.LAND)),
    ("wall", OfSubtype("Wall")),
    ("spell", Spell()),
)
"""The nouns that refer back with "the" alone."""


def _is_plural(reader: Reader, start: int, end: int) -> bool:
    return any(plural_head(reader, one) for one in range(start, end))


def _pronouns(reader: Reader, position: int) -> list[RefReading]:
    word = reader.lower_tokens[position]
    if word == "it":
        return [(It(), position + 1)]
    if word in ("them", "they"):
        found: list[RefReading] = [(It(plural=True), position + 1)]
        if reader.at(position, "they", "each"):
            found.append((It(plural=True, each=True), position + 2))
        return found
    if word == "the" and reader.lower_tokens[position + 1] in PARTICIPLES:
        return _acted_on(reader, position)
    if word == "the" and not plural_head(reader, position + 1):
        whose = [
            (That(fits, None, False, "the"), end)
            for fits, end in noun_phrases(reader, position + 1)
            if says_whose(fits)
        ]
        if whose:
            return [*_the_noun(reader, position), *whose]
    return _the_noun(reader, position) or _those(reader, position)


def _acted_on(reader: Reader, position: int) -> list[RefReading]:
    """What an instruction acted on: "the sacrificed creature", "the chosen cards"."""
    word = reader.lower_tokens[position + 1]
    found: list[RefReading] = []
    for fits, end in noun_phrases(reader, position + 2):
        plural = _is_plural(reader, position + 2, end)
        found.append((TheOne(word, fits, plural), end))
        if word == "chosen":
            found.append((That(fits, None, plural, THE_CHOSEN), end))
    return found


def _the_noun(reader: Reader, position: int) -> list[RefReading]:
    """A noun that refers back with "the" alone: "the creature"."""
    for noun, fits in THE_NOUNS:
        if reader.at(position, "the", noun):
            return [(That(fits, None, False, "the"), position + 2)]
    return []


def _those(reader: Reader, position: int) -> list[RefReading]:
    """ "The tokens", "the other creature", "that creature", "those cards"."""
    word = reader.lower_tokens[position]
    if reader.at(position, "the", "tokens"):
        return [(That(Token(), None, True, "the"), position + 2)]
    if reader.at(position, "the", "aura", "card"):
        aura = All((OfSubtype("Aura"), Card()))
        return [(That(aura, None, False, "the"), position + 3)]
    if reader.at(position, "the", "other", "creature"):
        return [(That(OfType(Type.CREATURE), None, False, THE_OTHER), position + 3)]
    for said in PlayerFirst:
        if after := reader.past(position, said.value.replace("'s", " 's")):
            return [(PlayerOrController(said=said), after)]
    if word == "that":
        return [(That(fits), end) for fits, end in noun_phrases(reader, position + 1)]
    found: list[RefReading] = []
    if word == "those":
        for fits, end in noun_phrases(reader, position + 1):
            found.append((That(fits, None, True), end))
            if reader.at(end, "each"):
                found.append((That(fits, None, True, each=True), end + 1))
    return found


def _base_references(reader: Reader, position: int) -> list[RefReading]:
    found = [
        (value, end)
        for value, end in reader.walk(reader.grammar.start("Ref"), position)
        if isinstance(value, Ref)
    ]
    found += _targets(reader, position)
    found += _quantified(reader, position)
    found += attached(reader, position)
    found += _pronouns(reader, position)
    found += _bare_plurals(reader, position)
    found += _damaged_this_way(reader, position)
    found += _anyone(reader, position)
    return found


def _possessive_bases(reader: Reader, position: int, found: list[RefReading]) -> list[RefReading]:
    bases = [(ref, _after_possessive(reader, end)) for ref, end in found if not _ends_in_ref(ref)]
    bases = [(ref, end) for ref, end in bases if end > 0]
    if reader.at(position, "your"):
        bases.append((YOU, position + 1))
    elif reader.at(position, "its"):
        bases.append((It(), position + 1))
    elif reader.at(position, "their"):
        bases.append((It(plural=True), position + 1))
    return bases


def _ends_in_ref(ref: Ref) -> bool:
    """Whether a reference's words end in another reference; a possessive would be of that one."""
    if not isinstance(ref, (Target, Each)) or not isinstance(ref.filter, All):
        return False
    return isinstance(ref.filter.parts[-1], (OtherThan, AttachedTo, SameNameAs, NamedLike))


def _after_possessive(reader: Reader, position: int) -> int:
    if reader.at(position, "'s") or reader.at(position, "'"):
        return position + 1
    return -1


def single_references(reader: Reader, position: int) -> list[RefReading]:
    """References without "and", with possessives: "its controller", "that creature's owner"."""
    found = without_repeats(_base_references(reader, position))
    postfix = reader.grammar.postfix.get("Ref:'s")
    seen: set[Said[RefReading]] = set()
    while postfix is not None:
        bases = [one for one in _possessive_bases(reader, position, found) if Said(one) not in seen]
        if not bases:
            return found
        for base in bases:
            seen.add(Said(base))
            for value, end in reader.walk(postfix, base[1], (base[0],)):
                known = any(end == after and said_alike(value, one) for one, after in found)
                if isinstance(value, Ref) and not known:
                    found.append((value, end))
    return found


def references(reader: Reader, position: int) -> list[RefReading]:
    """Every reference at the position, as pairs of reference and end."""
    found = single_references(reader, position)
    more: list[RefReading] = []
    for ref, end in found:
        if reader.at(end, "and"):
            for second, last in single_references(reader, end + 1):
                more.append((_both(ref, second), last))
                both = isinstance(ref, Target) and isinstance(second, Target)
                if reader.at(last, "each") and (both or isinstance(ref, (This, You))):
                    more.append((And((ref, second), True), last + 1))
        elif reader.at(end, ",") and isinstance(ref, Each):
            more += _three(reader, ref, end + 1)
        elif reader.at(end, ",") and isinstance(ref, Target):
            more += _further_targets(reader, (ref,), end + 1)
    return found + more


def _both(first: Ref, second: Ref) -> Ref:
    """Two references; whose things the second's are, the first's are too, if nothing says whose:
    "red creatures and white creatures you control".
    """
    if not _is_bare(first) or not _is_bare(second):
        return in_one_zone(And((first, second)))
    assert isinstance(first, Each) and isinstance(second, Each)
    parts = second.filter.parts if isinstance(second.filter, All) else ()
    said = list(walk(first.filter))
    if not parts or not _says_whose(parts[-1]) or any(map(_says_whose, said)):
        return And((first, second))
    if any(isinstance(one, Other) for one in said):
        return And((first, second))  # one noun of two kinds: "other Wolves and Werewolves"
    second_noun = parts[0] if len(parts) == 2 else All(parts[:-1])
    return Each(
        All((Either((first.filter, second_noun), word="and"), parts[-1])), word=EachWord.BARE
    )


def _says_whose(node: Node) -> bool:
    """Whether a description says whose its things are. CR 109.5."""
    return isinstance(node, (Controlled, ControlledByOpponent, Owned))


def _three(reader: Reader, first: Ref, position: int) -> list[RefReading]:
    """The rest of "all cards in exile, spells, and permanents"."""
    return [
        (And((first, second, third)), last)
        for second, end in single_references(reader, position)
        if _is_bare(second) and reader.at(end, ",", "and")
        for third, last in single_references(reader, end + 2)
        if _is_bare(third)
    ]


def _further_targets(reader: Reader, before: tuple[Ref, ...], position: int) -> list[RefReading]:
    """The rest of "up to one target artifact, up to one target creature, and up to one target
    land".
    """
    found: list[RefReading] = []
    ends = reader.at(position, "and")
    for ref, end in single_references(reader, position + 1 if ends else position):
        if not isinstance(ref, Target):
            continue
        if ends and len(before) > 1:
            found.append((in_one_zone(And((*before, ref))), end))
        elif not ends and reader.at(end, ","):
            found += _further_targets(reader, (*before, ref), end + 1)
    return found


def _is_bare(ref: Ref) -> bool:
    return isinstance(ref, Each) and ref.word is EachWord.BARE


def _read_reference(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    if spec.player:
        any_kind = reader.read(Spec("Ref", option=spec.option), position)
        return [one for one in any_kind if isinstance(one[0], Ref) and may_be_player(one[0])]
    if spec.option in CHOICES:
        return [
            one for place in CHOICES[spec.option] for one in reader.family(f"Ref:{place}", position)
        ]
    if spec.option == "'s":
        single = reader.read(Spec("Ref", option="single"), position)
        refs = [(value, end) for value, end in single if isinstance(value, Ref)]
        return list(_possessive_bases(reader, position, refs))
    if spec.option == "that":
        return [one for one in _pronouns(reader, position) if isinstance(one[0], That)]
    if spec.option == "those":
        return [
            one
            for one in single_references(reader, position)
            if isinstance(one[0], (TheOne, That)) and one[0].plural
        ]
    if spec.option == "attached":
        return list(attached(reader, position))
    if spec.option in ("single", "subject"):
        return list(single_references(reader, position))
    return list(references(reader, position))


ENGLISH.families["Ref"] = _read_reference
