"""Mana: what is added, kept and spent. CR 106."""

from __future__ import annotations

from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table


def test_106_4_unspent_mana_stays() -> None:
    at = table()
    at.battlefield(
        BOB,
        permanent(
            "Well", "Enchantment", "Players don't lose unspent mana as steps and phases end."
        ),
    )
    at.begin(ANN)
    cast(at, "Add {R}{R}.")
    at.to(Step.POSTCOMBAT_MAIN)
    assert len(at.game.players[ANN].pool) == 2
    cast(at, "Destroy all enchantments.")
    at.to(Step.END)
    assert at.game.players[ANN].pool == []


def test_106_12a_a_land_tapped_for_mana_gives_additional_mana() -> None:
    at = table()
    growth = permanent(
        "Growth",
        "Enchantment",
        "Whenever a land is tapped for mana, its controller adds an additional {G}.",
    )
    field = permanent("Glade", "Land", "{T}: Add {C}.", "")
    at.battlefield(ANN, growth, field)
    at.act(ANN, "tap Glade.0:C")
    assert sorted(unit.mana for unit in at.game.players[ANN].pool) == [16, 32]


def test_106_7_mana_of_a_color_that_ones_lands_could_produce() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Compass",
            text="{T}: Add one mana of any color that a basic land you control could produce.",
        ),
        permanent(
            "Pool",
            "Land",
            "{T}: Add one mana of any color that a land you control could produce.",
            "",
        ),
        permanent("Wood", "Basic Land — Forest", "", ""),
        permanent("Waste", "Land", "{T}: Add {C}.", ""),
    )
    assert at.why_not(ANN, "tap Compass.0:G") is None
    assert at.why_not(ANN, "tap Compass.0:C") is not None
    assert at.why_not(ANN, "tap Pool.0:G") is None
    assert at.why_not(ANN, "tap Pool.0:U") is not None


def test_106_3_who_adds_the_mana_chooses_its_color() -> None:
    at = table()
    spring = permanent(
        "Spring",
        "Enchantment",
        "Whenever a land is tapped for mana, its controller adds one mana of any color.",
    )
    at.battlefield(BOB, spring)
    at.battlefield(ANN, permanent("Glade", "Land", "{T}: Add {C}.", ""))
    asked: list[int] = []
    at.act(ANN, "tap Glade.0:C", "U")
    asked += [unit.mana for unit in at.game.players[ANN].pool]
    assert sorted(asked) == [2, 32]


MOX = (
    "When Mox enters, you may exile a nonartifact, nonland card from your hand.\n{T}: Add one mana "
    "of any of the exiled card's colors."
)


def test_106_5_mana_of_the_colors_of_the_exiled_card() -> None:
    at = table()
    at.hand(ANN, text_card("Mox", "Artifact", MOX), creature("Elf", cost="{G/U}"))
    ask_again(at)
    at.act(ANN, "cast Mox")
    at.choose(True, "Elf")
    at.resolve_all()
    assert at.why_not(ANN, "tap Mox.0:G") is None
    assert at.why_not(ANN, "tap Mox.0:U") is None
    assert at.why_not(ANN, "tap Mox.0:R") is not None


def test_106_5_without_an_exiled_card_there_is_no_mana() -> None:
    at = table()
    at.battlefield(ANN, text_card("Mox", "Artifact", MOX))
    ask_again(at)
    assert at.why_not(ANN, "tap Mox.0:G") is not None
