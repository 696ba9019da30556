"""The one door: every change of a game is an event that passes here. CR 614-616, 603.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Division, Kind, Pick, Several, Shape, Thing
from jajna.events.base import NO_EVENTS, Event, EventKind
from jajna.events.damage import DamageDealt
from jajna.events.moves import AboutToDraw, Draw, TokenCreated, ZoneChange
from jajna.ir.composites import DID
from jajna.ir.declared.names import EXCESS, game_binds
from jajna.kernel.card_kinds import melded, merged
from jajna.kernel.door import damage, players_leave, timestamps
from jajna.kernel.door.command_zone import may_return
from jajna.kernel.door.instead import note_applied
from jajna.kernel.door.replacements import applicable, key, left, shields
from jajna.kernel.layers import as_it_enters, layers
from jajna.kernel.players import range_of_influence
from jajna.kernel.state import causes, new_actions
from jajna.kernel.state.causes import Instead
from jajna.kernel.state.context import LEFT, Context
from jajna.kernel.state.frames import Frame
from jajna.kernel.triggers import control_lost, triggers
from jajna.kernel.zones import attaching, cannot_enter, move
from jajna.vocab import Zone, bit

if TYPE_CHECKING:
    from jajna.kernel.door.replacements import Option
    from jajna.kernel.game import Game
    from jajna.kernel.state.lasting_effects import Shield

__all__ = ["PerformFrame", "perform", "perform_in_turn"]

game_binds(EXCESS)

_INTRICATE: Final = (
    1 << EventKind.DAMAGE
    | 1 << EventKind.ATTACHED
    | 1 << EventKind.TURNED_FACE_UP
    | 1 << EventKind.TOKEN
    | 1 << EventKind.COUNTERS_PUT
)
"""Mask of the kinds of events that more than the index of abilities could affect."""

_SIMPLE: Final = (
    1 << EventKind.STEP
    | 1 << EventKind.TAPPED
    | 1 << EventKind.TAPPED_FOR_MANA
    | 1 << EventKind.MANA_ADDED
    | 1 << EventKind.MANA_SPENT
    | 1 << EventKind.ABILITY_ACTIVATED
    | 1 << EventKind.SPELL_CAST
)
"""Mask of the kinds of events that no other event follows from and that move no object."""

_NONE: Final[list[int]] = []

_NONE_LEAVING: Final[dict[int, bool]] = {}
"""Shared empty collections; never changed."""

PREPARED: Final = "prepared"
"""The entry in ``Event.used`` of an entering whose counters by rule are noted already."""


def perform(game: Game, events: list[Event], ctx: Context | None = None, name: str = "") -> None:
    """Let simultaneous events happen. The caller must have nothing left to do. CR 614-616, 603.2.

    With ``ctx`` and ``name`` the outcome is bound there: ``ctx.bound[name]`` are the players and
    objects concerned (in their new zones), ``ctx.numbers[name]`` the sum of the amounts of events
    of the kinds given (not of the life loss that follows from damage).

    The replacement of a shield finds the protected players and permanents in
    ``ctx.bound[SHIELDED]``, and in ``ctx.numbers[LEFT]`` the rest of the shield, which it lowers.
    """
    if game.history.gathering is not None:
        game.history.gathering.add(events, ctx, name)
        return
    if game.players.ranges:
        events = range_of_influence.affecting(game, events)
    if not events:
        if ctx is not None:
            ctx.bind(name, [])
            ctx.bind_number(name, 0)
        return
    if ctx is None and not game.settings.keep_log and _are_simple(game, events):
        _happen_simply(game, _possible(game, events))
        return
    note_applied(game, events)
    as_it_enters.describe(game, events)
    happened = NO_EVENTS
    waiting = events
    while waiting and _is_plain(game, waiting):
        batch = _possible(game, waiting)
        if ctx is not None:
            happened = [*happened, *batch]
        waiting = _happen(game, batch, _NONE) if batch else NO_EVENTS
    if waiting:
        frame = PerformFrame(waiting, ctx, name)
        frame.kinds = _kinds(events)
        frame.happened = happened.copy()
        if not frame.go_on(game):
            game.frames.append(frame)
        return
    triggers.end_spans(game)
    if ctx is not None:
        _bind(ctx, name, _kinds(events), happened)


def _possible(game: Game, events: list[Event]) -> list[Event]:
    """The events that can happen at all. CR 614.17, 101.3."""
    for event in events:
        if not event.possible(game):
            return [one for one in events if one.possible(game)]
    return events


def _are_simple(game: Game, events: list[Event]) -> bool:
    """Whether events can't be replaced, trigger nothing and have no consequences."""
    if (
        game.effects.shields
        or game.effects.delayed
        or game.characteristics.index.listens(EventKind.CONTROL)
    ):
        return False
    for event in events:
        kind = event.kind
        if (
            not 1 << kind & _SIMPLE
            or game.characteristics.index.replaces(kind)
            or game.characteristics.index.listens(kind)
        ):
            return False
    for rules in game.effects.rules:
        if rules.replacing:
            return False
    return True


