"""Changes of color. CR 105.3, 613.1e."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Layer, Modification
from jajna.ir.declared.binding import Trait, trait
from jajna.kernel.state.context import Context
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = ["AddColors", "SetColors"]


@final
@dataclass(frozen=True)
class SetColors(Modification):
    """Replaces an object's colors with others, or makes it colorless. CR 105.3, 613.1e.

    ``becomes``: the text says so of what happens.
    """

    colors: int
    becomes: bool = False

    def happens(self) -> bool:
        """Whether it tells what happens, not what is so. CR 611.2e."""
        return self.becomes

    def layer(self) -> int:
        return Layer.COLOR

    def defines(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.colors = self.colors


phrase(SetColors, en="<is> {colors:colors}", es="<es> {colors:colors}", when={"becomes": False})

phrase(
    SetColors,
    en="<is> all colors",
    es="<es> de todos los colores",
    when={"becomes": False, "colors": 31},
)

phrase(
    SetColors,
    en="<becomes> {colors:colors}",
    es="se <vuelve> {colors:colors}",
    when={"becomes": True},
)
trait(SetColors, Trait.HAPPENS, when=SetColors.happens)


@final
@dataclass(frozen=True)
class AddColors(Modification):
    """Adds colors to those that an object has. CR 105.3, 613.1e."""

    colors: int
    becomes: bool = False

    def layer(self) -> int:
        return Layer.COLOR

    def only_adds(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.colors |= self.colors


phrase(
    AddColors,
    en="<is> {colors:colors} in addition to (its|their) other colors",
    es="<es> {colors:colors} además de sus otros colores",
    when={"becomes": False},
)
phrase(
    AddColors,
    en="<becomes> {colors:colors} in addition to (its|their) other colors",
    es="se <vuelve> {colors:colors} además de sus otros colores",
    when={"becomes": True},
)


def _becomes(made: AddColors) -> bool:
    return made.becomes


trait(AddColors, Trait.HAPPENS, when=_becomes)
