"""Declaring blockers. CR 509.1, 802.4.

Listing what can block asks the same functions that explain a refusal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Answer, Assign, Decision, Kind, Pairs, Several, Shape
from jajna.era_switches import Reach
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.combat import BecameBlocked, BecameUnblocked, BlockDeclared
from jajna.ir.scopes import is_impersonal
from jajna.kernel.combat.attackers import assigned
from jajna.kernel.combat.block_requirements import Blocks, Pair, best_blocks, bound, only_one
from jajna.kernel.combat.company import company_of
from jajna.kernel.combat.costs import PayPriceFrame, Price, block_price, is_free, why_not_price
from jajna.kernel.combat.phase import Blocked, BlockingAdded
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.characteristics import ALL_BLOCKERS
from jajna.kernel.objects.object import Object
from jajna.kernel.players import teams
from jajna.kernel.state.frames import Frame
from jajna.kernel.state.moments import Moment
from jajna.vocab import AsThough, Cannot, Keyword, Must, Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.combat.state import Combat
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

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
    if thing is None or thing.zone is not Zone.BATTLEFIELD:
        return Reason("not on the battlefield", "509.1a", (blocker,))
    if not game.players.are_as_one(player, thing.controller):  # CR 805.10d
        return Reason("not yours", "509.1a", (blocker,))
    now = thing.now
    if not now.types & Type.CREATURE:
        return Reason("not a creature", "506.3", (blocker,))
    if thing.tapped and not now.as_though & AsThough.UNTAPPED:
        return Reason("tapped", "509.1a", (blocker,))
    if now.types & Type.BATTLE:
        return Reason("battle", "509.1a", (blocker,))
    if now.cannot & Cannot.BLOCK:
        return Reason("cannot block", "509.1b", (blocker,))
    return None


def _why_not_blocked(game: Game, player: int, attacker: int) -> Reason | None:
    """Why no creature of the player can block an attacker. CR 509.1a, 509.1b."""
    combat = game.turn.combat
    if combat is None or not combat.is_attacking(attacker):
        return Reason("not attacking", "509.1a", (attacker,))
    if not game.players.are_as_one(combat.defender(attacker), player):
        return Reason("not attacking you", "509.1a", (attacker,))
    if game.objects[attacker].now.cannot & Cannot.BE_BLOCKED:
        return Reason("cannot be blocked", "509.1b", (attacker,))
    return None


def _why_not_pair(game: Game, blocker: Object, attacker: Object) -> Reason | None:
    """Why this creature can't block that one; None if it can. CR 509.1b, 702.16f."""
    now = blocker.now
    if now.keywords & Keyword.REACH and game.era.reach is Reach.FLYING:
        blocker.now = now.copy()
        blocker.now.keywords |= Keyword.FLYING
    reason = _why_not_as_they_are(game, blocker, attacker)
    blocker.now = now
    return reason


def _why_not_as_they_are(game: Game, blocker: Object, attacker: Object) -> Reason | None:
    about = (blocker.id, attacker.id)
    if attacker.now.blocked_only_by:
        for ctx, fits in attacker.now.blocked_only_by:
            if not fits.matches(game, ctx, blocker.id):
                return Reason("blocked only by others", "509.1b", about, 0, ctx.source, fits)
    if attacker.now.protections:
        for ctx, fits in attacker.now.protections:
            if fits.matches(game, ctx, blocker.id):
                return Reason("protection", "702.16f", about, 0, ctx.source, fits)
    if blocker.now.blocks_only:
        for ctx, fits in blocker.now.blocks_only:
            if not fits.matches(game, ctx, attacker.id):
                return Reason("blocks only others", "509.1b", about, 0, ctx.source, fits)
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
    if game.turn.combat is not None:
        for number in game.turn.combat.attackers_of(game.players.as_one(player)):
            if _why_not_blocked(game, player, number) is None:
                attackers.append(game.objects[number])
    if not attackers:
        return blocks
    if game.effects.rules:
        for seat in game.players.as_one(player):
            most = game.effects.rules[seat].most_blockers
            if most >= 0 and (blocks.most_blockers < 0 or most < blocks.most_blockers):
                blocks.most_blockers = most
    for attacker in attackers:
        _add_attacker(game, player, blocks, attacker)
    everybody = [one.id for one in attackers]
    pairing: _Pairing | None = None
    evasive = any(_is_evasive(one) for one in attackers)
    luring = [one for one in attackers if one.now.must & Must.BE_BLOCKED_BY_ALL]
    for number in game.zones.battlefield:
        if _why_not_blocker(game, player, number) is None:
            blocker = game.objects[number]
            able = everybody
            if evasive or blocker.now.blocks_only:
                if pairing is None:
                    pairing = _Pairing(game, attackers)
                able = pairing.blockable_by(blocker)
            if able:
                _add_blocker(game, blocks, blocker, able, luring)
    blocks.company = company_of(game, [*blocks.able], Cannot.BLOCK)
    blocks.drop_hopeless()
    return blocks


