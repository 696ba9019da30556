"""More cards that every player knows: what is put back, where, when and how often."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import Kind
from jajna.judge import Table
from jajna.text.spanish_printer import SPANISH
from jajna.vocab import Step, Zone
from tests.mechanics.bench import (
    ANN,
    BOB,
    LAND,
    ask_again,
    cast,
    creature,
    permanent,
    spell,
    table,
    text_card,
)

# -- libraries -------------------------------------------------------------------------------------


def test_401_4_two_cards_go_back_in_the_order_chosen() -> None:
    at = table()
    at.hand(ANN, "Relic")
    at.library(ANN, "Bear", "Wall", "Giant")
    text = (
        "Draw three cards, then put two cards from your hand on top of your library in any order."
    )
    cast(at, text, then=(["Relic", "Wall"], ["Wall", "Relic"]))
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Bear", "Giant"]
    assert at.names_in(Zone.LIBRARY, ANN)[:2] == ["Wall", "Relic"]


def test_608_2d_who_has_fewer_puts_back_what_they_have() -> None:
    at = table()
    at.hand(ANN, "Relic")
    cast(at, "Put two cards from your hand on top of your library in any order.")
    assert at.names_in(Zone.HAND, ANN) == []
    assert at.names_in(Zone.LIBRARY, ANN)[:1] == ["Relic"]


ENDURE = (
    "Up to one target player puts all the cards from their graveyard on the bottom of their "
    "library in a random order."
)


def test_401_4_a_graveyard_goes_under_the_library() -> None:
    at = table()
    at.library(BOB, "Relic")
    at.graveyard(BOB, "Bear", "Wall")
    at.graveyard(ANN, "Giant")
    cast(at, ENDURE, [BOB])
    assert at.names_in(Zone.GRAVEYARD, BOB) == []
    assert "Giant" in at.names_in(Zone.GRAVEYARD, ANN)
    assert sorted(at.names_in(Zone.LIBRARY, BOB)[-2:]) == ["Bear", "Wall"]


def test_608_2d_one_to_the_hand_one_under_the_library_one_exiled() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall", LAND)
    text = (
        "Look at the top three cards of your library. Put one of them into your hand, put one of "
        "them on the bottom of your library, and exile one of them. You may play the exiled card "
        "this turn."
    )
    cast(at, text, then=("Bear", "Wall"))
    ask_again(at)
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]
    assert at.names_in(Zone.LIBRARY, ANN)[-1] == "Wall"
    assert at.names_in(Zone.EXILE) == ["Field"]
    at.act(ANN, "play Field")
    assert at.object("Field").zone is Zone.BATTLEFIELD


# -- zones -----------------------------------------------------------------------------------------

CAGE = permanent(
    "Cage",
    text="Creature cards in graveyards and libraries can't enter.\n"
    "Players can't cast spells from graveyards or libraries.",
)


@pytest.mark.parametrize(("caged", "where"), [(True, Zone.GRAVEYARD), (False, Zone.BATTLEFIELD)])
def test_614_17_creature_cards_cannot_enter_from_graveyards(caged: bool, where: Zone) -> None:
    at = table()
    if caged:
        at.battlefield(BOB, CAGE)
    at.graveyard(ANN, "Bear")
    cast(at, "Return target creature card from your graveyard to the battlefield.", "Bear")
    assert at.object("Bear").zone is where


def test_614_17_they_enter_from_the_hand_and_other_cards_from_the_graveyard() -> None:
    at = table()
    at.battlefield(BOB, CAGE)
    at.hand(ANN, "Bear")
    at.graveyard(ANN, "Relic")
    cast(at, "Return target artifact card from your graveyard to the battlefield.", "Relic")
    at.act(ANN, "cast Bear")
    at.resolve_all()
    assert {"Bear", "Relic"} <= set(at.names_in(Zone.BATTLEFIELD))


def test_601_3_no_spell_is_cast_from_a_graveyard() -> None:
    at = table()
    at.graveyard(ANN, text_card("Again", "Instant", "You gain 1 life.\nFlashback {0}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Again way 0") is None
    at.battlefield(BOB, CAGE)
    ask_again(at)
    assert at.why_not(ANN, "cast Again way 0") is not None


EMINENT = creature(
    "Edgar",
    text="Eminence — Whenever you cast another Vampire spell, if ~ is in the command zone or on "
    "the battlefield, create a 1/1 black Vampire creature token.",
    types="Legendary Creature — Vampire",
)


@pytest.mark.parametrize(
    ("zone", "made"), [(Zone.COMMAND, 1), (Zone.BATTLEFIELD, 1), (Zone.GRAVEYARD, 0)]
)
def test_113_6b_it_works_where_it_says(zone: Zone, made: int) -> None:
    at = table()
    at.put(ANN, zone, EMINENT)
    at.hand(ANN, creature("Count", types="Creature — Vampire"), "Bear")
    ask_again(at)
    at.act(ANN, "cast Bear")
    at.resolve_all()
    at.act(ANN, "cast Count")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD).count("Vampire Token") == made


def test_603_7_what_is_owned_and_controlled_is_exiled_and_returns() -> None:
    at = table()
    text = (
        "When ~ enters, exile any number of other nonland permanents you own and control. Return "
        "those cards to the battlefield at the beginning of the next end step."
    )
    at.hand(ANN, creature("Sky Nomad", text=text))
    at.battlefield(ANN, "Bear", "Relic", LAND)
    at.battlefield(BOB, "Wall")
    cast(at, "Gain control of target creature.", "Wall")
    at.act(ANN, "cast Sky Nomad")
    at.to_question(Kind.OBJECTS)
    options = at.asked.options if at.asked is not None else []
    assert [at.describe(one) for one in options] == ["Bear", "Relic"]
    at.answer(["Bear", "Relic"])
    at.resolve_all()
    assert sorted(at.names_in(Zone.EXILE)) == ["Bear", "Relic"]
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == []


# -- mana ------------------------------------------------------------------------------------------


def test_700_5_devotion_to_the_color_chosen() -> None:
    at = table()
    text = "{T}: Choose a color. Add an amount of mana of that color equal to your devotion to that"
    at.battlefield(ANN, permanent("Shrine", "Land", text + " color.", cost=""))
    at.battlefield(ANN, creature("Knight", cost="{W}{W}"), creature("Ox", cost="{1}{G}"))
    at.hand(ANN, spell("You gain 3 life."), text_card("Two", "Instant", "Draw a card.", cost="{4}"))
    at.hand(ANN, text_card("Three", "Instant", "You gain 7 life.", cost="{W}{W}"))
    ask_again(at)
    at.act(ANN, "activate Shrine", "#0")
    at.resolve_all()
    at.act(ANN, "cast Three")
    at.resolve_all()
    assert at.life(ANN) == 27


PETAL = permanent(
    "Petal",
    text="Discard your hand, Sacrifice ~: Add three mana of any one color. Activate only as an "
    "instant.",
)


def test_605_3a_only_as_an_instant_pays_for_no_card_in_hand() -> None:
    at = table()
    at.battlefield(ANN, PETAL)
    at.hand(ANN, text_card("Big", "Instant", "You gain 9 life.", cost="{R}{R}{R}"))
    ask_again(at)
    assert at.why_not(ANN, "cast Big") is not None
    at.act(ANN, "activate Petal", "#3")
    assert at.names_in(Zone.HAND, ANN) == []
    assert len(at.game.players[ANN].pool) == 3


def test_605_3a_it_pays_for_a_card_elsewhere() -> None:
    at = table()
    at.battlefield(ANN, PETAL)
    at.graveyard(ANN, text_card("Again", "Instant", "You gain 9 life.\nFlashback {R}{R}{R}"))
    ask_again(at)
    at.act(ANN, "activate Petal", "#3")
    at.act(ANN, "cast Again way 0")
    at.resolve_all()
    assert at.life(ANN) == 29


# -- casting and copying ---------------------------------------------------------------------------


def vengevine() -> Table:
    """Ann's Vine is in her graveyard, and she has creature spells."""
    at = table()
    text = (
        "Whenever you cast a spell, if it's the second creature spell you cast this turn, you may "
        "return ~ from your graveyard to the battlefield."
    )
    at.graveyard(ANN, creature("Vine", 4, 3, text))
    at.hand(ANN, "Bear", "Wall", "Relic", "Giant")
    ask_again(at)
    return at


