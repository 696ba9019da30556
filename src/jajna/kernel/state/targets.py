"""Targets: which ones may be chosen, and which are still legal. CR 115, 601.2c, 608.2b."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, final

from jajna.errors import Reason
from jajna.ir.abilities import Ability
from jajna.ir.announced_limits import NotCopied, XNotZero
from jajna.ir.base import Amount, Effect, Filter, Node, children, walk
from jajna.ir.composites import Clause, Enchanting, Modes
from jajna.ir.conditions.spells import kind_of_cost
from jajna.ir.costs import CASTING
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.nouns import AbilityFilter, Spell, about_to_be_cast
from jajna.ir.filters.together import can_be_chosen, together_in
from jajna.ir.refs import (
    ANY_NUMBER,
    EVENT_AMOUNT,
    THAT_MANY,
    X_TARGETS,
    Target,
    all_that_fit,
    everything_in,
)
from jajna.ir.resolutions import ResolvedTime, TimesResolved
from jajna.kernel.state.context import Context
from jajna.vocab import Keyword, is_player

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = [
    "Announcement",
    "are_still_together",
    "candidates",
    "count_limits",
    "drop_others",
    "enough_targets",
    "for_players",
    "leaves_enough",
    "needed_targets",
    "phrase_asked_for",
    "phrases_as_cast",
    "sort_by_player",
    "spared",
    "target_phrases",
    "targets_if_paid",
    "waiting_for",
    "why_not_target",
]


@final
class Announcement:
    """The choices that instructions need as they are put on the stack. CR 601.2b-601.2d.

    ``targets`` lists the target phrases outside modes, by slot; ``mode_targets`` those of each mode
    of ``modes``. ``divisions`` lists (target slot, amount to be divided).
    """

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.effects = effects
        self.targets: list[Target] = []
        self.modes: Modes | None = None
        self.mode_targets: list[list[Target]] = []
        self.divisions: list[tuple[int, Amount]] = []
        self.if_paid: dict[str, list[Target]] = {}
        """Targets chosen only if an optional cost is paid, by its name. CR 702.33g."""
        self.unless_paid: dict[str, list[Target]] = {}
        """Those of ``targets`` that aren't chosen if an optional cost is paid, by its name."""
        self.by_player: list[Target] = []
        """The target phrases with one target "for each player" or "for each opponent"."""
        self.asks_how_often = False
        """Whether the instructions ask how often the ability has resolved this turn."""
        self.least_x = 0
        """The least value that can be chosen for X. CR 601.2b."""
        self.sole = False
        """Whether the ability can't be copied. CR 707.10."""
        self.not_as_cast: Filter | None = None
        """What can't be chosen as the spell's target as it is cast. CR 601.2c."""
        self.phrases = 0
        """The number of printed target phrases, in all modes and for all optional costs."""
        for effect in effects:
            self._read(effect, self.targets)
        for chosen in self.unless_paid.values():
            slots = [target.slot for target in self.targets]
            chosen[:] = [target for target in chosen if target.slot not in slots]
            self.targets += chosen
        self.targets.sort(key=_slot)

    def _read(self, node: Node, into: list[Target]) -> None:
        if isinstance(node, Modes):
            self._read_modes(node)
            return
        if isinstance(node, Clause) and node.condition is not None:
            name = node.condition.asks_payment()
            if name:
                self._read(node.effect, self.if_paid.setdefault(name, []))
                if node.otherwise is not None:
                    if into is self.targets:
                        into = self.unless_paid.setdefault(name, [])
                    self._read(node.otherwise, into)
                return
        if isinstance(node, (ResolvedTime, TimesResolved)):
            self.asks_how_often = True
        if isinstance(node, XNotZero):
            self.least_x = 1
        if isinstance(node, NotCopied):
            self.sole = True
        if isinstance(node, Enchanting):
            self.not_as_cast = node.not_as_cast
        if isinstance(node, Target):
            self.phrases = max(self.phrases, node.slot + 1)
            if node.for_each is not None and node not in self.by_player:
                self.by_player.append(node)
            if all(node.slot != other.slot for other in into):
                into.append(node)
        elif isinstance(node, Effect):
            division = node.division()
            if division is not None and division not in self.divisions:
                self.divisions.append(division)
        for child in children(node):
            if not isinstance(child, Ability):  # a granted ability has choices of its own
                self._read(child, into)

    def _read_modes(self, modes: Modes) -> None:
        """Each mode has its own targets. CR 700.2."""
        self.modes = modes
        for mode in modes.modes:
            chosen: list[Target] = []
            self._read(mode, chosen)
            chosen.sort(key=_slot)
            self.mode_targets.append(chosen)