def _record(game: Game, event: Event) -> None:
    """Log an event that happened."""
    history = game.history
    history.events_happened += 1
    if event.kind != EventKind.STEP:
        history.acted = history.events_happened
    kind = 1 << event.kind
    if not kind & new_actions.IDLE:
        game.state_based.settled = False
    if not kind & new_actions.GIVES_NOTHING:
        new_actions.wake_by(game, event)
    if history.loops.kept is not None:
        history.loops.happened(event)
    if game.settings.keep_log:
        history.log.append(event)


def _happen_simply(game: Game, batch: list[Event]) -> None:
    """Apply a batch of simple events, which may only trigger state triggers. CR 603.8."""
    if not batch:
        return
    game.history.batch_began = game.history.events_happened
    for event in batch:
        event.apply(game)
        _record(game, event)
    layers.refresh(game)
    if game.characteristics.index.listens(EventKind.STATE):
        triggers.collect(game, batch)
    triggers.end_spans(game)


def _is_plain(game: Game, events: list[Event]) -> bool:
    """Whether events are certain not to be replaced or prevented and leave nothing to choose."""
    if game.effects.shields:
        return False
    for rules in game.effects.rules:
        if rules.replacing:
            return False
    for event in events:
        if game.characteristics.index.replaces(event.kind) or 1 << event.kind & _INTRICATE:
            return False
        if isinstance(event, ZoneChange) and (
            len(events) > 1
            or event.to is Zone.BATTLEFIELD
            or _has_parts(game, event)
            or (game.players.commanders and may_return(game, event))
        ):
            return False
        things = event.things()
        thing = game.objects.get(things[0]) if things else None
        if thing is not None and thing.counters:
            return False
    return True


def _has_parts(game: Game, event: ZoneChange) -> bool:
    """Whether several cards would move, those of a melded or merged permanent."""
    moving = game.objects.get(event.object)
    return moving is not None and (moving.partner is not None or len(moving.parts) > 0)


def _happen(game: Game, batch: list[Event], ordered: list[int]) -> list[Event]:
    """Apply a batch of simultaneous events and let it trigger abilities. CR 603.2, 603.10.

    The result lists the events that follow. ``ordered`` are objects in the order that players chose
    for their timestamps.
    """
    game.history.batch_began = game.history.events_happened
    triggers.look_back(game, batch)
    controllers = control_lost.controllers(game)
    follow = NO_EVENTS
    if len(batch) >= move.MANY:
        move.leave_together(game, batch)
    for event in batch:
        if game.settings.keep_log:
            causes.note(game, event)
        following = event.apply(game)
        if game.settings.keep_log:
            causes.follow(following, event)
        if follow:
            follow += following
        elif following:
            follow = following.copy()
        _record(game, event)
    if game.zones.leaving:
        game.zones.leaving = _NONE_LEAVING
    if len(follow) > 1:
        follow = damage.together(follow)
    if len(batch) > 1:
        timestamps.stamp(game, batch, ordered)
    layers.refresh(game)
    if move.refuse_counters(game, batch):
        layers.refresh(game)
    triggers.lose_control(game, controllers)
    triggers.collect(game, batch)
    players_leave.check_end(game)
    gone = players_leave.abandoned(game)
    return follow + gone if gone else follow


def _kinds(events: list[Event]) -> int:
    """Mask of the kinds of events whose amounts are the outcome of these."""
    found = 0
    for event in events:
        found |= bit(event.summed())
    return found


