"""Combat as a forecast: who would block what, what would die, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

from jajna.agents.heuristic.worth import creature_worth
from jajna.vocab import Cannot, Color, Keyword, Type

if TYPE_CHECKING:
    from jajna.kernel.views.view import ObjectView

__all__ = [
    "Blocks",
    "Clashes",
    "Fighter",
    "Forecast",
    "can_block",
    "choose_blocks",
    "forecast",
    "resolve",
]

FAST: Final = Keyword.FIRST_STRIKE | Keyword.DOUBLE_STRIKE


NEVER: Final = 1_000_000
"""More damage than is ever dealt."""


@final
class Fighter:
    """A creature in a forecast: ``toughness`` is what is left of it this turn."""

    def __init__(self, thing: ObjectView, power: int = 0, toughness: int = 0) -> None:
        self.id = thing.id
        self.power = max(thing.power + power, 0)
        self.toughness = thing.toughness - thing.damage + toughness
        self.keywords = thing.keywords
        self.colors = thing.colors
        self.artifact = thing.types & Type.ARTIFACT != 0
        self.cannot = thing.cannot
        self.worth = max(creature_worth(thing), 0.3)
        self.tapped = thing.tapped
        self.lethal = NEVER
        """The damage to the defending player with which it alone beats them. CR 903.10a."""
        self.gain = 0.0
        """What its own abilities gain as it attacks."""
        self.kind = -1
        """A number that those share who fight alike, once ``Clashes`` has given one."""
        self.later: Fighter | None = None
        """The creature as it will be in the next combat, where that differs."""

    def as_later(self) -> Fighter:
        """The creature as it will be in the next combat."""
        return self.later if self.later is not None else self

    def has(self, keyword: int) -> bool:
        """Whether it has a keyword ability, by its bit."""
        return self.keywords & keyword != 0

    @property
    def damage(self) -> int:
        """What it deals to a player in one combat."""
        return self.power * 2 if self.has(Keyword.DOUBLE_STRIKE) else self.power


Blocks: TypeAlias = dict[int, list[Fighter]]
"""Blockers by the attacker's id."""

MayBlock: TypeAlias = Callable[[Fighter, Fighter], bool]
"""Whether the first may block the second."""


def can_block(blocker: Fighter, attacker: Fighter) -> bool:
    """Whether a block looks legal by keywords. CR 509.1b."""
    if blocker.tapped or blocker.cannot & Cannot.BLOCK or attacker.cannot & Cannot.BE_BLOCKED:
        return False
    if attacker.has(Keyword.FLYING) and not blocker.has(Keyword.FLYING | Keyword.REACH):
        return False
    if attacker.has(Keyword.SHADOW) != blocker.has(Keyword.SHADOW):
        return False
    if attacker.has(Keyword.HORSEMANSHIP) and not blocker.has(Keyword.HORSEMANSHIP):
        return False
    if attacker.has(Keyword.FEAR):
        return blocker.artifact or blocker.colors & Color.BLACK != 0
    if attacker.has(Keyword.INTIMIDATE):
        return blocker.artifact or blocker.colors & attacker.colors != 0
    return not (attacker.has(Keyword.SKULK) and blocker.power > attacker.power)


@final
class Forecast:
    """What a combat would come to: damage to the defending player, and who dies."""

    def __init__(self) -> None:
        self.damage = 0
        self.beaten = False
        """Whether a commander's damage beats the defending player by itself."""
        self.dead_attackers: list[Fighter] = []
        self.dead_blockers: list[Fighter] = []

    @property
    def trade(self) -> float:
        """What dies on the defending side less what dies on the attacking one."""
        lost = sum(one.worth for one in self.dead_attackers)
        return sum(one.worth for one in self.dead_blockers) - lost


