"""The attacks that obey the most requirements without breaking a restriction. CR 508.1c, 508.1d.

If nothing limits the number of attackers, each creature makes the attack that obeys most. A limit
makes it a flow from groups of like creatures to attacked things, which is solved exactly;
creatures that can't attack alone ask for at most one more such flow. Those that can attack only
alone are left out, unless one alone obeys more. Creatures that can't attack
without certain others are left out or taken with them in turn, for up to ``LIMIT`` flows.
"""

from __future__ import annotations

from typing import Final, final

from jajna.kernel.combat.flow import UNLIMITED, Network

__all__ = ["ANY_NUMBER", "Attack", "Attacks", "Company", "best_attacks", "lonely", "together"]

Attack = tuple[int, int]
"""An attacker and the player or permanent it attacks."""

Company = tuple[int, dict[int, bool]]
"""The number of others that must attack or block too, and the creatures that count."""

ANY_NUMBER: Final = -1
"""The limit where there is none."""

LIMIT: Final = 200
"""The greatest number of flows tried to find company for creatures."""


def lonely(company: dict[int, list[Company]], chosen: dict[int, bool]) -> int:
    """A chosen creature without all the others that it needs, or -1. CR 508.1c, 509.1b."""
    for creature, needs in company.items():
        if creature in chosen:
            for number, others in needs:
                if sum([1 for one in others if one in chosen]) < number:
                    return creature
    return -1


def together(company: dict[int, list[Company]], able: list[int]) -> list[int]:
    """The creatures that could have all the others they need, as a list. CR 508.1c, 509.1b."""
    left = dict.fromkeys(able, True)
    alone = lonely(company, left)
    while alone >= 0:
        del left[alone]
        alone = lonely(company, left)
    return [one for one in able if one in left]


@final
class Attacks:
    """The attacks that are possible at no cost, with what is required and what is restricted.

    ``free`` has for each creature what it can attack, ``worth`` for an attack how many requirements
    it obeys, where it obeys any; ``loners`` can't attack alone, ``hermits`` only so, and those in
    ``company`` only with others. At most ``most`` creatures can attack, and at most
    ``most_at[thing]`` attack that thing.
    """

    def __init__(self) -> None:
        self.free: dict[int, list[int]] = {}
        self.worth: dict[Attack, int] = {}
        self.loners: dict[int, bool] = {}
        self.hermits: dict[int, bool] = {}
        self.company: dict[int, list[Company]] = {}
        self.most = ANY_NUMBER
        self.most_at: dict[int, int] = {}

    def obeyed(self, attacks: list[Attack]) -> int:
        """The number of requirements a declaration obeys, whatever it costs. CR 508.1d."""
        return sum([self.worth.get(attack, 0) for attack in attacks])

    def dearest(self, attacker: int) -> int:
        """The thing a creature attacks to obey the most of its requirements; -1 for none."""
        best = -1
        for what in self.free.get(attacker, []):
            if best < 0 or self.worth.get((attacker, what), 0) > self.worth.get(
                (attacker, best), 0
            ):
                best = what
        return best

    def wanted(self) -> list[int]:
        """The creatures that can obey a requirement at no cost, in order."""
        return [
            attacker
            for attacker in self.free
            if self.worth.get((attacker, self.dearest(attacker)), 0) > 0
        ]

    def overfull(self, attacks: list[Attack]) -> int:
        """The thing that too many creatures would attack; ``ANY_NUMBER`` for none. CR 508.1c."""
        if not self.most_at:
            return ANY_NUMBER
        count: dict[int, int] = {}
        for _, what in attacks:
            count[what] = count.get(what, 0) + 1
        for what, limit in self.most_at.items():
            if count.get(what, 0) > limit:
                return what
        return ANY_NUMBER

    def too_many(self, attacks: list[Attack]) -> bool:
        """Whether a declaration has more attackers than allowed. CR 508.1c."""
        return self.most != ANY_NUMBER and len(attacks) > self.most

    def alone(self, attacks: list[Attack]) -> int:
        """A creature that would attack alone and can't, or -1. CR 506.5, 508.1c."""
        if len(attacks) == 1 and attacks[0][0] in self.loners:
            return attacks[0][0]
        return -1

    def crowded(self, attacks: list[Attack]) -> int:
        """A creature that would attack with others and can attack only alone, or -1. CR 508.1c."""
        if len(attacks) > 1:
            for attacker, _ in attacks:
                if attacker in self.hermits:
                    return attacker
        return -1

    def lonely(self, attacks: list[Attack]) -> int:
        """A creature that would attack without others that it needs, or -1. CR 508.1c."""
        if not self.company:
            return -1
        return lonely(self.company, {attacker: True for attacker, _ in attacks})

    def allows(self, attacks: list[Attack]) -> bool:
        """Whether a declaration of possible attacks breaks no restriction. CR 508.1c."""
        return (
            not self.too_many(attacks)
            and self.overfull(attacks) == ANY_NUMBER
            and self.alone(attacks) < 0
            and self.crowded(attacks) < 0
            and self.lonely(attacks) < 0
        )

    def without(self, creatures: dict[int, bool]) -> Attacks:
        """The possible attacks without those of some creatures."""
        made = Attacks()
        made.free = {one: held for one, held in self.free.items() if one not in creatures}
        made.worth = self.worth
        made.loners = self.loners
        made.hermits = self.hermits
        made.company = self.company
        made.most = self.most
        made.most_at = self.most_at
        return made

    def pressing(self, creatures: tuple[int, ...]) -> Attacks:
        """The possible attacks, with those by some creatures worth more than all requirements."""
        made = self.without({})
        made.worth = self.worth.copy()
        more = sum(self.worth.values()) + 1
        for creature in creatures:
            for what in self.free.get(creature, []):
                made.worth[(creature, what)] = made.worth.get((creature, what), 0) + more
        return made


