"""The state of a game, as data, and the loop that moves it on.

Rules are functions over it, in the other modules. Only events that ``door.perform`` applies change
what the rules call the game; the methods under "what events do" are called by events alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

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
    Shape,
    Thing,
)
from jajna.errors import EngineLimitError, IllegalAnswerError, Reason
from jajna.events.base import EventKind
from jajna.events.players import PlayerLost
from jajna.ir.base import Layer
from jajna.kernel.card_kinds import merged
from jajna.kernel.costs import mana_abilities, payment
from jajna.kernel.door import damage, door, players_leave
from jajna.kernel.ending import loops
from jajna.kernel.layers import layers
from jajna.kernel.objects.definition import Definition
from jajna.kernel.objects.definitions import Definitions
from jajna.kernel.objects.keyword_counters import GAINS
from jajna.kernel.objects.object import Object
from jajna.kernel.objects.object_table import Objects
from jajna.kernel.players import player_control, teams
from jajna.kernel.players.player import Player
from jajna.kernel.resolution import paying, simultaneous_choices, together
from jajna.kernel.state import digest as digests
from jajna.kernel.state import frames, index
from jajna.kernel.state.chance import Chance
from jajna.kernel.state.context import HOST_LEFT
from jajna.kernel.state.lasting_effects import Continuous, DelayedTrigger, Lasting, Shield
from jajna.kernel.views import view as views
from jajna.kernel.zones import zones
from jajna.variant import DUEL, Variant
from jajna.vocab import FIRST_OBJECT, Reads, Step, Symbol, Zone

if TYPE_CHECKING:
    from jajna.card import Card
    from jajna.era import Era
    from jajna.events.base import Event
    from jajna.events.damage import DamageDealt
    from jajna.events.moves import TokenCreated, ZoneChange
    from jajna.ir.abilities import Ability
    from jajna.ir.base import Effect, Filter
    from jajna.ir.composites import Clause
    from jajna.kernel.combat.state import Combat
    from jajna.kernel.layers.layers import GrantedKit
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.identical import Alike, AlikeKey
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context
    from jajna.kernel.state.frames import Frame
    from jajna.kernel.state.gathering import Gathering
    from jajna.kernel.state.pending import Pending
    from jajna.kernel.state.targets import Announcement
    from jajna.kernel.views.view import View

__all__ = ["OWN_ZONES", "Game", "Outcome"]

OWN_ZONES: Final = (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND, Zone.NOWHERE)
"""Where each game has objects of its own, which change as the game goes on; forks share others."""

_IDLE: Final = (
    1 << EventKind.STEP
    | 1 << EventKind.TAPPED
    | 1 << EventKind.UNTAPPED
    | 1 << EventKind.MANA_ADDED
    | 1 << EventKind.MANA_SPENT
    | 1 << EventKind.MANA_EMPTIED
    | 1 << EventKind.TAPPED_FOR_MANA
)
"""Mask of the kinds of events that matter to no state-based action, unless by what they change
characteristics change.
"""


_GIVES_NOTHING: Final = (
    _IDLE & ~(1 << EventKind.UNTAPPED | 1 << EventKind.MANA_ADDED)
    | 1 << EventKind.SPELL_CAST
    | 1 << EventKind.ABILITY_ACTIVATED
    | 1 << EventKind.TRIGGER_STACKED
    | 1 << EventKind.TARGETED
    | 1 << EventKind.ATTACK
    | 1 << EventKind.ATTACKERS
    | 1 << EventKind.BLOCK
    | 1 << EventKind.BLOCKED
    | 1 << EventKind.UNBLOCKED
    | 1 << EventKind.DAMAGE
    | 1 << EventKind.DAMAGE_REMOVED
    | 1 << EventKind.LIFE_LOST
    | 1 << EventKind.LIFE_GAINED
    | 1 << EventKind.DESTROYED
    | 1 << EventKind.SACRIFICED
    | 1 << EventKind.DISCARDED
    | 1 << EventKind.DRAW
    | 1 << EventKind.SHUFFLED
)
"""Mask of the kinds of events that by themselves give nobody anything new to do something with: no
card, no permanent, no mana, no time.
"""


@final
class Outcome:
    """How a game ended: the winner's seat, or -1 for a draw, and the rule. CR 104."""

    def __init__(self, winner: int, rule: str) -> None:
        self.winner = winner
        self.rule = rule

    def __repr__(self) -> str:
        return f"Outcome(winner={self.winner}, CR {self.rule})"


