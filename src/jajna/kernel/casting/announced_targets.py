"""Targets as a spell or ability is announced, and what is divided among them.
CR 601.2c, 601.2d.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.decision import (
    Answer,
    Decision,
    Kind,
    Shape,
    Thing,
)
from jajna.ir.filters.chosen_by import CHOOSING, chosen_by
from jajna.ir.filters.logic import is_in_one_zone
from jajna.ir.filters.together import can_be_chosen, together_in
from jajna.ir.players import Opponents
from jajna.ir.refs import TARGET_PHRASES, Target
from jajna.kernel.casting import affordability
from jajna.kernel.casting.announced import Announced, AnnounceStep, TargetPart
from jajna.kernel.players.range_of_influence import within
from jajna.kernel.state.targets import (
    candidates,
    count_limits,
    leaves_enough,
    waiting_for,
)

if TYPE_CHECKING:
    from jajna.kernel.casting.announce import AnnounceFrame
    from jajna.kernel.game import Game

__all__ = ["choose_targets", "divide"]


def choose_targets(game: Game, frame: AnnounceFrame) -> None:
    """Ask for the targets of one phrase after the other. CR 601.2c, 603.3d."""
    phrases = frame.phrases(game)
    if frame.needs(game).by_player:
        frame.ctx.bind_number(TARGET_PHRASES, frame.needs(game).phrases)
    if frame.position >= len(phrases):
        frame.position = 0
        frame.step = AnnounceStep.DIVIDE
        return
    target = phrases[frame.position]
    frame.position += 1
    _ask_targets(game, frame, target)


def _chooser(game: Game, frame: AnnounceFrame, target: Target) -> int:
    """The player who chooses the targets of a phrase; -1 while the controller is asked which
    opponent it is. CR 601.2c.
    """
    part = chosen_by(target.filter)
    if target.chooser is not None:
        players = target.chooser.things(game, frame.ctx)
        return players[0] if players else frame.ctx.controller
    if part is None:
        return frame.ctx.controller
    if part.who is not None:
        players = part.who.things(game, frame.ctx)
        return players[0] if players else frame.ctx.controller
    opponents = Opponents().things(game, frame.ctx)
    if frame.chooser < 0 and len(opponents) > 1:
        game.decision = Decision(
            frame.ctx.controller,
            Kind.PLAYER,
            "601.2c",
            Shape.ONE,
            [Thing(player) for player in opponents],
            source=frame.ctx.item,
        )
        frame.asked = Kind.PLAYER
        return -1
    chooser = frame.chooser if frame.chooser >= 0 else opponents[0]
    frame.ctx.bind(CHOOSING, [chooser])
    return chooser


def _ask_targets(game: Game, frame: AnnounceFrame, target: Target) -> None:
    chooser = _chooser(game, frame, target)
    if chooser < 0:
        frame.position -= 1
        return
    found = within(game, chooser, candidates(game, frame.ctx, target))  # CR 801.5a
    others = waiting_for(target, frame.phrases(game))
    if others:
        found = [thing for thing in found if leaves_enough(game, frame.ctx, target, thing, others)]
    minimum, maximum = count_limits(game, target, frame.ctx, len(found))
    if len(frame.ctx.targets) <= target.slot:
        frame.ctx.target(target.slot, [])
    if maximum == 1 and minimum == 1 and _cost_depends(game, frame):
        found = [thing for thing in found if _payable_with_target(game, frame, target, thing)]
    if len(found) < minimum:
        frame.fail(game)
        return
    maximum = min(maximum, len(found))
    joint = together_in(target.filter)
    if joint is not None and maximum > 1:
        chosen = frame.ctx.targets[target.slot] if frame.part is TargetPart.NEXT else []
        left = can_be_chosen(game, frame.ctx, joint, found, chosen, minimum)
        if len(chosen) >= maximum or not left:
            frame.part = TargetPart.ALL
            if len(chosen) < minimum:
                frame.fail(game)
            return
        frame.ctx.target(target.slot, chosen)
        frame.part = TargetPart.NEXT
        found, minimum, maximum = left, int(len(chosen) < minimum), 1
    elif joint is not None:
        found = [one for one in found if joint.allows(game, frame.ctx, [], one)]
    if is_in_one_zone(target.filter) and maximum > 1:
        first = frame.ctx.targets[target.slot] if frame.part is TargetPart.FIRST else []
        found, part = _in_one_zone(game, frame.part, first, found)
        frame.part = part
        if part is TargetPart.FIRST:
            minimum, maximum = min(minimum, 1), 1
        elif part is TargetPart.REST:
            minimum, maximum = 0, min(maximum - 1, len(found))
    options: list[Answer] = [Thing(thing) for thing in found]
    shape = Shape.ONE if minimum == 1 and maximum == 1 else Shape.SOME
    if not options:
        return
    frame.ask(
        game,
        Decision(
            chooser,
            Kind.TARGETS,
            "601.2c",
            shape,
            options,
            minimum,
            maximum,
            source=frame.ctx.item,
            subject=target.slot,
        ),
    )


def _in_one_zone(
    game: Game, part: TargetPart, first: list[int], found: list[int]
) -> tuple[list[int], TargetPart]:
    """The things that can be targets now, if all have to be in one player's zone, and which of the
    targets they are: the first one settles whose zone it is.
    """
    if part is TargetPart.FIRST:
        owners = [game.object(one).owner for one in first]
        rest = [one for one in found if one not in first and game.object(one).owner in owners]
        return rest, TargetPart.REST if rest else TargetPart.ALL
    several = len({game.object(one).owner for one in found}) > 1
    return found, TargetPart.FIRST if several else TargetPart.ALL


def _cost_depends(game: Game, frame: AnnounceFrame) -> bool:
    """Whether the cost may depend on the target that is chosen now. CR 601.2f, 602.2b."""
    if frame.what is Announced.TRIGGERED or frame.position < len(frame.phrases(game)):
        return False
    changes = game.objects[frame.ctx.item].now.kit.own_cost_changes
    if any(own.condition is not None for own in changes):
        return True
    if frame.what is Announced.ACTIVATED and frame.activated(game).less is not None:
        return True
    if not game.effects.rules:
        return False
    rules = game.effects.rules[frame.ctx.controller]
    others = rules.costs if frame.what is Announced.SPELL else rules.activation_costs
    return any(effect.targeted for effect in others)


def _payable_with_target(game: Game, frame: AnnounceFrame, target: Target, thing: int) -> bool:
    """Whether the total cost can be paid if a thing is chosen as a target."""
    frame.ctx.target(target.slot, [thing])
    total = frame.compute_total(game)
    payable = affordability.why_unaffordable(game, frame.ctx, total) is None
    frame.ctx.target(target.slot, [])
    return payable


def divide(game: Game, frame: AnnounceFrame) -> None:
    """Ask how each amount is divided among its targets. CR 601.2d."""
    divisions = [] if frame.ctx.earlier_targets else frame.needs(game).divisions
    if frame.position >= len(divisions):
        frame.position = 0
        frame.step = AnnounceStep.TOTAL
        return
    slot, amount = divisions[frame.position]
    frame.position += 1
    chosen = frame.ctx.targets[slot] if slot < len(frame.ctx.targets) else []
    total = amount.value(game, frame.ctx)
    if len(frame.ctx.shares) <= slot:
        frame.ctx.share(slot, [])
    if not chosen:
        return
    if total < len(chosen):  # each target must get at least 1
        frame.fail(game)
        return
    frame.ask(
        game,
        Decision(
            frame.ctx.controller,
            Kind.DIVIDE,
            "601.2d",
            Shape.DIVISION,
            [Thing(thing) for thing in chosen],
            1,
            total=total,
            source=frame.ctx.item,
            subject=slot,
        ),
    )