Likeness = tuple[int, int, int, bool]
"""The characteristics and status that interchangeable creatures have in common."""


def _likeness(thing: Object) -> Likeness:
    return id(thing.now), thing.controller, thing.owner, thing.token


@final
class _Pairing:
    """The attackers that creatures can block, computed once for identical creatures."""

    def __init__(self, game: Game, attackers: list[Object]) -> None:
        self.game = game
        self.attackers = attackers
        self.different: dict[Likeness, Object] = {}
        for attacker in attackers:
            self.different.setdefault(_likeness(attacker), attacker)
        self.alike = all(_judges_alike(one) for one in self.different.values())
        """Whether attackers judge blockers by nothing but characteristics."""
        self.known: dict[Likeness, list[int]] = {}

    def blockable_by(self, blocker: Object) -> list[int]:
        """The attackers that a creature can block. CR 509.1b."""
        game = self.game
        if not self.alike or not _judges_alike(blocker):
            return [one.id for one in self.attackers if _why_not_pair(game, blocker, one) is None]
        key = _likeness(blocker)
        found = self.known.get(key)
        if found is None:
            possible: dict[Likeness, bool] = {}
            for like, attacker in self.different.items():
                possible[like] = _why_not_pair(game, blocker, attacker) is None
            found = [one.id for one in self.attackers if possible[_likeness(one)]]
            self.known[key] = found
        return found


def _judges_alike(thing: Object) -> bool:
    """Whether with what it blocks, or is blocked by, only characteristics matter."""
    now = thing.now
    for held in (now.blocked_only_by, now.protections, now.blocks_only):
        for _, fits in held:
            if not is_impersonal(fits):
                return False
    return True


def _is_evasive(attacker: Object) -> bool:
    """Whether it depends on the blocker whether it can be blocked."""
    return bool(attacker.now.blocked_only_by or attacker.now.protections)


def _add_attacker(game: Game, player: int, blocks: Blocks, attacker: Object) -> None:
    now = attacker.now
    needed = now.blockers_needed
    if needed == ALL_BLOCKERS:
        defending = game.players.as_one(player)
        creatures = [
            one
            for one in game.zones.battlefield
            if game.object(one).controller in defending and game.object(one).is_creature()
        ]
        needed = max(len(creatures), 1)
    must = lures = 0
    for one in now.requirements:
        if one.by is None:
            must += one.must == Must.BE_BLOCKED
            lures += one.must == Must.BE_BLOCKED_BY_ALL
    blocks.add_attacker(attacker.id, needed, must, lures, now.blockers_allowed)


def _add_blocker(
    game: Game, blocks: Blocks, blocker: Object, able: list[int], luring: list[Object]
) -> None:
    now = blocker.now
    must = 0
    if now.must & Must.BLOCK:
        for one in now.requirements:
            if one.must == Must.BLOCK:
                if not one.things:
                    must += 1
                for attacker in one.things:
                    if attacker in able:
                        blocks.want(blocker.id, attacker)
    for lure in luring:
        for one in lure.now.requirements:
            if one.by is not None and one.must == Must.BE_BLOCKED_BY_ALL and lure.id in able:
                assert one.ctx is not None, "a description is judged in a context"
                if one.by.matches(game, one.ctx, blocker.id):
                    blocks.want(blocker.id, lure.id)
    loner = now.cannot & Cannot.BLOCK_ALONE != 0
    blocks.add_blocker(blocker.id, able, now.can_block, must, loner)


def _free_of_cost(game: Game, blocks: Blocks) -> Blocks:
    """The blocks that cost nothing; nobody is required to pay. CR 509.1c."""
    if not any(game.objects[blocker].now.tolls for blocker in blocks.able):
        return blocks
    free: dict[int, list[int]] = {}
    for blocker, able in blocks.able.items():
        at_no_cost = able
        if game.objects[blocker].now.tolls:
            at_no_cost = [one for one in able if is_free(game, blocker, Cannot.BLOCK, one)]
        if at_no_cost:
            free[blocker] = at_no_cost
    return blocks.only(free)


def why_not_blockers(
    game: Game, player: int, declaration: list[Assign], blocks: Blocks | None = None
) -> Reason | None:
    """Why a defending player's whole declaration is illegal; None if it is legal.

    CR 509.1a-509.1f. Other players' attackers and blockers don't count (CR 802.4b). ``blocks`` are
    what could be declared now, if that is known.
    """
    if blocks is None:
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
    if reason is None:
        reason = _why_too_few_obeyed(_free_of_cost(game, blocks), pairs)
    if reason is not None:
        return reason
    return _why_not_paid(game, player, declaration)


