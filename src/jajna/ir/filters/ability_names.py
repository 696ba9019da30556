"""What asks by its name for a keyword ability that stands for others: "cards with flashback",
"if it has madness". CR 702.1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Condition, Filter, Ref
from jajna.ir.filters.common import object_of
from jajna.ir.refs import as_known
from jajna.vocab import Aspects, Reads
from jajna.wording import Value, phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = ["ABILITY_NAMES", "SINGLE_NAMES", "HasAbilityNamed", "WithAbilityNamed"]

_FAMILIES: Final[dict[str, str]] = {"cycling": "cycling", "landwalk": "walk"}
"""How the names of all abilities of a family end. CR 702.14a, 702.29f."""
_VARIANTS: Final[dict[str, tuple[str, ...]]] = {
    "morph": ("megamorph",),
    "kicker": ("multikicker",),
}
"""Keywords that are variants of another. CR 702.33c, 702.37b."""

ABILITY_NAMES: Final[dict[Value, tuple[str, str]]] = {
    "awaken": ("awaken", "despertar"),
    "cycling": ("cycling", "ciclo"),
    "disturb": ("disturb", "perturbar"),
    "embalm": ("embalm", "embalsamar"),
    "emerge": ("emerge", "emerger"),
    "eternalize": ("eternalize", "eternizar"),
    "flashback": ("flashback", "retrospectiva"),
    "foretell": ("foretell", "profetizar"),
    "forestwalk": ("forestwalk", "cruzar bosques"),
    "islandwalk": ("islandwalk", "cruzar islas"),
    "kicker": ("kicker", "estímulo"),
    "landwalk": ("landwalk", "cruzar tierras"),
    "level up": ("level up", "subir de nivel"),
    "madness": ("madness", "demencia"),
    "morph": ("morph", "metamorfosis"),
    "mountainwalk": ("mountainwalk", "cruzar montañas"),
    "mutate": ("mutate", "mutar"),
    "plainswalk": ("plainswalk", "cruzar llanuras"),
    "soulbond": ("soulbond", "vínculo de almas"),
    "suspend": ("suspend", "suspender"),
    "swampwalk": ("swampwalk", "cruzar pantanos"),
    "unearth": ("unearth", "desenterrar"),
}
"""Keyword abilities without a bit of their own, or families of them, as texts ask for them."""

SINGLE_NAMES: Final[dict[Value, tuple[str, str]]] = {
    name: pair
    for name, pair in ABILITY_NAMES.items()
    if name not in _FAMILIES and name not in _VARIANTS
}
"""Those of them that are one ability."""

words("ability name", ABILITY_NAMES)


def _has(thing: Object | None, name: str) -> bool:
    """Whether an object has a keyword ability of that name, or a variant of it. CR 702.29f."""
    if thing is None:
        return False
    for ability in thing.now.kit.keyworded:
        if ability.name == name or ability.name in _VARIANTS.get(name, ()):
            return True
        if name in _FAMILIES and ability.name.endswith(_FAMILIES[name]):
            return True
    return False


@final
@dataclass(frozen=True)
class WithAbilityNamed(Filter):
    """With a keyword ability of that name. CR 702.1.

    ``form`` is how the text says it: "" with the name alone, "a" or "many" with "ability".
    """

    name: str
    form: str = ""

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
