"""What is compared, counted and chosen since 2022, each in a position."""

from __future__ import annotations

import pytest

from jajna.judge import CAT
from jajna.vocab import Color, Keyword, Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.table import table

# -- life of this turn -----------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["gained", "lost"])
def test_611_3a_flies_while_its_controller_has_gained_or_lost_life_this_turn(word: str) -> None:
    ape = creature(
        "Ape", text=f"As long as you've {word} life this turn, this creature has flying."
    )
    at = table(ann=[ape])
    cast(at, "Each opponent gains 1 life.")
    cast(at, "Each opponent loses 1 life.")
    assert not at.object("Ape").now.keywords & Keyword.FLYING
    cast(at, "You gain 1 life." if word == "lost" else "You lose 1 life.")
    assert not at.object("Ape").now.keywords & Keyword.FLYING
    cast(at, "You lose 1 life." if word == "lost" else "You gain 1 life.")
    assert at.object("Ape").now.keywords & Keyword.FLYING


def test_608_2c_both_have_to_have_happened() -> None:
    text = "If you gained and lost life this turn, draw a card."
    at = table(ann=[])
    cast(at, "You gain 1 life.")
    cast(at, "You gain 1 life.")
    cast(at, text)
    assert at.names_in(Zone.HAND, ANN) == []
    cast(at, "You lose 1 life.")
    cast(at, text)
    assert len(at.names_in(Zone.HAND, ANN)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "As long as you have at least 5 life more than your starting life total, Ape gets +1/+1.",
        "As long as your life total is at least 5 greater than your starting life total, Ape gets"
        " +1/+1.",
    ],
)
def test_103_4_so_much_more_than_the_starting_life_total(text: str) -> None:
    at = table(ann=[creature("Ape", 2, 2, text=text)])
    cast(at, "You gain 4 life.")
    assert at.power_toughness("Ape") == (2, 2)
    cast(at, "You gain 1 life.")
    assert at.power_toughness("Ape") == (3, 3)


# -- what a trigger with two events speaks of ------------------------------------------------------


def test_608_2c_it_is_the_source_where_the_other_event_has_no_object() -> None:
    text = "When this creature enters and whenever you gain life, put a +1/+1 counter on it."
    at = table(ann=["Bear"], hand=[creature("Ape", 2, 2, text=text)])
    at.act(ANN, "cast Ape")
    at.resolve_all()
    assert at.power_toughness("Ape") == (3, 3)
    cast(at, "You gain 1 life.")
    at.resolve_all()
    assert at.power_toughness("Ape") == (4, 4)
    assert at.power_toughness("Bear") == (2, 2)


# -- what others may do instead --------------------------------------------------------------------

PUNISHER = (
    "Each opponent loses 4 life unless that player sacrifices a nonland permanent of their choice"
    " or discards a card."
)


def test_118_12a_who_sacrifices_loses_no_life_and_chooses_what() -> None:
    at = table(bob=["Bear", "Wall", "Field"])
    cast(at, PUNISHER, then=(True, "Wall"))
    assert at.life(BOB) == 20
    assert at.names_in(Zone.BATTLEFIELD, BOB) == ["Bear", "Field"]


def test_118_12a_who_can_do_neither_loses_life() -> None:
    at = table(bob=["Field"])
    cast(at, PUNISHER)
    assert at.life(BOB) == 16
    assert at.names_in(Zone.BATTLEFIELD, BOB) == ["Field"]


# -- adjectives and kinds --------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "types", "drawn"), [("Bear", "", 0), ("Otter", "Otter", 1)])
def test_109_2_a_noncreature_or_otter_spell(name: str, types: str, drawn: int) -> None:
    shrine = permanent(
        "Shrine", "Enchantment", "Whenever you cast a noncreature or Otter spell, draw a card."
    )
    known = creature("Otter", types="Creature — Otter") if types else "Bear"
    at = table(ann=[shrine], hand=[known])
    at.act(ANN, f"cast {name}")
    at.resolve_all()
    assert len(at.names_in(Zone.HAND, ANN)) == drawn


# -- who and what is described ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("which", "life"), [("who has one or fewer cards", 22), ("with no cards", 21)]
)
def test_402_1_opponents_with_so_many_cards_in_hand(which: str, life: int) -> None:
    at = table(4)
    at.hand(BOB, "Bear", "Bear")
    at.hand(CAT, "Bear")
    cast(at, f"You gain 1 life for each opponent {which} in hand.")
    assert at.life(ANN) == life


