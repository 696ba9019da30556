"""Lines with a layout of their own: levels, chapters, and the words before them."""

from __future__ import annotations

import pytest

from jajna.ir.abilities import Keyworded
from jajna.oracle.compiler import compile_line
from jajna.oracle.english.normal import normal_lines
from jajna.oracle.source import FaceData


def class_with(text: str) -> FaceData:
    """A Class with that text."""
    return FaceData(
        name="Talent",
        full_name="Talent",
        mana_cost="{R}",
        types_line="Enchantment — Class",
        supertypes=(),
        types=("Enchantment",),
        subtypes=("Class",),
        text=text,
        power="",
        toughness="",
        loyalty="",
        defense="",
        colors="",
        color_indicator="",
        layout="class",
        side="",
        keywords=(),
    )


def test_716_2a_a_level_on_one_line_is_that_of_two() -> None:
    one = class_with("{R}: Level 2 — Draw.\n{G}: Level 3 — Draw.")
    two = class_with("{R}: Level 2\nDraw.\n{G}: Level 3\nDraw.")
    assert normal_lines(one) == normal_lines(two)


@pytest.mark.parametrize(
    "words",
    ["Take 59 Flights of Stairs", "10,000 Needles", "I've Come Up with a New Recipe!", "Lunge"],
)
def test_207_2d_numbers_and_short_forms_stand_in_flavor_words(words: str) -> None:
    verdict = compile_line(f"{words} — Whenever ~ attacks, draw a card.", False)
    assert len(verdict.meanings) == 1


def test_714_2c_a_chapter_may_have_a_flavor_word() -> None:
    [(meaning, _)] = compile_line("II, III — Brimstone — Add {R}.", False).meanings
    [chapter] = meaning
    assert isinstance(chapter, Keyworded)
    assert chapter.word == "Brimstone"


def test_207_2d_a_number_alone_is_no_flavor_word() -> None:
    assert not compile_line("59 — Whenever ~ attacks, draw a card.", False).meanings
