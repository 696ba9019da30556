"""Reads Spanish noun phrases: filters, and references made of them. CR 109.2, 115.1.

Gender and number are read loosely: printing the reading again shows whether they agree.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Filter, Ref
from jajna.ir.declared.binding import Trait, has_trait
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Either, Not, Several
from jajna.ir.filters.nouns import (
    AnyTarget,
    Card,
    OfSubtype,
    OfType,
    Permanent,
    Spell,
    StackAbility,
    Token,
)
from jajna.ir.filters.qualities import OfColor, OfSupertype
from jajna.ir.filters.stats import compared_among_all
from jajna.ir.mentions import is_player_filter, may_be_player
from jajna.ir.players import Opponents, PlayerOrController
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
    EitherOf,
    It,
    NamedSource,
    Target,
    That,
    TheOne,
    This,
    You,
    YourCommander,
)
from jajna.ir.shared_zone import in_one_zone
from jajna.oracle.english.filters import OR_A, is_state
from jajna.oracle.english.nouns import assembled, suffixes_of, suits
from jajna.oracle.english.references import THE_NOUNS
from jajna.oracle.grammar import Spec
from jajna.oracle.language import SPANISH
from jajna.oracle.mentions import says_whose
from jajna.oracle.reader import Reader, Reading, unique
from jajna.subtypes import ALL_SUBTYPES
from jajna.text.lexicon import (
    COLOR_WORDS,
    NOUNS,
    SUPERTYPE_WORDS,
    TYPE_WORDS,
    abilities_of,
    ability_kinds,
)
from jajna.text.spanish.amounts import THAT_MANY_OF
from jajna.text.spanish.speech import ATTACHED, FURTHER, PARTICIPLES, PLAYER_OR_CONTROLLER
from jajna.text.spanish.subtypes import SPANISH_SUBTYPES
from jajna.text.spanish.words import adjective, adjective_forms, plural_noun
from jajna.vocab import Type
from jajna.wording import CHOICES

__all__ = ["counted_nouns", "noun_phrases", "references"]

FilterReading = tuple[Filter, int]
RefReading = tuple[Ref, int]
Parts = tuple[Filter, ...]

_OTHER: Final = adjective_forms("otro")
_ARTICLES: Final = ("el", "la", "los", "las")
_A: Final = ("un", "una")
_THAT: Final = ("ese", "esa", "esos", "esas")
_IT: Final = {
    "este": False, "esta": False, "estos": True, "estas": True,
    "lo": False, "la": False, "los": True, "las": True,
    "él": False, "ella": False, "ellos": True, "ellas": True,
}  # fmt: skip
"""The pronouns, each with whether it is plural."""
_HEADS: Final = (Card, Spell, Permanent, Token)
_TARGET: Final = "objetivo"


def _inflected(words: dict[str, Filter]) -> dict[str, Filter]:
    return {form: fits for word, fits in words.items() for form in adjective_forms(word)}


def _forms_of_kind(word: str) -> tuple[str, ...]:
    return (word,) if word.startswith("de ") else adjective_forms(word)


@cache
def _ability_kinds() -> dict[str, str]:
    """Kinds of abilities by the forms of their Spanish words."""
    return {form: kind for kind, word in ability_kinds().items() for form in _forms_of_kind(word)}


_COLORS_AND_SUPERTYPES: Final = _inflected(
    {
        **{spanish: OfColor(color) for color, (_, spanish) in COLOR_WORDS.items()},
        **{spanish: OfSupertype(bit) for bit, (_, spanish) in SUPERTYPE_WORDS.items()},
    }
)
_NOUNS: Final[dict[str, Filter]] = {
    **{row[2]: OfType(bit) for bit, row in TYPE_WORDS.items()},
    **{row[3]: OfType(bit) for bit, row in TYPE_WORDS.items()},
    **{row[3]: row[0] for row in NOUNS},
    **{row[4]: row[0] for row in NOUNS},
}
_PARTICIPLES: Final = {
    form: name for name, word in PARTICIPLES.items() for form in adjective_forms(word)
}
_ATTACHED: Final = {form: name for name, word in ATTACHED.items() for form in adjective_forms(word)}


@cache
def _subtypes() -> dict[str, list[tuple[OfSubtype, tuple[str, ...]]]]:
    """Subtypes with their Spanish words, singular and plural, by the first word."""
    found: dict[str, list[tuple[OfSubtype, tuple[str, ...]]]] = {}
    for name in sorted(ALL_SUBTYPES):
        word = SPANISH_SUBTYPES.get(name, (name, ""))[0]
        for form in dict.fromkeys((word, plural_noun(word))):
            tokens = tuple(SPANISH.split(form))
            found.setdefault(tokens[0], []).append((OfSubtype(name), tokens))
    return found


# -- parts ---------------------------------------------------------------------------------------


def _noun(reader: Reader, position: int) -> list[FilterReading]:
    if position >= reader.size:
        return []
    found: list[FilterReading] = []
    low = reader.lower_tokens[position]
    known = _NOUNS.get(low)
    if known == StackAbility():
        found += _kinds_of_ability(reader, position + 1)
    if known is not None:
        found.append((known, position + 1))
    for fits, tokens in _subtypes().get(reader.tokens[position], ()):
        if tuple(reader.tokens[position : position + len(tokens)]) == tokens:
            found.append((fits, position + len(tokens)))
    return found


def _kinds_of_ability(reader: Reader, position: int) -> list[FilterReading]:
    """The kinds of ability after "habilidad": "de lealtad", "activada o disparada"."""
    kinds: list[str] = []
    start = end = position
    while start < reader.size:
        words = reader.lower_tokens[start : start + (2 if reader.at(start, "de") else 1)]
        kind = _ability_kinds().get(" ".join(words))
        if kind is None:
            break
        kinds.append(kind)
        end = start + len(words)
        start = reader.past(end, "or")
        if not start:
            break
    return [(abilities_of(kinds), end)] if kinds else []


def _joining_word(reader: Reader, position: int) -> tuple[str, int]:
    for word in ("and/or", "or", "and"):
        if start := reader.past(position, word):
            return word, start
    return "", position


def _chains(reader: Reader, position: int) -> list[tuple[Parts, int]]:
    """Nouns side by side, in the order of English: "criatura artefacto", "criatura Trasgo"."""
    found: list[tuple[Parts, int]] = []
    rows: list[tuple[Parts, int]] = [((), position)]
    while rows:
        parts, end = rows.pop()
        for noun, after in _noun(reader, end):
            rows.append(((*parts, noun), after))
            found.append((_in_english_order((*parts, noun)), after))
    return found


def _in_english_order(parts: Parts) -> Parts:
    subtypes = [part for part in parts if isinstance(part, OfSubtype)]
    others = [part for part in reversed(parts) if not isinstance(part, OfSubtype)]
    return (*subtypes, *others)


def _conjunction(parts: Parts) -> Filter:
    return parts[0] if len(parts) == 1 else All(compared_among_all(parts))


def _alternatives(reader: Reader, position: int) -> list[tuple[Parts, int]]:
    """A chain of nouns or a list of chains, each with its "que no sea"."""
    found = _chains(reader, position)
    lists = [one for chain in found for one in _of_several_subtypes(reader, chain)]
    shared = {end for _, end in lists}
    for items, word, end in _listed(reader, [((_conjunction(p),), e) for p, e in found]):
        if end not in shared or not all(isinstance(one, OfSubtype) for one in items[1:]):
            lists.append(((Either(items, word),), end))
    return found + lists


def _of_several_subtypes(reader: Reader, chain: tuple[Parts, int]) -> list[tuple[Parts, int]]:
    """ "Criatura Lobo o Licántropo": a card type and subtypes that have it."""
    parts, end = chain
    if len(parts) < 2 or not isinstance(parts[0], OfSubtype) or not isinstance(parts[1], OfType):
        return []
    return [
        ((Either(items, word), *parts[1:]), last)
        for items, word, last in _listed(reader, [((parts[0],), end)])
        if all(isinstance(one, OfSubtype) for one in items)
    ]


def _listed(reader: Reader, rows: list[tuple[Parts, int]]) -> list[tuple[Parts, str, int]]:
    found: list[tuple[Parts, str, int]] = []
    while rows:
        items, end = rows.pop()
        word, start = _joining_word(reader, end)
        if word:
            start += reader.at(start, "de")  # "carta de instantáneo o de conjuro"
            found += [((*items, one), word, last) for one, last in _alternative(reader, start)]
        elif reader.at(end, ","):
            rows += [((*items, one), last) for one, last in _alternative(reader, end + 1)]
    return found


def _alternative(reader: Reader, position: int) -> list[FilterReading]:
    found: list[FilterReading] = []
    for parts, end in _chains(reader, position):
        found.append((_conjunction(parts), end))
        found += [(All((*isnt, *parts)), last) for isnt, last in _isnt(reader, end) if isnt]
        for said, last in _one_adjective(reader, end) if end < reader.size else []:
            if has_trait(said, Trait.STANDS_ALONE):
                found.append((All((said, *parts)), last))
    return found


def _cores(reader: Reader, position: int) -> list[tuple[Parts, int]]:
    """The nouns of a phrase: "criatura", "carta de instantáneo o conjuro", "ficha de criatura"."""
    found = _alternatives(reader, position)
    for head, end in _noun(reader, position):
        if isinstance(head, _HEADS) and reader.at(end, "de"):
            for parts, last in _cores(reader, end + 1):
                found.append(((*parts, head), last))
    return found


def _one_adjective(reader: Reader, position: int) -> list[FilterReading]:
    if position >= reader.size:
        return []
    found: list[FilterReading] = []
    known = _COLORS_AND_SUPERTYPES.get(reader.lower_tokens[position])
    if known is not None:
        found.append((known, position + 1))
    for value, end in reader.walk(reader.grammar.start("Filter:prefix"), position):
        if isinstance(value, Filter):
            found.append((value, end))
    return found


def _adjective(reader: Reader, position: int) -> list[FilterReading]:
    """An adjective, or several joined: "atacante o bloqueadora"."""
    found = _one_adjective(reader, position)
    rows: list[tuple[Parts, int]] = [((one,), end) for one, end in found]
    while rows:
        parts, end = rows.pop()
        word, start = _joining_word(reader, end)
        if word:
            for last, after in _one_adjective(reader, start):
                found.append((Either((*parts, last), word), after))
        elif reader.at(end, ","):
            rows += [((*parts, one), after) for one, after in _one_adjective(reader, end + 1)]
    return found


def _adjectives(reader: Reader, position: int) -> list[tuple[Parts, int]]:
    found: list[tuple[Parts, int]] = [((), position)]
    at = 0
    while at < len(found):
        parts, end = found[at]
        at += 1
        found += [((*parts, one), after) for one, after in _adjective(reader, end)]
    return found


def _isnt(reader: Reader, position: int) -> list[tuple[Parts, int]]:
    """ "Que no sea negra", "que no sea artefacto y que no sea negra"; also the empty reading."""
    found: list[tuple[Parts, int]] = [((), position)]
    at = 0
    while at < len(found):
        parts, end = found[at]
        at += 1
        start = end
        if parts:
            start = reader.past(end, "and") or (end + 1 if reader.at(end, ",") else 0)
            if not start:
                continue
            if reader.at(start, "que", "sea") or reader.at(start, "que", "sean"):
                found += [((*parts, one), last) for one, last in _adjective(reader, start + 2)]
        if not (reader.at(start, "que", "no", "sea") or reader.at(start, "que", "no", "sean")):
            continue
        of = start + 3 + reader.at(start + 3, "de")  # "hechizo que no sea de criatura"
        negated = [(_conjunction(said), last) for said, last in _chains(reader, of)]
        for one, after in [*negated, *_one_adjective(reader, start + 3)]:
            found.append(((*parts, Not(one)), after))
    return found


def noun_phrases(reader: Reader, position: int) -> list[FilterReading]:
    """Every noun phrase without an article at the position, as pairs of filter and end."""
    return [
        (value, end)
        for value, end in reader.read(Spec("Filter", option="nouns"), position)
        if isinstance(value, Filter)
    ]


def _phrases(reader: Reader, position: int, target: bool) -> list[FilterReading]:
    """Noun phrases; with ``target`` those that have "objetivo" after their adjectives."""
    if position >= reader.size:
        return []
    other: Parts = ()
    start = position
    if reader.lower_tokens[position] in _OTHER:
        other = (Other(),)
        start += 1
    found: list[FilterReading] = []
    for core, end in _cores(reader, start):
        for adjectives, middle in _adjectives(reader, end):
            if target:
                if not reader.at(middle, _TARGET):
                    continue
                middle += 1
            for isnt, after in _isnt(reader, middle):
                for suffixes, last in suffixes_of(reader, after):
                    if not suits(core, suffixes):
                        continue
                    found.append((assembled((*other, *adjectives, *isnt), core, suffixes), last))
    return found


# -- filters -------------------------------------------------------------------------------------


def _with_article(reader: Reader, position: int) -> list[FilterReading]:
    """ "Un Pantano", "otra criatura", "una Montaña o una Llanura"."""
    found = _one_with_article(reader, position)
    for one in ("uno", "una"):
        if reader.at(position, one, "o", "más"):
            found += [(Several(fits), end) for fits, end in noun_phrases(reader, position + 3)]
    more: list[FilterReading] = []
    for first, end in found:
        if start := reader.past(end, "or"):
            more += [
                (Either((first, second), OR_A), last)
                for second, last in _one_with_article(reader, start)
            ]
    return found + more


def _one_with_article(reader: Reader, position: int) -> list[FilterReading]:
    if reader.lower_tokens[position] in _OTHER:
        return noun_phrases(reader, position)
    return noun_phrases(reader, position + 1) if reader.lower_tokens[position] in _A else []


def _read_filter(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    found = _filters(reader, spec.option or "a", position)
    if not spec.player:
        return found
    return [
        (value, end)
        for value, end in found
        if isinstance(value, Filter) and is_player_filter(value)
    ]


def _filters(reader: Reader, option: str, position: int) -> list[Reading]:
    """Filters in a slot, with the article that the slot's option asks for."""
    if option == "nouns":
        return list(_phrases(reader, position, False))
    if option == "target":
        return list(_phrases(reader, position, True))
    if option == "with":
        return list(reader.walk(reader.grammar.start("Filter:suffix"), position))
    found: list[Reading] = []
    option = "un" if option == "some" else option
    if option in ("this", "these", "estos", "named"):
        found += _named(reader, option, position)
        if option == "named":
            return found
        option = {"this": "a", "these": "s", "estos": "los"}[option]
    if option in ("a", "un"):
        return [*found, *_with_article(reader, position)]
    if option in ("that", "quality"):
        found += _with_article(reader, position)
        found += noun_phrases(reader, position)
        said = [*_adjective(reader, position), *_isnt_alone(reader, position)]
        return found + [one for one in said if option == "that" or not is_state(one[0])]
    if option == "los":
        start = position + 1 if reader.lower_tokens[position] in _ARTICLES else -1
        return [*found, *noun_phrases(reader, start)] if start > 0 else found
    return [*found, *noun_phrases(reader, position)]


