"""Compile the engine with mypyc, in a copy: `compile_package.py SOURCE WORK [trained]`.

SOURCE is the folder that holds `jajna/`. WORK gets `src/` (the copy), `build/` (C files and
objects), `documented/` (C files with docstrings) and `lib/` (the libraries, placed as in the
package). With a WORK that is kept the next
build compiles only the C files that change. With the libraries comes a file of the annotations that
compiled classes forget. Prints the paths of all that belongs into the package, one per line, on
standard output.

With `trained` GCC compiles twice: first so that the library counts which ways it goes, in `trial/`,
where `train.py` then plays games with it; and again by what was counted.
Exit codes: 0 done, 1 mypyc, the C compiler or the training refused, 3 no C compiler or no Python
headers, 4 a C compiler that can't train.
"""

from __future__ import annotations

import ast
import copy
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from docstrings import module_of, write_documented

COMPILED_MODULES = (
    "vocab",
    "errors",
    "wording",
    "telling",
    "era",
    "era_switches",
    "variant",
    "card",
    "decision",
    "rl/encoder",
    "steps",
)
COMPILED_PACKAGES = ("events", "ir", "kernel", "mechanics", "agents")
PROGRESS = "compiled "
"""How a line begins that says how many C files are compiled."""
NO_C_COMPILER = 3
NOT_GCC = 4
LEVEL = "JAJNA_MYPYC_LEVEL"
"""Names how much the C compiler is to optimize, 0 to 3; 2 unless it is set."""
TYPED = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
"""How strictly mypy looks at the modules. Of the rest of the package, which isn't compiled, and of
the libraries it uses, which needn't be installed where a wheel is built, it only takes the types.
"""
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
"""Has GCC compile what counts which ways it goes."""
BY_COUNTS = [
    "-fprofile-use",
    "-fprofile-correction",
    "-fprofile-partial-training",
    "-Wno-missing-profile",
]
"""Has GCC compile by what was counted; what the training never reached as without it."""
ANNOTATIONS = Path("jajna", "text", "annotations.json")
"""Where the package has the annotations of compiled classes; `jajna.text.templates` reads them."""
LIBRARY = "jajna_engine"
"""The name of the library that holds all modules."""
LINKED_WITHIN = ["-Wl,-Bsymbolic"]
"""Lets what the library calls of itself be found as it is linked rather than as it is loaded."""


def modules_to_compile(source: Path) -> list[Path]:
    """List the modules that are compiled, relative to `source`, in a fixed order."""
    package = source / "jajna"
    single = [package / f"{name}.py" for name in COMPILED_MODULES]
    in_packages = [
        module for name in COMPILED_PACKAGES for module in sorted((package / name).rglob("*.py"))
    ]
    return [path.relative_to(source) for path in (*single, *in_packages) if path.is_file()]


def annotations_of(text: str) -> dict[str, dict[str, str]]:
    """How the fields of the classes of a module are annotated, by class and field."""
    return {
        statement.name: {
            line.target.id: ast.unparse(line.annotation)
            for line in statement.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        }
        for statement in ast.parse(text).body
        if isinstance(statement, ast.ClassDef)
    }


def write_annotations(source: Path, modules: Sequence[Path], target: Path) -> None:
    """Write how the fields of all classes of the modules are annotated, as JSON."""
    found: dict[str, dict[str, str]] = {}
    for module in modules:
        name = ".".join(module.with_suffix("").parts).removesuffix(".__init__")
        own = annotations_of((source / module).read_text(encoding="utf-8"))
        found.update({f"{name}.{kind}": fields for kind, fields in own.items() if fields})
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(found), encoding="utf-8")


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
    return compiles("")


def has_gcc() -> bool:
    """Say whether the C compiler is GCC."""
    return compiles("#if !defined(__GNUC__) || defined(__clang__)\n#error\n#endif\n")


