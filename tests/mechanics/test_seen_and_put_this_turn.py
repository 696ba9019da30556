"""What was seen, put and struck this turn, and who got counters, in positions.

CR 122, 404.1, 508.1a, 608.2c, 701.22, 707.9b, 727.
"""

from __future__ import annotations

import pytest

from jajna.cards.texts import compile_text
from jajna.vocab import Color, Keyword, Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table


def test_608_2c_they_are_the_creatures_that_got_counters() -> None:
    at = table(ann=["Bear", "Wall"], bob=["Giant"])
    text = (
        "Put a +1/+1 counter on each creature you control. They gain vigilance until end of turn."
    )
    cast(at, text)
    late = creature("Late")
    at.battlefield(ANN, late)
    assert at.power_toughness("Bear") == (3, 3)
    assert [at.object(one).now.keywords > 0 for one in ("Bear", "Late", "Giant")] == [
        True,
        False,
        False,
    ]


def test_608_2c_one_creature_that_got_several_counters_is_spoken_of_as_one() -> None:
    at = table(ann=["Bear", "Wall"])
    text = "Put two +1/+1 counters on up to one creature. It gains lifelink until end of turn."
    cast(at, text, then=("Bear",))
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", at=BOB)
    at.to(Step.END)
    assert (at.life(ANN), at.life(BOB)) == (24, 16)


def test_701_22a_the_cards_looked_at_are_counted() -> None:
    text = "Whenever you scry, this creature gets +1/+1 until end of turn for each card looked at "
    sage = creature("Sage", 1, 1, text + "while scrying this way.")
    at = table(ann=[sage], library=["Field", "Bear"], blanks=0)
    cast(at, "Scry 4.")
    at.resolve_all()
    assert at.power_toughness("Sage") == (3, 3)


@pytest.mark.parametrize(("wolves", "life"), [(3, 24), (2, 20)])
def test_508_1a_attackers_of_the_turn_are_counted(wolves: int, life: int) -> None:
    text = "At the beginning of your end step, if three or more creatures attacked this turn, you "
    pack = [creature(f"Wolf {number}") for number in range(3)]
    at = table(ann=[permanent("Drum", "Enchantment", text + "gain 4 life."), *pack])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack(*[f"Wolf {number}" for number in range(wolves)], at=BOB)
    at.to(Step.END)
    at.resolve_all()
    assert at.life(ANN) == life


