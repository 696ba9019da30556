"""Spells that are exiled when they are cast. CR 601.2i, 603.2, 702.62b."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import Cast, Kind
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent, spell
from tests.table import table

SAGE = creature(
    "Sage",
    text="Whenever you cast your second spell each turn, copy it, then exile the spell you cast"
    " with four time counters on it. If it doesn't have suspend, it gains suspend.",
)
SIP = spell("You gain 3 life.", "Sip")


def test_702_62b_the_second_spell_is_copied_and_suspended() -> None:
    at = table(ann=[SAGE], hand=["Bear", SIP])
    at.act(ANN, "cast Bear")
    at.resolve_all()
    assert at.object("Bear").zone is Zone.BATTLEFIELD
    at.act(ANN, "cast Sip")
    at.resolve_all()
    assert at.life(ANN) == 23
    assert at.object("Sip").zone is Zone.EXILE
    assert at.object("Sip").counters == {"time": 4}
    at.to_turn(BOB)
    at.to_turn(ANN, Step.UPKEEP)
    at.resolve_all()
    assert at.object("Sip").counters == {"time": 3}


POOL = permanent(
    "Pool",
    text="When Pool enters, each player exiles the top three cards of their library.\n"
    "Whenever a player casts a spell from their hand, that player exiles it. If the player does,"
    " they may cast a spell from among other cards exiled with Pool without paying its mana cost.",
)
ELF = creature("Elf", 1, 1, cost="{G}")


def with_pool(hand: Card | str) -> Table:
    """The artifact has exiled cards of each library; Ann has a card in hand."""
    at = table(hand=[POOL, hand], library=[ELF, "Field", "Field"])
    at.library(BOB, creature("Imp", cost="{B}"), "Field", "Field")
    ask_again(at)
    at.act(ANN, "cast Pool")
    at.resolve_all()
    assert {"Elf", "Imp"} <= set(at.names_in(Zone.EXILE))
    return at


def test_607_2a_the_spell_is_exiled_and_another_card_exiled_so_is_cast() -> None:
    at = with_pool("Bear")
    at.act(ANN, "cast Bear")
    at.to_question(Kind.CAST)
    question = at.asked
    assert question is not None
    cards = [one.card for one in question.options if isinstance(one, Cast)]
    assert sorted(at.game.object(one).now.name for one in cards) == ["Elf", "Imp"]
    at.choose("Imp")
    at.resolve_all()
    assert at.object("Bear").zone is Zone.EXILE
    assert at.object("Imp").controller == ANN


def test_607_2a_the_player_who_cast_the_spell_may_cast_the_other() -> None:
    at = with_pool("Wall")
    at.hand(BOB, SIP)
    ask_again(at)
    at.act(BOB, "cast Sip")
    at.choose_for(Kind.CAST, "Elf")
    at.resolve_all()
    assert at.life(BOB) == 20
    assert at.object("Elf").controller == BOB


def test_603_2_a_spell_cast_from_elsewhere_is_not_exiled() -> None:
    at = with_pool("Wall")
    ghost = creature("Ghost", 1, 1, "You may cast Ghost from your graveyard.")
    at.graveyard(ANN, ghost)
    ask_again(at)
    at.act(ANN, "cast Ghost")
    at.resolve_all()
    assert at.object("Ghost").zone is Zone.BATTLEFIELD
