"""Instructions and abilities of old core sets, played: instead, redirection, causes."""

from __future__ import annotations

import pytest

from jajna.kernel.view import view
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, table
from tests.oracle.faces import compiled


def test_608_2c_an_instruction_is_followed_instead_if_its_condition_holds() -> None:
    text = "Draw a card. If you control an artifact, draw three cards instead."
    at = table()
    before = len(at.game.players[ANN].hand)
    cast(at, text)
    assert len(at.game.players[ANN].hand) == before + 1
    at.battlefield(ANN, "Relic")
    cast(at, text)
    assert len(at.game.players[ANN].hand) == before + 4


def test_605_1a_mana_abilities_add_more_instead() -> None:
    at = table()
    tower = permanent(
        "Tower",
        "Land",
        "{T}: Add {C}. If you control a creature and an artifact, add {C}{C}{C} instead.",
        "",
    )
    at.battlefield(ANN, tower, "Bear")
    at.hand(ANN, permanent("Costly", cost="{3}"))
    assert at.why_not(ANN, "cast Costly") is not None
    at.battlefield(ANN, "Relic")
    at.act(ANN, "cast Costly")
    at.resolve()
    assert at.object("Costly").zone is Zone.BATTLEFIELD


def test_106_12a_a_land_tapped_for_mana_gives_additional_mana() -> None:
    at = table()
    growth = permanent(
        "Growth",
        "Enchantment",
        "Whenever a land is tapped for mana, its controller adds an additional {G}.",
    )
    field = permanent("Glade", "Land", "{T}: Add {C}.", "")
    at.battlefield(ANN, growth, field)
    at.act(ANN, "tap Glade.0:C")
    assert sorted(unit.mana for unit in at.game.players[ANN].pool) == [16, 32]


def test_701_19c_that_creature_cannot_be_regenerated() -> None:
    at = table()
    at.battlefield(BOB, creature("Troll", text="{0}: Regenerate Troll."))
    at.act(BOB, "activate Troll")
    at.resolve()
    cast(at, "Destroy target creature. That creature can't be regenerated.", "Troll")
    assert at.object("Troll").zone is Zone.GRAVEYARD


def test_a_noun_that_is_not_what_is_destroyed_is_refused() -> None:
    assert (
        compiled("Destroy target artifact. That creature can't be regenerated.", "Instant").face
        is None
    )


def test_614_9_damage_is_dealt_to_the_one_who_stands_in() -> None:
    at = table()
    guard = creature(
        "Guard", 1, 5, "All damage that would be dealt to you is dealt to Guard instead."
    )
    at.battlefield(ANN, guard)
    cast(at, "Spell deals 3 damage to any target.", "Ann", by=BOB)
    assert at.life(ANN) == 20
    assert at.object("Guard").damage == 3


def test_614_9_damage_from_the_chosen_source_alone_is_redirected() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Guard",
            1,
            5,
            "{0}: All damage that would be dealt to target creature this turn by a source of your "
            "choice is dealt to Guard instead.",
        ),
        "Bear",
    )
    ping = "{0}: %s deals 1 damage to any target."
    at.battlefield(BOB, creature("Imp", text=ping % "Imp"), creature("Elf", text=ping % "Elf"))
    at.act(ANN, "activate Guard", "Bear")
    at.choose("Imp")
    at.resolve()
    for name in ("Imp", "Elf"):
        at.act(BOB, f"activate {name}", "Bear")
        at.resolve()
    assert at.object("Guard").damage == 1
    assert at.object("Bear").damage == 1


def test_614_9_only_so_much_damage_is_redirected() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Guard",
            1,
            5,
            "{0}: The next 2 damage that would be dealt to Guard this turn is dealt to target "
            "creature you control instead.",
        ),
        "Giant",
    )
    at.act(ANN, "activate Guard", "Giant")
    at.resolve()
    cast(at, "Spell deals 3 damage to any target.", "Guard", by=BOB)
    assert at.object("Giant").damage == 2
    assert at.object("Guard").damage == 1


def test_608_2h_the_difference_is_counted_on_resolution() -> None:
    at = table()
    at.hand(BOB, "Bear", "Giant", "Relic")
    here = len(at.game.players[ANN].hand)
    there = len(at.game.players[BOB].hand)
    cast(
        at,
        "If target opponent has more cards in hand than you, draw cards equal to the difference.",
        "Bob",
    )
    assert here < there
    assert len(at.game.players[ANN].hand) == there


def test_the_difference_needs_a_comparison() -> None:
    assert compiled("Draw cards equal to the difference.", "Instant").face is None


