"""Ability words in Spanish: all of them have one, and no two the same. CR 207.2c."""

from __future__ import annotations

from jajna.oracle.opening_words import ABILITY_WORDS
from jajna.text.spanish.ability_words import ABILITY_WORDS as SPANISH


def test_207_2c_every_ability_word_has_its_spanish() -> None:
    assert SPANISH.keys() == ABILITY_WORDS
    assert len(set(SPANISH.values())) == len(SPANISH)
