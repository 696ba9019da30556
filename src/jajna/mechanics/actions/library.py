"""Looking at, arranging, milling, shuffling and searching libraries. CR 401, 701.17, 701.23."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind
from jajna.events.base import Event, EventKind
from jajna.events.hidden import Revealed, Searched, Shuffled
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Effect, Filter, Ref
from jajna.ir.binding import SHUFFLED, THE_REST, Trait, does, leaves, mentions, needs, tells, trait
from jajna.ir.declarations import Does, touches
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.filters.zones import InZone
from jajna.ir.mentions import Mention
from jajna.ir.names import binds, looks_up
from jajna.ir.refs import IMPLIED, YOU, Bound, You
from jajna.kernel.door.door import perform
from jajna.kernel.zones.searching import can_search, searched_cards
from jajna.mechanics.actions.choosing import (
    GROUPS,
    LATEST_GROUP,
    EachChooses,
    amount_for,
    ask_for,
    chosen_things,
    in_turn_order,
    in_zone,
)
from jajna.mechanics.actions.moving import moves
from jajna.mechanics.actions.taken import SCRY, SURVEIL, NoteAction
from jajna.telling import silent, tell, thing
from jajna.vocab import Zone
from jajna.wording import feminine, phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "FOUND",
    "LOOKED",
    "MILLED",
    "REVEALED",
    "LibraryOrder",
    "LookAndArrange",
    "LookAt",
    "Mill",
    "Reveal",
    "Scry",
    "Search",
    "SearchAndPutOnTop",
    "Shuffle",
    "Surveil",
    "TopCards",
    "those",
]

FOUND: Final = "found"
"""Name under which cards found in a search are bound."""
LOOKED: Final = "looked at"
"""Name under which cards that a player looks at are bound."""
PUT: Final = "put"
"""Name under which cards are bound that were found and put somewhere."""
MILLED: Final = "milled"
"""Name under which milled cards are bound."""
REVEALED: Final = "revealed"
"""Name under which revealed cards are bound."""


A_CARD: Final = Card()


def top_cards(game: Game, player: int, count: int) -> list[int]:
    """The top cards of a library, as many as there are. CR 701.17b, 609.3."""
    return game.players[player].library[: max(count, 0)]


# -- milling and shuffling -----------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Mill(Effect):
    """An instruction to mill cards. CR 701.17a."""

    count: Amount
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards: list[int] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            cards += top_cards(game, player, amount_for(self.count, game, ctx, player))
        ctx.bind_number(LATEST_GROUP, GROUPS.index(MILLED))
        perform(game, [*moves(game, cards, Zone.GRAVEYARD, "mill")], ctx, MILLED)


binds(Mill, LATEST_GROUP, MILLED)
phrase(
    Mill,
    en="{who} <mills> {count:a card/cards}",
    es="{who} <muele> {count:una carta/cartas}",
)
does(Mill, MILLED)
tells(Mill, THE_REST)
leaves(Mill, MILLED, Card())
trait(Mill, Trait.COUNTED_FOR_EACH)
touches(Mill, "who", Does.MILL, "count")


@final
@dataclass(frozen=True)
class MillHalf(Effect):
    """An instruction to mill half a library, rounded as stated. CR 701.17a, 107.1a."""

    who: Ref = IMPLIED
    up: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards: list[int] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            library = game.players[player].library
            cards += library[: (len(library) + (1 if self.up else 0)) // 2]
        perform(game, [*moves(game, cards, Zone.GRAVEYARD, "mill")], ctx, MILLED)


binds(MillHalf, MILLED)
phrase(
    MillHalf,
    en="{who} <mills> half {who:own} library, rounded down",
    es="{who} <muele> la mitad de {who:own} biblioteca, redondeando hacia abajo",
    when={"up": False},
)
phrase(
    MillHalf,
    en="{who} <mills> half {who:own} library, rounded up",
    es="{who} <muele> la mitad de {who:own} biblioteca, redondeando hacia arriba",
    when={"up": True},
)


@final
@dataclass(frozen=True)
class Shuffle(Effect):
    """An instruction to shuffle a library. CR 701.24a.

    ``many``: the text speaks of libraries; ``said``: it says whose library.
    """

    who: Ref = IMPLIED
    many: bool = False
    said: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = in_turn_order(game, self.who.things(game, ctx))
        perform(game, [Shuffled(player) for player in players])


phrase(
    Shuffle,
    en="{who} <shuffles>",
    es="{who} <baraja>",
    when={"many": False, "said": False},
)
phrase(
    Shuffle,
    en="{who} <shuffles> {who:own} library",
    es="{who} <baraja> {who:own} biblioteca",
    when={"many": False, "said": True},
)
phrase(
    Shuffle,
    en="{who} <shuffles> {who:own} libraries",
    es="{who} <baraja> sus bibliotecas",
    when={"many": True},
)


def _is_yours(made: Shuffle) -> bool:
    return isinstance(made.who, You)


tells(Shuffle, SHUFFLED, _is_yours)


# -- looking -------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class TopCards(Ref):
    """The top cards of a library: "the top card of your library". CR 401.

    Once an instruction has done something with them it goes on meaning those cards. ``bare``: the
    text has just said whose library it is.
    """

    count: Amount = ONE
    whose: Ref = YOU
    bare: bool = False

    def moves_on(self) -> bool:
        return True

    def things(self, game: Game, ctx: Context) -> list[int]:
        latched = ctx.bound.get(LATCHED)
        if latched is not None:
            return [game.objects.followed(ctx, card) for card in latched]
        cards: list[int] = []
        for player in in_turn_order(game, self.whose.things(game, ctx)):
            cards += top_cards(game, player, self.count.value(game, ctx))
        return cards


LATCHED: Final = "the top cards"
"""Name under which an instruction binds the top cards that it concerned."""

phrase(
    TopCards,
    en="the top card of {whose:'s} library",
    es="la primera carta de {whose:de la biblioteca}",
    when={"bare": False},
)
phrase(
    TopCards,
    en="the top {count:one} cards of {whose:'s} library",
    es="las {count:una} primeras cartas de {whose:de la biblioteca}",
    when={"bare": False},
)
phrase(TopCards, en="the top card", es="la primera carta", when={"count": ONE, "bare": True})
feminine(TopCards)


def _is_bare(made: TopCards) -> bool:
    return made.bare


needs(TopCards, SHUFFLED, "it isn't said whose library it is", _is_bare)


def those(what: Ref, game: Game, ctx: Context) -> list[int]:
    """What a reference means, remembered for later clauses where it means top cards."""
    if isinstance(what, TopCards):
        ctx.bound.pop(LATCHED, None)
        ctx.bind(LATCHED, what.things(game, ctx))
    return what.things(game, ctx)


@final
@dataclass(frozen=True)
class Reveal(Effect):
    """An instruction to reveal cards. CR 701.20a."""

    what: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = [card for card in those(self.what, game, ctx) if game.objects.exists(card)]
        ctx.bind(REVEALED, cards)
        ctx.bind_number(LATEST_GROUP, GROUPS.index(REVEALED))
        players = self.who.things(game, ctx)
        perform(game, [Revealed(players[0], cards)] if players and cards else [])


binds(Reveal, LATEST_GROUP, REVEALED, LATCHED)
phrase(Reveal, en="{who} <reveals> {what}", es="{who} <muestra> {what}")


def _reveals_top(made: Reveal) -> bool:
    return isinstance(made.what, TopCards)


def _revealed(made: Reveal) -> list[Mention]:
    return [_found_at(REVEALED, made.what)]


def _found_at(name: str, what: Ref) -> Mention:
    if isinstance(what, TopCards):
        return Mention(Bound(name), Card(), what.count != Number(1), False, what.whose)
    return Mention(Bound(name), Card(), False, False)


does(Reveal, REVEALED)
tells(Reveal, THE_REST, _reveals_top)
mentions(Reveal, _revealed)
trait(Reveal, Trait.SHOWS_DRAWN)


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
            ctx.bind(_looked_by(player), cards)
            events.append(Revealed(player, cards, player))
        perform(game, events)


def _looked_by(player: int) -> str:
    return f"looked at by {player}"


@final
@dataclass(frozen=True)
class PutAway(EachChooses):
    """Players put some of the cards looked at on the bottom, or into the graveyard. CR 701.22a.

    They are chosen in the order in which they will lie. What is left is bound again.
    """

    who: Ref
    into_graveyard: bool = False

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        cards = ctx.bound.get(_looked_by(player), [])
        rule = "701.25a" if self.into_graveyard else "701.22a"
        return ask_for(ctx, player, Kind.OBJECTS, rule, cards, 0, len(cards))

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        events: list[Event] = []
        for player, cards in chosen:
            left = [card for card in ctx.bound[_looked_by(player)] if card not in cards]
            ctx.bind(_looked_by(player), left)
            if self.into_graveyard:
                events += moves(game, cards, Zone.GRAVEYARD, "surveil")
            else:
                events += rearranged(cards, -1)
        perform(game, events)


@final
@dataclass(frozen=True)
class OrderTop(EachChooses):
    """Players put the cards they look at back on top in any order. CR 401.4."""

    who: Ref

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        cards = ctx.bound.get(_looked_by(player), [])
        if len(cards) < 2:
            return None
        return ask_for(ctx, player, Kind.ORDER, "401.4", cards, len(cards), len(cards))

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        events: list[Event] = []
        for _, cards in chosen:
            events += rearranged(cards, 0)
        perform(game, events)


@final
class LibraryOrder(Event):
    """A card changes its place within its library: 0 is the top, -1 the bottom. CR 401.4."""

    def __init__(self, card: int, position: int) -> None:
        super().__init__(EventKind.OTHER)
        self.card = card
        self.position = position

    def affected(self, game: Game) -> int:
        return game.object(self.card).owner

    def things(self) -> list[int]:
        return [self.card]

    def apply(self, game: Game) -> list[Event]:
        library = game.players[game.object(self.card).owner].library
        if self.card in library:
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
class Scry(Effect):
    """An instruction to scry. CR 701.22a."""

    count: Amount
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.count.value(game, ctx) > 0:  # CR 701.22b
            look = Looking(self.count, self.who)
            taken = NoteAction(SCRY, self.who)  # CR 701.22d
            game.frames.run_in_order((look, PutAway(self.who), OrderTop(self.who), taken), ctx)


phrase(Scry, en="{who} <scries> {count}", es="{who} <adivina> {count}")
touches(Scry, "who", Does.SELECT, "count")


@final
@dataclass(frozen=True)
class Surveil(Effect):
    """An instruction to surveil. CR 701.25a."""

    count: Amount
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if self.count.value(game, ctx) > 0:  # CR 701.25c
            look = Looking(self.count, self.who)
            taken = NoteAction(SURVEIL, self.who)  # CR 701.25d
            game.frames.run_in_order(
                (look, PutAway(self.who, True), OrderTop(self.who), taken), ctx
            )


phrase(Surveil, en="{who} <surveils> {count}", es="{who} <vigila> {count}")
touches(Surveil, "who", Does.SELECT, "count")


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
        return ask_for(ctx, ctx.controller, Kind.ORDER, "401.4", cards, count, count)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = self._cards(game, ctx) if answer is None else chosen_things(answer)
        if self.random:
            game.chance.shuffle(cards)
        perform(game, rearranged(cards, self.position))


looks_up(Arrange, LOOKED)


@final
@dataclass(frozen=True)
class LookAndArrange(Effect):
    """Look at the top cards of a library and put them back in any order. CR 701.20e, 401.4."""

    count: Amount
    whose: Ref = YOU
    then: bool = True

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((LookAt(TopCards(self.count, self.whose)), Arrange()), ctx)


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

# -- searching -----------------------------------------------------------------------------------


def has_quality(fits: Filter) -> bool:
    """Whether a search states a quality, so that it may fail to find. CR 701.23b, 701.23d."""
    parts = fits.parts if isinstance(fits, All) else (fits,)
    return any(not isinstance(part, (Card, InZone)) for part in parts)


@final
@dataclass(frozen=True)
class FindCards(EachChooses):
    """Searching players look through libraries and find cards. CR 701.23a, 701.23i.

    Without ``whose`` each searches their own library.
    """

    who: Ref
    whose: Ref | None
    count: Amount
    what: Filter
    up_to: bool = False

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        owners = [player] if self.whose is None else self.whose.things(game, ctx)
        cards = [
            card
            for owner in owners
            for card in searched_cards(game, ctx, player, owner)
            if self.what.matches(game, ctx, card)
        ]
        count = self.count.value(game, ctx)
        least = 0 if self.up_to or has_quality(self.what) else count
        return ask_for(ctx, player, Kind.SEARCH, "701.23a", cards, least, count)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        ctx.bind(FOUND, [card for _, cards in chosen for card in cards])


binds(FindCards, FOUND)


@final
@dataclass(frozen=True)
class LookThrough(Effect):
    """The searching players look through libraries. CR 701.23a, 701.23f."""

    who: Ref
    whose: Ref | None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for searcher in self.who.things(game, ctx):
            owners = [searcher] if self.whose is None else self.whose.things(game, ctx)
            for owner in owners:
                if can_search(game, ctx, searcher, owner):
                    cards = searched_cards(game, ctx, searcher, owner)
                    events.append(Revealed(owner, cards, searcher))
                    events.append(Searched(searcher, owner))
        perform(game, events)


@final
@dataclass(frozen=True)
class RevealFound(Effect):
    """The cards found are revealed. CR 701.20a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = ctx.bound.get(FOUND, [])
        perform(game, [Revealed(game.object(card).owner, [card]) for card in cards])


