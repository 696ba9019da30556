"""As many requirements to block as can be obeyed without breaking a restriction. CR 509.1b, 509.1c.

A quick way through all creatures most often reaches a bound that can't be passed. Where it doesn't,
attackers that need several blockers are taken as blocked or as not blocked in turn: the rest is
then a flow from groups of like creatures to attackers, which is solved exactly, and the bound that
such a flow gives cuts the search short. Where few creatures can block at all, those that can block
several attackers are taken as used or not used likewise.

Without such attackers and creatures there is one flow, and so the time is polynomial. With them
the search ends after ``LIMIT`` flows, and what it has found by then counts as the most; boards that
come so far are far beyond those that cards make.
"""

from __future__ import annotations

from typing import Final, final

from jajna.kernel.combat.attack_requirements import Company, lonely, together
from jajna.kernel.combat.flow import UNLIMITED, Network

__all__ = ["ANY_NUMBER", "LIMIT", "Blocks", "Pair", "best_blocks", "bound", "only_one"]

Pair = tuple[int, int]
"""A blocker and the attacker it blocks."""

ANY_NUMBER: Final = -1
"""The limit where there is none."""

LIMIT: Final = 2_000
"""How many flows are tried at most for one declaration."""


@final
class Blocks:
    """The blocks one player could declare, with what is required and what is restricted.

    ``able`` has for each creature that can block the attackers it can block, ``limits`` how many of
    them at most. ``needed`` has for each attacker the fewest blockers it can be blocked by,
    ``most`` how many at most. How many effects require it is counted: in ``must_block`` for
    creatures to block, in ``must_be_blocked`` for attackers that one creature blocks them, in
    ``luring`` for attackers that each creature blocks them that can, in ``wanted`` that this
    creature blocks that attacker. ``loners`` can't block alone, and those in ``company`` only with
    others; at most ``most_blockers``
    creatures can block.
    """

    def __init__(self) -> None:
        self.able: dict[int, list[int]] = {}
        self.limits: dict[int, int] = {}
        self.needed: dict[int, int] = {}
        self.most: dict[int, int] = {}
        self.must_block: dict[int, int] = {}
        self.must_be_blocked: dict[int, int] = {}
        self.luring: dict[int, int] = {}
        self.wanted: dict[Pair, int] = {}
        self.loners: dict[int, bool] = {}
        self.company: dict[int, list[Company]] = {}
        self.most_blockers = ANY_NUMBER

    def add_blocker(
        self,
        blocker: int,
        able: list[int],
        limit: int = 1,
        must: int = 0,
        loner: bool = False,
    ) -> None:
        """Add a creature that can block these attackers, ``limit`` of them (0: any number)."""
        self.able[blocker] = able
        self.limits[blocker] = limit if limit else max(len(able), 1)
        if must:
            self.must_block[blocker] = must
        if loner:
            self.loners[blocker] = True

    def add_attacker(
        self, attacker: int, needed: int = 1, must: int = 0, lures: int = 0, most: int = 0
    ) -> None:
        """Add an attacker, which ``most`` creatures at most can block (0: any number)."""
        self.needed[attacker] = max(needed, 1)
        if most:
            self.most[attacker] = most
        if must:
            self.must_be_blocked[attacker] = must
        if lures:
            self.luring[attacker] = lures

    def want(self, blocker: int, attacker: int) -> None:
        """Add a requirement that this creature block that attacker."""
        self.wanted[(blocker, attacker)] = self.wanted.get((blocker, attacker), 0) + 1

    def drop_hopeless(self) -> None:
        """Take out what no legal declaration contains.

        That is attackers that too few can block, and creatures that can't block alone and must.
        """
        if self.most_blockers == 1:
            for loner in self.loners:
                self.able.pop(loner, None)
        able = dict.fromkeys(self.needed, 0)
        lists = _shared(self.able)
        for attackers, count in lists.values():
            for attacker in attackers:
                able[attacker] += count
        hopeless: dict[int, bool] = {}
        for attacker, count in able.items():
            if self.most_blockers != ANY_NUMBER:
                count = min(count, self.most_blockers)
            if min(count, self.most.get(attacker, count)) < self.needed[attacker]:
                hopeless[attacker] = True
        if hopeless:
            left = {
                key: [one for one in attackers if one not in hopeless]
                for key, (attackers, _) in lists.items()
            }
            for blocker, attackers in self.able.items():
                self.able[blocker] = left[id(attackers)]
        for blocker in [blocker for blocker, attackers in self.able.items() if not attackers]:
            del self.able[blocker]
        if self.company:
            self.able = {one: self.able[one] for one in together(self.company, [*self.able])}

    def without(self, blockers: dict[int, bool]) -> Blocks:
        """The same without some of the creatures that can block."""
        return self.only({one: held for one, held in self.able.items() if one not in blockers})

    def only(self, able: dict[int, list[int]]) -> Blocks:
        """The same with only these blocks, of each creature that can block."""
        made = Blocks()
        made.able = able
        made.limits = self.limits
        made.needed = self.needed
        made.most = self.most
        made.must_block = self.must_block
        made.must_be_blocked = self.must_be_blocked
        made.luring = self.luring
        made.wanted = self.wanted
        made.loners = self.loners
        made.company = self.company
        made.most_blockers = self.most_blockers
        made.drop_hopeless()
        return made

    def has_requirements(self) -> bool:
        """Whether anything is required at all."""
        return bool(self.must_block or self.must_be_blocked or self.luring or self.wanted)

    def worth(self, blocker: int, attacker: int) -> int:
        """How many requirements are about this block alone."""
        worth = self.luring.get(attacker, 0)
        if self.wanted:
            worth += self.wanted.get((blocker, attacker), 0)
        return worth

    def obeyed(self, pairs: list[Pair]) -> int:
        """How many requirements a declaration obeys. CR 509.1c."""
        blockers: dict[int, bool] = {}
        attackers: dict[int, bool] = {}
        count = 0
        for blocker, attacker in pairs:
            blockers[blocker] = True
            attackers[attacker] = True
            count += self.worth(blocker, attacker)
        count += sum([self.must_block.get(blocker, 0) for blocker in blockers])
        count += sum([self.must_be_blocked.get(attacker, 0) for attacker in attackers])
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
        for blocker, attacker in self.wanted:
            if attacker in self.able.get(blocker, []) and (blocker, attacker) not in pairs:
                found.append(blocker)
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
        for attacker, blockers in _blockers_of(pairs).items():
            if blockers < self.needed[attacker]:
                return attacker
        return -1

    def crowded(self, pairs: list[Pair]) -> int:
        """An attacker that would be blocked by more creatures than it can be, or -1. CR 509.1b."""
        if self.most:
            for attacker, blockers in _blockers_of(pairs).items():
                if blockers > self.most.get(attacker, blockers):
                    return attacker
        return -1

    def too_many_blockers(self, pairs: list[Pair]) -> bool:
        """Whether more creatures would block than can. CR 509.1b."""
        if self.most_blockers == ANY_NUMBER:
            return False
        return len({blocker: True for blocker, _ in pairs}) > self.most_blockers

    def alone(self, pairs: list[Pair]) -> int:
        """A creature that would block alone and can't, or -1. CR 509.1b, 506.5."""
        if not pairs or pairs[0][0] not in self.loners:
            return -1
        only = pairs[0][0]
        return only if all(blocker == only for blocker, _ in pairs) else -1

    def lonely(self, pairs: list[Pair]) -> int:
        """A creature that would block without others that it needs, or -1. CR 509.1b."""
        if not self.company:
            return -1
        return lonely(self.company, {blocker: True for blocker, _ in pairs})

    def allows(self, pairs: list[Pair]) -> bool:
        """Whether a declaration of possible pairs breaks no restriction. CR 509.1b."""
        return (
            self.too_many(pairs) < 0
            and self.too_few(pairs) < 0
            and self.crowded(pairs) < 0
            and not self.too_many_blockers(pairs)
            and self.alone(pairs) < 0
            and self.lonely(pairs) < 0
        )


