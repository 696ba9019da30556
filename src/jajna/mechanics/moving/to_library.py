"""Putting and shuffling objects into libraries. CR 401.4, 701.24."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision as Question
from jajna.decision import Kind, Pick, Shape, order_in_library
from jajna.events.base import Event
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref, walk
from jajna.ir.declared.binding import Trait, mentions, trait
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.combat import BlockedByThat
from jajna.ir.filters.nouns import Player
from jajna.ir.mentions import Mention
from jajna.ir.players import OwnerOf
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, Bound, Each
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.mechanics.actions.shuffle import Shuffle
from jajna.mechanics.choices.chosen_by_each import (
    EachChooses,
    ask_for,
    done,
    in_turn_order,
    tell_each,
)
from jajna.mechanics.moving.common import movable, moves
from jajna.mechanics.moving.places import OfWhom
from jajna.mechanics.things.whole_zones import WHOLE_HAND, WholeZone, WholeZones
from jajna.vocab import Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game

__all__ = ["PutOnLibrary", "ShuffleInto", "onto_library"]

OWNERS: Final = "owners of what was put away"
"""Name of the players who own what was put into libraries."""
SHUFFLING: Final = "shuffling"
"""Name under which players are bound who shuffle their libraries."""


words(
    "whose library",
    {
        OfWhom.ITS: ("its owner's library", "la biblioteca de su propietario"),
        OfWhom.THEIR: ("their owner's library", "la biblioteca de su propietario"),
        OfWhom.OWNERS: ("their owners' libraries", "las bibliotecas de sus propietarios"),
        OfWhom.YOUR: ("your library", "tu biblioteca"),
        OfWhom.THAT: ("that player's library", "la biblioteca de ese jugador"),
        OfWhom.THEY: ("their library", "su biblioteca"),
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

    ``position`` counts from the top, -1 is the bottom. An owner of several objects orders them;
    ``any_order`` is true where the text says so. ``who`` are the players whose whole hand it is.
    """

    what: Ref
    position: int = 0
    whose: OfWhom = OfWhom.ITS
    any_order: bool = False
    who: Ref = IMPLIED

    def fought(self) -> bool:
        """Whether it is told by a combat what is put there, so that it isn't known afterwards."""
        return any(isinstance(one, BlockedByThat) for one in walk(self.what))

    def _things(self, game: Game, ctx: Context) -> list[int]:
        if isinstance(self.what, WholeZone):
            return [
                card for player in self.who.things(game, ctx) for card in self.what.of(game, player)
            ]
        return movable(game, self.what.things(game, ctx), Zone.NOWHERE)

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, [game.object(one).owner for one in self._things(game, ctx)])

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        things = self._things(game, ctx)
        mine = [thing for thing in things if game.object(thing).owner == player]
        count = len(mine)
        order = order_in_library(self.position)
        return ask_for(ctx, player, Kind.ORDER, "401.4", mine, count, count, order)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        events: list[Event] = []
        for _, things in chosen:
            events += onto_library(game, things, self.position)
        done(ctx, events)
        if self.fought():
            ctx.bind(OWNERS, [player for player, _ in chosen])
        if not isinstance(self.what, WholeZone):
            perform(game, events)
            return
        tell_each(ctx, [(player, len(things)) for player, things in chosen])
        ctx.bind_number(EVENT_AMOUNT, 0)
        perform(game, events, ctx, EVENT_AMOUNT)


binds(PutOnLibrary, EVENT_AMOUNT, OWNERS)


words(
    "library place",
    {
        0: ("on top of", "en la parte superior de"),
        -1: ("on the bottom of", "en el fondo de"),
    },
)

phrase(
    PutOnLibrary,
    en="put {what} {position:library place} {whose:whose library}[any_order? in any order]",
    es="pon {what} {position:library place} {whose:whose library}[any_order? en cualquier orden]",
)
touches(PutOnLibrary, "what", Does.BOUNCE)

