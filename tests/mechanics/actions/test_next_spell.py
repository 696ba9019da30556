"""The next spell of the turn; playing and casting while something resolves. CR 611.2c, 608.2g."""

from __future__ import annotations

import pytest

from jajna.cards.texts import compile_text
from jajna.decision import Kind, PlayLand
from jajna.judge import Table
from jajna.oracle import compile_face
from jajna.simulation.invariants import why_stale
from jajna.vocab import Cannot, Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell
from tests.oracle.faces import face
from tests.table import table

GAIN = spell("You gain 3 life.", "Gain", "Sorcery")
SAVAGE = (
    "The next creature spell you cast this turn can be cast as though it had flash. That spell "
    "can't be countered. That creature enters with an additional +1/+1 counter on it."
)


def test_702_8a_only_the_next_sorcery_has_flash() -> None:
    at = table()
    at.hand(ANN, GAIN, GAIN, "Bear")
    at.to_turn(BOB)
    assert at.why_not(ANN, "cast Gain") is not None
    cast(at, "The next sorcery spell you cast this turn can be cast as though it had flash.")
    assert at.why_not(ANN, "cast Bear") is not None
    at.act(ANN, "cast Gain")
    assert at.why_not(ANN, "cast Gain") is not None
    at.resolve()
    assert at.life(ANN) == 23


def test_611_2c_the_next_creature_spell_is_sure_and_grows() -> None:
    at = table()
    counter = spell("Counter target spell.", "Counter")
    at.hand(ANN, "Bear", "Giant")
    at.hand(BOB, counter, counter)
    at.to_turn(BOB)
    cast(at, SAVAGE)
    at.act(ANN, "cast Bear")
    at.act(BOB, "cast Counter", "Bear")
    at.resolve_all()
    assert at.power_toughness("Bear") == (3, 3)
    assert at.why_not(ANN, "cast Giant") is not None
    at.to_turn(ANN)
    at.act(ANN, "cast Giant")
    at.act(BOB, "cast Counter", "Giant")
    at.resolve_all()
    assert "Giant" in at.names_in(Zone.GRAVEYARD, ANN)


@pytest.mark.parametrize(
    ("offer", "made"),
    [
        ("discard a card", (True, "Wall")),
        ("pay 1 life", (True,)),
        ("discard a card", (False,)),
        ("pay 1 life", (False,)),
    ],
)
def test_603_7b_the_next_spell_is_waited_for_if_one_did_so(
    offer: str, made: tuple[bool | str, ...]
) -> None:
    at = table()
    at.hand(ANN, GAIN, GAIN, "Wall")
    then = "when you next cast a sorcery spell this turn, you gain 5 life."
    cast(at, f"You may {offer}. If you do, {then}", then=made)
    life = at.life(ANN)
    at.act(ANN, "cast Gain")
    at.resolve_all()
    assert at.life(ANN) == life + (8 if made[0] else 3)
    at.act(ANN, "cast Gain")
    at.resolve_all()
    assert at.life(ANN) == life + (11 if made[0] else 6)


def test_608_2c_if_you_do_before_the_next_spell_needs_something_done() -> None:
    text = "If you do, when you next cast a sorcery spell this turn, you gain 5 life."
    assert compile_text(text, "Sorcery").blockers


WISH = (
    "{0}: Reveal the top card of your library. You may play that card without paying its mana "
    "cost. If you don't, exile it."
)


def wished(top: str) -> Table:
    """Ann has activated the wish; it has revealed this card."""
    at = table()
    at.define(creature("Ogre", 3, 3, cost="{4}"))
    at.battlefield(ANN, permanent("Djinn", "Artifact", WISH))
    at.library(ANN, top, "Relic")
    at.act(ANN, "activate Djinn")
    return at


def test_608_2g_a_spell_is_cast_while_the_ability_resolves() -> None:
    at = wished("Ogre")
    at.to_question(Kind.CAST)
    assert at.asked is not None
    at.answer(at.asked.options[0])
    at.resolve_all()
    assert "Ogre" in at.names_in(Zone.BATTLEFIELD)
    assert at.names_in(Zone.EXILE) == []