def test_705_2_what_follows_depends_on_whether_the_flip_is_won() -> None:
    lives = set()
    for before in range(20):
        at = table()
        for _ in range(before):
            at.game.chance.below(2)
        cast(
            at,
            "Flip a coin. If you win the flip, you gain 1 life. If you lose the flip, you "
            "lose 1 life.",
        )
        lives.add(at.life(ANN))
    assert lives == {19, 21}


def test_705_2_both_flip_until_both_coins_come_up_heads() -> None:
    at = table()
    cast(
        at,
        "You and target opponent each flip a coin. Spell deals 1 damage to each player whose coin "
        "comes up tails. Repeat this process until both players' coins come up heads on the same "
        "flip.",
        "Bob",
    )
    tails = [0, 0]
    for event in at.game.history.log:
        if type(event).__name__ == "CoinFlipped" and event.amount() == 0:
            tails[event.things()[0]] += 1
    assert at.life(ANN) == 20 - tails[ANN]
    assert at.life(BOB) == 20 - tails[BOB]


def test_105_4_cards_of_the_chosen_color_are_discarded() -> None:
    at = table()
    at.hand(BOB, creature("Wolf", cost="{G}"), creature("Crab", cost="{U}"))
    cast(
        at,
        "Choose a color. Target player reveals their hand and discards all cards of that color.",
        "Bob",
        then=("green",),
    )
    assert at.object("Wolf").zone is Zone.GRAVEYARD
    assert at.object("Crab").zone is Zone.HAND


def test_that_color_needs_a_chosen_color() -> None:
    assert compiled("Target player discards all cards of that color.", "Instant").face is None


TACTICS = (
    "When a spell or ability an opponent controls causes you to discard Tactics, you gain 4 life."
)


def test_603_2_an_opponents_spell_causes_the_discard() -> None:
    at = table()
    at.hand(BOB, creature("Tactics", text=TACTICS))
    cast(at, "Target player discards a creature card.", "Bob")
    at.resolve_all()
    assert at.life(BOB) == 24


def test_603_2_ones_own_spell_is_no_opponents() -> None:
    at = table()
    at.hand(BOB, creature("Tactics", text=TACTICS))
    cast(at, "Discard a creature card.", by=BOB)
    at.resolve_all()
    assert at.object("Tactics").zone is Zone.GRAVEYARD
    assert at.life(BOB) == 20


def test_601_2h_discarding_as_a_cost_is_no_effect() -> None:
    at = table()
    at.hand(BOB, creature("Tactics", text=TACTICS))
    at.battlefield(BOB, permanent("Mill", text="Discard a card: You gain 1 life."))
    at.act(BOB, "activate Mill", "Tactics")
    at.resolve_all()
    assert at.life(BOB) == 21


def test_603_6c_a_land_that_an_opponent_destroys_comes_back() -> None:
    at = table()
    at.battlefield(
        BOB,
        permanent(
            "Ground",
            "Enchantment",
            "Whenever a spell or ability an opponent controls causes a land to be put into your "
            "graveyard from the battlefield, return that card to the battlefield.",
        ),
        "Field",
    )
    cast(at, "Destroy target land.", "Field")
    at.resolve_all()
    assert at.object("Field").zone is Zone.BATTLEFIELD
    cast(at, "Sacrifice a land.", by=BOB)
    at.resolve_all()
    assert at.object("Field").zone is Zone.GRAVEYARD


WORSHIP = permanent(
    "Worship",
    "Enchantment",
    "If you control a creature, damage that would reduce your life total to less than 1 reduces it "
    "to 1 instead.",
)


def test_120_3a_damage_leaves_one_life_even_from_two_at_once() -> None:
    at = table()
    at.battlefield(BOB, WORSHIP, "Wall")
    at.battlefield(ANN, "Giant", creature("Ogre", 4, 4))
    at.set_life(BOB, 6)
    at.attack("Giant", "Ogre")
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 1


def test_119_3_other_loss_of_life_is_not_stopped() -> None:
    at = table()
    at.battlefield(BOB, WORSHIP, "Wall")
    at.set_life(BOB, 2)
    cast(at, "Target player loses 2 life.", "Bob")
    assert at.game.outcome is not None


def test_614_1a_without_a_creature_the_damage_is_not_held() -> None:
    at = table()
    at.battlefield(BOB, WORSHIP)
    at.set_life(BOB, 2)
    cast(at, "Spell deals 2 damage to any target.", "Bob")
    assert at.game.outcome is not None


