"""Putting and shuffling objects into libraries. CR 401.4, 701.24."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision as Question
from jajna.decision import Kind, Pick, Shape
from jajna.events.base import Event
from jajna.events.hidden import Shuffled
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.binding import Trait, mentions, trait
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import Player
from jajna.ir.mentions import Mention
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, OwnerOf
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.chosen_by_each import (
    EachChooses,
    ask_for,
    done,
    in_turn_order,
    tell_each,
)
from jajna.mechanics.moving.common import movable, moves
from jajna.mechanics.moving.places import OfWhom
from jajna.vocab import ZONES, Term, Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game

__all__ = ["PutHandOnBottom", "PutOnLibrary", "ShuffleInto", "ShuffleZones", "onto_library"]

SHUFFLED_IN: Final = "shuffled in"
"""Name under which cards are bound that are shuffled into libraries."""
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
    ``any_order`` is true where the text says so.
    """

    what: Ref
    position: int = 0
    whose: OfWhom = OfWhom.ITS
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
touches(PutOnLibrary, "what", Does.BOUNCE)

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


def _owners(made: PutOnLibrary) -> list[Mention] | None:
    if made.whose is not OfWhom.OWNERS:
        return None
    return [Mention(OwnerOf(made.what), Player(), True, True)]


mentions(PutOnLibrary, _owners)
trait(PutOnLibrary, Trait.PUTS)


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
        tell_each(ctx, [(player, len(things)) for player, things in chosen])
        ctx.bind_number(EVENT_AMOUNT, 0)
        perform(game, events, ctx, EVENT_AMOUNT)


binds(PutHandOnBottom, EVENT_AMOUNT)
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
trait(PutHandOnBottom, Trait.TELLS_FOR_EACH)


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
touches(PutOnTopOrBottom, "what", Does.BOUNCE)


@final
@dataclass(frozen=True)
class ShuffleInto(Effect):
    """An instruction to shuffle objects into their owners' libraries. CR 701.24c, 701.24d."""

    what: Ref
    whose: OfWhom = OfWhom.ITS
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = self.who.things(game, ctx)
        if not players:
            return  # CR 608.2b: whoever would shuffle is no legal target any more
        things = self.what.things(game, ctx)
        owners = [game.object(thing).owner for thing in things if not is_player(thing)]
        if self.whose in (OfWhom.YOUR, OfWhom.THEIR, OfWhom.THEY):
            owners += [player for player in players if player not in owners]
        ctx.bind(SHUFFLING, in_turn_order(game, owners))
        ctx.bind(SHUFFLED_IN, movable(game, things, Zone.LIBRARY))
        game.frames.run_in_order((PutShuffled(), ShuffleBound()), ctx)


binds(ShuffleInto, EVENT_AMOUNT, SHUFFLED_IN, SHUFFLING)


@final
@dataclass(frozen=True)
class PutShuffled(Effect):
    """Puts the cards to be shuffled into their owners' libraries."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = ctx.bound.get(SHUFFLED_IN, [])
        ctx.bind_number(EVENT_AMOUNT, len(things))
        perform(game, [*moves(game, things, Zone.LIBRARY, "shuffle")])


binds(PutShuffled, EVENT_AMOUNT)
looks_up(PutShuffled, SHUFFLED_IN)


@final
@dataclass(frozen=True)
class ShuffleBound(Effect):
    """The players who are to shuffle do so. CR 701.24a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [Shuffled(player) for player in ctx.bound.get(SHUFFLING, [])])


looks_up(ShuffleBound, SHUFFLING)


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
touches(ShuffleInto, "what", Does.REMOVE)


class ShuffledZones(Term):
    """The zones of a player whose cards are all shuffled into the library. CR 701.24d."""

    HAND = "hand"
    GRAVEYARD = "graveyard"
    HAND_AND_GRAVEYARD = "hand and graveyard"
    GRAVEYARD_AND_HAND = "graveyard and hand"


@final
@dataclass(frozen=True)
class ShuffleZones(Effect):
    """Players shuffle all cards of their graveyard, hand or both into their library. CR 701.24d.

    ``cards`` is true where the text speaks of the cards from their hand.
    """

    zones: ShuffledZones
    who: Ref = IMPLIED
    cards: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards: list[int] = []
        players = in_turn_order(game, self.who.things(game, ctx))
        for player in players:
            before = len(cards)
            if self.zones is not ShuffledZones.GRAVEYARD:
                cards += game.players[player].hand
            if self.zones is not ShuffledZones.HAND:
                cards += game.players[player].graveyard
            tell_each(ctx, [(player, len(cards) - before)])
        ctx.bind(SHUFFLING, players)
        ctx.bind(SHUFFLED_IN, cards)
        game.frames.run_in_order((PutShuffled(), ShuffleBound()), ctx)


binds(ShuffleZones, EVENT_AMOUNT, SHUFFLED_IN, SHUFFLING)


@final
@dataclass(frozen=True)
class ShuffleWithZone(Effect):
    """Shuffle objects and your graveyard or hand into their owners' libraries. CR 701.24d.

    You shuffle your library in any case.
    """

    what: Ref
    zone: int
    whose: OfWhom = OfWhom.YOUR

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = [
            *self.what.things(game, ctx),
            *game.zones.of(ZONES[self.zone], game.players[ctx.controller]),
        ]
        owners = [game.object(card).owner for card in cards if not is_player(card)]
        ctx.bind(SHUFFLING, in_turn_order(game, [*owners, ctx.controller]))
        ctx.bind(SHUFFLED_IN, movable(game, cards, Zone.LIBRARY))
        game.frames.run_in_order((PutShuffled(), ShuffleBound()), ctx)


binds(ShuffleWithZone, EVENT_AMOUNT, SHUFFLED_IN, SHUFFLING)
phrase(
    ShuffleWithZone,
    en="shuffle {what} and your {zone:zones} into {whose:whose library}",
    es="baraja {what} y tu {zone:zones} en {whose:whose library}",
)

words(
    "zones shuffled",
    {
        ShuffledZones.HAND: ("hand", "mano"),
        ShuffledZones.GRAVEYARD: ("graveyard", "cementerio"),
        ShuffledZones.HAND_AND_GRAVEYARD: ("hand and graveyard", "mano y cementerio"),
        ShuffledZones.GRAVEYARD_AND_HAND: ("graveyard and hand", "cementerio y mano"),
    },
)

phrase(
    ShuffleZones,
    en="{who} <shuffles> {who:own} {zones:zones shuffled} into {who:own} library",
    es="{who} <baraja> {who:own} {zones:zones shuffled} en {who:own} biblioteca",
    when={"cards": False},
)
phrase(
    ShuffleZones,
    en="{who} <shuffles> the cards from {who:own} hand into {who:own} library",
    es="{who} <baraja> las cartas de {who:own} mano en {who:own} biblioteca",
    when={"zones": ShuffledZones.HAND, "cards": True},
)
trait(ShuffleZones, Trait.TELLS_FOR_EACH)