def test_608_2c_who_does_not_play_it_exiles_it() -> None:
    at = wished("Ogre")
    at.to_question(Kind.CAST)
    at.answer(False)
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Ogre"]


def test_305_2b_a_land_is_played_only_if_it_is_the_first_of_the_turn() -> None:
    at = wished("Field")
    at.to_question(Kind.CAST)
    assert at.asked is not None
    assert isinstance(at.asked.options[0], PlayLand)
    at.answer(at.asked.options[0])
    assert at.game.players[ANN].lands_played == 1
    at.library(ANN, "Field")
    at.act(ANN, "activate Djinn")
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Field"]


@pytest.mark.parametrize(("card", "zone"), [("Field", "land"), ("Gain", "spell"), ("Bear", "bear")])
def test_608_2g_a_card_revealed_at_random_is_put_or_cast(card: str, zone: str) -> None:
    at = table()
    at.define(GAIN)
    text = (
        "At the beginning of each player's upkeep, that player reveals a card at random from their "
        "hand. If it's a land card, the player puts it onto the battlefield. Otherwise, the player "
        "casts it without paying its mana cost if able."
    )
    at.battlefield(ANN, permanent("Wild", "Enchantment", text))
    at.hand(BOB, card)
    at.to_turn(BOB, Step.UPKEEP)
    at.resolve_all()
    if zone == "spell":
        assert at.life(BOB) == 23
    else:
        assert at.object(card).controller == BOB
        assert card in at.names_in(Zone.BATTLEFIELD)


def test_603_7_it_returns_in_its_owners_upkeep() -> None:
    at = table()
    titan = creature(
        "Titan",
        7,
        2,
        "When Titan dies, return it to the battlefield tapped under its owner's control at the "
        "beginning of their next upkeep.",
    )
    at.battlefield(BOB, titan)
    cast(at, "Destroy target creature.", "Titan")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Titan"]
    at.to_turn(BOB, Step.DRAW)
    assert at.object("Titan").tapped
    assert at.object("Titan").zone is Zone.BATTLEFIELD


def test_701_24a_the_owners_of_what_is_put_back_shuffle() -> None:
    at = table()
    stalker = permanent(
        "Stalker",
        "Artifact",
        "{0}: Put Stalker and target creature on top of their owners' libraries, then those "
        "players shuffle their libraries.",
    )
    at.battlefield(ANN, stalker)
    at.battlefield(BOB, "Bear")
    at.library(BOB, "Giant")
    before = at.game.players[BOB].library.copy()
    at.act(ANN, "activate Stalker", "Bear")
    at.resolve_all()
    after = at.game.players[BOB].library
    assert len(after) == len(before) + 1
    assert [card for card in after if card in before] != before


def test_608_2d_a_wrong_guess_lets_the_card_be_cast() -> None:
    for guess, cast_it in (("#0", True), ("#1", False)):
        at = table()
        master = creature(
            "Master",
            4,
            4,
            "Whenever Master deals combat damage to a player, choose a card in your hand. That "
            "player guesses whether the card's mana value is greater than 4. If the player guessed "
            "wrong, you may cast the card without paying its mana cost.",
        )
        at.battlefield(ANN, master)
        at.hand(ANN, creature("Ogre", 3, 3, cost="{3}"))
        ask_again(at)
        at.attack("Master")
        at.to_question(Kind.WORD)
        assert at.asked is not None
        assert at.asked.player == BOB
        at.answer(guess)
        assert (at.asked.kind is Kind.CAST) == cast_it


