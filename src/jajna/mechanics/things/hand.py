"""Hands: revealing them, looking at them, and choosing cards in them. CR 402."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Effect, Filter, Ref
from jajna.ir.declared.binding import (
    HAND,
    THE_REST,
    Trait,
    always,
    does,
    leaves,
    needs,
    tells,
    trait,
)
from jajna.ir.declared.names import DISCARDED, REVEALED, binds, chooses, looks_up
from jajna.ir.filters.nouns import Card
from jajna.ir.refs import IMPLIED
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import (
    CHOSEN,
    GROUPS,
    LATEST_GROUP,
    EachChooses,
    ask_for,
    chosen_things,
    in_turn_order,
    in_zone,
)
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["REVEALED_HAND", "ChooseFromHand", "LookAtHand", "RevealHand"]

REVEALED_HAND: Final = "revealed hand"
"""Name under which the cards of hands are bound that were revealed or looked at."""


def at_random(game: Game, cards: list[int], count: int) -> list[int]:
    """A random choice of ``count`` different cards as a list, each card equally likely."""
    left = cards.copy()
    return [left.pop(game.chance.below(len(left))) for _ in range(count)]


@final
@dataclass(frozen=True)
class RevealHand(Effect):
    """An instruction to reveal one's hand. CR 701.20a."""

    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = in_turn_order(game, self.who.things(game, ctx))
        ctx.bind_number(LATEST_GROUP, GROUPS.index(REVEALED))
        ctx.bind(REVEALED, [card for player in players for card in game.players[player].hand])
        ctx.bind(REVEALED_HAND, ctx.bound[REVEALED].copy())
        perform(game, [Revealed(player, game.players[player].hand.copy()) for player in players])


binds(RevealHand, LATEST_GROUP, REVEALED, REVEALED_HAND)

phrase(RevealHand, en="{who} <reveals> {who:own} hand", es="{who} <muestra> {who:own} mano")

does(RevealHand, REVEALED)

tells(RevealHand, HAND)

tells(RevealHand, THE_REST)

leaves(RevealHand, REVEALED, Card(), always)


@final
@dataclass(frozen=True)
class RevealAtRandom(Effect):
    """An instruction to reveal a card at random from one's hand. CR 701.20a."""

    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        ctx.bind(REVEALED, [])
        for player in in_turn_order(game, self.who.things(game, ctx)):
            hand = game.players[player].hand
            if hand:
                cards = at_random(game, hand, 1)
                ctx.bind(REVEALED, ctx.bound[REVEALED] + cards)
                events.append(Revealed(player, cards))
        perform(game, events)


binds(RevealAtRandom, REVEALED)

phrase(
    RevealAtRandom,
    en="{who} <reveals> a card at random from {who:own} hand",
    es="{who} <muestra> una carta al azar de su mano",
)

leaves(RevealAtRandom, REVEALED, Card())


@final
@dataclass(frozen=True)
class LookAtHand(Effect):
    """An instruction to look at a player's hand. CR 701.20e."""

    whose: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        ctx.bind(
            REVEALED_HAND,
            [card for player in self.whose.things(game, ctx) for card in game.players[player].hand],
        )
        for looker in self.who.things(game, ctx):
            for player in self.whose.things(game, ctx):
                events.append(Revealed(player, game.players[player].hand.copy(), looker))
        perform(game, events)


binds(LookAtHand, REVEALED_HAND)

phrase(LookAtHand, en="{who} <looks> at {whose:'s} hand", es="{who} <mira> {whose:de la mano}")

does(LookAtHand, HAND)


@final
@dataclass(frozen=True)
class ChooseFromHand(Effect):
    """You choose cards in another player's hand. CR 608.2d. They are bound as ``DISCARDED``."""

    count: Amount
    what: Filter
    whose: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        cards: list[int] = []
        for player in self.whose.things(game, ctx):
            cards += [
                card for card in game.players[player].hand if self.what.matches(game, ctx, card)
            ]
        count = self.count.value(game, ctx)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "608.2d", cards, count, count)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(DISCARDED, chosen_things(answer))


binds(ChooseFromHand, DISCARDED)


@final
@dataclass(frozen=True)
class ChooseFromIt(Effect):
    """You choose cards in the hand that was just revealed or looked at. CR 608.2d.

    ``yours``: the text says that it is you who choose; ``having`` is what it says of the cards
    after "it".
    """

    count: Amount
    what: Filter
    yours: bool = True
    having: Filter | None = None

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        cards = [
            card
            for card in in_zone(game, ctx.bound.get(REVEALED_HAND, []), Zone.HAND)
            if self.what.matches(game, ctx, card)
            and (self.having is None or self.having.matches(game, ctx, card))
        ]
        count = self.count.value(game, ctx)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "608.2d", cards, count, count)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(CHOSEN, chosen_things(answer))


looks_up(ChooseFromIt, REVEALED_HAND)

chooses(ChooseFromIt, CHOSEN)

phrase(
    ChooseFromIt,
    en="you choose {count*what} from it[having? {having:with}]",
    es="tú eliges {count*what} de ella[having? {having:with}]",
    when={"yours": True},
)

phrase(
    ChooseFromIt,
    en="choose {count*what} from it",
    es="elige {count*what} de ella",
    when={"yours": False},
)

does(ChooseFromIt, CHOSEN)

leaves(ChooseFromIt, CHOSEN, None)

needs(ChooseFromIt, HAND)

trait(ChooseFromIt, Trait.UNLIKELY)


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
        count = self.count.value(game, ctx)
        hand = game.players[player].hand
        return ask_for(ctx, player, Kind.OBJECTS, "608.2d", hand, count, count)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        ctx.bind(REVEALED, [card for _, cards in chosen for card in cards])
        perform(game, [Revealed(player, cards) for player, cards in chosen])


binds(RevealFromHand, REVEALED)

phrase(
    RevealFromHand,
    en="{who} <reveals> {count:a card/cards} from {who:own} hand",
    es="{who} <muestra> {count:una carta/cartas} de su mano",
    when={"late": False},
)

phrase(
    RevealFromHand,
    en="{who} <reveals> a number of cards from {who:own} hand equal to {count}",
    es="{who} <muestra> de su mano una cantidad de cartas igual a {count}",
    when={"late": True},
)

does(RevealFromHand, REVEALED)

leaves(RevealFromHand, REVEALED, Card())
