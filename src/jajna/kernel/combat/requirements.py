"""As many requirements to block as can be obeyed without breaking a restriction. CR 509.1b, 509.1c.

Creatures that nothing connects are decided one by one. A quick way through all of them most often
reaches a bound that can't be passed. Where it doesn't, those attackers that need several blockers
are taken as blocked or as not blocked in turn: the rest is then a flow, which is solved exactly,
and the bound that such a flow gives cuts the search short.
"""

from __future__ import annotations

from typing import Final, final

from jajna.kernel.combat.flow import UNLIMITED, Network

__all__ = ["Blocks", "Pair", "best_blocks", "bound", "only_one"]

Pair = tuple[int, int]
"""A blocker and the attacker it blocks."""


@final
class Blocks:
    """The blocks one player could declare, with what is required and what is restricted.

    ``able`` has for each creature that can block the attackers it can block, ``limits`` how many of
    them at most; ``needed`` has for each attacker the fewest blockers it can be blocked by.
    ``must_block`` are creatures required to block, ``must_be_blocked`` attackers that one creature
    is required to block, ``luring`` attackers that each creature is required to block that can;
    ``loners`` can't block alone.
    """

    def __init__(self) -> None:
        self.able: dict[int, list[int]] = {}
        self.limits: dict[int, int] = {}
        self.needed: dict[int, int] = {}
        self.must_block: dict[int, bool] = {}
        self.must_be_blocked: dict[int, bool] = {}
        self.luring: dict[int, bool] = {}
        self.loners: dict[int, bool] = {}

    def add_blocker(
        self,
        blocker: int,
        able: list[int],
        limit: int = 1,
        must: bool = False,
        loner: bool = False,
    ) -> None:
        """Add a creature that can block these attackers, ``limit`` of them (0: any number)."""
        self.able[blocker] = able
        self.limits[blocker] = limit if limit else max(len(able), 1)
        if must:
            self.must_block[blocker] = True
        if loner:
            self.loners[blocker] = True

    def add_attacker(
        self, attacker: int, needed: int = 1, must: bool = False, lures: bool = False
    ) -> None:
        """Add an attacker."""
        self.needed[attacker] = max(needed, 1)
        if must:
            self.must_be_blocked[attacker] = True
        if lures:
            self.luring[attacker] = True

    def drop_hopeless(self) -> None:
        """Take out what no legal declaration contains: attackers that too few can block."""
        able = dict.fromkeys(self.needed, 0)
        for attackers in self.able.values():
            for attacker in attackers:
                able[attacker] += 1
        hopeless = {attacker: True for attacker in able if able[attacker] < self.needed[attacker]}
        if hopeless:
            for blocker, attackers in self.able.items():
                self.able[blocker] = [one for one in attackers if one not in hopeless]
        for blocker in [blocker for blocker, attackers in self.able.items() if not attackers]:
            del self.able[blocker]

    def has_requirements(self) -> bool:
        """Whether anything is required at all."""
        return bool(self.must_block or self.must_be_blocked or self.luring)

    def obeyed(self, pairs: list[Pair]) -> int:
        """How many requirements a declaration obeys. CR 509.1c."""
        blockers: dict[int, bool] = {}
        attackers: dict[int, bool] = {}
        count = 0
        for blocker, attacker in pairs:
            blockers[blocker] = True
            attackers[attacker] = True
            if attacker in self.luring:
                count += 1
        count += sum(1 for blocker in blockers if blocker in self.must_block)
        count += sum(1 for attacker in attackers if attacker in self.must_be_blocked)
        return count

    def disobeying(self, pairs: list[Pair]) -> list[int]:
        """The creatures, blockers and attackers, with a requirement that is not obeyed."""
        blockers = {blocker: True for blocker, _ in pairs}
        count: dict[int, int] = {}
        for _, attacker in pairs:
            count[attacker] = count.get(attacker, 0) + 1
        found = [one for one in self.must_block if one in self.able and one not in blockers]
        found += [one for one in self.must_be_blocked if one not in count]
        for attacker in self.luring:
            able = sum(1 for attackers in self.able.values() if attacker in attackers)
            if count.get(attacker, 0) < able:
                found.append(attacker)
        return found

    def too_many(self, pairs: list[Pair]) -> int:
        """A creature that would block more attackers than it can, or -1. CR 509.1a."""
        count: dict[int, int] = {}
        for blocker, _ in pairs:
            count[blocker] = count.get(blocker, 0) + 1
            if count[blocker] > self.limits[blocker]:
                return blocker
        return -1

    def too_few(self, pairs: list[Pair]) -> int:
        """An attacker that would be blocked by fewer creatures than it can be, or -1. CR 509.1b."""
        count: dict[int, int] = {}
        for _, attacker in pairs:
            count[attacker] = count.get(attacker, 0) + 1
        for attacker, blockers in count.items():
            if blockers < self.needed[attacker]:
                return attacker
        return -1

    def alone(self, pairs: list[Pair]) -> int:
        """A creature that would block alone and can't, or -1. CR 509.1b, 506.5."""
        if not pairs or pairs[0][0] not in self.loners:
            return -1
        only = pairs[0][0]
        return only if all(blocker == only for blocker, _ in pairs) else -1

    def allows(self, pairs: list[Pair]) -> bool:
        """Whether a declaration of possible pairs breaks no restriction. CR 509.1b."""
        return self.too_many(pairs) < 0 and self.too_few(pairs) < 0 and self.alone(pairs) < 0


