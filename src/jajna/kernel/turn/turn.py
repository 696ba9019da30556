"""The turn: its phases and steps and their turn-based actions. CR 500-514, 703."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Kind, Several, Shape, Thing
from jajna.era_switches import Pools
from jajna.events.base import NO_EVENTS, Event
from jajna.events.damage import DamageRemoved
from jajna.events.effects import EffectEnded
from jajna.events.mana import ManaEmptied
from jajna.events.moves import Discarded, Draw
from jajna.events.turns import StepBegan, TurnBegan
from jajna.ir.base import Duration
from jajna.kernel.card_kinds.sagas import lore_due
from jajna.kernel.combat.attackers import DeclareAttackersFrame
from jajna.kernel.combat.blockers import DeclareBlockersFrame
from jajna.kernel.combat.damage import CombatDamageFrame, needs_first_strike_step
from jajna.kernel.combat.phase import begin_combat, end_combat, nobody_attacks
from jajna.kernel.door.perform import perform, perform_in_turn
from jajna.kernel.layers import durations
from jajna.kernel.players import player_control, teams
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame
from jajna.kernel.state.game_state import MARKED
from jajna.kernel.state.lasting_effects import Lasting
from jajna.kernel.turn import state_based_actions
from jajna.kernel.turn.priority import PriorityFrame, passes_in_quiet
from jajna.kernel.turn.untap_step import UntapFrame
from jajna.kernel.zones import move, planes, schemes
from jajna.vocab import STEPS, Reads, Step, Type, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player import Player

__all__ = ["COMBAT_STEPS", "ROUND", "EndTurnFrame", "TurnFrame", "TurnsFrame", "end_turn"]

COMBAT_STEPS: Final = (
    Step.BEGINNING_OF_COMBAT,
    Step.DECLARE_ATTACKERS,
    Step.DECLARE_BLOCKERS,
    Step.FIRST_STRIKE_DAMAGE,
    Step.COMBAT_DAMAGE,
    Step.END_OF_COMBAT,
)

ROUND: Final = (
    Step.UNTAP,
    Step.UPKEEP,
    Step.DRAW,
    Step.PRECOMBAT_MAIN,
    *COMBAT_STEPS,
    Step.POSTCOMBAT_MAIN,
    Step.END,
    Step.CLEANUP,
)
"""The steps of a turn in order. CR 500.1."""


@final
class TurnsFrame(Frame):
    """The bottom frame: turn after turn, extra turns first. CR 500.7, 103.8."""

    def __init__(self) -> None:
        self.next = -1
        self.backwards = False
        """Whether ``next`` was found in the reversed turn order. CR 103.1."""
        self.missing: list[int] = []
        """The players who have left and whose turns would have begun now. CR 800.4m."""

    def run(self, game: Game) -> None:
        player = self._whose(game)
        together = game.players.as_one(player)
        if _skips(game, together, -1):  # CR 500.11
            return
        game.frames.append(TurnFrame(list(ROUND)))
        begun = [*self.missing, *together]
        for seat in self.missing:
            game.players[seat].turns_missed += 1
        perform(game, [*_ended(game, begun), TurnBegan(player, game.turn.number + 1)])

    def _whose(self, game: Game) -> int:
        self.missing = []
        game.turn.mark = 0
        while game.turn.extra_turns:
            player = game.turn.extra_turns.pop()
            mark = game.turn.extra_marks.pop(len(game.turn.extra_turns), 0)
            skipped = len(game.effects.rules) > 0 and any(
                game.effects.rules[seat].skips_extra_turns for seat in game.players.as_one(player)
            )  # CR 614.10, 805.8
            if game.players[player].in_game and not skipped:
                game.turn.mark = mark
                return game.players.as_one(player)[0]
        if game.turn.number == 0 and self.next < 0:
            self.next = game.turn.active
        if self.backwards is not game.players.reversed:
            self._turn_round(game)
        found = -1
        while found < 0:
            player = self.next
            for seat in game.players.seats_as_one(player):
                if not game.players[seat].in_game:  # CR 800.4k
                    self.missing.append(seat)
                elif found < 0:
                    found = seat
            self.next = self._after(game, player)
        return found

    def _after(self, game: Game, player: int) -> int:
        """The seat whose turn comes after that of a player, or of their team, whoever of it has
        left. CR 103.1, 800.4k, 805.4.
        """
        together = game.players.seats_as_one(player)
        return (together[0] - 1 if self.backwards else together[-1] + 1) % len(game.players)

    def _turn_round(self, game: Game) -> None:
        """Find the next player anew, on the other side of who took the last turn in order."""
        before = (self.next + 1 if self.backwards else self.next - 1) % len(game.players)
        self.backwards = game.players.reversed
        self.next = self._after(game, before)

    def standing(self) -> str:
        return f"turns {self.next} {self.missing}{' backwards' if self.backwards else ''}"

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = TurnsFrame()
        copy.next = self.next
        copy.backwards = self.backwards
        copy.missing = self.missing.copy()
        return copy


def _ended(game: Game, players: list[int]) -> list[Event]:
    """The events that end effects lasting until these players' next turns. CR 500.4, 800.4m."""
    return _ending(
        [
            effect
            for effect in game.effects.all_lasting()
            if effect.duration == Duration.YOUR_NEXT_TURN and effect.ctx.controller in players
        ]
    )


