"""Moving objects between zones: to hands, libraries, graveyards, exile, play. CR 400, 701.13."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision as Question
from jajna.decision import Kind, Pick, Shape
from jajna.events import EffectBegan, Event, EventKind, Marked, Shuffled, ZoneChange
from jajna.ir.amounts import ONE, CountOf
from jajna.ir.base import Amount, Duration, Effect, Filter, Ref, Replacement
from jajna.ir.filters.nouns import Player
from jajna.ir.refs import (
    EVENT_AMOUNT,
    IMPLIED,
    Each,
    all_that_fit,
    linked,
    linking_name,
)
from jajna.kernel.context import Context
from jajna.kernel.door import perform
from jajna.kernel.effects import Shield
from jajna.mechanics.actions.attacking import JoinAttack
from jajna.mechanics.actions.choosing import (
    CHOSEN,
    GROUPS,
    LATEST_GROUP,
    EachChooses,
    ask_for,
    done,
    in_turn_order,
    in_zone,
)
from jajna.vocab import ZONES, Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game

__all__ = [
    "EXILED",
    "RETURNED",
    "ChooseThings",
    "Exile",
    "ExileAny",
    "ExileChosen",
    "ExileHand",
    "ExileUntilLeaves",
    "PutChosenOntoBattlefield",
    "PutHandOnBottom",
    "PutIntoGraveyard",
    "PutIntoHand",
    "PutOnLibrary",
    "PutOntoBattlefield",
    "ReturnChosenToHand",
    "ReturnToBattlefield",
    "ReturnToHand",
    "ShuffleInto",
    "ShuffleZones",
    "moves",
]

EXILED: Final = "exiled"
"""Name under which exiled objects are bound."""
RETURNED: Final = "returned"
"""Name under which returned objects are bound."""


def movable(game: Game, things: list[int], to: Zone) -> list[int]:
    """The objects among the things that are in a zone, but not in the one they would go to."""
    return [
        thing
        for thing in things
        if not is_player(thing) and game.exists(thing) and game.object(thing).zone is not to
    ]


def moves(game: Game, things: list[int], to: Zone, cause: str) -> list[ZoneChange]:
    """The events of moving objects from where they are. CR 400.7."""
    found: list[ZoneChange] = []
    for thing in movable(game, things, to):
        origin = game.object(thing).zone
        found.append(ZoneChange(thing, origin, to, cause))
    return found


def move(game: Game, ctx: Context, things: list[int], to: Zone, cause: str) -> None:
    """Move objects, and note whether there were any."""
    events = moves(game, things, to, cause)
    done(ctx, events)
    perform(game, [*events])


# -- to hand -------------------------------------------------------------------------------------

words(
    "whose hand",
    {
        "its": ("its owner's hand", "la mano de su propietario"),
        "their": ("their owner's hand", "la mano de su propietario"),
        "owners": ("their owners' hands", "las manos de sus propietarios"),
        "owners one": ("their owners' hand", "la mano de sus propietarios"),
        "your": ("your hand", "tu mano"),
        "they": ("their hand", "su mano"),
    },
)


@final
@dataclass(frozen=True)
class ReturnToHand(Effect):
    """An instruction to return objects to their owners' hands. CR 400.3.

    ``whose`` is how the text says whose hand: it is always the owner's. ``late``: the text names
    the objects last.
    """

    what: Ref
    whose: str = "its"
    late: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        ctx.bound[RETURNED] = things
        move(game, ctx, things, Zone.HAND, "return")


phrase(
    ReturnToHand,
    en="return {what} to {whose:whose hand}",
    es="regresa {what} a {whose:whose hand}",
    when={"late": False},
)
phrase(
    ReturnToHand,
    en="return to {whose:whose hand} {what}",
    es="regresa a {whose:whose hand} {what}",
    when={"late": True},
)


@final
@dataclass(frozen=True)
class PutIntoHand(Effect):
    """An instruction to put cards into their owners' hands. CR 400.3."""

    what: Ref
    whose: str = "its"

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        move(game, ctx, self.what.things(game, ctx), Zone.HAND, "put")


phrase(
    PutIntoHand,
    en="put {what} into {whose:whose hand}",
    es="pon {what} en {whose:whose hand}",
)


