"""What becomes, or gets, what the player who is told chooses: "of your choice". CR 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Keyworded
from jajna.ir.base import Duration, Effect, Modification, Ref
from jajna.ir.filters.qualities import OfColor
from jajna.kernel.door.perform import perform
from jajna.mechanics.continuous.abilities import GainAbilities, LoseAbilities
from jajna.mechanics.continuous.colors import SetColors
from jajna.mechanics.continuous.land_types import AddLandType, BecomeLandType
from jajna.mechanics.continuous.types import SetCreatureTypes
from jajna.mechanics.keywords.protection import guarded
from jajna.mechanics.lasting.until_end_of_turn import Change, begin, changing
from jajna.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from jajna.vocab import is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "BecomeChosenColor",
    "BecomeChosenLandType",
    "BecomeChosenType",
    "ChangeAndColor",
    "GainChosenAbility",
    "GainProtection",
    "chosen_color",
    "color_question",
    "protection_from_color",
]

COLOR_NAMES: Final = ("white", "blue", "black", "red", "green")


@final
@dataclass(frozen=True)
class BecomeChosenColor(Effect):
    """An instruction that something become the color or colors its player chooses. CR 105.4."""

    what: Ref
    duration: int = Duration.END_OF_TURN

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if not changing(game, self.what.things(game, ctx)):
            return None
        return color_question(ctx, ctx.controller)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = [thing for thing in self.what.things(game, ctx) if not is_player(thing)]
        changes = (SetColors(chosen_color(answer)),) if answer is not None else ()
        perform(game, begin(ctx, changes, self.duration, changing(game, things)))


phrase(
    BecomeChosenColor,
    en="{what} <becomes> the color of your choice {duration:duration}",
    es="{what} se <vuelve> del color de tu elección {duration:duration}",
)


@final
@dataclass(frozen=True)
class ChangeAndColor(Effect):
    """One effect that changes something and makes it the color of its player's choice. CR 613.6,
    105.4.
    """

    what: Ref
    changes: tuple[Modification, ...]
    duration: int = Duration.END_OF_TURN

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return BecomeChosenColor(self.what).ask(game, ctx)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if answer is not None:
            colored = SetColors(chosen_color(answer))
            Change(self.what, (*self.changes, colored), self.duration).do(game, ctx, None)


phrase(
    ChangeAndColor,
    en="{what} {changes:and} and <becomes> the color of your choice {duration:duration}",
    es="{what} {changes:and} y se <vuelve> del color de tu elección {duration:duration}",
)


def color_question(ctx: Context, player: int) -> Decision:
    """Ask a player for a color. CR 105.4."""
    options = [Pick(place, name) for place, name in enumerate(COLOR_NAMES)]
    return Decision(player, Kind.COLOR, "105.4", Shape.ONE, [*options], source=ctx.source)


def chosen_color(answer: Answer | None) -> int:
    """The color's bit in an answer to ``color_question``."""
    return 1 << answer.index if isinstance(answer, Pick) else 1


def _word_question(ctx: Context, names: Sequence[str]) -> Decision:
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


@final
@dataclass(frozen=True)
class GainProtection(Effect):
    """An instruction that something gain protection from a color of your choice. CR 702.16a."""

    what: Ref
    duration: int = Duration.END_OF_TURN

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if not changing(game, self.what.things(game, ctx)):
            return None
        return color_question(ctx, ctx.controller)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, self.what.things(game, ctx))
        changes: tuple[Modification, ...] = ()
        if isinstance(answer, Pick):
            changes = (GainAbilities((_PROTECTIONS[answer.index],)),)
        perform(game, begin(ctx, changes, self.duration, things))


phrase(
    GainProtection,
    en="{what} <gains> protection from the color of your choice {duration:duration}",
    es="{what} <gana> protección contra el color de tu elección {duration:duration}",
)


