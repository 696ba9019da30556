"""Cards that do something as they become plotted. CR 702.170c, 113.6k."""

from __future__ import annotations

from jajna.decision import Kind, TakeAction
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature
from tests.table import table

SHOOTER = creature(
    "Shooter",
    text="When this card becomes plotted, it deals 2 damage to any target.\nPlot {0}",
    cost="{4}",
)


def test_702_170c_it_triggers_in_exile_as_the_card_is_plotted() -> None:
    at = table()
    at.hand(ANN, SHOOTER)
    ask_again(at)
    assert at.game.decision is not None
    at.choose_for(Kind.TARGETS, "Bob")
    at.game.answer(TakeAction(at.id("Shooter"), 0))
    assert at.object("Shooter").zone is Zone.EXILE
    at.resolve_all()
    assert at.game.players[BOB].life == 18


def test_702_170c_it_does_not_trigger_for_another_card() -> None:
    text = "Exile a nonland card from your hand. It becomes plotted."
    at = table(ann=[SHOOTER])
    at.hand(ANN, creature("Bear"))
    cast(at, text, then=("Bear",))
    at.resolve_all()
    assert at.object("Bear").zone is Zone.EXILE
    assert at.game.players[BOB].life == 20
