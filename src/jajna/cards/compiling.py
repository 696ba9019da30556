"""From card data to cards: the compiler's verdict on whole cards, on as many cores as there are."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final, Protocol, TypeAlias, final

import msgspec

from jajna.card import Card, Face
from jajna.cards.mtgjson import CardData
from jajna.cards.nodes import load_nodes
from jajna.errors import CardError
from jajna.ir.codec import Codec
from jajna.messages import Message
from jajna.oracle.source import FaceData
from jajna.orphans import end_with_parent

__all__ = [
    "CompiledFace",
    "Compiler",
    "StoredVerdict",
    "Verdict",
    "compile_card",
    "compiler_version",
    "default_compiler",
    "judge",
    "judge_all",
]

CHUNK: Final = 40
"""Cards handed to a worker at once."""

FEW: Final = 400
"""Fewer cards than this are not worth the start of other processes."""

SOURCES: Final = ("card.py", "vocab.py", "wording.py", "ir", "mechanics", "oracle", "text")
"""The files and folders that the verdict on a card depends on, in the package's folder."""

PROBE: Final = FaceData(
    name="Probe",
    full_name="Probe",
    mana_cost="{1}",
    types_line="Artifact Creature",
    supertypes=(),
    types=("Artifact", "Creature"),
    subtypes=(),
    text="Flying",
    power="1",
    toughness="1",
    loyalty="",
    defense="",
    colors="",
    color_indicator="",
    layout="normal",
    side="",
    keywords=(),
)
"""A face to try the compiler with."""

MELD: Final = "meld"
"""The layout of meld cards; what a pair becomes is no card by itself."""
VERSIONS: Final = "several cards share this name"
AMBIGUOUS: Final = "more than one reading"
UNSOUND: Final = "read as what can't be meant"


class CompiledFace(Protocol):
    """The compiler's result for a face; ``jajna.oracle.Compiled`` is one."""

    @property
    def face(self) -> Face | None:
        """The face, None if it doesn't compile."""

    @property
    def blockers(self) -> tuple[str, ...]:
        """Clauses that stopped it, the first first."""

    @property
    def ambiguous(self) -> bool:
        """Whether the text can be read in more than one way."""


Compiler: TypeAlias = Callable[[FaceData], CompiledFace]


@final
@dataclass(frozen=True)
class Verdict:
    """The result of compiling a card: the card, or the clauses that stopped it, in order."""

    card: Card | None
    blockers: tuple[str, ...] = ()


@final
class StoredVerdict(msgspec.Struct, frozen=True):
    """A verdict as it is stored and sent between processes: ``card`` is JSON, "" if refused."""

    card: str
    blockers: tuple[str, ...]

    @property
    def compiled(self) -> bool:
        """Whether the whole card compiles."""
        return not self.blockers


def default_compiler() -> Compiler:
    """The Oracle compiler, loaded when it is first needed."""
    from jajna.oracle import compile_face

    return compile_face


def compiler_version(root: Path | None = None) -> str:
    """A digest of the sources that decide what compiles, so that a stored verdict can be stale."""
    folder = root or Path(__file__).parent.parent
    digest = hashlib.sha256()
    for source in SOURCES:
        path = folder / source
        files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
        for file in files:
            if file.is_file():
                digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def compile_card(data: CardData, compiler: Compiler) -> Verdict:
    """Compile all faces of a card: it compiles if each does, in one reading only, and if what they
    say hangs together (``jajna.oracle.soundness``).

    A fault of the compiler refuses the card too, and names itself.
    """
    if data.has_versions:
        return Verdict(None, (VERSIONS,))
    if data.layout == MELD and len(data.faces) == 1:
        return Verdict(None, (f"layout: {MELD}",))  # CR 712.4b
    faces: list[Face] = []
    blockers: list[str] = []
    for source in data.faces:
        try:
            compiled = compiler(source)
        except Exception as error:
            blockers.append(f"fault of the compiler: {type(error).__name__}: {error}")
            continue
        face = compiled.face
        if face is None or compiled.blockers or compiled.ambiguous:
            blockers += compiled.blockers or (AMBIGUOUS,)
        else:
            faces.append(face)
    if blockers:
        return Verdict(None, tuple(dict.fromkeys(blockers)))
    card = Card(data.name, _as_one(tuple(faces)), data.layout, data.spanish_name)
    unsound = _defects(card)
    return Verdict(None, unsound) if unsound else Verdict(card)


