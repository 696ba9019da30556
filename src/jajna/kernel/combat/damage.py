"""Assigning and dealing combat damage. CR 510.

Creatures with a choice are asked about one after the other, attackers with trample last, since what
they may assign depends on what the others do (CR 702.19b). What was assigned is then dealt at once,
or goes on the stack in the eras in which it waited there (CR 2003-07-01 310.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Division, Kind, Shape, Thing
from jajna.errors import Reason
from jajna.kernel.combat.banding import are_banding
from jajna.kernel.combat.damage_order import is_ordered, preceding
from jajna.kernel.combat.flow import Network
from jajna.kernel.combat.state import NOTHING_ATTACKED
from jajna.kernel.door.damage import withstood
from jajna.kernel.door.perform import perform
from jajna.kernel.resolution.damage_on_stack import CombatDamageAssigned, dealt
from jajna.kernel.state.frames import Frame
from jajna.vocab import AsThough, Cannot, Keyword, Type, is_player

if TYPE_CHECKING:
    from jajna.kernel.combat.state import Combat
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CombatDamageFrame",
    "assigning",
    "damage_options",
    "divider",
    "lethal_damage",
    "needs_first_strike_step",
    "why_not_damage",
]

_FAST: Final = Keyword.FIRST_STRIKE | Keyword.DOUBLE_STRIKE


def needs_first_strike_step(game: Game) -> bool:
    """Whether an attacking or blocking creature has first or double strike. CR 510.4, 702.7b."""
    combat = game.turn.combat
    if combat is None:
        return False
    return any(_is_fast(game, creature) for creature in _fighters(combat))


def _is_fast(game: Game, creature: int) -> bool:
    return game.object(creature).now.keywords & _FAST != 0


def _fighters(combat: Combat) -> list[int]:
    return [*combat.attacks, *combat.blocking]


def _might(game: Game, creature: int) -> int:
    """The combat damage a creature assigns: its power, or as an effect says. CR 510.1a."""
    now = game.object(creature).now
    return now.toughness if now.as_though & AsThough.STRONG_AS_TOUGH else now.power


def assigning(game: Game, first: bool) -> list[int]:
    """The creatures that assign damage in this step, attackers first. CR 510.1a, 510.4, 702.7b.

    ``first`` tells the first one of two combat damage steps.
    """
    combat = game.turn.combat
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
        able = not thing.now.cannot & Cannot.ASSIGN_COMBAT_DAMAGE
        if strikes and able and _might(game, creature) > 0:
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


def _beyond(game: Game, combat: Combat, attacker: int) -> list[int]:
    """The list of things an attacker may assign excess damage to, one past the other.

    Past its blockers that is the attacked thing (CR 702.19b, 702.19d), and with trample over
    planeswalkers the player past the planeswalker, even if that was removed from combat
    (CR 702.19c, 702.19e). The list is empty if the defending player divides the damage
    (CR 702.22j).
    """
    keywords = game.object(attacker).now.keywords
    over = keywords & Keyword.TRAMPLE_OVER_PLANESWALKERS != 0
    if not over and not (keywords & Keyword.TRAMPLE and combat.is_blocked(attacker)):
        return []
    if _other_side_divides(game, combat, attacker):
        return []
    found: list[int] = []
    victim = _victim(game, combat, attacker)
    if victim >= 0 and victim not in combat.blockers[attacker]:
        found.append(victim)
    if over and _aims_at_planeswalker(game, combat, attacker):
        player = combat.defenders[attacker]
        if game.players[player].in_game:
            found.append(player)
    if not combat.is_blocked(attacker) and len(found) < 2 and victim >= 0:
        return []  # the damage isn't excess: there is nothing else to damage
    return found


def _aims_at_planeswalker(game: Game, combat: Combat, attacker: int) -> bool:
    """Whether an attacker attacks a planeswalker, or did until that was removed from combat."""
    aim = combat.aims.get(attacker, NOTHING_ATTACKED)
    return not is_player(aim) and not game.object(aim).now.types & Type.BATTLE


def _other_side_divides(game: Game, combat: Combat, creature: int) -> bool:
    """Whether bands let the other side divide the creature's combat damage. CR 702.22j, 702.22k."""
    others = combat.blockers.get(creature, combat.blocking.get(creature, []))
    return len(others) > 0 and are_banding(game, others)