def bound(blocks: Blocks) -> int:
    """At least as many requirements as can be obeyed at most."""
    if not blocks.has_requirements():
        return 0
    total = 0
    hands = 0
    for blocker, able in blocks.able.items():
        if blocker in blocks.must_block and able:
            total += 1
        if blocks.luring:
            luring = sum(1 for attacker in able if attacker in blocks.luring)
            total += min(luring, blocks.limits[blocker])
        if blocks.must_be_blocked and any(one in blocks.must_be_blocked for one in able):
            hands += blocks.limits[blocker]
    return total + min(hands, len(_blockable(blocks)))


def _blockable(blocks: Blocks) -> list[int]:
    """The attackers that must be blocked and can be."""
    if not blocks.must_be_blocked:
        return []
    able: dict[int, bool] = {}
    for attackers in blocks.able.values():
        for attacker in attackers:
            able[attacker] = True
    return [attacker for attacker in blocks.must_be_blocked if attacker in able]


def best_blocks(blocks: Blocks) -> list[Pair]:
    """A legal declaration that obeys as many requirements as possible. CR 509.1c."""
    found = _best_together(blocks)
    alone = blocks.alone(found)
    if alone < 0:
        return found
    joined = _joined(blocks, found, alone)
    if joined:
        return joined
    # The others are too few for any attacker: they block with this creature or not at all.
    best: list[Pair] = []
    for attacker in blocks.able[alone]:
        if blocks.needed[attacker] > 1:
            together = _search(blocks, [attacker], blocks.obeyed(best))
            if blocks.obeyed(together) > blocks.obeyed(best):
                best = together
    return best


def _joined(blocks: Blocks, pairs: list[Pair], alone: int) -> list[Pair]:
    """The declaration with other blockers beside the one it has; empty if none can join."""
    taken = [attacker for _, attacker in pairs]
    for attacker in blocks.needed:
        others = [
            blocker
            for blocker, able in blocks.able.items()
            if blocker != alone and attacker in able
        ]
        needed = 1 if attacker in taken else blocks.needed[attacker]
        if len(others) >= needed:
            return pairs + [(blocker, attacker) for blocker in others[:needed]]
    return []


def _best_together(blocks: Blocks) -> list[Pair]:
    """The best declaration where no creature minds blocking alone."""
    most = bound(blocks)
    if most == 0:
        return []
    quick = _Quick(blocks).pairs()
    obeyed = blocks.obeyed(quick)
    if obeyed == most:
        return quick
    found = _search(blocks, [], obeyed)
    return found if blocks.obeyed(found) > obeyed else quick


