"""Changes of which a player chooses the details: a color, a type, an ability. CR 105.4, 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Several, Shape
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Keyworded
from jajna.ir.amounts import Minus, Number, X
from jajna.ir.base import Amount, Effect, Filter, Layer, Modification
from jajna.ir.declared.binding import Trait, misplaced, needs, tells, trait
from jajna.ir.declared.names import chooses, looks_up
from jajna.ir.filters.nouns import OfType
from jajna.ir.filters.qualities import OfColor
from jajna.mechanics.continuous.abilities import GainAbilities, LoseAbilities
from jajna.mechanics.continuous.colors import SetColors
from jajna.mechanics.continuous.land_types import AddLandType, BecomeLandType
from jajna.mechanics.continuous.power_toughness import PowerToughness
from jajna.mechanics.continuous.types import SetCreatureTypes
from jajna.mechanics.keywords.protection import guarded, protection_from
from jajna.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from jajna.vocab import TYPE_NAMES, Type
from jajna.wording import KEYWORDS, phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "BEGINNING",
    "BecomeColorOfChoice",
    "BecomeLandTypeOfChoice",
    "BecomeTypeOfChoice",
    "ChosenChange",
    "GainOneOf",
    "GainProtectionFromTypeOfChoice",
    "GainProtectionOfChoice",
    "GetEither",
    "chosen_color",
    "color_question",
    "hexproof_from_color",
    "protection_from_color",
    "word_question",
]

BEGINNING: Final = "beginning"
"""An effect begins, for which its controller can choose something."""

COLOR_NAMES: Final = ("white", "blue", "black", "red", "green")


@dataclass(frozen=True, eq=False)
class ChosenChange(Modification):
    """A change of which the controller chooses a part as the instruction is followed. CR 608.2d."""

    def question(self, ctx: Context) -> Decision:
        """The question that settles it."""
        raise NotImplementedError(type(self).__name__)

    def chosen(self, answer: Answer | None) -> list[Modification]:
        """The change as an answer settles it, as a list; empty without an answer."""
        raise NotImplementedError(type(self).__name__)


trait(ChosenChange, Trait.HAPPENS)
needs(ChosenChange, BEGINNING, "a choice is made only as an effect begins")


CHOSEN_LAND_TYPE: Final = "chosen land type"
"""Name under which the place of the chosen basic land type is bound."""


@final
@dataclass(frozen=True)
class BecomeColorOfChoice(ChosenChange):
    """Becomes the color its player chooses, or with ``several`` the colors. CR 105.4, 613.1e."""

    several: bool = False

    def layer(self) -> int:
        return Layer.COLOR

    def question(self, ctx: Context) -> Decision:
        question = color_question(ctx, ctx.controller)
        if self.several:
            question.shape = Shape.SOME
            question.minimum = 1
            question.maximum = len(COLOR_NAMES)
        return question

    def chosen(self, answer: Answer | None) -> list[Modification]:
        if answer is None:
            return []
        parts = answer.options if isinstance(answer, Several) else (answer,)
        colors = 0
        for one in parts:
            colors |= chosen_color(one)
        return [SetColors(colors)]


phrase(
    BecomeColorOfChoice,
    en="<becomes> the color of your choice",
    es="se <vuelve> del color de tu elección",
    when={"several": False},
)
phrase(
    BecomeColorOfChoice,
    en="<becomes> the color or colors of your choice",
    es="se <vuelve> del color o los colores de tu elección",
    when={"several": True},
)


def color_question(ctx: Context, player: int) -> Decision:
    """Ask a player for a color. CR 105.4."""
    options = [Pick(place, name) for place, name in enumerate(COLOR_NAMES)]
    return Decision(player, Kind.COLOR, "105.4", Shape.ONE, [*options], source=ctx.source)


def chosen_color(answer: Answer | None) -> int:
    """The color's bit in an answer to ``color_question``."""
    return 1 << answer.index if isinstance(answer, Pick) else 1


def word_question(ctx: Context, names: Sequence[str]) -> Decision:
    """Ask the player who is told for one of some words. CR 608.2d."""
    options = [Pick(place, name) for place, name in enumerate(names)]
    return Decision(ctx.controller, Kind.WORD, "608.2d", Shape.ONE, [*options], source=ctx.source)


_PROTECTIONS: Final = tuple(
    [
        Keyworded(f"protection from {name}", 0, (), guarded(OfColor(1 << place)))
        for place, name in enumerate(COLOR_NAMES)
    ]
)
"""Protection from each color. CR 702.16a."""


def protection_from_color(color: int) -> tuple[Keyworded, ...]:
    """Protection from a color, by its bit; none for no color."""
    return tuple([one for place, one in enumerate(_PROTECTIONS) if color == 1 << place])


