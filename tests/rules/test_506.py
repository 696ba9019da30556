"""The combat phase. CR 506."""

from __future__ import annotations

from jajna.decision import Assign, Kind
from jajna.events.base import EventKind
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Regenerated, Tapped, Untapped
from jajna.events.players import PlayerLost
from jajna.ir.control import SetController
from jajna.judge.table import ANN, BOB, CAT, Table
from jajna.kernel.combat.attackers import attackable, why_not_attack
from jajna.kernel.combat.phase import (
    AttackingAdded,
    BlockingAdded,
    RemovedFromCombat,
    add_attacker,
    add_blocker,
)
from jajna.kernel.combat.state import NOTHING_ATTACKED
from jajna.kernel.objects.object import PROTECTOR
from jajna.kernel.zones.phasing import phasing_out
from jajna.mechanics.continuous.types import AddTypes, SetTypes
from jajna.mechanics.rules.restrictions import Require, Restrict
from jajna.vocab import Cannot, Keyword, Must, Step, Type, Zone
from tests.rules.creatures import (
    change,
    combat,
    creature,
    declarations,
    happen,
    logged,
    options,
    pairs,
    siege,
    walker,
)

BEAR = creature("Bear")
OX = creature("Ox", 1, 4)


def steps_of(table: Table) -> list[int]:
    """Which steps of combat the log tells of."""
    table.to(Step.POSTCOMBAT_MAIN)
    return [
        event.amount()
        for event in table.game.history.log
        if event.kind == EventKind.STEP and Step.BEGINNING_OF_COMBAT <= event.amount() <= 9
    ]


def test_506_1_five_steps_proceed_in_order() -> None:
    table = Table()
    [bear] = table.battlefield(ANN, BEAR)
    table.begin(ANN)
    table.attack(bear)
    assert steps_of(table) == [
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.COMBAT_DAMAGE,
        Step.END_OF_COMBAT,
    ]


def test_506_1_there_are_two_damage_steps_with_a_first_striker() -> None:
    table = Table()
    [bear] = table.battlefield(ANN, creature("Knight", keywords=Keyword.FIRST_STRIKE))
    table.begin(ANN)
    table.attack(bear)
    assert steps_of(table) == [
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.FIRST_STRIKE_DAMAGE,
        Step.COMBAT_DAMAGE,
        Step.END_OF_COMBAT,
    ]


def test_506_2_the_active_players_creatures_may_attack_the_other_player() -> None:
    table = Table()
    [mine] = table.battlefield(ANN, BEAR)
    [theirs] = table.battlefield(BOB, BEAR)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    assert options(table) == [Assign(mine, BOB)]
    reason = why_not_attack(table.game, theirs, BOB)
    assert reason is not None and reason.code == "not yours"
    reason = why_not_attack(table.game, mine, ANN)
    assert reason is not None and (reason.code, reason.rule) == ("not attackable", "506.2")


def test_506_2_a_defending_players_planeswalkers_and_protected_battles_may_be_attacked() -> None:
    table = Table()
    [mine] = table.battlefield(ANN, BEAR)
    [theirs] = table.battlefield(BOB, walker("Jace"))
    [own_walker] = table.battlefield(ANN, walker("Gideon"))
    [own_siege] = table.battlefield(ANN, siege("Invasion"))
    table.game.objects[own_siege].mark(PROTECTOR, [BOB])
    [their_siege] = table.battlefield(BOB, siege("Attack"))
    table.game.objects[their_siege].mark(PROTECTOR, [ANN])
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    assert options(table) == [Assign(mine, BOB), Assign(mine, theirs), Assign(mine, own_siege)]
    for what, rule in ((own_walker, "506.2"), (their_siege, "310.8b")):
        reason = why_not_attack(table.game, mine, what)
        assert reason is not None and (reason.code, reason.rule) == ("not attackable", rule)


def test_506_2a_every_opponent_is_a_defending_player_in_a_free_for_all() -> None:
    table = Table(players=3)
    table.battlefield(BOB, BEAR)
    table.begin(BOB)
    table.to_question(Kind.ATTACKERS)
    assert attackable(table.game) == [CAT, ANN]


def test_506_3_only_a_creature_can_attack_or_block() -> None:
    table = Table()
    [statue] = table.battlefield(ANN, creature("Statue", types=Type.ARTIFACT))
    [bear] = table.battlefield(ANN, BEAR)
    [wall] = table.battlefield(BOB, creature("Rock", types=Type.ARTIFACT))
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    reason = why_not_attack(table.game, statue, BOB)
    assert reason is not None and (reason.code, reason.rule) == ("not a creature", "506.3")
    table.game.answer(pairs((bear, BOB)))
    table.to(Step.END_OF_COMBAT)
    assert not combat(table).is_blocking(wall)
    assert table.life(BOB) == 18


