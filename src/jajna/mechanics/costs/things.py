"""Costs beyond mana and the tap symbols: sacrifice, discard, life, exile, counters. CR 118, 602.

What a cost moves is bound in the context for "the sacrificed creature" and the like, under
``SACRIFICED``, ``DISCARDED``, ``EXILED``, ``RETURNED``, ``TAPPED`` and ``REVEALED``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Several, Shape, Thing
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.counters import CountersPut, CountersRemoved
from jajna.events.hidden import Revealed
from jajna.events.life import LifeLost
from jajna.events.moves import Discarded, ZoneChange
from jajna.events.permanents import Sacrificed, Tapped
from jajna.frozen import dataclass
from jajna.ir.base import IN_HAND, ON_BATTLEFIELD, Amount, Cost, Filter, PaidWhen, Ref
from jajna.ir.binding import does
from jajna.ir.claims import Claim, Claims
from jajna.ir.costs import CASTING
from jajna.ir.declarations import Loss, gives_up
from jajna.ir.names import DISCARDED, EXILED, RETURNED, REVEALED, SACRIFICED, TAPPED, binds
from jajna.ir.refs import THIS, Each, all_that_fit
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.mill import MILLED
from jajna.mechanics.costs.removed_counters import REMOVED
from jajna.vocab import Cannot, Zone, is_player
from jajna.wording import Own, calls_itself, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "Discard",
    "DiscardHand",
    "DiscardThis",
    "ExileCards",
    "ExileOne",
    "Mill",
    "PayHalfLife",
    "PayLife",
    "PutCounters",
    "RemoveCounters",
    "ReturnOne",
    "ReturnPermanents",
    "Reveal",
    "RevealOne",
    "Sacrifice",
    "SacrificeAny",
    "SacrificeOne",
    "TapOne",
    "TapOthers",
]

LIFE_PAID: Final = "life paid"


def _choose(
    game: Game, ctx: Context, kind: Kind, rule: str, candidates: list[int], count: int
) -> Decision | None:
    """Ask which ``count`` of the candidates; None where nothing is to be chosen."""
    if count <= 0 or not candidates:
        return None
    options = [Thing(one) for one in candidates]
    return Decision(
        ctx.controller,
        kind,
        rule,
        Shape.SOME,
        [*options],
        min(count, len(options)),
        min(count, len(options)),
        source=ctx.source,
    )


def _chosen(answer: Answer | None) -> list[int]:
    if not isinstance(answer, Several):
        return []
    return [option.thing for option in answer.options if isinstance(option, Thing)]


def _enough(candidates: list[int], count: int, code: str, rule: str) -> Reason | None:
    if len(candidates) >= count:
        return None
    return Reason(code, rule, tuple(candidates), count)


def _but_what_is_cast(ctx: Context, things: list[int]) -> list[int]:
    """The things without the card that is about to be cast. CR 601.2a."""
    if not ctx.numbers.get(CASTING):
        return things
    return [thing for thing in things if thing != ctx.source]


def _moved(things: list[int], count: int, origin: int, to: Zone) -> list[Claim]:
    """The claim of a cost that moves things from zones (a mask) to a zone."""
    return [Claim(Claims.MOVE, things, count, origin=origin, to=1 << to)] if count > 0 else []


def _bind(ctx: Context, name: str, things: list[int]) -> None:
    ctx.bind(name, things)
    ctx.bind_number(name, len(things))


# -- sacrifice -------------------------------------------------------------------------------------


def _can_be_sacrificed(game: Game, ctx: Context, thing: int) -> bool:
    """Whether the payer may sacrifice the permanent. CR 701.21a."""
    found = game.objects.get(thing) if not is_player(thing) else None
    return (
        found is not None
        and found.zone is Zone.BATTLEFIELD
        and found.controller == ctx.controller
        and not found.now.cannot & Cannot.BE_SACRIFICED
    )


@final
@dataclass(frozen=True)
class SacrificeOne(Cost):
    """Sacrifice a permanent that the text names, or all that fit: "sacrifice ~". CR 701.21a."""

    what: Ref = THIS

    def automatic(self) -> bool:
        return True

    def weight(self) -> int:
        return 400

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        things = self.what.things(game, ctx)
        if isinstance(self.what, Each) or (things and _can_be_sacrificed(game, ctx, things[0])):
            return None
        return Reason("can't be sacrificed", "701.21a", tuple(things))

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        things = self._sacrificed(game, ctx)
        return _moved(things, len(things), ON_BATTLEFIELD, Zone.GRAVEYARD)

    def _sacrificed(self, game: Game, ctx: Context) -> list[int]:
        things = self.what.things(game, ctx)
        return [thing for thing in things if _can_be_sacrificed(game, ctx, thing)]

    def rank(self) -> int:
        each = isinstance(self.what, Each)
        return PaidWhen.ALL_THAT_IS_LEFT if each else PaidWhen.USUALLY

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self._sacrificed(game, ctx)
        _bind(ctx, SACRIFICED, things)
        perform(game, [Sacrificed(thing, ctx.controller) for thing in things])


binds(SacrificeOne, SACRIFICED)
phrase(SacrificeOne, en="sacrifice {what}", es="sacrifica {what}")
does(SacrificeOne, SACRIFICED)
gives_up(SacrificeOne, Loss.NAMED_PERMANENT, "what")


@final
@dataclass(frozen=True)
class SacrificeAny(Cost):
    """Sacrifice any number of permanents that fit. CR 107.1c, 701.21a."""

    what: Filter

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = [
            thing
            for thing in all_that_fit(game, ctx, self.what)
            if _can_be_sacrificed(game, ctx, thing)
        ]
        if not things:
            return None
        return Decision(
            ctx.controller,
            Kind.SACRIFICE,
            "701.21a",
            Shape.SOME,
            [Thing(one) for one in things],
            0,
            len(things),
            source=ctx.source,
        )

    def rank(self) -> int:
        return PaidWhen.ALL_THAT_IS_LEFT

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = _chosen(answer)
        _bind(ctx, SACRIFICED, things)
        perform(game, [Sacrificed(thing, ctx.controller) for thing in things])


binds(SacrificeAny, SACRIFICED)
phrase(
    SacrificeAny,
    en="sacrifice any number of {what:s}",
    es="sacrifica cualquier cantidad de {what:s}",
)
does(SacrificeAny, SACRIFICED)


@final
@dataclass(frozen=True)
class Sacrifice(Cost):
    """Sacrifice permanents of your choice: "sacrifice a creature". CR 701.21a."""

    count: Amount
    what: Filter

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """The permanents that could be sacrificed for it."""
        return [
            thing
            for thing in all_that_fit(game, ctx, self.what)
            if _can_be_sacrificed(game, ctx, thing)
        ]

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        count = self.count.value(game, ctx)
        return _enough(self.candidates(game, ctx), count, "nothing to sacrifice", "118.3")

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        count = self.count.value(game, ctx)
        return _choose(game, ctx, Kind.SACRIFICE, "701.21a", self.candidates(game, ctx), count)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        count = self.count.value(game, ctx)
        return _moved(self.candidates(game, ctx), count, ON_BATTLEFIELD, Zone.GRAVEYARD)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = _chosen(answer)
        _bind(ctx, SACRIFICED, things)
        perform(game, [Sacrificed(thing, ctx.controller) for thing in things])


binds(Sacrifice, SACRIFICED)
phrase(Sacrifice, en="sacrifice {count*what}", es="sacrifica {count*what}")
does(Sacrifice, SACRIFICED)
gives_up(Sacrifice, Loss.PERMANENT)


# -- discard ---------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class DiscardThis(Cost):
    """Discard the card that the ability is on. CR 701.9a."""

    def works_in(self) -> int:
        return 1 << Zone.HAND

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        found = game.objects.get(ctx.source)
        if found is not None and found.zone is Zone.HAND and found.owner == ctx.controller:
            return None
        return Reason("not in hand", "701.9a", (ctx.source,))

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return _moved([ctx.source], 1, IN_HAND, Zone.GRAVEYARD)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        _bind(ctx, DISCARDED, [ctx.source])
        perform(game, [Discarded(ctx.source, ctx.controller)])


binds(DiscardThis, DISCARDED)
phrase(DiscardThis, en="discard ~", es="descarta ~")
gives_up(DiscardThis, Loss.CARD)
calls_itself(DiscardThis, Own.CARD)


@final
@dataclass(frozen=True)
class Discard(Cost):
    """Discard cards: "discard a creature card", "discard two cards", "at random". CR 701.9b."""

    count: Amount
    what: Filter
    random: bool = False

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """The cards in hand that fit. The card being cast is not in hand (CR 601.2a)."""
        hand = _but_what_is_cast(ctx, game.players[ctx.controller].hand)
        return [card for card in hand if self.what.matches(game, ctx, card)]

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        count = self.count.value(game, ctx)
        return _enough(self.candidates(game, ctx), count, "not enough cards", "118.3")

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if self.random:
            return None
        count = self.count.value(game, ctx)
        return _choose(game, ctx, Kind.DISCARD, "701.9b", self.candidates(game, ctx), count)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        count = self.count.value(game, ctx)
        return _moved(self.candidates(game, ctx), count, IN_HAND, Zone.GRAVEYARD)

    def rank(self) -> int:
        return PaidWhen.LAST if self.random else PaidWhen.USUALLY

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.random:
            things = self.candidates(game, ctx)
            game.chance.shuffle(things)
            things = things[: self.count.value(game, ctx)]
        else:
            things = _chosen(answer)
        _bind(ctx, DISCARDED, things)
        perform(game, [Discarded(thing, ctx.controller) for thing in things])


binds(Discard, DISCARDED)
phrase(
    Discard,
    en="discard {count*what}[random? at random]",
    es="descarta {count*what}[random? al azar]",
)
does(Discard, DISCARDED)
gives_up(Discard, Loss.CARD)


@final
@dataclass(frozen=True)
class DiscardHand(Cost):
    """Discard your hand, which may be empty. CR 701.9a."""

    def automatic(self) -> bool:
        return True

    def rank(self) -> int:
        return PaidWhen.ALL_THAT_IS_LEFT

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = game.players[ctx.controller].hand.copy()
        _bind(ctx, DISCARDED, things)
        perform(game, [Discarded(thing, ctx.controller) for thing in things])


binds(DiscardHand, DISCARDED)
phrase(DiscardHand, en="discard your hand", es="descarta tu mano")
does(DiscardHand, DISCARDED)
gives_up(DiscardHand, Loss.HAND)


# -- life ------------------------------------------------------------------------------------------


def _unpaid_life(game: Game, player: int, amount: int) -> Reason | None:
    """Why a player can't pay an amount of life; None if they can. CR 119.4, 119.8."""
    if amount <= 0 or game.effects.life_to_pay(game.players[player]) >= amount:  # CR 119.4b
        return None
    if game.players[player].life >= amount:
        return Reason("no life lost", "119.8", (player,), amount)
    return Reason("not enough life", "119.4", (player,), amount)


