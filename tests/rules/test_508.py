"""The declare attackers step. CR 508."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jajna.card import Card
from jajna.decision import Assign, Kind, Several
from jajna.errors import IllegalAnswerError
from jajna.events.base import EventKind
from jajna.events.moves import ZoneChange
from jajna.events.players import PlayerLost
from jajna.ir.abilities import Triggered
from jajna.ir.amounts import Number
from jajna.ir.control import SetController
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import Opponent, Player
from jajna.judge.table import ANN, BOB, CAT, Table
from jajna.kernel.combat.attackers import (
    attack_choices,
    legal_attack,
    why_not_attack,
    why_not_attackers,
)
from jajna.kernel.combat.phase import (
    AttackingAdded,
    RemovedFromCombat,
    add_attacker,
    nobody_attacks,
)
from jajna.kernel.objects.object import PROTECTOR
from jajna.mechanics.rules.restrictions import Require, Restrict
from jajna.mechanics.things.life import GainLife
from jajna.mechanics.triggers.combat import Attacks, AttacksAlone, PlayerAttacks
from jajna.oracle import compile_face
from jajna.vocab import Cannot, Keyword, Must, Step, Type, Zone
from tests.mechanics.bench import cast, permanent
from tests.oracle.faces import face
from tests.rules.creatures import (
    change,
    combat,
    creature,
    declarations,
    happen,
    logged,
    options,
    pairs,
    refusal,
    siege,
    walker,
)
from tests.table import table

BEAR = creature("Bear")
WOLF = creature("Wolf")
GOBLIN = creature("Goblin", 1, 1, Require(Must.ATTACK))
LONER = creature("Loner", 3, 3, Restrict(Cannot.ATTACK_ALONE))
GAIN = GainLife(Number(1))


def why(table: Table, creature: int, what: int = BOB) -> tuple[str, str] | None:
    reason = why_not_attack(table.game, creature, what)
    return None if reason is None else (reason.code, reason.rule)


def asked_to_attack(*cards: Card, players: int = 2) -> tuple[Table, list[int]]:
    """Ann is asked to attack with these."""
    table = Table(players)
    ids = table.battlefield(ANN, *cards)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    return table, ids


def test_508_1_the_active_player_declares_and_is_asked_once() -> None:
    table, [bear] = asked_to_attack(BEAR)
    assert table.asked is not None
    assert (table.asked.player, table.asked.rule) == (ANN, "508.1")
    table.game.answer(pairs((bear, BOB)))
    assert combat(table).attacks == {bear: BOB}
    assert table.game.turn.step is Step.DECLARE_ATTACKERS


def test_508_1_nobody_is_asked_who_has_nothing_to_attack_with() -> None:
    table = Table()
    table.battlefield(ANN, creature("Rock", types=Type.ARTIFACT))
    table.battlefield(BOB, BEAR)
    table.begin(ANN)
    while table.game.turn.step is not Step.POSTCOMBAT_MAIN:
        assert table.asked is not None and table.asked.kind is Kind.PRIORITY
        table.answer_next()


def test_508_1_an_illegal_declaration_changes_nothing() -> None:
    table, [_goblin, bear] = asked_to_attack(GOBLIN, BEAR)
    with pytest.raises(IllegalAnswerError, match=r"must attack \(CR 508.1d\)"):
        table.game.answer(pairs((bear, BOB)))
    assert table.asked is not None and table.asked.kind is Kind.ATTACKERS
    assert not table.object(bear).tapped


def test_508_1a_a_tapped_creature_cant_attack() -> None:
    table, [bear] = asked_to_attack(BEAR)
    [tapped] = table.battlefield(ANN, WOLF, tapped=True)
    assert why(table, tapped) == ("tapped", "508.1a")
    assert why(table, bear) is None


def test_508_1a_a_creature_that_is_a_battle_cant_attack() -> None:
    table, _ = asked_to_attack(BEAR)
    card = creature("Walking Siege", types=Type.CREATURE | Type.BATTLE, defense="3")
    [both] = table.battlefield(ANN, card)
    assert why(table, both) == ("battle", "508.1a")


def test_508_1a_a_creature_that_came_this_turn_cant_attack_without_haste() -> None:
    table, [bear] = asked_to_attack(BEAR)
    table.game.turn.number -= 1  # what is put sick came in the turn after the present one
    [fresh, quick] = table.battlefield(
        ANN, WOLF, creature("Hasty", keywords=Keyword.HASTE), sick=True
    )
    table.game.turn.number += 1
    assert why(table, fresh) == ("summoning sick", "302.6")
    assert why(table, quick) is None
    assert why(table, bear) is None


def test_508_1a_a_creature_whose_control_was_gained_this_turn_cant_attack() -> None:
    table, _ = asked_to_attack(BEAR)
    [theirs] = table.battlefield(BOB, WOLF)
    change(table, theirs, SetController(), controller=ANN)
    assert why(table, theirs) == ("summoning sick", "302.6")


def test_508_1a_a_creature_of_another_player_or_zone_cant_attack() -> None:
    table, _ = asked_to_attack(BEAR)
    [theirs] = table.battlefield(BOB, WOLF)
    [buried] = table.graveyard(ANN, WOLF)
    assert why(table, theirs) == ("not yours", "508.1a")
    assert why(table, buried) == ("not on the battlefield", "508.1a")
    assert why(table, 99_999) == ("not on the battlefield", "508.1a")


def test_508_1b_it_is_announced_what_each_creature_attacks() -> None:
    table = Table(3)
    bear, wolf = table.battlefield(ANN, BEAR, WOLF)
    [jace] = table.battlefield(CAT, walker("Jace"))
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    assert options(table) == [
        Assign(one, what) for one in (bear, wolf) for what in (BOB, CAT, jace)
    ]
    table.game.answer(pairs((bear, jace), (wolf, BOB)))
    assert combat(table).attacks == {bear: jace, wolf: BOB}
    assert combat(table).defenders == {bear: CAT, wolf: BOB}


def test_508_1b_a_creature_attacks_one_thing_only() -> None:
    table, [bear, _] = asked_to_attack(BEAR, WOLF, players=3)
    assert refusal(table, pairs((bear, BOB), (bear, CAT))) == ("attacks twice", "508.1b")


def test_508_1c_a_creature_that_cant_attack_isnt_offered() -> None:
    table, [pacified, bear] = asked_to_attack(
        creature("Pacified", 2, 2, Restrict(Cannot.ATTACK)), BEAR
    )
    assert why(table, pacified) == ("cannot attack", "508.1c")
    assert options(table) == [Assign(bear, BOB)]


def test_508_1c_two_creatures_that_cant_attack_alone_may_attack_together() -> None:
    """The example of the rule."""
    table, [one, two] = asked_to_attack(LONER, LONER)
    assert refusal(table, pairs((one, BOB))) == ("cannot attack alone", "508.1c")
    assert refusal(table, pairs((one, BOB), (two, BOB))) is None
    assert refusal(table, pairs()) is None


def test_508_1c_who_cant_attack_alone_isnt_asked_about_without_company() -> None:
    table = Table()
    [loner] = table.battlefield(ANN, LONER)
    table.begin(ANN)
    table.to(Step.POSTCOMBAT_MAIN)
    assert declarations(table) == []
    table = Table()
    [loner, bear] = table.battlefield(ANN, LONER, BEAR)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    happen(table, ZoneChange(bear, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    reason = why_not_attackers(table.game, [Assign(loner, BOB)])
    assert reason is not None and reason.code == "cannot attack alone"


def test_508_1d_a_creature_that_attacks_if_able_must_attack() -> None:
    table, [goblin, bear] = asked_to_attack(GOBLIN, BEAR)
    reason = table.game.why_not(pairs((bear, BOB)))
    assert reason is not None
    assert (reason.code, reason.rule, reason.things, reason.number) == (
        "must attack",
        "508.1d",
        (goblin,),
        1,
    )
    assert refusal(table, pairs()) == ("must attack", "508.1d")
    assert refusal(table, pairs((goblin, BOB))) is None
    assert table.asked is not None
    assert table.asked.fallback == pairs((goblin, BOB))


def test_508_1d_what_it_attacks_is_free() -> None:
    table, [goblin] = asked_to_attack(GOBLIN, players=3)
    assert refusal(table, pairs((goblin, BOB))) is None
    assert refusal(table, pairs((goblin, CAT))) is None


def test_508_1d_a_declaration_without_choice_isnt_asked() -> None:
    table = Table()
    one, two = table.battlefield(ANN, GOBLIN, GOBLIN)
    table.begin(ANN)
    while not combat_attacks(table):
        assert table.asked is not None and table.asked.kind is Kind.PRIORITY
        table.answer_next()
    assert combat_attacks(table) == {one: BOB, two: BOB}


def combat_attacks(table: Table) -> dict[int, int]:
    return table.game.turn.combat.attacks if table.game.turn.combat is not None else {}


def test_508_1d_a_creature_that_is_tapped_or_sick_need_not_attack() -> None:
    table = Table()
    table.battlefield(ANN, GOBLIN, tapped=True)
    table.battlefield(ANN, GOBLIN, sick=True)
    [bear] = table.battlefield(ANN, BEAR)
    table.begin(ANN)
    for goblin in table.game.zones.battlefield[1:2]:
        table.game.objects[goblin].since_turn = table.game.turn.number
    table.to_question(Kind.ATTACKERS)
    assert options(table) == [Assign(bear, BOB)]
    assert refusal(table, pairs()) is None


def test_508_1d_a_restriction_outweighs_a_requirement() -> None:
    both = creature("Torn", 2, 2, Require(Must.ATTACK), Restrict(Cannot.ATTACK))
    table, [_, bear] = asked_to_attack(both, BEAR)
    assert options(table) == [Assign(bear, BOB)]
    assert refusal(table, pairs()) is None


def test_508_1d_who_must_but_cant_alone_takes_another_along() -> None:
    torn = creature("Torn", 2, 2, Require(Must.ATTACK), Restrict(Cannot.ATTACK_ALONE))
    table, [one, bear, wolf] = asked_to_attack(torn, BEAR, WOLF)
    assert refusal(table, pairs()) == ("must attack", "508.1d")
    assert refusal(table, pairs((one, BOB))) == ("cannot attack alone", "508.1c")
    assert refusal(table, pairs((one, BOB), (wolf, BOB))) is None
    assert table.asked is not None
    assert table.asked.fallback == pairs((one, BOB), (bear, BOB))


def test_508_1d_who_must_but_cant_alone_stays_where_nobody_can_join() -> None:
    torn = creature("Torn", 2, 2, Require(Must.ATTACK), Restrict(Cannot.ATTACK_ALONE))
    table = Table()
    table.battlefield(ANN, torn)
    table.begin(ANN)
    table.to(Step.POSTCOMBAT_MAIN)
    assert declarations(table) == []


@given(
    st.lists(st.tuples(st.booleans(), st.booleans(), st.booleans()), min_size=1, max_size=4),
    st.integers(2, 3),
)
def test_508_1d_legal_is_what_obeys_as_many_requirements_as_anything(
    kinds: list[tuple[bool, bool, bool]], players: int
) -> None:
    """Against every set of attacks, judged in plain words."""
    table = Table(players)
    cards = [
        creature(
            f"C{place}",
            1,
            1,
            Require(Must.ATTACK if must else 0),
            Restrict(Cannot.ATTACK_ALONE if loner else 0),
        )
        for place, (must, loner, _) in enumerate(kinds)
    ]
    ids = table.battlefield(ANN, *cards)
    for number, (_, _, tapped) in zip(ids, kinds, strict=True):
        table.game.objects[number].tapped = tapped and number != ids[0]
    table.begin(ANN, Step.BEGINNING_OF_COMBAT)
    able = [number for number in ids if not table.game.objects[number].tapped]
    must = {number for number, kind in zip(ids, kinds, strict=True) if kind[0]}
    loners = {number for number, kind in zip(ids, kinds, strict=True) if kind[1]}
    sets = [
        {one for place, one in enumerate(able) if mask >> place & 1}
        for mask in range(1 << len(able))
    ]
    sets = [one for one in sets if not (len(one) == 1 and one <= loners)]
    most = max(len(one & must) for one in sets)
    for mask in range(1 << len(able)):
        chosen = {one for place, one in enumerate(able) if mask >> place & 1}
        declaration = [Assign(one, BOB) for one in able if one in chosen]
        legal = why_not_attackers(table.game, declaration) is None
        assert legal is (chosen in sets and len(chosen & must) == most)
        repaired = legal_attack(table.game, declaration)
        assert not legal or repaired == Several(tuple(declaration))
        parts = [part for part in repaired.options if isinstance(part, Assign)]
        assert why_not_attackers(table.game, parts) is None
    choices = attack_choices(table.game)
    best = [Assign(one, what) for one, what in choices.best()]
    assert why_not_attackers(table.game, best) is None
    answers = [one for one in sets if len(one & must) == most]
    if players == 2:
        assert choices.only_one() is (len(answers) == 1)


def test_508_1f_attacking_taps_all_but_the_vigilant() -> None:
    table, [bear, knight] = asked_to_attack(BEAR, creature("Knight", keywords=Keyword.VIGILANCE))
    table.game.answer(pairs((bear, BOB), (knight, BOB)))
    assert table.object(bear).tapped
    assert not table.object(knight).tapped
    assert logged(table, EventKind.TAPPED) == [f"Tapped {bear} 1"]


def test_508_1k_an_attacker_stays_one_until_the_phase_ends() -> None:
    table, [bear] = asked_to_attack(BEAR)
    table.game.answer(pairs((bear, BOB)))
    table.to(Step.END_OF_COMBAT)
    assert combat(table).is_attacking(bear)
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.game.turn.combat is None


def test_508_1m_each_attack_and_the_attack_as_a_whole_are_told_once() -> None:
    table, [bear, wolf] = asked_to_attack(BEAR, WOLF)
    table.game.answer(pairs((wolf, BOB), (bear, BOB)))
    assert declarations(table) == [
        f"AttackDeclared {wolf} {BOB} 1",
        f"AttackDeclared {bear} {BOB} 1",
        f"AttackersDeclared {ANN} 2",
    ]


def test_508_2_the_active_player_gets_priority_after_the_declaration() -> None:
    table, [bear] = asked_to_attack(BEAR)
    table.game.answer(pairs((bear, BOB)))
    assert table.asked is not None
    assert (table.asked.kind, table.asked.player) == (Kind.PRIORITY, ANN)


def test_508_2b_what_triggered_is_on_the_stack_before_priority() -> None:
    table, [griffin] = asked_to_attack(creature("Griffin", 2, 2, Triggered(Attacks(SELF), GAIN)))
    table.game.answer(pairs((griffin, BOB)))
    assert table.asked is not None and table.asked.kind is Kind.PRIORITY
    assert len(table.game.zones.stack) == 1
    table.resolve_all()
    assert table.life(ANN) == 21


def test_508_3a_whenever_it_attacks_doesnt_trigger_if_it_enters_attacking() -> None:
    table, [bear] = asked_to_attack(BEAR)
    table.game.answer(pairs((bear, BOB)))
    [griffin] = table.battlefield(ANN, creature("Griffin", 2, 2, Triggered(Attacks(SELF), GAIN)))
    happen(table, AttackingAdded(griffin, BOB))
    assert combat(table).is_attacking(griffin)
    assert table.game.effects.pending == []


def test_508_3d_whenever_a_player_attacks_triggers_once_and_not_without_attackers() -> None:
    cheer = creature("Herald", 0, 1, Triggered(PlayerAttacks(Player()), GAIN))
    table, [herald, bear, wolf] = asked_to_attack(cheer, BEAR, WOLF)
    table.game.answer(pairs((bear, BOB), (wolf, BOB)))
    assert len(table.game.zones.stack) == 1
    table, _ = asked_to_attack(cheer, BEAR)
    table.game.answer(pairs())
    assert table.game.zones.stack == []
    assert not combat(table).is_attacking(herald)


def test_508_3_an_opponents_attack_is_told_to_all() -> None:
    table = Table()
    table.battlefield(BOB, creature("Sentry", 0, 1, Triggered(PlayerAttacks(Opponent()), GAIN)))
    [bear] = table.battlefield(ANN, BEAR)
    table.begin(ANN)
    table.attack(bear)
    table.resolve_all()
    assert table.life(BOB) == 21


def test_508_3_attacking_alone_is_seen_as_it_was_declared() -> None:
    exalted = creature("Squire", 1, 1, Triggered(AttacksAlone(SELF), GAIN))
    table, [squire, _] = asked_to_attack(exalted, BEAR)
    table.game.answer(pairs((squire, BOB)))
    assert len(table.game.zones.stack) == 1
    table, [squire, bear] = asked_to_attack(exalted, BEAR)
    table.game.answer(pairs((squire, BOB), (bear, BOB)))
    assert table.game.zones.stack == []


def attacked(players: int = 2) -> tuple[Table, int]:
    """Ann's Bear has attacked Bob."""
    table, [bear] = asked_to_attack(BEAR, players=players)
    table.game.answer(pairs((bear, BOB)))
    return table, bear