def hexproof_from_color(color: int) -> tuple[Keyworded, ...]:
    """Hexproof from a color, by its bit; none for no color. CR 702.11d."""
    return tuple(
        [
            KEYWORDS[f"hexproof from {name}"].make(())
            for place, name in enumerate(COLOR_NAMES)
            if color == 1 << place
        ]
    )


@final
@dataclass(frozen=True)
class GainProtectionOfChoice(ChosenChange):
    """Gains protection or hexproof from a color of your choice; with ``colored`` it becomes that
    color as well. CR 702.16a, 702.11d, 105.4.
    """

    hexproof: bool = False
    colored: bool = False

    def layer(self) -> int:
        return Layer.ABILITY

    def question(self, ctx: Context) -> Decision:
        return color_question(ctx, ctx.controller)

    def chosen(self, answer: Answer | None) -> list[Modification]:
        if not isinstance(answer, Pick):
            return []
        color = chosen_color(answer)
        gained = hexproof_from_color(color) if self.hexproof else protection_from_color(color)
        found: list[Modification] = [SetColors(color)] if self.colored else []
        return [*found, GainAbilities(gained)]


for _hexproof, _en, _es in (
    (False, "protection", "protección"),
    (True, "hexproof", "antimaleficio"),
):
    phrase(
        GainProtectionOfChoice,
        en=f"<gains> {_en} from the color of your choice",
        es=f"<gana> {_es} contra el color de tu elección",
        when={"hexproof": _hexproof, "colored": False},
    )
    phrase(
        GainProtectionOfChoice,
        en=f"<becomes> the color of your choice and <gains> {_en} from that color",
        es=f"se <vuelve> del color de tu elección y <gana> {_es} contra ese color",
        when={"hexproof": _hexproof, "colored": True},
    )


_CARD_TYPES: Final = (
    Type.ARTIFACT,
    Type.BATTLE,
    Type.CREATURE,
    Type.ENCHANTMENT,
    Type.INSTANT,
    Type.KINDRED,
    Type.LAND,
    Type.PLANESWALKER,
    Type.SORCERY,
)
"""The card types that may be chosen in a game without supplementary cards. CR 205.2a."""


@final
@dataclass(frozen=True)
class GainProtectionFromTypeOfChoice(ChosenChange):
    """Gains protection from a card type of your choice. CR 702.16a, 205.2a."""

    def layer(self) -> int:
        return Layer.ABILITY

    def question(self, ctx: Context) -> Decision:
        return word_question(ctx, [TYPE_NAMES[one] for one in _CARD_TYPES])

    def chosen(self, answer: Answer | None) -> list[Modification]:
        if not isinstance(answer, Pick):
            return []
        return [GainAbilities((protection_from((OfType(_CARD_TYPES[answer.index]),)),))]


phrase(
    GainProtectionFromTypeOfChoice,
    en="<gains> protection from the card type of your choice",
    es="<gana> protección contra el tipo de carta de tu elección",
)


@final
@dataclass(frozen=True)
class GainProtectionFromEither(ChosenChange):
    """Gains protection from a quality or from the color of your choice. CR 702.16, 608.2d."""

    what: Filter

    def layer(self) -> int:
        return Layer.ABILITY

    def question(self, ctx: Context) -> Decision:
        assert isinstance(self.what, OfType), self.what
        return word_question(ctx, [TYPE_NAMES[self.what.type], *COLOR_NAMES])

    def chosen(self, answer: Answer | None) -> list[Modification]:
        if not isinstance(answer, Pick):
            return []
        if answer.index == 0:
            return [GainAbilities((protection_from((self.what,)),))]
        return [GainAbilities((_PROTECTIONS[answer.index - 1],))]


def _of_no_type(made: GainProtectionFromEither) -> str | None:
    return None if isinstance(made.what, OfType) else "the other choice is no card type"


misplaced(GainProtectionFromEither, _of_no_type)


phrase(
    GainProtectionFromEither,
    en="<gains> protection from {what:s} or from the color of your choice",
    es="<gana> protección contra {what:s} o contra el color de tu elección",
)


@final
@dataclass(frozen=True)
class BecomeTypeOfChoice(ChosenChange):
    """Becomes the creature type of your choice. CR 205.3m, 608.2d."""

    def layer(self) -> int:
        return Layer.TYPE

    def question(self, ctx: Context) -> Decision:
        return word_question(ctx, CREATURE_TYPES)

    def chosen(self, answer: Answer | None) -> list[Modification]:
        if not isinstance(answer, Pick):
            return []
        return [SetCreatureTypes((CREATURE_TYPES[answer.index],))]


phrase(
    BecomeTypeOfChoice,
    en="<becomes> the creature type of your choice",
    es="se <convierte> en el tipo de criatura de tu elección",
)


