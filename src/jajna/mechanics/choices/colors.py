"""Instructions that have a color chosen, and what then is "of that color". CR 105.4, 608.2d."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.frozen import dataclass
from jajna.ir.amounts import Devotion
from jajna.ir.base import Amount, Effect, Filter, Layer, Modification
from jajna.ir.declared.binding import COLOR, CREATURE_TYPE, Trait, does, needs, trait
from jajna.ir.declared.names import chooses, looks_up
from jajna.ir.filters.common import object_of
from jajna.ir.mana import ManaEffect
from jajna.mechanics.choices.of_your_choice import (
    chosen_color,
    color_question,
    hexproof_from_color,
    protection_from_color,
)
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.replacements.entering import CHOSEN_COLOR, CHOSEN_TYPE, TYPES_IN_ORDER
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import Reads
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "AddManaOfThatColor",
    "ChooseColor",
    "DevotionToThatColor",
    "GainProtectionFromThatColor",
    "OfThatColor",
]


@final
@dataclass(frozen=True)
class ChooseColor(Effect):
    """An instruction to choose a color; what follows speaks of it. CR 105.4, 608.2d."""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return color_question(ctx, ctx.controller)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(CHOSEN_COLOR, chosen_color(answer))


chooses(ChooseColor, CHOSEN_COLOR)
phrase(ChooseColor, en="choose a color", es="elige un color")
does(ChooseColor, COLOR)


@final
@dataclass(frozen=True)
class ChooseCreatureType(Effect):
    """An instruction to choose a creature type; what follows speaks of it. CR 205.3m, 608.2d."""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        first = len(BASIC_LAND_TYPES)
        options = [Pick(first + place, name) for place, name in enumerate(TYPES_IN_ORDER[first:])]
        return Decision(
            ctx.controller, Kind.WORD, "608.2d", Shape.ONE, [*options], source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert isinstance(answer, Pick), answer
        ctx.bind_number(CHOSEN_TYPE, answer.index)


chooses(ChooseCreatureType, CHOSEN_TYPE)
phrase(ChooseCreatureType, en="choose a creature type", es="elige un tipo de criatura")
does(ChooseCreatureType, CREATURE_TYPE)


@final
@dataclass(frozen=True)
class OfThatColor(Filter):
    """Of the color that an instruction before had chosen. CR 105.4."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.now.colors & ctx.numbers.get(CHOSEN_COLOR, 0) != 0


looks_up(OfThatColor, CHOSEN_COLOR)
phrase(OfThatColor, en="of that color", es="de ese color", place="suffix")
needs(OfThatColor, COLOR)


@final
@dataclass(frozen=True)
class GainProtectionFromThatColor(Modification):
    """Gains protection, or hexproof, from the color that an instruction before had chosen.
    CR 702.16a, 702.11d.

    ``that``: the text says "that color", not "the chosen color".
    """

    hexproof: bool = False
    that: bool = field(default=False, compare=False)

    def layer(self) -> int:
        return Layer.ABILITY

    def fixed(self, game: Game, ctx: Context) -> Modification:
        color = ctx.numbers.get(CHOSEN_COLOR, 0)
        made = hexproof_from_color(color) if self.hexproof else protection_from_color(color)
        return GainAbilities(made)


looks_up(GainProtectionFromThatColor, CHOSEN_COLOR)
for _hexproof, _en, _es in (
    (False, "protection", "protección"),
    (True, "hexproof", "antimaleficio"),
):
    for _that, _color, _of_color in (
        (False, "the chosen color", "el color elegido"),
        (True, "that color", "ese color"),
    ):
        phrase(
            GainProtectionFromThatColor,
            en=f"<gains> {_en} from {_color}",
            es=f"<gana> {_es} contra {_of_color}",
            when={"hexproof": _hexproof, "that": _that},
        )
needs(GainProtectionFromThatColor, COLOR)
trait(GainProtectionFromThatColor, Trait.HAPPENS)


@final
@dataclass(frozen=True)
class AddManaOfThatColor(ManaEffect):
    """Add mana of the color that an instruction before had chosen. CR 106.1b, 105.4."""

    count: Amount

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        color = ctx.numbers.get(CHOSEN_COLOR, 0)
        count = max(self.count.value(game, ctx), 0)
        return [(color,) * count] if color and count else []


looks_up(AddManaOfThatColor, CHOSEN_COLOR)
phrase(
    AddManaOfThatColor,
    en="add an amount of mana of that color equal to {count}",
    es="agrega una cantidad de maná de ese color igual a {count}",
)
needs(AddManaOfThatColor, COLOR)


@final
@dataclass(frozen=True)
class DevotionToThatColor(Amount):
    """Devotion to the color that an instruction before had chosen. CR 700.5, 105.4."""

    def reads(self) -> int:
        return Reads.BOARD | Reads.BATTLEFIELD

    def value(self, game: Game, ctx: Context) -> int:
        return Devotion(ctx.numbers.get(CHOSEN_COLOR, 0)).value(game, ctx)


looks_up(DevotionToThatColor, CHOSEN_COLOR)
phrase(DevotionToThatColor, en="your devotion to that color", es="tu devoción a ese color")
needs(DevotionToThatColor, COLOR)
