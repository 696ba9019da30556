"""Declaring blockers. CR 509.1, 802.4.

Listing what can block asks the same functions that explain a refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Answer, Assign, Decision, Kind, Several, Shape
from jajna.errors import Reason
from jajna.events import BecameBlocked, BecameUnblocked, BlockDeclared, Event
from jajna.kernel import door
from jajna.kernel.combat.attackers import assigned
from jajna.kernel.combat.requirements import Blocks, Pair, best_blocks, bound, only_one
from jajna.kernel.frames import Frame
from jajna.kernel.objects import Object
from jajna.vocab import Cannot, Must, Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "DeclareBlockersFrame",
    "block_choices",
    "legal_blocks",
    "why_not_block",
    "why_not_blockers",
]


def _why_not_blocker(game: Game, player: int, blocker: int) -> Reason | None:
    """Why a creature can't be chosen to block at all; None if it can. CR 509.1a, 509.1b."""
    thing = game.objects.get(blocker)
    if thing is None or thing.zone is not Zone.BATTLEFIELD or thing.phased_out:
        return Reason("not on the battlefield", "509.1a", (blocker,))
    if thing.controller != player:
        return Reason("not yours", "509.1a", (blocker,))
    now = thing.now
    if not now.types & Type.CREATURE:
        return Reason("not a creature", "506.3", (blocker,))
    if thing.tapped:
        return Reason("tapped", "509.1a", (blocker,))
    if now.types & Type.BATTLE:
        return Reason("battle", "509.1a", (blocker,))
    if now.cannot & Cannot.BLOCK:
        return Reason("cannot block", "509.1b", (blocker,))
    return None


def _why_not_blocked(game: Game, player: int, attacker: int) -> Reason | None:
    """Why no creature of the player can block an attacker. CR 509.1a, 509.1b."""
    combat = game.combat
    if combat is None or not combat.is_attacking(attacker):
        return Reason("not attacking", "509.1a", (attacker,))
    if combat.defender(attacker) != player:
        return Reason("not attacking you", "509.1a", (attacker,))
    if game.objects[attacker].now.cannot & Cannot.BE_BLOCKED:
        return Reason("cannot be blocked", "509.1b", (attacker,))
    return None


def _why_not_pair(game: Game, blocker: Object, attacker: Object) -> Reason | None:
    """Why this creature can't block that one; None if it can. CR 509.1b, 702.16f."""
    about = (blocker.id, attacker.id)
    if attacker.now.blocked_only_by:
        for ctx, fits in attacker.now.blocked_only_by:
            if not fits.matches(game, ctx, blocker.id):
                return Reason("blocked only by others", "509.1b", about)
    if attacker.now.protections:
        for ctx, fits in attacker.now.protections:
            if fits.matches(game, ctx, blocker.id):
                return Reason("protection", "702.16f", about)
    if blocker.now.blocks_only:
        for ctx, fits in blocker.now.blocks_only:
            if not fits.matches(game, ctx, attacker.id):
                return Reason("blocks only others", "509.1b", about)
    return None


def why_not_block(game: Game, blocker: int, attacker: int) -> Reason | None:
    """Why its controller can't let a creature block an attacker, for reasons of these two alone.

    CR 509.1a, 509.1b. None if there are no such reasons.
    """
    thing = game.objects.get(blocker)
    player = thing.controller if thing is not None else -1
    reason = _why_not_blocker(game, player, blocker)
    if reason is None:
        reason = _why_not_blocked(game, player, attacker)
    if reason is None:
        reason = _why_not_pair(game, game.objects[blocker], game.objects[attacker])
    return reason


def block_choices(game: Game, player: int) -> Blocks:
    """Every block that a defending player could declare, with the requirements. CR 509.1a-509.1c.

    Attackers that too few creatures can block are left out.
    """
    blocks = Blocks()
    attackers: list[Object] = []
    if game.combat is not None:
        for number in game.combat.attackers_of(player):
            if _why_not_blocked(game, player, number) is None:
                attackers.append(game.objects[number])
    for attacker in attackers:
        must = attacker.now.must
        blocks.add_attacker(
            attacker.id,
            attacker.now.blockers_needed,
            must & Must.BE_BLOCKED != 0,
            must & Must.BE_BLOCKED_BY_ALL != 0,
        )
    if attackers:
        for number in game.battlefield:
            if _why_not_blocker(game, player, number) is None:
                _add_blocker(game, blocks, game.objects[number], attackers)
        blocks.drop_hopeless()
    return blocks


def _add_blocker(game: Game, blocks: Blocks, blocker: Object, attackers: list[Object]) -> None:
    able = [one.id for one in attackers if _why_not_pair(game, blocker, one) is None]
    if not able:
        return
    now = blocker.now
    blocks.add_blocker(
        blocker.id,
        able,
        now.can_block,
        now.must & Must.BLOCK != 0,
        now.cannot & Cannot.BLOCK_ALONE != 0,
    )


def why_not_blockers(game: Game, player: int, declaration: list[Assign]) -> Reason | None:
    """Why a defending player's whole declaration is illegal; None if it is legal.

    CR 509.1a-509.1c. Other players' attackers and blockers don't count (CR 802.4b).
    """
    blocks = block_choices(game, player)
    pairs: list[Pair] = []
    seen: dict[Pair, bool] = {}
    for assign in declaration:
        reason = _why_not_blocker(game, player, assign.creature)
        if reason is None:
            reason = why_not_block(game, assign.creature, assign.to)
        if reason is not None:
            return reason
        pair = (assign.creature, assign.to)
        if pair in seen:
            return Reason("blocks twice", "509.1a", pair)
        seen[pair] = True
        pairs.append(pair)
    reason = _why_not_together(blocks, pairs)
    return reason if reason is not None else _why_too_few_obeyed(blocks, pairs)


