"""Cards above others in a graveyard. CR 404.2."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, creature
from tests.table import table

SHADE = creature(
    "Shade",
    1,
    1,
    "At the beginning of your upkeep, if Shade is in your graveyard with three or more creature "
    "cards above it, you may put Shade onto the battlefield.",
)
HORROR = creature(
    "Horror",
    2,
    2,
    "At the beginning of the end step, if Horror is in your graveyard with a creature card "
    "directly above it, you may return Horror to your hand.",
)
GHOUL = creature(
    "Ghoul",
    3,
    1,
    "{0}: Return Ghoul from your graveyard to the battlefield. Activate only during your upkeep "
    "and only if three or more creature cards are above Ghoul.",
)


@pytest.mark.parametrize(
    ("below", "above", "returns"),
    [
        ((), ("Bear", "Wall", "Relic", "Giant"), True),
        (("Giant",), ("Bear", "Wall", "Relic"), False),
        (("Bear", "Wall", "Giant"), (), False),
    ],
)
def test_404_2_only_cards_put_there_later_are_above_it(
    below: tuple[str, ...], above: tuple[str, ...], returns: bool
) -> None:
    at = table()
    at.graveyard(ANN, *below, SHADE, *above)
    at.choose_for(Kind.MAY, True)
    at.to_turn(BOB)
    at.to_turn(ANN, Step.UPKEEP)
    at.resolve_all()
    assert (at.names_in(Zone.BATTLEFIELD) == ["Shade"]) is returns


@pytest.mark.parametrize(
    ("above", "returns"), [(("Bear", "Relic"), True), (("Relic", "Bear"), False)]
)
def test_404_2_directly_above_is_the_next_card_alone(above: tuple[str, ...], returns: bool) -> None:
    at = table()
    at.graveyard(ANN, HORROR, *above)
    at.choose_for(Kind.MAY, True)
    at.to(Step.END)
    at.resolve_all()
    assert (at.names_in(Zone.HAND) == ["Horror"]) is returns


def test_404_2_cards_in_another_graveyard_are_not_above_it() -> None:
    at = table()
    at.graveyard(ANN, SHADE, "Bear")
    at.graveyard(BOB, "Bear", "Wall", "Giant")
    at.to_turn(BOB)
    at.to_turn(ANN, Step.UPKEEP)
    assert at.game.zones.stack == []


@pytest.mark.parametrize(("step", "above", "allowed"), [
    (Step.UPKEEP, 3, True), (Step.UPKEEP, 2, False), (Step.DRAW, 3, False),
])  # fmt: skip
def test_602_5_it_is_activated_only_with_three_creature_cards_above(
    step: Step, above: int, allowed: bool
) -> None:
    at = table(step=None)
    at.graveyard(ANN, GHOUL, *["Bear"] * above)
    at.begin(ANN, step)
    assert (at.why_not(ANN, "activate Ghoul") is None) is allowed
