"""Putting cards somewhere: "one of them into your hand and the rest into your graveyard".

They were looked at, revealed, milled or exiled, or are one's own. CR 401.4, 608.2c, 701.20.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, order_in_library
from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.choices import described
from jajna.ir.comparisons import HowManyOf
from jajna.ir.composites import DID, Sequence
from jajna.ir.declared.binding import Trait, has_trait, leaves, misplaced, trait
from jajna.ir.declared.names import binds
from jajna.ir.mentions import counts_several
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import IMPLIED, Bound, Each, Same, You, is_implied
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.knowledge import put_in_secret
from jajna.mechanics.choices.among_found import (
    OneOfEach,
    SomeAmong,
    TheRest,
    Untaken,
    cards_of,
)
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things, in_turn_order, in_zone
from jajna.mechanics.choices.chosen_things import (
    CHOSEN_THINGS,
    PICKED,
    TAKEN,
    Choice,
    Some,
    SomeOf,
    lacks,
)
from jajna.mechanics.moving.common import moves
from jajna.mechanics.moving.entering_attacking import ATTACKED, JoinAttack
from jajna.mechanics.moving.places import WHERE, WHERE_ES, Arrangement, Called, Place
from jajna.mechanics.moving.to_library import onto_library
from jajna.mechanics.things.library import rearranged
from jajna.mechanics.things.whole_zones import WholeZone
from jajna.vocab import Zone
from jajna.wording import TABLES, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["PILE", "Put"]

PILE: Final = "pile"
"""Name under which cards are bound that are just put somewhere."""
PUT_BACK: Final = "put back"
"""Name, with the owner's seat, under which the cards are bound that are just put into a library."""
OWNER: Final = "puts back"
"""Name, with the owner's seat, under which their owner is bound, who arranges them."""
KEPT_IN: Final = 1 << Zone.HAND | 1 << Zone.GRAVEYARD
"""Where cards are chosen from that are put into a library."""


PUT_ATTACKING: Final = "put attacking"
"""Name under which cards are bound that were put onto the battlefield attacking."""


