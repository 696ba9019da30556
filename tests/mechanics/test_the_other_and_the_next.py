"""The other creature, the artifact, land types that are become, and durations up to a step."""

from __future__ import annotations

import pytest

from jajna.decision import Assign, Kind, PlayLand, Several
from jajna.judge import Table
from jajna.vocab import Keyword, Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, table
from tests.oracle.faces import compiled


def enchanted(text: str, *hosts: str) -> Table:
    """Ann's turn with an Aura of this text on her first host."""
    at = table()
    at.battlefield(ANN, *hosts)
    at.hand(ANN, permanent("Venom", "Enchantment — Aura", "Enchant creature\n" + text))
    at.begin(ANN)
    at.act(ANN, "cast Venom", hosts[0])
    at.resolve_all()
    at.choices.clear()
    return at


# -- the other creature ----------------------------------------------------------------------------


def test_509_3d_the_other_creature_is_the_one_that_is_not_enchanted() -> None:
    at = enchanted(
        "Whenever enchanted creature blocks or becomes blocked by a non-Wall creature, destroy the "
        "other creature at end of combat.",
        "Wall",
    )
    at.battlefield(ANN, creature("Ox", 1, 7))
    at.battlefield(BOB, "Giant", "Bear")
    at.to_turn(BOB)
    at.attack("Giant", "Bear")
    at.block(("Wall", "Giant"), ("Ox", "Bear"))
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant"]
    assert "Bear" in [at.object(one).now.name for one in at.game.zones.battlefield]


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


# -- the creature ----------------------------------------------------------------------------------


def test_603_10d_the_creature_is_tapped_as_control_of_it_is_lost() -> None:
    at = table()
    at.battlefield(BOB, "Bear", "Giant")
    text = (
        "Untap target creature an opponent controls and gain control of it until end of turn. That "
        "creature gains haste until end of turn. When you lose control of the creature, tap it."
    )
    cast(at, text, "Bear")
    assert at.object("Bear").controller == ANN
    assert at.object("Bear").now.keywords & Keyword.HASTE
    cast(at, "Gain control of target creature.", "Bear", by=BOB)
    at.resolve_all()
    assert at.object("Bear").controller == BOB
    assert at.object("Bear").tapped
    assert not at.object("Giant").tapped


def test_608_2h_the_creatures_controller_is_dealt_its_toughness() -> None:
    at = enchanted(
        "When enchanted creature dies, Venom deals damage equal to that creature's toughness to "
        "the creature's controller.",
        "Wall",
    )
    cast(at, "Gain control of target creature.", "Wall", by=BOB)
    cast(at, "Destroy target creature.", "Wall")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 16)


# -- becoming a land type --------------------------------------------------------------------------


def test_305_7_a_land_becomes_a_land_type_for_good_or_a_time() -> None:
    at = table()
    at.battlefield(ANN, permanent("Spring", "Land — Gate", "{T}: You gain 1 life.", cost=""))
    cast(at, "Target land becomes a Swamp.", "Spring")
    cast(at, "Target land becomes an Island until end of turn.", "Spring")
    assert at.object("Spring").now.subtypes == frozenset(["Island"])
    at.to_turn(BOB)
    assert at.object("Spring").now.subtypes == frozenset(["Swamp"])
    assert not at.object("Spring").now.kit.all


def test_305_7_in_addition_it_keeps_its_types() -> None:
    at = table()
    at.battlefield(ANN, permanent("Spring", "Land — Gate", "{T}: You gain 1 life.", cost=""))
    cast(at, "Target land becomes an Island in addition to its other types.", "Spring")
    assert at.object("Spring").now.subtypes == frozenset(["Gate", "Island"])
    assert at.object("Spring").now.kit.all


def test_611_2b_until_the_source_leaves_the_battlefield() -> None:
    liege = permanent(
        "Liege", text="{0}: Target land becomes a Forest until Liege leaves the battlefield."
    )
    at = table()
    at.battlefield(ANN, liege, "Field")
    at.begin(ANN)
    at.act(ANN, "activate Liege", "Field")
    at.resolve()
    at.to_turn(BOB)
    cast(at, "Gain control of target artifact.", "Liege", by=BOB)
    assert at.object("Field").now.subtypes == frozenset(["Forest"])
    cast(at, "Destroy target artifact.", "Liege", by=BOB)
    assert at.object("Field").now.subtypes == frozenset()


# -- until a step ----------------------------------------------------------------------------------


def test_500_4_until_your_next_upkeep() -> None:
    text = (
        "Until your next upkeep, target noncreature artifact becomes an artifact creature with "
        "power and toughness each equal to its mana value."
    )
    at = table()
    at.battlefield(ANN, permanent("Engine", cost="{3}"))
    cast(at, text, "Engine")
    at.to_turn(BOB, Step.END)
    assert at.power_toughness("Engine") == (3, 3)
    at.to_turn(ANN, Step.UPKEEP)
    assert at.object("Engine").now.types == Type.ARTIFACT


