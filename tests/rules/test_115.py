"""What can be a target. CR 115."""

from __future__ import annotations

from typing import Final

import pytest

from jajna.decision import Kind
from tests.mechanics.bench import ANN, BOB, creature, permanent, text_card
from tests.table import table

SIREN = creature(
    "Siren",
    text="You may choose not to untap Siren during your untap step.\n{T}: Gain control of target "
    "creature whose controller controls an Island for as long as you control Siren and Siren "
    "remains tapped.",
)


ISLAND = permanent("Isle", "Land — Island", cost="")


def test_115_1_only_creatures_of_who_controls_an_island_are_targets() -> None:
    at = table()
    at.battlefield(ANN, SIREN, "Giant")
    at.battlefield(BOB, "Bear")
    at.begin(ANN)
    assert at.why_not(ANN, "activate Siren") is not None
    at.battlefield(BOB, ISLAND)
    at.begin(ANN)
    assert at.why_not(ANN, "activate Siren") is None


RETRIEVAL: Final = text_card(
    "Retrieval",
    "Sorcery",
    "Return up to one target creature card and up to one target land card from your graveyard to "
    "your hand.",
    cost="{0}",
)


def test_115_1_all_targets_are_in_the_zone_that_the_last_words_name() -> None:
    at = table(hand=[RETRIEVAL, "Giant"], library=["Bear"])
    buried = at.graveyard(ANN, "Bear")
    at.graveyard(BOB, "Giant")
    at.ask_anyway(Kind.TARGETS)
    at.game.answer(at.action(ANN, "cast Retrieval"))
    question = at.game.decision
    assert question is not None
    assert question.kind is Kind.TARGETS
    assert [one.notation() for one in question.options] == [str(one) for one in buried]


@pytest.mark.parametrize(("cost", "allowed"), [("{B}", False), ("{G}", True)])
def test_115_4_it_cannot_be_the_target_of_black_spells(cost: str, allowed: bool) -> None:
    at = table()
    at.battlefield(ANN, creature("Paladin", text="Paladin can't be the target of black spells."))
    for letter in ("B", "G"):
        mana = "{" + letter + "}"
        at.battlefield(BOB, permanent(f"Land {letter}", "Land", "{T}: Add " + mana + ".", ""))
    at.hand(BOB, text_card("Kill", "Instant", "Destroy target creature.", cost=cost))
    at.act(ANN, "pass")
    assert (at.why_not(BOB, "cast Kill") is None) is allowed
