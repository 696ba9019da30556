"""Terms of the glossary as lines of text."""

from __future__ import annotations

from jajna.glossary import CURRENT_ERA, ERAS, Term, UnknownTermError, find, term
from jajna.text.catalogue import ENGLISH, SPANISH, Language

__all__ = [
    "all_eras_lines",
    "definition_lines",
    "heading",
    "lookup_lines",
    "not_found",
]


def lookup_lines(word: str, language: Language, era: str) -> list[str]:
    """The definitions of a word in an era, or that there is none."""
    lines: list[str] = []
    try:
        found = find(word, language.code)
    except UnknownTermError as error:
        return [not_found(error, language)]
    for one in found:
        lines += [heading(one, language, era), *definition_lines(one, language, era)]
    return lines


def not_found(error: UnknownTermError, language: Language) -> str:
    """That a word is not in the glossary, with the terms that may have been meant."""
    said = language.say("{word} is not in the glossary.", word=error.word)
    if not error.near:
        return said
    near = language.listed(error.near, either=True)
    return f"{said} {language.say('Did you mean {terms}?', terms=near)}"


def heading(one: Term, language: Language, era: str | None) -> str:
    """A term's name in an era, with that in the other language; that of the glossary for None."""
    other = ENGLISH if language.code == SPANISH else SPANISH
    name, translated = (_named(one, code, era) for code in (language.code, other))
    return name if name == translated else f"{name} [{translated}]"


def definition_lines(one: Term, language: Language, era: str) -> list[str]:
    """What a term means in an era, where the rules of that era have it, and what to read next."""
    lines = _meaning(one, language, era)
    if one.rules[era]:
        lines.append(f"CR {one.rules[era]}")
    return [*lines, _related(one, language, era)]


def all_eras_lines(one: Term, language: Language) -> list[str]:
    """What a term means today, what was different about it in other eras, and the rules of each."""
    lines = _meaning(one, language, CURRENT_ERA)
    for wording in one.wording:
        said = [wording.name(language.code), wording.text(language.code)]
        eras = ", ".join(_label(era, language) for era in wording.eras)
        lines.append(f"{eras}: {'. '.join(part for part in said if part)}")
    return [*lines, _numbers(one, language), _related(one, language, None)]


def _meaning(one: Term, language: Language, era: str) -> list[str]:
    """What a term means in an era, and whether the rules of that era have it."""
    lines = [one.text(language.code, era)]
    if era in one.absent:
        lines.append(
            language.say("Today's rules don't have this term.")
            if era == CURRENT_ERA
            else language.say("The rules of {era} don't have this term.", era=era)
        )
    return lines


def _numbers(one: Term, language: Language) -> str:
    """Where the rules of each era have a term."""
    shown = [f"{_label(era, language)} {one.rules[era] or '–'}" for era in ERAS]
    return language.say("Rules: {rules}", rules="; ".join(shown))


def _related(one: Term, language: Language, era: str | None) -> str:
    """The names of other terms; where an era calls one as the term itself, that of the glossary."""
    own = _named(one, language.code, era)
    names: list[str] = []
    for other in one.related_in(era) if era else map(term, one.related):
        name = _named(other, language.code, era)
        names.append(other.title(language.code) if name == own else name)
    return language.say("See also: {terms}", terms=", ".join(names))


def _named(one: Term, code: str, era: str | None) -> str:
    return one.title(code) if era is None else one.name(code, era)


def _label(era: str, language: Language) -> str:
    """An era in words: its name, which is a date, or that it is today's."""
    return language.say("today") if era == CURRENT_ERA else era
