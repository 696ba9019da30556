"""``jajna build``: compiles the engine into the environment of ``./jajna``.

``tools/engine.sh`` says what is kept there, and when it runs.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, final

import click

from jajna.cli.commands import Command
from jajna.cli.languages import default_language
from jajna.cli.mistakes import Failed
from jajna.cli.progress import Bar
from jajna.messages import Message
from jajna.simulation.build import COMPILED
from jajna.text.catalogue import Language, language

__all__ = ["ROOT", "Workshop", "build"]

ROOT: Final = "JAJNA_ROOT"
"""The variable with which ``./jajna`` says where it stands."""
PROGRESS: Final = "compiled "
"""How ``tools/compile_package.py`` begins a line about how far it is."""
NO_C_COMPILER: Final = 3
NOT_GCC: Final = 4
TRIAL: Final = ("sim", "silver", "gold", "--games", "2", "--jobs", "1", "--json")
"""The command with which a new engine is tried before it may run."""


@final
class Workshop:
    """The folders in which an engine is made: those of a clone, and its environment."""

    def __init__(self, root: Path, venv: Path) -> None:
        self.root = root
        self.venv = venv
        self.work = root / ".cache" / "engine"
        self.log = self.work / "build.log"

    def sum_of(self, what: str, *folders: str) -> str:
        """What a function of ``tools/engine.sh`` prints."""
        script = '. "$1"; root=$2; venv=$3; what=$4; shift 4; "$what" "$@"'
        tool = str(self.root / "tools" / "engine.sh")
        command = ["sh", "-eu", "-c", script, "sh", tool, str(self.root), str(self.venv), what]
        done = subprocess.run([*command, *folders], capture_output=True, text=True, check=True)
        return done.stdout

    def compiled(self, trained: bool, bar: Bar, lock: int) -> list[Path]:
        """Compile, and give the paths of what was made, below ``work/lib``.

        What compiles holds the lock too, in case this process is killed. Raises Failed where it
        can't be done.
        """
        listing = self.work / "made.txt"
        tool = self.root / "tools" / "compile_package.py"
        command = [sys.executable, "-P", str(tool), str(self.root / "src"), str(self.work)]
        command += ["trained"] if trained else []
        with (
            listing.open("w") as made,
            self.log.open("w", encoding="utf-8") as log,
            subprocess.Popen(
                command,
                stdout=made,
                stderr=subprocess.PIPE,
                text=True,
                errors="replace",
                pass_fds=(lock,),
            ) as process,
        ):
            try:
                assert process.stderr is not None, "it is a pipe"
                for line in process.stderr:
                    log.write(line)
                    if line.startswith(PROGRESS):
                        done, _, total = line.removeprefix(PROGRESS).partition(" of ")
                        bar(int(done), int(total))
                code = process.wait()
            except BaseException:
                process.terminate()
                raise
        self._check(code)
        return [Path(line) for line in listing.read_text(encoding="utf-8").splitlines()]

    def _check(self, code: int) -> None:
        if code == NO_C_COMPILER:
            raise Failed(
                Message(
                    "no C compiler with Python's headers was found: install one (gcc or clang, and "
                    "your system's package of Python for development) and run './jajna build' "
                    "again; until then the engine runs without being compiled"
                )
            )
        if code == NOT_GCC:
            raise Failed(Message("--trained needs GCC: set CC=gcc, or leave it out"))
        if code:
            raise Failed(
                Message("the engine could not be compiled; {log} says why", log=str(self.log))
            )

    def assembled(self, made: list[Path]) -> Path:
        """Put the package together with what was compiled, in a folder of its own."""
        engines = self.venv / "engines"
        engines.mkdir(exist_ok=True)
        folder = Path(tempfile.mkdtemp(dir=engines))
        folder.chmod(0o755)  # whoever may read the environment may run it
        library = folder / "lib"
        without = shutil.ignore_patterns("__pycache__")
        shutil.copytree(self.root / "src" / "jajna", library / "jajna", ignore=without)
        for path in made:
            place = library / path.relative_to(self.work / "lib")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, place)
        return folder

    def try_out(self, folder: Path) -> None:
        """Let a new engine play. Raises Failed if it doesn't."""
        environment = {**os.environ, "PYTHONPATH": str(folder / "lib"), "JAJNA_ENGINE": "new"}
        command = [sys.executable, "-P", "-m", "jajna", *TRIAL]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"{' '.join(TRIAL)}: {done.returncode}\n{done.stdout}{done.stderr}")
        if done.returncode or not _played_compiled(done.stdout):
            raise Failed(
                Message(
                    "the engine was compiled but doesn't play; {log} says why", log=str(self.log)
                )
            )

    def install(self, folder: Path, sources: str) -> None:
        """Have ``./jajna`` run a new engine from now on; the one before stays for who plays now."""
        (folder / "files.stamp").write_text(self.sum_of("sum_of_engine", str(folder)))
        (folder / "sources.stamp").write_text(sources)
        link = self.venv / "engine"
        before = link.resolve().name
        fresh = self.venv / "engine.new"
        fresh.unlink(missing_ok=True)
        fresh.symlink_to(Path("engines") / folder.name)
        fresh.replace(link)
        for other in folder.parent.iterdir():
            if other.name not in (folder.name, before):
                shutil.rmtree(other, ignore_errors=True)

    def discard(self, folder: Path) -> None:
        """Remove an engine, unless it is the one to run already."""
        if (self.venv / "engine").resolve() != folder.resolve():
            shutil.rmtree(folder, ignore_errors=True)


def _played_compiled(report: str) -> bool:
    """Whether the report of the trial tells of a compiled build and of no error."""
    try:
        data: object = json.loads(report)
    except ValueError:
        return False
    return isinstance(data, dict) and data.get("build") == COMPILED and data.get("errors") == 0


def _made(workshop: Workshop, trained: bool, spoken: Language) -> None:
    """Compile, try and install. Raises Failed where that can't be done."""
    import fcntl  # the launcher is for systems that have it

    workshop.work.mkdir(parents=True, exist_ok=True)
    with (workshop.work / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Failed(Message("another './jajna build' is at work here")) from error
        sources = workshop.sum_of("sum_of_sources")
        with Bar(spoken.say("Compiling")) as bar:
            made = workshop.compiled(trained, bar, lock.fileno())
        folder = workshop.assembled(made)
        try:
            if workshop.sum_of("sum_of_sources") != sources:
                raise Failed(Message("a source was edited meanwhile; run './jajna build' again"))
            workshop.try_out(folder)
            workshop.install(folder, sources)
        except BaseException:
            workshop.discard(folder)
            raise


@click.command(cls=Command)
@click.option("--trained", is_flag=True,
              help="Let GCC compile twice, the second time by what games do.")  # fmt: skip
def build(trained: bool) -> None:
    """Compile the engine, which makes games some seven times as fast; it takes some minutes.

    Needs a C compiler. From then on ./jajna runs the compiled engine, as long as it fits the
    sources; 'jajna --version' says which runs. What ran before stays until all is done.
    """
    root = os.environ.get(ROOT)
    if not root:
        raise Failed(
            Message(
                "only './jajna' in a copy of the repository compiles by this command; an installed "
                "package is compiled as 'pip install' installs it"
            )
        )
    spoken = language(default_language())
    click.echo(spoken.say("Compiling the engine; this takes some minutes."), err=True)
    try:
        _made(Workshop(Path(root), Path(sys.prefix)), trained, spoken)
    except OSError as error:
        raise Failed(Message("the engine could not be kept: {why}", why=str(error))) from error
    click.echo(spoken.say("The engine is compiled; './jajna' runs it from now on."))
