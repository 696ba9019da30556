"""The top cards of libraries: looking at them, revealing and ordering them. CR 401."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Ordering, order_in_library
from jajna.events.base import Event, EventKind
from jajna.events.hidden import Revealed
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number, ThatMuch, X
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.conditions.objects import IsA
from jajna.ir.declared.binding import (
    HAND,
    SHUFFLED,
    THE_REST,
    Trait,
    does,
    mentions,
    misplaced,
    needs,
    tells,
    trait,
)
from jajna.ir.declared.names import REVEALED, binds, looks_up
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import Card
from jajna.ir.mentions import Mention
from jajna.ir.refs import IMPLIED, YOU, Bound, Each, It
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.knowledge import moved_within_library, put_in_secret
from jajna.mechanics.actions.actions_taken import how_many_looked_at
from jajna.mechanics.choices.chosen_by_each import (
    GROUPS,
    LATEST_GROUP,
    EachChooses,
    amount_for,
    ask_for,
    chosen_things,
    in_turn_order,
    in_zone,
)
from jajna.mechanics.choices.chosen_things import AtRandom, Some
from jajna.mechanics.moving.common import moves
from jajna.mechanics.things.whole_zones import WHOLE_HAND, WholeZone
from jajna.telling import silent, tell, thing
from jajna.vocab import Reads, Term, Zone
from jajna.wording import feminine, phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "LOOKED",
    "ONE_AT_RANDOM",
    "REVEALED_HAND",
    "EqualTo",
    "LibraryOrder",
    "LookAndArrange",
    "LookAt",
    "Looking",
    "OrderTop",
    "PutAway",
    "Reveal",
    "TopCards",
    "lacks_cards",
    "looked_by",
    "rearranged",
    "those",
    "top_cards",
]

LOOKED: Final = "looked at"
"""Name under which cards that a player looks at are bound."""

REVEALED_HAND: Final = "revealed hand"
"""Name under which the cards of hands are bound that were revealed or looked at."""

A_CARD: Final = Card()


def top_cards(game: Game, player: int, count: int) -> list[int]:
    """The top cards of a library, as many as there are. CR 701.17b, 609.3.

    A token that was just put there isn't a card: CR 108.2b.
    """
    library = game.players[player].library
    top = library[: max(count, 0)]
    if any(game.object(card).token for card in top):
        return [card for card in library if not game.object(card).token][:count]
    return top


def lacks_cards(game: Game, ctx: Context, count: Amount, whose: Ref, player: int) -> bool:
    """Whether a player is among those whose libraries are meant, and has fewer cards there."""
    if player not in whose.things(game, ctx):
        return False
    return amount_for(count, game, ctx, player) > len(game.players[player].library)


class EqualTo(Term):
    """How a text says that there are as many top cards as an amount says."""

    UNSAID = ""
    CARDS = "cards"
    NUMBER = "a number of cards"
    FIRST = "cards first"
    """The number stands before whose library it is."""


words(
    "cards equal to",
    {
        EqualTo.CARDS: ("cards", "cartas"),
        EqualTo.NUMBER: ("a number of cards", "una cantidad de cartas"),
    },
)


@final
@dataclass(frozen=True)
class TopCards(Ref):
    """The top cards of a library: "the top card of your library". CR 401.

    Once an instruction has done something with them it goes on meaning those cards. ``bare``: the
    text has just said whose library it is. ``said`` is how the text says to what the number is
    equal.
    """

    count: Amount = ONE
    whose: Ref = YOU
    bare: bool = False
    said: EqualTo = field(default=EqualTo.UNSAID, compare=False)

    def reads(self) -> int:
        return Reads.TIMELESS

    def moves_on(self) -> bool:
        return True

    def things(self, game: Game, ctx: Context) -> list[int]:
        latched = ctx.bound.get(LATCHED)
        if latched is not None:
            return [game.objects.followed(ctx, card) for card in latched]
        cards: list[int] = []
        for player in in_turn_order(game, self.whose.things(game, ctx)):
            cards += top_cards(game, player, amount_for(self.count, game, ctx, player))
        return cards

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        """Whether it is the player's library, which has fewer cards. CR 608.2d."""
        return lacks_cards(game, ctx, self.count, self.whose, player)


LATCHED: Final = "the top cards"
"""Name under which an instruction binds the top cards that it concerned."""