def test_508_4_a_creature_put_attacking_attacks_but_never_attacked() -> None:
    table, bear = attacked()
    [wolf] = table.battlefield(ANN, WOLF, sick=True, tapped=True)
    happen(table, AttackingAdded(wolf, BOB))
    assert combat(table).attacks == {bear: BOB, wolf: BOB}
    assert combat(table).declared == {bear: BOB}
    assert table.game.players[ANN].happened("attacked") == 1
    table.to(Step.COMBAT_DAMAGE)
    assert table.life(BOB) == 16


def test_508_4_one_put_attacking_after_blocks_is_unblocked() -> None:
    table, _bear = attacked()
    table.to(Step.DECLARE_BLOCKERS)
    [wolf] = table.battlefield(ANN, WOLF)
    assert add_attacker(table.game, wolf, BOB)
    assert combat(table).is_unblocked(wolf)
    table.to(Step.COMBAT_DAMAGE)
    assert table.life(BOB) == 16


def test_508_4a_it_doesnt_attack_what_is_no_longer_there() -> None:
    table, _bear = attacked(3)
    [jace] = table.battlefield(CAT, walker("Jace"))
    [siege_] = table.battlefield(ANN, siege("Invasion"))
    [wolf] = table.battlefield(ANN, WOLF)
    assert not add_attacker(table.game, wolf, siege_)  # Ann protects it herself
    table.game.objects[siege_].mark(PROTECTOR, [CAT])
    assert add_attacker(table.game, wolf, siege_)
    [elk] = table.battlefield(ANN, creature("Elk"))
    change(table, jace, SetController(), controller=ANN)
    assert not add_attacker(table.game, elk, jace)
    happen(table, PlayerLost(CAT, "conceded", "104.3a"))
    assert not add_attacker(table.game, elk, CAT)
    assert not combat(table).is_attacking(elk)