def best_attacks(attacks: Attacks) -> list[Attack]:
    """A legal declaration at no cost that obeys as many requirements as possible. CR 508.1d."""
    best = _best_of(attacks.without(attacks.hermits)) if attacks.hermits else _best_of(attacks)
    for hermit in attacks.hermits:
        what = attacks.dearest(hermit)
        alone = [(hermit, what)]
        if what >= 0 and attacks.allows(alone) and attacks.obeyed(alone) > attacks.obeyed(best):
            best = alone
    return best


def _best_of(attacks: Attacks) -> list[Attack]:
    """The best declaration of creatures none of which can attack only alone."""
    found = _best_in_any_number(attacks)
    return found if attacks.lonely(found) < 0 else _best_in_company(attacks)


def _best_in_company(attacks: Attacks) -> list[Attack]:
    """The best declaration in which every creature has the company it needs. CR 508.1c.

    A creature without it is left out, or attacks with one more of those it needs.
    """
    best: list[Attack] = []
    waiting: list[tuple[dict[int, bool], tuple[int, ...]]] = [({}, ())]
    tried = 0
    while waiting and tried < LIMIT:
        left_out, forced = waiting.pop()
        tried += 1
        found = _best_in_any_number(attacks.without(left_out).pressing(forced))
        chosen = {attacker: True for attacker, _ in found}
        missing = any(one not in chosen for one in forced)
        if missing or attacks.obeyed(found) <= attacks.obeyed(best):
            continue
        alone = attacks.lonely(found)
        if alone < 0:
            best = found
            continue
        for _, others in attacks.company[alone]:
            for one in others:
                if one not in chosen and one in attacks.free and one not in left_out:
                    waiting.append((left_out, (*forced, alone, one)))
        if alone not in forced:
            waiting.append(({**left_out, alone: True}, forced))
    return best


def _best_in_any_number(attacks: Attacks) -> list[Attack]:
    """The best declaration, ignoring the company that creatures need."""
    found = _best_together(attacks, 0)
    if attacks.alone(found) < 0:
        return found
    apart = _best_together(attacks.without(attacks.loners), 0)
    joined = _best_together(attacks, 2)
    if len(joined) > 1 and attacks.obeyed(joined) > attacks.obeyed(apart):
        return joined
    return apart


def _best_together(attacks: Attacks, least: int) -> list[Attack]:
    """The best declaration of at least ``least`` creatures, ignoring attacks alone."""
    chosen = [(one, attacks.dearest(one)) for one in attacks.wanted()]
    if not attacks.too_many(chosen) and attacks.overfull(chosen) == ANY_NUMBER:
        if len(chosen) >= least:
            return chosen
    return _Flow(attacks, least).chosen()


@final
class _Flow:
    """Attacks as a flow from groups of like creatures through the attacked things."""

    def __init__(self, attacks: Attacks, least: int) -> None:
        self.attacks = attacks
        self.network = Network()
        self.groups: dict[str, list[int]] = {}
        for attacker in attacks.free:
            self.groups.setdefault(self._likeness(attacker), []).append(attacker)
        self.arcs: dict[str, list[tuple[int, int]]] = {}
        """For each group the things it can attack, with the arcs."""
        self._build(least)
        self.network.fill(least)

    def _likeness(self, attacker: int) -> str:
        worth = self.attacks.worth
        return " ".join(
            [f"{what}:{worth.get((attacker, what), 0)}" for what in self.attacks.free[attacker]]
        )

    def _build(self, least: int) -> None:
        attacks = self.attacks
        network = self.network
        everything = network.node()
        limit = UNLIMITED if attacks.most == ANY_NUMBER else attacks.most
        network.arc(everything, 1, limit)
        nodes: dict[int, int] = {}
        for likeness, group in self.groups.items():
            dearest = attacks.dearest(group[0])
            if not least and not attacks.worth.get((group[0], dearest), 0):
                continue
            node = network.node()
            network.arc(0, node, len(group))
            self.arcs[likeness] = []
            for what in attacks.free[group[0]]:
                if what not in nodes:
                    nodes[what] = network.node()
                    network.arc(nodes[what], everything, attacks.most_at.get(what, UNLIMITED))
                worth = attacks.worth.get((group[0], what), 0)
                arc = network.arc(node, nodes[what], len(group), worth)
                self.arcs[likeness].append((what, arc))

    def chosen(self) -> list[Attack]:
        """The attacks found, in the order of the creatures."""
        found: dict[int, int] = {}
        for likeness, arcs in self.arcs.items():
            place = 0
            for what, arc in arcs:
                for attacker in self.groups[likeness][place : place + self.network.through(arc)]:
                    found[attacker] = what
                place += self.network.through(arc)
        return [(attacker, found[attacker]) for attacker in self.attacks.free if attacker in found]
