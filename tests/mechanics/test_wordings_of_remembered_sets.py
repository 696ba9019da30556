"""Wordings of sets from Dominaria United on, each played. CR 106.5, 118.9, 608.2c, 608.2h."""

from __future__ import annotations

from jajna.decision import Cast
from jajna.vocab import Mana, Step, Zone
from tests.mechanics.bench import ANN, BOB, LAND, cast, creature, permanent, spell
from tests.table import table

LUCK = (
    "Exile the top card of your library. If it's a land card, create a 2/2 white Ox creature token."
    " Otherwise, you may cast it this turn."
)


def test_608_2c_otherwise_speaks_of_the_card_and_not_of_a_token() -> None:
    at = table(library=[creature("Elk")])
    cast(at, LUCK)
    at.act(ANN, "cast Elk")
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Elk"]


def test_608_2c_for_a_land_there_is_only_the_token() -> None:
    at = table(library=[permanent("Grove", "Land", "{T}: Add {G}.", cost="")])
    cast(at, LUCK)
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Ox Token"]
    assert at.names_in(Zone.EXILE, ANN) == ["Grove"]


REVENGE = (
    "At the beginning of your end step, if an opponent was dealt combat damage by a Zombie this "
    "turn, you gain 5 life."
)


def _gained(attacker: str) -> int:
    zombie = creature("Ghoul", types="Creature — Zombie")
    at = table(ann=[permanent("Vow", "Enchantment", REVENGE), zombie, creature("Ox")])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack(attacker, at=BOB)
    at.to(Step.END)
    at.resolve_all()
    return at.game.players[ANN].life - 20


def test_608_2h_an_opponent_was_dealt_combat_damage_by_a_zombie() -> None:
    assert _gained("Ghoul") == 5


def test_608_2h_damage_by_another_creature_is_not_asked_for() -> None:
    assert _gained("Ox") == 0


def test_608_2h_what_dealt_the_damage_may_have_left() -> None:
    zombie = creature("Ghoul", types="Creature — Zombie")
    at = table(ann=[permanent("Vow", "Enchantment", REVENGE), zombie])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Ghoul", at=BOB)
    at.to(Step.POSTCOMBAT_MAIN)
    cast(at, "Destroy target creature.", "Ghoul")
    at.to(Step.END)
    at.resolve_all()
    assert at.game.players[ANN].life == 25


def test_608_2h_permanents_put_into_all_graveyards_this_turn_are_counted() -> None:
    at = table(ann=[permanent("Orb")], bob=[permanent("Idol"), creature("Elk")])
    cast(at, "Destroy all artifacts.")
    cast(at, "Destroy target creature.", "Elk")
    cast(
        at,
        "You gain X life, where X is the number of artifacts that were put into graveyards from "
        "the battlefield this turn.",
    )
    assert at.game.players[ANN].life == 22


def test_608_2h_each_permanent_put_into_a_graveyard_this_turn_is_counted() -> None:
    at = table(bob=[permanent("Idol"), creature("Elk"), creature("Yak")])
    cast(at, "Destroy target creature.", "Elk")
    cast(at, "Exile target creature.", "Yak")
    cast(
        at,
        "You gain 1 life for each permanent put into a graveyard from the battlefield this turn.",
    )
    assert at.game.players[ANN].life == 21


RAVELLED = "You may discard a card rather than pay the mana cost for spells you cast."


def test_118_9_another_cost_than_mana_is_paid_for_spells() -> None:
    at = table(
        ann=[permanent("Loom", "Enchantment", RAVELLED)],
        hand=[creature("Ox", cost="{5}"), permanent("Orb", cost="{7}")],
    )
    at.game.answer(Cast(at.id("Ox"), 0, 0))
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Orb"]
    assert "Ox" in at.names_in(Zone.BATTLEFIELD, ANN)


def test_118_9_who_cannot_pay_the_other_cost_pays_mana() -> None:
    at = table(ann=[permanent("Loom", "Enchantment", RAVELLED)], hand=[creature("Ox", cost="{5}")])
    assert at.why_not(ANN, "cast Ox") is not None


def test_122_1_one_counter_is_chosen_from_among_several_kinds() -> None:
    text = "Put your choice of a counter from among flying, vigilance, and lifelink on ~."
    ox = creature("Ox", text="When this creature enters, " + text[0].lower() + text[1:])
    at = table(hand=[ox])
    at.act(ANN, "cast Ox")
    at.resolve()
    at.choose("vigilance")
    at.resolve_all()
    assert at.object("Ox").counters == {"vigilance": 1}


PRISM = "{T}: Add one mana of any color among legendary permanents you control."


def test_106_5_mana_is_of_a_color_among_the_permanents() -> None:
    king = creature("King", types="Legendary Creature", cost="{G}")
    at = table(ann=[permanent("Prism", "Artifact", PRISM), king, creature("Ox", cost="{R}")])
    at.act(ANN, "tap Prism.0:G")
    assert at.why_not(ANN, "tap Prism.0:G") is not None
    assert [unit.mana for unit in at.game.players[ANN].pool] == [Mana.GREEN]


def test_106_5_without_such_a_color_no_mana_is_produced() -> None:
    at = table(ann=[permanent("Prism", "Artifact", PRISM), creature("Ox", cost="{R}")])
    assert at.why_not(ANN, "tap Prism.0:R") is not None


RECALL = "Return target spell or nonland permanent to its owner's hand."


def test_115_1_a_spell_is_a_target_beside_the_permanents_that_are_no_lands() -> None:
    at = table(ann=[creature("Ox"), LAND], bob=[permanent("Orb")])
    at.hand(ANN, creature("Elk"), spell(RECALL))
    at.act(ANN, "cast Elk")
    at.choose("Elk")
    at.act(ANN, "cast Spell")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Elk"]


def test_115_1_a_land_is_no_such_target() -> None:
    at = table(ann=[LAND])
    at.hand(ANN, spell(RECALL))
    assert at.why_not(ANN, "cast Spell") is not None
