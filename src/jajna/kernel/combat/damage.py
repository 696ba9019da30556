"""Assigning and dealing combat damage. CR 510.

Creatures with a choice are asked about one after the other, attackers with trample last, since what
they may assign depends on what the others do (CR 702.19b). What was assigned is then dealt at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Division, Kind, Shape, Thing
from jajna.errors import Reason
from jajna.events import DamageDealt, Event
from jajna.kernel import door
from jajna.kernel.combat.flow import Network
from jajna.kernel.frames import Frame
from jajna.vocab import Keyword, is_player

if TYPE_CHECKING:
    from jajna.kernel.combat.state import Combat
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "CombatDamageFrame",
    "assigning",
    "damage_options",
    "lethal_damage",
    "needs_first_strike_step",
    "why_not_damage",
]

_FAST: Final = Keyword.FIRST_STRIKE | Keyword.DOUBLE_STRIKE


def needs_first_strike_step(game: Game) -> bool:
    """Whether an attacking or blocking creature has first or double strike. CR 510.4, 702.7b."""
    combat = game.combat
    if combat is None:
        return False
    return any(_is_fast(game, creature) for creature in _fighters(combat))


def _is_fast(game: Game, creature: int) -> bool:
    return game.object(creature).now.keywords & _FAST != 0


def _fighters(combat: Combat) -> list[int]:
    return [*combat.attacks, *combat.blocking]


def assigning(game: Game, first: bool) -> list[int]:
    """The creatures that assign damage in this step, attackers first. CR 510.1a, 510.4, 702.7b.

    ``first`` tells the first one of two combat damage steps.
    """
    combat = game.combat
    assert combat is not None, "combat damage is dealt in combat"
    found: list[int] = []
    for creature in _fighters(combat):
        thing = game.object(creature)
        if first:
            strikes = _is_fast(game, creature)
        else:
            strikes = (
                not combat.two_damage_steps
                or creature not in combat.first_strikers
                or thing.has(Keyword.DOUBLE_STRIKE)
            )
        if strikes and thing.now.power > 0:
            found.append(creature)
    return found


def _victim(game: Game, combat: Combat, attacker: int) -> int:
    """The player or permanent that an attacker can deal damage to by attacking it; -1 for none.

    CR 510.1b, 506.4c, 800.4e.
    """
    what = combat.attacks[attacker]
    if is_player(what) and what >= 0 and not game.players[what].in_game:
        return -1
    return what


def _beyond(game: Game, combat: Combat, attacker: int) -> int:
    """What an attacker may assign excess damage to past its blockers; -1 for none. CR 702.19b."""
    if not combat.is_blocked(attacker) or not game.object(attacker).has(Keyword.TRAMPLE):
        return -1
    victim = _victim(game, combat, attacker)
    return -1 if victim in combat.blockers[attacker] else victim


def damage_options(game: Game, creature: int) -> list[int]:
    """Among what a creature's combat damage is assigned, the attacked thing last.

    CR 510.1b-510.1d, 702.19b, 702.19d.
    """
    combat = game.combat
    assert combat is not None, "combat damage is assigned in combat"
    if creature not in combat.attacks:
        return combat.blocking[creature].copy()
    if not combat.is_blocked(creature):
        victim = _victim(game, combat, creature)
        return [victim] if victim >= 0 else []
    beyond = _beyond(game, combat, creature)
    blockers = combat.blockers[creature].copy()
    return [*blockers, beyond] if beyond >= 0 else blockers


def lethal_damage(game: Game, creature: int) -> int:
    """How much damage would be lethal beside what is marked on a creature. CR 120.6, 702.19b."""
    thing = game.object(creature)
    return max(thing.now.toughness - thing.damage, 0)


@final
class _Trampler:
    """An attacker that may assign excess damage past its blockers. CR 702.19b."""

    def __init__(self, game: Game, attacker: int, blockers: list[int]) -> None:
        self.id = attacker
        self.power = game.object(attacker).now.power
        self.deadly = game.object(attacker).has(Keyword.DEATHTOUCH)
        self.blockers = blockers


Assigned = dict[int, dict[int, int]]
"""For each creature that deals damage, how much it is assigned to deal to what."""


def _missing(game: Game, assigned: Assigned, blocker: int) -> int:
    """How much is missing until lethal damage is assigned to a blocker. CR 702.2c, 702.19b."""
    assert game.combat is not None, "combat damage is assigned in combat"
    missing = lethal_damage(game, blocker)
    for source in game.combat.blocking.get(blocker, []):
        share = assigned[source].get(blocker, 0) if source in assigned else 0
        if share > 0 and game.object(source).has(Keyword.DEATHTOUCH):
            return 0
        missing -= share
    return max(missing, 0)


def _demands(game: Game, assigned: Assigned) -> dict[int, int]:
    """What is missing on the blockers of those that were assigned to damage what they attack."""
    combat = game.combat
    assert combat is not None, "combat damage is assigned in combat"
    found: dict[int, int] = {}
    for source, shares in assigned.items():
        if source not in combat.attacks:
            continue
        beyond = _beyond(game, combat, source)
        if beyond < 0 or shares.get(beyond, 0) <= 0:
            continue
        for blocker in combat.blockers[source]:
            missing = _missing(game, assigned, blocker)
            if missing:
                found[blocker] = missing
    return found


def _supply(demands: dict[int, int], tramplers: list[_Trampler]) -> Assigned | None:
    """How the tramplers left can assign what is missing; None if they can't. CR 510.1e."""
    if not demands:
        return {}
    deadly = [one for one in tramplers if one.deadly]
    for plan in _plans(demands, deadly):
        left = {blocker: 0 if blocker in plan else missing for blocker, missing in demands.items()}
        supplied = _spread(left, [one for one in tramplers if not one.deadly])
        if supplied is not None:
            for blocker, source in plan.items():
                supplied.setdefault(source, {})[blocker] = 1
            return supplied
    return None