@final
@dataclass(frozen=True)
class ChooseThings(EachChooses):
    """Players choose things that fit; they are bound as ``CHOSEN``. CR 608.2d.

    With ``own`` each chooses among what they control, or own where nothing is controlled.
    """

    count: Amount
    what: Filter
    who: Ref = IMPLIED
    up_to: bool = False
    own: bool = False
    kind: str = "objects"

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        things = all_that_fit(game, ctx, self.what)
        if self.own:
            things = [
                thing
                for thing in things
                if not is_player(thing) and game.controller_of(thing) == player
            ]
        count = self.count.value(game, ctx)
        least = 0 if self.up_to else count
        return ask_for(ctx, player, Kind.OBJECTS, "608.2d", things, least, count)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        ctx.bound[CHOSEN] = [thing for _, things in chosen for thing in things]


phrase(
    ChooseThings,
    en="{who} <chooses> [up_to? up to] {count*what}",
    es="{who} <elige> [up_to? hasta] {count*what}",
    when={"own": False},
)


@final
@dataclass(frozen=True)
class Chosen(Ref):
    """What an instruction before this one had chosen."""

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [game.followed(ctx, thing) for thing in ctx.bound.get(CHOSEN, [])]


CHOSEN_THINGS: Final = Chosen()


@final
@dataclass(frozen=True)
class ReturnChosenToHand(Effect):
    """An instruction to return things of the player's choice to hand. CR 608.2d."""

    count: Amount
    what: Filter
    who: Ref = IMPLIED
    whose: str = "its"
    up_to: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        choose = ChooseThings(self.count, self.what, self.who, self.up_to, True)
        game.run_in_order((choose, ReturnToHand(CHOSEN_THINGS)), ctx)


phrase(
    ReturnChosenToHand,
    en="{who} <returns> [up_to? up to] {count*what} to {whose:whose hand}",
    es="{who} <regresa> [up_to? hasta] {count*what} a {whose:whose hand}",
)


# -- to exile and graveyards ---------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Exile(Effect):
    """An instruction to exile objects; a permanent remembers what it exiled. CR 701.13a, 607.2a.

    ``face_down``: they are exiled face down, and nobody may look at them (CR 406.3). With
    ``from_graveyard`` only what is still in the graveyard is exiled (CR 400.7).
    """

    what: Ref
    face_down: bool = False
    from_graveyard: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = movable(game, self.what.things(game, ctx), Zone.EXILE)
        if self.from_graveyard:
            things = in_zone(game, things, Zone.GRAVEYARD)
        ctx.bound[EXILED] = things
        ctx.numbers[LATEST_GROUP] = GROUPS.index(EXILED)
        if isinstance(self.what, Each):
            ctx.numbers[EVENT_AMOUNT] = len(things)
        moved = moves(game, things, Zone.EXILE, "exile")
        for one in moved:
            one.face_down = self.face_down
        events: list[Event] = [*moved]
        done(ctx, events)
        if things and ctx.source not in things and in_zone(game, [ctx.source], Zone.BATTLEFIELD):
            noted = [*linked(game, ctx, EXILED), *things]
            events.append(Marked(ctx.source, linking_name(game, ctx, EXILED), noted))
        perform(game, events)


phrase(
    Exile,
    en="exile {what}[face_down? face down]",
    es="exilia {what}[face_down? boca abajo]",
    when={"from_graveyard": False},
)
phrase(
    Exile,
    en="exile {what:that} from your graveyard",
    es="exilia {what:that} de tu cementerio",
    when={"from_graveyard": True, "face_down": False},
)


@final
@dataclass(frozen=True)
class ExileChosen(Effect):
    """An instruction to exile things of the player's choice: "a card from your hand". CR 608.2d."""

    count: Amount
    what: Filter
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.run_in_order(
            (ChooseThings(self.count, self.what, self.who), Exile(CHOSEN_THINGS)), ctx
        )


phrase(ExileChosen, en="{who} <exiles> {count*what}", es="{who} <exilia> {count*what}")


