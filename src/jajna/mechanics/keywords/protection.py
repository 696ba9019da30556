"""Protection. CR 702.16."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Keyworded, Replacing, Static
from jajna.ir.base import Filter, Layer, Modification, Node
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import Either, Not
from jajna.ir.filters.nouns import Source
from jajna.ir.filters.qualities import ColorCount, HowColored, OfColor
from jajna.ir.measures import Stat, stat_value
from jajna.ir.refs import all_that_fit
from jajna.ir.scopes import is_impersonal
from jajna.kernel.state.context import Context
from jajna.mechanics.keywords.common import filter_in, plain
from jajna.mechanics.keywords.hexproof import register_hexproof
from jajna.mechanics.replacements.damage import PreventDamage
from jajna.mechanics.rules.untargetable import now_controller
from jajna.vocab import Color, Reads, is_player
from jajna.wording import keyword

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["Protect", "guarded", "protection_from"]


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


def guarded(quality: Filter) -> tuple[Ability, ...]:
    """The abilities that protection from a quality stands for. CR 702.16b-702.16f."""
    return (
        Static(SELF, (Protect(quality),)),
        Replacing(PreventDamage(to=SELF, by=quality)),
    )


def protection_from(parameter: tuple[Node, ...]) -> Keyworded:
    """Protection from things that fit a filter: "protection from artifacts". CR 702.16a."""
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
        plain(name, f"protección contra {spanish}", 0, guarded(OfColor(color)), rule="702.16")
        for other, more, mas in _COLORS:
            if other != color:
                plain(
                    f"{name} and from {more}",
                    f"protección contra {spanish} y contra {mas}",
                    0,
                    guarded(OfColor(color)) + guarded(OfColor(other)),
                    rule="702.16",
                )
        register_hexproof(f"hexproof from {english}", spanish, OfColor(color))
        for other, more, mas in _COLORS:
            if other != color:  # CR 702.11f
                either = Either((OfColor(color), OfColor(other)))
                name = f"hexproof from {english} and from {more}"
                register_hexproof(name, f"{spanish} y contra {mas}", either)


_register_colors()

for _all, _todos in (("all colors", "todos los colores"), ("each color", "cada color")):
    plain(
        f"protection from {_all}",
        f"protección contra {_todos}",
        0,
        guarded(Not(ColorCount(HowColored.COLORLESS))),
        rule="702.16",
    )

plain("protection from everything", "protección contra todo", 0, guarded(Source()), rule="702.16")

plain(
    "protection from multicolored",
    "protección contra multicolor",
    0,
    guarded(ColorCount(HowColored.MULTICOLORED)),
    rule="702.16",
)

plain(
    "protection from monocolored",
    "protección contra monocolor",
    0,
    guarded(ColorCount(HowColored.MONOCOLORED)),
    rule="702.16",
)

plain(
    "protection from colorless",
    "protección contra incoloro",
    0,
    guarded(ColorCount(HowColored.COLORLESS)),
    rule="702.16",
)

keyword(
    "protection from",
    "protección contra",
    protection_from,
    rule="702.16",
    parameter="{0:s}",
    slots=("Filter",),
)


@final
@dataclass(frozen=True)
class ManaValueAmong(Filter):
    """Whose mana value is that of one of the things that fit. CR 202.3."""

    among: Filter

    def reads(self) -> int:
        return self.among.reads() | Reads.BOARD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        value = stat_value(game, thing, Stat.MANA_VALUE)
        return any(
            stat_value(game, one, Stat.MANA_VALUE) == value
            for one in all_that_fit(game, ctx, self.among)
            if not is_player(one)
        )


def protection_from_mana_values(parameter: tuple[Node, ...]) -> Keyworded:
    """Protection from each mana value among things that fit. CR 702.16a."""
    quality = ManaValueAmong(filter_in(parameter))
    return Keyworded("protection from each mana value among", 0, parameter, guarded(quality))


keyword(
    "protection from each mana value among",
    "protección contra cada valor de maná entre",
    protection_from_mana_values,
    rule="702.16",
    parameter="{0:s}",
    parameter_es="{0:los}",
    slots=("Filter",),
)

keyword(
    "protection",
    "protección contra",
    protection_from_two,
    rule="702.16",
    parameter="from {0:s} and from {1:s}",
    parameter_es="{0:s} y contra {1:s}",
    slots=("Filter", "Filter"),
)
