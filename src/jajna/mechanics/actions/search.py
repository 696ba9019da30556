"""Searching libraries, and what becomes of the cards found. CR 701.23."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Several, Thing
from jajna.events.base import Event
from jajna.events.hidden import Revealed, Searched, Shuffled
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Effect, Filter, Ref
from jajna.ir.declared.binding import leaves, mentions, misplaced, within
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.filters.together import ONE_AFTER_ANOTHER, can_be_chosen, together_in
from jajna.ir.filters.zones import InZone
from jajna.ir.mentions import Mention, counts_several
from jajna.ir.refs import IMPLIED, YOU, Bound, Each
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.knowledge import put_in_secret
from jajna.kernel.zones.searching import can_search, cannot_begin, searched_cards
from jajna.mechanics.actions.shuffle import Shuffle
from jajna.mechanics.choices.chosen_by_each import EachChooses, ask_for, in_turn_order
from jajna.mechanics.moving.common import moves
from jajna.mechanics.moving.places import Called, Place
from jajna.mechanics.things.library import rearranged
from jajna.vocab import Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["FOUND", "SEARCHING", "Search", "SearchAndPutOnTop", "WhoSearched", "note_searchers"]

FOUND: Final = "found"
"""Name under which cards found in a search are bound."""

SEARCHING: Final = "searching"
"""Name under which the players are bound who have searched libraries by one ability."""

PUT: Final = "put"
"""Name under which cards are bound that were found and put somewhere."""


def note_searchers(ctx: Context, players: list[int]) -> None:
    """Note players who search libraries, for "who searches a library this way"."""
    before = ctx.bound.get(SEARCHING, [])
    ctx.bind(SEARCHING, before + [one for one in players if one not in before])


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
class FindTogether(Effect):
    """A searching player finds cards that are described as a whole, one after another. CR 701.23b.

    ``begun``: some were found already.
    """

    who: Ref
    whose: Ref | None
    count: Amount | None
    what: Filter
    begun: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        searching = in_turn_order(game, self.who.things(game, ctx))
        joint = together_in(self.what)
        assert joint is not None, self
        found = ctx.bound.get(FOUND, []) if self.begun else []
        if not searching or (self.count is not None and len(found) >= self.count.value(game, ctx)):
            return None
        player = searching[0]
        cards = [
            card
            for owner in ([player] if self.whose is None else self.whose.things(game, ctx))
            for card in searched_cards(game, ctx, player, owner)
            if self.what.matches(game, ctx, card)
        ]
        left = can_be_chosen(game, ctx, joint, cards, found, 0)
        return ask_for(ctx, player, Kind.SEARCH, "701.23a", left, 0, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        found = ctx.bound.get(FOUND, []) if self.begun else []
        chosen = answer.options if isinstance(answer, Several) else ()
        more = [one.thing for one in chosen if isinstance(one, Thing)]
        ctx.bind(FOUND, [*found, *more])
        if more:
            next_one = FindTogether(self.who, self.whose, self.count, self.what, True)
            game.frames.run_in_order((next_one,), ctx)


binds(FindTogether, FOUND)


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
        note_searchers(ctx, [event.player for event in events if isinstance(event, Searched)])
        perform(game, events)


binds(LookThrough, SEARCHING)


@final
@dataclass(frozen=True)
class WhoSearched(Filter):
    """A player who has searched a library by an earlier instruction of the ability. CR 608.2c,
    701.23a. ``past``: as the text puts it, "searched"; ``own``: "their library".
    """

    past: bool = field(default=True, compare=False)
    own: bool = field(default=False, compare=False)

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and thing in ctx.bound.get(SEARCHING, ())


looks_up(WhoSearched, SEARCHING)
phrase(
    WhoSearched,
    en="who searches a library this way",
    es="que <busca> en una biblioteca de esta manera",
    when={"past": False, "own": False},
    place="suffix",
)
phrase(
    WhoSearched,
    en="who searched a library this way",
    es="que <buscó> en una biblioteca de esta manera",
    when={"past": True, "own": False},
    place="suffix",
)
phrase(
    WhoSearched,
    en="who searched their library this way",
    es="que <buscó> en su biblioteca de esta manera",
    when={"past": True, "own": True},
    place="suffix",
)


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
    """The cards found are put to a place."""

    to: Place
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = ctx.bound.get(FOUND, [])
        events: list[Event] = []
        if self.to is Place.TOP:
            put_in_secret(game, cards, game.players.mask(ctx.controller))
            events = rearranged(cards, 0)
        elif self.to.zone() is Zone.BATTLEFIELD:
            players = self.who.things(game, ctx)
            for event in moves(game, cards, Zone.BATTLEFIELD, "put"):
                owner = game.object(event.object).owner
                event.controller = owner if owner in players else players[0]
                event.tapped = self.to is Place.TAPPED
                events.append(event)
        else:
            events += moves(game, cards, self.to.zone(), "put")
        perform(game, events, ctx, PUT)


binds(PutFound, PUT)

looks_up(PutFound, FOUND)

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
        Place.HAND: ("into your hand", "en tu mano"),
        Place.THEIR_HAND: ("into their hand", "en su mano"),
        Place.BATTLEFIELD: ("onto the battlefield", "en el campo de batalla"),
        Place.TAPPED: ("onto the battlefield tapped", "en el campo de batalla <*girado@card>"),
        Place.YOURS: (
            "onto the battlefield under your control",
            "en el campo de batalla bajo tu control",
        ),
        Place.GRAVEYARD: ("into your graveyard", "en tu cementerio"),
    },
)

words(
    "reveals",
    {
        Called.IT: ("it", "-la"),
        Called.THEM: ("them", "-las"),
        Called.THAT_CARD: ("that card", "esa carta"),
        Called.THOSE_CARDS: ("those cards", "esas cartas"),
    },
)


@final
@dataclass(frozen=True)
class Search(Effect):
    """An instruction to search a library, put the cards found somewhere and shuffle. CR 701.23.

    ``to`` is where the cards go. ``it`` and ``shown`` are how the text calls them; they are
    revealed if they are called something by ``shown`` (CR 701.23e). With ``theirs`` the library
    searched is that of ``whose``. ``joined`` is true where the text joins the putting with an
    "and".
    """

    count: Amount
    what: Filter
    who: Ref = IMPLIED
    whose: Ref = YOU
    up_to: bool = False
    shown: Called = Called.UNSAID
    it: str = field(default="it", compare=False)
    to: Place = Place.HAND
    joined: bool = False
    theirs: bool = False

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        return cannot_begin(game, ctx, player, self.who, self.whose if self.theirs else None)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        whose = self.whose if self.theirs else None
        steps: tuple[Effect, ...] = (LookThrough(self.who, whose),)
        if together_in(self.what) is not None:
            steps = (*steps, FindTogether(self.who, whose, self.count, self.what))
        else:
            steps = (*steps, FindCards(self.who, whose, self.count, self.what, self.up_to))
        if self.shown is not Called.UNSAID:
            steps = (*steps, RevealFound())
        game.frames.run_in_order(
            (*steps, PutFound(self.to, self.who), Shuffle(whose or self.who)), ctx
        )


binds(Search, FOUND, PUT, SEARCHING)

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


def _found(made: Search) -> list[Mention]:
    """What is found, called as it is described once it is on the battlefield: "that land"."""
    fits = made.what if _fetches(made) else Card()
    return [Mention(Bound(FOUND), fits, counts_several(made), False)]


mentions(Search, _found)


def _is_searched_by_several(made: Search) -> str | None:
    """The reason why one player after another would have to find cards as a whole."""
    if together_in(made.what) is not None and isinstance(made.who, Each):
        return "one player finds cards as a whole"
    return None


within(Search, ONE_AFTER_ANOTHER, "what")
misplaced(Search, _is_searched_by_several)


def _fetches(search: Search) -> bool:
    return search.to.zone() is Zone.BATTLEFIELD


def _finds(search: Search) -> bool:
    return search.to.zone() is not Zone.BATTLEFIELD


touches(Search, "who", Does.FETCH, "count", when=_fetches)
touches(Search, "who", Does.DRAW, "count", when=_finds)


@final
@dataclass(frozen=True)
class ShuffleTheRest(Effect):
    """The controller shuffles their library without the cards found. CR 701.24b."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [Shuffled(ctx.controller, ctx.bound.get(FOUND, []))])


looks_up(ShuffleTheRest, FOUND)


@final
@dataclass(frozen=True)
class SearchAndPutOnTop(Effect):
    """An instruction to search, shuffle, and put the card found on top. CR 701.24b.

    The card is revealed if the text calls it something (``shown``).
    """

    what: Filter
    shown: Called = Called.UNSAID
    it: str = field(default="that card", compare=False)
    count: Amount = ONE

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        steps: tuple[Effect, ...] = (
            LookThrough(YOU, None),
            FindCards(YOU, None, self.count, self.what),
        )
        if self.shown is not Called.UNSAID:
            steps = (*steps, RevealFound())
        game.frames.run_in_order((*steps, ShuffleTheRest(), PutFound(Place.TOP)), ctx)


binds(SearchAndPutOnTop, FOUND, PUT, SEARCHING)

phrase(
    SearchAndPutOnTop,
    en="search your library for {what:a}[shown? , reveal {shown:reveals}], then shuffle and put "
    "{it:found} on top",
    es="<busca> en tu biblioteca {what:un}[shown? , <muestra> {shown:reveals}], luego <baraja> y "
    "<pone> {it:found} en la parte superior",
)