@final
@dataclass(frozen=True)
class BecomeLandTypeOfChoice(ChosenChange):
    """Becomes the basic land type of your choice. CR 305.6, 305.7, 608.2d.

    ``also``: in addition to its other types.
    """

    also: bool = False

    def layer(self) -> int:
        return Layer.TYPE

    def question(self, ctx: Context) -> Decision:
        return word_question(ctx, BASIC_LAND_TYPES)

    def chosen(self, answer: Answer | None) -> list[Modification]:
        if not isinstance(answer, Pick):
            return []
        name = BASIC_LAND_TYPES[answer.index]
        return [AddLandType(name) if self.also else BecomeLandType(name)]


phrase(
    BecomeLandTypeOfChoice,
    en="<becomes> the basic land type of your choice [also? in addition to its other types]",
    es="se <convierte> en el tipo de tierra básica de tu elección [also? además de sus otros "
    "tipos]",
)


@final
@dataclass(frozen=True)
class GainOneOf(ChosenChange):
    """Gains one of several abilities, of your choice. CR 608.2d, 613.1f.

    ``lost``: it loses one.
    """

    options: tuple[Ability, ...]
    lost: bool = False

    def layer(self) -> int:
        return Layer.ABILITY

    def question(self, ctx: Context) -> Decision:
        names = [_called(one, place) for place, one in enumerate(self.options)]
        question = word_question(ctx, names)
        question.meanings = self.options
        return question

    def chosen(self, answer: Answer | None) -> list[Modification]:
        if not isinstance(answer, Pick):
            return []
        chosen = (self.options[answer.index],)
        return [LoseAbilities(chosen) if self.lost else GainAbilities(chosen, True)]


def _called(option: Ability, place: int) -> str:
    """The word that stands for an ability in the notation of an answer."""
    return option.name if isinstance(option, Keyworded) else f"{place + 1}"


phrase(
    GainOneOf,
    en="<gains> your choice of {options:or}",
    es="<gana>, a tu elección, {options:or}",
    when={"lost": False},
)
phrase(
    GainOneOf,
    en="<loses> your choice of {options:or}",
    es="<pierde>, a tu elección, {options:or}",
    when={"lost": True},
)


@final
@dataclass(frozen=True)
class GetEither(ChosenChange):
    """Gets one of two changes of power and toughness: "+1/-1 or -1/+1". CR 608.2d, 613.4c."""

    power: Amount
    toughness: Amount
    other_power: Amount
    other_toughness: Amount

    def layer(self) -> int:
        return Layer.POWER_CHANGED

    def _changes(self) -> list[PowerToughness]:
        return [
            PowerToughness(self.power, self.toughness),
            PowerToughness(self.other_power, self.other_toughness),
        ]

    def question(self, ctx: Context) -> Decision:
        names = [f"{_signed(one.power)}/{_signed(one.toughness)}" for one in self._changes()]
        return word_question(ctx, names)

    def chosen(self, answer: Answer | None) -> list[Modification]:
        return [self._changes()[answer.index]] if isinstance(answer, Pick) else []


def _signed(amount: Amount) -> str:
    """A number or X with its sign, as a text says it."""
    if isinstance(amount, Number):
        return f"{amount.number:+}"
    return "-X" if isinstance(amount, Minus) else "+X"


def _why_not_told(made: GetEither) -> str | None:
    for one in (made.power, made.toughness, made.other_power, made.other_toughness):
        plain = one.of if isinstance(one, Minus) else one
        if not isinstance(plain, (Number, X)):
            return "the choice has numbers or X"
    return None


misplaced(GetEither, _why_not_told)
phrase(
    GetEither,
    en="<gets> {power:+}/{toughness:+} or {other_power:+}/{other_toughness:+}",
    es="<obtiene> {power:+}/{toughness:+} o {other_power:+}/{other_toughness:+}",
)


# -- chosen before ---------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ChooseLandType(Effect):
    """An instruction to choose a basic land type. CR 305.6, 608.2d."""

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return word_question(ctx, BASIC_LAND_TYPES)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind_number(CHOSEN_LAND_TYPE, answer.index if isinstance(answer, Pick) else 0)


chooses(ChooseLandType, CHOSEN_LAND_TYPE)
tells(ChooseLandType, CHOSEN_LAND_TYPE)
phrase(ChooseLandType, en="choose a basic land type", es="elige un tipo de tierra básica")


@final
@dataclass(frozen=True)
class BecomeThatLandType(Modification):
    """Becomes the basic land type just chosen. CR 305.7, 608.2d."""

    def layer(self) -> int:
        return Layer.TYPE

    def fixed(self, game: Game, ctx: Context) -> Modification:
        return BecomeLandType(BASIC_LAND_TYPES[ctx.numbers.get(CHOSEN_LAND_TYPE, 0)])


looks_up(BecomeThatLandType, CHOSEN_LAND_TYPE)
needs(BecomeThatLandType, CHOSEN_LAND_TYPE, "no basic land type was chosen before")
phrase(BecomeThatLandType, en="<becomes> that type", es="se <convierte> en ese tipo")