@final
class Clashes:
    """What comes of clashes, remembered as long as the creatures stay as they are.

    Creatures that fight alike are of one kind, so that a clash of their like is known too.
    """

    def __init__(self) -> None:
        self._kinds: dict[tuple[object, ...], int] = {}
        self._known: dict[tuple[int, ...], _Clashed] = {}

    def kind(self, fighter: Fighter) -> int:
        """The number of those that fight like this one."""
        if fighter.kind < 0:
            alike = (
                fighter.power,
                fighter.toughness,
                fighter.keywords,
                fighter.colors,
                fighter.artifact,
                fighter.cannot,
                fighter.worth,
                fighter.tapped,
                fighter.lethal,
                fighter.gain,
            )
            fighter.kind = self._kinds.setdefault(alike, len(self._kinds))
        return fighter.kind

    def of(self, attacker: Fighter, blockers: list[Fighter]) -> _Clashed:
        """What comes of a clash."""
        key = (self.kind(attacker), *[self.kind(one) for one in blockers])
        known = self._known.get(key)
        if known is None:
            found = Forecast()
            resolve(attacker, blockers, found)
            known = _Clashed(found, blockers)
            self._known[key] = known
        return known


@final
class _Clashed:
    """What came of a clash: ``dead`` are the places of the blockers that die."""

    def __init__(self, found: Forecast, blockers: list[Fighter]) -> None:
        self.damage = found.damage
        self.trade = found.trade
        self.attacker_dies = bool(found.dead_attackers)
        self.dead = [place for place, one in enumerate(blockers) if one in found.dead_blockers]


@final
class _Clash:
    """One attacker and its blockers while they deal damage: ``taken`` is what each took so far."""

    def __init__(self, attacker: Fighter, blockers: list[Fighter]) -> None:
        self.attacker = attacker
        self.blockers = blockers
        self.alive = True
        self.taken = 0
        self.taken_by_blockers = {one.id: 0 for one in blockers}
        self.through = 0
        self.dead: list[Fighter] = []

    def strike(self, first: bool) -> None:
        """One combat damage step. CR 510.2, 510.4."""
        attacks = self.alive and _strikes(self.attacker, first)
        strikers = [one for one in self.blockers if one not in self.dead and _strikes(one, first)]
        if attacks:
            self._attack()
        total = sum(one.power for one in strikers)
        touched = any(one.has(Keyword.DEATHTOUCH) and one.power > 0 for one in strikers)
        self.taken += total
        if self.alive and total and (touched or self.taken >= self.attacker.toughness):
            self.alive = self.attacker.has(Keyword.INDESTRUCTIBLE)

    def _attack(self) -> None:
        """Divide the attacker's damage: the worthiest that it can kill, first. CR 510.1c."""
        left = self.attacker.power
        needed_by_all = 0
        for one in sorted(self.blockers, key=_by_worth, reverse=True):
            if one in self.dead:
                continue
            needed = max(one.toughness - self.taken_by_blockers[one.id], 1)
            needed = 1 if self.attacker.has(Keyword.DEATHTOUCH) else needed
            needed_by_all += needed
            if left >= needed:
                left -= needed
                if not one.has(Keyword.INDESTRUCTIBLE):
                    self.dead.append(one)
            else:
                self.taken_by_blockers[one.id] += left
                left = 0
        if self.attacker.has(Keyword.TRAMPLE):
            self.through += max(self.attacker.power - needed_by_all, 0)


def _strikes(fighter: Fighter, first: bool) -> bool:
    """Whether it deals damage in the first, or the second, combat damage step. CR 510.4, 702.4b."""
    if first:
        return fighter.has(FAST)
    return fighter.has(Keyword.DOUBLE_STRIKE) or not fighter.has(Keyword.FIRST_STRIKE)


def resolve(attacker: Fighter, blockers: list[Fighter], found: Forecast) -> None:
    """Let an attacker and its blockers deal damage. CR 510."""
    if not blockers:
        found.damage += attacker.damage
        return
    clash = _Clash(attacker, blockers)
    if attacker.has(FAST) or any(one.has(FAST) for one in blockers):
        clash.strike(True)
    clash.strike(False)
    found.damage += clash.through
    found.dead_blockers += clash.dead
    if not clash.alive:
        found.dead_attackers.append(attacker)


def _by_worth(fighter: Fighter) -> float:
    return fighter.worth


def forecast(attackers: list[Fighter], blocks: Blocks, clashes: Clashes | None = None) -> Forecast:
    """What comes of these attacks and blocks."""
    found = Forecast()
    if clashes is None:
        clashes = Clashes()
    for attacker in attackers:
        blockers = blocks.get(attacker.id)
        if not blockers:
            found.damage += attacker.damage
            found.beaten = found.beaten or attacker.damage >= attacker.lethal
            continue
        clash = clashes.of(attacker, blockers)
        found.damage += clash.damage
        found.beaten = found.beaten or clash.damage >= attacker.lethal
        for place in clash.dead:
            found.dead_blockers.append(blockers[place])
        if clash.attacker_dies:
            found.dead_attackers.append(attacker)
    return found


