"""Hands: revealing them, looking at them, and choosing cards in them. CR 402."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.decision import Kind
from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Filter, Ref
from jajna.ir.declared.binding import HAND, Trait, does, leaves, misplaced, needs, trait
from jajna.ir.declared.names import REVEALED, binds, looks_up
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.filters.zones import InZone
from jajna.ir.mentions import counts_several
from jajna.ir.refs import IMPLIED, YOU, You
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import (
    EachChooses,
    amount_for,
    ask_for,
    done,
    in_turn_order,
    in_zone,
)
from jajna.mechanics.choices.chosen_things import CHOSEN_THINGS, Choice, Choose, Some, lacks
from jajna.mechanics.things.library import ONE_AT_RANDOM, REVEALED_HAND
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["FromIt", "LookAtHand", "RevealAnyFromHand", "RevealCards", "RevealFromHand"]


@final
@dataclass(frozen=True)
class LookAtHand(Effect):
    """An instruction to look at a player's hand, or at a card of it at ``random``. CR 701.20e."""

    whose: Ref
    who: Ref = IMPLIED
    random: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        seen: list[int] = []
        for player in self.whose.things(game, ctx):
            cards = game.players[player].hand.copy()
            if self.random:
                cards = ONE_AT_RANDOM.pick(game, ctx, player, cards)
            seen += cards
            events += [Revealed(player, cards, looker) for looker in self.who.things(game, ctx)]
        ctx.bind(REVEALED_HAND, seen)
        perform(game, events)


binds(LookAtHand, REVEALED_HAND)

phrase(
    LookAtHand,
    en="{who} <looks> at {whose:'s} hand",
    es="{who} <mira> {whose:de la mano}",
    when={"random": False},
)
phrase(
    LookAtHand,
    en="{who} <looks> at a card at random in {whose:'s} hand",
    es="{who} <mira> una carta al azar en {whose:de la mano}",
    when={"random": True},
)


def _looks_at_all(made: LookAtHand) -> bool:
    return not made.random


does(LookAtHand, HAND, _looks_at_all)


@final
@dataclass(frozen=True)
class FromIt(Choice):
    """Cards in the hand that was just revealed or looked at: "a nonland card from it". CR 608.2d.

    ``having`` is what the text says of the cards after "it". ``within``: the text says "in it".
    """

    count: Amount
    what: Filter
    having: Filter | None = None
    within: bool = field(default=False, compare=False)

    def things(self, game: Game, ctx: Context) -> list[int]:
        cards = in_zone(game, ctx.bound.get(REVEALED_HAND, []), Zone.HAND)
        return self.fitting(game, ctx, cards)

    def fitting(self, game: Game, ctx: Context, things: list[int]) -> list[int]:
        return [
            card
            for card in things
            if self.what.matches(game, ctx, card)
            and (self.having is None or self.having.matches(game, ctx, card))
        ]

    def bounds(self, game: Game, ctx: Context, things: list[int]) -> tuple[int, int]:
        count = self.count.value(game, ctx)
        return count, count


looks_up(FromIt, REVEALED_HAND)

phrase(
    FromIt,
    en="{count*what} in it",
    es="{count*what} que haya ahí",
    place="from it",
    when={"within": True, "having": None},
)
phrase(
    FromIt,
    en="{count*what} from it[having? {having:with}]",
    es="{count*what} de ahí[having? {having:with}]",
    place="from it",
    when={"within": False},
)

phrase(
    Choose,
    en="you choose {what:from it}",
    es="tú eliges {what:from it}",
    when={"who": YOU},
)

phrase(
    Choose,
    en="choose {what:from it}",
    es="elige {what:from it}",
    when={"who": IMPLIED},
)

needs(FromIt, HAND)

trait(FromIt, Trait.UNLIKELY)


@final
@dataclass(frozen=True)
class RevealFromHand(EachChooses):
    """An instruction to reveal cards of one's choice from one's hand. CR 701.20a.

    ``late``: the text says how many at the end, "a number of ... equal to".
    """

    count: Amount
    who: Ref = IMPLIED
    late: bool = False

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        count = amount_for(self.count, game, ctx, player)
        hand = game.players[player].hand
        return ask_for(ctx, player, Kind.OBJECTS, "608.2d", hand, count, count)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        ctx.bind(REVEALED, [card for _, cards in chosen for card in cards])
        perform(game, [Revealed(player, cards) for player, cards in chosen])


