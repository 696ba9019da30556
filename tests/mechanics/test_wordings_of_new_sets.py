"""Wordings of sets since 2022, each in a position."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, text_card
from tests.table import table

# -- Ring-bearers ----------------------------------------------------------------------------------


def test_701_54e_your_ring_bearer_is_one_creature() -> None:
    shrine = permanent("Shrine", "Enchantment", "Your Ring-bearer has flying.")
    at = table(ann=["Bear", "Wall", shrine])
    cast(at, "The Ring tempts you.", then=("Bear",))
    cast(at, "Destroy target creature with flying.", "Bear")
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Wall", "Shrine"]


def test_701_54e_an_attack_of_your_ring_bearer_is_waited_for() -> None:
    text = "Whenever your Ring-bearer attacks, put a +1/+1 counter on it."
    at = table(ann=["Bear", "Wall", permanent("Shrine", "Enchantment", text)])
    cast(at, "The Ring tempts you.", then=("Bear",))
    at.choose(ANN, ANN)
    at.attack("Bear")
    at.resolve_all()
    assert at.power_toughness("Bear") == (3, 3)


def test_701_54e_another_attacker_is_not_your_ring_bearer() -> None:
    text = "Whenever your Ring-bearer attacks, put a +1/+1 counter on it."
    at = table(ann=["Bear", "Giant", permanent("Shrine", "Enchantment", text)])
    cast(at, "The Ring tempts you.", then=("Bear",))
    at.attack("Giant")
    at.resolve_all()
    assert at.power_toughness("Bear") == (2, 2)
    assert at.power_toughness("Giant") == (5, 5)


@pytest.mark.parametrize(
    ("text", "before", "after"),
    [
        ("If you control a Ring-bearer, you gain 1 life.", 20, 21),
        ("If you don't control a Ring-bearer, you gain 1 life.", 21, 21),
    ],
)
def test_701_54e_whether_you_control_a_ring_bearer(text: str, before: int, after: int) -> None:
    at = table(ann=["Bear"])
    words = f"Scry 1. {text}"
    cast(at, words)
    assert at.life(ANN) == before
    cast(at, "The Ring tempts you.", then=("Bear",))
    cast(at, words)
    assert at.life(ANN) == after


def test_701_54e_the_source_may_be_your_ring_bearer() -> None:
    ape = creature("Ape", text="As long as this creature is your Ring-bearer, it has flying.")
    at = table(ann=[ape, "Bear"])
    cast(at, "The Ring tempts you.", then=("Bear",))
    assert not at.object("Ape").now.keywords & 32
    cast(at, "The Ring tempts you.", then=("Ape",))
    assert at.object("Ape").now.keywords & 32


# -- what was done this way ------------------------------------------------------------------------


def test_608_2c_you_exiled_a_land_card_this_way() -> None:
    text = (
        "Exile the top card of your library. If you exiled a land card this way, you gain 1 life."
    )
    at = table(ann=[], library=["Field", "Bear"], blanks=0)
    cast(at, text)
    assert at.life(ANN) == 21
    cast(at, text)
    assert at.life(ANN) == 21


def test_608_2c_what_others_sacrificed_you_did_not() -> None:
    text = (
        "Each opponent sacrifices a creature of their choice. If you sacrificed a creature this"
        " way, you gain 1 life."
    )
    at = table(ann=["Bear"], bob=["Wall"])
    cast(at, text)
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]
    assert at.life(ANN) == 20
    cast(at, text.replace("Each opponent", "Each player"))
    assert at.life(ANN) == 21


@pytest.mark.parametrize(("card", "life"), [("Relic", 21), ("Bear", 20)])
def test_608_2c_you_put_an_artifact_onto_the_battlefield_this_way(card: str, life: int) -> None:
    text = (
        "You may put an artifact or creature card from your hand onto the battlefield. If you put"
        " an artifact onto the battlefield this way, you gain 1 life."
    )
    at = table(ann=[], hand=[card])
    cast(at, text, then=(True, card))
    assert at.names_in(Zone.BATTLEFIELD, ANN) == [card]
    assert at.life(ANN) == life


@pytest.mark.parametrize(("card", "yes", "life"), [("Bear", True, 21), ("Field", True, 20)])
def test_608_2c_you_dont_put_a_card_into_your_hand_this_way(
    card: str, yes: bool, life: int
) -> None:
    text = (
        "Reveal the top card of your library. If it's a land card, you may put it into your hand."
        " If you don't put a card into your hand this way, you gain 1 life."
    )
    at = table(ann=[], library=[card], blanks=0)
    cast(at, text, then=(yes,))
    assert at.life(ANN) == life


# -- this turn -------------------------------------------------------------------------------------


def test_700_11_each_time_you_descended_counts() -> None:
    text = "You gain X life, where X is the number of times you descended this turn."
    at = table(ann=["Bear", "Wall"], bob=["Giant"])
    cast(at, "Destroy all creatures.")
    cast(at, text)
    assert at.life(ANN) == 22  # not the instant, nor what came to Bob's graveyard


def test_603_6c_what_left_under_your_control_is_counted() -> None:
    text = (
        "Put a +1/+1 counter on target creature for each creature that left the battlefield under"
        " your control this turn."
    )
    at = table(ann=["Bear", "Bear", "Giant"], bob=["Wall"])
    cast(at, "Destroy all creatures with power 2 or less.")
    cast(at, text, "Giant")
    assert at.power_toughness("Giant") == (7, 7)


@pytest.mark.parametrize(("entered", "life"), [(True, 20), (False, 21)])
def test_403_3_a_permanent_didnt_enter_this_turn(entered: bool, life: int) -> None:
    text = "{0}: You gain 1 life. Activate only if this artifact didn't enter this turn."
    crown = permanent("Crown", text=text)
    at = table(ann=[] if entered else [crown], hand=[crown] if entered else [])
    if entered:
        at.act(ANN, "cast Crown")
        at.resolve()
        assert at.why_not(ANN, "activate Crown") is not None
    else:
        at.act(ANN, "activate Crown")
        at.resolve()
    assert at.life(ANN) == life


# -- others ----------------------------------------------------------------------------------------


def test_608_2c_the_creature_you_control_is_one_of_the_two_targets() -> None:
    text = (
        "Choose target creature you control and target creature you don't control. Put a +1/+1"
        " counter on the creature you control. Then those creatures fight each other."
    )
    at = table(ann=["Bear"], bob=[creature("Ape")])
    cast(at, text, "Bear", "Ape")
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]
    assert at.power_toughness("Bear") == (3, 3)


def test_122_6_two_counters_of_one_kind_and_one_of_another() -> None:
    at = table(ann=["Bear"])
    cast(at, "Put two +1/+1 counters and a trample counter on target creature.", "Bear")
    assert at.object("Bear").counters == {"+1/+1": 2, "trample": 1}


def test_614_1a_damage_to_opponents_alone_is_doubled() -> None:
    text = (
        "If a source you control would deal noncombat damage to an opponent, it deals double that"
    )
    shrine = permanent("Shrine", "Enchantment", f"{text} damage instead.")
    at = table(ann=["Giant", shrine], bob=["Wall"])
    cast(at, "Spell deals 2 damage to any target.", "Bob")
    assert at.life(BOB) == 16
    cast(at, "Spell deals 2 damage to any target.", "Wall")
    assert "Wall" in at.names_in(Zone.BATTLEFIELD)
    cast(at, "Spell deals 2 damage to any target.", "Ann")
    assert at.life(ANN) == 18
    at.attack("Giant")
    at.to(Step.END)
    assert at.life(BOB) == 11


def test_702_105a_the_richest_player_is_attacked() -> None:
    text = "Whenever this creature attacks the player with the most life or tied for most life, you"
    ape = creature("Ape", text=f"{text} gain 1 life.")
    at = table(ann=[ape])
    at.attack("Ape")
    at.resolve_all()
    assert at.life(ANN) == 21
    at.to_turn(ANN)
    at.attack("Ape")
    at.resolve_all()
    assert at.life(ANN) == 21  # Bob has 18 now


def _returning(text: str) -> Table:
    ape = creature("Ape", text=text, cost="{1}")
    at = table(ann=[permanent("Prism", text="{T}: Add {R}."), "Relic"], hand=["Field"])
    at.graveyard(ANN, ape)
    return at


def test_601_2f_a_card_is_cast_from_the_graveyard_for_a_cost_besides() -> None:
    text = "You may cast this card from your graveyard by sacrificing an artifact in addition to"
    at = _returning(f"{text} paying its other costs.")
    at.act(ANN, "cast Ape way 0", "Relic")
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Prism", "Ape"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Relic"]
    assert at.object("Prism").tapped


def test_118_9_a_card_is_cast_from_the_graveyard_for_another_cost() -> None:
    text = "You may cast this card from your graveyard by paying {0} rather than paying its mana"
    at = _returning(f"{text} cost.")
    at.act(ANN, "cast Ape way 0")
    at.resolve()
    assert not at.object("Prism").tapped
    assert "Ape" in at.names_in(Zone.BATTLEFIELD, ANN)


def test_601_2a_a_spell_cast_from_exile_is_waited_for() -> None:
    text = "Whenever you cast a spell from exile, you gain 1 life."
    at = table(ann=[permanent("Shrine", "Enchantment", text)], library=["Bear"], hand=["Wall"])
    at.act(ANN, "cast Wall")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Exile the top card of your library. You may play that card this turn.")
    at.act(ANN, "cast Bear")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_700_2_two_of_three_modes_may_be_chosen() -> None:
    modes = "• You gain 1 life.\n• You gain 2 life.\n• You gain 4 life."
    text = "Choose one. If you control an artifact as you cast this spell, you may choose two"
    words = f"{text} instead.\n{modes}"
    at = table(ann=["Relic"], hand=[spell(words)])
    at.act(ANN, "cast Spell", [0, 2])
    at.resolve()
    assert at.life(ANN) == 25


def test_201_5_a_name_of_two_persons_takes_verbs_in_the_plural() -> None:
    text = "When Pip and Merl enter, if you cast them, you gain 1 life."
    pair = text_card("Pip and Merl", "Legendary Creature", text, ("2", "2"))
    at = table(ann=[], hand=[pair])
    at.act(ANN, "cast Pip and Merl")
    at.resolve_all()
    assert at.life(ANN) == 21


@pytest.mark.parametrize(("card", "life"), [("Bear", 17), ("Field", 20)])
def test_603_12_an_ability_triggers_when_a_certain_card_is_discarded_this_way(
    card: str, life: int
) -> None:
    text = (
        "Discard a card. When you discard a nonland card this way, this spell deals 3 damage to"
        " target opponent."
    )
    at = table(ann=[], hand=[card])
    cast(at, text.replace("this spell", "Spell"), then=(card, "Bob"))
    at.resolve_all()
    assert at.life(BOB) == life


def test_603_12_nothing_triggers_for_what_was_not_put_onto_the_battlefield() -> None:
    text = (
        "You may put an artifact or creature card from your hand onto the battlefield. When you put"
        " an artifact onto the battlefield this way, you gain 1 life."
    )
    at = table(ann=[], hand=["Relic", "Bear"])
    cast(at, text, then=(True, "Bear"))
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, text, then=(True, "Relic"))
    at.resolve_all()
    assert at.life(ANN) == 21


def test_208_greater_power_is_greater_than_that_of_the_source() -> None:
    text = "When this creature enters, destroy target creature an opponent controls with greater"
    ape = creature("Ape", 3, 3, text=f"{text} power.")
    at = table(ann=[], bob=["Bear", "Giant", creature("Yak", 3, 3)], hand=[ape])
    at.act(ANN, "cast Ape")
    at.resolve_all()
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Ape", "Bear", "Yak"]


def test_208_equal_power_is_not_greater() -> None:
    text = "When this creature enters, destroy target creature an opponent controls with equal or"
    ape = creature("Ape", 3, 3, text=f"{text} greater power.")
    at = table(ann=[], bob=["Bear", creature("Yak", 3, 3)], hand=[ape])
    at.act(ANN, "cast Ape")
    at.resolve_all()
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Ape", "Bear"]


def test_702_21a_permanents_have_ward_with_a_cost_in_words() -> None:
    shrine = permanent("Shrine", "Enchantment", "Artifacts you control have ward—Pay 2 life.")
    at = table(ann=["Relic", shrine])
    at.hand(BOB, spell("Destroy target artifact."))
    at.to_turn(BOB)
    at.act(BOB, "cast Spell")
    at.choose(True)
    at.resolve_all()
    assert at.life(BOB) == 18
    assert "Relic" not in at.names_in(Zone.BATTLEFIELD)


def test_611_2a_spells_are_cast_from_among_cards_as_long_as_they_remain_exiled() -> None:
    text = (
        "Exile the top two cards of your library. You may cast creature spells from among those"
        " cards for as long as they remain exiled."
    )
    at = table(ann=[], library=["Bear", "Relic"])
    cast(at, text)
    at.to_turn(BOB)
    at.to_turn(ANN)
    at.act(ANN, "cast Bear")
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]
    assert at.why_not(ANN, "cast Relic") is not None


def test_702_187b_whether_the_mayhem_cost_was_paid() -> None:
    text = "Mayhem {0}\nWhen this creature enters, if its mayhem cost was paid, you gain 1 life."
    ape = creature("Ape", text=text)
    at = table(ann=[], hand=[ape, ape])
    at.act(ANN, "cast Ape")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Discard a card.")
    at.act(ANN, "cast Ape way 0")
    at.resolve_all()
    assert at.life(ANN) == 21


@pytest.mark.parametrize(("found", "life"), [("Relic", 20), ("Wall", 21)])
def test_608_2c_a_card_found_is_put_into_your_hand_this_way(found: str, life: int) -> None:
    text = (
        "Search your library for an artifact card, reveal it, put it into your hand, then shuffle."
        " If you don't put a card into your hand this way, you gain 1 life."
    )
    at = table(ann=[], library=[found], blanks=0)
    cast(at, text, then=(found,) if found == "Relic" else ())
    assert at.names_in(Zone.HAND, ANN) == (["Relic"] if found == "Relic" else [])
    assert at.life(ANN) == life
