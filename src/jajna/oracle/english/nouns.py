"""Reads noun phrases: filters, and references made of them. CR 109.2, 115.1."""

from __future__ import annotations

from typing import Final

from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Filter, Ref, Said, said_alike, walk, without_repeats
from jajna.ir.conditions.spells import Kicked
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.filters.abilities import FromSource, is_about_abilities
from jajna.ir.filters.combat import Attacking, Blocking
from jajna.ir.filters.identity import Is, Other, OtherThan
from jajna.ir.filters.logic import All, Either, Not, Several
from jajna.ir.filters.names import NamedLike, SameNameAs
from jajna.ir.filters.nouns import (
    AnyTarget,
    Card,
    OfSubtype,
    OfType,
    Permanent,
    Player,
    Spell,
    StackAbility,
    Token,
)
from jajna.ir.filters.qualities import OfColor, OfSupertype, WithKeyword
from jajna.ir.filters.states import AttachedTo, Enchanted, Tapped, Untapped
from jajna.ir.filters.stats import StatIs
from jajna.ir.measures import Stat
from jajna.ir.mentions import is_player_filter, may_be_player
from jajna.ir.modified import Modified
from jajna.ir.refs import (
    ANY_NUMBER,
    THAT_MANY,
    THE_OTHER,
    X_TARGETS,
    YOU,
    And,
    Attached,
    Each,
    EachWord,
    It,
    NamedSource,
    Opponents,
    PlayerOrController,
    Target,
    That,
    TheOne,
    This,
    You,
)
from jajna.oracle.grammar import Spec
from jajna.oracle.language import ENGLISH
from jajna.oracle.reader import Reader, Reading, unique
from jajna.subtypes import ALL_SUBTYPES, SINGULARS
from jajna.text.lexicon import (
    COLOR_WORDS,
    NOUNS,
    SUPERTYPE_WORDS,
    TYPE_WORDS,
    abilities_of,
    ability_kinds,
)
from jajna.vocab import Type
from jajna.wording import CHOICES

__all__ = ["noun_phrases", "references"]

FilterReading = tuple[Filter, int]
RefReading = tuple[Ref, int]

_ADJECTIVES: Final[dict[str, Filter]] = {
    **{english: OfColor(color) for color, (english, _) in COLOR_WORDS.items()},
    **{english: OfSupertype(bit) for bit, (english, _) in SUPERTYPE_WORDS.items()},
}
_NOUNS: Final[dict[str, Filter]] = {
    **{row[0]: OfType(bit) for bit, row in TYPE_WORDS.items()},
    **{row[1]: OfType(bit) for bit, row in TYPE_WORDS.items()},
    **{row[1]: row[0] for row in NOUNS},
    **{row[2]: row[0] for row in NOUNS},
}
_HEADS: Final = (Card, Spell, Permanent, Token)
"""Nouns that may follow a list of types: "instant or sorcery card"."""

_NEGATED: Final[dict[str, Filter]] = {
    **_ADJECTIVES,
    **{row[0]: OfType(bit) for bit, row in TYPE_WORDS.items()},
    "token": Token(),
}


def plural_head(reader: Reader, position: int) -> bool:
    """Whether the word at the position is a plural noun."""
    low, text = reader.lower_tokens[position], reader.tokens[position]
    for row in NOUNS:
        if low == row[2]:
            return True
    for words in TYPE_WORDS.values():
        if low == words[1]:
            return True
    return text in SINGULARS


# -- parts ---------------------------------------------------------------------------------------


def _subtype(reader: Reader, position: int) -> list[FilterReading]:
    text = reader.tokens[position]
    if text == "Urza" and reader.at(position + 1, "'s"):
        return [(OfSubtype("Urza's"), position + 2)]
    if text == "Time" and position + 1 < reader.size and reader.tokens[position + 1] == "Lord":
        return [(OfSubtype("Time Lord"), position + 2)]
    if text in ALL_SUBTYPES:
        return [(OfSubtype(text), position + 1)]
    if text in SINGULARS:
        return [(OfSubtype(SINGULARS[text]), position + 1)]
    return []


def _noun(reader: Reader, position: int) -> list[FilterReading]:
    if position >= reader.size:
        return []
    if reader.lower_tokens[position] in ability_kinds():
        ability = _kind_of_ability(reader, position)
        if ability:
            return ability
    found = _NOUNS.get(reader.lower_tokens[position])
    if found is not None and reader.tokens[position][1:] == reader.lower_tokens[position][1:]:
        return [(found, position + 1)]
    return _subtype(reader, position)