looks_up(RevealFound, FOUND)


@final
@dataclass(frozen=True)
class PutFound(Effect):
    """The cards found are put where ``to`` says, a key of the table "found destination"."""

    to: str
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = ctx.bound.get(FOUND, [])
        events: list[Event] = []
        if self.to == "top":
            events = rearranged(cards, 0)
        elif self.to in ("battlefield", "tapped", "yours"):
            players = self.who.things(game, ctx)
            for event in moves(game, cards, Zone.BATTLEFIELD, "put"):
                owner = game.object(event.object).owner
                event.controller = owner if owner in players else players[0]
                event.tapped = self.to == "tapped"
                events.append(event)
        else:
            events += moves(game, cards, _ZONES[self.to], "put")
        perform(game, events, ctx, PUT)


binds(PutFound, PUT)
looks_up(PutFound, FOUND)


_ZONES: Final = {
    "hand": Zone.HAND,
    "their hand": Zone.HAND,
    "graveyard": Zone.GRAVEYARD,
    "exile": Zone.EXILE,
}

words(
    "found",
    {
        "it": ("it", "-la"),
        "them": ("them", "-las"),
        "that card": ("that card", "esa carta"),
        "those cards": ("those cards", "esas cartas"),
        "the card": ("the card", "la carta"),
    },
)
words(
    "found destination",
    {
        "hand": ("into your hand", "en tu mano"),
        "their hand": ("into their hand", "en su mano"),
        "battlefield": ("onto the battlefield", "en el campo de batalla"),
        "tapped": ("onto the battlefield tapped", "en el campo de batalla <*girado@card>"),
        "yours": (
            "onto the battlefield under your control",
            "en el campo de batalla bajo tu control",
        ),
        "graveyard": ("into your graveyard", "en tu cementerio"),
    },
)
words(
    "reveals",
    {
        "it": ("it", "-la"),
        "them": ("them", "-las"),
        "that card": ("that card", "esa carta"),
        "those cards": ("those cards", "esas cartas"),
    },
)