def _isnt_alone(reader: Reader, position: int) -> list[FilterReading]:
    return [(_conjunction(parts), end) for parts, end in _isnt(reader, position) if parts]


def _is_of_players(ref: Ref) -> bool:
    """Whether a reference names players whom an event may be about: "the chosen player"."""
    return isinstance(ref, (You, Opponents)) or has_trait(ref, Trait.NAMES_PLAYER)


def _named(reader: Reader, option: str, position: int) -> list[Reading]:
    """Named objects, also beside described ones: "~ u otra criatura que controlas"."""
    found: list[Reading] = [
        (Is(ref), end)
        for ref, end in single_references(reader, position)
        if isinstance(ref, (This, NamedSource, Attached, YourCommander, It, That, EitherOf))
        or (option == "this" and isinstance(ref, Target))
        or has_trait(ref, Trait.NAMES_CREATURE)
        or (option != "named" and _is_of_players(ref))
    ]
    for named, end in list(found) if option != "named" else []:
        start = reader.past(end, "or")
        if start and isinstance(named, Filter):
            found += [(Either((named, fits)), last) for fits, last in _with_article(reader, start)]
        start = reader.past(end, "and") if option == "estos" else 0
        if start and isinstance(named, Filter):
            after = start + 1 if reader.at(start, "a") else start
            found += [
                (Either((named, fits), "and"), last)
                for fits, last in noun_phrases(reader, after + 1)
                if reader.lower_tokens[after] in _ARTICLES
            ]
    return found