def _shared(able: dict[int, list[int]]) -> dict[int, tuple[list[int], int]]:
    """The different lists by their identity, each with how many creatures share it."""
    found: dict[int, tuple[list[int], int]] = {}
    for attackers in able.values():
        key = id(attackers)
        count = found[key][1] if key in found else 0
        found[key] = (attackers, count + 1)
    return found


def _blockers_of(pairs: list[Pair]) -> dict[int, int]:
    count: dict[int, int] = {}
    for _, attacker in pairs:
        count[attacker] = count.get(attacker, 0) + 1
    return count


def bound(blocks: Blocks) -> int:
    """At least as many requirements as can be obeyed at most."""
    if not blocks.has_requirements():
        return 0
    most_by: list[int] = []
    hands: list[int] = []
    for blocker, able in blocks.able.items():
        limit = blocks.limits[blocker]
        worth = blocks.must_block.get(blocker, 0)
        if blocks.luring or blocks.wanted:
            each = [blocks.worth(blocker, attacker) for attacker in able]
            worth += sum(each) if limit >= len(each) else sum(sorted(each, reverse=True)[:limit])
        most_by.append(worth)
        if blocks.must_be_blocked and any(one in blocks.must_be_blocked for one in able):
            hands.append(min(limit, len(able)))
    if ANY_NUMBER < blocks.most_blockers < len(most_by):
        most_by = sorted(most_by, reverse=True)[: blocks.most_blockers]
        hands = sorted(hands, reverse=True)[: blocks.most_blockers]
    wanting = sorted([blocks.must_be_blocked[one] for one in _blockable(blocks)], reverse=True)
    return sum(most_by) + sum(wanting[: sum(hands)])


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
    found = _best_in_any_number(blocks, [])
    return found if blocks.lonely(found) < 0 else _best_in_company(blocks)