def _plans(demands: dict[int, int], deadly: list[_Trampler]) -> list[dict[int, int]]:
    """Every way in which creatures with deathtouch each assign 1 to some blockers in need."""
    plans: list[dict[int, int]] = [{}]
    for blocker in demands:
        more: list[dict[int, int]] = []
        for plan in plans:
            for one in deadly:
                spent = sum(1 for source in plan.values() if source == one.id)
                if blocker in one.blockers and spent < one.power:
                    more.append({**plan, blocker: one.id})
        plans = more + plans
    return plans


def _spread(demands: dict[int, int], tramplers: list[_Trampler]) -> Assigned | None:
    """How creatures without deathtouch can meet all demands; None if they can't."""
    network = Network()
    nodes: dict[int, int] = {}
    wanted = 0
    for blocker, missing in demands.items():
        nodes[blocker] = network.node()
        network.arc(nodes[blocker], 1, missing, 1)
        wanted += missing
    arcs: list[tuple[int, int, int]] = []
    for one in tramplers:
        node = network.node()
        network.arc(0, node, one.power)
        for blocker in one.blockers:
            if blocker in nodes:
                arcs.append((one.id, blocker, network.arc(node, nodes[blocker], one.power)))
    if network.fill() < wanted:
        return None
    found: Assigned = {}
    for source, blocker, arc in arcs:
        if network.through(arc):
            found.setdefault(source, {})[blocker] = network.through(arc)
    return found


def why_not_damage(
    game: Game, creature: int, shares: dict[int, int], before: Assigned, after: list[int]
) -> Reason | None:
    """Why a creature can't assign its combat damage so; None if it can. CR 510.1c-510.1e, 702.19b.

    ``before`` was assigned already in this step; ``after`` are attackers with trample, still to be
    asked, which could bring to lethal damage what this one leaves.
    """
    options = damage_options(game, creature)
    if any(to not in options for to in shares):
        return Reason("not in combat with it", "510.1c", (creature,))
    if sum(shares.values()) != game.object(creature).now.power:
        return Reason("not its power", "510.1a", (creature,), game.object(creature).now.power)
    together = {**before, creature: shares}
    demands = _demands(game, together)
    if _supply(demands, _tramplers(game, after)) is None:
        return Reason("not lethal", "702.19b", tuple(demands), sum(demands.values()))
    return None


def _tramplers(game: Game, attackers: list[int]) -> list[_Trampler]:
    assert game.combat is not None, "combat damage is assigned in combat"
    return [_Trampler(game, one, game.combat.blockers[one]) for one in attackers]


