"""What was cast, entered, died or discarded this turn, and how often an ability resolved."""

from __future__ import annotations

from jajna.decision import Cast
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, text_card
from tests.table import table


def test_601_2i_spells_of_a_kind_that_were_cast_are_counted() -> None:
    at = table()
    text = "Whenever you cast your second instant or sorcery spell each turn, you gain 5 life."
    at.battlefield(ANN, permanent("Tome", text=text))
    cast(at, "You gain 1 life.")
    at.hand(ANN, "Bear")
    at.act(ANN, "cast Bear")
    at.resolve_all()
    assert at.life(ANN) == 21
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert at.life(ANN) == 27
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert at.life(ANN) == 28


def test_601_2i_another_spell_is_none_but_this() -> None:
    at = table()
    text = "If you've cast another instant spell this turn, you gain 4 life."
    at.hand(ANN, text_card("Echo", "Instant", text, cost="{0}"))
    at.act(ANN, "cast Echo")
    at.resolve()
    assert at.life(ANN) == 20
    at.hand(ANN, text_card("Echo", "Instant", text, cost="{0}"))
    at.act(ANN, "cast Echo")
    at.resolve()
    assert at.life(ANN) == 24


def test_403_3_what_entered_under_your_control_counts_though_it_is_gone() -> None:
    at = table()
    text = (
        "{0}: You gain 2 life. Activate only if you had a creature enter under your control this "
        "turn."
    )
    at.battlefield(ANN, permanent("Gate", text=text), "Wall")
    assert at.why_not(ANN, "activate Gate") is not None
    at.hand(ANN, "Bear")
    at.act(ANN, "cast Bear")
    at.resolve()
    cast(at, "Destroy target creature.", "Bear")
    at.act(ANN, "activate Gate")
    at.resolve()
    assert at.life(ANN) == 22
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.why_not(ANN, "activate Gate") is not None


def test_403_3_only_what_came_this_turn_is_grown() -> None:
    at = table()
    at.battlefield(ANN, "Wall")
    at.hand(ANN, "Bear")
    at.act(ANN, "cast Bear")
    at.resolve()
    cast(at, "Put a +1/+1 counter on each creature that entered under your control this turn.")
    assert at.power_toughness("Bear") == (3, 3)
    assert at.power_toughness("Wall") == (0, 4)


def test_700_4_creatures_that_died_this_turn_are_counted() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Wall")
    at.battlefield(BOB, "Giant", permanent("Rock"))
    cast(at, "Destroy all creatures.")
    cast(at, "Destroy all artifacts.")
    cast(at, "You gain X life, where X is the number of creatures that died this turn.")
    assert at.life(ANN) == 23
    cast(at, "If three or more creatures died this turn, you gain 7 life.")
    assert at.life(ANN) == 30
    cast(at, "If four or more creatures died this turn, you gain 7 life.")
    assert at.life(ANN) == 30


def test_701_9a_discarded_cards_are_counted_for_the_turn() -> None:
    at = table()
    at.hand(ANN, "Bear", "Wall")
    cast(at, "If you've discarded a card this turn, you gain 1 life.")
    assert at.life(ANN) == 20
    cast(at, "Discard any number of cards, then draw that many cards plus one.", then=(["Bear"],))
    cast(at, "If you've discarded a card this turn, you gain 1 life.")
    assert at.life(ANN) == 21
    cast(at, "You gain life equal to the number of cards you've discarded this turn.")
    assert at.life(ANN) == 22


def test_608_2_an_ability_knows_how_often_it_has_resolved_this_turn() -> None:
    at = table()
    text = (
        "Whenever a creature enters under your control, you gain 1 life. If this is the second "
        "time this ability has resolved this turn, you gain 10 life."
    )
    at.battlefield(ANN, permanent("Bell", text=text))
    for life in (21, 32, 33):
        at.hand(ANN, "Bear")
        at.act(ANN, "cast Bear")
        at.resolve_all()
        assert at.life(ANN) == life
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.hand(ANN, "Bear", "Bear")
    for life in (34, 45):
        at.act(ANN, "cast Bear")
        at.resolve_all()
        assert at.life(ANN) == life


