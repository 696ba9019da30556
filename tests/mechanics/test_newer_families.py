"""Wordings of the sets since 2020: unless, those counters, this way, mana that stays."""

from __future__ import annotations

from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table


def test_608_2c_an_instruction_is_followed_unless_a_condition_holds() -> None:
    at = table()
    at.hand(ANN, "Bear", "Wall")
    cast(at, "Discard a card unless you control a creature.", then=(["Bear"],))
    assert at.names_in(Zone.HAND, ANN) == ["Wall"]
    at.battlefield(ANN, "Giant")
    cast(at, "Discard a card unless you control a creature.")
    assert at.names_in(Zone.HAND, ANN) == ["Wall"]


def test_122_1_the_counters_asked_for_are_removed() -> None:
    at = table()
    text = (
        "{0}: Put a charge counter on Mill. Then if it has two or more charge counters on it, "
        "remove them and you gain 5 life."
    )
    at.battlefield(ANN, permanent("Mill", text=text))
    at.object("Mill").add_counters("oil", 1)
    at.act(ANN, "activate Mill")
    at.resolve()
    assert at.object("Mill").counters == {"oil": 1, "charge": 1}
    at.act(ANN, "activate Mill")
    at.resolve()
    assert at.life(ANN) == 25
    assert at.object("Mill").counters.get("charge", 0) == 0
    assert at.object("Mill").counters["oil"] == 1


def test_701_8_what_was_destroyed_this_way_is_asked_for() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(at, "Destroy all creatures. If an artifact was destroyed this way, you gain 3 life.")
    assert at.life(ANN) == 20
    at.battlefield(BOB, creature("Robot", types="Artifact Creature"))
    cast(at, "Destroy all creatures. If an artifact was destroyed this way, you gain 3 life.")
    assert at.life(ANN) == 23
    at.battlefield(BOB, creature("Golem", text="Indestructible", types="Artifact Creature"))
    cast(at, "Destroy all creatures. If an artifact was destroyed this way, you gain 3 life.")
    assert at.life(ANN) == 23


LOOK = (
    "Look at the top two cards of your library. You may reveal a creature card from among them and "
    "put it into your hand. Put the rest on the bottom of your library in a random order. If you "
    "didn't put a card into your hand this way, you gain 4 life."
)


def test_608_2c_who_put_nothing_into_their_hand_gets_something_else() -> None:
    at = table()
    at.library(ANN, "Bear", "Relic", "Relic", "Bear")
    cast(at, LOOK, then=(True, ["Bear"]))
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
    assert at.life(ANN) == 20
    at = table()
    at.library(ANN, "Relic", "Relic", "Relic")
    cast(at, LOOK)
    assert at.names_in(Zone.HAND, ANN) == []
    assert at.life(ANN) == 24


def test_608_2c_a_card_left_where_it_is_may_be_put_elsewhere() -> None:
    text = (
        "Look at the top card of your library. If it's a creature card, you may reveal it and put "
        "it into your hand. If you don't put the card into your hand, you may put it into your "
        "graveyard."
    )
    at = table()
    at.library(ANN, "Relic")
    cast(at, text, then=(True,))
    assert "Relic" in at.names_in(Zone.GRAVEYARD, ANN)
    at = table()
    at.library(ANN, "Bear")
    cast(at, text, then=(True,))
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]


def test_118_3_a_cost_may_be_paid_with_either_kind() -> None:
    at = table()
    text = "Sacrifice another creature or a Treasure: You gain 1 life."
    at.battlefield(ANN, creature("Broker", text=text))
    assert at.why_not(ANN, "activate Broker") is not None
    cast(at, "Create a Treasure token.")
    at.act(ANN, "activate Broker")
    at.resolve()
    assert at.life(ANN) == 21
    at.battlefield(ANN, "Bear")
    at.act(ANN, "activate Broker")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN)[-1:] == ["Bear"] or "Bear" in at.names_in(
        Zone.GRAVEYARD, ANN
    )


def test_603_2e_only_spells_of_its_controller_count() -> None:
    at = table()
    text = "Whenever Drake becomes the target of a spell you control, you gain 2 life."
    at.battlefield(ANN, creature("Drake", text=text), "Bear")
    cast(at, "Target creature gets +1/+1 until end of turn.", "Drake")
    at.resolve_all()
    assert at.life(ANN) == 22
    at.begin(BOB)
    cast(at, "Target creature gets +1/+1 until end of turn.", "Drake", by=BOB)
    at.resolve_all()
    assert at.life(ANN) == 22


def test_500_5_mana_that_is_kept_is_lost_only_when_the_turn_ends() -> None:
    at = table()
    text = "{T}: Add {R}. Until end of turn, you don't lose this mana as steps and phases end."
    at.battlefield(ANN, permanent("Forge", text=text), permanent("Pit", text="{T}: Add {B}."))
    at.act(ANN, "tap Forge.0:R")
    at.act(ANN, "tap Pit.0:B")
    assert len(at.game.players[ANN].pool) == 2
    at.to(Step.END)
    assert [unit.kept for unit in at.game.players[ANN].pool] == [True]
    at.to_turn(BOB)
    assert at.game.players[ANN].pool == []


def test_508_1a_the_total_power_is_that_of_the_attackers_as_declared() -> None:
    at = table()
    text = (
        "Whenever Goblin attacks, if you attacked with creatures with total power 6 or greater "
        "this combat, you gain 4 life."
    )
    at.battlefield(ANN, creature("Goblin", 1, 1, text), "Giant", "Bear")
    at.attack("Goblin", "Giant", at=BOB)
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 24
    at = table()
    at.battlefield(ANN, creature("Goblin", 1, 1, text), "Giant", "Bear")
    at.attack("Goblin", "Bear", at=BOB)
    at.resolve_all()
    assert at.life(ANN) == 20


def test_205_3m_others_than_of_the_chosen_type_are_meant() -> None:
    at = table()
    at.battlefield(ANN, creature("Elf", types="Creature — Elf"), "Giant")
    cast(
        at,
        "Choose a creature type. Creatures that aren't of the chosen type get -3/-3 until end of "
        "turn.",
        then=("Elf",),
    )
    assert at.power_toughness("Elf") == (2, 2)
    assert at.power_toughness("Giant") == (2, 2)


def test_701_23a_one_of_several_kinds_is_searched_for() -> None:
    at = table()
    at.library(ANN, "Bear", permanent("Grass", "Basic Land — Forest", "", ""), "Relic")
    cast(
        at,
        "Search your library for an artifact card or a land card, reveal it, put it into your "
        "hand, then shuffle.",
        then=(["Grass"],),
    )
    assert at.names_in(Zone.HAND, ANN) == ["Grass"]


def test_700_5_a_symbol_of_either_of_two_colors_counts_once() -> None:
    at = table()
    text = "As long as your devotion to white and black is less than seven, ~ isn't a creature."
    at.battlefield(ANN, creature("God", 5, 4, text, "Legendary Enchantment Creature", "{1}{W}{B}"))
    at.battlefield(ANN, creature("Choir", 1, 1, cost="{W/B}{W/B}{W/B}{G}"))
    assert not at.object("God").now.types & Type.CREATURE
    at.battlefield(ANN, creature("Cleric", 1, 1, cost="{W}{U}"))
    assert not at.object("God").now.types & Type.CREATURE
    at.battlefield(ANN, creature("Shade", 1, 1, cost="{B}"))
    assert at.object("God").now.types & Type.CREATURE