def _kind_of_ability(reader: Reader, position: int) -> list[FilterReading]:
    """ "Loyalty ability", "activated or triggered abilities"."""
    kinds = [reader.lower_tokens[position]]
    end = position + 1
    while reader.at(end, "or") and reader.lower_tokens[end + 1] in ability_kinds():
        kinds.append(reader.lower_tokens[end + 1])
        end += 2
    if end < reader.size and reader.lower_tokens[end] in ("ability", "abilities"):
        return [(abilities_of(kinds), end + 1)]
    return []


def _negated(reader: Reader, position: int) -> list[FilterReading]:
    low, text = reader.lower_tokens[position], reader.tokens[position]
    if not low.startswith("non"):
        return []
    rest = low[3:].lstrip("-")
    if rest in _NEGATED:
        return [(Not(_NEGATED[rest]), position + 1)]
    subtype = text[3:].lstrip("-")
    if subtype in ALL_SUBTYPES:
        return [(Not(OfSubtype(subtype)), position + 1)]
    return []


def _one_adjective(reader: Reader, position: int) -> list[FilterReading]:
    if position >= reader.size:
        return []
    low = reader.lower_tokens[position]
    if low in ("other", "another"):
        return [(Other(), position + 1)]
    found: list[FilterReading] = []
    known = _ADJECTIVES.get(low)
    if known is not None:
        found.append((known, position + 1))
    found += _negated(reader, position)
    for value, end in reader.walk(reader.grammar.start("Filter:prefix"), position):
        if isinstance(value, Filter):
            found.append((value, end))
    return found


def _adjective(reader: Reader, position: int) -> list[FilterReading]:
    """An adjective, or several joined: "attacking or blocking", "white and/or blue"."""
    found = _one_adjective(reader, position)
    more: list[FilterReading] = []
    for first, end in found:
        word, after = _joining_word(reader, end)
        if after == end or isinstance(first, Other):
            continue
        more += [
            (Either((first, second), word), last) for second, last in _one_adjective(reader, after)
        ]
    return found + more


def _joining_word(reader: Reader, position: int) -> tuple[str, int]:
    if reader.at(position, "and", "/", "or"):
        return "and/or", position + 3
    if reader.at(position, "or"):
        return "or", position + 1
    if reader.at(position, "and"):
        return "and", position + 1
    return "", position


def _adjectives(reader: Reader, position: int) -> list[tuple[tuple[Filter, ...], int]]:
    found: list[tuple[tuple[Filter, ...], int]] = [((), position)]
    at = 0
    while at < len(found):
        parts, end = found[at]
        at += 1
        start = end
        if parts and reader.at(end, ","):
            start = end + 1
        for part, after in _adjective(reader, start):
            found.append(((*parts, part), after))
    return found


def _chain(reader: Reader, position: int) -> list[tuple[tuple[Filter, ...], int]]:
    """Nouns side by side: "artifact creature", "Goblin Warrior", "creature card"."""
    found: list[tuple[tuple[Filter, ...], int]] = []
    parts: tuple[Filter, ...] = ()
    end = position
    while True:
        nouns = _noun(reader, end)
        if not nouns:
            return found
        noun, end = nouns[0]
        parts = (*parts, noun)
        found.append((parts, end))


def _item(parts: tuple[Filter, ...]) -> Filter:
    return parts[0] if len(parts) == 1 else All(parts)


def _core(reader: Reader, position: int) -> list[tuple[tuple[Filter, ...], int]]:
    """Nouns, or alternatives that may share a last noun: "instant or sorcery card"."""
    found = _chain(reader, position)
    alternatives: list[tuple[tuple[Filter, ...], str, int]] = []
    for parts, end in found:
        if isinstance(parts[-1], Card):
            continue
        _more_alternatives(reader, (_item(parts),), end, alternatives)
    result = list(found)
    for items, word, end in alternatives:
        shared = _shared_type(items, word)
        if shared is not None:
            result.append((shared, end))
            continue
        either = Either(items, word)
        heads = _noun(reader, end)
        if heads and isinstance(heads[0][0], _HEADS):
            result.append(((either, heads[0][0]), heads[0][1]))
        if not _may_share_head(items[-1]):
            result.append(((either,), end))
    return result


def _may_share_head(last: Filter) -> bool:
    """Whether the last noun belongs to every alternative: "instant or sorcery card".

    In "permanent or suspended card" it belongs to the last one alone.
    """
    if not isinstance(last, All) or not isinstance(last.parts[-1], _HEADS):
        return False
    return not has_trait(last.parts[0], Trait.STANDS_ALONE)