@final
@dataclass(frozen=True)
class PayLife(Cost):
    """Pay life, no more than one has. CR 119.4."""

    amount: Amount

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        return _unpaid_life(game, ctx.controller, self.amount.value(game, ctx))

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return [Claim(Claims.LIFE, [], max(self.amount.value(game, ctx), 0))]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        amount = self.amount.value(game, ctx)
        events: list[Event] = []
        if amount > 0:
            events.append(LifeLost(ctx.controller, amount, paid=True))
        perform(game, events, ctx, LIFE_PAID)


binds(PayLife, LIFE_PAID)
phrase(PayLife, en="pay {amount} life", es="paga {amount:1 vida/vidas}")
gives_up(PayLife, Loss.LIFE)


@final
@dataclass(frozen=True)
class PayHalfLife(Cost):
    """Pay half of one's life, rounded up. CR 119.4, 107.1a."""

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        half = (game.players[ctx.controller].life + 1) // 2
        return _unpaid_life(game, ctx.controller, half)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        amount = (game.players[ctx.controller].life + 1) // 2
        events: list[Event] = []
        if amount > 0:
            events.append(LifeLost(ctx.controller, amount, paid=True))
        perform(game, events, ctx, LIFE_PAID)


binds(PayHalfLife, LIFE_PAID)
phrase(
    PayHalfLife,
    en="pay half your life, rounded up",
    es="paga la mitad de tus vidas, redondeando hacia arriba",
)


