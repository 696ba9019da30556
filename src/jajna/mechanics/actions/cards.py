"""Drawing and discarding cards. CR 121, 701.9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision as Asked
from jajna.decision import Kind, Shape
from jajna.decision import Number as HowMany
from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.events.moves import Discarded, Draw
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number, ThatMuch
from jajna.ir.base import Amount, Effect, Filter, Ref
from jajna.ir.binding import (
    HAND,
    THE_REST,
    Trait,
    always,
    does,
    leaves,
    leaves_at_once,
    misplaced,
    needs,
    tells,
    trait,
)
from jajna.ir.declarations import Does, touches
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card
from jajna.ir.names import binds, chooses, looks_up
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED, Bound
from jajna.kernel.door.door import perform, perform_in_turn
from jajna.mechanics.actions.choosing import (
    CHOSEN,
    GROUPS,
    LATEST_GROUP,
    EachChooses,
    amount_for,
    ask_for,
    choice_of,
    chosen_things,
    done,
    in_turn_order,
    in_zone,
    tell_each,
)
from jajna.mechanics.actions.library import REVEALED
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "DISCARDED",
    "DISCARDING",
    "DRAWN",
    "Discard",
    "DiscardAtRandom",
    "DiscardChosenByYou",
    "DiscardHand",
    "DiscardOfThem",
    "DiscardThose",
    "DrawCards",
    "DrawMore",
    "DrawUpTo",
    "LookAtHand",
    "RevealHand",
]

A_CARD: Final = Card()

REVEALED_HAND: Final = "revealed hand"
"""Name under which the cards of hands are bound that were revealed or looked at."""
DRAWN: Final = "drawn"
"""Name under which cards are bound of which it was told how many to draw."""
DISCARDED: Final = "discarded"
"""Name under which discarded cards are bound."""


@final
@dataclass(frozen=True)
class DrawCards(Effect):
    """An instruction to draw cards, one by one, the active player first. CR 121.2, 121.2c.

    "That many" are then as many as were drawn, if the number wasn't told or spoken of so before.
    """

    count: Amount
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            count = amount_for(self.count, game, ctx, player)
            events += [Draw(player) for _ in range(count)]
        told = isinstance(self.count, (Number, ThatMuch))
        perform_in_turn(game, events, ctx, DRAWN if told else EVENT_AMOUNT)


binds(DrawCards, EVENT_AMOUNT, DRAWN)
phrase(
    DrawCards, en="{who} <draws> {count:a card/cards}", es="{who} <roba> {count:una carta/cartas}"
)
trait(DrawCards, Trait.COUNTED_FOR_EACH)


def _drawn(made: DrawCards) -> int:
    return made.count.number if isinstance(made.count, Number) else 0


leaves_at_once(DrawCards, DRAWN, _drawn)
touches(DrawCards, "who", Does.DRAW, "count")


DISCARDING: Final = "discarding"
"""Name under which the players who were told to discard are bound."""


@final
@dataclass(frozen=True)
class DrawMore(Effect):
    """An instruction to draw additional cards. CR 121.2."""

    count: Amount = ONE
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((DrawCards(self.count, self.who),), ctx)


binds(DrawMore, EVENT_AMOUNT, DRAWN)
phrase(DrawMore, en="{who} <draws> an additional card", es="{who} <roba> una carta adicional")
phrase(
    DrawMore,
    en="{who} <draws> {count:one} additional cards",
    es="{who} <roba> {count:una} cartas adicionales",
)


@final
@dataclass(frozen=True)
class DrawUpTo(EachChooses):
    """An instruction to draw as many cards as each player chooses, at most so many. CR 121.2.

    Nobody chooses more than they can draw this turn (CR 121.2b).
    """

    count: int
    who: Ref = IMPLIED

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        most = game.effects.rules[player].most_draws if game.effects.rules else -1
        left = (
            self.count
            if most < 0
            else min(self.count, most - game.players[player].happened("drawn"))
        )
        if left <= 0:
            return None
        source = ctx.source
        return Asked(player, Kind.NUMBER, "121.2", Shape.NUMBER, [], 0, left, source=source)

    def note(self, ctx: Context, player: int, answer: Answer) -> None:
        assert isinstance(answer, HowMany), answer
        ctx.bind(choice_of(player), [answer.number])

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        draws: list[Event] = [Draw(player) for player, counts in chosen for _ in range(counts[0])]
        perform_in_turn(game, draws, ctx, EVENT_AMOUNT)


binds(DrawUpTo, EVENT_AMOUNT)
phrase(
    DrawUpTo,
    en="{who} <draws> up to {count} cards",
    es="{who} <roba> hasta {count:una} cartas",
)


def discards(ctx: Context, players: list[int], chosen: list[tuple[int, list[int]]]) -> list[Event]:
    """The events of players discarding cards; the cards and their number are bound."""
    events: list[Event] = []
    ctx.bind(DISCARDING, players)
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
    """An instruction to discard cards of the discarding player's choice. CR 701.9b.

    ``up_to`` lets the player discard fewer, ``any_number`` as many as they like (CR 107.1c).
    """

    count: Amount
    what: Filter
    who: Ref = IMPLIED
    up_to: bool = False
    any_number: bool = False

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        count = self.count.value(game, ctx)
        cards = [card for card in game.players[player].hand if self.what.matches(game, ctx, card)]
        if self.any_number:
            return ask_for(ctx, player, Kind.DISCARD, "107.1c", cards, 0, len(cards))
        least = 0 if self.up_to else count
        return ask_for(ctx, player, Kind.DISCARD, "701.9b", cards, least, count)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        players = self.choosers(game, ctx)
        perform(game, discards(ctx, players, chosen), ctx, EVENT_AMOUNT)


binds(Discard, EVENT_AMOUNT, DISCARDED, DISCARDING)
phrase(
    Discard,
    en="{who} <discards> [up_to? up to] {count*what}",
    es="{who} <descarta> [up_to? hasta] {count*what}",
    when={"any_number": False},
)
phrase(
    Discard,
    en="{who} <discards> any number of {what:s}",
    es="{who} <descarta> cualquier cantidad de {what:s}",
    when={"any_number": True, "count": ONE, "up_to": False},
)
does(Discard, DISCARDED)
leaves(Discard, DISCARDED, None)
trait(Discard, Trait.TELLS_FOR_EACH)
touches(Discard, "who", Does.DISCARD, "count")


@final
@dataclass(frozen=True)
class DiscardAtRandom(Effect):
    """An instruction to discard cards at random, perhaps of those that fit. CR 701.9b."""

    count: Amount
    who: Ref = IMPLIED
    what: Filter | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        chosen: list[tuple[int, list[int]]] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            hand = game.players[player].hand
            what = A_CARD if self.what is None else self.what
            cards = [card for card in hand if what.matches(game, ctx, card)]
            count = min(amount_for(self.count, game, ctx, player), len(cards))
            chosen.append((player, at_random(game, cards, count)))
        perform(game, discards(ctx, [player for player, _ in chosen], chosen), ctx, EVENT_AMOUNT)


binds(DiscardAtRandom, EVENT_AMOUNT, DISCARDED, DISCARDING)
phrase(
    DiscardAtRandom,
    en="{who} <discards> {count:a card/cards} at random",
    es="{who} <descarta> {count:una carta/cartas} al azar",
    when={"what": None},
)
phrase(
    DiscardAtRandom,
    en="{who} <discards> {count*what} at random",
    es="{who} <descarta> {count*what} al azar",
)
does(DiscardAtRandom, DISCARDED)
trait(DiscardAtRandom, Trait.TELLS_FOR_EACH)


def _says_nothing(made: DiscardAtRandom) -> str | None:
    return "that they are cards is no description" if made.what == Card() else None


misplaced(DiscardAtRandom, _says_nothing)
touches(DiscardAtRandom, "who", Does.DISCARD, "count")


def at_random(game: Game, cards: list[int], count: int) -> list[int]:
    """So many different ones of the cards, each as likely."""
    left = cards.copy()
    return [left.pop(game.chance.below(len(left))) for _ in range(count)]


@final
@dataclass(frozen=True)
class DiscardHand(Effect):
    """An instruction to discard all cards in hand. CR 701.9a. ``every``: the text says so."""

    who: Ref = IMPLIED
    every: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = in_turn_order(game, self.who.things(game, ctx))
        chosen = [(player, game.players[player].hand.copy()) for player in players]
        perform(game, discards(ctx, [player for player, _ in chosen], chosen), ctx, EVENT_AMOUNT)


binds(DiscardHand, EVENT_AMOUNT, DISCARDED, DISCARDING)
phrase(
    DiscardHand,
    en="{who} <discards> {who:own} hand",
    es="{who} <descarta> {who:own} mano",
    when={"every": False},
)
phrase(
    DiscardHand,
    en="{who} <discards> all the cards in {who:own} hand",
    es="{who} <descarta> todas las cartas de {who:own} mano",
    when={"every": True},
)
does(DiscardHand, DISCARDED)
trait(DiscardHand, Trait.TELLS_FOR_EACH)
touches(DiscardHand, "who", Does.DISCARD)


@final
@dataclass(frozen=True)
class DiscardThose(Effect):
    """An instruction to discard particular cards: "that player discards that card". CR 701.9a."""

    what: Ref
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = in_zone(game, self.what.things(game, ctx), Zone.HAND)
        chosen = [
            (player, [card for card in cards if game.object(card).owner == player])
            for player in self.who.things(game, ctx)
        ]
        perform(game, discards(ctx, [player for player, _ in chosen], chosen), ctx, EVENT_AMOUNT)


binds(DiscardThose, EVENT_AMOUNT, DISCARDED, DISCARDING)
phrase(DiscardThose, en="{who} <discards> {what}", es="{who} <descarta> {what}")


@final
@dataclass(frozen=True)
class DiscardOfThem(EachChooses):
    """An instruction to discard some of the cards named before, as who discards chooses.
    CR 701.9b.
    """

    count: Amount
    among: Ref
    who: Ref = IMPLIED

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        return in_turn_order(game, self.who.things(game, ctx))

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        count = self.count.value(game, ctx)
        cards = in_zone(game, self.among.things(game, ctx), Zone.HAND)
        mine = [card for card in cards if game.object(card).owner == player]
        return ask_for(ctx, player, Kind.DISCARD, "701.9b", mine, count, count)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        players = self.choosers(game, ctx)
        perform(game, discards(ctx, players, chosen), ctx, EVENT_AMOUNT)


binds(DiscardOfThem, EVENT_AMOUNT, DISCARDED, DISCARDING)
phrase(
    DiscardOfThem,
    en="{who} <discards> {count:one} of {among}",
    es="{who} <descarta> {count:una} de {among}",
)
does(DiscardOfThem, DISCARDED)


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
class DiscardChosen(Effect):
    """Discard the cards bound as ``DISCARDED``. CR 701.9a, 701.9b."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cards = in_zone(game, ctx.bound.get(DISCARDED, []), Zone.HAND)
        chosen = [(game.object(card).owner, [card]) for card in cards]
        perform(game, discards(ctx, [player for player, _ in chosen], chosen), ctx, EVENT_AMOUNT)