@final
@dataclass(frozen=True)
class Search(Effect):
    """An instruction to search a library, put what is found somewhere and shuffle. CR 701.23.

    ``to`` is where the cards go. ``it`` and ``shown`` are how the text calls them; ``shown`` is ""
    where they aren't revealed (CR 701.23e). ``theirs``: the library searched is that
    of ``whose``; ``joined``: the text puts the cards with an "and".
    """

    count: Amount
    what: Filter
    who: Ref = IMPLIED
    whose: Ref = YOU
    up_to: bool = False
    shown: str = ""
    it: str = "it"
    to: str = "hand"
    joined: bool = False
    theirs: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        whose = self.whose if self.theirs else None
        steps: tuple[Effect, ...] = (
            LookThrough(self.who, whose),
            FindCards(self.who, whose, self.count, self.what, self.up_to),
        )
        if self.shown:
            steps = (*steps, RevealFound())
        game.frames.run_in_order(
            (*steps, PutFound(self.to, self.who), Shuffle(whose or self.who)), ctx
        )


binds(Search, FOUND, PUT)
phrase(
    Search,
    en="search your library for [up_to? up to] {count*what}[shown? , reveal {shown:reveals},] and "
    "put {it:found} {to:found destination}. then shuffle",
    es="<busca> en tu biblioteca [up_to? hasta] {count*what}[shown? , <muestra> {shown:reveals}] y "
    "<pone> {it:found} {to:found destination}. luego baraja",
    when={"joined": True, "theirs": False},
)
phrase(
    Search,
    en="search {whose:'s} library for [up_to? up to] {count*what} and put {it:found} "
    "{to:found destination}. then that player shuffles",
    es="<busca> en {whose:de la biblioteca} [up_to? hasta] {count*what} y <pone> {it:found} "
    "{to:found destination}. luego ese jugador baraja",
    when={"joined": True, "theirs": True},
)
phrase(
    Search,
    en="{who} <searches> {who:own} library for [up_to? up to] {count*what}"
    "[shown? , <reveals> {shown:reveals}], <puts> {it:found} {to:found destination}, "
    "then <shuffles>",
    es="{who} <busca> en {who:own} biblioteca [up_to? hasta] {count*what}"
    "[shown? , <muestra> {shown:reveals}], <pone> {it:found} {to:found destination}, "
    "luego <baraja>",
    when={"joined": False, "theirs": False},
)
leaves(Search, FOUND, Card())
touches(Search, "who", Does.DRAW, "count")


@final
@dataclass(frozen=True)
class SearchAndPutOnTop(Effect):
    """An instruction to search, shuffle, and put the card found on top. CR 701.24b.

    ``shown`` is how the text calls the card that is revealed, "" where it isn't.
    """

    what: Filter
    shown: str = ""
    it: str = "that card"
    count: Amount = ONE

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        steps: tuple[Effect, ...] = (
            LookThrough(YOU, None),
            FindCards(YOU, None, self.count, self.what),
        )
        if self.shown:
            steps = (*steps, RevealFound())
        game.frames.run_in_order((*steps, Shuffle(YOU), PutFound("top")), ctx)


binds(SearchAndPutOnTop, FOUND, PUT)
phrase(
    SearchAndPutOnTop,
    en="search your library for {what:a}[shown? , reveal {shown:reveals}], then shuffle and put "
    "{it:found} on top",
    es="<busca> en tu biblioteca {what:un}[shown? , <muestra> {shown:reveals}], luego <baraja> y "
    "<pone> {it:found} en la parte superior",
)
