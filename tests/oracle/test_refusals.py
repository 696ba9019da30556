"""Texts that must not compile, and what is said of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jajna.oracle import compile_face
from tests.oracle.faces import compiled, face

REFUSED = (
    ("Destroy target creature unless you feel like it.", "Instant"),
    ("Destroy target.", "Instant"),
    ("Destroy target creature", "Instant"),
    ("Destroys target creature.", "Instant"),
    ("Draw a cards.", "Instant"),
    ("Target creature assigns no damage this turn.", "Instant"),
    ("Target creature assigns no combat damage.", "Instant"),
    ("Draw two card.", "Instant"),
    ("Target player draw a card.", "Instant"),
    ("You draws a card.", "Instant"),
    ("Destroy an target creature.", "Instant"),
    ("Target creatures gets +1/+1 until end of turn.", "Instant"),
    ("Draw a card.", "Creature"),
    ("{T}: Draw a card", "Creature"),
    ("{T} Draw a card.", "Creature"),
    ("When Test Card enters draw a card.", "Creature"),
    ("Flying, sleeping", "Creature"),
    ("Test Card gets +1/+1 until yesterday.", "Creature"),
    ("Choose one —\n• Draw a card.\n• Win somehow.", "Instant"),
    ("Choose one —", "Instant"),
    ("You gain Y life, where X is the number of creatures.", "Instant"),
    ("Each creature get +1/+1.", "Enchantment"),
    ("Land slide — Whenever a land enters, you gain 1 life.", "Enchantment"),
    ("Solved — Whenever a land enters, you gain 1 life.", "Enchantment"),
    ("Kicker — Whenever a land enters, you gain 1 life.", "Enchantment"),
    ("Companion — Each creature you control gets +1/+1.", "Creature"),
    ("Choose one —\n• Draw a card.\n• win at last — Draw a card.", "Instant"),
    ('Enchanted creature has "Draw a card', "Enchantment"),
    ("Test Card gains all activated abilities of enchanted creature.", "Creature"),
    ("Test Card has all activated abilities of each creature.", "Creature"),
    ("Other players can't play lands from their graveyards this turn.", "Creature"),
    ("Add one additional mana of that color.", "Instant"),
    ("Whenever you cast a spell, this emblem deals 5 damage to any target.", "Enchantment"),
    ("Whenever you draw a card, you may pay {2}. If that player doesn't, draw a card.", "Artifact"),
    ("Draw a card unless you do.", "Instant"),
    ("Creatures you control get +1/+1. This effect doesn't remove Auras.", "Enchantment"),
    ("This effect doesn't remove Auras.", "Enchantment"),
    ("Multikicker", "Creature"),
    (
        "Destroy target creature. If that spell is countered this way, exile it instead of putting "
        "it into its owner's graveyard.",
        "Instant",
    ),
    (
        "If that spell is countered this way, exile it instead of putting it into its owner's "
        "graveyard. Counter target spell.",
        "Instant",
    ),
    ("Draw a card for each time you were kicked.", "Instant"),
    ("Until your next turn, gets +1/+1.", "Instant"),
    ("{T}: Add an amount of mana of that color equal to 2.", "Land"),
    ("{T}: Add {G}. Activate only as an sorcery.", "Land"),
    ("Put two cards on top of your library in any order.", "Instant"),
    ("You may play the exiled card this turn.", "Instant"),
    ("Each player who didn't discard a creature card this way loses 4 life.", "Instant"),
    ("Creature cards in graveyards and hands can't enter.", "Artifact"),
    (
        "Whenever you cast a spell, if it's the second creature you cast this turn, draw a card.",
        "Enchantment",
    ),
    ("Whenever an opponent plays a card, draw a card.", "Enchantment"),
    (
        "When a creature is put into opponent's graveyard from the battlefield, draw a card.",
        "Enchantment",
    ),
    ("This spell costs {X} less to cast.", "Creature"),
    ("{T}: Draw a card. This ability costs {X} less to activate.", "Creature"),
    ("{T}: Draw a card. This spell costs {1} less to activate.", "Creature"),
    ("When Test Card enters, if it had two +1/+1 counter on it, draw a card.", "Creature"),
    ("You control three or more creatures with different colors.", "Creature"),
    ("Draw a card for each creatures in your party.", "Instant"),
    ("When you cast your next spell this turn, you win the game.", "Enchantment"),
    (
        "Whenever a land enters, if this is the second time this ability has resolved this turn, "
        "draw a card.",
        "Enchantment",
    ),
    ("You may reveal a Plains card from your hand. If you don't, Test Card enters tapped.", "Land"),
    ("As an additional cost to cast this spell, sacrifice a creature or pay.", "Creature"),
    ("Whenever you cast their second spell each turn, draw a card.", "Enchantment"),
    ("Return target creature card with lesser power from your graveyard to your hand.", "Instant"),
    ("Target creature gains protection from the chosen player until end of turn.", "Instant"),
    ("Whenever you gain life, add one additional mana of that color.", "Enchantment"),
)


@pytest.mark.parametrize(("text", "types"), REFUSED)
def test_what_is_not_understood_whole_is_refused(text: str, types: str) -> None:
    found = compiled(text, types)

    assert found.face is None
    assert found.blockers


UNBOUND = (
    (
        "{1}: You may cast target creature card in a graveyard this turn. When you cast it this "
        "turn, Test Card gains all activated abilities of that card until end of turn.",
        "Creature",
    ),
    ("Tap it.", "Instant"),
    ("Destroy that creature.", "Instant"),
    ("That player draws a card.", "Instant"),
    ("Target creature gets +1/+1 until end of turn. That land becomes tapped.", "Instant"),
    ("Destroy the sacrificed creature.", "Instant"),
    ("Draws a card.", "Instant"),
)


@pytest.mark.parametrize(("text", "types"), UNBOUND)
def test_a_pronoun_without_antecedent_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None


def test_after_a_choice_it_could_mean_the_chosen_one() -> None:
    text = (
        "When Test Card enters, return a creature you control to its owner's hand. "
        "It gains haste until end of turn."
    )

    assert compiled(text).face is None


def test_the_first_clause_that_stops_a_card_is_reported() -> None:
    found = compiled("Flying\nWhen Test Card enters, draw a card. Then dance. You gain 1 life.")

    assert found.blockers == ("Then dance.",)


def test_every_line_that_stops_a_card_is_reported() -> None:
    assert len(compiled("Sleeping\nFlying\nDancing").blockers) == 2


@pytest.mark.parametrize("layout", ["planar", "scheme", "split"])
def test_a_layout_that_isn_t_played_whole_is_refused_by_name(layout: str) -> None:
    found = compile_face(replace(face("Flying"), layout=layout))
    assert found.blockers == (f"layout: {layout}",)


@pytest.mark.parametrize("types", ["Plane", "Phenomenon", "Scheme", "Vanguard", "Conspiracy"])
def test_cards_of_variants_that_are_not_played_are_refused(types: str) -> None:
    found = compiled("Flying", types)

    assert found.face is None
    assert found.blockers == (f"card type: {types}",)
