"""What died this turn, and damage that creatures deal together. CR 700.4, 603.2c, 608.2h."""

from __future__ import annotations

import pytest

from jajna.decision import Several
from jajna.judge import ANN, BOB, Table
from jajna.vocab import Step
from tests.mechanics.bench import cast, creature, permanent
from tests.oracle.faces import compiled
from tests.table import table

CAT = 2
STRIKE = "Whenever one or more {} you control deal combat damage to a player, you gain 5 life."


def reward(at: Table, what: str = "a creature", seat: int = ANN) -> None:
    """A permanent that rewards a death at the end of the turn."""
    text = f"At the beginning of your end step, if {what} died this turn, you gain 5 life."
    at.battlefield(seat, permanent("Shrine", "Enchantment", text))


def at_the_end(at: Table) -> int:
    at.to(Step.END)
    at.resolve_all()
    return at.life(ANN)


def test_700_4_a_creature_that_was_put_into_a_graveyard_died() -> None:
    at = table()
    reward(at)
    at.battlefield(BOB, "Bear")
    cast(at, "Destroy target creature.", "Bear")
    assert at_the_end(at) == 25


@pytest.mark.parametrize(
    "text",
    [
        "Exile target creature.",
        "Return target creature to its owner's hand.",
        "Tap target creature.",
    ],
)
def test_700_4_what_goes_elsewhere_did_not_die(text: str) -> None:
    at = table()
    reward(at)
    at.battlefield(BOB, "Bear")
    cast(at, text, "Bear")
    assert at_the_end(at) == 20


def test_700_4_a_card_discarded_did_not_die() -> None:
    at = table()
    reward(at)
    at.hand(BOB, creature("Held"))
    cast(at, "Each opponent discards a card.")
    assert at_the_end(at) == 20


def test_700_4_a_token_dies_too() -> None:
    at = table()
    reward(at)
    cast(at, "Create a 1/1 green Snake creature token.")
    cast(at, "Destroy target creature.", at.game.zones.battlefield[-1])
    assert at_the_end(at) == 25


def test_700_4_a_death_in_an_earlier_turn_does_not_count() -> None:
    at = table()
    reward(at)
    at.battlefield(BOB, "Bear")
    cast(at, "Destroy target creature.", "Bear")
    at.to_turn(BOB)
    at.to_turn(ANN, Step.END)
    at.resolve_all()
    assert at.life(ANN) == 25


def test_608_2h_it_is_judged_as_it_last_existed() -> None:
    at = table()
    reward(at, "an artifact")
    at.battlefield(BOB, "Bear")
    text = "Target creature becomes an artifact in addition to its other types until end of turn."
    cast(at, text, "Bear")
    cast(at, "Destroy target creature.", "Bear")
    assert at_the_end(at) == 25


def test_700_4_a_spell_may_cost_less_then() -> None:
    at = table()
    worm = "This spell costs {2} less to cast if a creature died this turn."
    at.hand(ANN, creature("Worm", text=worm, cost="{2}"))
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    assert at.why_not(ANN, "cast Worm") is not None
    cast(at, "Destroy target creature.", "Bear")
    assert at.why_not(ANN, "cast Worm") is None


def test_603_2c_several_creatures_deal_damage_to_a_player_once() -> None:
    at = table(3)
    text = STRIKE.format("creatures")
    at.battlefield(ANN, permanent("Banner", "Enchantment", text), "Bear", "Giant")
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", "Giant", at=BOB)
    at.to(Step.COMBAT_DAMAGE)
    at.resolve_all()
    assert at.life(ANN) == 25


def test_603_2c_and_once_for_each_player() -> None:
    at = table(3)
    text = STRIKE.format("creatures")
    at.battlefield(ANN, permanent("Banner", "Enchantment", text))
    bear, giant = at.battlefield(ANN, "Bear", "Giant")
    at.to(Step.DECLARE_ATTACKERS)
    asked = at.asked
    assert asked is not None
    wanted = (f"{bear}>p{BOB}", f"{giant}>p{CAT}")
    at.answer(Several(tuple([one for one in asked.options if one.notation() in wanted])))
    at.to(Step.COMBAT_DAMAGE)
    at.resolve_all()
    assert at.life(ANN) == 30


def test_603_2c_other_damage_and_other_creatures_do_not_count() -> None:
    at = table()
    text = STRIKE.format("Elves")
    at.battlefield(ANN, permanent("Banner", "Enchantment", text), "Bear")
    shot = "{T}: This creature deals 1 damage to any target."
    at.battlefield(ANN, creature("Elf", types="Creature — Elf", text=shot))
    at.begin(ANN)
    at.act(ANN, "activate Elf", "Bob")
    at.resolve_all()
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", at=BOB)
    at.to(Step.COMBAT_DAMAGE)
    assert at.life(ANN) == 20


@pytest.mark.parametrize(
    "text",
    [
        "Whenever one or more creatures you control deals combat damage to a player, draw a card.",
        "Whenever a creatures died this turn, draw a card.",
        "At the beginning of your end step, if a creature dies this turn, draw a card.",
    ],
)
def test_700_4_603_2c_other_words_are_refused(text: str) -> None:
    assert compiled(text, "Enchantment").face is None