for _count in (ThatMuch(), ThatMuch(each=True)):
    phrase(
        TopCards,
        en="that many cards from the top of {whose:'s} library",
        es="esa cantidad de cartas de la parte superior de {whose:de la biblioteca}",
        when={"bare": False, "count": _count, "said": EqualTo.UNSAID},
    )
phrase(
    TopCards,
    en="cards equal to {count} from the top of {whose:'s} library",
    es="una cantidad de cartas igual a {count} de la parte superior de {whose:de la biblioteca}",
    when={"bare": False, "said": EqualTo.FIRST},
)
phrase(
    TopCards,
    en="{said:cards equal to} from the top of {whose:'s} library equal to {count}",
    es="{said:cards equal to} de la parte superior de {whose:de la biblioteca} igual a {count}",
    when={"bare": False},
)

phrase(
    TopCards,
    en="the top card of {whose:'s} library",
    es="la primera carta de {whose:de la biblioteca}",
    when={"bare": False, "said": EqualTo.UNSAID},
)

phrase(
    TopCards,
    en="the top {count:one} cards of {whose:'s} library",
    es="las {count:una} primeras cartas de {whose:de la biblioteca}",
    when={"bare": False, "said": EqualTo.UNSAID},
)

phrase(TopCards, en="the top card", es="la primera carta", when={"count": ONE, "bare": True})

feminine(TopCards)


def _is_bare(made: TopCards) -> bool:
    return made.bare


needs(TopCards, SHUFFLED, "it isn't said whose library it is", _is_bare)


def _equal_to_what(made: TopCards) -> str | None:
    plain = isinstance(made.count, (Number, X, ThatMuch))
    return "the number is said at once" if plain and made.said is not EqualTo.UNSAID else None


misplaced(TopCards, _equal_to_what)


def those(what: Ref, game: Game, ctx: Context) -> list[int]:
    """The objects of a reference, as a list; top cards are remembered for later clauses."""
    if isinstance(what, TopCards):
        ctx.bound.pop(LATCHED, None)
        ctx.bind(LATCHED, what.things(game, ctx))
    return what.things(game, ctx)


@final
@dataclass(frozen=True)
class Reveal(Effect):
    """An instruction to reveal cards: particular ones, the whole hand, or one of it at random.
    CR 701.20a.
    """

    what: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, AtRandom):
            self._at_random(game, ctx, self.what)
            return
        if isinstance(self.what, WholeZone):
            self._whole(game, ctx, self.what)
            return
        cards = [card for card in those(self.what, game, ctx) if game.objects.exists(card)]
        ctx.bind(REVEALED, cards)
        ctx.bind_number(LATEST_GROUP, GROUPS.index(REVEALED))
        players = self.who.things(game, ctx)
        if len(players) > 1:
            perform(game, self._by_each(game, in_turn_order(game, players), cards))
            return
        perform(game, [Revealed(players[0], cards)] if players and cards else [])

    def _by_each(self, game: Game, players: list[int], cards: list[int]) -> list[Event]:
        """The events of several players each revealing the cards that they own."""
        events: list[Event] = []
        for player in players:
            own = [card for card in cards if game.object(card).owner == player]
            if own:
                events.append(Revealed(player, own))
        return events

    def _at_random(self, game: Game, ctx: Context, what: AtRandom) -> None:
        events: list[Event] = []
        ctx.bind(REVEALED, [])
        for player in in_turn_order(game, self.who.things(game, ctx)):
            cards = what.pick(game, ctx, player, game.players[player].hand)
            ctx.bind(REVEALED, ctx.bound[REVEALED] + cards)
            if cards:
                events.append(Revealed(player, cards))
        perform(game, events)

    def _whole(self, game: Game, ctx: Context, what: WholeZone) -> None:
        players = in_turn_order(game, self.who.things(game, ctx))
        ctx.bind_number(LATEST_GROUP, GROUPS.index(REVEALED))
        ctx.bind(REVEALED, [card for player in players for card in what.of(game, player)])
        ctx.bind(REVEALED_HAND, ctx.bound[REVEALED].copy())
        perform(game, [Revealed(player, what.of(game, player)) for player in players])


ONE_AT_RANDOM: Final = AtRandom(Some(ONE, Card()))
"""A card at random."""

binds(Reveal, LATEST_GROUP, REVEALED, REVEALED_HAND, LATCHED)

