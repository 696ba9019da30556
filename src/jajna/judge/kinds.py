"""Kinds of abilities and effects, found by how a line of text is written. CR 113.3, 610.1, 611.1.

The text is English or Spanish, in the words of any era, and the compiler needn't understand it.
Replacement and prevention effects are among the kinds (CR 614.1, 615.1).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final, final

from jajna.oracle.compiler import compile_line, unfit_text
from jajna.oracle.vocabulary import load
from jajna.text.catalogue import ENGLISH, SPANISH, message
from jajna.text.english.words import verb_forms
from jajna.text.spanish.words import every_form
from jajna.wording import KEYWORDS, PHRASES, TABLES

__all__ = ["EFFECTS", "KINDS", "Line", "kinds_of", "language_of"]

KINDS: Final[dict[str, str]] = {
    "activated": message("activated ability (CR 113.3b, 602.1)"),
    "triggered": message("triggered ability (CR 113.3c, 603.1)"),
    "spell": message("spell ability (CR 113.3a)"),
    "static": message("static ability (CR 113.3d, 604.1)"),
}
"""The kinds of abilities, in words."""

EFFECTS: Final[dict[str, str]] = {
    "one-shot": message("one-shot effect (CR 610.1)"),
    "continuous": message("continuous effect (CR 611.1)"),
    "replacement": message("replacement effect (CR 614.1)"),
    "prevention": message("prevention effect (CR 615.1)"),
}
"""The kinds of effects, in words."""

PREVENTING: Final[dict[str, str]] = {ENGLISH: r"\bprevent", SPANISH: r"\bpre(?:v[eé]n|vien)"}
"""The words of prevention effects, as a pattern by language. CR 615.1a."""
REPLACING: Final[dict[str, str]] = {
    ENGLISH: r"\binstead\b|\bskips?\b|\bregenerates?\b"
    r"|\b(?:enters?|comes? into play)\b[^,.]*\b(?:with|tapped|as a copy)\b"
    r"|^as [^,]*\b(?:enters?|comes? into play)\b",
    SPANISH: r"\ben (?:vez|lugar) de (?!a su\b|su\b|pagar\b)|\ben su lugar\b"
    r"|\bsalta[ns]?\b|\bregeneran?\b"
    r"|\bentran? (?:en juego|al campo de batalla)? ?(?:con\b|girad)"
    r"|\bentren?\b[^,.]*\bcomo una copia\b|^en cuanto [^,]*\bentren?\b",
}
"""The words of replacement effects, as a pattern by language. CR 614.1a-614.1d, 701.19a."""
LASTING: Final[dict[str, str]] = {
    ENGLISH: r"\buntil\b|\bfor as long as\b|\bcan't\b[^.]*\bthis turn\b"
    r"|\bgains? control\b|\bbecomes?\b(?! the target| tapped| untapped)",
    SPANISH: r"\bhasta (?:el|que|tu|su)\b|\bmientras\b|\bno puede[^.]*\beste turno\b"
    r"|\bgana[ns]? el control\b|\bse (?:convierten?|vuelven?)\b",
}
"""The words of continuous effects of resolving spells and abilities. CR 611.2a."""

OPENINGS: Final[dict[str, str]] = {
    ENGLISH: r"(?:when|whenever|at)\b",
    SPANISH: r"(?:cuando|siempre que|al)\b",
}
"""The first words of triggered abilities. CR 603.1."""
SAID_BESIDE: Final[dict[str, str]] = {
    ENGLISH: "a an the of and or to in on is are be its your you it this that with from for by all "
    "one two three four five six seven any each other another as if not no than then up may can "
    "creature creatures player players opponent card cards",
    SPANISH: "un una el la los las lo de del y o a al en es son ser su sus tu tus esta este ese "
    "esa que con desde para por todos todas uno dos tres cuatro cinco seis siete cada otro otra "
    "como si no más puede pueden criatura criaturas jugador jugadores oponente carta cartas se te "
    "le",
}
"""The commonest words of card texts by language, most of which the grammar puts in by itself."""
KNOWN: Final = 0.7
"""The share of the words of a text that have to be a language's words in card texts."""
FEW: Final = 3
"""So few words, such as names of keywords, are tried with the compiler where they are words of both
languages, or only some of them are."""
_WORD: Final = re.compile(r"[^\W\d_]+(?:'[a-z]+)?")
_REMINDER: Final = re.compile(r"\s*\([^()]*\)")
_QUOTED: Final = re.compile(r"[\"“«][^\"”»]*[\"”»]")
_VERB: Final = re.compile(r"<([^<>@*+][^<>@]*)")
"""A verb in a template, which stands there in one form."""
_CHAPTER: Final = re.compile(r"[IVX]+(, [IVX]+)*$")
_CAUSE: Final = re.compile(r"^[^:]*:\s|^[^,]*,\s")
"""The cost of an activated ability, or the trigger condition of a triggered one."""
_SENTENCE: Final = re.compile(r"(?<=\.)\s+|\s•\s|\n")
_COST: Final = re.compile(r"^[^.:]*\S\s*:\s")