def test_603_4_the_second_creature_spell() -> None:
    at = vengevine()
    for name in ("Bear", "Relic"):
        at.act(ANN, f"cast {name}")
        at.resolve_all()
        assert at.object("Vine").zone is Zone.GRAVEYARD
    at.choose(True)
    at.act(ANN, "cast Wall")
    at.resolve_all()
    assert at.object("Vine").zone is Zone.BATTLEFIELD


ASCENSION = permanent(
    "Ascension",
    "Enchantment",
    "Whenever you cast an instant or sorcery spell that has the same name as a card in your "
    "graveyard, you may put a quest counter on ~.\nWhenever you cast an instant or sorcery spell "
    "while ~ has two or more quest counters on it, you may copy that spell. You may choose new "
    "targets for the copy.",
)


def test_201_2a_the_same_name_as_a_card_in_the_graveyard() -> None:
    at = table()
    at.battlefield(ANN, ASCENSION)
    for times, gained in ((1, 1), (2, 2), (3, 3), (4, 5)):
        at.hand(ANN, spell("You gain 1 life.", "Gain"))
        ask_again(at)
        at.choose_for(Kind.MAY, True, True)
        at.act(ANN, "cast Gain")
        at.resolve_all()
        at.choices_by_kind.clear()
        assert at.object("Ascension").counters.get("quest", 0) == times - 1
        assert at.life(ANN) == 20 + gained


