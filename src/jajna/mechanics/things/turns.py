"""Turns, steps and the end of the game. CR 104, 500.7, 614.10."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind, OfPlayer
from jajna.events.effects import EffectBegan
from jajna.events.players import GameDrawn as Drawn
from jajna.events.players import PlayerWon
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Duration, Effect, Layer, Modification, Ref
from jajna.ir.declared.binding import needs, tells
from jajna.ir.declared.names import ADDED_PHASE, EXTRA_TURN, binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import IMPLIED, Each
from jajna.kernel.door.perform import perform
from jajna.kernel.players import teams
from jajna.kernel.players.player_control import PlayerControlled
from jajna.kernel.players.teams import losing
from jajna.kernel.state.game_state import MARKED
from jajna.kernel.state.lasting_effects import Continuous
from jajna.kernel.turn.turn import end_turn
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.telling import steps, tell, tell_player
from jajna.vocab import Reads, Step, Term
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = [
    "AddPhases",
    "AddedPhase",
    "AfterPhase",
    "ControlPlayer",
    "DrawGame",
    "GetUpkeeps",
    "LoseGame",
    "PhasesAdded",
    "SkipStep",
    "SkipStepOfThatTurn",
    "Skipping",
    "TakeExtraTurn",
    "TurnAdded",
    "WinGame",
]


@final
class TurnAdded(OfPlayer):
    """A player gets an extra turn, to be taken before those added earlier. CR 500.7.

    Effects know the turn by its ``mark``; 0: none does.
    """

    def __init__(self, player: int, mark: int = 0) -> None:
        super().__init__(EventKind.TURN_ADDED, player)
        self.mark = mark

    def apply(self, game: Game) -> list[Event]:
        if self.mark:
            game.turn.extra_marks[len(game.turn.extra_turns)] = self.mark
        game.turn.extra_turns.append(self.player)
        return []


tell_player(TurnAdded, "You get an extra turn.", "{player} gets an extra turn.")


@final
@dataclass(frozen=True)
class ControlPlayer(Effect):
    """You control a player during their next turn. CR 722.1.

    ``gains``: the text says that you gain control; ``extra``: that the player takes an extra turn
    after that turn.
    """

    who: Ref
    gains: bool = False
    extra: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = teams.one_of_each(game, in_turn_order(game, self.who.things(game, ctx)))
        perform(game, [PlayerControlled(one, ctx.controller, self.extra) for one in players])


for _gains, _en, _es in (
    (False, "you control {who}", "controlas a {who}"),
    (True, "you gain control of {who}", "ganas el control de {who}"),
):
    phrase(
        ControlPlayer,
        en=f"{_en} during that player's next turn"
        "[extra? . after that turn, that player takes an extra turn]",
        es=f"{_es} durante el próximo turno de ese jugador"
        "[extra? . después de ese turno, ese jugador toma un turno adicional]",
        when={"gains": _gains},
    )


@final
class Skipping(OfPlayer):
    """A player is to skip the next occurrence of steps, or with -1 of a turn. CR 614.10a."""

    def __init__(self, player: int, steps: tuple[int, ...]) -> None:
        super().__init__(EventKind.SKIPPING, player)
        self.steps = steps

    def apply(self, game: Game) -> list[Event]:
        skips = game.players[self.player].skips
        for step in self.steps:
            skips[step] = skips.get(step, 0) + 1
        return []


tell_player(
    Skipping,
    "You will skip: {steps}.",
    "{player} will skip: {steps}.",
    words={"steps": steps("steps")},
)


@final
@dataclass(frozen=True)
class TakeExtraTurn(Effect):
    """An instruction to take an extra turn, or several, after this one. CR 500.7."""

    who: Ref = IMPLIED
    count: int = 1

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = teams.one_of_each(game, in_turn_order(game, self.who.things(game, ctx)))
        if self.count == 1 and len(players) == 1:
            mark = game.history.events_happened + 1
            ctx.bind_number(EXTRA_TURN, mark)
            perform(game, [TurnAdded(players[0], mark)])
            return
        perform(game, [TurnAdded(player) for player in players for _ in range(self.count)])


def _is_one_turn(made: TakeExtraTurn) -> bool:
    return made.count == 1 and not isinstance(made.who, Each)


binds(TakeExtraTurn, EXTRA_TURN)
tells(TakeExtraTurn, EXTRA_TURN, _is_one_turn)


phrase(
    TakeExtraTurn,
    en="{who} <takes> an extra turn after this one",
    es="{who} <toma> un turno adicional después de este",
    when={"count": 1},
)
phrase(
    TakeExtraTurn,
    en="{who} <takes> {count} extra turns after this one",
    es="{who} <toma> {count} turnos adicionales después de este",
)
touches(TakeExtraTurn, "who", Does.TURN)


@final
@dataclass(frozen=True)
class SkipStepOfThatTurn(Effect):
    """A step of the extra turn just added will be skipped. CR 500.11, 614.10."""

    step: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        changes = (SkipMarkedStep(self.step),)
        players = game.players.in_order(game.turn.active)
        effect = Continuous(ctx.clone({}), changes, Duration.PERMANENT, players)
        perform(game, [EffectBegan(effect)])


@final
@dataclass(frozen=True)
class SkipMarkedStep(Modification):
    """A step of the extra turn that the effect knows is skipped. CR 614.10."""

    step: int

    def reads(self) -> int:
        return Reads.TURN

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if game.turn.mark == ctx.numbers.get(EXTRA_TURN, -1):
            rules.skipped_steps.append(self.step)


phrase(
    SkipStepOfThatTurn,
    en="skip the {step:skipped step} of that turn",
    es="sáltate el {step:skipped step} de ese turno",
)
needs(SkipStepOfThatTurn, EXTRA_TURN, "no one extra turn was added before")


class Skipped(Term):
    """What can be skipped: a turn, or a step or phase of one. CR 614.10."""

    TURN = "turn"
    DRAW = "draw"
    UNTAP = "untap"
    UPKEEP = "upkeep"
    COMBAT = "combat"


words(
    "skipped",
    {
        Skipped.TURN: ("next turn", "próximo turno"),
        Skipped.DRAW: ("next draw step", "próximo paso de robar"),
        Skipped.UNTAP: ("next untap step", "próximo paso de enderezar"),
        Skipped.UPKEEP: ("next upkeep step", "próximo paso de mantenimiento"),
        Skipped.COMBAT: ("next combat phase", "próxima fase de combate"),
    },
)

COMBAT_PHASE: Final = (
    int(Step.BEGINNING_OF_COMBAT),
    int(Step.DECLARE_ATTACKERS),
    int(Step.DECLARE_BLOCKERS),
    int(Step.FIRST_STRIKE_DAMAGE),
    int(Step.COMBAT_DAMAGE),
    int(Step.END_OF_COMBAT),
)
"""The steps of the combat phase. CR 506.1."""
BEGINNING_PHASE: Final = (int(Step.UNTAP), int(Step.UPKEEP), int(Step.DRAW))
"""The steps of the beginning phase. CR 501.1."""

_SKIPPED: Final = {
    Skipped.TURN: (-1,),
    Skipped.DRAW: (int(Step.DRAW),),
    Skipped.UNTAP: (int(Step.UNTAP),),
    Skipped.UPKEEP: (int(Step.UPKEEP),),
    Skipped.COMBAT: tuple([step for step in COMBAT_PHASE if step != Step.FIRST_STRIKE_DAMAGE]),
}


@final
@dataclass(frozen=True)
class SkipStep(Effect):
    """An instruction to skip the next turn, phase or step of a kind. CR 614.10a."""

    what: Skipped
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = teams.one_of_each(game, in_turn_order(game, self.who.things(game, ctx)))
        perform(game, [Skipping(player, _SKIPPED[self.what]) for player in players])


phrase(
    SkipStep,
    en="{who} <skips> {who:own} {what:skipped}",
    es="{who} <salta> {who:own} {what:skipped}",
)


class AfterPhase(Term):
    """After which phase another one follows. CR 500.8."""

    MAIN = "this main phase"
    COMBAT = "this combat phase"
    THIS = "this phase"
    FIRST_POSTCOMBAT = "the first postcombat main phase this turn"
    STEP = "this step"


@final
class PhasesAdded(OfPlayer):
    """Phases or steps are added before those added earlier: after this phase, or as ``after`` says.
    CR 500.8, 500.9.
    """

    def __init__(
        self, player: int, steps: tuple[int, ...], after: AfterPhase | None = None
    ) -> None:
        super().__init__(EventKind.PHASES_ADDED, player)
        self.steps = steps
        self.after = after

    def apply(self, game: Game) -> list[Event]:
        turn = game.turn
        if self.after is AfterPhase.FIRST_POSTCOMBAT and turn.main_phases < 2:
            turn.postcombat_steps = [*self.steps, *turn.postcombat_steps]
        elif self.after is AfterPhase.STEP:
            turn.next_steps = [*self.steps, *turn.next_steps]
        else:
            turn.extra_steps = [*self.steps, *turn.extra_steps]
        return []


tell_player(PhasesAdded, "You get an additional phase.", "{player} gets an additional phase.")


class AddedPhase(Term):
    """What kind of phase is added. CR 500.1."""

    COMBAT = "combat phase"
    BEGINNING = "beginning phase"


@final
@dataclass(frozen=True)
class AddPhases(Effect):
    """An instruction that there be an additional phase, perhaps with a main phase after it.

    CR 500.8. ``after`` is "this phase", or the kind of phase without which it does nothing.
    ``last``: the text says so at its end. The first postcombat main phase of a turn is its second
    main phase (CR 505.1a); once that is over, nothing can come after it.
    """

    after: AfterPhase
    main: bool = False
    what: AddedPhase = AddedPhase.COMBAT
    last: bool = field(default=False, compare=False)
    short: bool = field(default=False, compare=False)
    """Whether the text says "there's"."""
    count: Amount = ONE
    """How many such phases there are, one after the other."""
    several: bool = field(default=False, compare=False)
    """Whether the text says that there are several."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        in_main = game.turn.step in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)
        if self.after is AfterPhase.MAIN and not in_main:
            return
        if self.after is AfterPhase.COMBAT and int(game.turn.step) not in COMBAT_PHASE:
            return
        if self.after is AfterPhase.FIRST_POSTCOMBAT and not _may_follow_postcombat(game):
            return
        steps: tuple[int, ...] = COMBAT_PHASE
        if self.what is AddedPhase.BEGINNING:
            steps = BEGINNING_PHASE
        if self.main:
            steps += (int(Step.POSTCOMBAT_MAIN),)
        steps *= max(self.count.value(game, ctx), 0)
        if not steps:
            return
        mark = game.history.events_happened + 1
        ctx.bind_number(ADDED_PHASE, mark)
        marked = (steps[0] + MARKED * mark, *steps[1:])
        perform(game, [PhasesAdded(game.turn.active, marked, self.after)])


