"""Reads noun phrases as filters: nouns, adjectives and what stands after them. CR 109."""

from __future__ import annotations

from typing import Final

from jajna.ir.base import ANYWHERE, Filter, walk
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.filters.abilities import FromSource, is_about_abilities
from jajna.ir.filters.combat import Attacking, Blocking
from jajna.ir.filters.identity import Other
from jajna.ir.filters.logic import All, Either, Not, is_contradictory
from jajna.ir.filters.names import SameNameAs
from jajna.ir.filters.nouns import (
    Card,
    Commander,
    OfSubtype,
    OfType,
    Outlaw,
    Permanent,
    Spell,
    StackAbility,
    Token,
)
from jajna.ir.filters.owners import ControlledByOpponent, WhoControls
from jajna.ir.filters.qualities import OfColor, OfSupertype, WithKeyword
from jajna.ir.filters.stats import StatIs, compared_among_all
from jajna.ir.filters.zones import InZone, InZones
from jajna.ir.measures import Stat
from jajna.ir.mentions import is_player_filter
from jajna.ir.refs import That
from jajna.oracle.language import ENGLISH
from jajna.oracle.reader import Reader
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

__all__ = [
    "FilterReading",
    "assembled",
    "joined_filter",
    "noun_chain",
    "noun_phrases",
    "plural_head",
    "read_adjective",
    "read_joining_word",
    "read_one_adjective",
    "suffixes_of",
    "suits",
]

FilterReading = tuple[Filter, int]

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
    "outlaw": Outlaw(),
    "commander": Commander(),
    "attacking": Attacking(),
    "blocking": Blocking(),
}


def plural_head(reader: Reader, position: int) -> bool:
    """Whether the word at the position is a plural noun."""
    if position >= reader.size:
        return False
    low, text = reader.lower_tokens[position], reader.tokens[position]
    for row in NOUNS:
        if low == row[2]:
            return True
    for words in TYPE_WORDS.values():
        if low == words[1]:
            return True
    return text in SINGULARS


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


def read_one_adjective(reader: Reader, position: int) -> list[FilterReading]:
    """The readings of a single adjective, as pairs of filter and end."""
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


def read_adjective(reader: Reader, position: int) -> list[FilterReading]:
    """An adjective, or several joined: "attacking, blocking, or tapped"."""
    found = read_one_adjective(reader, position)
    more: list[FilterReading] = []
    for first, end in found:
        if isinstance(first, Other):
            continue
        more += [
            (Either((first, *others), word), last)
            for others, word, last in _joined_adjectives(reader, end)
        ]
    return found + more


def _joined_adjectives(reader: Reader, position: int) -> list[tuple[tuple[Filter, ...], str, int]]:
    """The adjectives that are joined to the one before, with the conjunction and their end."""
    comma = 1 if reader.at(position, ",") else 0
    word, after = read_joining_word(reader, position + comma)
    if word:
        last_ones = read_one_adjective(reader, after) + _noun_before_head(reader, after)
        return [((one,), word, last) for one, last in last_ones]
    if not comma:
        return []
    return [
        ((one, *others), joining, last)
        for one, end in read_one_adjective(reader, position + 1)
        for others, joining, last in _joined_adjectives(reader, end)
    ]


def _noun_before_head(reader: Reader, position: int) -> list[FilterReading]:
    """A type or subtype that is said of the noun after it: "noncreature or Otter spell"."""
    for noun, end in _noun(reader, position):
        heads = _noun(reader, end)
        if isinstance(noun, (OfType, OfSubtype)) and heads and isinstance(heads[0][0], _HEADS):
            return [(noun, end)]
    return []


def read_joining_word(reader: Reader, position: int) -> tuple[str, int]:
    """The conjunction at the position with its end; "" if there is none."""
    if reader.at(position, "and", "/", "or"):
        return "and/or", position + 3
    if reader.at(position, "or"):
        return "or", position + 1
    if reader.at(position, "and", "all"):
        return "and all", position + 2
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
        for part, after in read_adjective(reader, start):
            found.append(((*parts, part), after))
    return found


def noun_chain(reader: Reader, position: int) -> list[tuple[tuple[Filter, ...], int]]:
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


def joined_filter(parts: tuple[Filter, ...]) -> Filter:
    """The filter for the parts of one noun phrase."""
    return parts[0] if len(parts) == 1 else All(parts)


def _core(
    reader: Reader, position: int, free: bool = False
) -> list[tuple[tuple[Filter, ...], int]]:
    """Nouns, or alternatives that may share a last noun: "instant or sorcery card".

    ``free``: no adjective stands before them, so that each may have one of its own.
    """
    found = noun_chain(reader, position)
    alternatives: list[tuple[tuple[Filter, ...], str, int]] = []
    for parts, end in found:
        if isinstance(parts[-1], Card):
            continue
        _more_alternatives(reader, (joined_filter(parts),), end, alternatives, free)
    result = list(found)
    for items, word, end in alternatives:
        if any(_is_kind_of(one, other) for one in items for other in items):
            continue
        shared = _shared_type(items, word)
        if shared is not None:
            result.append((shared, end))
            continue
        either = Either(items, word)
        heads = _noun(reader, end)
        if heads and isinstance(heads[0][0], _HEADS):
            result.append(((either, heads[0][0]), heads[0][1]))
        if not _may_share_head(items[-1]) or any(
            isinstance(one, StackAbility) for one in items[:-1]
        ):
            result.append(((either,), end))
    return result