binds(RevealFromHand, REVEALED)

phrase(
    RevealFromHand,
    en="{who} <reveals> {count:a card/cards} from {who:own} hand",
    es="{who} <muestra> {count:una carta/cartas} de {who:own} mano",
    when={"late": False},
)

phrase(
    RevealFromHand,
    en="{who} <reveals> a number of cards from {who:own} hand equal to {count}",
    es="{who} <muestra> de {who:own} mano una cantidad de cartas igual a {count}",
    when={"late": True},
)

does(RevealFromHand, REVEALED)

leaves(RevealFromHand, REVEALED, Card())


@final
@dataclass(frozen=True)
class RevealCards(Effect):
    """An instruction to reveal fitting cards of one's choice: "reveal a Dinosaur card from your
    hand". CR 701.20a.
    """

    what: Ref
    who: Ref = IMPLIED

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        return lacks(game, ctx, self.what, self.who, player, own=True)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, Choice):
            self.what.choose_for(game, ctx, self, "what", self.who)
            return
        cards = in_zone(game, self.what.things(game, ctx), Zone.HAND)
        ctx.bind(REVEALED, cards)
        events: list[Event] = [Revealed(game.object(card).owner, [card]) for card in cards]
        done(ctx, events)
        perform(game, events)


binds(RevealCards, REVEALED)
phrase(RevealCards, en="{who} <reveals> {what:some}", es="{who} <muestra> {what:some}")
does(RevealCards, REVEALED)


leaves(RevealCards, REVEALED, Card(), counts_several)


def _of_own_hand(made: RevealCards) -> str | None:
    """Only particular cards of one's own hand are said so."""
    if not isinstance(made.what, Some):
        return None if made.what == CHOSEN_THINGS else "nothing says which cards"
    fits = made.what.what
    parts = fits.parts if isinstance(fits, All) else (fits,)
    own = [one for one in parts if isinstance(one, InZone)]
    if len(own) != 1 or own[0].zone != Zone.HAND or not isinstance(own[0].of, You):
        return "they aren't in one's hand"
    plain = all(one == Card() or isinstance(one, InZone) for one in parts)
    return "any cards are revealed in other words" if plain else None


misplaced(RevealCards, _of_own_hand)


@final
@dataclass(frozen=True)
class RevealAnyFromHand(EachChooses):
    """An instruction to reveal as many fitting cards of one's hand as one likes.

    CR 107.1c, 701.20a.

    ``lying`` there: the text says "in your hand" instead of "from your hand".
    """

    what: Filter
    who: Ref = IMPLIED
    lying: bool = False

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        fitting = [card for card in game.players[player].hand if self.what.matches(game, ctx, card)]
        return ask_for(ctx, player, Kind.OBJECTS, "608.2d", fitting, 0, len(fitting))

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        ctx.bind(REVEALED, [card for _, cards in chosen for card in cards])
        perform(game, [Revealed(player, cards) for player, cards in chosen if cards])


binds(RevealAnyFromHand, REVEALED)

phrase(
    RevealAnyFromHand,
    en="{who} <reveals> any number of {what:s} in {who:own} hand",
    es="{who} <muestra> cualquier cantidad de {what:s} que estén en {who:own} mano",
    when={"lying": True},
)

phrase(
    RevealAnyFromHand,
    en="{who} <reveals> any number of {what:s} from {who:own} hand",
    es="{who} <muestra> de {who:own} mano cualquier cantidad de {what:s}",
    when={"lying": False},
)


def _of_several(made: RevealAnyFromHand) -> bool:
    return True


does(RevealAnyFromHand, REVEALED)

leaves(RevealAnyFromHand, REVEALED, Card(), _of_several)


@final
@dataclass(frozen=True)
class KindsInHand(Amount):
    """The number of cards of either kind in the hand just revealed or looked at: "each Forest and
    green card in it". A card of both kinds counts once. CR 608.2h.
    """

    one: Filter
    other: Filter

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        cards = in_zone(game, ctx.bound.get(REVEALED_HAND, []), Zone.HAND)
        return sum(
            1
            for card in cards
            if self.one.matches(game, ctx, card) or self.other.matches(game, ctx, card)
        )


looks_up(KindsInHand, REVEALED_HAND)
phrase(
    KindsInHand,
    en="{one:one} and {other:one} in it",
    es="{one:one} y {other:one} que haya en ella",
    place="each",
)
needs(KindsInHand, HAND)
