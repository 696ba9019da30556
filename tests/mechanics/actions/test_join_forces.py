"""Players who act for a common end, or are tempted to: join forces, tempting offers. CR 608.2d."""

from __future__ import annotations

import pytest

from jajna.decision import Kind, Number
from jajna.judge import ANN, BOB, CAT, Table
from jajna.text.spanish.printer import SPANISH
from jajna.vocab import Zone
from tests.mechanics.bench import BEAR, cast, text_card
from tests.oracle.faces import compiled
from tests.table import table

AGLOW = (
    "Starting with you, each player may pay any amount of mana. Each player draws X cards, where X "
    "is the total amount of mana paid this way."
)
GLORY = (
    "Put a +1/+1 counter on each creature you control. Each opponent may put a +1/+1 counter on "
    "each creature they control. For each opponent who does, put a +1/+1 counter on each creature "
    "you control."
)
REFUSED = "Each opponent may draw a card. Each opponent who doesn't loses 1 life."


def joined(*amounts: int) -> Table:
    """Ann, Bob with three Mountains and Cat with one pay such amounts together."""
    at = table(3)
    at.battlefield(BOB, *["Mountain"] * 3)
    at.battlefield(CAT, "Mountain")
    cast(at, AGLOW, then=tuple(Number(one) for one in amounts))
    at.resolve_all()
    return at


def hands(at: Table) -> list[int]:
    """How many cards each player has in hand."""
    return [len(one.hand) for one in at.game.players]


def test_608_2d_what_all_pay_is_added_up() -> None:
    before = hands(table(3))
    at = joined(2, 1)
    assert hands(at) == [one + 3 for one in before]
    tapped = [at.game.objects[one].tapped for one in at.game.zones.battlefield]
    assert tapped.count(True) == 3


def test_608_2d_nobody_has_to_pay() -> None:
    assert hands(joined(0, 0)) == hands(table(3))


def test_608_2d_who_has_no_mana_is_not_asked_and_nobody_pays_more_than_they_can() -> None:
    at = table(3)
    at.battlefield(BOB, *["Mountain"] * 3)
    at.hand(ANN, text_card("Aglow", "Sorcery", AGLOW))
    at.act(ANN, "cast Aglow")
    at.to_question(Kind.X)
    question = at.asked
    assert question is not None
    assert (question.player, question.minimum, question.maximum) == (BOB, 0, 3)


@pytest.mark.parametrize(
    ("bob", "cat", "counters"), [(False, False, 1), (True, False, 2), (True, True, 3)]
)
def test_608_2d_you_gain_for_each_opponent_who_is_tempted(
    bob: bool, cat: bool, counters: int
) -> None:
    at = table(3)
    for seat in (ANN, BOB, CAT):
        at.battlefield(seat, BEAR)
    cast(at, GLORY, then=(bob, cat))
    bears = [at.game.objects[one] for one in at.game.zones.battlefield]
    assert [one.counters.get("+1/+1", 0) for one in bears] == [counters, int(bob), int(cat)]


def test_608_2d_a_single_opponent_counts_as_well() -> None:
    at = table()
    at.battlefield(ANN, BEAR)
    cast(at, GLORY, then=(True,))
    assert at.object("Bear").counters == {"+1/+1": 2}


def test_608_2d_who_does_not_is_meant_by_that() -> None:
    at = table(3)
    before = hands(at)
    cast(at, REFUSED, then=(True, False))
    assert [at.life(seat) for seat in (ANN, BOB, CAT)] == [20, 20, 19]
    assert hands(at) == [before[0], before[1] + 1, before[2]]


def test_608_2c_nobody_was_asked_before() -> None:
    assert compiled("Each opponent who does loses 1 life.", "Sorcery").face is None
    assert (
        compiled("Draw cards equal to the total amount of mana paid this way.", "Sorcery").face
        is None
    )


def test_608_2d_it_is_said_in_spanish_too() -> None:
    found = compiled(f"Join forces — {AGLOW}", "Sorcery")
    assert found.face is not None, found.blockers
    assert SPANISH.lines(found.face.abilities) == [
        "Unir fuerzas — Empezando por ti, cada jugador puede pagar cualquier "
        "cantidad de maná. Cada "
        "jugador roba X cartas, donde X es la cantidad total de maná pagado de esta manera."
    ]


def test_701_23a_who_searches_this_way_is_meant_by_that() -> None:
    text = (
        "Each opponent may search their library for a basic land card, put it "
        "onto the battlefield, "
        "then shuffle. For each opponent who searches a library this way, draw a card."
    )
    at = table(3)
    at.library(BOB, "Mountain")
    before = hands(at)
    cast(at, text, then=(True, False, "Mountain"))
    at.resolve_all()
    assert hands(at)[ANN] == before[ANN] + 1
    assert at.names_in(Zone.BATTLEFIELD).count("Mountain") == 1