def test_603_6c_a_permanent_returned_to_hand_costs_its_owner_a_card() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Devotion",
            "Enchantment",
            "Whenever a permanent is returned to a player's hand, that player discards a card.",
        ),
    )
    at.battlefield(BOB, "Giant")
    hand = len(at.game.players[BOB].hand)
    cast(at, "Return target creature to its owner's hand.", "Giant")
    at.choose("Giant")
    at.resolve_all()
    assert len(at.game.players[BOB].hand) == hand
    assert at.object("Giant").zone is Zone.GRAVEYARD


def test_401_4_a_hand_goes_to_the_bottom_and_as_many_cards_are_drawn() -> None:
    at = table()
    at.hand(BOB, "Bear", "Giant")
    hand = at.game.players[BOB].hand.copy()
    cast(
        at,
        "Target player puts the cards in their hand on the bottom of their library in any order, "
        "then draws that many cards.",
        "Bob",
        then=(tuple(hand),),
    )
    assert len(at.game.players[BOB].hand) == len(hand)
    below = [at.game.objects.latest(card) for card in hand]
    assert at.game.players[BOB].library[-len(hand) :] == below


def test_500_8_an_additional_combat_phase_and_main_phase_follow() -> None:
    at = table()
    cast(
        at,
        "After this main phase, there is an additional combat phase followed by an additional main "
        "phase.",
    )
    seen: list[Step] = []
    while at.game.turn.active == ANN:
        if not seen or seen[-1] is not at.game.turn.step:
            seen.append(at.game.turn.step)
        at.answer_next()
    assert seen.count(Step.BEGINNING_OF_COMBAT) == 2
    assert seen.count(Step.POSTCOMBAT_MAIN) == 2


def test_400_7_creatures_that_attacked_this_turn_untap() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(ANN, "Giant", tapped=True)
    at.attack("Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    cast(at, "Untap all creatures that attacked this turn.")
    assert not at.object("Bear").tapped
    assert at.object("Giant").tapped


def test_120_3e_a_creature_dealt_damage_by_this_one_dies_later() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Vampire",
            text="{0}: Vampire deals 1 damage to any target.\n"
            "Whenever a creature dealt damage by Vampire this turn dies, put a +1/+1 counter on "
            "Vampire.",
        ),
    )
    at.battlefield(BOB, "Bear", "Giant")
    at.act(ANN, "activate Vampire", "Giant")
    at.resolve()
    cast(at, "Destroy target creature.", "Giant")
    at.resolve_all()
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert at.object("Vampire").counters.get("+1/+1", 0) == 1


def test_613_4c_each_creature_counts_those_that_share_a_type_with_it() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Arms",
            "Enchantment",
            "Each creature gets +1/+1 for each other creature on the battlefield that shares at "
            "least one creature type with it.",
        ),
        creature("Elf Wolf", types="Creature — Elf Wolf"),
        creature("Elf", types="Creature — Elf"),
    )
    at.battlefield(BOB, creature("Wolf", types="Creature — Wolf"), "Bear")
    assert at.power_toughness("Elf Wolf") == (4, 4)
    assert at.power_toughness("Elf") == (3, 3)
    assert at.power_toughness("Wolf") == (3, 3)
    assert at.power_toughness("Bear") == (2, 2)


def test_611_3a_other_creatures_are_other_than_each_that_is_counted_for() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Lord", text="Each creature you control gets +1/+1 for each other creature you control."
        ),
        "Bear",
        "Wall",
    )
    assert at.power_toughness("Lord") == (4, 4)
    assert at.power_toughness("Bear") == (4, 4)


def test_701_20a_hands_played_revealed_are_seen() -> None:
    at = table()
    at.hand(BOB, "Giant")
    assert all(card.name != "Giant" for card in view(at.game, ANN).players[BOB].hand)
    at.battlefield(
        ANN,
        permanent("Eye", "Enchantment", "Your opponents play with their hands revealed."),
    )
    assert any(card.name == "Giant" for card in view(at.game, ANN).players[BOB].hand)
    at.hand(ANN, "Bear")
    assert all(card.name != "Bear" for card in view(at.game, BOB).players[ANN].hand)


def test_401_5_the_top_card_is_seen_by_whom_the_effect_says() -> None:
    at = table()
    at.library(ANN, "Giant")
    at.battlefield(
        ANN,
        permanent("Globe", text="You may look at the top card of your library any time."),
    )
    assert [place for place, _ in view(at.game, ANN).players[ANN].library] == [0]
    assert view(at.game, BOB).players[ANN].library == []


def test_601_2f_spells_cost_more_but_during_their_casters_turn() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Grid",
            text="Each spell costs {3} more to cast except during its controller's turn.",
        ),
    )
    at.hand(ANN, "Bear")
    at.hand(BOB, permanent("Trick", "Artifact", "Flash"))
    assert at.why_not(ANN, "cast Bear") is None
    assert at.why_not(BOB, "cast Trick") is not None


