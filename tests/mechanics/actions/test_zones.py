"""Graveyards, hands and libraries as wholes, and permanents that enter attacking. CR 400, 508.4."""

from __future__ import annotations

from jajna.card import Card
from jajna.formats.construction import CONSTRUCTED, violations
from jajna.formats.deck import Deck
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.table import table

RETURN = (
    "Return to the battlefield all permanent cards in your graveyard that were put there from the "
    "battlefield this turn."
)


def test_400_7_only_what_left_the_battlefield_this_turn_returns() -> None:
    at = table()
    at.graveyard(ANN, "Wall")
    at.hand(ANN, "Giant")
    at.battlefield(ANN, "Bear", "Relic")
    cast(at, "Discard a card.")
    cast(at, "Destroy all creatures.")
    cast(at, RETURN)
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bear", "Relic"]


def test_400_7_what_died_last_turn_does_not_return() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, "Destroy all creatures.")
    at.to_turn(BOB)
    cast(at, RETURN)
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_603_6c_a_card_put_into_an_opponents_graveyard_from_anywhere_triggers() -> None:
    at = table()
    text = (
        "Whenever a creature card is put into an opponent's graveyard from anywhere, you gain 1 "
        "life."
    )
    at.battlefield(ANN, permanent("Memento", "Artifact", text), "Giant")
    at.battlefield(BOB, "Bear")
    at.library(BOB, "Wall", "Relic")
    cast(at, "Destroy all creatures.")
    at.resolve_all()
    assert at.life(ANN) == 21
    cast(at, "Target player mills two cards.", "Bob")
    at.resolve_all()
    assert at.life(ANN) == 22


def test_113_6k_of_the_card_itself_it_triggers_in_the_graveyard() -> None:
    at = table()
    text = "When Hulk is put into a graveyard from anywhere, shuffle it into its owner's library."
    at.library(BOB, creature("Hulk", 5, 5, text), "Bear")
    cast(at, "Target player mills two cards.", "Bob")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]