def compiles(lines: str) -> bool:
    """Say whether a C file that includes Python.h and has these lines compiles here."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory(prefix="jajna-probe-") as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text(
            f"#include <Python.h>\n{lines}PyMODINIT_FUNC PyInit_probe(void) {{ return NULL; }}\n"
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


def c_files_to_compile(sources: list[str], objects: list[str], headers: list[Path]) -> list[str]:
    """Those of the C files whose object is missing, or older than they or any of the headers."""
    newest_header = max([header.stat().st_mtime_ns for header in headers], default=0)
    wanted: list[str] = []
    for source, made in zip(sources, objects, strict=True):
        newest = max(Path(source).stat().st_mtime_ns, newest_header)
        if not Path(made).is_file() or Path(made).stat().st_mtime_ns < newest:
            wanted.append(source)
    return wanted


def compile_modules(work: Path, modules: list[Path], trained: bool) -> list[Path]:
    """Compile `modules` of `work/src` into one library, with a small one for each module to be
    found by, and return the libraries under `work/lib`.
    """
    from mypyc.build import mypycify

    os.chdir(work / "src")
    extensions = mypycify(
        [*TYPED, f"--python-version={sys.version_info.major}.{sys.version_info.minor}"]
        + [str(module) for module in modules],
        opt_level=os.environ.get(LEVEL, "2"),
        debug_level="0",
        multi_file=True,
        group_name=LIBRARY,
        target_dir=str(work / "build"),
    )
    for extension in extensions:
        extension.sources = [with_docstrings(Path(one), work) for one in extension.sources]
    if not trained:
        return build_libraries(work, extensions, [], [])
    forget_objects(work, "*.gcda")
    build_libraries(work, copy.deepcopy(extensions), COUNTING, COUNTING)
    train(work, modules)
    forget_objects(work)
    return build_libraries(work, extensions, BY_COUNTS, [])


def with_docstrings(c_file: Path, work: Path) -> str:
    """The path of a C file that mypyc made, or of a copy with the docstrings of its module."""
    parts = module_of(c_file).split(".")
    found = (work / "src").joinpath(*parts)
    for source in (found.with_suffix(".py"), found / "__init__.py"):
        if parts[0] and source.is_file():
            return str(write_documented(c_file, source, work / "documented"))
    return str(c_file)


def forget_objects(work: Path, *counts: str) -> None:
    """Have everything compiled anew, and with `counts` counted anew.

    Folders stay: setuptools makes none of which it knows that it was there.
    """
    forgotten = [path for one in ("*.o", *counts) for path in (work / "build").rglob(one)]
    forgotten += [path for path in (work / "lib").rglob("*") if path.is_file()]
    for path in forgotten:
        path.unlink()


def train(work: Path, modules: list[Path]) -> None:
    """Play with the libraries that count; they write down what they have counted at the end.

    Raises CalledProcessError if anything breaks.
    """
    trial = work / "trial"
    shutil.rmtree(trial, ignore_errors=True)
    shutil.copytree(work / "src", trial)
    shutil.copytree(work / "lib", trial, dirs_exist_ok=True)
    write_annotations(work / "src", modules, trial / ANNOTATIONS)
    script = Path(__file__).resolve().parent / "train.py"
    command = [sys.executable, "-P", str(script)]
    environment = {**os.environ, "PYTHONPATH": path_from(trial)}
    subprocess.run(command, cwd=trial, env=environment, check=True)


def path_from(folder: Path) -> str:
    """The search path with a folder before what is there, by which pip's isolated builds find what
    was installed for them.
    """
    known = os.environ.get("PYTHONPATH")
    return os.pathsep.join([str(folder), known] if known else [str(folder)])


def keep(made: str, place: str) -> None:
    """Put an object file that is whole in its place, so that a kill leaves no half of one there."""
    Path(place).parent.mkdir(parents=True, exist_ok=True)
    os.replace(made, place)


def tell_progress(done: int, total: int) -> None:
    """Say on standard error how many C files are compiled; ``jajna build`` reads it."""
    print(f"{PROGRESS}{done} of {total}", file=sys.stderr, flush=True)


def build_libraries(
    work: Path, extensions: Sequence[object], compiling: list[str], linking: list[str]
) -> list[Path]:
    """Compile and link `extensions` with more options, and return the libraries."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    headers = sorted((work / "build").rglob("*.h"))
    jobs = min(2, os.cpu_count() or 1)

    class BuildSideBySide(build_ext):
        """Compiles the C files of a library side by side, and only those that changed."""

        def build_extension(self, ext: Extension) -> None:
            def objects_of(sources: list[str]) -> list[str]:
                found: list[str] = self.compiler.object_filenames(
                    sources, output_dir=self.build_temp
                )
                return found

            sources = [str(source) for source in ext.sources]
            objects = objects_of(sources)

            def compile_one(source: str) -> None:
                made = self.compiler.compile(
                    [source],
                    output_dir=str(work / "making"),
                    include_dirs=ext.include_dirs,
                    extra_postargs=[*ext.extra_compile_args, *compiling],
                )
                for one, place in zip(made, objects_of([source]), strict=True):
                    keep(one, place)

            wanted = c_files_to_compile(sources, objects, headers)
            with ThreadPoolExecutor(jobs) as pool:
                for done, _ in enumerate(pool.map(compile_one, wanted)):
                    if len(wanted) > 1:
                        tell_progress(done + 1, len(wanted))
            ext.depends = [*ext.depends, *objects]
            ext.extra_objects = objects
            ext.sources = []
            within = LINKED_WITHIN if sys.platform == "linux" else []
            ext.extra_link_args = [*within, *linking]
            super().build_extension(ext)

    command = BuildSideBySide(Distribution({"name": "jajna", "ext_modules": extensions}))
    command.build_temp = str(work / "build")
    command.build_lib = str(work / "lib")
    command.ensure_finalized()
    command.run()
    return [Path(output) for output in command.get_outputs()]


def main(source: Path, work: Path, trained: bool) -> int:
    """Compile what `source` holds; standard output is kept for the list of what is made."""
    listing = os.dup(1)
    os.dup2(2, 1)
    if not has_c_compiler():
        return NO_C_COMPILER
    if trained and not has_gcc():
        return NOT_GCC
    modules = modules_to_compile(source)
    mirror(source, work / "src")
    made = compile_modules(work, modules, trained) if modules else []
    if made:
        made.append(work / "lib" / ANNOTATIONS)
        write_annotations(source, modules, made[-1])
    with os.fdopen(listing, "w") as out:
        out.writelines(f"{path}\n" for path in made)
    return 0


if __name__ == "__main__":
    sys.exit(
        main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), "trained" in sys.argv[3:])
    )
