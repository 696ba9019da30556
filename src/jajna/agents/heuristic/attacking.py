"""Choosing attackers: each set is judged by the blocks it meets and the attack that follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

from jajna.agents.heuristic.combat import Clashes, Fighter, Forecast, choose_blocks, forecast
from jajna.agents.heuristic.planning import attack_gain, castable_burn, taps_for_use
from jajna.agents.heuristic.threats import goal, note_blows, weight
from jajna.decision import Answer, Assign, Decision, Several
from jajna.vocab import Keyword, Type, is_player

if TYPE_CHECKING:
    from jajna.agents.heuristic.style import Style
    from jajna.kernel.views.view import View

__all__ = ["WIN", "AttackPlan", "OutOfTime", "choose_attack"]

OutOfTime: TypeAlias = Callable[[], bool]
"""Whether there is no more time to think."""

WIN: Final = 1_000.0
LOSS: Final = 400.0
MOST_TRIALS: Final = 400
NEAR: Final = 3
"""A race of so many turns is decided."""
AMONG_SEVERAL: Final = 0.5
"""The share of what one of several opponents loses that is won: the others gain by it as well."""
PER_LOYALTY: Final = 0.8
"""What a point of damage to a planeswalker is worth."""


def choose_attack(decision: Decision, view: View, out_of_time: OutOfTime, style: Style) -> Answer:
    """The attack that promises most to a player with these habits."""
    by_creature = {
        creature: [Assign(creature, what) for what in things]
        for creature, things in decision.able().items()
    }
    defender, chosen, kills = _best_plan(view, by_creature, out_of_time, style)
    answer = Several(tuple(_aim(by_creature[one.id], view, defender, kills) for one in chosen))
    forced = decision.fallback
    if not chosen and isinstance(forced, Several):
        return forced  # those that must attack
    return answer


def _best_plan(
    view: View, by_creature: dict[int, list[Assign]], out_of_time: OutOfTime, style: Style
) -> tuple[int, list[Fighter], bool]:
    """The opponent whom it is best to attack, with which creatures, and whether that kills."""
    best: tuple[int, list[Fighter], bool] = (-1, [], False)
    most = 0.0
    for seat in _attackable(view, by_creature):
        plan = AttackPlan(view, seat, list(by_creature), style)
        chosen = plan.best(out_of_time)
        gain = (plan.promise - plan.score([])) * weight(view, seat)
        if best[0] < 0 or gain > most:
            best = (seat, chosen, plan.kills)
            most = gain
    return best


def _attackable(view: View, by_creature: dict[int, list[Assign]]) -> list[int]:
    """The opponents who can be attacked as a list, first those most to be feared."""
    seats = {
        option.to for options in by_creature.values() for option in options if is_player(option.to)
    }
    if not seats:
        return [one.id for one in view.opponents()][:1]
    return sorted(seats, key=lambda seat: (-goal(view, seat), seat))


def _aim(options: list[Assign], view: View, defender: int, kills: bool) -> Answer:
    """A planeswalker of the defender while the attack doesn't kill, else the defender."""
    for option in options:
        target = view.find(option.to)
        if (
            not kills
            and target is not None
            and target.types & Type.PLANESWALKER
            and target.controller == defender
        ):
            return option
    for option in options:
        if option.to == defender:
            return option
    return options[0]


