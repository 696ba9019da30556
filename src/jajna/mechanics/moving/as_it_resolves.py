"""Spells that go elsewhere than to a graveyard as they resolve. CR 608.2n, 614.1a."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.effects import EffectBegan
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Filter, Ref, Replacement
from jajna.ir.composites import Clause, Later, Sequence
from jajna.ir.conditions.logic import Did
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import RETURNED, binds, looks_up
from jajna.ir.refs import EVENT_AMOUNT, EventObject, That, ThisFrom
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import SHIELDED, Context
from jajna.kernel.state.lasting_effects import DelayedTrigger, Shield
from jajna.mechanics.choices.chosen_things import PICKED
from jajna.mechanics.lasting.delayed_triggers import NextStep
from jajna.mechanics.lasting.next_spell import SINCE, next_spell
from jajna.mechanics.moving.piles import AN_OPPONENT
from jajna.mechanics.moving.to_hand import PUT_INTO_HAND, PutIntoHand
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["ExileAsItResolves", "NextGoesToHand"]


def _resolves(game: Game, ctx: Context, event: Event) -> bool:
    """Whether a card would be put into the controller's graveyard as it resolves. CR 608.2n."""
    return (
        isinstance(event, ZoneChange)
        and event.origin is Zone.STACK
        and event.to is Zone.GRAVEYARD
        and event.cause == "resolve"
        and game.object(event.object).owner == ctx.controller
    )


@final
@dataclass(frozen=True)
class ExiledAsItResolves(Replacement):
    """What the shield was made for is exiled as it resolves, not put into your graveyard.

    It has a ``counter`` in exile, or it is ``returned`` to your hand at the beginning of the next
    end step. CR 614.1a, 608.2n.
    """

    counter: str = ""
    returned: bool = False

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return _resolves(game, ctx, event) and event.things()[0] in ctx.bound.get(SHIELDED, [])

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.EXILE
        if self.counter:
            event.add_counters(self.counter, 1)
        if not self.returned:
            return [event]
        own = Context(event.object, ctx.controller)
        own.begin_span(game.history.events_happened)  # so that it finds the card in exile: CR 400.7
        returning = PutIntoHand(ThisFrom(int(Zone.EXILE)), returned=True)
        later = DelayedTrigger(own, NextStep(Later.END), returning, Duration.PERMANENT)
        return [event, EffectBegan(later)]


looks_up(ExiledAsItResolves, SHIELDED)
binds(ExiledAsItResolves, AN_OPPONENT, EVENT_AMOUNT, PICKED, PUT_INTO_HAND, RETURNED)


@final
@dataclass(frozen=True)
class ExileAsItResolves(Effect):
    """If a spell would be put into your graveyard as it resolves, it is exiled instead.

    ``counter`` and ``returned`` are as in ``ExiledAsItResolves``. CR 614.1a, 608.2n.
    """

    what: Ref
    counter: str = ""
    returned: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        own = Context(ctx.source, ctx.controller)
        exiled = ExiledAsItResolves(self.counter, self.returned)
        spells = self.what.things(game, ctx)
        perform(game, [EffectBegan(Shield(own, exiled, Duration.END_OF_TURN, spells))])


binds(ExileAsItResolves, AN_OPPONENT, EVENT_AMOUNT, PICKED, PUT_INTO_HAND, RETURNED)
phrase(
    ExileAsItResolves,
    en="exile {what} instead of putting it into your graveyard as it resolves[returned?. if you do,"
    " return it to your hand at the beginning of the next end step]",
    es="exilia {what} en lugar de ponerla en tu cementerio al resolverse[returned?. si lo haces,"
    " regrésala a tu mano al comienzo del próximo paso final]",
    when={"counter": ""},
)
phrase(
    ExileAsItResolves,
    en="exile {what} with (a|an) {counter:counter} counter on it instead of putting it into your"
    " graveyard as it resolves",
    es="exilia {what} con un contador {counter:counter} en lugar de ponerla en tu cementerio al"
    " resolverse",
    when={"returned": False},
)


def _is_no_spell(made: ExileAsItResolves) -> str | None:
    of = made.what.of if isinstance(made.what, That) else made.what
    return None if isinstance(of, EventObject) else "it is no spell that was cast"


misplaced(ExileAsItResolves, _is_no_spell)


def _done_later(made: Sequence) -> str | None:
    """What is done "if you do" waits until the spell has resolved."""
    for before, effect in pairwise(made.effects):
        if isinstance(before, ExileAsItResolves) and isinstance(effect, Clause):
            if isinstance(effect.condition, Did):
                return "the spell hasn't resolved yet"
    return None


misplaced(Sequence, _done_later)


@final
@dataclass(frozen=True)
class NextPutIntoHand(Replacement):
    """The next spell that fits is put into your hand as it resolves, not into your graveyard.
    CR 614.1a, 608.2n.
    """

    what: Filter

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        if not _resolves(game, ctx, event):
            return False
        return event.things()[0] == next_spell(game, ctx, self.what)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        event.to = Zone.HAND
        return [event]


looks_up(NextPutIntoHand, SINCE)


@final
@dataclass(frozen=True)
class NextGoesToHand(Effect):
    """The next spell that fits and that you cast this turn goes to your hand as it resolves.
    CR 611.2f, 614.1a.
    """

    what: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        own = Context(ctx.source, ctx.controller)
        own.bind_number(SINCE, len(game.players[ctx.controller].spells))
        put = NextPutIntoHand(self.what)
        perform(game, [EffectBegan(Shield(own, put, Duration.END_OF_TURN, [ctx.controller]))])


binds(NextGoesToHand, SINCE)
phrase(
    NextGoesToHand,
    en="the next time you cast {what:a} this turn, put that card into your hand instead of into"
    " your graveyard as it resolves",
    es="la próxima vez que lances {what:un} este turno, pon esa carta en tu mano en lugar de en tu"
    " cementerio al resolverse",
)
