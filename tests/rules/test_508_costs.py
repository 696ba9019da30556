"""Costs to attack. CR 508.1d, 508.1h-508.1j."""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.ir.abilities import Static
from jajna.ir.filters.nouns import OfType
from jajna.judge.table import ANN, BOB, Table
from jajna.mechanics.rules.combat import ManaToll, Taxed
from jajna.mechanics.rules.restrictions import Require
from jajna.vocab import Keyword, Must, Type, Zone, mana_cost
from tests.rules.cards import enchantment, land, tap_for
from tests.rules.creatures import creature, options

TOLL = enchantment(
    "Toll",
    "{2}{U}",
    Static(OfType(Type.CREATURE), (ManaToll(mana_cost("{2}"), whom=Taxed.YOU, word="each"),)),
)
BEAR = creature("Bear")
WOLF = creature("Wolf")
FOREST = land("Forest", "G")


def with_lands(count: int) -> Table:
    """Ann has a Bear and a Wolf and some Forests; Bob asks for a toll."""
    table = Table()
    table.battlefield(BOB, TOLL)
    table.battlefield(ANN, BEAR, WOLF, *[FOREST] * count)
    table.begin(ANN)
    return table


def tapped(table: Table) -> int:
    return sum(table.object(one).tapped for one in table.game.zones.battlefield)


def test_508_1j_attackers_are_paid_for() -> None:
    table = with_lands(4)
    table.attack("Bear", "Wolf")
    assert tapped(table) == 6
    assert table.game.turn.combat is not None
    assert len(table.game.turn.combat.attacks) == 2


def test_508_1j_an_attack_that_cannot_be_paid_for_is_illegal() -> None:
    table = with_lands(3)
    with pytest.raises(IllegalAnswerError, match=r"508\.1j"):
        table.attack("Bear", "Wolf")
    assert tapped(table) == 0
    table.attack("Wolf")
    assert tapped(table) == 3


def test_508_1f_attackers_tap_before_mana_is_made() -> None:
    """A creature that attacks can't make the mana for its own attack."""
    table = Table()
    table.battlefield(BOB, TOLL)
    elf = creature("Elf", 1, 1, tap_for("G"))
    table.battlefield(ANN, elf, FOREST)
    table.begin(ANN)
    with pytest.raises(IllegalAnswerError, match=r"508\.1j"):
        table.attack("Elf")


def test_702_20b_an_attacker_with_vigilance_can_make_it() -> None:
    table = Table()
    table.battlefield(BOB, TOLL)
    elf = creature("Elf", 1, 1, tap_for("G"), keywords=Keyword.VIGILANCE)
    table.battlefield(ANN, elf, FOREST)
    table.begin(ANN)
    table.attack("Elf")
    assert tapped(table) == 2


def test_508_1d_nobody_is_required_to_pay() -> None:
    table = Table()
    table.battlefield(BOB, TOLL)
    table.battlefield(ANN, creature("Goblin", 1, 1, Require(Must.ATTACK)), FOREST, FOREST)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.answer([])
    assert tapped(table) == 0


def test_508_1h_what_is_attacked_decides_the_cost() -> None:
    table = Table(players=3)
    table.battlefield(BOB, TOLL)
    table.battlefield(ANN, BEAR)
    table.begin(ANN)
    table.attack("Bear", at="Cat")
    assert tapped(table) == 1


def test_732_1_paying_for_an_attack_can_be_taken_back() -> None:
    table = with_lands(2)
    table.game.players[ANN].pays_by_hand = True
    table.to_question(Kind.ATTACKERS)
    before = table.game.digest()
    table.attack("Bear")
    assert table.asked is not None
    assert table.asked.kind is Kind.PAY
    assert options(table)
    table.game.cancel()
    assert table.game.digest() == before
    assert table.names_in(Zone.BATTLEFIELD)[1:3] == ["Bear", "Wolf"]