def _ends_now(game: Game, effect: Lasting) -> bool:
    """Whether an effect ends with this turn. CR 514.2."""
    if effect.duration == Duration.END_OF_YOUR_NEXT_TURN:
        return teams.is_active(game, effect.ctx.controller) and effect.turn < game.turn.number
    return effect.duration == Duration.END_OF_TURN


_UNTIL_UPKEEP: Final = (Duration.YOUR_NEXT_UPKEEP, Duration.BEGINNING_OF_YOUR_NEXT_UPKEEP)
_UNTIL_END_STEP: Final = (Duration.YOUR_NEXT_END_STEP,)


def _over(game: Game, step: Step) -> list[Event]:
    """The events that end effects lasting until this step of the active player. CR 500.4."""
    if step is Step.UPKEEP or step is Step.END:
        if not _lasts_anything(game):
            return NO_EVENTS
        over = _UNTIL_END_STEP if step is Step.END else _UNTIL_UPKEEP
        return _ending(
            [
                effect
                for effect in game.effects.all_lasting()
                if effect.duration in over and teams.is_active(game, effect.ctx.controller)
            ]
        )
    if step is not Step.UNTAP or not _lasts_anything(game):
        return NO_EVENTS
    return _ending(
        [
            effect
            for effect in game.effects.all_lasting()
            if effect.duration == Duration.ITS_NEXT_UNTAP
            and all(
                teams.is_active(game, game.object(thing).controller) for thing in effect.about()
            )
        ]
    )


def _lasts_anything(game: Game) -> bool:
    return (
        len(game.effects.lasting) > 0
        or len(game.effects.shields) > 0
        or len(game.effects.delayed) > 0
    )


def _ending(effects: list[Lasting]) -> list[Event]:
    return [EffectEnded(effects)] if effects else NO_EVENTS


class _Stage(Enum):
    BEGIN = 0
    ACTIONS = 1
    PRIORITY = 2
    END = 3
    CLEANUP_AGAIN = 4


