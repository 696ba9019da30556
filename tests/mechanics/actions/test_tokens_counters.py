"""Tokens and counters. CR 111, 122."""

from __future__ import annotations

from jajna.oracle.compiler import compile_line
from jajna.vocab import Color, Keyword, Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent
from tests.table import table


def test_111_3_tokens_have_the_characteristics_stated() -> None:
    at = table()
    cast(at, "Create two 1/1 white Soldier creature tokens.")
    assert at.names_in(Zone.BATTLEFIELD) == ["Soldier Token", "Soldier Token"]
    token = at.object("Soldier Token")
    assert token.token
    assert token.now.colors == Color.WHITE
    assert token.now.types == Type.CREATURE
    assert at.power_toughness("Soldier Token") == (1, 1)


def test_tokens_have_the_abilities_stated() -> None:
    at = table()
    cast(at, "Create a 2/2 blue Bird creature token with flying.")
    assert at.object("Bird Token").now.keywords & Keyword.FLYING


def test_tokens_may_be_artifacts_and_have_no_color() -> None:
    at = table()
    cast(at, "Create a tapped 1/1 colorless Thopter artifact creature token with flying.")
    token = at.object("Thopter Token")
    assert token.now.types == Type.ARTIFACT | Type.CREATURE
    assert token.now.colors == 0
    assert token.tapped


def test_as_many_tokens_as_counted() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Wall")
    cast(at, "Create a 1/1 green Saproling creature token for each creature you control.")
    assert at.names_in(Zone.BATTLEFIELD).count("Saproling Token") == 2


def test_111_2_a_token_is_created_under_its_creators_control() -> None:
    at = table()
    at.battlefield(BOB, "Bear")
    cast(
        at,
        "Destroy target creature. Its controller creates a 3/3 green Beast creature token.",
        "Bear",
    )
    assert at.object("Beast Token").controller == BOB


def test_a_card_can_still_have_the_token_sacrificed_later() -> None:
    at = table()
    cast(at, "Create a 3/1 red Elemental creature token with haste.")
    cast(at, "Sacrifice a creature.")
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_122_6_counters_are_put_on_each_creature() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Wall")
    cast(at, "Put a +1/+1 counter on each creature you control.")
    assert at.power_toughness("Bear") == (3, 3)
    assert at.power_toughness("Wall") == (1, 5)


def test_minus_counters_shrink() -> None:
    at = table()
    at.battlefield(BOB, "Giant")
    cast(at, "Put two -1/-1 counters on target creature.", "Giant")
    assert at.power_toughness("Giant") == (3, 3)


def test_609_3_no_more_counters_are_removed_than_there_are() -> None:
    at = table()
    at.put(BOB, Zone.BATTLEFIELD, "Giant", counters={"+1/+1": 1})
    cast(at, "Remove two +1/+1 counters from target creature.", "Giant")
    assert at.object("Giant").counters == {}


def test_122_5_a_counter_is_moved() -> None:
    at = table()
    at.put(BOB, Zone.BATTLEFIELD, "Giant", counters={"+1/+1": 1})
    at.battlefield(ANN, "Bear")
    cast(
        at,
        "Move a +1/+1 counter from target creature onto another target creature.",
        "Giant",
        "Bear",
    )
    assert at.power_toughness("Giant") == (5, 5)
    assert at.power_toughness("Bear") == (3, 3)


def test_701_10e_the_number_of_counters_is_doubled() -> None:
    at = table()
    at.put(ANN, Zone.BATTLEFIELD, "Giant", counters={"+1/+1": 3})
    cast(at, "Double the number of +1/+1 counters on target creature.", "Giant")
    assert at.object("Giant").counters == {"+1/+1": 6}


