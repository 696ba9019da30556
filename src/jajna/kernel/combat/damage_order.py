"""Damage assignment order, in the eras that had one. CR 2016-08-26 509.2, 509.3, 510.1c.

``Combat.blockers`` and ``Combat.blocking`` have creatures in the order in which they are to be
assigned lethal damage. The order is announced before players get priority after blockers are
declared. A later blocker is given its place before players get priority again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Answer, Decision, Kind, Ordering, Several, Shape, Thing
from jajna.era_switches import CombatDamage
from jajna.errors import Reason
from jajna.kernel.state.frames import Frame

if TYPE_CHECKING:
    from jajna.kernel.combat.state import Combat
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DamageOrderFrame", "is_ordered", "order_due", "preceding"]


def is_ordered(game: Game) -> bool:
    """Whether creatures are assigned combat damage in an announced order. CR 510.1c."""
    return game.era.combat_damage is CombatDamage.ORDERED


def order_due(game: Game) -> bool:
    """Whether an order is to be announced before anybody gets priority."""
    combat = game.turn.combat
    if combat is None or not is_ordered(game):
        return False
    return any(_lacks_order(combat, creature) for creature in [*combat.blockers, *combat.blocking])


def preceding(game: Game, creature: int, shares: dict[int, int]) -> list[int]:
    """A list of the creatures that must be assigned lethal damage before the last one damaged.

    ``shares`` is the damage that ``creature`` deals to each. CR 2016-08-26 510.1c, 510.1d.
    """
    assert game.turn.combat is not None, "combat damage is assigned in combat"
    others = _others(game.turn.combat, creature)
    damaged = [place for place, other in enumerate(others) if shares.get(other, 0) > 0]
    return others[: damaged[-1]] if damaged and is_ordered(game) else []


def _others(combat: Combat, creature: int) -> list[int]:
    """A list of the blockers of an attacker, or of the attackers a creature blocks, in order."""
    return combat.blockers.get(creature, combat.blocking.get(creature, []))


def _lacks_order(combat: Combat, creature: int) -> bool:
    others = _others(combat, creature)
    if len(others) < 2:
        return False
    announced = combat.announced.get(creature, [])
    return any(other not in announced for other in others)


@final
class DamageOrderFrame(Frame):
    """Players announce damage assignment orders, the active player those of attackers first.

    CR 2016-08-26 509.2, 509.3, 509.6, 509.7.
    """

    def __init__(self) -> None:
        self.creature = -1
        """The creature whose order is being announced."""

    def run(self, game: Game) -> None:
        combat = game.turn.combat
        if combat is None:
            game.frames.pop()
            return
        for attacker in combat.blockers:
            if _lacks_order(combat, attacker):
                self._ask(game, combat, attacker, game.turn.active, "2016-08-26 509.2")
                return
        for seat in game.players.in_order(game.turn.active):
            for blocker in combat.blocking:
                if game.object(blocker).controller == seat and _lacks_order(combat, blocker):
                    self._ask(game, combat, blocker, seat, "2016-08-26 509.3")
                    return
        game.frames.pop()

    def _ask(self, game: Game, combat: Combat, creature: int, player: int, rule: str) -> None:
        self.creature = creature
        others = _others(combat, creature)
        options = [Thing(other) for other in others]
        count = len(others)
        game.decision = Decision(
            player,
            Kind.ORDER,
            rule,
            Shape.SOME,
            [*options],
            count,
            count,
            source=creature,
            order=Ordering.DAMAGE,
        )

    def why_not(self, game: Game, answer: Answer) -> Reason | None:
        """Creatures announced earlier keep their order. CR 2016-08-26 509.6, 509.7."""
        assert game.turn.combat is not None, "orders are announced in combat"
        announced = game.turn.combat.announced.get(self.creature, [])
        before = [one for one in _others(game.turn.combat, self.creature) if one in announced]
        after = [one for one in _chosen(answer) if one in announced]
        if before != after:
            return Reason("not the announced order", "2016-08-26 509.2", (self.creature,))
        return None

    def take(self, game: Game, answer: Answer) -> None:
        assert game.turn.combat is not None, "orders are announced in combat"
        order = _chosen(answer)
        _others(game.turn.combat, self.creature)[:] = order
        game.turn.combat.announced[self.creature] = order

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = DamageOrderFrame()
        copy.creature = self.creature
        return copy


def _chosen(answer: Answer) -> list[int]:
    assert isinstance(answer, Several), answer
    return [one.thing for one in answer.options if isinstance(one, Thing)]