def _best_in_company(blocks: Blocks) -> list[Pair]:
    """The best declaration in which every creature has the company it needs. CR 509.1b.

    A creature without it is left out, or blocks with one more of those it needs.
    """
    best: list[Pair] = []
    waiting: list[tuple[dict[int, bool], list[Pair]]] = [({}, [])]
    tried = 0
    while waiting and tried < _COUPLES:
        left_out, forced = waiting.pop()
        tried += 1
        found = _best_in_any_number(blocks.without(left_out), forced)
        missing = any(pair not in found for pair in forced)
        if missing or blocks.obeyed(found) <= blocks.obeyed(best):
            continue
        alone = blocks.lonely(found)
        if alone < 0:
            best = found
            continue
        waiting += [(left_out, [*forced, pair]) for pair in _joining(blocks, found, alone)]
        if all(blocker != alone for blocker, _ in forced):
            waiting.append(({**left_out, alone: True}, forced))
    return best


def _joining(blocks: Blocks, pairs: list[Pair], alone: int) -> list[Pair]:
    """The blocks with which others that a creature needs could join it."""
    found: list[Pair] = []
    blockers = {blocker: True for blocker, _ in pairs}
    for _, others in blocks.company[alone]:
        for one in others:
            if one not in blockers:
                found += [(one, attacker) for attacker in blocks.able.get(one, [])]
    return found


def _best_in_any_number(blocks: Blocks, forced: list[Pair]) -> list[Pair]:
    """The best declaration that has each of ``forced``, whoever lacks company."""
    found = _search(blocks, forced, -1) if forced else _best_together(blocks)
    alone = blocks.alone(found)
    if alone < 0:
        return found
    joined = _joined(blocks, found, alone)
    if joined:
        return joined
    # Nobody can just join: another blocks with what it needs, or none that minds being alone.
    best = _best_together(blocks.without(blocks.loners))
    for first, second in _couples(blocks):
        together = _search(blocks, [first, second], blocks.obeyed(best))
        if blocks.allows(together) and blocks.obeyed(together) > blocks.obeyed(best):
            best = together
    return best


def _joined(blocks: Blocks, pairs: list[Pair], alone: int) -> list[Pair]:
    """The declaration with other blockers beside the one it has; empty if none can join."""
    if blocks.most_blockers == 1:
        return []
    taken = [attacker for _, attacker in pairs]
    for attacker in blocks.needed:
        others = [
            blocker
            for blocker, able in blocks.able.items()
            if blocker != alone and attacker in able
        ]
        held = 1 if attacker in taken else 0
        needed = max(blocks.needed[attacker] - held, 1)
        fits = needed + held <= blocks.most.get(attacker, needed + held)
        if len(others) >= needed and fits:
            joined = pairs + [(blocker, attacker) for blocker in others[:needed]]
            if blocks.allows(joined):
                return joined
    return []


