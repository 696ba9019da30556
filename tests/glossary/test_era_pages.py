"""The handbook, its links to the glossary and the rules, and what entries say besides."""

from __future__ import annotations

import pytest

from jajna.cards.pool import Pool
from jajna.cli.terminal.definitions import definition_lines, lookup_lines, section_lines
from jajna.era import ERAS
from jajna.glossary import (
    UnknownPageError,
    chapters,
    find,
    find_page,
    find_sections,
    links,
    opened,
    pages_about,
    pages_of,
    sections,
    term,
    terms,
)
from jajna.text.catalogue import LANGUAGES, language
from tests.seen import at_least

EVERY_ERA = pytest.mark.parametrize("era", list(ERAS))
PAGES = [*chapters(), *pages_of("colors")]
STATIC = (
    "reach hexproof trample first-strike double-strike defender flash enchant indestructible haste "
    "protection deathtouch shroud vigilance lifelink"
)


def test_the_chapters_are_those_of_the_rulebook_in_its_order() -> None:
    assert [one.es for one in chapters()] == [
        "Conceptos básicos",
        "Hechizos, habilidades y efectos",
        "Estructura del turno",
        "Habilidades de criatura",
        "Los cinco colores",
        "Ligas y torneos",
        "Glosario",
    ]


def test_every_chapter_opens_by_its_number_and_every_page_by_its_titles() -> None:
    assert [find_page(str(number + 1)) for number in range(7)] == chapters()
    for page in at_least(12, PAGES):
        for code in LANGUAGES:
            assert page.paragraphs(code)
            assert find_page(page.title(code).upper()) is page
    assert find_page("turno").id == "turn"
    with pytest.raises(UnknownPageError, match="Did you mean Blanco"):
        find_page("Blancos")
    with pytest.raises(UnknownPageError):
        find_page("8")


def test_every_color_has_its_page_with_cards_of_it() -> None:
    assert [one.en for one in pages_of("colors")] == ["White", "Blue", "Black", "Red", "Green"]
    for page in pages_of("colors"):
        for name in page.cards:
            card = Pool().entry(name).card
            assert card is not None
            assert card.faces[0].colors, name
    white, green = find_page("white"), find_page("green")
    assert {"Master Healer", "Holy Day"} <= set(white.cards)
    assert {"Giant Growth", "Spined Wurm", "Rampant Growth"} <= set(green.cards)
    assert "heals" in white.text_en[0]
    assert "growth" in green.text_en[0]


@EVERY_ERA
@pytest.mark.parametrize("code", LANGUAGES)
def test_terms_in_every_page_lead_to_their_entries(era: str, code: str) -> None:
    for page in at_least(12, PAGES):
        for text in page.paragraphs(code):
            text = language(code).in_era(ERAS[era]).worded(text)
            found = links(text, code, era)
            assert found, text
            for link in found:
                assert era not in link.term.absent
                assert link.term in terms()


def test_a_longer_name_leads_further_than_a_shorter_one() -> None:
    text = "El jugador activo declara atacantes; su daño de combate espera."
    assert [text[one.start : one.end] for one in links(text, "es", "2003-07")] == [
        "jugador activo",
        "atacantes",
        "daño de combate",
    ]
    found = links("Abilities trigger", "en", "current")
    assert found[0].term is term("ability")


@EVERY_ERA
@pytest.mark.parametrize(
    ("word", "identity"),
    [
        ("daño de combate", "combat-damage"),
        ("DANO DE COMBATE", "combat-damage"),
        ("combat damage", "combat-damage"),
        ("prevencion de dano", "damage-prevention"),
        ("Maná", "mana"),
        ("mana", "mana"),
    ],
)
def test_what_is_searched_is_found_in_both_languages_with_and_without_accents(
    era: str, word: str, identity: str
) -> None:
    for code in LANGUAGES:
        assert term(identity) in find(word, code)
        lines = lookup_lines(word, language(code).in_era(ERAS[era]), era)
        assert term(identity).text(code, era) in lines


@EVERY_ERA
@pytest.mark.parametrize("code", LANGUAGES)
def test_pages_lead_to_the_complete_rules_and_these_lead_back(era: str, code: str) -> None:
    spoken = language(code).in_era(ERAS[era])
    for page in chapters()[:5]:
        assert page.sections_in(era), page.id
        for section in page.sections_in(era):
            assert section in find_sections(section.number(era), era)
            assert page in pages_about(section)
            told = section_lines(section, spoken, era)
            assert any(page.title(code) in line for line in told), section.en


def test_every_section_that_a_page_names_is_one_of_some_edition() -> None:
    known = {one.en for era in ERAS for one in sections(era)}
    for page in at_least(12, PAGES):
        assert set(page.sections) <= known, page.id


@EVERY_ERA
@pytest.mark.parametrize(
    ("alias", "entry"),
    [
        ("Atacante", "attacking-creature"),
        ("Bloqueadora", "blocking-creature"),
        ("Comun", "rarity"),
        ("Ficha", "creature-token"),
        ("Perder el juego", "win-the-game"),
        ("poco común", "rarity"),
        ("Prevencion de daño", "prevention-effect"),
        ("Rara", "rarity"),
    ],
)
def test_an_entry_that_only_refers_opens_the_one_it_refers_to(
    era: str, alias: str, entry: str
) -> None:
    assert term(entry) in opened(find(alias, "es"))
    lines = lookup_lines(alias, language("es").in_era(ERAS[era]), era)
    assert term(entry).text("es", era) in lines


def test_the_cards_that_the_rulebook_has_as_examples_are_shown() -> None:
    named = {name for one in terms() for name in one.cards}
    assert len(named - {"Plains", "Island", "Swamp", "Mountain", "Forest"}) == 28
    for name in named:
        assert Pool().entry(name).card is not None, name


@pytest.mark.parametrize("era", ["2016-08", "2019-05", "2023-04"])
def test_keywords_say_what_kind_of_ability_they_are(era: str) -> None:
    spoken = language("en").in_era(ERAS[era])

    def said(identity: str) -> list[str]:
        return definition_lines(term(identity), spoken, era)

    for one in STATIC.split():
        assert "Keyword ability: a static ability." in said(one), one
    assert "Keyword ability: an activated ability." in said("equip")
    for one in ("flying", "intimidate", "landwalk"):
        assert any("evasion ability" in line for line in said(one)), one
