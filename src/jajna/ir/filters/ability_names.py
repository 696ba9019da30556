"""What asks by its name for a keyword ability that stands for others: "cards with flashback",
"if it has madness". CR 702.1.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref
from jajna.ir.filters.common import object_of
from jajna.ir.refs import as_known
from jajna.vocab import Aspects, Reads
from jajna.wording import kind_of, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["HasAbilityNamed", "WithAbilityNamed", "WithEnchant"]


def _has(thing: Object | None, name: str) -> bool:
    """Whether an object has a keyword ability of that name, or a kind of it.

    CR 702.14a, 702.29f, 702.33c, 702.37b.
    """
    if thing is None:
        return False
    return any(name in (ability.name, kind_of(ability.name)) for ability in thing.now.kit.keyworded)


@final
@dataclass(frozen=True)
class WithAbilityNamed(Filter):
    """With a keyword ability of that name. CR 702.1.

    ``form`` is how the text says it: "" with the name alone, "has" with "that has" before it, "a"
    or "many" with "ability" behind it.
    """

    name: str
    form: str = field(default="", compare=False)

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return _has(object_of(game, thing), self.name)


phrase(
    WithAbilityNamed,
    en="with {name:ability name}",
    es="con la habilidad de {name:ability name}",
    when={"form": ""},
    place="suffix",
)
phrase(
    WithAbilityNamed,
    en="that has {name:ability name}",
    es="que <tenga> la habilidad de {name:ability name}",
    when={"form": "has"},
    place="suffix",
)
phrase(
    WithAbilityNamed,
    en="with a {name:ability name} ability",
    es="con una habilidad de {name:ability name}",
    when={"form": "a"},
    place="suffix",
)
phrase(
    WithAbilityNamed,
    en="with {name:ability name} abilities",
    es="con habilidades de {name:ability name}",
    when={"form": "many"},
    place="suffix",
)


@final
@dataclass(frozen=True)
class WithEnchant(Filter):
    """With an enchant ability for just what is described: "with enchant creature". CR 702.5a."""

    of: Filter

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None:
            return False
        return any(
            ability.name == "enchant" and ability.parameter == (self.of,)
            for ability in found.now.kit.keyworded
        )


phrase(
    WithEnchant,
    en="with enchant {of:one}",
    es="con la habilidad de encantar {of:one}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class HasAbilityNamed(Condition):
    """What is referred to has a keyword ability of that name, or hasn't. CR 702.1."""

    what: Ref
    name: str
    negative: bool = False

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        found = [object_of(game, thing) for thing in as_known(self.what, game, ctx)]
        return any(_has(one, self.name) != self.negative for one in found if one is not None)


phrase(
    HasAbilityNamed,
    en="{what} <has> {name:ability name}",
    es="{what} <tiene> la habilidad de {name:ability name}",
    when={"negative": False},
)
phrase(
    HasAbilityNamed,
    en="{what} <doesn't> have {name:ability name}",
    es="{what} no <tiene> la habilidad de {name:ability name}",
    when={"negative": True},
)