def test_508_4c_requirements_and_restrictions_dont_concern_it() -> None:
    table, _ = attacked()
    [pacified] = table.battlefield(ANN, creature("Pacified", 2, 2, Restrict(Cannot.ATTACK)))
    assert add_attacker(table.game, pacified, BOB)


def test_508_5_the_defending_player_is_who_is_attacked_controls_or_protects_it() -> None:
    table = Table(3)
    bear, wolf, elk = table.battlefield(ANN, BEAR, WOLF, creature("Elk"))
    [jace] = table.battlefield(CAT, walker("Jace"))
    [siege_] = table.battlefield(ANN, siege("Invasion"))
    table.game.objects[siege_].mark(PROTECTOR, [BOB])
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    table.game.answer(pairs((bear, BOB), (wolf, jace), (elk, siege_)))
    assert [combat(table).defender(one) for one in (bear, wolf, elk)] == [BOB, CAT, BOB]
    assert combat(table).attackers_of([BOB]) == [bear, elk]
    assert combat(table).defender(jace) == -1


def test_508_5_it_stays_known_when_the_creature_no_longer_attacks() -> None:
    table, bear = attacked(3)
    happen(table, RemovedFromCombat(bear))
    assert combat(table).defender(bear) == BOB
    assert combat(table).attackers_of([BOB]) == []


