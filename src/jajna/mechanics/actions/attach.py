"""Attaching Auras and Equipment. CR 701.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Kind
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.permanents import Attached, Unattached
from jajna.frozen import dataclass
from jajna.ir.abilities import AttachesOnlyTo
from jajna.ir.base import Cost, Effect, Filter, Ref
from jajna.ir.conditions.attached import HostOf
from jajna.ir.declared.binding import means_one, misplaced
from jajna.ir.declared.names import looks_up
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import IMPLIED, THIS, antecedent
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.attaching import why_not_attached
from jajna.mechanics.choices.chosen_by_each import (
    EachChooses,
    ask_for,
    chosen_things,
    on_battlefield,
)
from jajna.mechanics.choices.chosen_things import Choice
from jajna.mechanics.things.tokens import CREATED
from jajna.vocab import is_another_player, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["Attach", "AttachElsewhere", "TheToken", "Unattach", "UnattachOne"]


@final
@dataclass(frozen=True)
class Attach(EachChooses):
    """An instruction to attach something to a permanent, perhaps what its controller chooses among
    what can be attached to it. CR 701.3a, 701.3b, 608.2d.
    """

    what: Ref = THIS
    to: Ref = THIS

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return [ctx.controller] if self.what.is_choice() else []

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        assert isinstance(self.what, Choice), self.what
        things = on_battlefield(game, self.what.things(game, ctx))
        movable = [event.things()[0] for event in self._events(game, ctx, things)]
        return self.what.ask_of(game, ctx, player, Kind.OBJECTS, "701.3a", movable)

    def chooses_ahead(self) -> bool:
        return self.what.is_choice()

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        things = [thing for _, some in chosen for thing in some]
        if not self.what.is_choice():
            things = self.what.things(game, ctx)
        perform(game, self._events(game, ctx, on_battlefield(game, things)))

    def _events(self, game: Game, ctx: Context, things: list[int]) -> list[Event]:
        meant = self.to.things(game, ctx)
        hosts = [one for one in meant if is_player(one)] or on_battlefield(game, meant)
        return [
            Attached(thing, host)
            for thing in things
            for host in hosts[:1]
            if _can_move(game, game.object(thing), host)
        ]


def _can_move(game: Game, thing: Object, host: int) -> bool:
    """Whether the thing can be attached to the host and isn't already. CR 701.3b."""
    return thing.attached_to != host and not why_not_attached(game, thing, host)


phrase(Attach, en="attach {what} to {to}", es="anexa <+-le@to> {what} a {to}")
phrase(Attach, en="attach {what:chosen} to {to}", es="anexa <+-le@to> {what:chosen} a {to}")
touches(Attach, "to", Does.ARM)


@final
@dataclass(frozen=True)
class AttachElsewhere(Effect):
    """An instruction to attach an Aura to another permanent of your choice that it can enchant.
    CR 701.3a, 303.4d.

    ``to`` describes the permanent where the text does; with ``alike`` it must have the same
    controller as the one that the Aura is attached to. ``who`` chooses it, if ``theirs``: the text
    says "of their choice".
    """

    what: Ref
    to: Filter | None = None
    alike: bool = False
    who: Ref = IMPLIED
    theirs: bool = False

    def _hosts(self, game: Game, ctx: Context) -> list[int]:
        found: list[int] = []
        for thing in on_battlefield(game, self.what.things(game, ctx)):
            aura = game.object(thing)
            found += [
                host
                for host in game.zones.battlefield
                if host != thing
                and _can_move(game, aura, host)
                and self._fits(game, ctx, aura, host)
            ]
        return found

    def _fits(self, game: Game, ctx: Context, aura: Object, host: int) -> bool:
        """Whether a permanent is as the text says, beside the one that the Aura is attached to."""
        if self.alike:
            before = aura.attached_to
            if not on_battlefield(game, [before]):
                return False
            if is_another_player(game.object(before).controller, game.object(host).controller):
                return False
        return self.to is None or self.to.matches(game, ctx, host)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        hosts = self._hosts(game, ctx)
        choosers = self.who.things(game, ctx)[:1]
        if not choosers:
            return None
        return ask_for(ctx, choosers[0], Kind.OBJECTS, "701.3a", hosts, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = on_battlefield(game, self.what.things(game, ctx))
        hosts = chosen_things(answer)
        perform(game, [Attached(thing, hosts[0]) for thing in things] if hosts else [])


phrase(
    AttachElsewhere,
    en="{who} <attaches> {what} to {to:a} of their choice",
    es="{who} <anexa> {what} a {to:un} de su elección",
    when={"alike": False, "theirs": True},
)
phrase(
    AttachElsewhere,
    en="attach {what} to another permanent it can enchant",
    es="anexa {what} a otro permanente que pueda encantar",
    when={"to": None, "alike": False, "theirs": False},
)
phrase(
    AttachElsewhere,
    en="attach {what} to another {to:one}",
    es="anexa {what} a <*otro@to> {to:one}",
    when={"alike": False, "theirs": False},
)
phrase(
    AttachElsewhere,
    en="attach {what} to another permanent with the same controller",
    es="anexa {what} a otro permanente con el mismo controlador",
    when={"to": None, "alike": True},
)


@final
@dataclass(frozen=True)
class TheToken(Ref):
    """The token that an instruction before created. CR 608.2c."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [game.objects.followed(ctx, thing) for thing in ctx.bound.get(CREATED, [])]


looks_up(TheToken, CREATED)
phrase(TheToken, en="the token", es="la ficha")
means_one(TheToken, CREATED, "no one token was created before")


@final
@dataclass(frozen=True)
class Unattach(Effect):
    """An instruction to unattach Equipment. CR 701.3d."""

    what: Ref = THIS

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for thing in on_battlefield(game, self.what.things(game, ctx)):
            if game.object(thing).attached_to >= 0:
                events.append(Unattached(thing))
        perform(game, events)


phrase(Unattach, en="unattach {what}", es="desanexa {what}")


def _unattaches_host(made: Unattach) -> str | None:
    if isinstance(antecedent(made.what), HostOf):
        return "what is attached is unattached, not what it is attached to"
    return None


misplaced(Unattach, _unattaches_host)


@final
@dataclass(frozen=True)
class UnattachOne(Cost):
    """Unattach what the text names, which must be attached. CR 118.3, 701.3d."""

    what: Ref = THIS

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        things = self.what.things(game, ctx)
        for thing in on_battlefield(game, things):
            if game.object(thing).attached_to >= 0:
                return None
        return Reason("unattached", "701.3d", tuple(things))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [Unattached(thing) for thing in self.what.things(game, ctx)])


phrase(UnattachOne, en="unattach {what}", es="desanexa {what}")


phrase(
    AttachesOnlyTo,
    en="~ can be attached only to {what:a}",
    es="~ solo puede anexarse a {what:un}",
)
