"""Sacrificing permanents. CR 701.21."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.decision import Kind
from jajna.events.base import Event
from jajna.events.permanents import Sacrificed
from jajna.frozen import dataclass
from jajna.ir.base import Ref, walk
from jajna.ir.choices import number_chosen
from jajna.ir.conditions.logic import TO_SACRIFICE
from jajna.ir.declared.binding import does, leaves, misplaced
from jajna.ir.declared.names import SACRIFICED, binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import AnyTarget
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, Each, Same, Target, You, antecedent
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.chosen_by_each import EachChooses, done, in_turn_order
from jajna.mechanics.choices.chosen_things import AnyNumber, Choice
from jajna.mechanics.rules.sacrifices import is_spared
from jajna.vocab import Cannot, Zone, is_another_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Decision
    from jajna.kernel.game import Game

__all__ = ["Sacrifice", "can_sacrifice"]


def can_sacrifice(game: Game, player: int, thing: int) -> bool:
    """Whether the player could sacrifice the permanent. CR 701.21a."""
    if not game.objects.exists(thing):
        return False
    found = game.object(thing)
    if found.zone is not Zone.BATTLEFIELD or is_another_player(found.controller, player):
        return False
    return not found.now.cannot & Cannot.BE_SACRIFICED


@final
@dataclass(frozen=True)
class Sacrifice(EachChooses):
    """An instruction to sacrifice permanents, particular ones or those that the player chooses.
    CR 701.21a, 101.4.
    """

    what: Ref
    who: Ref = IMPLIED
    is_told_who_chooses: bool = field(default=False, compare=False)
    """Whether the text says "of their choice", as it does since 2022."""

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        if not self.what.is_choice():
            return []
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        assert isinstance(self.what, Choice), self.what
        things = _could_be_sacrificed(game, ctx, player)
        return self.what.ask_of(game, ctx, player, Kind.SACRIFICE, "701.21a", things)

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        if not isinstance(self.what, Choice) or player not in self.who.things(game, ctx):
            return False
        things = _could_be_sacrificed(game, ctx, player)
        return self.what.falls_short(game, ctx, player, things)

    def chooses_ahead(self) -> bool:
        return self.what.is_choice()

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        if not self.what.is_choice():
            chosen = self._particular(game, ctx)
        events: list[Event] = []
        for player, things in chosen:
            events += [Sacrificed(thing, player) for thing in things]
        ctx.bind(SACRIFICED, [event.things()[0] for event in events])
        if isinstance(self.what, (Each, AnyNumber)):
            ctx.bind_number(EVENT_AMOUNT, len(events))
        count = number_chosen(self.what) if self.what.is_choice() else None
        if count is not None:
            ctx.bind_number(TO_SACRIFICE, count.value(game, ctx))
        done(ctx, events)
        perform(game, events)

    def _particular(self, game: Game, ctx: Context) -> list[tuple[int, list[int]]]:
        """A list of pairs: a player, and the permanents named that the player can sacrifice."""
        return [
            (
                player,
                [one for one in self.what.things(game, ctx) if can_sacrifice(game, player, one)],
            )
            for player in self.who.things(game, ctx)
            if not is_spared(game, ctx, player)
        ]


def _could_be_sacrificed(game: Game, ctx: Context, player: int) -> list[int]:
    field = [] if is_spared(game, ctx, player) else game.zones.battlefield
    return [one for one in field if can_sacrifice(game, player, one)]


def _chooses(made: Sacrifice) -> bool:
    return made.what.is_choice()


def _names_what(made: Sacrifice) -> bool:
    return not made.what.is_choice()


binds(Sacrifice, EVENT_AMOUNT, SACRIFICED, TO_SACRIFICE)

phrase(Sacrifice, en="{who} <sacrifices> {what}", es="{who} <sacrifica> {what}")

phrase(
    Sacrifice,
    en="{who} <sacrifices> {what:chosen}",
    es="{who} <sacrifica> {what:chosen}",
    when={"is_told_who_chooses": False},
)

phrase(
    Sacrifice,
    en="{who} <sacrifices> {what:some} of their choice",
    es="{who} <sacrifica> {what:some} de su elección",
    when={"is_told_who_chooses": True},
)

does(Sacrifice, SACRIFICED)

leaves(Sacrifice, SACRIFICED, None, when=_chooses)

touches(Sacrifice, "what", Does.REMOVE, when=_names_what)

touches(Sacrifice, "who", Does.SACRIFICE, "what", when=_chooses)


def _could_be_anybodys(made: Sacrifice) -> str | None:
    """Only permanents of one's own are sacrificed, and "any target" may be a player. CR 701.21a."""
    meant = antecedent(made.what)
    of_any = isinstance(meant, Target) and any(isinstance(one, AnyTarget) for one in walk(meant))
    return "any target is nothing to sacrifice" if of_any else None


misplaced(Sacrifice, _could_be_anybodys)


def _any_number_of_others(made: Sacrifice) -> str | None:
    """How many all of several players sacrifice is not "that many" of each."""
    if isinstance(made.what, AnyNumber) and not isinstance(made.who, (You, Same)):
        return "each of them would sacrifice another number"
    return None


misplaced(Sacrifice, _any_number_of_others)
