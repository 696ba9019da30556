"""Basic land types that effects give to lands. CR 305.6, 305.7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Ability
from jajna.ir.base import Layer, Modification
from jajna.ir.declared.binding import Trait, trait
from jajna.kernel.objects.kit import Kit
from jajna.mechanics.continuous.abilities import GainAbilities, LoseAllAbilities
from jajna.subtypes import BASIC_LAND_TYPES, type_of
from jajna.vocab import Type
from jajna.wording import Value, phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = [
    "AddEveryLandType",
    "AddLandType",
    "BecomeLandType",
    "HasOnlyAbilities",
    "LoseLandTypes",
]

NO_ABILITIES: Final = Kit(())

_SPANISH: Final = {
    "Plains": "Llanura",
    "Island": "Isla",
    "Swamp": "Pantano",
    "Mountain": "Montaña",
    "Forest": "Bosque",
}
_ONE: Final[dict[Value, tuple[str, str]]] = {
    name: (
        f"{'an' if name == 'Island' else 'a'} {name}",
        f"{'una' if _SPANISH[name].endswith('a') else 'un'} {_SPANISH[name]}",
    )
    for name in BASIC_LAND_TYPES
}
words("a land type", _ONE)
words(
    "land types",
    {
        name: (name if name == "Plains" else name + "s", _SPANISH[name] + "s")
        for name in BASIC_LAND_TYPES
    },
)


@final
@dataclass(frozen=True)
class BecomeLandType(Modification):
    """Sets the land type: it loses its other land types and the abilities of its text. CR 305.7.

    ``many``: the text speaks of several lands; ``becomes``: it says so of what happens.
    """

    name: str
    many: bool = False
    becomes: bool = False

    def layer(self) -> int:
        return Layer.TYPE

    def happens(self) -> bool:
        """Whether it tells what happens, not what is so. CR 611.2e."""
        return self.becomes

    def removes_abilities(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if not now.types & Type.LAND:
            return
        kept = frozenset([one for one in now.subtypes if type_of(one) != Type.LAND])
        now.subtypes = kept | frozenset([self.name])
        now.kit = NO_ABILITIES
        now.keywords = 0


phrase(
    BecomeLandType,
    en="<is> {name:a land type}",
    es="<es> {name:a land type}",
    when={"many": False, "becomes": False},
)
phrase(
    BecomeLandType,
    en="<is> {name:land types}",
    es="<es> {name:land types}",
    when={"many": True, "becomes": False},
)
phrase(
    BecomeLandType,
    en="<becomes> {name:a land type}",
    es="se <convierte> en {name:a land type}",
    when={"many": False, "becomes": True},
)
trait(BecomeLandType, Trait.HAPPENS, when=BecomeLandType.happens)


@final
@dataclass(frozen=True)
class LoseLandTypes(Modification):
    """Loses all land types. CR 205.3i, 613.1d."""

    def layer(self) -> int:
        return Layer.TYPE

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.subtypes = frozenset([one for one in now.subtypes if type_of(one) != Type.LAND])


@final
@dataclass(frozen=True)
class HasOnlyAbilities(Modification):
    """Loses all land types and abilities, and gains others. CR 305.6, 613.1d, 613.1f, 613.6."""

    abilities: tuple[Ability, ...]

    def grants_abilities(self) -> bool:
        return True

    def layer(self) -> int:
        return Layer.TYPE

    def removes_abilities(self) -> bool:
        return True

    def parts(self) -> tuple[Modification, ...]:
        return (LoseLandTypes(), LoseAllAbilities(), GainAbilities(self.abilities, True))


phrase(
    HasOnlyAbilities,
    en="<loses> all land types and abilities, and they gain {abilities:and}",
    es="<pierde> todos sus tipos de tierra y habilidades, y ganan {abilities:and}",
)


@final
@dataclass(frozen=True)
class AddLandType(Modification):
    """Adds a land type, keeping all others and all abilities. CR 305.7.

    ``many``: the text speaks of several lands; ``land``: it says "other land types"; ``becomes``:
    it says so of what happens.
    """

    name: str
    many: bool = False
    land: bool = False
    becomes: bool = False

    def layer(self) -> int:
        return Layer.TYPE

    def happens(self) -> bool:
        """Whether it tells what happens, not what is so. CR 611.2e."""
        return self.becomes

    def only_adds(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if now.types & Type.LAND:
            now.subtypes |= frozenset([self.name])


phrase(
    AddLandType,
    en="<is> {name:a land type} in addition to its other [land? land] types",
    es="<es> {name:a land type} además de sus otros tipos [land? de tierra]",
    when={"many": False, "becomes": False},
)
phrase(
    AddLandType,
    en="<becomes> {name:a land type} in addition to its other [land? land] types",
    es="se <convierte> en {name:a land type} además de sus otros tipos [land? de tierra]",
    when={"many": False, "becomes": True},
)
phrase(
    AddLandType,
    en="<is> {name:land types} in addition to their other [land? land] types",
    es="<es> {name:land types} además de sus otros tipos [land? de tierra]",
    when={"many": True, "becomes": False},
)
trait(AddLandType, Trait.HAPPENS, when=AddLandType.happens)


@final
@dataclass(frozen=True)
class AddEveryLandType(Modification):
    """Adds all basic land types, keeping all others and all abilities. CR 305.7.

    ``many``: the text speaks of several lands; ``gains``: they gain the types.
    """

    many: bool = False
    gains: bool = False

    def layer(self) -> int:
        return Layer.TYPE

    def only_adds(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if now.types & Type.LAND:
            now.subtypes |= frozenset(BASIC_LAND_TYPES)


for _many, _its, _sus in ((False, "its", "sus"), (True, "their", "sus")):
    phrase(
        AddEveryLandType,
        en=f"<is> every basic land type in addition to {_its} other types",
        es=f"<es> de todos los tipos de tierra básica además de {_sus} otros tipos",
        when={"many": _many, "gains": False},
    )
phrase(
    AddEveryLandType,
    en="<gains> all basic land types",
    es="<gana> todos los tipos de tierra básica",
    when={"many": False, "gains": True},
)