def _is_kind_of(one: Filter, other: Filter) -> bool:
    """Whether an adjective is all that parts one alternative from another: "creature or white
    creature", which nobody would say.
    """
    if not isinstance(one, All) or isinstance(other, All) or one.parts[-1] != other:
        return False
    return not isinstance(one.parts[0], (OfType, OfSubtype))


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
    free: bool,
) -> None:
    comma = reader.at(end, ",")
    word, start = read_joining_word(reader, end + 1 if comma else end)
    if word and start > end + (1 if comma else 0):
        if word == "and/or" and reader.at(start, "other"):  # "creatures and/or other Elves"
            for parts, after in noun_chain(reader, start + 1):
                found.append(((*items, All((Other(), *parts))), word, after))
        if comma == (len(items) > 1):
            for parts, after in _alternative(reader, start, free):
                found.append(((*items, joined_filter(parts)), word, after))
        return
    if comma:
        for parts, after in _alternative(reader, end + 1, free):
            _more_alternatives(reader, (*items, joined_filter(parts)), after, found, free)


def _alternative(reader: Reader, position: int, free: bool) -> list[tuple[tuple[Filter, ...], int]]:
    """One alternative of a list, which may have its own "non" adjectives or be suspended, or with
    ``free`` any adjective.
    """
    found = noun_chain(reader, position)
    adjectives = _negated(reader, position) if position < reader.size else []
    adjectives += [
        (adjective, end)
        for adjective, end in read_one_adjective(reader, position)
        if has_trait(adjective, Trait.STANDS_ALONE)
        or (free and not isinstance(adjective, (Not, Other)))
    ]
    for adjective, end in adjectives:
        found += [((adjective, *parts), after) for parts, after in noun_chain(reader, end)]
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
            if not isinstance(value, Filter) or _is_of_named_alike(value):
                continue
            if not is_contradictory(value):  # "lands you control" aren't "from your hand"
                found.append(((*parts, value), after))
    return [
        (parts, end)
        for parts, end in found
        if len(parts) == min([len(other) for other, last in found if last == end])
    ]


def _is_of_named_alike(part: Filter) -> bool:
    """Whether "from your graveyard" were said of the spell that the described card is named like:
    in "cards with the same name as that spell from your graveyard" it is said of the cards.
    """
    if not isinstance(part, SameNameAs) or not isinstance(part.ref, That):
        return False
    noun = part.ref.noun
    zones = [one for one in noun.parts if isinstance(one, InZone)] if isinstance(noun, All) else []
    return any(one.word == "from" for one in zones)


def noun_phrases(reader: Reader, position: int) -> list[FilterReading]:
    """Every noun phrase without an article at the position, as pairs of filter and end."""
    found: list[FilterReading] = []
    for before, start in _adjectives(reader, position):
        for core, end in _core(reader, start, not before):
            for after, last in suffixes_of(reader, end):
                if suits(core, after):
                    found.append((assembled(before, core, after), last))
    for kinds, end in _kinds_of_spells(reader, position):
        for after, last in suffixes_of(reader, end):
            found.append((All((kinds, *after)) if after else kinds, last))
    found += _kinds_of_creatures(reader, position)
    found += _in_two_places(reader, position)
    for kinds, end in _two_kinds(reader, position):
        for after, last in suffixes_of(reader, end):
            if not after:
                found.append((kinds, last))
            elif len(after) == 1 and isinstance(after[0], InZone):
                found.append((All((kinds, *after)), last))
    return found


def _in_two_places(reader: Reader, position: int) -> list[FilterReading]:
    """Two descriptions of which the second is of cards elsewhere: "creature from the battlefield or
    creature card from a graveyard", "permanent you control or suspended card you own".
    """
    found: list[FilterReading] = []
    for first, end in _described(reader, position, True):
        word, start = read_joining_word(reader, end)
        if word not in ("or", "and/or"):
            continue
        for second, last in _described(reader, start):
            if isinstance(second, All) and Card() in second.parts and second.where() != ANYWHERE:
                found.append((Either((first, second), word, True), last))
    return found


def _described(reader: Reader, position: int, behind: bool = False) -> list[FilterReading]:
    """Noun phrases that say more than the noun, as where cards are; with ``behind`` after it."""
    return [
        (assembled(before, core, after), last)
        for before, start in _adjectives(reader, position)
        for core, end in _core(reader, start, not before)
        for after, last in suffixes_of(reader, end)
        if (after or (before and not behind)) and suits(core, after)
    ]


