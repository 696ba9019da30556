"""Ingredients of new cards in slots where no card had them yet, each played. CR 701.67, 122.1."""

from __future__ import annotations

import pytest

from jajna.decision import NO, YES
from jajna.vocab import Mana, Step, Zone
from tests.mechanics.bench import ANN, BOB, LAND, ask_again, cast, creature, permanent, spell
from tests.table import table

BENDER = creature(
    "Bender", 2, 2, "Whenever this creature attacks, you may waterbend {2}. If you do, draw a card."
)


@pytest.mark.parametrize(("stones", "drawn"), [(2, 1), (1, 0)])
def test_701_67a_a_waterbend_cost_is_offered_and_paid_by_tapping(stones: int, drawn: int) -> None:
    at = table(ann=[BENDER, *[permanent("Stone", "Artifact", "")] * stones], library=[LAND, LAND])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bender", at=BOB)
    at.choose(*[YES] * drawn)
    at.resolve_all()
    assert len(at.names_in(Zone.HAND, ANN)) == drawn


def test_118_12_a_waterbend_cost_may_be_refused() -> None:
    at = table(ann=[BENDER, *[permanent("Stone", "Artifact", "")] * 2], library=[LAND, LAND])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bender", at=BOB)
    at.choose(NO)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == []


@pytest.mark.parametrize(("stones", "zone"), [(2, Zone.GRAVEYARD), (1, Zone.BATTLEFIELD)])
def test_702_21a_ward_asks_for_a_waterbend_cost(stones: int, zone: Zone) -> None:
    at = table(ann=[permanent("Stone", "Artifact", "")] * stones)
    at.battlefield(BOB, creature("Whale", text="Ward—Waterbend {2}."))
    cast(at, "Destroy target creature.", "Whale", then=(YES,) if stones == 2 else ())
    at.resolve_all()
    assert at.object("Whale").zone is zone


@pytest.mark.parametrize(("counted", "drawn"), [("counters", 3), ("+1/+1 counters", 2)])
def test_122_1_counters_among_creatures_are_counted_together(counted: str, drawn: int) -> None:
    at = table(ann=[creature("Ox"), creature("Elk"), permanent("Stone", "Artifact", "")])
    at.library(ANN, *[LAND] * 5)
    at.battlefield(BOB, creature("Cow"))
    for name in ("Ox", "Elk", "Stone", "Cow"):
        at.object(name).counters["+1/+1"] = 1
    at.object("Elk").counters["flying"] = 1
    cast(at, f"Draw cards equal to the number of {counted} among creatures you control.")
    assert len(at.names_in(Zone.HAND, ANN)) == drawn


@pytest.mark.parametrize(
    ("lore", "size"), [("two lore counters", (3, 3)), ("a lore counter", (2, 2))]
)
def test_122_1_counters_of_several_things_are_so_many_together(
    lore: str, size: tuple[int, int]
) -> None:
    text = "~ gets +1/+1 as long as there are four or more lore counters among Apes you control."
    at = table(
        ann=[
            creature("Reader", 2, 2, text),
            *[creature(name, types="Creature — Ape") for name in ("Tome", "Book")],
        ]
    )
    at.battlefield(BOB, creature("Scroll", types="Creature — Ape"))
    for name in ("Tome", "Book", "Scroll"):
        cast(at, f"Put {lore} on target creature.", name)
    assert at.power_toughness("Reader") == size


def test_400_7_each_card_that_left_your_graveyard_this_turn_counts() -> None:
    at = table(library=[LAND, LAND])
    at.graveyard(ANN, creature("Ox"), creature("Elk"), spell("Draw a card.", "Study"))
    at.graveyard(BOB, creature("Cow"))
    for name in ("Ox", "Study", "Cow"):
        cast(at, "Exile target card from a graveyard.", name)
    lancer = "~ enters with a +1/+1 counter on it for each creature card that left your graveyard"
    at.hand(ANN, creature("Lancer", 1, 1, f"{lancer} this turn."))
    ask_again(at)
    at.act(ANN, "cast Lancer")
    at.resolve()
    assert at.object("Lancer").counters == {"+1/+1": 1}


SPRING = permanent("Spring", text="{T}: Add one mana of any color among creatures you control.")


def test_106_5_mana_is_of_a_color_that_one_of_them_has() -> None:
    at = table(ann=[SPRING, creature("Ox", cost="{R}")], bob=[creature("Cow", cost="{G}")])
    at.act(ANN, "activate Spring")
    assert [one.mana for one in at.game.players[ANN].pool] == [Mana.RED]


