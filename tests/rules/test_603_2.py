"""Events that trigger, and what the ability knows of them. CR 603.2."""

from __future__ import annotations

import pytest

from jajna.decision import NO, YES, Kind, YesNo
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, text_card
from tests.table import table

MINE = permanent("Mine", "Land", "{T}: Add {R}.")


@pytest.mark.parametrize(("answer", "tapped"), [(YES, False), (NO, True)])
def test_603_2_that_creature_is_the_one_whose_controllers_upkeep_it_is(
    answer: YesNo, tapped: bool
) -> None:
    at = table()
    text = (
        "Enchant creature\nAt the beginning of the upkeep of enchanted creature's controller, that "
        "player may pay {1}. If the player does, untap the creature.\nEnchanted creature doesn't "
        "untap during its controller's untap step."
    )
    at.battlefield(BOB, "Bear", "Giant", MINE)
    at.hand(ANN, text_card("Bonds", "Enchantment — Aura", text))
    at.act(ANN, "cast Bonds", "Bear")
    at.resolve_all()
    at.object("Bear").tapped = True
    at.object("Giant").tapped = True
    at.begin(BOB, Step.UPKEEP)
    at.choose_for(Kind.MAY, answer)
    at.resolve_all()
    assert at.object("Bear").tapped is tapped
    assert at.object("Giant").tapped


AURA = permanent("Rage", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")


def test_603_2_an_aura_that_entered_is_attached_to_the_token() -> None:
    chosen = permanent(
        "Chosen",
        "Enchantment",
        "Whenever an enchantment enters under your control, create a 2/2 white Cat creature token. "
        "If that enchantment is an Aura, you may attach it to the token.",
    )
    at = table()
    at.battlefield(ANN, chosen, "Bear")
    at.hand(ANN, AURA)
    at.begin(ANN)
    at.act(ANN, "cast Rage")
    at.choose(True)
    at.resolve_all()
    assert at.power_toughness("Cat Token") == (3, 3)


def test_603_2_spells_that_opponents_cast_during_your_turn() -> None:
    stalker = creature(
        "Stalker",
        3,
        3,
        "Whenever an opponent casts a blue or black spell during your turn, put a +1/+1 counter on "
        "Stalker.",
    )
    trick = permanent("Trick", "Instant", "You gain 1 life.", cost="{U}")
    at = table()
    isle = permanent("Isle", "Basic Land — Island", "", "")
    at.battlefield(ANN, stalker)
    at.battlefield(BOB, isle)
    at.hand(BOB, trick, trick)
    at.begin(ANN)
    at.act(BOB, "cast Trick")
    at.resolve_all()
    assert at.power_toughness("Stalker") == (4, 4)
    at.to_turn(BOB)
    at.act(BOB, "cast Trick")
    at.resolve_all()
    assert at.power_toughness("Stalker") == (4, 4)


TACTICS = (
    "When a spell or ability an opponent controls causes you to discard Tactics, you gain 4 life."
)


def test_603_2_an_opponents_spell_causes_the_discard() -> None:
    at = table()
    at.hand(BOB, creature("Tactics", text=TACTICS))
    cast(at, "Target player discards a creature card.", "Bob")
    at.resolve_all()
    assert at.life(BOB) == 24


def test_603_2_ones_own_spell_is_no_opponents() -> None:
    at = table()
    at.hand(BOB, creature("Tactics", text=TACTICS))
    cast(at, "Discard a creature card.", by=BOB)
    at.resolve_all()
    assert at.object("Tactics").zone is Zone.GRAVEYARD
    assert at.life(BOB) == 20


def test_603_2e_the_spell_that_targets_is_countered_unless_its_controller_pays() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Titan",
            text="Whenever Titan becomes the target of a spell or ability an opponent controls, "
            "counter that spell or ability unless its controller pays {2}.",
        ),
    )
    cast(at, "Destroy target creature.", "Titan", by=BOB)
    at.resolve_all()
    assert at.object("Titan").zone is Zone.BATTLEFIELD


STAFF = "Whenever you cast a black spell or a Swamp enters under your control, you gain 1 life."


def test_603_2_either_event_triggers() -> None:
    at = table()
    at.battlefield(ANN, permanent("Staff", text=STAFF))
    at.hand(ANN, creature("Imp", cost="{0}"), permanent("Bog", "Basic Land — Swamp", "", ""))
    at.act(ANN, "play Bog")
    at.resolve_all()
    assert at.life(ANN) == 21
    at.act(ANN, "cast Imp")
    at.resolve_all()
    assert at.life(ANN) == 21


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


def test_603_2_damage_by_the_named_creature_destroys_the_other() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Snake", 1, 5, "Whenever Snake deals damage to a creature, destroy the other creature."
        ),
    )
    at.battlefield(BOB, "Giant")
    at.begin(ANN)
    at.attack("Snake")
    at.block(("Giant", "Snake"))
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant"]


def test_603_2e_the_spell_that_targets_is_that_spell() -> None:
    at = table()
    text = "Whenever ~ becomes the target of a spell, ~ deals 2 damage to that spell's controller."
    at.battlefield(ANN, creature("Giant Friend", 4, 4, text))
    cast(at, "Target creature gets +1/+1 until end of turn.", "Giant Friend", by=BOB)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 18)


def test_603_2e_attacks_or_becomes_the_target() -> None:
    at = table()
    text = "Whenever ~ attacks or becomes the target of a spell, create a Treasure token."
    at.battlefield(ANN, creature("Wyrm", 4, 4, text))
    at.battlefield(BOB, permanent("Wand", text="{0}: Tap target creature."))
    at.attack("Wyrm")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD).count("Treasure Token") == 1
    cast(at, "Target creature gets +1/+1 until end of turn.", "Wyrm", by=BOB)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD).count("Treasure Token") == 2
    at.act(BOB, "activate Wand", "Wyrm")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD).count("Treasure Token") == 2
