"""Tokens of one kind or another, as the player chooses. CR 111.10, 608.2d."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.decision import Pick
from jajna.frozen import dataclass
from jajna.ir.base import Effect
from jajna.ir.declared.binding import leaves, misplaced
from jajna.ir.declared.names import binds, notes
from jajna.ir.filters.nouns import Token
from jajna.ir.refs import YOU
from jajna.mechanics.choices.of_your_choice import word_question
from jajna.mechanics.things.predefined_tokens import CreateNamedTokens
from jajna.mechanics.things.tokens import CREATED, create
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CreateOneOf"]


@final
@dataclass(frozen=True)
class CreateOneOf(Effect):
    """An instruction to create tokens of one of several predefined kinds. CR 111.10, 608.2d.

    ``chosen``: the text says that it is your choice.
    """

    tokens: tuple[Effect, ...]
    chosen: bool = field(default=False, compare=False)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        names = [one.name for one in self.tokens if isinstance(one, CreateNamedTokens)]
        return word_question(ctx, tuple(names))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert isinstance(answer, Pick), answer
        chosen = self.tokens[answer.index]
        assert isinstance(chosen, CreateNamedTokens), chosen
        create(game, ctx, chosen.creations(game, ctx, YOU))


binds(CreateOneOf, CREATED)
notes(CreateOneOf, CREATED)
phrase(CreateOneOf, en="create {tokens:or;listed}", es="crea {tokens:or;listed}")
phrase(
    CreateOneOf,
    en="create your choice of {tokens:or;listed}",
    es="crea, a tu elección, {tokens:or;listed}",
    when={"chosen": True},
)
leaves(CreateOneOf, CREATED, Token())


def _is_of_others(made: CreateOneOf) -> str | None:
    known = all(isinstance(one, CreateNamedTokens) for one in made.tokens)
    if not known or len(made.tokens) < 2:
        return "only predefined tokens of several kinds are chosen from"
    return None


misplaced(CreateOneOf, _is_of_others)