SPANISH.families["Filter"] = _read_filter
SPANISH.noun_readers.append(noun_phrases)


# -- references ----------------------------------------------------------------------------------


def _targeted(reader: Reader, position: int) -> list[FilterReading]:
    return [
        (value, end)
        for value, end in reader.read(Spec("Filter", option="target"), position)
        if isinstance(value, Filter)
    ]


def _targets(reader: Reader, position: int) -> list[RefReading]:
    found = _plain_targets(reader, position)
    for words, each in (("cada uno de", "each of"), ("cada una de", "each of")):
        if reader.at(position, *words.split(" ")):
            found += [
                (Target(ref.filter, ref.minimum, ref.maximum, each=each), end)
                for ref, end in _plain_targets(reader, position + 3)
                if isinstance(ref, Target) and ref.maximum != 1
            ]
    more = [
        (Target(ref.filter, ref.minimum, ref.maximum, each="each"), end + 2)
        for ref, end in found
        if isinstance(ref, Target) and ref.maximum != 1 and _says_each(reader, end)
    ]
    return [*found, *more]


def _plain_targets(reader: Reader, position: int) -> list[RefReading]:
    any_other = All((Other(), AnyTarget()))
    if reader.at(position, "cualquier", _TARGET):
        return _any_target(reader, (AnyTarget(),), position + 2)
    if reader.at(position, "cualquier", "otro", _TARGET):
        return _any_target(reader, (Other(), AnyTarget()), position + 3)
    if reader.at(position, "otro", _TARGET):
        return [(Target(any_other, each="another"), position + 2)]
    for word, ordinal in FURTHER.items():
        if reader.at(position, "un", ordinal) or reader.at(
            position, "una", adjective(ordinal, False, True)
        ):
            if reader.at(position + 2, _TARGET):
                return [(Target(any_other, each=word), position + 3)]
            return [
                (Target(_with_other(fits), each=word), end)
                for fits, end in _targeted(reader, position + 2)
            ]
    if reader.lower_tokens[position] in _OTHER:
        return [(Target(fits), end) for fits, end in _targeted(reader, position)]
    if reader.lower_tokens[position] in ("el", "la"):
        return [(Target(fits), end) for fits, end in _targeted(reader, position + 1)]
    found: list[RefReading] = []
    for minimum, maximum, start in _target_numbers(reader, position):
        found += [(Target(fits, minimum, maximum), end) for fits, end in _targeted(reader, start)]
        other = reader.at(start, "otros")
        if reader.at(start + other, "objetivos"):
            fits: Filter = any_other if other else AnyTarget()
            found.append((Target(fits, minimum, maximum), start + other + 1))
    return found