def test_608_2_the_number_of_times_is_that_of_the_one_ability() -> None:
    at = table()
    text = (
        "{0}: You gain X life, where X is the number of times this ability has resolved this turn."
    )
    at.battlefield(ANN, permanent("Well", text=text), permanent("Spring", text=text))
    at.act(ANN, "activate Well")
    at.resolve()
    at.act(ANN, "activate Well")
    at.resolve()
    assert at.life(ANN) == 23
    at.act(ANN, "activate Spring")
    at.resolve()
    assert at.life(ANN) == 24


def test_603_7b_the_next_spell_is_copied_once_with_new_targets() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Wall", "Giant")
    cast(
        at,
        "When you cast your next instant or sorcery spell this turn, copy that spell. You may "
        "choose new targets for the copy.",
    )
    at.hand(ANN, "Bear", spell("Destroy target creature.", "Doom"))
    at.act(ANN, "cast Bear")
    at.resolve_all()
    at.act(ANN, "cast Doom", "Giant")
    at.choose("Wall")
    at.resolve_all()
    assert sorted(at.names_in(Zone.GRAVEYARD, BOB)) == ["Giant", "Wall"]
    at.hand(ANN, spell("You gain 3 life.", "Gift"))
    at.act(ANN, "cast Gift")
    at.resolve_all()
    assert at.life(ANN) == 23


def test_608_2h_what_is_lesser_is_measured_by_what_died() -> None:
    at = table()
    text = (
        "Whenever another creature you control dies, you may return target creature card with "
        "lesser power from your graveyard to your hand."
    )
    at.battlefield(ANN, creature("Mourner", 1, 1, text), "Giant")
    at.graveyard(ANN, "Bear", creature("Titan", 6, 6))
    cast(at, "Destroy target creature.", "Giant")
    at.choose(True)
    at.resolve_all()
    assert "Bear" in at.names_in(Zone.HAND, ANN)
    assert "Titan" in at.names_in(Zone.GRAVEYARD, ANN)


def test_202_3_each_player_is_asked_for_the_greatest_of_their_own() -> None:
    at = table(3)
    at.battlefield(BOB, creature("One", cost="{1}"), creature("Two", cost="{2}"))
    at.battlefield(2, creature("Five", cost="{5}"), creature("Four", cost="{4}"))
    cast(
        at,
        "Each opponent sacrifices a creature with the greatest mana value among creatures they "
        "control.",
    )
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Two"]
    assert at.names_in(Zone.GRAVEYARD, 2) == ["Five"]


def test_704_5j_the_legend_rule_may_not_apply() -> None:
    at = table()
    hero = creature("Hero", types="Legendary Creature")
    text = 'The "legend rule" doesn\'t apply to permanents you control.'
    at.battlefield(ANN, permanent("Mirror", text=text), hero)
    at.battlefield(BOB, hero)
    for player in (ANN, BOB):
        at.hand(player, hero)
        at.begin(player)
        at.act(player, "cast Hero")
        at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == []
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Hero"]


def test_614_1c_a_land_enters_untapped_if_a_card_is_revealed() -> None:
    text = "As Snarl enters, you may reveal a Plains or Swamp card from your hand. If you don't, "
    land = permanent("Snarl", "Land", text + "Snarl enters tapped.", "")
    plains = permanent("Field of Grass", "Land — Plains", "", "")
    at = table()
    at.hand(ANN, land)
    at.act(ANN, "play Snarl")
    assert at.object("Snarl").tapped
    at = table()
    at.hand(ANN, land, plains)
    at.choose(["Field of Grass"])
    at.act(ANN, "play Snarl")
    assert not at.object("Snarl").tapped


def test_601_2b_one_of_two_additional_costs_is_chosen() -> None:
    text = (
        "As an additional cost to cast this spell, sacrifice a creature or pay {1}.\n"
        "You gain 3 life."
    )
    rite = text_card("Rite", "Instant", text, cost="{0}")
    at = table()
    at.hand(ANN, rite)
    assert at.why_not(ANN, "cast Rite") is not None
    at.battlefield(ANN, "Bear")
    at.act(ANN, "cast Rite")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear", "Rite"]
    at = table()
    at.hand(ANN, rite)
    at.battlefield(ANN, "Bear", permanent("Isle", "Land", "{T}: Add {U}.", ""))
    at.act(ANN, "cast Rite", False)
    at.resolve()
    assert at.object("Isle").tapped
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Rite"]
    assert at.life(ANN) == 23


