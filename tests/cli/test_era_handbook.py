"""``jajna handbook``, and what ``jajna glossary`` shows besides definitions."""

from __future__ import annotations

import json

from click.testing import CliRunner, Result

from jajna.cli import main


def run(*arguments: str) -> Result:
    """What a command prints."""
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    return done


def test_alone_it_lists_the_seven_chapters() -> None:
    lines = run("handbook", "--lang", "es").stdout.splitlines()
    assert lines[0] == "1  Conceptos básicos"
    assert lines[6] == "7  Glosario"
    assert len(lines) == 7


def test_a_page_is_in_the_words_of_the_era_with_its_rules_and_terms() -> None:
    text = run("handbook", "turno", "--lang", "es", "--era", "2003-07").stdout
    assert "jugar cualquier hechizo" in text
    assert "310. Paso de daño de combate" in text
    assert "Términos: " in text
    assert "lanzar cualquier hechizo" in run("handbook", "turno", "--lang", "es").stdout


def test_a_color_shows_its_cards() -> None:
    text = run("handbook", "green", "--lang", "en", "--era", "2003-07").stdout
    assert "Spined Wurm  {4}{G}" in text
    assert "target creature" in text.lower()
    assert "Green" in run("handbook", "colors", "--lang", "en").stdout


def test_as_json_a_page_has_links() -> None:
    (page,) = json.loads(run("handbook", "1", "--lang", "en", "--json").stdout)["pages"]
    first = page["paragraphs"][0]
    link = first["links"][0]
    assert first["text"][link["start"] : link["end"]] == "deck"
    assert link["term"] == "deck"
    assert page["id"] == "basics"


def test_an_unknown_page_is_refused_with_those_that_look_alike() -> None:
    done = CliRunner().invoke(main, ["handbook", "whitt"])
    assert done.exit_code == 1
    assert "White" in done.output


def test_an_entry_shows_its_example_cards_as_they_were() -> None:
    text = run("glossary", "como si", "--lang", "es", "--era", "2003-07").stdout
    assert "Araña gigante (Giant Spider)" in text
    assert "puede bloquear como si tuviera la habilidad de volar" in text


def test_an_alias_opens_the_entry_it_refers_to() -> None:
    text = run("glossary", "atacante", "--lang", "es", "--era", "2003-07").stdout
    assert "\nCriatura atacante [Attacking creature]\n" in text


def test_a_definition_as_json_has_its_links() -> None:
    (found, *_) = json.loads(run("glossary", "trample", "--lang", "en", "--json").stdout)["terms"]
    assert found["sort"] == "static"
    assert [found["text"][one["start"] : one["end"]] for one in found["links"]]


def test_a_deck_of_two_colors_is_suggested() -> None:
    text = run("decks", "--suggest", "rg", "--lang", "en").stdout
    assert "60 cards, 24 of them lands" in text
    assert "\n12 Mountain\n12 Forest\n" in text
    done = CliRunner().invoke(main, ["decks", "--suggest", "rx"])
    assert done.exit_code == 1
    assert "'X' is not one of WUBRG" in done.output
