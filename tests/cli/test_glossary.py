"""``jajna glossary``: a term by today's rules, by those of an era, and words that are none."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import glossary_page
from jajna.cli import main
from jajna.cli.terminal.definitions import lookup_lines
from jajna.glossary import term, terms
from jajna.text.catalogue import language


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["glossary", *words])


def test_a_term_is_told_with_its_other_eras_rules_and_links() -> None:
    done = run("mana", "burn", "--lang", "en")

    one = term("mana-burn")
    assert done.exit_code == 0
    assert done.stdout.splitlines() == [
        "Mana burn [Quemadura de maná]",
        one.text_en,
        "Today's rules don't have this term.",
        f"2003-07: {one.wording[0].text_en}",
        "Rules: 2003-07 300.3; 2016-08 –; 2019-05 –; 2023-04 –; today –",
        "See also: Mana pool, Mana, Lose life, Phase",
    ]


def test_an_era_has_its_own_names_meaning_and_rule() -> None:
    done = run("campo de batalla", "--era", "2003-07", "--lang", "es")

    assert done.stdout.splitlines() == [
        "En juego [In play]",
        term("battlefield").text_es,
        f"CR {term('battlefield').rules['2003-07']}",
        "Véase también: Permanente, En juego, Zona",
    ]


def test_an_era_without_the_term_is_told_so() -> None:
    done = run("equipment", "--era", "2003-07", "--lang", "en")

    assert "The rules of 2003-07 don't have this term." in done.stdout
    assert "CR " not in done.stdout


def test_an_era_links_to_the_terms_that_it_has() -> None:
    old = run("destroy", "--era", "2003-07", "--lang", "en").stdout
    new = run("destroy", "--era", "current", "--lang", "en").stdout

    assert "Indestructible" in new
    assert "Regeneration" in old
    assert "Indestructible" not in old


def test_the_meanings_of_a_word_are_told_one_after_the_other() -> None:
    done = run("draw", "--lang", "en")

    first, second = done.stdout.split("\n\n")
    assert first.startswith("Draw (drawn game) [Empate]\n")
    assert second.startswith("Draw [Robar]\n")


def test_symbols_are_printed_as_they_are() -> None:
    assert "Tap symbol ({T}) [Símbolo de girar ({T})]\n" in run("{t}", "--lang", "en").stdout


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Error: trampel is not in the glossary. Did you mean Trample"),
        ("es", "Error: trampel no está en el glosario. ¿Querías decir"),
    ],
)
def test_a_word_that_is_none_ends_with_1_and_proposals(lang: str, said: str) -> None:
    done = run("trampel", "--lang", lang)

    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr.startswith(said)


@pytest.mark.parametrize("words", [[], ["mana", "--era", "1993-08"], ["mana", "--lang", "fr"]])
def test_bad_usage_ends_with_2(words: list[str]) -> None:
    assert run(*words).exit_code == 2


def test_a_game_says_what_is_no_term() -> None:
    assert lookup_lines("xyzzyx", language("es"), "current") == ["xyzzyx no está en el glosario."]


def test_the_page_has_every_term() -> None:
    text = glossary_page.page()
    assert all(f"\n(term-{one.id})=\n" in text for one in terms())
    assert "| 217.5 | 403 | 403 | 403 | 403 |" in text


def test_the_page_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "glossary.md"
    glossary_page.write_page(path)
    assert path.read_text(encoding="utf-8") == glossary_page.page()