@final
@dataclass(frozen=True)
class Put(Effect):
    """An instruction to put cards to a place: some of those found, the rest, or those that it
    names; into a library also cards of one's choice or a whole zone. CR 401.4, 608.2d, 110.2a.

    Several cards are put into a library in the order that the player chooses, unless chance orders
    them; what is put onto the battlefield comes under that player's control, with ``counters`` of
    the kind ``counter``. Where several players put cards, each puts those that they own.
    Cards are revealed before if the text calls them something (``shown``).
    ``bare`` is true where the clause has no verb of its own and takes that of the clause before.
    """

    what: Ref
    to: Place
    order: Arrangement = Arrangement.UNSAID
    who: Ref = IMPLIED
    shown: Called = Called.UNSAID
    counters: Amount | None = None
    counter: str = ""
    bare: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if self._takes_all() or self._begins() or self._is_of_owners(game, ctx):
            return None
        if self.what.is_choice():
            return self._ask_which(game, ctx)
        if self.to.zone() is not Zone.LIBRARY or self.order is Arrangement.RANDOM:
            return None
        cards = cards_of(game, ctx, self.what)
        if len(cards) < 2:
            return None
        player = self._player(game, ctx)
        order = order_in_library(self.to.position())
        return ask_for(ctx, player, Kind.ORDER, "401.4", cards, len(cards), len(cards), order)

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        if not isinstance(self.what, Some):
            return False
        return lacks(game, ctx, self.what, self.who, player, own=True)

    def _begins(self) -> bool:
        """Whether cards of several descriptions are still to be chosen, the first included."""
        return isinstance(self.what, OneOfEach) and not isinstance(self.what.among, Untaken)

    def _is_of_owners(self, game: Game, ctx: Context) -> bool:
        """Whether it is about cards of each player's own, who puts them into their library."""
        if isinstance(self.what, (Some, WholeZone)) or self.what == CHOSEN_THINGS:
            return True
        if self.what.is_choice() or self.to.zone() is not Zone.LIBRARY:
            return False
        return len(self.who.things(game, ctx)) > 1

    def _player(self, game: Game, ctx: Context) -> int:
        players = self.who.things(game, ctx)
        return players[0] if players else ctx.controller

    def _who_puts(self, game: Game, ctx: Context, card: int) -> int:
        """Who puts a card: of several players its owner. CR 110.2a."""
        owner = game.object(card).owner
        players = self.who.things(game, ctx)
        return owner if len(players) > 1 and owner in players else self._player(game, ctx)

    def _takes_all(self) -> bool:
        return isinstance(self.what, SomeAmong) and self.what.how is HowManyOf.ALL

    def _ask_which(self, game: Game, ctx: Context) -> Decision | None:
        what = self.what
        assert isinstance(what, Choice), what
        cards = what.things(game, ctx)
        if isinstance(what, SomeOf):
            cards = Untaken(what.among).things(game, ctx)
        least, most = what.bounds(game, ctx, cards)
        player = self._player(game, ctx)
        return ask_for(ctx, player, Kind.OBJECTS, "608.2d", cards, least, most)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, OneOfEach):
            self._take_one(game, ctx, self.what, answer)
        elif isinstance(self.what, Some):
            self.what.choose_for(game, ctx, self, "what", self.who, own=True)
        elif self._is_of_owners(game, ctx):
            self._put_own(game, ctx)
        elif self.what.is_choice():
            self._take(game, ctx, answer)
        elif self.shown is not Called.UNSAID:
            self._show(game, ctx, cards_of(game, ctx, self.what))
        else:
            cards = chosen_things(answer)
            if answer is None:
                cards = cards_of(game, ctx, self.what)
            self._put(game, ctx, cards)

    def _take_one(self, game: Game, ctx: Context, what: OneOfEach, answer: Answer | None) -> None:
        """Take a card of the first description, then go on with the others."""
        whats = what.whats
        if self._begins():
            ctx.bind(TAKEN, [])
        else:
            ctx.bind(TAKEN, [*ctx.bound.get(TAKEN, []), *chosen_things(answer)])
            whats = whats[1:]
        left = Untaken(what.among) if self._begins() else what.among
        then = OneOfEach(whats, left) if whats else Bound(TAKEN)
        game.frames.run_in_order((self._then(then, self.shown),), ctx)

    def _take(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = self.what.things(game, ctx) if self._takes_all() else chosen_things(answer)
        before = ctx.bound.get(TAKEN, []) if isinstance(self.what, SomeOf) else []
        ctx.bind(TAKEN, [*before, *cards])
        self._show(game, ctx, cards)

    def _show(self, game: Game, ctx: Context, cards: list[int]) -> None:
        """Reveal the cards if the text says so, then put them. CR 701.20a."""
        shown = cards if self.shown is not Called.UNSAID else []
        ctx.bind(PILE, cards)
        game.frames.run_in_order((self._then(Bound(PILE)),), ctx)
        perform(game, [Revealed(game.object(card).owner, [card]) for card in shown])

    def _put_own(self, game: Game, ctx: Context) -> None:
        """Each owner of the cards puts theirs, and arranges them. CR 401.4, 101.4."""
        cards: list[int] = []
        if isinstance(self.what, WholeZone):
            for player in self.who.things(game, ctx):
                cards += self.what.of(game, player)
        else:
            cards = self.what.things(game, ctx)
        ctx.bind_number(DID, 0)
        steps: list[Effect] = []
        for owner in in_turn_order(game, [game.object(card).owner for card in cards]):
            name, by = f"{PUT_BACK} {owner}", f"{OWNER} {owner}"
            ctx.bind(name, [card for card in cards if game.object(card).owner == owner])
            ctx.bind(by, [owner])
            steps.append(Put(Bound(name), self.to, self.order, Bound(by)))
        game.frames.run_in_order(tuple(steps), ctx)

    def _then(self, what: Ref, shown: Called = Called.UNSAID) -> Effect:
        """The same instruction for other cards."""
        then = with_fields(self, {"what": what, "shown": shown})
        assert isinstance(then, Effect), then
        return then

    def _put(self, game: Game, ctx: Context, cards: list[int]) -> None:
        if self.order is Arrangement.RANDOM:
            game.chance.shuffle(cards)
            put_in_secret(game, cards, 0)
        ctx.bind_number(DID, 1 if cards else 0)
        events = self._events(game, ctx, cards)
        if self.to is not Place.ATTACKING:
            perform(game, events)
            return
        game.frames.run_in_order((JoinAttack(PUT_ATTACKING),), ctx)
        perform(game, events, ctx, PUT_ATTACKING)

    def _events(self, game: Game, ctx: Context, cards: list[int]) -> list[Event]:
        zone = self.to.zone()
        if zone is Zone.LIBRARY:
            inside = in_zone(game, cards, Zone.LIBRARY)
            if len(inside) == len(cards):
                return rearranged(cards, self.to.position())
            return onto_library(game, cards, self.to.position())
        events: list[Event] = []
        for move in moves(game, cards, zone, "put"):
            if zone is Zone.BATTLEFIELD:
                move.controller = self._who_puts(game, ctx, move.things()[0])
                move.tapped = self.to is Place.TAPPED or self.to is Place.ATTACKING
                if self.counters is not None:
                    move.add_counters(self.counter, self.counters.value(game, ctx))
            events.append(move)
        return events


binds(Put, ATTACKED, PICKED, PILE, PUT_ATTACKING, TAKEN)
phrase(
    Put,
    en="{who} <puts> {what} " + WHERE,
    es="{who} <pone> {what} " + WHERE_ES,
)
phrase(
    Put,
    en="{who} <puts> {what:of these} " + WHERE,
    es="{who} <pone> {what:of these} " + WHERE_ES,
)
phrase(
    Put,
    en="{who} <reveals> {what:some among} and <puts> {shown:called} " + WHERE,
    es="{who} <muestra> {what:some among} y <pone> {shown:called} " + WHERE_ES,
)
phrase(
    Put,
    en="{who} <puts> {what:some among} onto the battlefield with {counters:a} {counter:counter} "
    "counter/counters on it",
    es="{who} <pone> {what:some among} en el campo de batalla con {counters:un} "
    "contador/contadores {counter:counter}",
    when={"to": Place.BATTLEFIELD},
)
phrase(
    Put,
    en="{who} <puts> {what:the rest} " + WHERE,
    es="{who} <pone> {what:the rest} " + WHERE_ES,
)
phrase(
    Put,
    en="{who} <puts> {what:some} " + WHERE,
    es="{who} <pone> {what:some} " + WHERE_ES,
)
for _zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY):
    _en, _es = TABLES["zones"][int(_zone)]
    phrase(
        Put,
        en=f"{{who}} <puts> all the cards from {{who:own}} {_en} {WHERE}",
        es=f"{{who}} <pone> todas las cartas de {{who:own}} {_es} {WHERE_ES}",
        when={"what": WholeZone(int(_zone), every=True)},
    )