def _any_target(reader: Reader, core: Parts, end: int) -> list[RefReading]:
    """Any target, which may be described further."""
    return [
        (Target(_conjunction((*core, *after))), last) for after, last in suffixes_of(reader, end)
    ]


def _with_other(fits: Filter) -> Filter:
    return All((Other(), *(fits.parts if isinstance(fits, All) else (fits,))))


def _target_numbers(reader: Reader, position: int) -> list[tuple[int, int, int]]:
    """Numbers of targets as triples: the least, the most, and where the words end."""
    if reader.at(position, "cualquier", "cantidad", "de"):
        return [(0, ANY_NUMBER, position + 3)]
    if reader.at(position, "x"):
        return [(X_TARGETS, X_TARGETS, position + 1)]
    up_to = reader.at(position, "hasta")
    start = position + up_to
    if up_to and reader.at(start, "x"):
        return [(0, X_TARGETS, start + 1)]
    if up_to and reader.at(start, *THAT_MANY_OF):
        return [(0, THAT_MANY, start + len(THAT_MANY_OF))]
    if up_to and reader.lower_tokens[start] in ("otro", "otra"):
        return [(0, 1, start)]
    number = reader.number(start)
    if number is None:
        return []
    found = [(0 if up_to else number, number, start + 1)]
    if number == 1 and reader.at(start + 1, "o", "más"):
        found.append((1, ANY_NUMBER, start + 3))
    if number == 1 and reader.at(start + 1, "o", "dos"):
        found.append((1, 2, start + 3))
    if number == 1 and reader.at(start + 1, ",", "dos", "o", "tres"):
        found.append((1, 3, start + 5))
    return found


