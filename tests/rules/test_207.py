"""Ability words and flavor words, which have no meaning. CR 207.2."""

from __future__ import annotations

import pytest

from jajna.ir.abilities import Activated, SpellAbility, Triggered
from jajna.ir.composites import Modes
from jajna.text.english.printer import ENGLISH
from jajna.text.spanish.printer import SPANISH
from tests.mechanics.bench import BOB, cast
from tests.oracle.faces import compiled
from tests.table import table


@pytest.mark.parametrize(
    "word",
    [
        "Landfall",
        "Pack tactics",
        "Lightning Breath",
        "Dark One's Own Luck",
        "Whispers of the Grave",
    ],
)
def test_207_2c_207_2d_a_word_before_an_ability_changes_nothing_of_it(word: str) -> None:
    plain = compiled("When Test Card enters, draw a card.", "Creature").face
    found = compiled(f"{word} — When Test Card enters, draw a card.", "Creature").face
    assert plain is not None
    assert found is not None
    first, second = plain.abilities[0], found.abilities[0]
    assert isinstance(first, Triggered)
    assert isinstance(second, Triggered)
    assert second.word == word
    assert (first.on, first.effect, first.zones) == (second.on, second.effect, second.zones)


def test_207_2d_flavor_words_stand_before_modes_and_rows_of_a_table() -> None:
    modal = "Choose one —\n• Foil Their Scheme — Draw a card.\n• Make Camp — You gain 3 life."
    found = compiled(modal, "Instant").face
    assert found is not None
    ability = found.abilities[0]
    assert isinstance(ability, SpellAbility)
    assert isinstance(ability.effect, Modes)
    assert [mode.word for mode in ability.effect.modes] == ["Foil Their Scheme", "Make Camp"]
    rolled = "Roll a d4.\n1 | Trapped! — You lose 3 life.\n2—4 | You gain 1 life."
    other = compiled(rolled, "Instant").face
    assert other is not None
    assert "Trapped! — You lose 3 life." in ENGLISH.lines(other.abilities)[0]


def test_207_2d_the_spell_does_what_stands_after_its_word() -> None:
    at = table()
    cast(at, "Final Blow — Target player loses 3 life.", BOB)
    assert at.life(BOB) == 17


def test_207_2d_a_flavor_word_is_told_as_it_stands() -> None:
    found = compiled("Teleport — {T}: Draw a card.", "Creature").face
    assert found is not None
    assert isinstance(found.abilities[0], Activated)
    assert SPANISH.lines(found.abilities) == ["Teleport — {T}: Roba una carta."]


@pytest.mark.parametrize("word", ["Companion", "Kicker", "Exhaust", "Land slide", "II", "rule 7"])
def test_207_2d_what_means_something_or_is_no_title_is_not_a_flavor_word(word: str) -> None:
    assert compiled(f"{word} — When Test Card enters, draw a card.", "Creature").face is None
