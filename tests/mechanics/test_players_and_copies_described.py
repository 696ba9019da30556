"""Players told by counters and life, copies of another size, and copies that are paid for.

CR 122.1, 119, 707.9b, 707.12.
"""

from __future__ import annotations

from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.rules.faces import LANDS
from tests.table import table

DAN = 2
CROW = "At the beginning of each end step, if a player discarded a card this turn, you gain 3 life."


def test_122_1_only_players_with_enough_poison_counters_are_meant() -> None:
    at = table(players=3)
    cast(at, "Target opponent gets three poison counters.", BOB)
    cast(at, "Target opponent gets two poison counters.", DAN)
    cast(at, "Each opponent who has three or more poison counters loses 2 life.")
    assert (at.life(BOB), at.life(DAN)) == (18, 20)


def test_119_only_opponents_with_less_life_are_counted() -> None:
    at = table(players=3)
    at.set_life(BOB, 5)
    cast(at, "For each opponent who has less life than you, create a 1/1 red Devil creature token.")
    assert at.names_in(Zone.BATTLEFIELD) == ["Devil Token"]


def test_707_9b_a_copy_of_another_size_keeps_its_other_types() -> None:
    at = table(ann=[permanent("Idol", "Artifact")])
    text = (
        "Create a token that's a copy of target artifact, except it's a 1/1 Soldier creature in "
        "addition to its other types."
    )
    cast(at, text, "Idol")
    token = at.game.zones.battlefield[-1]
    now = at.object(token).now
    assert now.types == Type.ARTIFACT | Type.CREATURE
    assert (at.power_toughness(token), now.subtypes) == ((1, 1), frozenset({"Soldier"}))


def test_707_12_a_copied_card_that_may_be_cast_costs_its_mana_cost() -> None:
    at = table()
    at.define(*LANDS)
    at.graveyard(ANN, "Shock")
    at.battlefield(ANN, "Mountain")
    text = "Exile target instant card from your graveyard. Copy it. You may cast the copy."
    cast(at, text, "Shock", then=("Shock", BOB))
    at.resolve_all()
    assert at.life(BOB) == 18
    assert at.object("Mountain").tapped


def test_608_2d_one_of_those_that_dealt_damage_is_returned() -> None:
    text = (
        "Whenever one or more creatures you control deal combat damage to a player, you may "
        "return one of them to its owner's hand. If you do, draw a card."
    )
    at = table(ann=[permanent("Shadow", "Enchantment", text), creature("Imp"), creature("Ogre")])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Imp", "Ogre", at=BOB)
    at.to(Step.COMBAT_DAMAGE)
    at.choose(True, "Imp")
    at.resolve_all()
    assert "Imp" in at.names_in(Zone.HAND)
    assert "Ogre" in at.names_in(Zone.BATTLEFIELD)
    assert len(at.game.players[ANN].hand) == 2


def test_701_9_any_player_who_discarded_will_do() -> None:
    at = table(ann=[permanent("Crow", "Enchantment", CROW)])
    at.hand(BOB, creature("Imp"))
    cast(at, "Target player discards a card.", BOB)
    at.to(Step.END)
    at.resolve_all()
    assert at.life(ANN) == 23


def test_701_9_without_a_discard_nothing_happens() -> None:
    at = table(ann=[permanent("Crow", "Enchantment", CROW)])
    at.to(Step.END)
    at.resolve_all()
    assert at.life(ANN) == 20
