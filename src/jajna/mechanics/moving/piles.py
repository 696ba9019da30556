"""Piles of cards: an opponent separates them, and you choose one. CR 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Several, Shape, Thing
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.refs import Bound
from jajna.mechanics.choices.among_found import cards_of
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.choices.chosen_things import PICKED, TAKEN
from jajna.mechanics.moving.entering_attacking import ATTACKED
from jajna.mechanics.moving.found_cards import PILE, PUT_ATTACKING, Put
from jajna.mechanics.moving.places import Arrangement, Place
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AN_OPPONENT", "ChooseOpponent", "PutPiles", "SeparatePiles"]

AN_OPPONENT: Final = "an opponent"
"""Name under which the opponent is bound whom a player chose."""
OTHER_PILE: Final = "other pile"
"""Name under which the cards are bound that aren't in the pile."""


@final
@dataclass(frozen=True)
class SeparatePiles(Effect):
    """An opponent separates cards into two piles; the controller says which opponent. CR 608.2d."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(TAKEN, cards_of(game, ctx, self.what))
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
        opponents = game.players.choosers(ctx.controller)
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

    to: Place
    other: Place
    order: Arrangement = Arrangement.UNSAID
    """The order of the other pile, if it is put into a library."""

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
        game.frames.run_in_order(
            (Put(Bound(PILE), self.to), Put(Bound(OTHER_PILE), self.other, self.order)), ctx
        )


binds(PutPiles, ATTACKED, PUT_ATTACKING, OTHER_PILE, PICKED, PILE, TAKEN)
phrase(
    PutPiles,
    en="put one pile {to:put where} and the other {other:put where}[order=any? in any order]"
    "[order=random? in a random order]",
    es="pon una pila {to:put where} y la otra {other:put where}[order=any? en cualquier orden]"
    "[order=random? en orden aleatorio]",
)