def _quantified(reader: Reader, position: int) -> list[RefReading]:
    if reader.at(position, "cada"):
        return [(Each(fits), end) for fits, end in noun_phrases(reader, position + 1)]
    if reader.lower_tokens[position] in ("todos", "todas") and reader.lower_tokens[
        position + 1
    ] in ("los", "las"):
        return [(Each(fits, EachWord.ALL), end) for fits, end in noun_phrases(reader, position + 2)]
    if reader.lower_tokens[position] in ("los", "las"):
        return [
            (Each(fits, EachWord.BARE), end) for fits, end in noun_phrases(reader, position + 1)
        ]
    if reader.at(position, "cualquier"):
        return [
            (Each(fits, EachWord.ANYONE), end)
            for fits, end in noun_phrases(reader, position + 1)
            if is_player_filter(fits)
        ]
    if reader.lower_tokens[position] in _A:
        return [
            (Each(fits, EachWord.ANY), end)
            for fits, end in noun_phrases(reader, position + 1)
            if isinstance(fits, All) and has_trait(fits.parts[-1], Trait.NAMES_EACH)
        ]
    return []


def _may_be_named_again(fits: Filter) -> bool:
    """Whether "la" before the noun may refer back: "la criatura", "la criatura que controlas"."""
    return says_whose(fits) or any(fits == noun for _, noun in THE_NOUNS)