def _may_follow_postcombat(game: Game) -> bool:
    """Whether the first postcombat main phase of the turn isn't over. CR 505.1a."""
    turn = game.turn
    return turn.main_phases < 2 or (turn.main_phases == 2 and turn.step is Step.POSTCOMBAT_MAIN)


def _adds_combat(made: AddPhases) -> bool:
    return made.what is AddedPhase.COMBAT


binds(AddPhases, ADDED_PHASE)
tells(AddPhases, ADDED_PHASE, _adds_combat)


words(
    "added phase",
    {
        AddedPhase.COMBAT: ("an additional combat phase", "una fase de combate adicional"),
        AddedPhase.BEGINNING: ("an additional beginning phase", "una fase inicial adicional"),
    },
)
words(
    "after phase",
    {
        AfterPhase.MAIN: ("after this main phase", "después de esta fase principal"),
        AfterPhase.COMBAT: ("after this combat phase", "después de esta fase de combate"),
        AfterPhase.THIS: ("after this phase", "después de esta fase"),
        AfterPhase.FIRST_POSTCOMBAT: (
            "after the first postcombat main phase this turn",
            "después de la primera fase principal poscombate de este turno",
        ),
    },
)
for _short, _is in ((False, "is"), (True, "'s")):
    phrase(
        AddPhases,
        en=f"there {_is} {{what:added phase}} {{after:after phase}}[main? followed by an "
        "additional main phase]",
        es="hay {what:added phase} {after:after phase}[main? seguida de una fase principal "
        "adicional]",
        when={"last": True, "short": _short, "several": False},
    )
    phrase(
        AddPhases,
        en=f"{{after:after phase}}, there {_is} {{what:added phase}}[main? followed by an "
        "additional main phase]",
        es="{after:after phase}, hay {what:added phase}[main? seguida de una fase principal "
        "adicional]",
        when={"last": False, "short": _short, "several": False},
    )