@final
@dataclass(frozen=True)
class Line:
    """A line of a card's text with the kind of its ability and the kinds of its effects.

    The kind is a key of ``KINDS``. The effects are keys of ``EFFECTS``, each once, in the order of
    the sentences.
    """

    text: str
    kind: str
    effects: tuple[str, ...]


def language_of(text: str) -> str | None:
    """The language in which a text of a card is written; None if it isn't one in English or
    Spanish. Reminder text doesn't count, nor do names.
    """
    words = _WORD.findall(re.sub(r"\{[^}]*\}", " ", _REMINDER.sub("", text)))
    if len(words) <= FEW:
        known = {code: _known(words, code)[1] for code in (ENGLISH, SPANISH)}
        whole = [code for code in known if words and known[code] == len(words)]
        if len(whole) == 1:
            return whole[0]
        for code in known:
            if known[code] and _is_read(text.strip(), code):
                return code
    best = max((ENGLISH, SPANISH), key=lambda code: _known(words, code))
    return best if _known(words, best)[0] >= KNOWN else None


def _is_read(line: str, language: str) -> bool:
    """Whether the compiler reads a line, of a permanent or of a spell."""
    lines = {line, line.rstrip(".")}
    return not unfit_text(line) and any(
        compile_line(said, spell, language=language).meanings
        for said in lines
        for spell in (False, True)
    )


def _known(words: list[str], language: str) -> tuple[float, int]:
    """The share and the number of the words that are known in a language. One with a capital may
    be a name, and is left out unless it is known.
    """
    known = sum(_stem(word.casefold()) in _stems(language) for word in words)
    unknown = sum(word.islower() and _stem(word) not in _stems(language) for word in words)
    return (known / (known + unknown) if known else 0.0), known


@cache
def _stems(language: str) -> frozenset[str]:
    """The words of card texts in a language, without their endings."""
    load()
    place = 0 if language == ENGLISH else 1
    texts = [(phrase.en, phrase.es)[place] for phrase in PHRASES]
    for table in TABLES.values():
        texts += [pair[place] for pair in table.values()]
    for name, wording in KEYWORDS.items():
        texts += [name] if language == ENGLISH else [wording.es, wording.line_es]
    texts.append(SAID_BESIDE[language])
    forms = verb_forms if language == ENGLISH else every_form
    for verb in {verb for text in texts for verb in _VERB.findall(text)}:
        texts += forms(verb)
    said = " ".join(re.sub(r"\{[^}]*\}|@\w+", " ", text) for text in texts)
    return frozenset([_stem(found.group().casefold()) for found in _WORD.finditer(said)])


def _stem(word: str) -> str:
    """A word without its ending: card texts inflect verbs and adjectives."""
    return word if len(word) < 6 else word[: max(5, len(word) - 2)]


def kinds_of(text: str, language: str = ENGLISH, spell: bool = False) -> tuple[Line, ...]:
    """The kind of ability of each line; ``spell`` says that they stand on an instant or sorcery.

    Reminder text is left out, and a quoted ability is part of the one that grants it. A line of
    keywords counts as static, whatever the keywords stand for. What triggers under a condition that
    doesn't open its text (CR 603.11) can't be told by this. Raises KeyError for a language other
    than those of ``OPENINGS``.

    An effect of prevention says so. One of replacement says that something is done instead, is
    skipped, or is so as something enters. A continuous one is a static ability's or lasts, and the
    others are one-shot; a regeneration shield replaces what it saves from.
    """
    lines = [_REMINDER.sub("", line).strip() for line in text.splitlines()]
    made: list[Line] = []
    for line in lines:
        if line:
            kind = _kind(line, language, spell)
            made.append(Line(line, kind, _effects(line, kind, language)))
    return tuple(made)


def _effects(line: str, kind: str, language: str) -> tuple[str, ...]:
    """The kinds of effects of a line. What a static ability says is so all the time: CR 611.3."""
    said = _QUOTED.sub('""', line).casefold()
    if kind in ("activated", "triggered"):
        said = _CAUSE.sub("", said, count=1)
    found: list[str] = []
    for sentence in _SENTENCE.split(said):
        if sentence.strip(" •.—"):
            found.append(_effect(sentence.strip(" •."), kind, language))
    return tuple(dict.fromkeys(found))


def _effect(sentence: str, kind: str, language: str) -> str:
    for name, words in (("prevention", PREVENTING), ("replacement", REPLACING)):
        if re.search(words[language], sentence):
            return name
    lasts = kind == "static" or re.search(LASTING[language], sentence)
    return "continuous" if lasts else "one-shot"


def _kind(line: str, language: str, spell: bool) -> str:
    bare = _QUOTED.sub('""', line)
    word, dash, rest = bare.partition(" — ")
    if dash and _CHAPTER.match(word):
        return "triggered"  # CR 714.2b
    for part in (rest, bare):  # an ability word may stand before it: CR 207.2c
        if _COST.match(part):
            return "activated"
        if re.match(OPENINGS[language], part.casefold()):
            return "triggered"
    return "spell" if spell else "static"
