"""Positions and what happens in them, written down as YAML: read, played, checked and written.

``read`` and ``read_file`` give scripts, ``run`` plays one, ``build`` only sets up its position.
"""

from __future__ import annotations

from jajna.judge.scenario.building import build
from jajna.judge.scenario.checking import Finding
from jajna.judge.scenario.reading import Script, read, read_file
from jajna.judge.scenario.running import Outcome, files_in, play_until, run, run_file
from jajna.judge.scenario.wording import ScenarioError
from jajna.judge.scenario.writing import Written, of

__all__ = [
    "Finding",
    "Outcome",
    "ScenarioError",
    "Script",
    "Written",
    "build",
    "files_in",
    "of",
    "play_until",
    "read",
    "read_file",
    "run",
    "run_file",
]
