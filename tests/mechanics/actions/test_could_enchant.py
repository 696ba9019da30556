"""Aura cards that could enchant a creature are searched for. CR 303.4a, 303.4i, 608.2h."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, text_card
from tests.table import table

TEXT = (
    "When Mage enters, search your library for an Aura card that could enchant it. If Mage is "
    "still on the battlefield, put that Aura card onto the battlefield attached to it. Otherwise, "
    "reveal the Aura card and put it into your hand. Then shuffle."
)
MAGE = creature("Mage", 3, 3, TEXT)


def aura(name: str, host: str, cost: str = "{W}") -> Card:
    return permanent(name, "Enchantment — Aura", f"Enchant {host}", cost=cost)


WINGS, ROOTS, CHAINS = aura("Wings", "creature"), aura("Roots", "land"), aura("Chains", "Wall")


def entered(mage: Card = MAGE, *library: Card) -> Table:
    at = table(hand=[mage], library=library or [ROOTS, CHAINS, WINGS, aura("Robe", "creature")])
    at.act(ANN, "cast Mage")
    at.resolve()
    return at


def test_303_4i_the_aura_enters_attached_to_it() -> None:
    at = entered()
    at.choose("Wings")
    at.resolve_all()
    assert at.object("Wings").attached_to == at.id("Mage")


@pytest.mark.parametrize("name", ["Roots", "Chains"])
def test_303_4a_an_aura_that_couldnt_enchant_it_isnt_found(name: str) -> None:
    at = entered()
    at.choose(name)
    with pytest.raises(IllegalAnswerError):
        at.resolve_all()


def test_702_16c_nor_an_aura_that_it_is_protected_from() -> None:
    guarded = text_card("Mage", "Creature", f"Protection from white\n{TEXT}", ("3", "3"))
    at = entered(guarded, WINGS, aura("Cloak", "creature", "{U}"), aura("Hat", "creature", "{R}"))
    at.choose("Wings")
    with pytest.raises(IllegalAnswerError):
        at.resolve_all()


def test_608_2h_after_it_has_left_the_aura_goes_to_hand() -> None:
    at = entered()
    cast(at, "Destroy target creature.", "Mage", by=BOB)
    at.choose("Wings")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Wings"]
