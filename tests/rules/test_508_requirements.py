"""The most requirements that attacks can obey are found exactly. CR 508.1c, 508.1d."""

from __future__ import annotations

import itertools
import time

from hypothesis import given, settings
from hypothesis import strategies as st

from jajna.kernel.combat.attack_requirements import Attack, Attacks, best_attacks

TARGETS = [0, 1, 300]
ATTACKERS = [100, 101, 102, 103, 104]


@st.composite
def boards(draw: st.DrawFn) -> Attacks:
    """A small board with many requirements and restrictions on it."""
    attacks = Attacks()
    attacks.most = draw(st.sampled_from([-1, -1, 0, 1, 2, 3]))
    for target in TARGETS[:2]:
        if draw(st.booleans()):
            attacks.most_at[target] = draw(st.integers(0, 2))
    for attacker in ATTACKERS[: draw(st.integers(1, 5))]:
        free = [target for target in TARGETS if draw(st.integers(0, 3))]
        if free:
            attacks.free[attacker] = free
        for target in free:
            worth = draw(st.sampled_from([0, 0, 1, 1, 2, 3]))
            if worth:
                attacks.worth[(attacker, target)] = worth
        if not draw(st.integers(0, 2)):
            attacks.loners[attacker] = True
    return attacks


def every_declaration(attacks: Attacks) -> list[list[Attack]]:
    choices = [[-1, *free] for free in attacks.free.values()]
    return [
        [(attacker, what) for attacker, what in zip(attacks.free, chosen, strict=True) if what >= 0]
        for chosen in itertools.product(*choices)
    ]


def breaks_something(attacks: Attacks, chosen: list[Attack]) -> bool:
    """The restrictions once more, in the plainest words."""
    attacked = [what for _, what in chosen]
    return (
        (attacks.most >= 0 and len(chosen) > attacks.most)
        or any(attacked.count(one) > attacks.most_at.get(one, 99) for one in attacked)
        or (len(chosen) == 1 and chosen[0][0] in attacks.loners)
    )


@given(boards())
@settings(max_examples=400)
def test_508_1d_the_best_attacks_obey_as_many_as_any_legal_declaration(attacks: Attacks) -> None:
    legal = [one for one in every_declaration(attacks) if not breaks_something(attacks, one)]
    most = max(sum(attacks.worth.get(attack, 0) for attack in one) for one in legal)
    best = best_attacks(attacks)

    assert sorted(best) in [sorted(one) for one in legal]
    assert attacks.obeyed(best) == most


@given(boards())
def test_508_1c_restrictions_are_judged_as_in_plain_words(attacks: Attacks) -> None:
    for declaration in every_declaration(attacks):
        assert attacks.allows(declaration) is not breaks_something(attacks, declaration)


def test_508_1d_a_thousand_creatures_and_a_limit_are_cheap() -> None:
    attacks = Attacks()
    attacks.most = 900
    attacks.most_at[1] = 200
    for attacker in range(1000, 2000):
        attacks.free[attacker] = [1, 2, 3]
        attacks.worth[(attacker, 1)] = 2
        attacks.worth[(attacker, 2 + attacker % 2)] = 1
    begun = time.perf_counter()
    best = best_attacks(attacks)
    assert time.perf_counter() - begun < 5
    assert attacks.allows(best)
    assert attacks.obeyed(best) == 200 * 2 + 700