def test_404_1_a_card_that_came_there_in_an_earlier_turn_was_not_put_there_this_turn() -> None:
    text = "Exile target creature card in a graveyard that was put there this turn."
    at = table(bob=["Wall"])
    at.graveyard(BOB, "Bear")
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    cast(at, "Destroy target creature.", "Wall")
    cast(at, text)
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


def test_700_4_creatures_you_controlled_that_died_this_turn() -> None:
    at = table(ann=["Bear", "Wall", "Relic"], bob=["Giant"])
    cast(at, "Destroy all creatures. Destroy all artifacts.")
    cast(at, "You gain 1 life for each creature you controlled that died this turn.")
    assert at.life(ANN) == 22


@pytest.mark.parametrize(("whose", "counters"), [("ann", 0), ("bob", 1)])
def test_608_2c_whether_an_opponent_controls_that_creature(whose: str, counters: int) -> None:
    text = "Tap target creature. If an opponent controls that creature, put a stun counter on it."
    at = table(ann=["Bear"] if whose == "ann" else [], bob=["Bear"] if whose == "bob" else [])
    cast(at, text, "Bear")
    assert at.object("Bear").tapped
    assert at.object("Bear").counters.get("stun", 0) == counters


# -- copies and tokens -----------------------------------------------------------------------------


def test_707_9b_a_copy_has_colors_and_types_besides_those_it_copies() -> None:
    ape = text_card("Ape", "Artifact Creature — Ape", "Vigilance", ("3", "3"), "{U}")
    at = table(ann=[ape])
    text = (
        "Create a token that's a copy of target creature, except it's a 1/1 red Balloon creature in"
        " addition to its other colors and types and it has haste."
    )
    cast(at, text, "Ape")
    copy = at.game.objects[at.game.zones.battlefield[-1]].now
    assert (copy.power, copy.toughness) == (1, 1)
    assert copy.colors == Color.BLUE | Color.RED
    assert copy.subtypes == {"Ape", "Balloon"}
    assert copy.types == Type.ARTIFACT | Type.CREATURE
    assert copy.keywords & Keyword.HASTE
    assert copy.keywords & Keyword.VIGILANCE


def test_508_4_a_token_attacks_the_player_who_is_attacked() -> None:
    text = (
        "Whenever you attack a player, create a 1/1 white Spirit creature token that's tapped and"
        " attacking that player."
    )
    lodge = permanent("Lodge", "Enchantment", text)
    at = table(3, ann=["Bear", lodge])
    at.attack("Bear", at=CAT)
    at.resolve()
    assert at.game.turn.combat is not None
    attacked = {at.name(one): to for one, to in at.game.turn.combat.attacks.items()}
    assert attacked == {"Bear": CAT, "Spirit Token": CAT}


# -- cards exiled with a permanent -----------------------------------------------------------------


@pytest.mark.parametrize(("active", "playable"), [(ANN, True), (BOB, False)])
def test_601_3_cards_exiled_with_it_are_played_during_its_controllers_turn(
    active: int, playable: bool
) -> None:
    text = (
        "Flash\nWhen this creature enters, exile the top card of your library.\n"
        "During your turn, you may play cards exiled with this creature."
    )
    ape = creature("Ape", text=text)
    coin = spell("You gain 1 life.", "Coin")
    at = table(hand=[ape], library=[coin], step=None)
    at.begin(active, Step.PRECOMBAT_MAIN)
    at.act(ANN, "cast Ape")
    at.resolve_all()
    assert (at.why_not(ANN, "cast Coin") is None) == playable


def test_707_4_a_copy_of_a_creature_chosen_as_the_ability_resolves() -> None:
    text = (
        "Whenever you gain life, you may have this creature become a copy of another creature you"
    )
    at = table(ann=[creature("Ape", 3, 3, text=f"{text} control until end of turn."), "Bear"])
    at.battlefield(BOB, "Giant")
    cast(at, "You gain 1 life.")
    at.choose(True)
    at.resolve_all()
    assert [at.name(one) for one in at.game.zones.battlefield] == ["Bear", "Bear", "Giant"]
    at.to_turn(BOB)
    assert at.names_in(Zone.BATTLEFIELD) == ["Ape", "Bear", "Giant"]


# -- what is compared ------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "drawn"), [(2, 0), (3, 1), (4, 0)])
def test_608_2c_its_power_is_exactly_so_much(power: int, drawn: int) -> None:
    at = table(ann=["Bear"])
    text = "Put a +1/+1 counter on target creature. Then draw a card if its power is exactly"
    cast(at, f"{text} {power}.", "Bear")
    assert len(at.names_in(Zone.HAND, ANN)) == drawn


