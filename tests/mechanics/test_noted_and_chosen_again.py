"""What is noted or chosen for an object and replaced later, and lands that lose all they are.

CR 305.6, 607.2d, 613.6, 614.1c.
"""

from __future__ import annotations

from jajna.judge import Table
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, permanent
from tests.table import table

SPLENDOR = permanent(
    "Splendor",
    "Enchantment",
    "As Splendor enters, note your life total.\nAt the beginning of your upkeep, draw a card if "
    "your life total is greater than or equal to the last noted life total for Splendor. Then note "
    "your life total.",
)
BLADE = permanent(
    "Blade",
    "Artifact — Equipment",
    "As Blade becomes attached to a creature, choose a color.\nEquipped creature gets +2/+0 and "
    "has protection from the last chosen color.\nEquip {0}",
)
MOON = permanent(
    "Moon",
    "Enchantment",
    "As Moon enters, choose a nonbasic land card name.\nLands your opponents control with the "
    'chosen name lose all land types and abilities, and they gain "{T}: Add one mana of any '
    'color."',
)
GROVE = permanent("Grove", "Land — Forest", "{T}, Sacrifice Grove: You gain 5 life.", cost="")


def upkeep(at: Table, life: int) -> int:
    """How many cards Ann draws in her next upkeep, which begins with this life total."""
    at.to_turn(BOB)
    at.set_life(ANN, life)
    before = len(at.game.players[ANN].hand)
    at.to_turn(ANN, Step.DRAW)
    return len(at.game.players[ANN].hand) - before - 1


def test_607_2d_each_upkeep_compares_with_the_total_noted_last() -> None:
    at = table(hand=[SPLENDOR])
    at.act(ANN, "cast Splendor")
    at.resolve_all()
    assert [upkeep(at, life) for life in (20, 15, 15, 14, 18)] == [1, 0, 1, 0, 1]


def test_607_2d_without_a_noted_total_no_card_is_drawn() -> None:
    at = table(ann=[SPLENDOR])
    assert upkeep(at, 30) == 0
    assert upkeep(at, 30) == 1


def test_614_1c_a_color_is_chosen_each_time_it_becomes_attached() -> None:
    at = table(ann=[BLADE, "Bear", "Giant"])
    at.act(ANN, "activate Blade", "Bear")
    at.choose("red")
    at.resolve_all()
    assert protections(at, "Bear") == ["protection from red"]
    at.act(ANN, "activate Blade", "Giant")
    at.choose("blue")
    at.resolve_all()
    assert (protections(at, "Bear"), protections(at, "Giant")) == ([], ["protection from blue"])


def protections(at: Table, name: str) -> list[str]:
    """The names of the protections of a creature."""
    kit = at.object(name).now.kit
    return [one.name for one in kit.keyworded if one.name.startswith("protection")]


def moon(controller: int) -> Table:
    """The enchantment of Ann has named a land of this player."""
    at = table(hand=[MOON])
    at.battlefield(controller, GROVE)
    at.begin(ANN)
    at.act(ANN, "cast Moon")
    at.choose("Grove")
    at.resolve_all()
    return at


def test_613_6_a_named_land_of_an_opponent_has_only_the_ability_it_gains() -> None:
    at = moon(BOB)
    grove = at.object("Grove")
    assert not grove.now.subtypes
    assert len(grove.now.kit.activated) == 1
    assert at.why_not(BOB, f"tap {grove.id}.0:R") is None


def test_613_6_your_own_land_of_that_name_stays_as_it_is() -> None:
    at = moon(ANN)
    assert at.object("Grove").now.subtypes == {"Forest"}
    assert len(at.object("Grove").now.kit.activated) == 2
