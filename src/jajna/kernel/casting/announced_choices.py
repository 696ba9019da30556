"""Choices as a spell or ability is announced: modes, splice, optional costs, X. CR 601.2b."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jajna.decision import (
    NO,
    YES,
    Answer,
    Decision,
    Kind,
    Number,
    Pick,
    Several,
    Shape,
    Thing,
)
from jajna.errors import Reason
from jajna.ir.costs import MOST_X, LoyaltyCost
from jajna.kernel.casting import affordability, legality, splice
from jajna.kernel.casting.announced import Announced, AnnounceStep
from jajna.kernel.casting.proposal import settle_proposal
from jajna.kernel.costs.total_cost import (
    Total,
    least_x_of,
    optional_costs,
)
from jajna.kernel.state.targets import (
    candidates,
    enough_targets,
    for_players,
    phrases_as_cast,
    spared,
    targets_if_paid,
)

if TYPE_CHECKING:
    from jajna.ir.composites import Modes
    from jajna.kernel.casting.announce import AnnounceFrame
    from jajna.kernel.game import Game

__all__ = [
    "choose_ahead",
    "choose_modes",
    "choose_optional_costs",
    "choose_spliced",
    "choose_x",
    "why_not_x",
]


def choose_modes(game: Game, frame: AnnounceFrame) -> None:
    """Ask for the modes. CR 601.2b, 700.2a."""
    if frame.what is Announced.SPELL and not frame.ctx.item:
        settle_proposal(game, frame)
    needs = frame.needs(game)
    modes = needs.modes
    if modes is None:
        frame.step = AnnounceStep.SPLICE
        return
    if modes.asks_payment() and not frame.costs_chosen:
        frame.step = AnnounceStep.OPTIONAL  # the choice restricts that of the modes: CR 601.2b
        return
    least = modes.least(game, frame.ctx)
    legal = legality.legal_modes(game, frame.ctx, needs, frame.compute_total(game))
    fallback = _first_modes(game, frame, modes, legal)
    if fallback is None:
        frame.fail(game)
        return
    chooser = _chooser(game, frame, modes)
    if chooser < 0:
        return
    frame.step = AnnounceStep.SPLICE
    frame.ask(
        game,
        Decision(
            chooser,
            Kind.MODES,
            "700.2a",
            Shape.SOME,
            [Pick(index) for index in legal],
            least,
            legality.most_modes(
                game, frame.ctx, game.objects[frame.ctx.item].now, modes, len(legal)
            ),
            source=frame.ctx.item,
            fallback=Several(tuple([Pick(index) for index in fallback])),
            repeats=modes.repeats,
        ),
    )


def _first_modes(
    game: Game, frame: AnnounceFrame, modes: Modes, legal: list[int]
) -> list[int] | None:
    """The list of modes that can be chosen; None if there are too few. CR 700.2a, 700.2h."""
    least = modes.least(game, frame.ctx)
    if not legality.enough_modes(modes, legal, least):
        return None
    if frame.what is not Announced.SPELL:
        options = legal * least if modes.repeats else legal
        return options[:least]
    spell = game.objects[frame.ctx.item].now
    return legality.cheapest_modes(game, frame.ctx, spell, frame.way, modes, legal)


def _chooser(game: Game, frame: AnnounceFrame, modes: Modes) -> int:
    """The player who chooses the modes; -1 while the controller is asked who. CR 700.2e."""
    if modes.chooser is None:
        return frame.ctx.controller
    players = modes.chooser.things(game, frame.ctx)
    if frame.chooser < 0 and len(players) > 1:
        game.decision = Decision(
            frame.ctx.controller,
            Kind.PLAYER,
            "700.2e",
            Shape.ONE,
            [Thing(player) for player in players],
            source=frame.ctx.item,
        )
        frame.asked = Kind.PLAYER
        return -1
    return frame.chooser if frame.chooser >= 0 else players[0]


def choose_spliced(game: Game, frame: AnnounceFrame) -> None:
    """Ask which cards in hand are spliced onto the spell. CR 601.2b, 702.47a."""
    frame.step = AnnounceStep.OPTIONAL
    if frame.what is not Announced.SPELL:
        return
    question = splice.question(game, frame.ctx, frame.way)
    if question is not None:
        frame.ask(game, question)


def choose_optional_costs(game: Game, frame: AnnounceFrame) -> None:
    """Ask about optional costs such as kicker, one after the other. CR 601.2b."""
    if frame.what is not Announced.SPELL:
        frame.step = AnnounceStep.X
        return
    if frame.costs_chosen:
        frame.step = AnnounceStep.AHEAD
        return
    spell = game.objects[frame.ctx.item]
    offered = optional_costs(spell.now)
    modes = frame.needs(game).modes
    if frame.position >= len(offered):
        frame.position = 0
        frame.costs_chosen = True
        depends = modes is not None and modes.asks_payment() != ""
        frame.step = AnnounceStep.MODES if depends else AnnounceStep.AHEAD
        frame.paid = [offered[index].name for index in frame.accepted]
        frame.item(game).paid = frame.paid
        return
    cost = offered[frame.position]
    frame.position += 1
    if cost.many:
        _ask_how_often(game, frame)
        return
    by_effect = frame.into is not None
    if cost.any_time and legality.must_pay(game, frame.ctx, frame.way, frame.accepted, by_effect):
        frame.accepted.append(frame.position - 1)
        return
    needs = frame.needs(game)
    phrases = for_players(game, frame.ctx, needs, targets_if_paid(needs, [cost.name]))
    if not enough_targets(game, frame.ctx, phrases):
        return
    if modes is not None and modes.asks_payment() == cost.name:
        total = frame.compute_total(game)
        if len(legality.legal_modes(game, frame.ctx, needs, total)) < modes.least_if:
            return  # it would ask for modes that can't be chosen: CR 700.2a
    chosen = [*frame.accepted, frame.position - 1]
    if affordability.why_not_pay(game, frame.ctx, spell.now, frame.way, chosen) is None:
        without = affordability.why_not_pay(game, frame.ctx, spell.now, frame.way, frame.accepted)
        if (cost.otherwise and without is not None) or _needs_for_targets(game, frame, cost.name):
            frame.accepted.append(frame.position - 1)
            return
        frame.ask(
            game,
            Decision(
                frame.ctx.controller,
                Kind.ADDITIONAL_COST,
                "601.2b",
                Shape.ONE,
                [YES, NO],
                source=frame.ctx.item,
                subject=frame.position - 1,
                fallback=NO,
            ),
        )


def _needs_for_targets(game: Game, frame: AnnounceFrame, cost: str) -> bool:
    """Whether the spell has legal targets only if this optional cost is paid. CR 702.33g."""
    needs = frame.needs(game)
    if not spared(needs, cost):
        return False
    paid = [optional_costs(game.objects[frame.ctx.item].now)[one].name for one in frame.accepted]
    phrases = for_players(game, frame.ctx, needs, phrases_as_cast(needs, [], paid))
    return not enough_targets(game, frame.ctx, phrases)


def _ask_how_often(game: Game, frame: AnnounceFrame) -> None:
    """Ask how many times an optional cost is paid. CR 601.2b, 702.56a."""
    spell = game.objects[frame.ctx.item].now
    place = frame.position - 1
    times = affordability.payable_times(game, frame.ctx, spell, frame.way, frame.accepted, place)
    if not times or not times[-1]:
        return
    frame.ask(
        game,
        Decision(
            frame.ctx.controller,
            Kind.ADDITIONAL_COST,
            "601.2b",
            Shape.NUMBER,
            [],
            times[0],
            times[-1],
            source=frame.ctx.item,
            subject=place,
        ),
    )


def choose_ahead(game: Game, frame: AnnounceFrame) -> None:
    """Ask what to sacrifice for costs that reduce the total. CR 601.2b, 702.48b, 702.119c."""
    things = affordability.choices_ahead(
        game, frame.ctx, game.objects[frame.ctx.item].now, frame.way, frame.accepted
    )
    if things is None:
        frame.step = AnnounceStep.X
    elif not things:
        frame.fail(game)
    else:
        options: list[Answer] = [Thing(thing) for thing in things]
        player, source = frame.ctx.controller, frame.ctx.item
        frame.ask(
            game,
            Decision(player, Kind.SACRIFICE, "601.2b", Shape.ONE, options, source=source),
        )


def choose_x(game: Game, frame: AnnounceFrame) -> None:
    """Ask for X, as far as the cost can be paid and there are targets. CR 601.2b, 107.3a."""
    frame.step = AnnounceStep.TARGETS
    if frame.what is Announced.TRIGGERED:
        return
    total = frame.compute_total(game)
    loyalty = [cost for cost in total.others if isinstance(cost, LoyaltyCost) and cost.variable]
    if not total.variables() and not total.says_x() and not loyalty:
        return
    if loyalty:
        maximum = game.objects[frame.ctx.source].counters.get("loyalty", 0)
    else:
        maximum = _greatest_x(game, frame, total)
    maximum = min(maximum, _most_targets(game, frame))
    minimum = _least_x(game, frame, maximum)
    while maximum > minimum and _why_forbidden(game, frame, maximum) is not None:
        maximum -= 1
    frame.ask(
        game,
        Decision(
            frame.ctx.controller,
            Kind.X,
            "601.2b",
            Shape.NUMBER,
            [],
            minimum,
            maximum,
            source=frame.ctx.item,
        ),
    )


def _least_x(game: Game, frame: AnnounceFrame, maximum: int) -> int:
    """The least X that can be chosen and paid and has legal targets; if there is none, the least
    that the text allows. CR 601.2b, 601.2c.
    """
    phrases = frame.phrases(game)
    total = frame.compute_total(game)
    trial = frame.ctx.clone({})
    least = frame.needs(game).least_x
    if frame.accepted:
        offered = optional_costs(game.objects[frame.ctx.item].now)
        least = max(least, least_x_of(offered, frame.accepted))
    for x in range(least, maximum + 1):
        trial.x = x
        if enough_targets(game, trial, phrases) and _why_forbidden(game, frame, x) is None:
            if not total.says_x() or _payable_with(game, frame, total, x):
                return x
    return least


def _greatest_x(game: Game, frame: AnnounceFrame, total: Total) -> int:
    """The greatest X whose cost could be paid, found by binary search."""
    if total.variables() and total.says_x():
        return _greatest_that_fits(game, frame, total)
    low, high = 0, 1
    while high < MOST_X and _payable_with(game, frame, total, high):
        low, high = high, high * 2
    while high - low > 1:
        middle = (low + high) // 2
        if _payable_with(game, frame, total, middle):
            low = middle
        else:
            high = middle
    return low


def _greatest_that_fits(game: Game, frame: AnnounceFrame, total: Total) -> int:
    """The greatest X that can be paid, where another part of the cost asks for what has that
    number: "discard a card with mana value X".
    """
    trial = frame.ctx.clone({})
    greatest = 0
    while trial.x < MOST_X and affordability.why_not_mana_due(game, trial, total) is None:
        if _payable_with(game, frame, total, trial.x):
            greatest = trial.x
        trial.x += 1
    return greatest


def why_not_x(game: Game, frame: AnnounceFrame, answer: Answer) -> Reason | None:
    """Why a value can't be chosen for X, between others that can; None if it can. CR 601.2b."""
    total = frame.compute_total(game)
    if not isinstance(answer, Number):
        return None
    reason = _why_forbidden(game, frame, answer.number)
    if reason is not None or not total.variables() or not total.says_x():
        return reason
    trial = frame.ctx.clone({})
    trial.x = answer.number
    return affordability.why_unaffordable(game, trial, total)


def _why_forbidden(game: Game, frame: AnnounceFrame, x: int) -> Reason | None:
    """Why no such spell can be cast with this X; None if it can, or if it is an ability."""
    if frame.what is not Announced.SPELL:
        return None
    return legality.why_forbidden_with(game, frame.ctx, x)


def _payable_with(game: Game, frame: AnnounceFrame, total: Total, x: int) -> bool:
    trial = frame.ctx.clone({})
    trial.x = x
    return affordability.why_unaffordable(game, trial, total) is None


def _most_targets(game: Game, frame: AnnounceFrame) -> int:
    """The greatest X if X targets must be chosen: the number of legal ones."""
    most = MOST_X
    for target in frame.phrases(game):
        if target.minimum == -2 and target.x is None:
            most = min(most, len(candidates(game, frame.ctx, target)))
    return most