def test_401_a_big_library_wins() -> None:
    at = table()
    text = "At the beginning of your upkeep, if you have fifteen or more cards in your library, "
    at.battlefield(ANN, permanent("Battle", "Enchantment", text + "you win the game."))
    at.to_turn(BOB)
    at.to_turn(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.game.outcome is not None


def test_108_3_a_card_of_an_opponents_in_exile_counts() -> None:
    at = table()
    warden = creature(
        "Warden", 3, 2, "Warden gets +2/+2 as long as an opponent owns a card in exile."
    )
    at.battlefield(ANN, warden)
    at.battlefield(BOB, "Bear")
    at.graveyard(ANN, "Wall")
    cast(at, "Exile target card from a graveyard.", "Wall")
    assert at.power_toughness("Warden") == (3, 2)
    cast(at, "Exile target creature.", "Bear")
    assert at.power_toughness("Warden") == (5, 4)


def test_701_13a_hands_and_graveyards_are_exiled_whole() -> None:
    at = table()
    at.hand(BOB, "Bear")
    at.graveyard(BOB, "Wall")
    at.graveyard(ANN, "Relic")
    cast(at, "Exile all cards from all hands and graveyards.")
    assert sorted(at.names_in(Zone.EXILE)) == ["Bear", "Relic", "Wall"]


def test_701_24d_the_source_and_the_graveyard_are_shuffled_in() -> None:
    at = table()
    elixir = permanent(
        "Elixir",
        "Artifact",
        "{T}: You gain 5 life. Shuffle Elixir and your graveyard into their owner's library.",
    )
    at.battlefield(ANN, elixir)
    at.graveyard(ANN, "Bear")
    at.graveyard(BOB, "Wall")
    count = len(at.game.players[ANN].library)
    at.act(ANN, "activate Elixir")
    at.resolve()
    assert len(at.game.players[ANN].library) == count + 2
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Wall"]


def test_701_9b_all_but_one_card_is_discarded() -> None:
    at = table()
    at.hand(BOB, "Bear", "Wall", "Giant")
    text = "Target player chooses a card in their hand and discards the rest."
    cast(at, text, "Bob", then=(("Wall",),))
    assert at.names_in(Zone.HAND, BOB) == ["Wall"]


def test_608_2h_each_draws_as_many_as_the_largest_hand_discarded() -> None:
    at = table()
    at.hand(BOB, "Bear", "Wall", "Giant")
    at.hand(ANN, "Relic")
    cast(
        at,
        "Each player discards their hand, then draws cards equal to the greatest number of cards "
        "a player discarded this way.",
    )
    assert len(at.names_in(Zone.HAND, ANN)) == 3
    assert len(at.names_in(Zone.HAND, BOB)) == 3


def test_608_2c_a_hand_is_put_back_and_another_found() -> None:
    at = table()
    at.hand(BOB, "Bear", "Wall")
    at.library(BOB, "Giant", "Relic")
    cast(
        at,
        "Target opponent puts the cards from their hand on top of their library. Search that "
        "player's library for that many cards. The player puts those cards into their hand, then "
        "shuffles.",
        "Bob",
        then=(("Bear", "Wall"), ("Relic", "Wall")),
    )
    assert sorted(at.names_in(Zone.HAND, BOB)) == ["Relic", "Wall"]


def test_508_4_a_creature_put_onto_the_battlefield_attacking_was_not_declared() -> None:
    at = table()
    captain = creature(
        "Captain",
        2,
        2,
        "Whenever Captain attacks, you may put a creature card from your hand onto the battlefield "
        "tapped and attacking.",
    )
    at.battlefield(ANN, captain)
    at.hand(ANN, "Giant")
    at.choose()
    at.attack("Captain")
    at.choose(True)
    at.resolve_all()
    combat = at.game.turn.combat
    assert combat is not None
    assert at.object("Giant").tapped
    assert combat.attacks[at.id("Giant")] == BOB
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 13


def test_100_2a_any_number_of_a_card_that_says_so_is_in_a_deck() -> None:
    rats = creature("Rats", 2, 2, "A deck can have any number of cards named Rats.")
    seven = creature("Dwarves", 2, 2, "A deck can have up to seven cards named Dwarves.")

    def wrong(card: Card, count: int) -> list[str]:
        rest = permanent("Plot", "Basic Land", cost="")
        deck = Deck("", ((card, count), (rest, 60)), ())
        return [one.card for one in violations(deck, CONSTRUCTED)]

    assert wrong(rats, 30) == []
    assert wrong(seven, 7) == []
    assert wrong(seven, 8) == ["Dwarves"]
    assert wrong(creature("Ox"), 5) == ["Ox"]


def test_508_4_tokens_are_created_attacking() -> None:
    at = table()
    hero = creature(
        "Hero",
        2,
        2,
        "Whenever Hero attacks, create two 1/1 white Cat creature tokens with lifelink that are "
        "tapped and attacking.",
    )
    at.battlefield(ANN, hero)
    at.attack("Hero")
    at.resolve_all()
    cats = [one for one in at.game.objects.values() if "Cat" in one.now.subtypes]
    combat = at.game.turn.combat
    assert combat is not None
    assert [one.tapped for one in cats] == [True, True]
    assert [combat.attacks[one.id] for one in cats] == [BOB, BOB]
    at.to(Step.END_OF_COMBAT)
    assert (at.life(ANN), at.life(BOB)) == (22, 16)


def test_707_10_each_other_player_copies_what_a_player_casts() -> None:
    at = table(3)
    text = (
        "Whenever a player casts an instant or sorcery spell, each other player copies that spell. "
        "Each of those players may choose new targets for their copy."
    )
    at.battlefield(ANN, permanent("Hive", "Enchantment", text))
    at.hand(BOB, spell("Shock deals 2 damage to any target.", "Shock"))
    at.game.decision = None
    at.game.advance()
    at.act(BOB, "cast Shock", 2)
    at.resolve_all()
    assert sum(at.life(seat) for seat in range(3)) == 54