def _why_not_together(blocks: Blocks, pairs: list[Pair]) -> Reason | None:
    """What the chosen blocks break as a whole. CR 509.1a, 509.1b."""
    busy = blocks.too_many(pairs)
    if busy >= 0:
        return Reason("blocks too many", "509.1a", (busy,), blocks.limits[busy])
    lacking = blocks.too_few(pairs)
    if lacking >= 0:
        return Reason("needs more blockers", "509.1b", (lacking,), blocks.needed[lacking])
    alone = blocks.alone(pairs)
    if alone >= 0:
        return Reason("cannot block alone", "509.1b", (alone,))
    return None


def _why_too_few_obeyed(blocks: Blocks, pairs: list[Pair]) -> Reason | None:
    """What the blocks don't obey, if more requirements could be obeyed. CR 509.1c."""
    obeyed = blocks.obeyed(pairs)
    if obeyed >= bound(blocks):
        return None
    most = blocks.obeyed(best_blocks(blocks))
    if obeyed >= most:
        return None
    return Reason("must block", "509.1c", tuple(blocks.disobeying(pairs)), most)


def legal_blocks(game: Game, player: int, wish: list[Assign]) -> Several:
    """A wish without what is impossible in it, or the best declaration if that obeys too little."""
    blocks = block_choices(game, player)
    count: dict[int, int] = {}
    pairs: list[Pair] = []
    for assign in wish:
        pair = (assign.creature, assign.to)
        held = count.get(assign.creature, 0)
        possible = assign.to in blocks.able.get(assign.creature, [])
        if possible and held < blocks.limits[assign.creature] and pair not in pairs:
            count[assign.creature] = held + 1
            pairs.append(pair)
    lacking = blocks.too_few(pairs)
    while lacking >= 0:
        pairs = [pair for pair in pairs if pair[1] != lacking]
        lacking = blocks.too_few(pairs)
    if blocks.alone(pairs) >= 0:
        pairs.clear()
    if _why_too_few_obeyed(blocks, pairs) is not None:
        pairs = best_blocks(blocks)
    return _declaration(pairs)


def _declaration(pairs: list[Pair]) -> Several:
    return Several(tuple([Assign(blocker, attacker) for blocker, attacker in pairs]))


@final
class DeclareBlockersFrame(Frame):
    """Each defending player in APNAP order declares blockers. CR 509.1, 802.4."""

    def __init__(self) -> None:
        self.waiting: list[int] = []
        """Defending players who have yet to declare; the first one is being asked."""
        self.started = False

    def run(self, game: Game) -> None:
        combat = game.combat
        assert combat is not None, "blockers are declared in combat"
        if not self.started:
            self.started = True
            self.waiting = [
                seat for seat in game.seats_in_order(game.active) if combat.attackers_of(seat)
            ]
        if not self.waiting:
            _finish(game)
            return
        player = self.waiting[0]
        blocks = block_choices(game, player)
        best = best_blocks(blocks)
        options: list[Answer] = [
            Assign(blocker, attacker) for blocker, able in blocks.able.items() for attacker in able
        ]
        if not options or only_one(blocks, blocks.obeyed(best)):
            self._declare(game, _declaration(best))
            return
        maximum = sum([min(len(able), blocks.limits[one]) for one, able in blocks.able.items()])
        game.decision = Decision(
            player,
            Kind.BLOCKERS,
            "509.1",
            Shape.SOME,
            options,
            0,
            maximum,
            fallback=_declaration(best),
        )

    def why_not(self, game: Game, answer: Answer) -> Reason | None:
        return why_not_blockers(game, self.waiting[0], assigned(answer))

    def take(self, game: Game, answer: Answer) -> None:
        self._declare(game, answer)

    def _declare(self, game: Game, answer: Answer) -> None:
        """The chosen creatures block; attackers become blocked or not. CR 509.1g, 509.1h."""
        combat = game.combat
        assert combat is not None, "blockers are declared in combat"
        player = self.waiting.pop(0)
        events: list[Event] = []
        blockers: dict[int, list[int]] = {attacker: [] for attacker in combat.attackers_of(player)}
        for assign in assigned(answer):
            events.append(BlockDeclared(assign.creature, assign.to))
            blockers[assign.to].append(assign.creature)
        for attacker, held in blockers.items():
            events.append(BecameBlocked(attacker, held) if held else BecameUnblocked(attacker))
        door.perform(game, events)

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = DeclareBlockersFrame()
        copy.waiting = self.waiting.copy()
        copy.started = self.started
        return copy


def _finish(game: Game) -> None:
    """Attackers whose defending player is no longer there are unblocked too. CR 509.1h."""
    combat = game.combat
    assert combat is not None, "blockers are declared in combat"
    game.frames.pop()
    left = [attacker for attacker in combat.attacks if attacker not in combat.blocked]
    events: list[Event] = [BecameUnblocked(attacker) for attacker in left]
    if events:
        door.perform(game, events)