def _bind(ctx: Context, name: str, kinds: int, happened: list[Event]) -> None:
    """Bind the outcome of events: all things concerned, and the sum for events of some kinds."""
    things: list[int] = []
    total = 0
    exceeded: list[int] = []
    excess = 0
    for event in happened:
        if isinstance(event, ZoneChange):
            if event.became:
                things.append(event.became)
        elif not isinstance(event, (TokenCreated, Draw)):  # a drawn card has an event of its own
            things += event.things()[:1]
        if isinstance(event, DamageDealt) and event.excess:
            exceeded.append(event.to)
            excess += event.excess
        if kinds & bit(event.kind):
            total += event.amount()
    ctx.bind(name, things)
    ctx.bind_number(name, total)
    if kinds & bit(EventKind.DAMAGE):  # CR 120.10
        ctx.bind(EXCESS, exceeded)
        ctx.bind_number(EXCESS, excess)


def perform_in_turn(
    game: Game, events: list[Event], ctx: Context | None = None, name: str = ""
) -> None:
    """Let events happen one after the other, such as several draws. CR 121.2."""
    if game.characteristics.index.replaces(EventKind.DRAWING):
        events = _with_draws_together(events)
    game.frames.append(_TurnsFrame(events, ctx, name))


def _with_draws_together(events: list[Event]) -> list[Event]:
    """The events, with two or more draws of a player that follow each other as one event, which is
    considered before any of them. CR 121.2a.
    """
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if not isinstance(event, Draw):
            found.append(event)
        elif isinstance(last, Draw) and last.player == event.player:
            found[-1] = AboutToDraw(event.player, 2)
        elif isinstance(last, AboutToDraw) and last.player == event.player:
            last.number += 1
        else:
            found.append(event)
    return found