for _position, _en, _es in (
    (1, "second", "segunda"),
    (2, "third", "tercera"),
    (3, "fourth", "cuarta"),
    (4, "fifth", "quinta"),
    (5, "sixth", "sexta"),
    (6, "seventh", "séptima"),
):
    phrase(
        PutOnLibrary,
        en=f"put {{what}} into {{whose:whose library}} {_en} from the top",
        es=f"pon {{what}} en {{whose:whose library}} en la {_es} posición",
        when={"position": _position},
    )


def _owners(made: PutOnLibrary) -> list[Mention] | None:
    if made.whose is not OfWhom.OWNERS:
        return None
    owners: Ref = Bound(OWNERS) if made.fought() else OwnerOf(made.what)
    return [Mention(owners, Player(), True, True)]


mentions(PutOnLibrary, _owners)
trait(PutOnLibrary, Trait.PUTS)


phrase(
    PutOnLibrary,
    en="{who} <puts> the cards in {who:own} hand on the bottom of {who:own} library in any order",
    es="{who} <pone> las cartas que <tiene> en la mano en el fondo de {who:own} "
    "biblioteca en cualquier orden",
    when={"what": WHOLE_HAND, "position": -1, "any_order": True},
)

phrase(
    PutOnLibrary,
    en="{who} <puts> the cards from {who:own} hand on top of {who:own} library",
    es="{who} <pone> las cartas que <tiene> en la mano en la parte superior de {who:own} "
    "biblioteca",
    when={"what": WHOLE_HAND, "position": 0},
)


def _puts_hand(made: PutOnLibrary) -> bool:
    return isinstance(made.what, WholeZone)


trait(PutOnLibrary, Trait.TELLS_FOR_EACH, when=_puts_hand)