def _defects(card: Card) -> tuple[str, ...]:
    """The defects of a card as a tuple of texts; the check is loaded with the compiler."""
    from jajna.oracle.soundness import defects

    return tuple([f"{UNSOUND}: {one}" for one in defects(card)])


def _as_one(faces: tuple[Face, ...]) -> tuple[Face, ...]:
    """The faces of one card, so that halves can be fused; loaded with the compiler."""
    from jajna.oracle.halves import numbered_on

    return numbered_on(faces) if len(faces) > 1 else faces


def judge(data: CardData, compiler: Compiler, codec: Codec) -> StoredVerdict:
    """Compile a card and put the verdict into the form in which it is stored.

    A card that would not be read back as it is, is refused.
    """
    verdict = compile_card(data, compiler)
    if verdict.card is None:
        return StoredVerdict("", verdict.blockers)
    try:
        stored = msgspec.json.encode(codec.encode(verdict.card))
        same = codec.decode_card(msgspec.json.decode(stored)) == verdict.card
    except (TypeError, CardError) as error:
        return StoredVerdict("", (f"can't be stored: {error}",))
    if not same:
        return StoredVerdict("", ("can't be stored: it would be read back as another card",))
    return StoredVerdict(stored.decode(), ())


def judge_all(
    cards: Iterable[CardData], count: int, compiler: Compiler | None = None, jobs: int = 0
) -> Iterator[tuple[CardData, StoredVerdict]]:
    """Compile ``count`` cards, in their order, with ``jobs`` processes (0: one for each core).

    ``compiler`` must be a function of a module where other processes are used. Raises CardError if
    a process dies.
    """
    load_nodes()
    found = compiler or default_compiler()
    # A compiler that can't start fails here, aloud, rather than on each card.
    found(PROBE)
    jobs = jobs or (1 if count < FEW else _cores())
    if jobs == 1:
        codec = Codec()
        for card in cards:
            yield card, judge(card, found, codec)
        return
    try:
        yield from _judge_with_processes(cards, compiler, jobs)
    except BrokenProcessPool as error:
        raise CardError(
            Message(
                "a process that compiles cards was ended from outside, maybe for want of memory; "
                "run it again"
            )
        ) from error


def _judge_with_processes(
    cards: Iterable[CardData], compiler: Compiler | None, jobs: int
) -> Iterator[tuple[CardData, StoredVerdict]]:
    """The cards go out in chunks, a few ahead of what is collected, and come back in order."""
    chunks = _chunks(cards)
    context = multiprocessing.get_context()
    executor = ProcessPoolExecutor(jobs, context, _start_worker, (compiler,))
    try:
        waiting = [
            (chunk, executor.submit(_judge_chunk, chunk)) for chunk in islice(chunks, 2 * jobs)
        ]
        while waiting:
            chunk, future = waiting.pop(0)
            verdicts = future.result()
            for chunk_ahead in islice(chunks, 1):
                waiting.append((chunk_ahead, executor.submit(_judge_chunk, chunk_ahead)))
            yield from zip(chunk, verdicts, strict=True)
    finally:
        executor.shutdown(cancel_futures=True)


def _chunks(cards: Iterable[CardData]) -> Iterator[list[CardData]]:
    ahead = iter(cards)
    while chunk := list(islice(ahead, CHUNK)):
        yield chunk


def _cores() -> int:
    """Processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@final
class _Worker:
    """The compiler and codec that a worker process keeps between chunks."""

    def __init__(self, compiler: Compiler, codec: Codec) -> None:
        self.compiler = compiler
        self.codec = codec


_workers: list[_Worker] = []


def _start_worker(compiler: Compiler | None) -> None:
    # An interrupt is the parent's to handle: it lets the workers finish their chunk and ends them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    load_nodes()
    _workers[:] = [_Worker(compiler or default_compiler(), Codec())]


def _judge_chunk(cards: list[CardData]) -> list[StoredVerdict]:
    worker = _workers[0]
    return [judge(card, worker.compiler, worker.codec) for card in cards]