def test_500_4_a_card_can_be_played_until_the_beginning_of_your_next_upkeep() -> None:
    text = (
        "Exile the top card of your library. Until the beginning of your next upkeep, you may play "
        "that card."
    )
    at = table()
    at.library(ANN, *["Field"] * 3)
    cast(at, text)
    (card,) = [one for one in at.game.objects if at.game.objects[one].zone is Zone.EXILE]
    assert at.game.why_not(PlayLand(card)) is None
    at.to_turn(BOB, Step.END)
    at.to_turn(ANN)
    assert at.game.why_not(PlayLand(card)) is not None


def test_500_4_until_its_controllers_next_untap_step() -> None:
    text = "Target land becomes a Swamp until its controller's next untap step."
    at = table()
    at.battlefield(BOB, permanent("Bog", "Land", cost=""))
    at.battlefield(ANN, "Field")
    cast(at, text, "Bog")
    cast(at, text, "Field")
    at.to_turn(BOB, Step.UPKEEP)
    assert at.object("Bog").now.subtypes == frozenset()
    assert at.object("Field").now.subtypes == frozenset(["Swamp"])
    at.to_turn(ANN, Step.UPKEEP)
    assert at.object("Field").now.subtypes == frozenset()


# -- blocks and attacks ----------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "able"), [("Bear", False), ("Rampart", True)])
def test_509_1b_except_by_walls_this_turn(name: str, able: bool) -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    at.battlefield(BOB, "Bear", creature("Rampart", types="Creature — Wall"))
    cast(at, "Target creature can't be blocked this turn except by Walls.", "Giant")
    at.begin(ANN)
    at.attack("Giant")
    at.to_question(Kind.BLOCKERS)
    block = Several((Assign(at.id(name), at.id("Giant")),))
    assert (at.game.why_not(block) is None) == able


def test_508_1b_only_what_attacks_you_is_a_target() -> None:
    floe = permanent("Floe", text="{0}: Tap target creature without flying that's attacking you.")
    at = table()
    at.battlefield(ANN, floe)
    at.battlefield(BOB, "Bear", creature("Bird", text="Flying"), creature("Elk", text="Vigilance"))
    at.to_turn(BOB)
    assert at.why_not(ANN, "activate Floe") is not None
    at.attack("Bird", "Elk")
    at.act(ANN, "activate Floe")
    at.resolve()
    assert at.object("Elk").tapped


# -- Auras moved -----------------------------------------------------------------------------------

RAGE = "Enchanted creature gets +1/+1."


def test_701_3a_an_aura_on_a_creature_moves_to_another_creature() -> None:
    at = enchanted(RAGE, "Bear", "Giant", "Relic")
    cast(at, "Attach target Aura attached to a creature to another creature.", then=("Giant",))
    assert at.power_toughness("Bear") == (2, 2)
    assert at.power_toughness("Giant") == (6, 6)


def test_701_3a_the_next_permanent_has_the_same_controller() -> None:
    at = enchanted(RAGE, "Bear", "Giant")
    at.battlefield(BOB, "Wall")
    text = (
        "Attach target Aura attached to a permanent to another permanent with the same controller."
    )
    at.hand(ANN, spell(text))
    at.begin(ANN)
    at.act(ANN, "cast Spell")
    at.resolve()
    assert at.power_toughness("Giant") == (6, 6)
    assert at.power_toughness("Wall") == (0, 4)


def test_701_3a_without_another_creature_it_stays() -> None:
    at = enchanted(RAGE, "Bear")
    cast(at, "Attach target Aura attached to a creature to another creature.")
    assert at.power_toughness("Bear") == (3, 3)


@pytest.mark.parametrize(
    ("text", "types"),
    [
        (
            "Whenever a creature you control deals damage to a creature, destroy the other "
            "creature.",
            "Enchantment",
        ),
        ("Whenever a creature dies, destroy the other creature.", "Enchantment"),
        ("Destroy the other creature.", "Instant"),
        ("Tap the creature.", "Instant"),
        ("Tap target artifact. When you lose control of the land, tap it.", "Instant"),
        ("Test Card becomes an Island.", "Enchantment"),
        ("Lands become an Island.", "Enchantment"),
        ("Target creature gets +1/+1 until its next untap step.", "Instant"),
        ("Attach target Aura attached to a creature to a creature.", "Instant"),
        ("Target creature can't be blocked except by Walls until.", "Instant"),
    ],
)
def test_what_names_nothing_or_says_it_otherwise_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None