def test_707_10_an_activated_ability_is_copied() -> None:
    at = table()
    text = (
        "Whenever you activate an ability, if it isn't a mana ability, you may pay {2}. If you do, "
        "copy that ability. You may choose new targets for the copy."
    )
    at.battlefield(ANN, permanent("Rings", text=text))
    at.battlefield(ANN, *[permanent("Source", "Land", "{T}: Add {C}.", cost="")] * 2)
    at.battlefield(ANN, permanent("Wand", text="{0}: ~ deals 1 damage to any target."))
    at.act(ANN, "activate Wand", BOB)
    at.choose(True, BOB)
    at.resolve_all()
    assert at.life(BOB) == 18


def test_605_3b_a_mana_ability_is_none_to_copy() -> None:
    at = table()
    text = "Whenever you activate an ability, if it isn't a mana ability, you gain 1 life."
    at.battlefield(ANN, permanent("Rings", text=text))
    at.battlefield(ANN, permanent("Source", "Land", "{T}, Pay 1 life: Add {C}.", cost=""))
    at.act(ANN, "activate Source")
    at.resolve_all()
    assert at.life(ANN) == 19


def exiling(top: str | Card) -> Table:
    """Ann's top card is exiled, and she may cast it."""
    at = table()
    at.library(ANN, top)
    at.battlefield(ANN, permanent("Source", "Land", "{T}: Add {C}.", cost=""))
    return at


TORCH = "Exile the top card of your library. You may cast that card. If you don't, you gain 2 life."


def test_608_2g_what_is_cast_is_paid_for() -> None:
    at = exiling(creature("Ogre", cost="{1}"))
    cast(at, TORCH, then=("Ogre",))
    assert at.object("Source").tapped
    at.resolve_all()
    assert (at.object("Ogre").zone, at.life(ANN)) == (Zone.BATTLEFIELD, 20)


def test_608_2g_what_cannot_be_paid_for_is_not_cast() -> None:
    at = exiling(creature("Ogre", cost="{2}"))
    cast(at, TORCH)
    at.resolve_all()
    assert (at.object("Ogre").zone, at.life(ANN)) == (Zone.EXILE, 22)


def test_305_9_a_land_is_not_cast() -> None:
    at = exiling(LAND)
    cast(at, TORCH)
    at.resolve_all()
    assert (at.object("Field").zone, at.life(ANN)) == (Zone.EXILE, 22)


def test_102_3_each_of_that_players_opponents() -> None:
    at = table(3)
    text = (
        "When a player casts a spell, sacrifice ~. If you do, each of that player's opponents "
        "draws three cards."
    )
    at.battlefield(ANN, permanent("Still", "Enchantment", text))
    for player in (ANN, BOB, 2):
        at.library(player, "Bear", "Wall", "Giant")
    cast(at, "You gain 1 life.", by=BOB)
    at.resolve_all()
    assert [len(at.names_in(Zone.HAND, player)) for player in (ANN, BOB, 2)] == [3, 0, 3]


# -- when -----------------------------------------------------------------------------------------


def test_307_5_opponents_cast_only_as_sorceries() -> None:
    at = table()
    text = "Each opponent can cast spells only any time they could cast a sorcery."
    at.battlefield(ANN, permanent("Time", "Enchantment", text))
    at.hand(BOB, spell("You gain 1 life.", "Gain"))
    at.hand(ANN, spell("You gain 1 life.", "Own"))
    ask_again(at)
    assert at.why_not(BOB, "cast Gain") is not None
    at.to_turn(BOB, Step.UPKEEP)
    assert at.why_not(BOB, "cast Gain") is not None
    assert at.why_not(ANN, "cast Own") is None
    at.to(Step.PRECOMBAT_MAIN)
    assert at.why_not(BOB, "cast Gain") is None


