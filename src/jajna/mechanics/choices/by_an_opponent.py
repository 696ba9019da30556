"""What an opponent does or chooses, whom the controller picks. CR 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Effect, Filter, Ref
from jajna.ir.choices import described
from jajna.ir.conditions.logic import TO_SACRIFICE
from jajna.ir.declared.binding import THE_REST, does, mentions, tells
from jajna.ir.declared.names import SACRIFICED, binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, Opponent
from jajna.ir.filters.owners import Controlled
from jajna.ir.mentions import Mention, counts_several
from jajna.ir.refs import EVENT_AMOUNT, Bound
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.choices.chosen_by_each import CHOSEN
from jajna.mechanics.choices.chosen_things import (
    CHOSEN_THINGS,
    PICKED,
    Choose,
    Some,
    SomeOf,
    leaves_the_rest,
)
from jajna.mechanics.lasting.gaining_control import GAINED, GAINER, GainControl
from jajna.mechanics.moving.piles import AN_OPPONENT, ChooseOpponent
from jajna.mechanics.things.draws import DRAWN, DrawCards
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "OpponentChooses",
    "OpponentDraws",
    "OpponentGainsControl",
    "SacrificeChosenByOpponent",
]

THAT_OPPONENT: Final = Bound(AN_OPPONENT)
"""The opponent whom the controller picked."""


@final
@dataclass(frozen=True)
class OpponentChooses(Effect):
    """An opponent chooses things; the controller says which opponent. CR 608.2d."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        steps = (ChooseOpponent(), Choose(self.what, THAT_OPPONENT, False, CHOSEN))
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


@final
@dataclass(frozen=True)
class SacrificeChosenByOpponent(Effect):
    """You sacrifice a permanent that an opponent chooses; you say which opponent. CR 608.2d,
    701.21a.
    """

    what: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        yours = Some(ONE, All((self.what, Controlled())))
        choose = Choose(yours, THAT_OPPONENT, False, PICKED)
        game.frames.run_in_order((ChooseOpponent(), choose, Sacrifice(CHOSEN_THINGS)), ctx)


binds(SacrificeChosenByOpponent, AN_OPPONENT, EVENT_AMOUNT, PICKED, SACRIFICED, TO_SACRIFICE)
does(SacrificeChosenByOpponent, SACRIFICED)
phrase(
    SacrificeChosenByOpponent,
    en="sacrifice {what:a} of an opponent's choice",
    es="sacrifica {what:un} a elección de un oponente",
)


# -- done by one -----------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class OpponentDraws(Effect):
    """An opponent draws cards; the controller says which opponent. CR 608.2d, 121.1."""

    count: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((ChooseOpponent(), DrawCards(self.count, THAT_OPPONENT)), ctx)


@final
@dataclass(frozen=True)
class OpponentGainsControl(Effect):
    """An opponent gains control of permanents; the controller says which opponent.
    CR 608.2d, 110.2a.
    """

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        game.frames.run_in_order((ChooseOpponent(), GainControl(self.what, THAT_OPPONENT)), ctx)


binds(OpponentDraws, AN_OPPONENT, DRAWN, EVENT_AMOUNT)
binds(OpponentGainsControl, AN_OPPONENT, GAINED, GAINER)
touches(OpponentGainsControl, "what", Does.REMOVE)
phrase(
    OpponentDraws,
    en="an opponent draws {count:a card/cards}",
    es="un oponente roba {count:una carta/cartas}",
)
phrase(
    OpponentGainsControl,
    en="an opponent gains control of {what}",
    es="un oponente gana el control de {what}",
)


def _that_opponent(made: OpponentDraws | OpponentGainsControl) -> list[Mention]:
    return [Mention(THAT_OPPONENT, Opponent(), False, True)]


mentions(OpponentDraws, _that_opponent)
mentions(OpponentGainsControl, _that_opponent)