@final
class AttackPlan:
    """Sets of attackers against one defender; ``promise`` is what the best one is worth."""

    def __init__(self, view: View, defender: int, creatures: list[int], style: Style) -> None:
        self.view = view
        self.racing = style.racing
        self.idling = style.idling
        self.me = view.me.id
        self.life = view.me.life
        self.their_life = view.players[defender].life
        self.burn = castable_burn(view, defender)
        self.mine = [self._fighter(one) for one in creatures]
        self.home = [
            Fighter(thing)
            for thing in view.permanents(self.me)
            if thing.types & Type.CREATURE and thing.id not in creatures
        ]
        self.theirs = [
            Fighter(thing) for thing in view.permanents(defender) if thing.types & Type.CREATURE
        ]
        note_blows(view, self.mine, defender)
        note_blows(view, self.theirs, self.me)
        self.others_damage = sum(
            max(thing.power, 0)
            for thing in view.battlefield
            if thing.types & Type.CREATURE and thing.controller not in (self.me, defender)
        )
        self.share = 1.0 if len(view.opponents()) < 2 else AMONG_SEVERAL
        self.loyalty = sum(
            thing.counters.get("loyalty", 0)
            for thing in view.permanents(defender)
            if thing.types & Type.PLANESWALKER
        )
        self.kills = False
        self.promise = 0.0
        self._at_home = 0.0
        """The danger of the next attack against all creatures, once that is known."""
        self._trials = 0
        self._clashes = Clashes()
        self._scores: dict[tuple[int, ...], float] = {}
        """What attacks are worth, by the kinds of creatures that attack."""

    def _fighter(self, number: int) -> Fighter:
        seen = self.view.find(number)
        assert seen is not None, f"attacker {number} is not in the view"
        made = Fighter(seen)
        made.gain = attack_gain(seen, self.view)
        if self.idling and not seen.keywords & Keyword.VIGILANCE and taps_for_use(seen):
            made.gain -= self.idling
        return made

    def best(self, out_of_time: OutOfTime) -> list[Fighter]:
        """Start from nobody, everybody and the evasive ones; add and leave out what helps."""
        best: list[Fighter] = []
        best_score = self.score([])
        starts: list[list[Fighter]] = [[], self.mine, self._safe()]
        for start in starts:
            found, score = self._climb(start, out_of_time)
            if score > best_score + 0.01:
                best, best_score = found, score
        self.kills = best_score >= WIN / 2
        self.promise = best_score
        return best

    def _safe(self) -> list[Fighter]:
        """Attackers that are better off alone against any blocker."""
        return [one for one in self.mine if self.score([one]) > self.score([])]

    def _climb(self, start: list[Fighter], out_of_time: OutOfTime) -> tuple[list[Fighter], float]:
        current = start.copy()
        score = self.score(current)
        improved = True
        while improved and self._trials < MOST_TRIALS and not out_of_time():
            improved = False
            tried: set[tuple[int, bool]] = set()
            for one in self.mine:
                alike = (self._clashes.kind(one), one in current)
                if alike in tried:
                    continue
                tried.add(alike)
                trial = [other for other in self.mine if (other in current) != (other is one)]
                trial_score = self.score(trial)
                if trial_score > score + 0.01:
                    current, score, improved = trial, trial_score, True
                    tried = set()
        return current, score

    def score(self, attackers: list[Fighter]) -> float:
        """What an attack is worth: damage, deaths, and the danger of the attack that answers it."""
        self._trials += 1
        kinds = tuple(sorted(self._clashes.kind(one) for one in attackers))
        known = self._scores.get(kinds)
        if known is None:
            known = self._score(attackers)
            self._scores[kinds] = known
        return known

    def _score(self, attackers: list[Fighter]) -> float:
        blockers = [one for one in self.theirs if not one.tapped]
        blocks = choose_blocks(attackers, blockers, self.their_life, clashes=self._clashes)
        found = forecast(attackers, blocks, self._clashes)
        if (found.damage >= self.their_life or found.beaten) and attackers:
            return WIN
        if self.burn and found.damage > 0 and found.damage + self.burn >= self.their_life:
            return WIN / 2
        gained = 0.0
        for one in attackers:
            gained += one.gain
        if gained >= WIN / 2:
            return WIN / 2
        progress = found.damage * (0.25 + 4.0 / max(self.their_life, 1))
        progress = max(progress, PER_LOYALTY * min(found.damage, self.loyalty)) + gained
        lost = sum(one.worth for one in found.dead_blockers)
        trade = found.trade - (1.0 - self.share) * lost
        return progress + trade - self._danger(attackers, found)

    def _danger(self, attackers: list[Fighter], found: Forecast) -> float:
        """What their next attack would do against those who stay untapped."""
        dead = found.dead_attackers
        theirs = [one for one in self.theirs if one not in found.dead_blockers]
        theirs = [one.as_later() for one in theirs if not one.has(Keyword.DEFENDER)]
        staying = [
            one.as_later()
            for one in (*self.mine, *self.home)
            if one not in dead and (one not in attackers or one.has(Keyword.VIGILANCE))
        ]
        attacked = [one.as_later() for one in attackers]
        awake = [one for one in staying if not one.tapped or one in attacked]
        life = max(self.life - self.others_damage, 1)
        blocks = choose_blocks(theirs, awake, life, clashes=self._clashes)
        answer = forecast(theirs, blocks, self._clashes)
        if answer.damage >= life or answer.beaten:
            return LOSS + answer.damage  # less may still be survived
        danger = answer.damage * (0.2 + 3.0 / life) + 0.3 * max(answer.trade, 0.0)
        if not attackers:
            self._at_home = danger
        more = danger - self._at_home
        if self.racing and more > 0.0 and found.damage > 0 and answer.damage > 0:
            danger = self._at_home + more * self._race(found.damage, answer.damage, life)
        return danger

    def _race(self, damage: int, answered: int, life: int) -> float:
        """How much the danger counts that the attack adds, if both players go on so: less where the
        opponent dies first, more where they don't and the end is near.
        """
        mine = turns_to_kill(self.their_life - damage, damage)
        theirs = turns_to_kill(life, answered)
        if mine < theirs:
            return 1.0 - self.racing
        return 1.0 + self.racing if theirs <= NEAR else 1.0


def turns_to_kill(life: int, damage: int) -> int:
    """How many attacks of so much damage a player with so much life survives, and one more."""
    return -(-life // damage)