# -- blocking ------------------------------------------------------------------------------------


def choose_blocks(
    attackers: list[Fighter],
    blockers: list[Fighter],
    life: int,
    may_block: MayBlock = can_block,
    clashes: Clashes | None = None,
) -> Blocks:
    """Blocks that a sensible defending player would declare.

    First those that gain by themselves, then two against one; if the rest would kill the player,
    trades and at last chump blocks.
    """
    blocks: Blocks = {}
    if not blockers:
        return blocks
    if clashes is None:
        clashes = Clashes()
    free = sorted(blockers, key=_by_worth)
    ranked = sorted(attackers, key=_by_worth, reverse=True)
    pressure = _pressure(attackers, life)
    for attacker in ranked:
        _block_if_good(attacker, free, blocks, may_block, pressure, clashes)
    for attacker in ranked:
        if attacker.id not in blocks:
            _block_with_two(attacker, free, blocks, may_block, clashes)
    _survive(attackers, free, blocks, life, may_block, clashes)
    return blocks


def _pressure(attackers: list[Fighter], life: int) -> float:
    """What a point of damage is worth to a player with so much life."""
    total = sum(one.damage for one in attackers)
    if total >= life:
        return 0.6
    return 0.1 + 1.5 / max(life - total, 3)


def _needs_two(attacker: Fighter) -> bool:
    return attacker.has(Keyword.MENACE)


def _gain(attacker: Fighter, blockers: list[Fighter], pressure: float, clashes: Clashes) -> float:
    """What blocking so is worth to the defending player, against not blocking."""
    found = clashes.of(attacker, blockers)
    return -found.trade + pressure * (attacker.damage - found.damage)


def _block_if_good(
    attacker: Fighter,
    free: list[Fighter],
    blocks: Blocks,
    may_block: MayBlock,
    pressure: float,
    clashes: Clashes,
) -> None:
    if _needs_two(attacker):
        return
    best: Fighter | None = None
    best_gain = 0.0
    for blocker in free:
        if may_block(blocker, attacker):
            gain = _gain(attacker, [blocker], pressure, clashes)
            if gain > best_gain:
                best, best_gain = blocker, gain
    if best is not None:
        blocks[attacker.id] = [best]
        free.remove(best)


def _block_with_two(
    attacker: Fighter, free: list[Fighter], blocks: Blocks, may_block: MayBlock, clashes: Clashes
) -> None:
    able = [one for one in free if may_block(one, attacker)]
    best: list[Fighter] = []
    best_gain = 0.5
    tried: set[tuple[int, int]] = set()
    for place, one in enumerate(able):
        for other in able[place + 1 :]:
            pair = (clashes.kind(one), clashes.kind(other))
            if pair in tried:
                continue
            tried.add(pair)
            gain = _gain(attacker, [one, other], 0.0, clashes)
            if gain > best_gain:
                best, best_gain = [one, other], gain
    if best:
        blocks[attacker.id] = best
        for one in best:
            free.remove(one)


def _survive(
    attackers: list[Fighter],
    free: list[Fighter],
    blocks: Blocks,
    life: int,
    may_block: MayBlock,
    clashes: Clashes,
) -> None:
    """Block more, cheapest first, as long as the damage that comes through would kill."""
    unblocked = [one for one in attackers if one.id not in blocks and not _needs_two(one)]
    for attacker in sorted(unblocked, key=_by_damage, reverse=True):
        now = forecast(attackers, blocks, clashes)
        if now.damage < life and not now.beaten:
            return
        able = [one for one in free if may_block(one, attacker)]
        if able and not (attacker.has(Keyword.TRAMPLE) and able[0].toughness < 1):
            best = max(able, key=lambda one: _gain(attacker, [one], 0.0, clashes))
            blocks[attacker.id] = [best]
            free.remove(best)


def _by_damage(fighter: Fighter) -> int:
    """What would beat the player by itself comes first."""
    return fighter.damage + (NEVER if fighter.damage >= fighter.lethal else 0)
