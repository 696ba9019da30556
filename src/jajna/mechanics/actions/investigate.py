"""Investigating. CR 701.16."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.amounts import ONE, Number
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.declared.names import binds, notes
from jajna.ir.refs import IMPLIED
from jajna.mechanics.things.predefined_tokens import CreateNamedTokens
from jajna.mechanics.things.tokens import CREATED
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Investigate"]


@final
@dataclass(frozen=True)
class Investigate(Effect):
    """An instruction to investigate, so many times: create a Clue token. CR 701.16a.

    ``once``: the text says "once", for each of something.
    """

    who: Ref = IMPLIED
    times: Amount = ONE
    once: bool = field(default=False, compare=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        once = CreateNamedTokens(ONE, "Clue", who=self.who)
        game.frames.run_in_order((once,) * max(self.times.value(game, ctx), 0), ctx)


binds(Investigate, CREATED)
notes(Investigate, CREATED)

phrase(
    Investigate,
    en="{who} <investigates> once",
    es="{who} <investiga> una vez",
    when={"once": True},
    unsaid=("times",),
)
phrase(
    Investigate,
    en="{who} <investigates>",
    es="{who} <investiga>",
    when={"once": False},
)

phrase(
    Investigate,
    en="{who} <investigates> twice",
    es="{who} <investiga> dos veces",
    when={"times": Number(2), "once": False},
)

phrase(
    Investigate,
    en="{who} <investigates> {times:a} times",
    es="{who} <investiga> {times:una} veces",
    when={"once": False},
)
