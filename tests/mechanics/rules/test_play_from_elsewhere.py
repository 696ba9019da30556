"""Playing cards from elsewhere or without paying. CR 601.3, 701.18a, 118.9."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.cards.texts import compile_text
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.table import table

OGRE = creature("Ogre", 3, 3, cost="{4}")


def rules(text: str) -> Card:
    """An enchantment that costs nothing."""
    return permanent("Rule", "Enchantment", text)


def with_rule(text: str) -> Table:
    """Ann controls an enchantment with this text."""
    at = table()
    at.define(OGRE)
    at.battlefield(ANN, rules(text))
    return at


def test_701_18a_a_land_is_played_from_the_graveyard_as_the_land_of_the_turn() -> None:
    at = with_rule("You may play lands from your graveyard.")
    at.graveyard(ANN, "Field", "Bear")
    at.hand(ANN, "Field")
    assert at.why_not(ANN, "cast Bear") is not None
    at.act(ANN, f"play {at.game.players[ANN].graveyard[0]}")
    assert at.names_in(Zone.BATTLEFIELD, ANN).count("Field") == 1
    assert at.game.players[ANN].lands_played == 1


def test_701_18a_nobody_else_plays_lands_from_that_graveyard() -> None:
    at = with_rule("You may play lands from your graveyard.")
    at.graveyard(BOB, "Field")
    at.to_turn(BOB)
    card = at.game.players[BOB].graveyard[0]
    reason = at.why_not(BOB, f"play {card}")
    assert reason is not None
    assert reason.rule == "305.1"


def test_601_3_only_what_fits_is_cast_from_the_top_of_the_library() -> None:
    at = with_rule(
        "Play with the top card of your library revealed.\n"
        "You may cast creature spells from the top of your library."
    )
    at.library(ANN, "Bear", "Relic")
    at.act(ANN, "cast Bear")
    at.resolve()
    assert "Bear" in at.names_in(Zone.BATTLEFIELD)
    assert at.names_in(Zone.LIBRARY, ANN)[0] == "Relic"
    assert at.why_not(ANN, f"cast {at.game.players[ANN].library[0]}") is not None


def test_118_9_spells_from_the_hand_are_free_and_may_still_be_paid_for() -> None:
    at = with_rule("You may cast spells from your hand without paying their mana costs.")
    ogre = at.hand(ANN, "Ogre")[0]
    reason = at.why_not(ANN, f"cast {ogre}")
    assert reason is not None
    assert reason.code == "not enough mana"
    at.act(ANN, f"cast {ogre} free")
    at.resolve()
    assert "Ogre" in at.names_in(Zone.BATTLEFIELD)


def test_118_9_without_such_an_effect_nothing_is_free() -> None:
    at = table()
    at.define(OGRE)
    ogre = at.hand(ANN, "Ogre")[0]
    reason = at.why_not(ANN, f"cast {ogre} free")
    assert reason is not None
    assert reason.rule == "118.9"


def test_113_6_a_card_that_may_be_cast_from_the_graveyard_is_cast_from_there() -> None:
    at = table()
    text = "You may cast Ghoul from your graveyard as long as you control a Swamp."
    at.graveyard(ANN, creature("Ghoul", 2, 1, text))
    ghoul = at.game.players[ANN].graveyard[0]
    assert at.why_not(ANN, f"cast {ghoul}") is not None
    at.battlefield(ANN, permanent("Bog", "Land — Swamp", cost=""))
    at.act(ANN, f"cast {ghoul}")
    at.resolve()
    assert "Ghoul" in at.names_in(Zone.BATTLEFIELD)


def test_611_2a_exiled_cards_are_played_this_turn_only() -> None:
    at = table()
    at.library(ANN, "Bear", "Field", "Wall")
    text = "Exile the top three cards of your library. You may play those cards this turn."
    cast(at, text)
    assert set(at.names_in(Zone.EXILE)) == {"Bear", "Field", "Wall"}
    at.act(ANN, "cast Bear")
    at.resolve()
    at.act(ANN, "play Field")
    assert set(at.names_in(Zone.BATTLEFIELD)) == {"Bear", "Field"}
    wall = at.id("Wall")
    assert at.why_not(BOB, f"cast {wall}") is not None
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.why_not(ANN, f"cast {wall}") is not None


def test_611_2a_until_the_end_of_your_next_turn_is_the_turn_after_this_one() -> None:
    at = table()
    at.library(ANN, "Bear")
    cast(
        at,
        "Exile the top card of your library. Until the end of your next turn, you may play that "
        "card.",
    )
    at.to_turn(BOB)
    at.to_turn(ANN)
    bear = at.id("Bear")
    assert at.why_not(ANN, f"cast {bear}") is None
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.why_not(ANN, f"cast {bear}") is not None


def test_400_7_a_card_that_left_exile_is_no_longer_the_one_that_may_be_cast() -> None:
    at = table()
    at.graveyard(BOB, "Bear")
    cast(
        at,
        "Exile target creature card from a graveyard. You may cast that card for as long as it "
        "remains exiled.",
        "Bear",
    )
    at.act(ANN, "cast Bear")
    at.resolve()
    assert at.object("Bear").controller == ANN
    cast(at, "Destroy target creature.", "Bear")
    bear = at.game.players[BOB].graveyard[0]
    assert at.why_not(ANN, f"cast {bear}") is not None


def test_609_4b_mana_of_any_color_casts_the_exiled_card() -> None:
    at = table()
    at.graveyard(BOB, creature("Elf", 1, 1, cost="{G}"))
    at.battlefield(ANN, permanent("Mine", "Land", "{T}: Add {C}.", cost=""))
    cast(
        at,
        "Exile target creature card from a graveyard. You may cast that card for as long as it "
        "remains exiled, and you may spend mana as though it were mana of any type to cast that "
        "spell.",
        "Elf",
    )
    at.act(ANN, "cast Elf")
    at.resolve()
    assert "Elf" in at.names_in(Zone.BATTLEFIELD)
    own = at.hand(ANN, creature("Elk", 1, 1, cost="{G}"))[0]
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.why_not(ANN, f"cast {own}") is not None


@pytest.mark.parametrize(("kind", "mine"), [("type", "{C}"), ("color", "{W}")])
def test_609_4b_mana_for_a_spell_cast_this_way_is_said_apart(kind: str, mine: str) -> None:
    at = table()
    at.library(BOB, creature("Elf", 1, 1, cost="{G}"))
    at.battlefield(ANN, permanent("Mine", "Land", f"{{T}}: Add {mine}.", cost=""))
    cast(
        at,
        "Exile the top card of target opponent's library. You may play that card for as long as "
        "it remains exiled. If you cast a spell this way, you may spend mana as though it were "
        f"mana of any {kind} to cast it.",
        BOB,
    )
    own = at.hand(ANN, creature("Elk", 1, 1, cost="{G}"))[0]
    assert at.why_not(ANN, f"cast {own}") is not None
    at.act(ANN, "cast Elf")
    at.resolve()
    assert "Elf" in at.names_in(Zone.BATTLEFIELD)


def test_601_3_one_spell_from_among_the_cards_is_cast_in_the_time() -> None:
    at = table()
    gain = spell("You gain 1 life.", "Gain")
    more = spell("You gain 2 life.", "More")
    at.library(ANN, gain, more, "Bear")
    own = at.hand(ANN, gain)[0]
    cast(
        at,
        "Exile the top three cards of your library. Until the end of your next turn, you may cast "
        "an instant or sorcery spell from among those exiled cards.",
    )
    exiled = {at.name(one): one for one in at.game.zones.exile}
    assert len(exiled) == 3
    assert at.why_not(ANN, f"cast {exiled['Bear']}") is not None
    at.act(ANN, f"cast {own}")
    at.resolve()
    at.to_turn(BOB)
    at.act(ANN, f"cast {exiled['More']}")
    at.resolve()
    assert at.life(ANN) == 23
    assert at.why_not(ANN, f"cast {exiled['Gain']}") is not None


def test_601_3_one_spell_from_among_the_cards_is_cast_no_later() -> None:
    at = table()
    at.library(ANN, spell("You gain 1 life.", "Gain"), "Bear")
    cast(
        at,
        "Exile the top two cards of your library. You may cast an instant spell from among them "
        "this turn.",
    )
    gain = at.id("Gain")
    assert at.why_not(ANN, f"cast {gain}") is None
    at.to_turn(BOB)
    assert at.why_not(ANN, f"cast {gain}") is not None


def test_601_3_one_spell_from_among_described_cards_is_read_in_one_way() -> None:
    text = "{T}: Until end of turn, you may cast a creature spell from among cards exiled with ~."
    assert not compile_text(text.replace("~", "this artifact"), "Artifact").blockers


def test_601_3_cards_exiled_this_way_are_those_of_this_resolution() -> None:
    at = table()
    at.library(ANN, "Bear", "Wall")
    text = (
        "Exile the top card of your library. Until end of turn, you may play cards exiled this way."
    )
    at.hand(ANN, spell(text, "First"), spell("Exile the top card of your library.", "Second"))
    at.act(ANN, "cast First")
    at.resolve()
    at.act(ANN, "cast Second")
    at.resolve()
    assert at.why_not(ANN, f"cast {at.id('Bear')}") is None
    assert at.why_not(ANN, f"cast {at.id('Wall')}") is not None


TRANCE = (
    "Other players can't play lands or cast spells from their graveyards this turn. You may play "
    "lands and cast spells from other players' graveyards this turn as though those cards were in "
    "your graveyard."
)
MEMORY = spell("You gain 2 life.\nFlashback {0}", "Memory")


def entranced(*more: Card) -> Table:
    """Ann has cast the Trance, with these permanents; Bob's graveyard has cards."""
    at = table()
    at.define(MEMORY)
    at.battlefield(ANN, *more)
    at.graveyard(BOB, "Memory", "Field", "Bear")
    cast(at, TRANCE)
    return at


def test_609_4_flashback_works_in_anothers_graveyard_as_though_in_ones_own() -> None:
    at = entranced()
    memory = at.game.players[BOB].graveyard[0]
    at.act(ANN, f"cast {memory} way 0")
    at.resolve()
    assert at.game.players[ANN].life == 22
    assert "Memory" in at.names_in(Zone.EXILE)


def test_609_4a_what_else_lets_cards_be_played_from_ones_graveyard_reaches_it() -> None:
    at = entranced()
    field = at.game.players[BOB].graveyard[1]
    assert at.why_not(ANN, f"play {field}") is not None
    at = entranced(rules("You may play lands from your graveyard."))
    field = at.game.players[BOB].graveyard[1]
    at.act(ANN, f"play {field}")
    assert "Field" in at.names_in(Zone.BATTLEFIELD, ANN)


def test_601_3_others_cast_nothing_from_their_graveyards_this_turn() -> None:
    at = entranced()
    memory = at.game.players[BOB].graveyard[0]
    at.act(ANN, "pass")
    reason = at.why_not(BOB, f"cast {memory} way 0")
    assert reason is not None
    assert reason.rule == "601.3"