phrase(
    AddPhases,
    en="{after:after phase}, there are {count:one} additional combat phases",
    es="{after:after phase}, hay {count:una} fases de combate adicionales",
    when={"last": False, "several": True, "main": False, "what": AddedPhase.COMBAT},
)


@final
@dataclass(frozen=True)
class GetUpkeeps(Effect):
    """An instruction that a player get additional upkeep steps after this phase, or with
    ``after_step`` after this step. CR 500.9, 500.10.

    In the turn of another player there are none (CR 500.10a).
    """

    count: Amount
    who: Ref = IMPLIED
    after_step: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = max(self.count.value(game, ctx), 0)
        players = [player for player in self.who.things(game, ctx) if teams.is_active(game, player)]
        steps = (int(Step.UPKEEP),) * number
        after = AfterPhase.STEP if self.after_step else None
        perform(game, [PhasesAdded(player, steps, after) for player in players] if steps else [])


for _after_step, _en, _es in ((False, "phase", "esta fase"), (True, "step", "este paso")):
    phrase(
        GetUpkeeps,
        en=f"{{who}} <gets> {{count:a}} additional upkeep step/steps after this {_en}",
        es="{who} <obtiene> {count:un} paso/pasos de mantenimiento adicional/adicionales después "
        f"de {_es}",
        when={"after_step": _after_step},
    )