def _definite(reader: Reader, position: int) -> list[RefReading]:
    """ "La criatura encantada", "la carta descartada", "el jugador"."""
    article = reader.lower_tokens[position]
    if article not in _ARTICLES:
        return []
    plural = article in ("los", "las")
    found: list[RefReading] = []
    for parts, end in _chains(reader, position + 1):
        name = _ATTACHED.get(reader.lower_tokens[end])
        if name is not None and not plural:
            found.append((Attached(_conjunction(parts), name), end + 1))
    for fits, end in noun_phrases(reader, position + 1):
        name = _PARTICIPLES.get(reader.lower_tokens[end])
        if name is not None:
            found.append((TheOne(name, fits, plural), end + 1))
            if name == "chosen":
                found.append((That(fits, None, plural, THE_CHOSEN), end + 1))
        named = fits == Token() if plural else _may_be_named_again(fits)
        if named:
            found.append((That(fits, None, plural, "the"), end))
    if reader.at(position, "la", "otra", "criatura"):
        found.append((That(OfType(Type.CREATURE), None, False, THE_OTHER), position + 3))
    return found


def _says_each(reader: Reader, position: int) -> bool:
    """Whether "each" of several stands there, said after them: "esas criaturas cada una"."""
    return reader.at(position, "cada", "uno") or reader.at(position, "cada", "una")


def _pronouns(reader: Reader, position: int) -> list[RefReading]:
    word = reader.lower_tokens[position]
    found: list[RefReading] = []
    if word in _IT:
        found.append((It(plural=_IT[word]), position + 1))
        if _IT[word] and _says_each(reader, position + 1):
            found.append((It(plural=True, each=True), position + 3))
    if reader.at(position, "dicho", "jugador") or reader.at(position, "dichos", "jugadores"):
        found.append((It(plural=True), position + 2))
    if word == "ti":
        found.append((YOU, position + 1))
    for said, words in PLAYER_OR_CONTROLLER.items():
        named = words.split(" ")
        if reader.at(position, *named):
            found.append((PlayerOrController(said=said), position + len(named)))
    if word in _THAT:
        plural = word.endswith("s")
        found += [
            (That(fits, None, plural, each=True), end + 2)
            for fits, end in noun_phrases(reader, position + 1)
            if plural and _says_each(reader, end)
        ]
        found += [
            (That(fits, None, plural), end) for fits, end in noun_phrases(reader, position + 1)
        ]
    return found


