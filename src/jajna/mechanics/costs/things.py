"""Costs beyond mana and the tap symbols: sacrifice, discard, life, exile, counters. CR 118, 602.

What a cost moves is bound in the context for "the sacrificed creature" and the like, under
``SACRIFICED``, ``DISCARDED``, ``EXILED``, ``RETURNED``, ``TAPPED`` and ``REVEALED``.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.errors import Reason
from jajna.events.base import Event
from jajna.events.counters import CountersPut, CountersRemoved
from jajna.events.hidden import Revealed
from jajna.events.life import LifeLost
from jajna.events.moves import Discarded, ZoneChange
from jajna.events.permanents import Sacrificed, Tapped, Untapped
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import IN_HAND, ON_BATTLEFIELD, Amount, Cost, PaidWhen, Ref
from jajna.ir.choices import described
from jajna.ir.claims import Claim, Claims
from jajna.ir.costs import CASTING
from jajna.ir.declared.binding import Trait, does, leaves, trait, within
from jajna.ir.declared.names import (
    DISCARDED,
    EXILED,
    REMOVED,
    RETURNED,
    REVEALED,
    SACRIFICED,
    TAPPED,
    UNTAPPED,
    binds,
)
from jajna.ir.declared.worth import Loss, gives_up
from jajna.ir.filters.together import ONE_AFTER_ANOTHER
from jajna.ir.filters.zones import InZone
from jajna.ir.refs import THIS, YOU, Each
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import pay
from jajna.mechanics.actions.mill import MILLED
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.choices.chosen_things import AnyNumber, Choice, Some
from jajna.mechanics.costs.as_a_whole import next_to_pay_with, said_of_all
from jajna.mechanics.rules.sacrifices import is_spared
from jajna.vocab import Cannot, Zone, is_player
from jajna.wording import Own, calls_itself, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = [
    "WHOLE_HAND",
    "Act",
    "CostOfThings",
    "Discard",
    "Exile",
    "Mill",
    "PayHalfLife",
    "PayLife",
    "PutCounters",
    "PutCountersOnSome",
    "RemoveCounters",
    "RemoveCountersOfOne",
    "ReturnToHand",
    "Reveal",
    "Sacrifice",
    "Tap",
    "Untap",
    "claim_on_moved",
    "is_paid_with_named",
]

LIFE_PAID: Final = "life paid"


def _why_too_few(candidates: list[int], count: int, code: str, rule: str) -> Reason | None:
    if len(candidates) >= count:
        return None
    return Reason(code, rule, tuple(candidates), count)


# -- things ----------------------------------------------------------------------------------------


@final
class Act:
    """An act that pays a cost, such as a sacrifice: its rule, and why the cost can't be paid.

    ``unfit`` is the reason where the things named are unfit, ``too_few`` where too few are fit.
    """

    def __init__(
        self,
        rule: str,
        unfit: str,
        too_few: str,
        kind: Kind = Kind.OBJECTS,
        unfit_rule: str = "118.3",
        weight: int = 200,
        rank: int = PaidWhen.USUALLY,
    ) -> None:
        self.rule: Final = rule
        self.unfit: Final = unfit
        self.too_few: Final = too_few
        self.kind: Final = kind
        self.unfit_rule: Final = unfit_rule
        self.weight: Final = weight
        self.rank: Final = rank

    def why_not_together(self, source: int, count: int) -> Reason:
        """Why it can't be done to so many different things for a source. CR 118.3."""
        return Reason(self.too_few, "118.3", (source,), count)


