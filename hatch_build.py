"""The build hook: the wheel also holds the engine compiled by mypyc, where that can be done.

Without `JAJNA_MYPYC` it compiles if there is a C compiler, and if that can't be done it builds the
plain wheel, with a notice, and notes in it why. `0` builds the plain wheel. `1` does without a
compiler, but fails if compiling fails; `require` fails without a compiler too. `trained` takes
twice as long, needs GCC, and makes the fastest: what is compiled plays some games, and is compiled
again by the ways it went.
Why this is not hatch-mypyc: docs/decisions/0003-mypyc-build.md.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "JAJNA_MYPYC"
WORK_FOLDER = "JAJNA_MYPYC_DIR"
COMPILER_REQUIREMENTS = ["mypy==2.4.1", "setuptools>=77", "types-pyyaml>=6.0.12"]
NO_C_COMPILER = 3
NOT_GCC = 4
AUTO = "auto"
PLAIN = "0"
TRAINED = "trained"
CHOICES = (AUTO, PLAIN, "1", "require", TRAINED)
NOTE = "jajna/plain.txt"
"""Where a wheel that isn't compiled says why; `jajna.simulation.build` reads it."""


class CompiledEngine(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Name what has to be installed to compile; nothing for a plain build."""
        if not self._wanted():
            return []
        played_with = self.metadata.core.dependencies if choice() == TRAINED else []
        return [*COMPILER_REQUIREMENTS, *played_with]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a folder of its own and include what is made, or note why there are none.

        Raises RuntimeError where that is refused for which the switch asks.
        """
        if version == "editable" or not self._wanted():
            return
        kept = os.environ.get(WORK_FOLDER)
        work = Path(kept) if kept else self._temporary_folder()
        code, made = self._compile(work)
        if code == 0:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in made:
                inside = path.relative_to(work / "lib").as_posix()
                build_data["force_include"][str(path)] = inside
        elif code == NO_C_COMPILER and choice() in (AUTO, "1"):
            self._note(build_data, "no compiler", "no working C compiler with Python headers")
        elif code == NOT_GCC:
            raise RuntimeError(f"{SWITCH}={TRAINED} needs GCC: set CC=gcc, or {SWITCH}=1")
        elif choice() == AUTO:
            self._note(build_data, "refused", f"compiling failed with code {code}, see above")
        else:
            raise RuntimeError(
                f"{SWITCH}: compiling failed with code {code}, see above; "
                f"{SWITCH}={PLAIN} builds the plain package"
            )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder in which the modules were compiled."""
        temporary: tempfile.TemporaryDirectory[str] | None = getattr(self, "_temporary", None)
        if temporary is not None:
            temporary.cleanup()

    def _temporary_folder(self) -> Path:
        if getattr(self, "_temporary", None) is None:
            self._temporary = tempfile.TemporaryDirectory(prefix="jajna-mypyc-")
        return Path(self._temporary.name)

    def _wanted(self) -> bool:
        return self.target_name == "wheel" and choice() != PLAIN

    def _note(self, build_data: dict[str, Any], why: str, told: str) -> None:
        """Build the plain package, and let it say why it is that."""
        self.app.display_warning(f"{SWITCH}: {told}; building the plain package")
        note = self._temporary_folder() / "plain.txt"
        note.write_text(f"{why}\n", encoding="utf-8")
        build_data["force_include"][str(note)] = NOTE

    def _compile(self, work: Path) -> tuple[int, list[Path]]:
        """Return the exit code and what was made under `work/lib`."""
        script = Path(self.root) / "tools" / "compile_package.py"
        source = Path(self.root) / "src"
        command = [sys.executable, str(script), str(source), str(work)]
        if choice() == TRAINED:
            command.append(TRAINED)
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        return done.returncode, [Path(line) for line in done.stdout.splitlines()]


def choice() -> str:
    """What the switch asks for. Raises RuntimeError for what it doesn't know."""
    chosen = os.environ.get(SWITCH) or AUTO
    if chosen not in CHOICES:
        raise RuntimeError(f"{SWITCH} is {chosen!r}; it may be {', '.join(CHOICES)}")
    return chosen