def test_701_34a_proliferate_adds_one_of_each_kind_to_the_chosen() -> None:
    at = table()
    at.put(ANN, Zone.BATTLEFIELD, "Giant", counters={"+1/+1": 1, "charge": 2})
    at.put(BOB, Zone.BATTLEFIELD, "Bear", counters={"-1/-1": 1})
    cast(at, "Proliferate.", then=(("Giant",),))
    assert at.object("Giant").counters == {"+1/+1": 2, "charge": 3}
    assert at.object("Bear").counters == {"-1/-1": 1}


def test_701_34a_proliferating_twice_chooses_anew_and_is_two_actions() -> None:
    at = table(ann=[permanent("Watch", text="Whenever you proliferate, you gain 1 life.")])
    at.put(ANN, Zone.BATTLEFIELD, "Giant", counters={"+1/+1": 1})
    at.put(BOB, Zone.BATTLEFIELD, "Bear", counters={"-1/-1": 1})
    cast(at, "Proliferate twice.", then=(("Giant",), ("Giant", "Bear")))
    at.resolve_all()
    assert at.object("Giant").counters == {"+1/+1": 3}
    assert "Bear" not in at.names_in(Zone.BATTLEFIELD)
    assert at.life(ANN) == 22


def test_701_34a_proliferating_no_times_asks_nothing() -> None:
    at = table()
    at.put(BOB, Zone.BATTLEFIELD, "Bear", counters={"charge": 1})
    text = "Proliferate X times, where X is the number of creatures you control."
    cast(at, text)
    assert at.object("Bear").counters == {"charge": 1}


def test_players_get_poison_counters() -> None:
    at = table()
    cast(at, "Target player gets two poison counters.", "Bob")
    assert at.game.players[BOB].counters == {"poison": 2}


def test_701_7a_tokens_of_several_kinds_are_created_at_once() -> None:
    at = table()
    watch = "Whenever you create one or more tokens, you gain 1 life."
    at.battlefield(ANN, permanent("Watch", "Enchantment", watch))
    cast(
        at,
        "Create a 2/2 green Wolf creature token with vigilance, two 1/1 red Goblin creature tokens,"
        " and a Treasure token.",
    )
    at.resolve_all()
    made = sorted(at.names_in(Zone.BATTLEFIELD))
    assert made == ["Goblin Token", "Goblin Token", "Treasure Token", "Watch", "Wolf Token"]
    assert at.object("Wolf Token").now.keywords & Keyword.VIGILANCE
    assert not at.object("Goblin Token").now.keywords & Keyword.VIGILANCE
    assert at.life(ANN) == 21


def test_608_2c_they_are_all_tokens_of_a_list() -> None:
    at = table()
    cast(
        at,
        "Create a 2/2 green Wolf creature token and a 1/1 red Goblin creature token. They gain"
        " haste until end of turn.",
    )
    for name in ("Wolf Token", "Goblin Token"):
        assert at.object(name).now.keywords & Keyword.HASTE


def test_701_7a_the_player_named_creates_every_kind() -> None:
    at = table()
    cast(at, "Target opponent creates a Food token and a 1/1 red Goblin creature token.", BOB)
    for name in ("Food Token", "Goblin Token"):
        assert at.object(name).controller == BOB


def test_701_7a_one_kind_of_a_list_is_not_spoken_of_alone() -> None:
    text = (
        "Create a 2/2 green Wolf creature token and a 1/1 red Goblin creature token. It gains"
        " haste until end of turn."
    )
    assert not compile_line(text, True).meanings
    assert not compile_line("Create a Food token, a Treasure token.", True).meanings


def test_614_5_other_tokens_are_created_besides_once_for_each_event() -> None:
    at = table()
    text = (
        "If one or more tokens would be created under your control, those tokens plus that many"
        " 1/1 green Squirrel creature tokens are created instead."
    )
    at.battlefield(ANN, permanent("Nest", "Enchantment", text))
    cast(at, "Create two 1/1 white Soldier creature tokens.")
    made = at.names_in(Zone.BATTLEFIELD)
    assert (made.count("Soldier Token"), made.count("Squirrel Token")) == (2, 2)
    cast(at, "Create a 1/1 white Soldier creature token.", by=BOB)
    assert at.names_in(Zone.BATTLEFIELD).count("Squirrel Token") == 2


