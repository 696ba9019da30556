"""What becomes of cards that are looked at, revealed, milled or exiled from the top of libraries.

CR 401.4, 608.2c, 701.20: "put one of them into your hand and the rest into your graveyard".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Several, Shape, Thing
from jajna.events.base import Event
from jajna.events.hidden import Revealed, Shuffled
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Effect, Filter, Ref
from jajna.ir.comparisons import HowManyOf
from jajna.ir.composites import DID, Sequence
from jajna.ir.declared.binding import (
    THE_REST,
    Trait,
    does,
    has_trait,
    leaves,
    mentions,
    misplaced,
    needs,
    tells,
    trait,
)
from jajna.ir.declared.names import EXILED, FOUND_LAST, REVEALED, InField, binds, looks_up
from jajna.ir.filters.nouns import Card
from jajna.ir.mentions import ANYTHING, Mention, counts_several
from jajna.ir.refs import IMPLIED, Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import (
    GROUPS,
    LATEST_GROUP,
    ask_for,
    chosen_things,
    in_turn_order,
    in_zone,
)
from jajna.mechanics.moving.common import moves
from jajna.mechanics.moving.to_library import onto_library
from jajna.mechanics.things.library import rearranged
from jajna.vocab import Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "AN_OPPONENT",
    "LIBRARY_PLACES",
    "TAKEN",
    "ChooseOpponent",
    "ExileRest",
    "Put",
    "PutBy",
    "PutOnTop",
    "PutPiles",
    "PutRest",
    "PutSome",
    "PutThree",
    "PutTwoExileOne",
    "RevealUntil",
    "SeparatePiles",
    "ShuffleRest",
    "TakeAmong",
    "TakeEachAmong",
]

TAKEN: Final = "taken"
"""Name under which the cards are bound that were taken from among others."""
REST: Final = "the rest"
NOT_PUT: Final = "all cards revealed this way that weren't put onto the battlefield"
"""The rest of cards that an instruction has revealed, as the text may call it."""
NO_REST: Final = "there are no cards of which something could be the rest"
"""Why a text speaks of the rest in vain."""
AN_OPPONENT: Final = "an opponent"
"""Name under which the opponent is bound whom a player chose."""
OTHER_PILE: Final = "other pile"
PILE: Final = "pile"


# -- where cards are put -------------------------------------------------------------------------


@final
class Place:
    """A place where cards are put: its words, the zone and the position in a library.

    ``order`` is "any" or "random" for cards in a library, "" where the text says none.
    """

    def __init__(
        self, en: str, es: str, zone: Zone, position: int = 0, order: str = "", tapped: bool = False
    ) -> None:
        self.en = en
        self.es = es
        self.zone = zone
        self.position = position
        self.order = order
        self.tapped = tapped


def _library_places() -> dict[str, Place]:
    found: dict[str, Place] = {}
    for key, whose, de in (
        ("", "your library", "tu biblioteca"),
        ("their ", "their library", "su biblioteca"),
        ("that player's ", "that player's library", "la biblioteca de ese jugador"),
        ("that ", "that library", "esa biblioteca"),
    ):
        for place, position, en, es in (
            ("top", 0, f"on top of {whose}", f"en la parte superior de {de}"),
            ("back", 0, f"back on top of {whose}", f"de vuelta en la parte superior de {de}"),
            ("bottom", -1, f"on the bottom of {whose}", f"en la parte inferior de {de}"),
        ):
            for order, more, mas in (
                ("", "", ""),
                ("any", " in any order", " en cualquier orden"),
                ("random", " in a random order", " en orden aleatorio"),
            ):
                name = f"{key}{place} {order}".strip()
                found[name] = Place(en + more, es + mas, Zone.LIBRARY, position, order)
    return found


LIBRARY_PLACES: Final = _library_places()
"""The places in libraries, by their keys in ``PLACES``."""

PLACES: Final[dict[str, Place]] = {
    "hand": Place("into your hand", "en tu mano", Zone.HAND),
    "their hand": Place("into their hand", "en su mano", Zone.HAND),
    "graveyard": Place("into your graveyard", "en tu cementerio", Zone.GRAVEYARD),
    "their graveyard": Place("into their graveyard", "en su cementerio", Zone.GRAVEYARD),
    "battlefield": Place("onto the battlefield", "en el campo de batalla", Zone.BATTLEFIELD),
    "tapped": Place(
        "onto the battlefield tapped",
        "en el campo de batalla <*girado@card>",
        Zone.BATTLEFIELD,
        tapped=True,
    ),
    "yours": Place(
        "onto the battlefield under your control",
        "en el campo de batalla bajo tu control",
        Zone.BATTLEFIELD,
    ),
    **LIBRARY_PLACES,
}
words("put where", {key: (place.en, place.es) for key, place in PLACES.items()})


@final
@dataclass(frozen=True)
class Put(Effect):
    """Put the cards bound under ``name`` to a place, a key of ``PLACES``. CR 401.4, 110.2a.

    Several cards are put into a library in the order that the player chooses; what is put onto the
    battlefield comes under that player's control, with ``counters`` of the kind ``counter``.
    """

    name: str
    to: str
    who: Ref = IMPLIED
    counters: Amount | None = None
    counter: str = ""

    def _cards(self, game: Game, ctx: Context) -> list[int]:
        return [card for card in ctx.bound.get(self.name, []) if game.objects.exists(card)]

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        place = PLACES[self.to]
        cards = self._cards(game, ctx)
        if place.zone is not Zone.LIBRARY or place.order == "random" or len(cards) < 2:
            return None
        players = self.who.things(game, ctx) or [ctx.controller]
        return ask_for(ctx, players[0], Kind.ORDER, "401.4", cards, len(cards), len(cards))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = self._cards(game, ctx) if answer is None else chosen_things(answer)
        place = PLACES[self.to]
        if place.order == "random":
            game.chance.shuffle(cards)
        ctx.bind_number(DID, 1 if cards else 0)
        perform(game, self._events(game, ctx, cards, place), ctx, f"{self.name} put")

    def _events(self, game: Game, ctx: Context, cards: list[int], place: Place) -> list[Event]:
        if place.zone is Zone.LIBRARY:
            inside = in_zone(game, cards, Zone.LIBRARY)
            if len(inside) == len(cards):
                return rearranged(cards, place.position)
            return onto_library(game, cards, place.position)
        events: list[Event] = []
        players = self.who.things(game, ctx) or [ctx.controller]
        for move in moves(game, cards, place.zone, "put"):
            if place.zone is Zone.BATTLEFIELD:
                move.controller = players[0]
                move.tapped = place.tapped
                if self.counters is not None:
                    move.add_counters(self.counter, self.counters.value(game, ctx))
            events.append(move)
        return events


looks_up(Put, InField("name"))


@final
@dataclass(frozen=True)
class PutBy(Effect):
    """An instruction that a player puts cards to a place: "that player puts it into their hand"."""

    who: Ref
    what: Ref
    to: str

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(PILE, _cards_of(game, ctx, self.what))
        game.frames.run_in_order((Put(PILE, self.to, self.who),), ctx)


binds(PutBy, PILE)
phrase(
    PutBy,
    en="{who} <puts> {what} {to:put where}",
    es="{who} <pone> {what} {to:put where}",
)
trait(PutBy, Trait.PUTS)


@final
@dataclass(frozen=True)
class PutOnTop(Effect):
    """An instruction to put cards on top of the library that was just shuffled. CR 401.4.

    ``any_order`` is true where the text says that they are put there in any order.
    """

    what: Ref
    any_order: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(PILE, _cards_of(game, ctx, self.what))
        game.frames.run_in_order((Put(PILE, "top"),), ctx)


binds(PutOnTop, PILE)
phrase(
    PutOnTop,
    en="put {what} on top[any_order? in any order]",
    es="pon {what} en la parte superior[any_order? en cualquier orden]",
)


def _cards_of(game: Game, ctx: Context, ref: Ref) -> list[int]:
    return [
        card for card in ref.things(game, ctx) if not is_player(card) and game.objects.exists(card)
    ]


# -- some of the cards ---------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Show(Effect):
    """Reveal the cards bound under ``name``. CR 701.20a."""

    name: str

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = [card for card in ctx.bound.get(self.name, []) if game.objects.exists(card)]
        perform(game, [Revealed(game.object(card).owner, [card]) for card in cards])


looks_up(Show, InField("name"))


@final
@dataclass(frozen=True)
class TakeAmong(Effect):
    """A player puts cards that fit from among others somewhere. CR 608.2d.

    ``shown`` is how the text calls cards that are revealed before they are put, "" where they
    aren't. What enters the battlefield does so with ``counters`` of the kind ``counter``.
    """

    count: Amount
    what: Filter
    among: Ref
    to: str
    how: HowManyOf = HowManyOf.SO_MANY
    shown: str = ""
    who: Ref = IMPLIED
    counters: Amount | None = None
    counter: str = ""

    def _cards(self, game: Game, ctx: Context) -> list[int]:
        return [
            card for card in _cards_of(game, ctx, self.among) if self.what.matches(game, ctx, card)
        ]

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if self.how is HowManyOf.ALL:
            return None
        cards = self._cards(game, ctx)
        players = self.who.things(game, ctx) or [ctx.controller]
        most = len(cards) if self.how is HowManyOf.ANY_NUMBER else self.count.value(game, ctx)
        least = most if self.how is HowManyOf.SO_MANY else 0
        return ask_for(ctx, players[0], Kind.OBJECTS, "608.2d", cards, least, most)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = self._cards(game, ctx) if self.how is HowManyOf.ALL else chosen_things(answer)
        ctx.bind(TAKEN, cards)
        put: tuple[Effect, ...] = (Put(TAKEN, self.to, self.who, self.counters, self.counter),)
        game.frames.run_in_order((Show(TAKEN), *put) if self.shown else put, ctx)


binds(TakeAmong, TAKEN)


words(
    "taken cards",
    {
        "it": ("it", "-la"),
        "that card": ("that card", "esa carta"),
        "them": ("them", "-las"),
        "those cards": ("those cards", "esas cartas"),
        "the revealed cards": ("the revealed cards", "las cartas mostradas"),
    },
)
for _how, _en, _es in (
    (HowManyOf.SO_MANY, "{count*what}", "{count*what}"),
    (HowManyOf.UP_TO, "up to {count*what}", "hasta {count*what}"),
    (HowManyOf.ANY_NUMBER, "any number of {what:s}", "cualquier cantidad de {what:s}"),
):
    _sets: dict[str, object] = {"how": _how}
    if _how is HowManyOf.ANY_NUMBER:
        _sets["count"] = ONE
    phrase(
        TakeAmong,
        en=f"{{who}} <reveals> {_en} from among {{among}} and <puts> {{shown:taken cards}} "
        "{to:put where}",
        es=f"{{who}} <muestra> {_es} de entre {{among}} y <pone> {{shown:taken cards}} "
        "{to:put where}",
        when=_sets,
    )
    phrase(
        TakeAmong,
        en=f"{{who}} <puts> {_en} from among {{among}} {{to:put where}}",
        es=f"{{who}} <pone> {_es} de entre {{among}} {{to:put where}}",
        when={**_sets, "shown": "", "counters": None},
    )
phrase(
    TakeAmong,
    en="{who} <puts> {count*what} from among {among} onto the battlefield with {counters:a} "
    "{counter:counter} counter/counters on it",
    es="{who} <pone> {count*what} de entre {among} en el campo de batalla con {counters:un} "
    "contador/contadores {counter:counter}",
    when={"how": HowManyOf.SO_MANY, "shown": "", "to": "battlefield"},
)
phrase(
    TakeAmong,
    en="{who} <puts> all {what:s} from among {among} {to:put where}",
    es="{who} <pone> <*todo@what> {what:los} de entre {among} {to:put where}",
    when={"how": HowManyOf.ALL, "count": ONE, "shown": ""},
)


def _may_take_several(made: TakeAmong) -> bool:
    return made.how in (HowManyOf.ANY_NUMBER, HowManyOf.ALL) or counts_several(made)


leaves(TakeAmong, TAKEN, None, _may_take_several)
trait(TakeAmong, Trait.PUTS)


@final
@dataclass(frozen=True)
class PutSome(Effect):
    """A player puts so many of the cards to a place: "put one of them into your hand"."""

    count: Amount
    among: Ref
    to: str
    who: Ref = IMPLIED
    how: HowManyOf = HowManyOf.SO_MANY

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        players = self.who.things(game, ctx) or [ctx.controller]
        cards = _left(game, ctx, self.among)
        count = len(cards) if self.how is HowManyOf.ANY_NUMBER else self.count.value(game, ctx)
        least = count if self.how is HowManyOf.SO_MANY else 0
        return ask_for(ctx, players[0], Kind.OBJECTS, "608.2d", cards, least, count)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        now = chosen_things(answer)
        ctx.bind(PILE, now)
        ctx.bind(TAKEN, [*ctx.bound.get(TAKEN, []), *now])
        game.frames.run_in_order((Put(PILE, self.to, self.who),), ctx)


binds(PutSome, PILE, TAKEN)


def _left(game: Game, ctx: Context, among: Ref) -> list[int]:
    """The list of the cards among these that nobody has taken yet."""
    taken = ctx.bound.get(TAKEN) or []
    return [
        card
        for card in _cards_of(game, ctx, among)
        if card not in taken and game.object(card).came_from not in taken
    ]


phrase(
    PutSome,
    en="{who} <puts> {count:one} of {among} {to:put where}",
    es="{who} <pone> {count:una} de {among} {to:put where}",
    when={"how": HowManyOf.SO_MANY},
)
phrase(
    PutSome,
    en="{who} <puts> up to {count:one} of {among} {to:put where}",
    es="{who} <pone> hasta {count:una} de {among} {to:put where}",
    when={"how": HowManyOf.UP_TO},
)
phrase(
    PutSome,
    en="{who} <puts> any number of {among} {to:put where}",
    es="{who} <pone> cualquier cantidad de {among} {to:put where}",
    when={"how": HowManyOf.ANY_NUMBER, "count": ONE},
)
trait(PutSome, Trait.PUTS)


@final
@dataclass(frozen=True)
class PutThree(Effect):
    """Put one of the cards to each of three places. CR 608.2d."""

    among: Ref
    first: str
    second: str
    third: str

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        places = (self.first, self.second, self.third)
        steps = [PutSome(ONE, self.among, place) for place in places]
        game.frames.run_in_order(tuple(steps), ctx)


binds(PutThree, PILE, TAKEN)
phrase(
    PutThree,
    en="put one of {among} {first:put where}, one {second:put where}, and one {third:put where}",
    es="pon una de {among} {first:put where}, una {second:put where}, y una {third:put where}",
)


@final
@dataclass(frozen=True)
class PutTwoExileOne(Effect):
    """Put one of the cards to each of two places, and exile one. CR 608.2d."""

    among: Ref
    first: str
    second: str

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        places = (self.first, self.second)
        steps = [PutSome(ONE, self.among, place) for place in places]
        game.frames.run_in_order((*steps, ExileSome(ONE, self.among)), ctx)


binds(PutTwoExileOne, EXILED, PILE, TAKEN)
phrase(
    PutTwoExileOne,
    en="put one of {among} {first:put where}, put one of {among:it} {second:put where}, and exile "
    "one of {among:it}",
    es="pon una de {among} {first:put where}, pon una de {among:it} {second:put where}, y exilia "
    "una de {among:it}",
)
does(PutTwoExileOne, EXILED)


@final
@dataclass(frozen=True)
class ExileSome(Effect):
    """A player exiles ``count`` of the cards that nobody has taken yet. CR 701.13a."""

    count: Amount
    among: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        count = self.count.value(game, ctx)
        cards = _left(game, ctx, self.among)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "608.2d", cards, count, count)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = chosen_things(answer)
        ctx.bind(TAKEN, [*ctx.bound.get(TAKEN, []), *cards])
        ctx.bind(EXILED, cards)
        perform(game, [*moves(game, cards, Zone.EXILE, "exile")])


binds(ExileSome, EXILED, TAKEN)


@final
@dataclass(frozen=True)
class TakeOne(Effect):
    """The controller chooses at most one card that fits among others, besides those taken."""

    what: Filter
    among: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        cards = [
            card for card in _left(game, ctx, self.among) if self.what.matches(game, ctx, card)
        ]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "608.2d", cards, 0, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(TAKEN, [*ctx.bound.get(TAKEN, []), *chosen_things(answer)])


binds(TakeOne, TAKEN)


@final
@dataclass(frozen=True)
class TakeEachAmong(Effect):
    """Put a card of each of several descriptions from among others somewhere. CR 608.2d.

    ``shown`` is how the text calls cards that are revealed before, "" where they aren't.
    """

    whats: tuple[Filter, ...]
    among: Ref
    to: str
    shown: str = ""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(TAKEN, [])
        steps: list[Effect] = [TakeOne(what, self.among) for what in self.whats]
        if self.shown:
            steps.append(Show(TAKEN))
        game.frames.run_in_order((*steps, Put(TAKEN, self.to)), ctx)


binds(TakeEachAmong, TAKEN)
phrase(
    TakeEachAmong,
    en="put {whats:and/or;a} from among {among} {to:put where}",
    es="pon {whats:and/or;un} de entre {among} {to:put where}",
    when={"shown": ""},
)
phrase(
    TakeEachAmong,
    en="reveal {whats:and/or;a} from among {among} and put {shown:taken cards} {to:put where}",
    es="<muestra> {whats:and/or;un} de entre {among} y <pone> {shown:taken cards} {to:put where}",
)
trait(TakeEachAmong, Trait.PUTS)
trait(TakeEachAmong, Trait.VERY_UNLIKELY)


# -- the rest ------------------------------------------------------------------------------------


def rest_of(game: Game, ctx: Context) -> list[int]:
    """The list of the cards last found that nobody has taken and that have not moved."""
    of = GROUPS[ctx.numbers.get(LATEST_GROUP, 0)]
    taken = ctx.bound.get(TAKEN) or []
    found: list[int] = []
    for card in ctx.bound.get(of, []):
        now = game.objects.followed(ctx, card) if of == EXILED else card
        if card in taken or now in taken or not game.objects.exists(now):
            continue
        if of != EXILED or game.object(now).zone is Zone.EXILE:
            found.append(now)
    return found


words(
    "the rest",
    {
        "rest": ("the rest", "el resto"),
        "other": ("the other", "la otra"),
        "the rest of the revealed cards": (
            "the rest of the revealed cards",
            "el resto de las cartas mostradas",
        ),
        "the rest of those cards": ("the rest of those cards", "el resto de esas cartas"),
        "all other cards revealed this way": (
            "all other cards revealed this way",
            "todas las otras cartas mostradas de esta manera",
        ),
        NOT_PUT: (
            NOT_PUT,
            "todas las cartas mostradas de esta manera que no se pusieron en el campo de batalla",
        ),
        "all other revealed cards": (
            "all other revealed cards",
            "todas las otras cartas mostradas",
        ),
    },
)


@final
@dataclass(frozen=True)
class PutRest(Effect):
    """A player puts the rest of the cards to a place. CR 401.4.

    ``how`` is how the text calls the rest. ``bare`` is true where the clause has no verb of its own
    and takes that of the clause before.
    """

    to: str
    how: str = "rest"
    bare: bool = False
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(REST, rest_of(game, ctx))
        game.frames.run_in_order((Put(REST, self.to, self.who),), ctx)


binds(PutRest, REST)
looks_up(PutRest, LATEST_GROUP)
phrase(
    PutRest,
    en="{who} <puts> {how:the rest} {to:put where}",
    es="{who} <pone> {how:the rest} {to:put where}",
    when={"bare": False},
)
phrase(
    PutRest,
    en="{how:the rest} {to:put where}",
    es="{how:the rest} {to:put where}",
    when={"bare": True, "who": IMPLIED},
)
needs(PutRest, THE_REST, NO_REST)


def _were_not_put(made: PutRest) -> bool:
    return made.how == NOT_PUT


def _why_without_verb(made: Sequence) -> str | None:
    """Why an instruction without a verb can't take that of the one before; None if it can."""
    for place, effect in enumerate(made.effects):
        if isinstance(effect, PutRest) and effect.bare:
            before = made.effects[place - 1] if place else None
            if made.joiner != "and" or before is None or not has_trait(before, Trait.PUTS):
                return "a clause without verb has none before it"
    return None