@final
class TurnFrame(Frame):
    """One turn. CR 500.1. ``steps`` are the steps to come; effects add some or skip some."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.stage = _Stage.BEGIN

    def go_to(self, step: Step) -> None:
        """Go straight to a step, skipping all others that are still to come. CR 723.1d."""
        self.steps = [step]
        self.stage = _Stage.BEGIN

    def resume(self) -> None:
        """Take the first step as begun, its turn-based actions as done: players get priority."""
        self.stage = _Stage.PRIORITY

    def run(self, game: Game) -> None:
        if not self.steps:
            game.frames.pop()
            return
        step = self.steps[0]
        if self.stage is _Stage.BEGIN:
            self._begin(game, step)
        elif self.stage is _Stage.ACTIONS:
            self.stage = _Stage.PRIORITY
            self._act(game, step)
        elif self.stage is _Stage.PRIORITY:
            self._give_priority(game, step)
        elif self.stage is _Stage.CLEANUP_AGAIN:
            self.stage = _Stage.END
            game.frames.append(PriorityFrame(game.turn.active))
        else:
            self._end(game, step)

    def _begin(self, game: Game, step: Step) -> None:
        together = teams.active_players(game)
        if _is_skipped(game, step, together):
            self.steps.pop(0)
            lost = _emptying(game, self._ends_phase(step))
            if lost:
                perform(game, lost)
            return
        self.stage = _Stage.ACTIONS
        if step is Step.BEGINNING_OF_COMBAT:
            game.turn.phase_mark = game.turn.marked_steps.pop(len(self.steps), 0)
            begin_combat(game)
        over = _over(game, step)
        began: list[Event] = [StepBegan(seat, step) for seat in together]
        perform(game, over + began if over else began)

    def _act(self, game: Game, step: Step) -> None:
        """The turn-based actions. CR 703.4."""
        if step is Step.UNTAP:
            game.frames.append(UntapFrame())
        elif step is Step.DRAW:
            drawing = [seat for seat in teams.active_players(game) if game.players[seat].in_game]
            draws: list[Event] = [Draw(seat) for seat in drawing]
            if len(draws) > 1:
                perform_in_turn(game, draws)  # CR 121.2d, 805.4b
            elif draws:
                perform(game, draws)
        elif step is Step.PRECOMBAT_MAIN:
            perform(game, [*schemes.due(game), *lore_due(game)])  # CR 505.3, 505.4
        elif step is Step.DECLARE_ATTACKERS:
            game.frames.append(DeclareAttackersFrame())
        elif step is Step.DECLARE_BLOCKERS:
            game.frames.append(DeclareBlockersFrame())
        elif step is Step.FIRST_STRIKE_DAMAGE:
            game.frames.append(CombatDamageFrame(True))
        elif step is Step.COMBAT_DAMAGE:
            game.frames.append(CombatDamageFrame(False))
        elif step is Step.CLEANUP:
            game.frames.append(CleanupFrame())

    def _give_priority(self, game: Game, step: Step) -> None:
        self.stage = _Stage.END
        if step is Step.UNTAP:
            return  # CR 502.4
        if step is Step.CLEANUP:
            if state_based_actions.check(game) or game.effects.pending:  # CR 514.3a
                self.steps.insert(1, Step.CLEANUP)
                self.stage = _Stage.CLEANUP_AGAIN
            return
        if not passes_in_quiet(game):
            game.frames.append(PriorityFrame(game.turn.active))

    def _end(self, game: Game, step: Step) -> None:
        """End effects that last until the end of the step, then empty mana pools. CR 500.5."""
        self.stage = _Stage.BEGIN
        self.steps.pop(0)
        if step is Step.DECLARE_ATTACKERS and nobody_attacks(game):
            while self.steps and self.steps[0] in (
                Step.DECLARE_BLOCKERS,
                Step.FIRST_STRIKE_DAMAGE,
                Step.COMBAT_DAMAGE,
            ):
                self.steps.pop(0)  # CR 508.8
        events = NO_EVENTS
        if step is Step.END_OF_COMBAT:
            end_combat(game)
            events = _ending(
                [
                    effect
                    for effect in game.effects.all_lasting()
                    if effect.duration == Duration.END_OF_COMBAT
                ]
            )
        if game.turn.next_steps:  # CR 500.9
            self.steps = [STEPS[number] for number in game.turn.next_steps] + self.steps
            game.turn.next_steps = []
        ends_phase = self._ends_phase(step)
        if ends_phase:
            self._add_phases(game, step)
        emptying = _emptying(game, ends_phase)
        if events or emptying:
            perform(game, events + emptying)

    def _add_phases(self, game: Game, ended: Step) -> None:
        """Add the phases that come after the one that ends, the latest created first. CR 500.8."""
        turn = game.turn
        added = turn.extra_steps
        if turn.postcombat_steps and turn.main_phases == 2 and ended is Step.POSTCOMBAT_MAIN:
            added = [*added, *turn.postcombat_steps]
            turn.postcombat_steps = []
        if not added:
            return
        turn.extra_steps = []
        self.steps = [STEPS[number % MARKED] for number in added] + self.steps
        for place, number in enumerate(added):
            if number >= MARKED:
                turn.marked_steps[len(self.steps) - place] = number // MARKED

    def _ends_phase(self, step: Step) -> bool:
        """Whether a phase ends with this step: no other step of the phase is still to come."""
        if step in COMBAT_STEPS:
            return step is Step.END_OF_COMBAT
        following = self.steps[0] if self.steps else Step.UNTAP
        if step in (Step.END, Step.CLEANUP):
            return following not in (Step.END, Step.CLEANUP)
        return step not in (Step.UNTAP, Step.UPKEEP) or following not in (Step.UPKEEP, Step.DRAW)

    def doing(self) -> tuple[str, int]:
        return "703.4", 0

    def standing(self) -> str:
        return f"turn {[step.name for step in self.steps]} {self.stage.name}"

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = TurnFrame(self.steps.copy())
        copy.stage = self.stage
        return copy


@final
class EndTurnFrame(Frame):
    """The ending of the turn: the stack is exiled, then the cleanup step begins. CR 723.1."""

    def __init__(self) -> None:
        self.began = False
        self.left = False

    def run(self, game: Game) -> None:
        if not self.began:
            self.began = True
            game.effects.pending = []  # CR 723.1a
            events: list[Event] = []
            for number in reversed(game.zones.stack):
                events += move.leave_stack(game, number, Zone.EXILE, "exile")
            perform(game, events)
        elif not self.left:
            self.left = True
            self._leave(game)
        elif not state_based_actions.check(game):  # CR 723.1c
            self._skip(game)

    def _leave(self, game: Game) -> None:
        """Remove the frames of everything under way in the step."""
        place = max(at for at, frame in enumerate(game.frames.held) if isinstance(frame, TurnFrame))
        game.frames.cut(place + 1)
        game.frames.append(self)

    def _skip(self, game: Game) -> None:
        """The phase ends, and the game skips to the cleanup step. CR 723.1d."""
        game.frames.pop()
        turn = game.frames.top()
        assert isinstance(turn, TurnFrame), turn
        turn.go_to(Step.CLEANUP)
        game.turn.extra_steps = []
        game.turn.next_steps = []
        game.turn.postcombat_steps = []
        game.turn.marked_steps = {}
        over: list[Lasting] = []
        if game.turn.combat is not None:
            end_combat(game)
            over = [
                effect
                for effect in game.effects.all_lasting()
                if effect.duration == Duration.END_OF_COMBAT
            ]
        perform(game, [*_ending(over), *_emptying(game, True)])

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = EndTurnFrame()
        copy.began = self.began
        copy.left = self.left
        return copy


def end_turn(game: Game) -> None:
    """End the turn. CR 723.1."""
    game.frames.append(EndTurnFrame())


def _emptying(game: Game, ends_phase: bool) -> list[Event]:
    """The events that empty mana pools as a step or phase ends. CR 500.5, CR 2003-07-01 300.3."""
    if game.era.pools_empty is Pools.PHASE and not ends_phase:
        return NO_EVENTS
    found = NO_EVENTS
    for player in game.players.held:
        lost = _mana_lost(game, player) if player.pool and player.in_game else 0
        if lost:
            found = [*found, ManaEmptied(player.id, lost)]
    return found


def _mana_lost(game: Game, player: Player) -> int:
    """How much mana the player loses as the step or phase ends. CR 500.5."""
    keeps = game.effects.rules[player.id].keeps_mana if game.effects.rules else 0
    return sum(1 for unit in player.pool if unit.is_lost(game.turn.step, keeps))


def _is_skipped(game: Game, step: Step, together: list[int]) -> bool:
    """Whether the step of the active players doesn't take place. CR 500.11, 510.4, 614.10."""
    if step is Step.FIRST_STRIKE_DAMAGE and not needs_first_strike_step(game):
        return True
    if step is Step.DRAW and _draws_no_card(game):
        return True
    number: int = step
    if game.effects.rules:
        for seat in together:
            if number in game.effects.rules[seat].skipped_steps:
                return True
    return _skips(game, together, number)