@dataclass(frozen=True, eq=False)
class CostOfThings(Cost):
    """A cost that is paid with things. CR 118.3.

    The text names the things, or means all that fit, or lets the player choose some (``Choice``).
    """

    def of(self) -> Ref:
        """The things that pay the cost, or the choice of them."""
        raise NotImplementedError(type(self).__name__)

    def act(self) -> Act:
        """The act that pays the cost."""
        raise NotImplementedError(type(self).__name__)

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        """Do the act with the things."""
        raise NotImplementedError(type(self).__name__)

    def is_fit(self, ctx: Context, thing: Object) -> bool:
        """Whether the thing could pay the cost."""
        return True

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        """Whether a fit thing may be chosen to pay the cost."""
        return thing.controller == ctx.controller

    def offered(self, game: Game, ctx: Context, choice: Choice) -> list[int]:
        """The things that the choice describes."""
        return choice.things(game, ctx)

    def claim(self, game: Game, things: list[int], count: int) -> Claim | None:
        """The claim on ``count`` of the things, which other costs can't use; None for no claim."""
        return None

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """The list of things that could pay the cost, without the spell being cast. CR 601.2a."""
        of = self.of()
        if not isinstance(of, Choice):
            return [one for one in of.things(game, ctx) if self._is_fit(game, ctx, one)]
        casting = ctx.source if ctx.numbers.get(CASTING) else 0
        return [
            one
            for one in self.offered(game, ctx, of)
            if one != casting
            and self._is_fit(game, ctx, one)
            and self.is_offered(ctx, game.object(one))
        ]

    def _is_fit(self, game: Game, ctx: Context, thing: int) -> bool:
        found = game.objects.get(thing) if not is_player(thing) else None
        return found is not None and self.is_fit(ctx, found)

    def automatic(self) -> bool:
        return not self.of().is_choice()

    def chooses_one(self) -> bool:
        of = self.of()
        return isinstance(of, Some) and of.count == ONE and not of.up_to

    def weight(self) -> int:
        return self.act().weight

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        of = self.of()
        act = self.act()
        found = self.candidates(game, ctx)
        if isinstance(of, Choice):
            least, _ = of.bounds(game, ctx, found)
            whole = said_of_all(of)
            if whole is not None and least > 0:
                found = next_to_pay_with(game, ctx, whole, found, [], least)
                least = min(least, len(found)) or 1
            return _why_too_few(found, least, act.too_few, "118.3")
        if found or isinstance(of, Each):
            return None
        return Reason(act.unfit, act.unfit_rule, tuple(of.things(game, ctx)))

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return self.question(game, ctx, [])

    def question(self, game: Game, ctx: Context, chosen: list[int]) -> Decision | None:
        """The question which things pay, after these were chosen; None if there is no choice."""
        of = self.of()
        if not isinstance(of, Choice):
            return None
        found = self.candidates(game, ctx)
        least, most = of.bounds(game, ctx, found)
        act = self.act()
        whole = said_of_all(of)
        if whole is not None and most > 0:
            found = next_to_pay_with(game, ctx, whole, found, chosen, least)
            least = most = 1
        return ask_for(ctx, ctx.controller, act.kind, act.rule, found, least, most)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        of = self.of()
        found = self.candidates(game, ctx)
        count = of.bounds(game, ctx, found)[0] if isinstance(of, Choice) else len(found)
        claim = self.claim(game, found, count) if count > 0 else None
        return [claim] if claim is not None else []

    def rank(self) -> int:
        if isinstance(self.of(), (Each, AnyNumber)):
            return PaidWhen.ALL_THAT_IS_LEFT
        return self.act().rank

    def paid_with(self, game: Game, ctx: Context, answer: Answer | None) -> list[int]:
        """The list of things that pay the cost: those the answer chose, or all candidates."""
        if self.of().is_choice():
            return chosen_things(answer)
        return self.candidates(game, ctx)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        self.go_on(game, ctx, self.paid_with(game, ctx, answer))

    def go_on(self, game: Game, ctx: Context, things: list[int]) -> None:
        """Pay with the things, or have more of them chosen first, one after the other."""
        of = self.of()
        if things and isinstance(of, Some) and said_of_all(of) is not None:
            if len(things) < of.count.value(game, ctx):
                pay(game, OneMore(self, tuple(things)), ctx)
                return
        self.pay(game, ctx, things)


@final
@dataclass(frozen=True)
class OneMore(Cost):
    """The choice of one more thing to pay a cost with, after others were chosen. CR 601.2h."""

    cost: CostOfThings
    chosen: tuple[int, ...]

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return self.cost.question(game, ctx, list(self.chosen))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        more = chosen_things(answer)
        if more:
            self.cost.go_on(game, ctx, [*self.chosen, *more])
        else:
            self.cost.pay(game, ctx, list(self.chosen))


