"""Phrases of newer cards, each in a position."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.table import table


def test_707_10_a_spell_is_copied_as_often_as_x_says() -> None:
    text = "When you cast this spell, copy it X times.\nYou gain 1 life."
    prisms = [permanent(f"Prism {n}", text="{T}: Add {R}.") for n in range(2)]
    at = table(ann=prisms, hand=[text_card("Chant", "Instant", text, cost="{X}")])
    at.act(ANN, "cast Chant", 2)
    at.resolve_all()
    assert at.life(ANN) == 23


def test_701_44a_a_creature_explores_as_often_as_it_is_told() -> None:
    at = table(ann=["Bear", "Wall", "Wall"], library=["Field", "Field"], blanks=0)
    text = (
        "Target creature you control explores X times, where X is the number of creatures you"
        " control."
    )
    cast(at, text, "Bear")
    assert at.names_in(Zone.HAND, ANN) == ["Field", "Field"]
    assert at.power_toughness("Bear") == (3, 3)  # the third time there is no card


def test_611_3a_an_ability_may_be_there_only_during_the_own_turn() -> None:
    ape = creature("Ape", text="This creature gets +2/+0 during your turn.")
    at = table(ann=[ape])
    assert at.power_toughness("Ape") == (4, 2)
    at.to_turn(BOB)
    assert at.power_toughness("Ape") == (2, 2)


def test_615_12_combat_damage_is_not_prevented_and_other_damage_is() -> None:
    shrine = permanent("Shrine", "Enchantment", "Combat damage can't be prevented.")
    at = table(ann=["Giant", shrine])
    cast(at, "Prevent all damage that would be dealt this turn.")
    cast(at, "Spell deals 3 damage to any target.", "Bob")
    assert at.life(BOB) == 20
    at.attack("Giant")
    at.to(Step.END)
    assert at.life(BOB) == 15


def test_120_3_noncombat_damage_is_waited_for_alone() -> None:
    text = "Whenever a source you control deals noncombat damage to an opponent, you gain that"
    shrine = permanent("Shrine", "Enchantment", f"{text} much life.")
    at = table(ann=["Giant", shrine])
    cast(at, "Spell deals 3 damage to any target.", "Bob")
    at.resolve_all()
    assert at.life(ANN) == 23
    at.attack("Giant")
    at.to(Step.END)
    assert (at.life(ANN), at.life(BOB)) == (23, 12)


def test_122_6_an_ability_triggers_for_each_counter() -> None:
    text = "Whenever a counter is put on a creature you control, you gain 1 life."
    at = table(ann=["Bear", permanent("Shrine", "Enchantment", text)])
    cast(at, "Put two +1/+1 counters on target creature.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 22


@pytest.mark.parametrize(
    ("text", "life"),
    [("Return target creature to its owner's hand.", 21), ("Destroy target creature.", 20)],
)
def test_700_4_leaving_without_dying(text: str, life: int) -> None:
    waits = "Whenever another creature you control leaves the battlefield without dying, you gain"
    at = table(ann=["Bear", permanent("Shrine", "Enchantment", f"{waits} 1 life.")])
    cast(at, text, "Bear")
    at.resolve_all()
    assert at.life(ANN) == life


def test_202_3_a_mana_value_is_one_or_the_other() -> None:
    cards = [permanent(f"Relic {n}", cost=f"{{{n}}}") for n in range(1, 5)]
    at = table(ann=cards)
    cast(at, "Destroy all artifacts with mana value 2 or 3.")
    assert at.names_in(Zone.BATTLEFIELD) == ["Relic 1", "Relic 4"]


def test_106_1_as_much_mana_of_one_type_as_damage_was_dealt() -> None:
    ape = creature("Ape", 2, 9, text="Whenever this creature is dealt damage, add that much {R}.")
    at = table(ann=[ape])
    cast(at, "Spell deals 3 damage to target creature.", "Ape")
    at.resolve_all()
    assert sum(unit.mana == 8 for unit in at.game.players[ANN].pool) == 3


def test_602_5b_a_keyword_can_be_restricted_to_once_each_turn() -> None:
    text = "Crew 1. Activate only once each turn."
    cart = text_card("Cart", "Artifact — Vehicle", text, ("3", "3"))
    at = table(ann=["Bear", "Giant", cart])
    at.act(ANN, "activate Cart", ["Bear"])
    at.resolve()
    assert at.power_toughness("Cart") == (3, 3)
    assert at.why_not(ANN, "activate Cart") is not None
    at.to_turn(ANN)
    assert at.why_not(ANN, "activate Cart") is None


def test_601_2f_an_ability_may_cost_less_only_during_the_own_turn() -> None:
    text = "{1}: You gain 1 life. This ability costs {1} less to activate during your turn."
    at = table(ann=[permanent("Crown", text=text)])
    assert at.why_not(ANN, "activate Crown") is None
    at.to_turn(BOB)
    assert at.why_not(ANN, "activate Crown") is not None


def test_701_16a_one_investigates_for_each_of_what_is_counted() -> None:
    at = table(ann=["Bear", "Wall"])
    cast(at, "Investigate for each creature you control.")
    assert at.names_in(Zone.BATTLEFIELD).count("Clue Token") == 2


def test_108_3_who_owns_a_thing_may_not_be_you() -> None:
    at = table(ann=["Bear", "Wall"], bob=["Giant"])
    cast(at, "Gain control of target creature.", "Giant")
    cast(at, "You gain 1 life for each creature you don't own.")
    assert at.life(ANN) == 21


def offered(at: Table, action: str) -> set[str]:
    """The names of what can be the target of a spell."""
    at.game.answer(at.action(ANN, action))
    question = at.asked
    assert question is not None
    return {at.describe(one) for one in question.options}


def test_115_1_a_target_is_one_of_three_kinds() -> None:
    hunt = spell("Destroy target attacking, blocking, or tapped creature.", "Hunt")
    at = table(bob=["Bear", "Giant", "Wall"], hand=[hunt])
    for name in ("Bear", "Giant"):
        at.object(name).tapped = True
    ask_again(at)
    assert offered(at, "cast Hunt") == {"Bear", "Giant"}


@pytest.mark.parametrize(
    ("prisms", "targets"), [(1, {"Relic", "Altar"}), (4, {"Relic", "Altar", "Bear"})]
)
def test_601_2f_a_spell_may_cost_more_if_it_has_certain_targets(
    prisms: int, targets: set[str]
) -> None:
    text = "This spell costs {3} more to cast if it targets a creature.\n"
    fade = text_card("Fade", "Instant", text + "Exile target permanent an opponent controls.",
                     cost="{R}")  # fmt: skip
    sources = [permanent(f"Prism {n}", text="{T}: Add {R}.") for n in range(prisms)]
    at = table(ann=sources, bob=["Relic", permanent("Altar"), "Bear"], hand=[fade])
    assert offered(at, "cast Fade") == targets
