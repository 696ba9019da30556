"""``jajna glossary``: a term by today's rules, by those of an era, and words that are none."""

from __future__ import annotations

import json
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

    first, inferno, second, tutor = done.stdout.split("\n\n")
    assert first.startswith("Draw (drawn game) [Empate]\n")
    assert inferno.startswith("Inferno ")
    assert second.startswith("Draw [Robar]\n")
    assert tutor.startswith("Diabolic Tutor ")


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


def test_a_section_is_told_with_its_chapter_its_numbers_and_its_terms() -> None:
    done = run("603", "--lang", "es")

    lines = done.stdout.splitlines()
    assert lines[:3] == [
        "603. Manejando habilidades disparadas [Handling Triggered Abilities]",
        "Capítulo: 6. Hechizos, habilidades y efectos [Spells, Abilities, and Effects]",
        "Secciones: 2003-07 410; 2016-08 603; 2019-05 603; 2023-04 603; hoy 603",
    ]
    assert "Disparo de estado" in lines[3]
    assert run("Manejando habilidades disparadas", "--lang", "es").stdout == done.stdout


def test_a_chapter_is_told_with_its_sections_in_the_numbers_of_the_era() -> None:
    old = run("100", "--era", "2019-05", "--lang", "en").stdout.splitlines()
    new = run("100", "--era", "2023-04", "--lang", "en").stdout.splitlines()

    assert old[0] == new[0] == "1. Game Concepts [Conceptos de juego]"
    assert "112. Abilities [Habilidades]" in old
    assert "113. Abilities [Habilidades]" in new


def test_a_word_may_be_a_term_and_a_section() -> None:
    done = run("mana", "--lang", "en").stdout

    assert term("mana").text_en in done
    assert "106. Mana [Maná]" in done


def test_all_sections_are_listed_by_the_rules_of_the_era() -> None:
    now = run("--sections", "--lang", "es").stdout.splitlines()
    old = run("--sections", "--lang", "es", "--era", "2003-07").stdout.splitlines()

    assert now[0] == "1. Conceptos de juego [Game Concepts]"
    assert now[-1] == "905. Draft de Conspiracy [Conspiracy Draft]"
    assert "410. Manejando habilidades disparadas [Handling Triggered Abilities]" in old
    data = json.loads(run("--sections", "--lang", "es", "--json").stdout)
    assert [f"{one['number']}. {one['title']}" for one in data["sections"]] == [
        line.split(" [")[0] for line in now
    ]


def test_the_keyword_abilities_are_listed_in_both_languages() -> None:
    assert "volar [flying]" in run("--keywords", "--lang", "es").stdout.splitlines()
    data = json.loads(run("--keywords", "--lang", "en", "--json").stdout)
    assert {"en": "flying", "es": "volar"} in data["keywords"]


@pytest.mark.parametrize("words", [(), ("mana", "--sections"), ("--sections", "--keywords")])
def test_one_thing_is_asked_at_a_time(words: tuple[str, ...]) -> None:
    done = run(*words)

    assert done.exit_code == 2
    assert "--sections" in done.stderr


@pytest.mark.parametrize(
    ("spanish", "english", "rule"),
    [
        ("habilidad disparada", "triggered ability", "603"),
        ('cláusula del "si" interviniente', "intervening if clause", "603.4"),
        ("habilidad disparada retrasada", "delayed triggered ability", "603.7"),
        ("disparo de estado", "state trigger", "603.8"),
        ("habilidad disparada reflexiva", "reflexive triggered ability", "603.12"),
        ("habilidad", "ability", "113"),
        ("fuente de una habilidad", "source of an ability", "113.7"),
    ],
)
def test_the_terms_of_triggers_and_abilities_are_told_in_both_languages(
    spanish: str, english: str, rule: str
) -> None:
    for word, code in ((spanish, "es"), (english, "en")):
        told = json.loads(run(word, "--lang", code, "--json").stdout)["terms"]
        assert [one["rules"]["current"] for one in told] == [rule]
        assert told[0]["text"]


@pytest.mark.parametrize("word", ["draft ability", "conspiracy"])
def test_what_is_not_played_is_said_so(word: str) -> None:
    assert "Jajna doesn't play" in run(word, "--lang", "en").stdout
    assert "Jajna no juega" in run(word, "--lang", "es").stdout