def test_614_16_twice_as_many_tokens_under_your_control_or_anyones() -> None:
    for whose, bobs in ((" under your control", 1), ("", 2)):
        at = table()
        text = (
            f"If one or more tokens would be created{whose}, twice that many of those tokens are"
            " created instead."
        )
        at.battlefield(ANN, permanent("Season", "Enchantment", text))
        cast(at, "Create a 1/1 white Soldier creature token.")
        assert at.names_in(Zone.BATTLEFIELD).count("Soldier Token") == 2
        cast(at, "Create a 1/1 red Goblin creature token.", by=BOB)
        assert at.names_in(Zone.BATTLEFIELD).count("Goblin Token") == bobs


def test_122_8_the_counters_of_what_died_are_put_on_another() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature("Pupil", 1, 1, "When ~ dies, put its counters on target creature you control."),
    )
    at.battlefield(ANN, "Bear")
    cast(at, "Put two +1/+1 counters on target creature.", "Pupil")
    cast(at, "Put a flying counter on target creature.", "Pupil")
    at.choose("Bear")
    cast(at, "Destroy target creature.", "Pupil")
    at.choose("Bear")
    at.resolve_all()
    assert at.object("Bear").counters == {"+1/+1": 2, "flying": 1}


def test_122_8_those_counters_are_what_it_had() -> None:
    at = table()
    text = (
        "Whenever another creature you control leaves the battlefield, if it had counters on it,"
        " put those counters on ~."
    )
    at.battlefield(ANN, creature("Keeper", 1, 1, text), "Bear", "Giant")
    cast(at, "Put two +1/+1 counters on target creature.", "Giant")
    cast(at, "Destroy target creature.", "Bear")
    assert not at.game.zones.stack
    cast(at, "Return target creature to its owner's hand.", "Giant")
    at.resolve_all()
    assert at.object("Keeper").counters == {"+1/+1": 2}


def test_608_2c_those_counters_must_have_been_asked_for() -> None:
    text = "Whenever another creature you control dies, put those counters on ~."
    assert not compile_line(text, False).meanings


def test_614_3_a_replacement_effect_lasts_for_the_turn() -> None:
    at = table()
    cast(
        at,
        "Until end of turn, if one or more tokens would be created under your control, twice that"
        " many of those tokens are created instead.",
    )
    token = "Create a 1/1 white Soldier creature token."
    cast(at, token)
    cast(at, token, by=BOB)
    assert at.names_in(Zone.BATTLEFIELD).count("Soldier Token") == 3
    at.to_turn(BOB)
    cast(at, token)
    assert at.names_in(Zone.BATTLEFIELD).count("Soldier Token") == 4


def test_614_12_how_its_source_enters_is_nothing_that_a_spell_replaces() -> None:
    assert not compile_line("Until end of turn, ~ enters tapped.", True).meanings


def test_614_3_whatever_would_die_this_turn_is_exiled() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Wall")
    cast(at, "If a creature would die this turn, exile it instead.")
    cast(at, "Destroy all creatures.")
    assert sorted(at.names_in(Zone.EXILE)) == ["Bear", "Wall"]
    at.to_turn(BOB)
    at.battlefield(ANN, "Giant")
    cast(at, "Destroy all creatures.")
    assert at.names_in(Zone.GRAVEYARD, ANN).count("Giant") == 1


def test_614_3_what_was_dealt_damage_this_way_is_known_already() -> None:
    at = table()
    at.battlefield(ANN, "Giant", "Wall")
    text = "If a creature dealt damage this way would die this turn, exile it instead."
    cast(at, f"~ deals 3 damage to target creature. {text}", "Giant")
    cast(at, "Destroy all creatures.")
    assert at.names_in(Zone.EXILE) == ["Giant"]
    assert "Wall" in at.names_in(Zone.GRAVEYARD, ANN)