def _shared_type(items: tuple[Filter, ...], word: str) -> tuple[Filter, ...] | None:
    """The parts of "Wolf or Werewolf creature", subtypes that share a card type, as a tuple.

    None if the alternatives are anything else.
    """
    *before, last = items
    if not isinstance(last, All) or not all(isinstance(one, OfSubtype) for one in before):
        return None
    first, *rest = last.parts
    if not isinstance(first, OfSubtype) or not isinstance(rest[0], OfType):
        return None
    return (Either((*before, first), word), *rest)


def _more_alternatives(
    reader: Reader,
    items: tuple[Filter, ...],
    end: int,
    found: list[tuple[tuple[Filter, ...], str, int]],
) -> None:
    comma = reader.at(end, ",")
    word, start = _joining_word(reader, end + 1 if comma else end)
    if word and start > end + (1 if comma else 0):
        if comma == (len(items) > 1):
            for parts, after in _alternative(reader, start):
                found.append(((*items, _item(parts)), word, after))
        return
    if comma:
        for parts, after in _alternative(reader, end + 1):
            _more_alternatives(reader, (*items, _item(parts)), after, found)


def _alternative(reader: Reader, position: int) -> list[tuple[tuple[Filter, ...], int]]:
    """One alternative of a list, which may have its own "non" adjectives or be suspended."""
    found = _chain(reader, position)
    adjectives = _negated(reader, position) if position < reader.size else []
    adjectives += [
        (adjective, end)
        for adjective, end in _one_adjective(reader, position)
        if has_trait(adjective, Trait.STANDS_ALONE)
    ]
    for adjective, end in adjectives:
        found += [((adjective, *parts), after) for parts, after in _chain(reader, end)]
    return found


def suffixes_of(reader: Reader, position: int) -> list[tuple[tuple[Filter, ...], int]]:
    """The suffixes after a noun, as pairs of a tuple of filters and their end.

    Of two readings with the same end, the one with deeper nesting counts: in "creatures with power
    greater than the number of cards in your hand" the cards are in the hand.
    """
    found: list[tuple[tuple[Filter, ...], int]] = [((), position)]
    at = 0
    while at < len(found):
        parts, end = found[at]
        at += 1
        for value, after in reader.walk(reader.grammar.start("Filter:suffix"), end):
            if isinstance(value, Filter):
                found.append(((*parts, value), after))
    return [
        (parts, end)
        for parts, end in found
        if len(parts) == min([len(other) for other, last in found if last == end])
    ]


def noun_phrases(reader: Reader, position: int) -> list[FilterReading]:
    """Every noun phrase without an article at the position, as pairs of filter and end."""
    found: list[FilterReading] = []
    for before, start in _adjectives(reader, position):
        for core, end in _core(reader, start):
            for after, last in suffixes_of(reader, end):
                if suits(core, after):
                    found.append((assembled(before, core, after), last))
    for kinds, end in _kinds_of_spells(reader, position):
        for after, last in suffixes_of(reader, end):
            found.append((All((kinds, *after)) if after else kinds, last))
    found += _kinds_of_creatures(reader, position)
    return found


def _is_of_spells_too(part: Filter) -> bool:
    return has_trait(part, Trait.SAYS_TARGETS) or (isinstance(part, FromSource) and not part.owned)


def _kinds_of_spells(reader: Reader, position: int) -> list[FilterReading]:
    """ "Red spells and white spells"."""
    rows: list[tuple[tuple[Filter, ...], int]] = [
        ((kind,), end) for kind, end in _one_kind_of_spells(reader, position)
    ]
    found: list[FilterReading] = []
    while rows:
        kinds, end = rows.pop()
        if reader.at(end, "and"):
            for kind, last in _one_kind_of_spells(reader, end + 1):
                rows.append(((*kinds, kind), last))
                found.append((Either((*kinds, kind), "and"), last))
    return found


def _one_kind_of_spells(reader: Reader, position: int) -> list[tuple[Filter, int]]:
    if "spells" not in reader.lower_tokens[position + 1 : position + 4]:
        return []
    return [
        (All((*before, *core)), end)
        for before, start in _adjectives(reader, position)
        for core, end in _chain(reader, start)
        if core[-1] == Spell() and len(before) + len(core) > 1 and Other() not in before
    ]


