"""Cards in two graveyards that you and an opponent choose for each other. CR 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.decision import Kind
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter
from jajna.ir.declared.binding import mentions
from jajna.ir.declared.names import binds, chooses, may_look_up
from jajna.ir.mentions import Mention
from jajna.ir.refs import Bound
from jajna.mechanics.choices.chosen_by_each import CHOSEN, ask_for, chosen_things
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChooseForEachOther"]


@final
@dataclass(frozen=True)
class ChooseForEachOther(Effect):
    """You choose a card in an opponent's graveyard, then that player chooses one in yours.
    CR 608.2d.
    """

    what: Filter

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        cards = [
            card
            for player in game.players.opponents_within(ctx.controller)
            for card in game.players[player].graveyard
            if self.what.matches(game, ctx, card)
        ]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "608.2d", cards, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(CHOSEN, chosen_things(answer))
        game.frames.run_in_order((_ChooseInReturn(self.what),), ctx)


@final
@dataclass(frozen=True)
class _ChooseInReturn(Effect):
    """The owner of the card that was chosen chooses one in your graveyard."""

    what: Filter

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        chosen = ctx.bound.get(CHOSEN, [])
        if not chosen:
            return None
        yours = game.players[ctx.controller].graveyard
        cards = self.what.fitting(game, ctx, yours)
        return ask_for(ctx, game.object(chosen[0]).owner, Kind.OBJECTS, "608.2d", cards, 1, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(CHOSEN, [*ctx.bound.get(CHOSEN, []), *chosen_things(answer)])


binds(ChooseForEachOther, CHOSEN)
chooses(_ChooseInReturn, CHOSEN)
may_look_up(ChooseForEachOther, CHOSEN)
may_look_up(_ChooseInReturn, CHOSEN)


def _both(made: ChooseForEachOther) -> list[Mention]:
    return [Mention(Bound(CHOSEN), made.what, True, False)]


mentions(ChooseForEachOther, _both)
phrase(
    ChooseForEachOther,
    en="choose {what:a} in an opponent's graveyard, then that player chooses {what:a} in your "
    "graveyard",
    es="elige {what:un} en el cementerio de un oponente, luego ese jugador elige {what:un} en tu "
    "cementerio",
)