def divider(game: Game, creature: int) -> int:
    """The player who divides a creature's combat damage. CR 510.1c, 510.1d, 702.22j, 702.22k."""
    combat = game.turn.combat
    assert combat is not None, "combat damage is divided in combat"
    if not _other_side_divides(game, combat, creature):
        return game.object(creature).controller
    if creature in combat.attacks:
        return combat.defenders[creature]
    return game.object(combat.blocking[creature][0]).controller  # CR 805.10c


def damage_options(game: Game, creature: int) -> list[int]:
    """The list of things a creature may assign combat damage to, the attacked thing last.

    CR 510.1b-510.1d, 702.19b-702.19e.
    """
    combat = game.turn.combat
    assert combat is not None, "combat damage is assigned in combat"
    if creature not in combat.attacks:
        return combat.blocking[creature].copy()
    beyond = _beyond(game, combat, creature)
    if not combat.is_blocked(creature):
        victim = _victim(game, combat, creature)
        return beyond or ([victim] if victim >= 0 else [])
    if not beyond and _may_pass_blockers(game, combat, creature):
        victim = _victim(game, combat, creature)
        if victim >= 0 and victim not in combat.blockers[creature]:
            return [*combat.blockers[creature], victim]
    return [*combat.blockers[creature], *beyond]


def _may_pass_blockers(game: Game, combat: Combat, attacker: int) -> bool:
    """Whether an attacker may assign damage as though it weren't blocked. CR 609.4, 510.1b."""
    now = game.object(attacker).now
    return now.as_though & AsThough.UNBLOCKED != 0 and combat.is_blocked(attacker)


def _passes_blockers(game: Game, creature: int, shares: dict[int, int]) -> bool:
    """Whether an attacker assigns all damage as though it weren't blocked."""
    combat = game.turn.combat
    assert combat is not None, "combat damage is assigned in combat"
    if creature not in combat.attacks or not _may_pass_blockers(game, combat, creature):
        return False
    return shares.get(_victim(game, combat, creature), 0) == _might(game, creature)


def lethal_damage(game: Game, creature: int) -> int:
    """The damage that would be lethal beside that marked on a creature. CR 120.6, 702.19b."""
    thing = game.object(creature)
    return max(withstood(thing) - thing.damage, 0)


@final
class _Trampler:
    """An attacker that may assign excess damage past its blockers. CR 702.19b."""

    def __init__(self, game: Game, attacker: int, blockers: list[int]) -> None:
        self.id = attacker
        self.power = _might(game, attacker)
        self.deadly = game.object(attacker).has(Keyword.DEATHTOUCH)
        self.blockers = blockers


Assigned = dict[int, dict[int, int]]
"""For each creature the damage it assigns, by recipient."""


def _missing(game: Game, assigned: Assigned, creature: int) -> int:
    """The damage still missing for lethal damage to a creature. CR 702.2c, 702.19b."""
    combat = game.turn.combat
    assert combat is not None, "combat damage is assigned in combat"
    missing = lethal_damage(game, creature)
    for source in combat.blocking.get(creature, combat.blockers.get(creature, [])):
        share = assigned[source].get(creature, 0) if source in assigned else 0
        if share > 0 and game.object(source).has(Keyword.DEATHTOUCH):
            return 0
        missing -= share
    return max(missing, 0)


def _demands(game: Game, assigned: Assigned) -> dict[int, int]:
    """The missing damage, by creature that must be assigned lethal damage."""
    combat = game.turn.combat
    assert combat is not None, "combat damage is assigned in combat"
    found: dict[int, int] = {}
    for source, shares in assigned.items():
        for other in _must_be_lethal(game, combat, source, shares):
            missing = _missing(game, assigned, other)
            if missing:
                found[other] = missing
    return found


def _must_be_lethal(game: Game, combat: Combat, source: int, shares: dict[int, int]) -> list[int]:
    """The creatures that must be assigned lethal damage for one to assign its damage so.

    CR 702.19b, CR 2016-08-26 510.1c, 510.1d.
    """
    if _passes_blockers(game, source, shares):
        return []
    if source in combat.attacks:
        beyond = _beyond(game, combat, source)
        if any(shares.get(thing, 0) > 0 for thing in beyond):
            return combat.blockers[source]
    if _other_side_divides(game, combat, source):
        return []  # CR 702.22j, 702.22k
    return preceding(game, source, shares)


