"""Terms are found by any of their names; a word that is none gets proposals."""

from __future__ import annotations

import pytest

from jajna.glossary import UnknownTermError, find, term


def found(word: str, language: str = "en") -> list[str]:
    """The ids of the terms called so."""
    return [one.id for one in find(word, language)]


@pytest.mark.parametrize(
    ("word", "language", "ids"),
    [
        ("Battlefield", "en", ["battlefield"]),
        ("  campo  DE batalla ", "es", ["battlefield"]),
        ("campo de batalla", "en", ["battlefield"]),
        ("quemadura de mana", "es", ["mana-burn"]),
        ("fase de finalizacion", "es", ["end-phase"]),
        ("Intervening if", "en", ["intervening-if"]),
        ("«que no sea»", "es", ["non"]),
        ("summoning sickness", "en", ["creature"]),
        ("mana value", "en", ["converted-mana-cost"]),
        ("{Q}", "en", ["untap-symbol"]),
        (":", "es", ["colon"]),
        ("Jajna", "en", ["apnap-order"]),
    ],
)
def test_case_accents_and_language_do_not_count(word: str, language: str, ids: list[str]) -> None:
    assert found(word, language) == ids


def test_a_word_with_several_meanings_gives_them_all() -> None:
    assert found("counter") == ["counter-marker", "counter"]
    assert found("draw") == ["drawn-game", "draw"]


def test_a_name_in_the_language_goes_before_one_in_the_other() -> None:
    assert found("color", "es") == ["color"]
    assert found("plan", "es") == ["scheme"]
    assert found("vanguard", "es") == ["vanguard"]


def test_a_name_of_another_era_is_the_last_resort() -> None:
    assert found("aura") == ["aura"]
    assert found("be put into a graveyard from play") == ["die"]
    assert found("habilidad de sale del juego", "es") == ["leaves-the-battlefield-ability"]


def test_a_miss_proposes_each_likely_term_once() -> None:
    with pytest.raises(UnknownTermError, match="Did you mean") as caught:
        find("trampel")
    assert caught.value.word == "trampel"
    assert caught.value.near[0] == "Trample"
    with pytest.raises(UnknownTermError) as caught:
        find("bibloteca", "es")
    assert caught.value.near == ("Biblioteca",)
    with pytest.raises(UnknownTermError) as caught:
        find("atacker")
    assert len(set(caught.value.near)) == len(caught.value.near) > 0


@pytest.mark.parametrize("word", ["", "  ", "xyzzyx"])
def test_a_miss_may_have_nothing_to_propose(word: str) -> None:
    with pytest.raises(UnknownTermError, match=r"not in the glossary\.$") as caught:
        find(word)
    assert caught.value.near == ()


def test_names_and_texts_go_by_the_era() -> None:
    zone = term("battlefield")
    assert zone.name("en", "2003-07") == "In play"
    assert zone.name("es", "2003-07") == "En juego"
    assert zone.name("en") == zone.name("en", "2016-08") == "Battlefield"
    mulligan = term("mulligan")
    assert mulligan.text("en", "2016-08") == mulligan.text("en", "2019-05")
    assert len({mulligan.text("es", era) for era in ("2003-07", "2016-08", "2023-04")}) == 3
    assert mulligan.text("es", "2023-04") == mulligan.text("es")


@pytest.mark.parametrize(
    ("said", "keyword"),
    [("la habilidad de volar", "volar"), ("La habilidad de dañar primero", "dañar primero")],
)
def test_702_a_keyword_is_found_as_a_spanish_sentence_names_it(said: str, keyword: str) -> None:
    assert find(said, "es") == find(keyword, "es")
    with pytest.raises(UnknownTermError):
        find("la habilidad de nada", "es")