def _two_kinds(reader: Reader, position: int) -> list[FilterReading]:
    """Two kinds that share no noun: "red creature or black planeswalker", "basic land card or Gate
    card", "basic land cards and/or Gate cards". An adjective before the first describes that alone,
    and what a permanent isn't says nothing of a spell: "spell or nonland permanent".
    """
    found: list[FilterReading] = []
    for before, start in _adjectives(reader, position):
        if Other() in before:
            continue
        for first, end in noun_chain(reader, start):
            word, further = read_joining_word(reader, end)
            if word not in ("or", "and/or"):
                continue
            for adjectives, middle in _adjectives(reader, further):
                if Other() in adjectives:
                    continue
                excluded = any(isinstance(one, Not) for one in adjectives)
                for second, last in noun_chain(reader, middle):
                    if excluded:
                        if first == (Spell(),) and second == (Permanent(),) and not before:
                            permanent = joined_filter((*adjectives, *second))
                            found.append((Either((Spell(), permanent), word), last))
                        continue
                    heads = first[-1] == second[-1] == Card()
                    if word == "and/or" and not heads:
                        continue
                    if heads or (before and adjectives and not isinstance(second[-1], _HEADS)):
                        one = joined_filter((*before, *first))
                        other = joined_filter((*adjectives, *second))
                        found.append((Either((one, other), word), last))
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
        for core, end in noun_chain(reader, start)
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
        for core, end in noun_chain(reader, start)
        if core[-1] == OfType(Type.CREATURE) and reader.lower_tokens[end - 1] == "creatures"
        if len(before) + len(core) > 1 and Other() not in before
    ]


def suits(core: tuple[Filter, ...], after: tuple[Filter, ...]) -> bool:
    """Whether the suffixes can describe the nouns.

    In "an ability of an artifact that isn't a mana ability" the suffix can't describe the artifact,
    only players are those "who control" something, and nobody controls them so. CR 108.4.
    """
    if any(isinstance(part, ControlledByOpponent) for part in after):
        if all(is_player_filter(part) for part in core):
            return False
    if any(isinstance(part, WhoControls) for part in after):
        if not any(is_player_filter(part) for part in core):
            return False
    said = [
        part for part in after if is_about_abilities(part) or has_trait(part, Trait.SAYS_TARGETS)
    ]
    nouns = [node for part in core for node in walk(part)]
    if all(_is_of_spells_too(part) for part in said):
        return not said or any(isinstance(noun, (StackAbility, Spell)) for noun in nouns)
    return any(isinstance(noun, StackAbility) for noun in nouns)


_SPELLS_OR_ABILITIES: Final = (Spell(), StackAbility())


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
        elif before and isinstance(first, FromSource) and either.parts == _SPELLS_OR_ABILITIES:
            # "Red spells or abilities from red sources": an ability has no color of its own.
            spell, ability = either.parts
            return Either((All((*before, spell)), All((ability, *after))), either.word)
    if len(core) == 1 and isinstance(core[0], Either) and _names_cards_too(core[0]):
        parts = core[0].parts
        if after and isinstance(after[0], (InZone, InZones)) and _is_of_cards(parts[-1]):
            # "Spell, nonland permanent, or card in a graveyard": the others are elsewhere.
            parts = (*parts[:-1], All((*_nouns_of(parts[-1]), *after)))
            after = ()
        core = (Either(parts, core[0].word, True),)
    if len(core) == 1 and isinstance(core[0], Either) and _says_its_noun_again(core[0], before):
        first, *others = core[0].parts
        core = (Either((All((*before, first)), *others), core[0].word),)
        before = ()
    parts = (*before, *core, *after)
    return parts[0] if len(parts) == 1 else All(compared_among_all(parts))


def _names_cards_too(either: Either) -> bool:
    """Whether permanents are named and cards beside them: "permanent or suspended card"."""
    return any(_is_of_cards(one) for one in either.parts) and any(
        _nouns_of(one)[-1] == Permanent() for one in either.parts
    )


def _is_of_cards(part: Filter) -> bool:
    """Whether it is a noun phrase of its own, of cards."""
    return _nouns_of(part)[-1] == Card()


def _nouns_of(part: Filter) -> tuple[Filter, ...]:
    """The parts of a noun phrase, the noun last."""
    return part.parts if isinstance(part, All) else (part,)


def _says_its_noun_again(either: Either, before: tuple[Filter, ...]) -> bool:
    """Whether adjectives describe the first noun only: "enchanted creature or artifact creature".

    An artifact creature is a creature: described by them too, it would not be worth saying.
    """
    first, *others = either.parts
    return (
        bool(before)
        and Other() not in before
        and isinstance(first, OfType)
        and all(isinstance(one, All) and one.parts[-1] == first for one in others)
    )


def _only_of_creatures(suffix: Filter, either: Either) -> bool:
    if isinstance(suffix, StatIs) and suffix.stat is Stat.MANA_VALUE:
        return False
    others = [part for part in either.parts[:-1] if part != OfType(Type.CREATURE)]
    return either.parts[-1] == OfType(Type.CREATURE) and len(others) == len(either.parts) - 1


ENGLISH.noun_readers.append(noun_phrases)
