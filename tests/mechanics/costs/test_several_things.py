"""Costs that take several things which are described apart or as a whole. CR 118.3, 601.2h."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent
from tests.table import table

SWAMP = permanent("Mire", "Land — Swamp", cost="")
FOREST = permanent("Wood", "Land — Forest", cost="")
BOTH = permanent("Bayou", "Land — Swamp Forest", cost="")
OWL = creature("Owl", 1, 1)
CAT = creature("Cat", 1, 1, types="Creature — Cat")
LION = creature("Lion", 1, 1, types="Creature — Cat")
DOG = creature("Dog", 1, 1, types="Creature — Dog")


def engine(cost: str) -> Table:
    """Ann has an artifact that gains 1 life for each time this cost is paid."""
    at = table()
    at.battlefield(ANN, permanent("Engine", "Artifact", f"{cost}: You gain 1 life."))
    return at


def test_118_3_one_thing_does_not_pay_for_two_descriptions() -> None:
    at = engine("Sacrifice a Swamp and a Forest")
    at.battlefield(ANN, BOTH)
    ask_again(at)
    reason = at.why_not(ANN, "activate Engine")
    assert reason is not None
    assert reason.rule == "118.3"


def test_118_3_a_thing_that_the_other_description_needs_is_not_offered() -> None:
    at = engine("Sacrifice a Swamp and a Forest")
    at.battlefield(ANN, SWAMP, BOTH)
    ask_again(at)
    at.act(ANN, "activate Engine")  # the Swamp can only be Mire, the Forest only Bayou
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Bayou", "Mire"]


def test_701_21a_each_description_is_chosen_for() -> None:
    at = engine("Sacrifice a Swamp and a Forest")
    at.battlefield(ANN, SWAMP, FOREST, BOTH)
    ask_again(at)
    at.act(ANN, "activate Engine", "Bayou")
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Bayou", "Wood"]


def test_603_6_what_is_sacrificed_together_sees_each_other_die() -> None:
    at = engine("Sacrifice ~ and any number of creatures")
    mourner = creature("Mourner", 1, 1, "Whenever another creature dies, you gain 3 life.")
    at.battlefield(ANN, mourner, OWL)
    ask_again(at)
    at.act(ANN, "activate Engine", ("Mourner", "Owl"))
    assert len(at.names_in(Zone.GRAVEYARD, ANN)) == 3
    at.resolve_all()
    assert at.life(ANN) == 24


def test_701_21a_the_object_itself_is_sacrificed_too() -> None:
    at = engine("Sacrifice ~ and a creature you control")
    ask_again(at)
    assert at.why_not(ANN, "activate Engine") is not None
    at.battlefield(ANN, OWL)
    ask_again(at)
    at.act(ANN, "activate Engine")
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Engine", "Owl"]


def test_608_2h_all_that_was_sacrificed_together_is_counted() -> None:
    at = table()
    text = (
        "Sacrifice ~ and any number of other non-Dog creatures: "
        "You gain 1 life for each creature sacrificed this way."
    )
    at.battlefield(ANN, creature("Priest", 1, 1, text), CAT, LION, DOG)
    ask_again(at)
    at.act(ANN, "activate Priest", ("Cat", "Lion"))
    at.resolve()
    assert at.life(ANN) == 23
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Dog"]


def test_701_13a_cards_and_the_object_itself_are_exiled() -> None:
    at = engine("Exile two cards from your graveyard and ~")
    at.graveyard(ANN, OWL, CAT, DOG)
    ask_again(at)
    at.act(ANN, "activate Engine", ("Owl", "Dog"))
    assert sorted(at.names_in(Zone.EXILE)) == ["Dog", "Engine", "Owl"]


def test_201_2b_discarded_cards_have_different_names() -> None:
    at = engine("Discard two cards with different names")
    at.hand(ANN, OWL, OWL)
    ask_again(at)
    assert at.why_not(ANN, "activate Engine") is not None
    at.hand(ANN, CAT)
    ask_again(at)
    at.act(ANN, "activate Engine", "Owl")
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Cat", "Owl"]
    assert at.names_in(Zone.HAND, ANN) == ["Owl"]


def test_118_3_what_is_tapped_shares_a_creature_type() -> None:
    at = engine("Tap two untapped creatures you control that share a creature type")
    at.battlefield(ANN, CAT, DOG)
    ask_again(at)
    assert at.why_not(ANN, "activate Engine") is not None
    at.battlefield(ANN, LION)
    ask_again(at)
    at.act(ANN, "activate Engine", "Cat")
    tapped = [at.object(one).now.name for one in at.game.zones.battlefield if at.object(one).tapped]
    assert sorted(tapped) == ["Cat", "Lion"]


def test_118_3_cards_of_two_graveyards_are_not_of_a_single_one() -> None:
    at = engine("Exile two creature cards from a single graveyard")
    at.graveyard(ANN, OWL)
    at.graveyard(BOB, CAT)
    ask_again(at)
    assert at.why_not(ANN, "activate Engine") is not None
    at.graveyard(BOB, DOG)
    ask_again(at)
    at.act(ANN, "activate Engine", "Dog")
    assert sorted(at.names_in(Zone.EXILE)) == ["Cat", "Dog"]


def test_107_1c_one_or_more_are_at_least_one() -> None:
    at = engine("Exile one or more creature cards from your graveyard")
    ask_again(at)
    assert at.why_not(ANN, "activate Engine") is not None
    at.graveyard(ANN, OWL, CAT)
    ask_again(at)
    at.act(ANN, "activate Engine", ("Owl", "Cat"))
    assert len(at.names_in(Zone.EXILE)) == 2


def test_401_4_putting_itself_on_the_bottom_of_its_owners_library() -> None:
    at = engine("Put ~ on the bottom of its owner's library")
    at.library(ANN, OWL, CAT)
    ask_again(at)
    at.act(ANN, "activate Engine")
    assert at.names_in(Zone.LIBRARY, ANN)[-1] == "Engine"


def test_401_4_putting_cards_of_the_graveyard_on_the_bottom() -> None:
    at = engine("Put two cards from your graveyard on the bottom of your library")
    at.graveyard(ANN, OWL)
    at.graveyard(BOB, CAT)
    ask_again(at)
    assert at.why_not(ANN, "activate Engine") is not None
    at.graveyard(ANN, DOG)
    ask_again(at)
    at.act(ANN, "activate Engine", ("Owl", "Dog"))
    assert sorted(at.names_in(Zone.LIBRARY, ANN)[-2:]) == ["Dog", "Owl"]


def test_122_1_a_counter_of_any_kind_is_removed_from_a_permanent_of_ones_choice() -> None:
    at = engine("Remove a counter from a creature you control")
    [owl] = at.put(ANN, Zone.BATTLEFIELD, OWL, counters={"+1/+1": 1})
    [theirs] = at.put(BOB, Zone.BATTLEFIELD, DOG, counters={"+1/+1": 1})
    ask_again(at)
    at.act(ANN, "activate Engine")
    assert at.object(owl).counters.get("+1/+1", 0) == 0
    assert at.object(theirs).counters == {"+1/+1": 1}
    at.resolve()
    assert at.why_not(ANN, "activate Engine") is not None
