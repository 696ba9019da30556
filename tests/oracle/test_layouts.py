"""Layouts whose cards are played whole, as card data calls them. CR 711, 714."""

from __future__ import annotations

import pytest

from jajna.cards.printing import face_text
from jajna.oracle import FaceData, compile_face
from jajna.oracle.compiler import Compiled

SAGA = "I — You gain 1 life.\nII — Draw a card."
LEVELS = "Level up {1}\nLEVEL 1-2\n2/2\nLEVEL 3+\n4/4\nFlying"


def compiled(layout: str, types: str, text: str, stats: tuple[str, str] = ("", "")) -> Compiled:
    """What becomes of a face of a card with this layout."""
    front, _, behind = types.partition(" — ")
    data = FaceData(
        name="Probe",
        full_name="Probe",
        mana_cost="{1}",
        types_line=types,
        supertypes=(),
        types=tuple(front.split(" ")),
        subtypes=tuple(behind.split(" ")) if behind else (),
        text=text,
        power=stats[0],
        toughness=stats[1],
        loyalty="",
        defense="",
        colors="",
        color_indicator="",
        layout=layout,
        side="",
        keywords=(),
    )
    return compile_face(data)


def test_714_1_a_saga_compiles() -> None:
    assert compiled("saga", "Enchantment — Saga", SAGA).face is not None


def test_711_1_a_leveler_compiles() -> None:
    assert compiled("leveler", "Creature — Human", LEVELS, ("1", "1")).face is not None


def test_711_2_a_leveler_is_printed_as_it_stands_on_its_card() -> None:
    face = compiled("leveler", "Creature — Human", LEVELS, ("1", "1")).face
    assert face is not None
    assert face_text(face, "en") == LEVELS
    assert face_text(face, "es") == "Subir de nivel {1}.\nNIVEL 1-2\n2/2\nNIVEL 3+\n4/4\nVuela."


@pytest.mark.parametrize("layout", ["host", "battle"])
def test_711_1_other_layouts_are_refused_by_name(layout: str) -> None:
    refused = compiled(layout, "Creature — Human", "", ("1", "1"))
    assert refused.face is None
    assert refused.blockers == (f"layout: {layout}",)