@final
class _Quick:
    """A legal declaration made in one go, without looking back."""

    def __init__(self, blocks: Blocks) -> None:
        self.blocks = blocks
        self.chosen: dict[int, list[int]] = {blocker: [] for blocker in blocks.able}
        self.count: dict[int, int] = dict.fromkeys(blocks.needed, 0)

    def pairs(self) -> list[Pair]:
        """The declaration."""
        blocks = self.blocks
        if blocks.luring:
            for blocker in blocks.able:
                self._follow_lures(blocker)
        for attacker in blocks.must_be_blocked:
            if self.count[attacker] < blocks.needed[attacker]:
                self._complete(attacker)
        for blocker in blocks.must_block:
            if blocker in self.chosen and not self.chosen[blocker]:
                self._employ(blocker)
        for attacker, count in self.count.items():
            if 0 < count < blocks.needed[attacker] and not self._complete(attacker):
                self._release(attacker)
        return [
            (blocker, attacker) for blocker, chosen in self.chosen.items() for attacker in chosen
        ]

    def _has_room(self, blocker: int) -> bool:
        return len(self.chosen[blocker]) < self.blocks.limits[blocker]

    def _assign(self, blocker: int, attacker: int) -> None:
        self.chosen[blocker].append(attacker)
        self.count[attacker] += 1

    def _follow_lures(self, blocker: int) -> None:
        """Block what lures it, first what must be blocked and isn't."""
        blocks = self.blocks
        luring = [attacker for attacker in blocks.able[blocker] if attacker in blocks.luring]
        for urgent in (True, False):
            for attacker in luring:
                wanted = attacker in blocks.must_be_blocked and self.count[attacker] == 0
                fresh = attacker not in self.chosen[blocker]
                if fresh and wanted == urgent and self._has_room(blocker):
                    self._assign(blocker, attacker)

    def _complete(self, attacker: int) -> bool:
        """Let as many free creatures block it as it needs, if there are."""
        missing = self.blocks.needed[attacker] - self.count[attacker]
        found: list[int] = []
        for blocker, able in self.blocks.able.items():
            if len(found) == missing:
                break
            if (
                self._has_room(blocker)
                and attacker in able
                and attacker not in self.chosen[blocker]
            ):
                found.append(blocker)
        if len(found) < missing:
            return False
        for blocker in found:
            self._assign(blocker, attacker)
        return True

    def _employ(self, blocker: int) -> None:
        """Let a creature that must block do so where that is enough, else with others."""
        blocks = self.blocks
        for attacker in blocks.able[blocker]:
            if self.count[attacker] + 1 >= blocks.needed[attacker]:
                self._assign(blocker, attacker)
                return
        for attacker in blocks.able[blocker]:
            self._assign(blocker, attacker)
            if self._complete(attacker):
                return
            self.chosen[blocker].remove(attacker)
            self.count[attacker] -= 1

    def _release(self, attacker: int) -> None:
        """Let nothing block it."""
        for chosen in self.chosen.values():
            if attacker in chosen:
                chosen.remove(attacker)
        self.count[attacker] = 0


def _search(blocks: Blocks, opened: list[int], least: int) -> list[Pair]:
    """The best declaration that blocks each of ``opened``, if it obeys more than ``least``.

    Otherwise nothing is promised of what it returns but that it obeys no more than that.
    """
    best: list[Pair] = []
    waiting: list[tuple[list[int], list[int]]] = [(opened, [])]
    while waiting:
        blocked, unblocked = waiting.pop()
        relaxed = _Relaxed(blocks, blocked, unblocked)
        if relaxed.most <= least:
            continue
        partly = relaxed.partly_blocked()
        if partly < 0:
            best = relaxed.pairs()
            least = blocks.obeyed(best)
            continue
        waiting.append((blocked, [*unblocked, partly]))
        waiting.append(([*blocked, partly], unblocked))
    return best