# -- exile -----------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ExileOne(Cost):
    """Exile an object that the text names: "exile ~ from your graveyard". CR 701.13a."""

    what: Ref = THIS

    def automatic(self) -> bool:
        return True

    def weight(self) -> int:
        return 400

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        things = self.what.things(game, ctx)
        if things and things[0] in game.objects:
            return None
        return Reason("not there", "118.3", tuple(things))

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        things = self.what.things(game, ctx)
        origin = 1 << game.object(things[0]).zone if things else 0
        return _moved(things, 1, origin, Zone.EXILE)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        _bind(ctx, EXILED, things)
        perform(game, _moves(game, things, Zone.EXILE, "exile"))


binds(ExileOne, EXILED)
phrase(ExileOne, en="exile {what}", es="exilia {what}")
does(ExileOne, EXILED)
gives_up(ExileOne, Loss.NAMED_PERMANENT, "what")


@final
@dataclass(frozen=True)
class ExileCards(Cost):
    """Exile objects of your choice: "exile two cards from your graveyard". CR 701.13a."""

    count: Amount
    what: Filter

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """What could be exiled for it; not the object itself where it is being cast."""
        return _but_what_is_cast(ctx, all_that_fit(game, ctx, self.what))

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        count = self.count.value(game, ctx)
        return _enough(self.candidates(game, ctx), count, "nothing to exile", "118.3")

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        count = self.count.value(game, ctx)
        return _choose(game, ctx, Kind.OBJECTS, "701.13a", self.candidates(game, ctx), count)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        count = self.count.value(game, ctx)
        return _moved(self.candidates(game, ctx), count, self.what.where(), Zone.EXILE)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = _chosen(answer)
        _bind(ctx, EXILED, things)
        perform(game, _moves(game, things, Zone.EXILE, "exile"))


