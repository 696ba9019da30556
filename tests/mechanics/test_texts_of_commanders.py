"""What commanders and cards for several players say, as it is played. CR 903, 508, 603, 614."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import CAT
from jajna.vocab import Step, Zone
from tests.mechanics.bench import (
    ANN,
    BEAR,
    BOB,
    GIANT,
    WALL,
    ask_again,
    cast,
    creature,
    permanent,
    spell,
    text_card,
)
from tests.table import table


def test_402_1_it_is_asked_how_many_cards_are_in_your_hand() -> None:
    at = table(hand=[BEAR])
    cast(at, "If you have two or more cards in your hand, you gain 3 life.")
    assert at.life(ANN) == 20
    at.hand(ANN, BEAR)
    cast(at, "If you have two or more cards in your hand, you gain 3 life.")
    assert at.life(ANN) == 23


def test_701_16a_one_investigates_once_for_each() -> None:
    at = table(ann=["Bear", "Wall"])
    cast(at, "Investigate once for each creature you control.")
    assert at.names_in(Zone.BATTLEFIELD, ANN).count("Clue Token") == 2


def test_610_3_a_creature_chosen_is_exiled_until_then_and_spoken_of() -> None:
    keeper = creature(
        "Keeper",
        text="When Keeper enters, exile another creature you control until Keeper leaves the "
        "battlefield. When you do, put X +1/+1 counters on target creature, where X is the exiled "
        "creature's power.",
    )
    at = table(ann=["Giant", "Wall"], hand=[keeper])
    at.act(ANN, "cast Keeper")
    at.choose("Giant", "Wall")
    at.resolve_all()
    assert at.power_toughness("Wall") == (5, 9)
    assert "Giant" not in at.names_in(Zone.BATTLEFIELD, ANN)
    cast(at, "Destroy target creature.", "Keeper")
    at.resolve_all()
    assert "Giant" in at.names_in(Zone.BATTLEFIELD, ANN)


def test_508_1d_each_creature_attacks_during_that_players_next_turn() -> None:
    at = table(3, bob=["Bear"])
    cast(
        at,
        "During target player's next turn, each creature that player controls attacks if able.",
        BOB,
    )
    at.to_turn(BOB, Step.BEGINNING_OF_COMBAT)
    with pytest.raises(IllegalAnswerError, match=r"508\.1d"):
        at.attack()
    at.attack("Bear", at=CAT)


def test_614_1a_one_counter_more_of_each_kind_is_put_on_permanents_of_the_team() -> None:
    more = permanent(
        "More",
        text="If one or more counters would be put on a permanent your team controls, that many "
        "plus one of each of those kinds of counters are put on that permanent instead.",
    )
    at = table(ann=[more, "Bear"], bob=["Wall"])
    cast(at, "Put a +1/+1 counter and a flying counter on target creature.", "Bear")
    cast(at, "Put two +1/+1 counters on target creature.", "Wall")
    assert at.object("Bear").counters == {"+1/+1": 2, "flying": 2}
    assert at.object("Wall").counters == {"+1/+1": 2}


def test_608_2d_chance_chooses_the_opponent() -> None:
    at = table(3)
    for _ in range(20):
        cast(at, "Choose an opponent at random. Spell deals 1 damage to that player.")
    assert at.life(ANN) == 20
    assert at.life(BOB) + at.life(CAT) == 20
    assert 0 < at.life(BOB) < 20


@pytest.mark.parametrize(("chosen", "life", "loyalty"), [(BOB, 18, 4), ("Walker", 20, 2)])
def test_608_2d_a_player_or_one_of_their_planeswalkers_is_dealt_the_damage(
    chosen: int | str, life: int, loyalty: int
) -> None:
    at = table(3)
    walker = permanent("Walker", "Planeswalker")
    at.put(BOB, Zone.BATTLEFIELD, walker, counters={"loyalty": 4})
    text = (
        "Choose target opponent. Spell deals 2 damage to that player or a planeswalker that player "
        "controls."
    )
    cast(at, text, BOB, then=(chosen,))
    assert at.life(BOB) == life
    assert at.object("Walker").counters["loyalty"] == loyalty


def test_608_2c_another_card_is_drawn_if_it_was_such_a_one() -> None:
    at = table(ann=["Bear"], library=["Wall", "Wall", "Wall", "Wall"])
    text = (
        "You may sacrifice a creature. If you do, draw two cards, then draw another card if the "
        "sacrificed creature was a commander."
    )
    cast(at, text, then=(True,))
    assert at.names_in(Zone.HAND, ANN) == ["Wall", "Wall"]


def test_608_2c_who_cannot_sacrifice_loses_the_life() -> None:
    at = table(3, bob=["Bear"])
    cast(at, "Each opponent sacrifices a creature. Each opponent who can't loses 3 life.")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB), at.life(CAT)) == (20, 20, 17)
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


@pytest.mark.parametrize(
    "text",
    [
        "Each opponent discards a card. Each opponent who can't loses 3 life.",
        "Each opponent sacrifices a creature. Each opponent discards a card. Each opponent who "
        "can't loses 3 life.",
        "Put target creature card from a graveyard onto the battlefield under their control.",
    ],
)
def test_608_2c_what_nothing_before_tells_is_refused(text: str) -> None:
    with pytest.raises(AssertionError, match="doesn't compile"):
        spell(text)


def test_508_1f_being_declared_as_an_attacker_is_not_meant() -> None:
    witness = permanent(
        "Witness",
        text="Whenever a creature an opponent controls becomes tapped, if it isn't being declared "
        "as an attacker, you gain 1 life.",
    )
    at = table(ann=["Bear"], bob=[witness])
    cast(at, "Tap target creature.", "Bear")
    at.resolve_all()
    assert at.life(BOB) == 21
    at.battlefield(ANN, "Giant")
    at.to(Step.BEGINNING_OF_COMBAT)
    at.attack("Giant")
    at.resolve_all()
    assert at.object("Giant").tapped
    assert at.life(BOB) == 21


def test_110_2a_what_an_opponent_chooses_comes_under_your_control() -> None:
    at = table(3)
    at.graveyard(BOB, "Bear", "Giant")
    at.graveyard(CAT, "Wall")
    text = (
        "Target opponent puts a creature card from their graveyard onto the battlefield under your "
        "control."
    )
    cast(at, text, BOB, then=("Bear",))
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Bear"]
    assert at.object("Bear").controller == ANN
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant"]


def test_110_2a_an_opponent_puts_your_card_under_their_own_control() -> None:
    at = table(3)
    at.graveyard(ANN, "Bear")
    text = (
        "Target opponent puts target creature card from your graveyard onto the battlefield under "
        "their control. It gains haste."
    )
    cast(at, text, CAT, "Bear")
    assert at.object("Bear").controller == CAT


def test_707_9a_a_copy_has_the_other_abilities_too() -> None:
    mime = creature(
        "Mime",
        text="Flying\nYou may have Mime enter as a copy of another creature you control, except it "
        "has Mime's other abilities.\nVigilance",
    )
    at = table(ann=["Giant"], hand=[mime])
    at.act(ANN, "cast Mime")
    at.choose("Giant")
    at.resolve_all()
    copies = [one for one in at.game.zones.battlefield if at.power_toughness(one) == (5, 5)]
    assert len(copies) == 2
    names = [
        ability.name for ability in at.object(copies[1]).now.kit.all if hasattr(ability, "name")
    ]
    assert sorted(names) == ["flying", "vigilance"]


def test_702_16a_protection_from_each_mana_value_among_artifacts() -> None:
    guard = permanent(
        "Guard",
        text="Artifacts you control have protection from each mana value among artifacts you "
        "control.",
        cost="{2}",
    )
    at = table(ann=[guard])
    cheap = spell("Destroy target artifact.", "Cheap")
    at.hand(ANN, cheap)
    at.battlefield(ANN, permanent("Idol", cost="{3}"))
    cast(at, "Destroy target artifact.", "Idol")
    assert "Idol" not in at.names_in(Zone.BATTLEFIELD, ANN)
    at.battlefield(ANN, permanent("Idol", cost="{3}"), permanent("Trinket", cost="{0}"))
    assert at.why_not(ANN, "cast Cheap") is not None


def test_614_1a_combat_damage_to_opponents_is_tripled_until_your_next_turn() -> None:
    at = table(3, ann=["Bear"], bob=["Wall"])
    text = (
        "Choose target creature. Until your next turn, if that creature would deal combat damage "
        "to one of your opponents, it deals triple that damage to that player instead."
    )
    cast(at, text, "Bear")
    at.to(Step.BEGINNING_OF_COMBAT)
    at.attack("Bear", at=CAT)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(CAT) == 14
    cast(at, "Target creature deals damage equal to its power to target player.", "Bear", CAT)
    assert at.life(CAT) == 12


def test_603_4_that_many_are_the_counters_that_were_asked_for() -> None:
    heir = creature(
        "Heir",
        text="Whenever a creature you control dies, if it had one or more +1/+1 counters on it, "
        "you may put that many +1/+1 counters on target creature.",
    )
    at = table(ann=[heir, "Bear"])
    at.object("Bear").counters = {"+1/+1": 3}
    cast(at, "Destroy target creature.", "Bear")
    at.choose(True)
    at.choose_for(Kind.TARGETS, "Heir")
    at.resolve_all()
    assert at.object("Heir").counters == {"+1/+1": 3}


def test_603_4_what_the_ability_itself_put_there_does_not_trigger_it() -> None:
    tree = creature(
        "Tree",
        text="Whenever another permanent enters under your control, if it wasn't put onto the "
        "battlefield with this ability, you may put a permanent card with equal or lesser mana "
        "value from your hand onto the battlefield.",
    )
    at = table(ann=[tree], hand=[BEAR, GIANT, WALL])
    at.act(ANN, "cast Giant")
    at.choose(True, "Wall")
    at.resolve_all()
    assert sorted(at.names_in(Zone.BATTLEFIELD, ANN)) == ["Giant", "Tree", "Wall"]
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
    at.act(ANN, "cast Bear")
    at.resolve()
    assert [at.name(one) for one in at.game.zones.stack] != []


def test_607_2a_what_is_exiled_until_then_is_spoken_of_by_other_abilities() -> None:
    keeper = creature(
        "Keeper",
        text="When Keeper enters, exile target creature an opponent controls until Keeper leaves "
        "the battlefield.\nYour opponents can't cast spells with the same name as the exiled card.",
    )
    at = table(bob=["Giant"], hand=[keeper])
    at.act(ANN, "cast Keeper")
    at.resolve_all()
    assert "Giant" not in at.names_in(Zone.BATTLEFIELD, BOB)
    at.hand(BOB, GIANT, BEAR)
    at.to_turn(BOB)
    assert at.why_not(BOB, "cast Giant") is not None
    assert at.why_not(BOB, "cast Bear") is None


def test_608_2d_counters_are_distributed_among_the_source_and_any_number_of_others() -> None:
    hydra = creature(
        "Hydra",
        1,
        1,
        "When Hydra enters, distribute two +1/+1 counters among it and any number of Walls.",
    )
    wall = creature("Brick", 0, 4, types="Creature — Wall")
    at = table(ann=[wall, "Bear"], hand=[hydra])
    at.act(ANN, "cast Hydra")
    at.to_question(Kind.DIVIDE)
    assert at.asked is not None
    assert [at.describe(one) for one in at.asked.options] == ["Hydra", "Brick"]
    at.answer((1, 1))
    at.resolve_all()
    assert at.power_toughness("Hydra") == (2, 2)
    assert at.power_toughness("Brick") == (1, 5)


def test_701_23b_lands_are_found_that_share_a_land_type() -> None:
    names = (("One", "Forest"), ("Two", "Mountain"), ("Three", "Forest"))
    lands = [text_card(name, f"Basic Land — {kind}", "", cost="") for name, kind in names]
    at = table(library=lands, blanks=0)
    at.hand(
        ANN,
        spell(
            "Search your library for up to two basic land cards that share a land type, put them "
            "onto the battlefield tapped, then shuffle."
        ),
    )
    ask_again(at)
    at.act(ANN, "cast Spell")
    at.to_question(Kind.SEARCH)
    at.answer("One")
    assert at.asked is not None
    assert [at.describe(one) for one in at.asked.options] == ["Three"]
    at.answer("Three")
    at.resolve_all()
    assert sorted(at.names_in(Zone.BATTLEFIELD, ANN)) == ["One", "Three"]
    assert at.object("One").tapped
