"""``jajna decks convert``: a list goes from one program to another, card by card."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from jajna.cli import main


def converted(*options: str, given: str = "") -> tuple[str, str]:
    """What the command prints, and what it says besides."""
    result = CliRunner().invoke(main, ["decks", "convert", *options], input=given)
    assert result.exit_code == 0, result.output
    return result.stdout, result.stderr


def test_a_list_is_converted_by_the_names_of_its_cards(tmp_path: Path) -> None:
    path = tmp_path / "Zoo.txt"
    path.write_text("20 bosque\n4 Osos pardos\n\n2 giant growth\n", encoding="utf-8")

    printed, said = converted(str(path), "--to", "forge")

    assert printed == (
        "[metadata]\nName=Zoo\n[Main]\n20 Forest\n4 Grizzly Bears\n[Sideboard]\n2 Giant Growth\n"
    )
    assert said == ""


def test_a_card_that_is_not_known_is_passed_on_with_a_warning() -> None:
    printed, said = converted("-", "--to", "csv", given="1 Brand New Card (XXX) 7\n1 Forest")

    assert "1,Brand New Card,XXX,7,main" in printed
    assert "line 1: There is no card named 'Brand New Card'" in said


def test_a_list_that_is_damaged_is_refused_with_its_lines() -> None:
    result = CliRunner().invoke(main, ["decks", "convert", "-", "--to", "mtgo"], input="0 Forest")

    assert result.exit_code == 1
    assert "line 1: 0 copies" in result.stderr