for _slot in ("{what:others of these}", "{what:the rest}"):
    phrase(
        Put,
        en=f"{_slot} {WHERE}",
        es=f"{_slot} {WHERE_ES}",
        when={"bare": True, "who": IMPLIED},
    )


def _takes(made: Put) -> bool:
    return isinstance(made.what, SomeAmong)


def _may_take_several(made: Put) -> bool:
    what = made.what
    assert isinstance(what, SomeAmong), what
    return what.how in (HowManyOf.ANY_NUMBER, HowManyOf.ALL) or counts_several(what)


leaves(Put, TAKEN, None, _may_take_several, when=_takes)


def _puts_named(made: Put) -> bool:
    return made.to is not Place.ON_TOP and not isinstance(made.what, TheRest)


trait(Put, Trait.PUTS, when=_puts_named)


def _takes_each(made: Put) -> bool:
    return isinstance(made.what, OneOfEach)


trait(Put, Trait.VERY_UNLIKELY, when=_takes_each)


def _says_no_player(made: Put) -> str | None:
    """What you put somewhere has instructions by where it goes to, if the text names it."""
    some = isinstance(made.what, (Choice, TheRest, WholeZone))
    if is_implied(made.who) and not some and made.to is not Place.ON_TOP:
        return "there is an instruction to put things there"
    if some and made.to is Place.ON_TOP:
        return "it isn't said on top of what the cards are put"
    return None


def _orders_elsewhere(made: Put) -> str | None:
    if made.order is not Arrangement.UNSAID and made.to.zone() is not Zone.LIBRARY:
        return "only the cards in a library have an order"
    return None


def _of_owners(made: Put) -> str | None:
    """Cards of one's own choice are put into a library; other zones have other instructions."""
    if not isinstance(made.what, (Some, WholeZone)):
        return None
    if made.to.zone() is not Zone.LIBRARY or made.to is Place.ON_TOP:
        return "it isn't said into whose library the cards are put"
    fits = described(made.what)
    if fits is not None and fits.where() & ~KEPT_IN:
        return "it isn't said where the cards are taken from"
    return None


def _why_not_under_their_control(made: Put) -> str | None:
    """The player who puts a card onto the battlefield under "their" control is named before."""
    who = made.who.of if isinstance(made.who, Same) else made.who
    if made.to is Place.THEIRS and (who is None or isinstance(who, You)):
        return "it isn't said under whose control the card comes"
    return None


def _chosen_by_several(made: Put) -> str | None:
    """One player chooses among cards: several would each have to choose among their own."""
    who = made.who.of if isinstance(made.who, Same) else made.who
    if isinstance(who, Each) and isinstance(made.what, SomeOf):
        return "each player would choose among the cards of all"
    return None


misplaced(Put, _chosen_by_several)
misplaced(Put, _of_owners)
misplaced(Put, _why_not_under_their_control)
misplaced(Put, _says_no_player)
misplaced(Put, _orders_elsewhere)


def _why_without_verb(made: Sequence) -> str | None:
    """Why an instruction without a verb can't take that of the one before; None if it can."""
    for place, effect in enumerate(made.effects):
        if isinstance(effect, Put) and effect.bare:
            before = made.effects[place - 1] if place else None
            if made.joiner != "and" or before is None or not has_trait(before, Trait.PUTS):
                return "a clause without verb has none before it"
    return None


misplaced(Sequence, _why_without_verb)
