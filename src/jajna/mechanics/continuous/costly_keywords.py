"""Keywords whose cost is the mana cost of the object that gets them: "has flashback. The flashback
cost is equal to its mana cost." CR 118.9, 113.6, 611.2c.
"""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.ir.base import Cost, Duration, Effect, Layer, Modification, Ref
from jajna.ir.costs import PayOwnManaCost
from jajna.kernel.door.perform import perform
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.lasting.until_end_of_turn import begin
from jajna.vocab import is_player
from jajna.wording import KEYWORDS, phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["GainCostly", "HasCostly"]

_OWN_COST: Final = PayOwnManaCost()


@cache
def _made(keyword: str, more: tuple[Cost, ...]) -> Ability:
    """The keyword ability whose cost is the mana cost and more; the same each time."""
    return KEYWORDS[keyword].make((_OWN_COST, *more))


words(
    "whose mana cost",
    {
        "its": ("its", "su coste de maná"),
        "that card's": ("that card's", "el coste de maná de esa carta"),
        "the card's": ("the card's", "el coste de maná de la carta"),
    },
)


@final
@dataclass(frozen=True)
class HasCostly(Modification):
    """Has a keyword ability whose cost is its own mana cost, and ``more``. CR 113.6, 613.1f.

    ``keyword`` is a name of the table "costly keyword", ``told`` how the text says whose mana cost.
    """

    keyword: str
    told: str = field(default="its", compare=False)
    more: tuple[Cost, ...] = ()

    def layer(self) -> int:
        return Layer.ABILITY

    def only_adds(self) -> bool:
        return True

    def parts(self) -> tuple[Modification, ...]:
        return (GainAbilities((_made(self.keyword, self.more),)),)


phrase(
    HasCostly,
    en="<has> {keyword:costly keyword}. the {keyword:costly keyword} cost is equal to "
    "{told:whose mana cost} mana cost",
    es="<tiene> la habilidad de {keyword:costly keyword}. el coste de {keyword:costly keyword} es "
    "igual a {told:whose mana cost}",
    when={"more": ()},
)
phrase(
    HasCostly,
    en="<has> {keyword:costly keyword}. the {keyword:costly keyword} cost is equal to "
    "{told:whose mana cost} mana cost plus {more:and}",
    es="<tiene> la habilidad de {keyword:costly keyword}. el coste de {keyword:costly keyword} es "
    "igual a {told:whose mana cost} más {more:and}",
)


@final
@dataclass(frozen=True)
class GainCostly(Effect):
    """An instruction that gives a keyword ability whose cost is the thing's own mana cost.

    What gains it is fixed as the effect begins, and so it lasts as long as that stays where it is,
    but for a card that is cast by it. CR 611.2c, 400.7g.
    """

    what: Ref
    keyword: str
    told: str = field(default="its", compare=False)
    duration: int = Duration.END_OF_TURN

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = [
            thing
            for thing in self.what.things(game, ctx)
            if not is_player(thing) and thing in game.objects
        ]
        change = GainAbilities((_made(self.keyword, ()),), gained=True)
        perform(game, begin(ctx, (change,), self.duration, things))


phrase(
    GainCostly,
    en="{what} <gains> {keyword:costly keyword} {duration:duration}. the {keyword:costly keyword} "
    "cost is equal to {told:whose mana cost} mana cost",
    es="{what} <gana> la habilidad de {keyword:costly keyword} {duration:duration}. el coste de "
    "{keyword:costly keyword} es igual a {told:whose mana cost}",
)
