"""Myriad. CR 702.116."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Shape, Thing
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import ONE
from jajna.ir.base import Effect
from jajna.ir.composites import Clause, Later, Sequence
from jajna.ir.declared.names import EXILED, SINCE_TURN, binds, looks_up, notes
from jajna.ir.filters.identity import SELF
from jajna.ir.players import DefendingPlayer
from jajna.ir.refs import EACH, EVENT_AMOUNT, THIS, YOU, Bound
from jajna.kernel.combat.phase import AttackingAdded
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import LATEST_GROUP
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.lasting.delayed_triggers import WHOSE_STEP, DoLater
from jajna.mechanics.moving.to_exile import Exile
from jajna.mechanics.things.copies import CreateCopies
from jajna.mechanics.things.tokens import CREATED
from jajna.mechanics.triggers.combat import Attacks
from jajna.vocab import Type

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["MYRIAD", "Multiply"]

MULTIPLIED: Final = "made by myriad"
"""Name under which the tokens are bound that are exiled together."""


@final
@dataclass(frozen=True)
class TokenAttacks(Effect):
    """One of the tokens just made attacks the player at hand or a planeswalker they control.
    CR 508.4, 508.4a.
    """

    place: int

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        player = ctx.bound["each"][0]
        walkers = [
            thing
            for thing in game.zones.battlefield
            if game.object(thing).now.types & Type.PLANESWALKER
            and game.object(thing).controller == player
        ]
        if not walkers:
            return None
        options = [Thing(one) for one in (player, *walkers)]
        return Decision(
            ctx.controller, Kind.OBJECTS, "508.4", Shape.ONE, [*options], source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        to = answer.thing if isinstance(answer, Thing) else ctx.bound["each"][0]
        perform(game, [AttackingAdded(ctx.bound[CREATED][self.place], to)])


looks_up(TokenAttacks, CREATED, EACH)


@final
@dataclass(frozen=True)
class AttackPlayerAtHand(Effect):
    """Each token just made attacks the player at hand or a planeswalker they control.
    CR 702.116a.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        made = ctx.bound.get(CREATED, [])
        ctx.bind(MULTIPLIED, [*ctx.bound.get(MULTIPLIED, []), *made])
        attacks = [TokenAttacks(place) for place in range(len(made))]
        game.frames.run_in_order(tuple(attacks), ctx)


binds(AttackPlayerAtHand, MULTIPLIED)

looks_up(AttackPlayerAtHand, CREATED)


@final
@dataclass(frozen=True)
class ExileAtEndOfCombat(Effect):
    """The tokens made, if there are any, are exiled at end of combat. CR 702.116a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if ctx.bound.get(MULTIPLIED):
            game.frames.run_in_order((DoLater(Later.COMBAT, Exile(Bound(MULTIPLIED))),), ctx)


binds(ExileAtEndOfCombat, EVENT_AMOUNT, EXILED, LATEST_GROUP, SINCE_TURN, WHOSE_STEP)

notes(ExileAtEndOfCombat, EXILED)

ONE_MORE: Final = Clause(
    Sequence((CreateCopies(ONE, THIS, tapped=True, who=YOU), AttackPlayerAtHand())), may=YOU
)


@final
@dataclass(frozen=True)
class Multiply(Effect):
    """An effect: for each opponent but the defending player a copy of the source may attack them.

    CR 702.116a.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        attacked = DefendingPlayer().things(game, ctx)
        others = [
            one for one in game.players.opponents_within(ctx.controller) if one not in attacked
        ]
        game.frames.run_for_each(others, ONE_MORE, ctx)


MYRIAD: Final[Keyworded] = plain(
    "myriad",
    "miríada",
    meaning=(Triggered(Attacks(SELF), Sequence((Multiply(), ExileAtEndOfCombat()))),),
    rule="702.116",
)
"""CR 702.116a."""
