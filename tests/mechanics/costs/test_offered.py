"""What players may pay as an instruction is followed. CR 118.12."""

from __future__ import annotations

import pytest

from jajna.decision import NO, YES
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, cast, creature, permanent
from tests.table import table

HEALER = "When Elf dies, you may pay {1} and 2 life. If you do, draw a card."
SPRING = permanent("Spring", "Land", "{T}: Add {C}.", "")


def test_118_12_mana_and_life_are_paid_together() -> None:
    at = table(ann=[creature("Elf", text=HEALER), SPRING])
    cast(at, "Destroy target creature.", "Elf")
    at.choose(YES)
    held = len(at.game.players[ANN].hand)
    at.resolve_all()
    assert at.life(ANN) == 18
    assert at.object("Spring").tapped
    assert len(at.game.players[ANN].hand) == held + 1


def test_118_12_who_cannot_pay_all_of_it_is_not_asked() -> None:
    at = table(ann=[creature("Elf", text=HEALER)])
    cast(at, "Destroy target creature.", "Elf")
    held = len(at.game.players[ANN].hand)
    at.resolve_all()
    assert at.life(ANN) == 20
    assert len(at.game.players[ANN].hand) == held


def test_118_12_mana_is_paid_with_a_permanent_sacrificed() -> None:
    text = (
        "At the beginning of your end step, you may pay {1} and sacrifice another creature. If you "
        "do, you gain 5 life."
    )
    at = table(ann=[creature("Ogre", text=text), "Bear", SPRING])
    at.to(Step.END)
    at.choose(YES)
    at.resolve_all()
    assert at.life(ANN) == 25
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Bear"]


@pytest.mark.parametrize(("answer", "life", "drawn"), [(YES, 17, 3), (NO, 20, 0)])
def test_107_3_what_x_is_may_be_said_after_the_cost(answer: object, life: int, drawn: int) -> None:
    text = "When Elf dies, you may pay X life, where X is its power. If you do, draw X cards."
    at = table(ann=[creature("Elf", 3, 3, text)])
    cast(at, "Destroy target creature.", "Elf")
    held = len(at.game.players[ANN].hand)
    at.choose(YES if answer == YES else NO)
    at.resolve_all()
    assert at.life(ANN) == life
    assert len(at.game.players[ANN].hand) == held + drawn
