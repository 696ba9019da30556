"""CR 508.1 and 509.1 written down once more, to check declarations of attackers and blockers.

A creature is here what a player reads on it: its size, colors, types and lines. Nothing of the
engine is used. Which declarations are legal is found by trying every one: those that break no
restriction, and among these the ones that obey the most requirements.
"""

from __future__ import annotations

from itertools import chain, combinations, product
from typing import Final, NamedTuple

__all__ = [
    "ATTACKING_LINES",
    "BLOCKING_LINES",
    "Creature",
    "Declaration",
    "legal_attacks",
    "legal_blocks",
]

ATTACKING_LINES: Final = (
    "Flying",
    "Fear",
    "Intimidate",
    "Shadow",
    "Horsemanship",
    "Skulk",
    "Menace",
    "Islandwalk",
    "Protection from red",
    "This creature can't be blocked.",
    "This creature can't be blocked by creatures with power 2 or less.",
    "This creature can't be blocked except by Walls.",
    "This creature can't be blocked by more than one creature.",
    "This creature can't be blocked except by three or more creatures.",
    "This creature must be blocked if able.",
    "All creatures able to block this creature do so.",
    "This creature attacks each combat if able.",
    "This creature can't attack alone.",
    "This creature can only attack alone.",
    "This creature can't attack unless defending player controls an Island.",
    "Defender",
    "Haste",
)
"""Lines that matter as a creature attacks or is to be blocked."""

BLOCKING_LINES: Final = (
    "Flying",
    "Reach",
    "Shadow",
    "Horsemanship",
    "This creature can't block.",
    "This creature can block only creatures with flying.",
    "This creature can block creatures with shadow as though this creature had shadow.",
    "This creature can block an additional creature each combat.",
    "This creature can block any number of creatures.",
    "This creature blocks each combat if able.",
    "This creature can't block alone.",
    "Haste",
)
"""Lines that matter as a creature blocks."""

Pair = tuple[int, int]
Declaration = frozenset[Pair]
"""Each attacker with the number of what it attacks, or each blocker with an attacker's."""


class Creature(NamedTuple):
    """What a player reads on a creature and sees of it."""

    number: int
    power: int
    colors: str
    artifact: bool
    wall: bool
    lines: frozenset[str]
    tapped: bool = False
    sick: bool = False

    def says(self, line: str) -> bool:
        """Whether the line is on it."""
        return line in self.lines


# -- attackers, CR 508.1 ---------------------------------------------------------------------------


def legal_attacks(
    creatures: list[Creature], attacked: list[int], *, island: bool, one_at_most: bool
) -> set[Declaration]:
    """Every legal declaration of attackers. CR 508.1a to 508.1d.

    ``attacked`` are the defending player and their planeswalkers; ``island``: that player controls
    one; ``one_at_most``: no more than one creature can attack each combat.
    """
    choices = [
        [None, *attacked] if may_attack(creature, island=island) else [None]
        for creature in creatures
    ]
    unrestricted: list[Declaration] = []
    for chosen in product(*choices):
        attacking = [
            (creature, what)
            for creature, what in zip(creatures, chosen, strict=True)
            if what is not None
        ]
        alone = len(attacking) == 1 and attacking[0][0].says("This creature can't attack alone.")
        crowded = len(attacking) > 1 and any(
            creature.says("This creature can only attack alone.") for creature, _ in attacking
        )
        if not alone and not crowded and not (one_at_most and len(attacking) > 1):  # CR 508.1c
            unrestricted.append(frozenset((creature.number, what) for creature, what in attacking))
    forced = {
        creature.number
        for creature in creatures
        if creature.says("This creature attacks each combat if able.")
    }
    return most_obedient({one: len(forced & {number for number, _ in one}) for one in unrestricted})


def may_attack(creature: Creature, *, island: bool) -> bool:
    """Whether a creature may attack by itself. CR 508.1a, 302.6, 702.3b."""
    if creature.tapped or creature.says("Defender"):
        return False
    if creature.sick and not creature.says("Haste"):
        return False
    unless = "This creature can't attack unless defending player controls an Island."
    return island or not creature.says(unless)


def most_obedient(obeyed: dict[Declaration, int]) -> set[Declaration]:
    """The declarations that obey as many requirements as any. CR 508.1d, 509.1c."""
    most = max(obeyed.values())
    return {one for one, number in obeyed.items() if number == most}


# -- blockers, CR 509.1 ----------------------------------------------------------------------------