def _why_not_paid(game: Game, player: int, declaration: list[Assign]) -> Reason | None:
    """Why what blocks cost can't be paid by those who control the blockers. CR 509.1d-509.1f."""
    for seat, part in _by_player(game, player, declaration):
        price = block_price(game, seat, part)
        reason = why_not_price(game, price, "509.1f", [one.creature for one in part])
        if reason is not None:
            return reason
    return None


def _by_player(
    game: Game, player: int, declaration: list[Assign]
) -> list[tuple[int, list[Assign]]]:
    """The blocks of each of those who defend together, who pays for them. CR 509.1d, 805.10d."""
    together = game.players.as_one(player)
    if len(together) == 1:
        return [(player, declaration)]
    return [
        (seat, [one for one in declaration if game.object(one.creature).controller == seat])
        for seat in together
    ]


def _prices(game: Game, player: int, declaration: list[Assign]) -> list[Price]:
    """What those who defend together pay for their blocks, without those who pay nothing."""
    prices = [block_price(game, seat, part) for seat, part in _by_player(game, player, declaration)]
    return [price for price in prices if not price.is_nothing()]


def _why_not_together(blocks: Blocks, pairs: list[Pair]) -> Reason | None:
    """The restriction that the blocks break together; None for none. CR 509.1a, 509.1b."""
    busy = blocks.too_many(pairs)
    if busy >= 0:
        return Reason("blocks too many", "509.1a", (busy,), blocks.limits[busy])
    lacking = blocks.too_few(pairs)
    if lacking >= 0:
        return Reason("needs more blockers", "509.1b", (lacking,), blocks.needed[lacking])
    crowded = blocks.crowded(pairs)
    if crowded >= 0:
        return Reason("blocked by too many", "509.1b", (crowded,), blocks.most[crowded])
    if blocks.too_many_blockers(pairs):
        blockers = tuple({blocker: True for blocker, _ in pairs})
        return Reason("too many blockers", "509.1b", blockers, blocks.most_blockers)
    alone = blocks.alone(pairs)
    if alone >= 0:
        return Reason("cannot block alone", "509.1b", (alone,))
    lonely = blocks.lonely(pairs)
    if lonely >= 0:
        return Reason("lacks company", "509.1b", (lonely,))
    return None


def _why_too_few_obeyed(blocks: Blocks, pairs: list[Pair]) -> Reason | None:
    """The requirements that blocks don't obey, if more could be obeyed; None otherwise. CR 509.1c.

    ``blocks`` are the possible blocks without cost.
    """
    obeyed = blocks.obeyed(pairs)
    if obeyed >= bound(blocks):
        return None
    most = blocks.obeyed(best_blocks(blocks))
    if obeyed >= most:
        return None
    return Reason("must block", "509.1c", tuple(blocks.disobeying(pairs)), most)


def legal_blocks(game: Game, player: int, wish: list[Assign]) -> Several:
    """A wish without its impossible blocks, or the best declaration if it obeys too little."""
    blocks = block_choices(game, player)
    count: dict[int, int] = {}
    held_by: dict[int, int] = {}
    pairs: list[Pair] = []
    for blocker, attacker in [(assign.creature, assign.to) for assign in wish]:
        held = count.get(blocker, 0)
        at = held_by.get(attacker, 0)
        if (
            attacker in blocks.able.get(blocker, [])
            and held < blocks.limits[blocker]
            and at < blocks.most.get(attacker, at + 1)
            and (held or len(count) != blocks.most_blockers)
            and (blocker, attacker) not in pairs
        ):
            count[blocker] = held + 1
            held_by[attacker] = at + 1
            pairs.append((blocker, attacker))
    lacking = blocks.too_few(pairs)
    while lacking >= 0:
        pairs = [pair for pair in pairs if pair[1] != lacking]
        lacking = blocks.too_few(pairs)
    if blocks.alone(pairs) >= 0 or blocks.lonely(pairs) >= 0:
        pairs.clear()
    free = _free_of_cost(game, blocks)
    if (
        _why_too_few_obeyed(free, pairs) is not None
        or _why_not_paid(game, player, _assigns(pairs)) is not None
    ):
        pairs = best_blocks(free)
    return _declaration(pairs)


def _assigns(pairs: list[Pair]) -> list[Assign]:
    return [Assign(blocker, attacker) for blocker, attacker in pairs]


def _declaration(pairs: list[Pair]) -> Several:
    return Several(tuple(_assigns(pairs)))


