"""Protection from the card types of the exiled card, and cards that are foretold. CR 702.16a."""

from __future__ import annotations

import pytest

from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell, text_card
from tests.table import table

GOLEM = creature(
    "Golem",
    4,
    4,
    "When Golem enters, you may exile target card from a graveyard.\n"
    "Golem has protection from each of the exiled card's card types.",
)
DOOM = spell("Destroy target creature.", "Doom")
SAW = permanent("Saw", text="{0}: Destroy target creature.")


def exiling(card: str) -> Table:
    """Ann's Golem has exiled a card; Bob has an instant and an artifact that destroy."""
    at = table(hand=[GOLEM], bob=[SAW])
    robot = creature("Robot", types="Artifact Creature")
    at.graveyard(BOB, spell("You gain 1 life.", "Hope"), robot)
    at.hand(BOB, DOOM)
    at.begin(ANN)
    at.act(ANN, "cast Golem")
    at.choose(card, "yes")
    at.resolve_all()
    assert at.object(card).zone is Zone.EXILE
    return at


@pytest.mark.parametrize(("card", "instant", "artifact"), [("Hope", 0, 1), ("Robot", 1, 0)])
def test_702_16b_each_type_of_the_exiled_card_cant_target_it(
    card: str, instant: int, artifact: int
) -> None:
    at = exiling(card)
    assert (at.why_not(BOB, "cast Doom") is None) == instant
    assert (at.why_not(BOB, "activate Saw") is None) == artifact


def test_702_143c_foretold_cards_you_own_are_counted() -> None:
    sage = creature(
        "Sage",
        text="Sage gets +1/+1 for each card in your hand and each foretold card you own in exile.",
    )
    omen = text_card("Omen", "Instant", "You gain 1 life.\nForetell {0}", cost="{2}")
    at = table(ann=[sage, *[permanent("Stone", text="{T}: Add {C}.")] * 2], hand=[omen, omen])
    at.begin(ANN)
    assert at.power_toughness("Sage") == (4, 4)
    at.act(ANN, "special Omen.0")
    assert len(at.game.players[ANN].hand) == 1
    assert at.power_toughness("Sage") == (4, 4)
    cast(at, "Exile the top card of your library.")
    at.resolve_all()
    assert at.power_toughness("Sage") == (4, 4)
