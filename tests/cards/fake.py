"""A compiler for tests: it understands cards without text, and fails as real ones do on others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from jajna.card import Face
from jajna.ir.abilities import Ability, Keyworded
from jajna.oracle.source import FaceData
from jajna.vocab import (
    COLOR_LETTERS,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    Keyword,
    mana_cost,
)

KEYWORDS = {"flying": Keyword.FLYING, "haste": Keyword.HASTE, "reach": Keyword.REACH}


@final
@dataclass(frozen=True)
class FakeResult:
    """What the fake compiler says of a face."""

    face: Face | None
    blockers: tuple[str, ...] = ()
    ambiguous: bool = False


def compile_simple(data: FaceData) -> FakeResult:
    """Compile a face whose lines are single keywords."""
    abilities: list[Ability] = []
    blockers: list[str] = []
    for line in data.text.splitlines():
        bit = KEYWORDS.get(line.lower())
        if bit is None:
            blockers.append(line.lower())
        else:
            abilities.append(Keyworded(line.lower(), bit))
    if blockers:
        return FakeResult(None, tuple(blockers))
    return FakeResult(_face(data, tuple(abilities)))


def compile_nothing(data: FaceData) -> FakeResult:
    """Refuse every face by its name."""
    return FakeResult(None, (f"refused: {data.name}",))


def compile_ambiguously(data: FaceData) -> FakeResult:
    """Find every face ambiguous."""
    return FakeResult(compile_simple(data).face, (), True)


def compile_with_a_fault(data: FaceData) -> FakeResult:
    """Break on a card, as a compiler with a mistake does."""
    if data.name == "Wind Drake":
        raise KeyError(data.text)
    return compile_simple(data)


def compile_never(data: FaceData) -> FakeResult:
    """Break on every card."""
    raise ValueError("the grammar is broken")


def _face(data: FaceData, abilities: tuple[Ability, ...]) -> Face:
    words = [word.lower() for word in data.types]
    supers = [word.lower() for word in data.supertypes]
    return Face(
        name=data.name,
        mana_cost=mana_cost(data.mana_cost) if data.mana_cost else None,
        colors=sum(bit for bit, letter in COLOR_LETTERS.items() if letter in data.colors),
        types=sum(bit for bit, name in TYPE_NAMES.items() if name in words),
        supertypes=sum(bit for bit, name in SUPERTYPE_NAMES.items() if name in supers),
        subtypes=data.subtypes,
        power=data.power,
        toughness=data.toughness,
        loyalty=data.loyalty,
        defense=data.defense,
        abilities=abilities,
    )
