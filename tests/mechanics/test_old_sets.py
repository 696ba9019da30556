"""What cards of the first sets do: damage dealt elsewhere, their own size, what is paid for."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.judge.table import RefusedError
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table

GUARD = creature(
    "Guard",
    2,
    9,
    "As long as ~ is untapped, all damage that would be dealt to you by unblocked creatures is "
    "dealt to ~ instead.",
)


def test_614_9_damage_of_unblocked_creatures_alone_is_dealt_to_the_guard() -> None:
    crusher = creature("Crusher", 6, 6, "Trample")
    at = table(ann=["Bear", crusher], bob=[GUARD, "Wall"])
    at.attack("Bear", "Crusher")
    at.block(("Wall", "Crusher"))
    at.to(Step.END)
    assert at.object("Guard").damage == 2
    assert at.life(BOB) == 18  # the trampling creature was blocked
    cast(at, "Spell deals 3 damage to target player.", "Bob")
    assert at.life(BOB) == 15


def test_614_9_a_tapped_guard_takes_nothing() -> None:
    at = table(ann=["Bear"])
    at.battlefield(BOB, GUARD, tapped=True)
    at.attack("Bear")
    at.to(Step.END)
    assert at.life(BOB) == 18


LIEGE = creature(
    "Liege",
    0,
    0,
    "As long as ~ isn't attacking, its power and toughness are each equal to the number of Forests "
    "you control. As long as ~ is attacking, its power and toughness are each equal to the number "
    "of Forests defending player controls.",
)


def test_611_3_the_liege_is_as_large_as_the_forests_of_whom_it_attacks() -> None:
    at = table(ann=[LIEGE, "Forest", "Forest", "Forest"], bob=["Forest", "Forest"])
    assert at.power_toughness("Liege") == (3, 3)
    at.attack("Liege")
    assert at.power_toughness("Liege") == (2, 2)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.power_toughness("Liege") == (3, 3)
    assert at.life(BOB) == 18


EROSION = (
    "Enchant land\nAt the beginning of the upkeep of enchanted land's controller, destroy that "
    "land unless that player pays {1} or 1 life."
)


@pytest.mark.parametrize(("answers", "life", "stays"), [((True,), 19, True), ((False,), 20, False)])
def test_118_12_the_land_stays_if_its_controller_pays_a_life(
    answers: tuple[bool, ...], life: int, stays: bool
) -> None:
    at = table(bob=["Field"])
    at.hand(ANN, permanent("Erosion", "Enchantment — Aura", EROSION))
    at.act(ANN, "cast Erosion", "Field")
    at.resolve()
    at.choose_for(Kind.PAY_COST, *answers)
    at.to_turn(BOB, Step.UPKEEP)
    at.resolve_all()
    assert at.life(BOB) == life
    assert at.life(ANN) == 20
    assert (at.find("Field") in at.game.zones.battlefield) is stays


JUSTICE = permanent(
    "Justice",
    text="Whenever a red creature or spell deals damage, ~ deals that much damage to that "
    "creature's or spell's controller.",
)


def test_608_2h_the_controller_of_the_red_source_is_dealt_as_much() -> None:
    ogre = creature("Ogre", 3, 3, cost="{R}")
    at = table(ann=[ogre, "Bear"], bob=[JUSTICE])
    at.attack("Ogre", "Bear")
    at.to(Step.END)
    assert at.life(BOB) == 15
    assert at.life(ANN) == 17


POLARITY = (
    "You gain X life, where X is twice the damage dealt to you so far this turn by artifacts."
)


def test_608_2h_only_damage_of_artifacts_to_you_this_turn_counts() -> None:
    golem = creature("Golem", 4, 4, types="Artifact Creature")
    at = table(ann=[golem, "Bear"])
    at.attack("Golem", "Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 14
    cast(at, POLARITY, by=BOB)
    assert at.life(BOB) == 22
    cast(at, POLARITY)
    assert at.life(ANN) == 20
    at.to_turn(BOB)
    cast(at, POLARITY, by=BOB)
    assert at.life(BOB) == 22


CURSE = (
    "Enchant creature\nEnchanted creature can't block creatures with power equal to or greater "
    "than the enchanted creature's toughness."
)


def test_509_1b_it_cannot_block_what_is_as_strong_as_it_is_tough() -> None:
    at = table(ann=["Bear", "Wall"], bob=["Giant"])
    strong = creature("Strong", 5, 1)
    weak = creature("Weak", 4, 1)
    at.battlefield(ANN, strong, weak)
    at.hand(ANN, permanent("Curse", "Enchantment — Aura", CURSE))
    at.act(ANN, "cast Curse", "Giant")
    at.resolve()
    at.attack("Strong", "Weak")
    with pytest.raises(RefusedError):
        at.block(("Giant", "Strong"))
    at.block(("Giant", "Weak"))


MOUNTAIN = permanent(
    "Peak",
    text="Blue creatures don't untap during their controllers' untap steps.\nAt the beginning of "
    "each player's upkeep, that player may choose any number of tapped blue creatures they control "
    "and pay {1} for each creature chosen this way. If the player does, untap those creatures.",
)
DRAKE = creature("Drake", cost="{U}")
SPRITE = creature("Sprite", cost="{U}")


@pytest.mark.parametrize(
    ("chosen", "pays", "untapped"),
    [
        (("Drake", "Sprite"), True, ["Drake", "Sprite"]),
        (("Sprite",), True, ["Sprite"]),
        (("Drake", "Sprite"), False, []),
        ((), True, []),
    ],
)
def test_118_3_each_chosen_creature_is_paid_for(
    chosen: tuple[str, ...], pays: bool, untapped: list[str]
) -> None:
    at = table(ann=[MOUNTAIN])
    at.battlefield(ANN, DRAKE, SPRITE, "Bear", "Plains", "Plains", tapped=True)
    at.battlefield(BOB, DRAKE, tapped=True)
    at.to_turn(BOB)
    at.choose_for(Kind.OBJECTS, chosen)
    at.choose_for(Kind.MAY, pays)
    at.to_turn(ANN, Step.UPKEEP)
    at.resolve_all()
    mine = [one for one in at.game.zones.battlefield if at.object(one).controller == ANN]
    blue = [at.name(one) for one in mine if at.name(one) in ("Drake", "Sprite")]
    tapped = [one for one in mine if at.object(one).tapped and at.name(one) != "Plains"]
    assert [name for name in blue if name not in map(at.name, tapped)] == untapped
    assert sum(at.object(one).tapped for one in mine if at.name(one) == "Plains") == len(untapped)


FIELD = permanent(
    "Shell",
    text="{0}: The next time an unblocked creature of your choice would deal combat damage to you "
    "this turn, prevent all but 1 of that damage.",
)


def test_615_1_all_but_one_of_the_damage_of_the_chosen_creature_is_prevented() -> None:
    at = table(ann=["Giant", "Bear", "Wall"], bob=[FIELD, "Wall"])
    at.attack("Giant", "Bear")
    at.block()
    at.act(BOB, "activate Shell")
    at.to_question(Kind.OBJECTS)
    assert at.asked is not None
    assert [at.describe(one) for one in at.asked.options] == ["Giant", "Bear"]
    at.answer("Giant")
    at.to(Step.END)
    assert at.life(BOB) == 17  # 1 and 2


HARSH = (
    "This turn, whenever an attacking creature deals combat damage to you, it deals that much "
    "damage to its controller."
)


def test_603_7_each_attacker_deals_as_much_to_its_own_controller_this_turn() -> None:
    at = table(ann=["Giant", "Bear"], bob=["Wall"])
    at.attack("Giant", "Bear")
    cast(at, HARSH, by=BOB)
    at.block(("Wall", "Bear"))
    at.to(Step.END)
    assert at.life(BOB) == 15
    assert at.life(ANN) == 15
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.attack("Giant")
    at.to(Step.END)
    assert at.life(ANN) == 15


VINE = permanent(
    "Vine",
    "Enchantment — Aura",
    "Enchant land\nWhen enchanted land becomes tapped, destroy it. That land's controller may "
    "attach Vine to a land of their choice.",
)


@pytest.mark.parametrize("moves", [True, False])
def test_608_2h_the_controller_of_the_destroyed_land_may_move_the_aura(moves: bool) -> None:
    at = table(bob=["Forest", "Plains"])
    at.hand(ANN, VINE)
    at.act(ANN, "cast Vine", "Forest")
    at.resolve()
    at.choose_for(Kind.MAY, moves)
    at.choose_for(Kind.OBJECTS, ("Plains",))
    cast(at, "Tap target land.", "Forest")
    at.to_question(Kind.MAY)
    assert at.asked is not None
    assert at.asked.player == BOB
    at.resolve_all()
    assert at.find("Forest") not in at.game.zones.battlefield
    assert (at.find("Vine") in at.game.zones.battlefield) is moves
    if moves:
        assert at.object("Vine").attached_to == at.id("Plains")


HORDES = creature(
    "Hordes",
    5,
    5,
    "At the beginning of your upkeep, unless you pay {B}, tap Hordes and sacrifice a land of an "
    "opponent's choice.",
)


@pytest.mark.parametrize("pays", [True, False])
def test_118_12_whoever_pays_neither_taps_it_nor_sacrifices_a_land(pays: bool) -> None:
    at = table(ann=[HORDES, "Swamp", "Field"], bob=["Plains"])
    at.to_turn(BOB)
    at.choose_for(Kind.PAY_COST, pays)
    at.choose_for(Kind.OBJECTS, ("Field",))
    at.to_turn(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.object("Hordes").tapped is not pays
    assert (at.find("Field") in at.game.zones.battlefield) is pays
    assert at.find("Plains") in at.game.zones.battlefield


def test_608_2d_the_opponent_chooses_the_land_among_those_of_its_controller() -> None:
    at = table(3, ann=[HORDES, "Forest", "Field"], bob=["Plains"])
    at.to_turn(BOB)
    at.to_turn(2)
    at.choose_for(Kind.PLAYER, "Bob")
    at.to_turn(ANN, Step.UPKEEP)
    at.to_question(Kind.OBJECTS)
    assert at.asked is not None
    assert at.asked.player == BOB
    assert [at.describe(one) for one in at.asked.options] == ["Forest", "Field"]