@final
class Game:
    """A game at one moment.

    ``decision`` is the question to answer next, None when the game is over. ``objects`` holds
    every object by id, ``departed`` those that changed zones, as they last were (CR 608.2h).
    """

    def __init__(
        self,
        era: Era,
        seed: int,
        definitions: Definitions | None = None,
        variant: Variant = DUEL,
    ) -> None:
        self.era = era
        self.variant = variant
        self.seed = seed
        self.chance = Chance(seed)
        self.players: list[Player] = []
        self.objects = Objects()
        self.departed: dict[int, Object] = {}
        self.phased: dict[int, Object] = {}
        """Phased-out permanents: they are in no list of a zone, and not among ``objects``.
        CR 702.26b.
        """
        self.became: dict[int, int] = {}
        """The id that each departed object got in its new zone."""
        self.parted: dict[int, tuple[int, ...]] = {}
        """By a melded permanent that has left, its second card, before it came where it went.
        CR 712.21.
        """
        self.battlefield: list[int] = []
        self.stack: list[int] = []
        self.exile: list[int] = []
        self.command: list[int] = []
        self.definitions = definitions if definitions is not None else Definitions(era)
        self.next_id = FIRST_OBJECT
        self.clock = 0
        self.turn = 0
        self.active = 0
        self.step = Step.CLEANUP
        self.combat: Combat | None = None
        self.extra_turns: list[int] = []
        self.extra_steps: list[int] = []
        self.frames: list[Frame] = []
        self.asked: Decision | None = None
        self.over = False
        self.outcome: Outcome | None = None
        self.lasting: list[Continuous] = []
        self.shields: list[Shield] = []
        self.delayed: list[DelayedTrigger] = []
        self.pending: list[Pending] = []
        self.strays: list[int] = []
        """Tokens that have left the battlefield and not yet ceased to exist. CR 704.5d."""
        self.index = index.Index()
        self.rules: list[PlayerRules] = []
        self.dirty = True
        """Whether all characteristics must be computed anew; else only those of ``stale``."""
        self.stale: dict[int, bool] = {}
        self.suspects: dict[int, bool] = {}
        """Permanents that may have come to need a state-based action since those were checked for.
        CR 704.3.
        """
        self.watched: dict[int, bool] = {}
        """Permanents for which that may depend on others too."""
        self.out_of_order = False
        """Whether permanents stand in another order on the battlefield than that of their ids."""
        self.modified: dict[int, bool] = {}
        """Objects whose characteristics are not their copiable values."""
        self.reads = 0
        """Which facts (``Reads``) the continuous effects depend on."""
        self.alike: dict[AlikeKey, Alike] = {}
        """What was computed of one of several identical permanents, since everything was."""
        self.kits: dict[tuple[int, int], GrantedKit] = {}
        self.activated: dict[int, bool] = {}
        """The objects of which an ability was activated this turn."""
        self.seen: dict[int, int] = {}
        """Who knows a card in a hidden zone: object id to a mask of ``1 << seat``."""
        self.revealed: list[list[int]] = []
        self.log: list[Event] = []
        self.keep_log = True
        self.judged = 0
        """How long the log was when state-based actions were last looked for."""
        self.always_ask = False
        """Whether players with priority are asked even if they can only pass."""
        self.checksum = 0
        self.events_happened = 0
        self.batch_began = 0
        """How many events had happened before the batch that happens now."""
        self.turn_began = 0
        """How many events had happened as the turn began."""
        self.answers: list[str] = []
        self.acted = 0
        """How many events had happened when characteristics last changed or with the last one that
        was not the beginning of a step.
        """
        self.ruled = False
        """Whether any effect changes the rules of the game for a player. CR 613.11."""
        self.settled = False
        """Whether nothing that matters to state-based actions has happened since there were none to
        perform. CR 704.3.
        """
        self.cast_last_turn = 0
        """How many spells the active player of the turn before cast in it. CR 730.2."""
        self.designations: dict[str, int] = {}
        """Which player has each designation that only one can have. CR 724.3."""
        self.loops = loops.Loops()
        self.checkpoint: Game | None = None
        """The game before the action under way began, for taking it back. CR 732.1."""
        self.gathering: Gathering | None = None
        """Where events wait while an instruction is followed for several things. CR 608.2f."""
        self.leaving: dict[int, bool] = {}
        """Those that have been taken out of the list of their zone already, as they are about to
        leave it together with many others.
        """

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

    @property
    def decider(self) -> int:
        """The seat of who is to speak next: the first of those who may answer; -1 when the game is
        over.
        """
        return self.asked.players[0] if self.asked is not None else -1

    def object(self, number: int) -> Object:
        """The object with this id, in a zone or as it last was. Raises KeyError for none."""
        found = self.objects.get(number)
        return found if found is not None else self.departed[number]

    def own(self, number: int) -> Object:
        """The object with this id as one that may be changed. Raises KeyError for none.

        What is in none of the ``OWN_ZONES`` isn't changed but replaced by a changed copy.
        """
        found = self.objects.get(number)
        if found is None:
            copy = self.departed[number].clone({})
            copy.left_at = self.departed[number].left_at
            self.departed[number] = copy
            return copy
        if found.zone in OWN_ZONES:
            return found
        copy = found.clone({})
        self.objects[number] = copy
        return copy

    def exists(self, number: int) -> bool:
        """Whether an object with this id is in a zone now."""
        return number in self.objects

    def latest(self, number: int) -> int:
        """The id that an object goes by after its moves: effects that follow it. CR 400.7."""
        while number in self.became and number not in self.objects:
            number = self.became[number]
        return number

    def followed(self, ctx: Context, number: int) -> int:
        """The id that an object goes by after the moves that the context can follow. CR 400.7."""
        while number not in self.objects:
            found = self.became.get(number)
            if found is None:
                break
            if not ctx.follows(self.departed[number].left_at):
                if number != ctx.source or HOST_LEFT not in ctx.numbers:
                    break
                if self.object(found).zone is not Zone.GRAVEYARD:  # CR 400.7f
                    break
            number = found
        return number

    def traced(self, ctx: Context, number: int) -> list[int]:
        """What an object has become, as the context can follow it: several cards if it was a
        melded or merged permanent. CR 400.7, 712.21c, 729.3c.
        """
        found = [self.followed(ctx, number)]
        if self.parted:
            while number in self.became and number != found[0]:
                for other in self.parted.get(number, ()):
                    found.append(self.followed(ctx, other))
                number = self.became[number]
        return found

    def traced_all(self, ctx: Context, numbers: list[int]) -> list[int]:
        """What several objects have become. CR 400.7, 712.21c."""
        if not self.parted:
            return [self.followed(ctx, number) for number in numbers]
        found: list[int] = []
        for number in numbers:
            found += [one for one in self.traced(ctx, number) if one not in found]
        return found

    def controller_of(self, number: int) -> int:
        """The controller of an object, or as it last was; its owner where it has none.
        CR 108.4a.
        """
        return self.object(number).controller

    def zone(self, zone: Zone, player: int) -> list[int]:
        """The list of ids that is a zone; ``player`` counts for hand, library and graveyard."""
        if zone is Zone.BATTLEFIELD:
            return self.battlefield
        if zone is Zone.STACK:
            return self.stack
        if zone is Zone.EXILE:
            return self.exile
        if zone is Zone.COMMAND:
            return self.command
        owner = self.players[player]
        if zone is Zone.LIBRARY:
            return owner.library
        if zone is Zone.HAND:
            return owner.hand
        if zone is Zone.NOWHERE:
            return owner.outside
        assert zone is Zone.GRAVEYARD, zone
        return owner.graveyard

    def seats_in_order(self, first: int) -> list[int]:
        """The players still in the game in turn order from ``first``. CR 101.4, 103.1."""
        count = len(self.players)
        found: list[int] = []
        for seat in range(first, first + count):
            around = seat if seat < count else seat - count
            if self.players[around].in_game:
                found.append(around)
        return found

    def opponents(self, player: int) -> list[int]:
        """The player's opponents in turn order after them. CR 102.2, 102.3."""
        return teams.opponents(self, player)

    def is_opponent(self, player: int, other: int) -> bool:
        """Whether two players are opponents. CR 102.2, 102.3."""
        return teams.is_opponent(self, player, other)

    def next_player(self, player: int) -> int:
        """The next player in turn order who is still in the game."""
        count = len(self.players)
        for seat in range(player + 1, player + count):
            around = seat if seat < count else seat - count
            if self.players[around].in_game:
                return around
        return player

    def defending_players(self, creature: int, source: int) -> list[int]:
        """The player that a creature, or else the source, attacks; none outside combat.
        CR 508.5.
        """
        if self.combat is None:
            return []
        for attacker in (creature, source):
            if self.combat.is_attacking(attacker):
                return [self.combat.defender(attacker)]
        return []

    def life_to_pay(self, player: int) -> int:
        """How much life a player could pay: none where they can't lose any. CR 119.4, 119.8."""
        if self.rules and self.rules[player].cannot_lose_life:
            return 0
        return self.players[player].life

    def history(self, player: int, what: str) -> int:
        """How often something happened to or by a player this turn."""
        return self.players[player].history.get(what, 0)

    # -- playing -------------------------------------------------------------------------------

    def why_not(self, answer: Answer) -> Reason | None:
        """Why an answer is not legal now; None if it is."""
        question = self.asked
        if question is None:
            return Reason("game over", "104.1")
        if question.kind is Kind.PRIORITY and question.offers(answer):
            return None  # only what is legal was offered
        if not question.fits(answer) and not self.frames[-1].accepts(self, answer):
            reason = self._why_not_offered(question, answer)
            return reason if reason is not None else Reason("not an option", question.rule)
        return self.frames[-1].why_not(self, answer)

    def _why_not_offered(self, question: Decision, answer: Answer) -> Reason | None:
        """What the rules have against something that is not among the options, if they say so."""
        if question.kind is Kind.PRIORITY:
            return self.frames[-1].why_not(self, answer)
        if question.kind in (Kind.ATTACKERS, Kind.BLOCKERS):
            if isinstance(answer, Several) and all(
                isinstance(one, Assign) for one in answer.options
            ):
                return self.frames[-1].why_not(self, answer)
        elif question.kind is Kind.TARGETS and isinstance(answer, Thing):
            if answer.thing >= FIRST_OBJECT or answer.thing < len(self.players):
                return self.frames[-1].why_not(self, answer)
        return None

    def answer(self, answer: Answer) -> None:
        """Answer the decision and play on to the next.

        Raises IllegalAnswerError, with the game unchanged, if the answer is not legal.
        """
        question = self.asked
        reason = self.why_not(answer)
        if question is None or reason is not None:
            asked = question.kind.value if question is not None else "nothing"
            rule = reason.rule if reason is not None else "104.1"
            code = reason.code if reason is not None else "game over"
            raise IllegalAnswerError(
                f"{answer.notation()!r} is not an answer to {asked!r}: {code} (CR {rule})"
            )
        if _begins_action(question, answer):
            self.checkpoint = None
            if not self.frames[-1].is_certain(self, answer):
                self.checkpoint = self.fork()
        self.asked = None
        self.settled = False
        self.loops.answered(question, answer)
        self.answers.append(answer.notation())
        self.frames[-1].take(self, answer)
        self.advance()

    def concede(self, player: int) -> None:
        """A player concedes: they leave the game at once and lose it. CR 104.3a.

        An action under way is taken back (CR 732.1), and what was being asked is asked anew if it
        still has to be. Raises IllegalAnswerError if the player is not in the game.
        """
        if self.over or not self.players[player].in_game:
            raise IllegalAnswerError(f"player {player} is no longer in the game (CR 104.3a)")
        if self.checkpoint is not None:
            self.cancel()
        self.answers.append(f"concede {player}")
        self.loops.leave()
        if self.decision is not None:
            self.decision = None
            self.frames[-1].ask_anew()
        door.perform(self, [PlayerLost(player, "concede", "104.3a")])
        self.advance()

    def advance(self) -> None:
        """Run until a player must answer or the game is over."""
        rounds = 0
        while self.asked is None and not self.over:
            self.frames[-1].run(self)
            question = self.decision
            if question is not None and not self.players[question.player].in_game:
                self._ask_another(question)
            rounds += 1
            if rounds > 1_000_000:
                raise EngineLimitError(
                    f"a million steps of {type(self.frames[-1]).__name__} in which nobody got "
                    "priority (CR 104.4b): take back, or let a player concede"
                )
        if self.over:
            self.asked = None

    def _ask_another(self, question: Decision) -> None:
        """A choice of somebody who has left: costs aren't paid, the rest falls to the next player.

        CR 800.4f, 800.4g, 800.4h.
        """
        if question.kind in (Kind.MAY, Kind.PAY_COST) and NO in question.options:
            self.asked = None
            self.frames[-1].take(self, NO)
        else:
            question.player = self.next_player(question.player)
            self.decision = question

    def fork(self) -> Game:
        """An independent copy of the game at this moment, mid-resolution too."""
        memo: dict[int, Context] = {}
        copy = Game(self.era, self.seed, self.definitions, self.variant)
        copy.chance = self.chance.clone()
        copy.players = [player.clone() for player in self.players]
        copy.objects = self._forked_objects(memo)
        copy.departed = self.departed.copy()
        copy.phased = {number: thing.clone(memo) for number, thing in self.phased.items()}
        copy.became = self.became.copy()
        copy.parted = self.parted.copy()
        copy.battlefield = self.battlefield.copy()
        copy.stack = self.stack.copy()
        copy.exile = self.exile.copy()
        copy.command = self.command.copy()
        copy.next_id = self.next_id
        copy.clock = self.clock
        copy.turn = self.turn
        copy.active = self.active
        copy.step = self.step
        copy.combat = self.combat.clone() if self.combat is not None else None
        copy.extra_turns = self.extra_turns.copy()
        copy.extra_steps = self.extra_steps.copy()
        copy.frames = [frame.clone(memo) for frame in self.frames]
        copy.asked = self.asked
        copy.over = self.over
        copy.outcome = self.outcome
        copy.lasting = [layers.cloned(effect, memo) for effect in self.lasting]
        copy.shields = [index.cloned_shield(effect, memo) for effect in self.shields]
        copy.delayed = [index.cloned_trigger(effect, memo) for effect in self.delayed]
        copy.pending = [pending.clone(memo) for pending in self.pending]
        copy.strays = self.strays.copy()
        copy.index = self.index.clone()
        copy.rules = self.rules
        copy.ruled = self.ruled
        copy.dirty = self.dirty
        copy.stale = self.stale.copy()
        copy.suspects = self.suspects.copy()
        copy.watched = self.watched.copy()
        copy.out_of_order = self.out_of_order
        copy.modified = self.modified.copy()
        copy.reads = self.reads
        copy.kits = self.kits
        copy.activated = self.activated.copy()
        copy.alike = self.alike
        copy.seen = self.seen.copy()
        copy.revealed = self.revealed.copy()
        copy.log = self.log.copy()
        copy.keep_log = self.keep_log
        copy.judged = self.judged
        copy.always_ask = self.always_ask
        copy.checksum = self.checksum
        copy.events_happened = self.events_happened
        copy.acted = self.acted
        copy.batch_began = self.batch_began
        copy.turn_began = self.turn_began
        copy.answers = self.answers.copy()
        copy.designations = self.designations.copy()
        copy.cast_last_turn = self.cast_last_turn
        copy.loops = self.loops.clone()
        copy.checkpoint = self.checkpoint
        return copy

    def _forked_objects(self, memo: dict[int, Context]) -> Objects:
        """The objects for a fork: copies of what changes, the same of what is only replaced."""
        objects = self.objects.copy()
        placed = len(self.exile)
        for player in self.players:
            placed += len(player.library) + len(player.hand) + len(player.graveyard)
        for zone in (self.battlefield, self.stack, self.command):
            placed += len(zone)
            for number in zone:
                objects[number] = objects[number].clone(memo)
        if placed != len(objects):
            for number, thing in self.objects.items():
                if thing.zone is Zone.NOWHERE:
                    objects[number] = thing.clone(memo)
        return objects

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