def _pay(game: Game, ctx: Context, name: str, things: list[int], events: list[Event]) -> None:
    """Perform the events that pay a cost, and bind the things and their number under the name."""
    ctx.bind(name, things)
    ctx.bind_number(name, len(things))
    perform(game, events)


def is_paid_with_named(cost: CostOfThings) -> bool:
    """Whether the text names the things, or means all that fit."""
    return not cost.of().is_choice()


def is_paid_with_some(cost: CostOfThings) -> bool:
    """Whether the player chooses a given number of things that pay the cost."""
    return isinstance(cost.of(), Some)


def claim_on_moved(things: list[int], count: int, origin: int, to: Zone) -> Claim:
    """The claim of a cost that moves things from zones (a mask) to a zone."""
    return Claim(Claims.MOVE, things, count, origin=origin, to=1 << to)


def _moves(game: Game, things: list[int], to: Zone, cause: str) -> list[Event]:
    return [ZoneChange(thing, game.object(thing).zone, to, cause) for thing in things]


SACRIFICE: Final = Act(
    "701.21a",
    "can't be sacrificed",
    "nothing to sacrifice",
    Kind.SACRIFICE,
    unfit_rule="701.21a",
    weight=400,
)
DISCARD: Final = Act(
    "701.9b",
    "not in hand",
    "not enough cards",
    Kind.DISCARD,
    unfit_rule="701.9a",
)
EXILE: Final = Act("701.13a", "not there", "nothing to exile", weight=400)
RETURN: Final = Act("118.3", "not there", "nothing to return", weight=300)
UNTAPPING: Final = Act("701.26b", "untapped", "nothing to untap", rank=PaidWhen.ALL_THAT_IS_LEFT)
"""It comes after the mana, for which what is untapped may have been tapped. CR 601.2g, 601.2h."""
TAPPING: Final = Act("701.26a", "tapped", "nothing to tap", rank=PaidWhen.FIRST)
REVEAL: Final = Act("701.20a", "not there", "nothing to reveal", rank=PaidWhen.FIRST)


def can_be_sacrificed(ctx: Context, thing: Object) -> bool:
    """Whether the payer may sacrifice the permanent. CR 701.21a."""
    return (
        thing.zone is Zone.BATTLEFIELD
        and thing.controller == ctx.controller
        and not thing.now.cannot & Cannot.BE_SACRIFICED
    )


@final
@dataclass(frozen=True)
class Sacrifice(CostOfThings):
    """Sacrifice permanents: "sacrifice ~", "sacrifice a creature". CR 701.21a, 107.1c."""

    what: Ref = THIS
    is_told_who_chooses: bool = field(default=False, compare=False)
    """Whether the text says "of their choice" to others who may pay."""

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return SACRIFICE

    def is_fit(self, ctx: Context, thing: Object) -> bool:
        return can_be_sacrificed(ctx, thing)

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        return [] if is_spared(game, ctx, ctx.controller) else super().candidates(game, ctx)

    def claim(self, game: Game, things: list[int], count: int) -> Claim | None:
        return claim_on_moved(things, count, ON_BATTLEFIELD, Zone.GRAVEYARD)

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        _pay(game, ctx, SACRIFICED, things, [Sacrificed(thing, ctx.controller) for thing in things])


binds(Sacrifice, SACRIFICED)
phrase(Sacrifice, en="sacrifice {what}", es="sacrifica {what}")
phrase(
    Sacrifice,
    en="sacrifice {what:chosen}",
    es="sacrifica {what:chosen}",
    when={"is_told_who_chooses": False},
)
phrase(
    Sacrifice,
    en="sacrifice {what:some} of their choice",
    es="sacrifica {what:some} de su elección",
    when={"is_told_who_chooses": True},
)
does(Sacrifice, SACRIFICED)
gives_up(Sacrifice, Loss.NAMED_PERMANENT, "what", when=is_paid_with_named)
gives_up(Sacrifice, Loss.PERMANENT, when=is_paid_with_some)


WHOLE_HAND: Final = Each(InZone(Zone.HAND, YOU))


