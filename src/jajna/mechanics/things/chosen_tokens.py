"""Tokens of a color and creature type chosen as their source entered. CR 111.3, 607.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.amounts import ONE
from jajna.ir.base import Amount, Effect
from jajna.ir.declared.binding import leaves
from jajna.ir.declared.names import binds, finds_noted, notes
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType, Token
from jajna.mechanics.continuous.linked_choices import chosen
from jajna.mechanics.moving.entering_attacking import ATTACKED
from jajna.mechanics.replacements.entering import CHOSEN_COLOR, CHOSEN_TYPE, TYPES_IN_ORDER
from jajna.mechanics.things.created_with import CREATED
from jajna.mechanics.things.tokens import CreateTokens
from jajna.vocab import Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CreateTokensOfChosen"]


@final
@dataclass(frozen=True)
class CreateTokensOfChosen(Effect):
    """An instruction to create creature tokens of the color and the creature type chosen for the
    source. CR 111.3, 607.2d.
    """

    power: Amount
    toughness: Amount
    count: Amount = ONE

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        color = max(chosen(game, ctx, CHOSEN_COLOR), 0)
        place = chosen(game, ctx, CHOSEN_TYPE)
        subtypes = (TYPES_IN_ORDER[place],) if place >= 0 else ()
        made = CreateTokens(self.count, self.power, self.toughness, color, subtypes=subtypes)
        made.do(game, ctx, answer)


binds(CreateTokensOfChosen, ATTACKED, CREATED)
notes(CreateTokensOfChosen, CREATED)
leaves(CreateTokensOfChosen, CREATED, All((OfType(Type.CREATURE), Token())))
finds_noted(CreateTokensOfChosen, CHOSEN_COLOR, CHOSEN_TYPE)
phrase(
    CreateTokensOfChosen,
    en="create {count:a} {power}/{toughness} creature token/tokens of the chosen color and type",
    es="crea {count:una} ficha/fichas de criatura {power}/{toughness} del color y el tipo elegidos",
)
