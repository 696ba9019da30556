"""Hexproof, shroud and protection. CR 702.11, 702.16, 702.18."""

from __future__ import annotations

import pytest

from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

RED_BOLT = text_card("Bolt", "Instant", "Bolt deals 3 damage to any target.", cost="{R}")
TROLL = creature("Troll", text="Hexproof")
SPIRIT = creature("Spirit", text="Shroud")
KNIGHT = creature("Knight", 2, 2, "Protection from red")


def with_mana() -> Table:
    """A table where Ann has a red source of mana beside what she needs."""
    at = table()
    at.battlefield(ANN, permanent("Forge", "Land", "{T}: Add {R}.", cost=""))
    return at


def test_702_11b_an_opponents_spell_cannot_target_hexproof() -> None:
    at = table()
    at.battlefield(BOB, TROLL)
    with pytest.raises(IllegalAnswerError):
        cast(at, "Destroy target creature.", "Troll")


def test_702_11b_its_controller_can_target_hexproof() -> None:
    at = table()
    at.battlefield(ANN, TROLL)
    cast(at, "Destroy target creature.", "Troll")
    assert "Troll" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_18a_not_even_its_controller_can_target_shroud() -> None:
    at = table()
    at.battlefield(ANN, SPIRIT)
    with pytest.raises(IllegalAnswerError):
        cast(at, "Destroy target creature.", "Spirit")


def test_702_18a_shroud_does_not_stop_what_does_not_target() -> None:
    at = table()
    at.battlefield(ANN, SPIRIT)
    cast(at, "Destroy all creatures.")
    assert "Spirit" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_16b_a_spell_of_the_quality_cannot_target() -> None:
    at = with_mana()
    at.battlefield(BOB, KNIGHT, "Bear")
    at.hand(ANN, RED_BOLT)
    ask_again(at)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Bolt", "Knight")


def test_702_16b_a_spell_of_another_color_can_target() -> None:
    at = table()
    at.battlefield(BOB, KNIGHT)
    cast(at, "Destroy target creature.", "Knight")
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Knight"]


def test_702_16e_damage_by_a_source_of_the_quality_is_prevented() -> None:
    at = with_mana()
    at.battlefield(BOB, KNIGHT, "Bear")
    at.hand(
        ANN,
        text_card("Quake", "Instant", "Quake deals 3 damage to each creature.", cost="{R}"),
    )
    ask_again(at)
    at.act(ANN, "cast Quake")
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD, BOB) == ["Forge", "Knight"]


def test_702_16f_creatures_of_the_quality_cannot_block() -> None:
    at = table()
    at.battlefield(ANN, KNIGHT)
    at.battlefield(BOB, creature("Ogre", 3, 3, cost="{R}"))
    at.begin(ANN)
    at.attack("Knight")
    while (
        at.asked is not None and at.game.turn.combat is not None and not at.game.turn.combat.blocked
    ):
        at.answer_next()
    assert at.game.turn.combat is not None and at.game.turn.combat.is_unblocked(at.id("Knight"))


def test_702_16c_an_aura_of_the_quality_falls_off() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    rage = permanent(
        "Rage", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +2/+0.", "{R}"
    )
    at.put(ANN, Zone.BATTLEFIELD, rage, attached_to="Bear")
    assert at.power_toughness("Bear") == (4, 2)
    cast(at, "Target creature gains protection from red until end of turn.", "Bear")
    assert at.power_toughness("Bear") == (2, 2)
    assert "Rage" in at.names_in(Zone.GRAVEYARD, ANN)


def test_702_16g_protection_from_two_qualities_guards_from_each() -> None:
    at = with_mana()
    at.battlefield(BOB, creature("Paladin", 2, 2, "Protection from black and from red"), "Bear")
    at.hand(ANN, RED_BOLT)
    ask_again(at)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Bolt", "Paladin")


def test_702_16a_protection_from_a_card_type_judges_sources_anywhere() -> None:
    at = table()
    at.battlefield(ANN, creature("Pinger", text="{T}: Pinger deals 1 damage to any target."))
    at.battlefield(BOB, creature("Warden", 1, 1, "Protection from creatures"))
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "activate Pinger", "Warden")


def test_702_11d_hexproof_from_a_color_leaves_other_colors_free() -> None:
    at = table()
    at.battlefield(BOB, creature("Cat", text="Hexproof from red"))
    cast(at, "Destroy target creature.", "Cat")
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Cat"]


def test_702_11d_hexproof_from_a_color_judges_the_source_of_an_ability() -> None:
    at = table()
    ember = creature("Ember", text="{T}: Ember deals 1 damage to any target.", cost="{R}")
    at.battlefield(ANN, ember)
    at.battlefield(BOB, creature("Cat", text="Hexproof from red"))
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "activate Ember", "Cat")