@final
@dataclass(frozen=True)
class BecomeChosenType(Effect):
    """An instruction that something become the creature type of your choice. CR 205.3m, 608.2d."""

    what: Ref
    duration: int = Duration.END_OF_TURN

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if not changing(game, self.what.things(game, ctx)):
            return None
        return _word_question(ctx, CREATURE_TYPES)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = changing(game, self.what.things(game, ctx))
        changes: tuple[Modification, ...] = ()
        if isinstance(answer, Pick):
            changes = (SetCreatureTypes((CREATURE_TYPES[answer.index],)),)
        perform(game, begin(ctx, changes, self.duration, things))


phrase(
    BecomeChosenType,
    en="{what} <becomes> the creature type of your choice {duration:duration}",
    es="{what} se <convierte> en el tipo de criatura de tu elección {duration:duration}",
)


@final
@dataclass(frozen=True)
class BecomeChosenLandType(Effect):
    """An instruction that lands become the basic land type of your choice. CR 305.6, 305.7, 608.2d.

    ``also``: in addition to their other types; ``ahead``: the duration is said first.
    """

    what: Ref
    duration: int = Duration.END_OF_TURN
    also: bool = False
    ahead: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if not changing(game, self.what.things(game, ctx)):
            return None
        return _word_question(ctx, BASIC_LAND_TYPES)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if not isinstance(answer, Pick):
            return
        name = BASIC_LAND_TYPES[answer.index]
        change: Modification = AddLandType(name) if self.also else BecomeLandType(name)
        things = changing(game, self.what.things(game, ctx))
        perform(game, begin(ctx, (change,), self.duration, things))


phrase(
    BecomeChosenLandType,
    en="{what} <becomes> the basic land type of your choice [also? in addition to its other types] "
    "{duration:duration}",
    es="{what} se <convierte> en el tipo de tierra básica de tu elección [also? además de sus "
    "otros tipos] {duration:duration}",
    when={"ahead": False},
)
phrase(
    BecomeChosenLandType,
    en="{duration:duration}, {what} <becomes> the basic land type of your choice [also? in "
    "addition to its other types]",
    es="{duration:duration}, {what} se <convierte> en el tipo de tierra básica de tu elección "
    "[also? además de sus otros tipos]",
    when={"ahead": True},
)


@final
@dataclass(frozen=True)
class GainChosenAbility(Effect):
    """One effect that changes something and gives it one of several abilities, of your choice, or
    with ``lost`` takes one away. CR 608.2d, 613.1f, 613.6.
    """

    what: Ref
    options: tuple[Ability, ...]
    changes: tuple[Modification, ...] = ()
    duration: int = Duration.END_OF_TURN
    lost: bool = False

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if not changing(game, self.what.things(game, ctx)):
            return None
        names = [_called(one, place) for place, one in enumerate(self.options)]
        question = _word_question(ctx, names)
        question.meanings = self.options
        return question

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if not isinstance(answer, Pick):
            return
        chosen = (self.options[answer.index],)
        last = LoseAbilities(chosen) if self.lost else GainAbilities(chosen, True)
        Change(self.what, (*self.changes, last), self.duration).do(game, ctx, None)


def _called(option: Ability, place: int) -> str:
    """The word that stands for an ability in the notation of an answer."""
    return option.name if isinstance(option, Keyworded) else f"{place + 1}"


for _lost, _en, _es in ((False, "<gains>", "<gana>"), (True, "<loses>", "<pierde>")):
    phrase(
        GainChosenAbility,
        en="{what} " + _en + " your choice of {options:or} {duration:duration}",
        es="{what} " + _es + ", a tu elección, {options:or} {duration:duration}",
        when={"changes": (), "lost": _lost},
    )
    phrase(
        GainChosenAbility,
        en="{what} {changes:and} and " + _en + " your choice of {options:or} {duration:duration}",
        es="{what} {changes:and} y " + _es + ", a tu elección, {options:or} {duration:duration}",
        when={"lost": _lost},
    )
