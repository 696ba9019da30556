"""Discarding cards. CR 701.9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Kind
from jajna.events.base import Event
from jajna.events.moves import Discarded
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Ref
from jajna.ir.choices import described
from jajna.ir.declared.binding import Trait, does, leaves, mentions, needs, trait
from jajna.ir.declared.names import DISCARDED, binds, looks_up
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.nouns import Card
from jajna.ir.mentions import Mention
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import (
    EachChooses,
    ask_for,
    done,
    in_turn_order,
    in_zone,
    tell_each,
)
from jajna.mechanics.choices.chosen_things import AnyNumber, AtRandom, Choice, Some
from jajna.mechanics.things.whole_zones import WHOLE_HAND, WholeZone
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Discard", "discards"]

A_CARD: Final = Card()


def discards(ctx: Context, players: list[int], chosen: list[tuple[int, list[int]]]) -> list[Event]:
    """The events of players discarding cards; the cards and their number are bound."""
    events: list[Event] = []
    ctx.bind(DISCARDED, [])
    for player, cards in chosen:
        ctx.bind(DISCARDED, ctx.bound[DISCARDED] + cards)
        events += [Discarded(card, player) for card in cards]
    ctx.bind_number(DISCARDED, len(events))
    tell_each(ctx, [(player, 0) for player in players])
    tell_each(ctx, [(player, len(cards)) for player, cards in chosen])
    done(ctx, events)
    return events


@final
@dataclass(frozen=True)
class Discard(EachChooses):
    """An instruction to discard cards: of the discarding player's choice, at random, the whole
    hand, or particular ones. CR 701.9.
    """

    what: Ref
    who: Ref = IMPLIED

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return self._players(game, ctx) if self.chooses_ahead() else []

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        assert isinstance(self.what, Choice), self.what
        rule = "107.1c" if isinstance(self.what, AnyNumber) else "701.9b"
        hand = game.players[player].hand
        return self.what.ask_of(game, ctx, player, Kind.DISCARD, rule, hand)

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        if not isinstance(self.what, Choice) or player not in self._players(game, ctx):
            return False
        return self.what.falls_short(game, ctx, player, game.players[player].hand)

    def chooses_ahead(self) -> bool:
        return self.what.is_choice() and not isinstance(self.what, AtRandom)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        if isinstance(self.what, AtRandom):
            chosen = [
                (player, self.what.pick(game, ctx, player, game.players[player].hand))
                for player in self._players(game, ctx)
            ]
        elif isinstance(self.what, WholeZone):
            chosen = [(player, self.what.of(game, player)) for player in self._players(game, ctx)]
        elif not self.what.is_choice():
            cards = in_zone(game, self.what.things(game, ctx), Zone.HAND)
            chosen = [
                (player, [card for card in cards if game.object(card).owner == player])
                for player in self.who.things(game, ctx)
            ]
        players = [player for player, _ in chosen]
        if self.chooses_ahead():
            players = self._players(game, ctx)
        perform(game, discards(ctx, players, chosen), ctx, EVENT_AMOUNT)

    def _players(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))


binds(Discard, EVENT_AMOUNT, DISCARDED)

phrase(Discard, en="{who} <discards> {what}", es="{who} <descarta> {what}")

phrase(Discard, en="{who} <discards> {what:any choice}", es="{who} <descarta> {what:any choice}")


for _hand, _en, _es in (
    (WHOLE_HAND, "{who:own} hand", "{who:own} mano"),
    (
        WholeZone(WHOLE_HAND.zone, every=True),
        "all the cards in {who:own} hand",
        "todas las cartas de {who:own} mano",
    ),
):
    phrase(
        Discard, en="{who} <discards> " + _en, es="{who} <descarta> " + _es, when={"what": _hand}
    )


def _discards_unnamed(made: Discard) -> bool:
    return made.what.is_choice() or isinstance(made.what, WholeZone)


def _discards_described(made: Discard) -> bool:
    return isinstance(made.what, (AnyNumber, Some))


def _discards_of_hand(made: Discard) -> bool:
    return isinstance(made.what, (AnyNumber, AtRandom, Some, WholeZone))


def _discarded_at_random(made: Discard) -> list[Mention] | None:
    """Of one card that is discarded at random, "that card" is this one."""
    if not isinstance(made.what, AtRandom) or described(made.what) != A_CARD:
        return None
    chosen = made.what.choice()
    if isinstance(chosen, Some) and chosen.count == ONE:
        return [Mention(Bound(DISCARDED), Card(), False, False)]
    return []


does(Discard, DISCARDED, _discards_unnamed)

leaves(Discard, DISCARDED, None, when=_discards_described)

mentions(Discard, _discarded_at_random)

trait(Discard, Trait.TELLS_FOR_EACH, when=_discards_of_hand)

touches(Discard, "who", Does.DISCARD, "what")


@final
@dataclass(frozen=True)
class DiscardRest(EachChooses):
    """A player chooses cards in their hand and discards all others. CR 701.9b."""

    count: Amount
    who: Ref = IMPLIED

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        count = self.count.value(game, ctx)
        hand = game.players[player].hand
        return ask_for(ctx, player, Kind.OBJECTS, "608.2d", hand, count, count)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        lost = [
            (player, [card for card in game.players[player].hand if card not in kept])
            for player, kept in chosen
        ]
        perform(game, discards(ctx, self.choosers(game, ctx), lost), ctx, EVENT_AMOUNT)


binds(DiscardRest, EVENT_AMOUNT, DISCARDED)

phrase(
    DiscardRest,
    en="{who} <chooses> {count:a card/cards} in {who:own} hand and <discards> the rest",
    es="{who} <elige> {count:una carta/cartas} de su mano y <descarta> el resto",
)


@final
@dataclass(frozen=True)
class MostDiscarded(Amount):
    """The greatest number of cards that a player has just discarded. CR 608.2h."""

    def value(self, game: Game, ctx: Context) -> int:
        counts = [0] * len(game.players)
        for card in ctx.bound.get(DISCARDED, []):
            counts[game.object(card).owner] += 1
        return max(counts)


looks_up(MostDiscarded, DISCARDED)

phrase(
    MostDiscarded,
    en="the greatest number of cards a player discarded this way",
    es="la mayor cantidad de cartas que un jugador descartó de esta manera",
)

needs(MostDiscarded, DISCARDED)