def test_506_3_only_players_planeswalkers_and_battles_can_be_attacked() -> None:
    table = Table()
    [mine] = table.battlefield(ANN, BEAR)
    [theirs] = table.battlefield(BOB, BEAR)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    reason = why_not_attack(table.game, mine, theirs)
    assert reason is not None and (reason.code, reason.rule) == ("not attackable", "506.3")
    reason = why_not_attack(table.game, mine, 98)
    assert reason is not None and reason.code == "not attackable"


def attacked_by_bear(players: int = 2) -> tuple[Table, int]:
    """Ann's Bear has attacked Bob, and Ann has priority."""
    table = Table(players)
    [bear] = table.battlefield(ANN, BEAR)
    table.begin(ANN)
    table.attack(bear, at=BOB)
    return table, bear


def test_506_3a_a_noncreature_isnt_put_attacking_or_blocking() -> None:
    table, bear = attacked_by_bear()
    [statue] = table.battlefield(ANN, creature("Statue", types=Type.ARTIFACT))
    [rock] = table.battlefield(BOB, creature("Rock", types=Type.ARTIFACT))
    assert not add_attacker(table.game, statue, BOB)
    assert not add_blocker(table.game, rock, bear)
    assert combat(table).attacks == {bear: BOB}
    assert combat(table).blocking == {}


def test_506_3b_another_players_creature_isnt_put_attacking() -> None:
    table, bear = attacked_by_bear(3)
    [cats] = table.battlefield(CAT, BEAR)
    happen(table, AttackingAdded(cats, BOB))
    assert combat(table).attacks == {bear: BOB}


