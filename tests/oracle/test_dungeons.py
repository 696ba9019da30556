"""The dungeons of the package agree with card data: names, rooms, arrows. CR 309.4."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from jajna.ir.abilities import Keyworded
from jajna.ir.amounts import Number
from jajna.mechanics.dungeons.cards import DUNGEONS
from jajna.mechanics.dungeons.rooms import names_of_rooms
from jajna.oracle import FaceData
from jajna.oracle.probe import read_corpus
from jajna.text.english.printer import ENGLISH
from tests.seen import at_least

ROOM: Final = re.compile(r"(?P<name>.+?) — (?P<text>.+?)(?: \(Leads to: (?P<leads>.+)\))?")
REWORDED: Final = frozenset({"Runestone Caverns", "Mad Wizard's Lair", "Oubliette"})
"""Rooms whose effects are said in other words."""


@pytest.fixture(scope="module")
def faces(shared: Path) -> dict[str, FaceData]:
    """The dungeon cards of the corpus by name."""
    file = shared / "corpus" / "AtomicCards.json.xz"
    if not file.is_file():
        pytest.skip(f"no corpus at {file}")
    found = [face for faces in read_corpus(file) for face in faces]
    return {face.name: face for face in found if "Dungeon" in face.types}


@pytest.mark.slow
def test_309_4_rooms_and_arrows_are_those_of_the_cards(faces: dict[str, FaceData]) -> None:
    known = {card.name: card for card in DUNGEONS}
    assert {"Lost Mine of Phandelver", "Tomb of Annihilation"} <= {*faces} <= {*known}
    for name, face in at_least(1, faces.items()):
        abilities = known[name].faces[0].abilities
        names = names_of_rooms(abilities)
        assert len(names) == len(face.text.split("\n"))
        for line, ability in zip(face.text.split("\n"), abilities, strict=True):
            assert isinstance(ability, Keyworded)
            found = ROOM.fullmatch(line)
            assert found is not None, line
            numbers = [one.number for one in ability.parameter if isinstance(one, Number)]
            assert names[numbers[0]] == found["name"]
            told = found["leads"].split(", ") if found["leads"] else []
            assert [names[one] for one in numbers[1:]] == told
            if found["name"] not in REWORDED:
                assert ENGLISH.lines((ability,)) == [f"{found['name']} — {found['text']}"]