@final
@dataclass(frozen=True)
class PutOnTopOrBottom(Effect):
    """An owner puts an object on the top or bottom of the library, as they choose. CR 608.2d.

    ``chosen``: the text says that it is their choice, as it does since 2022. ``yours``: you put it
    there, and choose. ``second``: it goes second from the top instead of on it.
    """

    what: Ref
    who: Ref = IMPLIED
    chosen: bool = field(default=False, compare=False)
    yours: bool = False
    second: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = movable(game, self.what.things(game, ctx), Zone.LIBRARY)
        if not things:
            return None
        options = [Pick(0, "second from the top" if self.second else "top"), Pick(1, "bottom")]
        player = ctx.controller if self.yours else game.object(things[0]).owner
        return Question(player, Kind.WORD, "608.2d", Shape.ONE, [*options], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = self.what.things(game, ctx)[:1]
        bottom = isinstance(answer, Pick) and answer.index == 1
        above = 1 if self.second else 0
        perform(game, onto_library(game, things, -1 if bottom else above))


phrase(
    PutOnTopOrBottom,
    en="put {what} on the top or bottom of its owner's library",
    es="pon {what} en la parte superior o inferior de la biblioteca de su propietario",
    when={"yours": True, "chosen": False},
)
phrase(
    PutOnTopOrBottom,
    en="{who} <puts> {what} on the top or bottom of (their|your) library",
    es="{who} <pone> {what} en la parte superior o inferior de su biblioteca",
    when={"chosen": False, "yours": False},
)
phrase(
    PutOnTopOrBottom,
    en="{who} <puts> {what} on their choice of the top or bottom of their library",
    es="{who} <pone> {what} en la parte superior o en el fondo de su biblioteca, a su elección",
    when={"chosen": True, "yours": False},
)
phrase(
    PutOnTopOrBottom,
    en="{who} <puts> {what} into their library second from the top or on the bottom",
    es="{who} <pone> {what} en su biblioteca en segundo lugar desde la parte superior "
    "o en el fondo",
    when={"chosen": False, "yours": False, "second": True},
)
touches(PutOnTopOrBottom, "what", Does.BOUNCE)


@final
@dataclass(frozen=True)
class ShuffleInto(Effect):
    """An instruction to shuffle objects or whole zones into their owners' libraries. CR 701.24c,
    701.24d.

    ``also`` is a zone of yours that is shuffled in with them; you shuffle your library in any case.
    Where several players do it, each has a number of what they own: "that many".
    """

    what: Ref
    whose: OfWhom = OfWhom.ITS
    who: Ref = IMPLIED
    also: WholeZone | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = in_turn_order(game, self.who.things(game, ctx))
        if isinstance(self.what, (WholeZone, WholeZones)):
            cards: list[int] = []
            for player in players:
                own = self.what.of(game, player)
                tell_each(ctx, [(player, len(own))])
                cards += own
            self._shuffle(game, ctx, cards, players)
        elif players:  # CR 608.2b: else whoever would shuffle is no legal target any more
            self._shuffle_objects(game, ctx, players)

    def _shuffle_objects(self, game: Game, ctx: Context, players: list[int]) -> None:
        things = self.what.things(game, ctx)
        owners = players if self.whose in (OfWhom.YOUR, OfWhom.THEIR, OfWhom.THEY) else []
        if self.also is not None:
            things = [*things, *self.also.of(game, ctx.controller)]
            owners = [*owners, ctx.controller]
        owned = [game.object(one).owner for one in things if not is_player(one)]
        tell_each(ctx, [(player, owned.count(player)) for player in players])
        owners = [*owners, *owned]
        self._shuffle(game, ctx, movable(game, things, Zone.LIBRARY), in_turn_order(game, owners))

    def _shuffle(self, game: Game, ctx: Context, cards: list[int], players: list[int]) -> None:
        ctx.bind(SHUFFLING, players)
        ctx.bind_number(EVENT_AMOUNT, len(cards))
        game.frames.run_in_order((Shuffle(Bound(SHUFFLING)),), ctx)
        perform(game, [*moves(game, cards, Zone.LIBRARY, "shuffle")])


binds(ShuffleInto, EVENT_AMOUNT, SHUFFLING)


phrase(
    ShuffleInto,
    en="{who} <shuffles> {what} into {whose:whose library}",
    es="{who} <baraja> {what} en {whose:whose library}",
)
phrase(
    ShuffleInto,
    en="{who} <shuffles> {what:the rest} into {whose:whose library}",
    es="{who} <baraja> {what:the rest} en {whose:whose library}",
)

_GRAVEYARD: Final = WholeZone(int(Zone.GRAVEYARD))

for _zone, _en, _es in (
    (WHOLE_HAND, "hand", "mano"),
    (_GRAVEYARD, "graveyard", "cementerio"),
):
    phrase(
        ShuffleInto,
        en=f"shuffle {{what}} and your {_en} into {{whose:whose library}}",
        es=f"baraja {{what}} y tu {_es} en {{whose:whose library}}",
        when={"also": _zone},
    )

_SHUFFLED: Final[tuple[tuple[Ref, str, str], ...]] = (
    (WHOLE_HAND, "hand", "mano"),
    (_GRAVEYARD, "graveyard", "cementerio"),
    (WholeZones((WHOLE_HAND.zone, _GRAVEYARD.zone)), "hand and graveyard", "mano y cementerio"),
    (WholeZones((_GRAVEYARD.zone, WHOLE_HAND.zone)), "graveyard and hand", "cementerio y mano"),
)
for _what, _en, _es in _SHUFFLED:
    phrase(
        ShuffleInto,
        en=f"{{who}} <shuffles> {{who:own}} {_en} into {{who:own}} library",
        es=f"{{who}} <baraja> {{who:own}} {_es} en {{who:own}} biblioteca",
        when={"what": _what},
    )
phrase(
    ShuffleInto,
    en="{who} <shuffles> the cards from {who:own} hand into {who:own} library",
    es="{who} <baraja> las cartas de {who:own} mano en {who:own} biblioteca",
    when={"what": WholeZone(WHOLE_HAND.zone, every=True)},
)


def _shuffles_zones(made: ShuffleInto) -> bool:
    return isinstance(made.what, (WholeZone, WholeZones))


def _shuffles_objects(made: ShuffleInto) -> bool:
    return not _shuffles_zones(made)


def _tells_for_each(made: ShuffleInto) -> bool:
    return _shuffles_zones(made) or isinstance(made.who, Each)


trait(ShuffleInto, Trait.TELLS_FOR_EACH, when=_tells_for_each)
touches(ShuffleInto, "what", Does.REMOVE, when=_shuffles_objects)