_COUPLES: Final = 100
"""How many couples of blocks are looked at to find company for a creature."""


def _couples(blocks: Blocks) -> list[tuple[Pair, Pair]]:
    """Couples of blocks by two creatures; a declaration of several creatures has one of them."""
    pairs = [(blocker, attacker) for blocker, able in blocks.able.items() for attacker in able]
    found: list[tuple[Pair, Pair]] = []
    for place, first in enumerate(pairs):
        for second in pairs[place + 1 :]:
            if first[0] != second[0]:
                found.append((first, second))
                if len(found) == _COUPLES:
                    return found
    return found


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
        self.used = 0

    def pairs(self) -> list[Pair]:
        """The declaration."""
        blocks = self.blocks
        if blocks.luring or blocks.wanted:
            for blocker in blocks.able:
                self._follow(blocker)
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

    def _can_assign(self, blocker: int, attacker: int) -> bool:
        """Whether there is room for a further block; that it is possible is known."""
        blocks = self.blocks
        chosen = self.chosen[blocker]
        if len(chosen) >= blocks.limits[blocker] or attacker in chosen:
            return False
        if not chosen and self.used == blocks.most_blockers:
            return False
        return self.count[attacker] < blocks.most.get(attacker, UNLIMITED)

    def _assign(self, blocker: int, attacker: int) -> None:
        if not self.chosen[blocker]:
            self.used += 1
        self.chosen[blocker].append(attacker)
        self.count[attacker] += 1

    def _take_back(self, blocker: int, attacker: int) -> None:
        self.chosen[blocker].remove(attacker)
        self.count[attacker] -= 1
        if not self.chosen[blocker]:
            self.used -= 1

    def _follow(self, blocker: int) -> None:
        """Block what lures or is wanted, first what must be blocked and isn't."""
        blocks = self.blocks
        wanted = [one for one in blocks.able[blocker] if blocks.worth(blocker, one)]
        for urgent in (True, False):
            for attacker in wanted:
                needs_one = attacker in blocks.must_be_blocked and self.count[attacker] == 0
                if needs_one == urgent and self._can_assign(blocker, attacker):
                    self._assign(blocker, attacker)

    def _complete(self, attacker: int) -> bool:
        """Let as many free creatures block it as it needs, if there are."""
        missing = self.blocks.needed[attacker] - self.count[attacker]
        found: list[int] = []
        idle = 0
        for blocker, able in self.blocks.able.items():
            if len(found) == missing:
                break
            if not self.chosen[blocker] and self.used + idle == self.blocks.most_blockers:
                continue
            if attacker in able and self._can_assign(blocker, attacker):
                found.append(blocker)
                if not self.chosen[blocker]:
                    idle += 1
        if len(found) < missing:
            return False
        for blocker in found:
            self._assign(blocker, attacker)
        return True

    def _employ(self, blocker: int) -> None:
        """Let a creature that must block do so where that is enough, else with others."""
        blocks = self.blocks
        for attacker in blocks.able[blocker]:
            enough = self.count[attacker] + 1 >= blocks.needed[attacker]
            if enough and self._can_assign(blocker, attacker):
                self._assign(blocker, attacker)
                return
        for attacker in blocks.able[blocker]:
            if not self._can_assign(blocker, attacker):
                continue
            self._assign(blocker, attacker)
            if self._complete(attacker):
                return
            self._take_back(blocker, attacker)

    def _release(self, attacker: int) -> None:
        """Let nothing block it."""
        for blocker, chosen in self.chosen.items():
            if attacker in chosen:
                self._take_back(blocker, attacker)


@final
class _Node:
    """A part of the search: what is blocked, what isn't, which strong blockers are used or not.

    Blockers are strong that can block several attackers where only few creatures can block.
    """

    def __init__(
        self, blocked: list[int], unblocked: list[int], used: list[int], idle: list[int]
    ) -> None:
        self.blocked = blocked
        self.unblocked = unblocked
        self.used = used
        self.idle = idle


