"""What the probe tells of one line."""

from __future__ import annotations

import pytest

from jajna.oracle.probe import main, told


def test_a_line_is_told_in_spanish_and_as_nodes() -> None:
    spanish, node = told("~ assigns no combat damage this turn.", True)

    assert spanish == "~ no asigna daño de combate este turno."
    assert "RestrictThisTurn" in node


def test_a_line_that_is_not_read_is_told_as_far_as_it_is() -> None:
    assert told("~ assigns no damage this week.", True) == [
        "understood: ~ assigns no || damage this week."
    ]
    assert told("Tap it.", True) == [
        "1 reading(s), of which none is bound and prints back as the line"
    ]


def test_the_probe_wants_a_file_or_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--spell", "--line", "Draw a card."]) == 0
    assert capsys.readouterr().out.startswith("Roba una carta.")
    with pytest.raises(SystemExit):
        main([])