@final
@dataclass(frozen=True)
class ExileAny(Effect):
    """An instruction to exile any number of things of the player's choice. CR 608.2d, 107.1c."""

    what: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        choose = ChooseThings(CountOf(self.what), self.what, up_to=True)
        game.run_in_order((choose, Exile(CHOSEN_THINGS)), ctx)


phrase(
    ExileAny,
    en="exile any number of {what:s}",
    es="exilia cualquier cantidad de {what:s}",
)


@final
@dataclass(frozen=True)
class ExileBy(Effect):
    """An instruction that players exile cards of theirs: "that player exiles ...". CR 701.13a."""

    who: Ref
    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.run_in_order((Exile(self.what),), ctx)


phrase(ExileBy, en="{who} <exiles> {what}", es="{who} <exilia> {what}")


@final
@dataclass(frozen=True)
class ExileHand(Effect):
    """An instruction to exile all cards of players' graveyards, hands or libraries. CR 701.13a.

    ``zone`` is a ``vocab.Zone``.
    """

    whose: Ref
    zone: int = 3
    face_down: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things: list[int] = []
        for player in self.whose.things(game, ctx):
            things += game.zone(ZONES[self.zone], player)
        ctx.bound[EXILED] = things
        events = moves(game, things, Zone.EXILE, "exile")
        for event in events:
            event.face_down = self.face_down
        done(ctx, events)
        perform(game, [*events])


phrase(
    ExileHand,
    en="exile all graveyards",
    es="exilia todos los cementerios",
    when={"whose": Each(Player(), "all"), "zone": 3, "face_down": False},
)
phrase(
    ExileHand,
    en="exile {whose:'s} {zone:zones}",
    es="exilia {whose:de {zone:the zone}}",
    when={"face_down": False},
)
phrase(
    ExileHand,
    en="exile all cards from {whose:'s} {zone:zones}[face_down? face down]",
    es="exilia todas las cartas de {whose:de {zone:the zone}}[face_down? boca abajo]",
)


@final
@dataclass(frozen=True)
class ExileZones(Effect):
    """An instruction to exile all cards of all players' zones of some kinds. CR 701.13a.

    ``zones`` is a key of the table "kinds of zones".
    """

    zones: str

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things: list[int] = []
        for zone in (Zone.HAND, Zone.GRAVEYARD):
            if zone.name.lower() in self.zones:
                for player in game.seats_in_order(game.active):
                    things += game.zone(zone, player)
        ctx.bound[EXILED] = things
        move(game, ctx, things, Zone.EXILE, "exile")


words(
    "kinds of zones",
    {
        "hands and graveyards": ("hands and graveyards", "todas las manos y todos los cementerios"),
        "graveyards and hands": ("graveyards and hands", "todos los cementerios y todas las manos"),
    },
)
phrase(
    ExileZones,
    en="exile all cards from all {zones:kinds of zones}",
    es="exilia todas las cartas de {zones:kinds of zones}",
)

words(
    "whose graveyard",
    {
        "its": ("its owner's graveyard", "el cementerio de su propietario"),
        "their": ("their owner's graveyard", "el cementerio de su propietario"),
        "owners": ("their owners' graveyards", "los cementerios de sus propietarios"),
        "your": ("your graveyard", "tu cementerio"),
    },
)


@final
@dataclass(frozen=True)
class PutIntoGraveyard(Effect):
    """An instruction to put objects into their owners' graveyards. CR 400.3."""

    what: Ref
    whose: str = "its"

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        move(game, ctx, self.what.things(game, ctx), Zone.GRAVEYARD, "put")


phrase(
    PutIntoGraveyard,
    en="put {what} into {whose:whose graveyard}",
    es="pon {what} en {whose:whose graveyard}",
)


# -- exile until the source leaves ---------------------------------------------------------------


@final
@dataclass(frozen=True)
class ExileUntilLeaves(Effect):
    """Exile something until the source leaves the battlefield. CR 610.3.

    Nothing is exiled if it has left already (CR 610.3a, 610.3b).
    """

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        if in_zone(game, [ctx.source], Zone.BATTLEFIELD):
            things = movable(game, self.what.things(game, ctx), Zone.EXILE)
            ctx.bound[EXILED] = things
            events += moves(game, things, Zone.EXILE, "exile")
            if things:
                kept = Context(ctx.source, ctx.controller)
                returning = Shield(kept, ReturnWhenLeft(), Duration.PERMANENT, things, 1)
                events.append(EffectBegan(returning))
        perform(game, events)


