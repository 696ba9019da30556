"""Occasions on which abilities trigger, and those on which they don't. CR 603.2."""

from __future__ import annotations

from jajna.judge import Table
from jajna.judge.table import CAT
from jajna.oracle.compiler import compile_line
from jajna.vocab import Step
from tests.mechanics.bench import (
    ANN,
    BOB,
    LAND,
    ask_again,
    cast,
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
