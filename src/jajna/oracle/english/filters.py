"""Reads filters: noun phrases, lists of adjectives, and what references name. CR 109."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Filter, Ref, walk
from jajna.ir.conditions.spells import Kicked
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.filters.combat import Attacking, Blocking
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Either, Several
from jajna.ir.filters.nouns import Card
from jajna.ir.filters.states import Enchanted, Tapped, Untapped
from jajna.ir.filters.zones import InZone
from jajna.ir.mentions import is_player_filter
from jajna.ir.modified import Modified
from jajna.ir.players import Opponents
from jajna.ir.refs import (
    Attached,
    EitherOf,
    It,
    NamedSource,
    Target,
    That,
    This,
    You,
    YourCommander,
)
from jajna.oracle.english.nouns import (
    joined_filter,
    noun_phrases,
    plural_head,
    read_adjective,
    read_joining_word,
    read_one_adjective,
)
from jajna.oracle.english.references import attached, single_references
from jajna.oracle.grammar import Spec
from jajna.oracle.language import ENGLISH
from jajna.oracle.reader import Reader, Reading, unique

if TYPE_CHECKING:
    from jajna.oracle.english.nouns import FilterReading

__all__ = ["OR_A", "counted_nouns", "is_state"]


def _with_article(reader: Reader, position: int) -> list[FilterReading]:
    """ "A Swamp", "another creature", "a Mountain or a Plains"."""
    found = _one_with_article(reader, position)
    more: list[FilterReading] = []
    for first, end in found:
        if reader.at(end, "or"):
            more += [
                (_either((first, second)), last)
                for second, last in _one_with_article(reader, end + 1)
            ]
    return found + more


def _either(kinds: tuple[Filter, ...]) -> Filter:
    """Several kinds with an article each. Where the last card is, all of them are, if nothing says
    where: "a red creature card or an artifact creature card from your hand".
    """
    *before, last = kinds
    if not isinstance(last, All) or not isinstance(last.parts[-1], InZone):
        return Either(kinds, OR_A)
    if not all(_is_card_of_no_zone(one) for one in before):
        return Either(kinds, OR_A)
    alike = (*before, joined_filter(last.parts[:-1]))
    return All((Either(alike, OR_A), last.parts[-1]))


def _is_card_of_no_zone(fits: Filter) -> bool:
    parts = list(walk(fits))
    return any(isinstance(one, Card) for one in parts) and not any(
        isinstance(one, InZone) for one in parts
    )


OR_A: Final = "or a"
"""The word of an ``Either`` whose parts all have an article."""


def _that_is(reader: Reader, position: int) -> list[Reading]:
    """Descriptions after "that's": noun phrases with an article, plurals, or adjectives."""
    found = _with_article(reader, position)
    if any(plural_head(reader, one) for one in range(position, min(position + 3, reader.size))):
        found += noun_phrases(reader, position)
    found += [one for one in read_adjective(reader, position) if not isinstance(one[0], Other)]
    found += _adjective_lists(reader, position)
    return list(found)


def _adjective_lists(reader: Reader, position: int) -> list[FilterReading]:
    """ "White, blue, black, or red"."""
    found: list[FilterReading] = []
    rows: list[tuple[tuple[Filter, ...], int]] = [
        ((one,), end)
        for one, end in read_one_adjective(reader, position)
        if not isinstance(one, Other)
    ]
    while rows:
        parts, end = rows.pop()
        if not reader.at(end, ","):
            continue
        word, start = read_joining_word(reader, end + 1)
        for more, after in read_one_adjective(reader, start):
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


def _is_of_players(ref: Ref) -> bool:
    """Whether a reference names players whom an event may be about: "the chosen player"."""
    return isinstance(ref, (You, Opponents)) or has_trait(ref, Trait.NAMES_PLAYER)


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
            if isinstance(ref, (This, NamedSource, Attached, YourCommander, It, That, EitherOf))
            or (option == "this" and isinstance(ref, Target))
            or has_trait(ref, Trait.NAMES_CREATURE)
            or (option != "named" and _is_of_players(ref))
        ]
        for named, end in list(found):
            if reader.at(end, "or") and isinstance(named, Filter):
                found += [
                    (Either((named, fits)), last) for fits, last in _with_article(reader, end + 1)
                ]
                found += [
                    (Either((named, Is(host))), last) for host, last in attached(reader, end + 1)
                ]
            if option == "these" and reader.at(end, "and") and isinstance(named, Filter):
                found += [
                    (Either((named, fits), "and"), last)
                    for fits, last in noun_phrases(reader, end + 1)
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
        if any(isinstance(one, Either) and one.word == OR_A for one in (fits, *_first(fits)))
    ]
    return unique(found)


def _first(fits: Filter) -> tuple[Filter, ...]:
    return fits.parts[:1] if isinstance(fits, All) else ()


def _three_kinds(reader: Reader, position: int) -> list[FilterReading]:
    """ "A snow permanent card, a legendary card, or a Saga card"."""
    return [
        (_either((first, second, third)), last)
        for first, end in _one_with_article(reader, position)
        if reader.at(end, ",") and end + 1 < reader.size
        for second, after in _one_with_article(reader, end + 1)
        if reader.at(after, ",", "or") and after + 2 < reader.size
        for third, last in _one_with_article(reader, after + 2)
    ]


ENGLISH.families["Filter"] = _read_filter