def test_613_1e_permanents_become_the_chosen_color() -> None:
    at = table()
    sky = permanent(
        "Sky",
        "Enchantment",
        "As Sky enters, choose a color.\nAll nonland permanents are the chosen color.",
    )
    at.battlefield(ANN, "Bear", "Field")
    at.hand(ANN, sky)
    at.act(ANN, "cast Sky")
    at.choose("blue")
    at.resolve()
    assert at.object("Bear").now.colors == 2
    assert at.object("Field").now.colors == 0


def test_604_3_power_is_a_number_and_toughness_that_number_plus_one() -> None:
    at = table()
    at.graveyard(BOB, "Bear", "Giant", "Relic")
    at.battlefield(
        ANN,
        creature(
            "Ghoul",
            text="Ghoul's power is equal to the number of creature cards in all graveyards and its "
            "toughness is equal to that number plus 1.",
        ),
    )
    assert at.power_toughness("Ghoul") == (2, 3)


def test_119_4_half_the_life_is_paid_rounded_up() -> None:
    at = table()
    at.battlefield(ANN, permanent("Altar", text="Pay half your life, rounded up: Draw a card."))
    at.set_life(ANN, 7)
    at.act(ANN, "activate Altar")
    assert at.life(ANN) == 3


def test_106_7_mana_of_a_color_that_ones_lands_could_produce() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Compass",
            text="{T}: Add one mana of any color that a basic land you control could produce.",
        ),
        permanent(
            "Pool",
            "Land",
            "{T}: Add one mana of any color that a land you control could produce.",
            "",
        ),
        permanent("Wood", "Basic Land — Forest", "", ""),
        permanent("Waste", "Land", "{T}: Add {C}.", ""),
    )
    assert at.why_not(ANN, "tap Compass.0:G") is None
    assert at.why_not(ANN, "tap Compass.0:C") is not None
    assert at.why_not(ANN, "tap Pool.0:G") is None
    assert at.why_not(ANN, "tap Pool.0:U") is not None


def test_609_7a_only_a_source_of_the_chosen_color_can_be_chosen() -> None:
    at = table()
    circle = permanent(
        "Circle",
        "Enchantment",
        "As Circle enters, choose a color.\n{0}: The next time a source of your choice of the "
        "chosen color would deal damage to you this turn, prevent that damage.",
    )
    at.battlefield(
        BOB,
        creature("Imp", text="{0}: Imp deals 1 damage to any target.", cost="{R}"),
        creature("Crab", text="{0}: Crab deals 1 damage to any target.", cost="{U}"),
    )
    at.hand(ANN, circle)
    at.act(ANN, "cast Circle")
    at.choose("red")
    at.resolve()
    at.act(ANN, "activate Circle")
    at.resolve()
    for name in ("Imp", "Crab"):
        at.act(BOB, f"activate {name}", "Ann")
        at.resolve()
    assert at.life(ANN) == 19


def test_608_2c_players_choose_the_exiled_cards_in_turn() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant", "Wall")
    cast(
        at,
        "Exile all nontoken permanents. Starting with you, each player chooses one of the exiled "
        "cards and puts it onto the battlefield tapped under their control. Repeat this process "
        "until all cards exiled this way have been chosen.",
        then=("Giant", "Bear"),
    )
    assert at.object("Giant").controller == ANN
    assert at.object("Bear").controller == BOB
    assert at.object("Wall").controller == ANN
    assert at.object("Wall").tapped


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. You gain 2 life. If you control an artifact, destroy target land instead.",
        "If you control an artifact, draw two cards instead.",
        "Draw a card. If you control an artifact, instead.",
        "Creatures you control get +1/+1 for each Aura attached to them.",
    ],
)
def test_what_would_be_replaced_must_be_clear(text: str) -> None:
    types = "Enchantment" if text.startswith("Creatures") else "Instant"
    assert compiled(text, types).face is None


def test_106_3_who_adds_the_mana_chooses_its_color() -> None:
    at = table()
    spring = permanent(
        "Spring",
        "Enchantment",
        "Whenever a land is tapped for mana, its controller adds one mana of any color.",
    )
    at.battlefield(BOB, spring)
    at.battlefield(ANN, permanent("Glade", "Land", "{T}: Add {C}.", ""))
    asked: list[int] = []
    at.act(ANN, "tap Glade.0:C", "U")
    asked += [unit.mana for unit in at.game.players[ANN].pool]
    assert sorted(asked) == [2, 32]