def legal_blocks(
    attackers: list[Creature], blockers: list[Creature], *, island: bool, one_at_most: bool
) -> set[Declaration]:
    """Every legal declaration of blockers. CR 509.1a to 509.1c.

    ``island``: the defending player controls one; ``one_at_most``: no more than one creature can
    block each combat.
    """
    choices = [blocks_of(blocker, attackers, island=island) for blocker in blockers]
    obeyed: dict[Declaration, int] = {}
    for chosen in product(*choices):
        declared = frozenset(chain.from_iterable(chosen))
        blocking = {blocker for blocker, _ in declared}
        if one_at_most and len(blocking) > 1:
            continue
        if any(
            blocker.says("This creature can't block alone.") and blocking == {blocker.number}
            for blocker in blockers
        ):
            continue
        if all(is_blocked_rightly(attacker, declared) for attacker in attackers):
            obeyed[declared] = obeyed_by(attackers, blockers, declared)
    return most_obedient(obeyed)


def blocks_of(blocker: Creature, attackers: list[Creature], *, island: bool) -> list[list[Pair]]:
    """Every choice of attackers for one blocker. CR 509.1a, 509.1b."""
    able = [one.number for one in attackers if may_block(blocker, one, island=island)]
    most = 1
    if blocker.says("This creature can block an additional creature each combat."):
        most = 2
    if blocker.says("This creature can block any number of creatures."):
        most = len(able)
    return [
        [(blocker.number, attacker) for attacker in chosen]
        for size in range(min(most, len(able)) + 1)
        for chosen in combinations(able, size)
    ]


def may_block(blocker: Creature, attacker: Creature, *, island: bool) -> bool:
    """Whether a creature may block an attacker, each by itself. CR 509.1a, 509.1b."""
    if blocker.tapped or blocker.says("This creature can't block."):
        return False
    if attacker.says("This creature can't be blocked."):
        return False
    if attacker.says("Islandwalk") and island:  # CR 702.14c
        return False
    flies = attacker.says("Flying")
    if blocker.says("This creature can block only creatures with flying.") and not flies:
        return False
    if flies and not (blocker.says("Flying") or blocker.says("Reach")):  # CR 702.9b
        return False
    if attacker.says("Fear") and not (blocker.artifact or "B" in blocker.colors):  # CR 702.36b
        return False
    shared = set(blocker.colors) & set(attacker.colors)
    if attacker.says("Intimidate") and not (blocker.artifact or shared):  # CR 702.13b
        return False
    as_shadow = "This creature can block creatures with shadow as though this creature had shadow."
    if attacker.says("Shadow"):  # CR 702.28b
        if not (blocker.says("Shadow") or blocker.says(as_shadow)):
            return False
    elif blocker.says("Shadow"):
        return False
    if attacker.says("Horsemanship") and not blocker.says("Horsemanship"):  # CR 702.31b
        return False
    if attacker.says("Skulk") and blocker.power > attacker.power:  # CR 702.118b
        return False
    if attacker.says("Protection from red") and "R" in blocker.colors:  # CR 702.16f
        return False
    weak = "This creature can't be blocked by creatures with power 2 or less."
    if attacker.says(weak) and blocker.power <= 2:
        return False
    return blocker.wall or not attacker.says("This creature can't be blocked except by Walls.")


def is_blocked_rightly(attacker: Creature, declared: Declaration) -> bool:
    """Whether no restriction on the number of its blockers is broken. CR 509.1b, 702.111b."""
    number = sum(1 for _, blocked in declared if blocked == attacker.number)
    if number == 0:
        return True
    if attacker.says("Menace") and number < 2:
        return False
    if number > 1 and attacker.says("This creature can't be blocked by more than one creature."):
        return False
    several = "This creature can't be blocked except by three or more creatures."
    return number > 2 or not attacker.says(several)


def obeyed_by(attackers: list[Creature], blockers: list[Creature], declared: Declaration) -> int:
    """How many requirements the declaration obeys. CR 509.1c."""
    blocking = {blocker for blocker, _ in declared}
    blocked = [attacker for _, attacker in declared]
    number = sum(
        blocker.says("This creature blocks each combat if able.") and blocker.number in blocking
        for blocker in blockers
    )
    for attacker in attackers:
        if attacker.says("This creature must be blocked if able."):
            number += attacker.number in blocked
        if attacker.says("All creatures able to block this creature do so."):
            number += blocked.count(attacker.number)
    return number