def _kinds_of_creatures(reader: Reader, position: int) -> list[FilterReading]:
    """ "Artifact creatures and/or white creatures"."""
    return [
        (Either((first, second), "and/or"), last)
        for first, end in _one_kind_of_creatures(reader, position)
        if reader.at(end, "and", "/", "or")
        for second, last in _one_kind_of_creatures(reader, end + 3)
    ]


def _one_kind_of_creatures(reader: Reader, position: int) -> list[FilterReading]:
    if "creatures" not in reader.lower_tokens[position + 1 : position + 3]:
        return []
    return [
        (All((*before, *core)), end)
        for before, start in _adjectives(reader, position)
        for core, end in _chain(reader, start)
        if core[-1] == OfType(Type.CREATURE) and reader.lower_tokens[end - 1] == "creatures"
        if len(before) + len(core) > 1 and Other() not in before
    ]


def suits(core: tuple[Filter, ...], after: tuple[Filter, ...]) -> bool:
    """Whether the suffixes can describe the nouns.

    In "an ability of an artifact that isn't a mana ability" the suffix can't describe the artifact.
    """
    said = [
        part for part in after if is_about_abilities(part) or has_trait(part, Trait.SAYS_TARGETS)
    ]
    nouns = [node for part in core for node in walk(part)]
    if all(_is_of_spells_too(part) for part in said):
        return not said or any(isinstance(noun, (StackAbility, Spell)) for noun in nouns)
    return any(isinstance(noun, StackAbility) for noun in nouns)


def assembled(
    before: tuple[Filter, ...], core: tuple[Filter, ...], after: tuple[Filter, ...]
) -> Filter:
    """The filter of a noun phrase; a suffix for creatures only describes the last noun only."""
    if len(core) == 1 and isinstance(core[0], Either) and after:
        first = after[0]
        either = core[0]
        if isinstance(first, (WithKeyword, StatIs)) and _only_of_creatures(first, either):
            last = All((either.parts[-1], first))
            core = (Either((*either.parts[:-1], last), either.word),)
            after = after[1:]
    parts = (*before, *core, *after)
    return parts[0] if len(parts) == 1 else All(parts)


def _only_of_creatures(suffix: Filter, either: Either) -> bool:
    if isinstance(suffix, StatIs) and suffix.stat is Stat.MANA_VALUE:
        return False
    others = [part for part in either.parts[:-1] if part != OfType(Type.CREATURE)]
    return either.parts[-1] == OfType(Type.CREATURE) and len(others) == len(either.parts) - 1


def _with_article(reader: Reader, position: int) -> list[FilterReading]:
    """ "A Swamp", "another creature", "a Mountain or a Plains"."""
    found = _one_with_article(reader, position)
    more: list[FilterReading] = []
    for first, end in found:
        if reader.at(end, "or"):
            more += [
                (Either((first, second), OR_A), last)
                for second, last in _one_with_article(reader, end + 1)
            ]
    return found + more


OR_A: Final = "or a"
"""The word of an ``Either`` whose parts all have an article."""


def _that_is(reader: Reader, position: int) -> list[Reading]:
    """Descriptions after "that's": noun phrases with an article, plurals, or adjectives."""
    found = _with_article(reader, position)
    if any(plural_head(reader, one) for one in range(position, min(position + 3, reader.size))):
        found += noun_phrases(reader, position)
    found += [one for one in _adjective(reader, position) if not isinstance(one[0], Other)]
    found += _adjective_lists(reader, position)
    return list(found)


def _adjective_lists(reader: Reader, position: int) -> list[FilterReading]:
    """ "White, blue, black, or red"."""
    found: list[FilterReading] = []
    rows: list[tuple[tuple[Filter, ...], int]] = [
        ((one,), end) for one, end in _one_adjective(reader, position) if not isinstance(one, Other)
    ]
    while rows:
        parts, end = rows.pop()
        if not reader.at(end, ","):
            continue
        word, start = _joining_word(reader, end + 1)
        for more, after in _one_adjective(reader, start):
            if isinstance(more, Other):
                continue
            if word and len(parts) > 1:
                found.append((Either((*parts, more), word), after))
            elif not word:
                rows.append(((*parts, more), after))
    return found


def is_state(fits: object) -> bool:
    """Whether a filter is only a state, as "tapped" is; another condition reads those."""
    if isinstance(fits, Either):
        return any(is_state(part) for part in fits.parts)
    if isinstance(fits, (Tapped, Untapped, Attacking, Blocking, Enchanted, Kicked, Modified)):
        return True
    return isinstance(fits, Filter) and has_trait(fits, Trait.IS_STATE)