def _supply(demands: dict[int, int], tramplers: list[_Trampler]) -> Assigned | None:
    """An assignment of the missing damage by the tramplers left; None if impossible. CR 510.1e."""
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
    """An assignment by creatures without deathtouch that meets all demands; None if impossible."""
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
    if sum(shares.values()) != _might(game, creature):
        return Reason("not its power", "510.1a", (creature,), _might(game, creature))
    if _passes_in_part(game, creature, shares):
        return Reason("not lethal", "510.1c", tuple(options[:-1]))
    loyalty = _loyalty_left(game, creature, shares, before)
    if loyalty:
        return Reason("not its loyalty", "702.19c", (options[-2],), loyalty)
    together = {**before, creature: shares}
    demands = _demands(game, together)
    if _supply(demands, _tramplers(game, after)) is None:
        if is_ordered(game) and any(one in preceding(game, creature, shares) for one in demands):
            return Reason("out of order", "510.1c", tuple(demands), sum(demands.values()))
        return Reason("not lethal", "702.19b", tuple(demands), sum(demands.values()))
    return None


def _passes_in_part(game: Game, creature: int, shares: dict[int, int]) -> bool:
    """Whether an attacker without trample assigns only part of its damage past its blockers."""
    combat = game.turn.combat
    assert combat is not None, "combat damage is assigned in combat"
    if creature not in combat.attacks or not _may_pass_blockers(game, combat, creature):
        return False
    if _beyond(game, combat, creature) or _passes_blockers(game, creature, shares):
        return False
    return shares.get(_victim(game, combat, creature), 0) > 0


def _loyalty_left(game: Game, creature: int, shares: dict[int, int], before: Assigned) -> int:
    """The damage missing on a planeswalker that an attacker assigns damage past. CR 702.19c.

    Damage assigned already counts; creatures with trample over planeswalkers are asked last.
    """
    assert game.turn.combat is not None, "combat damage is assigned in combat"
    beyond = (
        _beyond(game, game.turn.combat, creature) if creature in game.turn.combat.attacks else []
    )
    if len(beyond) < 2 or shares.get(beyond[1], 0) <= 0:
        return 0
    return max(_loyalty_missing(game, beyond[0], before) - shares.get(beyond[0], 0), 0)


def _loyalty_missing(game: Game, planeswalker: int, assigned: Assigned) -> int:
    """The loyalty of a planeswalker less the damage assigned to it already."""
    missing = game.object(planeswalker).counters.get("loyalty", 0)
    for shares in assigned.values():
        missing -= shares.get(planeswalker, 0)
    return max(missing, 0)