phrase(Reveal, en="{who} <reveals> {what}", es="{who} <muestra> {what}")

phrase(
    Reveal,
    en="{who} <reveals> {who:own} hand",
    es="{who} <muestra> {who:own} mano",
    when={"what": WHOLE_HAND},
)

phrase(
    Reveal,
    en="{who} <reveals> a card at random from {who:own} hand",
    es="{who} <muestra> una carta al azar de su mano",
    when={"what": ONE_AT_RANDOM},
)


def _reveals_several(made: Reveal) -> bool:
    return isinstance(made.what, (TopCards, WholeZone))


def _is_them(what: Ref) -> bool:
    """Whether it is several cards of which the text just spoke: those that were found."""
    return isinstance(what, It) and what.plural


def _reveals_hand(made: Reveal) -> bool:
    return isinstance(made.what, WholeZone)


def _reveals_named(made: Reveal) -> bool:
    return not (isinstance(made.what, AtRandom) and isinstance(made.who, Each))


def _revealed(made: Reveal) -> list[Mention]:
    return [_found_at(REVEALED, made.what)]


def _found_at(name: str, what: Ref) -> Mention:
    if isinstance(what, TopCards):
        return Mention(Bound(name), Card(), what.count != Number(1), False, what.whose)
    return Mention(Bound(name), Card(), isinstance(what, WholeZone) or _is_them(what), False)


does(Reveal, REVEALED, _reveals_named)

tells(Reveal, HAND, _reveals_hand)

tells(Reveal, THE_REST, _reveals_several)

mentions(Reveal, _revealed)

trait(Reveal, Trait.SHOWS_DRAWN)


def _reveals_top(made: Reveal) -> bool:
    return isinstance(made.what, TopCards)


trait(Reveal, Trait.COUNTED_FOR_EACH, when=_reveals_top)


def _the_top_card(made: IsA) -> list[Mention] | None:
    """ "As long as the top card of your library is a creature card, ... that card"."""
    if not isinstance(made.what, TopCards) or made.what.count != Number(1):
        return None
    return [Mention(made.what, made.fits, False, False)]


mentions(IsA, _the_top_card)


@final
@dataclass(frozen=True)
class LookAt(Effect):
    """An instruction to look at cards. CR 701.20e."""

    what: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = [card for card in those(self.what, game, ctx) if game.objects.exists(card)]
        ctx.bind(LOOKED, cards)
        ctx.bind_number(LATEST_GROUP, GROUPS.index(LOOKED))
        players = self.who.things(game, ctx)
        perform(game, [Revealed(players[0], cards, players[0])] if players and cards else [])


binds(LookAt, LATEST_GROUP, LOOKED, LATCHED)

phrase(LookAt, en="{who} <looks> at {what}", es="{who} <mira> {what}")


def _looks_at_top(made: LookAt) -> bool:
    return isinstance(made.what, TopCards)


def _looked_at(made: LookAt) -> list[Mention]:
    return [_found_at(LOOKED, made.what)]


tells(LookAt, THE_REST, _looks_at_top)

mentions(LookAt, _looked_at)


@final
@dataclass(frozen=True)
class Looking(Effect):
    """Players look at the top cards of their own libraries; bound by seat. CR 701.22a."""

    count: Amount
    who: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            cards = top_cards(game, player, amount_for(self.count, game, ctx, player))
            ctx.bind(looked_by(player), cards)
            ctx.bind_number(how_many_looked_at(player), len(cards))
            events.append(Revealed(player, cards, player))
        perform(game, events)


KEPT: Final = "kept on top"
"""Name under which the cards are bound that players put back on top of their libraries."""


def looked_by(player: int) -> str:
    """Name under which the cards are bound that a player looks at."""
    return f"looked at by {player}"


@final
@dataclass(frozen=True)
class PutAway(EachChooses):
    """Players put some of the cards looked at on the bottom, or into the graveyard. CR 701.22a.

    They are chosen in the order in which they will lie. The remaining cards are bound again.
    """

    who: Ref
    into_graveyard: bool = False

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        cards = ctx.bound.get(looked_by(player), [])
        rule = "701.25a" if self.into_graveyard else "701.22a"
        order = Ordering.GRAVEYARD if self.into_graveyard else Ordering.BOTTOM
        return ask_for(ctx, player, Kind.OBJECTS, rule, cards, 0, len(cards), order)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        events: list[Event] = []
        kept: list[int] = []
        for player, cards in chosen:
            left = [card for card in ctx.bound[looked_by(player)] if card not in cards]
            ctx.bind(looked_by(player), left)
            kept += left
            if self.into_graveyard:
                events += moves(game, cards, Zone.GRAVEYARD, "surveil")
            else:
                events += rearranged(cards, -1)
        ctx.bind(KEPT, kept)
        perform(game, events)