phrase(
    ExileUntilLeaves,
    en="exile {what} until ~ leaves the battlefield",
    es="exilia {what} hasta que ~ deje el campo de batalla",
)


@final
@dataclass(frozen=True)
class ReturnWhenLeft(Replacement):
    """Returns what was exiled right after the source leaves the battlefield. CR 610.3, 610.3c."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.ZONE_CHANGE,)

    def applies(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            isinstance(event, ZoneChange)
            and event.object == ctx.source
            and event.origin is Zone.BATTLEFIELD
        )

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        ctx.numbers["left"] = 0
        return [event, ExiledReturn(ctx.bound["shielded"].copy())]


@final
class ExiledReturn(Event):
    """What was exiled until now returns to the battlefield, as the next thing. CR 610.3."""

    def __init__(self, exiled: list[int]) -> None:
        super().__init__(EventKind.OTHER)
        self.exiled = exiled

    def things(self) -> list[int]:
        return self.exiled

    def apply(self, game: Game) -> list[Event]:
        cards: list[int] = []
        for thing in self.exiled:
            all_parts = (thing, *game.parted.get(thing, ()))  # CR 712.21c, 729.3c
            cards += [game.became.get(one, one) for one in all_parts]
        return [*moves(game, in_zone(game, cards, Zone.EXILE), Zone.BATTLEFIELD, "return")]


# -- to libraries --------------------------------------------------------------------------------

words(
    "whose library",
    {
        "its": ("its owner's library", "la biblioteca de su propietario"),
        "their": ("their owner's library", "la biblioteca de su propietario"),
        "owners": ("their owners' libraries", "las bibliotecas de sus propietarios"),
        "your": ("your library", "tu biblioteca"),
        "that": ("that player's library", "la biblioteca de ese jugador"),
        "they": ("their library", "su biblioteca"),
    },
)


def onto_library(game: Game, things: list[int], position: int) -> list[Event]:
    """The events of putting objects into libraries: 0 is the top, -1 the bottom. CR 401.4.

    The first of the things ends up nearest to the top.
    """
    found: list[Event] = []
    for place, event in enumerate(moves(game, things, Zone.LIBRARY, "put")):
        event.position = position if position < 0 else position + place
        found.append(event)
    return found


@final
@dataclass(frozen=True)
class PutOnLibrary(EachChooses):
    """An instruction to put objects on top or on the bottom of their owners' libraries. CR 401.4.

    ``position`` counts from the top, -1 is the bottom. Each owner of several orders them;
    ``any_order``: the text says so.
    """

    what: Ref
    position: int = 0
    whose: str = "its"
    any_order: bool = False

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        things = movable(game, self.what.things(game, ctx), Zone.NOWHERE)
        return in_turn_order(game, [game.object(thing).owner for thing in things])

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        things = movable(game, self.what.things(game, ctx), Zone.NOWHERE)
        mine = [thing for thing in things if game.object(thing).owner == player]
        count = len(mine)
        return ask_for(ctx, player, Kind.ORDER, "401.4", mine, count, count)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        events: list[Event] = []
        for _, things in chosen:
            events += onto_library(game, things, self.position)
        done(ctx, events)
        perform(game, events)


words(
    "library place",
    {
        0: ("on top of", "en la parte superior de"),
        -1: ("on the bottom of", "en la parte inferior de"),
    },
)
phrase(
    PutOnLibrary,
    en="put {what} {position:library place} {whose:whose library}[any_order? in any order]",
    es="pon {what} {position:library place} {whose:whose library}[any_order? en cualquier orden]",
)
for _position, _en, _es in (
    (1, "second", "segunda"),
    (2, "third", "tercera"),
    (4, "fifth", "quinta"),
    (6, "seventh", "séptima"),
):
    phrase(
        PutOnLibrary,
        en=f"put {{what}} into {{whose:whose library}} {_en} from the top",
        es=f"pon {{what}} en {{whose:whose library}} en la {_es} posición",
        when={"position": _position},
    )


@final
@dataclass(frozen=True)
class PutHandOnBottom(EachChooses):
    """An instruction to put one's hand on the bottom or top of one's library in any order.

    CR 401.4. ``position`` is -1 for the bottom, 0 for the top.
    """

    who: Ref = IMPLIED
    position: int = -1

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        cards = game.players[player].hand
        return ask_for(ctx, player, Kind.ORDER, "401.4", cards, len(cards), len(cards))

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        events: list[Event] = []
        for _, things in chosen:
            events += onto_library(game, things, self.position)
        done(ctx, events)
        ctx.numbers[EVENT_AMOUNT] = 0
        perform(game, events, ctx, EVENT_AMOUNT)


phrase(
    PutHandOnBottom,
    en="{who} <puts> the cards in {who:own} hand on the bottom of {who:own} library in any order",
    es="{who} <pone> las cartas que <tiene> en la mano en la parte inferior de {who:own} "
    "biblioteca en cualquier orden",
    when={"position": -1},
)
phrase(
    PutHandOnBottom,
    en="{who} <puts> the cards from {who:own} hand on top of {who:own} library",
    es="{who} <pone> las cartas que <tiene> en la mano en la parte superior de {who:own} "
    "biblioteca",
    when={"position": 0},
)


@final
@dataclass(frozen=True)
class PutOnTopOrBottom(Effect):
    """An owner puts an object on the top or bottom of the library, as they choose. CR 608.2d."""

    what: Ref
    who: Ref = IMPLIED

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = movable(game, self.what.things(game, ctx), Zone.LIBRARY)
        if not things:
            return None
        options = [Pick(0, "top"), Pick(1, "bottom")]
        player = game.object(things[0]).owner
        return Question(player, Kind.WORD, "608.2d", Shape.ONE, [*options], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)[:1]
        bottom = isinstance(answer, Pick) and answer.index == 1
        perform(game, onto_library(game, things, -1 if bottom else 0))


phrase(
    PutOnTopOrBottom,
    en="{who} <puts> {what} on (the top or bottom|their choice of the top or bottom) of "
    "(their|your) library",
    es="{who} <pone> {what} en la parte superior o inferior de su biblioteca",
)


@final
@dataclass(frozen=True)
class ShuffleInto(Effect):
    """An instruction to shuffle objects into their owners' libraries. CR 701.24c, 701.24d."""

    what: Ref
    whose: str = "its"
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = self.who.things(game, ctx)
        if not players:
            return  # CR 608.2b: whoever would shuffle is no legal target any more
        things = self.what.things(game, ctx)
        owners = [game.object(thing).owner for thing in things if not is_player(thing)]
        if self.whose in ("your", "their", "they"):
            owners += [player for player in players if player not in owners]
        ctx.bound["shuffling"] = in_turn_order(game, owners)
        ctx.bound["shuffled in"] = movable(game, things, Zone.LIBRARY)
        game.run_in_order((PutShuffled(), ShuffleBound()), ctx)