def test_508_6_who_is_attacked_is_known() -> None:
    table, bear = attacked(3)
    assert combat(table).is_attacked(BOB)
    assert not combat(table).is_attacked(CAT)
    assert combat(table).declared == {bear: BOB}


def test_508_7a_a_creature_that_attacks_something_else_was_still_declared_at_the_first() -> None:
    table, bear = attacked(3)
    happen(table, AttackingAdded(bear, CAT))
    assert combat(table).attacks == {bear: CAT}
    assert combat(table).defender(bear) == CAT
    assert combat(table).declared == {bear: BOB}
    assert table.game.players[ANN].happened("attacked") == 1
    table.to(Step.COMBAT_DAMAGE)
    assert (table.life(BOB), table.life(CAT)) == (20, 18)


def test_508_7a_a_blocked_creature_that_attacks_something_else_stays_blocked() -> None:
    table, bear = attacked(3)
    [ox] = table.battlefield(BOB, creature("Ox", 1, 4))
    table.block((ox, bear))
    happen(table, AttackingAdded(bear, CAT))
    assert combat(table).is_blocked(bear)
    assert combat(table).blockers == {bear: [ox]}


def test_508_7c_it_cant_come_to_attack_its_own_side() -> None:
    table, bear = attacked(3)
    happen(table, AttackingAdded(bear, ANN))
    assert combat(table).attacks == {bear: BOB}


