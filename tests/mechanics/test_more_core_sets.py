"""Restrictions with conditions, sizes before abilities, opening hands and others, played."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import NO, YES, Kind
from jajna.kernel.setup import new_game
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, table
from tests.oracle.faces import compiled


@pytest.mark.parametrize("mountains", [0, 1])
def test_508_1c_it_cannot_attack_unless_the_condition_holds(mountains: int) -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Serpent", text="Serpent can't attack unless there is a Mountain on the battlefield."
        ),
    )
    for _ in range(mountains):
        at.battlefield(BOB, permanent("Peak", "Basic Land — Mountain", "", ""))
    if mountains:
        at.attack("Serpent")
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 20 - 2 * mountains
    assert at.object("Serpent").now.cannot == 1 - mountains


def test_613_4c_what_is_counted_stands_before_the_ability() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Field", permanent("Meadow", "Land", "", ""))
    wings = permanent(
        "Wings",
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature gets +1/+1 for each land you control and has flying.",
    )
    at.hand(ANN, wings)
    at.act(ANN, "cast Wings", "Bear")
    at.resolve()
    assert at.power_toughness("Bear") == (4, 4)
    assert at.object("Bear").now.keywords


def test_613_1f_it_loses_all_abilities_and_becomes_a_frog() -> None:
    at = table()
    at.battlefield(BOB, creature("Drake", 4, 4, "Flying", "Creature — Drake", "{R}"))
    cast(
        at,
        "Until end of turn, target creature loses all abilities and becomes a blue Frog with base "
        "power and toughness 1/1.",
        "Drake",
    )
    now = at.object("Drake").now
    assert (now.power, now.toughness, now.colors, now.keywords) == (1, 1, 2, 0)
    assert now.subtypes == frozenset({"Frog"})
    at.to_turn(BOB)
    assert at.power_toughness("Drake") == (4, 4)


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


def test_202_3_permanents_of_the_mana_value_are_destroyed() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Bomb",
            text="Bomb enters with two charge counters on it.\n{T}, Sacrifice Bomb: Destroy each "
            "nonland permanent with mana value equal to the number of charge counters on Bomb.",
        ),
    )
    at.object("Bomb").add_counters("charge", 2)
    at.battlefield(BOB, creature("Two", cost="{2}"), creature("Three", cost="{3}"))
    at.act(ANN, "activate Bomb")
    at.resolve()
    assert at.object("Two").zone is Zone.GRAVEYARD
    assert at.object("Three").zone is Zone.BATTLEFIELD


@pytest.mark.parametrize(("cost", "counters"), [("{0}", 0), ("{R/W}", 1)])
def test_105_2_one_of_several_colors(cost: str, counters: int) -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Dryad",
            text="Whenever you cast a spell that's white, blue, black, or red, put a +1/+1 counter "
            "on Dryad.",
        ),
        permanent("Peak", "Land", "{T}: Add {R}.", ""),
    )
    at.hand(ANN, creature("Elf", cost=cost))
    at.act(ANN, "cast Elf")
    at.resolve_all()
    assert at.object("Dryad").counters.get("+1/+1", 0) == counters


PHAGE = creature(
    "Phage", text="When Phage enters, if you didn't cast it from your hand, you lose the game."
)


def test_601_2a_it_was_cast_from_the_hand() -> None:
    at = table()
    at.hand(ANN, PHAGE)
    at.act(ANN, "cast Phage")
    at.resolve_all()
    assert at.game.outcome is None


def test_601_2a_it_was_not_cast() -> None:
    at = table()
    at.graveyard(ANN, PHAGE)
    cast(at, "Return target creature card from your graveyard to the battlefield.", "Phage")
    at.resolve_all()
    assert at.game.outcome is not None


def test_701_20a_the_card_revealed_at_random_is_meant() -> None:
    at = table()
    at.game.players[BOB].hand.clear()
    at.hand(BOB, "Field")
    at.battlefield(
        ANN,
        creature(
            "Spy",
            text="Whenever Spy deals combat damage to a player, that player reveals a card at "
            "random from their hand. If it's a land card, you gain 3 life.",
        ),
    )
    at.attack("Spy")
    at.to(Step.END_OF_COMBAT)
    assert at.life(ANN) == 23


def test_103_6a_a_card_begins_the_game_on_the_battlefield() -> None:
    leyline = permanent(
        "Leyline",
        "Enchantment",
        "If Leyline is in your opening hand, you may begin the game with it on the battlefield.",
        "{4}",
    )
    deck: list[Card] = [leyline] * 40
    game = new_game([deck, [permanent("Relic")] * 40], seed=1)
    asked = 0
    while game.decision is not None and game.decision.kind is not Kind.PRIORITY:
        if game.decision.kind is Kind.MAY:
            asked += 1
            game.answer(YES)
        else:
            game.answer(NO if game.decision.kind is Kind.MULLIGAN else game.decision.options[0])
    assert asked == 7
    assert len(game.zones.battlefield) == 7


def test_what_is_two_things_is_refused() -> None:
    assert compiled("Test Card can't attack unless.", "Creature").face is None


VICE = permanent("Vice", text="You may choose not to untap Vice during your untap step.")


@pytest.mark.parametrize("stays", [True, False])
def test_502_3_it_may_stay_tapped_in_the_untap_step(stays: bool) -> None:
    at = table()
    at.battlefield(ANN, VICE, "Bear", tapped=True)
    at.to_turn(BOB)
    at.choose_for(Kind.OBJECTS, ("Vice",) if stays else ())
    at.to_turn(ANN)
    assert at.object("Vice").tapped is stays
    assert not at.object("Bear").tapped


def test_701_47a_an_army_is_made_and_then_grows() -> None:
    at = table()
    cast(at, "Amass 2.")
    army = at.game.zones.battlefield[0]
    assert at.power_toughness(army) == (2, 2)
    assert at.game.object(army).now.subtypes == frozenset({"Zombie", "Army"})
    cast(at, "Amass 1.")
    assert at.game.zones.battlefield == [army]
    assert at.power_toughness(army) == (3, 3)