def _slot(target: Target) -> int:
    return target.slot


def target_phrases(needs: Announcement, modes: list[int], paid: list[str] | None) -> list[Target]:
    """The printed target phrases for these modes and optional costs, by slot. CR 601.2c.

    Without costs, as for an ability, they are those for any costs.
    """
    found = needs.targets.copy()
    if not modes and not needs.if_paid:
        return found
    for name in paid or []:
        gone = spared(needs, name)
        found = [target for target in found if target not in gone]
    for mode in sorted(set(modes)):
        found += needs.mode_targets[mode]
    chosen = targets_if_paid(needs, list(needs.if_paid) if paid is None else paid)
    found += [target for target in chosen if target not in found]
    found.sort(key=_slot)
    return found


def phrases_as_cast(needs: Announcement, modes: list[int], paid: list[str] | None) -> list[Target]:
    """As ``target_phrases``, without what can't be chosen as the spell is cast. CR 601.2c."""
    found = target_phrases(needs, modes, paid)
    if needs.not_as_cast is None:
        return found
    others = Not(needs.not_as_cast)
    return [replace(target, filter=All((target.filter, others))) for target in found]


def needed_targets(
    game: Game, ctx: Context, needs: Announcement, modes: list[int], paid: list[str] | None
) -> list[Target]:
    """The target phrases for these modes and optional costs, by slot. CR 601.2c.

    A phrase "for each opponent" and the like appears once for each of these players.
    """
    return for_players(game, ctx, needs, target_phrases(needs, modes, paid))


def for_players(
    game: Game, ctx: Context, needs: Announcement, phrases: list[Target]
) -> list[Target]:
    """The phrases, with one "for each opponent" and the like repeated for each of the players."""
    found: list[Target] = []
    for target in phrases:
        if target.for_each is None:
            found.append(target)
            continue
        for seat in target.for_each.things(game, ctx):
            slot = needs.phrases * (seat + 1) + target.slot
            found.append(
                replace(target, filter=AsFor(seat, target.filter), slot=slot, for_each=None)
            )
    return found


def phrase_asked_for(needs: Announcement, phrases: list[Target], slot: int) -> Target | None:
    """The printed phrase that a slot of targets belongs to; None if there is none."""
    for target in phrases:
        if target.slot == (slot if target.for_each is None else slot % needs.phrases):
            return target
    return None


def sort_by_player(game: Game, needs: Announcement, ctx: Context) -> None:
    """Assign targets of a phrase "for each opponent" to other players. CR 707.10, 115.7f.

    A copy with another controller has other opponents: targets for players that the phrase no
    longer includes become those of players without a target.
    """
    for target in needs.by_player:
        assert target.for_each is not None, target
        seats = target.for_each.things(game, ctx)
        places = [needs.phrases * (seat + 1) + target.slot for seat in seats]
        last = needs.phrases * (len(game.players) + 1)
        if len(ctx.targets) < last:
            ctx.target(last - 1, [])
        free = [slot for slot in places if not ctx.targets[slot]]
        for slot in range(needs.phrases + target.slot, last, needs.phrases):
            if ctx.targets[slot] and slot not in places and free:
                ctx.target(free.pop(0), ctx.targets[slot])
                ctx.target(slot, [])


def drop_others(ctx: Context, phrases: list[Target]) -> None:
    """Drop targets in slots that no phrase has: those for players no longer included."""
    asked = [target.slot for target in phrases]
    ctx.targets = [chosen if slot in asked else [] for slot, chosen in enumerate(ctx.targets)]


@final
class AsFor(Filter):
    """A filter evaluated for one of the players of a phrase "for each player"."""

    def __init__(self, seat: int, fits: Filter) -> None:
        self.seat = seat
        self.fits = fits

    def where(self) -> int:
        return self.fits.where()

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        before = ctx.affected
        ctx.affected = self.seat
        found = self.fits.matches(game, ctx, thing)
        ctx.affected = before
        return found