def single_references(reader: Reader, position: int) -> list[RefReading]:
    """Single references, not lists of them."""
    return [
        (value, end)
        for value, end in reader.read(Spec("Ref", option="single"), position)
        if isinstance(value, Ref)
    ]


def _single(reader: Reader, position: int) -> list[RefReading]:
    found = [
        (value, end)
        for value, end in reader.walk(reader.grammar.start("Ref"), position)
        if isinstance(value, Ref)
    ]
    found += _targets(reader, position)
    found += _quantified(reader, position)
    found += _definite(reader, position)
    found += _pronouns(reader, position)
    return found


def references(reader: Reader, position: int) -> list[RefReading]:
    """Every reference at the position, as pairs of reference and end."""
    found = single_references(reader, position)
    more: list[RefReading] = []
    for ref, end in found:
        rows: list[tuple[tuple[Ref, ...], int]] = [((ref,), end)]
        while rows:
            parts, at = rows.pop()
            if start := reader.past(at, "and"):
                start += reader.at(start, "a")
                more += [
                    (in_one_zone(And((*parts, last))), after)
                    for last, after in single_references(reader, start)
                ]
            elif reader.at(at, ",") and isinstance(ref, Target):
                rows += [
                    ((*parts, one), after)
                    for one, after in single_references(reader, at + 1)
                    if isinstance(one, Target)
                ]
            elif reader.at(at, ",") and len(parts) == 1 and isinstance(ref, Each):
                rows += [((*parts, one), after) for one, after in single_references(reader, at + 1)]
    return found + more


def _possessed(reader: Reader, thing: list[str], position: int) -> list[RefReading]:
    """A noun with its possessor: "tu mano", "sus contadores", "la mano de ese jugador"."""
    word, rest = reader.lower_tokens[position], thing[1:]
    found: list[RefReading] = []
    ending = "s" if thing[0] in ("los", "las") else ""
    if word in ("tu" + ending, "su" + ending) and reader.at(position + 1, *rest):
        end = position + 1 + len(rest)
        owners: list[Ref] = [YOU] if word.startswith("tu") else [It(), It(plural=True)]
        found += [(owner, end) for owner in owners]
    if reader.at(position, *thing, "de"):
        found += single_references(reader, position + len(thing) + 1)
    return found


def _read_reference(reader: Reader, spec: Spec, position: int) -> list[Reading]:
    if spec.player:
        any_kind = reader.read(Spec("Ref", option=spec.option), position)
        return [one for one in any_kind if isinstance(one[0], Ref) and may_be_player(one[0])]
    if spec.option in CHOICES:
        return [
            one for place in CHOICES[spec.option] for one in reader.family(f"Ref:{place}", position)
        ]
    option = spec.option
    if option.startswith("de "):
        thing = [SPANISH.lower_case(token) for token in SPANISH.split(option[3:])]
        return list(_possessed(reader, thing, position))
    if option == "pronoun":
        return [one for one in _pronouns(reader, position) if isinstance(one[0], It)]
    if option == "single":
        return list(unique(list(_single(reader, position))))
    if option == "that":
        return [one for one in _pronouns(reader, position) if isinstance(one[0], That)]
    if option == "those":
        single = single_references(reader, position)
        return [one for one in single if isinstance(one[0], (TheOne, That)) and one[0].plural]
    if option == "attached":
        return [one for one in _definite(reader, position) if isinstance(one[0], Attached)]
    if option == "subject":
        return [*single_references(reader, position), (YOU, position)]
    if option == "subjects":
        return [*references(reader, position), (YOU, position)]
    return list(references(reader, position))


SPANISH.families["Ref"] = _read_reference


def counted_nouns(reader: Reader, position: int, amounts: list[Reading]) -> list[Reading]:
    """An amount and a noun phrase as a pair: "una criatura", "otra criatura", "dos criaturas"."""
    found: list[Reading] = []
    if reader.lower_tokens[position] in _OTHER:
        found += [((Number(1), fits), end) for fits, end in noun_phrases(reader, position)]
    for amount, start in amounts:
        if isinstance(amount, Amount):
            found += [((amount, fits), end) for fits, end in noun_phrases(reader, start)]
    return unique(found)
