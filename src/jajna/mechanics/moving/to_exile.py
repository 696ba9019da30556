"""Exiling objects, and all cards of zones. CR 701.13a, 607.2a."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.marks import Marked
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.comparisons import HowManyOf
from jajna.ir.declared.binding import THE_REST, always, does, leaves, mentions, misplaced, tells
from jajna.ir.declared.names import EXILED, binds, finds_noted, notes
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import Card, Opponent, Player
from jajna.ir.mentions import Mention, counts_several
from jajna.ir.refs import (
    EVENT_AMOUNT,
    IMPLIED,
    And,
    Bound,
    Each,
    EachWord,
    It,
    That,
    This,
    is_implied,
    linked,
    linking_name,
)
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.among_found import OneOfEach, SomeAmong
from jajna.mechanics.choices.chosen_by_each import GROUPS, LATEST_GROUP, done, in_zone
from jajna.mechanics.choices.chosen_things import (
    CHOSEN_THINGS,
    AnyNumber,
    Choice,
    FromGraveyardAtRandom,
    Some,
    SomeOf,
    lacks,
)
from jajna.mechanics.moving.common import movable, moves
from jajna.mechanics.moving.top_of_graveyard import TopOfGraveyard
from jajna.mechanics.things.hand import FromIt
from jajna.mechanics.things.library import TopCards
from jajna.mechanics.triggers.spells_and_abilities import SpellYouCast
from jajna.vocab import ZONES, Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["Exile", "ExileHand", "ExileZones"]


@final
@dataclass(frozen=True)
class Exile(Effect):
    """An instruction to exile objects; a permanent remembers what it exiled. CR 701.13a, 607.2a.

    ``face_down``: they are exiled face down, and nobody may look at them (CR 406.3). With
    ``from_graveyard`` only what is still in the graveyard is exiled (CR 400.7). With ``counter``
    each has ``count`` counters of that kind on it in exile (CR 122.1).
    """

    what: Ref
    face_down: bool = False
    from_graveyard: bool = False
    who: Ref = IMPLIED
    counter: str = ""
    count: Amount = ONE

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        if isinstance(self.what, TopCards):
            return self.what.falls_short(game, ctx, player)
        return lacks(game, ctx, self.what, self.who, player, own=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, Choice):
            self.what.choose_for(game, ctx, self, "what", self.who)
            return
        things = movable(game, self.what.things(game, ctx), Zone.EXILE)
        if self.from_graveyard:
            things = in_zone(game, things, Zone.GRAVEYARD)
        ctx.bind(EXILED, things)
        if self.what != CHOSEN_THINGS:
            ctx.bind_number(LATEST_GROUP, GROUPS.index(EXILED))
        if isinstance(self.what, Each):
            ctx.bind_number(EVENT_AMOUNT, len(things))
        moved = moves(game, things, Zone.EXILE, "exile")
        for one in moved:
            one.face_down = self.face_down
            if self.counter:
                one.add_counters(self.counter, max(self.count.value(game, ctx), 0))
        events: list[Event] = [*moved]
        done(ctx, events)
        perform(game, events + noted_as_exiled(game, ctx, things))


def noted_as_exiled(game: Game, ctx: Context, things: list[int]) -> list[Event]:
    """The event by which a permanent remembers what it exiles, as a list. CR 607.2a."""
    if not things or ctx.source in things or not in_zone(game, [ctx.source], Zone.BATTLEFIELD):
        return []
    noted = [*linked(game, ctx, EXILED), *things]
    return [Marked(ctx.source, linking_name(game, ctx, EXILED), noted)]


binds(Exile, EVENT_AMOUNT, EXILED, LATEST_GROUP)
notes(Exile, EXILED)
finds_noted(Exile, EXILED)
phrase(
    Exile,
    en="exile {what}[face_down? face down]",
    es="exilia {what}[face_down? boca abajo]",
    when={"from_graveyard": False, "counter": ""},
)

phrase(
    Exile,
    en="exile {what} with {count:a} {counter:counter} counter/counters on (it|them)",
    es="exilia {what} con {count:un} contador/contadores {counter:counter}",
    when={"from_graveyard": False, "face_down": False},
)

phrase(
    Exile,
    en="exile {what:that} from your graveyard",
    es="exilia {what:that} de tu cementerio",
    when={"from_graveyard": True, "face_down": False},
)
touches(Exile, "what", Does.REMOVE)


def _exiles_top_cards(made: Exile) -> bool:
    return isinstance(made.what, TopCards)


def _exiled(made: Exile) -> list[Mention] | None:
    if isinstance(made.what, And):
        return [Mention(Bound(EXILED), Card(), True, False)]
    if isinstance(made.what, TopCards):
        several = made.what.count != Number(1)
        whose = made.what.whose if is_implied(made.who) else made.who
        return [Mention(Bound(EXILED), Card(), several, False, whose)]
    if isinstance(made.what, TopOfGraveyard):
        return [Mention(Bound(EXILED), Card(), False, False, made.what.whose)]
    if isinstance(made.what, FromGraveyardAtRandom):
        several = made.what.count != Number(1)
        return [Mention(Bound(EXILED), Card(), several, False, made.what.whose)]
    if isinstance(made.what, AnyNumber):
        return [Mention(Bound(EXILED), Card(), True, False)]
    if isinstance(made.what, FromIt):
        return [Mention(Bound(EXILED), Card(), counts_several(made.what), False)]
    if isinstance(made.what, SomeAmong):
        several = made.what.how is HowManyOf.ANY_NUMBER or counts_several(made.what)
        return [Mention(Bound(EXILED), Card(), several, False)]
    if isinstance(made.what, SomeOf):
        return [Mention(Bound(EXILED), Card(), counts_several(made.what), False)]
    if isinstance(made.what, Some):
        players = None if is_implied(made.who) else made.who
        return [Mention(Bound(EXILED), Card(), counts_several(made.what), False, players)]
    if isinstance(made.what, Each):
        return [Mention(Bound(EXILED), Card(), True, False)]
    return None


does(Exile, EXILED)
tells(Exile, THE_REST, _exiles_top_cards)
mentions(Exile, _exiled)

phrase(
    Exile,
    en="{who} <exiles> {what} face down",
    es="{who} <exilia> {what} boca abajo",
    when={"from_graveyard": False, "counter": "", "face_down": True},
)
phrase(Exile, en="{who} <exiles> {what}", es="{who} <exilia> {what}")

phrase(Exile, en="{who} <exiles> {what:chosen}", es="{who} <exilia> {what:chosen}")

for _slot in (
    "{what:some of}",
    "{what:some among}",
    "{what:from it}",
    "{what:the rest}",
    "{what:by chance}",
):
    phrase(Exile, en=f"{{who}} <exiles> {_slot}", es=f"{{who}} <exilia> {_slot}")


phrase(
    Exile,
    en="{who} <exiles> {what:some} face down",
    es="{who} <exilia> {what:some} boca abajo",
    when={"from_graveyard": False, "counter": "", "face_down": True},
)
phrase(
    Exile,
    en="exile {what:some of} face down",
    es="exilia {what:some of} boca abajo",
    when={"from_graveyard": False, "counter": "", "face_down": True},
)
phrase(
    Exile,
    en="exile {what:some of} face down with {count:a} {counter:counter} counter/counters on it",
    es="exilia {what:some of} boca abajo con {count:un} contador/contadores {counter:counter}",
    when={"from_graveyard": False, "face_down": True},
)


def _of_zone(made: Exile) -> str | None:
    """All things of some kind in a zone other than the battlefield aren't exiled face down so."""
    if made.face_down and isinstance(made.what, Each):
        if not made.what.filter.where() & 1 << Zone.BATTLEFIELD:
            return "the cards of a zone are exiled by an instruction of their own"
    if isinstance(made.what, OneOfEach):
        return "one card of each kind is put somewhere by an instruction of its own"
    if made.counter and not isinstance(made.what, (This, It, That, SomeOf, SpellYouCast)):
        return "the counters would be those that something has already"
    return None


