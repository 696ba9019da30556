"""Players described by how much they control, and how much they lost this turn. CR 108.4, 119.3."""

from __future__ import annotations

from jajna.judge import Table
from jajna.judge.table import CAT
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BEAR, BOB, GIANT, LAND, cast, creature, permanent
from tests.table import table


def three_with_lands(*lands: int) -> Table:
    """A table of three of whom each controls so many lands."""
    at = table(players=3)
    for seat, number in enumerate(lands):
        at.battlefield(seat, *[LAND] * number)
    return at


def lands(at: Table) -> list[int]:
    """How many lands each player controls."""
    found = at.game.zones.battlefield
    held = [at.game.object(one).controller for one in found if at.name(one).startswith("Field")]
    return [held.count(seat) for seat in range(3)]


def test_108_4_who_controls_more_than_you_is_compared_with_you_alone() -> None:
    at = three_with_lands(2, 3, 2)
    cast(at, "Each opponent who controls more lands than you loses 2 life.")
    assert [at.life(seat) for seat in range(3)] == [20, 18, 20]


def test_108_4_who_controls_fewer_is_counted() -> None:
    at = three_with_lands(2, 1, 0)
    held = len(at.game.players[ANN].hand)
    cast(at, "Draw a card for each opponent who controls fewer lands than you.")
    assert len(at.game.players[ANN].hand) == held + 2


def test_108_4_all_who_control_the_most_are_meant() -> None:
    at = three_with_lands(3, 3, 2)
    cast(at, "Each player who controls the most lands sacrifices two lands.")
    at.resolve_all()
    assert lands(at) == [1, 1, 2]


def test_108_4_all_who_control_the_fewest_are_meant_with_none_as_well() -> None:
    at = three_with_lands(3, 0, 0)
    cast(at, "Each player who controls the fewest lands loses 2 life.")
    assert [at.life(seat) for seat in range(3)] == [20, 18, 18]


def test_108_4_who_does_not_control_such_a_permanent_is_meant() -> None:
    at = table(players=3)
    at.battlefield(BOB, BEAR)
    cast(at, "Each opponent who doesn't control a creature loses 1 life.")
    assert [at.life(seat) for seat in range(3)] == [20, 20, 19]


MAMMOTH = creature(
    "Mammoth",
    text="At the beginning of your upkeep, if a player controls more creatures than each other "
    "player, the player who controls the most creatures gains control of Mammoth.",
)


def test_603_4_one_who_controls_the_most_gains_control() -> None:
    at = table()
    at.battlefield(ANN, MAMMOTH)
    at.battlefield(BOB, BEAR, GIANT)
    at.begin(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.object("Mammoth").controller == BOB


def test_603_4_nobody_gains_control_while_two_are_tied() -> None:
    at = table()
    at.battlefield(ANN, MAMMOTH)
    at.battlefield(BOB, BEAR)
    at.begin(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.object("Mammoth").controller == ANN


def test_109_4_no_opponent_means_none_of_several() -> None:
    at = table(players=3)
    at.battlefield(
        ANN, creature("Beetle", text="Beetle gets +3/+3 as long as no opponent controls a Wall.")
    )
    assert at.power_toughness("Beetle") == (5, 5)
    at.battlefield(CAT, creature("Barrier", 0, 4, types="Creature — Wall"))
    assert at.power_toughness("Beetle") == (2, 2)


def test_119_3_each_loses_what_they_themselves_lost() -> None:
    at = table(players=3)
    at.battlefield(
        ANN,
        permanent(
            "Reflection",
            "Enchantment",
            "At the beginning of each end step, each opponent loses life equal to the life they "
            "lost this turn.",
        ),
    )
    cast(at, "Target player loses 3 life.", "Bob")
    cast(at, "Target player loses 1 life.", "Cat")
    cast(at, "You lose 2 life.")
    at.to(Step.END)
    at.resolve_all()
    assert [at.life(seat) for seat in range(3)] == [18, 14, 18]


def test_119_3_the_total_of_all_opponents_is_counted() -> None:
    at = table(players=3)
    cast(at, "Target player loses 3 life.", "Bob")
    cast(at, "Target player loses 1 life.", "Cat")
    cast(at, "You lose 2 life.")
    cast(at, "You gain X life, where X is the total life lost by your opponents this turn.")
    assert at.life(ANN) == 22


def test_120_3_damage_dealt_to_the_target_counts_and_no_other() -> None:
    at = table(players=3)
    cast(at, "~ deals 3 damage to any target.".replace("~", "Spell"), "Bob")
    cast(at, "Target player loses 1 life.", "Bob")
    cast(at, "~ deals 2 damage to any target.".replace("~", "Spell"), "Cat")
    cast(at, "You gain life equal to the damage dealt to target opponent this turn.", "Bob")
    assert at.life(ANN) == 23


def test_121_1_the_cards_that_the_target_has_drawn_count() -> None:
    at = table()
    cast(at, "You draw three cards.")
    cast(
        at,
        "Target player draws two cards, then Spell deals damage to that player equal to the number "
        "of cards they've drawn this turn.",
        "Bob",
    )
    assert at.life(BOB) == 18
    cast(
        at,
        "Target player draws two cards, then Spell deals damage to that player equal to the number "
        "of cards they've drawn this turn.",
        "Ann",
    )
    assert at.life(ANN) == 15


def test_601_2i_each_player_is_dealt_damage_for_their_own_spells() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Lizard",
            "Enchantment",
            "Whenever a player casts a noncreature spell, Lizard deals damage to that player equal "
            "to the number of noncreature spells they've cast this turn.",
        ),
    )
    for by in (ANN, ANN, BOB):
        cast(at, "You gain 0 life.", by=by)
        at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (17, 19)


