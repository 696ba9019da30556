"""The end of combat step. CR 511."""

from __future__ import annotations

from jajna.decision import Kind
from jajna.events.effects import EffectBegan
from jajna.ir.abilities import Static, Triggered
from jajna.ir.amounts import Number
from jajna.ir.base import Duration
from jajna.ir.filters.combat import Attacking
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.triggers.steps import AtEndOfCombat
from jajna.vocab import Step, Type
from tests.rules.cards import enchantment
from tests.rules.creatures import combat, creature, happen

BEAR = creature("Bear")


def at_end_of_combat() -> tuple[Table, int]:
    """Ann's Bear has attacked, and it is the end of combat."""
    table = Table()
    [bear] = table.battlefield(ANN, BEAR)
    table.begin(ANN)
    table.attack(bear)
    return table, bear


def test_511_1_the_active_player_gets_priority() -> None:
    table, _ = at_end_of_combat()
    table.to(Step.END_OF_COMBAT)
    assert table.asked is not None
    assert (table.asked.kind, table.asked.player) == (Kind.PRIORITY, ANN)


def test_511_2_abilities_that_trigger_at_end_of_combat_trigger_as_the_step_begins() -> None:
    table, _ = at_end_of_combat()
    table.battlefield(ANN, creature("Monk", 1, 1, Triggered(AtEndOfCombat(), GainLife(Number(1)))))
    table.to(Step.END_OF_COMBAT)
    assert len(table.game.zones.stack) == 1


def test_511_2_effects_until_end_of_combat_expire_at_the_end_of_the_phase() -> None:
    table, bear = at_end_of_combat()
    changes = (PowerToughness(Number(1), Number(1)),)
    happen(table, EffectBegan(Continuous(Context(0, ANN), changes, Duration.END_OF_COMBAT, [bear])))
    table.to(Step.END_OF_COMBAT)
    assert table.power_toughness(bear) == (3, 3)
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.power_toughness(bear) == (2, 2)


def test_511_3_everything_is_removed_from_combat_as_the_step_ends() -> None:
    table, bear = at_end_of_combat()
    table.to(Step.END_OF_COMBAT)
    assert combat(table).attacks == {bear: BOB}
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.game.turn.combat is None


def test_511_3_what_attacking_creatures_get_ends_with_the_combat() -> None:
    table, bear = at_end_of_combat()
    banner = Static(All((Attacking(), OfType(Type.CREATURE))), (PowerToughness(Number(3)),))
    table.battlefield(ANN, enchantment("Banner", "{R}", banner))
    table.to(Step.END_OF_COMBAT)
    assert table.power_toughness(bear) == (5, 2)
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.power_toughness(bear) == (2, 2)