def test_404_1_a_creature_card_put_into_the_graveyard_from_anywhere_makes_it_cheaper() -> None:
    text = (
        "This spell costs {2} less to cast if a creature card was put into your graveyard from "
        "anywhere this turn.\nYou gain 1 life."
    )
    at = table(library=["Bear"], blanks=0)
    at.hand(ANN, text_card("Rite", "Sorcery", text, cost="{2}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Rite") is not None
    cast(at, "Mill a card.")
    ask_again(at)
    assert at.why_not(ANN, "cast Rite") is None


def test_404_1_cards_in_all_graveyards_are_counted_together() -> None:
    text = (
        "At the beginning of your end step, if two or more creature cards were put into graveyards "
    )
    at = table(
        ann=[permanent("Idol", "Enchantment", text + "from anywhere this turn, you gain 2 life.")]
    )
    at.library(ANN, "Bear")
    at.library(BOB, "Bear")
    cast(at, "Each player mills a card.")
    at.to(Step.END)
    at.resolve_all()
    assert at.life(ANN) == 22


def test_120_3_only_who_dealt_combat_damage_is_sacrificed() -> None:
    text = (
        "Whenever one or more creatures deal combat damage to you, each opponent sacrifices a "
        "creature that dealt combat damage to you this turn."
    )
    at = table(ann=[permanent("King", "Enchantment", text)], bob=["Bear", "Giant"])
    at.to_turn(BOB)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", at=ANN)
    at.to(Step.COMBAT_DAMAGE)
    at.resolve_all()
    assert at.object("Bear").zone is Zone.GRAVEYARD
    assert at.object("Giant").zone is Zone.BATTLEFIELD


def test_107_1_the_greater_of_two_numbers_is_dealt() -> None:
    text = (
        "Spell deals damage to target creature equal to 2 or the greatest power among Goblins you "
        "control, whichever is greater."
    )
    at = table(bob=["Giant"])
    cast(at, text, "Giant")
    assert at.object("Giant").damage == 2
    at.battlefield(ANN, creature("Chief", 4, 1, types="Creature — Goblin"))
    cast(at, text, "Giant")
    assert at.object("Giant").zone is Zone.GRAVEYARD


def test_601_2f_permanents_that_anybody_sacrificed_this_turn_count() -> None:
    text = (
        "This spell costs {1} less to cast for each permanent sacrificed this turn.\n"
        "You gain 1 life."
    )
    at = table(ann=["Bear"], bob=["Giant"])
    at.hand(ANN, text_card("Rite", "Sorcery", text, cost="{2}"))
    cast(at, "Each player sacrifices a creature.")
    at.resolve_all()
    ask_again(at)
    assert at.why_not(ANN, "cast Rite") is None


def test_707_9b_a_copied_spell_may_be_an_artifact_besides() -> None:
    text = (
        "Whenever you cast a creature spell, copy it, except the copy is an artifact in addition "
        "to its other types."
    )
    at = table(ann=[permanent("Toys", "Enchantment", text)])
    at.hand(ANN, creature("Bird", 1, 1))
    ask_again(at)
    at.act(ANN, "cast Bird")
    at.resolve_all()
    types = [at.object(one).now.types for one in at.game.zones.battlefield[1:]]
    assert sorted(types) == sorted([Type.CREATURE, Type.CREATURE | Type.ARTIFACT])


def test_707_9b_a_token_of_another_color_keeps_its_other_types() -> None:
    text = (
        "Create a token that's a copy of target artifact, except it's a 3/3 black Zombie creature "
        "in addition to its other types."
    )
    at = table(ann=[permanent("Relic")])
    cast(at, text, "Relic")
    now = at.object(at.game.zones.battlefield[-1]).now
    assert (now.power, now.colors) == (3, Color.BLACK)
    assert now.types == Type.ARTIFACT | Type.CREATURE


def test_406_3_another_player_exiles_cards_face_down() -> None:
    at = table()
    at.library(BOB, "Bear")
    cast(at, "Target opponent exiles the top card of their library face down.", BOB)
    (card,) = at.game.zones.exile
    assert at.object(card).face_down


def test_701_17_a_milled_card_is_returned_to_the_battlefield() -> None:
    at = table(library=["Field", "Bear"], blanks=0)
    text = "Mill two cards. You may return a creature card from among them to the battlefield."
    cast(at, text, then=(True, "Bear"))
    assert "Bear" in at.names_in(Zone.BATTLEFIELD)
    assert at.names_in(Zone.GRAVEYARD, ANN)[0] != "Bear"


def test_122_1_players_get_as_many_counters_as_are_counted() -> None:
    at = table(ann=["Bear", "Wall"])
    cast(
        at,
        "Each player gets a number of poison counters equal to the number of creatures you "
        "control.",
    )
    assert at.game.players[BOB].counters == {"poison": 2}


def test_603_4_an_ability_triggers_only_if_an_opponent_has_so_many_counters() -> None:
    text = "At the beginning of combat on your turn, if an opponent has three or more poison "
    ward = permanent("Ward", text=text + "counters, you gain 1 life.")
    for number, life in (("two", 20), ("three", 21)):
        at = table(ann=[ward])
        cast(at, "Target player gets four poison counters.", ANN)
        cast(at, f"Target player gets {number} poison counters.", BOB)
        at.to(Step.BEGINNING_OF_COMBAT)
        at.resolve_all()
        assert at.life(ANN) == life


def test_604_1_creatures_have_an_ability_while_an_opponent_has_so_many_counters() -> None:
    text = "As long as an opponent has three or more poison counters, creatures you control have "
    at = table(ann=["Bear", permanent("Ward", text=text + "flying.")], bob=["Giant"])
    assert not at.object("Bear").now.keywords & Keyword.FLYING
    cast(at, "Target player gets three poison counters.", BOB)
    assert at.object("Bear").now.keywords & Keyword.FLYING
    assert not at.object("Giant").now.keywords & Keyword.FLYING


@pytest.mark.parametrize("said", ["their total power", "the total power of those creatures"])
def test_608_2h_any_number_of_creatures_sacrificed_are_spoken_of(said: str) -> None:
    text = f"Sacrifice any number of creatures. You gain life equal to {said}."
    at = table(ann=["Bear", "Giant", "Wall"], bob=["Bear"])
    cast(at, text, then=(["Bear", "Giant"],))
    assert at.life(ANN) == 27
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bear", "Wall"]
    none = table(ann=["Bear"])
    cast(none, text, then=([],))
    assert none.life(ANN) == 20


def test_608_2c_any_number_of_creatures_are_no_single_one() -> None:
    text = "Sacrifice any number of creatures. You gain life equal to its power."
    assert compile_text(text, "Sorcery").blockers


def test_727_1_rad_counters_are_refused() -> None:
    assert compile_text("Target player gets two rad counters.", "Sorcery").blockers
    assert not compile_text("Target player gets two poison counters.", "Sorcery").blockers


def test_506_2_the_attacking_player_is_whose_turn_it_is() -> None:
    text = (
        "Whenever you're dealt combat damage, the attacking player gains control of this artifact."
    )
    at = table(ann=[permanent("Ball", "Artifact", text)], bob=["Bear"])
    at.to_turn(BOB)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", at=ANN)
    at.to(Step.COMBAT_DAMAGE)
    at.resolve_all()
    assert at.object("Ball").controller == BOB


def test_701_57a_another_player_discovers_from_their_own_library() -> None:
    at = table(bob=["Bear"])
    at.library(BOB, creature("Imp", 1, 1, cost="{2}"))
    at.library(ANN, creature("Ogre", 3, 3, cost="{2}"))
    cast(at, "Destroy target creature. Its controller discovers 3.", "Bear", then=("no",))
    at.resolve_all()
    assert "Imp" in at.names_in(Zone.HAND, BOB)
    assert "Ogre" in at.names_in(Zone.LIBRARY, ANN)


def test_608_2h_their_total_power_is_that_of_all_exiled_cards() -> None:
    at = table()
    at.graveyard(ANN, "Bear", "Giant")
    text = (
        "Exile any number of creature cards from your graveyard. You gain life equal to their "
        "total power."
    )
    cast(at, text, then=(["Bear", "Giant"],))
    assert at.life(ANN) == 27


def test_608_2h_the_total_power_of_all_that_was_destroyed_is_refused() -> None:
    text = "Destroy all creatures. You gain life equal to their total power."
    assert compile_text(text, "Sorcery").blockers


def test_702_51_a_spell_that_has_convoke_is_waited_for() -> None:
    text = "Whenever you cast a spell that has convoke, you gain 2 life."
    at = table(ann=[permanent("Choir", "Enchantment", text)])
    at.hand(ANN, text_card("Hymn", "Instant", "Convoke\nYou gain 1 life."))
    ask_again(at)
    at.act(ANN, "cast Hymn")
    at.resolve_all()
    cast(at, "You gain 10 life.")
    assert at.life(ANN) == 33


def test_715_2a_cards_with_an_adventure_are_counted_with_spells() -> None:
    text = (
        "Draw X cards, where X is the number of cards in your graveyard that are instant cards, "
        "sorcery cards, and/or have an Adventure."
    )
    at = table()
    at.graveyard(ANN, "Shock", "Bear", "Field")
    cast(at, text)
    assert len(at.game.players[ANN].hand) == 1


def test_700_4_deaths_under_the_control_of_another_do_not_count() -> None:
    text = (
        "This creature has indestructible as long as two or more creatures died under your control "
        "this turn."
    )
    at = table(ann=[creature("Axe", 2, 2, text), "Bear"], bob=["Bear"])
    cast(at, "Destroy all creatures named Bear.")
    assert not at.object("Axe").has(Keyword.INDESTRUCTIBLE)
    at.battlefield(ANN, creature("Cub"))
    cast(at, "Destroy target creature.", "Cub")
    assert at.object("Axe").has(Keyword.INDESTRUCTIBLE)