misplaced(Exile, _of_zone)


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
            things += game.zones.of(ZONES[self.zone], game.players[player])
        ctx.bind(EXILED, things)
        events = moves(game, things, Zone.EXILE, "exile")
        for event in events:
            event.face_down = self.face_down
        done(ctx, events)
        perform(game, [*events])


binds(ExileHand, EXILED)
phrase(
    ExileHand,
    en="exile all graveyards",
    es="exilia todos los cementerios",
    when={"whose": Each(Player(), EachWord.ALL), "zone": 3, "face_down": False},
)

phrase(
    ExileHand,
    en="exile all opponents' graveyards",
    es="exilia los cementerios de todos los oponentes",
    when={"whose": Each(Opponent(), EachWord.ALL), "zone": 3, "face_down": False},
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
does(ExileHand, EXILED)
leaves(ExileHand, EXILED, Card(), always)
touches(ExileHand, "whose", Does.MILL)


@final
@dataclass(frozen=True)
class ExileZones(Effect):
    """An instruction to exile all cards of all players' zones of some kinds, or with ``opponents``
    of all opponents' ones; a permanent remembers what it exiled. CR 701.13a, 607.2a.

    ``zones`` is a key of the table "kinds of zones".
    """

    zones: str
    opponents: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things: list[int] = []
        for zone in (Zone.HAND, Zone.GRAVEYARD):
            if zone.name.lower() in self.zones:
                for player in game.players.within(
                    ctx.controller, game.players.in_order(game.turn.active)
                ):
                    if not self.opponents or game.players.is_opponent(player, ctx.controller):
                        things += game.zones.of(zone, game.players[player])
        ctx.bind(EXILED, things)
        moved = moves(game, things, Zone.EXILE, "exile")
        done(ctx, moved)
        perform(game, [*moved, *noted_as_exiled(game, ctx, things)])


binds(ExileZones, EXILED)
notes(ExileZones, EXILED)
finds_noted(ExileZones, EXILED)


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
    when={"opponents": False},
)
words(
    "opponents' kinds of zones",
    {
        "hands and graveyards": ("hands and graveyards", "las manos y los cementerios"),
        "graveyards and hands": ("graveyards and hands", "los cementerios y las manos"),
    },
)
phrase(
    ExileZones,
    en="exile all cards from all opponents' {zones:opponents' kinds of zones}",
    es="exilia todas las cartas de {zones:opponents' kinds of zones} de todos los oponentes",
    when={"opponents": True},
)
