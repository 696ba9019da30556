"""Additional costs paid with any number of things, each of which makes the spell cost less.
CR 118.8, 601.2b, 601.2f.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, CastingCost
from jajna.ir.amounts import ONE, is_fixed
from jajna.ir.base import Cost, Filter, Node, children
from jajna.ir.composites import Clause
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.names import EXILED, SACRIFICED, TAPPED, binds
from jajna.mechanics.choices.chosen_things import PICKED, Some
from jajna.mechanics.costs.things import Exile, Sacrifice, Tap
from jajna.vocab import Term
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.errors import Reason
    from jajna.ir.claims import Claim
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["SPOKEN_OF", "CostAction", "OneOfAnyNumber"]


class CostAction(Term):
    """What is done with each of the things. CR 118.1."""

    SACRIFICE = "sacrifice"
    EXILE = "exile"
    TAP = "tap"


@final
@dataclass(frozen=True)
class OneOfAnyNumber(Cost):
    """Sacrifice, exile or tap one of what fits: a cost that is paid as often as its player wishes.
    CR 601.2b.

    ``action`` is "sacrifice", "exile" or "tap".
    """

    action: CostAction
    what: Filter

    def _one(self) -> Cost:
        one = Some(ONE, self.what)
        if self.action is CostAction.SACRIFICE:
            return Sacrifice(one)
        return Exile(one) if self.action is CostAction.EXILE else Tap(one)

    def why_not(self, game: Game, ctx: Context) -> Reason | None:
        return self._one().why_not(game, ctx)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return self._one().ask(game, ctx)

    def claims(self, game: Game, ctx: Context) -> list[Claim]:
        return self._one().claims(game, ctx)

    def rank(self) -> int:
        return self._one().rank()

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        self._one().do(game, ctx, answer)


binds(OneOfAnyNumber, EXILED, PICKED, SACRIFICED, TAPPED)


for _action, _es in (
    (CostAction.SACRIFICE, "sacrificar"),
    (CostAction.EXILE, "exiliar"),
    (CostAction.TAP, "girar"),
):
    phrase(
        OneOfAnyNumber,
        en=f"{_action} any number of {{what:s}}",
        es=f"{_es} cualquier cantidad de {{what:s}}",
        when={"action": _action},
    )

SPOKEN_OF: Final[dict[str, CostAction]] = {
    "creature sacrificed": CostAction.SACRIFICE,
    "permanent sacrificed": CostAction.SACRIFICE,
    "card exiled": CostAction.EXILE,
    "creature tapped": CostAction.TAP,
}
"""What the text calls each thing with which such a cost was paid, and what is done with it."""

words(
    "each of any number",
    {
        "creature sacrificed": ("creature sacrificed", "criatura sacrificada"),
        "permanent sacrificed": ("permanent sacrificed", "permanente sacrificado"),
        "card exiled": ("card exiled", "carta exiliada"),
        "creature tapped": ("creature tapped", "criatura girada"),
    },
)
phrase(
    CastingCost,
    en="as an additional cost to cast this spell, you may {costs:and}. this spell costs {less} less"
    " to cast for each {name:each of any number} this way",
    es="como coste adicional para lanzar este hechizo, puedes {costs:and}. lanzar este hechizo"
    " cuesta {less} menos por cada {name:each of any number} de este modo",
    when={"optional": True, "alternative": False, "many": True},
)


def _not_paid_as_often(made: Node) -> str | None:
    """ "Any number of" in a cost means how often it is paid just where it can."""
    if isinstance(made, CastingCost) and made.many and made.name in SPOKEN_OF:
        paid = made.costs[0]
        fits = isinstance(paid, OneOfAnyNumber) and paid.action is SPOKEN_OF[made.name]
        fits = fits and len(made.costs) == 1 and is_fixed(made.less)
    else:
        fits = not any(isinstance(child, OneOfAnyNumber) for child in children(made))
    return None if fits else "what makes it cost less isn't what it is paid with"


misplaced(Ability, _not_paid_as_often)
misplaced(Clause, _not_paid_as_often)
