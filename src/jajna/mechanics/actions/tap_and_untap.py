"""Tapping and untapping. CR 701.26."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.events.base import Event
from jajna.events.permanents import Tapped, Untapped
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.binding import tells
from jajna.ir.declared.names import TAPPED, binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.states import Tapped as IsTapped
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import done, on_battlefield
from jajna.mechanics.choices.chosen_things import PICKED, AnyNumber, Choice, lacks
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Tap", "TapOrUntap", "Untap"]


def tappings(game: Game, things: list[int], by: int) -> list[Event]:
    """The events of tapping by a player; only untapped permanents can be tapped. CR 701.26a."""
    untapped = [one for one in on_battlefield(game, things) if not game.object(one).tapped]
    return [Tapped(thing, by) for thing in untapped]


def untappings(game: Game, things: list[int]) -> list[Event]:
    """The events of untapping; only tapped permanents can be untapped. CR 701.26b."""
    return [Untapped(thing) for thing in on_battlefield(game, things) if game.object(thing).tapped]


def _who(game: Game, ctx: Context, who: Ref) -> int:
    """The player who follows an instruction to tap permanents. CR 608.2c."""
    found = who.things(game, ctx)
    return found[0] if len(found) == 1 else ctx.controller


@final
@dataclass(frozen=True)
class Tap(Effect):
    """An instruction to tap permanents. CR 701.26a.

    Players choose a given number among permanents they control, but "any number" among all that
    are untapped (CR 608.2d).
    """

    what: Ref
    who: Ref = IMPLIED

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        return lacks(game, ctx, self.what, self.who, player, own=True)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, AnyNumber):
            untapped = AnyNumber(All((Not(IsTapped()), self.what.what)))
            untapped.choose_for(game, ctx, self, "what", self.who)
            return
        if isinstance(self.what, Choice):
            self.what.choose_for(game, ctx, self, "what", self.who, own=True)
            return
        events = tappings(game, self.what.things(game, ctx), _who(game, ctx, self.who))
        done(ctx, events)
        perform(game, events, ctx, TAPPED)


binds(Tap, PICKED, TAPPED)
phrase(Tap, en="tap {what}", es="gira {what}")
tells(Tap, TAPPED)
touches(Tap, "what", Does.TAP)

phrase(Tap, en="{who} <taps> {what:chosen}", es="{who} <gira> {what:chosen}")
phrase(Tap, en="{who} <taps> {what}", es="{who} <gira> {what}")


@final
@dataclass(frozen=True)
class Untap(Effect):
    """An instruction to untap permanents. CR 701.26b."""

    what: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, Choice):
            self.what.choose_for(game, ctx, self, "what", self.who)
            return
        events = untappings(game, self.what.things(game, ctx))
        done(ctx, events)
        perform(game, events)


phrase(Untap, en="{who} <untaps> {what}", es="{who} <endereza> {what}")
touches(Untap, "what", Does.UNTAP)

phrase(Untap, en="{who} <untaps> {what:some}", es="{who} <endereza> {what:some}")


@final
@dataclass(frozen=True)
class TapOrUntap(Effect):
    """An instruction to tap or untap a permanent, as its controller chooses. CR 608.2d."""

    what: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if not on_battlefield(game, self.what.things(game, ctx)):
            return None
        options = [Pick(0, "tap"), Pick(1, "untap")]
        return Decision(
            ctx.controller, Kind.WORD, "608.2d", Shape.ONE, [*options], source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        untap = isinstance(answer, Pick) and answer.index == 1
        perform(game, untappings(game, things) if untap else tappings(game, things, ctx.controller))


phrase(TapOrUntap, en="tap or untap {what}", es="gira o endereza {what}")