@final
@dataclass(frozen=True)
class PutShuffled(Effect):
    """Puts what is to be shuffled into the libraries."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = ctx.bound.get("shuffled in", [])
        ctx.numbers[EVENT_AMOUNT] = len(things)
        perform(game, [*moves(game, things, Zone.LIBRARY, "shuffle")])


@final
@dataclass(frozen=True)
class ShuffleBound(Effect):
    """Players bound as "shuffling" shuffle their libraries. CR 701.24a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [Shuffled(player) for player in ctx.bound.get("shuffling", [])])


phrase(
    ShuffleInto,
    en="{who} <shuffles> {what} into {whose:whose library}",
    es="{who} <baraja> {what} en {whose:whose library}",
)


@final
@dataclass(frozen=True)
class ShuffleZones(Effect):
    """Players shuffle all cards of their graveyard, hand or both into their library. CR 701.24d."""

    zones: str
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards: list[int] = []
        players = in_turn_order(game, self.who.things(game, ctx))
        for player in players:
            if "hand" in self.zones:
                cards += game.players[player].hand
            if "graveyard" in self.zones:
                cards += game.players[player].graveyard
        ctx.bound["shuffling"] = players
        ctx.bound["shuffled in"] = cards
        game.run_in_order((PutShuffled(), ShuffleBound()), ctx)