@final
class DeclareBlockersFrame(Frame):
    """Each defending player in APNAP order declares blockers. CR 509.1, 802.4."""

    def __init__(self) -> None:
        self.waiting: list[int] = []
        """Defending players who have yet to declare; the first one is being asked."""
        self.started = False
        self.declared: list[Assign] = []
        """The declaration that is being paid for, or has been."""
        self.blocks: Blocks | None = None
        """The possible blocks when the question was asked; not copied with the frame."""
        self.asked_at: Moment | None = None

    def run(self, game: Game) -> None:
        combat = game.turn.combat
        assert combat is not None, "blockers are declared in combat"
        if not self.started:
            self.started = True
            self.waiting = [
                seat
                for seat in teams.one_of_each(game, game.players.in_order(game.turn.active))
                if combat.attackers_of(game.players.as_one(seat))
            ]
        if self.declared:
            self._declare(game)
        elif self.waiting:
            self._ask(game)
        else:
            _finish(game)

    def _ask(self, game: Game) -> None:
        player = self.waiting[0]
        blocks = block_choices(game, player)
        best = best_blocks(_free_of_cost(game, blocks))
        certain = not blocks.able or only_one(blocks, blocks.obeyed(best))
        if certain and Kind.BLOCKERS not in game.settings.asked_anyway:
            self.declared = _assigns(best)
            self._declare(game)
            return
        self.blocks = blocks
        self.asked_at = Moment(game)
        maximum = sum([min(len(able), blocks.limits[one]) for one, able in blocks.able.items()])
        chooser = game.effects.rules[player].block_chooser if game.effects.rules else -1
        game.decision = Decision(
            player if chooser < 0 else chooser,
            Kind.BLOCKERS,
            "509.1",
            Shape.SOME,
            [],
            0,
            maximum,
            fallback=_declaration(best),
            pairs=Pairs(blocks.able, blocks.limits),
        )

    def why_not(self, game: Game, answer: Answer) -> Reason | None:
        known = self.blocks if self.asked_at and self.asked_at.is_now(game) else None
        return why_not_blockers(game, self.waiting[0], assigned(answer), known)

    def is_certain(self, game: Game, answer: Answer) -> bool:
        return not _prices(game, self.waiting[0], assigned(answer))

    def take(self, game: Game, answer: Answer) -> None:
        self.declared = assigned(answer)
        prices = _prices(game, self.waiting[0], self.declared)
        if not prices:
            self._declare(game)
        for price in reversed(prices):
            game.frames.append(PayPriceFrame(price))

    def _declare(self, game: Game) -> None:
        """Let the creatures that still can block, and attackers become blocked or unblocked.

        CR 509.1g, 509.1h; an attacker's whole band becomes blocked with it (CR 702.22h).
        """
        combat = game.turn.combat
        assert combat is not None, "blockers are declared in combat"
        game.history.checkpoint = None
        player = self.waiting.pop(0)
        events: list[Event] = []
        blockers: dict[int, list[int]] = {
            attacker: [] for attacker in combat.attackers_of(game.players.as_one(player))
        }
        for assign in self.declared:
            still = game.objects.exists(assign.creature) and game.players.are_as_one(
                player, game.object(assign.creature).controller
            )
            if still and assign.to in blockers:
                events.append(BlockDeclared(assign.creature, assign.to))
                blockers[assign.to].append(assign.creature)
        self.declared = []
        events += _joining(combat, blockers)
        for attacker, held in blockers.items():
            events.append(BecameBlocked(attacker, held) if held else BecameUnblocked(attacker))
        perform(game, events)

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = DeclareBlockersFrame()
        copy.waiting = self.waiting.copy()
        copy.started = self.started
        copy.declared = self.declared
        return copy


def _joining(combat: Combat, blockers: dict[int, list[int]]) -> list[Event]:
    """The events by which blockers of a creature block its band too. CR 702.22h.

    The additional blocks are added to ``blockers``.
    """
    events: list[Event] = []
    if not combat.bands:
        return events
    declared = {attacker: held.copy() for attacker, held in blockers.items()}
    for attacker, held in declared.items():
        for mate in combat.band_of(attacker):
            for blocker in held:
                if mate in blockers and blocker not in blockers[mate]:
                    events.append(BlockingAdded(blocker, mate, Blocked.BAND))
                    blockers[mate].append(blocker)
    return events


def _finish(game: Game) -> None:
    """Attackers whose defending player is no longer there are unblocked too. CR 509.1h."""
    combat = game.turn.combat
    assert combat is not None, "blockers are declared in combat"
    game.frames.pop()
    left = [attacker for attacker in combat.attacks if attacker not in combat.blocked]
    events: list[Event] = [BecameUnblocked(attacker) for attacker in left]
    if events:
        perform(game, events)
