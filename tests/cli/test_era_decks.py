"""``jajna decks``: theme decks, and what there is in a deck, for games of every era."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from jajna.cards.sets import embedded_sets, set_called
from jajna.cli import main
from jajna.era import ERAS
from jajna.formats.decklist import read_deck_file
from jajna.formats.summary import summary_of
from jajna.formats.themes import LED, THEMES, theme
from jajna.vocab import Color
from tests.cli.test_decks import lookup

ONE_COLOR = {
    "white": Color.WHITE,
    "blue": Color.BLUE,
    "black": Color.BLACK,
    "red": Color.RED,
    "green": Color.GREEN,
}


def run(*words: str) -> str:
    done = CliRunner().invoke(main, list(words))
    assert done.exit_code == 0, done.output
    return done.output


def test_five_theme_decks_of_eighth_edition_have_one_color_each() -> None:
    lines = run("decks", "--lang", "es").splitlines()
    eighth = {one.name for one in set_called("8ED", embedded_sets()).cards}

    assert [line.split(":")[0].split(" (")[0] for line in lines] == [*THEMES, *LED]
    for name, color in ONE_COLOR.items():
        deck = theme(name, lookup)
        assert summary_of(deck).colors == color
        assert {card.name for card, _ in deck.main} <= eighth


@pytest.mark.parametrize("name", list(THEMES))
def test_a_deck_that_is_printed_is_a_deck_that_can_be_changed_and_played(
    name: str, tmp_path: Path
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(run("decks", name, "--lang", "en"), encoding="utf-8")
    deck = theme(name, lookup)

    assert read_deck_file(file, lookup).main == deck.main
    file.write_text(file.read_text(encoding="utf-8") + "1 Shivan Dragon\n", encoding="utf-8")
    changed = read_deck_file(file, lookup)
    assert changed.size == deck.size + 1
    for era in ERAS:
        assert "== " in run("play", str(file), name, "--era", era, "--lang", "en")


def test_105_2_a_deck_is_told_with_its_colors_and_their_sources(tmp_path: Path) -> None:
    assert "// Colors: white and blue" in run("decks", "skies", "--lang", "en")
    assert "// Lands that give them: white 13, blue 13" in run("decks", "skies", "--lang", "en")
    file = tmp_path / "five.txt"
    file.write_text(
        "12 City of Brass\n4 Forest\n4 Island\n4 Swamp\n10 Serra Angel\n10 Air Elemental\n"
        "10 Nightmare\n10 Shivan Dragon\n6 Craw Wurm\n",
        encoding="utf-8",
    )
    said = run("decks", str(file), "--lang", "es")
    assert "// Colores: blanco, azul, negro, rojo y verde" in said
    assert "blanco 12, azul 16, negro 16, rojo 12, verde 16" in said
    assert "// Legal" in said
    for era in ERAS:
        assert "== " in run("play", str(file), "white", "--era", era)


@pytest.mark.parametrize(
    ("lands", "warned"), [(19, True), (20, False), (24, False), (28, False), (29, True)]
)
def test_too_few_and_too_many_lands_are_warned_of_and_allowed(
    tmp_path: Path, lands: int, warned: bool
) -> None:
    file = tmp_path / "lands.txt"
    file.write_text(f"{lands} Forest\n{60 - lands} Grizzly Bears\n", encoding="utf-8")
    said = run("decks", str(file), "--lang", "en")

    assert ("// Advice: " in said) is warned
    assert "// Legal in casual games." in said
    for era in ERAS:
        assert "== " in run("play", str(file), "white", "--era", era)


def test_what_a_deck_breaks_is_told() -> None:
    assert "40 cards and must have at least 60" in run(
        "decks", "white", "--lang", "en", "--format", "constructed"
    )


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "is not affiliated with"), ("es", "no está afiliado a")]
)
def test_about_names_the_texts_and_whose_the_game_is(lang: str, words: str) -> None:
    said = run("about", "--lang", lang)

    assert words in said
    assert "Wizards of the Coast" in said
    assert "2003-07-01" in said
    assert "2026-01-16" in said
    assert ("Eighth Edition" in said) is (lang == "en")
