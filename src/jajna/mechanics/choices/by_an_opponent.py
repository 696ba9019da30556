"""Things that an opponent chooses, whom the controller picks. CR 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.choices import described
from jajna.ir.declared.binding import THE_REST, does, mentions, tells
from jajna.ir.declared.names import binds
from jajna.ir.filters.nouns import Card
from jajna.ir.mentions import Mention, counts_several
from jajna.ir.refs import Bound
from jajna.mechanics.choices.chosen_by_each import CHOSEN
from jajna.mechanics.choices.chosen_things import Choose, SomeOf, leaves_the_rest
from jajna.mechanics.moving.piles import AN_OPPONENT, ChooseOpponent
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["OpponentChooses"]


@final
@dataclass(frozen=True)
class OpponentChooses(Effect):
    """An opponent chooses things; the controller says which opponent. CR 608.2d."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        steps = (ChooseOpponent(), Choose(self.what, Bound(AN_OPPONENT), False, CHOSEN))
        game.frames.run_in_order(steps, ctx)


binds(OpponentChooses, AN_OPPONENT, CHOSEN)
does(OpponentChooses, CHOSEN)


def _leaves_the_rest(made: OpponentChooses) -> bool:
    return leaves_the_rest(made.what)


tells(OpponentChooses, THE_REST, _leaves_the_rest)
phrase(
    OpponentChooses,
    en="an opponent chooses {what:some of}",
    es="un oponente elige {what:some of}",
)
phrase(
    OpponentChooses,
    en="an opponent chooses {what:some among}",
    es="un oponente elige {what:some among}",
)
phrase(
    OpponentChooses,
    en="an opponent chooses {what:some}",
    es="un oponente elige {what:some}",
)


def _chosen(made: OpponentChooses) -> list[Mention]:
    fits = Card() if isinstance(made.what, SomeOf) else described(made.what)
    return [Mention(Bound(CHOSEN), fits, counts_several(made), False)]


mentions(OpponentChooses, _chosen)
