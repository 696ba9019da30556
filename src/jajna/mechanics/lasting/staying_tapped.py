"""Permanents that don't untap in the next untap step. CR 502.3."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Layer, Modification, Ref, walk
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import SINCE_TURN, binds, looks_up
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.owners import Controlled
from jajna.ir.refs import Each, EachWord, Target
from jajna.kernel.door.perform import perform
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.lasting.until_end_of_turn import begin, changing
from jajna.vocab import Cannot, Reads, Step, Term
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["StayTapped", "UntapStepOf"]

STEP_OF: Final = "untap step of"
"""Name for the player in whose untap step permanents stay tapped."""


class UntapStepOf(Term):
    """In whose next untap step something stays tapped, in the words of the text. CR 502.3."""

    ITS_CONTROLLERS = "its"
    YOUR = "your"
    THEIR_CONTROLLERS = "their"
    THEIR_CONTROLLER = "their one"
    THEIR = "their step"
    """That of the player who controls what is described."""
    THAT_PLAYERS = "that player's"


@final
@dataclass(frozen=True)
class StayTapped(Effect):
    """Permanents don't untap during their controllers' next untap steps, or a player's. CR 502.3.

    ``player`` is the one whose step it is, where the text says that. What is only described stays
    open (CR 611.2c).
    """

    what: Ref
    whose: UntapStepOf = field(default=UntapStepOf.ITS_CONTROLLERS, compare=False)
    player: Ref | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, self.what.things(game, ctx))
        ctx.bind_number(SINCE_TURN, game.turn.number)
        players = self.player.things(game, ctx) if self.player is not None else []
        ctx.bind(STEP_OF, players[:1])
        if not isinstance(self.what, Each) or self.what.word is not EachWord.BARE:
            perform(game, begin(ctx, (StayTappedOnce(),), Duration.PERMANENT, things))
            return
        kept = ctx.clone({})
        for seat, player in enumerate(game.players.held):
            kept.bind_number(f"{SINCE_TURN} {seat}", player.turns_begun)
        changes = (StayTappedOnce(),)
        effect = Continuous(kept, changes, Duration.PERMANENT, None, self.what.filter)
        perform(game, [EffectBegan(effect)])


binds(StayTapped, SINCE_TURN, STEP_OF)


@final
@dataclass(frozen=True)
class StayTappedOnce(Modification):
    """Doesn't untap in the first untap step of its controller after the effect began, or of the
    player who is bound. CR 502.3.
    """

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.TURN

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        player = (ctx.bound[STEP_OF] or [game.object(thing).controller])[0]
        latest = game.players[player].latest_turn
        before = ctx.numbers.get(f"{SINCE_TURN} {player}", -1)
        if before >= 0 and game.players[player].turns_begun > before + 1:
            return
        if latest > ctx.numbers[SINCE_TURN]:
            if game.turn.number != latest or game.turn.step is not Step.UNTAP:
                return
            noted = f"untap step of {thing}"
            if ctx.numbers.get(noted, latest) != latest:
                return
            ctx.bind_number(noted, latest)
        now.cannot |= Cannot.UNTAP_IN_UNTAP_STEP


looks_up(StayTappedOnce, SINCE_TURN, STEP_OF)


words(
    "next untap step",
    {
        UntapStepOf.ITS_CONTROLLERS: (
            "its controller's next untap step",
            "el próximo paso de enderezar de su controlador",
        ),
        UntapStepOf.YOUR: ("your next untap step", "tu próximo paso de enderezar"),
        UntapStepOf.THEIR_CONTROLLERS: (
            "their controllers' next untap steps",
            "el próximo paso de enderezar de sus controladores",
        ),
        UntapStepOf.THEIR_CONTROLLER: (
            "their controller's next untap step",
            "el próximo paso de enderezar de su controlador",
        ),
        UntapStepOf.THEIR: ("their next untap step", "su próximo paso de enderezar"),
    },
)
phrase(
    StayTapped,
    en="{what} <doesn't> untap during {player:that}'s next untap step",
    es="{what} no se <endereza> durante el próximo paso de enderezar de {player}",
    when={"whose": UntapStepOf.THAT_PLAYERS},
)
phrase(
    StayTapped,
    en="{what} <doesn't> untap during {whose:next untap step}",
    es="{what} no se <endereza> durante {whose:next untap step}",
    when={"player": None},
)


def _why_nobody_has_the_step(made: StayTapped) -> str | None:
    """ "Their untap step" is that of a player of whose permanents the text speaks."""
    if made.whose is not UntapStepOf.THEIR:
        return None
    if isinstance(made.what, Each):
        for node in walk(made.what.filter):
            if isinstance(node, Controlled) and isinstance(node.by, Target):
                return None
    return "it isn't said whose untap step it is"


misplaced(StayTapped, _why_nobody_has_the_step)
touches(StayTapped, "what", Does.STAY_TAPPED)
