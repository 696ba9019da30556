"""Compile the engine with mypyc, in a copy: `compile_package.py SOURCE WORK`.

SOURCE is the folder that holds `jajna/`. WORK gets `src/` (the copy), `build/` (C files, objects,
mypy's cache) and `lib/` (the libraries, placed as in the package). A WORK that is kept makes
the next build incremental. Prints the path of every library, one per line, on standard output.
Exit codes: 0 done, 1 mypyc or the C compiler refused, 3 no C compiler or no Python headers.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

COMPILED_MODULES = ("vocab", "errors", "wording", "era", "card", "events", "decision")
COMPILED_PACKAGES = ("ir", "kernel", "mechanics")
NO_C_COMPILER = 3


def modules_to_compile(source: Path) -> list[Path]:
    """List the modules that are compiled, relative to `source`, in a fixed order."""
    package = source / "jajna"
    single = [package / f"{name}.py" for name in COMPILED_MODULES]
    in_packages = [
        module for name in COMPILED_PACKAGES for module in sorted((package / name).rglob("*.py"))
    ]
    return [path.relative_to(source) for path in (*single, *in_packages) if path.is_file()]


def mirror(source: Path, copy: Path) -> None:
    """Make `copy` hold the Python files of `source`, touching only those that differ."""
    wanted = {path.relative_to(source) for path in source.rglob("*.py")}
    wanted |= {path.relative_to(source) for path in source.rglob("py.typed")}
    for stale in [path for path in copy.rglob("*.py") if path.relative_to(copy) not in wanted]:
        stale.unlink()
    for name in sorted(wanted):
        content = (source / name).read_bytes()
        target = copy / name
        if not target.is_file() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def has_c_compiler() -> bool:
    """Say whether a C file that includes Python.h compiles here."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory(prefix="jajna-probe-") as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text(
            "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
        )
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}))
        command.build_temp = command.build_lib = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception as reason:  # every platform's compiler class raises its own kind
            print(f"no C compiler: {reason}", file=sys.stderr)
            return False
    return True


def compile_modules(work: Path, modules: list[Path]) -> list[Path]:
    """Compile `modules` of `work/src` and return the libraries under `work/lib`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(work / "src")
    extensions = mypycify(
        ["--strict", "--python-version", f"{sys.version_info.major}.{sys.version_info.minor}"]
        + [str(module) for module in modules],
        opt_level="1",
        debug_level="0",
        separate=True,
        target_dir=str(work / "build"),
    )
    command = build_ext(Distribution({"name": "jajna", "ext_modules": extensions}))
    command.build_temp = str(work / "build")
    command.build_lib = str(work / "lib")
    command.parallel = min(2, os.cpu_count() or 1)
    command.ensure_finalized()
    command.run()
    return [Path(output) for output in command.get_outputs()]


def main(source: Path, work: Path) -> int:
    """Compile what `source` holds; standard output is kept for the list of libraries."""
    listing = os.dup(1)
    os.dup2(2, 1)
    if not has_c_compiler():
        return NO_C_COMPILER
    modules = modules_to_compile(source)
    mirror(source, work / "src")
    libraries = compile_modules(work, modules) if modules else []
    with os.fdopen(listing, "w") as out:
        out.writelines(f"{library}\n" for library in libraries)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()))