@final
class CombatDamageFrame(Frame):
    """Combat damage is assigned, active player first, and dealt as one. CR 510.1, 510.2, 802.5.

    ``first`` tells the first one of two combat damage steps (CR 510.4).
    """

    def __init__(self, first: bool) -> None:
        self.first = first
        self.started = False
        self.assigned: Assigned = {}
        self.waiting: list[int] = []
        """Creatures about which somebody is still to be asked."""

    def run(self, game: Game) -> None:
        if not self.started:
            self.started = True
            self._start(game)
        while self.waiting:
            creature = self.waiting[0]
            forced = self._forced(game, creature)
            if forced is None:
                self._ask(game, creature)
                return
            self.assigned[creature] = forced
            self.waiting.pop(0)
        self._deal(game)

    def _start(self, game: Game) -> None:
        combat = game.combat
        assert combat is not None, "combat damage is dealt in combat"
        if self.first:
            combat.two_damage_steps = True
            combat.first_strikers = [one for one in _fighters(combat) if _is_fast(game, one)]
        open_questions: list[int] = []
        for creature in assigning(game, self.first):
            options = damage_options(game, creature)
            if len(options) == 1:
                self.assigned[creature] = {options[0]: game.object(creature).now.power}
            elif options:
                open_questions.append(creature)
        self.waiting = _in_order(game, combat, open_questions)

    def _forced(self, game: Game, creature: int) -> dict[int, int] | None:
        """The only legal way to assign the creature's damage, if there is but one."""
        assert game.combat is not None, "combat damage is dealt in combat"
        if _beyond(game, game.combat, creature) < 0:
            return None
        shares = self._proposal(game, creature)
        for giver, share in shares.items():
            for taker in shares:
                if share and taker != giver:
                    other = {**shares, giver: share - 1, taker: shares[taker] + 1}
                    if self._why_not(game, creature, other) is None:
                        return None
        return shares

    def _ask(self, game: Game, creature: int) -> None:
        options = damage_options(game, creature)
        game.decision = Decision(
            game.controller_of(creature),
            Kind.DAMAGE,
            "510.1d" if game.combat is None or creature in game.combat.blocking else "510.1c",
            Shape.DIVISION,
            [Thing(thing) for thing in options],
            0,
            total=game.object(creature).now.power,
            source=creature,
            fallback=Division(tuple(self._proposal(game, creature).values())),
        )

    def _proposal(self, game: Game, creature: int) -> dict[int, int]:
        """Lethal damage to one after the other, the rest to the last; or what others rely on."""
        options = damage_options(game, creature)
        left = game.object(creature).now.power
        deadly = game.object(creature).has(Keyword.DEATHTOUCH)
        shares = dict.fromkeys(options, 0)
        for thing in options:
            missing = 0 if is_player(thing) else _missing(game, self.assigned, thing)
            share = min(left, 1 if deadly and missing else missing)
            shares[thing] = share
            left -= share
        shares[options[-1]] += left
        if self._why_not(game, creature, shares) is not None:
            shares = self._relied_on(game, creature, options)
        return shares

    def _relied_on(self, game: Game, creature: int, options: list[int]) -> dict[int, int]:
        """What attackers before this one left to it, the rest to its first blocker."""
        demands = _demands(game, self.assigned)
        supply = _supply(demands, _tramplers(game, [creature, *self._after(game)]))
        assert supply is not None, "an earlier division relied on too much"
        shares = dict.fromkeys(options, 0)
        for blocker, share in supply.get(creature, {}).items():
            shares[blocker] = share
        shares[options[0]] += game.object(creature).now.power - sum(shares.values())
        return shares

    def _after(self, game: Game) -> list[int]:
        """The attackers with trample that are asked about after the present creature."""
        assert game.combat is not None, "combat damage is dealt in combat"
        return [one for one in self.waiting[1:] if _beyond(game, game.combat, one) >= 0]

    def _why_not(self, game: Game, creature: int, shares: dict[int, int]) -> Reason | None:
        return why_not_damage(game, creature, shares, self.assigned, self._after(game))

    def why_not(self, game: Game, answer: Answer) -> Reason | None:
        return self._why_not(game, self.waiting[0], self._shares(game, answer))

    def _shares(self, game: Game, answer: Answer) -> dict[int, int]:
        assert isinstance(answer, Division), answer
        options = damage_options(game, self.waiting[0])
        return {thing: answer.shares[place] for place, thing in enumerate(options)}

    def ask_anew(self) -> None:
        self.started = False
        self.assigned = {}
        self.waiting = []

    def take(self, game: Game, answer: Answer) -> None:
        self.assigned[self.waiting[0]] = self._shares(game, answer)
        self.waiting.pop(0)

    def _deal(self, game: Game) -> None:
        """All of it at once, in the order of the creatures. CR 510.2."""
        game.frames.pop()
        events: list[Event] = []
        for creature in assigning(game, self.first):
            for thing, share in self.assigned.get(creature, {}).items():
                if share > 0:
                    events.append(DamageDealt(creature, thing, share, combat=True))
        door.perform(game, events)

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = CombatDamageFrame(self.first)
        copy.started = self.started
        copy.assigned = {source: shares.copy() for source, shares in self.assigned.items()}
        copy.waiting = self.waiting.copy()
        return copy


def _in_order(game: Game, combat: Combat, creatures: list[int]) -> list[int]:
    """Attackers, those with trample last, then blockers in APNAP order. CR 510.1, 802.5."""
    attackers = [one for one in creatures if one in combat.attacks]
    found = [one for one in attackers if _beyond(game, combat, one) < 0]
    found += [one for one in attackers if _beyond(game, combat, one) >= 0]
    for seat in game.seats_in_order(game.active):
        found += [
            one
            for one in creatures
            if one not in combat.attacks and game.controller_of(one) == seat
        ]
    return found
