"""Drawing cards. CR 121."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision as Asked
from jajna.decision import Kind, Shape
from jajna.decision import Number as HowMany
from jajna.events.base import Event
from jajna.events.moves import Draw
from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number, ThatMuch, own_number
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.binding import Trait, leaves_at_once, tells, trait
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.refs import EVENT_AMOUNT, IMPLIED
from jajna.kernel.door.perform import perform_in_turn
from jajna.mechanics.choices.chosen_by_each import EachChooses, amount_for, choice_of, in_turn_order
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["DRAWN", "MAY_DRAW", "DrawCards", "DrawUpTo", "drawn_by"]

DRAWN: Final = "drawn"
"""Name for the cards drawn by an instruction that states their number."""


MAY_DRAW: Final = "may draw"
"""Name of the number, for each player, of cards drawn this turn before they could draw more."""


def drawn_by(game: Game, ctx: Context, player: int) -> int:
    """The number of cards that a player has drawn by the instruction to draw up to some."""
    before = ctx.numbers.get(own_number(MAY_DRAW, player))
    return 0 if before is None else game.players[player].happened("drawn") - before


def draws_left(game: Game, player: int) -> int:
    """How many cards a player can still draw this turn; -1 if nothing limits it. CR 121.2b."""
    most = game.effects.rules[player].most_draws if game.effects.rules else -1
    return -1 if most < 0 else max(most - game.players[player].happened("drawn"), 0)


@final
@dataclass(frozen=True)
class DrawCards(Effect):
    """An instruction to draw cards, one by one, the active player first. CR 121.2, 121.2c.

    "That many" are then as many as were drawn, if the number wasn't told or spoken of so before.
    ``more`` is true where the text calls the cards additional, ``another`` where it says "another",
    and ``as_many`` where it says "as many cards as".
    """

    count: Amount
    who: Ref = IMPLIED
    more: bool = False
    another: bool = field(default=False, compare=False)
    as_many: bool = field(default=False, compare=False)

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        drawing = self.who.things(game, ctx)
        drawing = [player] if player in drawing else drawing  # CR 121.3a
        return bool(drawing) and all(self._is_too_much(game, ctx, one) for one in drawing)

    def _is_too_much(self, game: Game, ctx: Context, player: int) -> bool:
        left = draws_left(game, player)
        return 0 <= left < amount_for(self.count, game, ctx, player)  # CR 121.2b, 121.3

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            count = amount_for(self.count, game, ctx, player)
            events += [Draw(player) for _ in range(count)]
        told = isinstance(self.count, (Number, ThatMuch))
        perform_in_turn(game, events, ctx, DRAWN if told else EVENT_AMOUNT)


binds(DrawCards, EVENT_AMOUNT, DRAWN)
tells(DrawCards, DRAWN)

phrase(
    DrawCards,
    en="{who} <draws> {count:a card/cards}",
    es="{who} <roba> {count:una carta/cartas}",
    when={"more": False, "another": False, "as_many": False},
)

phrase(
    DrawCards,
    en="{who} <draws> another card",
    es="{who} <roba> otra carta",
    when={"more": False, "count": ONE, "another": True},
)

phrase(
    DrawCards,
    en="{who} <draws> {count:a} additional card/cards",
    es="{who} <roba> {count:una} carta/cartas adicional/adicionales",
    when={"more": True},
)

trait(DrawCards, Trait.COUNTED_FOR_EACH)


def _drawn(made: DrawCards) -> int:
    return made.count.number if isinstance(made.count, Number) else 0


leaves_at_once(DrawCards, DRAWN, _drawn)

touches(DrawCards, "who", Does.DRAW, "count")


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
        allowed = draws_left(game, player)
        left = self.count if allowed < 0 else min(self.count, allowed)
        if left <= 0:
            return None
        source = ctx.source
        return Asked(player, Kind.NUMBER, "121.2", Shape.NUMBER, [], 0, left, source=source)

    def note(self, ctx: Context, player: int, answer: Answer) -> None:
        assert isinstance(answer, HowMany), answer
        ctx.bind(choice_of(player), [answer.number])

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        for player, _ in chosen:
            ctx.bind_number(own_number(MAY_DRAW, player), game.players[player].happened("drawn"))
        draws: list[Event] = [Draw(player) for player, counts in chosen for _ in range(counts[0])]
        perform_in_turn(game, draws, ctx, EVENT_AMOUNT)


binds(DrawUpTo, EVENT_AMOUNT)
tells(DrawUpTo, MAY_DRAW)

phrase(
    DrawUpTo,
    en="{who} <draws> up to {count} cards",
    es="{who} <roba> hasta {count:una} cartas",
)
