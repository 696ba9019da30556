"""Discover, endure, earthbend and blight. CR 701.57, 701.63, 701.66, 701.68."""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Keyword, Type, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import table

OX = creature("Ox", cost="{4}")
CUB = creature("Cub", cost="{2}")


# -- discover --------------------------------------------------------------------------------------


def discovering(choice: str) -> Table:
    """Ann discovers 3: there are a land, an Ox of mana value 4 and a Cub of 2 on her library."""
    at = table(library=["Field", OX, CUB, "Giant"], ann=[WANDERER])
    cast(at, "Discover 3.", then=(choice,))
    at.resolve_all()
    return at


WANDERER = permanent("Wanderer", "Enchantment", "Whenever you discover, you gain 1 life.")


def test_701_57a_the_card_found_may_be_cast_for_nothing() -> None:
    at = discovering("Cub")
    assert "Cub" in at.names_in(Zone.BATTLEFIELD)
    assert at.names_in(Zone.EXILE) == []
    assert sorted(at.names_in(Zone.LIBRARY)[-2:]) == ["Field", "Ox"]
    assert at.names_in(Zone.LIBRARY)[0] == "Giant"


def test_701_57a_else_it_goes_to_hand() -> None:
    at = discovering("no")
    assert at.names_in(Zone.HAND) == ["Cub"]
    assert sorted(at.names_in(Zone.LIBRARY)[-2:]) == ["Field", "Ox"]


def test_701_57a_nothing_is_found_in_an_empty_library() -> None:
    at = table(ann=[WANDERER], blanks=0)
    cast(at, "Discover 3.")
    at.resolve_all()
    assert at.life(ANN) == 21  # CR 701.57b


def test_701_57b_it_triggers_when_the_process_is_complete() -> None:
    assert discovering("no").life(ANN) == 21


# -- endure ----------------------------------------------------------------------------------------


def endured(choice: str, text: str = "When ~ enters, it endures 2.") -> Table:
    """Ann's Storm has entered and endures."""
    at = table()
    at.hand(ANN, creature("Storm", text=text))
    ask_again(at)
    at.act(ANN, "cast Storm")
    at.resolve()
    at.choose(choice)
    at.resolve_all()
    return at


def test_701_63a_it_gets_counters() -> None:
    at = endured("yes")
    assert at.power_toughness("Storm") == (4, 4)
    assert at.names_in(Zone.BATTLEFIELD) == ["Storm"]


def test_701_63a_or_a_spirit_is_created() -> None:
    at = endured("no")
    assert at.power_toughness("Storm") == (2, 2)
    assert at.power_toughness("Spirit Token") == (2, 2)


def test_701_63a_what_has_left_leaves_a_spirit() -> None:
    at = table()
    at.hand(ANN, creature("Storm", text="When ~ enters, it endures 2."))
    ask_again(at)
    at.act(ANN, "cast Storm")
    at.resolve()
    cast(at, "Destroy target creature.", "Storm")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Spirit Token"]


def test_701_63b_enduring_zero_does_nothing() -> None:
    storm = creature("Storm", text="{X}: ~ endures X.")
    at = table(ann=[storm])
    at.act(ANN, "activate Storm", 0)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Storm"]


# -- earthbend -------------------------------------------------------------------------------------

BENDER = permanent("Bender", "Enchantment", "Whenever you earthbend, you gain 1 life.")


def bent() -> Table:
    """Ann has earthbent her Field."""
    at = table(ann=["Field", BENDER])
    cast(at, "Earthbend 2.", "Field")
    at.resolve_all()
    return at


def test_701_66a_the_land_becomes_a_creature_with_haste_and_counters() -> None:
    at = bent()
    field = at.object("Field").now
    assert field.types == Type.CREATURE | Type.LAND
    assert field.keywords & Keyword.HASTE
    assert at.power_toughness("Field") == (2, 2)


def test_701_66a_it_returns_tapped_once_it_dies() -> None:
    at = bent()
    cast(at, "Destroy target creature.", "Field")
    at.resolve_all()
    field = at.object("Field")
    assert field.zone is Zone.BATTLEFIELD
    assert field.tapped
    assert field.now.types == Type.LAND
    cast(at, "Destroy target land.", "Field")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD).count("Field") == 1


def test_701_66a_it_returns_once_it_is_exiled() -> None:
    at = bent()
    cast(at, "Exile target creature.", "Field")
    at.resolve_all()
    assert at.object("Field").zone is Zone.BATTLEFIELD


def test_701_66a_not_if_it_goes_to_hand() -> None:
    at = bent()
    cast(at, "Return target creature to its owner's hand.", "Field")
    at.resolve_all()
    assert at.names_in(Zone.HAND) == ["Field"]


def test_701_66a_two_lands_are_two_targets() -> None:
    plain = permanent("Meadow", "Land", cost="")
    at = table(ann=["Field", plain])
    cast(at, "Earthbend 1, then earthbend 2.", "Field", "Meadow")
    assert at.power_toughness("Field") == (1, 1)
    assert at.power_toughness("Meadow") == (2, 2)


def test_701_66b_it_triggers_as_a_player_earthbends() -> None:
    assert bent().life(ANN) == 21


# -- blight ----------------------------------------------------------------------------------------

ROT = permanent("Rot", "Enchantment", "Whenever you blight, you gain 1 life.")


def test_701_68a_counters_are_put_on_a_creature_of_ones_own() -> None:
    at = table(ann=["Giant", "Wall", ROT], bob=["Bear"])
    cast(at, "Blight 2.", then=("Giant",))
    at.resolve_all()
    assert at.power_toughness("Giant") == (3, 3)
    assert at.life(ANN) == 21  # CR 701.68d


def test_701_68a_another_player_chooses_one_of_theirs() -> None:
    at = table(ann=["Bear"], bob=["Giant"])
    cast(at, "Target opponent blights 1.", BOB)
    assert at.power_toughness("Giant") == (4, 4)


def test_701_68b_without_a_creature_nobody_blights() -> None:
    at = table(ann=[ROT])
    cast(at, "You may blight 1. If you do, draw a card.", then=("yes",))
    at.resolve_all()
    assert at.life(ANN) == 20
    assert at.names_in(Zone.HAND) == []


def test_701_68a_it_is_paid_as_a_cost() -> None:
    at = table(ann=["Giant", ROT, permanent("Altar", text="Blight 1: Draw a card.")])
    at.act(ANN, "activate Altar")
    at.resolve_all()
    assert at.power_toughness("Giant") == (4, 4)
    assert at.life(ANN) == 21


def test_701_68b_a_cost_cannot_be_paid_without_a_creature() -> None:
    at = table(ann=[permanent("Altar", text="Blight 1: Draw a card.")])
    assert at.why_not(ANN, "activate Altar") is not None