needs(PutRest, REVEALED, "no cards were revealed before", _were_not_put)


@final
@dataclass(frozen=True)
class ShuffleRest(Effect):
    """A player shuffles the rest of the cards into their library. CR 701.24a."""

    how: str = "rest"
    their: bool = False
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = rest_of(game, ctx)
        players = [*self.who.things(game, ctx)]
        players += [game.object(card).owner for card in cards]
        events: list[Event] = [*moves(game, cards, Zone.LIBRARY, "shuffle")]
        events += [Shuffled(player) for player in in_turn_order(game, players)]
        perform(game, events)


looks_up(ShuffleRest, LATEST_GROUP)


for _their, _en, _es in ((False, "your", "tu"), (True, "their", "su")):
    phrase(
        ShuffleRest,
        en=f"{{who}} <shuffles> {{how:the rest}} into {_en} library",
        es=f"{{who}} <baraja> {{how:the rest}} en {_es} biblioteca",
        when={"their": _their},
    )
needs(ShuffleRest, THE_REST, NO_REST)


@final
@dataclass(frozen=True)
class ExileRest(Effect):
    """A player exiles the rest of the cards. CR 701.13a."""

    how: str = "rest"
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [*moves(game, rest_of(game, ctx), Zone.EXILE, "exile")])


