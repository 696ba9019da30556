"""The build hook: with JAJNA_MYPYC set, the wheel also holds the engine compiled by mypyc.

`JAJNA_MYPYC=1` compiles where a C compiler is found and builds the plain wheel, with a notice,
where none is. `JAJNA_MYPYC=require` fails instead of falling back. `JAJNA_MYPYC=trained` takes
twice as long, needs GCC, and makes the fastest: what is compiled plays some games, and is compiled
again by the ways it went. Unset or `0` builds the plain wheel.
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
COMPILER_REQUIREMENTS = ["mypy==2.4.1", "setuptools>=77"]
NO_C_COMPILER = 3
NOT_GCC = 4
TRAINED = "trained"


class CompiledEngine(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel when the switch asks for them."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Name what has to be installed to compile; nothing for a plain build."""
        if not self._wanted():
            return []
        played_with = self.metadata.core.dependencies if os.environ[SWITCH] == TRAINED else []
        return [*COMPILER_REQUIREMENTS, *played_with]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a folder of its own and include the libraries; raises if mypyc refuses."""
        if version == "editable" or not self._wanted():
            return
        kept = os.environ.get(WORK_FOLDER)
        work = Path(kept) if kept else Path(self._temporary_folder())
        libraries = self._compile(work)
        if not libraries:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries:
            inside = library.relative_to(work / "lib").as_posix()
            build_data["force_include"][str(library)] = inside

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder in which the modules were compiled."""
        temporary: tempfile.TemporaryDirectory[str] | None = getattr(self, "_temporary", None)
        if temporary is not None:
            temporary.cleanup()

    def _temporary_folder(self) -> str:
        self._temporary = tempfile.TemporaryDirectory(prefix="jajna-mypyc-")
        return self._temporary.name

    def _wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(SWITCH, "0") not in ("", "0")

    def _compile(self, work: Path) -> list[Path]:
        """Return the libraries built under `work/lib`; none if there is no C compiler."""
        script = Path(self.root) / "tools" / "compile_package.py"
        source = Path(self.root) / "src"
        command = [sys.executable, str(script), str(source), str(work)]
        if os.environ[SWITCH] == TRAINED:
            command.append(TRAINED)
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode == NO_C_COMPILER and os.environ[SWITCH] not in ("require", TRAINED):
            self.app.display_warning(
                f"{SWITCH}: no working C compiler with Python headers; building the plain package"
            )
            return []
        if done.returncode == NOT_GCC:
            raise RuntimeError(f"{SWITCH}={TRAINED} needs GCC: set CC=gcc, or {SWITCH}=1")
        if done.returncode != 0:
            raise RuntimeError(f"{SWITCH}: compiling failed with code {done.returncode}, see above")
        return [Path(line) for line in done.stdout.splitlines()]
