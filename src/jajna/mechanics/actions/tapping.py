"""Tapping and untapping. CR 701.26."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.events.base import Event
from jajna.events.permanents import Tapped, Untapped
from jajna.ir.base import Amount, Effect, Filter, Ref
from jajna.ir.declarations import Does, touches
from jajna.ir.names import binds, may_look_up
from jajna.ir.refs import IMPLIED, all_that_fit
from jajna.kernel.door.door import perform
from jajna.mechanics.actions.choosing import CHOSEN, ask_for, chosen_things, done, on_battlefield
from jajna.mechanics.actions.chosen import CHOSEN_THINGS, ChooseThings
from jajna.mechanics.costs import TAPPED
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Tap", "TapAny", "TapChosen", "TapOrUntap", "Untap", "UntapChosen"]


def tappings(game: Game, things: list[int]) -> list[Event]:
    """The events of tapping; only untapped permanents can be tapped. CR 701.26a."""
    return [
        Tapped(thing) for thing in on_battlefield(game, things) if not game.object(thing).tapped
    ]


def untappings(game: Game, things: list[int]) -> list[Event]:
    """The events of untapping; only tapped permanents can be untapped. CR 701.26b."""
    return [Untapped(thing) for thing in on_battlefield(game, things) if game.object(thing).tapped]


@final
@dataclass(frozen=True)
class Tap(Effect):
    """An instruction to tap permanents. CR 701.26a."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events = tappings(game, self.what.things(game, ctx))
        done(ctx, events)
        perform(game, events, ctx, TAPPED)


binds(Tap, TAPPED)
phrase(Tap, en="tap {what}", es="gira {what}")
touches(Tap, "what", Does.TAP)


@final
@dataclass(frozen=True)
class Untap(Effect):
    """An instruction to untap permanents. CR 701.26b."""

    what: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events = untappings(game, self.what.things(game, ctx))
        done(ctx, events)
        perform(game, events)


phrase(Untap, en="{who} <untaps> {what}", es="{who} <endereza> {what}")
touches(Untap, "what", Does.UNTAP)


@final
@dataclass(frozen=True)
class UntapChosen(Effect):
    """An instruction to untap permanents of the player's choice: "up to two lands". CR 608.2d."""

    count: Amount
    what: Filter
    who: Ref = IMPLIED
    up_to: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        choose = ChooseThings(self.count, self.what, self.who, self.up_to)
        game.frames.run_in_order((choose, Untap(CHOSEN_THINGS)), ctx)


binds(UntapChosen, CHOSEN)
may_look_up(UntapChosen, CHOSEN)
phrase(
    UntapChosen,
    en="{who} <untaps> [up_to? up to] {count*what}",
    es="{who} <endereza> [up_to? hasta] {count*what}",
)


@final
@dataclass(frozen=True)
class TapChosen(Effect):
    """An instruction that players tap permanents of their choice that they control. CR 608.2d."""

    count: Amount
    what: Filter
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        choose = ChooseThings(self.count, self.what, self.who, False, True)
        game.frames.run_in_order((choose, Tap(CHOSEN_THINGS)), ctx)


binds(TapChosen, CHOSEN, TAPPED)
may_look_up(TapChosen, CHOSEN)
phrase(TapChosen, en="{who} <taps> {count*what}", es="{who} <gira> {count*what}")


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
        perform(game, untappings(game, things) if untap else tappings(game, things))


phrase(TapOrUntap, en="tap or untap {what}", es="gira o endereza {what}")


@final
@dataclass(frozen=True)
class TapAny(Effect):
    """An instruction to tap any number of permanents of the player's choice. CR 107.1c, 701.26a."""

    what: Filter

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = [
            thing
            for thing in all_that_fit(game, ctx, self.what)
            if not is_player(thing) and not game.object(thing).tapped
        ]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "608.2d", things, 0, len(things))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events = tappings(game, chosen_things(answer))
        done(ctx, events)
        perform(game, events, ctx, TAPPED)


binds(TapAny, TAPPED)
phrase(
    TapAny,
    en="tap any number of {what:s}",
    es="gira cualquier cantidad de {what:s}",
)