looks_up(ExileRest, LATEST_GROUP)
phrase(ExileRest, en="{who} <exiles> {how:the rest}", es="{who} <exilia> {how:the rest}")
needs(ExileRest, THE_REST, NO_REST)


# -- until something is found --------------------------------------------------------------------


@final
@dataclass(frozen=True)
class RevealUntil(Effect):
    """Players reveal cards of their libraries until they find ones that fit. CR 701.20a.

    They begin at the top. With ``exile`` they exile the cards instead. All of the cards are bound
    as revealed or exiled, those that were sought as ``FOUND_LAST``.
    """

    count: Amount
    what: Filter
    who: Ref = IMPLIED
    exile: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(FOUND_LAST, [])
        ctx.bind(TAKEN, [])
        shown: list[int] = []
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            cards = self._seek(game, ctx, player)
            shown += cards
            events.append(Revealed(player, cards))
        if self.exile:
            events = [ZoneChange(card, Zone.LIBRARY, Zone.EXILE, "exile") for card in shown]
        ctx.bind(EXILED if self.exile else REVEALED, shown)
        ctx.bind_number(LATEST_GROUP, GROUPS.index(EXILED if self.exile else REVEALED))
        perform(game, events)

    def _seek(self, game: Game, ctx: Context, player: int) -> list[int]:
        left = self.count.value(game, ctx)
        cards: list[int] = []
        for card in game.players[player].library if left > 0 else []:
            cards.append(card)
            if self.what.matches(game, ctx, card):
                ctx.bind(FOUND_LAST, [*ctx.bound[FOUND_LAST], card])
                left -= 1
                if not left:
                    break
        return cards


