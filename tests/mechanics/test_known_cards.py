"""Wordings of cards that every player knows, with what they must leave alone."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.judge import Table
from jajna.simulation.invariants import census
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, table, text_card
from tests.oracle.faces import compiled

ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


def rule(text: str) -> Table:
    """A table where Ann has an enchantment with this text."""
    at = table()
    at.define(ISLE)
    at.battlefield(ANN, permanent("Rule", "Enchantment", text))
    return at


def test_701_23a_the_controller_of_what_was_exiled_searches_their_own_library() -> None:
    at = table()
    at.define(ISLE)
    at.battlefield(BOB, "Bear")
    at.library(BOB, "Isle")
    at.library(ANN, "Isle")
    cast(
        at,
        "Exile target creature. Its controller may search their library for a basic land card, put "
        "that card onto the battlefield tapped, then shuffle.",
        "Bear",
        then=(True, ("Isle",)),
    )
    assert at.object("Isle").controller == BOB
    assert at.object("Isle").tapped


@pytest.mark.parametrize(("cost", "zone"), [("{2}", Zone.GRAVEYARD), ("{3}", Zone.BATTLEFIELD)])
def test_608_2c_it_is_destroyed_if_its_mana_value_is_low(cost: str, zone: Zone) -> None:
    at = table()
    at.battlefield(BOB, creature("Ogre", cost=cost))
    cast(at, "Destroy target creature if it has mana value 2 or less.", "Ogre")
    assert at.object("Ogre").zone is zone


def test_105_2_permanents_that_are_one_or_more_colors() -> None:
    at = table()
    at.battlefield(BOB, creature("Elf", cost="{G}"), "Bear", creature("Wurm", cost="{6}{G}"))
    cast(at, "Exile each permanent with mana value 2 or less that's one or more colors.")
    assert at.names_in(Zone.EXILE) == ["Elf"]


TITAN_OF_COLOR = creature("Titan", 5, 5, "Protection from spells that are one or more colors")


def test_702_16b_protection_from_spells_that_are_one_or_more_colors() -> None:
    at = table()
    at.battlefield(BOB, TITAN_OF_COLOR, "Giant")
    shock = "~ deals 2 damage to target creature."
    at.hand(ANN, text_card("Bolt", "Instant", shock, cost="{R}"))
    at.battlefield(ANN, permanent("Peak", "Land", "{T}: Add {R}.", ""))
    ask_again(at)
    at.act(ANN, "cast Bolt")  # there is but one legal target
    at.choices.clear()
    at.resolve()
    assert at.object("Giant").damage == 2
    at = table()
    at.battlefield(BOB, TITAN_OF_COLOR)
    at.hand(ANN, text_card("Shock", "Instant", shock))
    ask_again(at)
    at.act(ANN, "cast Shock", "Titan")
    at.resolve()
    assert at.object("Titan").damage == 2


def test_110_5b_only_what_enters_tapped_under_your_control_untaps() -> None:
    at = rule("Whenever a permanent enters tapped and under your control, untap it.")
    for player in (ANN, BOB):
        at.hand(player, permanent("Gate", "Artifact", "Gate enters tapped.", "{0}"))
    gate = at.hand(ANN, permanent("Door", "Artifact", "", "{0}"))
    ask_again(at)
    at.act(ANN, "cast Door")
    at.resolve()
    assert not at.game.zones.stack
    at.act(ANN, "cast Gate")
    at.resolve()
    assert at.object("Gate").tapped
    at.resolve()
    assert not at.object("Gate").tapped
    assert gate


@pytest.mark.parametrize(
    ("pays", "may", "cards"), [(True, True, 0), (False, True, 1), (False, False, 0)]
)
def test_118_12a_whether_it_is_paid_is_settled_before_you_may(
    pays: bool, may: bool, cards: int
) -> None:
    at = rule(
        "Whenever an opponent casts a spell, you may draw a card unless that player pays {1}."
    )
    at.battlefield(BOB, "Isle")
    at.library(ANN, "Bear", "Bear")
    at.hand(BOB, text_card("Trick", "Instant", "You gain 1 life."))
    ask_again(at)
    at.act(BOB, "cast Trick")
    at.choose(pays, *([] if pays else [may]))
    at.resolve()
    assert at.object("Isle").tapped is pays
    assert len(at.names_in(Zone.HAND, ANN)) == cards


def test_305_2_two_additional_lands_each_turn() -> None:
    at = rule("You may play two additional lands on each of your turns.")
    at.hand(ANN, "Isle", "Isle", "Isle", "Isle")
    ask_again(at)
    for _ in range(3):
        assert at.why_not(ANN, "play Isle") is None
        at.act(ANN, "play Isle")
    assert at.why_not(ANN, "play Isle") is not None


def test_614_10_all_players_skip_their_untap_steps() -> None:
    at = rule("Players skip their untap steps.")
    at.battlefield(ANN, "Isle", tapped=True)
    at.battlefield(BOB, creature("Ox"), tapped=True)
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Isle").tapped
    assert at.object("Ox").tapped


def test_603_6c_it_is_put_into_your_graveyard_from_your_library_alone() -> None:
    text = (
        "When Moeba is put into your graveyard from your library, you may put it onto the "
        "battlefield."
    )
    at = table()
    at.library(ANN, creature("Moeba", 1, 1, text))
    cast(at, "Target player mills a card.", "Ann")
    at.choose(True)
    at.resolve()
    assert at.object("Moeba").zone is Zone.BATTLEFIELD
    cast(at, "Destroy target creature.", "Moeba")
    assert not at.game.zones.stack
    assert at.object("Moeba").zone is Zone.GRAVEYARD


def test_400_7i_the_card_exiled_after_a_shuffle_may_be_played_free() -> None:
    at = table()
    at.game.players[ANN].library.clear()
    at.library(ANN, creature("Wurm", 6, 6, cost="{6}"))
    cast(
        at,
        "Shuffle your library. Then exile the top card of your library. Until end of turn, you may "
        "play that card without paying its mana cost.",
    )
    at.act(ANN, "cast Wurm free")
    at.resolve()
    assert at.object("Wurm").zone is Zone.BATTLEFIELD


@pytest.mark.parametrize(("life", "hasty"), [(10, True), (11, False)])
def test_119_1_as_long_as_an_opponent_has_so_little_life(life: int, hasty: bool) -> None:
    at = table()
    at.set_life(BOB, life)
    at.hand(
        ANN, creature("Ghast", 2, 1, "Ghast has haste as long as an opponent has 10 or less life.")
    )
    ask_again(at)
    at.act(ANN, "cast Ghast")
    at.resolve()
    at.attack(*(["Ghast"] if hasty else []))
    at.to_turn(BOB)
    assert at.life(BOB) == life - 2 * hasty


@pytest.mark.parametrize(("spells", "zone"), [(2, Zone.GRAVEYARD), (3, Zone.BATTLEFIELD)])
def test_601_2i_three_instant_and_sorcery_spells(spells: int, zone: Zone) -> None:
    at = table()
    text = (
        "At the beginning of combat on your turn, if you've cast three or more instant and sorcery "
        "spells this turn, return Phoenix from your graveyard to the battlefield."
    )
    at.graveyard(ANN, creature("Phoenix", 3, 2, text))
    at.hand(ANN, "Bear")
    ask_again(at)
    at.act(ANN, "cast Bear")
    at.resolve()
    for _ in range(spells):
        cast(at, "You gain 1 life.")
    at.to_turn(BOB)
    assert at.object("Phoenix").zone is zone


def test_208_1_a_creature_of_just_that_size() -> None:
    at = table()
    at.battlefield(
        ANN, creature("Beast", 5, 5, "Beast can't attack unless you control a 1/1 creature.")
    )
    at.battlefield(ANN, creature("Imp", 1, 2), creature("Rat", 2, 1))
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Beast").zone is Zone.BATTLEFIELD
    cast(at, "Create a 1/1 white Human creature token.")
    at.attack("Beast")
    at.to_turn(BOB)
    assert at.life(BOB) == 15


def test_702_29a_what_was_cycled_was_discarded_once() -> None:
    at = rule("You have no maximum hand size.")
    golem = "This spell costs {2} less to cast for each card you've cycled or discarded this turn."
    at.battlefield(ANN, "Isle")
    at.hand(ANN, text_card("Golem", "Artifact Creature — Golem", golem, ("4", "4"), "{5}"))
    at.hand(ANN, creature("Crab", text="Cycling {0}"), "Bear")
    ask_again(at)
    at.act(ANN, "activate Crab")
    at.resolve()
    assert at.why_not(ANN, "cast Golem") is not None
    cast(at, "Discard a card.", then=("Bear",))
    at.define(ISLE)
    at.battlefield(ANN, "Isle")
    at.act(ANN, "cast Golem")
    at.resolve()
    assert at.object("Golem").zone is Zone.BATTLEFIELD


def test_107_3_five_times_x_to_each_of_up_to_x_targets() -> None:
    at = table()
    at.battlefield(ANN, permanent("Forge", "Artifact", "{T}: Add {R}{R}.", "{0}"))
    text = "Crackle deals five times X damage to each of up to X targets."
    at.hand(ANN, text_card("Crackle", "Sorcery", text, cost="{X}"))
    ask_again(at)
    at.act(ANN, "cast Crackle", 2, ("Bob", "Ann"))
    at.resolve()
    assert (at.life(ANN), at.life(BOB)) == (10, 10)


@pytest.mark.parametrize(("cost", "zone"), [("{2}", Zone.GRAVEYARD), ("{1}", Zone.BATTLEFIELD)])
def test_202_3_the_spell_has_the_same_mana_value_as_the_revealed_card(
    cost: str, zone: Zone
) -> None:
    at = rule(
        "Whenever an opponent casts a spell, you may reveal the top card of your library. If you "
        "do, counter that spell if it has the same mana value as the revealed card."
    )
    at.library(ANN, creature("Two", cost="{2}"))
    at.battlefield(BOB, "Isle", "Isle")
    at.to_turn(BOB)
    at.library(ANN, creature("Two", cost="{2}"))
    at.hand(BOB, creature("Ogre", cost=cost))
    ask_again(at)
    at.act(BOB, "cast Ogre")
    at.choose(True)
    at.resolve_all()
    assert at.object("Ogre").zone is zone


TITAN = creature(
    "Titan",
    6,
    6,
    "When Titan enters, sacrifice it unless it escaped.\n"
    "Escape—{0}, Exile a card from your graveyard.",
)


@pytest.mark.parametrize(("way", "zone"), [("", Zone.GRAVEYARD), (" way 0", Zone.BATTLEFIELD)])
def test_702_138b_it_is_sacrificed_unless_it_escaped(way: str, zone: Zone) -> None:
    at = table()
    if way:
        at.graveyard(ANN, TITAN, "Bear")
    else:
        at.hand(ANN, TITAN)
    ask_again(at)
    at.act(ANN, "cast Titan" + way)
    at.resolve_all()
    assert at.object("Titan").zone is zone


def test_702_138b_what_left_and_came_back_has_not_escaped() -> None:
    at = table()
    at.graveyard(ANN, TITAN, "Bear")
    ask_again(at)
    at.act(ANN, "cast Titan way 0")
    at.resolve_all()
    cast(at, "Exile target creature, then return it to the battlefield under its owner's control.")
    at.resolve_all()
    assert at.object("Titan").zone is Zone.GRAVEYARD


HEAT = (
    "Heat deals 2 damage to target creature.\nDelirium — Heat deals 6 damage instead if there are "
    "four or more card types among cards in your graveyard."
)


@pytest.mark.parametrize(("lands", "damage"), [(0, 2), (1, 6)])
def test_608_2c_a_paragraph_replaces_the_one_before(lands: int, damage: int) -> None:
    at = table()
    at.graveyard(ANN, "Bear", "Relic", permanent("Song", "Enchantment"), *["Field"] * lands)
    at.battlefield(BOB, creature("Hydra", 9, 9))
    at.hand(ANN, text_card("Heat", "Sorcery", HEAT))
    ask_again(at)
    at.act(ANN, "cast Heat", "Hydra")
    at.resolve()
    assert at.object("Hydra").damage == damage


PUSH = (
    "Destroy target creature if it has mana value 2 or less.\nRevolt — Destroy that creature if it "
    "has mana value 4 or less instead if a permanent you controlled left the battlefield this turn."
)


@pytest.mark.parametrize(
    ("revolt", "cost", "zone"),
    [
        (ANN, "{4}", Zone.GRAVEYARD),
        (ANN, "{5}", Zone.BATTLEFIELD),
        (BOB, "{4}", Zone.BATTLEFIELD),
        (BOB, "{2}", Zone.GRAVEYARD),
    ],
)
def test_608_2h_a_permanent_you_controlled_left_this_turn(
    revolt: int, cost: str, zone: Zone
) -> None:
    at = table()
    at.battlefield(BOB, creature("Ogre", cost=cost))
    at.battlefield(revolt, "Relic")
    cast(at, "Destroy target artifact.", "Relic")
    at.hand(ANN, text_card("Push", "Instant", PUSH))
    ask_again(at)
    at.act(ANN, "cast Push", "Ogre")
    at.resolve()
    assert at.object("Ogre").zone is zone


def test_614_3_cards_are_exiled_instead_of_put_into_your_graveyard_this_turn() -> None:
    at = table()
    at.graveyard(ANN, "Bear")
    at.battlefield(BOB, "Giant")
    will = (
        "Until end of turn, you may play lands and cast spells from your graveyard.\nIf a card "
        "would be put into your graveyard from anywhere this turn, exile that card instead."
    )
    at.hand(ANN, text_card("Will", "Sorcery", will))
    ask_again(at)
    at.act(ANN, "cast Will")
    at.resolve()
    at.act(ANN, "cast Bear")
    at.resolve()
    cast(at, "Destroy all creatures.")
    assert sorted(at.names_in(Zone.EXILE)) == ["Bear", "Spell", "Will"]
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Giant"]
    at.to_turn(BOB)
    cast(at, "You gain 1 life.", by=ANN)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Spell"]


MOX = (
    "When Mox enters, you may exile a nonartifact, nonland card from your hand.\n{T}: Add one mana "
    "of any of the exiled card's colors."
)


def test_106_5_mana_of_the_colors_of_the_exiled_card() -> None:
    at = table()
    at.hand(ANN, text_card("Mox", "Artifact", MOX), creature("Elf", cost="{G/U}"))
    ask_again(at)
    at.act(ANN, "cast Mox")
    at.choose(True, "Elf")
    at.resolve_all()
    assert at.why_not(ANN, "tap Mox.0:G") is None
    assert at.why_not(ANN, "tap Mox.0:U") is None
    assert at.why_not(ANN, "tap Mox.0:R") is not None


def test_106_5_without_an_exiled_card_there_is_no_mana() -> None:
    at = table()
    at.battlefield(ANN, text_card("Mox", "Artifact", MOX))
    ask_again(at)
    assert at.why_not(ANN, "tap Mox.0:G") is not None


@pytest.mark.parametrize("chosen", [True, False])
def test_608_2c_the_chosen_card_goes_to_the_bottom(chosen: bool) -> None:
    at = table()
    text = (
        "When Faerie enters, look at target player's hand. You may choose a nonland card from it. "
        "If you do, that player reveals the chosen card, puts it on the bottom of their library, "
        "then draws a card."
    )
    at.hand(BOB, "Bear", "Field")
    at.library(BOB, "Giant")
    at.hand(ANN, creature("Faerie", 3, 1, text))
    ask_again(at)
    at.act(ANN, "cast Faerie")
    at.choose("Bob", chosen, "Bear") if chosen else at.choose("Bob", chosen)
    at.resolve_all()
    bottom = at.game.players[BOB].library[-1]
    assert (at.name(bottom) == "Bear") is chosen
    hand = sorted(at.names_in(Zone.HAND, BOB))
    assert hand == (["Field", "Giant"] if chosen else ["Bear", "Field"])


@pytest.mark.parametrize("zone", [Zone.COMMAND, Zone.BATTLEFIELD, Zone.GRAVEYARD])
def test_113_6b_it_works_where_its_condition_says_that_it_is(zone: Zone) -> None:
    text = (
        "Eminence — As long as Ur is in the command zone or on the battlefield, other Dragon "
        "spells you cast cost {1} less to cast."
    )
    at = table()
    at.put(ANN, zone, creature("Ur", 10, 10, text, "Creature — Dragon"))
    at.hand(ANN, creature("Whelp", types="Creature — Dragon", cost="{1}"))
    at.hand(ANN, creature("Goat", cost="{1}"))
    ask_again(at)
    assert (at.why_not(ANN, "cast Whelp") is None) == (zone is not Zone.GRAVEYARD)
    assert at.why_not(ANN, "cast Goat") is not None


@pytest.mark.parametrize(("deaths", "zone"), [(1, Zone.HAND), (2, Zone.BATTLEFIELD)])
def test_122_1_the_counters_that_a_player_has(deaths: int, zone: Zone) -> None:
    text = (
        "Whenever another creature you control dies, you get an experience counter.\n"
        "At the beginning of your end step, choose target creature card in your graveyard. If that "
        "card's mana value is less than or equal to the number of experience counters you have, "
        "return it to the battlefield. Otherwise, put it into your hand."
    )
    at = table()
    at.battlefield(ANN, creature("Meren", 3, 4, text), *["Bear"] * deaths)
    at.graveyard(ANN, creature("Ogre", cost="{2}"))
    for _ in range(deaths):
        cast(at, "Destroy target creature.", "Bear")
        at.resolve_all()
    at.choose_for(Kind.TARGETS, "Ogre")
    at.to_turn(BOB)
    assert at.object("Ogre").zone is zone


@pytest.mark.parametrize(("third", "lands"), [("Isle", 2), ("Peak", 3)])
def test_201_2a_lands_with_different_names(third: str, lands: int) -> None:
    text = (
        "Whenever Vale or another land enters under your control, if you control three or more "
        "lands with different names, create a 2/2 black Zombie creature token."
    )
    at = table()
    at.define(ISLE, permanent("Peak", "Land", "", ""))
    at.battlefield(ANN, permanent("Vale", "Land", text, ""), "Isle")
    at.battlefield(BOB, "Peak")
    at.hand(ANN, third)
    ask_again(at)
    at.act(ANN, f"play {third}")
    at.resolve_all() if at.game.zones.stack else None
    assert ("Zombie Token" in at.names_in(Zone.BATTLEFIELD)) == (lands == 3)


def test_121_1_an_opponent_cant_draw_more_than_one_card_each_turn() -> None:
    at = rule("Each opponent can't draw more than one card each turn.")
    for player in (ANN, BOB):
        at.library(player, "Bear", "Bear", "Bear", "Bear")
    cast(at, "Each player draws three cards.")
    assert len(at.names_in(Zone.HAND, ANN)) == 3
    assert len(at.names_in(Zone.HAND, BOB)) == 1
    at.to_turn(BOB)
    assert len(at.names_in(Zone.HAND, BOB)) == 2
    cast(at, "Draw a card.", by=BOB)
    assert len(at.names_in(Zone.HAND, BOB)) == 2


def test_614_17_a_draw_that_cant_happen_isnt_replaced() -> None:
    at = rule("Each player can't draw more than one card each turn.")
    at.battlefield(
        BOB,
        permanent("Tree", "Enchantment", "If you would draw a card, you gain 4 life instead."),
    )
    cast(at, "Draw two cards.", by=BOB)
    assert at.life(BOB) == 28
    at = rule("Each player can't draw more than one card each turn.")
    at.library(BOB, "Bear", "Bear")
    cast(at, "Draw a card.", by=BOB)
    at.battlefield(
        BOB,
        permanent("Tree", "Enchantment", "If you would draw a card, you gain 4 life instead."),
    )
    cast(at, "Draw a card.", by=BOB)
    assert at.life(BOB) == 20


def test_201_5_a_person_is_the_card_itself() -> None:
    at = table()
    text = "{0}: Prevent all damage that would be dealt to him this turn."
    at.battlefield(ANN, creature("Gideon", 5, 5, text), "Giant")
    at.act(ANN, "activate Gideon")
    at.resolve()
    cast(at, "~ deals 3 damage to each creature.")
    assert at.object("Gideon").damage == 0
    assert at.object("Giant").damage == 3


def test_608_2_the_first_second_and_third_time_it_resolves() -> None:
    at = rule(
        "Whenever a creature enters under your control, you gain 4 life if this is the first time "
        "this ability has resolved this turn. If it's the second time, draw a card. If it's the "
        "third time, ~ deals 4 damage to each opponent."
    )
    at.library(ANN, "Relic", "Relic")
    seen = []
    for _ in range(4):
        cast(at, "Create a 1/1 white Human creature token.")
        at.resolve_all()
        seen.append((at.life(ANN), len(at.names_in(Zone.HAND, ANN)), at.life(BOB)))
    assert seen == [(24, 0, 20), (24, 1, 20), (24, 1, 16), (24, 1, 16)]


def test_701_24a_the_top_card_is_that_of_the_library_just_shuffled() -> None:
    at = table()
    at.game.players[ANN].library.clear()
    at.library(ANN, creature("Wurm", 6, 6, cost="{6}"))
    cast(
        at,
        "Shuffle your library, then exile the top card. Until end of turn, you may play that card "
        "without paying its mana cost.",
    )
    at.act(ANN, "cast Wurm free")
    at.resolve()
    assert at.object("Wurm").zone is Zone.BATTLEFIELD


def test_701_20a_what_was_revealed_and_not_put_onto_the_battlefield() -> None:
    at = table()
    at.battlefield(ANN, permanent("Forge", "Artifact", "{T}: Add {G}{G}{G}.", "{0}"))
    at.library(ANN, "Bear", creature("Wurm", cost="{4}"), "Relic", "Giant")
    wave = (
        "Reveal the top X cards of your library. You may put any number of permanent cards with "
        "mana value X or less from among them onto the battlefield. Then put all cards revealed "
        "this way that weren't put onto the battlefield into your graveyard."
    )
    at.hand(ANN, text_card("Wave", "Sorcery", wave, cost="{X}"))
    ask_again(at)
    at.act(ANN, "cast Wave", 3)
    at.choose(True, ("Bear",))
    at.resolve()
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bear", "Forge"]
    assert sorted(at.names_in(Zone.GRAVEYARD, ANN)) == ["Relic", "Wave", "Wurm"]


def test_508_4_a_token_for_each_opponent_attacks_that_one() -> None:
    at = table(3)
    text = (
        "Whenever you attack, for each opponent, create a 1/1 white Human creature token that's "
        "tapped and attacking that player or a planeswalker they control."
    )
    at.battlefield(ANN, permanent("Rule", "Enchantment", text), creature("Knight", 2, 2))
    at.attack("Knight")
    at.resolve_all()
    assert at.game.turn.combat is not None
    attacked = sorted(at.name(one) for one in at.game.turn.combat.attacks.values())
    assert attacked == ["Bob", "Bob", "Cat"]


def test_114_5_an_emblem_is_no_card() -> None:
    at = table()
    before = census(at.game)
    cast(at, 'You get an emblem with "Creatures you control get +1/+1."')
    assert at.names_in(Zone.COMMAND) == ["Emblem"]
    assert (ANN, "Emblem") not in census(at.game)
    assert (ANN, "Spell") in census(at.game)
    assert (ANN, "Spell") not in before


REFUSED = (
    ("Players skip your untap step.", "Enchantment"),
    ("Destroy target creature if it has power.", "Instant"),
    ("You may draw a card unless.", "Instant"),
    ("Destroy each permanent that's two or more colors.", "Instant"),
    ("Whenever a permanent enters under your control tapped, untap it.", "Enchantment"),
    ("When Test Card is put into your graveyard from a library, draw a card.", "Creature"),
    ("Test Card deals one times X damage to any target.", "Instant"),
    ("Sacrifice Test Card unless you do.", "Instant"),
    ("Exile the top card.", "Instant"),
    (
        "Mill two cards. Put all cards revealed this way that weren't put onto the battlefield "
        "into your hand.",
        "Instant",
    ),
    ("Each player shuffles, then you exile the top card.", "Instant"),
    ("If it's the second time, draw a card.", "Instant"),
    ("Whenever a land enters, if it's the second time, draw a card.", "Enchantment"),
    ("Each opponent can't draw more than one cards each turn.", "Enchantment"),
    ("Prevent all damage that would be dealt to he this turn.", "Instant"),
    ("Draw a card.\nTest Card deals 6 damage instead if you gained life this turn.", "Instant"),
    ("When Test Card enters, that player reveals the chosen card.", "Creature"),
    ("As long as Test Card is in the command zone, it has flying.", "Creature"),
    ("{T}: Add one mana of any of the exiled card's colors.", "Artifact"),
    ("You control three or more lands with different name.", "Land"),
)


@pytest.mark.parametrize(("text", "types"), REFUSED)
def test_what_only_sounds_like_it_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None
