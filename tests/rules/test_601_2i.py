"""What a player controlled as a spell became cast. CR 601.2i."""

from __future__ import annotations

import pytest

from jajna.decision import NO, YES
from jajna.judge import Table
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, text_card
from tests.table import table

DRAGON = creature("Dragon", types="Creature — Dragon")
COST = "As an additional cost to cast this spell, you may reveal a Dragon card from your hand."
IF = "if you revealed a Dragon card or controlled a Dragon as you cast this spell,"
TONGUE = text_card("Tongue", "Instant", f"{COST}\nYou lose 1 life. I{IF[1:]} you gain 4 life.")
SAGE = creature("Sage", text=f"{COST}\nWhen Sage enters, {IF} draw a card.")
RIGHT = text_card(
    "Right", "Instant", f"{COST}\nI{IF[1:]} this spell can't be countered.\nDraw a card."
)


def casting(*, controlled: bool, held: bool) -> Table:
    """Ann has these spells and maybe Dragons; Bob has one."""
    at = table(ann=[DRAGON] if controlled else [], bob=[DRAGON], hand=[TONGUE, SAGE, RIGHT])
    if held:
        at.hand(ANN, DRAGON)
    ask_again(at)
    return at


@pytest.mark.parametrize(
    ("controlled", "held", "revealed", "life"),
    [
        (True, False, False, 23),
        (False, True, True, 23),
        (False, True, False, 19),
        (False, False, False, 19),
        (True, True, True, 23),
    ],
)
def test_601_2i_a_dragon_was_revealed_or_controlled(
    *, controlled: bool, held: bool, revealed: bool, life: int
) -> None:
    at = casting(controlled=controlled, held=held)
    at.act(ANN, "cast Tongue", *([YES] if revealed else [NO] if held else []))
    at.resolve_all()
    assert at.life(ANN) == life


def test_601_2i_a_dragon_that_has_left_since_counts() -> None:
    at = casting(controlled=True, held=False)
    at.act(ANN, "cast Tongue")
    cast(at, "Destroy all creatures.", by=ANN)
    at.resolve_all()
    assert at.life(ANN) == 23


def test_601_2i_a_dragon_that_came_later_doesnt_count() -> None:
    at = casting(controlled=False, held=False)
    at.act(ANN, "cast Tongue")
    cast(at, "Gain control of target creature.", "Dragon", by=ANN)
    at.resolve_all()
    assert at.object("Dragon").controller == ANN
    assert at.life(ANN) == 19


@pytest.mark.parametrize(("controlled", "life"), [(True, 22), (False, 26)])
def test_707_10_a_copy_wasnt_cast_but_has_the_cost_that_was_paid(
    *, controlled: bool, life: int
) -> None:
    at = casting(controlled=controlled, held=not controlled)
    at.act(ANN, "cast Tongue", *([] if controlled else [YES]))
    cast(at, "Copy target instant spell.", "Tongue", by=ANN)
    at.resolve_all()
    assert at.life(ANN) == life


@pytest.mark.parametrize("controlled", [True, False])
def test_601_2i_the_permanent_that_the_spell_becomes_knows_it(*, controlled: bool) -> None:
    at = casting(controlled=controlled, held=False)
    before = len(at.game.players[ANN].hand)
    at.act(ANN, "cast Sage")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == before - 1 + controlled


@pytest.mark.parametrize("controlled", [True, False])
def test_601_2i_it_cant_be_countered(*, controlled: bool) -> None:
    at = casting(controlled=controlled, held=False)
    before = len(at.game.players[ANN].hand)
    at.act(ANN, "cast Right")
    cast(at, "Counter target spell.", "Right", by=BOB)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == before - 1 + controlled
    assert at.object("Right").zone is Zone.GRAVEYARD