def spared(needs: Announcement, cost: str) -> list[Target]:
    """The target phrases not chosen because this cost is paid. CR 702.33g."""
    found: list[Target] = []
    for name in _names([cost]):
        found += needs.unless_paid.get(name, [])
    return found


def targets_if_paid(needs: Announcement, paid: list[str]) -> list[Target]:
    """The target phrases chosen only because these costs are paid. CR 702.33f, 702.33g."""
    found: list[Target] = []
    for name in _names(paid):
        found += needs.if_paid.get(name, [])
    return found


def _names(paid: list[str]) -> list[str]:
    """The names of paid costs, also those that say no mana, in order. CR 702.33f."""
    names = set(paid)
    names.update([kind_of_cost(name) for name in paid])
    return sorted(names)


def count_limits(game: Game, target: Target, ctx: Context, available: int) -> tuple[int, int]:
    """The least and greatest number of targets to choose for a phrase. CR 115.6, 601.2c."""
    minimum = target.most(game, ctx) if target.minimum == X_TARGETS else target.minimum
    if target.maximum == X_TARGETS:
        return minimum, target.most(game, ctx)
    if target.maximum == THAT_MANY:
        return minimum, min(ctx.numbers.get(EVENT_AMOUNT, 0), available)
    maximum = available if target.maximum == ANY_NUMBER else target.maximum
    return minimum, maximum


def why_not_target(game: Game, ctx: Context, target: Target, thing: int) -> Reason | None:
    """Why a thing can't be a target of the spell or ability in ``ctx``; None if it can. CR 115."""
    if _is_itself(ctx, thing):
        return Reason("can't target itself", "115.5", (thing,))
    if is_player(thing):
        if not game.players[thing].in_game:
            return Reason("left the game", "800.4a", (thing,))
    elif not game.objects.exists(thing):
        return Reason("target is gone", "608.2b", (thing,))
    if not target.filter.matches(game, ctx, thing):
        return Reason("doesn't fit", "115.1", (thing,))
    if game.players.ranges and not game.kernel.within(game, ctx.controller, [thing]):
        return Reason("out of range", "801.4", (thing,))
    return _why_not_allowed(game, ctx, thing)


def _why_not_allowed(game: Game, ctx: Context, thing: int) -> Reason | None:
    """Why hexproof, shroud, protection or the like forbids a target; None if nothing does.
    CR 702.11, 702.18, 702.16b.
    """
    if is_player(thing):
        if not game.effects.rules:
            return None
        guards = game.effects.rules[thing].untargetable
        protections = game.effects.rules[thing].protections
        keywords = 0
    else:
        found = game.objects[thing]
        guards = found.now.untargetable
        protections = found.now.protections
        keywords = found.now.keywords
    for guard, sources in guards:
        if _would_fit(game, ctx, guard, sources):
            rule = _guarding_rule(keywords)
            about = (thing, guard.source)
            return Reason("can't be the target", rule, about, 0, guard.source, sources)
    for guard, sources in protections:
        judged = guard
        if not ctx.item and ctx.numbers.get(CASTING):
            judged = _as_it_is_cast(ctx, guard)
        if sources.matches(game, judged, ctx.source):
            about = (thing, guard.source)
            return Reason("protection", "702.16b", about, 0, guard.source, sources)
    return None


def _would_fit(game: Game, ctx: Context, guard: Context, sources: Filter) -> bool:
    """Whether what would target something fits: the spell or ability in ``ctx``, or what it would
    be once it is on the stack. CR 601.3e.
    """
    if ctx.item:
        return sources.matches(game, guard, ctx.item)
    if ctx.numbers.get(CASTING):
        return sources.matches(game, _as_it_is_cast(ctx, guard), ctx.source)
    return _fits_ability_of(game, ctx, guard, sources)


def _fits_ability_of(game: Game, ctx: Context, guard: Context, sources: Filter) -> bool:
    """Whether an ability of the source in ``ctx``, which isn't on the stack, fits a description."""
    if isinstance(sources, All):
        return all(_fits_ability_of(game, ctx, guard, part) for part in sources.parts)
    if isinstance(sources, Either):
        return any(_fits_ability_of(game, ctx, guard, part) for part in sources.parts)
    if isinstance(sources, AbilityFilter):
        return sources.describes(game, guard, ctx.source, ctx.controller, None)
    return not isinstance(sources, Spell) and sources.matches(game, guard, ctx.source)


