"""The corpus: how much is read, that nothing is ambiguous, that what is printed reads the same."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from jajna.ir.abilities import SpellAbility
from jajna.ir.command_zone import working_there
from jajna.oracle import FaceData, compile_face
from jajna.oracle.compiler import compile_line
from jajna.oracle.links import done_by_costs, linked_by
from jajna.oracle.probe import read_corpus
from jajna.text.english.printer import ENGLISH
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import NONTRADITIONAL
from tests.seen import at_least

EVERY: Final = 12
"""One card of so many is looked at here; ``jajna cards coverage`` looks at all."""


@pytest.fixture(scope="module")
def sample(shared: Path) -> list[list[FaceData]]:
    """Cards spread over the corpus."""
    file = shared / "corpus" / "AtomicCards.json.xz"
    if not file.is_file():
        pytest.skip(f"no corpus at {file}")
    return read_corpus(file)[::EVERY]


@pytest.mark.slow
def test_at_least_half_of_the_cards_compile_without_ambiguity(
    sample: list[list[FaceData]],
) -> None:
    whole = 0
    for faces in at_least(20, sample):
        verdicts = [compile_face(face) for face in faces]
        assert not any(one.ambiguous for one in verdicts)
        whole += all(one.face is not None for one in verdicts)

    assert whole / len(sample) >= 0.5


@pytest.mark.slow
def test_what_is_printed_reads_as_the_same_abilities(sample: list[list[FaceData]]) -> None:
    for faces in at_least(20, sample):
        for data in faces:
            face = compile_face(data).face
            if face is None:
                continue
            slot = 0
            again: list[object] = []
            for line in ENGLISH.lines(face.abilities):
                spell = any(isinstance(one, SpellAbility) for one in face.abilities)
                done = done_by_costs(face.abilities) if spell else linked_by(face.abilities)
                (meaning, after), *others = compile_line(line, spell, slot, done).meanings
                assert not others, line
                there = [working_there(one) for one in meaning]
                again += there if face.types & NONTRADITIONAL else meaning
                slot = after if isinstance(meaning[0], SpellAbility) else slot
            assert tuple(again) == face.abilities, data.name


@pytest.mark.slow
def test_every_compiled_card_prints_in_spanish(sample: list[list[FaceData]]) -> None:
    for faces in at_least(20, sample):
        for data in faces:
            face = compile_face(data).face
            if face is not None:
                lines = SPANISH.lines(face.abilities)
                assert len(lines) == len(ENGLISH.lines(face.abilities)), data.name
                assert "{who" not in "".join(lines), data.name
