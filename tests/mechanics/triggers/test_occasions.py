"""Occasions on which abilities trigger, and those on which they don't. CR 603.2."""

from __future__ import annotations

from jajna.judge import Table
from jajna.judge.table import CAT
from jajna.oracle.compiler import compile_line
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
    text_card,
)
from tests.table import table


def watched(text: str, players: int = 2) -> Table:
    """A table where Ann has an enchantment with the text."""
    at = table(players=players)
    at.battlefield(ANN, permanent("Watcher", "Enchantment", text))
    return at


def test_120_3_only_so_much_damage_dealt_at_once_is_meant() -> None:
    at = watched("Whenever a source you control deals 5 or more damage to a player, draw a card.")
    held = len(at.game.players[ANN].hand)
    cast(at, "Spell deals 4 damage to target player.", "Bob")
    cast(at, "Spell deals 4 damage to target player.", "Bob")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held
    cast(at, "Spell deals 5 damage to target player.", "Bob")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held + 1


def test_120_3_the_damage_of_other_sources_does_not_count() -> None:
    at = watched("Whenever a source you control deals 5 or more damage to a player, draw a card.")
    held = len(at.game.players[ANN].hand)
    cast(at, "Spell deals 5 damage to target player.", "Ann", by=BOB)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held


def test_603_2b_combat_on_each_opponents_turn_is_not_your_own() -> None:
    at = watched(
        "At the beginning of combat on each opponent's turn, that player loses 1 life.", players=3
    )
    at.begin(ANN)
    for player in (BOB, CAT, ANN):
        at.to_turn(player, Step.BEGINNING_OF_COMBAT)
        at.resolve_all()
    assert [at.life(seat) for seat in range(3)] == [20, 19, 19]


def test_505_1_each_of_your_main_phases_is_meant() -> None:
    at = watched("At the beginning of each of your main phases, you gain 1 life.")
    at.to_turn(BOB, Step.END)
    at.resolve_all()
    assert at.life(ANN) == 21
    at.to_turn(ANN, Step.END)
    at.resolve_all()
    assert at.life(ANN) == 23


def test_601_2i_each_spell_but_the_first_of_a_turn_is_meant() -> None:
    at = watched("Whenever you cast a spell other than your first spell each turn, draw a card.")
    held = len(at.game.players[ANN].hand)
    cast(at, "You gain 0 life.", by=BOB)
    cast(at, "You gain 0 life.")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held
    for drawn in (1, 2):
        cast(at, "You gain 0 life.")
        at.resolve_all()
        assert len(at.game.players[ANN].hand) == held + drawn


def test_601_2i_in_the_turn_of_another_no_spell_during_your_turn_is_cast() -> None:
    at = watched(
        "Whenever you cast a spell during your turn other than your first spell that turn, draw a "
        "card."
    )
    at.to_turn(BOB)
    held = len(at.game.players[ANN].hand)
    cast(at, "You gain 0 life.")
    cast(at, "You gain 0 life.")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held


def test_601_2i_the_first_of_a_kind_may_follow_other_spells() -> None:
    at = watched(
        "Whenever an opponent casts an instant spell other than the first instant spell that "
        "player casts each turn, that player loses 4 life."
    )
    at.hand(BOB, text_card("Gear", "Artifact", "Flash"))
    ask_again(at)
    at.act(BOB, "cast Gear")
    at.resolve_all()
    cast(at, "You gain 0 life.", by=BOB)
    at.resolve_all()
    assert at.life(BOB) == 20
    cast(at, "You gain 0 life.", by=BOB)
    at.resolve_all()
    assert at.life(BOB) == 16


def test_601_2a_a_spell_from_another_zone_than_the_hand_is_meant() -> None:
    at = watched(
        "Whenever an opponent casts a spell from anywhere other than their hand, that player "
        "loses 1 life."
    )
    cast(at, "You gain 0 life.", by=BOB)
    at.resolve_all()
    assert at.life(BOB) == 20
    at.graveyard(BOB, text_card("Echo", "Instant", "You gain 0 life.\nFlashback {0}"))
    ask_again(at)
    at.act(BOB, "cast Echo way 0")
    at.resolve_all()
    assert at.life(BOB) == 19