@final
@dataclass(frozen=True)
class ShuffleWithZone(Effect):
    """Shuffle objects and your graveyard or hand into their owners' libraries. CR 701.24d.

    You shuffle your library in any case.
    """

    what: Ref
    zone: int
    whose: str = "your"

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = [*self.what.things(game, ctx), *game.zone(ZONES[self.zone], ctx.controller)]
        owners = [game.object(card).owner for card in cards if not is_player(card)]
        ctx.bound["shuffling"] = in_turn_order(game, [*owners, ctx.controller])
        ctx.bound["shuffled in"] = movable(game, cards, Zone.LIBRARY)
        game.run_in_order((PutShuffled(), ShuffleBound()), ctx)


phrase(
    ShuffleWithZone,
    en="shuffle {what} and your {zone:zones} into {whose:whose library}",
    es="baraja {what} y tu {zone:zones} en {whose:whose library}",
)

words(
    "zones shuffled",
    {
        "hand": ("hand", "mano"),
        "graveyard": ("graveyard", "cementerio"),
        "hand and graveyard": ("hand and graveyard", "mano y cementerio"),
        "graveyard and hand": ("graveyard and hand", "cementerio y mano"),
    },
)
phrase(
    ShuffleZones,
    en="{who} <shuffles> {who:own} {zones:zones shuffled} into {who:own} library",
    es="{who} <baraja> {who:own} {zones:zones shuffled} en {who:own} biblioteca",
)


# -- to the battlefield --------------------------------------------------------------------------

words(
    "under control",
    {
        "": ("", ""),
        "your": ("under your control", "bajo tu control"),
        "its": ("under its owner's control", "bajo el control de su propietario"),
        "their": ("under their owner's control", "bajo el control de su propietario"),
        "owners": ("under their owners' control", "bajo el control de sus propietarios"),
    },
)


def onto_battlefield(
    game: Game,
    ctx: Context,
    things: list[int],
    under: str,
    tapped: bool,
    counter: str = "",
    count: Amount | None = None,
) -> list[Event]:
    """The events of putting cards onto the battlefield, with counters on them or none. CR 110.2a,
    122.6.

    They come under the control of the effect's controller unless ``under`` names the owners.
    """
    found: list[Event] = []
    number = max(count.value(game, ctx), 0) if count is not None else 0
    for event in moves(game, things, Zone.BATTLEFIELD, "put"):
        owner = game.object(event.object).owner
        event.controller = ctx.controller if under in ("", "your") else owner
        event.tapped = tapped
        if number:
            event.counters[counter] = number
        found.append(event)
    done(ctx, found)
    return found


_WITH: Final = "[counter? with {count:a} {counter:counter} counter/counters on it]"
_SPANISH_WITH: Final = "[counter? con {count:un} contador/contadores {counter:counter}]"
_WITH_ANOTHER: Final = " with an additional {counter:counter} counter on it"
_SPANISH_WITH_ANOTHER: Final = " con un contador {counter:counter} adicional"


@final
@dataclass(frozen=True)
class PutOntoBattlefield(Effect):
    """An instruction to put cards onto the battlefield, ``under`` whose control, with ``count``
    counters. CR 110.2a, 122.6. ``another``: the text says "an additional" counter.
    """

    what: Ref
    tapped: bool = False
    under: str = ""
    counter: str = ""
    count: Amount | None = None
    another: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        count = ONE if self.another else self.count
        events = onto_battlefield(game, ctx, things, self.under, self.tapped, self.counter, count)
        perform(game, events, ctx, "put onto the battlefield")


phrase(
    PutOntoBattlefield,
    en="put {what} onto the battlefield[tapped? tapped][under? {under:under control}]" + _WITH,
    es="pon {what} en el campo de batalla[tapped? <*girado@what>][under? {under:under control}]"
    + _SPANISH_WITH,
    when={"another": False},
)
phrase(
    PutOntoBattlefield,
    en="put {what} onto the battlefield[tapped? tapped][under? {under:under control}]"
    + _WITH_ANOTHER,
    es="pon {what} en el campo de batalla[tapped? <*girado@what>][under? {under:under control}]"
    + _SPANISH_WITH_ANOTHER,
    when={"another": True},
)


