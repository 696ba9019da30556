"""Power and toughness that static abilities set. CR 613.4, 604.3a."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, creature, text_card
from tests.table import table

MOB = creature(
    "Mob",
    text="As long as it's your turn, ~'s power and toughness are each equal to 2 plus the number "
    "of Swamps your opponents control. As long as it's not your turn, ~'s power and toughness are "
    "each 2.",
)
ASPECT = text_card(
    "Aspect",
    "Enchantment — Aura",
    "Enchant creature\nEnchanted creature gets +X/+Y, where X is half the number of Forests you "
    "control, rounded down, and Y is half the number of Forests you control, rounded up.",
)
INGESTER = creature(
    "Ingester",
    3,
    3,
    "When ~ enters, you may exile target nontoken creature.\n~ gets +X/+Y, where X is the exiled "
    "creature card's power and Y is its toughness.",
)


def test_604_3a_what_depends_on_whose_turn_it_is_defines_nothing() -> None:
    at = table(ann=[MOB], bob=["Swamp", "Swamp", "Swamp"])
    assert at.power_toughness("Mob") == (5, 5)
    cast(at, "Target creature has base power and toughness 1/1 until end of turn.", "Mob")
    assert at.power_toughness("Mob") == (1, 1), "both set it, the later one counts (CR 613.7)"
    at.to_turn(BOB)
    assert at.power_toughness("Mob") == (2, 2)
    at.to_turn(ANN)
    assert at.power_toughness("Mob") == (5, 5)


def test_107_3c_x_and_y_are_rounded_apart() -> None:
    at = table(ann=["Bear", "Forest", "Forest", "Forest"])
    at.hand(ANN, ASPECT)
    at.act(ANN, "cast Aspect", "Bear")
    at.resolve()
    assert at.power_toughness("Bear") == (3, 4)
    at.battlefield(ANN, "Forest")
    assert at.power_toughness("Bear") == (4, 4)


def test_607_2a_x_and_y_are_the_exiled_cards() -> None:
    at = table(bob=[creature("Tall", 1, 4)])
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    at.hand(ANN, INGESTER)
    at.act(ANN, "cast Ingester")
    at.choose_for(Kind.TARGETS, "Tall")
    at.choose_for(Kind.MAY, "yes")
    at.resolve_all()
    assert at.power_toughness("Ingester") == (4, 7)