def test_106_5_no_mana_comes_of_what_has_no_color() -> None:
    at = table(ann=[SPRING, creature("Ox")], bob=[creature("Cow", cost="{G}")])
    at.act(ANN, "activate Spring")
    assert len(at.game.players[ANN].pool) == 0


SHIELD = permanent(
    "Shield",
    "Artifact — Equipment",
    "Equip {2}. This ability costs {2} less to activate if it targets a Hero.",
)
BLADE = permanent(
    "Blade",
    "Artifact — Equipment",
    "Equip {2}. This ability costs {1} less to activate for each other Equipment you control.",
)
HERO = creature("Ada", types="Creature — Hero")


def test_601_2f_equipping_a_hero_costs_less() -> None:
    at = table(ann=[SHIELD, HERO, creature("Ox")])
    at.act(ANN, "activate Shield", "Ada")
    at.resolve()
    assert at.object("Shield").attached_to == at.id("Ada")


def test_601_2c_the_reduction_is_for_no_other_target() -> None:
    at = table(ann=[SHIELD, creature("Ox")], bob=[HERO])
    assert at.why_not(ANN, "activate Shield") is not None


@pytest.mark.parametrize("others", [2, 1])
def test_601_2f_each_other_equipment_reduces_the_cost(others: int) -> None:
    club = permanent("Club", "Artifact — Equipment", "Equip {9}")
    at = table(ann=[BLADE, HERO, *[club] * others], bob=[club])
    assert (at.why_not(ANN, "activate Blade") is None) == (others == 2)


@pytest.mark.parametrize("others", [2, 1])
def test_601_2f_other_things_are_others_than_the_source_and_not_than_the_target(
    others: int,
) -> None:
    text = "{2}: Tap target artifact. This ability costs {1} less to activate for each"
    at = table(ann=[permanent("Relic", text=f"{text} other artifact you control.")])
    at.battlefield(ANN, *[permanent("Cog")] * others)
    ask_again(at)
    assert (at.why_not(ANN, "activate Relic") is None) == (others == 2)


@pytest.mark.parametrize(("attacker", "drawn"), [("Ada", 1), ("Ox", 0)])
def test_508_1k_a_creature_of_some_kind_attacked_this_turn(attacker: str, drawn: int) -> None:
    text = "At the beginning of your end step, if a Hero attacked this turn, draw a card."
    at = table(ann=[permanent("Banner", text=text), HERO, creature("Ox")], library=[LAND, LAND])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack(attacker, at=BOB)
    at.to(Step.END)
    at.resolve_all()
    assert len(at.names_in(Zone.HAND, ANN)) == drawn


@pytest.mark.parametrize(("attacker", "size"), [("Ox", (3, 3)), ("Lone", (2, 2))])
def test_508_1k_another_creature_than_the_source_attacked(
    attacker: str, size: tuple[int, int]
) -> None:
    lone = creature("Lone", text="~ gets +1/+1 as long as another creature attacked this turn.")
    at = table(ann=[lone, creature("Ox")])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack(attacker, at=BOB)
    assert at.power_toughness("Lone") == size


@pytest.mark.parametrize(("exiled", "size"), [(True, (3, 3)), (False, (2, 2))])
def test_601_2a_it_is_asked_whether_you_cast_it_from_exile(
    exiled: bool, size: tuple[int, int]
) -> None:
    text = "When ~ enters, if you cast it from exile, put a +1/+1 counter on it."
    at = table(library=[creature("Wisp", text=text)] if exiled else [LAND])
    if exiled:
        cast(at, "Exile the top card of your library. You may play it this turn.")
    else:
        at.hand(ANN, creature("Wisp", text=text))
        ask_again(at)
    at.act(ANN, "cast Wisp")
    at.resolve_all()
    assert at.power_toughness("Wisp") == size


PAIRS = (
    "Whenever ~ and at least one other Hero attack, draw a card.",
    "Whenever you attack with ~ and another Hero, draw a card.",
)


@pytest.mark.parametrize("text", PAIRS)
@pytest.mark.parametrize(
    ("attackers", "drawn"),
    [(("Pal", "Ada"), 1), (("Pal", "Ada", "Bea"), 1), (("Pal", "Ox"), 0), (("Ada", "Bea"), 0)],
)
def test_508_3_it_attacks_together_with_another_of_a_kind(
    text: str, attackers: tuple[str, ...], drawn: int
) -> None:
    heroes = [creature(name, types="Creature — Hero") for name in ("Ada", "Bea")]
    pal = creature("Pal", text=text, types="Creature — Hero")
    at = table(ann=[pal, creature("Ox"), *heroes], library=[LAND, LAND])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack(*attackers, at=BOB)
    at.resolve_all()
    assert len(at.names_in(Zone.HAND, ANN)) == drawn