binds(PutAway, KEPT)
touches(PutAway, "", Does.BURY)


@final
@dataclass(frozen=True)
class OrderTop(EachChooses):
    """Players put the cards they look at back on top in any order. CR 401.4."""

    who: Ref

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        cards = ctx.bound.get(looked_by(player), [])
        if len(cards) < 2:
            return None
        count = len(cards)
        return ask_for(ctx, player, Kind.ORDER, "401.4", cards, count, count, Ordering.TOP)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        events: list[Event] = []
        for _, cards in chosen:
            events += rearranged(cards, 0)
        perform(game, events)


touches(OrderTop, "", Does.ARRANGE)


@final
class LibraryOrder(Event):
    """A card changes its place within its library: 0 is the top, -1 the bottom. CR 401.4."""

    def __init__(self, card: int, position: int) -> None:
        super().__init__(EventKind.LIBRARY_ORDER)
        self.card = card
        self.position = position

    def affected(self, game: Game) -> int:
        return game.object(self.card).owner

    def things(self) -> list[int]:
        return [self.card]

    def apply(self, game: Game) -> list[Event]:
        library = game.players[game.object(self.card).owner].library
        if self.card in library:
            moved_within_library(game, self.card)
            library.remove(self.card)
            place = self.position if self.position >= 0 else len(library)
            library.insert(place, self.card)
        return []


tell(LibraryOrder, "{card} changes its place in the library.", words={"card": thing("card")})

silent(LibraryOrder)


def rearranged(cards: list[int], position: int) -> list[Event]:
    """The events of cards changing places in a library, the first nearest to the top. CR 401.4."""
    found: list[Event] = []
    for place, card in enumerate(cards):
        found.append(LibraryOrder(card, position if position < 0 else position + place))
    return found


@final
@dataclass(frozen=True)
class Arrange(Effect):
    """The controller orders the cards looked at, on top or bottom of their library. CR 401.4.

    ``position`` is 0 for the top, -1 for the bottom; ``random``: chance orders them.
    """

    position: int = 0
    random: bool = False

    def _cards(self, game: Game, ctx: Context) -> list[int]:
        return in_zone(game, ctx.bound.get(LOOKED, []), Zone.LIBRARY)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        cards = self._cards(game, ctx)
        if self.random or len(cards) < 2:
            return None
        count = len(cards)
        order = order_in_library(self.position)
        return ask_for(ctx, ctx.controller, Kind.ORDER, "401.4", cards, count, count, order)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = self._cards(game, ctx) if answer is None else chosen_things(answer)
        if self.random:
            game.chance.shuffle(cards)
            put_in_secret(game, cards, 0)
        perform(game, rearranged(cards, self.position))


looks_up(Arrange, LOOKED)

IN_ANY_ORDER: Final = Arrange()
"""One for all games: its words are kept."""


def _arranges_top(made: Arrange) -> bool:
    return made.position >= 0


touches(Arrange, "", Does.ARRANGE, when=_arranges_top)


@final
@dataclass(frozen=True)
class LookAndArrange(Effect):
    """Look at the top cards of a library and put them back in any order. CR 701.20e, 401.4."""

    count: Amount
    whose: Ref = YOU
    then: bool = True

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((LookAt(TopCards(self.count, self.whose)), IN_ANY_ORDER), ctx)


binds(LookAndArrange, LATEST_GROUP, LOOKED, LATCHED)

phrase(
    LookAndArrange,
    en="look at the top {count:one} cards of {whose:'s} library, then put them back in any order",
    es="mira las {count:una} primeras cartas de {whose:de la biblioteca}, luego regrésalas en "
    "cualquier orden",
    when={"then": True},
)

phrase(
    LookAndArrange,
    en="look at the top {count:one} cards of {whose:'s} library and put them back in any order",
    es="mira las {count:una} primeras cartas de {whose:de la biblioteca} y regrésalas en "
    "cualquier orden",
    when={"then": False},
)
