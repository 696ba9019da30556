"""Terms of the glossary as lines of text."""

from __future__ import annotations

from typing import Final

from jajna.glossary import (
    CURRENT_ERA,
    ERAS,
    Section,
    Term,
    UnknownTermError,
    chapter_of,
    find,
    find_sections,
    opened,
    pages_about,
    sections,
    term,
    terms_in,
)
from jajna.text.catalogue import ENGLISH, SPANISH, Language, message
from jajna.text.messages import error_text

__all__ = [
    "all_eras_lines",
    "definition_lines",
    "heading",
    "is_defined",
    "lookup_lines",
    "section_heading",
    "section_lines",
    "sections_list",
]


SORTED: Final[dict[str, str]] = {
    "static": message("Keyword ability: a static ability."),
    "activated": message("Keyword ability: an activated ability."),
    "evasion": message("Keyword ability: an evasion ability, which is a static ability."),
}
"""The words for the kind of a keyword ability, by the ``sort`` of its term."""


def lookup_lines(word: str, language: Language, era: str) -> list[str]:
    """The definitions of a word in an era and the sections called so, or that there is none."""
    lines: list[str] = []
    found_sections = find_sections(word, era)
    try:
        for one in opened(find(word, language.code)):
            lines += [heading(one, language, era), *definition_lines(one, language, era)]
    except UnknownTermError as error:
        if not found_sections:
            return [error_text(error, language.code)]
    for section in found_sections:
        lines += [section_heading(section, language, era), *section_lines(section, language, era)]
    return lines


def is_defined(word: str, language: Language, era: str) -> bool:
    """Whether a word is in the glossary, or the title of a section of the rules of an era."""
    try:
        return bool(find(word, language.code))
    except UnknownTermError:
        return bool(find_sections(word, era))


def heading(one: Term, language: Language, era: str | None) -> str:
    """A term's name in an era, with that in the other language; that of the glossary for None."""
    other = ENGLISH if language.code == SPANISH else SPANISH
    name, translated = (_named(one, code, era) for code in (language.code, other))
    return name if name == translated else f"{name} [{translated}]"


def definition_lines(one: Term, language: Language, era: str) -> list[str]:
    """The lines on a term's meaning in an era, its rules there, and what to read next."""
    lines = [*_meaning(one, language, era), *_sort(one, language)]
    if one.rules[era]:
        lines.append(f"CR {one.rules[era]}")
    return [*lines, _related(one, language, era)]


def all_eras_lines(one: Term, language: Language) -> list[str]:
    """The lines on a term's meaning today, its differences in other eras, and the rules of each."""
    lines = _meaning(one, language, CURRENT_ERA)
    for wording in one.wording:
        said = [wording.name(language.code), wording.text(language.code)]
        eras = ", ".join(_label(era, language) for era in wording.eras)
        lines.append(f"{eras}: {'. '.join(part for part in said if part)}")
    lines += _sort(one, language)
    return [*lines, _numbers(one, language), _related(one, language, None)]


def section_heading(one: Section, language: Language, era: str) -> str:
    """A section's number in an edition and its title, with that in the other language."""
    other = ENGLISH if language.code == SPANISH else SPANISH
    named = f"{one.number(era)}. {one.title(language.code)}"
    if one.title(other) == one.title(language.code):
        return named
    return f"{named} [{one.title(other)}]"


def section_lines(one: Section, language: Language, era: str) -> list[str]:
    """A section's chapter or a chapter's sections, its numbers by edition, and its terms."""
    chapter = chapter_of(one, era)
    if chapter is None:
        number = one.number(era)
        inside = [other for other in sections(era) if other.number(era)[0] == number]
        lines = [section_heading(other, language, era) for other in inside if other is not one]
    else:
        said = section_heading(chapter, language, era)
        lines = [language.say("Chapter: {chapter}", chapter=said)]
    shown = [f"{_label(one_era, language)} {one.number(one_era) or '–'}" for one_era in ERAS]
    lines.append(language.say("Sections: {numbers}", numbers="; ".join(shown)))
    pages = [page.title(language.code) for page in pages_about(one)]
    if pages:
        lines.append(language.say("Handbook: {pages}", pages=", ".join(pages)))
    names = [_named(other, language.code, era) for other in terms_in(one, era)]
    if names:
        lines.append(language.say("Terms: {terms}", terms=", ".join(names)))
    return lines


def sections_list(language: Language, era: str) -> list[str]:
    """Every chapter and section of an edition with its number and title."""
    return [section_heading(one, language, era) for one in sections(era)]


def _meaning(one: Term, language: Language, era: str) -> list[str]:
    """The lines on a term's meaning in an era, which tell if the rules of that era lack it."""
    lines = [one.text(language.code, era)]
    if era in one.absent:
        lines.append(
            language.say("Today's rules don't have this term.")
            if era == CURRENT_ERA
            else language.say("The rules of {era} don't have this term.", era=era)
        )
    return lines


def _sort(one: Term, language: Language) -> list[str]:
    """The line on the kind of a keyword ability. CR 702."""
    return [language.say(SORTED[one.sort])] if one.sort else []


def _numbers(one: Term, language: Language) -> str:
    """The rules for a term in each era, as one text."""
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