def test_103_4_life_is_compared_with_the_starting_life_total() -> None:
    at = table()
    at.battlefield(
        ANN,
        creature(
            "Valkyrie",
            text="As long as you have at least 7 life more than your starting life total, Valkyrie "
            "gets +2/+2.",
        ),
    )
    cast(at, "You gain 6 life.")
    assert at.power_toughness("Valkyrie") == (2, 2)
    cast(at, "You gain 1 life.")
    assert at.power_toughness("Valkyrie") == (4, 4)


def test_122_1f_a_player_with_a_poison_counter_is_poisoned() -> None:
    at = table(players=3)
    at.battlefield(
        ANN,
        creature(
            "Betrayers",
            text="Betrayers gets +1/+1 as long as an opponent is poisoned.\n"
            "Betrayers gets +1/+0 for each poison counter your opponents have.",
        ),
    )
    assert at.power_toughness("Betrayers") == (2, 2)
    at.game.players[ANN].add_counters("poison", 1)
    cast(at, "You gain 1 life.")
    assert at.power_toughness("Betrayers") == (2, 2)
    at.game.players[BOB].add_counters("poison", 2)
    at.game.players[CAT].add_counters("poison", 1)
    cast(at, "Put a +1/+1 counter on target creature.", "Betrayers")
    assert at.power_toughness("Betrayers") == (7, 4)


def test_400_1_the_cards_in_all_hands_are_counted() -> None:
    at = table()
    at.hand(ANN, BEAR, BEAR)
    at.hand(BOB, BEAR)
    held = sum(len(player.hand) for player in at.game.players)
    at.battlefield(
        ANN,
        creature(
            "Sorcerer",
            text="Sorcerer's power and toughness are each equal to the total number of cards in "
            "all players' hands.",
        ),
    )
    assert at.power_toughness("Sorcerer") == (held, held)


def test_108_3_cards_you_own_in_exile_and_in_your_graveyard_are_counted() -> None:
    at = table()
    at.graveyard(ANN, BEAR)
    at.graveyard(BOB, BEAR)
    at.put(ANN, Zone.EXILE, "Bear")
    at.put(BOB, Zone.EXILE, "Bear")
    cast(
        at,
        "You gain life equal to the total number of creature cards you own in exile and in your "
        "graveyard.",
    )
    assert at.life(ANN) == 22


def test_301_5_attached_things_are_counted() -> None:
    at = table()
    at.battlefield(ANN, BEAR, GIANT)
    knight = creature(
        "Knight", text="Knight gets +3/+3 as long as two or more Equipment are attached to it."
    )
    blade = permanent("Blade", "Artifact — Equipment", "Equip {0}")
    helm = permanent("Helm", "Artifact — Equipment", "Equip {0}")
    at.battlefield(ANN, knight, blade, helm)
    at.act(ANN, "activate Blade", "Knight")
    at.resolve_all()
    assert at.power_toughness("Knight") == (2, 2)
    at.act(ANN, "activate Helm", "Bear")
    at.resolve_all()
    assert at.power_toughness("Knight") == (2, 2)
    at.act(ANN, "activate Helm", "Knight")
    at.resolve_all()
    assert at.power_toughness("Knight") == (5, 5)
