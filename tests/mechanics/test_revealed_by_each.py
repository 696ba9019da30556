"""Cards of hands and libraries that were revealed: copied, counted and taken. CR 608.2c, 707.12."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent, spell
from tests.table import table

LUCK = permanent(
    "Luck",
    "Enchantment",
    "At the beginning of your end step, two target players each reveal the top card of their "
    "library. They each lose life equal to the mana value of the card revealed by the other player."
    " Then they each put the card they revealed into their hand.",
)
DEAR = creature("Dear", cost="{5}")
CHEAP = creature("Cheap", cost="{1}")
REVERSAL = spell(
    "Target opponent reveals their hand. You may copy an instant or sorcery card in it. If you do, "
    "you may cast the copy without paying its mana cost.",
    "Reversal",
    "Sorcery",
)
BOLT = spell("Bolt deals 3 damage to any target.", "Bolt")


def test_608_2c_each_loses_life_for_the_card_of_the_other_and_takes_their_own() -> None:
    at = table(ann=[LUCK], library=[DEAR])
    at.library(BOB, CHEAP)
    at.to(Step.END)
    at.choose([ANN, BOB])
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (19, 15)
    assert (at.names_in(Zone.HAND, ANN), at.names_in(Zone.HAND, BOB)) == (["Dear"], ["Cheap"])


def reversal() -> Table:
    """Ann's spell is on the stack, Bob holds an instant and a creature card."""
    at = table(hand=[REVERSAL])
    at.hand(BOB, BOLT, "Bear")
    at.act(ANN, "cast Reversal")
    return at


def test_707_12_the_copy_of_the_card_in_the_hand_is_cast_for_nothing() -> None:
    at = reversal()
    at.choose("yes", "Bolt", BOB)
    at.resolve_all()
    assert at.life(BOB) == 17
    assert at.names_in(Zone.HAND, BOB) == ["Bolt", "Bear"]


def test_707_12_without_copying_nothing_is_cast() -> None:
    at = reversal()
    at.choose("no")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 20)
    assert at.names_in(Zone.HAND, ANN) == []


def test_704_5e_a_copy_that_isnt_cast_ceases_to_exist() -> None:
    at = reversal()
    at.choose("yes", "no")
    at.resolve_all()
    assert at.life(BOB) == 20
    assert at.names_in(Zone.HAND, ANN) == []