binds(ExileCards, EXILED)
phrase(ExileCards, en="exile {count*what}", es="exilia {count*what}")
does(ExileCards, EXILED)
gives_up(ExileCards, Loss.EXILED_CARD)


def _moves(game: Game, things: list[int], to: Zone, cause: str) -> list[Event]:
    return [ZoneChange(thing, game.object(thing).zone, to, cause) for thing in things]


@final
@dataclass(frozen=True)
class Mill(Cost):
    """Mill cards. CR 701.17a, 701.17b."""

    count: Amount

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        count = self.count.value(game, ctx)
        return _enough(game.players[ctx.controller].library, count, "not enough cards", "701.17b")

    def rank(self) -> int:
        return PaidWhen.LAST

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = self.count.value(game, ctx)
        things = game.players[ctx.controller].library[:count]
        perform(game, _moves(game, things, Zone.GRAVEYARD, "mill"), ctx, "milled")


binds(Mill, MILLED)
phrase(Mill, en="mill {count:a card/cards}", es="muele {count:una carta/cartas}")
does(Mill, "milled")


# -- counters --------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class RemoveCounters(Cost):
    """Remove counters of a kind from a permanent that the text names, and perhaps sacrifice it.

    CR 122.1, 118.3, 701.21a.
    """

    count: Amount
    name: str
    ref: Ref = THIS
    sacrificed: bool = False

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        count = self.count.value(game, ctx)
        things = self.ref.things(game, ctx)
        found = game.objects.get(things[0]) if things else None
        held = found.counters.get(self.name, 0) if found is not None else 0
        if held < count:
            return Reason("not enough counters", "118.3", tuple(things), count)
        if self.sacrificed and not (things and _can_be_sacrificed(game, ctx, things[0])):
            return Reason("can't be sacrificed", "701.21a", tuple(things))
        return None

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        count = self.count.value(game, ctx)
        things = self.ref.things(game, ctx)
        found = [Claim(Claims.COUNTERS, things, count, self.name)]
        if self.sacrificed:
            found += _moved(things, 1, ON_BATTLEFIELD, Zone.GRAVEYARD)
        return found

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = self.count.value(game, ctx)
        things = self.ref.things(game, ctx) if count > 0 else []
        events: list[Event] = [CountersRemoved(thing, self.name, count) for thing in things]
        if self.sacrificed:
            events += [Sacrificed(thing, ctx.controller) for thing in self.ref.things(game, ctx)]
        perform(game, events, ctx, REMOVED)