@final
@dataclass(frozen=True)
class Discard(CostOfThings):
    """Discard cards: "discard two cards", "a card at random", "your hand". CR 701.9a, 701.9b."""

    what: Ref = THIS
    random: bool = False

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return DISCARD

    def works_in(self) -> int:
        return 0 if self.what.is_choice() or self.what == WHOLE_HAND else IN_HAND

    def is_fit(self, ctx: Context, thing: Object) -> bool:
        return thing.zone is Zone.HAND and thing.owner == ctx.controller

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return True

    def offered(self, game: Game, ctx: Context, choice: Choice) -> list[int]:
        return choice.fitting(game, ctx, game.players[ctx.controller].hand)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return None if self.random else super().ask(game, ctx)

    def claim(self, game: Game, things: list[int], count: int) -> Claim | None:
        if isinstance(self.what, Each):
            return None
        return claim_on_moved(things, count, IN_HAND, Zone.GRAVEYARD)

    def rank(self) -> int:
        return PaidWhen.LAST if self.random else super().rank()

    def paid_with(self, game: Game, ctx: Context, answer: Answer | None) -> list[int]:
        if not self.random:
            return super().paid_with(game, ctx, answer)
        assert isinstance(self.what, Choice), self
        found = self.candidates(game, ctx)
        count, _ = self.what.bounds(game, ctx, found)
        game.chance.shuffle(found)
        return found[:count]

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        _pay(game, ctx, DISCARDED, things, [Discarded(thing, ctx.controller) for thing in things])


def _is_of_whole_hand(cost: Discard) -> bool:
    return cost.what == WHOLE_HAND


binds(Discard, DISCARDED)
phrase(Discard, en="discard ~", es="descarta ~", when={"what": THIS, "random": False})
phrase(
    Discard,
    en="discard your hand",
    es="descarta tu mano",
    when={"what": WHOLE_HAND, "random": False},
)
phrase(
    Discard,
    en="discard {what:some}[random? at random]",
    es="descarta {what:some}[random? al azar]",
)
does(Discard, DISCARDED)
gives_up(Discard, Loss.HAND, when=_is_of_whole_hand)
gives_up(Discard, Loss.CARD)
calls_itself(Discard, Own.CARD)


@final
@dataclass(frozen=True)
class Exile(CostOfThings):
    """Exile objects: "exile ~ from your graveyard", "exile a card from your hand". CR 701.13a."""

    what: Ref = THIS

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return EXILE

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return True

    def claim(self, game: Game, things: list[int], count: int) -> Claim | None:
        fits = described(self.what) if self.what.is_choice() else None
        origin = fits.where() if fits is not None else 1 << game.object(things[0]).zone
        return claim_on_moved(things, count, origin, Zone.EXILE)

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        _pay(game, ctx, EXILED, things, _moves(game, things, Zone.EXILE, "exile"))


binds(Exile, EXILED)
phrase(Exile, en="exile {what}", es="exilia {what}")
phrase(Exile, en="exile {what:some or more}", es="exilia {what:some or more}")
does(Exile, EXILED)
gives_up(Exile, Loss.NAMED_PERMANENT, "what", when=is_paid_with_named)
gives_up(Exile, Loss.EXILED_CARD)


@final
@dataclass(frozen=True)
class ReturnToHand(CostOfThings):
    """Return permanents to their owners' hands: "return a land you control". CR 118.3, 400.3."""

    what: Ref = THIS

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return RETURN

    def is_fit(self, ctx: Context, thing: Object) -> bool:
        return thing.zone is Zone.BATTLEFIELD

    def claim(self, game: Game, things: list[int], count: int) -> Claim | None:
        return claim_on_moved(things, count, ON_BATTLEFIELD, Zone.HAND)

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        _pay(game, ctx, RETURNED, things, _moves(game, things, Zone.HAND, "return"))


binds(ReturnToHand, RETURNED)
phrase(
    ReturnToHand,
    en="return {what} to {what:own} owner's hand",
    es="regresa {what} a la mano de su propietario",
)
phrase(
    ReturnToHand,
    en="return {what:some} to its/their owner's hand",
    es="regresa {what:some} a la mano de su propietario",
)
does(ReturnToHand, RETURNED)
gives_up(ReturnToHand, Loss.NAMED_PERMANENT, "what", when=is_paid_with_named)
gives_up(ReturnToHand, Loss.RETURNED_PERMANENT)