def test_508_8_blocks_and_damage_are_skipped_if_nothing_attacks() -> None:
    table, _ = asked_to_attack(BEAR)
    table.game.answer(pairs())
    assert nobody_attacks(table.game)
    seen: set[Step] = set()
    while table.game.turn.step is not Step.POSTCOMBAT_MAIN:
        seen.add(table.game.turn.step)
        table.answer_next()
    assert seen == {Step.DECLARE_ATTACKERS, Step.END_OF_COMBAT}


def test_508_8_they_are_not_skipped_if_what_attacked_is_gone() -> None:
    table, bear = attacked()
    happen(table, ZoneChange(bear, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    assert not nobody_attacks(table.game)
    seen: set[Step] = set()
    while table.game.turn.step is not Step.POSTCOMBAT_MAIN:
        seen.add(table.game.turn.step)
        table.answer_next()
    assert {Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE} <= seen


def test_508_1a_that_you_attacked_is_read_of_you_and_in_one_way() -> None:
    text = "When Chief enters, if you attacked this turn, draw a card."
    assert compile_face(face(text.replace("Chief", "Test Card"))).face is not None


def test_508_3_one_trigger_for_all_that_attack() -> None:
    path = permanent(
        "Path",
        "Enchantment",
        "As long as your life total is greater than or equal to your starting life total, "
        "creatures you control get +1/+1.\nWhenever one or more creatures you control attack, you "
        "gain life equal to the number of attacking creatures.",
    )
    at = table()
    at.battlefield(ANN, path, "Bear", "Giant")
    at.begin(ANN)
    assert at.power_toughness("Bear") == (3, 3)
    at.attack("Bear", "Giant")
    at.to(Step.DECLARE_ATTACKERS)
    at.resolve_all()
    assert at.life(ANN) == 22
    cast(at, "You lose 3 life.")
    assert at.power_toughness("Bear") == (2, 2)


def test_508_1_either_the_equipment_or_what_has_it_triggers() -> None:
    at = table()
    text = (
        "Whenever Blade or equipped creature attacks, it gets +2/+0 until end of turn.\nEquip {0}"
    )
    at.battlefield(ANN, "Bear", permanent("Blade", "Artifact — Equipment", text))
    at.act(ANN, "activate Blade", "Bear")
    at.resolve()
    at.attack("Bear", at=BOB)
    at.resolve_all()
    assert at.power_toughness("Bear") == (4, 2)