def test_106_12_only_the_permanent_itself_is_meant() -> None:
    at = table()
    orchard = "Whenever you tap Orchard for mana, target opponent gains 1 life.\n{T}: Add {C}."
    at.battlefield(ANN, permanent("Orchard", "Land", orchard, cost=""))
    at.battlefield(ANN, permanent("Plain", "Land", "{T}: Add {C}.", cost=""))
    at.act(ANN, "activate Plain")
    at.resolve_all()
    assert at.life(BOB) == 20
    at.act(ANN, "activate Orchard", "Bob")
    at.resolve_all()
    assert at.life(BOB) == 21


def test_701_6a_a_spell_or_ability_you_control_counters() -> None:
    at = watched("Whenever a spell or ability you control counters a spell, you gain 1 life.")
    at.hand(ANN, spell("You gain 0 life.", "Prayer"), spell("You gain 0 life.", "Psalm"))
    ask_again(at)
    at.act(ANN, "cast Prayer")
    cast(at, "Counter target spell.", "Prayer", by=BOB)
    at.resolve_all()
    assert at.life(ANN) == 20
    at.act(ANN, "cast Psalm")
    cast(at, "Counter target spell.", "Psalm")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_701_6a_a_countered_ability_is_no_countered_spell() -> None:
    at = watched("Whenever a spell or ability you control counters a spell, you gain 1 life.")
    at.battlefield(BOB, permanent("Fount", "Artifact", "{0}: You gain 1 life."))
    at.act(BOB, "activate Fount")
    cast(at, "Counter target activated ability.", "Fount")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 20)


CURSE = permanent(
    "Curse",
    "Enchantment — Aura Curse",
    "Enchant player\nWhenever a land enters under enchanted player's control, that player loses 1 "
    "life.",
)


def test_303_4_what_enters_under_the_control_of_another_player_does_not_count() -> None:
    at = table(players=3)
    at.hand(ANN, CURSE)
    ask_again(at)
    at.act(ANN, "cast Curse", "Bob")
    at.resolve_all()
    at.hand(CAT, LAND)
    at.to_turn(CAT)
    at.act(CAT, "play Field")
    at.resolve_all()
    assert [at.life(seat) for seat in range(3)] == [20, 20, 20]


def test_303_4_what_enters_under_the_control_of_the_enchanted_player_counts() -> None:
    at = table(players=3)
    at.hand(ANN, CURSE)
    ask_again(at)
    at.act(ANN, "cast Curse", "Bob")
    at.resolve_all()
    at.hand(BOB, LAND)
    at.to_turn(BOB)
    at.act(BOB, "play Field")
    at.resolve_all()
    assert [at.life(seat) for seat in range(3)] == [20, 19, 20]


def test_603_2_entering_under_the_control_of_a_pronoun_is_not_understood() -> None:
    line = "Whenever a creature enters under {} control, you gain 1 life."
    assert compile_line(line.format("enchanted player's"), False).meanings
    assert not compile_line(line.format("its"), False).meanings


def test_508_3_that_opponent_is_not_taken_for_the_attacker() -> None:
    line = "Whenever a player attacks one of your opponents, that {} loses 1 life."
    assert compile_line(line.format("attacking player"), False).meanings
    assert not compile_line(line.format("opponent"), False).meanings


KNIGHTING = (
    "Whenever a creature attacks one of your opponents, create a 2/2 white Knight creature token "
    "that's attacking that player."
)


def test_508_4_the_token_attacks_the_player_who_is_attacked() -> None:
    at = watched(KNIGHTING, players=3)
    at.battlefield(ANN, creature("Raider"))
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Raider", at=CAT)
    at.resolve_all()
    knights = [one for one in at.game.zones.battlefield if at.name(one).startswith("Knight")]
    assert at.game.turn.combat is not None
    assert [at.game.turn.combat.attacks[one] for one in knights] == [CAT]
    assert not at.object(knights[0]).tapped