@final
@dataclass(frozen=True)
class Tap(CostOfThings):
    """Tap untapped permanents: "tap enchanted creature", or others, summoning sick ones too.
    CR 118.3, 302.6.
    """

    what: Ref

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return TAPPING

    def is_fit(self, ctx: Context, thing: Object) -> bool:
        return thing.zone is Zone.BATTLEFIELD and not thing.tapped

    def claim(self, game: Game, things: list[int], count: int) -> Claim | None:
        return Claim(Claims.TAP, things, count)

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        _pay(game, ctx, TAPPED, things, [Tapped(thing, ctx.controller) for thing in things])


binds(Tap, TAPPED)
phrase(Tap, en="tap {what}", es="gira {what}")
phrase(Tap, en="tap {what:some}", es="gira {what:some}")
does(Tap, TAPPED)
gives_up(Tap, Loss.TAPPING_OTHERS, when=is_paid_with_some)


@final
@dataclass(frozen=True)
class Untap(CostOfThings):
    """Untap tapped permanents: "untap two tapped creatures you control". CR 118.3, 701.26b."""

    what: Ref

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return UNTAPPING

    def is_fit(self, ctx: Context, thing: Object) -> bool:
        can = not thing.now.cannot & Cannot.BECOME_UNTAPPED
        return thing.zone is Zone.BATTLEFIELD and thing.tapped and can

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return True

    def claim(self, game: Game, things: list[int], count: int) -> Claim | None:
        return Claim(Claims.UNTAP, things, count)

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        _pay(game, ctx, UNTAPPED, things, [Untapped(thing) for thing in things])


binds(Untap, UNTAPPED)
phrase(Untap, en="untap {what:some}", es="endereza {what:some}")
does(Untap, UNTAPPED)


def _takes_several(cost: Untap) -> bool:
    return not cost.chooses_one()


leaves(Untap, UNTAPPED, None, _takes_several)
trait(Untap, Trait.SAYS_WHAT_PAID)


@final
@dataclass(frozen=True)
class Reveal(CostOfThings):
    """Reveal cards: "reveal ~ from your hand", "a Merfolk card from your hand". CR 701.20a."""

    what: Ref = THIS

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return REVEAL

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return thing.owner == ctx.controller

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        _pay(game, ctx, REVEALED, things, [Revealed(ctx.controller, things)] if things else [])


binds(Reveal, REVEALED)
phrase(Reveal, en="reveal {what}", es="muestra {what}")
phrase(Reveal, en="reveal {what:some}", es="muestra {what:some}")
does(Reveal, REVEALED)


def _is_not_random(cost: Discard) -> bool:
    return not cost.random


for _paid in (Sacrifice, Exile, ReturnToHand, Tap, Reveal):
    within(_paid, ONE_AFTER_ANOTHER, "what")
within(Discard, ONE_AFTER_ANOTHER, "what", when=_is_not_random)


# -- life ------------------------------------------------------------------------------------------


def _why_life_unpaid(game: Game, player: int, amount: int) -> Reason | None:
    """Why a player can't pay an amount of life; None if they can. CR 119.4, 119.8."""
    if amount <= 0 or game.effects.life_to_pay(game.players[player]) >= amount:  # CR 119.4b
        return None
    if game.players[player].life >= amount:
        return Reason("no life lost", "119.8", (player,), amount)
    return Reason("not enough life", "119.4", (player,), amount)


@final
@dataclass(frozen=True)
class PayLife(Cost):
    """Pay life, no more than one has. CR 119.4.

    ``equal``: the text says "life equal to" and the amount.
    """

    amount: Amount
    equal: bool = field(default=False, compare=False)

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        return _why_life_unpaid(game, ctx.controller, self.amount.value(game, ctx))

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return [Claim(Claims.LIFE, [], max(self.amount.value(game, ctx), 0))]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        amount = self.amount.value(game, ctx)
        events: list[Event] = []
        if amount > 0:
            events.append(LifeLost(ctx.controller, amount, paid=True))
        perform(game, events, ctx, LIFE_PAID)