def test_611_2c_sorceries_with_flash_until_your_next_turn() -> None:
    at = table()
    at.hand(ANN, spell("You gain 1 life.", "Gain", "Sorcery"), creature("Late"))
    cast(at, "Until your next turn, you may cast sorcery spells as though they had flash.")
    at.to_turn(BOB)
    assert at.why_not(ANN, "cast Gain") is None
    assert at.why_not(ANN, "cast Late") is not None
    at.to_turn(ANN, Step.UPKEEP)
    assert at.why_not(ANN, "cast Gain") is not None


ORB = permanent(
    "Orb",
    text="As long as ~ is untapped, players can't untap more than two permanents during their "
    "untap steps.",
)


@pytest.mark.parametrize(("tapped", "left"), [(False, 1), (True, 0)])
def test_502_3_no_more_than_two_untap(tapped: bool, left: int) -> None:
    at = table()
    at.battlefield(BOB, ORB)
    at.battlefield(ANN, "Bear", "Wall", "Giant")
    for name in ("Bear", "Wall", "Giant", *(["Orb"] if tapped else [])):
        cast(at, "Tap target permanent.", name)
    at.to_turn(BOB, Step.UPKEEP)
    if tapped:
        cast(at, "Tap target permanent.", "Orb", by=BOB)
    at.choose(["Bear", "Giant"])
    at.to_turn(ANN, Step.UPKEEP)
    assert [at.object(name).tapped for name in ("Bear", "Giant")] == [False, False]
    assert at.object("Wall").tapped == (left == 1)


def test_608_2d_that_player_taps_what_they_choose() -> None:
    at = table()
    text = (
        "At the beginning of each player's upkeep, that player taps an untapped artifact, "
        "creature, or land they control for each fade counter on ~."
    )
    at.battlefield(ANN, permanent("Wire", text=text))
    cast(at, "Put two fade counters on target permanent.", "Wire")
    at.battlefield(BOB, "Bear", "Wall", LAND)
    at.to_turn(BOB, Step.UPKEEP)
    at.choose(["Bear", "Field"])
    at.resolve_all()
    tapped = [at.object(name).tapped for name in ("Bear", "Wall", "Field", "Wire")]
    assert tapped == [True, False, True, False]


@pytest.mark.parametrize(("x", "size"), [(9, (2, 2)), (10, (12, 12))])
def test_107_3a_if_x_is_ten_or_more(x: int, size: tuple[int, int]) -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(ANN, *[permanent("Source", "Land", "{T}: Add {C}.", cost="")] * 10)
    text = "If X is 10 or more, creatures you control get +X/+X and gain haste until end of turn."
    at.hand(ANN, text_card("Finale", "Sorcery", text, cost="{X}"))
    ask_again(at)
    at.act(ANN, "cast Finale", x)
    at.resolve_all()
    assert at.power_toughness("Bear") == size


# -- exile -----------------------------------------------------------------------------------------

NECRO = permanent(
    "Necro",
    "Enchantment",
    "Skip your draw step.\nWhenever you discard a card, exile that card from your graveyard.\n"
    "Pay 1 life: Exile the top card of your library face down. Put that card into your hand at the "
    "beginning of your next end step.",
)


def test_406_3_what_is_exiled_face_down_nobody_sees() -> None:
    at = table()
    at.battlefield(ANN, NECRO)
    at.library(ANN, "Bear")
    at.act(ANN, "activate Necro")
    at.resolve_all()
    exiled = at.object(at.game.zones.of(Zone.EXILE, at.game.players[0])[0])
    assert exiled.face_down
    assert at.life(ANN) == 19
    at.to(Step.END)
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Bear"]


def test_400_7_only_from_the_graveyard() -> None:
    at = table()
    at.battlefield(ANN, NECRO)
    at.hand(ANN, "Bear")
    cast(at, "Discard a card.")
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Bear"]
    at.hand(ANN, "Wall")
    cast(at, "Discard a card.")
    cast(at, "Return target card from your graveyard to your hand.", "Wall")
    at.resolve_all()
    assert at.names_in(Zone.HAND, ANN) == ["Wall"]


# -- what was done this way ------------------------------------------------------------------------

KROXA = (
    "Each opponent discards a card, then each opponent who didn't discard a nonland card this way "
    "loses 3 life."
)


def test_608_2c_who_did_not_discard_a_nonland_card() -> None:
    at = table(4)
    at.hand(BOB, LAND)
    at.hand(2, "Bear")
    cast(at, KROXA)
    assert [at.life(player) for player in range(4)] == [20, 17, 20, 17]
    assert at.names_in(Zone.HAND, BOB) == at.names_in(Zone.HAND, 2) == []


def test_608_2c_in_spanish() -> None:
    said = " ".join(SPANISH.ability(spell(KROXA).faces[0].abilities[0]))
    assert "que no descartó una carta que no sea tierra de esta manera pierde 3 vidas" in said
