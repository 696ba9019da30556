"""Priority: players act in turn, and the stack resolves when all pass. CR 117, 405.5."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import (
    PASS,
    Activate,
    Answer,
    Cast,
    Decision,
    Kind,
    Pass,
    PlayLand,
    Shape,
    TakeAction,
    TapForMana,
    TurnFaceUp,
)
from jajna.errors import Reason
from jajna.events.marks import UNTIL_PASSING
from jajna.events.moves import ZoneChange
from jajna.kernel.casting import announce, available_actions, legality, turn_face_up
from jajna.kernel.casting.certain import is_certain_activation, is_certain_cast
from jajna.kernel.casting.special_actions import SpecialActionFrame
from jajna.kernel.casting.stack_triggers import StackTriggersFrame
from jajna.kernel.combat.damage_order import DamageOrderFrame, order_due
from jajna.kernel.costs.permissions import land_permission, used
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.doors import special_actions
from jajna.kernel.resolution.paying import activate_mana
from jajna.kernel.resolution.resolve import ResolveFrame
from jajna.kernel.state.causes import Cause
from jajna.kernel.state.context import Context
from jajna.kernel.state.frames import Frame
from jajna.kernel.turn import state_based_actions
from jajna.kernel.zones.knowledge import remember_exiled, take_in_secret
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game

__all__ = ["PriorityFrame", "passes_in_quiet"]


def passes_in_quiet(game: Game) -> bool:
    """Let all players pass priority at once if no action is due and none can act. CR 117.3d.

    The result says whether they have passed. Only cached actions are consulted.
    """
    if (
        not game.state_based.settled
        or game.effects.pending
        or game.zones.stack
        or game.settings.always_ask
    ):
        return False
    if game.turn.combat is not None and order_due(game):
        return False
    for player in game.players.held:
        if player.in_game:
            known = available_actions.kept(game, player.id)
            if known is None or known.found:
                return False
    if game.era.madness_until_passing and any(
        UNTIL_PASSING in game.objects[card].marks for card in game.zones.exile
    ):
        return False
    game.history.checkpoint = None
    return game.history.loops.pass_in_quiet()


def _give_up_exiled(game: Game, player: int) -> None:
    """Put the cards that a player could play until passing into their graveyard.

    CR 2003-07-01 502.24a.
    """
    cards = [
        card for card in game.zones.exile if game.objects[card].marks.get(UNTIL_PASSING) == [player]
    ]
    if cards:
        perform(game, [ZoneChange(card, Zone.EXILE, Zone.GRAVEYARD, "put") for card in cards])


@final
class PriorityFrame(Frame):
    """Players get priority until all pass in succession with the stack empty. CR 117.3, 117.4."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.passed: list[int] = []
        """The players who have passed in succession."""

    def run(self, game: Game) -> None:
        """Perform state-based actions and stack triggers, then give a player priority. CR 117.5."""
        if game.turn.combat is not None and order_due(game):
            game.frames.append(DamageOrderFrame())
            return
        if state_based_actions.check(game):
            return
        if game.effects.pending:
            game.frames.append(StackTriggersFrame(game.effects.pending))
            game.effects.pending = []
            return
        if not game.players[self.player].in_game:
            self.player = game.players.after(self.player)
        game.history.checkpoint = None
        remember_exiled(game)
        game.knowledge.conclude()
        actions = available_actions.legal_actions(game, self.player)
        if not actions and not game.settings.always_ask:
            self._pass(game)
            return
        game.decision = Decision(
            self.player,
            Kind.PRIORITY,
            "117.1",
            Shape.ONE,
            [PASS, *actions],
        )

    def _pass(self, game: Game) -> None:
        """CR 117.3d, 117.4."""
        self.passed.append(self.player)
        if game.era.madness_until_passing:
            _give_up_exiled(game, self.player)
        following = self._next(game)
        if following >= 0:
            self.player = following
            return
        if game.history.loops.all_passed(game):
            perform(game, game.history.loops.draws(game))
            return
        if not game.zones.stack:
            game.frames.pop()
            return
        self.passed = []
        game.state_based.settled = False
        self.player = game.turn.active if game.players[game.turn.active].in_game else self.player
        game.frames.append(ResolveFrame(game.zones.stack[-1]))

    def _next(self, game: Game) -> int:
        """The next player who hasn't passed, of a team first the others of it; -1 if all have.

        Within a team the players are asked one after the other, the primary player first. The
        team passes once all of them have, and who has passed is asked again after an action of a
        teammate. CR 117.3d, 805.5.
        """
        players = game.players
        if not players.variant.shared_turns:
            for player in players.held:
                if player.in_game and player.id not in self.passed:
                    return players.after(self.player)
            return -1
        waiting = [seat for seat in players.in_order(self.player) if seat not in self.passed]
        for seat in players.as_one(self.player):
            if seat in waiting:
                return seat
        return waiting[0] if waiting else -1

    def is_certain(self, game: Game, answer: Answer) -> bool:
        if isinstance(answer, Activate):
            return is_certain_activation(game, self.player, answer)
        return isinstance(answer, Cast) and is_certain_cast(game, answer)

    def take(self, game: Game, answer: Answer) -> None:
        if isinstance(answer, Pass):
            self._pass(game)
            return
        self.passed = []
        player = self.player
        if isinstance(answer, PlayLand):
            self._play_land(game, answer)
        elif isinstance(answer, Cast):
            if answer.face == game.objects[answer.card].definition.face_down:
                take_in_secret(game, player, answer.card, face_down=True)
            announce.begin_casting(game, player, answer.card, answer.face, answer.way)
        elif isinstance(answer, Activate):
            source = game.objects[answer.source]
            if source.now.kit.mana[answer.ability] is not None:
                activate_mana(game, player, TapForMana(answer.source, answer.ability, ()))
            else:
                announce.begin_activating(game, player, answer.source, answer.ability)
        elif isinstance(answer, TakeAction):
            take_in_secret(game, player, answer.card, face_down=False)
            action = special_actions(game.objects[answer.card])[answer.index]
            game.frames.append(SpecialActionFrame(action, Context(answer.card, player)))
        elif isinstance(answer, TapForMana):
            activate_mana(game, player, answer)
        elif isinstance(answer, TurnFaceUp):
            turn_face_up.begin_turning(game, player, answer)

    def _play_land(self, game: Game, answer: PlayLand) -> None:
        """Take the special action of playing a land. CR 116.2a."""
        origin = game.objects[answer.card].zone
        event = ZoneChange(answer.card, origin, Zone.BATTLEFIELD, "play")
        event.controller = self.player
        event.face = answer.face
        event.why = Cause("116.2a")
        card = game.objects[answer.card]
        permission = land_permission(game, self.player, card, answer.face)
        perform(game, [event, *used(game, self.player, permission)])

    def accepts(self, game: Game, answer: Answer) -> bool:
        """Mana abilities that cost only {T} aren't offered, but may be activated. CR 605.3a."""
        if isinstance(answer, Activate):
            return legality.is_mana_activation(game, answer)
        return isinstance(answer, TapForMana)

    def why_not(self, game: Game, answer: Answer) -> Reason | None:
        if isinstance(answer, TurnFaceUp):
            return turn_face_up.why_not_turn(game, self.player, answer)
        return legality.why_not_act(game, self.player, answer)

    def standing(self) -> str:
        return f"priority {self.player} {self.passed}"

    def clone(self, memo: dict[int, Context]) -> Frame:
        copy = PriorityFrame(self.player)
        copy.passed = self.passed.copy()
        return copy