def test_118_9_an_alternative_cost_of_mana_can_be_paid() -> None:
    at = table()
    text = "You may pay {U} rather than pay this spell's mana cost."
    at.battlefield(ANN, permanent("Isle", "Land", "{T}: Add {U}.", ""))
    at.hand(ANN, creature("Rhino", text=text, cost="{5}"))
    at.game.answer(Cast(at.id("Rhino"), 0, 0))
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD, ANN).count("Rhino") == 1


def test_603_2c_cards_discarded_at_once_are_one_occurrence() -> None:
    at = table()
    text = "Whenever you discard one or more cards, you gain 1 life."
    at.battlefield(ANN, permanent("Ledger", text=text))
    at.hand(ANN, "Bear", "Wall")
    cast(at, "Discard two cards.", then=(["Bear", "Wall"],))
    at.resolve_all()
    assert at.life(ANN) == 21


def test_119_9_only_the_first_gain_of_a_turn() -> None:
    at = table()
    text = "Whenever you gain life for the first time each turn, draw a card."
    at.battlefield(ANN, permanent("Dawn", text=text))
    at.library(ANN, "Bear", "Bear", "Bear")
    cast(at, "You gain 1 life.")
    at.resolve_all()
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert len(at.names_in(Zone.HAND, ANN)) == 1


def test_205_3m_a_spell_speaks_of_the_creature_type_chosen_as_it_resolves() -> None:
    at = table()
    at.battlefield(ANN, creature("Elf", types="Creature — Elf"), "Bear")
    cast(
        at,
        "Choose a creature type. Creatures you control of the chosen type get +2/+2 until end of "
        "turn.",
        then=("Elf",),
    )
    assert at.power_toughness("Elf") == (4, 4)
    assert at.power_toughness("Bear") == (2, 2)


def test_702_33d_a_kicked_spell_is_told_from_others() -> None:
    at = table()
    at.battlefield(
        ANN, permanent("Roost", text="Whenever you cast a kicked spell, you gain 5 life.")
    )
    bolt = text_card("Jolt", "Instant", "Kicker {0}\nYou gain 1 life.", cost="{0}")
    at.hand(ANN, bolt, bolt)
    at.act(ANN, "cast Jolt", False)
    at.resolve_all()
    assert at.life(ANN) == 21
    at.act(ANN, "cast Jolt", True)
    at.resolve_all()
    assert at.life(ANN) == 27


def test_707_10c_a_spell_copied_on_a_condition_may_have_new_targets() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Wall", "Giant")
    text = (
        "When you cast this spell, copy it if you control a creature. You may choose new targets "
        "for the copy.\nDestroy target creature."
    )
    at.hand(ANN, text_card("Doom", "Instant", text, cost="{0}"))
    at.act(ANN, "cast Doom", "Giant")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant"]
    at.battlefield(ANN, creature("Imp"))
    at.hand(ANN, text_card("Doom", "Instant", text, cost="{0}"))
    at.act(ANN, "cast Doom", "Bear")
    at.choose("Wall")
    at.resolve_all()
    assert sorted(at.names_in(Zone.GRAVEYARD, BOB)) == ["Bear", "Giant", "Wall"]


def test_603_3_you_and_a_target_do_the_same_each() -> None:
    at = table()
    at.library(ANN, "Bear")
    at.library(BOB, "Bear")
    cast(at, "You and target opponent each draw a card.")
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
    assert at.names_in(Zone.HAND, BOB) == ["Bear"]


def test_508_1_either_the_equipment_or_what_has_it_triggers() -> None:
    at = table()
    text = (
        "Whenever Blade or equipped creature attacks, it gets +2/+0 until end of turn.\nEquip {0}"
    )
    at.battlefield(ANN, "Bear", permanent("Blade", "Artifact — Equipment", text))
    at.act(ANN, "activate Blade", "Bear")
    at.resolve()
    at.attack("Bear", at=BOB)
    at.resolve_all()
    assert at.power_toughness("Bear") == (4, 2)