binds(RemoveCounters, REMOVED)
phrase(
    RemoveCounters,
    en="remove {count:a} {name:counter} counter/counters from {ref}[sacrificed? and sacrifice it]",
    es="remueve {count:un} contador/contadores {name:counter} de {ref}[sacrificed? y sacrifica "
    "<*-lo@ref>]",
)
gives_up(RemoveCounters, Loss.COUNTERS)


@final
@dataclass(frozen=True)
class PutCounters(Cost):
    """Put counters on the permanent itself: "put a -1/-1 counter on ~". CR 122.6."""

    count: Amount
    name: str
    ref: Ref = THIS

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        things = self.ref.things(game, ctx)
        if things and things[0] in game.objects:
            return None
        return Reason("not there", "118.3", tuple(things))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        count = self.count.value(game, ctx)
        things = self.ref.things(game, ctx) if count > 0 else []
        perform(
            game,
            [CountersPut(thing, self.name, count, ctx.controller, False) for thing in things],
        )


phrase(
    PutCounters,
    en="put {count:a} {name:counter} counter/counters on {ref}",
    es="pon {count:un} contador/contadores {name:counter} sobre {ref}",
)


# -- return to hand, tap, reveal -------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ReturnOne(Cost):
    """Return a permanent that the text names to its owner's hand. CR 118.3."""

    what: Ref = THIS

    def automatic(self) -> bool:
        return True

    def weight(self) -> int:
        return 300

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        things = self.what.things(game, ctx)
        found = game.objects.get(things[0]) if things else None
        if found is not None and found.zone is Zone.BATTLEFIELD:
            return None
        return Reason("not there", "118.3", tuple(things))

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        things = self.what.things(game, ctx)
        return _moved(things, 1, ON_BATTLEFIELD, Zone.HAND)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        _bind(ctx, RETURNED, things)
        perform(game, _moves(game, things, Zone.HAND, "return"))


binds(ReturnOne, RETURNED)
phrase(
    ReturnOne,
    en="return {what} to {what:own} owner's hand",
    es="regresa {what} a la mano de su propietario",
)
does(ReturnOne, RETURNED)
gives_up(ReturnOne, Loss.NAMED_PERMANENT, "what")


@final
@dataclass(frozen=True)
class ReturnPermanents(Cost):
    """Return permanents of your choice: "return a land you control to its owner's hand"."""

    count: Amount
    what: Filter

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """The permanents that could be returned for it."""
        return [
            thing
            for thing in all_that_fit(game, ctx, self.what)
            if game.object(thing).controller == ctx.controller
        ]

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        count = self.count.value(game, ctx)
        return _enough(self.candidates(game, ctx), count, "nothing to return", "118.3")

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        count = self.count.value(game, ctx)
        return _choose(game, ctx, Kind.OBJECTS, "118.3", self.candidates(game, ctx), count)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        count = self.count.value(game, ctx)
        return _moved(self.candidates(game, ctx), count, ON_BATTLEFIELD, Zone.HAND)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = _chosen(answer)
        _bind(ctx, RETURNED, things)
        perform(game, _moves(game, things, Zone.HAND, "return"))