def _skips(game: Game, players: list[int], what: int) -> bool:
    """Whether one of the players was to skip a step, or with -1 a turn; all do then. CR 805.8."""
    for seat in players:
        skips = game.players.held[seat].skips
        if skips and skips.get(what, 0):
            skips[what] -= 1
            return True
    return False


def _draws_no_card(game: Game) -> bool:
    """Whether the draw is skipped: that of a two-player game's first turn, or of a team's.
    CR 103.8a-103.8c.
    """
    return (
        game.turn.number == 1
        and not game.players.variant.draws_first(len(game.players))
        and not game.era.first_player_draws
    )


def _maximum_hand_size(game: Game, player: int) -> int:
    """A player's maximum hand size; -1 for none. CR 402.2."""
    if not game.effects.rules:
        return max(game.players[player].usual_hand, 0)
    rules = game.effects.rules[player]
    return rules.hand_size if rules.hand_size < 0 else max(rules.hand_size + rules.more_in_hand, 0)


@final
class CleanupFrame(Frame):
    """The cleanup step: discarding to hand size, then damage and effects end. CR 514.1, 514.2."""

    def __init__(self) -> None:
        self.discarded = False
        self.asked = 0
        """The number of active players who have been asked."""
        self.chosen: list[Event] = []
        """What the players asked so far discard."""

    def run(self, game: Game) -> None:
        if self.discarded:
            game.frames.pop()
            over = [effect for effect in game.effects.all_lasting() if _ends_now(game, effect)]
            perform(game, [DamageRemoved(), *_ending(over)])
            return
        together = teams.active_players(game)
        while self.asked < len(together):
            player = together[self.asked]
            self.asked += 1
            hand = game.players[player].hand
            limit = _maximum_hand_size(game, player)
            excess = len(hand) - limit
            if limit >= 0 and excess > 0:
                game.decision = Decision(
                    player,
                    Kind.DISCARD,
                    "514.1",
                    Shape.SOME,
                    [Thing(card) for card in hand],
                    excess,
                    excess,
                )
                return
        self.discarded = True
        if self.chosen:
            perform(game, self.chosen)

    def ask_anew(self) -> None:
        self.discarded = False
        self.asked = 0
        self.chosen = []

    def take(self, game: Game, answer: Answer) -> None:
        assert isinstance(answer, Several), answer
        player = teams.active_players(game)[self.asked - 1]
        self.chosen = self.chosen + [
            Discarded(one.thing, player) for one in answer.options if isinstance(one, Thing)
        ]

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = CleanupFrame()
        copy.discarded = self.discarded
        copy.asked = self.asked
        copy.chosen = self.chosen.copy()
        return copy


