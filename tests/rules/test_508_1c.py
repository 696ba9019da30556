"""Who is offered to attack, and what requirements they name. CR 508.1a-508.1d."""

from __future__ import annotations

import pytest

from jajna.decision import Assign, Kind, Several
from jajna.judge.table import ANN, BOB, CAT, Table
from jajna.kernel.combat.attack_requirements import Attacks, best_attacks
from jajna.kernel.combat.attackers import legal_attack
from jajna.vocab import Step
from tests.mechanics.bench import creature, permanent
from tests.rules.creatures import pairs, refusal, walker

BEAR = creature("Bear")
SHY = creature("Shy", text="Shy can't attack alone.")
FIERCE = creature("Fierce", text="Fierce attacks each combat if able.")
NARROW = permanent("Narrow", "Enchantment", "No more than one creature can attack each combat.")


def test_508_1d_who_must_attack_is_asked_what() -> None:
    table = Table()
    [fierce] = table.battlefield(ANN, FIERCE)
    [jace] = table.battlefield(BOB, walker("Jace", 5))
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    assert refusal(table, pairs()) == ("must attack", "508.1d")
    table.game.answer(pairs((fierce, jace)))
    table.to(Step.END_OF_COMBAT)
    assert table.object(jace).counters["loyalty"] == 3
    assert table.life(BOB) == 20


def offered(table: Table) -> list[int]:
    """The creatures that could be declared as attackers."""
    assert table.asked is not None
    assert table.asked.pairs is not None
    return list(table.asked.pairs.able)


def test_508_1c_one_that_cant_attack_alone_isnt_offered_as_the_only_attacker_there_may_be() -> None:
    table = Table()
    bear, _ = table.battlefield(ANN, BEAR, SHY)
    table.battlefield(BOB, NARROW)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    assert offered(table) == [bear]


def test_508_1c_one_that_cant_attack_alone_isnt_asked_about_if_there_is_no_other() -> None:
    table = Table()
    table.battlefield(ANN, SHY)
    table.begin(ANN)
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.life(BOB) == 20
    table.battlefield(ANN, BEAR)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    assert len(offered(table)) == 2


def test_508_1d_only_those_who_disobey_are_named() -> None:
    table = Table()
    table.battlefield(ANN, BEAR)
    fierce, other = table.battlefield(ANN, FIERCE, FIERCE)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    reason = table.game.why_not(pairs((fierce, BOB)))
    assert reason is not None
    assert (reason.rule, reason.things) == ("508.1d", (other,))


def test_508_1c_who_can_get_no_company_leaves_the_place_to_another_that_must_attack() -> None:
    """At most one creature can attack: one that would need another gives way."""
    needy, friend, fierce = 200, 201, 202
    attacks = Attacks()
    attacks.most = 1
    attacks.free = {needy: [BOB], friend: [BOB], fierce: [BOB]}
    attacks.worth = {(needy, BOB): 2, (fierce, BOB): 1}
    attacks.company = {needy: [(1, {friend: True})]}
    assert best_attacks(attacks) == [(fierce, BOB)]


def test_508_1b_of_a_wish_that_names_a_creature_twice_the_first_is_kept() -> None:
    table = Table()
    bear, _ = table.battlefield(ANN, BEAR, BEAR)
    [jace] = table.battlefield(BOB, walker("Jace", 5))
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    wish = [Assign(bear, jace), Assign(bear, BOB)]
    assert legal_attack(table.game, wish) == pairs((bear, jace))


def test_508_1d_a_wish_gets_what_is_required_beside_what_it_says() -> None:
    table = Table()
    first, second = table.battlefield(ANN, FIERCE, FIERCE)
    [jace] = table.battlefield(BOB, walker("Jace", 5))
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    found = legal_attack(table.game, [Assign(first, jace)])
    assert found == pairs((first, jace), (second, BOB))


GOON = creature(
    "Goon",
    text="Goon can't attack unless you control more creatures than defending player.\n"
    "Goon can't block unless you control more creatures than attacking player.",
)


def test_508_1c_the_creatures_of_whom_it_would_attack_are_counted() -> None:
    table = Table(players=3)
    [goon, _] = table.battlefield(ANN, GOON, BEAR)
    table.battlefield(BOB, BEAR, BEAR)
    table.battlefield(CAT, BEAR)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    assert refusal(table, pairs((goon, BOB))) == ("attacks only others", "508.1c")
    assert table.game.why_not(pairs((goon, CAT))) is None


@pytest.mark.parametrize(("bears", "able"), [(1, False), (2, True)])
def test_509_1b_the_creatures_of_the_attacking_player_are_counted(
    bears: int, *, able: bool
) -> None:
    table = Table(players=3)
    table.define(GOON, BEAR)
    [goon, *_] = table.battlefield(BOB, GOON, *(["Bear"] * bears))
    [first, _] = table.battlefield(ANN, BEAR, BEAR)
    table.battlefield(CAT, *(["Bear"] * 5))
    table.begin(ANN)
    table.attack(first, at=BOB)
    table.to_question(Kind.BLOCKERS)
    assert (table.game.why_not(Several((Assign(goon, first),))) is None) == able