def _search(blocks: Blocks, forced: list[Pair], least: int) -> list[Pair]:
    """The best declaration that has each of ``forced``, if it obeys more than ``least``.

    Otherwise nothing is promised of what it returns but that it obeys no more than that.
    """
    best: list[Pair] = []
    strong = _strong(blocks)
    waiting: list[_Node] = [_Node([], [], [], [])]
    tried = 0
    while waiting and tried < LIMIT:
        node = waiting.pop()
        tried += 1
        relaxed = _Relaxed(blocks, node, strong, forced)
        if relaxed.most <= least:
            continue
        partly = relaxed.partly_blocked()
        doubtful = relaxed.doubtful()
        if doubtful >= 0:
            waiting.append(_Node(node.blocked, node.unblocked, node.used, [*node.idle, doubtful]))
            waiting.append(_Node(node.blocked, node.unblocked, [*node.used, doubtful], node.idle))
        elif partly >= 0:
            waiting.append(_Node(node.blocked, [*node.unblocked, partly], node.used, node.idle))
            waiting.append(_Node([*node.blocked, partly], node.unblocked, node.used, node.idle))
        else:
            best = relaxed.pairs()
            least = blocks.obeyed(best)
    return best


def _strong(blocks: Blocks) -> list[int]:
    """The creatures that can block several attackers, where only few creatures can block."""
    if blocks.most_blockers == ANY_NUMBER:
        return []
    return [one for one, able in blocks.able.items() if min(blocks.limits[one], len(able)) > 1]


@final
class _Group:
    """Creatures that can block, alike in all that matters: able, limit, requirements."""

    def __init__(self, first: int) -> None:
        self.members = [first]
        self.arcs: list[tuple[int, int]] = []
        """What they can block and that matters, with the arc."""
        self.plain: list[int] = []
        """What they can block that nobody cares about."""
        self.free = -1
        """The arc that stands for those."""


