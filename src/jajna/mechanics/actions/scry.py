"""Scrying. CR 701.22."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import NO_EVENTS, Event, EventKind, OfPlayer
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Filter, Ref, Replacement
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import EVENT_AMOUNT, EVENT_PLAYER, IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action, NoteAction
from jajna.mechanics.choices.chosen_by_each import amount_for, in_turn_order
from jajna.mechanics.replacements.instead import followed, offer
from jajna.mechanics.things.library import KEPT, Looking, OrderTop, PutAway
from jajna.telling import silent, tell_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AboutToScry", "InsteadOfScrying", "Scry"]


def scrying_of(player: int) -> str:
    """Name of the number of cards for which a player scries, 0 if something else happens."""
    return f"scrying of {player}"


@final
class AboutToScry(OfPlayer):
    """A player is about to look at so many cards, unless something else happens instead.
    CR 614.1, 701.22b.
    """

    def __init__(self, player: int, number: int) -> None:
        super().__init__(EventKind.SCRYING, player, number)

    def apply(self, game: Game) -> list[Event]:
        return NO_EVENTS

    def notation(self) -> str:
        return f"AboutToScry {self.player} {self.number}"


tell_player(
    AboutToScry,
    "You are about to scry (CR {rule}).",
    "{player} is about to scry (CR {rule}).",
    rule="701.22a",
)
silent(AboutToScry)


@final
@dataclass(frozen=True)
class Scry(Effect):
    """An instruction to scry. CR 701.22a."""

    count: Amount
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if not game.characteristics.index.replaces(EventKind.SCRYING):
            if self.count.value(game, ctx) > 0:  # CR 701.22b
                game.frames.run_in_order(self._steps(self.who), ctx)
            return
        players = in_turn_order(game, self.who.things(game, ctx))
        first = tuple([BeginToScry(self.count, player) for player in players])
        game.frames.run_in_order((*first, *self._steps(WhoScries(tuple(players)))), ctx)

    def _steps(self, who: Ref) -> tuple[Effect, ...]:
        """A tuple of what those who scry do, all of them at once. CR 701.22c, 701.22d."""
        taken = NoteAction(Action.SCRY, who)
        return (Looking(self.count, who), PutAway(who), OrderTop(who), taken)


binds(Scry, KEPT)
phrase(Scry, en="{who} <scries> {count}", es="{who} <adivina> {count}")

touches(Scry, "who", Does.SELECT, "count")


@final
@dataclass(frozen=True)
class BeginToScry(Effect):
    """A player begins to scry, unless something else happens instead. CR 614.1, 701.22b."""

    count: Amount
    player: int

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        number = amount_for(self.count, game, ctx, self.player)
        events: list[Event] = [AboutToScry(self.player, number)] if number > 0 else []
        perform(game, events, ctx, scrying_of(self.player))


@final
@dataclass(frozen=True)
class WhoScries(Ref):
    """Those of some players who scry, as nothing else happens instead. CR 614.6."""

    players: tuple[int, ...]

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [one for one in self.players if ctx.numbers.get(scrying_of(one), 0) > 0]


@final
@dataclass(frozen=True)
class InsteadOfScrying(Replacement):
    """An instruction replaces a player's scrying. CR 614.1a."""

    who: Filter
    effect: Effect

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.SCRYING,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, AboutToScry) and self.who.matches(game, ctx, event.player)

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        return offer(ctx, event.affected(game), self.effect)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, AboutToScry), event
        return followed(ctx, event, self.effect, answer)


binds(InsteadOfScrying, EVENT_PLAYER, EVENT_AMOUNT)
phrase(
    InsteadOfScrying,
    en="if {who:this} would scry a number of cards, {effect} instead",
    es="si {who:this} <fuera> a adivinar una cantidad de cartas, en vez de eso, {effect}",
)
trait(InsteadOfScrying, Trait.TELLS_WHO)
