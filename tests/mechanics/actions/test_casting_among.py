"""Casting from among cards and copies of cards while something resolves. CR 608.2g, 707.12."""

from __future__ import annotations

import pytest

from jajna.decision import Cast, Kind
from jajna.judge import Table
from jajna.oracle import compile_face
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, spell
from tests.oracle.faces import face
from tests.table import table

GAIN = spell("You gain 3 life.", "Gain")
SHOCK = spell("Shock deals 2 damage to any target.", "Shock")
ELF = creature("Elf", 1, 1, cost="{G}")


def begun(text: str, *choices: str) -> Table:
    """Ann has cast a spell with this text, which asks her what to cast."""
    at = table()
    at.define(GAIN, SHOCK, ELF)
    at.hand(BOB, "Gain", "Elf")
    at.graveyard(BOB, "Shock")
    at.graveyard(ANN, "Gain")
    at.library(ANN, "Gain", "Field", "Elf")
    at.hand(ANN, spell(text))
    at.game.advance()
    at.act(ANN, "cast Spell", *choices)
    at.choices.clear()
    at.to_question(Kind.CAST)
    return at


def castable(at: Table) -> list[str]:
    """The names of what could be cast now."""
    assert at.asked is not None
    cards = [one.card for one in at.asked.options if isinstance(one, Cast)]
    return [at.game.objects[card].now.name for card in cards]


def test_608_2g_an_instant_from_an_opponents_hand_is_cast_for_nothing() -> None:
    at = begun(
        "Target opponent reveals their hand. You may cast an instant or sorcery spell from among "
        "those cards without paying its mana cost.",
        "Bob",
    )
    assert castable(at) == ["Gain"]
    assert at.asked is not None
    at.answer(at.asked.options[0])
    at.resolve_all()
    assert at.life(ANN) == 23
    assert "Gain" in at.names_in(Zone.GRAVEYARD, BOB)


def test_608_2g_any_number_of_spells_are_cast_one_after_the_other() -> None:
    at = begun(
        "Exile the top three cards of your library. You may cast any number of spells from among "
        "cards exiled this way without paying their mana costs."
    )
    assert sorted(castable(at)) == ["Elf", "Gain"]
    for _ in range(2):
        assert at.asked is not None
        at.answer(at.asked.options[0])
        if at.game.over or castable_count(at) == 0:
            break
    at.resolve_all()
    assert at.life(ANN) == 23
    assert "Elf" in at.names_in(Zone.BATTLEFIELD)
    assert at.names_in(Zone.EXILE) == ["Field"]


def castable_count(at: Table) -> int:
    """How many casts are offered now."""
    return len(castable(at)) if at.asked is not None and at.asked.kind is Kind.CAST else 0


def test_707_12_copies_of_exiled_cards_must_be_cast_if_they_can() -> None:
    at = begun(
        "Exile target instant or sorcery card from your graveyard and target instant or sorcery "
        "card from an opponent's graveyard. Copy those cards. Cast the copies if able without "
        "paying their mana costs.",
        "Gain",
        "Shock",
    )
    assert sorted(castable(at)) == ["Gain", "Shock"]
    assert at.asked is not None
    assert all(isinstance(one, Cast) for one in at.asked.options)
    at.answer(at.asked.options[0])
    at.choose("Bob")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (23, 18)
    assert sorted(at.names_in(Zone.EXILE)) == ["Gain", "Shock"]


def test_707_12_one_exiled_card_is_copied_three_times() -> None:
    at = begun(
        "Exile the top three cards of your library. Choose an instant or sorcery card exiled this "
        "way and copy it three times. You may cast the copies without paying their mana costs."
    )
    for _ in range(3):
        assert castable_count(at) > 0
        assert at.asked is not None
        at.answer(at.asked.options[0])
    at.resolve_all()
    assert at.life(ANN) == 29


def test_608_2d_each_player_chooses_something_of_theirs() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Wall")
    at.battlefield(BOB, "Giant", "Bear")
    cast(
        at,
        "Each player chooses a creature they control. Destroy those creatures.",
        then=(("Wall",), ("Giant",)),
    )
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bear", "Bear"]


@pytest.mark.parametrize(
    "text",
    [
        "Cast the copies if able without paying their mana costs.",
        "You may cast a spell from among them without paying its mana cost.",
        "Draw two cards. You may cast a spell from among those cards without paying its mana cost.",
    ],
)
def test_nothing_was_copied_or_found(text: str) -> None:
    assert compile_face(face(text, "Instant")).face is None


def test_608_2g_cards_found_in_each_library_are_cast_without_paying() -> None:
    at = table()
    at.library(ANN, ELF, "Field")
    at.library(BOB, creature("Imp", 2, 2, cost="{B}"))
    text = (
        "For each player, search that player's library for a nonland card and exile it, then that"
        " player shuffles. You may cast those cards without paying their mana costs."
    )
    at.choose_for(Kind.CAST, "Elf", "Imp")
    cast(at, text, then=("Elf", "Imp"))
    at.resolve_all()
    assert at.object("Elf").controller == ANN
    assert at.object("Imp").controller == ANN
    assert at.names_in(Zone.EXILE) == []


def test_608_2g_cards_that_are_not_cast_then_stay_in_exile() -> None:
    at = table(library=[ELF, "Wall"])
    text = (
        "Exile the top two cards of your library. You may cast those cards without paying their"
        " mana costs."
    )
    at.choose_for(Kind.CAST, "Elf")
    cast(at, text)
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Wall"]
    assert at.object("Elf").zone is Zone.BATTLEFIELD
    assert at.why_not(ANN, f"cast {at.id('Wall')} free") is not None