@final
class PerformFrame(Frame):
    """Simultaneous events being replaced, applied and followed by others. CR 616.1, 603.2.

    ``waiting`` events are still to be shown to replacement effects, ``ready`` ones to be applied.
    """

    def __init__(self, events: list[Event], ctx: Context | None, name: str) -> None:
        self.waiting = events[::-1]
        """The events not yet shown to replacement effects, the next one last."""
        self.kinds = _kinds(events) if ctx is not None else 0
        self.ready: list[Event] = []
        self.moving: dict[int, bool] = {}
        """The objects that events in ``ready`` move, as keys."""
        self.happened: list[Event] = []
        self.ctx = ctx
        self.name = name
        self.chosen = -1
        self.asking = False
        self.parting = False
        """Whether the question is in which order the cards of a melded permanent leave. CR 712.21a.
        """
        self.arranged = False
        """Whether ``waiting`` is in the order of the players who choose for the events. CR 616.1.
        """
        self.places: list[int] = []
        """For each event of ``waiting`` its place in the batch, if the order was changed."""
        self.ready_places: list[int] = []
        self.ordered: list[int] = []
        """Objects in the order that players chose for their timestamps. CR 613.7m."""
        self.spent: list[str] = []
        """The keys of shields that are used up by this batch."""

    def run(self, game: Game) -> None:
        game.frames.pop()
        if not self.go_on(game):
            game.frames.append(self)

    def go_on(self, game: Game) -> bool:
        """Continue until all is done (True) or a player must choose (False)."""
        while self.waiting or self.ready:
            if not self.arranged:
                self._arrange(game)
            if not self._replace(game) or not self._order(game):
                return False
            self.waiting = self._apply(game)[::-1]
        triggers.end_spans(game)
        if self.ctx is not None:
            _bind(self.ctx, self.name, self.kinds, self.happened)
        return True

    def _arrange(self, game: Game) -> None:
        """Order the waiting events by the players who choose for them. CR 616.1, 101.4."""
        self.arranged = True
        self.places = []
        if len(self.waiting) < 2 or not self._may_be_asked(game):
            return
        coming = self.waiting[::-1]
        moving = [event.object for event in coming if isinstance(event, ZoneChange)]
        for event in coming:
            if isinstance(event, ZoneChange):
                event.beside = moving
        seats = [event.affected(game) for event in coming]
        if all(seat == seats[0] for seat in seats):
            return
        order = game.players.in_order(game.turn.active)
        places: list[int] = []
        for seat in order:
            places += [place for place, other in enumerate(seats) if other == seat]
        places += [place for place, other in enumerate(seats) if other not in order]
        self.places = places[::-1]
        self.waiting = [coming[place] for place in self.places]

    def _may_be_asked(self, game: Game) -> bool:
        """Whether a player might have to choose for a waiting event."""
        if game.effects.shields:
            return True
        for event in self.waiting:
            if game.characteristics.index.replaces(event.kind):
                return True
            if isinstance(event, ZoneChange) and (
                event.to is Zone.BATTLEFIELD
                or (game.players.commanders and may_return(game, event))
            ):
                return True
        return any(rules.replacing for rules in game.effects.rules)

    def _replace(self, game: Game) -> bool:
        """Show the waiting events to replacement effects. CR 616.1."""
        while self.waiting:
            event = self.waiting[-1]
            if not event.possible(game):
                self._put_first([])
            elif isinstance(event, ZoneChange) and self._must_choose_host(game, event):
                return False
            elif isinstance(event, ZoneChange) and not attaching.is_settled(game, event):
                self._put_first(attaching.instead_of_entering(game, event))
            elif not self._replace_once(game, event):
                return False
        return True

    def _must_choose_host(self, game: Game, event: ZoneChange) -> bool:
        """Prepare an entering; whether a player is asked what the Aura enchants. CR 303.4f."""
        if event.to is not Zone.BATTLEFIELD:
            return False
        if PREPARED not in event.used:
            move.prepare_entry(game, event)
            event.used = [*event.used, PREPARED]
        if not attaching.needs_host(game, event):
            return False
        hosts = attaching.hosts(game, event)
        if len(hosts) > 1:
            game.decision = attaching.question(game, event, hosts)
            return True
        if hosts:
            event.attach_to = hosts[0]
        return False

    def _replace_once(self, game: Game, event: Event) -> bool:
        """Apply one replacement effect, or find that none is left; False if a player is asked."""
        options = applicable(game, event)
        if not options:
            if isinstance(event, ZoneChange) and cannot_enter.is_barred(game, event):
                self._put_first(cannot_enter.instead_of_barred(event))
                return True
            asked = melded.question(game, event) or merged.question(game, event)
            if asked is not None:
                self.parting = True
                game.decision = asked
                return False
            self._make_ready(event)
            return True
        if len(options) > 1 and self.chosen < 0 and not _all_alike(options):
            question = Decision(
                event.affected(game),
                Kind.REPLACEMENT,
                "616.1",
                Shape.ONE,
                [Pick(place, option.key) for place, option in enumerate(options)],
                source=options[0].ctx.source,
                subject=event.things()[0] if event.things() else 0,
            )
            question.meanings = tuple([option.replacement for option in options])
            question.sources = tuple([option.ctx.source for option in options])
            game.decision = question
            return False
        option = options[max(self.chosen, 0)]
        if self._must_divide(game, option):
            self.chosen = max(self.chosen, 0)
            return False
        asked = option.replacement.ask(game, option.ctx, event)
        if asked is not None and asked.forced is None:
            self.chosen = max(self.chosen, 0)
            self.asking = True
            asked.clause = option.replacement
            game.decision = asked
            return False
        self._apply_replacement(game, options, asked.forced if asked is not None else None)
        return True

    def _must_divide(self, game: Game, option: Option) -> bool:
        """Whether a player is asked which of simultaneous damage a shield prevents. CR 615.7."""
        shield = option.shield
        first = self.waiting[-1]
        if shield is None or shield.left < 1 or not isinstance(first, DamageDealt):
            return False
        if len(self.waiting) < 2 or key(shield) in first.shares:
            return False
        if option.replacement.takes_all_at_once():
            self._share_all(game, shield)
            return False
        damages = self._shielded(game, shield)
        if len(damages) < 2 or sum([damage.number for damage in damages]) <= shield.left:
            return False
        game.decision = Decision(
            first.affected(game),
            Kind.DIVIDE,
            "615.7",
            Shape.DIVISION,
            [Thing(damage.source) for damage in damages],
            0,
            total=shield.left,
            source=option.ctx.source,
            subject=first.to,
        )
        return True

    def _share_all(self, game: Game, shield: Shield) -> None:
        """Let a shield against the next damage act on all that is dealt at once. CR 615.8."""
        found = [
            event
            for event in self.waiting
            if isinstance(event, DamageDealt) and shields(game, shield, event)
        ]
        for event in found:
            event.shares[key(shield)] = 1
        shield.left = len(found)
        self.spent.append(key(shield))

    def _shielded(self, game: Game, shield: Shield) -> list[DamageDealt]:
        """The waiting damage that a shield can act on and the same player chooses for."""
        seat = self.waiting[-1].affected(game)
        return [
            event
            for event in self.waiting[::-1]
            if isinstance(event, DamageDealt)
            and event.affected(game) == seat
            and shields(game, shield, event)
        ]

    def _put_first(self, events: list[Event]) -> None:
        """Replace the next waiting event with a list of events, which may be empty."""
        self.waiting.pop()
        place = self.places.pop() if self.places else -1
        if events:
            self.waiting += events[::-1]
            if place >= 0:
                self.places += [place] * len(events)

    def _make_ready(self, event: Event) -> None:
        """Make an event ready, unless another ready event moves the same object. CR 400.6."""
        place = self.places[-1] if self.places else -1
        self._put_first([])
        if isinstance(event, ZoneChange):
            if event.object in self.moving:
                return
            self.moving[event.object] = True
        self.ready.append(event)
        if place >= 0:
            self.ready_places.append(place)

    def _order(self, game: Game) -> bool:
        """Have players order the timestamps of objects that get them at once. CR 613.7m.

        False if a player is asked.
        """
        if len(self.ready) < 2:
            return True
        question = timestamps.question(game, self.ready, self.ordered)
        if question is None:
            return True
        game.decision = question
        return False

    def _apply_replacement(self, game: Game, options: list[Option], answer: Answer | None) -> None:
        """Apply the chosen replacement effect, or the only one."""
        option = options[max(self.chosen, 0)]
        self.chosen = -1
        event = self.waiting[-1]
        instead: Instead | None = None
        if game.settings.keep_log:
            chose = len(options) > 1 and not _all_alike(options)
            player = event.affected(game) if chose else -1
            instead = Instead(
                option.ctx.source, option.replacement, event.clone(), player, len(options)
            )
        event.used = [*event.used, option.key]
        shield = option.shield
        given = 0
        if shield is not None:
            given = left(shield, event)
            option.ctx.bind_number(LEFT, given)
        changed = option.replacement.replace(game, option.ctx, event, answer)
        if game.players.ranges:
            changed = range_of_influence.affecting(game, changed)  # CR 801.13a
        if shield is not None:
            shield.left -= given - option.ctx.numbers[LEFT]
        if option.replacement.adds_once():
            changed = [one for one in changed if one is event or not self._added(option, one)]
        if option.replacement.is_unfinished(event):
            event.used = [used for used in event.used if used != option.key]
        for one in changed:
            if one is not event:
                one.used = [*event.used, *one.used]
        if instead is not None:
            causes.replaced(game, event, instead, changed)
        if shield is not None and shield.left == 0:
            game.effects.shields = [other for other in game.effects.shields if other is not shield]
        self._put_first(changed)

    def _added(self, option: Option, event: Event) -> bool:
        """Whether an effect that adds an event once has already added it to this batch."""
        return any(
            option.key in other.used
            and other.kind == event.kind
            and other.things()[:1] == event.things()[:1]
            for other in [*self.ready, *self.waiting[:-1]]
        )

    def take(self, game: Game, answer: Answer) -> None:
        if not self.asking:
            if self.parting:
                self._part(answer)
                return
            if isinstance(answer, Division):
                self._divide(game, answer)
                return
            if isinstance(answer, Several):
                self.ordered += [one.thing for one in answer.options if isinstance(one, Thing)]
                return
            entering = self.waiting[-1]
            if isinstance(answer, Thing) and isinstance(entering, ZoneChange):
                entering.attach_to = answer.thing
                return
            assert isinstance(answer, Pick), answer
            self.chosen = answer.index
            return
        self.asking = False
        options = applicable(game, self.waiting[-1])
        self._apply_replacement(game, options, answer)

    def _part(self, answer: Answer) -> None:
        """Take the answer in which order the cards of a melded or merged permanent move.
        CR 712.21a, 712.21b, 729.3a, 729.3b.
        """
        event = self.waiting[-1]
        assert isinstance(event, ZoneChange), event
        if isinstance(answer, Several):
            picks = [one for one in answer.options if isinstance(one, Pick)]
            event.parts_order = tuple([one.index for one in picks])
        else:
            assert isinstance(answer, Pick), answer
            event.parts_swapped = answer.index == 1
        self.parting = False

    def _divide(self, game: Game, answer: Division) -> None:
        """Take the answer which damage a shield prevents. CR 615.7."""
        shield = applicable(game, self.waiting[-1])[self.chosen].shield
        assert shield is not None, answer
        for dealt, share in zip(self._shielded(game, shield), answer.shares, strict=True):
            dealt.shares[key(shield)] = share
        if answer.shares[0] == 0:
            self.chosen = -1

    def _apply(self, game: Game) -> list[Event]:
        """Apply the ready events; the list of events that follow."""
        batch = self._batch()
        if self.spent:
            game.effects.shields = [
                shield for shield in game.effects.shields if key(shield) not in self.spent
            ]
            self.spent = []
        follow = _happen(game, batch, self.ordered)
        if len(batch) > 1:
            self.ordered = [game.objects.became.get(number, number) for number in self.ordered]
        self.happened += batch
        return follow

    def _batch(self) -> list[Event]:
        """The ready events, in their original order."""
        batch = self.ready
        if self.ready_places:
            # Events that replaced one event take its place.
            by_place = sorted([(place, at) for at, place in enumerate(self.ready_places)])
            batch = [self.ready[at] for _, at in by_place]
        self.ready = []
        self.ready_places = []
        self.moving = {}
        self.arranged = False
        return batch

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = PerformFrame([], None, self.name)
        copy.waiting = [causes.cloned(event) for event in self.waiting]
        copy.kinds = self.kinds
        copy.ready = [causes.cloned(event) for event in self.ready]
        copy.moving = self.moving.copy()
        copy.happened = self.happened.copy()
        copy.ctx = self.ctx.clone(memo) if self.ctx is not None else None
        copy.chosen = self.chosen
        copy.asking = self.asking
        copy.parting = self.parting
        copy.arranged = self.arranged
        copy.places = self.places.copy()
        copy.ready_places = self.ready_places.copy()
        copy.ordered = self.ordered.copy()
        copy.spent = self.spent.copy()
        return copy