def test_119_3_for_each_life_lost_that_much_is_gained() -> None:
    at = watched("Whenever you lose life, you gain 2 life for each 1 life you lost.")
    cast(at, "You lose 3 life.")
    at.resolve_all()
    assert at.life(ANN) == 23


def test_119_3_the_life_of_another_event_is_not_understood() -> None:
    line = "Whenever you {} life, draw a card for each 1 life you lost."
    assert compile_line(line.format("lose"), False).meanings
    assert not compile_line(line.format("gain"), False).meanings


def test_506_2_damage_to_a_player_who_is_not_attacked_does_not_count() -> None:
    at = table(players=3)
    text = (
        "Whenever Raider deals combat damage to defending player, that player loses 5 life.\n"
        "{0}: Raider deals 2 damage to each opponent."
    )
    at.battlefield(ANN, creature("Raider", text=text))
    at.act(ANN, "activate Raider")
    at.resolve_all()
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Raider", at=BOB)
    at.to(Step.COMBAT_DAMAGE)
    at.resolve_all()
    assert [at.life(seat) for seat in range(3)] == [20, 11, 18]


def test_508_3_a_planeswalker_of_an_opponent_is_attacked() -> None:
    at = watched(
        "Whenever a creature attacks one of your opponents or a planeswalker an opponent controls, "
        "that creature gets +2/+0 until end of turn.",
        players=3,
    )
    at.battlefield(ANN, creature("Raider"), creature("Rider"))
    walker = permanent("Walker", "Planeswalker")
    at.put(BOB, Zone.BATTLEFIELD, walker, counters={"loyalty": 3})
    at.begin(ANN)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Raider", at="Walker")
    at.resolve_all()
    assert at.power_toughness("Raider") == (4, 2)
    assert at.power_toughness("Rider") == (2, 2)


def test_406_1_a_creature_exiled_from_the_battlefield_is_meant() -> None:
    at = watched("Whenever a creature is exiled from the battlefield, you gain 1 life.")
    at.battlefield(BOB, "Bear", "Giant")
    cast(at, "Destroy target creature.", "Bear")
    cast(at, "Exile target creature card from a graveyard.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Exile target creature.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_603_6_a_card_put_into_a_hand_from_a_graveyard_triggers_there() -> None:
    at = table()
    text = "When Brownscale is put into your hand from your graveyard, you gain 2 life."
    at.graveyard(ANN, creature("Brownscale", text=text))
    cast(at, "Return target creature card from your graveyard to your hand.", "Brownscale")
    at.resolve_all()
    assert at.life(ANN) == 22


def test_603_6_returned_from_the_battlefield_it_does_not_trigger() -> None:
    at = table()
    text = "When Brownscale is put into your hand from your graveyard, you gain 2 life."
    at.battlefield(ANN, creature("Brownscale", text=text))
    cast(at, "Return target creature to its owner's hand.", "Brownscale")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_603_10a_the_owner_of_the_graveyard_loses_life() -> None:
    at = watched(
        "Whenever a nontoken permanent is put into a player's graveyard from the battlefield, that "
        "player loses 1 life."
    )
    at.battlefield(BOB, "Bear")
    cast(at, "Gain control of target creature.", "Bear")
    cast(at, "Destroy target creature.", "Bear")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 19)


def test_603_10a_a_card_leaves_the_graveyard_of_an_opponent() -> None:
    at = watched("Whenever a creature card leaves an opponent's graveyard, you gain 1 life.")
    at.graveyard(ANN, "Bear")
    at.graveyard(BOB, "Giant")
    cast(at, "Exile target creature card from a graveyard.", "Bear")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, "Exile target creature card from a graveyard.", "Giant")
    at.resolve_all()
    assert at.life(ANN) == 21