@final
class _Relaxed:
    """The best blocks where attackers that need several blockers may get some of them.

    Those in ``node.blocked`` get all; those in ``node.unblocked`` none. Strong blockers of which it
    isn't decided whether they are used don't count among those that can block. ``most`` is a bound
    on what legal blocks obey then, and -1 if there are none.
    """

    def __init__(self, blocks: Blocks, node: _Node, strong: list[int], forced: list[Pair]) -> None:
        self.blocks = blocks
        self.node = node
        self.strong = strong
        self.forced = forced
        self.network = Network()
        self.groups: list[_Group] = []
        self.scale = 1
        for attacker in blocks.must_be_blocked:
            if self.scale % blocks.needed[attacker]:
                self.scale *= blocks.needed[attacker]
        self.demand = (bound(blocks) + 1) * self.scale
        """What a blocker is worth that an attacker of ``blocked`` needs: more than all else."""
        self._build()
        self.most = self._solve() if self.possible else -1
        self.found = self._spread() if self.most >= 0 else []

    def _build(self) -> None:
        blocks = self.blocks
        network = self.network
        room = blocks.most_blockers
        self.possible = room == ANY_NUMBER or len(self.node.used) <= room
        gate = 0
        if room != ANY_NUMBER and self.possible:
            gate = network.node()
            network.arc(0, gate, room - len(self.node.used))
        self.nodes: dict[int, int] = {}
        for attacker in self._watched():
            self.nodes[attacker] = network.node()
            self._let_be_blocked(attacker, self.nodes[attacker])
        for group in self._grouped():
            first = group.members[0]
            if first in self.node.idle:
                continue
            self.groups.append(group)
            node = network.node()
            self._let_block(group, node, 0 if first in self.strong else gate)
            for attacker in blocks.able[first]:
                if attacker in self.nodes:
                    worth = blocks.worth(first, attacker) * self.scale
                    if (first, attacker) in self.forced:
                        worth += self.demand
                    arc = network.arc(node, self.nodes[attacker], len(group.members), worth)
                    group.arcs.append((attacker, arc))
                else:
                    group.plain.append(attacker)
            group.free = network.arc(node, 1, len(group.plain) * len(group.members))

    def _grouped(self) -> list[_Group]:
        """The creatures that can block in groups of like ones; strong ones stand for themselves."""
        blocks = self.blocks
        known: dict[tuple[int, int, tuple[int, ...], tuple[int, ...]], _Group] = {}
        found: list[_Group] = []
        special = [*self.strong, *[pair[0] for pair in self.forced]]
        for blocker, able in blocks.able.items():
            if blocker in special:
                found.append(_Group(blocker))
                continue
            wants: tuple[int, ...] = ()
            if blocks.wanted:
                wants = tuple([blocks.wanted.get((blocker, one), 0) for one in able])
            must = blocks.must_block.get(blocker, 0)
            key = (blocks.limits[blocker], must, tuple(able), wants)
            group = known.get(key)
            if group is None:
                known[key] = _Group(blocker)
                found.append(known[key])
            else:
                group.members.append(blocker)
        return found

    def _watched(self) -> list[int]:
        """The attackers that requirements or restrictions are about."""
        blocks = self.blocks
        special = [attacker for _, attacker in blocks.wanted]
        special += [attacker for _, attacker in self.forced]
        return [
            attacker
            for attacker, needed in blocks.needed.items()
            if needed > 1
            or attacker in blocks.must_be_blocked
            or attacker in blocks.luring
            or attacker in blocks.most
            or attacker in special
        ]

    def _let_block(self, group: _Group, node: int, start: int) -> None:
        first = group.members[0]
        size = len(group.members)
        limit = self.blocks.limits[first]
        if first in self.blocks.must_block:
            worth = self.blocks.must_block[first] * self.scale
            self.network.arc(start, node, size, worth)
            limit -= 1
        self.network.arc(start, node, limit * size)

    def _let_be_blocked(self, attacker: int, node: int) -> None:
        needed = self.blocks.needed[attacker]
        if attacker in self.node.unblocked:
            return
        if attacker in self.node.blocked:
            self.network.arc(node, 1, needed, self.demand)
        elif attacker in self.blocks.must_be_blocked:
            worth = self.blocks.must_be_blocked[attacker] * self.scale // needed
            self.network.arc(node, 1, needed, worth)
        else:
            self.network.arc(node, 1, needed)
        more = self.blocks.most.get(attacker, UNLIMITED) - needed
        if more > 0:
            self.network.arc(node, 1, more)

    def _solve(self) -> int:
        """The worth of the flow; -1 if what must be in it isn't."""
        worth = self.network.fill()
        for attacker in self.node.blocked:
            worth -= self.blocks.needed[attacker] * self.demand
        worth -= len(self.forced) * self.demand
        if worth < 0:  # something did not get all it needs
            return -1
        for attacker in self.node.blocked:
            worth += self.blocks.must_be_blocked.get(attacker, 0) * self.scale
        return worth // self.scale

    def _spread(self) -> list[Pair]:
        """The flow spread over the members of the groups, in turn, so that many take part."""
        found: list[Pair] = []
        for group in self.groups:
            place = 0
            size = len(group.members)
            shares = [(attacker, self.network.through(arc)) for attacker, arc in group.arcs]
            left = self.network.through(group.free)
            for attacker in group.plain:
                share = min(left, size)
                shares.append((attacker, share))
                left -= share
            for attacker, share in shares:
                for step in range(share):
                    found.append((group.members[(place + step) % size], attacker))
                place += share
        return found

    def partly_blocked(self) -> int:
        """An attacker that some creatures block, but too few; -1 if there is none."""
        for attacker, blockers in _blockers_of(self.found).items():
            if blockers < self.blocks.needed[attacker]:
                return attacker
        return -1

    def doubtful(self) -> int:
        """A strong blocker that blocks though it isn't known to be used; -1 if there is none."""
        if self.strong:
            for blocker, _ in self.found:
                if blocker in self.strong and blocker not in self.node.used:
                    return blocker
        return -1

    def pairs(self) -> list[Pair]:
        """The blocks found."""
        return self.found


_FEW: Final = 8
"""Up to so many possible pairs it is found out whether just one declaration is legal."""


def only_one(blocks: Blocks, most: int) -> bool:
    """Whether it is certain that just one declaration is legal, so that nobody need be asked."""
    if len(blocks.able) > _FEW or sum([len(able) for able in blocks.able.values()]) > _FEW:
        return False
    pairs = [(blocker, attacker) for blocker, able in blocks.able.items() for attacker in able]
    legal = 0
    for mask in range(1 << len(pairs)):
        chosen = [pair for place, pair in enumerate(pairs) if mask >> place & 1]
        if blocks.allows(chosen) and blocks.obeyed(chosen) >= most:
            legal += 1
            if legal > 1:
                return False
    return legal == 1