def _one_with_article(reader: Reader, position: int) -> list[FilterReading]:
    if reader.at(position, "another"):
        return noun_phrases(reader, position)
    if reader.lower_tokens[position] in ("a", "an"):
        return noun_phrases(reader, position + 1)
    return []


def _read_filter(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    found = _filters(reader, spec, position)
    if not spec.player:
        return found
    return [
        (value, end)
        for value, end in found
        if isinstance(value, Filter) and is_player_filter(value)
    ]


def _filters(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    """Filters in a slot, with the article that the slot's option asks for."""
    option = spec.option or "a"
    if option == "with":
        return list(reader.walk(reader.grammar.start("Filter:suffix"), position))
    found: list[Reading] = []
    if option in ("this", "these", "named"):
        found += [
            (Is(ref), end)
            for ref, end in single_references(reader, position)
            if isinstance(ref, (This, NamedSource, Attached, It, That))
            or (option != "named" and isinstance(ref, (You, Opponents)))
        ]
        for named, end in list(found):
            if reader.at(end, "or") and isinstance(named, Filter):
                found += [
                    (Either((named, fits)), last) for fits, last in _with_article(reader, end + 1)
                ]
                found += [
                    (Either((named, Is(host))), last) for host, last in _attached(reader, end + 1)
                ]
        if option == "named":
            return [one for one in found if isinstance(one[0], Is)]
        if option == "this" and reader.at(position, "one", "or", "more"):
            return [
                (Several(fits), end)
                for fits, end in noun_phrases(reader, position + 3)
                if not is_player_filter(fits)
            ]
        option = "a" if option == "this" else "s"
    if option == "some" and reader.at(position, "one", "or", "more"):
        return [(Several(fits), end) for fits, end in noun_phrases(reader, position + 3)]
    if option in ("a", "some"):
        return [*found, *_with_article(reader, position)]
    if option == "that":
        return _that_is(reader, position)
    if option == "quality":
        return [one for one in _that_is(reader, position) if not is_state(one[0])]
    if not reader.at(position, "another"):
        found += noun_phrases(reader, position)
    return found


ENGLISH.families["Filter"] = _read_filter
ENGLISH.noun_readers.append(noun_phrases)


# -- references ----------------------------------------------------------------------------------


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
        return [(Target(AnyTarget()), position + 2)]
    if reader.at(position, "any", "other", "target"):
        return [(Target(All((Other(), AnyTarget()))), position + 3)]
    if reader.at(position, "target"):
        return _target_of(reader, position + 1, 1, 1, False)
    if reader.at(position, "another", "target"):
        bare: list[RefReading] = [
            (Target(All((Other(), AnyTarget())), each="another"), position + 2)
        ]
        return bare + _target_of(reader, position + 2, 1, 1, True)
    if reader.at(position, "a", "third", "target"):
        third = [(ref, end) for ref, end in _target_of(reader, position + 3, 1, 1, True)]
        third.append((Target(All((Other(), AnyTarget()))), position + 3))
        return [(_with_each(ref, "third"), end) for ref, end in third]
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


def _target_numbers(reader: Reader, position: int) -> tuple[int, int, int]:
    if reader.at(position, "any", "number", "of"):
        return 0, ANY_NUMBER, position + 3
    if reader.at(position, "one", "or", "two"):
        return 1, 2, position + 3
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
    for word in (EachWord.EACH, EachWord.ALL):
        if reader.at(position, str(word)):
            found += [(Each(fits, word), end) for fits, end in noun_phrases(reader, position + 1)]
    return found


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
    if reader.lower_tokens[position] in ATTACHED:
        return []
    return [
        (Each(fits, EachWord.BARE), end)
        for fits, end in noun_phrases(reader, position)
        if any(plural_head(reader, one) for one in range(position, end))
    ]


ATTACHED: Final = ("enchanted", "equipped", "fortified")
"""Adjectives for the permanent that an Aura, Equipment or Fortification is attached to."""


def _attached(reader: Reader, position: int) -> list[RefReading]:
    word = reader.lower_tokens[position]
    if word not in ATTACHED:
        return []
    found: list[RefReading] = []
    for parts, end in _chain(reader, position + 1):
        found.append((Attached(_item(parts), word), end))
    return found


PARTICIPLES: Final = frozenset(
    {"sacrificed", "discarded", "exiled", "returned", "tapped", "revealed", "chosen"}
)
"""Participles for objects that a cost or instruction acted on: "the sacrificed creature"."""


THE_NOUNS: Final = (
    ("player", Player()),
    ("card", Card()),
    ("creature", OfType(Type.CREATURE)),
    ("artifact", OfType(Type.ARTIFACT)),
    ("land", OfType(Type.LAND)),
    ("wall", OfSubtype("Wall")),
)
"""The nouns that refer back with "the" alone."""


PLAYER_OR_CONTROLLER: Final = (
    "that", "player", "or", "that", "planeswalker", "'s", "controller",
)  # fmt: skip


def _is_plural(reader: Reader, start: int, end: int) -> bool:
    return any(plural_head(reader, one) for one in range(start, end))


def _pronouns(reader: Reader, position: int) -> list[RefReading]:
    word = reader.lower_tokens[position]
    if word == "it":
        return [(It(), position + 1)]
    if word in ("them", "they"):
        return [(It(plural=True), position + 1)]
    if word == "the" and reader.lower_tokens[position + 1] in PARTICIPLES:
        return [
            (
                TheOne(
                    reader.lower_tokens[position + 1], fits, _is_plural(reader, position + 2, end)
                ),
                end,
            )
            for fits, end in noun_phrases(reader, position + 2)
        ]
    for noun, fits in THE_NOUNS:
        if reader.at(position, "the", noun):
            return [(That(fits, None, False, "the"), position + 2)]
    if reader.at(position, "the", "other", "creature"):
        return [(That(OfType(Type.CREATURE), None, False, THE_OTHER), position + 3)]
    if reader.at(position, *PLAYER_OR_CONTROLLER):
        return [(PlayerOrController(), position + len(PLAYER_OR_CONTROLLER))]
    if word in ("that", "those"):
        return [
            (That(fits, None, word == "those"), end)
            for fits, end in noun_phrases(reader, position + 1)
        ]
    return []


def _base_references(reader: Reader, position: int) -> list[RefReading]:
    found = [
        (value, end)
        for value, end in reader.walk(reader.grammar.start("Ref"), position)
        if isinstance(value, Ref)
    ]
    found += _targets(reader, position)
    found += _quantified(reader, position)
    found += _attached(reader, position)
    found += _pronouns(reader, position)
    found += _bare_plurals(reader, position)
    found += _damaged_this_way(reader, position)
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
                more.append((And((ref, second)), last))
                if reader.at(last, "each") and isinstance(ref, You):
                    more.append((And((ref, second), True), last + 1))
        elif reader.at(end, ",") and isinstance(ref, Each):
            more += _three(reader, ref, end + 1)
    return found + more


def _three(reader: Reader, first: Ref, position: int) -> list[RefReading]:
    """The rest of "all cards in exile, spells, and permanents"."""
    return [
        (And((first, second, third)), last)
        for second, end in single_references(reader, position)
        if _is_bare(second) and reader.at(end, ",", "and")
        for third, last in single_references(reader, end + 2)
        if _is_bare(third)
    ]


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
        return list(_attached(reader, position))
    if spec.option in ("single", "subject"):
        return list(single_references(reader, position))
    return list(references(reader, position))


ENGLISH.families["Ref"] = _read_reference


def counted_nouns(reader: Reader, position: int, amounts: list[Reading]) -> list[Reading]:
    """An amount and a noun phrase as one: "a creature", "two creatures", as a pair."""
    found: list[Reading] = []
    if reader.at(position, "another"):
        found += [((Number(1), fits), end) for fits, end in noun_phrases(reader, position)]
    for amount, start in amounts:
        if isinstance(amount, Amount) and not reader.at(start, "another"):
            found += [((amount, fits), end) for fits, end in noun_phrases(reader, start)]
    found += [
        ((Number(1), fits), end)
        for fits, end in [*_with_article(reader, position), *_three_kinds(reader, position)]
        if isinstance(fits, Either) and fits.word == OR_A
    ]
    return unique(found)


def _three_kinds(reader: Reader, position: int) -> list[FilterReading]:
    """ "A snow permanent card, a legendary card, or a Saga card"."""
    return [
        (Either((first, second, third), OR_A), last)
        for first, end in _one_with_article(reader, position)
        if reader.at(end, ",") and end + 1 < reader.size
        for second, after in _one_with_article(reader, end + 1)
        if reader.at(after, ",", "or") and after + 2 < reader.size
        for third, last in _one_with_article(reader, after + 2)
    ]
