"""Putting Auras and Equipment onto the battlefield attached to something. CR 303.4f, 303.4i."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Kind
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.names import binds
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.kernel.zones import attaching
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things, done
from jajna.mechanics.moving.common import moves
from jajna.mechanics.moving.places import OfWhom
from jajna.mechanics.moving.to_battlefield import PUT_ONTO_BATTLEFIELD
from jajna.vocab import Zone, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["PutAttached"]


def arrivals(
    game: Game, ctx: Context, things: list[int], under: OfWhom, host: int
) -> list[ZoneChange]:
    """The events of things being put onto the battlefield attached to a host. CR 110.2a."""
    found = moves(game, things, Zone.BATTLEFIELD, "put")
    for event in found:
        owner = game.object(event.object).owner
        event.controller = ctx.controller if under.is_yours() else owner
        event.attach_to = host
    return found


def enter_attached(game: Game, ctx: Context, events: list[ZoneChange]) -> None:
    """Let things enter attached; bound as those put onto it."""
    done(ctx, events)
    perform(game, [*events], ctx, PUT_ONTO_BATTLEFIELD)


def is_there(game: Game, thing: int) -> bool:
    """Whether the thing is a player in the game or a permanent on the battlefield."""
    if is_player(thing):
        return game.players[thing].in_game
    return game.objects.exists(thing) and game.object(thing).zone is Zone.BATTLEFIELD


@final
@dataclass(frozen=True)
class PutAttached(Effect):
    """An instruction to put cards onto the battlefield attached to something. CR 303.4i.

    Players may choose the card or the thing it is attached to, if the two can be attached (CR
    608.2d). ``returned`` is true where the text says that the cards return. With ``transformed``
    they enter with the back face up; what isn't double-faced stays where it is (CR 712.14a).
    """

    what: Ref
    to: Ref
    returned: bool = False
    under: OfWhom = OfWhom.UNSAID
    who: Ref = IMPLIED
    transformed: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if self.to.is_choice():
            return self._ask_where(game, ctx)
        return self._ask_which(game, ctx) if self.what.is_choice() else None

    def _event(self, game: Game, ctx: Context) -> ZoneChange | None:
        events = arrivals(game, ctx, self.what.things(game, ctx)[:1], self.under, -1)
        return events[0] if events else None

    def _ask_where(self, game: Game, ctx: Context) -> Decision | None:
        event = self._event(game, ctx)
        if event is None:
            return None
        able = attaching.hosts(game, event)
        hosts = [host for host in self.to.things(game, ctx) if host in able]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "608.2d", hosts, 1, 1)

    def _cards(self, game: Game, ctx: Context) -> list[int]:
        cards = self.what.things(game, ctx)
        if not self.transformed:
            return cards
        return [card for card in cards if game.objects.exists(card) and _has_back(game, card)]

    def _hosts(self, game: Game, ctx: Context) -> list[int]:
        return [host for host in self.to.things(game, ctx) if is_there(game, host)]

    def _ask_which(self, game: Game, ctx: Context) -> Decision | None:
        hosts = self._hosts(game, ctx)
        players = self.who.things(game, ctx)
        if not hosts or not players:
            return None
        able: list[int] = []
        for card in self.what.things(game, ctx):
            event = ZoneChange(card, game.object(card).zone, Zone.BATTLEFIELD, "put")
            event.controller = players[0]
            if hosts[0] in attaching.hosts(game, event):
                able.append(card)
        return ask_for(ctx, players[0], Kind.OBJECTS, "608.2d", able, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.to.is_choice():
            event = self._event(game, ctx)
            chosen = chosen_things(answer)
            if event is None or not chosen:
                enter_attached(game, ctx, [])
                return
            event.attach_to = chosen[0]
            enter_attached(game, ctx, [event])
            return
        events: list[ZoneChange] = []
        if self.what.is_choice():
            for host in self.to.things(game, ctx)[:1]:
                events = arrivals(game, ctx, chosen_things(answer), OfWhom.UNSAID, host)
                for event in events:
                    event.controller = self.who.things(game, ctx)[0]
        else:
            for host in self._hosts(game, ctx)[:1]:
                events = arrivals(game, ctx, self._cards(game, ctx), self.under, host)
        if self.transformed:
            for event in events:
                event.face = 1
        enter_attached(game, ctx, events)


def _has_back(game: Game, card: int) -> bool:
    return game.object(card).can_be_turned_over()


binds(PutAttached, PUT_ONTO_BATTLEFIELD)
phrase(
    PutAttached,
    en="return {what} to the battlefield transformed[under? {under:under control}] attached to "
    "{to}",
    es="regresa {what} al campo de batalla <*transformado@what>[under? {under:under control}] "
    "<*anexado@what> a {to}",
    when={"transformed": True, "returned": True},
)


for _returned, _en, _es in (
    (False, "put {what} onto the battlefield", "pon {what} en el campo de batalla"),
    (True, "return {what} to the battlefield", "regresa {what} al campo de batalla"),
):
    for _to in ("{to}", "{to:some}"):
        phrase(
            PutAttached,
            en=f"{_en}[under? {{under:under control}}] attached to {_to}",
            es=f"{_es}[under? {{under:under control}}] <*anexado@what> a {_to}",
            when={"returned": _returned},
        )
phrase(
    PutAttached,
    en="{who} <puts> {what:some} onto the battlefield attached to {to}",
    es="{who} <pone> {what:some} en el campo de batalla <*anexado@what> a {to}",
)
