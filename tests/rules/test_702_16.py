"""Protection from several qualities at once, and protection that removes not all. CR 702.16."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

COLORS = "WUBRG"
WHITE_MIGHT = text_card(
    "Might", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +2/+2.", cost="{W}"
)
BLADE = text_card(
    "Blade", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {0}", cost="{W}"
)


def ward(text: str, name: str = "Ward", cost: str = "{W}") -> Card:
    """A white Aura that gives protection from white and says what this leaves."""
    gives = f"Enchant creature\nEnchanted creature has protection from white.{text}"
    return text_card(name, "Enchantment — Aura", gives, cost=cost)


def wearing(*cards: Card, on: str = "") -> Table:
    """Ann's creature, to which these cards were attached one after the other."""
    at = table()
    at.battlefield(ANN, creature("Knight", text=on))
    for card in cards:
        at.put(ANN, Zone.BATTLEFIELD, card, attached_to="Knight")
    at.begin(ANN)
    return at


def worn(at: Table) -> list[str]:
    """What is on the battlefield beside the creature."""
    return sorted(name for name in at.names_in(Zone.BATTLEFIELD) if name != "Knight")


@pytest.mark.parametrize("color", COLORS)
def test_702_16i_protection_from_each_color_is_one_for_each(color: str) -> None:
    for said in ("each color", "all colors"):
        at = table()
        at.battlefield(BOB, creature("Knight", text=f"Protection from {said}"))
        at.hand(ANN, text_card("Quake", "Sorcery", "~ deals 3 damage to each creature."))
        at.battlefield(ANN, creature("Foe", 3, 3, "", cost=f"{{{color}}}"))
        ask_again(at)
        cast(at, "Target creature deals damage equal to its power to each other creature.", "Foe")
        assert "Knight" in at.names_in(Zone.BATTLEFIELD)


def test_702_16i_losing_one_of_them_leaves_the_others() -> None:
    at = table()
    at.battlefield(ANN, creature("Knight", text="Protection from each color"))
    cast(at, "Target creature loses protection from red until end of turn.", "Knight")
    names = {one.name for one in at.object("Knight").now.kit.keyworded}
    assert names == {f"protection from {color}" for color in ("white", "blue", "black", "green")}


def test_702_16m_several_instances_of_protection_from_a_quality_are_as_one() -> None:
    at = wearing(WHITE_MIGHT, on="Protection from red\nProtection from red")
    assert worn(at) == ["Might"]
    cast(at, "~ deals 5 damage to target creature.", "Knight")
    assert worn(at) == []


def test_702_16n_this_effect_does_not_remove_this_aura() -> None:
    at = wearing(ward(" This effect doesn't remove ~."), WHITE_MIGHT, BLADE)
    assert worn(at) == ["Blade", "Ward"]
    assert at.object("Blade").attached_to < 0


def test_702_16n_without_those_words_it_goes_itself() -> None:
    assert worn(wearing(ward(""), WHITE_MIGHT)) == ["Might"]


def test_702_16n_this_effect_does_not_remove_auras() -> None:
    at = wearing(ward(" This effect doesn't remove Auras."), WHITE_MIGHT, BLADE)
    assert worn(at) == ["Blade", "Might", "Ward"]
    assert at.object("Blade").attached_to < 0


@pytest.mark.parametrize("more", ["Protection from white", "Protection from enchantments"])
def test_702_16n_other_protection_affects_auras_as_normal(more: str) -> None:
    assert worn(wearing(ward(" This effect doesn't remove Auras."), WHITE_MIGHT, on=more)) == []


def test_702_16n_protection_from_another_quality_does_not_spare_it() -> None:
    black = text_card(
        "Ward",
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature has protection from black. This effect doesn't "
        "remove ~.",
        cost="{W}",
    )
    assert worn(wearing(black)) == ["Ward"]
    assert worn(wearing(black, on="Protection from white")) == []


def test_702_16n_of_two_such_auras_each_removes_the_other() -> None:
    own = " This effect doesn't remove ~."
    assert worn(wearing(ward(own, "First"), ward(own, "Second"))) == []


BLESSING = ward(
    " This effect doesn't remove Auras and Equipment you control that are already attached to it.",
    "Blessing",
)


def test_702_16p_what_is_already_attached_stays() -> None:
    at = wearing(WHITE_MIGHT, BLADE, BLESSING)
    assert worn(at) == ["Blade", "Blessing", "Might"]
    assert at.object("Blade").attached_to == at.id("Knight")


def test_702_16p_another_can_not_become_attached() -> None:
    at = wearing(BLESSING, WHITE_MIGHT, BLADE)
    assert worn(at) == ["Blade", "Blessing"]
    assert at.object("Blade").attached_to < 0


def test_702_16p_what_another_player_controls_goes() -> None:
    at = table()
    at.battlefield(ANN, creature("Knight"))
    at.put(BOB, Zone.BATTLEFIELD, WHITE_MIGHT, attached_to="Knight")
    at.put(ANN, Zone.BATTLEFIELD, BLESSING, attached_to="Knight")
    at.begin(ANN)
    assert worn(at) == ["Blessing"]


def test_702_16p_what_left_and_came_back_is_not_already_attached() -> None:
    at = wearing(WHITE_MIGHT, BLADE, BLESSING)
    at.battlefield(ANN, "Bear")
    at.act(ANN, "activate Blade", "Bear")
    at.resolve()
    assert at.object("Blade").attached_to == at.id("Bear")
    at.act(ANN, "activate Blade")
    at.resolve()
    assert at.object("Blade").attached_to == at.id("Bear")


def test_702_16a_protection_from_the_color_chosen_by_an_instruction() -> None:
    at = table()
    at.battlefield(ANN, creature("Knight", cost="{W}"), "Bear")
    at.hand(BOB, permanent("Bolt", "Instant", "Destroy target creature.", cost="{R}"))
    at.battlefield(BOB, permanent("Peak", "Basic Land — Mountain", "", ""))
    at.begin(ANN)
    text = (
        "Choose a color. White creatures you control gain protection from the chosen color until "
        "end of turn."
    )
    cast(at, text, then=("red",))
    at.act(BOB, "cast Bolt")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Knight", "Peak"]


TITAN_OF_COLOR = creature("Titan", 5, 5, "Protection from spells that are one or more colors")


def test_702_16b_protection_from_spells_that_are_one_or_more_colors() -> None:
    at = table()
    at.battlefield(BOB, TITAN_OF_COLOR, "Giant")
    shock = "~ deals 2 damage to target creature."
    at.hand(ANN, text_card("Bolt", "Instant", shock, cost="{R}"))
    at.battlefield(ANN, permanent("Peak", "Land", "{T}: Add {R}.", ""))
    ask_again(at)
    at.act(ANN, "cast Bolt")  # there is but one legal target
    at.choices.clear()
    at.resolve()
    assert at.object("Giant").damage == 2
    at = table()
    at.battlefield(BOB, TITAN_OF_COLOR)
    at.hand(ANN, text_card("Shock", "Instant", shock))
    ask_again(at)
    at.act(ANN, "cast Shock", "Titan")
    at.resolve()
    assert at.object("Titan").damage == 2