def _count_at_beginning(game: Game) -> None:
    """Count for each player what effects may ask of the beginning of this turn."""
    ready = [0] * len(game.players)
    for number in game.zones.battlefield:
        thing = game.objects[number]
        if thing.now.types & Type.LAND and not thing.tapped:
            ready[thing.controller] += 1
    game.turn.untapped_lands = ready
    game.turn.hands = [player.hand_size() for player in game.players]


def begin(game: Game, player: int, number: int) -> None:
    """Start the count of a turn. CR 500.1."""
    turn = game.turn
    turn.cast_last_turn = 0
    for seat in game.players.as_one(turn.active):
        cast = game.players.held[seat].happened("spells cast")
        turn.cast_last_turn = max(turn.cast_last_turn, cast)  # CR 730.2a, 730.2b
    turn.number = number
    turn.last_began = turn.began
    turn.began = game.history.events_happened
    turn.postcombat_steps = []
    turn.marked_steps = {}
    turn.upkeeps = 0
    turn.main_phases = 0
    turn.combat_phases = 0
    turn.end_steps = 0
    turn.active = player
    _count_at_beginning(game)
    for seat in game.players.as_one(player):
        begun = game.players[seat]
        begun.turn_before = begun.latest_turn
        begun.attacked_lately = []
        begun.latest_turn = number
        begun.turns_begun += 1
        durations.begin_upcoming(game, seat)
    player_control.begin_control(game, player)
    if game.players.measure():  # CR 801.2c
        game.characteristics.dirty = True
    planes.take_control(game, player)  # CR 901.6
    for one in game.players.held:
        one.last_turn = one.history
        one.history = {}
        one.spells = []
        one.lands_played = 0
    game.characteristics.changed(Reads.TURN | Reads.HISTORY)
    for thing in turn.activated:
        if thing in game.objects:
            game.objects.own(thing).used = {}
    turn.activated = {}
    for away in game.zones.phased.values():
        away.used = {}