@final
class TurnOrderReversed(Event):
    """The turn order is reversed: from clockwise to counterclockwise, or back. CR 103.1."""

    def __init__(self) -> None:
        super().__init__(EventKind.TURN_ORDER_REVERSED)

    def apply(self, game: Game) -> list[Event]:
        game.players.reversed = not game.players.reversed
        return []


tell(TurnOrderReversed, "The turn order is reversed.")


@final
@dataclass(frozen=True)
class ReverseTurnOrder(Effect):
    """An instruction to reverse the game's turn order. CR 103.1."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [TurnOrderReversed()])


phrase(
    ReverseTurnOrder,
    en="reverse the game's turn order",
    es="invierte el orden de los turnos del juego",
)


@final
@dataclass(frozen=True)
class WinGame(Effect):
    """An instruction that a player win the game. CR 104.2b.

    With limited ranges of influence the opponents within range lose it instead (CR 801.14).
    """

    who: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = [
            player
            for player in self.who.things(game, ctx)
            if not (game.effects.rules and game.effects.rules[player].cannot_win_game)
        ]
        if not game.players.ranges:
            perform(game, [PlayerWon(player) for player in players])
            return
        lost: list[int] = []
        for player in players:
            lost += [one for one in game.players.opponents_within(player) if one not in lost]
        perform(game, _losing(game, lost, "801.14"))


phrase(WinGame, en="{who} <wins> the game", es="{who} <gana> el juego")
touches(WinGame, "who", Does.WIN)


@final
@dataclass(frozen=True)
class LoseGame(Effect):
    """An instruction that players lose the game. CR 104.3e."""

    who: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = game.players.within(ctx.controller, self.who.things(game, ctx))
        perform(game, _losing(game, players, "104.3e"))


def _losing(game: Game, players: list[int], rule: str) -> list[Event]:
    """The events by which those of the players lose who can, and those who lose with them."""
    able = [
        player
        for player in players
        if not (game.effects.rules and game.effects.rules[player].cannot_lose_game)
    ]
    return [
        event
        for player in teams.one_of_each(game, able)
        for event in losing(game, player, "effect", rule)
    ]


phrase(LoseGame, en="{who} <loses> the game", es="{who} <pierde> el juego")
touches(LoseGame, "who", Does.LOSE)


@final
@dataclass(frozen=True)
class DrawGame(Effect):
    """An instruction that the game be a draw. CR 104.4c.

    With limited ranges of influence it is one for the controller and those within range
    (CR 801.15).
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if game.players.ranges:
            perform(game, teams.drawing(game, [ctx.controller], "801.15"))
            return
        perform(game, [Drawn("104.4c")])


phrase(DrawGame, en="the game is a draw", es="el juego termina en empate")


@final
@dataclass(frozen=True)
class EndTurn(Effect):
    """An instruction to end the turn. CR 723.1."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        end_turn(game)


phrase(EndTurn, en="end the turn", es="termina el turno")