binds(DiscardChosen, EVENT_AMOUNT, DISCARDED, DISCARDING)


@final
@dataclass(frozen=True)
class ShowAndDiscard(Effect):
    """The player bound as "each" shows their hand, you choose, they discard. CR 701.9b."""

    what: Filter
    count: Amount
    look: bool

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        player = Bound("each")
        show: Effect = LookAtHand(player) if self.look else RevealHand(player)
        choose = ChooseFromHand(self.count, self.what, player)
        game.frames.run_in_order((show, choose, DiscardChosen()), ctx)


binds(ShowAndDiscard, EVENT_AMOUNT, DISCARDED, DISCARDING, LATEST_GROUP, REVEALED, REVEALED_HAND)


@final
@dataclass(frozen=True)
class DiscardChosenByYou(Effect):
    """A player shows their hand, you choose cards in it, the player discards them. CR 701.9b.

    With ``look`` only you see the hand. ``having`` is what the text says of the cards after "it".
    """

    who: Ref
    what: Filter = A_CARD
    count: Amount = ONE
    look: bool = False
    having: Filter | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        players = in_turn_order(game, self.who.things(game, ctx))
        what = self.what if self.having is None else All((self.what, self.having))
        game.frames.run_for_each(players, ShowAndDiscard(what, self.count, self.look), ctx)