@pytest.mark.parametrize(("spell", "drawn"), [("gets -2/-2 until end of turn", 1), ("", 0)])
def test_608_2h_what_its_toughness_was_as_it_died(spell: str, drawn: int) -> None:
    text = (
        "Whenever a creature an opponent controls dies, if its toughness was less than 1, draw a"
        " card."
    )
    at = table(ann=[permanent("Shrine", "Enchantment", text)], bob=["Bear"])
    cast(at, f"Target creature {spell}." if spell else "Destroy target creature.", "Bear")
    at.resolve_all()
    assert len(at.names_in(Zone.HAND, ANN)) == drawn


@pytest.mark.parametrize(
    ("who", "life"),
    [
        ("who has more cards in hand than you", 21),
        ("who has more life than you", 22),
        ("who controls more creatures than you", 21),
    ],
)
def test_102_2_opponents_who_have_more_than_you(who: str, life: int) -> None:
    at = table(4, ann=["Bear"], bob=["Bear", "Wall"])
    at.battlefield(CAT, "Giant")
    at.hand(CAT, "Bear")
    at.set_life(BOB, 21)
    at.set_life(CAT, 25)
    at.set_life(3, 20)
    cast(at, f"You gain 1 life for each opponent {who}.")
    assert at.life(ANN) == life


def test_603_2d_an_ability_of_a_small_creature_triggers_twice() -> None:
    text = (
        "If an ability of a creature you control with power 2 or less triggers, that ability"
        " triggers an additional time."
    )
    gain = "Whenever you cast a spell, you gain 1 life."
    lodge = permanent("Lodge", "Enchantment", text)
    at = table(ann=[lodge, creature("Ape", 2, 2, text=gain)])
    cast(at, "Scry 1.")
    at.resolve_all()
    assert at.life(ANN) == 22
    cast(at, "Put a +1/+1 counter on target creature.", "Ape")
    at.resolve_all()
    assert at.life(ANN) == 24
    cast(at, "Scry 1.")
    at.resolve_all()
    assert at.life(ANN) == 25


def test_500_1_one_of_the_first_turns_of_its_controller() -> None:
    text = "This land enters tapped unless it's your first or second turn of the game."
    town = permanent("Town", "Land", text, cost="")
    at = table(hand=[town, town, town, town])
    for turn in range(3):
        at.act(ANN, "play Town")
        assert at.game.objects[at.game.zones.battlefield[-1]].tapped == (turn == 2)
        at.to_turn(ANN)


def test_611_2c_spells_that_come_to_the_hand_later_are_free_too() -> None:
    text = "Until end of turn, you may cast spells from your hand without paying their mana costs."
    ape = creature("Ape", cost="{5}")
    at = table(library=[ape])
    cast(at, text)
    cast(at, "Draw a card.")
    at.act(ANN, "cast Ape free")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Ape"]


def test_613_1_a_description_with_base_power_and_an_ability() -> None:
    ape = creature("Ape", 3, 3, types="Creature — Ape")
    at = table(ann=[ape])
    cast(at, "Put a +1/+1 counter on target creature.", "Ape")
    text = "becomes a Bird with base power and toughness 1/1 and flying until end of turn."
    cast(at, f"Target creature {text}", "Ape")
    assert at.power_toughness("Ape") == (2, 2)
    assert at.object("Ape").now.subtypes == {"Bird"}
    assert at.object("Ape").now.keywords & Keyword.FLYING
    at.to_turn(BOB)
    assert at.power_toughness("Ape") == (4, 4)
    assert at.object("Ape").now.subtypes == {"Ape"}
    assert not at.object("Ape").now.keywords & Keyword.FLYING


@pytest.mark.parametrize(("color", "refused"), [("red", True), ("green", False)])
def test_702_11d_hexproof_from_the_color_that_was_chosen(color: str, refused: bool) -> None:
    text = "Choose a color. Target creature gains hexproof from that color until end of turn."
    at = table(ann=["Bear"])
    cast(at, text, "Bear", then=(color,))
    bolt = text_card("Bolt", "Instant", "Destroy target creature.", cost="{R}")
    at.battlefield(BOB, "Mountain")
    at.hand(BOB, bolt)
    ask_again(at)
    assert (at.why_not(BOB, "cast Bolt") is not None) == refused