def test_506_3c_nothing_is_put_attacking_what_cant_be_attacked() -> None:
    table, bear = attacked_by_bear(3)
    [wolf] = table.battlefield(ANN, creature("Wolf"))
    [ox] = table.battlefield(BOB, OX)
    [jace] = table.battlefield(BOB, walker("Jace"))
    happen(table, ZoneChange(jace, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    happen(table, PlayerLost(CAT, "conceded", "104.3a"))
    for what in (ox, jace, CAT, ANN):
        assert not add_attacker(table.game, wolf, what)
    assert combat(table).attacks == {bear: BOB}


def test_506_3d_a_creature_isnt_put_blocking_what_attacks_another_player() -> None:
    table, bear = attacked_by_bear(3)
    [cats] = table.battlefield(CAT, BEAR)
    assert not add_blocker(table.game, cats, bear)
    [bobs] = table.battlefield(BOB, BEAR)
    assert add_blocker(table.game, bobs, bear)
    assert combat(table).blocking == {bobs: [bear]}


def test_506_3e_a_creature_that_is_a_battle_neither_attacks_nor_blocks() -> None:
    table, bear = attacked_by_bear()
    both = creature("Walking Siege", types=Type.CREATURE | Type.BATTLE, defense="3")
    [mine] = table.battlefield(ANN, both)
    [theirs] = table.battlefield(BOB, both)
    assert not add_attacker(table.game, mine, BOB)
    assert not add_blocker(table.game, theirs, bear)


def test_506_4_a_creature_that_leaves_the_battlefield_is_removed_from_combat() -> None:
    table, bear = attacked_by_bear()
    happen(table, ZoneChange(bear, Zone.BATTLEFIELD, Zone.HAND))
    assert combat(table).attacks == {}
    assert not combat(table).is_attacking(bear)
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 20


def test_506_4_a_creature_whose_controller_changes_is_removed_from_combat() -> None:
    table, bear = attacked_by_bear()
    change(table, bear, SetController(), controller=BOB)
    assert table.object(bear).controller == BOB
    assert combat(table).attacks == {}


def test_506_4_a_blocker_whose_controller_changes_is_removed_from_combat() -> None:
    table, bear = attacked_by_bear()
    [ox] = table.battlefield(BOB, OX)
    table.block((ox, bear))
    change(table, ox, SetController(), controller=ANN)
    assert combat(table).blocking == {}
    assert combat(table).blockers == {bear: []}


def test_506_4_a_creature_that_phases_out_is_removed_from_combat() -> None:
    table, bear = attacked_by_bear()
    happen(table, *phasing_out(table.game, [bear]))
    assert combat(table).attacks == {}


def test_506_4_an_effect_removes_a_creature_from_combat() -> None:
    table, bear = attacked_by_bear()
    happen(table, RemovedFromCombat(bear))
    assert combat(table).attacks == {}
    assert table.object(bear).zone is Zone.BATTLEFIELD


def test_506_4_a_creature_that_regenerates_is_removed_from_combat() -> None:
    table, bear = attacked_by_bear()
    [ox] = table.battlefield(BOB, OX)
    table.block((ox, bear))
    happen(table, Regenerated(bear), Regenerated(ox))
    assert combat(table).attacks == {}
    assert combat(table).blocking == {}


def test_506_4_what_stops_being_a_creature_is_removed_from_combat() -> None:
    table, bear = attacked_by_bear()
    [ox] = table.battlefield(BOB, OX)
    table.block((ox, bear))
    change(table, ox, SetTypes(Type.ARTIFACT))
    assert combat(table).blocking == {}
    assert combat(table).is_blocked(bear)
    change(table, bear, SetTypes(Type.ARTIFACT))
    assert combat(table).attacks == {}


def test_506_4_a_creature_that_becomes_a_battle_is_removed_from_combat() -> None:
    table, bear = attacked_by_bear()
    change(table, bear, AddTypes(Type.BATTLE))
    assert combat(table).attacks == {}


def test_506_4_a_creature_removed_is_neither_blocked_nor_unblocked() -> None:
    table, bear = attacked_by_bear()
    table.to(Step.DECLARE_BLOCKERS)
    assert combat(table).is_unblocked(bear)
    happen(table, RemovedFromCombat(bear))
    assert not combat(table).is_unblocked(bear)
    assert not combat(table).is_blocked(bear)


def test_506_4a_what_would_have_kept_it_from_attacking_doesnt_remove_it() -> None:
    table, bear = attacked_by_bear()
    [ox] = table.battlefield(BOB, OX)
    table.block((ox, bear))
    change(table, bear, Restrict(Cannot.ATTACK | Cannot.BE_BLOCKED))
    change(table, ox, Restrict(Cannot.BLOCK))
    assert combat(table).is_attacking(bear)
    assert combat(table).blocking == {ox: [bear]}


def test_506_4b_tapping_or_untapping_doesnt_remove_from_combat_nor_prevent_damage() -> None:
    table, bear = attacked_by_bear()
    [ox] = table.battlefield(BOB, OX)
    table.block((ox, bear))
    happen(table, Tapped(ox), Untapped(bear))
    table.to(Step.COMBAT_DAMAGE)
    assert (table.object(ox).damage, table.object(bear).damage) == (2, 1)


def attacked_jace() -> tuple[Table, int, int]:
    """Ann's Bear has attacked Bob's Jace."""
    table = Table()
    [bear] = table.battlefield(ANN, BEAR)
    [jace] = table.battlefield(BOB, walker("Jace"))
    table.begin(ANN)
    table.attack(bear, at=jace)
    return table, bear, jace


def test_506_4c_an_attacker_whose_planeswalker_is_gone_attacks_nothing_and_deals_no_damage() -> (
    None
):
    table, bear, jace = attacked_jace()
    happen(table, ZoneChange(jace, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    assert combat(table).attacks == {bear: NOTHING_ATTACKED}
    table.to(Step.COMBAT_DAMAGE)
    assert combat(table).is_unblocked(bear)
    assert table.life(BOB) == 20


def test_506_4c_an_attacker_whose_planeswalker_is_gone_may_be_blocked() -> None:
    table, bear, jace = attacked_jace()
    [ox] = table.battlefield(BOB, OX)
    happen(table, ZoneChange(jace, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    table.block((ox, bear))
    table.to(Step.COMBAT_DAMAGE)
    assert table.object(ox).damage == 2


def test_506_4c_a_planeswalker_whose_controller_changes_is_no_longer_attacked() -> None:
    table, bear, jace = attacked_jace()
    change(table, jace, SetController(), controller=ANN)
    assert combat(table).attacks == {bear: NOTHING_ATTACKED}


def test_506_4c_a_planeswalker_that_stops_being_one_is_no_longer_attacked() -> None:
    table, bear, jace = attacked_jace()
    change(table, jace, SetTypes(Type.ARTIFACT))
    assert combat(table).attacks == {bear: NOTHING_ATTACKED}


def blocked_by_gideon() -> tuple[Table, int, int, int]:
    """Ann's Bear attacks Gideon, a creature that blocks Ann's Wolf."""
    table = Table()
    bear, wolf = table.battlefield(ANN, BEAR, creature("Wolf", 3, 3))
    card = creature("Gideon", 4, 4, types=Type.PLANESWALKER | Type.CREATURE, loyalty="4")
    [gideon] = table.battlefield(BOB, card)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs((bear, gideon), (wolf, BOB)))
    table.block((gideon, wolf))
    return table, bear, wolf, gideon


def test_506_4d_a_blocking_planeswalker_that_is_no_creature_any_more_is_still_attacked() -> None:
    table, bear, _, gideon = blocked_by_gideon()
    change(table, gideon, SetTypes(Type.PLANESWALKER))
    assert combat(table).blocking == {}
    assert combat(table).attacks[bear] == gideon


def test_506_4d_an_attacked_creature_that_is_no_planeswalker_any_more_still_blocks() -> None:
    table, bear, wolf, gideon = blocked_by_gideon()
    change(table, gideon, SetTypes(Type.CREATURE))
    assert combat(table).blocking == {gideon: [wolf]}
    assert combat(table).attacks[bear] == NOTHING_ATTACKED


def test_506_4d_it_is_removed_if_it_stops_being_both() -> None:
    table, bear, wolf, gideon = blocked_by_gideon()
    change(table, gideon, SetTypes(Type.ARTIFACT))
    assert combat(table).blocking == {}
    assert combat(table).attacks == {bear: NOTHING_ATTACKED, wolf: BOB}


def attacked_both(controller: int) -> tuple[Table, int, int]:
    """Ann's Bear attacks a planeswalker and battle that Bob protects."""
    table = Table()
    [bear] = table.battlefield(ANN, BEAR)
    card = creature("Both", types=Type.PLANESWALKER | Type.BATTLE, loyalty="4", defense="4")
    [both] = table.battlefield(controller, card)
    table.game.objects[both].mark(PROTECTOR, [BOB])
    table.begin(ANN)
    table.attack(bear, at=both)
    assert combat(table).defender(bear) == BOB
    return table, bear, both


def test_506_4e_a_battle_and_planeswalker_that_stays_a_battle_stays_attacked() -> None:
    table, bear, both = attacked_both(ANN)
    change(table, both, SetTypes(Type.BATTLE))
    assert combat(table).attacks == {bear: both}


def test_506_4e_one_that_stays_a_planeswalker_stays_if_its_protector_controls_it() -> None:
    table, bear, both = attacked_both(BOB)
    change(table, both, SetTypes(Type.PLANESWALKER))
    assert combat(table).attacks == {bear: both}


def test_506_4e_one_that_stays_a_planeswalker_is_removed_if_its_protector_doesnt() -> None:
    table, bear, both = attacked_both(ANN)
    change(table, both, SetTypes(Type.PLANESWALKER))
    assert combat(table).attacks == {bear: NOTHING_ATTACKED}


def test_506_5_a_creature_attacks_and_blocks_alone() -> None:
    table, bear = attacked_by_bear()
    ox, elk = table.battlefield(BOB, OX, creature("Elk"))
    assert combat(table).attacked_alone(bear)
    assert combat(table).is_attacking_alone(bear)
    table.block((ox, bear))
    assert combat(table).blocked_alone(ox)
    assert combat(table).is_blocking_alone(ox)
    [wolf] = table.battlefield(ANN, creature("Wolf"))
    happen(table, AttackingAdded(wolf, BOB), BlockingAdded(elk, bear))
    assert combat(table).attacked_alone(bear)
    assert not combat(table).is_attacking_alone(bear)
    assert combat(table).blocked_alone(ox)
    assert not combat(table).is_blocking_alone(ox)


def test_506_5_who_was_declared_with_another_attacks_alone_later_but_did_not() -> None:
    table = Table()
    bear, wolf = table.battlefield(ANN, BEAR, creature("Wolf"))
    table.begin(ANN)
    table.attack(bear, wolf)
    assert not combat(table).is_attacking_alone(bear)
    happen(table, RemovedFromCombat(wolf))
    assert not combat(table).attacked_alone(bear)
    assert combat(table).is_attacking_alone(bear)


def test_506_6_a_creature_had_to_attack_if_an_effect_required_it() -> None:
    table = Table()
    goblin, bear = table.battlefield(ANN, creature("Goblin", 1, 1, Require(Must.ATTACK)), BEAR)
    table.begin(ANN)
    table.attack(goblin, bear)
    assert combat(table).had_to_attack(goblin)
    assert not combat(table).had_to_attack(bear)


def test_506_4_a_removed_attacker_leaves_its_blocker_blocking_nothing() -> None:
    table, bear = attacked_by_bear()
    [ox] = table.battlefield(BOB, OX)
    table.block((ox, bear))
    happen(table, RemovedFromCombat(bear))
    assert combat(table).is_blocking(ox)
    assert combat(table).blocking == {ox: []}
    table.to(Step.POSTCOMBAT_MAIN)
    assert logged(table, EventKind.DAMAGE) == []


def test_506_1_nothing_is_told_of_declarations_that_nobody_made() -> None:
    table = Table()
    table.begin(ANN)
    table.to(Step.POSTCOMBAT_MAIN)
    assert declarations(table) == []
