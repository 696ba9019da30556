"""Declarations of attackers at the table, against every one in plain words. CR 508.1c, 508.1d."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.decision import Assign
from jajna.ir.abilities import Static
from jajna.ir.filters.nouns import OfType
from jajna.judge.table import ANN, BOB, CAT, Table
from jajna.kernel.combat.attackers import legal_attack, why_not_attackers
from jajna.mechanics.rules.combat import (
    BeGoaded,
    CannotAttackYou,
    CombatDeed,
    LimitInCombat,
    ManaToll,
    Taxed,
)
from jajna.mechanics.rules.restrictions import Require, Restrict
from jajna.vocab import Cannot, Must, Step, Type, mana_cost
from tests.rules.cards import enchantment
from tests.rules.creatures import change, creature

KINDS = st.tuples(
    st.sampled_from([0, 0, 1, 2]),  # how many effects require it to attack
    st.sampled_from([(), (), (BOB,), (CAT,), (BOB, CAT)]),  # who has goaded it
    st.booleans(),  # whether it can't attack alone
    st.booleans(),  # whether it can't attack Bob
)


@given(
    st.lists(KINDS, min_size=1, max_size=3),
    st.sampled_from([-1, -1, 1, 2]),
    st.sampled_from([-1, -1, 1]),
    st.booleans(),
)
@settings(max_examples=50, deadline=None)
def test_508_1d_legal_is_what_obeys_as_many_as_anything_that_costs_nothing(
    kinds: list[tuple[int, tuple[int, ...], bool, bool]], most: int, most_at_bob: int, toll: bool
) -> None:
    """Bob and Cat are attacked; attacking Cat may cost mana that nobody has."""
    table = Table(3)
    ids: list[int] = []
    for must, goaders, loner, shy in kinds:
        requirements = [Require(Must.ATTACK)] * must
        restrictions = [Restrict(Cannot.ATTACK_ALONE)] * loner
        [number] = table.battlefield(ANN, creature("C", 1, 1, *requirements, *restrictions))
        ids.append(number)
        for goader in goaders:
            change(table, number, BeGoaded(), controller=goader)
        if shy:
            change(table, number, CannotAttackYou(), controller=BOB)
    rules = [LimitInCombat(most)] if most >= 0 else []
    at_bob = [LimitInCombat(most_at_bob, CombatDeed.ATTACK_YOU)] if most_at_bob >= 0 else []
    for rule in [*rules, *at_bob]:
        affects = rule.subject()
        assert affects is not None
        table.battlefield(BOB, enchantment("Rule", "{1}", Static(affects, (rule,))))
    if toll:
        tax = ManaToll(mana_cost("{2}"), whom=Taxed.YOU, word="each")
        table.battlefield(CAT, enchantment("Tax", "{1}", Static(OfType(Type.CREATURE), (tax,))))
    table.begin(ANN, Step.BEGINNING_OF_COMBAT)

    def legal(chosen: dict[int, int]) -> bool:
        alone = len(chosen) == 1 and kinds[ids.index(next(iter(chosen)))][2]
        return (
            not alone
            and not any(what == BOB and kinds[ids.index(one)][3] for one, what in chosen.items())
            and (most < 0 or len(chosen) <= most)
            and (most_at_bob < 0 or list(chosen.values()).count(BOB) <= most_at_bob)
        )

    def obeyed(chosen: dict[int, int]) -> int:
        count = 0
        for one, what in chosen.items():
            must, goaders, _, _ = kinds[ids.index(one)]
            count += must + len(goaders) + sum(1 for goader in goaders if goader != what)
        return count

    declarations = [
        {one: what for one, what in zip(ids, row, strict=True) if what >= 0}
        for row in itertools.product((-1, BOB, CAT), repeat=len(ids))
    ]
    free = [one for one in declarations if not (toll and CAT in one.values())]
    best = max(obeyed(one) for one in free if legal(one))
    for chosen in declarations:
        assigned = [Assign(one, what) for one, what in chosen.items()]
        expected = chosen in free and legal(chosen) and obeyed(chosen) >= best
        assert (why_not_attackers(table.game, assigned) is None) is expected
        repaired = legal_attack(table.game, assigned)
        parts = [part for part in repaired.options if isinstance(part, Assign)]
        assert why_not_attackers(table.game, parts) is None
        assert not expected or parts == assigned