@final
@dataclass(frozen=True)
class ReturnToBattlefield(Effect):
    """An instruction to return cards to the battlefield. CR 110.2a.

    ``late``: the text names the cards last; ``attacking``: they enter attacking (CR 508.4). They
    enter with ``count`` counters (CR 122.6); ``another``: the text says "an additional" counter.
    """

    what: Ref
    tapped: bool = False
    under: str = ""
    late: bool = False
    attacking: bool = False
    counter: str = ""
    count: Amount | None = None
    another: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)
        count = ONE if self.another else self.count
        events = onto_battlefield(game, ctx, things, self.under, self.tapped, self.counter, count)
        if self.attacking:
            game.run_in_order((JoinAttack(RETURNED),), ctx)
        perform(game, events, ctx, RETURNED)


phrase(
    ReturnToBattlefield,
    en="return {what} to the battlefield[tapped? tapped][under? {under:under control}]" + _WITH,
    es="regresa {what} al campo de batalla[tapped? <*girado@what>][under? {under:under control}]"
    + _SPANISH_WITH,
    when={"late": False, "attacking": False, "another": False},
)
phrase(
    ReturnToBattlefield,
    en="return {what} to the battlefield[tapped? tapped][under? {under:under control}]"
    + _WITH_ANOTHER,
    es="regresa {what} al campo de batalla[tapped? <*girado@what>][under? {under:under control}]"
    + _SPANISH_WITH_ANOTHER,
    when={"late": False, "attacking": False, "another": True},
)
phrase(
    ReturnToBattlefield,
    en="return {what} to the battlefield tapped and attacking",
    es="regresa {what} al campo de batalla <*girado@what> y atacando",
    when={"late": False, "tapped": True, "under": "", "attacking": True},
)
phrase(
    ReturnToBattlefield,
    en="return to the battlefield[tapped? tapped][under? {under:under control}] {what}",
    es="regresa al campo de batalla[tapped? <*girado@what>][under? {under:under control}] {what}",
    when={"late": True, "attacking": False},
)


@final
@dataclass(frozen=True)
class PutChosenOntoBattlefield(EachChooses):
    """Players put cards of their choice onto the battlefield: "a creature card from your hand".

    With ``attacking`` they enter attacking. ``control``: the text says that they enter under the
    control of who puts them there. CR 608.2d, 110.2a, 508.4.
    """

    count: Amount
    what: Filter
    tapped: bool = False
    who: Ref = IMPLIED
    up_to: bool = False
    attacking: bool = False
    control: bool = False

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        cards = all_that_fit(game, ctx, self.what)
        count = self.count.value(game, ctx)
        least = 0 if self.up_to else count
        return ask_for(ctx, player, Kind.OBJECTS, "608.2d", cards, least, count)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        events: list[Event] = []
        for player, cards in chosen:
            for event in moves(game, cards, Zone.BATTLEFIELD, "put"):
                event.controller = player
                event.tapped = self.tapped
                events.append(event)
        done(ctx, events)
        if self.attacking:
            game.run_in_order((JoinAttack("put onto the battlefield"),), ctx)
        perform(game, events, ctx, "put onto the battlefield")


phrase(
    PutChosenOntoBattlefield,
    en="{who} <puts> [up_to? up to] {count*what} onto the battlefield[tapped? tapped]",
    es="{who} <pone> [up_to? hasta] {count*what} en el campo de batalla[tapped? <*girado@what>]",
    when={"attacking": False, "control": False},
)
phrase(
    PutChosenOntoBattlefield,
    en="put [up_to? up to] {count*what} onto the battlefield[tapped? tapped] under your control",
    es="pon [up_to? hasta] {count*what} en el campo de batalla[tapped? <*girado@what>] bajo tu "
    "control",
    when={"attacking": False, "control": True, "who": IMPLIED},
)
phrase(
    PutChosenOntoBattlefield,
    en="{who} <puts> [up_to? up to] {count*what} onto the battlefield tapped and attacking",
    es="{who} <pone> [up_to? hasta] {count*what} en el campo de batalla <*girado@what> y atacando",
    when={"tapped": True, "attacking": True},
)
