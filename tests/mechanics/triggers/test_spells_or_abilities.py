"""Casting a spell or activating an ability as one occasion, {X} in costs, and more copies.

CR 107.3, 601.2i, 602.2b, 614.1a, 707.10.
"""

from __future__ import annotations

import pytest

from jajna.judge import Table
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent, spell, text_card
from tests.table import table

FLOURISHING = permanent(
    "Flourishing",
    "Enchantment",
    "Whenever you cast a permanent spell with a mana cost that contains {X}, double the value of X."
    "\nWhenever you cast an instant or sorcery spell or activate an ability, if that spell's mana "
    "cost or that ability's activation cost contains {X}, copy that spell or ability. You may "
    "choose new targets for the copy.",
)
HYDRA = creature("Hydra", 0, 1, "Hydra enters with X +1/+1 counters on it.", cost="{X}")
BLAZE = text_card("Blaze", "Sorcery", "Blaze deals X damage to any target.", cost="{X}")
BOLT = spell("Bolt deals 3 damage to any target.", "Bolt")
BALLISTA = permanent(
    "Ballista", text="{X}, {T}: Ballista deals X damage to any target.\n{0}: You gain 1 life."
)
SOURCE = permanent("Source", "Land", "{T}: Add {C}{C}.", cost="")
REVERBERATION = spell(
    "When you next cast an instant spell, cast a sorcery spell, or activate a loyalty ability this "
    "turn, copy that spell or ability twice. You may choose new targets for the copies.",
    "Reverberation",
)
STAFF = permanent(
    "Staff",
    text="If you would copy a spell one or more times, instead copy it that many times plus an "
    "additional time. You may choose new targets for the additional copy.",
)
FORK = spell("Copy target instant spell.", "Fork")
RING = permanent("Ring", text="{0}: You gain 1 life.")
ECHO = permanent("Echo", text="{0}: Copy target activated ability you control.")


def flourishing() -> Table:
    """Ann has the enchantment, an artifact and a land that makes two mana."""
    return table(ann=[FLOURISHING, BALLISTA, SOURCE], hand=[HYDRA, BLAZE, BOLT])


def test_107_3m_the_permanent_enters_with_twice_the_value() -> None:
    at = flourishing()
    at.act(ANN, "cast Hydra", 2)
    at.resolve_all()
    assert at.object("Hydra").counters == {"+1/+1": 4}


def test_707_10_a_sorcery_with_x_is_copied_with_the_same_x() -> None:
    at = flourishing()
    at.act(ANN, "cast Blaze", 2, BOB)
    at.resolve_all()
    assert at.life(BOB) == 16


def test_603_4_a_spell_without_x_isnt_copied() -> None:
    at = flourishing()
    at.act(ANN, "cast Bolt", BOB)
    at.resolve_all()
    assert at.life(BOB) == 17


def test_602_1a_an_ability_with_x_in_its_activation_cost_is_copied() -> None:
    at = flourishing()
    at.act(ANN, "activate Ballista", 2, BOB)
    at.resolve_all()
    assert at.life(BOB) == 16


def test_603_7b_the_next_instant_is_copied_twice_and_none_after_it() -> None:
    at = table(hand=[REVERBERATION, BOLT, BOLT])
    at.act(ANN, "cast Reverberation")
    at.resolve_all()
    at.act(ANN, "cast Bolt", BOB)
    at.resolve_all()
    assert at.life(BOB) == 11
    at.act(ANN, "cast Bolt", BOB)
    at.resolve_all()
    assert at.life(BOB) == 8


def test_603_7b_a_loyalty_ability_is_copied_and_a_creature_spell_isnt() -> None:
    walker = text_card("Walker", "Planeswalker — Jace", "[0]: You gain 1 life.")
    at = table(ann=[walker], hand=[REVERBERATION, HYDRA], step=None)
    at.object("Walker").counters = {"loyalty": 3}
    at.begin(ANN)
    at.act(ANN, "cast Reverberation")
    at.resolve_all()
    at.act(ANN, "cast Hydra", 0)
    at.resolve_all()
    at.act(ANN, "activate Walker")
    at.resolve_all()
    assert at.life(ANN) == 23


@pytest.mark.parametrize(("staffs", "damage"), [(0, 6), (1, 9), (2, 12)])
def test_614_5_each_effect_adds_one_copy(staffs: int, damage: int) -> None:
    at = table(ann=[STAFF] * staffs, hand=[BOLT, FORK])
    at.act(ANN, "cast Bolt", BOB)
    at.act(ANN, "cast Fork")
    at.resolve_all()
    assert at.life(BOB) == 20 - damage


def test_707_10c_new_targets_may_be_chosen_for_the_additional_copy_alone() -> None:
    at = table(ann=[STAFF], hand=[BOLT, FORK])
    at.act(ANN, "cast Bolt", BOB)
    at.act(ANN, "cast Fork")
    at.choose(ANN)
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (17, 14)


def test_707_10_another_players_copies_stay_as_many() -> None:
    at = table(ann=[STAFF], hand=[BOLT])
    at.hand(BOB, FORK)
    ask_again(at)
    at.act(ANN, "cast Bolt", BOB)
    at.act(BOB, "cast Fork")
    at.resolve_all()
    assert at.life(BOB) == 14


def test_707_10_an_ability_is_no_spell() -> None:
    at = table(ann=[STAFF, ECHO, RING])
    at.act(ANN, "activate Ring")
    at.act(ANN, "activate Echo")
    at.resolve_all()
    assert at.life(ANN) == 22
