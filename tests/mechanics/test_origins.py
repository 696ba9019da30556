"""From where a spell was cast. CR 601.2a."""

from __future__ import annotations

from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

RETURNED = text_card(
    "Returned",
    "Sorcery",
    "Draw a card. If this spell was cast from a graveyard, draw two cards instead.\nFlashback {0}",
)
CARDS = ("Bear",) * 4


def test_601_2a_the_zone_from_which_a_spell_was_cast_is_remembered() -> None:
    at = table()
    at.library(ANN, *CARDS)
    at.graveyard(ANN, RETURNED)
    ask_again(at)
    at.act(ANN, "cast Returned way 0")
    at.resolve()
    assert at.names_in(Zone.HAND, ANN).count("Bear") == 2


def test_601_2a_from_the_hand_it_is_the_other_instruction() -> None:
    at = table()
    at.library(ANN, *CARDS)
    at.hand(ANN, RETURNED)
    ask_again(at)
    at.act(ANN, "cast Returned")
    at.resolve()
    assert at.names_in(Zone.HAND, ANN).count("Bear") == 1


def test_601_2a_only_a_spell_cast_from_elsewhere_can_be_the_target() -> None:
    at = table()
    at.hand(ANN, RETURNED)
    at.graveyard(ANN, RETURNED)
    ask_again(at)
    at.hand(BOB, text_card("No", "Instant", "Counter target spell cast from a graveyard."))
    at.act(ANN, "cast Returned")
    assert at.why_not(BOB, "cast No") is not None
    at.resolve()
    at.act(ANN, "cast Returned way 0")
    assert at.why_not(BOB, "cast No") is None


def test_707_10_a_copy_was_not_cast_from_anywhere() -> None:
    at = table()
    at.library(ANN, *CARDS)
    at.graveyard(ANN, RETURNED)
    ask_again(at)
    at.act(ANN, "cast Returned way 0")
    cast(at, "Copy target instant or sorcery spell.", "Returned")
    at.resolve()
    assert at.names_in(Zone.HAND, ANN).count("Bear") == 1


KELPIE = permanent(
    "Kelpie", text="Whenever another permanent enters from your graveyard, you gain 1 life."
)
VESSEL = permanent(
    "Vessel",
    text="Whenever a creature enters, if it entered from your graveyard or you cast it from your "
    "graveyard, you gain 1 life.",
)
RAISE = "Return target creature card from a graveyard to the battlefield under your control."
RISEN = creature("Risen", text="You may cast Risen from your graveyard.")


def test_603_6a_what_enters_from_your_graveyard() -> None:
    at = table(ann=[KELPIE])
    at.graveyard(ANN, "Bear")
    at.graveyard(BOB, "Giant")
    cast(at, RAISE, "Giant")
    at.resolve_all()
    assert at.life(ANN) == 20
    cast(at, RAISE, "Bear")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_603_6a_a_spell_that_resolves_enters_from_the_stack() -> None:
    at = table(ann=[KELPIE], hand=["Bear"])
    at.graveyard(ANN, RISEN)
    ask_again(at)
    at.act(ANN, "cast Bear")
    at.resolve_all()
    at.act(ANN, "cast Risen")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_601_2a_it_entered_from_your_graveyard_or_was_cast_from_there() -> None:
    at = table(ann=[VESSEL], hand=["Bear"])
    at.graveyard(ANN, RISEN, "Wall")
    at.graveyard(BOB, "Giant")
    ask_again(at)
    at.act(ANN, "cast Bear")
    at.resolve_all()
    cast(at, RAISE, "Giant")
    at.resolve_all()
    assert at.life(ANN) == 20
    at.act(ANN, "cast Risen")
    at.resolve_all()
    assert at.life(ANN) == 21
    cast(at, RAISE, "Wall")
    at.resolve_all()
    assert at.life(ANN) == 22


def test_107_3_spells_with_x_in_their_mana_costs() -> None:
    at = table(
        ann=[
            permanent(
                "Watch", text="Noncreature spells with {X} in their mana costs can't be cast."
            )
        ]
    )
    at.hand(ANN, text_card("Fire", "Instant", "You gain X life.", cost="{X}"))
    at.hand(ANN, text_card("Ice", "Instant", "You gain 1 life."))
    at.hand(ANN, creature("Hydra", cost="{X}", text="Hydra enters with X +1/+1 counters on it."))
    ask_again(at)
    assert at.why_not(ANN, "cast Fire") is not None
    assert at.why_not(ANN, "cast Ice") is None
    assert at.why_not(ANN, "cast Hydra") is None