@final
class _Relaxed:
    """The best blocks where attackers that need several blockers may get some of them.

    Those in ``blocked`` get all; those in ``unblocked`` none. ``most`` is a bound on what legal
    blocks obey then, and -1 if there are none.
    """

    def __init__(self, blocks: Blocks, blocked: list[int], unblocked: list[int]) -> None:
        self.blocks = blocks
        self.blocked = blocked
        self.unblocked = unblocked
        self.network = Network()
        self.arcs: dict[Pair, int] = {}
        self.free: dict[int, int] = {}
        """For each blocker the arc that stands for attackers nobody cares about."""
        self.plain: dict[int, list[int]] = {}
        """For each blocker those attackers."""
        self.scale = 1
        for attacker in blocks.must_be_blocked:
            if self.scale % blocks.needed[attacker]:
                self.scale *= blocks.needed[attacker]
        self.demand = (bound(blocks) + 1) * self.scale
        """What a blocker is worth that an attacker of ``blocked`` needs: more than all else."""
        self._build()
        self.most = self._solve()
        self.count = self._counted()

    def _build(self) -> None:
        blocks = self.blocks
        network = self.network
        nodes: dict[int, int] = {}
        for attacker in self._watched():
            nodes[attacker] = network.node()
            self._let_be_blocked(attacker, nodes[attacker])
        for blocker, able in blocks.able.items():
            node = network.node()
            self._let_block(blocker, node)
            self.plain[blocker] = []
            for attacker in able:
                if attacker in nodes:
                    worth = self.scale if attacker in blocks.luring else 0
                    self.arcs[(blocker, attacker)] = network.arc(node, nodes[attacker], 1, worth)
                elif blocks.needed[attacker] == 1:
                    self.plain[blocker].append(attacker)
            self.free[blocker] = network.arc(node, 1, len(self.plain[blocker]))

    def _watched(self) -> list[int]:
        """The attackers that requirements are about, or that need several blockers."""
        blocks = self.blocks
        return [
            attacker
            for attacker, needed in blocks.needed.items()
            if needed > 1 or attacker in blocks.must_be_blocked or attacker in blocks.luring
        ]

    def _let_block(self, blocker: int, node: int) -> None:
        limit = self.blocks.limits[blocker]
        if blocker in self.blocks.must_block:
            self.network.arc(0, node, 1, self.scale)
            limit -= 1
        self.network.arc(0, node, limit)

    def _let_be_blocked(self, attacker: int, node: int) -> None:
        needed = self.blocks.needed[attacker]
        if attacker in self.unblocked:
            return
        if attacker in self.blocked:
            self.network.arc(node, 1, needed, self.demand)
        elif attacker in self.blocks.must_be_blocked:
            self.network.arc(node, 1, needed, self.scale // needed)
        self.network.arc(node, 1, UNLIMITED)

    def _solve(self) -> int:
        worth = self.network.fill()
        for attacker in self.blocked:
            worth -= self.blocks.needed[attacker] * self.demand
        if worth < 0:  # one of them did not get all it needs
            return -1
        for attacker in self.blocked:
            if attacker in self.blocks.must_be_blocked:
                worth += self.scale
        return worth // self.scale

    def _counted(self) -> dict[int, int]:
        count: dict[int, int] = {}
        for pair, arc in self.arcs.items():
            if self.network.through(arc):
                count[pair[1]] = count.get(pair[1], 0) + 1
        return count

    def partly_blocked(self) -> int:
        """An attacker that some creatures block, but too few; -1 if there is none."""
        for attacker, blockers in self.count.items():
            if blockers < self.blocks.needed[attacker]:
                return attacker
        return -1

    def pairs(self) -> list[Pair]:
        """The blocks found."""
        found = [pair for pair, arc in self.arcs.items() if self.network.through(arc)]
        for blocker, arc in self.free.items():
            for attacker in self.plain[blocker][: self.network.through(arc)]:
                found.append((blocker, attacker))
        return found


_FEW: Final = 8
"""Up to so many possible pairs it is found out whether just one declaration is legal."""


def only_one(blocks: Blocks, most: int) -> bool:
    """Whether it is certain that just one declaration is legal, so that nobody need be asked."""
    pairs = [(blocker, attacker) for blocker, able in blocks.able.items() for attacker in able]
    if len(pairs) > _FEW:
        return False
    legal = 0
    for mask in range(1 << len(pairs)):
        chosen = [pair for place, pair in enumerate(pairs) if mask >> place & 1]
        if blocks.allows(chosen) and blocks.obeyed(chosen) == most:
            legal += 1
            if legal > 1:
                return False
    return legal == 1
