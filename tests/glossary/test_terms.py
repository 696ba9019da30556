"""The data of the glossary: whole in both languages, with rules and links that exist."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from jajna.cards.names import fold
from jajna.era_switches import EDITIONS, Edition
from jajna.glossary import CURRENT_ERA, ERAS, Term, Wording, find, term, terms
from jajna.text.catalogue import LANGUAGES
from rule_pages import rules_in
from tests.seen import at_least

UNNUMBERED: Final = {
    *("theme-deck", "tournament-pack", "rulebook", "non"),
    *("rochester-draft", "bye", "cube", "league", "swiss-round", "single-elimination"),
    *("double-elimination", "round-robin", "tie-breaker"),
    *("extended-format", "winston-draft", "grid-draft"),
}
"""Terms that no edition has a rule about."""
SENTENCES: Final = 4
"""No definition is longer."""
LENGTH: Final = 10
"""So many words in a row are no coincidence."""
WORDS: Final = {"en": {"the", "a", "an", "of", "to"}, "es": {"el", "la", "los", "un", "una", "de"}}


CHAPTER_SIX: Final = (
    *("constructed", "limited", "sealed-deck", "booster-draft", "rochester-draft"),
    *("standard-format", "block-constructed", "sideboard", "match", "league", "tournament"),
    *("swiss-round", "single-elimination", "format", "bye", "cube"),
)
"""What the rulebook of 2003 tells of leagues and tournaments, and has no entry for."""
TOURNAMENTS: Final = (
    *("double-elimination", "round-robin", "tie-breaker"),
    *("extended-format", "winston-draft", "grid-draft"),
)
"""What tournaments and drafts are called here besides."""
WORDS_SINCE: Final = (
    *("ward", "scry", "mill", "menace", "prowess", "surveil", "convoke", "cascade"),
)
"""Words of cards that the documents, of 2003 and 2016, don't explain."""


def texts(language: str) -> list[str]:
    """Every definition in a language."""
    return [
        text
        for one in terms()
        for text in (one.text(language), *(wording.text(language) for wording in one.wording))
        if text
    ]


def test_every_term_is_defined_in_both_languages() -> None:
    for one in at_least(260, terms()):
        assert one.en and one.es and one.text_en and one.text_es, one.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_definition_is_sentences_in_its_language(language: str) -> None:
    for text in at_least(390, texts(language)):
        assert text.endswith("."), text
        assert text == " ".join(text.split()), text
        assert text.count(". ") < SENTENCES, text
    other = "es" if language == "en" else "en"
    for text in at_least(390, texts(language)):
        words = [word.strip(",.;:()«»\"'") for word in text.casefold().split()]
        own = sum(word in WORDS[language] for word in words)
        foreign = sum(word in WORDS[other] - {"a"} for word in words)
        assert own >= foreign, text


def test_no_two_definitions_are_the_same() -> None:
    for language in LANGUAGES:
        usual = [one.text(language) for one in terms()]
        assert len(usual) == len(set(usual))


def test_links_lead_to_other_terms_each_once() -> None:
    known = {one.id for one in terms()}
    assert len(known) == len(terms())
    for one in at_least(260, terms()):
        assert one.related, one.id
        assert set(one.related) <= known - {one.id}, one.id
        assert len(set(one.related)) == len(one.related), one.id
        assert all(one.related_in(era) for era in ERAS if era not in one.absent), one.id


def test_every_term_is_found_by_all_its_names() -> None:
    for one in at_least(260, terms()):
        for language in LANGUAGES:
            for name in (one.title(language), *one.aliases(language)):
                assert one in find(name, language), name


def test_no_alias_repeats_a_name() -> None:
    for one in at_least(260, terms()):
        for language in LANGUAGES:
            names = [fold(name) for name in (one.title(language), *one.aliases(language))]
            assert len(names) == len(set(names)), one.id


def test_the_rules_are_given_by_era() -> None:
    for one in at_least(260, terms()):
        assert tuple(one.rules) == ERAS, one.id
        assert any(one.rules.values()) or one.id in UNNUMBERED, one.id
        assert not any(one.rules[era] for era in one.absent), one.id


def test_each_wording_says_something_different_of_eras_that_there_are() -> None:
    for one in at_least(260, terms()):
        eras = [era for wording in one.wording for era in wording.eras]
        assert len(eras) == len(set(eras)), one.id
        assert set(eras) | set(one.absent) <= set(ERAS), one.id
        assert all(is_different(wording, one) for wording in one.wording), one.id


def is_different(wording: Wording, one: Term) -> bool:
    """Whether a wording has, in both languages, another name or text than the term."""
    named = bool(wording.en)
    defined = bool(wording.text_en)
    return (
        (named or defined)
        and named == bool(wording.es)
        and defined == bool(wording.text_es)
        and wording.en != one.en
        and wording.es != one.es
        and wording.text_en != one.text_en
        and wording.text_es != one.text_es
    )


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)
def test_every_rule_exists_in_its_edition(shared: Path, edition: Edition) -> None:
    path = shared / "reference" / "rules" / f"{edition.date}.txt"
    rules = rules_in(path.read_text(encoding="utf-8"))
    wrong = [
        f"{one.id}: {number}"
        for one in terms()
        for number in one.rules[edition.name].split(", ")
        if number and number not in rules
    ]
    assert not wrong


def test_the_terms_are_those_of_the_documents(shared: Path) -> None:
    data = json.loads((shared / "reference" / "glossary-terms.json").read_text(encoding="utf-8"))
    of_documents = sorted((wanted["en"], wanted["es"]) for wanted in data["terms"])
    others = [one for one in terms() if (one.en, one.es) not in of_documents]
    assert {one.id for one in others} == {*CHAPTER_SIX, *TOURNAMENTS, *WORDS_SINCE}
    assert sorted((one.en, one.es) for one in terms() if one not in others) == of_documents


@pytest.mark.parametrize(("language", "folder"), [("en", "reference/rules"), ("es", "seeds")])
def test_definitions_are_not_copied(shared: Path, language: str, folder: str) -> None:
    """No ten words in a row of a definition stand in a row in the rules or the documents."""
    held = {
        run
        for path in sorted((shared / folder).glob("*.txt"))
        for line in path.read_text(encoding="utf-8").splitlines()
        for run in in_a_row(line)
    }
    copied = [" ".join(run) for text in texts(language) for run in in_a_row(text) if run in held]
    assert held
    assert not copied


def in_a_row(text: str) -> list[tuple[str, ...]]:
    """Every run of ten words of a text."""
    words = [word for word in (fold(part) for part in text.split()) if word]
    return [tuple(words[place : place + LENGTH]) for place in range(len(words) - LENGTH + 1)]


def test_what_only_old_rules_had_is_absent_from_todays() -> None:
    assert term("mana-burn").absent == ERAS[1:]
    assert term("equipment").absent == ERAS[:1]
    assert CURRENT_ERA in term("damage-assignment-order").absent
