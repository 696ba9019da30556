"""What the command says of itself."""

from __future__ import annotations

from click.testing import CliRunner

from jajna import __version__
from jajna.cli import main
from jajna.simulation.build import build_name


def test_the_version_says_which_build_runs() -> None:
    result = CliRunner().invoke(main, ["--version"])
    assert result.output == f"jajna, version {__version__} ({build_name()} build)\n"
    assert build_name() in ("compiled", "interpreted")
