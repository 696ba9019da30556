"""Repeating the process of a spell or ability. CR 608.2c."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import NO, YES
from jajna.judge import Table
from jajna.judge.table import Choice
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent, spell, text_card
from tests.table import table

RED = text_card("Ember", "Creature", "", ("1", "1"), "{R}")
BLUE = text_card("Mist", "Creature", "", ("1", "1"), "{U}")
GRAY = permanent("Gear")
MILL = "Target player mills two cards. If two cards that share a color were milled this way, "


def after(text: str, *top: Card, answers: tuple[Choice, ...] = ()) -> Table:
    """The table after Ann's spell has done this to Bob, whose library has these cards on top."""
    at = table()
    at.hand(ANN, spell(text))
    at.library(BOB, *top)
    ask_again(at)
    at.act(ANN, "cast Spell", *(["Bob"] if "arget player" in text else []))
    if answers:
        at.choose(*answers)
    at.resolve_all()
    return at


def test_608_2c_the_whole_process_is_repeated_while_its_condition_holds() -> None:
    at = after(MILL + "repeat this process.", RED, RED, BLUE, BLUE, RED, BLUE, RED, RED)
    assert len(at.game.players[BOB].graveyard) == 6


def test_608_2c_cards_without_a_color_share_none() -> None:
    at = after(MILL + "repeat this process.", GRAY, GRAY, RED, RED)
    assert len(at.game.players[BOB].graveyard) == 2


def test_608_2c_it_is_repeated_so_many_times_more() -> None:
    assert after("You gain 2 life. Repeat this process two more times.").life(ANN) == 26
    assert after("You gain 2 life. Repeat this process once.").life(ANN) == 24


def test_608_2c_a_player_may_go_on_as_long_as_they_like() -> None:
    text = "You gain 2 life. You may repeat this process any number of times."
    assert after(text, answers=(YES, YES, NO)).life(ANN) == 26


def test_201_2a_the_same_name_among_some_cards() -> None:
    text = (
        "Target player exiles the top two cards of their library. If two or more of those cards "
        "have the same name, repeat this process."
    )
    at = after(text, RED, RED, RED, BLUE, BLUE, BLUE)
    assert sorted(at.names_in(Zone.EXILE)) == ["Ember", "Ember", "Ember", "Mist"]


def test_201_2a_you_control_so_many_with_the_same_name() -> None:
    text = (
        "{0}: You gain 1 life. Activate only if you control two or more lands with the same name."
    )
    at = table(ann=[permanent("Atlas", "Artifact", text), permanent("Isle", "Land", cost="")])
    assert at.why_not(ANN, "activate Atlas") is not None
    at.battlefield(ANN, permanent("Isle", "Land", cost=""))
    ask_again(at)
    assert at.why_not(ANN, "activate Atlas") is None


def test_614_11_a_draw_may_be_replaced_by_a_search_for_a_kind_of_card() -> None:
    text = (
        "If you would draw a card, you may instead choose land or nonland and reveal cards from "
        "the top of your library until you reveal a card of the chosen kind. Put that card into "
        "your hand and put all other cards revealed this way on the bottom of your library in any "
        "order."
    )
    at = table(ann=[permanent("Plenty", "Enchantment", text)])
    at.library(ANN, "Bear", "Field", "Bear")
    at.hand(ANN, spell("Draw a card."))
    ask_again(at)
    at.act(ANN, "cast Spell")
    at.choose(YES, "land")
    at.resolve_all()
    hand = [at.name(one) for one in at.game.players[ANN].hand]
    assert [name for name in hand if name in ("Bear", "Field")] == ["Field"]
    library = at.game.players[ANN].library
    assert at.name(library[-1]) == "Bear"


def test_202_3_creatures_with_mana_value_of_the_chosen_quality() -> None:
    at = table(bob=[creature("One", cost="{1}"), creature("Two", cost="{2}"), creature("Nil")])
    at.hand(
        ANN, spell("Choose odd or even. Exile each creature with mana value of the chosen quality.")
    )
    ask_again(at)
    at.act(ANN, "cast Spell")
    at.choose("even")
    at.resolve_all()
    assert sorted(at.names_in(Zone.EXILE)) == ["Nil", "Two"]