def _tramplers(game: Game, attackers: list[int]) -> list[_Trampler]:
    assert game.turn.combat is not None, "combat damage is assigned in combat"
    return [_Trampler(game, one, game.turn.combat.blockers[one]) for one in attackers]


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
        """The creatures whose damage assignment is still to be asked."""

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
        combat = game.turn.combat
        assert combat is not None, "combat damage is dealt in combat"
        if self.first:
            combat.two_damage_steps = True
            fast = [one for one in _fighters(combat) if _is_fast(game, one)]
            combat.first_strikers = dict.fromkeys(fast, True)
        open_questions: list[int] = []
        for creature in assigning(game, self.first):
            options = damage_options(game, creature)
            if len(options) == 1:
                self.assigned[creature] = {options[0]: _might(game, creature)}
            elif options:
                open_questions.append(creature)
        self.waiting = _in_order(game, combat, open_questions)

    def _forced(self, game: Game, creature: int) -> dict[int, int] | None:
        """The only legal way to assign the creature's damage; None if there are several."""
        assert game.turn.combat is not None, "combat damage is dealt in combat"
        if creature not in game.turn.combat.attacks or not _beyond(
            game, game.turn.combat, creature
        ):
            return None
        if _may_pass_blockers(game, game.turn.combat, creature):
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
            divider(game, creature),
            Kind.DAMAGE,
            "510.1d"
            if game.turn.combat is None or creature in game.turn.combat.blocking
            else "510.1c",
            Shape.DIVISION,
            [Thing(thing) for thing in options],
            0,
            total=_might(game, creature),
            source=creature,
            fallback=Division(tuple(self._proposal(game, creature).values())),
        )

    def _proposal(self, game: Game, creature: int) -> dict[int, int]:
        """The proposal: lethal damage to one after the other, or what earlier attackers rely on."""
        options = damage_options(game, creature)
        left = _might(game, creature)
        shares = dict.fromkeys(options, 0)
        for thing in [] if self._goes_past(game, creature) else options:
            shares[thing] = min(left, self._needed(game, creature, thing))
            left -= shares[thing]
        shares[options[-1]] += left
        if self._why_not(game, creature, shares) is not None:
            shares = self._relied_on(game, creature, options)
        return shares

    def _goes_past(self, game: Game, creature: int) -> bool:
        """Whether to propose assigning damage as though the attacker weren't blocked."""
        combat = game.turn.combat
        assert combat is not None, "combat damage is dealt in combat"
        if creature not in combat.attacks or _other_side_divides(game, combat, creature):
            return False
        return _may_pass_blockers(game, combat, creature)

    def _needed(self, game: Game, creature: int, thing: int) -> int:
        """The damage a creature must assign to a thing before the next; 0 for a player."""
        if is_player(thing):
            return 0
        assert game.turn.combat is not None, "combat damage is dealt in combat"
        if game.turn.combat.attacking(creature) == thing:
            return _loyalty_missing(game, thing, self.assigned)
        missing = _missing(game, self.assigned, thing)
        return min(missing, 1) if game.object(creature).has(Keyword.DEATHTOUCH) else missing

    def _relied_on(self, game: Game, creature: int, options: list[int]) -> dict[int, int]:
        """The damage that earlier attackers left to this one, the rest to its first blocker."""
        demands = _demands(game, self.assigned)
        supply = _supply(demands, _tramplers(game, [creature, *self._after(game)]))
        assert supply is not None, "an earlier division relied on too much"
        shares = dict.fromkeys(options, 0)
        for blocker, share in supply.get(creature, {}).items():
            shares[blocker] = share
        shares[options[0]] += _might(game, creature) - sum(shares.values())
        return shares

    def _after(self, game: Game) -> list[int]:
        """The attackers with trample that are asked about after the present creature."""
        assert game.turn.combat is not None, "combat damage is dealt in combat"
        combat = game.turn.combat
        return [
            one
            for one in self.waiting[1:]
            if one in combat.attacks
            and combat.is_blocked(one)
            and _beyond(game, combat, one)
            # Damage divided in an announced order can't be relied on beforehand.
            and (len(combat.blockers[one]) < 2 or not is_ordered(game))
        ]

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
        """Deal all damage at once, in the order of the creatures, or put it on the stack.

        CR 510.2, CR 2003-07-01 310.1.
        """
        game.frames.pop()
        shares: list[tuple[int, int, int]] = []
        for creature in assigning(game, self.first):
            for thing, share in self.assigned.get(creature, {}).items():
                if share > 0:
                    shares.append((creature, thing, share))
        if shares and game.era.damage_on_stack:
            perform(game, [CombatDamageAssigned(tuple(shares))])
        else:
            perform(game, dealt(shares))

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = CombatDamageFrame(self.first)
        copy.started = self.started
        copy.assigned = {source: shares.copy() for source, shares in self.assigned.items()}
        copy.waiting = self.waiting.copy()
        return copy


def _in_order(game: Game, combat: Combat, creatures: list[int]) -> list[int]:
    """Attackers, those with trample last, then blockers in APNAP order. CR 510.1, 802.5.

    The last attackers are those that may damage a player past a planeswalker.
    """
    attackers = [one for one in creatures if one in combat.attacks]
    found: list[int] = []
    for excess in range(3):
        found += [one for one in attackers if len(_beyond(game, combat, one)) == excess]
    for seat in game.players.in_order(game.turn.active):
        found += [
            one
            for one in creatures
            if one not in combat.attacks and game.object(one).controller == seat
        ]
    return found
