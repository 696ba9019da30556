"""Hexproof, shroud and protection. CR 702.11, 702.16, 702.18."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import Ability, Keyworded, Replacing, Static
from jajna.ir.base import Filter, Layer, Modification, Node
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.nouns import Source
from jajna.ir.filters.owners import ControlledByOpponent
from jajna.ir.filters.qualities import ColorCount, OfColor
from jajna.ir.scopes import is_impersonal
from jajna.kernel.context import Context
from jajna.mechanics.keywords.common import Always, filter_in, plain
from jajna.mechanics.replacements.damage import PreventDamage
from jajna.mechanics.would_be import WouldBe
from jajna.vocab import Color, Keyword
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.rules import PlayerRules
    from jajna.kernel.state.characteristics import Characteristics

__all__ = [
    "HEXPROOF",
    "SHROUD",
    "Protect",
    "UncounterableBy",
    "Untargetable",
    "guarded",
    "protection_from",
]


@final
@dataclass(frozen=True)
class Untargetable(Modification):
    """Can't be the target of spells and abilities that fit. CR 702.11, 702.18.

    What is judged is the spell or ability itself. ``many``: the text speaks of targets.
    """

    by: Filter
    many: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return is_impersonal(self.by)

    def adds_up(self) -> bool:
        return False

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.untargetable.append(
            (Context(ctx.source, now_controller(game, thing)), WouldBe(self.by))
        )

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.untargetable.append((Context(ctx.source, player), WouldBe(self.by)))


phrase(
    Untargetable,
    en="<can't> be the target of {by:s}",
    es="no <puede> ser objetivo de {by:s}",
    when={"many": False},
)
phrase(
    Untargetable,
    en="<can't> be the targets of {by:s}",
    es="no <puede> ser objetivos de {by:s}",
    when={"many": True},
)


@final
@dataclass(frozen=True)
class UncounterableBy(Modification):
    """Can't be countered by what fits. CR 101.2, 701.6."""

    by: Filter

    def layer(self) -> int:
        return Layer.RULES

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.uncounterable.append((Context(ctx.source, ctx.controller), self.by))


phrase(
    UncounterableBy,
    en="<can't> be countered by {by:s}",
    es="no <puede> ser <*contrarrestado> por {by:s}",
)


def now_controller(game: Game, thing: int) -> int:
    """Whose opponents "your opponents" are, for what guards an object: its controller's."""
    return game.object(thing).controller


@final
@dataclass(frozen=True)
class Protect(Modification):
    """Has protection from sources that fit: the rules of targets, attachments and blocks ask.

    CR 702.16b, 702.16c, 702.16d, 702.16f.
    """

    quality: Filter

    def layer(self) -> int:
        return Layer.RULES

    def alike(self) -> bool:
        return is_impersonal(self.quality)

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.protections.append((Context(ctx.source, now_controller(game, thing)), self.quality))

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.protections.append((Context(ctx.source, player), self.quality))


@final
@dataclass(frozen=True)
class OfItsSource(Filter):
    """A spell that fits, or an ability whose source fits. CR 702.11d."""

    quality: Filter

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = game.object(thing)
        if found.item is not None and not found.item.is_spell:
            return self.quality.matches(game, ctx, found.item.ctx.source)
        return self.quality.matches(game, ctx, thing)


HEXPROOF: Final = plain(
    "hexproof",
    "antimaleficio",
    Keyword.HEXPROOF,
    (Static(SELF, (Untargetable(ControlledByOpponent()),)),),
)
"""CR 702.11b."""
SHROUD: Final = plain("shroud", "velo", Keyword.SHROUD, (Static(SELF, (Untargetable(Source()),)),))
"""CR 702.18a."""


# -- hexproof from a quality -----------------------------------------------------------------------


def _hexproof_from(name: str, quality: Filter, parameter: tuple[Node, ...]) -> Keyworded:
    opposing = All((OfItsSource(quality), ControlledByOpponent()))
    meaning = (Static(SELF, (Untargetable(opposing),)),)
    return Keyworded(name, Keyword.HEXPROOF, parameter, meaning)


# -- protection ------------------------------------------------------------------------------------


def guarded(quality: Filter) -> tuple[Ability, ...]:
    """What protection from a quality means. CR 702.16b-702.16f."""
    return (
        Static(SELF, (Protect(quality),)),
        Replacing(PreventDamage(to=SELF, by=quality)),
    )


def protection_from(parameter: tuple[Node, ...]) -> Keyworded:
    """Protection from what a description says: "protection from artifacts". CR 702.16a."""
    return Keyworded("protection from", 0, parameter, guarded(filter_in(parameter)))


def protection_from_two(parameter: tuple[Node, ...]) -> Keyworded:
    """Protection from two qualities, which are two abilities. CR 702.16g."""
    meaning: tuple[Ability, ...] = ()
    for quality in parameter:
        assert isinstance(quality, Filter), quality
        meaning = (*meaning, *guarded(quality))
    return Keyworded("protection", 0, parameter, meaning)


_COLORS: Final = (
    (Color.WHITE, "white", "blanco"),
    (Color.BLUE, "blue", "azul"),
    (Color.BLACK, "black", "negro"),
    (Color.RED, "red", "rojo"),
    (Color.GREEN, "green", "verde"),
)


def _register_colors() -> None:
    for color, english, spanish in _COLORS:
        name = f"protection from {english}"
        plain(name, f"protección contra {spanish}", 0, guarded(OfColor(color)))
        for other, more, mas in _COLORS:
            if other != color:
                plain(
                    f"{name} and from {more}",
                    f"protección contra {spanish} y contra {mas}",
                    0,
                    guarded(OfColor(color)) + guarded(OfColor(other)),
                )
        _register_hexproof(f"hexproof from {english}", spanish, OfColor(color))
        for other, more, mas in _COLORS:
            if other != color:  # CR 702.11f
                either = Either((OfColor(color), OfColor(other)))
                name = f"hexproof from {english} and from {more}"
                _register_hexproof(name, f"{spanish} y contra {mas}", either)


def _register_hexproof(name: str, es: str, quality: Filter) -> None:
    keyword(name, f"antimaleficio contra {es}", Always(_hexproof_from(name, quality, ())))


_register_colors()
_register_hexproof("hexproof from each color", "cada color", Not(ColorCount("colorless")))
"""CR 702.11g."""
for _all, _todos in (("all colors", "todos los colores"), ("each color", "cada color")):
    plain(
        f"protection from {_all}",
        f"protección contra {_todos}",
        0,
        guarded(Not(ColorCount("colorless"))),
    )
plain("protection from everything", "protección contra todo", 0, guarded(Source()))
plain(
    "protection from multicolored",
    "protección contra multicolor",
    0,
    guarded(ColorCount("multicolored")),
)
plain(
    "protection from monocolored",
    "protección contra monocolor",
    0,
    guarded(ColorCount("monocolored")),
)
plain(
    "protection from colorless",
    "protección contra incoloro",
    0,
    guarded(ColorCount("colorless")),
)
keyword(
    "protection from",
    "protección contra",
    protection_from,
    parameter="{0:s}",
    slots=("Filter",),
)
keyword(
    "protection",
    "protección contra",
    protection_from_two,
    parameter="from {0:s} and from {1:s}",
    parameter_es="{0:s} y contra {1:s}",
    slots=("Filter", "Filter"),
)
