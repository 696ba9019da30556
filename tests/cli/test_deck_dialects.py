"""``jajna decks convert``: a list goes from one program to another, card by card."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from jajna.cli import main


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of data of its own."""
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "data"))


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


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("4 Shock\nSidebord\n3 Shatter\n", "line 2: 'Sidebord' is no card and no heading"),
        ("4 Shock\nForest\n", "line 2: 'Forest' has no count"),
        ("0 Forest\nSidebord\n", "line 1: 0 copies"),
        ("0 Forest\nSidebord\n1 Shock\n", "line 2: 'Sidebord' is no card"),
        ("", "it has no cards"),
        ("<html><body>not found</body></html>", "it has no cards"),
    ],
)
def test_what_says_nothing_is_not_taken_for_cards(given: str, why: str) -> None:
    result = CliRunner().invoke(main, ["decks", "convert", "-", "--to", "mtgo"], input=given)

    assert (result.exit_code, result.stdout) == (1, "")
    assert why in result.stderr


def test_what_is_not_of_the_deck_is_left_out_and_counted() -> None:
    given = "//Main\n60 Forest\n//Maybeboard\n3 No Such Card\n"
    printed, said = converted("-", "--to", "mtgo", given=given)

    assert printed == "60 Forest\n"
    assert said.strip() == "3 cards aren't of the deck: tokens, or only considered"


def test_dominaria_has_a_code_of_its_own_at_arena_alone() -> None:
    given = "60 Forest (DAR) 266\n"

    assert "60 Forest (DOM) 266" in converted("-", "--to", "moxfield", given=given)[0]
    assert "60 Forest (DAR) 266" in converted("-", "--to", "arena", given=given)[0]


@pytest.mark.parametrize("command", ["show", "stats", "hands", "legal"])
def test_a_list_on_standard_input_is_a_deck_for_every_command(command: str) -> None:
    result = CliRunner().invoke(main, ["decks", command, "-"], input="4 Shock\n56 Mountain\n")

    assert result.exit_code == 0, result.output
    assert "Mountain" in result.stdout or command in ("stats", "legal")


def test_what_is_shown_of_a_deck_keeps_its_printings() -> None:
    text = "3 Shock\n1 Shock (8ED) 222 *F*\n56 Mountain (8ED) 343"
    result = CliRunner().invoke(main, ["decks", "show", "-"], input=text)

    assert result.stdout.rstrip().endswith(text)


def test_whoever_knows_few_sets_is_told_that_legality_may_be_wider() -> None:
    result = CliRunner().invoke(main, ["decks", "legal", "-"], input="4 Shock\n56 Mountain\n")

    assert "Printings are known of 8ED alone" in result.stderr


def test_a_printing_that_there_is_not_is_owned_as_one_that_there_is() -> None:
    CliRunner().invoke(main, ["collection", "new", "Ann"])
    result = CliRunner().invoke(
        main, ["collection", "add", "-"], input="3 Shock (8ED) 999\n1 Forest (ABC) 7\n"
    )

    assert result.exit_code == 0, result.output
    assert "there is no Shock (8ED) 999; it is taken for Shock (8ED) 222" in result.stderr
    shown = CliRunner().invoke(main, ["collection", "show"]).stdout
    assert "8ED 222" in shown and "999" not in shown
    assert "ABC 7" in shown, "of a set that isn't known the list is believed"