def _as_it_is_cast(ctx: Context, guard: Context) -> Context:
    """The context in which the card in ``ctx`` is judged as the spell it would be. CR 601.3e."""
    judged = Context(guard.source, guard.controller)
    judged.affected = guard.affected
    return about_to_be_cast(judged, [ctx.source])


def _guarding_rule(keywords: int) -> str:
    """The rule by which an untargetable thing can't be a target: of its keywords, or 101.2."""
    if keywords & Keyword.SHROUD:
        return "702.18a"
    if keywords & Keyword.HEXPROOF:
        return "702.11b"
    return "101.2"


def _is_itself(ctx: Context, thing: int) -> bool:
    """Whether a thing is the spell or ability that would target it. CR 115.5."""
    return thing == ctx.item and ctx.item != 0  # 0 is no object but a seat


def candidates(game: Game, ctx: Context, target: Target) -> list[int]:
    """The list of legal targets for a target phrase. CR 601.2c."""
    return [
        thing
        for thing in all_that_fit(game, ctx, target.filter)
        if not _is_itself(ctx, thing) and _why_not_allowed(game, ctx, thing) is None
    ]


def enough_targets(game: Game, ctx: Context, targets: list[Target]) -> bool:
    """Whether each phrase has at least as many legal targets as it requires. CR 601.2c."""
    for target in targets:
        minimum = target.most(game, ctx) if target.minimum == X_TARGETS else target.minimum
        if minimum <= 0 or _waits_for_another(target, targets):
            continue
        others = waiting_for(target, targets)
        if others:
            found = candidates(game, ctx, target)
            if not any(leaves_enough(game, ctx, target, thing, others) for thing in found):
                return False
        elif not _has_candidates(game, ctx, target, minimum):
            return False
    return True


def waiting_for(target: Target, targets: list[Target]) -> list[Target]:
    """The phrases whose legal targets depend on the single target of this phrase. CR 601.2c.

    For example "another target permanent that shares a card type with it".
    """
    if len(targets) < 2 or target.maximum != 1:
        return []
    return [other for other in targets if other.minimum > 0 and _speaks_of(other, target.slot)]


def leaves_enough(
    game: Game, ctx: Context, target: Target, thing: int, others: list[Target]
) -> bool:
    """Whether the phrases that depend on a target have enough legal targets if it is chosen."""
    trial = ctx.clone({})
    trial.target(target.slot, [thing])
    return all(_has_candidates(game, trial, other, other.minimum) for other in others)


def _waits_for_another(target: Target, targets: list[Target]) -> bool:
    """Whether the legal targets of a phrase depend on another phrase with a single target."""
    if len(targets) < 2:
        return False
    return any(
        other.slot != target.slot and other.maximum == 1 and _speaks_of(target, other.slot)
        for other in targets
    )


def _speaks_of(target: Target, slot: int) -> bool:
    """Whether the filter of a target refers to the target of a slot."""
    return any(isinstance(node, Target) and node.slot == slot for node in walk(target.filter))


def are_still_together(game: Game, ctx: Context, target: Target, thing: int) -> bool:
    """Whether a target still fits together with the others of its phrase, as they are or last
    were, if the description has to hold on resolution too. CR 608.2b.
    """
    joint = together_in(target.filter)
    if joint is None or not joint.is_checked_again():
        return True
    others = [one for one in ctx.targets[target.slot] if one != thing]
    return joint.allows(game, ctx, others, thing)


def _has_candidates(game: Game, ctx: Context, target: Target, minimum: int) -> bool:
    """Whether a target phrase has at least ``minimum`` legal targets."""
    joint = together_in(target.filter)
    if joint is not None:
        found = candidates(game, ctx, target)
        return bool(can_be_chosen(game, ctx, joint, found, [], minimum))
    left = minimum
    for things in everything_in(game, target.filter.where()):
        if game.players.ranges:
            things = game.kernel.within(game, ctx.controller, things)
        for thing in things:
            if _is_itself(ctx, thing) or not target.filter.matches(game, ctx, thing):
                continue
            if _why_not_allowed(game, ctx, thing) is None:
                left -= 1
                if not left:
                    return True
    return False