binds(PayLife, LIFE_PAID)
phrase(PayLife, en="pay {amount} life", es="paga {amount:1 vida/vidas}", when={"equal": False})
phrase(
    PayLife,
    en="{amount} life",
    es="{amount:1 vida/vidas}",
    when={"equal": False},
    place="listed",
)
phrase(
    PayLife,
    en="pay life equal to {amount}",
    es="paga una cantidad de vidas igual a {amount}",
    when={"equal": True},
)
gives_up(PayLife, Loss.LIFE)


@final
@dataclass(frozen=True)
class PayHalfLife(Cost):
    """Pay half of one's life, rounded up. CR 119.4, 107.1a."""

    def automatic(self) -> bool:
        return True

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        half = (game.players[ctx.controller].life + 1) // 2
        return _why_life_unpaid(game, ctx.controller, half)

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


@final
@dataclass(frozen=True)
class Mill(Cost):
    """Mill cards. CR 701.17a, 701.17b."""

    count: Amount

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        count = self.count.value(game, ctx)
        return _why_too_few(
            game.players[ctx.controller].library, count, "not enough cards", "701.17b"
        )

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
        if self.sacrificed and (found is None or not can_be_sacrificed(ctx, found)):
            return Reason(SACRIFICE.unfit, SACRIFICE.unfit_rule, tuple(things))
        return None

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        count = self.count.value(game, ctx)
        things = self.ref.things(game, ctx)
        found = [Claim(Claims.COUNTERS, things, count, self.name)]
        if self.sacrificed:
            found.append(claim_on_moved(things, 1, ON_BATTLEFIELD, Zone.GRAVEYARD))
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


COUNTERS: Final = Act("118.3", "not enough counters", "not enough counters")
PUTTING: Final = Act("118.3", "not there", "not there")


@final
@dataclass(frozen=True)
class RemoveCountersOfOne(CostOfThings):
    """Remove counters of a kind from a permanent, or from a card in exile, that the player chooses:
    "remove a +1/+1 counter from a creature you control". CR 118.3, 122.1.
    """

    count: Amount
    name: str
    what: Ref

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return COUNTERS

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        count = self.count.value(game, ctx)
        return [
            thing
            for thing in super().candidates(game, ctx)
            if game.object(thing).counters.get(self.name, 0) >= count
        ]

    def is_fit(self, ctx: Context, thing: Object) -> bool:
        return thing.zone is Zone.BATTLEFIELD or thing.zone is Zone.EXILE

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return True

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        count = self.count.value(game, ctx)
        events: list[Event] = []
        if count > 0:
            events += [CountersRemoved(thing, self.name, count) for thing in things]
        perform(game, events, ctx, REMOVED)


binds(RemoveCountersOfOne, REMOVED)
phrase(
    RemoveCountersOfOne,
    en="remove {count:a} {name:counter} counter/counters from {what:some}",
    es="remueve {count:un} contador/contadores {name:counter} de {what:some}",
)
gives_up(RemoveCountersOfOne, Loss.COUNTERS)
trait(RemoveCountersOfOne, Trait.OFFERED)


@final
@dataclass(frozen=True)
class PutCountersOnSome(CostOfThings):
    """Put counters on permanents that the player chooses: "put a -1/-1 counter on a creature you
    control". CR 118.3, 122.6.
    """

    count: Amount
    name: str
    what: Ref

    def of(self) -> Ref:
        return self.what

    def act(self) -> Act:
        return PUTTING

    def is_fit(self, ctx: Context, thing: Object) -> bool:
        return thing.zone is Zone.BATTLEFIELD

    def is_offered(self, ctx: Context, thing: Object) -> bool:
        return True

    def pay(self, game: Game, ctx: Context, things: list[int]) -> None:
        count = self.count.value(game, ctx)
        put = things if count > 0 else []
        perform(
            game, [CountersPut(thing, self.name, count, ctx.controller, False) for thing in put]
        )


phrase(
    PutCountersOnSome,
    en="put {count:a} {name:counter} counter/counters on {what:some}",
    es="pon {count:un} contador/contadores {name:counter} sobre {what:some}",
)


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