binds(RevealUntil, EXILED, FOUND_LAST, LATEST_GROUP, REVEALED, TAKEN)


for _exile, _verb, _plain, _es, _plain_es in (
    (False, "reveals", "reveal", "muestra", "muestre"),
    (True, "exiles", "exile", "exilia", "exilie"),
):
    phrase(
        RevealUntil,
        en=f"{{who}} <{_verb}> cards from the top of {{who:own}} library until {{who:they}} "
        f"{_plain} {{count*what}}",
        es=f"{{who}} <{_es}> cartas de la parte superior de {{who:own}} biblioteca hasta que "
        f"<{_plain_es}> {{count*what}}",
        when={"exile": _exile},
    )


def _exiles_them(made: RevealUntil) -> bool:
    return made.exile


def _reveals_them(made: RevealUntil) -> bool:
    return not made.exile


def _sought(made: RevealUntil) -> list[Mention]:
    """ "That card" is the card sought, "those cards" are all, if they can be told apart."""
    if made.count != Number(1):
        return [Mention(Bound(""), ANYTHING, True, False)]
    every = EXILED if made.exile else REVEALED
    return [
        Mention(Bound(every), Card(), True, False),
        Mention(Bound(FOUND_LAST), made.what, False, False),
    ]


tells(RevealUntil, EXILED, _exiles_them)
tells(RevealUntil, REVEALED, _reveals_them)
tells(RevealUntil, THE_REST)
mentions(RevealUntil, _sought)


