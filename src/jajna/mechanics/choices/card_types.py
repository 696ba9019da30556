"""Instructions that have a card type chosen, and what then is "of the chosen type".
CR 205.2a, 110.4, 608.2d.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter
from jajna.ir.declared.binding import CREATURE_TYPE, does, follows, needs
from jajna.ir.declared.names import chooses, looks_up
from jajna.ir.filters.common import object_of
from jajna.mechanics.continuous.linked_choices import OfChosenType
from jajna.mechanics.replacements.entering import card_type_at, card_type_options
from jajna.vocab import ALL_TYPES, PERMANENT_TYPES, Type
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ChooseCardType", "OfChosenCardType"]

CARD_TYPE: Final = "card type"
"""A card type was chosen; also the name under which its bit is bound."""


@final
@dataclass(frozen=True)
class ChooseCardType(Effect):
    """An instruction to choose a card type, or a permanent type; what follows speaks of it.
    CR 205.2a, 110.4, 608.2d.

    ``among`` is the mask of the types that the text lists; 0 if it lists none.
    """

    permanent: bool = False
    among: int = 0

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        types = PERMANENT_TYPES if self.permanent else ALL_TYPES
        options = card_type_options(game, self.among or types)
        return Decision(ctx.controller, Kind.WORD, "608.2d", Shape.ONE, options, source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert isinstance(answer, Pick), answer
        ctx.bind_number(CARD_TYPE, card_type_at(answer.index))


chooses(ChooseCardType, CARD_TYPE)
does(ChooseCardType, CARD_TYPE)
words(
    "listed types",
    {
        int(Type.ARTIFACT | Type.ENCHANTMENT): (
            "artifact or enchantment",
            "artefacto o encantamiento",
        ),
        int(Type.ARTIFACT | Type.CREATURE | Type.LAND): (
            "artifact, creature, or land",
            "artefacto, criatura o tierra",
        ),
    },
)
phrase(
    ChooseCardType,
    en="choose a card type",
    es="elige un tipo de carta",
    when={"permanent": False, "among": 0},
)
phrase(
    ChooseCardType,
    en="choose a permanent type",
    es="elige un tipo de permanente",
    when={"permanent": True, "among": 0},
)
phrase(
    ChooseCardType,
    en="choose {among:listed types}",
    es="elige {among:listed types}",
    when={"permanent": False},
)


@final
@dataclass(frozen=True)
class OfChosenCardType(Filter):
    """Of the card type that an instruction before had chosen. CR 205.2a, 608.2d.

    ``that``: the text calls it "that type".
    """

    that: bool = field(default=False, compare=False)

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.types & ctx.numbers.get(CARD_TYPE, 0) != 0


looks_up(OfChosenCardType, CARD_TYPE)
phrase(
    OfChosenCardType,
    en="of that type",
    es="de ese tipo",
    when={"that": True},
    place="suffix",
)
phrase(
    OfChosenCardType,
    en="of the chosen type",
    es="del tipo elegido",
    when={"that": False},
    place="suffix",
)
needs(OfChosenCardType, CARD_TYPE)


def _means_a_card_type(made: OfChosenType, done: list[str]) -> str | None:
    """After a card type was chosen "the chosen type" is no creature type."""
    latest = [one for one in done if one in (CARD_TYPE, CREATURE_TYPE)][-1:]
    return "a card type was chosen before" if latest == [CARD_TYPE] else None


follows(OfChosenType, _means_a_card_type)
