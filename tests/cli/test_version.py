"""What the command says of itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from jajna import __version__
from jajna.cli import builds, main
from jajna.simulation import build
from jajna.simulation.build import NO_COMPILER, REFUSED, build_name, why_plain

SPANISH = {"JAJNA_LANG": "es"}


def test_the_version_says_which_build_runs() -> None:
    result = CliRunner().invoke(main, ["--version"])
    assert result.output == f"jajna, version {__version__} ({build_name()} build)\n"
    assert build_name() in ("compiled", "interpreted")


def test_the_reason_is_what_the_installation_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "__file__", str(tmp_path / "simulation" / "build.py"))
    assert why_plain() == ""
    (tmp_path / "plain.txt").write_text(f"{NO_COMPILER}\n")
    assert why_plain() == NO_COMPILER


@pytest.mark.parametrize(
    ("why", "language", "said"),
    [
        (NO_COMPILER, {}, "no C compiler"),
        (REFUSED, {}, "compiling it failed"),
        (NO_COMPILER, SPANISH, "sin compilar porque no se encontró un compilador de C"),
        (REFUSED, SPANISH, "la compilación falló"),
    ],
)
def test_what_could_not_be_compiled_says_so_where_it_matters(
    why: str, language: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(builds, "why_plain", lambda: why)
    environment = {"JAJNA_LANG": "en", **language}
    version = CliRunner().invoke(main, ["--version"], env=environment)
    assert said in version.output
    many = ["sim", "skies", "stampede", "--games", "1", "--jobs", "1", "--json"]
    games = CliRunner().invoke(main, many, env=environment)
    assert said in games.stderr
    assert said not in games.stdout
    assert said not in CliRunner().invoke(main, ["about"], env=environment).output