binds(
    DiscardChosenByYou, EVENT_AMOUNT, DISCARDED, DISCARDING, LATEST_GROUP, REVEALED, REVEALED_HAND
)
phrase(
    DiscardChosenByYou,
    en="{who} <reveals> {who:own} hand. you choose {count*what} from it[having? {having:with}]. "
    "that player discards that card",
    es="{who} <muestra> su mano. tú eliges {count*what} de ella[having? {having:with}]. "
    "ese jugador descarta esa carta",
    when={"look": False},
)
phrase(
    DiscardChosenByYou,
    en="look at {who:'s} hand and choose {count*what} from it. that player discards that card",
    es="mira {who:de la mano} y elige {count*what} de ella. ese jugador descarta esa carta",
    when={"look": True},
)
touches(DiscardChosenByYou, "who", Does.DISCARD, "count")


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


@final
@dataclass(frozen=True)
class ChooseOfThem(Effect):
    """You choose some of the things named before. CR 608.2d."""

    count: Amount
    among: Ref

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        things = [thing for thing in self.among.things(game, ctx) if game.objects.exists(thing)]
        count = self.count.value(game, ctx)
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "608.2d", things, count, count)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(CHOSEN, chosen_things(answer))


chooses(ChooseOfThem, CHOSEN)
phrase(
    ChooseOfThem,
    en="you choose {count:one} of {among}",
    es="tú eliges {count:una} de {among}",
)
does(ChooseOfThem, CHOSEN)
leaves(ChooseOfThem, CHOSEN, Card())


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


binds(DiscardRest, EVENT_AMOUNT, DISCARDED, DISCARDING)
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