def test_603_2_whoever_searches_their_own_library_triggers() -> None:
    at = table()
    text = "Whenever an opponent searches their library, that player loses 10 life."
    at.battlefield(ANN, permanent("Ob", "Enchantment", text))
    own = "Search your library for a card, put it into your hand, then shuffle."
    cast(at, own)
    at.resolve_all()
    assert at.life(ANN) == 20
    at.to_turn(BOB)
    cast(at, own, by=BOB)
    at.resolve_all()
    assert at.life(BOB) == 10
    cast(at, "Search target player's library for a card and exile it.", "Ann", by=BOB)
    at.resolve_all()
    assert at.life(BOB) == 10


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target creature at the beginning of their next upkeep.",
        "Draw a card at the beginning of their next upkeep.",
        "If the player guessed wrong, draw a card.",
    ],
)
def test_nobody_was_spoken_of(text: str) -> None:
    assert compile_face(face(text, "Instant")).face is None


def test_608_2c_other_players_are_other_than_the_one_who_triggered_it() -> None:
    at = table(3)
    text = "Whenever a player casts an instant or sorcery spell, each other player loses 1 life."
    at.battlefield(ANN, permanent("Tax", "Enchantment", text))
    gain = spell("You gain 1 life.", "Sip")
    at.hand(BOB, gain)
    ask_again(at)
    at.act(BOB, "cast Sip")
    at.resolve_all()
    assert [at.life(seat) for seat in range(3)] == [19, 21, 19]


def test_701_23a_what_is_sought_for_each_comes_together() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Bear", "Wall")
    at.library(ANN, "Bear", "Giant", "Bear", "Wall")
    bears = at.game.players[ANN].library[0], at.game.players[ANN].library[2]
    cast(
        at,
        "For each creature you control, you may search your library for a creature card with the "
        "same name as that creature. Put those cards onto the battlefield, then shuffle.",
        then=(True, True, False, (bears[0],), (bears[1],)),
    )
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bear"] * 4 + ["Wall"]


def test_608_2f_that_creature_is_the_one_searched_for() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    at.library(ANN, "Wall", "Giant", "Bear")
    _, giant, bear = at.game.players[ANN].library[:3]
    cast(
        at,
        "For each creature you control, you may search your library for a creature card with the "
        "same name as that creature. Put those cards onto the battlefield, then shuffle.",
        then=(True, True, (bear,), (giant,)),
    )
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bear", "Bear", "Giant", "Giant"]
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    at.library(ANN, "Giant")
    cast(
        at,
        "For each creature you control, you may search your library for a creature card with the "
        "same name as that creature. Put those cards onto the battlefield, then shuffle.",
        then=(True, False),
    )
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == ["Bear", "Giant"]


def test_611_2c_the_effect_on_the_next_spell_is_kept_up_to_date() -> None:
    at = table()
    at.hand(ANN, "Bear")
    cast(at, "The next creature spell you cast this turn can't be countered.")
    at.act(ANN, "cast Bear")
    assert why_stale(at.game) is None
    assert at.object("Bear").now.cannot & Cannot.BE_COUNTERED


def test_611_2c_what_lets_the_next_spell_have_flash_makes_it_no_cheaper_and_no_larger() -> None:
    at = table()
    at.hand(ANN, creature("Ogre", 3, 3, cost="{1}"))
    at.to_turn(BOB)
    cast(at, "The next creature spell you cast this turn can be cast as though it had flash.")
    assert at.why_not(ANN, "cast Ogre") is not None
    at.hand(ANN, "Bear")
    at.act(ANN, "cast Bear")
    at.resolve_all()
    assert at.power_toughness("Bear") == (2, 2)


@pytest.mark.parametrize("more", ["can't be countered", "costs {1} less to cast"])
def test_611_2c_what_makes_the_next_spell_sure_or_cheaper_gives_it_no_flash(more: str) -> None:
    at = table()
    at.hand(ANN, "Bear")
    at.to_turn(BOB)
    cast(at, f"The next creature spell you cast this turn {more}.")
    assert at.why_not(ANN, "cast Bear") is not None
    at.to_turn(ANN)
    assert at.why_not(ANN, "cast Bear") is None
