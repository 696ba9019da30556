"""The state of a game, as data, and the loop that moves it on.

Rules are functions over it, in the other modules. Only events that ``door.perform`` applies change
what the rules call the game. What it consists of are records, in ``kernel.state``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import (
    NO,
    Answer,
    Assign,
    Cast,
    Decision,
    Kind,
    Pass,
    PlayLand,
    Several,
    Thing,
)
from jajna.errors import EngineLimitError, IllegalAnswerError, Reason
from jajna.events.players import PlayerLost
from jajna.kernel.door import door
from jajna.kernel.ending.loops import Loops
from jajna.kernel.kernel import KERNEL
from jajna.kernel.objects.definitions import Definitions
from jajna.kernel.objects.object_table import Objects
from jajna.kernel.players import player_control
from jajna.kernel.players.seats import Players
from jajna.kernel.state import digest as digests
from jajna.kernel.state.chance import Chance
from jajna.kernel.state.frames import Frames
from jajna.kernel.state.game_state import (
    ComputedCharacteristics,
    Effects,
    History,
    Knowledge,
    Settings,
    StateBased,
    Turn,
    Zones,
)
from jajna.kernel.state.index import Index
from jajna.kernel.state.waking import look_again
from jajna.kernel.views import view as views
from jajna.variant import DUEL, Variant
from jajna.vocab import FIRST_OBJECT

if TYPE_CHECKING:
    from jajna.era import Era
    from jajna.kernel.ending.outcome import Outcome
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context
    from jajna.kernel.views.view import View

__all__ = ["Game"]


@final
class Game:
    """A game at one moment.

    ``decision`` is the question to answer next, None when the game is over. ``objects`` holds
    every object by id, ``frames`` what the game is in the middle of.
    """

    def __init__(
        self,
        era: Era,
        seed: int,
        definitions: Definitions | None = None,
        variant: Variant = DUEL,
        like: Game | None = None,
    ) -> None:
        memo: dict[int, Context] = {}
        self.era = era
        self.definitions = definitions if definitions is not None else Definitions(era)
        self.kernel = KERNEL
        self.settings: Settings = Settings() if like is None else like.settings.clone()
        self.chance: Chance = Chance(seed) if like is None else like.chance.clone()
        self.players: Players = Players([], variant) if like is None else like.players.clone()
        self.objects: Objects = (
            Objects() if like is None else like.objects.clone(like.zones, like.players, memo)
        )
        self.zones: Zones = Zones() if like is None else like.zones.clone(memo)
        self.turn: Turn = Turn() if like is None else like.turn.clone()
        self.effects: Effects = Effects() if like is None else like.effects.clone(memo)
        self.characteristics: ComputedCharacteristics = (
            ComputedCharacteristics(Index()) if like is None else like.characteristics.clone()
        )
        self.state_based: StateBased = StateBased() if like is None else like.state_based.clone()
        self.knowledge: Knowledge = Knowledge() if like is None else like.knowledge.clone()
        self.history: History = History(Loops()) if like is None else like.history.clone()
        self.frames: Frames = Frames([]) if like is None else like.frames.clone(memo)
        self.decision: Decision | None = None if like is None else like.decision
        self.over: bool = like is not None and like.over
        self.outcome: Outcome | None = None if like is None else like.outcome

    # -- questions -----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question to answer, None when the game is over."""
        return self.asked

    @decision.setter
    def decision(self, question: Decision | None) -> None:
        self.asked = question
        if question is not None:
            question.players = (player_control.decider(self, question.player),)

    def object(self, number: int) -> Object:
        """The object with this id, in a zone or as it last was. Raises KeyError for none."""
        found = self.objects.get(number)
        return found if found is not None else self.objects.departed[number]

    # -- playing -------------------------------------------------------------------------------

    def why_not(self, answer: Answer) -> Reason | None:
        """Why an answer is not legal now; None if it is."""
        question = self.decision
        if question is None:
            return Reason("game over", "104.1")
        if question.kind is Kind.PRIORITY and question.offers(answer):
            return None  # only what is legal was offered
        if not question.fits(answer) and not self.frames.top().accepts(self, answer):
            reason = self._why_not_offered(question, answer)
            return reason if reason is not None else Reason("not an option", question.rule)
        return self.frames.top().why_not(self, answer)

    def _why_not_offered(self, question: Decision, answer: Answer) -> Reason | None:
        """What the rules have against something that is not among the options, if they say so."""
        if question.kind is Kind.PRIORITY:
            return self.frames.top().why_not(self, answer)
        if question.kind in (Kind.ATTACKERS, Kind.BLOCKERS):
            if isinstance(answer, Several) and all(
                isinstance(one, Assign) for one in answer.options
            ):
                return self.frames.top().why_not(self, answer)
        elif question.kind is Kind.TARGETS and isinstance(answer, Thing):
            if answer.thing >= FIRST_OBJECT or answer.thing < len(self.players):
                return self.frames.top().why_not(self, answer)
        return None

    def answer(self, answer: Answer) -> None:
        """Answer the decision and play on to the next.

        Raises IllegalAnswerError, with the game unchanged, if the answer is not legal.
        """
        question = self.decision
        reason = self.why_not(answer)
        if question is None or reason is not None:
            asked = question.kind.value if question is not None else "nothing"
            rule = reason.rule if reason is not None else "104.1"
            code = reason.code if reason is not None else "game over"
            raise IllegalAnswerError(
                f"{answer.notation()!r} is not an answer to {asked!r}: {code} (CR {rule})"
            )
        if _begins_action(question, answer):
            self.history.checkpoint = None
            if not self.frames.top().is_certain(self, answer):
                self.history.checkpoint = self.fork()
        self.decision = None
        self.state_based.settled = False
        self.history.loops.answered(question, answer)
        self.history.answers.append(answer.notation())
        self.frames.top().take(self, answer)
        self.advance()

    def concede(self, player: int) -> None:
        """A player concedes: they leave the game at once and lose it. CR 104.3a.

        An action under way is taken back (CR 732.1), and what was being asked is asked anew if it
        still has to be. Raises IllegalAnswerError if the player is not in the game.
        """
        if self.over or not self.players[player].in_game:
            raise IllegalAnswerError(f"player {player} is no longer in the game (CR 104.3a)")
        if self.history.checkpoint is not None:
            self.cancel()
        self.history.answers.append(f"concede {player}")
        self.history.loops.leave()
        if self.decision is not None:
            self.decision = None
            self.frames.top().ask_anew()
        door.perform(self, [PlayerLost(player, "concede", "104.3a")])
        self.advance()

    def advance(self) -> None:
        """Run until a player must answer or the game is over."""
        rounds = 0
        while self.decision is None and not self.over:
            question = self._go_on()
            if question is not None and not self.players[question.player].in_game:
                self._ask_another(question)
            rounds += 1
            if rounds > 1_000_000:
                raise EngineLimitError(
                    f"a million steps of {type(self.frames.top()).__name__} in which nobody got "
                    "priority (CR 104.4b): take back, or let a player concede"
                )
        if self.over:
            self.decision = None

    def _go_on(self) -> Decision | None:
        """Let the top frame run; what it asks."""
        self.frames.top().run(self)
        return self.decision

    def _ask_another(self, question: Decision) -> None:
        """A choice of somebody who has left: costs aren't paid, the rest falls to the next player.

        CR 800.4f, 800.4g, 800.4h.
        """
        if question.kind in (Kind.MAY, Kind.PAY_COST) and NO in question.options:
            self.decision = None
            self.frames.top().take(self, NO)
        else:
            question.player = self.next_player(question.player)
            self.decision = question

    def fork(self) -> Game:
        """An independent copy of the game at this moment, mid-resolution too."""
        return Game(self.era, 0, self.definitions, self.players.variant, self)

    def cancel(self) -> None:
        """Take back the action under way, such as a spell being cast, entirely. CR 732.1.

        Raises IllegalAnswerError if none is under way.
        """
        earlier = self.history.checkpoint
        if earlier is None:
            raise IllegalAnswerError("there is no action under way to take back (CR 732.1)")
        self.restore(earlier.fork())

    def restore(self, earlier: Game) -> None:
        """Become what ``earlier`` is, but for the settings; ``earlier`` is used up."""
        self.chance = earlier.chance
        self.players = earlier.players
        self.objects = earlier.objects
        self.zones = earlier.zones
        self.turn = earlier.turn
        self.effects = earlier.effects
        self.characteristics = earlier.characteristics
        self.state_based = earlier.state_based
        self.knowledge = earlier.knowledge
        self.history = earlier.history
        self.frames = earlier.frames
        self.decision = earlier.decision
        self.over = earlier.over
        self.outcome = earlier.outcome
        look_again(self)

    # -- what is shown -------------------------------------------------------------------------

    def view(self, player: int, past: bool = False) -> View:
        """What a player may know now, as data of its own; with ``past`` also of what has left."""
        return views.view(self, player, past)

    def view_to_decide(self, seat: int) -> View:
        """What one of those who may answer knows: as the player whose choice they make, and what
        they know themselves. CR 722.4.

        Raises ValueError if it isn't for that seat to answer.
        """
        if self.asked is None or seat not in self.asked.players:
            raise ValueError(f"nothing is asked that the player in seat {seat} may answer")
        whose = self.asked.whose[self.asked.players.index(seat)]
        return views.view(self, whose, others=[seat])

    def digest(self) -> str:
        """16 hexadecimal digits that differ when anything in the state does."""
        return digests.digest(self)

    def restore(self, earlier: Game) -> None:
        """Become what ``earlier`` is; ``earlier`` is used up."""
        self.chance = earlier.chance
        self.players = earlier.players
        self.objects = earlier.objects
        self.departed = earlier.departed
        self.phased = earlier.phased
        self.became = earlier.became
        self.parted = earlier.parted
        self.battlefield = earlier.battlefield
        self.stack = earlier.stack
        self.exile = earlier.exile
        self.command = earlier.command
        self.next_id = earlier.next_id
        self.clock = earlier.clock
        self.turn = earlier.turn
        self.active = earlier.active
        self.step = earlier.step
        self.combat = earlier.combat
        self.extra_turns = earlier.extra_turns
        self.extra_steps = earlier.extra_steps
        self.frames = earlier.frames
        self.asked = earlier.asked
        self.over = earlier.over
        self.outcome = earlier.outcome
        self.lasting = earlier.lasting
        self.shields = earlier.shields
        self.delayed = earlier.delayed
        self.pending = earlier.pending
        self.strays = earlier.strays
        self.index = earlier.index
        self.rules = earlier.rules
        self.ruled = earlier.ruled
        self.dirty = earlier.dirty
        self.stale = earlier.stale
        self.suspects = earlier.suspects
        self.watched = earlier.watched
        self.out_of_order = earlier.out_of_order
        self.modified = earlier.modified
        self.reads = earlier.reads
        self.alike = earlier.alike
        self.activated = earlier.activated
        self.seen = earlier.seen
        self.revealed = earlier.revealed
        self.log = earlier.log
        self.judged = earlier.judged
        self.checksum = earlier.checksum
        self.events_happened = earlier.events_happened
        self.acted = earlier.acted
        self.batch_began = earlier.batch_began
        self.turn_began = earlier.turn_began
        self.answers = earlier.answers
        self.designations = earlier.designations
        self.cast_last_turn = earlier.cast_last_turn
        self.loops = earlier.loops
        self.checkpoint = earlier.checkpoint
        self.look_again()

    def look_again(self) -> None:
        """Keep nothing of what players could do or pay with; for whoever changes a position by
        other means than events.
        """
        for player in self.players:
            player.listed = None
            player.listed_fast = None
            player.sources = None
        for number in self.battlefield:
            self.objects[number].mana = None
        self.settled = False
        self.wake_all()

    def cancel(self) -> None:
        """Take back the action under way, such as a spell being cast, entirely. CR 732.1.

        Raises IllegalAnswerError if none is under way.
        """
        earlier = self.checkpoint
        if earlier is None:
            raise IllegalAnswerError("there is no action under way to take back (CR 732.1)")
        self.restore(earlier.fork())

    def give_up(self) -> None:
        """The action under way turned out impossible: take it back and offer it no more. CR 732.1.

        The player is asked again, without it.
        """
        earlier = self.checkpoint
        assert earlier is not None, "nothing to take back"
        failed = self.answers[len(earlier.answers)]
        self.restore(earlier.fork())
        question = self.asked
        assert question is not None, "nothing was asked before it"
        if question.shape is not Shape.ONE:
            return
        self.decision = Decision(
            question.player,
            question.kind,
            question.rule,
            question.shape,
            [option for option in question.options if option.notation() != failed],
            source=question.source,
        )

    # -- making things -------------------------------------------------------------------------

    def definition_of(self, card: Card) -> Definition:
        """The game's own form of a card, made once.

        Raises CardError if it has a card type that there isn't in the game's era.
        """
        return self.definitions.of(card)

    def new_object(self, definition: Definition, owner: int, zone: Zone) -> Object:
        """A new object, not yet in the list of its zone."""
        made = Object(self.next_id, definition, owner, zone)
        self.next_id += 1
        self.objects[made.id] = made
        return made

    def tick(self) -> int:
        """A new timestamp. CR 613.7."""
        self.clock += 1
        return self.clock

    def touch(self, number: int) -> None:
        """Note that an object's characteristics may have changed."""
        self.stale[number] = True

    def changed(self, facts: int) -> None:
        """Note that facts (``Reads``) have changed, on which continuous effects may depend."""
        if self.reads & facts:
            self.dirty = True
        for number, read in self.index.readers.items():
            if read & facts:
                self.touch(number)

    def record(self, event: Event) -> None:
        """Log an event that happened and take it into the checksum of the game."""
        self.events_happened += 1
        if event.kind != EventKind.STEP:
            self.acted = self.events_happened
        kind = 1 << event.kind
        if not kind & _IDLE:
            self.settled = False
        if not kind & _GIVES_NOTHING:
            self._wake_by(event)
        if self.loops.kept is not None:
            self.loops.happened(event)
        if self.keep_log:
            self.log.append(event)

    def wake(self, player: int) -> None:
        """Note that a player has got something new to do something with."""
        self.players[player].woken = self.events_happened

    def wake_all(self) -> None:
        """Note that all players may have."""
        for player in self.players:
            player.woken = self.events_happened

    def _wake_by(self, event: Event) -> None:
        """Note to whom an event may have given something to do something with."""
        if event.kind == EventKind.ZONE_CHANGE or event.kind == EventKind.UNTAPPED:
            thing = self.object(event.things()[0])
            self.wake(thing.owner)
            self.wake(thing.controller)
            became = self.became.get(thing.id)
            if became is not None:
                self.wake(self.object(became).controller)
        elif event.kind == EventKind.MANA_ADDED:
            self.wake(event.things()[0])
        elif event.kind == EventKind.TURN:
            self.wake(self.active)
        else:
            self.wake_all()

    # -- what composite effects do -------------------------------------------------------------

    def run_in_order(self, effects: tuple[Effect, ...], ctx: Context) -> None:
        """Have instructions followed one after the other. CR 608.2c."""
        self.frames.append(frames.SequenceFrame(effects, ctx))

    def run_clause(self, clause: Clause, ctx: Context) -> None:
        """Have an instruction with conditions, choice and costs followed, by each who decides."""
        who = clause.may if clause.may is not None else clause.payer
        players = frames.deciders(self, who, ctx) if who is not None else []
        if len(players) > 1 and simultaneous_choices.decide_together(clause):
            ordered = [seat for seat in self.seats_in_order(self.active) if seat in players]
            self.frames.append(simultaneous_choices.EachDecidesFrame(ordered, clause, ctx))
        elif len(players) > 1:
            self.frames.append(frames.ForEachFrame(players, clause, ctx))
        else:
            self.frames.append(frames.ClauseFrame(clause, ctx))

    def run_for_each(self, things: list[int], effect: Effect, ctx: Context) -> None:
        """Have an instruction followed for each thing in turn."""
        self.frames.append(frames.ForEachFrame(things, effect, ctx))

    def run_for_all(self, things: list[int], effect: Effect, ctx: Context) -> None:
        """Have an instruction followed for all of the things, at once if possible. CR 608.2f."""
        together.begin(self, things, effect, ctx)

    def happen(self, events: list[Event]) -> None:
        """Let simultaneous events happen; ``door.perform`` for nodes below the kernel."""
        door.perform(self, events)

    def give_abilities(self, now: Characteristics, abilities: tuple[Ability, ...]) -> None:
        """Add abilities to characteristics being computed. CR 613.1f."""
        layers.with_abilities(self, now, abilities)

    def can_pay_mana(self, ctx: Context, symbols: tuple[Symbol, ...]) -> bool:
        """Whether the context's controller could pay these mana symbols now."""
        return payment.payable(self, payment.Bill(ctx.controller, ctx.source, symbols))

    def can_pay_bill(self, bill: payment.Bill) -> bool:
        """Whether a mana cost could be paid now."""
        return payment.payable(self, bill)

    def announcement(self, effects: tuple[Effect, ...]) -> Announcement:
        """What these instructions need announced as they go on the stack; read once and kept."""
        return self.definitions.announcement(effects)

    def pay_mana(self, ctx: Context, symbols: tuple[Symbol, ...]) -> None:
        """Have the context's controller pay mana symbols. CR 118.3a, 605.3a."""
        paying.pay_bill(self, payment.Bill(ctx.controller, ctx.source, symbols))

    def add_mana(
        self,
        ctx: Context,
        players: list[int],
        mana: list[int],
        only_for: Filter | None,
        kept: bool = False,
    ) -> None:
        """Let players add mana from the context's source. CR 106.3."""
        door.perform(self, mana_abilities.added(self, ctx, players, mana, only_for, kept))

    # -- what events do ------------------------------------------------------------------------

    def note(self, player: int, what: str, number: int = 1) -> None:
        """Count something in the history of this turn."""
        history = self.players[player].history
        history[what] = history.get(what, 0) + number
        self.changed(Reads.HISTORY)

    def move(self, event: ZoneChange) -> list[Event]:
        """Move an object to another zone. CR 400.7."""
        return zones.move(self, event)

    def create_tokens(self, event: TokenCreated) -> list[Event]:
        """Create tokens. CR 111.2."""
        return zones.create_tokens(self, event)

    def put_copy(self, number: int, zone: Zone) -> None:
        """Put a copy that is in no zone yet where it belongs: onto the stack, but one of a card
        where the card is. CR 707.10, 707.12.
        """
        zones.put_copy(self, self.objects[number], zone)

    def leave_stack(self, number: int, to: Zone, cause: str) -> list[Event]:
        """Take a spell or ability off the stack. CR 608.2n, 701.6a."""
        return zones.leave_stack(self, number, to, cause)

    def turn_face_up(self, number: int, x: int, values: Characteristics | None = None) -> None:
        """Turn a permanent face up; ``x`` is what X was as its cost was paid, ``values`` are its
        copiable values if they are others than before. CR 708.8, 707.2.
        """
        zones.turn_face_up(self, number, x, values)

    def turn_over(self, number: int) -> None:
        """Turn a double-faced permanent over. CR 701.27a."""
        zones.turn_over(self, number)

    def flip(self, number: int) -> None:
        """Flip a permanent. CR 710.4."""
        zones.flip(self, number)

    def turn_face_down(self, number: int, listed: Characteristics | None) -> None:
        """Turn a permanent face down. CR 708.2a."""
        zones.turn_face_down(self, number, listed)

    def mutate(self, permanent: int, spell: int, top: bool) -> None:
        """Have a mutating creature spell merge with its target. CR 702.140c."""
        door.perform(self, [merged.Merged(permanent, spell, top)])

    def merge(self, permanent: int, spell: int, top: bool) -> None:
        """Merge a spell with a permanent. CR 729.2."""
        zones.merge(self, permanent, spell, top)

    def attach(self, number: int, to: int) -> None:
        """Attach, or with -1 unattach. CR 701.3."""
        zones.attach(self, number, to)

    def deal_damage(self, event: DamageDealt) -> list[Event]:
        """The results of damage. CR 120.3."""
        return damage.deal(self, event)

    def change_counters(self, number: int, name: str, change: int) -> None:
        """Add counters to, or with a negative number take them from, an object or player.
        CR 122.
        """
        if number < FIRST_OBJECT:
            self.players[number].add_counters(name, change)
            self.changed(Reads.COUNTERS)
            return
        if number not in self.objects:
            return
        found = self.own(number)
        self.touch(number)
        if name in GAINS and change > 0:
            found.counter_times = {**found.counter_times, name: self.tick()}
        found.add_counters(name, change)
        self.changed(Reads.COUNTERS)
        times = found.counter_times
        if name in times and name not in found.counters:
            others = {other: time for other, time in times.items() if other != name}
            found.counter_times = others

    def begin_turn(self, player: int, number: int) -> None:
        """Start the count of a turn. CR 500.1."""
        self.cast_last_turn = self.history(self.active, "spells cast")
        self.turn = number
        self.turn_began = self.events_happened
        self.active = player
        self.players[player].turn_before = self.players[player].latest_turn
        self.players[player].latest_turn = number
        self.players[player].turns_begun += 1
        player_control.begin_control(self, player)
        for one in self.players:
            one.last_turn = one.history
            one.history = {}
            one.spells = []
            one.lands_played = 0
        self.changed(Reads.TURN | Reads.HISTORY)
        for number in self.activated:
            if number in self.objects:
                self.own(number).used = {}
        self.activated = {}
        for away in self.phased.values():
            away.used = {}

    def remove_from_combat(self, number: int) -> None:
        """Remove a permanent from combat. CR 506.4."""
        if self.combat is not None:
            self.combat.remove(number)
            self.changed(Reads.COMBAT)

    def player_leaves(self, player: int) -> list[Event]:
        """A player who has lost leaves the game; what follows. CR 104.5, 800.4a."""
        return players_leave.leave(self, player)

    def player_wins(self, player: int) -> None:
        """A player wins: in effect everybody else loses. CR 104.2b, 104.1."""
        self.players[player].has_won = True

    def finish(self, winner: int, rule: str) -> None:
        """End the game. CR 104.1."""
        self.over = True
        self.outcome = Outcome(winner, rule)
        hidden = [one for one in self.battlefield + self.stack if self.objects[one].face_down]
        hidden += [number for number, thing in self.phased.items() if thing.face_down]
        self.show(hidden, -1)  # CR 708.9

    def shuffle(self, things: list[int]) -> None:
        """Put a list of ids in random order."""
        self.chance.shuffle(things)

    def forget_library(self, player: int) -> None:
        """Nobody knows the order of a shuffled library. CR 701.24."""
        if self.seen:
            for card in self.players[player].library:
                self.seen.pop(card, None)

    def show(self, cards: list[int], to: int) -> None:
        """Remember that a player (all with -1) has seen these cards. CR 701.20."""
        mask = (1 << len(self.players)) - 1 if to < 0 else 1 << to
        for card in cards:
            self.seen[card] = self.seen.get(card, 0) | mask

    def begin_effect(self, effect: Lasting) -> None:
        """Start a continuous effect, shield or delayed trigger. CR 611.2, 613.7b."""
        effect.timestamp = self.tick()
        effect.turn = self.turn
        if isinstance(effect, Continuous):
            for part in effect.divided(self):
                self.lasting.append(part)
                layers.begin(self, part)
                if any(change.layer() == Layer.COPY for change in part.changes):
                    self._renew_abilities(part.objects or [])
        elif isinstance(effect, Shield):
            self.shields.append(effect)
        elif isinstance(effect, DelayedTrigger):
            effect.ctx.end_span(self.events_happened)  # CR 603.7c
            self.delayed.append(effect)

    def _renew_abilities(self, things: list[int]) -> None:
        """The abilities of a copy are others than were activated this turn. CR 602.5c; the loyalty
        abilities of a permanent count whatever they are (CR 606.3).
        """
        for thing in things:
            if thing in self.objects:
                used = self.objects[thing].used
                self.objects[thing].used = {-1: used[-1]} if -1 in used else {}

    def end_effects(self, effects: list[Lasting]) -> None:
        """End effects whose duration is over."""
        self.lasting = [held for held in self.lasting if not _among(held, effects)]
        self.shields = [held for held in self.shields if not _among(held, effects)]
        self.delayed = [held for held in self.delayed if not _among(held, effects)]
        for effect in effects:
            if isinstance(effect, Continuous):
                layers.end(self, effect)


def _among(effect: Lasting, effects: list[Lasting]) -> bool:
    return any(effect is other for other in effects)


def _begins_action(question: Decision, answer: Answer) -> bool:
    """Whether an answer begins what may have to be taken back. CR 732.1."""
    if question.kind in (Kind.ATTACKERS, Kind.BLOCKERS):
        return isinstance(answer, Several) and bool(answer.options)
    if question.kind is Kind.CAST:
        return isinstance(answer, Cast)
    return question.kind is Kind.PRIORITY and not isinstance(answer, (Pass, PlayLand))
