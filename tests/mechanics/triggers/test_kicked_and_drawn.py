"""Spells that are kicked, cards drawn first, and counters that something had. CR 702.33, 504.1."""

from __future__ import annotations

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table


def test_702_33d_a_spell_cast_without_kicker_is_not_kicked() -> None:
    for kicked, life in ((False, 20), (True, 21)):
        at = table()
        at.battlefield(
            ANN,
            permanent(
                "Watcher", "Enchantment", "Whenever a player kicks a spell, you gain 1 life."
            ),
        )
        at.battlefield(BOB, permanent("Well", "Land", "{T}: Add {C}.", cost=""))
        at.hand(BOB, text_card("Bolt", "Instant", "Kicker {1}\nYou gain 0 life."))
        ask_again(at)
        at.act(BOB, "activate Well")
        at.act(BOB, "cast Bolt", kicked)
        at.resolve_all()
        assert at.life(ANN) == life


def test_504_1_only_the_first_card_of_your_own_draw_step_is_meant() -> None:
    at = table()
    text = "Whenever you draw your first card during each of your draw steps, you gain 1 life."
    at.battlefield(ANN, permanent("Tap", "Enchantment", text))
    cast(at, "Draw two cards.")
    at.resolve_all()
    assert at.life(ANN) == 20
    at.to_turn(BOB, Step.DRAW)
    at.resolve_all()
    assert at.life(ANN) == 20
    at.to_turn(ANN, Step.DRAW)
    cast(at, "Draw a card.")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_608_2h_the_counters_are_those_it_had_as_it_died() -> None:
    at = table()
    text = (
        "Whenever a creature you control dies, if it had counters on it, you gain X life, where X "
        "is the number of counters it had on it."
    )
    at.battlefield(ANN, permanent("Watcher", "Enchantment", text), "Bear")
    at.put(ANN, Zone.BATTLEFIELD, creature("Ox"), counters={"+1/+1": 3, "charge": 1})
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Destroy target creature.", "Ox")
    at.resolve_all()
    assert at.life(ANN) == 24


def test_508_1k_each_creature_is_asked_whether_it_is_attacking() -> None:
    at = table()
    text = "Each untapped creature you control gets +0/+2 as long as it's not attacking."
    at.battlefield(
        ANN, permanent("Watcher", "Enchantment", text), creature("Guard", text="Vigilance")
    )
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Guard", at=BOB)
    assert at.power_toughness("Guard") == (2, 2)
    assert at.power_toughness("Bear") == (2, 4)
