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
from jajna.ir.refs import all_that_fit
from jajna.mechanics.choices.of_your_choice import (
    chosen_color,
    color_question,
    hexproof_from_color,
    protection_from_color,
)
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.types import SetCreatureTypes
from jajna.mechanics.replacements.entering import (
    CHOSEN_COLOR,
    CHOSEN_TYPE,
    CREATURE_TYPES_IN_ORDER,
    TYPES_IN_ORDER,
)
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import Reads, bits
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "AddManaOfEachColor",
    "AddManaOfOneColorAmong",
    "AddManaOfThatColor",
    "BecomeThatCreatureType",
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
    """An instruction to choose a creature type; what follows speaks of it. CR 205.3m, 608.2d.

    ``other_than`` is the one that can't be chosen, if the text names one.
    """

    other_than: str = ""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        first = len(BASIC_LAND_TYPES)
        options = [
            Pick(first + place, name)
            for place, name in enumerate(CREATURE_TYPES_IN_ORDER)
            if name != self.other_than
        ]
        return Decision(
            ctx.controller, Kind.WORD, "608.2d", Shape.ONE, [*options], source=ctx.source
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert isinstance(answer, Pick), answer
        ctx.bind_number(CHOSEN_TYPE, answer.index)


chooses(ChooseCreatureType, CHOSEN_TYPE)
phrase(
    ChooseCreatureType,
    en="choose a creature type[other_than? other than {other_than:subtype}]",
    es="elige un tipo de criatura[other_than? que no sea {other_than:subtype}]",
)
does(ChooseCreatureType, CREATURE_TYPE)


@final
@dataclass(frozen=True)
class BecomeThatCreatureType(Modification):
    """Becomes the creature type that an instruction before had chosen. CR 205.1a, 205.3m."""

    def layer(self) -> int:
        return Layer.TYPE

    def fixed(self, game: Game, ctx: Context) -> Modification:
        return SetCreatureTypes((TYPES_IN_ORDER[ctx.numbers.get(CHOSEN_TYPE, 0)],))


looks_up(BecomeThatCreatureType, CHOSEN_TYPE)
phrase(BecomeThatCreatureType, en="<becomes> that type", es="se <convierte> en ese tipo")
needs(BecomeThatCreatureType, CREATURE_TYPE)
trait(BecomeThatCreatureType, Trait.HAPPENS)


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
class AddManaOfEachColor(ManaEffect):
    """Add one mana of each color that is among things. CR 106.1b, 105.2."""

    among: Filter

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        colors = 0
        for thing in all_that_fit(game, ctx, self.among):
            colors |= game.object(thing).now.colors
        return [tuple(bits(colors))] if colors else []


phrase(
    AddManaOfEachColor,
    en="for each color among {among:s}, add one mana of that color",
    es="por cada color entre {among:los}, agrega un maná de ese color",
)


@final
@dataclass(frozen=True)
class AddManaOfOneColorAmong(ManaEffect):
    """Choose a color among those of things that fit, and add one mana of it. CR 106.1b, 106.5.

    ``chosen``: the text says that one chooses the color.
    """

    among: Filter
    chosen: bool = field(default=True, compare=False)

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        colors = 0
        for thing in all_that_fit(game, ctx, self.among):
            colors |= game.object(thing).now.colors
        return [(color,) for color in bits(colors)]


phrase(
    AddManaOfOneColorAmong,
    en="choose a color of {among:a}. add one mana of that color",
    es="elige un color de {among:un}. agrega un maná de ese color",
    when={"chosen": True},
)
phrase(
    AddManaOfOneColorAmong,
    en="add one mana of any color among {among:s}",
    es="agrega un maná de cualquier color entre {among:los}",
    when={"chosen": False},
)


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
