"""Choosing blockers among the blocks that the game offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.agents.heuristic.combat import Fighter, choose_blocks
from jajna.agents.heuristic.threats import note_blows
from jajna.decision import Answer, Assign, Decision, Pairs, Several

if TYPE_CHECKING:
    from jajna.kernel.views.view import View

__all__ = ["choose_block"]


def choose_block(decision: Decision, view: View) -> Answer:
    """Good trades, two against one, and chump blocks only against lethal damage."""
    pairs = Pairs(decision.able())
    combat = view.combat
    attacking = list(combat.attacks) if combat is not None else []
    attackers = _fighters(view, [one for one in attacking if _concerns(view, one)])
    blockers = _fighters(view, list(pairs.able))
    if combat is not None:
        at_me = [one for one in attackers if combat.attacks[one.id] == view.player]
        note_blows(view, at_me, view.player)

    def may_block(blocker: Fighter, attacker: Fighter) -> bool:
        return pairs.allows(blocker.id, attacker.id)

    blocks = choose_blocks(attackers, blockers, view.me.life, may_block)
    return Several(
        tuple(
            Assign(blocker.id, attacker)
            for attacker, chosen in blocks.items()
            for blocker in chosen
        )
    )


def _concerns(view: View, attacker: int) -> bool:
    """Whether it attacks the player who looks, or a permanent of theirs."""
    combat = view.combat
    assert combat is not None, "blockers are declared in combat"
    what = combat.attacks[attacker]
    if what == view.player:
        return True
    seen = view.find(what)
    return seen is not None and seen.belongs_to() == view.player


def _fighters(view: View, numbers: list[int]) -> list[Fighter]:
    found = [view.find(number) for number in numbers]
    return [Fighter(seen) for seen in found if seen is not None]