# -- piles ---------------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class SeparatePiles(Effect):
    """An opponent separates cards into two piles; the controller says which opponent. CR 608.2d."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(TAKEN, _cards_of(game, ctx, self.what))
        game.frames.run_in_order((ChooseOpponent(), MakePile()), ctx)


binds(SeparatePiles, AN_OPPONENT, OTHER_PILE, PILE, TAKEN)
phrase(
    SeparatePiles,
    en="an opponent separates {what} into two piles",
    es="un oponente separa {what} en dos pilas",
)


@final
@dataclass(frozen=True)
class ChooseOpponent(Effect):
    """The controller chooses an opponent, who is bound as ``AN_OPPONENT``. CR 608.2d."""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        opponents = game.players.opponents(ctx.controller)
        return ask_for(ctx, ctx.controller, Kind.PLAYER, "608.2d", opponents, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(AN_OPPONENT, chosen_things(answer))


binds(ChooseOpponent, AN_OPPONENT)


@final
@dataclass(frozen=True)
class MakePile(Effect):
    """The opponent chooses which of the cards are one pile; the others are the other."""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        cards = ctx.bound.get(TAKEN, [])
        chooser = ctx.bound.get(AN_OPPONENT, [])
        if not chooser:
            return None
        return ask_for(ctx, chooser[0], Kind.OBJECTS, "608.2d", cards, 0, len(cards))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = ctx.bound.pop(TAKEN, [])
        ctx.bind(PILE, chosen_things(answer))
        ctx.bind(OTHER_PILE, [card for card in cards if card not in ctx.bound[PILE]])


binds(MakePile, OTHER_PILE, PILE)
looks_up(MakePile, AN_OPPONENT, TAKEN)


@final
@dataclass(frozen=True)
class PutPiles(Effect):
    """Put a pile of your choice to one place, the other to another. CR 608.2d."""

    to: str
    other: str

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        piles = [ctx.bound.get(PILE, []), ctx.bound.get(OTHER_PILE, [])]
        if not any(piles):
            return None
        options = [Several(tuple([Thing(card) for card in pile])) for pile in piles]
        return Decision(
            ctx.controller, Kind.OBJECTS, "608.2d", Shape.ONE, [*options], source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        pile = ctx.bound.get(PILE, [])
        if chosen_things(answer) != pile:
            ctx.bind(PILE, ctx.bound.get(OTHER_PILE, []))
            ctx.bind(OTHER_PILE, pile)
        game.frames.run_in_order((Put(PILE, self.to), Put(OTHER_PILE, self.other)), ctx)


binds(PutPiles, OTHER_PILE, PILE)
phrase(
    PutPiles,
    en="put one pile {to:put where} and the other {other:put where}",
    es="pon una pila {to:put where} y la otra {other:put where}",
)


misplaced(Sequence, _why_without_verb)