binds(ReturnPermanents, RETURNED)
phrase(
    ReturnPermanents,
    en="return {count*what} to (its|their) owner's hand",
    es="regresa {count*what} a la mano de su propietario",
)
gives_up(ReturnPermanents, Loss.RETURNED_PERMANENT)


@final
@dataclass(frozen=True)
class TapOthers(Cost):
    """Tap untapped permanents of your choice, summoning sick ones too. CR 118.3, 302.6."""

    count: Amount
    what: Filter

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """The untapped permanents that could be tapped for it."""
        return [
            thing
            for thing in all_that_fit(game, ctx, self.what)
            if game.object(thing).controller == ctx.controller and not game.object(thing).tapped
        ]

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        count = self.count.value(game, ctx)
        return _enough(self.candidates(game, ctx), count, "nothing to tap", "118.3")

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        count = self.count.value(game, ctx)
        return _choose(game, ctx, Kind.OBJECTS, "701.26a", self.candidates(game, ctx), count)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        count = self.count.value(game, ctx)
        return [Claim(Claims.TAP, self.candidates(game, ctx), max(count, 0))]

    def rank(self) -> int:
        return PaidWhen.FIRST

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = _chosen(answer)
        _bind(ctx, TAPPED, things)
        perform(game, [Tapped(thing) for thing in things])


binds(TapOthers, TAPPED)
phrase(TapOthers, en="tap {count*what}", es="gira {count*what}")
does(TapOthers, TAPPED)
gives_up(TapOthers, Loss.TAPPING_OTHERS)


@final
@dataclass(frozen=True)
class TapOne(Cost):
    """Tap a permanent that the text names: "tap enchanted creature". CR 118.3."""

    what: Ref

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        things = self.what.things(game, ctx)
        found = game.objects.get(things[0]) if things else None
        if found is not None and found.zone is Zone.BATTLEFIELD and not found.tapped:
            return None
        return Reason("tapped", "118.3", tuple(things))

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return [Claim(Claims.TAP, self.what.things(game, ctx))]

    def rank(self) -> int:
        return PaidWhen.FIRST

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        _bind(ctx, TAPPED, things)
        perform(game, [Tapped(thing) for thing in things])


binds(TapOne, TAPPED)
phrase(TapOne, en="tap {what}", es="gira {what}")
does(TapOne, TAPPED)


@final
@dataclass(frozen=True)
class RevealOne(Cost):
    """Reveal a card that the text names: "reveal ~ from your hand". CR 701.20a."""

    what: Ref = THIS

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        things = self.what.things(game, ctx)
        if things and things[0] in game.objects:
            return None
        return Reason("not there", "118.3", tuple(things))

    def rank(self) -> int:
        return PaidWhen.FIRST

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        _bind(ctx, REVEALED, things)
        perform(game, [Revealed(ctx.controller, things)])


binds(RevealOne, REVEALED)
phrase(RevealOne, en="reveal {what}", es="muestra {what}")
does(RevealOne, REVEALED)


@final
@dataclass(frozen=True)
class Reveal(Cost):
    """Reveal cards of your choice: "reveal a Merfolk card from your hand". CR 701.20a."""

    count: Amount
    what: Filter

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """The cards that could be revealed for it."""
        return [
            card
            for card in _but_what_is_cast(ctx, all_that_fit(game, ctx, self.what))
            if game.object(card).owner == ctx.controller
        ]

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        count = self.count.value(game, ctx)
        return _enough(self.candidates(game, ctx), count, "nothing to reveal", "118.3")

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        count = self.count.value(game, ctx)
        return _choose(game, ctx, Kind.OBJECTS, "701.20a", self.candidates(game, ctx), count)

    def rank(self) -> int:
        return PaidWhen.FIRST

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = _chosen(answer)
        _bind(ctx, REVEALED, things)
        perform(game, [Revealed(ctx.controller, things)] if things else [])


binds(Reveal, REVEALED)
phrase(Reveal, en="reveal {count*what}", es="muestra {count*what}")
does(Reveal, REVEALED)