@final
class _TurnsFrame(Frame):
    """Events that happen one after the other, with their common outcome. CR 121.2."""

    def __init__(self, events: list[Event], ctx: Context | None, name: str) -> None:
        self.events = events
        self.ctx = ctx
        self.name = name
        self.position = 0
        self.each = Context(0, 0)
        self.things: list[int] = []
        self.total = 0
        self.drawn = 0
        """How many cards those who draw had drawn before."""

    def run(self, game: Game) -> None:
        depth = len(game.frames)
        if not self.position:
            self.drawn = self._cards_drawn(game)
        while not game.over:
            before = self.events[self.position - 1] if self.position else None
            if isinstance(before, AboutToDraw):  # nothing else was done instead of these draws
                draws = [Draw(before.player) for _ in range(self.each.numbers["each"])]
                self.events = [*self.events[: self.position], *draws, *self.events[self.position :]]
            elif before is not None:
                self.things += self.each.bound["each"]
                self.total += self.each.numbers["each"]
            if self.position == len(self.events):
                break
            event = self.events[self.position]
            self.position += 1
            perform(game, [event], self.each, "each")
            if len(game.frames) != depth:
                return
        game.frames.pop()
        if self.ctx is not None:
            self.ctx.bind(self.name, self.things)
            self.ctx.bind_number(self.name, self.total)
            told = sum([isinstance(event, Draw) for event in self.events])
            if self._cards_drawn(game) - self.drawn < told:
                self._fall_short(self.ctx)

    def _cards_drawn(self, game: Game) -> int:
        """How many cards those who are to draw have drawn this turn, also instead of others."""
        players = {one.player for one in self.events if isinstance(one, (Draw, AboutToDraw))}
        return sum([game.players[player].happened("drawn") for player in players])

    def _fall_short(self, ctx: Context) -> None:
        """Note that fewer cards were drawn than told, for "when you do". CR 603.12.

        Where a player chose to draw, that choice was noted, and stands (CR 118.12).
        """
        if DID not in ctx.numbers:
            ctx.bind_number(DID, 0)

    def clone(self, memo: dict[int, Context]) -> Frame:
        ctx = self.ctx.clone(memo) if self.ctx is not None else None
        copy = _TurnsFrame([event.clone() for event in self.events], ctx, self.name)
        copy.position = self.position
        copy.each = self.each.clone(memo)
        copy.things = self.things.copy()
        copy.total = self.total
        copy.drawn = self.drawn
        return copy


def _all_alike(options: list[Option]) -> bool:
    """Whether the order of effects can't matter, because all are the same for one player."""
    first = options[0]
    return (
        not first.replacement.uses_source()
        and all(
            option.replacement is first.replacement
            and option.shield is None
            and option.ctx.controller == first.ctx.controller
            for option in options
        )
        and first.shield is None
    )
