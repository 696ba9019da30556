"""Abilities: their kinds, and where they function. CR 113."""

from __future__ import annotations

import pytest

from jajna.ir.abilities import Activated, SpellAbility, Static, Triggered
from jajna.ir.base import Effect, Pattern
from jajna.judge import ANN
from jajna.kernel.objects.kit import Kit
from jajna.vocab import Step, Zone
from tests.mechanics.bench import BOB, ask_again, creature, permanent, spell
from tests.table import table


def kit_of(text: str) -> Kit:
    """The abilities of a creature with this text."""
    at = table()
    return at.object(at.battlefield(ANN, creature("Being", text=text))[0]).now.kit


def test_113_3_every_ability_is_of_one_of_four_kinds() -> None:
    kit = kit_of(
        "{T}: Draw a card.\nWhen this creature dies, you gain 1 life.\n"
        "Other creatures you control get +1/+1."
    )
    assert [type(ability) for ability in kit.all] == [Activated, Triggered, Static]
    card = spell("Draw a card.")
    assert [type(ability) for ability in card.faces[0].abilities] == [SpellAbility]


def test_603_1_a_triggered_ability_is_a_condition_and_an_effect() -> None:
    (ability,) = kit_of(
        "Whenever a creature dies, if you control a land, you gain 1 life."
    ).triggered
    assert isinstance(ability.on, Pattern)
    assert isinstance(ability.effect, Effect)
    assert ability.condition is not None


def test_603_1_instructions_behind_the_effect_limit_how_often_it_triggers() -> None:
    (ability,) = kit_of(
        "Whenever a creature dies, you gain 1 life. This ability triggers only once each turn."
    ).triggered
    assert ability.limit == 1


def test_113_3a_only_what_is_a_spell_ability_is_followed_as_the_spell_resolves() -> None:
    at = table()
    card = spell("You gain 2 life.\nWhen you cycle this card, you gain 5 life.\nCycling {0}")
    at.hand(ANN, card)
    at.begin(ANN)
    at.act(ANN, "cast Spell")
    at.resolve_all()
    assert at.life(ANN) == 22


def test_113_2d_abilities_make_one_shot_continuous_and_replacement_effects() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Crown", text="Creatures you control get +1/+1."),
        permanent("Spring", text="If you would gain life, you gain twice that much life instead."),
        "Bear",
    )
    at.hand(ANN, spell("You gain 2 life."))
    at.begin(ANN)
    assert at.object("Bear").now.power == 3
    at.act(ANN, "cast Spell")
    at.resolve_all()
    assert at.life(ANN) == 24


def test_113_6m_an_ability_that_will_move_its_object_from_a_zone_functions_only_there() -> None:
    text = (
        "{0}: At the beginning of the next end step, return this card from your graveyard to your "
        "hand."
    )
    at = table()
    at.battlefield(ANN, creature("Living", text=text))
    at.graveyard(ANN, creature("Dead", text=text))
    at.begin(ANN)
    assert at.why_not(ANN, "activate Living") is not None
    at.act(ANN, "activate Dead")
    at.resolve()
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Dead"]


def test_113_6m_from_a_hand_belongs_to_what_is_moved_and_not_to_the_source() -> None:
    at = table()
    vial = permanent(
        "Vial",
        "Artifact",
        "{T}: You may put a creature card with mana value equal to the number of charge counters "
        "on ~ from your hand onto the battlefield.",
    )
    at.hand(ANN, creature("Ox", cost="{2}"), vial)
    at.battlefield(ANN, vial)
    at.begin(ANN)
    at.object(at.game.zones.battlefield[0]).add_counters("charge", 2)
    assert at.why_not(ANN, f"activate {at.game.zones.battlefield[0]}.0") is None
    in_hand = next(card for card in at.game.players[ANN].hand if at.name(card) == "Vial")
    assert at.why_not(ANN, f"activate {in_hand}.0") is not None
    at.act(ANN, f"activate {at.game.zones.battlefield[0]}.0")
    at.choose("yes", "Ox")
    at.resolve()
    assert "Ox" in at.names_in(Zone.BATTLEFIELD)


def test_113_6_an_ability_that_speaks_of_its_graveyard_works_there() -> None:
    pharaoh = creature(
        "Pharaoh",
        5,
        4,
        "Whenever combat damage is dealt to you or a planeswalker you control, if Pharaoh is in "
        "your graveyard, destroy target attacking creature, then put Pharaoh on top of your "
        "library.",
    )
    at = table()
    at.graveyard(BOB, pharaoh)
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.attack("Bear")
    at.to(Step.COMBAT_DAMAGE)
    at.resolve_all()
    assert "Bear" not in at.names_in(Zone.BATTLEFIELD)
    assert at.names_in(Zone.LIBRARY, BOB)[0] == "Pharaoh"


@pytest.mark.parametrize("zone", [Zone.COMMAND, Zone.BATTLEFIELD, Zone.GRAVEYARD])
def test_113_6b_it_works_where_its_condition_says_that_it_is(zone: Zone) -> None:
    text = (
        "Eminence — As long as Ur is in the command zone or on the battlefield, other Dragon "
        "spells you cast cost {1} less to cast."
    )
    at = table()
    at.put(ANN, zone, creature("Ur", 10, 10, text, "Creature — Dragon"))
    at.hand(ANN, creature("Whelp", types="Creature — Dragon", cost="{1}"))
    at.hand(ANN, creature("Goat", cost="{1}"))
    ask_again(at)
    assert (at.why_not(ANN, "cast Whelp") is None) == (zone is not Zone.GRAVEYARD)
    assert at.why_not(ANN, "cast Goat") is not None


EMINENT = creature(
    "Edgar",
    text="Eminence — Whenever you cast another Vampire spell, if ~ is in the command zone or on "
    "the battlefield, create a 1/1 black Vampire creature token.",
    types="Legendary Creature — Vampire",
)


@pytest.mark.parametrize(
    ("zone", "made"), [(Zone.COMMAND, 1), (Zone.BATTLEFIELD, 1), (Zone.GRAVEYARD, 0)]
)
def test_113_6b_it_works_where_it_says(zone: Zone, made: int) -> None:
    at = table()
    at.put(ANN, zone, EMINENT)
    at.hand(ANN, creature("Count", types="Creature — Vampire"), "Bear")
    ask_again(at)
    at.act(ANN, "cast Bear")
    at.resolve_all()
    at.act(ANN, "cast Count")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD).count("Vampire Token") == made
